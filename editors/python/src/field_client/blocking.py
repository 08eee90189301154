"""The client for scripts: every call waits for its answer."""

from __future__ import annotations

import asyncio
import threading
from asyncio import Future
from collections.abc import Callable, Coroutine
from typing import Any, Self, TypeVar

from .client import Client
from .field import Field
from .form import Form, FormDefinition
from .notifications import Callback
from .protocol import (
    EditCause,
    FieldCommitResult,
    FieldEditResult,
    FieldSelectResult,
    FormSubmitResult,
    GroupVerifyResult,
    PartStep,
    StepTarget,
    TextSegment,
)
from .requests import BlockingRequests
from .validators import Validator
from .wire import write_params

T = TypeVar("T")


class BlockingClient(BlockingRequests):
    """A field-server of one's own, without `await`. Takes what `Client` takes.

    Callbacks and validators are called in a thread of the client's.
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
        return self.client.validator(field, tag)

    def field(self, field: str | None = None, /, **options: Any) -> BlockingField:
        """Makes a field; `options` are those of `field_create`."""
        return BlockingField(self, self._run(self.client.field(field, **options)))

    def form(self, definition: FormDefinition) -> BlockingForm:
        """Makes a form with its types, fields and rules of a form file, or of what such a file holds."""
        return BlockingForm(self, self._run(self.client.form(definition)))


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
    def segments(self) -> list[TextSegment]:
        """The parts of the text, such as month, day and year."""
        return self.shown.segments

    def insert(self, text: str, cause: EditCause | str | None = None) -> FieldEditResult:
        """Types or pastes at the selection."""
        return self._client._wait(lambda: self.shown.insert(text, cause))

    def delete(self, direction: str = "backward") -> FieldEditResult:
        return self._client._wait(lambda: self.shown.delete(direction))

    def select(self, start: int, end: int | None = None) -> FieldSelectResult:
        """Moves the caret, or selects."""
        return self._client._wait(lambda: self.shown.select(start, end))

    def select_part(self, step: PartStep | str) -> FieldSelectResult:
        """Selects a part of a date and the like: `next`, `previous`, `first`, `last` or `current`."""
        return self._client._wait(lambda: self.shown.select_part(step))

    def step(self, target: StepTarget | str, count: int | None = None) -> FieldEditResult:
        """What an arrow key does: `increment`, `decrement`, `count` times; `minimum` or `maximum`."""
        return self._client._wait(lambda: self.shown.step(target, count))

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
        self.fields = {id: BlockingField(client, field) for id, field in shown.fields.items()}

    def __getitem__(self, field: str) -> BlockingField:
        return self.fields[field]

    def verify(self) -> GroupVerifyResult:
        """Asks what submitting would say; nothing changes."""
        return self._client._run(self.shown.verify())

    def submit(self, *, secure: bool = False) -> FormSubmitResult:
        """Judges every field; the contents are in the answer where all are valid."""
        return self._client._run(self.shown.submit(secure=secure))

    def close(self) -> int:
        return self._client._run(self.shown.close())
