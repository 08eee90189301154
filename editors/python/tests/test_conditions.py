"""Fields that come and go, and are required or not, as others have it."""

TRAVEL = {
    "title": "Travel", "form": "travel",
    "fields": [
        {"field": "far", "type": "flag", "label": "To another country"},
        {"field": "country", "shown": {"field": "far", "rule": "equals", "value": True}, "required": True},
        {"field": "visa", "enabled": {"field": "country", "rule": "oneOf", "values": ["Peru", "Chile"]}},
        {"field": "seat", "type": {"name": "choice", "choices": [
            "Aisle", {"label": "Window", "shown": {"field": "far", "rule": "equals", "value": True}}]}}],
}


async def test_what_others_have_decides(client):
    form = await client.form(TRAVEL)
    far, country, visa, seat = form
    assert (country.is_hidden, visa.state.enabled, len(seat.entries)) == (True, False, 1)
    with country.changes() as changes:
        await far.toggle()
        await changes.until(lambda field: not field.is_hidden)
    await client.field_get("seat")
    assert [each.label for each in seat.entries] == ["Aisle", "Window"]
    with visa.changes() as changes:
        country.insert("Peru")
        await changes.until(lambda field: field.state.enabled)
    assert (await form.submit()).values == {"far": "Yes", "country": "Peru", "visa": "", "seat": ""}
    await far.toggle()
    result = await form.submit()
    assert (country.is_hidden, country.text, result.values) == (True, "Peru", {"far": "No", "seat": ""})


async def test_rows_have_their_conditions_each(client):
    form = await client.form(TRAVEL)
    result = await form.check([{"far": True}, {"far": False}, {"far": "yes", "country": "Peru"}])
    assert (result.invalid, [each.column for each in result.findings]) == ([0], ["country"])
