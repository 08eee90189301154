"""A list under a field while it is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.segment import Segment
from textual import events
from textual.strip import Strip
from textual.widget import Widget

from .line import ends
from .listing import Listing, ListLine

if TYPE_CHECKING:
    from .input import FieldInput

MARK = "›"
CHECKED, UNCHECKED, NEVER = "[✓] ", "[ ] ", "[–] "


def entry_line(input: FieldInput, line: ListLine, listing: Listing, width: int, marks: bool) -> Strip:
    """A line of a list: with a box for each entry where several are chosen, else with a tick for the chosen one."""
    style, ground = input.own_style, input.style("list")
    if line.heading is not None:
        heading = Segment(_plain(line.heading), ground + style("heading"))
        return Strip([Segment(" ", ground), heading]).adjust_cell_length(width, ground)
    if line.entry is None:
        return Strip([Segment("   …", ground + style("ghost"))]).adjust_cell_length(width, ground)
    entry = line.entry
    look = ground
    if entry.disabled:
        look = look + style("ghost")
    is_marked = line.rank == listing.mark and input.has_focus
    if is_marked:
        look = look + style("mark")
    if marks:
        box = NEVER if entry.disabled and not entry.selected else CHECKED if entry.selected else UNCHECKED
    else:
        box = "✓ " if entry.selected else "  "
    # Where there are no colours, the sign alone tells it.
    left = [Segment(MARK if is_marked else " ", look), Segment(box, look), Segment(_plain(entry.label), look)]
    if entry.description:
        left += [Segment("  ", look), Segment(_plain(entry.description), look + style("description"))]
    return ends(left, [], width, look)


def _plain(text: str) -> str:
    """A text of which a terminal obeys nothing."""
    return "".join(each if each.isprintable() else " " for each in text)


class Dropdown(Widget, can_focus=False):
    """Shows a listing over what is below its field, or above where there is no room."""

    DEFAULT_CSS = """
    Dropdown { overlay: screen; width: 100%; height: auto; layer: _dropdown; }
    """

    def __init__(self, input: FieldInput, listing: Listing, marks: bool, take: Callable[[int], object]) -> None:
        super().__init__()
        self._input, self._listing, self._marks, self._take = input, listing, marks, take
        self._lines: list[ListLine] = []
        self._follow = True
        self.rows = 1

    def place(self) -> None:
        """As many lines as there are, and where there is more room for them: below the text, or above the label."""
        screen, region = self.app.size, self._input.content_region
        text = self._input.head_rows(region.width) + 1
        below, above = screen.height - (region.y + text), region.y
        wanted = min(10, max(1, len(self._listing.lines(10, True))))
        is_below = below >= min(wanted, 4) or below >= above
        self.rows = max(1, min(wanted, below if is_below else above))
        self.styles.height = self.rows
        self.styles.offset = (0, text if is_below else -self.rows)

    def update(self) -> None:
        """The listing is another one, or its mark elsewhere."""
        self._follow = True
        if self.is_attached:
            self.place()
            self.refresh()

    def on_mount(self) -> None:
        self.place()

    def render_line(self, y: int) -> Strip:
        style = self._input.own_style
        width = self.size.width
        if y == 0:
            self._lines = self._listing.lines(self.size.height, self._follow)
        ground = self._input.style("list")
        if not self._listing.found:
            nothing = Segment(f"   {self._input.word('nothing')}", ground + style("ghost"))
            return Strip([nothing]).adjust_cell_length(width, ground)
        if y >= len(self._lines):
            return Strip.blank(width, ground)
        strip = entry_line(self._input, self._lines[y], self._listing, width - 1, self._marks)
        return Strip.join([strip, Strip([Segment(self._bar(y), ground + style("ghost"))])])

    def _bar(self, y: int) -> str:
        """A piece of the scroll bar."""
        found, height = self._listing.found, self.size.height
        if found <= height:
            return " "
        size = max(1, height * height // found)
        start = round(self._listing.top / max(1, found - height) * (height - size))
        return "┃" if start <= y < start + size else "│"

    def on_mouse_down(self, event: events.MouseDown) -> None:
        event.stop()
        event.prevent_default()
        if event.button == 1 and 0 <= event.y < len(self._lines):
            rank = self._lines[event.y].rank
            if rank is not None:
                self._take(rank)

    def on_click(self, event: events.Click) -> None:
        event.stop()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        event.prevent_default()
        self._scroll(3)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        event.prevent_default()
        self._scroll(-3)

    def _scroll(self, by: int) -> None:
        self._follow = False
        self._listing.scroll(by, self.size.height)
        self.refresh()
