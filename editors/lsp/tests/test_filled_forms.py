"""Filled forms: what an editor sees while somebody fills one in."""

import asyncio
import json
import pathlib

import pytest
from lsprotocol import types

FORM = {
    "title": "Trip",
    "groups": [{"name": "who", "title": "Who"}],
    "fields": [
        {"field": "name", "group": "who", "type": "name", "label": "Name", "required": True},
        {"field": "phone", "group": "who", "type": "phone", "label": "Phone", "helper": "For questions."},
        {"field": "day", "type": "date", "label": "Day"},
        {"field": "meals", "label": "Meals", "type": {"name": "choices", "choices": ["Breakfast", "Lunch", "Dinner"]}},
    ],
}


class FilledForm:
    """A filled form that is open in the client, beside the file of its form."""

    def __init__(self, client, folder, lines, form=FORM):
        self.client, self.version = client, 1
        (folder / "trip.json").write_text(json.dumps(form))
        self.uri = (folder / "my trip.form").as_uri()
        self.lines = ["form: trip.json", *lines]
        client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=self.uri, language_id="form", version=1, text="\n".join(self.lines))))

    @property
    def document(self):
        return types.TextDocumentIdentifier(uri=self.uri)

    async def write(self, line, text):
        """Writes a line anew, as one change of what is between its ends."""
        await self.found()  # None of the text before is left on its way.
        self.client.diagnostics.pop(self.uri, None)
        self.version += 1
        whole = types.Range(types.Position(line, 0), types.Position(line, len(self.lines[line])))
        self.lines[line] = text
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version),
            [types.TextDocumentContentChangePartial(range=whole, text=text)]))

    async def found(self):
        """The lines that something is said of, each with the code of it."""
        if self.client.capabilities_of_server.diagnostic_provider:
            report = await self.client.text_document_diagnostic_async(types.DocumentDiagnosticParams(self.document))
            found = report.items
        else:
            while self.uri not in self.client.diagnostics:
                await asyncio.wait_for(self.client.wait_for_notification("textDocument/publishDiagnostics"), 60)
            found = self.client.diagnostics[self.uri]
        self.diagnostics = found
        return [(self.lines[one.range.start.line][one.range.start.character:one.range.end.character], one.code) for one in found]

    async def completions(self, line, character):
        result = await self.client.text_document_completion_async(
            types.CompletionParams(self.document, types.Position(line, character)))
        return {item.label: item.text_edit.new_text for item in result.items}

    async def formatted(self):
        edits = await self.client.text_document_formatting_async(
            types.DocumentFormattingParams(self.document, types.FormattingOptions(4, True)))
        return {edit.range.start.line: edit.new_text for edit in edits}

    async def typed(self, line, character, key):
        edits = await self.client.text_document_on_type_formatting_async(types.DocumentOnTypeFormattingParams(
            self.document, types.Position(line, character), key, types.FormattingOptions(4, True)))
        return {edit.range.start.line: edit.new_text for edit in edits}

    async def changed_by(self, command, line):
        """What a command makes of lines, as its answer or as an edit that the client is asked to make."""
        self.client.edits.clear()
        edit = await self.command(command, {"line": line, "character": 0})
        if edit is None and not self.client.edits:
            return {}
        if edit is None:
            changes = self.client.edits.pop()
            edits = [one for change in changes.document_changes for one in change.edits] if changes.document_changes \
                else changes.changes[self.uri]
            return {one.range.start.line: one.new_text for one in edits}
        edits = edit.document_changes[0].edits if hasattr(edit, "document_changes") else edit["changes"][self.uri]
        return {one["range"]["start"]["line"]: one["newText"] for one in edits}

    async def command(self, name, *arguments):
        return await self.client.workspace_execute_command_async(
            types.ExecuteCommandParams(name, arguments=[self.uri, *arguments]))


def creates_files(client):
    edit = client.announced.workspace.workspace_edit
    return bool(client.announced.workspace.apply_edit and edit and edit.document_changes
                and "create" in (edit.resource_operations or []))


def asked_to_make(client):
    """The files that the client was asked to make, with their texts."""
    made = {}
    while client.edits:
        creation, edit = client.edits.pop().document_changes
        assert creation.uri == edit.text_document.uri
        made[creation.uri] = edit.edits[0].new_text
    return made


@pytest.mark.asyncio
async def test_verdicts_come_as_a_line_is_written(client, tmp_path):
    form = FilledForm(client, tmp_path, ["Name: Ada", "Phone: ", "Day: ", "Meals: "])
    assert await form.found() == []
    await form.write(3, "Day: 12/3")
    assert await form.found() == []
    await form.write(3, "Day: 12/33")
    assert await form.found() == [("3", "invalid-day")]
    # The line is left, and what may still have become right is incomplete.
    await form.write(3, "Day: 12/3")
    await form.write(4, "Meals: Lunch")
    assert [code for _, code in await form.found()] == ["incomplete"]


@pytest.mark.asyncio
async def test_lines_of_no_field_are_told(client, tmp_path):
    form = FilledForm(client, tmp_path, ["Nmae: Ada", "hello", "Phone: x"])
    found = dict((code, text) for text, code in await form.found())
    assert found["unknown-field"] == "Nmae: Ada" and found["no-label"] == "hello"
    assert found["missing-lines"] == "trip.json"
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        form.document, types.Range(types.Position(1, 0), types.Position(1, 3)), types.CodeActionContext(diagnostics=[])))
    titles = [action.title for action in actions]
    assert titles[:2] == ["Change to “Name *”", "Make it a comment"]


@pytest.mark.asyncio
async def test_what_is_told_of_a_long_line_is_short(client, tmp_path):
    form = FilledForm(client, tmp_path, ["N" * 10000 + ": Ada", "Phone: " + "x" * 10000])
    await form.found()
    assert len(form.diagnostics) == 3
    assert all(len(one.message) < 300 for one in form.diagnostics), [one.message[:50] for one in form.diagnostics]


@pytest.mark.asyncio
async def test_a_form_that_is_not_there_is_told(client, tmp_path):
    form = FilledForm(client, tmp_path, [])
    await form.write(0, "form: nowhere.json")
    assert await form.found() == [("nowhere.json", "no-form")]
    await form.write(0, "form: trip.json")
    assert [code for _, code in await form.found()] == ["missing-lines"]


@pytest.mark.asyncio
async def test_what_may_follow_is_proposed(client, tmp_path):
    form = FilledForm(client, tmp_path, ["Name: Ada", "Day: ", "Meals: Lunch, D", ""])
    assert await form.completions(3, 15) == {"Dinner": "Dinner"}
    assert len(await form.completions(2, 5)) == 4
    assert await form.completions(4, 0) == {"Phone": "Phone: "}


@pytest.mark.asyncio
async def test_formatting_writes_values_as_the_fields_have_them(client, tmp_path):
    form = FilledForm(client, tmp_path, ["Name: Ada", "Phone: 2125551234", "Meals: lunch,din"])
    wanted = {2: "(212) 555-1234", 3: "Lunch, Dinner"}
    assert await form.formatted() == wanted
    before_saving = await client.text_document_will_save_wait_until_async(
        types.WillSaveTextDocumentParams(form.document, types.TextDocumentSaveReason.Manual))
    assert {edit.range.start.line: edit.new_text for edit in before_saving} == wanted


@pytest.mark.asyncio
async def test_help_and_hints(client, tmp_path):
    form = FilledForm(client, tmp_path, ["Name: Ada", "Phone: ", "Day: "])
    hover = await client.text_document_hover_async(types.HoverParams(form.document, types.Position(2, 2)))
    assert "For questions." in hover.contents.value
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(
        form.document, types.Range(types.Position(0, 0), types.Position(4, 0))))
    assert [(hint.position.line, hint.label) for hint in hints] == [(2, "(000) 000-0000"), (3, "MM/DD/YYYY")]


@pytest.mark.asyncio
async def test_submit_and_the_next_open_field(client, tmp_path):
    form = FilledForm(client, tmp_path, ["Name: ", "Phone: ", "Day: 12/25/2024", "Meals:", "  [ ] Breakfast", "  [x] Dinner"])
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(form.document))
    assert [lens.command.title for lens in lenses] == ["Submit", "Next open field"]
    result = await form.command("field-server.submit")
    assert result["valid"] is False and result["values"] is None
    place = await form.command("field-server.nextOpenField", {"line": 3, "character": 0})
    assert place["range"]["start"] == {"line": 1, "character": 6}
    await form.write(1, "Name: Ada")
    result = await form.command("field-server.submit")
    assert result["valid"]
    assert result["values"] == {"name": "Ada", "phone": None, "day": "2024-12-25", "meals": ["Dinner"]}


@pytest.mark.asyncio
async def test_commands_change_a_field(client, tmp_path):
    form = FilledForm(client, tmp_path, ["Name: Ada", "Phone: (212) 555-1234", "Meals:", "  [x] Breakfast", "  [ ] Lunch"])
    await form.found()
    assert await form.changed_by("field-server.clear", 2) == {2: ""}
    assert await form.changed_by("field-server.clear", 4) == {4: "[ ]"}
    assert await form.changed_by("field-server.clear", 0) == {}
    await form.write(1, "Name: Adam")
    assert await form.changed_by("field-server.undo", 1) == {1: "Ada"}


@pytest.mark.asyncio
async def test_answers_and_documents_are_files_that_the_editor_makes(client, tmp_path):
    form = FilledForm(client, tmp_path, ["Name: Ada", "Phone: ", "Day: 12/25/2024", "Meals: Lunch"])
    await form.found()
    await form.command("field-server.submit")
    made = asked_to_make(client)
    if creates_files(client):
        (file, text), = made.items()
        assert file == (tmp_path / "my trip.values.json").as_uri()
        assert json.loads(text)["day"] == "2024-12-25"
    else:
        assert made == {}
    result = await client.workspace_execute_command_async(types.ExecuteCommandParams(
        "field-server.new", arguments=[(tmp_path / "trip.json").as_uri()]))
    assert result["uri"] == (tmp_path / "trip.form").as_uri()
    assert result["text"].startswith("form: trip.json\n") and "Name *: \n" in result["text"]
    assert asked_to_make(client) == ({result["uri"]: result["text"]} if creates_files(client) else {})


@pytest.mark.asyncio
async def test_parts_of_lines_have_kinds(client, tmp_path):
    form = FilledForm(client, tmp_path, ["# Hello", "== Who ==", "Phone: x", "Meals:", "  [x] Lunch", "Nmae: Ada"])
    legend = client.capabilities_of_server.semantic_tokens_provider.legend
    numbers = (await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(form.document))).data
    found, line, character = [], 0, 0
    for down, right, length, kind, modifiers in zip(*[iter(numbers)] * 5):
        line, character = line + down, right if down else character + right
        word = form.lines[line][character:character + length]
        names = [name for bit, name in enumerate(legend.token_modifiers) if modifiers >> bit & 1]
        found.append((word, " ".join([legend.token_types[kind], *names])))
    assert found == [
        ("form", "property"), ("trip.json", "string"), ("# Hello", "comment"), ("== Who ==", "namespace"),
        ("Phone", "property"), ("x", "string invalid"), ("Meals", "property"), ("[x]", "operator"), ("Lunch", "string"),
        ("Nmae", "comment unused"), ("Ada", "comment unused")]


@pytest.mark.asyncio
async def test_values_are_laid_out_while_they_are_typed(client, tmp_path):
    form = FilledForm(client, tmp_path, ["Name: Ada", "Phone: 2125551", "Day: "])
    assert await form.typed(2, 14, "1") == {2: "(212) 555-1"}
    # Not where the caret is inside of a value.
    assert await form.typed(2, 10, "5") == {}
    await form.write(2, "Phone: 2125551234")
    assert await form.typed(3, 0, "\n") == {2: "(212) 555-1234"}


@pytest.mark.asyncio
async def test_a_verdict_that_waits_is_told_when_it_is_due(client, tmp_path):
    form = FilledForm(client, tmp_path, ["Mail: "], {"title": "", "fields": [
        {"field": "mail", "type": "email", "label": "Mail", "validation": {"live": {"delay": 300}}}]})
    await form.write(1, "Mail: a@@")
    async with asyncio.timeout(60):
        while not await form.found():
            client.diagnostics.pop(form.uri, None)
            await asyncio.sleep(0.02)
    assert [code for _, code in await form.found()] == ["invalid-email"]


@pytest.mark.asyncio
async def test_the_one_entry_that_a_text_begins_is_completed_behind_it(client, tmp_path):
    form = FilledForm(client, tmp_path, ["Train: Fa"], {"title": "", "fields": [
        {"field": "t", "label": "Train", "type": {"name": "choice", "choices": ["Slow", "Fast"]}}]})
    if not client.capabilities_of_server.inline_completion_provider:
        return
    answer = await client.text_document_inline_completion_async(types.InlineCompletionParams(
        types.InlineCompletionContext(types.InlineCompletionTriggerKind.Automatic), form.document, types.Position(1, 9)))
    assert [item.insert_text for item in answer] == ["st"]


@pytest.mark.asyncio
async def test_fields_without_lines_are_named_as_their_lines_would_be(client, tmp_path):
    fields = [{"field": "a", "label": "# no"}, {"field": "b", "label": " "}, {"field": "c", "label": "C"}]
    form = FilledForm(client, tmp_path, [], {"title": "T", "fields": fields})
    await form.found()
    assert [one.message for one in form.diagnostics] == ["No line for: {a}, {b}, C"]
