"""Parts of a date: each keeps its own characters."""

from field_client import BlockingClient


async def date(client, text="12/25/2024", **options):
    return await client.field("date", type="date", text=text, **options)


async def test_a_part_is_typed_over(client):
    field = await date(client)
    await field.select(3, 5)
    await field.insert("7")
    assert (field.text, field.selection, field.typed) == ("12/07/2024", (6, 6), "2024-12-07")


async def test_a_part_is_deleted(client):
    field = await date(client)
    await field.replace((0, 2), "")
    assert (field.text, field.selection, field.value) == ("MM/25/2024", (0, 0), "__252024")
    await client.field_get("date")
    assert field.gaps == [(0, 2)]
    assert (field.segment.kind, field.segment.state) == ("month", "empty")
    await field.insert("1")
    await client.field_get("date")
    assert (field.text, field.gaps) == ("1M/25/2024", [(1, 2)])


async def test_backspace_at_the_beginning_of_an_empty_part(client):
    field = await date(client)
    await field.replace((3, 5), "")
    assert (field.text, field.selection) == ("12/DD/2024", (3, 3))
    await field.delete()
    assert (field.text, field.selection) == ("12/DD/2024", (2, 2))
    await field.delete()
    assert (field.text, field.selection) == ("1M/DD/2024", (1, 1))
    await client.field_get("date")
    assert field.gaps == [(1, 2), (3, 5)]


async def test_a_part_that_is_left_is_written_out(client):
    field = await date(client)
    await field.replace((0, 2), "1")
    assert field.text == "1M/25/2024"
    await field.select(4)
    assert (field.text, field.selection, field.value) == ("01/25/2024", (4, 4), "01252024")
    await field.undo()
    assert field.text == "1M/25/2024"


async def test_moving_by_part(client):
    field = await date(client)
    places = []
    for step in ("first", "next", "next", "next", "previous", "last"):
        await field.select_part(step)
        places.append(field.selection)
    assert places == [(0, 2), (3, 5), (6, 10), (6, 10), (3, 5), (6, 10)]
    assert [each.kind for each in field.segments] == ["month", "day", "year"]
    assert field.segment.kind == "year"


async def test_keys_behind_a_part_that_is_still_to_be_selected(client):
    field = await date(client)
    field.select_part("previous")
    field.insert("3")
    field.insert("1")
    field.delete()
    assert field.text == "12/25/2024"
    await field.settled()
    assert (field.text, field.selection) == ("12/3D/2024", (4, 4))
    field.select_part("first")
    field.delete()
    field.insert("7")
    await field.settled()
    assert field.text == "07/03/2024"


async def test_a_select_behind_keys_without_answers(client):
    field = await date(client)
    await field.select(0, 2)
    field.insert("1")
    await field.select_part("last")
    assert (field.text, field.selection, field.version) == ("01/25/2024", (6, 10), 3)
    await field.select(2, 8)
    assert (field.text, field.selection, field.version) == ("01/25/2024", (2, 8), 3)


async def test_words_of_a_part(client):
    await client.type_define(name="day", description="A day.", template="D MMM", parts={
        "D": {"kind": "day", "minimum": 1, "maximum": 31, "zeros": "dropped", "varies": True},
        "M": {"kind": "month", "words": ["January", "February", "March", "June", "July"]}})
    field = await client.field("day", type="day")
    await field.insert("07 m")
    assert (field.text, field.selection) == ("7 March", (3, 3))


def test_the_blocking_client():
    with BlockingClient() as client:
        field = client.field("date", type="date", text="12/25/2024")
        field.select_part("first")
        assert field.insert("7").text == "07/25/2024"
        field.select_part("current")
        field.delete()
        assert field.text == "07/DD/2024"
        assert [each.state for each in field.segments] == ["complete", "empty", "complete"]
