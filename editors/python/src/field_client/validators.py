"""The client's own validators: functions that the server asks."""

from __future__ import annotations

import asyncio
import enum
import inspect
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from .files import judge_file
from .protocol import ClientValidateParams, ErrorCode, ValidatorOutcome, ValidatorVerdict

logger = logging.getLogger("field_client")


class Later(enum.Enum):
    """The type of `LATER`."""

    LATER = "later"


LATER: Final = Later.LATER
"""A validator's answer where its verdict will come as `field_verdict`."""

Finding = ValidatorVerdict | str | bool | Later | None
"""What a validator returns: nothing or True where all is well, a message, False for a failure without one."""
Validator = Callable[[ClientValidateParams], Finding | Awaitable[Finding]]


def verdict(finding: Finding) -> ValidatorVerdict | None:
    """What is answered to the server; None for later."""
    if isinstance(finding, ValidatorVerdict):
        return finding
    if isinstance(finding, Later):
        return None
    if finding is None or finding is True:
        return ValidatorVerdict(outcome=ValidatorOutcome.SUCCESS)
    return ValidatorVerdict(outcome=ValidatorOutcome.FAILURE, message=finding if isinstance(finding, str) else None)


async def _judged(question: ClientValidateParams, function: Validator | None) -> ValidatorVerdict | None:
    """What a function says, of a path only where the file is what is asked for."""
    found: ValidatorVerdict | None = ValidatorVerdict(outcome=ValidatorOutcome.SUCCESS)
    if question.file is not None:
        # A folder of another machine may take its time.
        found = await asyncio.to_thread(judge_file, question.value, question.file)
        if found.outcome != ValidatorOutcome.SUCCESS:
            return found
    if function is not None:
        finding = function(question)
        found = verdict(await finding if inspect.isawaitable(finding) else finding)
    return found


class Validators:
    """The functions by field and tag, and the questions that they work on."""

    def __init__(self, reply: Callable[[int | str, Any, Any], None]) -> None:
        self._reply = reply
        self._functions: dict[tuple[str, str | int], Validator] = {}
        self._fallback: Validator | None = None
        self._running: dict[int | str, asyncio.Task[None]] = {}

    def add(self, function: Validator, field: str | None = None, tag: int | None = None) -> None:
        """One for a field, for all fields of a tag, or for all that have none of their own."""
        if field is not None:
            self._functions["field", field] = function
        if tag is not None:
            self._functions["tag", tag] = function
        if field is None and tag is None:
            self._fallback = function

    def ask(self, id: int | str, question: ClientValidateParams) -> None:
        function = (
            self._functions.get(("field", question.field))
            or self._functions.get(("tag", question.tag))
            or self._fallback
        )
        if function is None and question.file is None:
            problem = f"no validator for {question.field}"
            self._reply(id, None, {"code": int(ErrorCode.REQUEST_FAILED), "message": problem})
            return
        running = self._running
        task = asyncio.create_task(self._run(id, question, function))
        running[id] = task
        task.add_done_callback(lambda _: running.pop(id, None))

    async def _run(self, id: int | str, question: ClientValidateParams, function: Validator | None) -> None:
        running = self._running

        def reply(id: int | str, result: Any, error: Any) -> None:
            # A server that has ended has taken its questions along; another counts them from the beginning again.
            if running is self._running:
                self._reply(id, result, error)

        try:
            found = await _judged(question, function)
        except asyncio.CancelledError:
            reply(id, None, {"code": int(ErrorCode.REQUEST_CANCELLED), "message": "The question was cancelled."})
            raise
        except Exception as error:
            logger.exception("the validator of %s failed", question.field)
            reply(id, None, {"code": int(ErrorCode.INTERNAL_ERROR), "message": f"{type(error).__name__}"})
        else:
            reply(id, None if found is None else found.to_wire(), None)

    def cancel(self, id: int | str) -> None:
        task = self._running.get(id)
        if task is not None:
            task.cancel()

    def cancel_all(self) -> None:
        running, self._running = self._running, {}
        for task in list(running.values()):
            task.cancel()
