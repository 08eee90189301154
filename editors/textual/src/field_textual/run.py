"""Fields one below the other, of which widgets are made where they are in sight or near."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from field_client import Field
from textual.app import ComposeResult
from textual.containers import Vertical

from .input import FieldInput

MOST = 12
"""A widget costs as much as ten fields of the server: forms are made and arranged so many at a time."""

LINES = 3
"""The height of a field that was never drawn: a label, a line, and what there is to say."""


class FieldRun(Vertical):
    """A few fields that are made together, and a gap of their height while they are not."""

    DEFAULT_CSS = """
    FieldRun { height: auto; }
    """

    def __init__(
        self, fields: list[Field], make: Callable[[Field], FieldInput], changed: Callable[[FieldRun, Field], None]
    ) -> None:
        """`changed` is called with each field that changes."""
        super().__init__()
        self.fields = fields
        self.inputs: list[FieldInput] = []
        self._make, self._changed = make, changed
        self._heights: dict[str, int] = {}
        self._room: dict[str, int] = {}
        self._is_shown: Callable[[Field], bool] = lambda field: not field.is_hidden
        self._removals: list[Callable[[], None]] = []

    @property
    def is_made(self) -> bool:
        return bool(self.inputs)

    def compose(self) -> ComposeResult:
        yield from self.inputs

    def on_mount(self) -> None:
        self._removals = [field.on_change(lambda changed: self._changed(self, changed)) for field in self.fields]
        # Those that were asked for meanwhile.
        self.mount(*(each for each in self.inputs if each.parent is None))

    def on_unmount(self) -> None:
        for remove in self._removals:
            remove()

    def make_room(self, is_shown: Callable[[Field], bool]) -> None:
        """Takes the room of the fields that show."""
        self._is_shown = is_shown
        self._room = {each.id: self._heights.get(each.id, LINES) for each in self.fields if is_shown(each)}
        self.display = bool(self._room)
        if not self.is_made:
            self.styles.height = sum(self._room.values())

    def takes_notice_of(self, field: Field) -> bool:
        """Whether a field has come or gone since the room was taken."""
        return self._is_shown(field) != (field.id in self._room)

    def make(self) -> bool:
        """Makes the widgets, where there are none; whether there were none."""
        if self.is_made:
            return False
        self.inputs = [self._make(field) for field in self.fields]
        self.styles.height = "auto"
        if self.is_mounted:
            self.mount(*self.inputs)
        return True

    def discard(self) -> Iterator[FieldInput]:
        """Lets go of the widgets, and keeps their room."""
        inputs, self.inputs = self.inputs, []
        for each in inputs:
            if each.display and each.size.height:
                self._heights[each.field.id] = each.outer_size.height
            each.remove()
            yield each
        self.make_room(self._is_shown)
