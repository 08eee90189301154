"""How long forms take to open, and a key in them: FIELD_SERVER=… .venv/bin/python tests/measure_forms.py"""

from __future__ import annotations

import os
import statistics
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from field_qt import FieldForm, FieldServer

# On a machine that does other things too, the processor's time says more: CLOCK=process.
CLOCK = time.process_time if os.environ.get("CLOCK") == "process" else time.perf_counter
TYPES = ["phone", "card", "email", "name", "date", "phrase", "zip", "number"]


def measure(server: FieldServer, count: int, appearance: str) -> str:
    fields = [
        {"field": f"f{n}", "group": f"g{n // 20}", "type": TYPES[n % len(TYPES)], "label": f"Field {n}", "required": n % 3 == 0}
        for n in range(count)
    ]
    begin = CLOCK()
    form = FieldForm(server, {"title": "Many", "form": f"many{count}{appearance}", "fields": fields}, appearance=appearance)
    form.resize(600, 700)
    opened = CLOCK()
    form.show()
    form.activateWindow()
    QApplication.processEvents()
    shown = CLOCK()
    form.go("f8")
    QTest.qWait(20)
    during = [key(form, "f8", each) for each in "5552345678"]
    while not form.is_built:
        QTest.qWait(1)
    built = CLOCK()
    last = f"f{(count - 1) // 8 * 8}"
    form.go(last)
    QTest.qWait(20)
    keys = [key(form, last, each) for each in "5552345678"] + [key(form, last, Qt.Key.Key_Backspace) for _ in range(10)]
    form.close()
    form.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return (
        f"| {count:,} | {appearance} | {opened - begin:.2f} s | {shown - begin:.2f} s | {built - begin:.2f} s |"
        f" {statistics.median(during):.2f} ms | {statistics.median(keys):.2f} ms | {max(keys):.2f} ms |"
    )


def key(form: FieldForm, field: str, key: str | Qt.Key) -> float:
    """A key with its answer taken, all signals heard, and what changed painted."""
    widget = QApplication.focusWidget()
    assert widget is not None
    begin = CLOCK()
    QTest.keyClick(widget, key)
    while not form.form[field].is_settled:
        QApplication.processEvents()
    QApplication.processEvents()
    return (CLOCK() - begin) * 1000


def main() -> None:
    QApplication([])
    server = FieldServer()
    print("| fields | appearance | opened | seen | all built | a key while building | a key | the slowest |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for appearance in "native", "tfield":
        for count in 20, 1000, 5000:
            print(measure(server, count, appearance), flush=True)
    server.close()


if __name__ == "__main__":
    main()
