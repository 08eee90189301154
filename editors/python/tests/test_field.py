"""A field's view: keys that come faster than answers."""

import random

import pytest

from field_client.protocol import InvalidParams, NotEditable


async def test_a_burst_of_keys(client):
    field = await client.field("card", type="card")
    for key in "4111111111111111":
        field.insert(key)
    assert (field.text, field.selection) == ("4111111111111111", (16, 16))  # as typed, at once
    await field.settled()
    assert (field.text, field.selection) == ("4111 1111 1111 1111", (19, 19))
    assert field.value == "4111111111111111"
    assert field.presentation.badge.text == "Visa"


async def test_refused_keys_leave_nothing_behind(client):
    field = await client.field("zip", type="zip")
    answers = [field.insert(key) for key in "9x4y1z05w9"]
    await field.settled()
    assert (field.text, field.selection) == ("94105", (5, 5))
    assert [(await answer).accepted for answer in answers] == [True, False] * 3 + [True, True, False, False]


async def test_backspace_over_literals(client):
    field = await client.field("phone", type="phone", text="(555) 123")
    await field.select(6)
    await field.delete()
    assert (field.text, field.selection) == ("(551) 23", (3, 3))
    field.delete()
    field.delete()
    await field.settled()
    assert (field.text, field.selection) == ("(123", (1, 1))
    await field.delete("forward")
    assert field.text == "(23"


async def test_words_selections_and_undo(client):
    field = await client.field("note", text="ring twice, mind the dog")
    await field.delete("wordBackward")
    assert field.text == "ring twice, mind the "
    await field.select(5, 10)
    await field.insert("once")
    assert (field.text, field.selection) == ("ring once, mind the ", (9, 9))
    await field.undo()
    assert field.text == "ring twice, mind the "
    await field.redo()
    assert field.text == "ring once, mind the "
    await field.clear()
    assert field.text == ""
    await field.set_text("whole", "paste")
    assert field.text == "whole"


async def test_offsets_are_those_of_strings(client):
    field = await client.field("name", type="phrase")
    await field.insert("a👩‍👧b🇩🇪")
    assert field.selection == (len(field.text), len(field.text))
    await field.delete()
    assert field.text == "a👩‍👧b"
    await field.select(len(field.text) - 1)
    await field.delete()
    assert field.text == "ab"
    await field.insert("\ud83d")  # half a pair
    assert field.text == "a\ufffdb"


async def test_long_texts_come_as_patches(client):
    field = await client.field("text", type="multiline")
    await field.insert("word " * 4000)
    result = await field.insert("end")
    assert result.text is None and field.value is None
    await field.select(5)
    await field.insert("more ")
    await field.insert("\u200b!", "paste")  # the zero-width space is dropped, which is the patch
    await field.settled()
    assert field.text == "word more !" + "word " * 3999 + "end"
    assert field.text == (await client.field_get("text")).text
    await field.undo()
    await field.settled()
    assert field.text == (await client.field_get("text")).text


async def test_what_a_program_sets_meets_typing(client):
    field = await client.field("a", text="one two")
    await field.select(0)
    client.field_update("a", {"text": "three four"})
    field.insert("x")
    field.insert("y")
    await field.settled()
    assert field.text == (await client.field_get("a")).text
    await field.update({"text": "five", "label": "Five"})
    assert (field.text, field.presentation.label.text) == ("five", "Five")
    client.field_update("a", {"text": "six"})
    await client.field_get("a")
    await field.settled()
    assert field.text == "six"  # nobody asked: the pushed version said so


async def test_what_can_not_be_edited_shows_what_it_was(client):
    field = await client.field("a", text="fixed", read_only=True)
    with pytest.raises(NotEditable):
        await field.insert("!")
    await field.settled()
    assert field.text == "fixed"
    picker = await client.field("b", type={"name": "choice", "choices": ["red", "green"]})
    with pytest.raises(InvalidParams):
        await picker.pick(3)
    await picker.settled()
    assert picker.text == ""


async def test_presentation_is_kept_whole(client):
    field = await client.field("exp", type="expDate", label="Expires", counter=True)
    await field.insert("1")
    await client.field_get("exp")
    assert field.presentation.label.text == "Expires"
    assert field.presentation.template.text == "1M/YY"
    assert field.counter is not None
    assert field.state.content == "partial"


KEYS = {
    "phone": "0123456789 ()-x", "card": "0123456789 ", "date": "0123456789/", "currency": "0123456789.,$",
    "name": "abcdé -'1", "iban": "DE0123456789 ",
}


def press(field, key):
    match key:
        case "backward" | "forward": field.delete(key)
        case "left" | "right": field.move(key == "right")
        case "undo": field.undo()
        case "redo": field.redo()
        case _: field.insert(key)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("type", KEYS)
async def test_keys_that_do_not_wait_end_as_if_they_had(client, type, seed):
    """Typing, deletions at the caret, moves of it, and undo, sent in one go, against the same one by one."""
    source = random.Random(f"{type} {seed}")
    special = ["backward", "backward", "forward", "left", "right", "undo", "redo"]
    keys = [source.choice([*KEYS[type], *KEYS[type], *special]) for _ in range(40)]
    print("seed", seed, keys)
    fast = await client.field("fast", type=type)
    slow = await client.field("slow", type=type)
    for key in keys:
        press(fast, key)
        press(slow, key)
        await slow.settled()
    await fast.settled()
    assert (fast.text, fast.selection) == (slow.text, slow.selection)
    for field in (fast, slow):
        snapshot = await client.field_get(field.id)
        assert (field.text, field.selection) == (snapshot.text, (snapshot.selection.start, snapshot.selection.end))


async def test_what_an_input_method_has_in_hand_is_one_unit(client):
    field = await client.field("word")
    field.insert("x")
    for word in "n", "に", "にほ":
        field.compose("x" + word, (1, 1 + len(word)))
    await field.settled()
    assert (field.text, field.selection) == ("xにほ", (3, 3))
    await field.set_text("x日本")
    assert field.text == "x日本"
    await field.undo()
    assert field.text == "x"


async def test_a_widget_says_where_its_caret_is_in_its_text(client):
    field = await client.field("word", text="two")
    await field.set_text("one two", selection=(0, 3))
    assert (field.text, field.selection) == ("one two", (0, 3))


async def test_a_long_text_with_edits_that_do_not_show(client):
    field = await client.field("a")
    await field.insert("4" * 10_000)
    field.step("increment")
    field.insert("abc")  # where the server leaves the caret
    field.select(2)
    field.insert("q")
    await field.settled()
    assert field.text == (await client.field_get("a")).text and len(field.text) == 10_004
