"""Forms with pages, and with sections that repeat."""

import asyncio
import os
import signal

import pytest

from field_client import BlockingClient, answers
from field_client.protocol import RequestFailed

ORDER = {
    "title": "Order", "form": "order",
    "groups": [{"name": "you", "title": "You"}, {"name": "items", "title": "Items"}],
    "pages": [
        {"page": "who", "title": "Who you are", "groups": ["you"]},
        {"page": "what", "title": "What you want", "fields": ["note"], "groups": ["items"]}],
    "fields": [
        {"field": "name", "group": "you", "label": "Name", "required": True},
        {"field": "note", "label": "Note"}, {"field": "terms", "type": "flag", "label": "I agree"}],
    "sections": [{
        "section": "items", "title": "Items", "group": "items", "least": 1, "most": 3, "unique": ["article"],
        "fields": [
            {"field": "article", "label": "Article", "required": True},
            {"field": "count", "type": "age", "label": "How many", "text": "1"}]}],
}


async def test_pages(client):
    form = await client.form(ORDER)
    assert (form.page, [each.title for each in form.pages]) == ("who", ["Who you are", "What you want"])
    assert [form.page_of(form[id]) for id in ("name", "note", "terms", "items[1].count")] == ["who", "what", None, "what"]
    assert [field.id for field in form if form.is_on_page(field)] == ["name", "terms"]
    assert (form.has_previous, form.has_next) == (False, True)
    stuck = await form.turn("next")
    assert (stuck.moved, stuck.first, form.page, form["name"].error) == (False, "name", "who", "Fill this in.")
    form["name"].insert("Ada")
    assert (await form.turn("next")).moved
    assert (form.page, form.has_previous, form.has_next) == ("what", True, False)
    await form.turn_to("who")
    assert form.page == "who"
    with form["name"].changes():
        await form["name"].blur()
    await form.turn("next")
    assert [(each.page, each.valid) for each in form.pages] == [("who", True), ("what", False)]
    result = await form.submit()
    assert (result.valid, result.first, result.page) == (False, "items[1].article", "what")


async def test_rows_of_a_section(client):
    form = await client.form(ORDER)
    items = form.sections["items"]
    assert (items.title, len(items), items.can_remove, items[0]["count"].text) == ("Items", 1, False, "1")
    told = []
    form.on_change(lambda form: told.append(len(form.sections["items"])))
    chair = items[0]
    chair["article"].insert("Chair")
    table = await items.add(texts={"article": "Table"})
    lamp = await items.add(at=0, texts={"article": "Lamp", "count": "2"})
    assert [row["article"].text for row in items] == ["Lamp", "Chair", "Table"]
    assert (lamp.number, lamp.index, items.can_add, told[-1]) == (3, 0, False, 3)
    assert form["items[3].count"] is lamp["count"]
    with pytest.raises(RequestFailed):
        await items.add()
    await items.move(table, 0)
    assert [row.number for row in items] == [2, 3, 1]
    removed = await items.remove(lamp)
    assert (removed.at, removed.texts) == (1, {"article": "Lamp", "count": "2"})
    assert "items[3].count" not in form.fields and "items[3].count" not in client.fields
    again = await items.add(removed.at, removed.texts)
    assert (again.number, again.index, again["article"].text) == (4, 1, "Lamp")
    table["article"].set_text("Chair")
    form["name"].insert("Ada")
    result = await form.submit()
    assert (result.valid, set(result.invalid)) == (False, {"items[1].article", "items[2].article"})
    table["article"].set_text("Table")
    result = await form.submit()
    assert (result.valid, result.sections) == (True, {"items": [2, 4, 1]})
    assert result.values["items[2].article"] == "Table"
    assert form.fields_of("items") == [] and [each.id for each in form.fields_of(None)] == ["note", "terms"]


@pytest.mark.parametrize("kept", [True, False])
async def test_a_crash_keeps_rows_and_pages(client, kept):
    form = await client.form(ORDER)
    items = form.sections["items"]
    await items.add(texts={"article": "Table"})
    if kept:
        assert await client.keep()
    else:
        client.memory.can_keep = False
    third = await items.add(at=0)
    third["article"].insert("Lamp")
    await items.remove(items[1])
    form["name"].insert("Ada")
    await form.turn("next")
    back = asyncio.Event()
    client.on_connection(lambda connected: connected and back.set())
    os.kill(client._transport.process.pid, signal.SIGKILL)
    third["count"].set_text("7")
    await back.wait()
    await form.settled()
    assert [(row.number, row["article"].text, row["count"].text) for row in items] == [(3, "Lamp", "7"), (2, "Table", "1")]
    opened = await client.form_open("order")
    assert (opened.page, opened.sections[0].rows) == ("what", [3, 2])
    fourth = await items.add()
    fourth["article"].insert("Shelf")
    result = await form.submit()
    assert (result.valid, fourth.number, result.values["items[3].count"]) == (True, 4, "7")


def test_without_await():
    with BlockingClient() as client:
        form = client.form(ORDER)
        items = form.sections["items"]
        row = items.add(texts={"article": "Lamp"})
        assert (row.number, [each["article"].text for each in items.rows]) == (2, ["", "Lamp"])
        items.move(row, 0)
        items.remove(items.rows[1])
        assert (len(items.rows), form["items[2].article"].text) == (1, "Lamp")
        assert (form.page, form.turn("next").first) == ("who", "name")


async def test_earlier_answers_are_filled_in(client):
    fields = [
        {"field": "born", "type": "date"}, {"field": "sum", "type": {"name": "number", "decimals": 2}},
        {"field": "sizes", "type": {"name": "choices", "choices": ["S", "M", "L"]}},
        {"field": "level", "type": {"name": "choice", "choices": [{"label": "Low", "value": 1}, {"label": "High", "value": 2}]}}]
    order = {**ORDER, "fields": fields + ORDER["fields"]}
    form = await client.form(order)
    earlier = {
        "born": "1815-12-10", "sum": "12.5", "sizes": ["S", "L"], "level": 2, "name": "Ada", "note": None, "terms": True,
        "items": [{"article": "Chair", "count": "2"}, {"article": "Lamp", "count": "1"}]}
    assert await form.fill({**earlier, "gone": 1}) == ["gone"]
    assert answers(await form.submit()) == earlier
    # Fewer rows again; of what is no number nothing is taken.
    assert await form.fill({"items": [{"article": "Desk"}], "sum": "x", "level": 3}) == ["sum", "level"]
    assert [row["article"].text for row in form.sections["items"]] == ["Desk"]
