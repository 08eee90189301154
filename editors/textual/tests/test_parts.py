"""Parts of dates, and steps."""

DATE = {"title": "t", "fields": [
    {"field": "date", "type": "date", "label": "Date", "text": "12/25/2024"},
    {"field": "zip", "type": "zip", "label": "ZIP code"}]}


def styled(screen, id, attribute):
    """The characters of a field's text that are shown so."""
    cells = screen.input(id).render_line(1)
    return "".join(each.text for each in cells if each.style and getattr(each.style, attribute))


def ghosts(screen, id):
    ghost = screen.input(id).own_style("ghost").color
    return "".join(each.text for each in screen.input(id).render_line(1) if each.style and each.style.color == ghost)


async def test_a_part_is_typed_over(opened):
    async with opened(DATE) as screen:
        field = screen.field("date")
        await screen.press("end", "ctrl+left")
        assert field.selection == (3, 5)
        await screen.press("7")
        assert (field.text, field.selection) == ("12/07/2024", (6, 6))
        await screen.press("ctrl+left", "ctrl+right", "ctrl+left", "ctrl+left")
        assert field.selection == (0, 2)
        await screen.press("shift+right")
        assert field.selection == (0, 3)


async def test_a_part_that_is_typed_over_in_a_burst(opened):
    from textual import events

    async with opened(DATE) as screen:
        await screen.press("end")
        for key in ("ctrl+left", "ctrl+left", "ctrl+right", "3", "1", "backspace"):
            screen.app.post_message(events.Key(key, key if len(key) == 1 else None))
        await screen.settle()
        assert screen.field("date").text == "12/3D/2024"


async def test_a_part_is_deleted(opened):
    async with opened(DATE) as screen:
        field = screen.field("date")
        await screen.press("home", "shift+right", "shift+right", "delete")
        assert (field.text, field.selection) == ("MM/25/2024", (0, 0))
        assert ghosts(screen, "date") == "MM"
        assert styled(screen, "date", "underline") == "MM"
        await screen.press("1")
        assert screen.lines("date")[1] == " 1M/25/2024"
        assert ghosts(screen, "date") == "M"
        await screen.press("right", "right")
        assert (field.text, field.selection) == ("01/25/2024", (3, 3))
        assert styled(screen, "date", "underline") == "25"
        await screen.press("tab")
        assert styled(screen, "date", "underline") == ""


async def test_backspace_at_the_beginning_of_an_empty_part(opened):
    async with opened(DATE) as screen:
        field = screen.field("date")
        await screen.press("end", "ctrl+left", "backspace")
        assert (field.text, field.selection) == ("12/DD/2024", (3, 3))
        await screen.press("backspace")
        assert (field.text, field.selection) == ("12/DD/2024", (2, 2))
        await screen.press("backspace")
        assert (field.text, field.selection) == ("1M/DD/2024", (1, 1))
        assert ghosts(screen, "date") == "MDD"


async def test_the_caret_goes_over_what_the_template_wrote(opened):
    async with opened(DATE) as screen:
        field = screen.field("date")
        await screen.press("home")
        places = []
        for _ in range(5):
            await screen.press("right")
            places.append(field.selection[0])
        assert places == [1, 2, 3, 4, 5]
