"""What widgets that show a `Field` share. They edit by themselves; what they did is sent, what became of it is taken."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from field_client import Field
from field_client.protocol import EditCause, FieldEditResult, Presentation
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QContextMenuEvent, QFocusEvent
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QKeySequence, QTextCharFormat, QWheelEvent
from PySide6.QtWidgets import QMenu, QWidget

from .hints import input_hints
from .loop import QtLoop, later, when
from .text import change, scalars, units

# How long a key waits for its answer before the widget shows it as it was typed, and how long Return does.
PATIENCE_SECONDS, COMMIT_SECONDS = 0.015, 0.1
STEPS = {
    Qt.Key.Key_Up: ("increment", 1), Qt.Key.Key_PageUp: ("increment", 10),
    Qt.Key.Key_Down: ("decrement", 1), Qt.Key.Key_PageDown: ("decrement", 10),
}  # fmt: skip
PARTS = {Qt.Key.Key_Left: "previous", Qt.Key.Key_Right: "next"}
DELETIONS = {Qt.Key.Key_Backspace: "backward", Qt.Key.Key_Delete: "forward"}
AROUND = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""The keyboard goes to another window or to a menu, and comes back here."""


class FieldWidget(QWidget if TYPE_CHECKING else object):  # type: ignore[misc]
    """What the widgets of all kinds of fields share. It stands in front of one of Qt's own classes."""

    field: Field
    _is_due = _is_taking = _was_secret = False
    _dressed: Presentation | None = None

    def bind(self, field: Field) -> None:
        """Shows a field, from now on."""
        self.field = field
        self.destroyed.connect(field.on_change(self._changed))
        self._take()

    def _changed(self, _: Field) -> None:
        # Once for all that comes together, and not while the client is at work.
        if not self._is_due:
            self._is_due = True
            later(self, self.refresh)

    def refresh(self) -> None:
        """Takes over what the field shows, where that is news."""
        if self._is_due:
            self._is_due = False
            self._take()

    def _take(self) -> None:
        shown = self.field.presentation
        self.setEnabled(self.field.state.enabled)
        if shown is not None and shown is not self._dressed:
            self._dressed = shown
            self.setAccessibleName(shown.accessibility.label)
            self.setAccessibleDescription(shown.accessibility.hint or "")
            self._dress(shown)

    def _dress(self, shown: Presentation) -> None:
        """Looks as it is told."""

    def event(self, event: QEvent) -> bool:
        if self._is_due and event.type() in (QEvent.Type.KeyPress, QEvent.Type.InputMethod, QEvent.Type.MouseButtonPress):
            # What the user does is done to what the field holds.
            self.refresh()
        return bool(super().event(event))

    def send(self, answer: Future[Any], patience: float = PATIENCE_SECONDS) -> None:
        """Waits a moment for an answer, so that nothing shows that is not taken. A server that is gone is not missed."""
        QtLoop.shared().settle(answer.done, patience)
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.refresh()

    def commit(self) -> None:
        """The Return key."""
        answer = self.field.commit()
        # What is typed behind it is meant for where it leads.
        self.send(answer, COMMIT_SECONDS)
        when(answer, self, self.committed.emit)

    def undo(self) -> None:
        self.send(self.field.undo())

    def redo(self) -> None:
        self.send(self.field.redo())

    def refuse(self, words: str) -> None:
        """Tells the user once that a key was not taken."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
        self.refused.emit(words)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._own_key(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _own_key(self, event: QKeyEvent) -> bool:
        """Does what a key means to every field."""
        shown, key = self._dressed, Qt.Key(event.key())
        leaves = event.modifiers() & Qt.KeyboardModifier.ControlModifier or not (shown and shown.multiline)
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.redo()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and leaves:
            self.commit()
        elif key in STEPS and shown is not None and shown.stepping is not None:
            self.send(self.field.step(*STEPS[key]))
        else:
            return False
        return True

    # The keyboard comes and goes.

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.field.has_focus:
            self.field.focus().add_done_callback(lambda done: done.cancelled() or done.exception())
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in AROUND:
            self.field.blur().add_done_callback(lambda done: done.cancelled() or done.exception())

    def wheelEvent(self, event: QWheelEvent) -> None:
        # A page that is scrolled past a field does not change it.
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class TextWidget(FieldWidget):
    """A widget in which text is edited, by all means that Qt has; undo is the server's."""

    shows_ghost = True
    """False: a label is in the place of the text."""
    _shown = ""
    """The text that the widget showed when it was last heard of."""
    _cause: EditCause | None = None
    _placing: Future[Any] | None = None
    """The answer that says where the caret came to stand."""
    _preedit = ""
    """What an input method has in hand: it is no text yet, and no text is put under it."""

    # What a class of Qt's has to say

    _text: Callable[[], str]
    _set_text: Callable[[str], None]
    _ends: Callable[[], tuple[int, int]]
    """The anchor and the caret, in Qt's units."""
    _set_ends: Callable[[int, int], None]
    _mark: Callable[[], None]
    """Gives the `marks` their looks."""

    # What the user did

    @contextmanager
    def because(self, cause: EditCause | None) -> Iterator[None]:
        """Says where the edits come from that are made meanwhile."""
        before, self._cause = self._cause, cause
        try:
            yield
        finally:
            self._cause = before

    def selection(self) -> tuple[int, int]:
        """What is selected, counted as the field counts."""
        start, end = sorted(self._ends())
        return scalars(self._shown, start), scalars(self._shown, end)

    def _edited(self) -> None:
        """The text is another, whoever changed it: keys, an input method, a menu, a drop, a screen reader."""
        text = self._text()
        if self._is_taking or text == self._shown:
            return
        before, self._shown, cause = self._shown, text, self._cause
        found = change(before, text, self.selection()[1]) if before == self.field.text else None
        answer = self.field.replace(*found, cause) if found else self.field.set_text(text, cause, self.selection())
        pasted = self.field.judge_paste(answer) if cause is not None else None
        self.send(pasted or answer)
        when(answer, self, lambda result: self._answered(result, cause))
        if pasted is not None:
            when(pasted, self, lambda words: self.refuse(words) if words else None)

    def _moved(self) -> None:
        """The selection is another."""
        if not self._is_taking and self._text() == self._shown and self.selection() != self.field.selection:
            self._placing = self.field.select(*self.selection())
            self.send(self._placing)

    def _answered(self, result: FieldEditResult, cause: EditCause | None) -> None:
        if result.dropped or not result.accepted:
            if cause is None:
                self.refuse(result.refusal or "")
        elif result.next is not None:
            self.completed.emit(result.next)

    # What became of it

    def _take(self) -> None:
        if self._preedit:
            self._is_due = True
            return
        with self.taking():
            super()._take()
        self._mark()

    @contextmanager
    def taking(self) -> Iterator[None]:
        """What Qt does to the text meanwhile is no edit; behind it the widget shows what the field does."""
        self._is_taking = True
        yield
        text = self._shown = self.field.text
        if text != self._text() or self.is_secret:
            # A secret is set each time, which makes Qt forget the steps to it.
            self._set_text(text)
        start, end = (units(text, each) for each in self.field.selection)
        if (start, end) != tuple(sorted(self._ends())):
            self._set_ends(start, end)
        self._is_taking = False

    @property
    def is_secret(self) -> bool:
        """Whether the text is a secret, shown or not."""
        shown = self.field.presentation
        return shown is not None and (shown.secure or shown.masked is not None or self._was_secret)

    def _dress(self, shown: Presentation) -> None:
        self._was_secret = self._was_secret or shown.secure
        self.setInputMethodHints(input_hints(shown, self.is_secret))
        self.setReadOnly(bool(shown.read_only))
        self.setPlaceholderText("" if shown.template or not self.shows_ghost else shown.placeholder or "")

    def ghost(self) -> str:
        """What stands behind the text, of what is still to be typed."""
        template = self._dressed.template if self._dressed and self.shows_ghost else None
        return template.text[max(template.filled, len(self._shown)) :] if template else ""

    def marks(self) -> list[tuple[int, int, QTextCharFormat]]:
        """Where the text looks otherwise, in Qt's units: placeholders in it, and what is wrong."""
        gap, wrong = QTextCharFormat(), QTextCharFormat()
        gap.setForeground(self.palette().placeholderText())
        wrong.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        wrong.setUnderlineColor(QColor("#d93025"))
        ranges = [(start, end, gap) for start, end in self.field.gaps]
        ranges += [(each.range.start, each.range.end, wrong) for each in self.field.diagnostics if each.severity == 1]
        return [(units(self._shown, start), units(self._shown, end), look) for start, end, look in ranges if start < end]

    # Keys

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QInputMethodEvent):
            return self._input(event)
        with self.because(EditCause.DROP if event.type() == QEvent.Type.Drop else self._cause):
            return super().event(event)

    def _input(self, event: QInputMethodEvent) -> bool:
        """What an input method has in hand is no text of Qt's yet; the field knows of it, and judges nothing meanwhile."""
        taken = super().event(event)
        before, self._preedit = self._preedit, event.preeditString()
        if self._preedit:
            start, end = self.selection()
            text = self._shown[:start] + self._preedit + self._shown[end:]
            self.send(self.field.compose(text, (start, start + len(self._preedit))))
        elif before and self.field.text != self._shown:
            self.send(self.field.set_text(self._shown, None, self.selection()))
        self.refresh()
        return taken

    def keyPressEvent(self, event: QKeyEvent) -> None:
        with self.because(EditCause.PASTE if event.matches(QKeySequence.StandardKey.Paste) else self._cause):
            super().keyPressEvent(event)

    def _own_key(self, event: QKeyEvent) -> bool:
        key, control = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if super()._own_key(event):
            return True
        if control and key in PARTS and any(each.kind != "item" for each in self.field.segments):
            self.send(self.field.select_part(PARTS[key]))
        elif self.is_secret and (event.matches(QKeySequence.StandardKey.Copy) or event.matches(QKeySequence.StandardKey.Cut)):
            self.refuse("A secret is not copied")
        elif not control and (self.field.awaits_caret or (self._placing is not None and not self._placing.done())):
            return self._key_at_caret(key, event.text())
        else:
            return False
        return True

    def _key_at_caret(self, key: Qt.Key, text: str) -> bool:
        """A key that is typed while only the server knows where the caret is."""
        if key in DELETIONS:
            self.send(self.field.edit_at_caret({"delete": DELETIONS[key]}))
        elif text and text.isprintable():
            self.send(self.field.edit_at_caret({"input": text}))
        else:
            return False
        return True

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.context_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def context_menu(self) -> QMenu:
        """Qt's own menu, in which undo and paste are the field's, and no secret is copied."""
        menu: QMenu = self.createStandardContextMenu()
        does = {"edit-undo": self.undo, "edit-redo": self.redo, "edit-paste": self.paste}
        for action in menu.actions():
            if (mine := does.get(action.objectName())) is not None:
                action.triggered.disconnect()
                action.triggered.connect(mine)
                action.setEnabled(not self.isReadOnly() and (action.isEnabled() or mine != self.paste))
            elif action.objectName() in ("edit-cut", "edit-copy") and self.is_secret:
                action.setEnabled(False)
        return menu

    def paste(self) -> None:
        with self.because(EditCause.PASTE):
            super().paste()
