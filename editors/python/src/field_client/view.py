"""What a widget shows of a field, and how it is kept up to date."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self

from .notifications import Callback, Stream, call
from .protocol import (
    CharacterCounter,
    ContentModified,
    Diagnostic,
    FieldDiagnosticsParams,
    FieldEditResult,
    FieldNotFound,
    FieldSnapshot,
    FieldState,
    FieldStatus,
    HelperLine,
    Presentation,
    PresentationChanges,
    TextPatch,
)
from .wire import ABSENT, ServerError, Structure, write

if TYPE_CHECKING:
    from .client import Client

Range = tuple[int, int]


class FieldView:
    """What is shown of a field: what was last taken from the server, and every edit since as it was made.

    Requests are numbered: only the answer to the latest that changes the text says what the text is.
    """

    def __init__(self, client: Client, snapshot: FieldSnapshot) -> None:
        self._client = client
        self.id = snapshot.field
        self.form = snapshot.form
        self.group = snapshot.group
        self.type = snapshot.type
        self.version = snapshot.version
        """The version that was last taken from the server."""
        self.text = snapshot.text
        """The text to show: what was last taken, and every edit since as it was made."""
        self.selection: Range = (snapshot.selection.start, snapshot.selection.end)
        """The selection to show, in `text`."""
        self.value: str | None = snapshot.value
        """The data; None where the text is so long that answers leave it out."""
        self.typed: Any = snapshot.typed
        self.state: FieldState = snapshot.state
        self.diagnostics: list[Diagnostic] = snapshot.diagnostics
        self.helper: HelperLine | None = snapshot.helper
        self.counter: CharacterCounter | None = snapshot.counter
        self.presentation: Presentation | None = snapshot.presentation
        self.debug: str | None = snapshot.debug
        """A line for whoever looks for a fault, of a field that is debugged."""
        self._sent = 0
        self._answered = 0
        # The number of the latest request that changes the text, or moves the selection.
        self._latest_text = 0
        self._latest_selection = 0
        # The number of the latest request behind which only the server knows where the caret is.
        self._placed_by_server = 0
        self._unshown = False
        """Whether edits were sent that do not show yet: what shows is not the view that patches are in."""
        self._listeners: list[Callback] = []
        self._settling: list[Future[None]] = []
        self._after_restart: Future[FieldEditResult] | None = None

    # Listening

    def on_change(self, callback: Callable[[Self], object]) -> Callable[[], None]:
        """Is called after every change of what the field shows; returns what ends it."""
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback) if callback in self._listeners else None

    def changes(self) -> Stream:
        """The field after each change, to be iterated over with `async for`."""
        return Stream(self.on_change)

    @property
    def is_settled(self) -> bool:
        """Whether everything that was sent is answered: `text` is the server's text."""
        return self._answered == self._sent and not self.is_ahead

    @property
    def is_ahead(self) -> bool:
        """Whether something was typed that no server has been sent, as another is being started."""
        return self._after_restart is not None and not self._after_restart.done()

    async def settled(self) -> None:
        """Waits until everything that was sent is answered."""
        while not self.is_settled:
            waiting: Future[None] = asyncio.get_running_loop().create_future()
            self._settling.append(waiting)
            await waiting

    @property
    def is_hidden(self) -> bool:
        """Whether no widget shows the field now, as its conditions have it."""
        return bool(self.state.hidden)

    @property
    def error(self) -> str | None:
        """The message of the error that shows."""
        return next((each.message for each in self.diagnostics if each.severity == 1), None)

    # Sending

    def _view(self) -> dict[str, Any]:
        """The field, and the version that patches are to start from; another server knows none."""
        return {"field": self.id} if self._client.is_restarting else {"field": self.id, "version": self.version}

    def _next(self) -> int:
        self._sent += 1
        return self._sent

    def _change(self, method: str, params: dict[str, Any], answer: Any, in_view: bool = True) -> Future[Any]:
        """Sends what changes the text, or may."""
        number = self._next()
        self._latest_text = self._latest_selection = number
        in_view = in_view and "version" in params
        return self._send(method, params, answer, number, lambda result: self._take(result, number, in_view))

    def _send(
        self,
        method: str,
        params: dict[str, Any],
        answer: Any,
        number: int,
        taken: Callable[[Any], None] | None = None,
    ) -> Future[Any]:
        def answered(result: Any) -> None:
            if taken is not None:
                taken(result)
            self._count(number)

        params = {name: write(value) for name, value in params.items() if value is not None}
        future = self._client.call(method, params, answer, answered)
        future.add_done_callback(lambda done: self._failed(done, number))
        self._changed()
        return future

    def _count(self, number: int) -> None:
        self._answered = max(self._answered, number)
        self._changed()

    def _failed(self, future: Future[Any], number: int) -> None:
        problem = None if future.cancelled() else future.exception()
        if problem is None:
            return
        # It was shown and did not happen. A server that ends, or has no such field, has nothing else to show.
        if number == self._latest_text and self._client.connected and isinstance(problem, ServerError):
            if isinstance(problem, ContentModified) and isinstance(problem.data, FieldSnapshot):
                self._take(problem.data, number)
            elif not isinstance(problem, FieldNotFound):
                self._ask()
        self._count(number)

    def _ask(self) -> None:
        """Asks for the field as it is: its text was changed by what does not answer with the text."""
        if self.id in self._client.fields:
            self._change("field/get", {"field": self.id}, FieldSnapshot)

    # Taking

    def _take(self, result: Any, number: int, in_view: bool = False) -> None:
        """Takes the answer to a request that changes the text, where it is the latest."""
        if isinstance(result, FieldStatus):
            self._take_status(result)
        if number != self._latest_text:
            return  # a later one says more
        if result.version is not None:
            self._take_text(result, in_view)
        # Without a version what shows is what is there, but for the selection.
        selection = getattr(result, "selection", None)
        if selection is not None and number == self._latest_selection:
            self.selection = (selection.start, selection.end)
        self.selection = self._clamped(self.selection)

    def _take_text(self, result: Any, in_view: bool) -> None:
        text, patch = getattr(result, "text", None), getattr(result, "patch", None)
        if text is None:
            # A long one: the patch is in the text that is shown, where that is what was sent.
            if not in_view or self._unshown:
                self._ask()
                return
            text = self._patched(patch)
        else:
            self._unshown = False
        self.text = text
        self.version = result.version
        self.value = getattr(result, "value", None)
        self.typed = getattr(result, "typed", None)

    def _patched(self, patch: TextPatch | None) -> str:
        if patch is None:
            return self.text
        return self.text[: patch.range.start] + patch.text + self.text[patch.range.end :]

    def _take_status(self, status: FieldStatus | FieldDiagnosticsParams) -> None:
        self.state = status.state
        self.diagnostics = status.diagnostics
        self.helper = status.helper
        self.counter = status.counter
        self.debug = status.debug
        changes = status.presentation
        if isinstance(changes, Presentation):
            self.presentation = changes
        elif isinstance(changes, PresentationChanges) and self.presentation is not None:
            self.presentation = _changed_presentation(self.presentation, changes)

    def take_notification(self, params: Structure) -> None:
        """Takes what the server pushes about the field."""
        if not isinstance(params, FieldDiagnosticsParams):
            return
        self._take_status(params)
        if params.version > self.version and self._answered >= self._latest_text:
            # A submit: it formats as leaving the field does, and its answer holds no text.
            self._ask()
        self._changed()

    def take_restored(self, snapshot: FieldSnapshot) -> None:
        """Takes the field as it is in a new server."""
        self._sent += 1
        self._answered = self._latest_text = self._latest_selection = self._sent
        self._take(snapshot, self._sent)
        waiting, self._after_restart = self._after_restart, None
        if waiting is not None and not waiting.done():
            waiting.set_result(
                FieldEditResult(
                    version=snapshot.version,
                    text=snapshot.text,
                    value=snapshot.value,
                    typed=snapshot.typed,
                    selection=snapshot.selection,
                    accepted=True,
                    complete=False,
                )
            )
        self._changed()

    def give_up(self, problem: Exception) -> None:
        """There is no new server."""
        waiting, self._after_restart = self._after_restart, None
        if waiting is not None and not waiting.done():
            waiting.set_exception(problem)
            waiting.exception()  # nobody has to wait for it
        self._changed()

    def _changed(self) -> None:
        if self.is_settled:
            waiting, self._settling = self._settling, []
            for each in waiting:
                if not each.done():
                    each.set_result(None)
        for callback in list(self._listeners):
            call(callback, self)

    def _clamped(self, range: Range) -> Range:
        start, end = sorted(range)
        return max(0, min(start, len(self.text))), max(0, min(end, len(self.text)))


def _changed_presentation(presentation: Presentation, changes: PresentationChanges) -> Presentation:
    names = (name for name, _ in changes.members.values())
    return replace(
        presentation, **{name: getattr(changes, name) for name in names if getattr(changes, name) is not ABSENT}
    )
