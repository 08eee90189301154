"""Many rows at once say what one field after the other says."""

import random
from datetime import date
from itertools import islice

import pytest

from field_client import BlockingClient, check, rows
from field_client.protocol import LimitExceeded, TypeNotFound

TYPES = {
    "email": "email",
    "zip": {"name": "zip", "plus4": True},
    "age": {"type": {"name": "age", "max": 120}, "required": True},
    "size": {"name": "choice", "choices": [{"label": "Small", "value": "S"}, {"label": "Large", "value": "L"}]},
    "born": "date",
    "terms": "flag",
}
WORDS = ["", "ada@example.com", "ada", "94105", "941056789", "36", "360", "small", "L", "la", "12/31/2024", "2024-02-30",
         "yes", "x", "ünï ¢ødé", "😀", "1 2"]
FORM = {
    "title": "Stay", "form": "stay",
    "fields": [
        {"field": "from", "type": "date", "required": True}, {"field": "to", "type": "date", "required": True},
        {"field": "guests", "type": "age", "text": "2"}],
    "rules": [{"rule": "ascending", "fields": ["from", "to"], "message": "Leave after you come."}],
}


@pytest.mark.parametrize("at_once", [7, 20_000])
async def test_findings_are_those_of_single_fields(client, monkeypatch, at_once):
    monkeypatch.setattr(rows, "_TEXTS_AT_ONCE", at_once)
    seed = random.randrange(1 << 30)
    print("seed", seed)
    source = random.Random(seed)
    data = [{name: source.choice(WORDS) for name in TYPES} for _ in range(25)]
    result = await client.check(TYPES, data)
    expected, texts, typed = [], {name: [] for name in TYPES}, {name: [] for name in TYPES}
    for number, row in enumerate(data):
        for name, type in TYPES.items():
            options = type if isinstance(type, dict) and "type" in type else {"type": type}
            field = await client.field(text=row[name], **options)
            said = await field.check()
            texts[name].append(field.text)
            typed[name].append(field.typed)
            if said.diagnostics:
                expected.append((number, name, row[name], [each.code for each in said.diagnostics]))
    found = [(each.row, each.column, each.text, [one.code for one in each.diagnostics]) for each in result.findings
             if each.diagnostics]
    assert found == expected
    assert (result.texts, result.typed, result.count) == (texts, typed, 25)


async def test_rows_of_a_form_with_the_rules_between_its_fields(client):
    form = await client.form(FORM)
    result = await form.check([
        {"from": "05/01/2024", "to": "05/03/2024"},
        {"from": "05/03/2024", "to": "05/01/2024", "guests": "3", "price": "12"},
        {"from": date(2024, 5, 3), "to": None}])
    assert (result.valid, result.invalid, result.unknown) == (False, [1, 2], ["price"])
    assert {(each.row, each.message) for each in result.findings} == {
        (1, "Leave after you come."), (2, "Fill this in.")}
    assert result.texts["guests"] == ["2", "3", "2"]
    assert result.typed["from"] == ["2024-05-01", "2024-05-03", "2024-05-03"]
    assert [field.text for field in form] == ["", "", "2"]
    # In the order of the file; a row without a name for a field has it as it stands.
    listed = await form.check([["05/01/2024", "05/03/2024", "200"]], findings_only=True)
    assert (listed.invalid, [each.column for each in listed.findings], listed.texts) == ([0], ["guests"], {})
    nothing = await form.check([{}, {}])
    assert (nothing.count, nothing.invalid) == (2, [0, 1])


async def test_columns_that_come_and_go(client, monkeypatch):
    monkeypatch.setattr(rows, "_TEXTS_AT_ONCE", 3)
    form = await client.form(FORM)
    result = await form.check([{"to": "05/03/2024"}, {"from": "05/01/2024"}, {"guests": 4}])
    assert result.texts == {
        "to": ["05/03/2024", None, None], "from": [None, "05/01/2024", None], "guests": [None, None, "4"]}


async def test_rows_may_come_one_by_one(client):
    taken = []

    def endless():
        for number in range(10**9):
            taken.append(number)
            yield [str(number)]

    result = await client.check({"zip": "zip"}, islice(endless(), 45_000), findings_only=True)
    assert (result.count, result.invalid[:2], len(result.invalid)) == (45_000, [0, 1], 10_000)
    assert len(taken) == 45_000


async def test_long_texts_go_in_messages_that_are_short_enough(client):
    longest = client.server.limits.max_text_length
    data = [{"note": "é" * (longest // 2)} for _ in range(40)]
    result = await client.check({"note": "phrase"}, data)
    assert (result.valid, len(result.texts["note"][39])) == (True, longest // 2)


async def test_what_can_not_be_checked(client):
    with pytest.raises(TypeNotFound):
        await client.check({"a": "no-such-type"}, [["x"]] * 50_000)
    with pytest.raises(LimitExceeded):
        await client.check({"a": "phrase"}, [["x" * 300_000]])
    with pytest.raises(ValueError, match="row 1 "):
        await client.check({"a": "phrase"}, [["x"], ["y", "z"]])
    with pytest.raises(ValueError, match="row 0 "):
        await client.check({"a": "phrase"}, ["x"])
    assert (await client.check({}, [{}, {}])).count == 2
    assert (await client.check({"a": "phrase"}, [])).valid


def test_in_one_call():
    result = check(TYPES, [{"email": "ada", "age": 36, "size": "L", "terms": True}])
    assert [(each.column, each.message) for each in result.findings] == [
        ("email", "Enter an address such as name@example.com.")]
    assert (result.typed["terms"], result.typed["size"], result.typed["age"]) == ([True], ["L"], ["36"])
    assert check(FORM, [{"from": "05/01/2024", "to": "05/03/2024"}]).valid
    with BlockingClient() as client:
        assert client.form(FORM).check([{}]).invalid == client.check({"a": {"type": "zip", "required": True}}, [{}]).invalid


def test_data_frames():
    import pandas
    import polars

    columns = {"email": "email", "born": "date", "size": "age"}
    pandas_frame = pandas.DataFrame({
        "email": ["ada@example.com", None, "ada"], "born": [pandas.Timestamp(1815, 12, 10), None, None], "size": [3, None, 4]})
    polars_frame = polars.DataFrame({
        "email": ["ada@example.com", None, "ada"], "born": [date(1815, 12, 10), None, None], "size": [3, None, 4]})
    for frame in pandas_frame, polars_frame, pandas_frame.convert_dtypes():
        result = check(columns, frame)
        assert (result.count, result.invalid) == (3, [2])
        assert result.typed == {"email": [None] * 3, "born": ["1815-12-10", None, None], "size": ["3", None, "4"]}
    series = pandas_frame["email"]
    assert check({"email": "email"}, series.to_frame()).invalid == [2]
