"""Who is told of what the server pushes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Self

from .wire import Structure

logger = logging.getLogger("field_client")

Callback = Callable[[Any], object]


class Listener:
    """A callback with what it wants to be told: of all methods, fields and forms where it names none."""

    def __init__(self, callback: Callback, method: str | None, field: str | None, form: str | None) -> None:
        self.callback, self.method, self.field, self.form = callback, method, field, form

    def wants(self, method: str, params: Structure) -> bool:
        return (
            (self.method is None or self.method == method)
            and (self.field is None or getattr(params, "field", None) == self.field)
            and (self.form is None or getattr(params, "form", None) == self.form)
        )


class Listeners:
    """Calls them in the order in which they were added."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def add(
        self, callback: Callback, method: str | None = None, field: str | None = None, form: str | None = None
    ) -> Callable[[], None]:
        """Adds a callback; returns what takes it away again."""
        listener = Listener(callback, method, field, form)
        self._listeners.append(listener)

        def remove() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return remove

    def tell(self, method: str, params: Structure) -> None:
        for listener in list(self._listeners):
            if listener.wants(method, params):
                call(listener.callback, params)


def call(callback: Callback, argument: Any) -> None:
    """Calls somebody else's code: its mistakes do not end the reading."""
    try:
        callback(argument)
    except Exception:
        logger.exception("a callback failed")


class Stream:
    """What comes in from now on, to be iterated over. Use it as a context manager, so that it ends with its block."""

    def __init__(self, subscribe: Callable[[Callback], Callable[[], None]]) -> None:
        self._queue: asyncio.Queue[Any] = asyncio.Queue()
        self._remove = subscribe(self._queue.put_nowait)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Any:
        return await self._queue.get()

    async def until(self, condition: Callable[[Any], object]) -> Any:
        """Waits for the first of them that fulfils the condition, passing over those before it."""
        while not condition(item := await self._queue.get()):
            pass
        return item

    def close(self) -> None:
        self._remove()
