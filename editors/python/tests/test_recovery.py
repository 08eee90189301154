"""A server that ends by itself."""

import asyncio
import os
import signal

import pytest
from conftest import CHECKOUT

from field_client import Client, ServerEnded
from field_client.protocol import FocusState, Validity


async def killed(client, while_it_is_gone=lambda: None):
    """Kills the server, and waits until another has taken its place."""
    back = asyncio.Event()

    def told(connected):
        if connected:
            back.set()
        else:
            while_it_is_gone()

    client.on_connection(told)
    os.kill(client._transport.process.pid, signal.SIGKILL)
    await back.wait()


@pytest.mark.parametrize("keeps", [True, False], ids=["snapshot", "no snapshot"])
async def test_everything_is_there_again(client, keeps):
    form = await client.form(CHECKOUT)
    await form["phone"].insert("5552234567")
    await form["phone"].blur()
    form["email"].insert("ada")
    await form["email"].blur()
    await client.type_define("plate", "A number plate", template="LLL-000", slots={"L": "[A-Z]", "0": "[0-9]"},
                             transform="upper")
    await client.field_create(field="plate", type="plate")
    await client.field_edit("plate", input="abc1")
    await client.field_edit("plate", input="2", cause="paste")
    kept = keeps and await client.keep()
    form["card"].focus()
    form["card"].insert("4111")
    form["card"].insert("11")
    await form["card"].settled()
    await form["card"].select(2)
    before = {field.id: (field.text, field.selection) for field in form}
    await killed(client)
    assert {field.id: (field.text, field.selection) for field in form} == before
    assert form["email"].state.validity == Validity.INVALID
    assert form["phone"].state.validity == Validity.VALID
    assert form["card"].state.focus == FocusState.FOCUSED
    assert (await client.field_get("plate")).text == "ABC-12"
    # Only a snapshot knows what was undone.
    assert (await client.field_undo("plate")).text == ("ABC-1" if kept else "")
    await form["card"].insert("9")
    assert form["card"].text == "4191 111"
    result = await form.submit()
    assert result.first == "email" and "card" in result.invalid


async def test_keys_while_it_is_gone(client):
    card = await client.field("card", type="card")
    other = await client.field("other", type="zip")
    await card.insert("4111")
    answers = []

    def type():
        answers.extend(card.insert(key) for key in "22223333")
        answers.append(client.field_get("other"))

    await killed(client, type)
    await card.settled()
    assert (card.text, card.selection) == ("4111 2222 3333", (14, 14))
    assert (await answers[0]).text == "4111 2222 3333"
    assert (await answers[-1]).text == ""
    await card.insert("4")
    assert card.text == "4111 2222 3333 4"
    assert other.text == ""


async def test_what_was_not_answered_fails(client):
    await client.field_create(field="a")
    client._transport.process.send_signal(signal.SIGSTOP)
    answer = client.field_get("a")
    client._transport.kill()
    with pytest.raises(ServerEnded, match="exit code -9"):
        await answer


async def test_keys_that_were_not_answered_are_typed_again(client):
    card = await client.field("card", type="card")
    await card.insert("41")
    client._transport.process.send_signal(signal.SIGSTOP)
    for key in "1122":
        card.insert(key)
    await killed(client)
    await card.settled()
    assert (card.text, card.selection) == ("4111 22", (7, 7))


async def test_restart(client):
    field = await client.field("a", type="zip", text="94105")
    await client.restart()
    await client.restart()
    assert (await client.field_get("a")).text == field.text == "94105"


@pytest.fixture
def said_behind(client, monkeypatch):
    """Takes what makes a notification of an answer's result, which comes right behind that."""

    def behind(said):
        take = client._take

        def take_both(message):
            take(message)
            told = said(message["result"]) if isinstance(message.get("result"), dict) else None
            if told is not None:
                take({"jsonrpc": "2.0", **told})

        monkeypatch.setattr(client, "_take", take_both)

    return behind


async def test_what_is_said_right_behind_an_answer_is_newer(client, said_behind):
    field = await client.field("a")
    await field.insert("x")
    wrong = {"severity": 1, "code": "wrong", "message": "Wrong.", "source": "rule", "range": {"start": 0, "end": 1}}

    def said(told):
        if "state" in told:
            params = {name: told[name] for name in ("field", "version", "state")}
            return {"method": "field/diagnostics", "params": {**params, "diagnostics": [wrong]}}

    said_behind(said)
    await killed(client)
    assert field.text == "x" and [each.code for each in field.diagnostics] == ["wrong"]


async def test_what_is_said_of_a_group_right_behind_an_answer_is_newer(client, said_behind):
    form = await client.form(CHECKOUT)
    group = next(iter(form.groups))
    status = {"form": form.id, "group": group, "valid": False, "fields": 9, "invalid": 7, "pending": 0}
    said_behind(lambda told: {"method": "group/status", "params": status} if "invalid" in told else None)
    await form.verify()
    assert form.invalid[group] == 7


async def test_without_restarts():
    async with Client(restarts=0) as client:
        await client.field_create(field="a")
        os.kill(client._transport.process.pid, signal.SIGKILL)
        assert await client.wait_closed() == -9
        with pytest.raises(ServerEnded):
            await client.field_get("a")


async def test_a_replacement_that_does_not_start(script, tmp_path):
    first = tmp_path / "first"
    client = Client([script(f"""
import os
if os.path.exists({str(first)!r}): raise SystemExit(9)
open({str(first)!r}, "w").close()
os.execv({os.environ["FIELD_SERVER"]!r}, ["field-server"])
""")])
    async with client:
        field = await client.field("a")
        os.kill(client._transport.process.pid, signal.SIGKILL)
        assert await client.wait_closed() == 9
        with pytest.raises(ServerEnded):
            await field.insert("x")


async def test_a_snapshot_goes_to_another_process(client):
    await client.field_create(field="a", type="phone")
    await client.field_edit("a", input="555")
    if not await client.keep():
        return  # this server has none to give
    snapshot = await client.snapshot()
    async with Client() as other:
        await other.session_restore(snapshot)
        assert (await other.field_get("a")).text == "(555"
