"""The README's pictures are what the forms show. FIELD_TEXTUAL_PICTURE=1 makes them anew."""

import html
import os
import re

from conftest import FORMS, HERE

KINDS = {
    "title": "All kinds of fields",
    "fields": [
        {"field": "days", "label": "Days", "helper": "Two or three.", "typed": [1, 3],
         "type": {"name": "choices", "min": 2, "max": 3, "choices": [
             {"label": "Monday", "value": 1}, {"label": "Tuesday", "value": 2}, {"label": "Wednesday", "value": 3},
             {"label": "Sunday", "value": 7, "disabled": True, "description": "closed"}]}},
        {"field": "to", "label": "Send it to", "type": {"name": "tags", "of": "email"},
         "text": "ann@example.com, bob, eve@example.com"},
        {"field": "stars", "label": "Stars", "type": {"name": "rating", "step": 0.5}, "typed": "3.5"},
        {"field": "volume", "label": "Volume", "type": {"name": "slider", "step": 5}, "typed": "65"},
        {"field": "letter", "label": "Letter", "type": {"name": "file", "accept": [".pdf"]}, "text": "~/letter.txt"},
        {"field": "terms", "type": "flag", "label": "I agree to the terms", "required": True, "typed": True},
        {"field": "seat", "label": "Seat", "type": {"name": "choice", "choices": [
            {"label": "Aisle, row 3", "value": "3C", "group": "Front"},
            {"label": "Window, row 3", "value": "3A", "group": "Front", "description": "near the exit"},
            {"label": "Window, row 20", "value": "20A", "group": "Back", "disabled": True},
            {"label": "Window, row 21", "value": "21A", "group": "Back"}, "Anywhere"]}},
    ],
}


def text_of(svg):
    """The words of a picture, without what depends on a version of Textual."""
    return [html.unescape(each).replace("\xa0", " ").strip() for each in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]


def compare(app, name):
    """Holds what is shown against a picture of the README."""
    # No fonts from elsewhere.
    svg = re.sub(r"\s*@font-face \{.*?\}", "", app.export_screenshot(title="python -m field_textual"), flags=re.S)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    picture = HERE.parent / f"{name}.svg"
    if os.environ.get("FIELD_TEXTUAL_PICTURE"):
        picture.write_text(svg, encoding="utf-8")
    shown = text_of(svg)
    assert shown == text_of(picture.read_text(encoding="utf-8"))
    return " ".join(shown)


async def test_the_picture_of_a_checkout(opened):
    async with opened(size=(80, 42)) as screen:
        await screen.burst("ada@example.com\r5552234567\rada king\r12 analytical row\r10001\rny\r")
        await screen.until(lambda: screen.focused == "card")
        await screen.burst("42424242\t13")
        await screen.until(lambda: "✓ complete" in (screen.app.view._groups[1].border_subtitle or ""))
        await screen.settle()
        assert "✗ Use a month from 01 to 12." in compare(screen.app, "checkout")


async def test_the_picture_of_all_kinds(opened):
    async with opened(KINDS, size=(80, 36)) as screen:
        await screen.go("to")
        await screen.go("letter")
        await screen.go("seat")
        await screen.burst("wind")
        assert "Window, row 21" in compare(screen.app, "kinds")


async def test_the_picture_of_rows(opened):
    async with opened(FORMS / "job-application.json", size=(100, 40)) as screen:
        await screen.burst("ada lovelace\r18151210\rada@example.com\r\r\rdriv\r\r \r20991231\r\r \r")
        await screen.until(lambda: screen.form.page == "experience")
        await screen.burst("Analytical Engines\rProgrammer\r183001\r183512\r")
        await screen.press("ctrl+n")
        await screen.until(lambda: screen.focused == "jobs[2].employer")
        await screen.burst("Royal Society\rFellow\r183601\r183")
        jobs = next(each for each in screen.app.view._groups if each.group == "jobs")
        await screen.until(lambda: jobs.border_subtitle == "1 to go")
        await screen.settle()
        assert "3 Experience" in compare(screen.app, "rows")
