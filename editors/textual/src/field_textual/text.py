"""A line or lines of text."""

from __future__ import annotations

from asyncio import Future
from typing import TYPE_CHECKING, Any

from field_client import clusters
from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.strip import Strip

from .face import CLEAR, Face
from .keys import written
from .line import Cell, Row

if TYPE_CHECKING:
    from .input import FieldInput

# Signs between letters, of no width: whether they join.
JOINER, NON_JOINER = "\u200d", "\u200c"

STEPS = {
    "up": ("increment", 1), "pageup": ("increment", 10), "ctrl+end": ("maximum", None),
    "down": ("decrement", 1), "pagedown": ("decrement", 10), "ctrl+home": ("minimum", None),
}


def drawn(character: str, before: int) -> str:
    """A character as a terminal takes it, behind one of that width."""
    if character == JOINER and before > 1:
        return ""  # Between pictures: one terminal makes one picture of them, another does not.
    if character.isprintable() or character in (JOINER, NON_JOINER):
        return character
    # A blank of two cells stays one.
    return " " * max(1, cell_len(character))


class TextFace(Face):
    """Text with a caret and a selection; a key is shown at once."""

    chips = False
    """Whether each item of several is drawn as something of its own."""

    def __init__(self, input: FieldInput) -> None:
        super().__init__(input)
        self._anchor = 0
        self._caret = self.field.selection[1]
        self._drag = False
        self._left = self._top = 0

    @property
    def is_multiline(self) -> bool:
        return self.shown is not None and bool(self.shown.multiline)

    @property
    def has_parts(self) -> bool:
        return self.shown is not None and any(each.kind != "item" for each in self.shown.segments or [])

    @property
    def steps(self) -> bool:
        """Whether arrows up and down lead to another value, and not to another field."""
        return self.shown is not None and self.shown.stepping is not None

    @property
    def rows(self) -> int:
        return max(3, self.shown.lines if self.shown else 1) if self.is_multiline else 1

    def changed(self) -> None:
        start, end = self.field.selection
        if {self._anchor, self._caret} != {start, end}:
            self._anchor, self._caret = start, end

    # What shows

    def _row_starts(self) -> list[int]:
        """The offsets at which the text's rows begin."""
        starts = [0]
        if self.is_multiline:
            starts += [index + 1 for index, character in enumerate(self.field.text) if character == "\n"]
        return starts

    def _row_of(self, offset: int, starts: list[int]) -> int:
        return max(index for index, start in enumerate(starts) if start <= offset)

    def _row(self, index: int, starts: list[int]) -> Row:
        """A row of the text, and in the last one what is still to be filled in."""
        field, shown, style = self.field, self.shown, self.input.own_style
        plain = self.input.style("text")
        ghost, selected, wrong = (plain + style(part) for part in ("ghost", "selection", "error"))
        is_last = index + 1 == len(starts)
        end = len(field.text) if is_last else starts[index + 1] - 1
        start, stop = field.selection
        errors = [each.range for each in field.diagnostics if each.severity == 1]
        text = "•" * len(field.text) if shown and shown.secure else field.text
        gaps, part = field.gaps, field.segment
        cells: list[Cell] = []
        for offset in range(starts[index], end):
            look = plain
            if any(first <= offset < last for first, last in gaps):
                look = ghost
            elif any(each.start <= offset < each.end for each in errors):
                look = wrong
            if part is not None and part.kind != "item" and part.range.start <= offset < part.range.end:
                look = look + style("part") if self.input.has_focus else look
            if start <= offset < stop:
                look = selected
            cells.append(Cell(drawn(text[offset], cells[-1].width if cells else 0), offset, look))
        if self.chips:
            cells = self._chips(cells)
        rest = self._rest() if is_last else ""
        cells += [Cell(drawn(character, 0), end + place, ghost) for place, character in enumerate(rest)]
        if not rest:
            cells.append(Cell(" ", end, plain))
        if self.input.has_focus and starts[index] <= self._caret <= end:
            for cell in cells:
                if cell.offset == self._caret and cell.item is None:
                    cell.style = cell.style + style("caret")
                    break
        return Row(cells)

    def _rest(self) -> str:
        """What shows behind the text, of what is not there yet."""
        shown = self.shown
        if shown is not None and shown.template is not None:
            return shown.template.text[max(shown.template.filled, len(self.field.text)) :]
        return shown.placeholder or "" if shown is not None and not self.field.text else ""

    def _chips(self, cells: list[Cell]) -> list[Cell]:
        """Each item that is no longer typed on a ground of its own, with a sign that takes it out."""
        plain = self.input.style("text")
        errors = [each.range for each in self.field.diagnostics if each.severity == 1]
        result: list[Cell] = []
        place = 0
        for index, item in enumerate(each for each in self.field.segments if each.kind == "item"):
            start, end = item.range.start, item.range.end
            result += [Cell(" ", each.offset, plain) for each in cells[place:start]]
            place = end
            if item.active and self.is_typing:
                result += cells[start:end]
                continue
            is_wrong = item.state == "wrong" or any(each.start < end and each.end > start for each in errors)
            look = self.input.own_style("wrong-chip" if is_wrong else "chip")
            selection = self.field.selection
            for cell in cells[start:end]:
                chosen = selection[0] <= cell.offset < selection[1]
                result.append(Cell(cell.text, cell.offset, cell.style if chosen else cell.style + look))
            if self.is_editable:
                result.append(Cell(CLEAR, end, plain + look, item=index))
        return result + ([Cell(" ", each.offset, plain) for each in cells[place:]] if place else cells)

    @property
    def is_typing(self) -> bool:
        """Whether the item at the caret is still being typed."""
        return self.input.has_focus

    def line(self, y: int, width: int) -> Strip:
        plain = self.input.style("text")
        starts = self._row_starts()
        current = self._row_of(min(self._caret, len(self.field.text)), starts)
        self._top = max(min(self._top, current), current - self.rows + 1)
        room = max(1, width - 2 * (len(self.buttons()) if y == 0 else 0) - 1)
        leading = Segment(" ", plain)
        if self._top + y >= len(starts):
            return Strip([leading]).extend_cell_length(width, plain)
        row = self._row(self._top + y, starts)
        left = 0
        if self._top + y == current:
            column = row.column(self._caret)
            self._left = max(min(self._left, column), column - room + 1)
            left = self._left
        strip = Strip.join([Strip([leading]), row.strip(left, room, plain)])
        return self.with_buttons(strip, width) if y == 0 else strip.crop(0, width)

    def caret(self, width: int) -> tuple[int, int]:
        starts = self._row_starts()
        current = self._row_of(min(self._caret, len(self.field.text)), starts)
        column = self._row(current, starts).column(self._caret)
        return 1 + max(0, column - self._left), max(0, current - self._top)

    # Keys

    async def key(self, event: events.Key) -> bool:
        match event.key:
            case "backspace":
                self.edit(self.field.delete("backward"))
            case "delete":
                self.edit(self.field.delete("forward"))
            case "left" | "right":
                self.field.move(event.key == "right")
            case "shift+left" | "shift+right":
                step = clusters.after if event.key == "shift+right" else clusters.before
                self._extend(step(self.field.text, self._caret))
            case "home" | "end" if not self.is_multiline and not self.field.is_settled:
                # Where the text ends that an answer is still to bring, the server knows.
                self.send(self.field.move_caret("textEnd" if event.key == "end" else "textStart"))
            case "home" | "end":
                self.send(self.field.select(self._row_edge(event.key == "end")))
            case "shift+home" | "shift+end":
                self._extend(self._row_edge(event.key == "shift+end"))
            case "shift+up" | "shift+down" if self.is_multiline:
                self._extend(self._beside(1 if event.key == "shift+down" else -1))
            case "ctrl+shift+left" | "ctrl+shift+right":
                self._extend(self._word_edge(event.key == "ctrl+shift+right"))
            case "ctrl+left" | "ctrl+right" if self.has_parts:
                self.send(self.field.select_part("next" if event.key == "ctrl+right" else "previous"))
            case "ctrl+left" | "ctrl+right":
                self.send(self.field.select(self._word_edge(event.key == "ctrl+right")))
            case "up" | "down" | "pageup" | "pagedown" | "ctrl+home" | "ctrl+end" if self.steps:
                self.send(self.field.step(*STEPS[event.key]))
            case "up" | "down":
                if not self._move_row(1 if event.key == "down" else -1):
                    self.input.leave(event.key == "down")
            case "enter" if self.is_multiline and self.is_editable:
                self.edit(self.field.insert("\n"))
            case "enter":
                await self.input.commit()
            case _ if (character := written(event)) is not None:
                answer = self.field.insert(character)
                answer.add_done_callback(self.input.take_answer)
                self.edit(answer)
            case _:
                return False
        return True

    def edit(self, answer: Future[Any]) -> None:
        """What was typed or deleted."""
        self.send(answer)

    def paste(self, text: str) -> None:
        answer = self.field.paste(text)
        answer.add_done_callback(self.input.take_refusal)
        self.edit(answer)

    def send(self, _answer: Future[Any]) -> None:
        self._anchor = self._caret = self.field.selection[1]

    def select_all(self) -> None:
        self._anchor, self._caret = 0, len(self.field.text)
        self.field.select(0, len(self.field.text))

    def _extend(self, caret: int) -> None:
        caret = max(0, min(caret, len(self.field.text)))
        if self.field.selection[0] == self.field.selection[1]:
            self._anchor = self.field.selection[0]
        self._caret = caret
        self.field.select(min(self._anchor, caret), max(self._anchor, caret))
        self.input.refresh()

    def _row_edge(self, at_end: bool) -> int:
        starts = self._row_starts()
        row = self._row_of(self._caret, starts)
        if not at_end:
            return starts[row]
        return len(self.field.text) if row + 1 == len(starts) else starts[row + 1] - 1

    def _word_edge(self, forward: bool) -> int:
        find = clusters.word_after if forward else clusters.word_before
        return find(self.field.text, self._caret)

    def _move_row(self, by: int) -> bool:
        """Moves the caret to another row; false where there is none."""
        starts = self._row_starts()
        if not 0 <= self._row_of(self._caret, starts) + by < len(starts):
            return False
        self.send(self.field.select(self._beside(by)))
        return True

    def _beside(self, by: int) -> int:
        """The offset above or below the caret; where there is no row, the end of the text on that side."""
        starts = self._row_starts()
        row = self._row_of(self._caret, starts)
        if not 0 <= row + by < len(starts):
            return 0 if by < 0 else len(self.field.text)
        column = self._row(row, starts).column(self._caret)
        end = len(self.field.text) if row + by + 1 == len(starts) else starts[row + by + 1] - 1
        return self._row(row + by, starts).offset(column, end)

    # The mouse

    def _cell_at(self, x: int, y: int) -> tuple[Row, int, int]:
        """The row that is shown there, its column, and the offset of its end."""
        starts = self._row_starts()
        index = max(0, min(self._top + y, len(starts) - 1))
        end = len(self.field.text) if index + 1 == len(starts) else starts[index + 1] - 1
        left = self._left if index == self._row_of(self._caret, starts) else 0
        return self._row(index, starts), max(0, x - 1 + left), end

    def mouse_down(self, x: int, y: int) -> bool:
        row, column, end = self._cell_at(x, y)
        item = row.item(column)
        if item is not None:
            self.input.focus()
            self.edit(self.field.remove(item))
            return False
        offset = row.offset(column, end)
        self.input.focus()
        self.send(self.field.select(offset))
        self._anchor = offset
        return True

    def mouse_moved(self, x: int, y: int) -> None:
        row, column, end = self._cell_at(x, y)
        offset = row.offset(column, end)
        if offset != self._caret:
            self._caret = offset
            self.field.select(min(self._anchor, offset), max(self._anchor, offset))
