"""The frame around a group's fields."""

from __future__ import annotations

from typing import Self

from field_client import Field, Form
from textual.containers import Vertical
from textual.geometry import Region


class Group(Vertical):
    """The fields of a group, with its title and its verdict on the frame."""

    DEFAULT_CSS = """
    Group { height: auto; border: round $panel-lighten-2; padding: 0 0; margin: 0 1 0 1; border-title-color: $text; }
    Group.valid { border: round $success-darken-1; border-subtitle-color: $text-success; }
    """

    def __init__(self, form: Form, name: str, title: str) -> None:
        super().__init__()
        self._is_said_anew = False
        self._form = form
        self.group = name
        self.border_title = title
        self._filled: set[str] = set()
        self._verdict = (True, 0)

    def take(self, field: Field) -> None:
        """Notes whether a field holds something. A group that is valid as it came is not said to be complete."""
        was = bool(self._filled)
        (self._filled.add if field.is_answered else self._filled.discard)(field.id)
        if was != bool(self._filled):
            self._show()

    def forget(self, field: Field) -> None:
        """A field is gone."""
        self._filled.discard(field.id)

    def show(self, valid: bool, invalid: int) -> None:
        if self._verdict != (valid, invalid) or not self.border_subtitle:
            self._verdict = valid, invalid
            self._show()

    def _show(self) -> None:
        valid, invalid = self._verdict
        is_complete = valid and bool(self._filled)
        self._is_said_anew = is_complete == self.has_class("valid")
        self.set_class(is_complete, "valid")
        self.border_subtitle = self._form.standing(valid, invalid, is_complete)
        self._is_said_anew = False

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Self:
        """Draws the last line alone where the verdict has other words: all fields of the group would be drawn with the frame."""
        if self._is_said_anew and self.is_mounted:
            offset, size = self.content_offset, self.outer_size
            regions = (Region(-offset.x, size.height - 1 - offset.y, size.width, 1),)
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)
