"""Widgets of Qt's own that show a `Field`: a line, lines, a box, a list to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from os.path import commonprefix

from field_client import Field
from field_client.protocol import EditCause, FieldEditResult, Presentation
from PySide6.QtCore import QCoreApplication, QMimeData, QPointF, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF, QInputMethodEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QTextCharFormat, QTextCursor, QWheelEvent,
)
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QListView, QPlainTextEdit, QStyle, QStyleOptionFrame, QTextEdit, QWidget

from .bridge import TextWidget, ValueWidget
from .choices import ChoiceModel, FieldCompleter
from .text import units


class FieldLineEdit(TextWidget, QLineEdit):
    """A line of text, with what is still to be typed of it."""

    committed = Signal(object)
    """The Return key led somewhere: a `FieldCommitResult`."""
    completed = Signal(str)
    """Nothing more can be typed; the field that comes next."""
    refused = Signal(str)
    """Why a key was not taken."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marked: list[tuple[int, int, QTextCharFormat]] = []
        # The field says how long a text may be.
        self.setMaxLength((1 << 31) - 1)
        self.list = FieldCompleter(self, field)
        self.bind(field)
        self.textChanged.connect(lambda _: self._edited())
        self.cursorPositionChanged.connect(lambda *_: self._moved())
        self.selectionChanged.connect(self._moved)

    def _text(self) -> str:
        return self.text()

    def _set_text(self, text: str) -> None:
        anchor, caret = self._ends()
        self.setText(text)
        self._set_ends(anchor, caret)
        self._marked.clear()

    def _ends(self) -> tuple[int, int]:
        caret = self.cursorPosition()
        if not self.hasSelectedText():
            return caret, caret
        start, end = self.selectionStart(), self.selectionEnd()
        return (end, start) if caret == start else (start, end)

    def _set_ends(self, anchor: int, caret: int) -> None:
        if anchor == caret:
            self.setCursorPosition(caret)
        else:
            self.setSelection(anchor, caret - anchor)

    def _dress(self, shown: Presentation) -> None:
        super()._dress(shown)
        echo = QLineEdit.EchoMode.Password if shown.secure else QLineEdit.EchoMode.Normal
        if self.echoMode() != echo:
            self.setEchoMode(echo)
        self.setDragEnabled(not self.is_secret)
        if shown.template is not None:
            # Its signs stand from left to right in every script.
            self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.update()

    def _mark(self) -> None:
        marks = self.marks()
        if marks == self._marked:
            return
        # Qt has no other door to the looks of a part of a line.
        self._marked, caret, kind = marks, self.cursorPosition(), QInputMethodEvent.AttributeType.TextFormat
        looks = [QInputMethodEvent.Attribute(kind, start - caret, end - start, look) for start, end, look in marks]
        QCoreApplication.sendEvent(self, QInputMethodEvent("", looks))

    def _answered(self, result: FieldEditResult, cause: EditCause | None) -> None:
        self.list.offer()
        super()._answered(result, cause)

    def _return(self) -> None:
        entry = self.list.take()
        if entry is not None:
            self.send(self.field.pick(entry))
        else:
            self.commit()

    @contextmanager
    def _hidden(self) -> Iterator[None]:
        """Hides a secret meanwhile: X11 has a clipboard for all that is selected, but for what is hidden."""
        echo = self.echoMode()
        if self.is_secret:
            self.setEchoMode(QLineEdit.EchoMode.Password)
        try:
            yield
        finally:
            if self.is_secret and self._dressed is not None and not self._dressed.secure:
                self.setEchoMode(echo)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        with self._hidden():
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        middle = event.button() == Qt.MouseButton.MiddleButton
        with self._hidden(), self.because(EditCause.PASTE if middle else self._cause):
            super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        rest = self.ghost()
        if not rest:
            return
        painter, shown, caret = QPainter(self), self.displayText(), self.cursorPosition()
        shown, caret = shown[:caret] + self._preedit + shown[caret:], caret + len(self._preedit)
        at, place = self._advance(shown), self._advance(shown[:caret])
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        cursor = self.cursorRect()
        painter.setClipRect(room.marginsRemoved(self.textMargins()))
        painter.setPen(self.palette().placeholderText().color())
        metrics = self.fontMetrics()
        left = cursor.x() + cursor.width() / 2 - place + at
        painter.drawText(QPointF(left, cursor.y() + (cursor.height() - metrics.height()) / 2 + metrics.ascent()), rest)

    def _advance(self, text: str) -> float:
        return QFontMetricsF(self.font()).horizontalAdvance(text)


class FieldPlainTextEdit(TextWidget, QPlainTextEdit):
    """Lines of text. Return begins another, Ctrl+Return leaves the field."""

    committed, completed, refused = Signal(object), Signal(str), Signal(str)

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.bind(field)
        self.textChanged.connect(self._edited)
        self.cursorPositionChanged.connect(self._moved)
        self.selectionChanged.connect(self._moved)

    def _text(self) -> str:
        return self.toPlainText()

    def _set_text(self, text: str) -> None:
        before = self.toPlainText()
        if text == before:
            return
        # What stays the same keeps its place, and the view with it.
        start = len(commonprefix([before, text]))
        same = len(commonprefix([before[start:][::-1], text[start:][::-1]]))
        cursor = QTextCursor(self.document())
        cursor.setPosition(units(before, start))
        cursor.setPosition(units(before, len(before) - same), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text[start : len(text) - same])

    def _ends(self) -> tuple[int, int]:
        return self.textCursor().anchor(), self.textCursor().position()

    def _set_ends(self, anchor: int, caret: int) -> None:
        cursor = self.textCursor()
        cursor.setPosition(anchor)
        cursor.setPosition(caret, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def _mark(self) -> None:
        selections = []
        for start, end, look in self.marks():
            selection = QTextEdit.ExtraSelection()
            selection.cursor = QTextCursor(self.document())
            selection.cursor.setPosition(start)
            selection.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            selection.format = look
            selections.append(selection)
        self.setExtraSelections(selections)

    def insertFromMimeData(self, source: QMimeData) -> None:
        with self.because(self._cause or EditCause.PASTE):
            super().insertFromMimeData(source)

    def createMimeDataFromSelection(self) -> QMimeData:
        return QMimeData() if self.is_secret else super().createMimeDataFromSelection()


class FieldCheckBox(ValueWidget, QCheckBox):
    """Yes or no."""

    committed = Signal(object)

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bind(field)

    def _take(self) -> None:
        super()._take()
        self.setChecked(self.field.checked)

    def _dress(self, shown: Presentation) -> None:
        self.setText(shown.label.text)

    def nextCheckState(self) -> None:
        if self._dressed is None or not self._dressed.read_only:
            super().nextCheckState()
            self.send(self.field.toggle())


class FieldComboBox(QComboBox):
    """One of a list: typed with its line, in which entries are looked for, or taken from the list."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field, self.line = field, FieldLineEdit(field)
        # A list may be long: nobody measures all of it.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
        self.setEditable(True)
        self.setLineEdit(self.line)
        self.setCompleter(None)  # type: ignore[arg-type]
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        view = QListView(self)
        view.setUniformItemSizes(True)
        self.setView(view)
        self.setModel(ChoiceModel(field, self))
        self.activated.connect(lambda row: self.line.send(field.pick(row)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if event.key() == Qt.Key.Key_F4 or (alt and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up)):
            self.showPopup()
        else:
            self.line.event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
