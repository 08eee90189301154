"""Draws the README's pictures anew: FIELD_SERVER=… .venv/bin/python tests/picture.py"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.setdefault("QT_SCALE_FACTOR", "1.25")

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import field_qt
from field_qt import FieldForm, FieldServer
from field_qt.appearance import palette

HERE = Path(__file__).parents[1]
CHECKOUT = Path(field_qt.__file__).with_name("checkout.json")
JOB = HERE.parents[1] / "protocol" / "forms" / "job-application.json"
CARD = {
    "title": "", "form": "card", "groups": [{"name": "card", "title": "Payment"}],
    "fields": [
        {"field": "name", "group": "card", "type": "name", "label": "Name on the card", "required": True, "activeOnEditing": True},
        {"field": "card", "group": "card", "type": "card", "label": "Card number", "required": True, "activeOnEditing": True},
        {"field": "expiry", "group": "card", "type": "expDate", "label": "Expires", "required": True, "helper": "Month and year", "activeOnEditing": True},
        {"field": "cvv", "group": "card", "type": "cvv", "label": "Code", "required": True, "secure": True, "activeOnEditing": True},
        {"field": "note", "group": "card", "label": "Note", "maxLength": 40, "clearButton": "whileEditingOrFilled", "activeOnEditing": True},
    ],
}  # fmt: skip


def until(condition: Callable[[], object]) -> None:
    while not condition():
        QTest.qWait(5)


def fill(form: FieldForm, texts: dict[str, str], last: str) -> None:
    """Types, and leaves the keyboard in a field."""
    until(lambda: form.is_built)
    for field, keys in texts.items():
        form.go(field)
        until(lambda field=field: form.boxes[field].editor.hasFocus())
        QTest.keyClicks(QApplication.focusWidget(), keys)
        QTest.qWait(20)
    form.go(last)
    QTest.qWait(600)
    if form.boxes[last].line is not None:
        form.boxes[last].line.deselect()
    QTest.qWait(100)


def shot(form: FieldForm, width: int, height: int, does: Callable[[FieldForm], None]) -> QPixmap:
    form.resize(width, height)
    form.show()
    form.activateWindow()
    QTest.qWait(50)
    does(form)
    picture = form.grab()
    form.close()
    form.deleteLater()
    QTest.qWait(50)
    return picture


def beside(pictures: list[QPixmap], columns: int, path: Path) -> None:
    """Pictures in rows."""
    ratio, gap = pictures[0].devicePixelRatio(), 2
    width, height = (round(each / ratio) for each in (pictures[0].width(), pictures[0].height()))
    rows = -(-len(pictures) // columns)
    whole = QPixmap(round((columns * (width + gap) - gap) * ratio), round((rows * (height + gap) - gap) * ratio))
    whole.setDevicePixelRatio(ratio)
    whole.fill(QColor(Qt.GlobalColor.white))
    painter = QPainter(whole)
    for place, each in enumerate(pictures):
        painter.drawPixmap(place % columns * (width + gap), place // columns * (height + gap), each)
    painter.end()
    # As small as it gets.
    whole.toImage().convertToFormat(QImage.Format.Format_RGB888).save(str(path), "PNG", 0)  # type: ignore[call-overload]


def main() -> None:
    application = QApplication([])
    application.setFont(QFont("DejaVu Sans", 10))
    application.setCursorFlashTime(0)
    server = FieldServer()
    checkout: list[QPixmap] = []
    typed = {
        "email": "ada@example.com", "phone": "555234", "name": "ada lovelace", "street": "1 main st", "zip": "94105", "st": "ca",
        "card": "4111111111111111", "expiry": "13", "note": "Ring twice, the bell is shy",
    }  # fmt: skip
    for dark in False, True:
        application.setPalette(palette(dark))
        checkout.append(shot(FieldForm(server, CHECKOUT), 560, 900, lambda form: fill(form, typed, "expiry")))
    beside(checkout, 2, HERE / "checkout.png")

    cards: list[QPixmap] = []
    for dark in False, True:
        application.setPalette(palette(dark))
        for appearance in "vitamin", "novum", "fluent", "tfield", "underline", "native":
            form = FieldForm(server, {**CARD, "form": f"{appearance}{dark}"}, appearance=appearance, buttons=False)
            form.title.hide()

            def does(form: FieldForm) -> None:
                fill(form, {"name": "ada", "card": "4111111111111111", "expiry": "13"}, "expiry")
                QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
                QTest.qWait(100)
                form.form["note"].set_text("Ring twice", "program")
                QTest.qWait(300)

            cards.append(shot(form, 380, 400, does))
    beside(cards, 3, HERE / "appearances.png")

    application.setPalette(palette(False))

    def job(form: FieldForm) -> None:
        fill(form, {"name": "ada lovelace", "email": "ada@example.com"}, "email")
        form.turn("next")
        until(lambda: form.form.page == "position")
        form.form["position"].set_text("Driver")
        form.form["days"].set_typed(["mon", "fri"])
        QTest.qWait(300)

    def rows(form: FieldForm) -> None:
        job(form)
        form.form["start"].set_typed(date.today() + timedelta(days=30))
        form.form["license"].set_typed(True)
        QTest.qWait(300)
        form.turn("next")
        until(lambda: form.form.page == "experience")
        QTest.qWait(100)

    first = shot(FieldForm(server, JOB), 560, 640, job)
    second = shot(FieldForm(server, JOB), 560, 640, rows)
    beside([first, second], 2, HERE / "pages.png")
    server.close()


main()
