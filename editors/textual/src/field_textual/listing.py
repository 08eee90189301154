"""What an open list shows: the part of it that is in sight, and the mark."""

from __future__ import annotations

import asyncio
import os
from asyncio import Future
from collections.abc import Callable
from dataclasses import dataclass

from field_client import Field, ListEntry, ListWindow, complete_path
from field_client.protocol import FileOptions

WINDOW = 50


@dataclass(slots=True)
class ListLine:
    """A line of a list: a heading, or an entry of some rank; neither is an entry that is still asked for."""

    rank: int | None
    entry: ListEntry | None
    heading: str | None = None


class Listing:
    """Entries by rank, best first. Of a long list those are known that were looked at."""

    def __init__(self, changed: Callable[[], object]) -> None:
        self._changed = changed
        self.found = 0
        self.entries: dict[int, ListEntry] = {}
        self.mark: int | None = None
        """The rank of the entry that Return takes."""
        self.moved = False
        """Whether the user has put the mark there."""
        self.top = 0
        """The rank of the first entry in sight."""

    @property
    def marked(self) -> ListEntry | None:
        return None if self.mark is None else self.entries.get(self.mark)

    def restart(self) -> None:
        """Something else is looked for: what comes now begins at the top."""
        self.moved = False

    def _want(self, rank: int) -> None:
        """An entry is in sight and not known."""

    def show(self, found: int, entries: dict[int, ListEntry], mark: int | None, top: int) -> None:
        self.found, self.entries, self.mark, self.top = found, entries, mark, top

    def place_mark(self, mark: int | None) -> None:
        """Puts the mark on an entry; the user means it."""
        if self.found and mark is not None:
            self.mark, self.moved = max(0, min(mark, self.found - 1)), True

    def move(self, by: int) -> bool:
        """Moves the mark past what can't be chosen; false where there is no further one."""
        rank = self.mark
        if rank is None:
            rank = -1 if by > 0 else self.found
        step = 1 if by > 0 else -1
        target = max(0, min(rank + by, self.found - 1))
        while 0 <= target < self.found and (entry := self.entries.get(target)) is not None and entry.disabled:
            target += step
        if not 0 <= target < self.found or target == rank:
            return False
        self.place_mark(target)
        return True

    def scroll(self, by: int, height: int) -> None:
        """Moves what is in sight, and leaves the mark."""
        self.top = max(0, min(self.top + by, self.found - height))

    def lines(self, height: int, follow: bool) -> list[ListLine]:
        """What is in sight; the mark is, where `follow` says so."""
        if follow and self.mark is not None:
            self.top = min(self.top, self.mark)
            while True:
                lines = self._lines(height)
                if self.top >= self.mark or any(each.rank == self.mark for each in lines):
                    return lines
                self.top = max(self.top + 1, self.mark - height)
        return self._lines(height)

    def _lines(self, height: int) -> list[ListLine]:
        lines: list[ListLine] = []
        group: str | None = None
        for rank in range(self.top, min(self.found, self.top + height)):
            entry = self.entries.get(rank)
            if entry is None:
                self._want(rank)
            elif entry.group is not None and entry.group != group:
                lines.append(ListLine(None, None, entry.group))
            group = None if entry is None else entry.group
            lines.append(ListLine(rank, entry))
        return lines[:height]


class FieldListing(Listing):
    """The list of a field: the window that the server pushes, and others that are asked for."""

    def __init__(self, field: Field, changed: Callable[[], object]) -> None:
        super().__init__(changed)
        self.field = field
        self._window: ListWindow | None = None
        self._version = field.version
        self._asked: Future[ListWindow] | None = None
        self._stale = False
        self._is_new = True

    def restart(self) -> None:
        super().restart()
        self._is_new = True
        self._asked = None

    def take(self) -> None:
        """Takes what the field shows now."""
        window = self.field.presentation.list if self.field.presentation is not None else None
        is_moved, self._version = self.field.version != self._version, self.field.version
        if window == self._window:
            if is_moved and window is not None and len(self.entries) > len(window.entries):
                # An entry that the server did not push may have been chosen.
                self._stale = True
                self._changed()
            return
        self._window = window
        # An answer that was asked for before is about another list.
        self._asked = None
        if window is None:
            self.show(0, {}, None, 0)
            return
        known = {window.from_ + place: entry for place, entry in enumerate(window.entries)}
        if self._is_new or window.found != self.found:
            active = next((rank for rank, each in known.items() if each.index == window.active), None)
            self.show(window.found, known, active, 0 if active is None else window.from_)
            self._is_new = self.moved = False
        else:
            # The same list with other entries chosen: those in sight are asked for again.
            self.entries = {rank: each for rank, each in self.entries.items() if rank not in known} | known
            self._stale = any(rank not in known for rank in self.entries)
        self._changed()

    def _lines(self, height: int) -> list[ListLine]:
        if self._stale:
            self._stale = False
            self._want(self.top)
        return super()._lines(height)

    def _want(self, rank: int) -> None:
        if self._asked is not None:
            return
        start = max(0, rank - WINDOW // 4)
        asked = self._asked = self.field.choices(start=start, count=WINDOW)
        asked.add_done_callback(self._answered)

    @property
    def is_settled(self) -> bool:
        return self._asked is None

    def _answered(self, answer: Future[ListWindow]) -> None:
        if answer is not self._asked:
            return
        self._asked = None
        if answer.cancelled() or answer.exception() is not None:
            return
        window = answer.result()
        if window.found == self.found:
            for place, entry in enumerate(window.entries):
                self.entries[window.from_ + place] = entry
        self._changed()


class PathListing(Listing):
    """The paths that a text begins. A folder is read once, elsewhere: it may be one of another machine."""

    def __init__(self, asked: FileOptions | None, changed: Callable[[], object]) -> None:
        super().__init__(changed)
        self.asked = asked
        self._text = ""
        self._folder: str | None = None
        self._paths: list[str] | None = None

    def look(self, text: str) -> None:
        """Shows what a text begins, now or when its folder is read."""
        self._text = text
        folder, name = os.path.split(text)
        known = f"{folder}\n{name.startswith('.')}"
        if known == self._folder:
            self._find()
            return
        self._folder, self._paths = known, None
        self.show(0, {}, None, 0)
        beginning = text[: len(text) - len(name)] + ("." if name.startswith(".") else "")
        # `~` alone names no folder yet.
        asyncio.ensure_future(self._read(known, text if text == "~" else beginning))

    async def _read(self, folder: str, beginning: str) -> None:
        paths = await asyncio.to_thread(complete_path, beginning, self.asked, 100_000)
        if folder == self._folder:
            self._paths = paths
            self._find()
            self._changed()

    def _find(self) -> None:
        if self._paths is None:
            return
        wanted = self._text.casefold()
        found = [each for each in self._paths if each.casefold().startswith(wanted) and each != self._text]
        entries = {rank: ListEntry(index=rank, label=each) for rank, each in enumerate(found)}
        self.show(len(found), entries, None, 0)
        self.moved = False

    @property
    def is_settled(self) -> bool:
        return self._paths is not None or self._folder is None

    @property
    def first(self) -> str | None:
        """The best path that goes on as the text does, letter by letter."""
        return next((each.label for each in self.entries.values() if each.label.startswith(self._text)), None)
