"""What is seen: the ghost, the day and the night, screens with many pixels."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import Window, wait
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel

from field_qt import FieldBox, FieldForm, FieldServer, style_sheet
from field_qt.appearance import palette
from field_qt.labels import Title

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


WORDY = "Have you read the terms & conditions of this service, all of them, and agree to each and every one"


@pytest.mark.parametrize("appearance", ["native", "novum", "tfield"])
def test_long_words_break_or_are_cut_and_widen_nothing(server: FieldServer, appearance: str) -> None:
    form = FieldForm(server, {
        "title": WORDY, "form": "long", "groups": [{"name": "g", "title": WORDY}],
        "fields": [{"field": "line", "group": "g", "label": WORDY}, {"field": "box", "group": "g", "type": "flag", "label": WORDY}],
    }, appearance=appearance)  # fmt: skip
    form.resize(320, 500)
    form.show()
    wait(lambda: form.is_built)
    assert form.area.horizontalScrollBar().maximum() == 0
    label = form.boxes["line"].findChild(QLabel, "label")
    assert label.geometry().right() < form.boxes["line"].width()
    assert label.toolTip() == ("" if appearance == "native" else WORDY)
    assert label.text() == WORDY.replace("&", "&&") or label.text().endswith("…")
    box = form.boxes["box"].editor
    assert isinstance(box, QCheckBox) and box.text().replace("\n", " ") == WORDY.replace("&", "&&") and "\n" in box.text()
    assert box.sizeHint().width() <= box.width() and box.sizeHint().height() <= box.height()
    form.close()
    form.deleteLater()


def test_words_are_no_markup_and_no_marks_of_keys(server: FieldServer) -> None:
    form = FieldForm(server, {
        "title": "<b>Q&A</b>", "form": "marks", "pages": [{"page": "p", "title": "R&D", "fields": ["a"]}],
        "groups": [{"name": "g", "title": "<i>R&D</i>"}], "fields": [{"field": "a", "group": "g", "label": "A&B"}],
    })  # fmt: skip
    titles = [each for each in form.findChildren(Title)]
    assert [each.text() for each in titles] == ["<b>Q&A</b>", "<i>R&D</i>"]
    assert {each.textFormat() for each in titles} == {Qt.TextFormat.PlainText}
    assert form.pages.tabText(0).startswith("R&&D")
    _ = form.boxes["a"].editor
    label = form.boxes["a"].findChild(QLabel, "label")
    assert label.text() == "A&&B"
    form.deleteLater()


@pytest.mark.parametrize("appearance", ["novum", "tfield", "underline"])
def test_a_label_rests_in_no_list(server: FieldServer, appearance: str) -> None:
    letters = {"name": "choices", "choices": ["a", "b"]}
    box = FieldBox(server.field("letters", type=letters, label="Letters", appearance=appearance), appearance=appearance)
    box.resize(300, 200)
    box.show()
    wait(lambda: box.is_built)
    label = box.findChild(QLabel, "label")
    assert label.geometry().bottom() < box.editor.geometry().top()
    box.close()
    box.deleteLater()
