"""Fields that come and go, and are required or not, as others have it."""

from test_pages import shown

TRAVEL = {
    "title": "Travel", "groups": [{"name": "abroad", "title": "Abroad"}],
    "fields": [
        {"field": "far", "type": "flag", "label": "To another country"},
        {"field": "country", "group": "abroad", "label": "Country", "shown": {"field": "far", "rule": "equals", "value": True},
         "required": {"field": "far", "rule": "equals", "value": True}},
        {"field": "visa", "group": "abroad", "label": "Visa", "enabled": {"field": "country", "rule": "equals", "value": "Peru"},
         "shown": {"field": "far", "rule": "equals", "value": True}},
        {"field": "phone", "type": "phone", "label": "Phone",
         "required": {"rule": "not", "rules": [{"field": "far", "rule": "equals", "value": True}]}}],
}


async def test_fields_that_come_and_go(opened):
    async with opened(TRAVEL) as screen:
        assert shown(screen) == ["far", "phone"]
        assert not screen.app.view._groups[0].display
        assert (screen.lines("phone")[0], screen.lines("far")[0]) == ("Phone *", "[ ] To another country")
        await screen.press("space")
        await screen.until(lambda: shown(screen) == ["far", "country", "visa", "phone"])
        assert (screen.lines("country")[0], screen.lines("phone")[0]) == ("Country *", "Phone")
        assert screen.input("visa").disabled
        await screen.burst("\rPeru")
        await screen.until(lambda: not screen.input("visa").disabled)
        await screen.press("enter")
        assert screen.focused == "visa"
        await screen.press(*"one", "shift+tab", "shift+tab", "space")
        await screen.until(lambda: shown(screen) == ["far", "phone"])
        await screen.press("enter", *"5552234567", "ctrl+s")
        await screen.until(lambda: screen.app.return_value is not None)
        assert screen.app.return_value.values == {"far": "No", "phone": "5552234567"}


async def test_the_keyboard_leaves_a_field_that_goes(opened):
    async with opened(TRAVEL) as screen:
        await screen.press("space", "enter")
        assert screen.focused == "country"
        await screen.app.client.field_update("far", {"typed": False})
        await screen.until(lambda: screen.focused == "phone")
