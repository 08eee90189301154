"""Steps: what arrow keys do to numbers and choices."""

import pytest

from field_client import BlockingClient
from field_client.protocol import InvalidParams


async def test_steps_of_a_number(client):
    field = await client.field("age", type="age", text="41")
    assert field.presentation.stepping.increment
    await field.step("increment")
    assert (field.text, field.selection) == ("42", (2, 2))
    await field.step("decrement", 10)
    assert field.text == "32"
    await field.step("minimum")
    await client.field_get("age")
    assert (field.text, field.presentation.stepping.decrement) == ("0", False)
    assert (await field.step("decrement")).accepted
    await field.undo()
    assert field.text == "41"
    with pytest.raises(InvalidParams):
        await field.step("further")


async def test_steps_and_keys_that_do_not_wait(client):
    field = await client.field("age", type="age", text="8")
    field.step("increment")
    field.step("increment")
    field.insert("5")
    field.delete()
    field.delete()
    field.insert("7")
    await field.settled()
    assert (field.text, field.selection) == ("17", (2, 2))
    field.delete()
    field.insert("2")
    field.step("increment")
    await field.settled()
    assert field.text == "13"


async def test_steps_of_choices(client):
    field = await client.field("size", type={"name": "choice", "choices": ["small", "medium", "large"]})
    await field.step("increment")
    assert field.text == "small"
    await field.step("maximum")
    assert field.text == "large"


async def test_steps_of_the_part_at_the_caret(client):
    field = await client.field("date", type="date", text="12/31/2024")
    await field.select(4)
    await field.step("increment")
    assert (field.text, field.selection, field.typed) == ("12/01/2024", (3, 5), "2024-12-01")
    await field.select_part("next")
    await field.step("decrement", 10)
    assert (field.text, field.selection) == ("12/01/2014", (6, 10))
    await field.undo()
    assert field.text == "12/01/2024"


async def test_steps_in_both_halves_of_an_interval(client):
    field = await client.field("open", type={"name": "time", "range": True, "step": 900})
    await field.insert("0900-1030")
    await field.step("increment")
    assert (field.text, field.typed) == ("09:00 – 10:45", "09:00/10:45")
    await field.select(1)
    await field.step("increment", 2)
    assert (field.text, field.selection) == ("11:00 – 10:45", (0, 2))
    assert [each.code for each in field.diagnostics] == ["out-of-order"]


async def test_where_nothing_steps(client):
    field = await client.field("zip", type="zip", text="94105")
    assert field.presentation.stepping is None
    assert not (await field.step("increment")).accepted
    assert field.text == "94105"


def test_the_blocking_client():
    with BlockingClient() as client:
        age = client.field("age", type="age", text="41")
        assert age.step("increment", 2).text == "43"
