"""The stories that all clients share, played in a window."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import settle, wait
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from field_qt import FieldBox, FieldForm

STORIES = json.loads((Path(__file__).parents[3] / "protocol" / "stories" / "stories.json").read_text())["stories"]
KEYS = {
    "Return": Qt.Key.Key_Return, "Tab": Qt.Key.Key_Tab, "BackTab": Qt.Key.Key_Backtab, "Backspace": Qt.Key.Key_Backspace,
    "Delete": Qt.Key.Key_Delete, "Home": Qt.Key.Key_Home, "End": Qt.Key.Key_End, "Up": Qt.Key.Key_Up, "Down": Qt.Key.Key_Down,
    "Space": Qt.Key.Key_Space,
}  # fmt: skip
CONTROL = {"Undo": Qt.Key.Key_Z, "Redo": Qt.Key.Key_Y, "Paste": Qt.Key.Key_V}


def press(key: str) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    if key == "Clear":
        QTest.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(widget, Qt.Key.Key_Delete)
    elif key in CONTROL:
        QTest.keyClick(widget, CONTROL[key], Qt.KeyboardModifier.ControlModifier)
    else:
        QTest.keyClick(widget, KEYS[key])


def do(form: FieldForm, step: dict[str, Any]) -> None:
    if "type" in step:
        QTest.keyClicks(QApplication.focusWidget(), step["type"])
    if "press" in step:
        press(step["press"])
    if "paste" in step:
        QGuiApplication.clipboard().setText(step["paste"])
        press("Paste")
    if step.get("kill"):
        os.kill(form.server.client._transport.process.pid, signal.SIGKILL)  # type: ignore[union-attr]


def focused(form: FieldForm) -> str | None:
    widget = QApplication.focusWidget()
    return next((id for id, box in form.boxes.items() if widget is not None and box.isAncestorOf(widget)), None)


def shown(box: FieldBox) -> str:
    """The text that stands in the widget."""
    return box.line.text() if box.line is not None else box.field.text


def said(box: FieldBox) -> str | None:
    """The error that stands below the field."""
    helper = box._parts.get("helper")
    return helper.text() if helper is not None and not helper.isHidden() and box.property("kind") == "error" else None


def part(box: FieldBox, name: str) -> str:
    return box._parts[name].text() if name in box._parts else ""


SEEN: dict[str, Callable[[FieldBox], Any]] = {
    "text": shown,
    "typed": lambda box: box.field.typed,
    "error": said,
    "ghost": lambda box: box.line.ghost() if box.line is not None else "",
    "badge": lambda box: part(box, "badge"),
    "counter": lambda box: part(box, "counter"),
    "hidden": lambda box: box.isHidden(),
}


def see(form: FieldForm, name: str, wanted: Any, submitted: list[Any]) -> Any:
    """What there is to see, in the words of what is wanted."""
    match name:
        case "focus":
            return focused(form)
        case "page":
            return form.form.page
        case "submitted":
            return submitted[-1].values if submitted else None
        case "answers":
            result = submitted[-1] if submitted else None
            return result and {id: result.typed.get(id, value or None) for id, value in result.values.items()}
        case "masked":
            return [id for id in wanted if form.boxes[id].line and form.boxes[id].line.displayText() != form.boxes[id].line.text()]  # type: ignore[union-attr]
    return {id: SEEN[name](form.boxes[id]) for id in wanted}


def seen(form: FieldForm, then: dict[str, Any], submitted: list[Any]) -> dict[str, Any]:
    return {name: see(form, name, wanted, submitted) for name, wanted in then.items()}


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story["name"].replace(" ", "-"))
def test_story(shown: Callable[..., FieldForm], story: dict[str, Any]) -> None:
    definition = {name: story[name] for name in ("fields", "pages") if name in story}
    form = shown({"title": story["name"], "form": "story", **definition})
    submitted: list[Any] = []
    form.submitted.connect(submitted.append)
    for number, step in enumerate(story["steps"]):
        do(form, step)
        if not step.get("kill"):
            settle(form)
        then = step.get("then", {})
        wait(lambda then=then: seen(form, then, submitted) == then, lambda: f"step {number + 1}, {step}: {seen(form, step['then'], submitted)}")
