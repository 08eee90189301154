"""The form, driven by keys and by the mouse."""

import os
import signal

from field_client.protocol import FormSubmitResult
from textual.strip import Strip

PAYMENT = {"title": "t", "form": "f", "groups": [{"name": "payment", "title": "Payment"}], "fields": [
    {"field": "card", "group": "payment", "type": "card", "label": "Card number", "required": True},
    {"field": "expiry", "group": "payment", "type": "expDate", "label": "Expires", "required": True},
    {"field": "zip", "group": "payment", "type": "zip", "label": "ZIP code", "required": True}]}


async def test_what_a_field_shows(opened):
    async with opened() as screen:
        assert screen.focused == "email"
        assert screen.lines("phone") == ["Phone", " (000) 000-0000", ""]
        assert screen.lines("expiry") == ["Expires *", " MM/YY", "Month and year"]
        assert screen.lines("note")[2].endswith("0/40")
        await screen.go("phone")
        await screen.press(*"555")
        assert screen.lines("phone")[1] == " (555) 000-0000"
        await screen.go("expiry")
        await screen.press(*"13")
        assert screen.lines("expiry")[1:] == [" 13/YY", "✗ Use a month from 01 to 12."]
        await screen.go("note")
        await screen.press(*"abc")
        assert screen.lines("note")[1].endswith("✕")
        assert screen.lines("note")[2].endswith("3/40")
        await screen.go("cvv")
        await screen.press(*"12")
        assert screen.lines("cvv")[1].startswith(" ••0")


async def test_a_burst_of_keys(opened):
    async with opened(PAYMENT) as screen:
        await screen.burst("4111111111111111")
        field = screen.field("card")
        assert (field.text, field.selection) == ("4111 1111 1111 1111", (19, 19))
        assert screen.lines("card")[0].endswith("Visa")
        await screen.burst("\x7f" * 6 + "99" + "5")
        assert (field.text, field.selection) == ("4111 1111 1199 5", (16, 16))


async def test_typing_ahead_finds_the_next_field(opened):
    async with opened(PAYMENT) as screen:
        await screen.burst("4111111111111111\r1230\t94105")
        assert {field.id: field.text for field in screen.form} == {
            "card": "4111 1111 1111 1111", "expiry": "12/30", "zip": "94105"}
        assert screen.focused == "zip"


async def test_keys_that_are_shown_before_they_are_answered(opened):
    async with opened(PAYMENT) as screen:
        process = screen.app.client._transport.process
        process.send_signal(signal.SIGSTOP)
        await screen.pilot.press(*"41112")
        assert screen.lines("card")[1].startswith(" 41112")
        process.send_signal(signal.SIGCONT)
        await screen.settle()
        assert screen.lines("card")[1].startswith(" 4111 2")


async def test_the_caret_and_the_selection(opened):
    async with opened(PAYMENT) as screen:
        card = screen.field("card")
        await screen.burst("41112222")
        await screen.press("home", "shift+right", "shift+right")
        assert card.selection == (0, 2)
        await screen.press("5")
        assert (card.text, card.selection) == ("5112 222", (1, 1))
        await screen.press("ctrl+z")
        assert card.text == "4111 2222"
        await screen.press("ctrl+y")
        assert card.text == "5112 222"
        await screen.press("end", "shift+home", "delete")
        assert card.text == ""


async def test_the_caret_steps_over_literals(opened):
    async with opened() as screen:
        await screen.go("phone")
        await screen.burst("555223")
        assert screen.lines("phone")[1] == " (555) 223-0000"
        places = []
        for _ in range(6):
            await screen.press("left")
            places.append(screen.field("phone").selection[0])
        assert places == [8, 7, 6, 4, 3, 2]
        await screen.press("right", "right")
        await screen.press("right")
        assert screen.field("phone").selection == (6, 6)


async def test_pasting(opened):
    from textual import events

    async with opened() as screen:
        await screen.go("phone")
        screen.app.post_message(events.Paste("+1 (415) 555-0199\n"))
        await screen.settle()
        assert screen.field("phone").text == "(415) 555-0199"


async def test_the_mouse(opened):
    async with opened() as screen:
        await screen.go("note")
        await screen.press(*"hello", "space", *"there")
        await screen.pilot.click(screen.input("note"), offset=(1 + 2, 1))
        await screen.settle()
        assert screen.field("note").selection == (2, 2)
        await screen.pilot.mouse_down(screen.input("note"), offset=(1, 1))
        await screen.pilot.hover(screen.input("note"), offset=(1 + 5, 1))
        await screen.pilot.mouse_up(screen.input("note"), offset=(1 + 5, 1))
        await screen.settle()
        assert screen.field("note").selection == (0, 5)
        width = screen.input("note").size.width
        await screen.pilot.click(screen.input("note"), offset=(width - 1, 1))
        await screen.settle()
        assert screen.field("note").text == ""
        await screen.pilot.click(screen.input("zip"), offset=(4, 1))
        await screen.settle()
        assert screen.focused == "zip"
        assert screen.field("note").state.focus != "focused"
        await screen.pilot.click("#submit")
        await screen.until(lambda: screen.focused == "email")


async def test_return_walks_on_and_groups_have_their_verdict(opened):
    async with opened(PAYMENT) as screen:
        group = screen.app.view._groups[0]
        assert (group.border_title, group.border_subtitle) == ("Payment", "3 to go")
        await screen.burst("4111111111111111\r")
        await screen.until(lambda: screen.focused == "expiry")
        await screen.until(lambda: group.border_subtitle == "2 to go")
        await screen.burst("1230\r94105")
        await screen.until(lambda: group.border_subtitle == "✓ complete")
        assert "✓ complete" in "\n".join(screen.lines())


async def test_a_submit_goes_to_the_first_invalid_field(opened):
    async with opened(PAYMENT) as screen:
        await screen.burst("4111111111111111\r")
        await screen.press("ctrl+s")
        await screen.until(lambda: screen.focused == "expiry")
        assert "2 to fix" in "\n".join(screen.lines())
        assert screen.lines("expiry")[2] == "✗ Fill this in."
        await screen.burst("1230\r94105\r")
        await screen.until(lambda: screen.app.return_value is not None)
        result = screen.app.return_value
        assert isinstance(result, FormSubmitResult)
        assert result.values == {"card": "4111111111111111", "expiry": "1230", "zip": "94105"}


async def test_several_lines_and_choices(opened):
    form = {"title": "t", "fields": [
        {"field": "note", "type": "multiline", "label": "Note"},
        {"field": "size", "type": {"name": "choice", "choices": ["small", "large"]}, "label": "Size"},
        {"field": "off", "type": "zip", "enabled": False}]}
    async with opened(form) as screen:
        await screen.press(*"one", "enter", *"two", "up", "end", "x")
        assert screen.field("note").text == "onex\ntwo"
        assert screen.lines("note")[1:3] == [" onex", " two"]
        await screen.press("tab")
        assert screen.focused == "size"
        await screen.press("ctrl+down", "ctrl+down")
        assert screen.field("size").text == "large"
        await screen.press("tab")
        assert screen.focused == "submit"
        assert screen.input("off").disabled


async def test_a_server_that_is_killed(opened):
    async with opened(PAYMENT) as screen:
        await screen.burst("41112222")
        back = []
        status = screen.app.view.query_one(".form--status")
        screen.app.client.on_connection(lambda connected: back.append((connected, str(status.visual))))
        os.kill(screen.app.client._transport.process.pid, signal.SIGKILL)
        await screen.until(lambda: back == [(False, "Restart; nothing is lost"), (True, "")])
        await screen.burst("3333")
        assert screen.field("card").text == "4111 2222 3333"


async def test_signs_that_join_are_typed(opened):
    # Persian has a sign between two letters that are not to join, a family one between its members.
    async with opened({"title": "t", "fields": [{"field": "a", "label": "A", "type": "phrase"}]}) as screen:
        await screen.burst("می\u200cخواهم 👩\u200d👧")
        assert screen.field("a").text == "می\u200cخواهم 👩\u200d👧"
        assert screen.lines("a")[1].strip() == "می\u200cخواهم 👩👧"


async def test_blanks_of_other_widths_are_typed(opened):
    async with opened({"title": "t", "fields": [{"field": "a", "label": "A", "type": "phrase"}]}) as screen:
        await screen.burst("山田\u3000太郎")
        assert screen.field("a").text == "山田\u3000太郎"
        # It stands in two cells, as the letters beside it do.
        assert screen.lines("a")[1] == " 山田  太郎"


async def test_the_terminal_s_cursor_stands_at_the_caret(opened):
    # An input method shows its candidates there.
    form = {"title": "t", "fields": [
        {"field": "a", "label": "A", "type": "phrase"}, {"field": "lines", "label": "Lines", "type": "multiline"},
        {"field": "box", "label": "Box", "type": "flag"}, {"field": "stars", "label": "Stars", "type": "rating"},
        {"field": "days", "label": "Days", "type": {"name": "choices", "choices": ["Monday", "Tuesday"]}}]}
    async with opened(form, size=(40, 16)) as screen:

        def under():
            """What the terminal shows before its cursor, and what comes behind."""
            column, row = screen.app.cursor_position
            line = Strip(screen.app.screen._compositor.render_strips()[row])
            return line.crop(0, column).text.strip(), line.crop(column).text.strip()

        await screen.press("山", "田", "b", "left")
        assert under() == ("山田", "b")
        await screen.press(*"0123456789" * 5)
        assert under() == ("0123456789" * 3, "b")
        await screen.press("tab", "x", "enter", "y", "z", "left")
        assert under() == ("y", "z")
        await screen.press("tab")
        assert under() == ("[", "] Box")
        await screen.press("tab", "3")
        assert under() == ("★ ★ ★ ☆ ☆  3", "")
        # The form has scrolled by now.
        await screen.press("tab", "down")
        assert under() == ("›[", "] Tuesday")


LONG = "Have you read the terms and conditions, all of them, and agree"


async def test_long_labels_break(opened):
    form = {"title": "t", "form": "f", "fields": [
        {"field": "line", "label": LONG, "required": True}, {"field": "box", "type": "flag", "label": LONG},
        {"field": "wide", "label": "名前", "helper": "姓と名の間に空白を入れずに、旅券に書かれているとおりに入れてください"},
        {"field": "choice", "label": LONG, "type": {"name": "choice", "choices": ["Rome", "Paris"]}}]}
    async with opened(form, size=(40, 54)) as screen:
        await screen.press(*"ab")
        shown = screen.lines("line")
        assert " ".join(line.strip() for line in shown[:-2]) == f"{LONG} *" and shown[-2].strip() == "ab"
        assert "ab" not in "".join(shown[:-2])
        await screen.go("box")
        box = screen.lines("box")
        assert " ".join(line.strip() for line in box if line.strip())[4:] == LONG and box[1].startswith("    ")
        assert "".join(screen.lines("wide")[2:]) == "姓と名の間に空白を入れずに、旅券に書かれているとおりに入れてください"
        # The list opens below the text, and not over it.
        await screen.go("choice")
        await screen.press(*"ro")
        lines = [line.strip() for line in screen.lines()]
        assert lines[next(place for place, line in enumerate(lines) if line.startswith("ro")) + 1].startswith("›  Rome")
