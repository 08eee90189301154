"""What an editor may do with a connection: many documents, files that change, work that takes long, and what it takes back."""

import json
import os

import pytest
from lsprotocol import types
from pipe import Server

DAEMON = os.environ["FIELD_SERVER"]
FORM = {"title": "T", "fields": [{"field": "name", "label": "Name", "type": "name"}]}
ZIP = {"title": "T", "fields": [{"field": "name", "label": "Name", "type": "zip"}]}


@pytest.fixture
def editor(tmp_path):
    server = Server([DAEMON, "lsp"], tmp_path)
    yield server
    server.end()


def open_document(editor, path, text, language="form", version=1):
    editor.tell("textDocument/didOpen", {"textDocument": {"uri": path.as_uri(), "languageId": language, "version": version, "text": text}})


def messages(editor, path):
    return [one["message"] for one in editor.diagnostics(path.as_uri(), 1)]


def test_documents_of_one_form_follow_its_file(editor, tmp_path):
    file = tmp_path / "f.json"
    file.write_text(json.dumps(FORM))
    documents = [tmp_path / "a.form", tmp_path / "b.form"]
    for document in documents:
        open_document(editor, document, "form: f.json\r\nName: Ada\r\n")
        assert messages(editor, document) == []
    for change, found in [
        (lambda: file.write_text(json.dumps(ZIP)), "Not taken: Ada (a digit belongs there)."),
        (lambda: file.write_text("{"), "The form's file has errors, which show when it is opened."),
        (file.unlink, "The form's file can't be read."),
    ]:
        change()
        editor.tell("workspace/didChangeWatchedFiles", {"changes": [{"uri": file.as_uri(), "type": 2}]})
        for document in documents:
            assert messages(editor, document) == [found]
    file.write_text(json.dumps(FORM))
    editor.tell("workspace/didChangeWatchedFiles", {"changes": [{"uri": file.as_uri(), "type": 1}]})
    for document in documents:
        assert messages(editor, document) == []


def test_what_is_no_file_holds_nothing_up(editor, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for name in ["pipe", ".", "/dev/zero", "f.form"]:
        open_document(editor, tmp_path / "f.form", f"form: {name}\n")
        assert messages(editor, tmp_path / "f.form") == ["The form's file can't be read."]


def test_all_that_is_taken_back_is_answered(tmp_path):
    editor = Server([DAEMON, "lsp"], tmp_path, pulls=True)
    uri = (tmp_path / "f.form.json").as_uri()
    open_document(editor, tmp_path / "f.form.json", json.dumps({"title": "T", "fields": [{"field": f"f{place}"} for place in range(2000)]}), "json")
    requests = [{"id": f"r{number}", "method": "textDocument/diagnostic", "params": {"textDocument": {"uri": uri}}} for number in range(20)]
    cancels = [{"method": "$/cancelRequest", "params": {"id": f"r{number}"}} for number in range(20)]
    frames = [json.dumps({"jsonrpc": "2.0", **message}).encode() for message in requests + cancels]
    editor.process.stdin.write(b"".join(b"Content-Length: %d\r\n\r\n" % len(frame) + frame for frame in frames))
    editor.process.stdin.flush()
    answers = [editor.read() for _ in requests]
    assert {answer["id"] for answer in answers} == {request["id"] for request in requests}
    assert all(answer["error"]["code"] == -32800 for answer in answers if "error" in answer)
    assert editor.ask("shutdown", None) is None
    editor.end()


@pytest.mark.asyncio
async def test_what_takes_long_is_told_before_it_begins(client, tmp_path):
    (tmp_path / "f.json").write_text(json.dumps(FORM))
    uri = (tmp_path / "long.form").as_uri()
    client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(
        uri=uri, language_id="form", version=1, text="form: f.json\nName: Ada\n" + "# nothing\n" * 11000)))
    hover = types.HoverParams(types.TextDocumentIdentifier(uri), types.Position(1, 1))
    assert "Name" in (await client.text_document_hover_async(hover)).contents.value
    announced = client.announced.window
    kinds = [[report.kind for report in reports] for reports in client.progress_reports.values()]
    assert kinds == ([["begin", "end"]] if announced and announced.work_done_progress else [])
