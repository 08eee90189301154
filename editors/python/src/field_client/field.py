"""A field as a widget shows it."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import AsyncIterator, Mapping
from typing import Any, TypeVar

from . import clusters
from .protocol import (
    CaretMove,
    ControlKind,
    EditCause,
    FieldAction,
    FieldBlurResult,
    FieldChanges,
    FieldCheckResult,
    FieldCommitResult,
    FieldEditResult,
    FieldFocusResult,
    FieldSelectResult,
    FieldSnapshot,
    FieldValidateResult,
    FocusState,
    ListEntry,
    ListWindow,
    PartStep,
    ReportedDiagnostic,
    StepTarget,
    TextSegment,
)
from .transport import ServerEnded
from .view import FieldView, Range
from .wire import ServerError, canonical, write

CHOICES_AT_ONCE = 1000
T = TypeVar("T")


class Field(FieldView):
    """What a widget shows of a field, kept up to date, and all that its user does.

    A key is shown and sent at once; the answer to the latest of them says what became of the text, and those before
    it are passed over (specification, section 3.4). So keys may come as fast as they like.
    """

    _wants_focus: bool | None = None
    _turns = 0

    # Editing

    def insert(self, text: str, cause: EditCause | str | None = None) -> Future[FieldEditResult]:
        """Types or pastes at the selection, in place of what is selected."""
        if self.awaits_caret:
            return self.edit_at_caret({"input": _without_surrogates(text), "cause": cause})
        return self.replace(self.selection, text, cause)

    def paste(self, text: str) -> Future[str | None]:
        """Pastes at the selection; answers with what was not taken of it, in words.

        One of a list takes no text that finds nothing in it: that is undone.
        """
        return self.judge_paste(self.insert(text, "paste"))

    def judge_paste(self, answer: Future[FieldEditResult]) -> Future[str | None]:
        """The same for a paste that a widget made by itself, and that was just sent."""
        # Sent now, before any key that comes behind.
        asked = self._client.field_get(self.id) if self.control == ControlKind.COMBOBOX else None
        return answer.get_loop().create_task(self._pasted(answer, asked, self._sent))

    async def _pasted(
        self, answer: Future[FieldEditResult], asked: Future[FieldSnapshot] | None, number: int
    ) -> str | None:
        result = await answer
        snapshot = None if asked is None else await asked
        if snapshot is not None and snapshot.state.content == "impossible" and number == self._sent:
            self.undo()
            return next((each.message for each in snapshot.diagnostics if each.code == "not-listed"), result.refusal)
        return result.refusal

    @property
    def is_secure(self) -> bool:
        """Whether the text is a secret, shown or not."""
        shown = self.presentation
        return shown is not None and bool(shown.secure or shown.masked is not None)

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
        if self.awaits_caret:
            return self.edit_at_caret({"delete": direction})
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
        if start == end and self.awaits_answer:
            # What an answer is still to bring may be beside the caret.
            return self.edit_at_caret({"delete": direction})
        return self.replace((start, end), "")

    def set_text(
        self, text: str, cause: EditCause | str | None = None, selection: Range | None = None
    ) -> Future[FieldEditResult]:
        """The widget's whole text after an edit that it made by itself; the server finds what changed.

        The caret is behind it, but for a `selection` that the widget has in it.
        """
        text = _without_surrogates(text)
        self.text = text
        self.selection = self._clamped(selection or (len(text), len(text)))
        return self._edit({"text": text, "cause": cause})

    def compose(self, text: str, composing: Range, selection: Range | None = None) -> Future[FieldEditResult]:
        """The widget's whole text with what an input method has in hand; any other edit ends that."""
        self.text = _without_surrogates(text)
        start, end = self._clamped(composing)
        self.selection = self._clamped(selection or (end, end))
        return self._edit({"text": self.text, "composing": {"start": start, "end": end}})

    def _edit(self, edit: dict[str, Any]) -> Future[FieldEditResult]:
        if self._client.is_restarting:
            return self._wait_for_restart()
        start, end = self.selection
        selection = {"start": start, "end": end}
        params = {"field": self.id, **edit, "selection": selection, "version": self.version}
        return self._change("field/edit", params, FieldEditResult)

    @property
    def awaits_answer(self) -> bool:
        """Whether the server has been sent what it has not answered."""
        return not self.is_settled and not self._client.is_restarting

    @property
    def awaits_caret(self) -> bool:
        """Whether the caret goes where an answer that is still to come says."""
        return self._placed_by_server > self._answered and not self._client.is_restarting

    def edit_at_caret(self, edit: dict[str, Any]) -> Future[FieldEditResult]:
        """Sends an edit at the server's own caret, an `input` or a `delete`; nothing of it shows before the answer."""
        self._unshown = True
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

    def move_caret(self, to: CaretMove | str, count: int | None = None, *, extend: bool = False) -> Future[FieldSelectResult]:
        """Moves the caret from where the server has it, whatever is on its way: `wordForward`, `lineStart` …

        With `extend` the other end of the selection stays.
        """
        answer = self._select({"move": to, "count": count, "extend": extend or None})
        self._placed_by_server = self._sent
        return answer

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
        if self.awaits_answer:
            # Of a text that an answer is still to change only the server knows what is beside the caret.
            self.move_caret(CaretMove.CHARACTER_FORWARD if forward else CaretMove.CHARACTER_BACKWARD)
            return
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

    # Kinds of fields

    @property
    def control(self) -> ControlKind | str | None:
        """What to draw; None for a line or lines of text."""
        return None if self.presentation is None else self.presentation.control

    @property
    def badge(self) -> str | None:
        """What stands in the field's badge, such as a card's network."""
        shown = self.presentation
        return None if shown is None or shown.badge is None else shown.badge.text

    @property
    def checked(self) -> bool:
        """Whether a flag says yes."""
        return self.presentation is not None and bool(self.presentation.checked)

    @property
    def is_answered(self) -> bool:
        """Whether the field shows and somebody has answered it: with a text, or with yes."""
        if self.is_hidden or self.state.content == "empty":
            return False
        return self.checked or self.control != ControlKind.CHECKBOX

    @property
    def items(self) -> list[str]:
        """The texts of the items of several: of tags, or of what was chosen."""
        return [self.text[each.range.start : each.range.end] for each in self.segments if each.kind == "item"]

    @property
    def entries(self) -> list[ListEntry]:
        """What an open list shows: ten entries at most. `choices` has the others."""
        shown = self.presentation
        return [] if shown is None or shown.list is None else shown.list.entries

    @property
    def separator(self) -> str:
        """The sign that ends an item of several."""
        if self.presentation is not None and self.presentation.separator is not None:
            return self.presentation.separator
        items = [each.range for each in self.segments if each.kind == "item"]
        behind = [*(each.start for each in items[1:]), len(self.text)]
        for item, end in zip(items, behind, strict=True):
            if gap := self.text[item.end : end].strip():
                return gap
        return self._client.memory.separator_of(self.id)

    def toggle(self) -> Future[FieldSnapshot]:
        """Turns yes into no, and anything else into yes."""
        return self._act(FieldAction.TOGGLE)

    def pick(self, entry: int | ListEntry) -> Future[FieldSnapshot]:
        """Chooses an entry of the list, by its `index`; of several it is taken out where it is there already."""
        return self._act(FieldAction.PICK, entry if isinstance(entry, int) else entry.index)

    def remove(self, index: int) -> Future[FieldSnapshot]:
        """Takes the item of that place in `items` out of several."""
        return self._act(FieldAction.REMOVE, index)

    def _act(self, action: FieldAction, index: int | None = None) -> Future[FieldSnapshot]:
        answer = self.action(action, index)
        self._placed_by_server = self._sent
        return answer

    def set_typed(self, typed: Any) -> Future[FieldSnapshot]:
        """Sets the content by what it means: True, the `value` of an entry, a list of several, a number, a date."""
        plain = self.control in (ControlKind.COMBOBOX, ControlKind.LISTBOX, ControlKind.CHECKBOX)
        answer = self.update({"typed": typed if plain else canonical(typed)})
        self._placed_by_server = self._sent
        return answer

    async def fill(self, answer: Any) -> bool:
        """Fills in an answer of an earlier form, or a text that means one; whether something of it was taken."""
        if answer is None:
            return True
        text = "\n".join(map(str, answer)) if isinstance(answer, list) else str(answer)
        for content in ({"typed": answer}, {"typed": canonical(answer)}, {"text": text}):
            try:
                snapshot = await self.update(content)
            except ServerError:
                continue
            return snapshot.dropped is None or "".join(snapshot.dropped.split()) != "".join(text.split())
        return False

    def choices(
        self, query: str | None = None, *, start: int | None = None, count: int | None = None
    ) -> Future[ListWindow]:
        """A part of what a text finds in the list; "" finds all of it, None what the field's own text looks for.

        The part begins with the entry of rank `start`, by default so that the chosen one is in it, and has `count`
        entries, ten where none is given and 1,000 at most.
        """
        return self._client.field_choices(self.id, query=query, from_=start, count=count)

    async def all_choices(self, query: str = "") -> AsyncIterator[ListEntry]:
        """Every entry that a text finds, however long the list is; "" finds all."""
        start, found = 0, 1
        while start < found:
            window = await self.choices(query, start=start, count=CHOICES_AT_ONCE)
            for entry in window.entries:
                yield entry
            if not window.entries:
                return
            start, found = start + len(window.entries), window.found

    # The rest of a field's life

    def focus(self) -> Future[FieldFocusResult]:
        number = self._next()
        self._latest_selection = number

        def taken(result: FieldFocusResult) -> None:
            if number == self._latest_selection:
                self.selection = self._clamped((result.selection.start, result.selection.end))

        return self._note_focus(True, self._send("field/focus", {"field": self.id}, FieldFocusResult, number, taken))

    def blur(self) -> Future[FieldBlurResult]:
        return self._note_focus(False, self._change("field/blur", self._view(), FieldBlurResult))

    def _note_focus(self, focused: bool, answer: Future[T]) -> Future[T]:
        """Keeps whether the field was to have the keyboard, until a server knows of it: one that ends may not."""
        self._turns += 1
        turn, self._wants_focus = self._turns, focused

        def answered(done: Future[T]) -> None:
            if turn == self._turns and not done.cancelled() and not isinstance(done.exception(), ServerEnded):
                self._wants_focus = None

        answer.add_done_callback(answered)
        return answer

    @property
    def has_focus(self) -> bool:
        """Whether the field has the keyboard, or gets it as soon as a server hears of it."""
        return self.state.focus == FocusState.FOCUSED if self._wants_focus is None else self._wants_focus

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
        """What a user does beside the text, such as a tap on an icon."""
        return self._change("field/action", {"field": self.id, "action": action, "index": index}, FieldSnapshot)

    def dispose(self) -> Future[None]:
        self._client.fields.pop(self.id, None)
        return self._send("field/dispose", {"field": self.id}, None, self._next())


def _without_surrogates(text: str) -> str:
    """Halves of a pair are no characters; the server would count what stands for them."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
