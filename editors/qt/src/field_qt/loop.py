"""asyncio and Qt in one thread: Qt's event loop turns asyncio's."""

from __future__ import annotations

import asyncio
import select
from asyncio import Future
from collections.abc import Callable, Coroutine
from contextvars import Context
from math import ceil
from typing import Any, TypeVar, TypeVarTuple, Unpack

from PySide6.QtCore import QObject, QSocketNotifier, Qt, QTimer
from shiboken6 import isValid

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class QtLoop(asyncio.SelectorEventLoop):
    """A loop of asyncio that goes round once whenever Qt has seen that there is something to do.

    It is the running loop of its thread all the time, so that handlers of Qt send requests like coroutines.
    """

    _shared: QtLoop | None = None

    @classmethod
    def shared(cls) -> QtLoop:
        """The loop of the program's main thread."""
        if cls._shared is None or cls._shared.is_closed():
            cls._shared = cls()
        return cls._shared

    def __init__(self) -> None:
        super().__init__()
        # All that asyncio listens to is behind one descriptor.
        self._listening: int = self._selector.fileno()  # type: ignore[attr-defined]
        self._soon = QTimer()
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.turn)
        # Not a coarse one, which may be early, when there is nothing to do yet and nobody comes again.
        self._next = QTimer()
        self._next.setSingleShot(True)
        self._next.setTimerType(Qt.TimerType.PreciseTimer)
        self._next.timeout.connect(self.turn)
        self._notifier = QSocketNotifier(self._listening, QSocketNotifier.Type.Read)
        self._notifier.activated.connect(lambda *_: self.turn())
        asyncio._set_running_loop(self)

    def turn(self) -> None:
        """Does what there is to do now, without waiting."""
        if self.is_running():
            return
        self._soon.stop()
        asyncio._set_running_loop(None)
        try:
            # Not by the method below: the end of this round is no reason for another.
            super().call_soon(self.stop)
            self.run_forever()
        finally:
            asyncio._set_running_loop(self)
            self._plan()

    def _plan(self) -> None:
        """Comes back at the next time that something is planned for."""
        scheduled: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
        if scheduled:
            self._next.start(max(0, ceil((scheduled[0].when() - self.time()) * 1000)))

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Does a piece of work to its end before anything else: the start and the end of a server."""
        asyncio._set_running_loop(None)
        try:
            return self.run_until_complete(work)
        finally:
            asyncio._set_running_loop(self)

    def settle(self, is_settled: Callable[[], bool], seconds: float) -> bool:
        """Waits for an answer that is nearly there, no longer than this; whether it came."""
        until = self.time() + seconds
        while not is_settled():
            patience = until - self.time()
            if patience <= 0 or self.is_running():
                return False
            if not self._soon.isActive():
                select.select([self._listening], [], [], patience)
            self.turn()
        return True

    # Whatever is planned wakes Qt.

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: Unpack[Ts], context: Context | None = None
    ) -> asyncio.Handle:
        handle = super().call_soon(callback, *args, context=context)
        if hasattr(self, "_soon"):
            self._soon.start(0)
        return handle

    def call_at(
        self, when: float, callback: Callable[[Unpack[Ts]], object], *args: Unpack[Ts], context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = super().call_at(when, callback, *args, context=context)
        self._plan()
        return handle


def when(answer: Future[T], receiver: QObject, then: Callable[[T], object]) -> None:
    """Calls back with an answer, at once where it is there; a refusal shows by itself, a receiver that is gone hears nothing."""

    def done(future: Future[T]) -> None:
        if not future.cancelled() and future.exception() is None:
            later(receiver, lambda: then(future.result()))

    if answer.done() and not answer.cancelled() and answer.exception() is None and not QtLoop.shared().is_running():
        then(answer.result())
    else:
        answer.add_done_callback(done)


def later(receiver: QObject, work: Callable[[], object]) -> None:
    """Does something when Qt's loop comes round, where the receiver is still there: what a program does there may open a dialog, and wait."""
    if isValid(receiver):
        QTimer.singleShot(0, receiver, work)
