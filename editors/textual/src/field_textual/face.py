"""What stands between a field's label and its helper line."""

from __future__ import annotations

from asyncio import Future
from typing import TYPE_CHECKING, Any

from field_client import Field
from field_client.protocol import Presentation
from rich.segment import Segment
from textual import events
from textual.strip import Strip

if TYPE_CHECKING:
    from .input import FieldInput

CLEAR = "✕"
SHOW = "◉"
OPEN = "▾"
ICONS = {"error": "✗", "success": "✓", "warning": "!", "search": "⌕", "calendar": "▦", "dropdown": OPEN}

Button = tuple[str, str]
"""What can be clicked behind the text, and what it does."""


class Face:
    """Draws what a field holds, and takes its keys and clicks. A field has one for its kind."""

    has_label_line = True

    def __init__(self, input: FieldInput) -> None:
        self.input = input

    @property
    def field(self) -> Field:
        return self.input.field

    @property
    def shown(self) -> Presentation | None:
        return self.field.presentation

    @property
    def is_editable(self) -> bool:
        return self.field.state.enabled and not (self.shown is not None and self.shown.read_only)

    # What shows

    @property
    def rows(self) -> int:
        return 1

    def rows_in(self, width: int) -> int:
        """How many lines it takes where it is so wide."""
        return self.rows

    @property
    def note(self) -> str:
        """A word at the end of the label's line, in place of a badge."""
        return ""

    def line(self, y: int, width: int) -> Strip:
        raise NotImplementedError

    def caret(self, width: int) -> tuple[int, int]:
        """The column and the row of the caret, or of what is in hand, in lines that were drawn so wide."""
        return 0, 0

    def buttons(self) -> list[Button]:
        """What can be clicked at the end of the first row."""
        shown = self.shown
        if shown is None:
            return []
        buttons = []
        if shown.clear_button:
            buttons.append((CLEAR, "clear"))
        if shown.trailing_icon:
            buttons.append((ICONS.get(shown.trailing_icon, "◆"), "trailingIcon"))
        elif shown.secure or shown.masked is not None:
            buttons.append((SHOW, "toggleSecure"))
        return buttons

    def with_buttons(self, strip: Strip, width: int) -> Strip:
        """A row with the buttons at its end, which are two cells wide each."""
        plain = self.input.style("text")
        right = [Segment(" " + text, plain + self.input.own_style("label")) for text, _ in self.buttons()]
        return Strip.join([strip.adjust_cell_length(max(0, width - 2 * len(right)), plain), Strip(right)]).crop(0, width)

    def button_at(self, x: int) -> str | None:
        buttons = self.buttons()
        at = x - (self.input.size.width - 2 * len(buttons))
        return buttons[min(at // 2, len(buttons) - 1)][1] if buttons and at >= 0 else None

    # What happens

    def changed(self) -> None:
        """The field shows something else."""

    def focused(self) -> None:
        """The keyboard is here now."""

    def left(self) -> None:
        """The keyboard is elsewhere now."""

    def closed(self) -> None:
        """Another face takes this one's place, or the field goes."""

    async def key(self, event: events.Key) -> bool:
        """Takes a key; False where it means nothing here."""
        return False

    def paste(self, text: str) -> None:
        """Takes a text from the clipboard."""

    def mouse_down(self, x: int, y: int) -> bool:
        """A click into a row; True where it may become a selection."""
        return False

    def mouse_moved(self, x: int, y: int) -> None:
        """The mouse is drawn over the text."""

    def press(self, button: str) -> None:
        if button == "clear":
            self.send(self.field.clear())
        else:
            self.field.action(button)

    def send(self, _answer: Future[Any]) -> None:
        """Nobody waits: what becomes of it shows by itself, and a refusal is no mistake of the program."""
        self.input.refresh()
