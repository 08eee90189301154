"""What an editor gets for a form file, feature by feature."""

from conftest import Form
from lsprotocol import types


async def test_diagnostics_while_typing(client):
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "mail", "type": "emial" }] }')
    assert await form.diagnostics() == [('"emial"', 'there is no type "emial"; did you mean "email"?')]
    await form.change(form.text.replace("emial", "email"))
    assert await form.diagnostics() == []


async def test_broken_json_leaves_the_rest_understood(client):
    form = Form(client, '{ "title": "Order",\n  "fields": [\n    { "field": "a", "type": \n    { "field": "b", "typ": "date" }\n  ],')
    found = await form.diagnostics()
    assert ('"typ"', 'nothing reads this; did you mean "type"?') not in found  # It may be a parameter of the type of "a".
    await form.change('{ "title": "Order",\n  "fields": [\n    { "field": "a", "label": ,\n    { "field": "b", "typ": "date" }\n  ],')
    found = await form.diagnostics()
    assert ('"typ"', 'nothing reads this; did you mean "type"?') in found
    assert (":", "a value is missing here") in found


async def test_unsatisfiable_says_why(client):
    form = Form(client, '''{ "title": "Order", "fields": [{ "field": "code", "validation": { "final": { "rules": [
        { "rule": "length", "min": 2 }, { "rule": "pattern", "pattern": "[a-z]{3}" }, { "rule": "startsWith", "text": "5" }
    ] } } }] }''')
    assert await form.diagnostics() == [
        ('{ "rule": "startsWith", "text": "5" }', "no text can satisfy the rule pattern and the rule startsWith at once")]


async def test_rules_of_one_kind_that_contradict_each_other_are_told_apart(client):
    form = Form(client, '''{ "title": "Order", "fields": [{ "field": "code", "validation": {
        "live": { "rules": [{ "rule": "pattern", "pattern": "[a-z]*" }, { "rule": "pattern", "pattern": ".*" }] },
        "final": { "rules": [{ "rule": "pattern", "pattern": "[0-9]+" }] }
    } }] }''')
    first, last = "validation.live.rules[0]", "validation.final.rules[0]"
    assert await form.diagnostics() == [(
        '{ "rule": "pattern", "pattern": "[0-9]+" }', f"no text can satisfy the rule pattern in {first} and the rule pattern in {last} at once")]
    if client.announced.text_document.publish_diagnostics.related_information:
        related = form.found[0].related_information
        assert [(form.part(one.location.range), one.message) for one in related] == [
            ('{ "rule": "pattern", "pattern": "[a-z]*" }', f"fields[0].{first} contradicts it")]


async def test_completion_of_types(client):
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "due", "type": "da|" }] }')
    items = await form.completions()
    assert items["date"].detail == "MM/DD/YYYY"
    assert "A date that exists" in items["date"].documentation.value
    assert form.applied([items["date"].text_edit]) == form.text.replace('"da"', '"date"')


async def test_completion_of_own_types_and_parameters(client):
    own = '"types": [{ "name": "coupon", "description": "A code.", "template": "XX" }]'
    form = Form(client, f'{{ "title": "Order", {own}, "fields": [{{ "field": "a", "type": "|" }}] }}')
    assert "coupon" in await form.completions()
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "a", "type": { "name": "currency", | } }] }')
    items = await form.completions()
    assert {"symbol", "decimals", "entry"} <= items.keys()
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "a", "type": { "name": "currency", "entry": | } }] }')
    assert (await form.completions()).keys() == {"insert", "overtype", "centsFirst"}
    area = '"name": "area", "description": "", "extends": "number", "parameters": { | }'
    form = Form(client, f'{{ "title": "Order", "types": [{{ {area} }}], "fields": [] }}')
    assert {"grouping", "decimals", "max"} <= (await form.completions()).keys()
    form = Form(client, f'{{ "title": "Order", "types": [{{ {area} }}], "fields": [] }}'.replace("|", '"entry": |'))
    assert (await form.completions()).keys() == {"insert", "overtype", "centsFirst"}


async def test_completion_of_members_says_what_they_are_for(client):
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "a", | }] }')
    items = await form.completions()
    assert "field" not in items
    assert "The line below the field" in items["helper"].documentation.value
    await form.change(form.applied([items["helper"].text_edit]).replace("$1", ""))
    assert await form.diagnostics() == []


async def test_completion_writes_no_error(client):
    sections = '"sections": [{ "section": "items", "fields": [{ "field": "price" }] }]'
    form = Form(client, f'{{ "title": "Order", "fields": [{{ "field": "a" }}], {sections}, "order": ["|"] }}')
    assert (await form.completions()).keys() == {"a", "items"}
    form = Form(client, f'{{ "title": "Order", "fields": [{{ "field": "a" }}], {sections}, "pages": [{{ "page": "p", "fields": ["|"] }}] }}')
    assert "items[].price" not in await form.completions()
    # What stands in the list already, and what the name in hand is.
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "a" }, { "field": "b" }], "order": ["b", "|"] }')
    assert (await form.completions()).keys() == {"a"}
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "a" }, { "field": "b" }], "order": ["b|"] }')
    assert "b" in await form.completions()
    # A name before the colon of another.
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "a", |: "E-mail" }] }')
    items = await form.completions()
    await form.change(form.applied([items["label"].text_edit]))
    assert await form.diagnostics() == []


async def test_completion_of_rules_and_fields(client):
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "gift", "type": "flag", "label": "A gift" }, '
                        '{ "field": "note", "shown": { "rule": "equals", "field": "|" } }] }')
    items = await form.completions()
    assert items["gift"].detail == "A gift"
    form = Form(client, form.text.replace('"field": ""', '"field": "gift", "value": |'))
    assert (await form.completions()).keys() == {"true", "false"}
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "a", "validation": { "final": { "rules": [{ "rule": "|" }] } } }] }')
    items = await form.completions()
    assert items["pattern"].documentation.value == "The whole value matches a pattern."


async def test_hover(client):
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "a", "type": "ip|" }] }')
    hover = await form.hover()
    assert hover.startswith("**ip**") and "For example `" in hover and "`version`: which addresses are taken" in hover
    rule = '{ "rule": "pattern", "pattern": "[A-Z]{2}|[0-9]+" }'
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "a", "validation": { "final": { "rules": [%s] } } }] }' % rule)
    assert "Matches `AA0`." in await form.hover()
    assert "Refuses the empty text and `" in await form.hover()
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "a", "over|flow": "allow" }] }')
    assert "What becomes of an edit over `maxLength`." in await form.hover()


FORM = '''{
  "title": "Order",
  "groups": [{ "name": "who", "title": "Customer" }],
  "fields": [
    { "field": "mail", "group": "who", "type": "email", "label": "E-mail" },
    { "field": "gift", "type": "flag" },
    { "field": "note", "shown": { "rule": "equals", "field": "gi|ft", "value": true } }
  ],
  "sections": [{ "section": "items", "fields": [{ "field": "price", "type": "currency" }] }],
  "rules": [{ "group": "who", "rule": "atLeastOne", "fields": ["mail", "gift"] }],
  "order": ["gift", "mail", "items", "note"]
}
'''


async def test_names(client):
    form = Form(client, FORM)
    at = (form.document, form.position)
    assert await form.diagnostics() == []
    [definition] = await client.text_document_definition_async(types.DefinitionParams(*at))
    assert form.text[:form.offset(definition.range.start)].endswith('{ "field": "')
    references = await client.text_document_references_async(
        types.ReferenceParams(context=types.ReferenceContext(include_declaration=True), text_document=at[0], position=at[1]))
    assert [form.part(one.range) for one in references] == ["gift"] * 4
    highlights = await client.text_document_document_highlight_async(types.DocumentHighlightParams(*at))
    assert len(highlights) == 4
    place = await client.text_document_prepare_rename_async(types.PrepareRenameParams(*at))
    assert place.placeholder == "gift"
    edit = await client.text_document_rename_async(
        types.RenameParams(text_document=at[0], position=at[1], new_name="is.gift"))
    await form.change(form.edited(edit))
    assert form.text.count('"is.gift"') == 4 and '"gift"' not in form.text
    assert await form.diagnostics() == []


async def test_outline_and_folding(client):
    form = Form(client, FORM)
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(form.document))
    if hasattr(symbols[0], "children"):
        assert [one.name for one in symbols] == ["groups", "fields", "sections", "rules"]
        assert [(one.name, one.detail) for one in symbols[1].children][0] == ("mail", "E-mail · email")
        assert [one.name for one in symbols[2].children[0].children] == ["price"]
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(form.document))
    assert (3, 6) in [(one.start_line, one.end_line) for one in folds]
    [selection] = await client.text_document_selection_range_async(types.SelectionRangeParams(form.document, [form.position]))
    assert [form.part(one.range) for one in (selection, selection.parent)] == ["gift", '"gift"']


async def test_actions_mend(client):
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "a", "type": "em|ial", }] }')
    actions = await form.actions()
    assert form.edited(actions['Replace with "email"'].edit) == form.text.replace("emial", "email")
    await form.change(form.edited(actions["Mend all that is certain"].edit))
    assert await form.diagnostics() == []
    form = Form(client, '{ "title": "Order", "fields": [{| "label": "A" }] }')
    actions = await form.actions()
    assert form.edited(actions['Add "field"'].edit) == '{ "title": "Order", "fields": [{ "label": "A", "field": "" }] }'
    form = Form(client, '{ "title": "Order", "fields": [{ "field": "a", "label": "A", "la|bel": "B" }] }')
    actions = await form.actions()
    assert form.edited(actions["Remove it"].edit) == '{ "title": "Order", "fields": [{ "field": "a", "label": "A" }] }'
    form = Form(client, '{ "title": "Order", "fields": [{ "la|bel": "A", "field": "a" }] }')
    actions = await form.actions()
    sort = actions["Sort the members as the protocol has them"]
    assert form.edited(sort.edit) == '{ "title": "Order", "fields": [{ "field": "a", "label": "A" }] }'


async def test_formatting(client):
    form = Form(client, '{"title":"Order","fields":[{"field":"a","minLength":1.0e0}]}')
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(form.document, types.FormattingOptions(tab_size=2, insert_spaces=True)))
    laid_out = '{\n  "title": "Order",\n  "fields": [\n    { "field": "a", "minLength": 1.0e0 }\n  ]\n}\n'
    assert form.applied(edits) == laid_out
    # One of the two would be lost, and half of a pair of surrogates.
    for text in ['{"title": "Order", "title": "Other", "fields": []}', '{"title": "\\uD83Dx", "fields": []}', '{"title": "\\\\uD83D\\uDE00", "fields": []}']:
        await form.change(text)
        edits = await client.text_document_formatting_async(
            types.DocumentFormattingParams(form.document, types.FormattingOptions(tab_size=2, insert_spaces=True)))
        assert not edits
    await form.change('{"title": "\\uD83D\\uDE00", "fields": []}')
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(form.document, types.FormattingOptions(tab_size=2, insert_spaces=True)))
    assert form.applied(edits) == '{\n  "title": "😀",\n  "fields": []\n}\n'
