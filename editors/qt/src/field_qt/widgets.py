"""Widgets of Qt's own that show a `Field`: a line, lines, a box, a list to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from os.path import commonprefix

from field_client import Field
from field_client.protocol import EditCause, FieldEditResult, Presentation
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QModelIndex, QPointF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QInputMethodEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtGui import QTextCharFormat, QTextCursor, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit, QToolButton, QWidget

from .bridge import FieldWidget, TextWidget
from .choices import ChoiceModel, FieldCompleter
from .labels import unmarked
from .text import units

LEAVING = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


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
        self.list.activated[QModelIndex].connect(self._clicked)  # type: ignore[index]
        self.bind(field)
        self.textChanged.connect(lambda _: self._edited())
        self.cursorPositionChanged.connect(lambda *_: self._moved())
        self.selectionChanged.connect(self._moved)

    def _text(self) -> str:
        return self.text()

    def _set_text(self, text: str) -> None:
        self.setText(text)
        self._marked.clear()

    def _ends(self) -> tuple[int, int]:
        caret = self.cursorPosition()
        if not self.hasSelectedText():
            return caret, caret
        start, end = self.selectionStart(), self.selectionEnd()
        return (end, start) if caret == start else (start, end)

    def _set_ends(self, anchor: int, caret: int) -> None:
        self.setCursorPosition(caret) if anchor == caret else self.setSelection(anchor, caret - anchor)

    def _dress(self, shown: Presentation) -> None:
        super()._dress(shown)
        self.setEchoMode(QLineEdit.EchoMode.Password if shown.secure else QLineEdit.EchoMode.Normal)
        self.setDragEnabled(not self.is_secret)
        if shown.template is not None:
            # Its signs stand from left to right in every script.
            self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.dress_combo()
        self.update()

    def dress_combo(self) -> None:
        """Of a line in a list to choose from, the list has the keyboard, and a screen reader reads that."""
        if isinstance(combo := self.parentWidget(), QComboBox):
            combo.setAccessibleName(self.accessibleName())
            combo.setAccessibleDescription(self.accessibleDescription())

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

    def commit(self) -> None:
        entry = self.list.take()
        super().commit() if entry is None else self.send(self.field.pick(entry))

    def _clicked(self, index: QModelIndex) -> None:
        """The mouse took an entry of the list of what is found."""
        if (entry := self.list.found.entries.get(index.row())) is not None:
            self.send(self.field.pick(entry))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in LEAVING:
            # A mark that was moved in an open list is meant, as with Return.
            if (entry := self.list.take()) is not None:
                self.send(self.field.pick(entry))
        return super().event(event)

    @contextmanager
    def _hidden(self) -> Iterator[None]:
        """Hides a secret meanwhile: X11 has a clipboard for all that is selected, but for what is hidden."""
        if self.is_secret:
            self.setEchoMode(QLineEdit.EchoMode.Password)
        try:
            yield
        finally:
            if self._dressed is not None and not self._dressed.secure:
                self.setEchoMode(QLineEdit.EchoMode.Normal)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        with self._hidden():
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        middle = event.button() == Qt.MouseButton.MiddleButton
        with self._hidden(), self.because(EditCause.PASTE if middle else self._cause):
            super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if rest := self.ghost():
            # Where the text ends is known by where its caret is.
            painter, metrics, cursor = QPainter(self), QFontMetricsF(self.font()), self.cursorRect()
            behind = metrics.horizontalAdvance(self.displayText()[self.cursorPosition() :])
            room = QRegion(self.contentsRect().marginsRemoved(self.textMargins()))
            for icon in self.findChildren(QToolButton):
                # Icons are drawn on top, and have no ground of their own.
                room -= QRegion(icon.geometry())
            painter.setClipRegion(room)
            painter.setPen(self.palette().placeholderText().color())
            painter.setLayoutDirection(self.layoutDirection())
            painter.drawText(QPointF(cursor.x() + cursor.width() / 2 + behind, cursor.y() + metrics.ascent()), rest)


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
        # `toPlainText` makes spaces of those that do not break.
        return self.document().toRawText().replace("\u2029", "\n")

    def _set_text(self, text: str) -> None:
        before = self._text()
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


class FieldCheckBox(FieldWidget, QCheckBox):
    """Yes or no."""

    committed = Signal(object)

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bind(field)

    def _take(self) -> None:
        super()._take()
        self.setChecked(self.field.checked)

    def _dress(self, shown: Presentation) -> None:
        self.setText(unmarked(f"{shown.label.text} *" if shown.label.required else shown.label.text))

    def nextCheckState(self) -> None:
        if self._dressed is None or not self._dressed.read_only:
            super().nextCheckState()
            self.send(self.field.toggle())


class FieldComboBox(QComboBox):
    """One of a list: typed with its line, in which entries are looked for, or taken from the list."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field, self.line, self.choices = field, FieldLineEdit(field), ChoiceModel(field, self)
        # A list may be long: nobody measures all of it.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.view().setUniformItemSizes(True)  # type: ignore[attr-defined]
        with self.line.taking():
            # Qt empties the line where it has another list.
            self.setLineEdit(self.line)
            self.setCompleter(None)  # type: ignore[arg-type]
            self.setModel(self.choices)
        self.activated.connect(lambda row: self.line.send(field.pick(row)))
        self.line.dress_combo()

    def showPopup(self) -> None:
        if self.line.isReadOnly():
            return
        with self.line.taking():
            self.choices.restart()
            # The list opens at what is chosen, and Return there leaves it as it is.
            self.setCurrentIndex(next((each.index for each in self.field.entries if each.selected), -1))
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        opens = event.key() == Qt.Key.Key_F4 or (alt and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up))
        self.showPopup() if opens else self.line.event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
