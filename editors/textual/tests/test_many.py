"""Forms of many fields, of which the widgets in sight are made."""

from textual._compositor import Compositor

from field_textual.run import MOST

COUNT = 1000


def many(count=COUNT):
    fields = [{"field": f"f{number}", "label": f"Field {number}", "group": f"g{number // 50}"} for number in range(count)]
    return {"title": "Many", "fields": fields}


async def test_widgets_are_made_where_they_are_in_sight(opened):
    async with opened(many(), size=(80, 30)) as screen:
        made = screen.app.view.inputs
        assert 10 <= len(made) <= 6 * MOST
        assert any("Field 5" in line for line in screen.lines())
        await screen.press("a")
        assert screen.field("f0").text == "a"
        # The whole of it is as high as if all were there.
        assert screen.app.view.virtual_size.height >= 3 * COUNT
        screen.app.view.scroll_to(y=1500, animate=False)
        await screen.until(lambda: any("Field 49" in line for line in screen.lines()))
        screen.app.view.scroll_end(animate=False)
        await screen.until(lambda: any("Field 999" in line for line in screen.lines()))
        await screen.until(lambda: len(made) < 10 * MOST)


async def test_tabs_and_keys_typed_ahead_find_fields_that_were_not_there(opened):
    async with opened(many(80), size=(80, 30)) as screen:
        await screen.burst("".join(f"{number}\t" for number in range(50)) + "end")
        await screen.until(lambda: screen.focused == "f50")
        assert [field.text for field in screen.form][:51] == [*map(str, range(50)), "end"]
        await screen.until(lambda: any("Field 50" in line for line in screen.lines()))
        await screen.press("shift+tab", "x")
        assert screen.field("f49").text == "49x"


async def test_a_submit_goes_to_a_field_that_is_far_away(opened):
    form = many(300)
    form["fields"][250]["required"] = True
    async with opened(form, size=(80, 30)) as screen:
        await screen.press("ctrl+s")
        await screen.until(lambda: screen.focused == "f250")
        await screen.until(lambda: any("Fill this in." in line for line in screen.lines()))
        await screen.press(*"yes", "ctrl+s")
        await screen.until(lambda: screen.app.return_value is not None)
        assert screen.app.return_value.values["f250"] == "yes"


async def test_fields_far_away_come_and_go(opened):
    form = many(120)
    form["fields"][100]["shown"] = {"field": "f0", "rule": "not", "rules": [{"rule": "empty"}]}
    async with opened(form, size=(80, 30)) as screen:
        height = screen.app.view.virtual_size.height
        assert "f100" not in screen.app.view.inputs
        await screen.press("a")
        await screen.until(lambda: screen.app.view.virtual_size.height == height + 3)


async def test_an_untouched_optional_group_is_not_complete(opened):
    async with opened({"title": "t", "fields": [
            {"field": "note", "group": "more", "type": "email"}, {"field": "news", "group": "more", "type": "flag"}]}) as screen:
        group = screen.app.view._groups[0]
        assert group.border_subtitle == "optional"
        await screen.press("a")
        await screen.until(lambda: group.border_subtitle == "1 to go")
        await screen.press(*"@b.org")
        await screen.until(lambda: group.border_subtitle == "✓ complete")
        await screen.press("ctrl+u", "tab", "space")
        await screen.until(lambda: group.border_subtitle == "✓ complete")
        await screen.press("space")
        await screen.until(lambda: group.border_subtitle == "optional")


async def test_another_verdict_draws_its_line_alone(opened, monkeypatch):
    fields = [{"field": f"f{number}", "group": "g", "required": True} for number in range(8)]
    async with opened({"title": "t", "fields": fields}, size=(80, 50)) as screen:
        group, drawn = screen.app.view._groups[0], set()
        partly = Compositor.render_partial_update

        def watched(compositor):
            update = partly(compositor)
            drawn.update(y for y, _, _ in (update.spans if update else []))
            return update

        monkeypatch.setattr(Compositor, "render_partial_update", watched)
        await screen.press("a")
        await screen.until(lambda: "7 to go" in screen.lines()[group.region.bottom - 1])
        assert group.region.bottom - 1 in drawn
        assert not drawn & set(screen.input("f4").region.line_range)
