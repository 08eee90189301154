"""A field for QML: what a text field shows as properties, and what its user does as slots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from field_client import Field
from field_client.protocol import FieldEditResult
from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot

from .loop import QtLoop, later, when
from .text import change, scalars, units

PATIENCE_SECONDS = 0.015


class QuickField(QObject):
    """A `Field` as QML reads it. `FieldTextField { field: … }` in field_text_field.qml is a text field on top of it."""

    changed = Signal()
    taken = Signal()
    """The text or the selection is another than what was typed: the text field takes them over."""
    committed = Signal(str, bool)
    """The Return key led somewhere: the next field, and whether the form may be submitted."""
    refused = Signal(str)

    def __init__(self, field: Field, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.field = field
        self._is_due = False
        self._was_secret = field.is_secure
        self.destroyed.connect(field.on_change(self._changed))

    def _changed(self, _: Field) -> None:
        if not self._is_due:
            self._is_due = True
            later(self, self._tell)

    def _tell(self) -> None:
        self._is_due = False
        self.changed.emit()
        self.taken.emit()

    def _send(self, answer: Any) -> None:
        QtLoop.shared().settle(answer.done, PATIENCE_SECONDS)
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._tell()

    # What shows

    def _text(self) -> str:
        return self.field.text

    def _start(self) -> int:
        return units(self.field.text, self.field.selection[0])

    def _end(self) -> int:
        return units(self.field.text, self.field.selection[1])

    def _label(self) -> str:
        shown = self.field.presentation
        return "" if shown is None else f"{shown.label.text} *" if shown.label.required else shown.label.text

    def _ghost(self) -> str:
        shown = self.field.presentation
        template = shown.template if shown is not None else None
        return template.text[max(template.filled, len(self.field.text)) :] if template is not None else ""

    def _helper(self) -> str:
        return self.field.helper.text if self.field.helper is not None else ""

    def _kind(self) -> str:
        return str(getattr(self.field.helper.kind, "value", "")) if self.field.helper is not None else ""

    def _counter(self) -> str:
        return self.field.counter.text if self.field.counter is not None else ""

    def _badge(self) -> str:
        shown = self.field.presentation
        return shown.badge.text if shown is not None and shown.badge is not None else ""

    def _secure(self) -> bool:
        return self.field.presentation is not None and self.field.presentation.secure

    def _secret(self) -> bool:
        self._was_secret = self._was_secret or self.field.is_secure
        return self._was_secret

    def _read_only(self) -> bool:
        return self.field.presentation is not None and bool(self.field.presentation.read_only)

    def _enabled(self) -> bool:
        return self.field.state.enabled

    def _hidden(self) -> bool:
        return self.field.is_hidden

    def _checked(self) -> bool:
        return self.field.checked

    def _state(self) -> str:
        return self.field.state.appearance

    text = Property(str, _text, notify=changed)
    selectionStart = Property(int, _start, notify=changed)
    selectionEnd = Property(int, _end, notify=changed)
    label = Property(str, _label, notify=changed)
    ghost = Property(str, _ghost, notify=changed)
    helper = Property(str, _helper, notify=changed)
    helperKind = Property(str, _kind, notify=changed)
    counter = Property(str, _counter, notify=changed)
    badge = Property(str, _badge, notify=changed)
    secure = Property(bool, _secure, notify=changed)
    secret = Property(bool, _secret, notify=changed)
    readOnly = Property(bool, _read_only, notify=changed)
    enabled = Property(bool, _enabled, notify=changed)
    hidden = Property(bool, _hidden, notify=changed)
    checked = Property(bool, _checked, notify=changed)
    state = Property(str, _state, notify=changed)

    # What the user does

    @Slot(str, int)
    @Slot(str, int, str)
    def edit(self, text: str, caret: int, cause: str = "") -> None:
        """The text field's text after an edit that it made by itself."""
        if text == self.field.text:
            return
        found = change(self.field.text, text, scalars(text, caret))
        answer = self.field.replace(*found, cause or None) if found else self.field.set_text(text, cause or None)
        when(answer, self, self._answered)
        self._send(answer)

    def _answered(self, result: FieldEditResult) -> None:
        if result.dropped or not result.accepted:
            self.refused.emit(result.refusal or "")

    @Slot(int, int)
    def select(self, start: int, end: int) -> None:
        text = self.field.text
        wanted = (scalars(text, start), scalars(text, end))
        if wanted != self.field.selection:
            self._send(self.field.select(*wanted))

    @Slot()
    def commit(self) -> None:
        answer = self.field.commit()
        when(answer, self, lambda result: self.committed.emit(result.next or "", result.accepted and result.submit))
        self._send(answer)

    @Slot()
    def focus(self) -> None:
        self._send(self.field.focus())

    @Slot()
    def blur(self) -> None:
        self._send(self.field.blur())

    @Slot()
    def undo(self) -> None:
        self._send(self.field.undo())

    @Slot()
    def redo(self) -> None:
        self._send(self.field.redo())

    @Slot()
    def clear(self) -> None:
        self._send(self.field.clear())

    @Slot()
    def toggle(self) -> None:
        self._send(self.field.toggle())


def qml_folder() -> QUrl:
    """The folder of the QML files, to be imported: `engine.addImportPath`, or `import "…"`."""
    return QUrl.fromLocalFile(str(Path(__file__).with_name("qml")))


