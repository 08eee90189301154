"""The README's picture is what the form shows. FIELD_TEXTUAL_PICTURE=1 makes it anew."""

import html
import os
import re

from conftest import HERE

PICTURE = HERE.parent / "checkout.svg"


def text_of(svg):
    """The words of a picture, without what depends on a version of Textual."""
    return [html.unescape(each).replace("\xa0", " ").strip() for each in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]


async def test_the_picture(opened):
    async with opened(size=(80, 42)) as screen:
        await screen.burst("ada@example.com\r5552234567\rada king\r12 analytical row\r10001\rny\r")
        await screen.until(lambda: screen.focused == "card")
        await screen.burst("42424242\t13")
        await screen.until(lambda: "✓ complete" in (screen.app.view._groups[1].border_subtitle or ""))
        await screen.settle()
        svg = screen.app.export_screenshot(title="python -m field_textual")
    # No fonts from elsewhere.
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.S).replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    if os.environ.get("FIELD_TEXTUAL_PICTURE"):
        PICTURE.write_text(svg, encoding="utf-8")
    shown = text_of(svg)
    assert "✗ Use a month from 01 to 12." in " ".join(shown)
    assert shown == text_of(PICTURE.read_text(encoding="utf-8"))
