"""The client for scripts: every call waits for its answer."""

from __future__ import annotations

import asyncio
import inspect
import threading
from asyncio import Future
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Self, TypeVar

from .client import Client
from .field import Field
from .form import Form, FormDefinition
from .notifications import Callback
from .protocol import (
    CaretMove,
    ClientValidateParams,
    EditCause,
    FieldCommitResult,
    FieldEditResult,
    FieldSelectResult,
    FieldSnapshot,
    FieldState,
    FormPageResult,
    FormSubmitResult,
    GroupVerifyResult,
    ListEntry,
    ListWindow,
    PageTurn,
    PartStep,
    SectionRemoveResult,
    StepTarget,
    TextSegment,
)
from .requests import BlockingRequests
from .rows import ColumnType, RowCheck, Rows
from .section import Section, SectionRow
from .transport import ServerEnded
from .validators import Finding, Validator
from .view import Range
from .wire import write_params

T = TypeVar("T")


class BlockingClient(BlockingRequests):
    """A field-server of one's own, without `await`. Takes what `Client` takes.

    Callbacks are called in a thread of the client's, in which they can't wait for it: what they send raises RuntimeError.
    A validator that is no coroutine has a thread of its own, and may ask.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="field_client", daemon=True)
        self._thread.start()
        self._is_closed = False
        try:
            self.client = self._run(self._start(arguments, options))
        except BaseException:
            self._stop()
            raise

    async def _start(self, arguments: tuple[Any, ...], options: dict[str, Any]) -> Client:
        client = Client(*arguments, **options)
        await client.start()
        return client

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> int | None:
        """Ends the server as it should be ended; returns its exit code."""
        if self._is_closed:
            return None
        try:
            return self._run(self.client.close())
        finally:
            self._stop()

    def _stop(self) -> None:
        self._is_closed = True
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        if self._is_closed or threading.current_thread() is self._thread:
            work.close()
            if self._is_closed:
                raise ServerEnded("the client is closed")
            raise RuntimeError("a callback can't wait for the client that calls it: it is done in another thread")
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _wait(self, send: Callable[[], Future[T]]) -> T:
        """Sends in the client's thread, and waits for the answer in this one."""

        async def wait() -> T:
            return await send()

        return self._run(wait())

    def _request(self, method: str, params: dict[str, Any], answer: Any) -> Any:
        return self._wait(lambda: self.client.call(method, write_params(params), answer))

    def _notify(self, method: str, params: dict[str, Any]) -> None:
        self._loop.call_soon_threadsafe(self.client._notify, method, params)

    def on(self, method: str, callback: Callback, *, field: str | None = None, form: str | None = None) -> None:
        """Calls back with the params of the server's notifications `method`."""
        self._loop.call_soon_threadsafe(lambda: self.client.on(method, callback, field=field, form=form))

    def validator(self, field: str | None = None, tag: int | None = None) -> Callable[[Validator], Validator]:
        """Makes the function below it the validator of a field, of a tag, or of all that have none."""
        def add(function: Validator) -> Validator:
            async def judged(question: ClientValidateParams) -> Finding:
                found = await asyncio.to_thread(function, question)
                return await found if inspect.isawaitable(found) else found

            is_async = inspect.iscoroutinefunction(function)
            self.client.validator(field, tag)(function if is_async else judged)
            return function

        return add

    def field(self, field: str | None = None, /, **options: Any) -> BlockingField:
        """Makes a field; `options` are those of `field_create`."""
        return BlockingField(self, self._run(self.client.field(field, **options)))

    def check(
        self, columns: Mapping[str, ColumnType], rows: Rows, *, findings_only: bool = False
    ) -> RowCheck:
        """Judges many texts, with a type or a field's options for each column; a row has its values by their names."""
        return self._run(self.client.check(columns, rows, findings_only=findings_only))

    def form(self, definition: FormDefinition) -> BlockingForm:
        """Makes a form with its types, fields and rules of a form file, or of what such a file holds."""
        return BlockingForm(self, self._run(self.client.form(definition)))


def check(
    what: FormDefinition | Mapping[str, ColumnType], rows: Rows, *, findings_only: bool = False, **options: Any
) -> RowCheck:
    """Judges many rows by a form (a file, or what it holds), or by a type for each column; starts and ends a server.

    `options` are those of `Client`, such as `server` and `locale`.
    """
    with BlockingClient(**options) as client:
        if isinstance(what, Mapping) and not isinstance(what.get("fields"), Sequence):
            return client.check(what, rows, findings_only=findings_only)
        return client.form(what).check(rows, findings_only=findings_only)


class BlockingField:
    """A field; `shown` is all that a widget shows of it."""

    def __init__(self, client: BlockingClient, shown: Field) -> None:
        self._client = client
        self.shown = shown

    @property
    def text(self) -> str:
        return self.shown.text

    @property
    def error(self) -> str | None:
        """The message of the error that shows."""
        return self.shown.error

    @property
    def typed(self) -> Any:
        """What the text means: True, a number as a decimal text, an ISO date, a list of values."""
        return self.shown.typed

    @property
    def value(self) -> str | None:
        """The data without the template's literals; None where the text is very long."""
        return self.shown.value

    @property
    def selection(self) -> Range:
        """Where the selection is, in `text`: two ends, which are the same where it is a caret."""
        return self.shown.selection

    @property
    def state(self) -> FieldState:
        """Its state: `content`, `validity`, `enabled`, `touched`, `dirty` …"""
        return self.shown.state

    @property
    def helper(self) -> str | None:
        """The line below the field: help, or the message of what is wrong."""
        return None if self.shown.helper is None else self.shown.helper.text

    @property
    def segments(self) -> list[TextSegment]:
        """The parts of the text, such as month, day and year."""
        return self.shown.segments

    @property
    def badge(self) -> str | None:
        """What stands in the field's badge."""
        return self.shown.badge

    @property
    def checked(self) -> bool:
        """Whether a flag says yes."""
        return self.shown.checked

    @property
    def items(self) -> list[str]:
        """The texts of the items of several."""
        return self.shown.items

    @property
    def entries(self) -> list[ListEntry]:
        """What an open list shows."""
        return self.shown.entries

    def choices(
        self, query: str | None = None, *, start: int | None = None, count: int | None = None
    ) -> ListWindow:
        """A part of what a text finds in the list; "" finds all of it, None what the field's own text looks for."""
        return self._client._wait(lambda: self.shown.choices(query, start=start, count=count))

    def toggle(self) -> FieldSnapshot:
        """Turns yes into no, and anything else into yes."""
        return self._client._wait(self.shown.toggle)

    def pick(self, entry: int | ListEntry) -> FieldSnapshot:
        """Chooses an entry of the list, by its `index`."""
        return self._client._wait(lambda: self.shown.pick(entry))

    def remove(self, index: int) -> FieldSnapshot:
        """Takes an item out of several."""
        return self._client._wait(lambda: self.shown.remove(index))

    def set_typed(self, typed: Any) -> FieldSnapshot:
        """Sets the content by what it means."""
        return self._client._wait(lambda: self.shown.set_typed(typed))

    def set_text(self, text: str, cause: EditCause | str | None = None) -> FieldEditResult:
        """Makes a text the whole content."""
        return self._client._wait(lambda: self.shown.set_text(text, cause))

    def insert(self, text: str, cause: EditCause | str | None = None) -> FieldEditResult:
        """Types or pastes at the selection."""
        return self._client._wait(lambda: self.shown.insert(text, cause))

    def paste(self, text: str) -> str | None:
        """Pastes at the selection; what was not taken of it, in words."""
        return self._client._wait(lambda: self.shown.paste(text))

    def delete(self, direction: str = "backward") -> FieldEditResult:
        return self._client._wait(lambda: self.shown.delete(direction))

    def select(self, start: int, end: int | None = None) -> FieldSelectResult:
        """Moves the caret, or selects."""
        return self._client._wait(lambda: self.shown.select(start, end))

    def move(self, to: CaretMove | str, count: int | None = None, *, extend: bool = False) -> FieldSelectResult:
        """Moves the caret by characters, words, parts or lines, as `characterForward` says; with `extend` it selects."""
        return self._client._wait(lambda: self.shown.move_caret(to, count, extend=extend))

    def select_part(self, step: PartStep | str) -> FieldSelectResult:
        """Selects a part of a date and the like: `next`, `previous`, `first`, `last` or `current`."""
        return self._client._wait(lambda: self.shown.select_part(step))

    def step(self, target: StepTarget | str, count: int | None = None) -> FieldEditResult:
        """What an arrow key does: `increment`, `decrement`, `count` times; `minimum` or `maximum`."""
        return self._client._wait(lambda: self.shown.step(target, count))

    def undo(self) -> FieldEditResult:
        """Takes back the last unit of editing."""
        return self._client._wait(self.shown.undo)

    def redo(self) -> FieldEditResult:
        return self._client._wait(self.shown.redo)

    def commit(self) -> FieldCommitResult:
        """The Return key."""
        return self._client._wait(self.shown.commit)

    def blur(self) -> bool:
        """Leaves the field; whether it is valid."""
        return self._client._wait(self.shown.blur).valid


class BlockingForm:
    """Fields that are verified and submitted together. `form["email"]` is one of them."""

    def __init__(self, client: BlockingClient, shown: Form) -> None:
        self._client = client
        self.shown = shown

    @property
    def fields(self) -> dict[str, BlockingField]:
        """The fields, by id, with those in rows of sections."""
        return {id: BlockingField(self._client, field) for id, field in self.shown.fields.items()}

    def __getitem__(self, field: str) -> BlockingField:
        return BlockingField(self._client, self.shown[field])

    @property
    def sections(self) -> dict[str, BlockingSection]:
        """The sections that repeat, by name."""
        return {name: BlockingSection(self._client, section) for name, section in self.shown.sections.items()}

    @property
    def page(self) -> str | None:
        """The page that the form is on, where it has pages."""
        return self.shown.page

    def turn(self, to: PageTurn | str) -> FormPageResult:
        """Turns to the `next` page, where this one may be left, or to the `previous` one."""
        return self._client._run(self.shown.turn(to))

    def turn_to(self, page: str) -> FormPageResult:
        """Turns to a page by its name."""
        return self._client._run(self.shown.turn_to(page))

    def verify(self) -> GroupVerifyResult:
        """Asks what submitting would say; nothing changes."""
        return self._client._run(self.shown.verify())

    def check(self, rows: Rows, *, findings_only: bool = False) -> RowCheck:
        """Judges rows as if each were filled in; a row has values by ids of fields, or in their order."""
        return self._client._run(self.shown.check(rows, findings_only=findings_only))

    def submit(self, *, secure: bool = False, wait: bool = False) -> FormSubmitResult:
        """Judges every field; the contents are in the answer where all are valid.

        Secrets are left out, unless `secure` asks for them. With `wait` the answer comes when every validator has its
        verdict; without, fields that wait for one are in `pending`, and the form is not valid.
        """
        return self._client._run(self.shown.submit(secure=secure, wait=wait))

    def close(self) -> int:
        return self._client._run(self.shown.close())


class BlockingSection:
    """The rows of a section, in order."""

    def __init__(self, client: BlockingClient, shown: Section) -> None:
        self._client = client
        self.shown = shown

    @property
    def rows(self) -> list[BlockingRow]:
        return [BlockingRow(self._client, row) for row in self.shown]

    def add(self, at: int | None = None, texts: Mapping[str, str] | None = None) -> BlockingRow:
        """Adds a row, at the end or at an index, with texts of its fields by their ids in the row."""
        return BlockingRow(self._client, self._client._run(self.shown.add(at, texts)))

    def remove(self, row: BlockingRow) -> SectionRemoveResult:
        """Removes a row. With `at` and `texts` of the answer `add` makes such a row again."""
        return self._client._run(self.shown.remove(row.shown))

    def move(self, row: BlockingRow, to: int) -> None:
        """Moves a row to another index."""
        self._client._run(self.shown.move(row.shown, to))


class BlockingRow:
    """A row, whose fields have ids that are its own: `row["amount"]`."""

    def __init__(self, client: BlockingClient, shown: SectionRow) -> None:
        self._client = client
        self.shown = shown

    @property
    def number(self) -> int:
        """Its number, which no other row of the section ever gets."""
        return self.shown.number

    def __getitem__(self, field: str) -> BlockingField:
        return BlockingField(self._client, self.shown[field])
