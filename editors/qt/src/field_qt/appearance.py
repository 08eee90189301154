"""The six appearances, as style sheets of Qt with their colours by day and by night."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from importlib.resources import files

from field_client.protocol import Appearance
from PySide6.QtGui import QColor, QPalette


class LabelPlace(Enum):
    """Where a label is that floats; one that rests is in the place of the text."""

    ABOVE = "above"
    INSIDE = "inside"
    BORDER = "border"


@dataclass(frozen=True)
class Look:
    """What of an appearance no style sheet can say."""

    label: LabelPlace = LabelPlace.ABOVE
    rests: bool = False
    """The label rests in the place of the text while that is empty."""
    star_first: bool = False
    """The mark of a required field stands before its label."""
    helper_inside: bool = False
    """What there is to say stands in the frame."""


LOOKS = {
    Appearance.NATIVE: Look(),
    Appearance.VITAMIN: Look(),
    Appearance.NOVUM: Look(label=LabelPlace.INSIDE, rests=True),
    Appearance.FLUENT: Look(),
    Appearance.TFIELD: Look(label=LabelPlace.BORDER, rests=True, star_first=True),
    Appearance.UNDERLINE: Look(rests=True),
}

_COLOURS = re.compile(r"@([a-z-]+): *([^;|]+?)(?: *\| *([^;]+?))? *;")


def is_dark(palette: QPalette) -> bool:
    """Whether a palette is one for the night."""
    return palette.window().color().lightness() < palette.windowText().color().lightness()


def palette(dark: bool) -> QPalette:
    """A palette for the day or for the night, where the system has none for the other."""
    colours = QPalette(QColor("#2b2f36" if dark else "#e9ebee"), QColor("#1c1e22" if dark else "#f5f6f8"))
    role = QPalette.ColorRole
    for each, day, night in (
        (role.Base, "#ffffff", "#31353b"), (role.AlternateBase, "#f5f6f8", "#26292e"), (role.Text, "#1f2329", "#e8eaed"),
        (role.WindowText, "#1f2329", "#e8eaed"), (role.ButtonText, "#1f2329", "#e8eaed"), (role.BrightText, "#b3261e", "#ffb4ab"),
        (role.Highlight, "#1f5fd0", "#8ab4f8"), (role.HighlightedText, "#ffffff", "#10203c"), (role.PlaceholderText, "#80868d", "#8d939b"),
        (role.ToolTipBase, "#ffffff", "#33373d"), (role.ToolTipText, "#1f2329", "#e8eaed"), (role.Link, "#1f5fd0", "#8ab4f8"),
    ):  # fmt: skip
        colours.setColor(each, QColor(night if dark else day))
    for each in role.Text, role.WindowText, role.ButtonText:
        colours.setColor(QPalette.ColorGroup.Disabled, each, QColor("#7d838b"))
    return colours


def style_sheet(appearance: Appearance | str, dark: bool = False) -> str:
    """An appearance's style sheet. Its file names each colour once, by day and by night: `@line: #888 | #999;`."""
    sheets = ["native" if appearance == Appearance.NATIVE else "", Appearance(appearance).value]
    names = dict.fromkeys(name for name in ["common", *sheets] if name)
    text = "\n".join((files(__package__) / "appearances" / f"{name}.qss").read_text(encoding="utf-8") for name in names)
    # Pictures are files, with a colour in them.
    text = text.replace("@here", (files(__package__) / "appearances").as_posix()).replace("@time", "night" if dark else "day")  # type: ignore[attr-defined]
    colours = {name: (night or day) if dark else day for name, day, night in _COLOURS.findall(text)}
    text = _COLOURS.sub("", text)
    return re.sub(r"@([a-z-]+)", lambda found: colours.get(found[1], found[0]), text)
