"""Arrows up and down step, where there is something to step."""

FORM = {"title": "t", "fields": [
    {"field": "age", "type": "age", "label": "Age", "text": "41"},
    {"field": "size", "type": {"name": "choice", "choices": ["small", "medium", "large"]}, "label": "Size"},
    {"field": "zip", "type": "zip", "label": "ZIP code"}]}


async def test_steps_of_a_number(opened):
    async with opened(FORM) as screen:
        age = screen.field("age")
        await screen.press("up", "up")
        assert (screen.focused, age.text, age.selection) == ("age", "43", (2, 2))
        await screen.press("pagedown", "down")
        assert age.text == "32"
        await screen.press("ctrl+home", "down")
        assert (screen.focused, age.text) == ("age", "0")
        await screen.press("pageup", "5")
        assert age.text == "105"


async def test_steps_among_keys_that_do_not_wait(opened):
    from textual import events

    async with opened(FORM) as screen:
        for key in ("backspace", "up", "up", "5", "backspace", "2", "down"):
            screen.app.post_message(events.Key(key, key if len(key) == 1 else None))
        await screen.settle()
        assert screen.field("age").text == "61"


async def test_a_list_of_choices_goes_on_downward(opened):
    async with opened(FORM) as screen:
        await screen.go("size")
        await screen.press("ctrl+down", "ctrl+down")
        assert screen.field("size").text == "medium"
        await screen.press("ctrl+up")
        assert screen.field("size").text == "small"
        await screen.press("ctrl+end")
        assert screen.field("size").text == "large"
        await screen.press("pageup", "ctrl+down")
        assert screen.field("size").text == "medium"


async def test_the_part_at_the_caret_steps(opened):
    form = {"title": "t", "fields": [
        {"field": "date", "type": "date", "label": "Date", "text": "12/31/2024"}, {"field": "other", "label": "Other"}]}
    async with opened(form) as screen:
        date = screen.field("date")
        await screen.press("up", "up", "down")
        assert (screen.focused, date.text) == ("date", "12/31/2025")
        await screen.press("ctrl+left", "up")
        assert (screen.focused, date.text) == ("date", "12/01/2025")


async def test_where_nothing_steps_arrows_go_to_other_fields(opened):
    async with opened(FORM) as screen:
        await screen.go("zip")
        await screen.press("up")
        assert screen.focused == "size"
