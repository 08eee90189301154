"""A server, an application without a screen, and fields in windows of it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from field_qt import FieldBox, FieldForm, FieldServer

SECONDS = 120.0


def wait(condition: Callable[[], Any], what: str | Callable[[], str] = "") -> None:
    """Lets Qt work until something holds."""
    until = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < until, f"never came: {what() if callable(what) else what or condition}"
        QTest.qWait(1)


def turn_wheel(widget: QWidget) -> None:
    """Towards the user, by one notch, over the middle of a widget."""
    place = QPointF(widget.rect().center())
    wheel = QWheelEvent(
        place, QPointF(widget.mapToGlobal(place.toPoint())), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, wheel)


@pytest.fixture(scope="session")
def application() -> QApplication:
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    return application


@pytest.fixture
def server(application: QApplication) -> Iterator[FieldServer]:
    server = FieldServer()
    yield server
    server.close()


class Window:
    """Fields below each other in a window that has the keyboard."""

    def __init__(self, server: FieldServer) -> None:
        self.server = server
        self.widget = QWidget()
        self.widget.resize(420, 400)
        self.boxes: list[FieldBox] = []

    def box(self, field: str = "field", **options: Any) -> FieldBox:
        box = FieldBox(self.server.field(field, **options), self.widget)
        box.setGeometry(10, 10 + 80 * len(self.boxes), 400, 70)
        self.boxes.append(box)
        self.widget.show()
        box.editor.setFocus(Qt.FocusReason.TabFocusReason)
        self.widget.activateWindow()
        wait(lambda: box.editor.hasFocus(), "the keyboard")
        self.settle()
        return box

    def settle(self) -> None:
        """Waits until everything is answered and shown."""
        for box in self.boxes:
            wait(lambda box=box: box.field.is_settled, "answers")
        QTest.qWait(1)
        QApplication.sendPostedEvents()

    def keys(self, *keys: str | Qt.Key, control: bool = False, shift: bool = False) -> None:
        """Presses keys, wherever the keyboard is."""
        modifiers = Qt.KeyboardModifier.NoModifier
        if control:
            modifiers |= Qt.KeyboardModifier.ControlModifier
        if shift:
            modifiers |= Qt.KeyboardModifier.ShiftModifier
        for key in keys:
            focused = QApplication.focusWidget()
            assert focused is not None
            if isinstance(key, str) and key.isascii():
                QTest.keyClicks(focused, key, modifiers)
            elif isinstance(key, str):
                for character in key:
                    QApplication.sendEvent(focused, QKeyEvent(QEvent.Type.KeyPress, 0, modifiers, character))
            else:
                QTest.keyClick(focused, key, modifiers)
        self.settle()


@pytest.fixture
def window(server: FieldServer) -> Iterator[Window]:
    window = Window(server)
    yield window
    window.widget.close()
    window.widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def shown(server: FieldServer) -> Iterator[Callable[..., FieldForm]]:
    """Makes forms that show and have the keyboard."""
    forms: list[FieldForm] = []

    def make(definition: Any, **options: Any) -> FieldForm:
        form = FieldForm(server, definition, **options)
        forms.append(form)
        form.resize(600, 700)
        form.show()
        form.activateWindow()
        wait(lambda: form.is_built, "all widgets")
        form.go_to_first()
        return form

    yield make
    for form in forms:
        form.close()
        form.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def type_into(form: FieldForm, field: str, keys: str) -> None:
    """Gives a field the keyboard and presses keys."""
    form.go(field)
    wait(lambda: form.boxes[field].editor.hasFocus(), field)
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, keys)
    settle(form)


def settle(form: FieldForm) -> None:
    wait(lambda: all(field.is_settled for field in form.form), "answers")
    QTest.qWait(1)
