"""Drives a form in a window of Qt for editors/measure.py: measure_form.py FORM KEYS, with the daemon in FIELD_SERVER.

A line is written behind each part, and one awaited before the next. A key has come when it is answered, all signals are heard and
what changed is painted; before keys are measured all widgets are built.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from field_qt import FieldForm, FieldServer


def typed(form: FieldForm, field: str, key: str | Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)
    while not form.form[field].is_settled:
        QApplication.processEvents()
    QApplication.processEvents()


def go(form: FieldForm, field: str) -> None:
    form.go(field)
    while not form.boxes[field].editor.hasFocus():
        QTest.qWait(1)
    QTest.qWait(20)


def part() -> None:
    print("done", flush=True)
    sys.stdin.readline()


def main(path: str, keys: int) -> None:
    _application = QApplication([])
    server = FieldServer()
    form = FieldForm(server, path)
    form.resize(600, 700)
    form.show()
    form.activateWindow()
    while not form.boxes["f1"].isVisible() or QApplication.focusWidget() is None:
        QApplication.processEvents()
    typed(form, "f1", "q")
    part()
    while not form.is_built:
        QTest.qWait(1)
    go(form, "f5")
    part()
    for number in range(keys):
        typed(form, "f5", "abc"[number % 3])
    part()
    go(form, "f1")
    part()
    for _ in range(keys // 2):
        typed(form, "f1", Qt.Key.Key_Backspace)
        typed(form, "f1", "q")
    part()
    assert (form.form["f1"].text, len(form.form["f5"].text)) == ("q", keys)
    server.close()


main(sys.argv[1], int(sys.argv[2]))
