"""Keys that are typed while something is still to come that they are meant for."""

import pytest
from textual import events

LEGS = {
    "title": "Trip",
    "fields": [{"field": "name", "label": "Name"}],
    "sections": [{
        "section": "legs", "title": "Leg", "fields": [{"field": "city", "label": "City"}, {"field": "note", "label": "Note"}], "least": 0,
    }],
}


def rows(screen):
    return [[field.text for field in row] for row in screen.form.sections["legs"]]


@pytest.mark.parametrize("between", ["", "\t", "\tby boat"])
async def test_keys_behind_the_button_land_in_the_new_row(opened, between):
    async with opened(LEGS) as screen:
        assert rows(screen) == []
        await screen.press("tab")
        await screen.burst("\rOslo" + between)
        await screen.until(lambda: screen.focused.startswith("legs"))
        await screen.settle()
        assert rows(screen) == [["Oslo", between.strip()]]
        assert "Oslo" in "".join(screen.lines())


async def test_keys_behind_the_key_for_a_row_land_in_it(opened):
    async with opened(LEGS) as screen:
        await screen.press("tab", "enter")
        await screen.until(lambda: screen.focused.startswith("legs"))
        await screen.burst("Oslo\x0eRome\tby rail\x0eBari")
        await screen.settle()
        assert rows(screen) == [["Oslo", ""], ["Rome", "by rail"], ["Bari", ""]]


async def test_keys_behind_a_click_land_in_the_new_row(opened):
    async with opened(LEGS) as screen:
        button = screen.app.query_one("SectionBox Button")
        for event in (events.MouseDown, events.MouseUp, events.Click):
            button.post_message(event(button, 2, 0, 0, 0, 1, False, False, False))
        button.focus()
        await screen.burst("Oslo\tby boat")
        await screen.until(lambda: screen.focused.startswith("legs"))
        await screen.settle()
        assert rows(screen) == [["Oslo", "by boat"]]


async def test_keys_through_the_button_and_behind_it(opened):
    async with opened(LEGS) as screen:
        await screen.burst("Ada\t\rOslo\t\t\rRome\tby rail")
        await screen.until(lambda: len(rows(screen)) == 2)
        await screen.settle()
        assert screen.field("name").text == "Ada"
        assert rows(screen) == [["Oslo", ""], ["Rome", "by rail"]]


async def test_a_program_presses_the_button(opened):
    async with opened(LEGS) as screen:
        screen.app.query_one("SectionBox ActionButton").press()
        await screen.until(lambda: screen.focused == "legs[1].city")


async def test_keys_behind_the_button_of_the_next_page_land_on_it(opened):
    form = {"title": "Trip", "fields": [{"field": "name"}, {"field": "note"}],
            "pages": [{"page": "who", "fields": ["name"]}, {"page": "why", "fields": ["note"]}]}
    async with opened(form) as screen:
        await screen.burst("Ada\t\rto rest")
        await screen.settle()
        assert [field.text for field in screen.form] == ["Ada", "to rest"]


@pytest.mark.parametrize(("keys", "text"), [
    ("abc\x15xyz", "xyz"), ("abc\x01x", "x"), ("one two\x17x", "one x"), ("abc\x1ax", "x"), ("abc\x15\t", ""),
])
async def test_keys_behind_one_of_the_field_s_own_find_it_done(opened, keys, text):
    async with opened({"title": "T", "fields": [{"field": "it"}, {"field": "next"}]}) as screen:
        await screen.burst(keys)
        assert (screen.field("it").text, screen.field("next").text) == (text, "")


async def test_keys_behind_a_box_land_in_the_field_that_it_brings(opened):
    fields = [
        {"field": "login", "type": "flag"},
        {"field": "password", "secure": True, "shown": {"field": "login", "rule": "equals", "value": True}},
        {"field": "note"},
    ]
    async with opened({"title": "T", "fields": fields}) as screen:
        await screen.burst(" \tsecret\tnone")
        await screen.until(lambda: screen.field("note").text == "none")
        assert (screen.field("password").text, screen.field("note").text) == ("secret", "none")
