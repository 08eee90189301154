"""The widgets as protocol/conformance asks for them: events of Qt's in a window, and what stands in it then."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QSocketNotifier, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPlainTextEdit, QWidget

from field_qt import FieldBox, FieldForm, FieldServer
from field_qt.bridge import TextWidget
from field_qt.loop import QtLoop
from field_qt.text import scalars, units

sys.path.append(str(Path(__file__).resolve().parents[2] / "python" / "tests"))
from adapter import ACTS, Kit, hello  # noqa: E402

KEYS = {
    "backward": Qt.Key.Key_Backspace, "forward": Qt.Key.Key_Delete, "left": Qt.Key.Key_Left, "right": Qt.Key.Key_Right,
    "increment": Qt.Key.Key_Up, "decrement": Qt.Key.Key_Down, "undo": Qt.Key.Key_Z, "redo": Qt.Key.Key_Y, "paste": Qt.Key.Key_V,
    "commit": Qt.Key.Key_Return, "toggle": Qt.Key.Key_Space, "\n": Qt.Key.Key_Return,
}  # fmt: skip
WITH_KEYBOARD = "type delete move undo redo step commit toggle paste focus compose composed select".split()


class QtKit(Kit):
    """Nothing here waits for asyncio, whose loop Qt's turns: a line is done when its coroutine returns."""

    async def begin(self, server: str, form: Any, validator: Any) -> None:
        self.window: FieldForm | None = None
        self.server: FieldServer | None = None
        self.server = FieldServer(server, capabilities={"events": True}, keep_every=None)
        self.client = self.server.client
        if validator is not None:
            self.client.validator()(validator)
        self.window = FieldForm(self.server, {"title": "Form", **form})
        self.form = self.window.form
        # What came of it, beside what the form makes of it: where that is to ask once more and wait, the first.
        submit = self.form.submit

        async def noting(*, wait: bool = False, **options: Any) -> Any:
            result = await submit(wait=wait, **options)
            if not wait:
                self.said.update(submitted=result)
            return result

        self.form.submit = noting  # type: ignore[method-assign, assignment]
        self.window.resize(700, 900)
        self.window.show()
        self.window.activateWindow()
        while not self.window.is_built:
            QTest.qWait(1)
        for box in self.window.boxes.values():
            (box.line or box.editor).committed.connect(lambda result: self.said.update(commit=result))  # type: ignore[attr-defined]

    async def close(self, **_: Any) -> dict[str, Any]:
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if self.server is not None:
            self.server.close()
        return {}

    def go(self, field: str) -> QWidget:
        assert self.window is not None
        while field not in self.window.boxes:
            QTest.qWait(1)  # Its row is new.
        editor = self.window.boxes[field].editor
        if not editor.hasFocus():
            # No Tab: that selects.
            editor.setFocus(Qt.FocusReason.OtherFocusReason)
        return QApplication.focusWidget() or editor

    async def act(self, act: str, field: str, word: Any) -> dict[str, Any]:
        assert self.window is not None
        if act == "blur":
            QApplication.focusWidget().clearFocus()
        elif act == "submit":
            self.window.submit()
        elif act == "turn":
            self.window.turn(word) if word in ("next", "previous") else self.window.turn_to(word)
        elif act in WITH_KEYBOARD:
            self.press(self.go(field), act, field, word)
        else:
            await super().act(act, field, word)
        return {}

    def press(self, widget: QWidget, act: str, field: str, word: Any) -> None:
        control = Qt.KeyboardModifier.ControlModifier
        match act:
            case "type":
                for character in word:
                    if character in KEYS:
                        QTest.keyClick(widget, KEYS[character])
                    else:
                        QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, character))
            case "delete" | "move" | "step":
                QTest.keyClick(widget, KEYS[word])
            case "commit" | "toggle":
                QTest.keyClick(widget, KEYS[act])
            case "undo" | "redo":
                QTest.keyClick(widget, KEYS[act], control)
            case "paste":
                QGuiApplication.clipboard().setText(word)
                QTest.keyClick(widget, KEYS[act], control)
            case "select":
                text = self.form.fields[field].text
                start, end = (units(text, each) for each in word)
                if isinstance(widget, QPlainTextEdit):
                    cursor = widget.textCursor()
                    cursor.setPosition(start)
                    cursor.setPosition(end, cursor.MoveMode.KeepAnchor)
                    widget.setTextCursor(cursor)
                elif isinstance(widget, QLineEdit):
                    widget.setCursorPosition(start) if start == end else widget.setSelection(start, end - start)
            case "compose":
                QCoreApplication.sendEvent(widget, QInputMethodEvent(word, []))
            case "composed":
                event = QInputMethodEvent("", [])
                event.setCommitString(word)
                QCoreApplication.sendEvent(widget, event)

    def field(self, field: Any) -> dict[str, Any]:
        """What the widgets show."""
        known = super().field(field)
        assert self.window is not None
        box: FieldBox | None = self.window.boxes.get(field.id)
        if box is None:
            return known | {"hidden": True}
        known["hidden"] = box.isHidden() and self.form.is_on_page(field)
        editor, line = box.editor, box.line
        known["enabled"] = editor.isEnabled()
        if isinstance(editor, QAbstractButton):
            known["checked"] = editor.isChecked()
        if isinstance(widget := line or editor, TextWidget):
            text, (start, end) = widget._text(), sorted(widget._ends())
            known["selection"] = [scalars(text, start), scalars(text, end)]
            known["text"] = text[: scalars(text, end)] + widget._preedit + text[scalars(text, end) :]
            known["readOnly"] = widget.isReadOnly()
        if line is not None and line.shows_ghost:
            known["rest"] = line.ghost() or known["rest"] and ""
        for name in ("counter", "label"):
            part = box._parts.get(name)
            shown = part.text().removesuffix(" *") if part is not None and not part.isHidden() else ""
            known[name] = shown or (known[name] if name == "label" and isinstance(editor, QAbstractButton) else known[name] and "")
        below = box._parts.get("helper")
        said = below.text() if below is not None and not below.isHidden() else ""
        if known["helper"] and known["helper"] not in said:
            known["helper"] = said
        return known


def value_of(work: Coroutine[Any, Any, str]) -> str:
    """What a coroutine returns that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as done:
        return str(done.value)
    raise RuntimeError("a line waits for asyncio")


def main() -> None:
    application = QApplication(sys.argv[:1])
    # There is none between two vectors.
    application.setQuitOnLastWindowClosed(False)
    kit = QtKit()

    def read() -> None:
        notifier.setEnabled(False)
        line = sys.stdin.buffer.readline()
        if not line:
            application.quit()
            return
        said = value_of(kit.line(line))
        QTest.qWait(1)
        print(said, flush=True)
        notifier.setEnabled(True)

    logging.disable()
    QtLoop.shared()
    notifier = QSocketNotifier(0, QSocketNotifier.Type.Read)
    notifier.activated.connect(lambda *_: read())
    print(hello("Qt", ACTS + " compose composed"), flush=True)
    application.exec()


main()
