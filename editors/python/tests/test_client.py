"""Starting and ending, requests, errors, notifications."""

import asyncio
import os
import threading

import pytest
from conftest import CHECKOUT

from field_client import BlockingClient, Client, ServerEnded, ServerError, ServerNotFound
from field_client.protocol import (
    FieldExists,
    FieldNotFound,
    InvalidDefinition,
    InvalidParams,
    MethodNotFound,
    TypeNotFound,
    Validity,
)


async def test_the_server_is_started_and_ended():
    client = Client()
    await client.start()
    assert client.server.server_info.name == "field-server"
    assert "card" in client.server.capabilities.types
    assert await client.close() == 0
    assert await client.wait_closed() == 0
    with pytest.raises(ServerEnded):
        await client.field_get("a")


async def test_no_server_is_said_with_what_to_do(monkeypatch):
    with pytest.raises(FileNotFoundError, match="(?s)no-such-server was not found.*FIELD_SERVER"):
        await Client("no-such-server").start()
    with pytest.raises(ServerNotFound, match="can't be run"):
        await Client(__file__).start()
    monkeypatch.setenv("FIELD_SERVER", "nor-this-one")
    with pytest.raises(ServerNotFound, match="nor-this-one was not found"):
        await Client().start()
    monkeypatch.delenv("FIELD_SERVER")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(ServerNotFound, match="field-server was not found"):
        await Client().start()


async def test_a_program_that_is_no_server(script):
    with pytest.raises(ServerEnded, match="exit code 3"):
        await Client(script("exit(3)")).start()
    with pytest.raises(ServerEnded):
        await Client(script("import sys; sys.stdout.write('hello\\n\\n'); sys.stdout.flush(); input()")).start()


async def test_a_server_that_does_not_end_is_killed(script):
    client = Client([script(f"""
import subprocess, sys, time
server = subprocess.Popen([{os.environ["FIELD_SERVER"]!r}])
server.wait()
print("still here", file=sys.stderr, flush=True)
while True: time.sleep(3600)
""")])
    await client.start()
    assert await client.close(timeout=0.2) == -9


async def test_errors_are_exceptions_with_code_and_data(client):
    await client.field_create(field="a", type="zip")
    with pytest.raises(FieldNotFound) as unknown:
        await client.field_get("b")
    assert unknown.value.code == -32010
    assert unknown.value.data.field == "b"
    with pytest.raises(FieldExists):
        await client.field_create(field="a")
    with pytest.raises(TypeNotFound) as type:
        await client.field_create(type="zipp")
    assert "zip" in type.value.data.known
    with pytest.raises(InvalidParams) as params:
        await client.field_create(validation={"final": {"rules": [{"rule": "pattern", "pattern": 5}]}})
    assert params.value.data.path == "validation.final.rules[0].pattern"
    with pytest.raises(InvalidDefinition) as definition:
        await client.field_create(validation={"final": {"rules": [{"rule": "pattern", "pattern": "(a"}]}})
    assert definition.value.data.offset is not None
    with pytest.raises(MethodNotFound):
        await client.raw("field/fly", {})


async def test_requests_are_sent_in_the_order_of_the_calls(client):
    answers = [client.field_create(field="phone", type="phone")]
    answers += [client.field_edit("phone", input=digit) for digit in "5551234567"]
    answers.append(client.field_get("phone"))
    assert (await answers[-1]).text == "(555) 123-4567"
    assert all(answer.done() for answer in answers)


async def test_callbacks_and_streams_by_field_and_form(client):
    told, groups = [], []
    client.on("field/diagnostics", told.append, field="b")
    end = client.on("group/status", groups.append, form="f")
    with client.stream("field/diagnostics", field="a") as stream:
        await client.field_create(field="a", form="f", group="g", type="zip", required=True)
        await client.field_create(field="b", form="f", group="g", type="zip", required=True)
        await client.field_edit("b", input="1")
        await client.field_edit("a", input="94105")
        diagnostics = await stream.until(lambda each: each.state.validity == Validity.VALID)
    assert diagnostics.field == "a"
    assert [each.field for each in told] == ["b"]
    await client.field_blur("b")
    assert told[-1].diagnostics[0].code == "incomplete"
    assert all(each.group == "g" for each in groups)
    end()


async def test_a_callback_that_fails_ends_nothing(client):
    told = []

    def fail(_):
        raise RuntimeError("mine")

    client.on("field/diagnostics", fail)
    client.on("field/diagnostics", told.append)
    await client.field_create(field="a")
    await client.field_edit("a", input="x")
    await client.field_get("a")
    assert len(told) == 1


async def test_a_form_of_a_file(client):
    form = await client.form(CHECKOUT)
    assert form.title == "Checkout"
    assert form.groups == {"customer": False, "billing": False, "payment": False}
    assert form.invalid["billing"] == 4
    result = await form.submit()
    assert not result.valid and result.first == "email"
    assert form["email"].error is not None
    assert [field.id for field in form.fields_of("payment")] == ["card", "expiry", "cvv"]
    assert await form.close() == 10
    with pytest.raises(ValueError, match="title"):
        await client.form({"fields": []})


async def test_formatting_by_commit_and_submit_is_seen(client):
    form = await client.form({"title": "t", "form": "f", "fields": [
        {"field": "price", "type": "currency"}, {"field": "tip", "type": "currency"}]})
    form["price"].insert("7")
    form["price"].commit()
    await form["price"].settled()
    assert form["price"].text == "$7.00"
    form["tip"].insert("1")
    result = await form.submit()
    assert result.valid and result.texts == {"price": "$7.00", "tip": "$1.00"}
    assert form["tip"].text == "$1.00"


def test_the_blocking_client():
    with BlockingClient() as client:
        phone = client.field("number", type="phone")
        assert phone.insert("5551234567").text == "(555) 123-4567"
        assert phone.blur()
        refused = threading.Event()
        client.on("field/diagnostics", lambda each: each.diagnostics and refused.set(), field="login")

        @client.validator("login")
        def free(question):
            return "Taken." if question.value == "root" else None

        login = client.field("login", validation={"final": {"client": True}})
        login.insert("root")
        login.blur()
        assert refused.wait(10)
        assert login.error == "Taken."
        form = client.form(CHECKOUT)
        assert not form.verify().valid
        assert form.submit().first == "email"
        with pytest.raises(FieldNotFound):
            client.field_get("nobody")
    assert client.close() is None
    with pytest.raises(FileNotFoundError):
        BlockingClient("no-such-server")


async def test_two_clients_have_two_servers():
    async with Client() as one, Client() as other:
        await asyncio.gather(one.field_create(field="a"), other.field_create(field="a"))
        assert [each.field for each in (await other.field_list()).fields] == ["a"]


def test_what_a_blocking_field_has():
    with BlockingClient() as client:
        phone = client.field("phone", type="phone", required=True)
        assert phone.insert("555223").text == "(555) 223"
        assert (phone.value, phone.typed, phone.selection) == ("555223", None, (9, 9))
        phone.set_text("(555) 223-4567")
        assert (phone.value, phone.typed) == ("5552234567", "+15552234567")
        phone.select(1, 4)
        assert phone.selection == (1, 4)
        assert phone.undo().text == ""
        assert phone.redo().text == "(555) 223-4567"
        assert (phone.state.enabled, phone.badge) == (True, None)
        phone.delete("all")
        assert phone.paste("555x") == "Not taken: x (a digit belongs there)."


def test_submit_waits_for_a_validator():
    with BlockingClient() as client:

        @client.validator("name")
        async def slow(question):
            await asyncio.sleep(0.05)
            return None if question.value == "ada" else "Who?"

        form = client.form({"title": "t", "fields": [
            {"field": "name", "validation": {"final": {"client": True}}},
            {"field": "pin", "type": "password", "text": "hunter2!Aa"}]})
        form["name"].insert("eve")
        assert form.submit().pending == ["name"]
        assert form.submit(wait=True).invalid == ["name"]
        form["name"].set_text("ada")
        result = form.submit(wait=True)
        assert result.valid and result.values == {"name": "ada"}
        assert form.submit(wait=True, secure=True).values == {"name": "ada", "pin": "hunter2!Aa"}


def test_blocking_validators_ask_and_callbacks_can_not():
    problems = []
    with BlockingClient() as client:

        @client.validator("a")
        def known(question):
            return "Taken." if client.field_get(question.field).text == question.value else None

        def told(_):
            try:
                client.type_list()
            except RuntimeError as problem:
                problems.append(str(problem))

        client.on("field/diagnostics", told)
        form = client.form({"title": "A form", "fields": [{"field": "a", "validation": {"final": {"client": True}}}]})
        form["a"].insert("x")
        assert not form.submit(wait=True).valid
        assert form["a"].error == "Taken." and problems
    with pytest.raises(ServerEnded):
        client.type_list()


async def test_an_error_says_no_secret(client):
    field = await client.field("a", type="password", secure=True)
    await field.insert("hunter2")
    await field.insert("x")
    with pytest.raises(ServerError) as refused:
        await client.field_edit(field="a", range={"start": 0, "end": 3}, insert="z", version=1)
    assert refused.value.data.text == "hunter2x" and "hunter2" not in str(refused.value)
