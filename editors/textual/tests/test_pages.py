"""Forms with pages, and with sections that repeat."""

ORDER = {
    "title": "Order", "form": "order", "order": ["name", "items", "note"],
    "groups": [{"name": "you", "title": "You"}, {"name": "items", "title": "Items"}],
    "pages": [
        {"page": "who", "title": "Who you are", "groups": ["you"]},
        {"page": "what", "title": "What you want", "fields": ["note"], "groups": ["items"]}],
    "fields": [
        {"field": "name", "group": "you", "label": "Name", "required": True},
        {"field": "note", "label": "Note"}],
    "sections": [{
        "section": "items", "title": "Items", "group": "items", "least": 1, "most": 3, "unique": ["article"],
        "fields": [
            {"field": "article", "label": "Article", "required": True},
            {"field": "count", "type": "age", "label": "How many", "text": "1"}]}],
}


def in_order(screen):
    return [(field.id, screen.input(field.id)) for field in screen.app.view._in_order() if field.id in screen.app.view.inputs]


def shown(screen):
    return [id for id, input in in_order(screen) if input.display and input.region]


async def test_pages(opened):
    async with opened(ORDER) as screen:
        assert shown(screen) == ["name"]
        assert screen.lines()[1] == "  1 Who you are › 2 What you want"
        await screen.pilot.click("#next")
        await screen.until(lambda: "1 to fix" in "\n".join(screen.lines()))
        assert (screen.focused, screen.lines("name")[2]) == ("name", "✗ Fill this in.")
        await screen.burst("Ada\rShelf\r\rby Friday")
        assert shown(screen) == ["items[1].article", "items[1].count", "note"]
        await screen.until(lambda: screen.lines()[1] == "  1 Who you are ✓ › 2 What you want ✓")
        assert {field.id: field.text for field in screen.form} == {
            "name": "Ada", "note": "by Friday", "items[1].article": "Shelf", "items[1].count": "1"}
        await screen.press("ctrl+pageup")
        await screen.until(lambda: shown(screen) == ["name"])
        await screen.pilot.click("PageBar", offset=(20, 0))
        await screen.until(lambda: screen.form.page == "what")
        await screen.press("ctrl+s")
        await screen.until(lambda: screen.app.return_value is not None)
        assert screen.app.return_value.values["items[1].article"] == "Shelf"


async def test_a_submit_turns_to_the_page_to_mend(opened):
    async with opened(ORDER) as screen:
        await screen.press(*"Ada", "ctrl+pagedown")
        await screen.until(lambda: screen.form.page == "what")
        await screen.press(*"Shelf", "ctrl+pageup")
        await screen.until(lambda: screen.form.page == "who")
        await screen.press("ctrl+a", "delete", "ctrl+s")
        await screen.until(lambda: "1 to fix" in "\n".join(screen.lines()))
        assert (screen.form.page, screen.focused) == ("who", "name")
        await screen.press(*"Ada", "ctrl+pagedown")
        await screen.until(lambda: screen.form.page == "what")
        await screen.go("items[1].article")
        await screen.press("ctrl+a", "delete", "ctrl+pageup")
        await screen.until(lambda: screen.form.page == "who")
        await screen.press("ctrl+s")
        await screen.until(lambda: screen.focused == "items[1].article")
        assert screen.form.page == "what"


async def test_rows(opened):
    async with opened(ORDER) as screen:
        await screen.press(*"Ada", "ctrl+pagedown")
        await screen.until(lambda: screen.form.page == "what")
        group = screen.app.view._groups[1]

        def rows():
            return [screen.field(id).text for id in shown(screen) if id.endswith("article")]

        async def until(*expected):
            await screen.until(lambda: rows() == list(expected))
            await screen.settle()

        await screen.go("items[1].article")
        await screen.press(*"Chair", "ctrl+n")
        await until("Chair", "")
        await screen.until(lambda: group.border_subtitle == "1 to go")
        assert screen.focused == "items[2].article"
        await screen.press(*"Table", "alt+up")
        await until("Table", "Chair")
        assert screen.focused == "items[2].article"
        await screen.press("alt+up", "alt+down")
        await until("Chair", "Table")
        await screen.pilot.click("SectionBox Button")
        await until("Chair", "Table", "")
        assert not screen.app.query_one("SectionBox Button").display
        await screen.press(*"Table", "tab")
        await screen.until(lambda: screen.lines("items[3].article")[2].startswith("✗"))
        bar = screen.app.query("RowBar").last()
        assert bar.render_line(0).text.startswith("3/3 ╌") and bar.render_line(0).text.endswith(" ↑ ✕")
        await screen.pilot.click(bar, offset=(bar.size.width - 3, 0))
        await until("Chair", "Table", "Table")
        assert shown(screen)[-3:] == ["items[2].article", "items[2].count", "note"]
        await screen.press("ctrl+d")
        await until("Chair", "Table")
        assert screen.focused == "items[2].article"
        await screen.press("ctrl+r")
        await until("Chair", "Table", "Table")
        assert [row.number for row in screen.form.sections["items"]] == [1, 4, 2]
        for number in (4, 2):
            bar = screen.input(f"items[{number}].count").parent.parent.bar
            await screen.pilot.click(bar, offset=(bar.size.width - 1, 0))
        await until("Chair")
        assert screen.app.query_one("RowBar").render_line(0).text.rstrip("╌ ") == "1/1"
        await screen.go("items[1].article")
        await screen.press("ctrl+d")
        await until("Chair")


async def test_rows_in_a_narrow_terminal(opened):
    async with opened(ORDER, size=(36, 40)) as screen:
        await screen.press(*"Ada", "ctrl+pagedown")
        await screen.until(lambda: screen.form.page == "what")
        await screen.settle()
        assert screen.lines()[1] == "  Page 2 of 2 · What you want"
        article, count = screen.input("items[1].article").region, screen.input("items[1].count").region
        assert article.x == count.x and article.y < count.y


async def test_what_is_said_besides_the_form_is_in_its_language(opened):
    async with opened({**ORDER, "fields": [*ORDER["fields"], {
        "field": "land", "group": "you", "label": "Land", "type": {"name": "choice", "choices": ["Chile", "Peru"]},
    }]}, size=(120, 40), locale="de") as screen:
        assert "^s Absenden" in screen.lines()[-1] and "^q Verlassen" in screen.lines()[-1]
        await screen.go("land")
        assert "↓ Auswählen" in screen.lines()[-1]
        await screen.go("name")
        await screen.press("ctrl+pagedown")
        await screen.until(lambda: "noch 1 zu berichtigen" in "\n".join(screen.lines()))
        await screen.press(*"Ada", "ctrl+pagedown")
        await screen.until(lambda: screen.form.page == "what")
        await screen.go("items[1].article")
        await screen.press("ctrl+n")
        await screen.until(lambda: screen.focused == "items[2].article")
        await screen.press("ctrl+d")
        await screen.until(lambda: "Entfernt · Ctrl+R Wiederherstellen" in "\n".join(screen.lines()))
        assert "^r Wiederherstellen" in screen.lines()[-1]
        assert screen.app.query_one("RowBar").render_line(0).text.startswith("1/1 ")
    async with opened(ORDER, size=(24, 50), locale="ja") as screen:
        assert screen.lines()[1] == "  1/2 ページ · Who you"
