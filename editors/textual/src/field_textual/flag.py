"""Yes and no: a box with the label beside it."""

from __future__ import annotations

from rich.segment import Segment
from textual import events
from textual.strip import Strip

from .dropdown import CHECKED, UNCHECKED
from .face import Face
from .keys import written


BOX = len(UNCHECKED)


class FlagFace(Face):
    """The space bar and a click turn it; a letter of yes or no says which."""

    has_label_line = False

    def rows_in(self, width: int) -> int:
        return len(self.input.label_lines(width - BOX))

    def line(self, y: int, width: int) -> Strip:
        style = self.input.style("label")
        label = self.input.label_lines(width - BOX)[y]
        if y:
            return Strip([Segment(" " * BOX, style), *label]).adjust_cell_length(width, style)
        box = self.input.style("text") + self.input.own_style("on" if self.field.checked else "ghost")
        if self.input.has_focus:
            box = box + self.input.own_style("mark")
        mark = (CHECKED if self.field.checked else UNCHECKED).rstrip()
        return Strip([Segment(mark, box), Segment(" ", style), *label]).adjust_cell_length(width, style)

    def caret(self, width: int) -> tuple[int, int]:
        return 1, 0

    async def key(self, event: events.Key) -> bool:
        match event.key:
            case "space":
                self._toggle()
            case "enter":
                await self.input.commit()
            case "up" | "down":
                self.input.leave(event.key == "down")
            case _ if (letter := written(event)) is not None:
                self._say(letter)
            case _:
                return False
        return True

    def _toggle(self) -> None:
        if self.is_editable:
            self.send(self.field.toggle())

    def _say(self, letter: str) -> None:
        """The first letter of one of the two words."""
        words = self.shown.choices if self.shown is not None else None
        begun = [word for word in words or [] if word.casefold().startswith(letter.casefold())]
        if self.is_editable and len(begun) == 1:
            self.send(self.field.set_text(begun[0], "typing"))

    def paste(self, text: str) -> None:
        if self.is_editable:
            self.send(self.field.set_text(text, "paste"))

    def mouse_down(self, x: int, y: int) -> bool:
        self.input.focus()
        self._toggle()
        return False
