"""A client of LSP that speaks with the daemon, and forms as tests write them: a bar marks the place that is asked about."""

import asyncio
import itertools
import os
import pathlib
import time

import pynvim
import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

FOLDER = pathlib.Path(__file__).resolve().parent.parent
DAEMON = os.environ["FIELD_SERVER"]
FORM = '{\n  "title": "Order",\n  "fields": [\n    { "field": "mail", "type": "emial" },\n    { "field": "b", "shown": { "rule": "empty", "field": "mail" } }\n  ]\n}\n'
numbers = itertools.count(1)


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[DAEMON, "lsp", "--stdio"]), params=["neovim", "emacs", "visual_studio_code"])
async def client(request, lsp_client: LanguageClient):
    """The server as it answers to what each of these editors announces."""
    lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda params: None)
    lsp_client.edits = []

    @lsp_client.feature(types.WORKSPACE_APPLY_EDIT)
    def apply(params):
        lsp_client.edits.append(params.edit)
        return types.ApplyWorkspaceEditResult(applied=True)

    lsp_client.announced = client_capabilities(request.param)
    params = types.InitializeParams(capabilities=lsp_client.announced)
    result = await lsp_client.initialize_session(params)
    lsp_client.capabilities_of_server = result.capabilities
    yield
    await lsp_client.shutdown_session()


class Form:
    """A form file that is open in the client."""

    def __init__(self, client, marked):
        before, _, after = marked.partition("|")
        self.client, self.text = client, before + after
        self.position = types.Position(before.count("\n"), len(before.rpartition("\n")[2]))
        self.version = 1
        # Of its own, as what is told about the form before may still be on its way.
        self.uri = f"file:///forms/order{next(numbers)}.form.json"
        client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=self.uri, language_id="json", version=1, text=self.text)))

    @property
    def document(self):
        return types.TextDocumentIdentifier(uri=self.uri)

    async def change(self, text):
        """The whole text becomes another."""
        await self.diagnostics()  # None of the text before is left on its way.
        self.version += 1
        self.text = text
        self.client.diagnostics.pop(self.uri, None)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version),
            [types.TextDocumentContentChangeWholeDocument(text=text)]))

    def offset(self, position):
        lines = self.text.split("\n")
        return sum(len(line) + 1 for line in lines[:position.line]) + position.character

    def part(self, place):
        return self.text[self.offset(place.start):self.offset(place.end)]

    def applied(self, edits):
        """The text with some edits made."""
        text = self.text
        for edit in sorted(edits, key=lambda edit: self.offset(edit.range.start), reverse=True):
            text = text[:self.offset(edit.range.start)] + edit.new_text + text[self.offset(edit.range.end):]
        return text

    async def diagnostics(self):
        """What is wrong, as the client asks for it or is told: the text that is marked, and the message."""
        if self.client.capabilities_of_server.diagnostic_provider:
            report = await self.client.text_document_diagnostic_async(types.DocumentDiagnosticParams(self.document))
            found = report.items
        else:
            while self.uri not in self.client.diagnostics:
                await asyncio.wait_for(self.client.wait_for_notification("textDocument/publishDiagnostics"), 60)
            found = self.client.diagnostics[self.uri]
        self.found = found
        return [(self.part(one.range), one.message) for one in found]

    async def completions(self, **more):
        result = await self.client.text_document_completion_async(
            types.CompletionParams(self.document, self.position))
        return {item.label: item for item in result.items}

    async def hover(self):
        result = await self.client.text_document_hover_async(types.HoverParams(self.document, self.position))
        return result and result.contents.value

    async def actions(self):
        place = types.Range(self.position, self.position)
        actions = await self.client.text_document_code_action_async(
            types.CodeActionParams(self.document, place, types.CodeActionContext(diagnostics=[])))
        return {action.title: action for action in actions}

    def edited(self, edit):
        """The text behind an edit of the workspace, however it is written."""
        if edit.document_changes:
            return self.applied([one for change in edit.document_changes for one in change.edits])
        return self.applied(edit.changes[self.uri])



@pytest.fixture
def nvim(tmp_path):
    bin = tmp_path / "bin"
    bin.mkdir()
    (bin / "field-server").symlink_to(os.environ["FIELD_SERVER"])
    (tmp_path / "order.form.json").write_text(FORM)
    environment = dict(os.environ, PATH=f"{bin}:{os.environ['PATH']}", XDG_STATE_HOME=str(tmp_path), HOME=str(tmp_path))
    before, os.environ["PATH"] = os.environ["PATH"], environment["PATH"]
    editor = pynvim.attach("child", argv=[str(FOLDER / ".venv/bin/nvim"), "--embed", "--headless", "--clean", "-n"])
    os.environ["PATH"] = before
    editor.command(f"luafile {FOLDER / 'form.lua'}")
    editor.command(f"edit {tmp_path / 'order.form.json'}")
    yield editor
    editor.close()


def until(condition, what):
    """Waits for something; `what` is what it is called, or says how it stands."""
    deadline = time.monotonic() + 60
    while not (found := condition()):
        assert time.monotonic() < deadline, what() if callable(what) else what
        time.sleep(0.02)
    return found


def marks(nvim):
    """What Neovim marks."""
    return nvim.exec_lua("return vim.tbl_map(function(one) return one.message end, vim.diagnostic.get(0))")
