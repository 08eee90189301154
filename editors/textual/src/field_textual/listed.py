"""Text with a list that opens: one of a list, several of it, tags, proposals."""

from __future__ import annotations

from asyncio import Future
from typing import TYPE_CHECKING, Any

from field_client import ControlKind, ServerEnded, ServerError
from textual import events

from .dropdown import Dropdown
from .face import OPEN, Button
from .keys import written
from .listing import FieldListing, Listing
from .text import STEPS, TextFace

if TYPE_CHECKING:
    from .input import FieldInput

# How far a mark goes by a page, however many lines are in sight: so one finds the same in each client.
PAGE = 10
REVERSED = {"increment": "decrement", "decrement": "increment"}


class OpenFace(TextFace):
    """A line of text with a list under it while it is open."""

    marks = False
    """Whether the list shows a box for each entry."""

    def __init__(self, input: FieldInput, listing: Listing | None = None) -> None:
        super().__init__(input)
        self.listing: Listing = listing or FieldListing(self.field, self._listed)
        self._dropdown: Dropdown | None = None

    @property
    def is_open(self) -> bool:
        return self._dropdown is not None

    def open(self) -> None:
        if not self.is_open and self.is_editable:
            self._dropdown = Dropdown(self.input, self.listing, self.marks, self._click)
            self.input.mount(self._dropdown)
            self.input.refresh()

    def close(self) -> None:
        if self._dropdown is not None:
            self._dropdown.remove()
            self._dropdown = None
            self.listing.restart()
            self.input.refresh()

    def _listed(self) -> None:
        """The list is another."""
        if self._dropdown is not None:
            self._dropdown.update()
        self.input.refresh()

    def left(self) -> None:
        self.close()

    def closed(self) -> None:
        self.close()

    def buttons(self) -> list[Button]:
        return [*super().buttons(), (OPEN, "open")] if self.is_editable else super().buttons()

    def press(self, button: str) -> None:
        if button != "open":
            super().press(button)
        elif self.is_open:
            self.close()
        else:
            self.input.focus()
            self.open()

    def _click(self, rank: int) -> None:
        self.input.run_worker(self._take(rank))

    async def _take(self, rank: int) -> None:
        """Takes an entry of the list."""
        raise NotImplementedError

    def _move(self, by: int) -> None:
        if self.listing.move(by):
            self._listed()

    async def key(self, event: events.Key) -> bool:
        match event.key:
            case "escape" if self.is_open:
                self.close()
            case "down" | "up" if self.is_open:
                self._move(1 if event.key == "down" else -1)
            case "pagedown" | "pageup" if self.is_open:
                self._move(PAGE if event.key == "pagedown" else -PAGE)
            case "ctrl+home" | "ctrl+end" if self.is_open:
                self._move(self.listing.found if event.key == "ctrl+end" else -self.listing.found)
            case _:
                return await super().key(event)
        return True


class ListFace(OpenFace):
    """What is typed finds entries; Return takes the one that is marked."""

    def __init__(self, input: FieldInput) -> None:
        control = input.field.control
        self.marks = control == ControlKind.LISTBOX
        self.chips = control in (ControlKind.LISTBOX, ControlKind.TAGS)
        self.is_combobox = control == ControlKind.COMBOBOX
        # Whether the keyboard has just come, and whole items are not gone on with.
        self._is_entered = True
        self.windows = FieldListing(input.field, self._listed)
        super().__init__(input, self.windows)
        self.changed()

    @property
    def has_list(self) -> bool:
        return self.shown is not None and self.shown.list is not None

    @property
    def is_searching(self) -> bool:
        """Whether the text looks for something, and is no entry."""
        found = self.shown.list if self.shown is not None else None
        return found is not None and found.found < found.count

    @property
    def is_typing(self) -> bool:
        return self.input.has_focus and not self._is_entered

    @property
    def note(self) -> str:
        found = self.shown.list if self.is_open and self.shown is not None else None
        if found is None:
            return ""
        # In any language: none groups these digits as another one does.
        return f"{found.found}/{found.count}" if found.found < found.count else f"{found.count}"

    def changed(self) -> None:
        super().changed()
        self.windows.take()
        if self.is_open and not self.has_list:
            self.close()

    def focused(self) -> None:
        self._is_entered = True
        if self.chips:
            self.send(self.field.select(len(self.field.text)))

    def open(self) -> None:
        if self.has_list:
            super().open()

    @property
    def can_open(self) -> bool:
        return self.has_list and self.is_editable and not self.is_open

    def open_marked(self) -> None:
        self.open()
        self._mark_first()

    def buttons(self) -> list[Button]:
        return super().buttons() if self.has_list else TextFace.buttons(self)

    # Keys

    async def key(self, event: events.Key) -> bool:
        field = self.field
        match event.key:
            case "down" | "up" | "alt+down" if self.can_open:
                self.open_marked()
            case "ctrl+down" | "ctrl+up" if self.steps:
                self.send(field.step("increment" if event.key == "ctrl+down" else "decrement"))
            case "pageup" | "pagedown" | "ctrl+home" | "ctrl+end" if self.steps and not self.is_open:
                # A list goes on downward.
                target, count = STEPS[event.key]
                self.send(field.step(REVERSED.get(target, target), count))
            case "tab" if self.is_open and self.listing.moved and not self.chips:
                await self._take_marked()
                return False
            case "enter":
                await self._return()
            case "space" if self.marks and self.is_editable and await self._space():
                pass
            case "backspace" if self._is_at_whole_item:
                self.edit(field.remove(len(field.items) - 1))
            case _ if self._is_at_whole_item and (character := written(event)) not in (None, field.separator):
                self.edit(field.insert(f"{field.separator} {character}"))
            case _:
                taken = await super().key(event)
                self._is_entered = self._is_entered and not taken
                return taken
        return True

    @property
    def _is_at_whole_item(self) -> bool:
        """Whether the keyboard has come to a list whose last item a key is not to go on with."""
        text, selection = self.field.text, self.field.selection
        is_at_end = selection == (len(text), len(text)) and text == text.rstrip()
        return self.chips and self._is_entered and is_at_end and bool(self.field.items)

    def edit(self, answer: Future[Any]) -> None:
        self._is_entered = False
        self.listing.restart()
        self.open()
        super().edit(answer)

    def mouse_down(self, x: int, y: int) -> bool:
        self._is_entered = False
        return super().mouse_down(x, y)

    def _mark_first(self) -> None:
        """Puts the mark on the chosen entry, or the first that can be chosen."""
        if self.listing.mark is None:
            self.listing.move(1)
        self.listing.place_mark(self.listing.mark)
        self._listed()

    async def _space(self) -> bool:
        """Takes the marked entry, or takes it out, where nothing is being typed that may have blanks."""
        await self.field.settled()
        if self.is_searching and not self.listing.moved:
            return False
        if self.listing.mark is None:
            self._mark_first()
        await self._take_marked()
        return True

    async def _return(self) -> None:
        """Takes the marked entry, where the user means it or what was typed looks for it; else goes on."""
        await self.field.settled()
        if self.is_open and self.listing.mark is not None:
            if self.chips and self.is_searching and (self.marks or self.listing.moved):
                await self._take_marked()
                return
            if not self.marks and (self.listing.moved or (self.is_combobox and self.field.state.content == "partial")):
                await self._take_marked()
                if self.chips:
                    return
        self.close()
        await self.input.commit()

    async def _take_marked(self) -> None:
        if self.listing.mark is not None:
            await self._take(self.listing.mark)

    async def _take(self, rank: int) -> None:
        entry = self.listing.entries.get(rank)
        try:
            if entry is None:
                window = await self.field.choices(start=rank, count=1)
                entry = window.entries[0] if window.entries else None
            if entry is None or entry.disabled:
                return
            self._is_entered = False
            await self.field.pick(entry)
        except (ServerError, ServerEnded):
            return
        self._anchor = self._caret = self.field.selection[1]
        if not self.chips:
            self.close()
        elif not self.is_searching:
            # The whole list is there, where an entry's place is its rank.
            self.listing.place_mark(entry.index)
            self._listed()
