"""What is seen: the ghost, the day and the night, screens with many pixels."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import Window
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QApplication

from field_qt import FieldBox, style_sheet
from field_qt.appearance import palette

APPEARANCES = ["native", "vitamin", "novum", "fluent", "tfield", "underline"]


@pytest.fixture
def day_or_night(application: QApplication, request: pytest.FixtureRequest) -> Iterator[bool]:
    before = application.palette()
    application.setPalette(palette(request.param))
    yield request.param
    application.setPalette(before)


def contrast(image: QImage, left: float, right: float) -> int:
    """The strongest difference of brightness from the ground, between two places of a picture."""
    row = image.height() // 2
    ratio = image.devicePixelRatio()
    inner = range(round(left * ratio), round(right * ratio))
    lines = range(row - round(5 * ratio), row + round(5 * ratio))
    values = [image.pixelColor(x, y).lightness() for x in inner for y in lines]
    return max(values) - min(values)


@pytest.mark.parametrize("appearance", APPEARANCES)
@pytest.mark.parametrize("day_or_night", [False, True], ids=["day", "night"], indirect=True)
def test_the_ghost_is_dimmer_than_what_is_typed(window: Window, day_or_night: bool, appearance: str) -> None:
    window.widget.setStyleSheet(style_sheet(appearance, day_or_night))
    box = FieldBox(window.server.field("field", type="phone", text="(555) 23", appearance=appearance), window.widget, appearance=appearance)
    box.setGeometry(10, 10, 380, 90)
    window.boxes.append(box)
    window.widget.show()
    line = box.line
    assert line is not None
    window.settle()
    typed, ghost = line.text(), line.ghost()
    assert (typed, ghost) == ("(555) 23", "0-0000")
    image = window.widget.grab(QRect(line.mapTo(window.widget, QPoint(0, 0)), line.size())).toImage()
    end = line.cursorRect().center().x()
    metrics = line.fontMetrics()
    start = end - metrics.horizontalAdvance(typed)
    dimmed = contrast(image, end + 2, end + metrics.horizontalAdvance(ghost) - 2)
    assert 20 < dimmed < contrast(image, start + 2, end - 2) - 20
    # Behind it there is nothing.
    assert contrast(image, end + metrics.horizontalAdvance(ghost) + 4, end + metrics.horizontalAdvance(ghost) + 30) < 12


def test_a_palette_of_the_systems_is_worn(application: QApplication) -> None:
    for dark in False, True:
        colours = palette(dark)
        base, text = colours.color(QPalette.ColorRole.Base), colours.color(QPalette.ColorRole.Text)
        assert abs(base.lightness() - text.lightness()) > 120


def test_a_screen_with_many_pixels() -> None:
    environment = {**os.environ, "QT_SCALE_FACTOR": "2"}
    command = [sys.executable, "-m", "pytest", "-q", str(Path(__file__)), "-k", "ghost and (native or tfield)"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, cwd=Path(__file__).parents[1])
    assert done.returncode == 0, done.stdout
