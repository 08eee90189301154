"""A row of a field as the cells of a terminal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rich.cells import cell_len, chop_cells
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip


@lru_cache(4096)
def broken(text: str, width: int) -> tuple[str, ...]:
    """A sentence in lines of so many cells; at least one line."""
    lines = [""]
    for word in text.split():
        first, *rest = chop_cells(word, width)
        if lines[-1] and cell_len(lines[-1]) + 1 + cell_len(first) <= width and not rest:
            lines[-1] += f" {first}"
        else:
            lines += [first, *rest]
    return tuple(lines[1:] or lines)


@dataclass
class Cell:
    """A character with its place in the text; behind the text there is a cell for the caret.

    One that takes an item out of several stands behind the item, and has its number.
    """

    text: str
    offset: int
    style: Style
    item: int | None = None

    @property
    def width(self) -> int:
        return cell_len(self.text)


class Row:
    """A row of cells, of which a window is shown that holds the caret."""

    def __init__(self, cells: list[Cell]) -> None:
        self.cells = cells

    def column(self, offset: int) -> int:
        """The column at which an offset of the text is."""
        return sum(cell.width for cell in self.cells if cell.offset < offset + (cell.item is not None))

    def offset(self, column: int, end: int) -> int:
        """The offset of the text that a column shows; `end` behind it."""
        passed = 0
        for cell in self.cells:
            if cell.offset >= end:
                break
            if column < passed + cell.width:
                return cell.offset
            passed += cell.width
        return end

    def item(self, column: int) -> int | None:
        """The number of the item that a click on a column takes out."""
        passed = 0
        for cell in self.cells:
            passed += cell.width
            if column < passed:
                return cell.item
        return None

    def strip(self, left: int, width: int, style: Style) -> Strip:
        """The window of that width from the column `left` on, filled up with `style`."""
        strip = Strip([Segment(cell.text, cell.style) for cell in self.cells])
        return strip.crop(left, left + width).extend_cell_length(width, style)


def ends(left: list[Segment], right: list[Segment], width: int, style: Style) -> Strip:
    """A line with something at either end; the left one gives way."""
    tail = Strip(right)
    room = max(0, width - tail.cell_length - (1 if right else 0))
    head = Strip(left).crop(0, room).extend_cell_length(max(0, width - tail.cell_length), style)
    return Strip.join([head, tail]).crop(0, width)
