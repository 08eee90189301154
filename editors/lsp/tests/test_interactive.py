"""Forms inside of editors and agents: the draft `command/resolve`, and the elicitation of MCP."""

import asyncio
import json
import os
import subprocess
from typing import Annotated

import pytest
from mcp import Client, MCPError
from mcp.server import MCPServer
from mcp.server.mcpserver import Elicit, ElicitationResult, Resolve
from mcp_types import ElicitResult, ErrorData
from pipe import Refused, Server
from pydantic import BaseModel, Field

DAEMON = os.environ["FIELD_SERVER"]
SCHEMA = {
    "type": "object",
    "properties": {
        "name": {"type": "string", "title": "Your name", "description": "As on the ticket."},
        "seats": {"type": "integer", "minimum": 1, "maximum": 9},
        "meal": {"type": "string", "enum": ["v", "m"], "enumNames": ["Vegetarian", "Meat"]},
        "days": {"type": "array", "items": {"type": "string", "enum": ["Monday", "Tuesday"]}},
        "window": {"type": "boolean"},
    },
    "required": ["name", "seats"],
}


def elicit(request, *more, answers=None, folder):
    file = folder / "request.json"
    file.write_text(json.dumps(request))
    return subprocess.run([DAEMON, "elicit", "--schema", str(file), "--locale", "en", *more],
                          input=answers, capture_output=True, text=True, timeout=60)


# `field-server elicit`

def test_a_schema_is_asked_and_content_of_its_types_comes_out(tmp_path):
    done = elicit({"message": "Who comes?", "requestedSchema": SCHEMA}, "--accessible", folder=tmp_path,
                  answers="Ada\n12\n3\nVegetarian\nTuesday\nyes\n")
    assert "Who comes?" in done.stderr and "Your name" in done.stderr
    assert json.loads(done.stdout) == {"action": "accept", "content": {
        "name": "Ada", "seats": 3, "meal": "v", "days": ["Tuesday"], "window": True}}
    assert done.returncode == 0


def test_who_leaves_cancels(tmp_path):
    done = elicit(SCHEMA, "--accessible", folder=tmp_path, answers="Ada\n")
    assert (json.loads(done.stdout), done.returncode) == ({"action": "cancel"}, 0)


def test_content_that_was_made_elsewhere_is_judged(tmp_path):
    content = tmp_path / "content.json"
    content.write_text(json.dumps({"name": " Ada ", "seats": 2, "meal": "m", "window": False}))
    done = elicit(SCHEMA, "--content", str(content), folder=tmp_path)
    assert json.loads(done.stdout)["content"] == {"name": "Ada", "seats": 2, "meal": "m", "window": False}
    content.write_text(json.dumps({"seats": 12, "meal": "fish", "pets": 1}))
    done = elicit(SCHEMA, "--content", str(content), folder=tmp_path)
    assert done.returncode == 1 and done.stdout == ""
    told = [line.removeprefix("field-server elicit: ").split(":")[0] for line in done.stderr.splitlines()]
    assert told == ["pets", "name", "seats", "meal"]


@pytest.mark.parametrize("name, schema, word", [
    ("code", {"type": "string", "format": "password"}, "secret"),
    ("code", {"type": "string", "writeOnly": True}, "secret"),
    ("userPassword", {"type": "string"}, "secret"),
    ("key", {"type": "string", "title": "API key"}, "secret"),
    ("place", {"type": "object", "properties": {}}, "no text"),
    ("items", {"type": "array", "items": {"type": "string"}}, "no text"),
])
def test_secrets_and_what_is_not_flat_are_refused(tmp_path, name, schema, word):
    done = elicit({"type": "object", "properties": {name: schema}}, folder=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert f'"{name}" is' in done.stderr and word in done.stderr


# A server of MCP, and a client that leaves its questions to field-server

class Booking(BaseModel):
    day: str = Field(title="Day", json_schema_extra={"format": "date"})
    seats: int = Field(ge=1, le=9)
    window: bool = False


class Login(BaseModel):
    password: str


async def ask_by_mcp(folder, answers, mode):
    """What a tool of the server got, where the client asks by `field-server elicit`; and one that asks for a secret."""
    server = MCPServer("tickets")

    @server.tool()
    async def book(booking: Annotated[ElicitationResult[Booking], Resolve(lambda: Elicit("Which train?", Booking))]) -> str:
        return booking.data.model_dump_json() if booking.action == "accept" else booking.action

    @server.tool()
    async def login(login: Annotated[ElicitationResult[Login], Resolve(lambda: Elicit("Who are you?", Login))]) -> str:
        return login.action

    errors = []

    async def on_elicitation(context, params):
        request = params.model_dump(mode="json", by_alias=True, exclude_none=True)
        done = await asyncio.to_thread(elicit, request, "--accessible", answers=answers, folder=folder)
        if done.returncode:
            errors.append(done.stderr)
            return ErrorData(code=-32602, message=done.stderr.strip())
        return ElicitResult(**json.loads(done.stdout))

    async with Client(server, elicitation_callback=on_elicitation, mode=mode) as client:
        booked = await client.call_tool("book", {})
        try:
            refused = (await client.call_tool("login", {})).is_error
        except MCPError:
            refused = True
        return booked.content[0].text, refused and "is a secret" in errors[0]


@pytest.mark.asyncio
@pytest.mark.parametrize("mode", ["legacy", "2026-07-28"])
async def test_a_server_of_mcp_gets_what_was_answered(tmp_path, mode):
    booked, refused = await ask_by_mcp(tmp_path, "2026-12-33\n2026-12-24\n20\n2\nyes\n", mode)
    assert json.loads(booked) == {"day": "2026-12-24", "seats": 2, "window": True}
    assert refused


@pytest.mark.asyncio
@pytest.mark.parametrize("mode", ["legacy", "2026-07-28"])
async def test_a_server_of_mcp_is_told_that_somebody_left(tmp_path, mode):
    booked, _ = await ask_by_mcp(tmp_path, "", mode)
    assert booked == "cancel"


# The draft

FORM = {
    "title": "Order",
    "fields": [
        {"field": "name", "type": "name", "label": "Name", "required": True, "helper": "As on the ticket."},
        {"field": "kind", "label": "Kind", "type": {"name": "choice", "choices": ["Train", "Bus"]}},
        {"field": "seat", "label": "Seat", "shown": {"field": "kind", "rule": "equals", "value": "Train"}, "type": "number", "required": True},
        {"field": "post", "label": "By post", "type": "flag"},
    ],
}


@pytest.fixture
def editor(tmp_path):
    server = Server([DAEMON, "lsp"], tmp_path)
    yield server
    server.end()


def ask(editor, method, command, arguments, answers=None):
    params = {"command": command, "arguments": arguments}
    if answers is not None:
        params["formAnswers"] = answers
    return editor.ask(method, params)


def dialogue(editor, command, arguments, *rounds):
    """What an editor does: it asks until nothing is to be asked any more, with an answer for each question, and executes."""
    told = []
    answer = ask(editor, "command/resolve", command, arguments)
    for answers in rounds:
        told.append({one["id"]: one.get("error") for one in answer["formFields"]})
        answer = ask(editor, "command/resolve", command, answer["arguments"], answers)
    assert "formFields" not in answer, answer
    return told, ask(editor, "workspace/executeCommand", command, answer["arguments"], answer["formAnswers"])


def test_a_form_is_asked_by_the_editor(editor, tmp_path):
    file = tmp_path / "order.json"
    file.write_text(json.dumps(FORM))
    first = ask(editor, "command/resolve", "field-server.fill", [file.as_uri()])
    assert first["formFields"] == [
        {"id": "name", "description": "Name * (As on the ticket.)", "type": {"kind": "string"}},
        {"id": "kind", "description": "Kind", "type": {"kind": "enum", "entries": [
            {"value": "Train", "description": "Train"}, {"value": "Bus", "description": "Bus"}]}},
        {"id": "post", "description": "By post", "type": {"kind": "bool"}, "default": False},
    ]
    assert first["formAnswers"] == ["", "", False]
    # Another answer brings another question, and what was wrong says so.
    told, result = dialogue(
        editor, "field-server.fill", [file.as_uri()], ["", "Train", True], ["Ada", "Train", 12, True])
    assert told[1]["name"] and told[1]["seat"] and told[1]["kind"] is None
    assert result["valid"] and result["values"] == {"name": "Ada", "kind": "Train", "seat": "12", "post": True}


def test_an_elicitation_is_asked_by_the_editor(editor):
    request = {"mode": "form", "message": "Who comes?", "requestedSchema": SCHEMA}
    told, result = dialogue(
        editor, "field-server.elicit", [request], ["Ada", 12, "Meat", ["Monday"], False], ["Ada", 2, "Meat", ["Monday"], False])
    assert told[0]["seats"] is None and told[1]["seats"]
    assert result == {"action": "accept", "content": {
        "name": "Ada", "seats": 2, "meal": "m", "days": ["Monday"], "window": False}}
    assert ask(editor, "workspace/executeCommand", "field-server.elicit", [request]) == {"action": "cancel"}
    request["requestedSchema"] = {"type": "object", "properties": {"password": {"type": "string"}}}
    with pytest.raises(Refused, match="is a secret"):
        ask(editor, "command/resolve", "field-server.elicit", [request])


def test_secrets_of_a_filled_form_are_asked_for_and_kept_nowhere(editor, tmp_path):
    (tmp_path / "login.json").write_text(json.dumps({"title": "Login", "fields": [
        {"field": "name", "label": "Name", "type": "name"},
        {"field": "pin", "label": "Code", "secure": True, "required": True, "minLength": 4}]}))
    uri = (tmp_path / "my.form").as_uri()
    editor.tell("textDocument/didOpen", {"textDocument": {
        "uri": uri, "languageId": "form", "version": 1, "text": "form: login.json\nName: Ada\n"}})
    result = ask(editor, "workspace/executeCommand", "field-server.submit", [uri])
    assert not result["valid"] and result["diagnostics"][0]["code"] == "secret"
    told, result = dialogue(editor, "field-server.submit", [uri], ["12"], ["1234"])
    assert told[1]["pin"]
    assert result["values"] == {"name": "Ada", "pin": "1234"}
    result = ask(editor, "workspace/executeCommand", "field-server.submit", [uri])
    assert not result["valid"]
