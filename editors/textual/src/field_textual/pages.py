"""The pages of a form: their titles, and where one is."""

from __future__ import annotations

from typing import ClassVar

import field_client
from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget


class PageBar(Widget, can_focus=False):
    """The titles of all pages; a click turns to one."""

    DEFAULT_CSS = """
    PageBar { height: 2; margin: 0 2; }
    PageBar > .page-bar--page { color: $text-muted; }
    PageBar > .page-bar--current { color: $text-accent; text-style: bold underline; }
    PageBar > .page-bar--valid { color: $text-success; }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {"page-bar--page", "page-bar--current", "page-bar--valid"}

    class Chosen(Message):
        """A page was clicked."""

        def __init__(self, page: str) -> None:
            super().__init__()
            self.page = page

    def __init__(self, form: field_client.Form) -> None:
        super().__init__()
        self.form = form

    def _pieces(self) -> list[tuple[str, str, str]]:
        """A text with its style for each piece, and the page that it stands for."""
        pieces: list[tuple[str, str, str]] = []
        for number, page in enumerate(self.form.shown_pages, 1):
            pieces.append((" › " if pieces else "", "page", ""))
            is_current = page.page == self.form.page
            text = f"{number} {page.title or page.page}"
            pieces.append((text, "current" if is_current else "page", page.page))
            pieces.append((" ✓" if page.valid else "", "valid", page.page))
        return pieces

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        ground = self.get_component_rich_style("page-bar--page")
        if y > 0:
            return Strip.blank(width, ground)
        pieces = self._pieces()
        place = sum(len(text) for text, _, _ in pieces)
        if place > width:
            # Too narrow for all: the one that the form is on.
            pages = self.form.shown_pages
            number = next((index for index, each in enumerate(pages, 1) if each.page == self.form.page), 1)
            here = pages[number - 1]
            words = self.form.word("page", number=number, count=len(pages))
            pieces = [(f"{words} · ", "page", ""), (here.title or here.page, "current", here.page)]
            pieces += [(" ✓", "valid", here.page)] if here.valid else []
        segments = [Segment(text, self.get_component_rich_style(f"page-bar--{part}")) for text, part, _ in pieces if text]
        return Strip(segments).crop(0, width).extend_cell_length(width, ground)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        passed = 0
        for text, _, page in self._pieces():
            passed += len(text)
            if event.x < passed:
                if page and event.y == 0:
                    self.post_message(self.Chosen(page))
                return
