"""A field as a widget shows it."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from . import clusters
from .notifications import Callback, Stream, call
from .protocol import (
    CharacterCounter,
    ContentModified,
    Diagnostic,
    EditCause,
    FieldAction,
    FieldBlurResult,
    FieldChanges,
    FieldCheckResult,
    FieldCommitResult,
    FieldDiagnosticsParams,
    FieldEditResult,
    FieldFocusResult,
    FieldSelectResult,
    FieldSnapshot,
    FieldState,
    FieldStatus,
    FieldValidateResult,
    HelperLine,
    PartStep,
    Presentation,
    PresentationChanges,
    ReportedDiagnostic,
    StepTarget,
    TextPatch,
    TextSegment,
)
from .wire import ABSENT, Structure, write

if TYPE_CHECKING:
    from .client import Client

Range = tuple[int, int]


class Field:
    """What a widget shows of a field, kept up to date.

    A key is shown and sent at once; the answer to the latest of them says what became of the text, and those before
    it are passed over (specification, section 3.4). So keys may come as fast as they like.
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
        self._sent = 0
        self._answered = 0
        # The number of the latest request that changes the text, or moves the selection.
        self._latest_text = 0
        self._latest_selection = 0
        # The number of the latest request behind which only the server knows where the caret is.
        self._placed_by_server = 0
        self._listeners: list[Callback] = []
        self._settling: list[Future[None]] = []
        self._after_restart: Future[FieldEditResult] | None = None

    # Editing

    def insert(self, text: str, cause: EditCause | str | None = None) -> Future[FieldEditResult]:
        """Types or pastes at the selection, in place of what is selected."""
        if self._awaits_caret:
            return self._edit_at_caret({"input": _without_surrogates(text), "cause": cause})
        return self.replace(self.selection, text, cause)

    def replace(self, range: Range, text: str, cause: EditCause | str | None = None) -> Future[FieldEditResult]:
        """Replaces a range of the text; the caret is behind it then."""
        start, end = self._clamped(range)
        text = _without_surrogates(text)
        self.text = self.text[:start] + text + self.text[end:]
        self.selection = (start + len(text), start + len(text))
        edit = {"range": {"start": start, "end": end}, "insert": text, "cause": cause}
        return self._edit(edit)

    def delete(self, direction: str = "backward") -> Future[FieldEditResult]:
        """Deletes what is selected, else beside the caret.

        `backward`, `forward`, `wordBackward` and `wordForward` say to which side; `all` deletes everything.
        """
        if self._awaits_caret:
            return self._edit_at_caret({"delete": direction})
        start, end = self.selection
        text = self.text
        if direction == "all":
            start, end = 0, len(text)
        elif start == end:
            match direction:
                case "backward":
                    start = clusters.before(text, start)
                case "forward":
                    end = clusters.after(text, end)
                case "wordBackward":
                    start = clusters.word_before(text, start)
                case "wordForward":
                    end = clusters.word_after(text, end)
                case _:
                    raise ValueError(f"no direction: {direction}")
        return self.replace((start, end), "")

    def set_text(self, text: str, cause: EditCause | str | None = None) -> Future[FieldEditResult]:
        """The widget's whole text after an edit that it made by itself; the server finds what changed."""
        text = _without_surrogates(text)
        self.text = text
        self.selection = (len(text), len(text))
        return self._edit({"text": text, "cause": cause})

    def _edit(self, edit: dict[str, Any]) -> Future[FieldEditResult]:
        if self._client.is_restarting:
            return self._wait_for_restart()
        start, end = self.selection
        selection = {"start": start, "end": end}
        params = {"field": self.id, **edit, "selection": selection, "version": self.version}
        return self._change("field/edit", params, FieldEditResult)

    @property
    def _awaits_caret(self) -> bool:
        """Whether the caret goes where an answer that is still to come says."""
        return self._placed_by_server > self._answered and not self._client.is_restarting

    def _edit_at_caret(self, edit: dict[str, Any]) -> Future[FieldEditResult]:
        """Sends an edit at the server's own caret; nothing of it shows before the answer."""
        answer = self._change("field/edit", {**self._view(), **edit}, FieldEditResult, in_view=False)
        self._placed_by_server = self._sent
        return answer

    def _wait_for_restart(self) -> Future[FieldEditResult]:
        """The restart sends the text as it will be then."""
        if self._after_restart is None or self._after_restart.done():
            self._after_restart = asyncio.get_running_loop().create_future()
        self._changed()
        return self._after_restart

    def clear(self) -> Future[FieldEditResult]:
        """Empties the field as its clear button does."""
        self.text, self.selection = "", (0, 0)
        return self._change("field/clear", self._view(), FieldEditResult)

    def undo(self) -> Future[FieldEditResult]:
        """Takes back the last unit of editing."""
        return self._change("field/undo", self._view(), FieldEditResult)

    def redo(self) -> Future[FieldEditResult]:
        return self._change("field/redo", self._view(), FieldEditResult)

    def select(self, start: int, end: int | None = None) -> Future[FieldSelectResult]:
        """Moves the caret, or selects; a caret stands where the server finds that typing is possible."""
        self.selection = self._clamped((start, start if end is None else end))
        self._placed_by_server = 0
        return self._select({"selection": {"start": self.selection[0], "end": self.selection[1]}})

    def select_part(self, step: PartStep | str) -> Future[FieldSelectResult]:
        """Selects a part of a date, a time and the like: `next`, `previous`, `first`, `last` or `current`."""
        answer = self._select({"part": step})
        self._placed_by_server = self._sent
        return answer

    def _select(self, target: dict[str, Any]) -> Future[FieldSelectResult]:
        # The part that the caret leaves may be written out, `7` as `07`.
        return self._change("field/select", {**self._view(), **target}, FieldSelectResult)

    def move(self, forward: bool) -> None:
        """Moves the caret by a character: to the next place on that side where typing is possible."""
        start, end = self.selection
        if start != end:
            self.select(end if forward else start)
            return
        # Where no caret may stand, the server goes on to the other side.
        self.select(clusters.after(self.text, end) if forward else clusters.before(self.text, start))

    def step(self, target: StepTarget | str, count: int | None = None) -> Future[FieldEditResult]:
        """What an arrow key does to a number, a choice or the part at the caret.

        `increment` and `decrement` go `count` times; `minimum` and `maximum` go to the bounds.
        """
        answer = self._change("field/edit", {**self._view(), "step": target, "count": count}, FieldEditResult)
        self._placed_by_server = self._sent
        return answer

    @property
    def segments(self) -> list[TextSegment]:
        """The parts of the text as it was last taken, such as month, day and year; none while it is another."""
        shown = self.presentation
        return [] if shown is None or not shown.segments or not self.is_settled else shown.segments

    @property
    def segment(self) -> TextSegment | None:
        """The part in hand: the caret is in it, or it is selected."""
        for each in self.segments:
            if each.active or (each.range.start, each.range.end) == self.selection:
                return each
        return None

    @property
    def gaps(self) -> list[Range]:
        """Where the text shows placeholders of what is missing of its parts."""
        return [(each.gap, each.range.end) for each in self.segments if each.gap is not None]

    # The rest of a field's life

    def focus(self) -> Future[FieldFocusResult]:
        number = self._next()
        self._latest_selection = number

        def taken(result: FieldFocusResult) -> None:
            if number == self._latest_selection:
                self.selection = self._clamped((result.selection.start, result.selection.end))

        return self._send("field/focus", {"field": self.id}, FieldFocusResult, number, taken)

    def blur(self) -> Future[FieldBlurResult]:
        return self._change("field/blur", self._view(), FieldBlurResult)

    def commit(self) -> Future[FieldCommitResult]:
        """The Return key. What final formatting makes of the text is taken from the answer."""
        return self._change("field/commit", self._view(), FieldCommitResult)

    def validate(self) -> Future[FieldValidateResult]:
        return self._send("field/validate", {"field": self.id}, FieldValidateResult, self._next(), self._take_status)

    def check(self) -> Future[FieldCheckResult]:
        return self._send("field/check", {"field": self.id}, FieldCheckResult, self._next())

    def update(self, set: FieldChanges | Mapping[str, Any]) -> Future[FieldSnapshot]:
        return self._change("field/update", {"field": self.id, "set": write(set)}, FieldSnapshot)

    def report(
        self, owner: str, diagnostics: list[ReportedDiagnostic], *, sticky: bool = False
    ) -> Future[FieldSnapshot]:
        """Diagnostics from outside, such as a web server's answer."""
        params = {"field": self.id, "owner": owner, "diagnostics": write(diagnostics), "sticky": sticky}
        return self._send("field/report", params, FieldSnapshot, self._next(), self._take_status)

    def action(self, action: FieldAction | str, index: int | None = None) -> Future[FieldSnapshot]:
        return self._change("field/action", {"field": self.id, "action": action, "index": index}, FieldSnapshot)

    def pick(self, index: int) -> Future[FieldSnapshot]:
        """Chooses an element of a picker."""
        return self.action(FieldAction.PICK, index)

    def dispose(self) -> Future[None]:
        self._client.fields.pop(self.id, None)
        return self._send("field/dispose", {"field": self.id}, None, self._next())

    # Listening

    def on_change(self, callback: Callable[[Field], object]) -> Callable[[], None]:
        """Is called after every change of what the field shows; returns what ends it."""
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback) if callback in self._listeners else None

    def changes(self) -> Stream:
        """The field after each change, to be iterated over with `async for`."""
        return Stream(self.on_change)

    @property
    def is_settled(self) -> bool:
        """Whether everything that was sent is answered: `text` is the server's text."""
        return self._answered == self._sent and (self._after_restart is None or self._after_restart.done())

    async def settled(self) -> None:
        """Waits until everything that was sent is answered."""
        while not self.is_settled:
            waiting: Future[None] = asyncio.get_running_loop().create_future()
            self._settling.append(waiting)
            await waiting

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
        if number == self._latest_text and self._client.connected:
            # It was shown and did not happen.
            if isinstance(problem, ContentModified) and isinstance(problem.data, FieldSnapshot):
                self._take(problem.data, number)
            else:
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
            if not in_view:
                self._ask()
                return
            text = self._patched(patch)
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


def _without_surrogates(text: str) -> str:
    """Halves of a pair are no characters; the server would count what stands for them."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
