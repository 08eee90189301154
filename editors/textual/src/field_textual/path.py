"""A path, with what its folder holds."""

from __future__ import annotations

from asyncio import Future
from typing import TYPE_CHECKING, Any

from textual import events

from .face import Button
from .listed import OpenFace
from .listing import PathListing
from .text import TextFace

if TYPE_CHECKING:
    from .input import FieldInput


class PathFace(OpenFace):
    """What is typed finds paths; the right arrow at the end takes the one that shows, Return the one that is marked."""

    def __init__(self, input: FieldInput) -> None:
        shown = input.field.presentation
        self.paths = PathListing(shown.file if shown is not None else None, self._listed)
        super().__init__(input, self.paths)

    def _listed(self) -> None:
        if self.input.has_focus and self.listing.found and self._wants_open:
            OpenFace.open(self)
        elif not self.listing.found:
            super().close()
        super()._listed()

    _wants_open = False

    def open(self) -> None:
        self._wants_open = True
        self.paths.look(self.field.text)
        self._listed()

    def close(self) -> None:
        self._wants_open = False
        super().close()

    def edit(self, answer: Future[Any]) -> None:
        self.open()
        super().edit(answer)

    def buttons(self) -> list[Button]:
        return [*TextFace.buttons(self), ("…", "open")] if self.is_editable else TextFace.buttons(self)

    def _rest(self) -> str:
        first, text = self.paths.first, self.field.text
        if self._wants_open and first is not None and self.field.selection == (len(text), len(text)):
            return first[len(text) :]
        return super()._rest()

    async def key(self, event: events.Key) -> bool:
        text = self.field.text
        match event.key:
            case "down" | "alt+down" if not self.is_open and self.is_editable:
                self.open()
            case "right" | "end" if self._rest() and text and self.field.selection == (len(text), len(text)):
                self._go_on(text + self._rest())
            case "enter" | "tab" if self.is_open and self.listing.moved and self.listing.mark is not None:
                await self._take(self.listing.mark)
                if self.is_open or event.key == "tab":
                    return True
                await self.input.commit()
            case "enter":
                self.close()
                await self.input.commit()
            case _:
                return await super().key(event)
        return True

    async def _take(self, rank: int) -> None:
        entry = self.listing.entries.get(rank)
        if entry is not None:
            self._go_on(entry.label)

    def _go_on(self, path: str) -> None:
        """Writes a path; of a folder what it holds shows then."""
        answer = self.field.set_text(path)
        if path.endswith("/"):
            self.edit(answer)
        else:
            self.close()
            self.send(answer)
