"""A form with its fields, as a form file describes it."""

from __future__ import annotations

import asyncio
import json
import os
from asyncio import Future
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .field import Field
from .notifications import call
from .protocol import (
    FieldSnapshot,
    FormOpenResult,
    FormPageResult,
    FormStatusParams,
    FormSubmitResult,
    GroupStatusParams,
    GroupVerifyResult,
    PageStatus,
    PageTurn,
)
from .rows import FieldColumns, RowCheck, Rows, check_rows
from .section import Section
from .words import said

if TYPE_CHECKING:
    from .client import Client

FormDefinition = str | os.PathLike[str] | Mapping[str, Any]


def read_form(definition: FormDefinition) -> Mapping[str, Any]:
    """What a form file holds; a mapping is taken as that."""
    if isinstance(definition, Mapping):
        form: Any = definition
    else:
        form = json.loads(Path(definition).read_text(encoding="utf-8"))
    if not isinstance(form, Mapping) or not isinstance(form.get("title"), str) or "fields" not in form:
        raise ValueError("a form is an object with a `title` and `fields`")
    for field in form["fields"]:
        if not isinstance(field, Mapping) or not isinstance(field.get("field"), str):
            raise ValueError("a form's field is an object with its id as `field`")
    return form


class Form:
    """Fields that are verified and submitted together. `form["email"]` is one of them."""

    def __init__(self, client: Client, definition: FormDefinition) -> None:
        self.client = client
        self.definition = read_form(definition)
        self.title: str = self.definition["title"]
        self.id: str = self.definition.get("form", "")
        self.fields: dict[str, Field] = {}
        """The fields, by id, in the order of the file."""
        self.groups: dict[str, bool] = {}
        """Whether each group is valid."""
        self.invalid: dict[str, int] = {}
        """How many fields of each group are not valid."""
        self.words: dict[str, str] = {}
        """What buttons and marks say in the form's language, by name."""
        self.page: str | None = None
        """The page that the form is on, where it has pages."""
        self.pages: list[PageStatus] = []
        """The pages, and how each stands."""
        self.sections: dict[str, Section] = {}
        """The sections that repeat, by name."""
        self._repeated: dict[str, Section] = {}
        self._by_group: dict[str | None, list[Field]] | None = None
        pages = self.definition.get("pages", [])
        # Of a field or a group that is named twice the first page has it.
        self._page_of_field = {id: str(each["page"]) for each in reversed(pages) for id in each.get("fields", [])}
        self._page_by_group = {name: str(each["page"]) for each in reversed(pages) for name in each.get("groups", [])}
        self._listeners: list[Callable[[Form], object]] = []
        self._removals: list[Callable[[], None]] = []

    async def open(self) -> None:
        """Makes everything that the file describes: types, the form, its fields, the rules between them."""
        form = self.definition
        for each in form.get("types", []):
            await self.client.call("type/define", dict(each))
        self._removals = [
            self.client.on("form/status", self._form_status, form=self.id),
            self.client.on("group/status", self._group_status, form=self.id),
        ]
        names = self.group_titles()
        set_up = {name: form[name] for name in ("order", "pages", "sections") if name in form}
        opened = self.client.form_open(self.id, groups=list(names) or None, words=True, **set_up)
        requests = [
            # What is told right behind the answer is of a field that is there then.
            self.client.call("field/create", {"form": self.id, **each}, FieldSnapshot, self._made)
            for each in form["fields"]
        ]
        result = await opened
        self.words = result.words or {}
        for request in requests:
            await request
        self.sections = {each["section"]: Section(self, each) for each in form.get("sections", [])}
        for section in result.sections or []:
            self.sections[section.section].open(section)
        self._take_pages(result.page, result.pages)
        rules: dict[str, list[dict[str, Any]]] = {}
        for rule in form.get("rules", []):
            rest = {name: value for name, value in rule.items() if name != "group"}
            rules.setdefault(rule.get("group", ""), []).append(rest)
        for group, those in rules.items():
            await self.client.group_define(group, those, form=self.id)
        await self.ask()

    def word(self, name: str, **values: object) -> str:
        """What a button or a mark says in the form's language; `values` stand for the names in braces."""
        return said(self.words, name, **values)

    def standing(self, valid: bool, invalid: int, is_answered: bool) -> str:
        """How a group stands, in words. One that is valid as it came is no praise."""
        if not valid:
            return self.word("left", count=invalid)
        return f"✓ {self.word('complete')}" if is_answered else self.word("optional")

    def unfinished(self, invalid: int, is_pending: bool) -> str:
        """Why a page or the form is not done, in words: how many fields are to be mended, or that some are being checked."""
        words = [self.word("fix", count=invalid)] if invalid else []
        return " · ".join([*words, self.word("checking")] if is_pending else words)

    def _made(self, snapshot: FieldSnapshot) -> None:
        self.take(Field(self.client, snapshot))

    async def ask(self) -> None:
        """Asks how the form stands: what makes fields pushes nothing."""
        if self.pages:

            def take(result: FormOpenResult) -> None:
                self._take_pages(result.page, result.pages)

            # Both are taken before anything that is told behind them, which is newer.
            await self.client.call("form/open", {"form": self.id}, FormOpenResult, take)
        await self.verify()

    def group_titles(self) -> dict[str, str]:
        """Every group's title by its name, "" where it has none, in the order in which they are shown."""
        titles = {each["name"]: each.get("title", "") for each in self.definition.get("groups", [])}
        for each in [*self.definition["fields"], *self.definition.get("sections", [])]:
            name = each.get("group")
            if name is not None:
                titles.setdefault(name, "")
        return titles

    def order(self) -> list[str]:
        """The ids that the form's order of the Return key names, those of rows where it names their section."""
        ids: list[str] = []
        for name in self.definition.get("order", []):
            section = self.sections.get(name)
            ids += [name] if section is None else [field.id for row in section for field in row]
        return ids

    def fields_of(self, group: str | None) -> list[Field]:
        """The fields of a group, but for those in sections; None for those that are in none."""
        if self._by_group is None:
            self._by_group = {}
            for field in self.plain_fields():
                self._by_group.setdefault(field.group, []).append(field)
        return list(self._by_group.get(group, []))

    def parts_of(self, group: str | None) -> list[Field | Section]:
        """The fields and sections of a group as they are shown.

        A section stands behind the fields, but for those that the form's order has behind it.
        """
        parts: list[Field | Section] = [*self.fields_of(group)]
        order = self.definition.get("order", [])
        for section in self.sections.values():
            if section.group != group:
                continue
            behind = order[order.index(section.name) :] if section.name in order else []
            place = (index for index, part in enumerate(parts) if isinstance(part, Field) and part.id in behind)
            parts.insert(next(place, len(parts)), section)
        return parts

    def plain_fields(self) -> list[Field]:
        """The fields in the order of the file, but for those in sections."""
        return [field for field in self.fields.values() if field.id not in self._repeated]

    def take(self, field: Field, section: Section | None = None) -> Field:
        """Lets a field belong to the form, in a row of a section or by itself."""
        self.fields[field.id] = self.client.adopt(field)
        self._by_group = None
        if section is not None:
            self._repeated[field.id] = section
        return field

    def forget(self, field: Field) -> None:
        """A field was disposed of."""
        self._by_group = None
        for fields in self.fields, self._repeated, self.client.fields:
            fields.pop(field.id, None)

    def page_of(self, field: Field) -> str | None:
        """The page that a field is on; None where it belongs to all of them."""
        section = self._repeated.get(field.id)
        if section is not None:
            return self.page_of_section(section)
        return self._page_of_field.get(field.id) or self._page_of_group(field.group)

    def page_of_section(self, section: Section) -> str | None:
        """The page that a section is on; None where it belongs to all of them."""
        return section.page if section.page is not None else self._page_of_group(section.group)

    def _page_of_group(self, group: str | None) -> str | None:
        return None if group is None else self._page_by_group.get(group)

    def is_on_page(self, field: Field) -> bool:
        """Whether a field is on the page that the form is on, or on none."""
        return self.page is None or self.page_of(field) in (None, self.page)

    @property
    def shown_pages(self) -> list[PageStatus]:
        """The pages that show, as their conditions have it."""
        return [each for each in self.pages if each.shown is not False]

    @property
    def has_next(self) -> bool:
        """Whether another page follows."""
        shown = self.shown_pages
        return bool(shown) and shown[-1].page != self.page

    @property
    def has_previous(self) -> bool:
        """Whether there is a page before."""
        shown = self.shown_pages
        return bool(shown) and shown[0].page != self.page

    async def turn(self, to: PageTurn | str) -> FormPageResult:
        """Turns to the `next` page, where this one may be left, or to the `previous` one."""
        return await self._turn(self.client.form_page(self.id, to=to))

    async def turn_to(self, page: str) -> FormPageResult:
        """Turns to a page by its name; to a later one as far as the pages before it may be left."""
        return await self._turn(self.client.form_page(self.id, page=page))

    async def _turn(self, answer: Future[FormPageResult]) -> FormPageResult:
        # Leaving a page writes out its fields as leaving each does.
        await self.client.group_count("", form=self.id)
        await self.settled()
        result = await answer
        self.page = result.page
        self.changed()
        return result

    def __getitem__(self, field: str) -> Field:
        return self.fields[field]

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields.values())

    async def fill(self, answers: Mapping[str, Any]) -> list[str]:
        """Fills in what `answers` made of an earlier form; returns the names of what no field has taken.

        A section gets as many rows as its list has.
        """
        places = {name: place for place, name in enumerate([*self.fields, *self.sections])}
        left = sorted(answers, key=lambda name: places.get(name, len(places)))
        while True:
            again: list[str] = []
            failed = [name for name in left if not await self._fill(name, answers[name], again)]
            # What a field takes may depend on another one, as long as that gets them fewer.
            if not again or len(again) == len(left):
                return failed
            left = again

    async def _fill(self, name: str, answer: Any, again: list[str]) -> bool:
        """Fills in one answer; whether it was taken. What is not, or is not whole, is to be tried `again`."""
        section = self.sections.get(name)
        fields: list[tuple[Field | None, Any]] = [(self.fields.get(name), answer)]
        if section is not None and isinstance(answer, list):
            await section.resize(len(answer))
            fields = [(row.fields.get(id), each) for row, told in zip(section, answer) for id, each in told.items()]
        taken = [await field.fill(each) if field is not None else False for field, each in fields]
        if not all(taken) or any(field is not None and field.state.content not in ("complete", "empty") for field, _ in fields):
            again.append(name)
        return all(taken)

    async def verify(self) -> GroupVerifyResult:
        """Asks what submitting would say, field by field and group by group; nothing changes."""
        result: GroupVerifyResult = await self.client.call(
            "group/verify", {"form": self.id}, GroupVerifyResult, self._take_verified
        )
        return result

    def _take_verified(self, result: GroupVerifyResult) -> None:
        self.groups.update(result.groups or {})
        counts = Counter(self.fields[id].group for id in result.invalid if id in self.fields)
        self.invalid.update({name: counts[name] for name in self.groups})
        self.changed()

    async def check(self, rows: Rows, *, findings_only: bool = False) -> RowCheck:
        """Judges rows as if each were filled in, with the rules between fields; nothing of the form changes.

        A row has values by ids of fields, or one for each field in the order of the file. What a row says nothing
        about is judged as it stands in the form.
        """
        columns = FieldColumns(self.id, {id: field.text for id, field in self.fields.items()})
        return await check_rows(self.client, columns, rows, findings_only)

    async def submit(self, *, secure: bool = False, wait: bool = False) -> FormSubmitResult:
        """Judges every field. The contents are in the answer where all are valid, those of secure ones on demand.

        With `wait` the answer comes when every validator of the client has its verdict, or has had its time.
        """
        result = self.client.form_submit(self.id, secure=secure or None, wait=wait or None)
        if wait:
            await asyncio.wait([result])
        # An answer that comes behind all that the submit pushes: then every field knows whether its text is another.
        await self.client.group_count("", form=self.id)
        await self.settled()
        return await result

    async def settled(self) -> None:
        """Waits until everything that was sent for any field is answered."""
        for field in list(self.fields.values()):
            await field.settled()

    async def close(self) -> int:
        """Disposes of the form with all its fields; returns how many there were."""
        for remove in self._removals:
            remove()
        self._removals.clear()
        result = await self.client.form_close(self.id)
        self.fields.clear()
        return result.disposed

    def on_change(self, callback: Callable[[Form], object]) -> Callable[[], None]:
        """Is called when the standing of the form or of a group has changed; returns what ends it."""
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback) if callback in self._listeners else None

    def _form_status(self, status: FormStatusParams) -> None:
        self.groups.update(status.groups)
        self._take_pages(status.page, status.pages)
        self.changed()

    def _take_pages(self, page: str | None, pages: list[PageStatus] | None) -> None:
        """Takes the page that the form is on, and how those stand that are told of."""
        self.page = page if page is not None else self.page
        told = {each.page: each for each in pages or []}
        known = [told.pop(each.page, each) for each in self.pages]
        for old, now in zip(self.pages, known, strict=True):
            # Told by `form/open` alone.
            now.title = now.title or old.title
        self.pages = [*known, *told.values()]

    def _group_status(self, status: GroupStatusParams) -> None:
        self.groups[status.group] = status.valid
        self.invalid[status.group] = status.invalid
        self.changed()

    def changed(self) -> None:
        """Tells those that listen."""
        for callback in list(self._listeners):
            call(callback, self)
