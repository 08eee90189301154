"""A section of a form that repeats: its rows, and a button for another."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

from field_client import Field, Section, SectionRow
from rich.segment import Segment
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from .ahead import ActionButton
from .input import FieldInput
from .line import ends

NARROWEST = 28
ACTIONS = (("↑", "up"), ("↓", "down"), ("✕", "remove"))


class RowBar(Widget, can_focus=False):
    """The line above a row: its place, and signs that move it and take it away."""

    DEFAULT_CSS = """
    RowBar { height: 1; margin: 0 1; }
    RowBar > .row-bar--line { color: $text-disabled; }
    RowBar > .row-bar--sign { color: $text-accent; }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {"row-bar--line", "row-bar--sign"}

    class Pressed(Message):
        """A sign was clicked: `up`, `down` or `remove`."""

        def __init__(self, row: SectionRow, action: str) -> None:
            super().__init__()
            self.row, self.action = row, action

    def __init__(self, row: SectionRow) -> None:
        super().__init__()
        self.row = row

    def _signs(self) -> list[tuple[str, str]]:
        section = self.row.section
        index, last = self.row.index, len(section) - 1
        possible = {"up": index > 0, "down": index < last, "remove": section.can_remove}
        return [(sign, action) for sign, action in ACTIONS if possible[action]]

    def render_line(self, y: int) -> Strip:
        line, sign = (self.get_component_rich_style(f"row-bar--{part}") for part in ("line", "sign"))
        if self.row not in self.row.section.rows:
            return Strip.blank(self.size.width, line)
        left = f"{self.row.index + 1}/{len(self.row.section)} "
        signs = [Segment(f" {each}", sign) for each, _ in self._signs()]
        room = max(0, self.size.width - len(left) - 2 * len(signs))
        return ends([Segment(left + "╌" * room, line)], signs, self.size.width, line)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        signs = self._signs()
        place = (event.x - (self.size.width - 2 * len(signs))) // 2
        if 0 <= place < len(signs):
            self.post_message(self.Pressed(self.row, signs[place][1]))


class RowBox(Vertical):
    """A row with its fields, side by side where there is room."""

    DEFAULT_CSS = """
    RowBox { height: auto; }
    RowBox > .row-box--fields { layout: grid; grid-rows: auto; height: auto; }
    """

    def __init__(self, row: SectionRow, make: Callable[[Field], FieldInput]) -> None:
        super().__init__()
        self.row = row
        self.inputs = [make(field) for field in row]
        self.bar = RowBar(row)
        self._fields = Vertical(*self.inputs, classes="row-box--fields")

    def compose(self) -> ComposeResult:
        yield self.bar
        yield self._fields

    def on_resize(self, event: events.Resize) -> None:
        most = max(1, min(event.size.width // NARROWEST, len(self.inputs)))
        lines = -(-len(self.inputs) // most)
        self._fields.styles.grid_size_columns = -(-len(self.inputs) // lines) if lines else 1


class SectionBox(Vertical):
    """A section: it follows the rows as they come, go and move."""

    DEFAULT_CSS = """
    SectionBox { height: auto; border: round $panel-lighten-2; margin: 0 1; border-title-color: $text; }
    SectionBox > Button { margin: 0 1; }
    SectionBox.plain { border: none; margin: 0; }
    """

    def __init__(
        self, section: Section, make: Callable[[Field], FieldInput], add: Callable[[], Coroutine[Any, Any, None]], is_plain: bool
    ) -> None:
        """`add` adds a row. A plain one has no frame: it stands in a group of the same title."""
        super().__init__(classes="plain" if is_plain else None)
        self.section = section
        self.border_title = section.title
        self._make = make
        self.boxes: dict[int, RowBox] = {}
        self._standing: object = None
        self._button = ActionButton(f"+ {section.title}", add, compact=True)

    def compose(self) -> ComposeResult:
        for row in self.section:
            yield self._box(row)
        yield self._button

    def _box(self, row: SectionRow) -> RowBox:
        box = self.boxes[row.number] = RowBox(row, self._make)
        return box

    def update(self) -> list[FieldInput]:
        """Shows the rows as they are now; returns the inputs that are gone."""
        numbers = [row.number for row in self.section]
        standing = (numbers, self.section.can_add, self.section.can_remove)
        if standing == self._standing:
            return []
        self._standing = standing
        gone = [self.boxes.pop(number) for number in list(self.boxes) if number not in numbers]
        for box in gone:
            box.remove()
        for row in self.section:
            if row.number not in self.boxes:
                self.mount(self._box(row), before=self._button)
        shown = [each for each in self.children if isinstance(each, RowBox) and each not in gone]
        wanted = [self.boxes[number] for number in numbers]
        if shown != wanted:
            for box in wanted:
                if box.parent is self:
                    self.move_child(box, before=self._button)
        for box in wanted:
            box.bar.refresh()
        self._button.display = self.section.can_add
        return [input for box in gone for input in box.inputs]
