"""A form with its fields, as a form file describes it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .field import Field
from .notifications import call
from .protocol import FieldSnapshot, FormStatusParams, FormSubmitResult, GroupStatusParams, GroupVerifyResult
from .rows import FieldColumns, Row, RowCheck, check_rows

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
        self._client = client
        self.definition = read_form(definition)
        self.title: str = self.definition["title"]
        self.id: str = self.definition.get("form", "")
        self.fields: dict[str, Field] = {}
        """The fields, by id, in the order of the file."""
        self.groups: dict[str, bool] = {}
        """Whether each group is valid."""
        self.invalid: dict[str, int] = {}
        """How many fields of each group are not valid."""
        self._listeners: list[Callable[[Form], object]] = []
        self._removals: list[Callable[[], None]] = []

    async def open(self) -> None:
        """Makes everything that the file describes: types, the form, its fields, the rules between them."""
        form = self.definition
        for each in form.get("types", []):
            await self._client.call("type/define", dict(each))
        self._removals = [
            self._client.on("form/status", self._form_status, form=self.id),
            self._client.on("group/status", self._group_status, form=self.id),
        ]
        names = self.group_titles()
        await self._client.form_open(self.id, groups=list(names) or None, order=form.get("order"))
        requests = [
            self._client.call("field/create", {"form": self.id, **each}, FieldSnapshot) for each in form["fields"]
        ]
        for request in requests:
            field = self._client.adopt(Field(self._client, await request))
            self.fields[field.id] = field
        rules: dict[str, list[dict[str, Any]]] = {}
        for rule in form.get("rules", []):
            rest = {name: value for name, value in rule.items() if name != "group"}
            rules.setdefault(rule.get("group", ""), []).append(rest)
        for group, those in rules.items():
            await self._client.group_define(group, those, form=self.id)
        await self.verify()

    def group_titles(self) -> dict[str, str]:
        """Every group's title by its name, in the order in which they are shown."""
        titles = {each["name"]: each.get("title", each["name"]) for each in self.definition.get("groups", [])}
        for field in self.definition["fields"]:
            name = field.get("group")
            if name is not None:
                titles.setdefault(name, name)
        return titles

    def fields_of(self, group: str | None) -> list[Field]:
        """The fields of a group; None for those that are in none."""
        return [field for field in self.fields.values() if field.group == group]

    def __getitem__(self, field: str) -> Field:
        return self.fields[field]

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields.values())

    async def verify(self) -> GroupVerifyResult:
        """Asks what submitting would say, field by field and group by group; nothing changes."""
        result = await self._client.group_verify(form=self.id)
        self.groups.update(result.groups or {})
        for name in self.groups:
            self.invalid[name] = sum(self.fields[id].group == name for id in result.invalid if id in self.fields)
        self._changed()
        return result

    async def check(self, rows: Iterable[Row], *, findings_only: bool = False) -> RowCheck:
        """Judges rows as if each were filled in, with the rules between fields; nothing of the form changes.

        A row has values by ids of fields, or one for each field in the order of the file. What a row says nothing
        about is judged as it stands in the form.
        """
        columns = FieldColumns(self.id, {id: field.text for id, field in self.fields.items()})
        return await check_rows(self._client, columns, rows, findings_only)

    async def submit(self, *, secure: bool = False) -> FormSubmitResult:
        """Judges every field. The contents are in the answer where all are valid, those of secure ones on demand."""
        result = self._client.form_submit(self.id, secure=secure or None)
        # An answer that comes behind all that the submit pushes: then every field knows whether its text is another.
        await self._client.group_count("", form=self.id)
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
        result = await self._client.form_close(self.id)
        self.fields.clear()
        return result.disposed

    def on_change(self, callback: Callable[[Form], object]) -> Callable[[], None]:
        """Is called when the standing of the form or of a group has changed; returns what ends it."""
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback) if callback in self._listeners else None

    def _form_status(self, status: FormStatusParams) -> None:
        self.groups.update(status.groups)
        self._changed()

    def _group_status(self, status: GroupStatusParams) -> None:
        self.groups[status.group] = status.valid
        self.invalid[status.group] = status.invalid
        self._changed()

    def _changed(self) -> None:
        for callback in list(self._listeners):
            call(callback, self)
