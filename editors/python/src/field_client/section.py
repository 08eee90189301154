"""Sections of a form that repeat: addresses, items."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from .field import Field
from .protocol import FieldSnapshot, SectionAddResult, SectionMoveResult, SectionRemoveResult, SectionStatus
from .wire import write_params

if TYPE_CHECKING:
    from .form import Form


class SectionRow:
    """A row, whose fields have ids that are its own: `row["amount"]`."""

    def __init__(self, section: Section, number: int) -> None:
        self.section = section
        self.number = number
        """Its number, which no other row of the section ever gets."""
        self.fields: dict[str, Field] = {}
        """Its fields, by their ids in the row."""

    def __getitem__(self, field: str) -> Field:
        return self.fields[field]

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields.values())

    @property
    def index(self) -> int:
        """Its place among the rows, from 0."""
        return self.section.rows.index(self)


class Section:
    """The rows of a section, in order. `form.sections["items"].rows[0]["amount"]` is a field."""

    def __init__(self, form: Form, definition: Mapping[str, Any]) -> None:
        self._form = form
        self.name: str = definition["section"]
        self.title: str = definition.get("title", self.name)
        self.group: str | None = definition.get("group")
        self.page: str | None = definition.get("page")
        self.least: int = definition.get("least", 0)
        """How many rows there are at least."""
        self.most: int | None = definition.get("most")
        """How many rows there may be; None where only the server's limit says."""
        self.rows: list[SectionRow] = []

    def __iter__(self) -> Iterator[SectionRow]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, index: int) -> SectionRow:
        return self.rows[index]

    @property
    def can_add(self) -> bool:
        return self.most is None or len(self.rows) < self.most

    @property
    def can_remove(self) -> bool:
        return len(self.rows) > self.least

    async def add(self, at: int | None = None, texts: Mapping[str, str] | None = None) -> SectionRow:
        """Adds a row, at the end or at an index, with texts of its fields by their ids in the row."""
        params = write_params({"form": self._form.id, "section": self.name, "at": at, "texts": texts})
        # What is told right behind the answer is of fields that are there then.
        result: SectionAddResult = await self._form.client.call(
            "section/add", params, SectionAddResult, lambda added: self._take(added.rows, added.fields)
        )
        await self._form.ask()
        return next(row for row in self.rows if row.number == result.row)

    async def remove(self, row: SectionRow) -> SectionRemoveResult:
        """Removes a row. With `at` and `texts` of the answer `add` makes such a row again."""
        params = {"form": self._form.id, "section": self.name, "row": row.number}
        result: SectionRemoveResult = await self._form.client.call(
            "section/remove", params, SectionRemoveResult, lambda removed: self._take(removed.rows, [])
        )
        await self._form.ask()
        return result

    async def move(self, row: SectionRow, to: int) -> None:
        """Moves a row to another index."""
        params = {"form": self._form.id, "section": self.name, "row": row.number, "to": to}
        await self._form.client.call(
            "section/move", params, SectionMoveResult, lambda moved: self._take(moved.rows, [])
        )
        self._form.changed()

    async def resize(self, count: int) -> None:
        """Adds rows at the end or removes them there, as far as the section may have so many."""
        while len(self) < count and self.can_add:
            await self.add()
        while len(self) > count and self.can_remove:
            await self.remove(self.rows[-1])

    def open(self, status: SectionStatus) -> None:
        """Takes the rows that the form has from the start."""
        self._take(status.rows, status.fields or [])

    def _take(self, numbers: list[int], fields: list[FieldSnapshot]) -> None:
        """Takes the rows as they are now, with the fields that were made."""
        rows = {row.number: row for row in self.rows}
        self.rows = [rows.pop(number) if number in rows else SectionRow(self, number) for number in numbers]
        for row in rows.values():
            for field in row:
                self._form.forget(field)
        places = {row.number: row for row in self.rows}
        for snapshot in fields:
            number, _, local = snapshot.field.removeprefix(f"{self.name}[").partition("].")
            places[int(number)].fields[local] = self._form.take(Field(self._form.client, snapshot), self)
