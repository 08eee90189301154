"""Kinds of fields: flags, choices, several, tags, files, ratings and secrets."""

from datetime import date
from decimal import Decimal

import pytest

from field_client import BlockingClient, ControlKind
from field_client.protocol import InvalidParams, RequestFailed

SEATS = [
    {"label": "Aisle, row 3", "value": "3C", "group": "Front"},
    {"label": "Window, row 3", "value": "3A", "group": "Front", "description": "Near the exit"},
    {"label": "Window, row 20", "value": "20A", "group": "Back", "disabled": True},
    "Anywhere",
]


async def test_a_flag(client):
    terms = await client.field("terms", type="flag", required=True)
    assert (terms.control, terms.checked, terms.typed, terms.text) == (ControlKind.CHECKBOX, False, False, "No")
    await terms.toggle()
    assert (terms.checked, terms.typed, terms.text) == (True, True, "Yes")
    await terms.toggle()
    assert terms.error == "Agree to this to continue."
    await terms.set_typed(True)
    assert terms.checked and terms.error is None


async def test_a_choice_has_values_apart_from_labels(client):
    seat = await client.field("seat", type={"name": "choice", "choices": SEATS})
    assert seat.control == ControlKind.COMBOBOX
    assert [(each.label, each.value, each.group, each.disabled) for each in seat.entries][1:3] == [
        ("Window, row 3", "3A", "Front", None), ("Window, row 20", "20A", "Back", True)]
    for key in "win":
        seat.insert(key)
    await seat.settled()
    assert [each.label for each in seat.entries] == ["Window, row 3", "Window, row 20"]
    await seat.pick(seat.entries[0])
    assert (seat.text, seat.typed) == ("Window, row 3", "3A")
    with pytest.raises(RequestFailed):
        await seat.pick(2)
    await seat.settled()
    assert seat.text == "Window, row 3"
    await seat.set_typed("3C")
    assert seat.text == "Aisle, row 3"
    with pytest.raises(InvalidParams):
        await seat.set_typed("99Z")


async def test_windows_of_a_long_list(client):
    labels = [f"Town {number:05}" for number in range(20_000)]
    town = await client.field("town", type={"name": "choice", "choices": labels})
    assert (town.presentation.list.count, len(town.entries)) == (20_000, 10)
    window = await town.choices("", start=19_998)
    assert (window.found, [each.label for each in window.entries]) == (20_000, ["Town 19998", "Town 19999"])
    found = await town.choices("0777", count=3)
    assert [each.label for each in found.entries] == ["Town 07770", "Town 07771", "Town 07772"]
    # Behind what begins so are those that have its letters in order.
    assert [each.label async for each in town.all_choices("town 012")][:100] == labels[1200:1300]
    assert len([each async for each in town.all_choices()]) == 20_000
    assert town.text == ""


async def test_keys_behind_a_pick_that_has_no_answer(client):
    days = await client.field("days", type={"name": "choices", "choices": ["Monday", "Tuesday", "Wednesday"]})
    await days.focus()
    days.insert("t")
    days.pick(1)
    days.insert("w")
    days.pick(2)
    await days.settled()
    assert (days.items, days.typed) == (["Tuesday", "Wednesday"], ["Tuesday", "Wednesday"])
    await days.pick(1)
    assert days.items == ["Wednesday"]
    await days.set_typed(["Monday", "Tuesday"])
    assert [each.selected for each in days.entries] == [True, True, None]
    await days.remove(0)
    assert days.typed == ["Tuesday"]


async def test_tags(client):
    to = await client.field("to", type={"name": "tags", "of": "email"})
    await to.focus()
    to.insert("ann@example.com")
    await to.commit()
    to.insert("bob")
    await to.settled()
    assert to.items == ["ann@example.com", "bob"]
    await to.blur()
    assert to.error == "Enter an address such as name@example.com."
    await to.remove(1)
    assert (to.typed, to.error) == (["ann@example.com"], None)


async def test_the_server_says_what_ends_an_item(client):
    lengths = await client.field("lengths", type={"name": "tags", "of": {"name": "number", "locale": "de"}})
    assert lengths.separator == ";"
    roads = await client.field("roads", type={"name": "tags", "of": {"name": "choice", "choices": ["Main, North", "Main"]}})
    assert roads.separator == ";"
    colours = await client.field("colours", type={"name": "choices", "choices": ["red", "blue"]})
    assert colours.separator == ","


async def test_typed_contents_are_those_of_python(client):
    stars = await client.field("stars", type={"name": "rating", "step": 0.5})
    assert (stars.control, stars.presentation.scale.max) == (ControlKind.RATING, "5")
    await stars.set_typed(3)
    assert stars.typed == "3"
    await stars.set_typed(4.5)
    assert stars.typed == "4.5"
    price = await client.field("price", type={"name": "currency"})
    await price.set_typed(Decimal("1E+3"))
    assert price.text == "$1000.00"
    born = await client.field("born", type="date")
    await born.set_typed(date(1815, 12, 10))
    assert born.text == "12/10/1815"
    sizes = await client.field("sizes", type={"name": "tags", "of": "number"})
    await sizes.set_typed([1, 2.5])
    assert sizes.typed == ["1", "2.5"]
    level = await client.field("level", type={"name": "choice", "choices": [{"label": "low", "value": 1}, {"label": "high", "value": 2}]})
    await level.set_typed(2)
    assert (level.text, level.typed) == ("high", 2)


async def test_a_secret_typed_twice(client):
    secret = await client.field("secret", type="password")
    again = await client.field("again", type="password", validation={"live": {"rules": [{"rule": "equalsField", "field": "secret"}]}})
    secret.insert("correct horse battery")
    again.insert("correct horse batterz")
    await again.blur()
    assert again.error is not None
    again.delete()
    with again.changes() as changes:
        again.insert("y")
        await changes.until(lambda field: field.is_settled)
    assert (await again.blur()).valid


def test_without_await():
    with BlockingClient() as client:
        seat = client.field("seat", type={"name": "choice", "choices": SEATS})
        assert [each.label for each in seat.choices("row 3").entries] == ["Aisle, row 3", "Window, row 3"]
        seat.pick(seat.entries[0])
        assert seat.typed == "3C"
        flag = client.field("flag", type="flag")
        flag.toggle()
        assert flag.checked
        several = client.field("several", type={"name": "choices", "choices": SEATS})
        several.set_typed(["3C", "Anywhere"])
        several.remove(0)
        assert several.items == ["Anywhere"]
        several.set_text("aisle, row 3")
        assert several.shown.text == "aisle, row 3"
