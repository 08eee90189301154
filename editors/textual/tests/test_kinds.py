"""All kinds of fields, drawn from their presentation and driven by keys and by the mouse."""

import asyncio

import pytest
from textual import events

SEATS = [
    {"label": "Aisle, row 3", "value": "3C", "group": "Front"},
    {"label": "Window, row 3", "value": "3A", "group": "Front", "description": "Near the exit"},
    {"label": "Window, row 20", "value": "20A", "group": "Back", "disabled": True},
    "Anywhere"]
DAYS = [{"label": "Monday", "value": 1}, {"label": "Tuesday", "value": 2}, {"label": "Wednesday", "value": 3},
        {"label": "Sunday", "value": 7, "disabled": True}]
NEXT = {"field": "next", "label": "Next"}


def form(type, **options):
    return {"title": "t", "fields": [{"field": "it", "type": type, "label": "It", **options}, NEXT]}


async def click(screen, id, x, y):
    await screen.pilot.click(screen.input(id), offset=(x, y))
    await screen.settle()


def dropped(screen, id="it"):
    """What the open list shows, whichever entry has the mark."""
    found = listed(screen)
    return found and [line.replace("›", " ") for line in found]


def listed(screen):
    """What the open list shows."""
    found = screen.app.query("Dropdown")
    return [found.first().render_line(y).text.rstrip(" │┃") for y in range(found.first().size.height)] if found else None


def boxes(screen, start, end):
    """The lines of the field's boxes, whichever has the mark."""
    return [line.replace("›", " ") for line in screen.lines("it")[start:end]]


async def test_a_flag(opened):
    async with opened(form("flag", required=True, helper="All of it.")) as screen:
        it = screen.field("it")
        assert screen.lines("it") == ["[ ] It *", "All of it."]
        await screen.press("space")
        assert (screen.lines("it")[0], it.typed) == ("[✓] It *", True)
        await screen.press("n")
        assert (screen.lines("it")[0], it.typed) == ("[ ] It *", False)
        await screen.press("x", "Y")
        assert it.checked
        await click(screen, "it", 1, 0)
        assert not it.checked
        await screen.press("ctrl+z")
        assert it.checked
        await screen.press("ctrl+z", "enter")
        assert (screen.focused, screen.lines("it")[1]) == ("it", "✗ Agree to this to continue.")
        await screen.press("space", "enter")
        assert screen.focused == "next"
        await screen.press("up", "down")
        assert screen.focused == "next"


async def test_a_choice_is_searched_as_one_types(opened):
    async with opened(form({"name": "choice", "choices": SEATS}, required=True)) as screen:
        it = screen.field("it")
        assert dropped(screen) is None
        await screen.press("w")
        assert dropped(screen) == [" Front", "   Window, row 3  Near the exit", " Back", "   Window, row 20"]
        assert screen.lines("it")[0].endswith("2/4")
        await screen.press("enter")
        assert (it.text, it.typed, screen.focused) == ("Window, row 3", "3A", "next")
        assert dropped(screen) is None
        await screen.press("shift+tab", "down")
        assert dropped(screen)[2] == " ✓ Window, row 3  Near the exit"
        await screen.press("down", "enter")  # past the one that can't be chosen
        assert (it.text, screen.focused) == ("Anywhere", "next")
        await screen.press("shift+tab", "ctrl+a", *"yy")
        assert dropped(screen) == ["   Nothing found"]
        await screen.press("escape")
        assert dropped(screen) is None
        await screen.press("ctrl+a", *"ais", "tab")
        assert (it.text, screen.focused) == ("Aisle, row 3", "next")


async def test_typing_ahead_into_a_choice(opened):
    async with opened(form({"name": "choice", "choices": SEATS})) as screen:
        await screen.burst("any\rhello")
        assert (screen.field("it").typed, screen.field("next").text) == ("Anywhere", "hello")


async def test_the_mouse_in_a_list(opened):
    async with opened(form({"name": "choice", "choices": SEATS})) as screen:
        it = screen.field("it")
        await click(screen, "it", screen.input("it").size.width - 1, 1)
        assert len(dropped(screen)) == 6
        await screen.pilot.click("Dropdown", offset=(5, 4))
        await screen.settle()
        assert (it.text, dropped(screen) is None) == ("", False)  # it can't be chosen
        await screen.pilot.click("Dropdown", offset=(5, 1))
        await screen.until(lambda: it.typed == "3C")
        await screen.settle()
        assert (screen.focused, dropped(screen)) == ("it", None)
        await click(screen, "it", screen.input("it").size.width - 1, 1)
        await click(screen, "it", screen.input("it").size.width - 1, 1)
        assert dropped(screen) is None


async def test_own_entries_and_proposals(opened):
    async with opened(form({"name": "choice", "choices": ["red", "green"], "custom": True})) as screen:
        await screen.burst("re\r")
        assert (screen.field("it").typed, screen.focused) == ("re", "next")
    async with opened(form("email", choices=["ada@example.com", "bob@example.com"])) as screen:
        await screen.press(*"bob")
        assert dropped(screen) == ["   bob@example.com"]
        await screen.press("enter")
        assert (screen.field("it").text, screen.focused) == ("bob", "it")
        await screen.press("down", "enter")
        assert (screen.field("it").text, screen.focused) == ("bob@example.com", "next")


async def test_a_hundred_thousand_entries(opened):
    towns = [f"Town {number:06}" for number in range(100_000)]
    async with opened(form({"name": "choice", "choices": towns})) as screen:
        it = screen.field("it")
        await screen.press("down")
        assert dropped(screen)[:2] == ["   Town 000000", "   Town 000001"]
        assert screen.lines("it")[0].endswith("100000")
        await screen.press("ctrl+end")
        await screen.until(lambda: dropped(screen)[-1] == "   Town 099999")
        await screen.press("pageup", "enter")
        await screen.until(lambda: screen.focused == "next")
        assert it.text == "Town 099989"
        await screen.press("shift+tab", "down")
        assert " ✓ Town 099989" in dropped(screen)
        await screen.press("ctrl+a", *"town 01234")
        assert dropped(screen) == [f"   Town 01234{digit}" for digit in range(10)]
        await screen.press("down", "down", "enter")
        assert it.text == "Town 012342"
        await screen.press("shift+tab", "down")
        top = dropped(screen)[0]
        for _ in range(4):
            screen.app.query_one("Dropdown")._scroll(3)
            await screen.settle()
        await screen.until(lambda: "…" not in "".join(dropped(screen)))
        assert dropped(screen)[0] > top


async def test_the_mark_is_seen_without_colours_and_goes_by_tens(opened):
    # However few lines there is room for.
    for size in ((80, 54), (80, 12)):
        async with opened(form({"name": "choice", "choices": [f"Town {number:03}" for number in range(500)]}), size=size) as screen:
            await screen.press("down", "down", "pagedown", "down")
            marked = [line for line in listed(screen) if line.startswith("›")]
            assert marked == ["›  Town 012"]
            await screen.press("pageup", "enter")
            assert screen.field("it").text == "Town 002"


async def test_boxes(opened):
    async with opened(form({"name": "choices", "choices": DAYS, "max": 2}, typed=[3])) as screen:
        it = screen.field("it")
        assert boxes(screen, 1, 5) == [" [ ] Monday", " [ ] Tuesday", " [✓] Wednesday", " [–] Sunday"]
        assert screen.lines("it")[1:5] == [" [ ] Monday", " [ ] Tuesday", "›[✓] Wednesday", " [–] Sunday"]
        await screen.press("up", "up", "space", "down", "space")
        assert it.typed == [3, 1, 2] or it.typed == [1, 2, 3]
        assert screen.lines("it")[-1] == "✗ Choose at most 2."
        await screen.press("space")
        assert boxes(screen, 1, 4) == [" [✓] Monday", " [ ] Tuesday", " [✓] Wednesday"]
        await click(screen, "it", 3, 1)
        await screen.until(lambda: it.typed == [3])
        await screen.settle()
        await screen.press(*"mo")
        assert boxes(screen, 1, 3) == [" Wednesday✕  mo", " [ ] Monday"]
        await screen.press("enter")
        assert sorted(it.typed) == [1, 3]
        assert boxes(screen, 1, 4) == [" [✓] Monday", " [ ] Tuesday", " [✓] Wednesday"]
        await screen.press("enter")
        assert (screen.focused, it.text) == ("next", "Monday, Wednesday")
        await screen.press("up")
        assert screen.focused == "it"
        await screen.press("up", "up", "up")
        assert screen.focused == "submit"


async def test_several_of_a_long_list(opened):
    towns = [f"Town {number:03}" for number in range(500)]
    async with opened(form({"name": "choices", "choices": towns, "separator": ";"}, text="Town 007")) as screen:
        it = screen.field("it")
        assert screen.lines("it")[1].startswith(" Town 007✕")
        await screen.press(*"499")
        assert dropped(screen) == [" [ ] Town 499"]
        await screen.press("enter")
        assert (it.items, screen.focused) == (["Town 007", "Town 499"], "it")
        await screen.press("up", "space")
        assert it.items == ["Town 007", "Town 499", "Town 498"]
        await screen.until(lambda: dropped(screen)[-2:] == [" [✓] Town 498", " [✓] Town 499"])
        await click(screen, "it", len(" Town 007"), 1)
        assert it.items == ["Town 499", "Town 498"]
        await screen.press("tab")
        assert it.text == "Town 498; Town 499"


async def test_tags(opened):
    async with opened(form({"name": "tags", "of": "email"})) as screen:
        it = screen.field("it")
        await screen.burst("ann@example.com\rbob,eve@example.com\r")
        assert screen.focused == "it"
        assert it.items == ["ann@example.com", "bob", "eve@example.com"]
        assert screen.lines("it")[1].startswith(" ann@example.com✕  bob✕  eve@example.com✕")
        wrong = screen.input("it").own_style("wrong-chip").bgcolor
        shown = screen.input("it").render_line(1)
        assert "".join(each.text for each in shown if each.style and each.style.bgcolor == wrong) == "bob✕"
        await click(screen, "it", len(" ann@example.com✕  bob"), 1)
        assert it.typed == ["ann@example.com", "eve@example.com"]
        await screen.press("enter")
        assert screen.focused == "next"
        await screen.press("shift+tab", "x")
        assert it.items == ["ann@example.com", "eve@example.com", "x"]
        await screen.press("tab", "shift+tab", "backspace")
        assert it.items == ["ann@example.com", "eve@example.com"]


async def test_a_rating(opened):
    async with opened(form({"name": "rating", "step": 0.5})) as screen:
        it = screen.field("it")
        assert screen.lines("it")[1] == " ☆ ☆ ☆ ☆ ☆  –"
        await screen.press("right", "right", "right")
        assert screen.lines("it")[1] == " ★ ✭ ☆ ☆ ☆  1.5"
        await screen.press("end", "left")
        assert it.typed == "4.5"
        await screen.press("3")
        assert (it.typed, screen.lines("it")[1]) == ("3", " ★ ★ ★ ☆ ☆  3")
        await screen.press("delete")
        assert it.text == ""
        await screen.press("5", "left", "0")
        assert it.text == ""
        await click(screen, "it", 8, 1)
        assert it.typed == "4"
        await click(screen, "it", 7, 1)
        assert it.typed == "3.5"
        await screen.press("down", "enter")
        assert (it.typed, screen.focused) == ("3", "next")


@pytest.mark.parametrize("width", [80, 40])
async def test_a_slider(opened, width):
    async with opened(form({"name": "slider", "min": -20, "max": 20, "step": 5}, typed="0"), size=(width, 20)) as screen:
        it = screen.field("it")
        line = screen.lines("it")[1]
        assert line.startswith(" -20 ━") and line.endswith("─ 20  0")
        await screen.press("left")
        assert it.typed == "-5"
        await screen.press("1", "5")
        assert it.typed == "15"
        await screen.press("pageup")
        assert (it.typed, screen.lines("it")[1].endswith("━● 20  20")) == ("20", True)
        await click(screen, "it", line.index("━"), 1)
        assert it.typed == "-20"
        await screen.pilot.mouse_down(screen.input("it"), offset=(line.index("━"), 1))
        await screen.pilot.hover(screen.input("it"), offset=(line.index("●"), 1))
        await screen.pilot.mouse_up(screen.input("it"), offset=(line.index("●"), 1))
        await screen.settle()
        assert it.typed == "0"
        await screen.press(*"-10", "tab")
        assert it.typed == "-10"


async def test_a_file(opened, tmp_path):
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "first.pdf").write_bytes(b"x" * 200)
    (tmp_path / "letters" / "second.pdf").write_bytes(b"x")
    (tmp_path / "letters" / "other.txt").write_bytes(b"x")
    async with opened(form({"name": "file", "accept": [".pdf"], "maxSize": 100})) as screen:
        it = screen.field("it")

        async def shows(*names):
            await screen.until(lambda: dropped(screen) and [each.rsplit("/", 1)[1] for each in dropped(screen)] == list(names))

        screen.input("it").face.paste(f"{tmp_path}/le")
        await screen.until(lambda: screen.lines("it")[1].rstrip(" …✕").endswith("/letters/"))
        await screen.press("right")
        assert it.text == f"{tmp_path}/letters/"
        await shows("first.pdf", "second.pdf")
        await screen.press("down", "enter")
        await screen.until(lambda: it.error is not None)
        assert (it.text, screen.focused, it.error) == (f"{tmp_path}/letters/first.pdf", "it", "Choose a smaller file.")
        await screen.press(*["backspace"] * len("first.pdf"), "s")
        await shows("second.pdf")
        await screen.press("down", "enter")
        await screen.until(lambda: screen.focused == "next")
        assert (it.text, it.state.validity) == (f"{tmp_path}/letters/second.pdf", "valid")
        await screen.press("shift+tab", "ctrl+u", *"/no-such.pdf", "enter")
        await screen.until(lambda: it.error is not None)
        assert it.error == "Choose a file that exists."


async def test_a_secret_typed_twice(opened):
    fields = [{"field": "it", "type": "password"}, {"field": "again", "type": "password", "validation": {
        "live": {"rules": [{"rule": "equalsField", "field": "it"}]}}}]
    async with opened({"title": "t", "fields": fields}) as screen:
        await screen.burst("correct horse\rcorrect horsf\r")
        assert screen.lines("again")[1].startswith(" •••••••••••••")
        assert screen.lines("again")[2].startswith("✗ ")
        await screen.go("again")
        await screen.press("backspace", "e")
        assert not screen.lines("again")[2].startswith("✗ ")


async def test_keys_while_the_server_is_slow(opened):
    """What is typed ahead of the answers ends as if each had been waited for."""
    async with opened(form({"name": "choices", "choices": DAYS})) as screen:
        await screen.burst("mo\rtu\r\rhello")
        assert (screen.field("it").typed, screen.field("next").text) == ([1, 2], "hello")
    async with opened(form("flag")) as screen:
        await screen.burst("   \rhello")
        assert (screen.field("it").typed, screen.field("next").text) == (True, "hello")
    await asyncio.sleep(0)


async def test_a_choice_takes_no_garbage_from_the_clipboard(opened):
    async with opened(form({"name": "choice", "choices": SEATS})) as screen:
        it = screen.field("it")
        screen.app.post_message(events.Paste("no such seat"))
        await screen.until(lambda: screen.lines("it")[2] == "Choose one of the listed values.")
        await screen.settle()
        assert (it.text, it.typed) == ("", None)
        screen.app.post_message(events.Paste("3A"))
        await screen.until(lambda: it.text == "Window, row 3")
        assert it.typed == "3A"
        await screen.press("ctrl+a", "a")
        assert it.text == "a"  # what finds something may be gone on with


async def test_the_list_of_a_choice_has_a_key_in_the_footer(opened):
    async with opened(form({"name": "choice", "choices": SEATS}, required=True)) as screen:
        await screen.until(lambda: "↓ Choose" in screen.lines()[-1])
        assert "▾" in screen.lines("it")[1]
        await screen.press("down")
        assert dropped(screen)
        await screen.press("escape")
        await screen.go("next")
        await screen.until(lambda: "↓ Choose" not in screen.lines()[-1])


async def test_what_is_not_taken_is_told_until_the_next_key(opened):
    async with opened(form("zip")) as screen:
        await screen.press("x")
        await screen.until(lambda: screen.lines("it")[2] == "Not taken: x (a digit belongs there).")
        await screen.press("1")
        await screen.until(lambda: "Not taken" not in screen.lines("it")[2])
    async with opened(form("cvv", secure=True)) as screen:
        await screen.press("1", "x")
        await screen.until(lambda: screen.lines("it")[2] == "Not taken: • (a digit belongs there).")


async def test_what_is_read_only_says_so(opened):
    fields = [
        {"field": "a", "label": "A", "type": "number"}, {"field": "sum", "label": "Sum", "type": "number", "total": {"sum": ["a"]}},
        {"field": "fixed", "label": "Fixed", "readOnly": True, "text": "as it is"},
        {"field": "yes", "label": "Yes", "type": "flag", "readOnly": True},
        {"field": "off", "label": "Off", "enabled": {"field": "a", "rule": "equals", "value": "1"}}, NEXT]
    async with opened({"title": "t", "fields": fields}) as screen:
        assert [screen.lines(id)[0] for id in ("sum", "fixed", "off")] == ["Sum (read only)", "Fixed (read only)", "Off (not available)"]
        assert screen.lines("yes")[0] == "[ ] Yes (read only)"
        # Tab stops where something can be read and copied; Return goes on to what can be filled in.
        await screen.press("2", "tab", "9")
        assert (screen.focused, screen.field("sum").text, screen.lines("sum")[2].split("  ")[0]) == ("sum", "2", "read only")
        await screen.press("tab")
        assert screen.focused == "fixed"
        for key in ("x", "backspace", "ctrl+u", "ctrl+z"):
            screen.input("fixed")._accept()
            await screen.press(key)
            assert (screen.field("fixed").text, screen.lines("fixed")[2]) == ("as it is", "read only")
        await screen.press("right")
        assert screen.lines("fixed")[2] == ""
        screen.app.post_message(events.Paste("x"))
        await screen.until(lambda: screen.lines("fixed")[2] == "read only")
        await screen.press("tab", "space")
        assert (screen.focused, screen.field("yes").checked, screen.lines("yes")[1]) == ("yes", False, "read only")
        await screen.press("tab")
        assert screen.focused == "next"
        await screen.go("a")
        await screen.press("enter")
        assert screen.focused == "next"


async def test_a_group_without_a_title_shows_no_name(opened):
    async with opened({"title": "t", "groups": [{"name": "p"}], "fields": [{"field": "a", "group": "p"}, {"field": "b", "group": "q"}]},
                      locale="de") as screen:
        frames = [line.split() for line in screen.lines() if "╭" in line]
        assert [frame for frame in frames if len(frame) > 1] == []
