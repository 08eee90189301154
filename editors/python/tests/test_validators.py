"""The client's own validators."""

import asyncio

from field_client import LATER, ValidatorVerdict
from field_client.protocol import Validity

FINAL = {"final": {"client": True}}
LIVE = {"live": {"client": True, "delay": 0}}


async def shown(field, condition):
    with field.changes() as changes:
        while not condition(field):
            await changes.until(lambda _: True)


async def test_by_field_by_tag_and_for_all(client):
    asked = []

    @client.validator("a")
    async def of_field(question):
        asked.append(("field", question.field, question.phase))
        return "Not this one." if question.value == "no" else None

    @client.validator(tag=7)
    def of_tag(question):
        asked.append(("tag", question.field, question.phase))
        return False

    @client.validator()
    async def of_all(question):
        asked.append(("all", question.field, question.phase))
        return ValidatorVerdict(outcome="failure", severity=2, message="Hm.", code="odd")

    fields = [await client.field(id, tag=tag, validation=FINAL) for id, tag in [("a", 7), ("b", 7), ("c", None)]]
    for field in fields:
        field.insert("no")
        assert (await field.blur()).pending
    await shown(fields[0], lambda field: field.error == "Not this one.")
    await shown(fields[1], lambda field: field.state.validity == Validity.INVALID)
    assert fields[1].error == ""
    await shown(fields[2], lambda field: field.state.validity == Validity.WARNING)
    assert fields[2].diagnostics[0].code == "odd"
    assert asked == [("field", "a", "final"), ("tag", "b", "final"), ("all", "c", "final")]


async def test_a_newer_change_cancels_the_task(client):
    started, cancelled = asyncio.Queue(), []

    @client.validator("a")
    async def slow(question):
        started.put_nowait(question.value)
        if question.value != "ab":
            try:
                await asyncio.Future()
            except asyncio.CancelledError:
                cancelled.append(question.value)
                raise
        return None

    field = await client.field("a", validation=LIVE)
    field.insert("a")
    assert await started.get() == "a"
    field.insert("b")
    assert await started.get() == "ab"
    await shown(field, lambda field: field.state.validity == Validity.VALID)
    assert cancelled == ["a"]


async def test_one_that_fails_is_a_warning(client, caplog):
    @client.validator("a")
    async def broken(question):
        raise RuntimeError("no network")

    for id in ("a", "without"):
        field = await client.field(id, validation=FINAL)
        field.insert("x")
        field.blur()
        await shown(field, lambda field: field.state.validity == Validity.WARNING)
        assert field.diagnostics[0].code == "validator-failed"
    assert "no network" in caplog.text


async def test_a_verdict_that_comes_later(client):
    asked = asyncio.Queue()

    @client.validator("a")
    def later(question):
        asked.put_nowait(question)
        return LATER

    field = await client.field("a", validation=FINAL)
    field.insert("x")
    field.blur()
    question = await asked.get()
    await shown(field, lambda field: field.state.validity == Validity.PENDING)
    client.field_verdict("a", question.version, question.phase, "failure", message="After all.")
    await shown(field, lambda field: field.error == "After all.")


async def test_one_that_ends_late_answers_no_other_server(client):
    asked = 0

    @client.validator("a")
    async def slow(question):
        nonlocal asked
        asked += 1
        try:
            await asyncio.sleep(60 if asked == 1 else 0.4)
        except asyncio.CancelledError:
            await asyncio.sleep(0.3)  # It tidies up, and the next server has asked meanwhile.
            raise
        return "Taken."

    form = await client.form({"title": "A form", "fields": [{"field": "a", "validation": FINAL}]})
    form["a"].insert("x")
    await form["a"].blur()
    await asyncio.sleep(0)
    await client.restart()
    result = await form.submit(wait=True)
    assert (result.valid, form["a"].error, asked) == (False, "Taken.", 2)
