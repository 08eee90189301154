"""A short list of which several are chosen: a box for each."""

from __future__ import annotations

from textual import events
from textual.strip import Strip

from .dropdown import entry_line
from .face import Button
from .listed import ListFace
from .text import TextFace

MOST = 10


class BoxesFace(ListFace):
    """The boxes always show; the text does where something is typed in it that is none of them."""

    _text_shows = False
    _lines_of_all = 0

    @property
    def rows(self) -> int:
        return self._text_shows + max(1, self._lines_of_all)

    def changed(self) -> None:
        super().changed()
        shown = self.shown.list if self.shown is not None else None
        if shown is None or not self.field.is_settled:
            return
        rows = self.rows
        if not self.is_searching:
            self._lines_of_all = len(self.listing.lines(2 * MOST, False))
        chosen = sum(bool(each.selected) for each in shown.entries)
        # An item that is no entry, or none yet.
        self._text_shows = self.is_searching or len(self.field.items) > chosen
        if self.rows != rows:
            self.input.refresh(layout=True)

    def buttons(self) -> list[Button]:
        return TextFace.buttons(self)

    @property
    def is_open(self) -> bool:
        return self.has_list

    def open(self) -> None:
        pass

    def close(self) -> None:
        self.listing.restart()

    @property
    def note(self) -> str:
        return ""

    def line(self, y: int, width: int) -> Strip:
        if self._text_shows:
            if y == 0:
                return super().line(y, width)
            y -= 1
        lines = self.listing.lines(2 * MOST, False)
        ground = self.input.style("text")
        if y >= len(lines):
            return Strip.blank(width, ground)
        return entry_line(self.input, lines[y], self.listing, width, True)

    def caret(self, width: int) -> tuple[int, int]:
        if self._text_shows:
            return super().caret(width)
        lines = self.listing.lines(2 * MOST, False)
        return 2, next((y for y, each in enumerate(lines) if each.rank is not None and each.rank == self.listing.mark), 0)

    def focused(self) -> None:
        super().focused()
        if self.is_editable and self.listing.mark is None:
            self._mark_first()

    async def key(self, event: events.Key) -> bool:
        if event.key in ("down", "up") and self.has_list:
            if not self.listing.move(1 if event.key == "down" else -1):
                self.input.leave(event.key == "down")
            self.input.refresh()
            return True
        return await super().key(event)

    def mouse_down(self, x: int, y: int) -> bool:
        if self._text_shows:
            if y == 0:
                return super().mouse_down(x, y)
            y -= 1
        lines = self.listing.lines(2 * MOST, False)
        rank = lines[y].rank if 0 <= y < len(lines) else None
        self.input.focus()
        if rank is not None and self.is_editable:
            self._click(rank)
        return False
