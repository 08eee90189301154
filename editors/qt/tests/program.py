"""A form in a window that says what happens in it, a line of JSON each: what the tests at a real screen wait for."""

from __future__ import annotations

import json
import sys
from typing import Any

from field_client.wire import write
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication, QWidget

from field_qt import FieldForm, FieldServer


def say(**what: Any) -> None:
    print(json.dumps(what, ensure_ascii=False), flush=True)


class Watcher(QObject):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QInputMethodEvent) and watched is QApplication.focusWidget():
            say(preedit=event.preeditString())
        return False


def main() -> None:
    application = QApplication(sys.argv[:1])
    server = FieldServer()
    form = FieldForm(server, json.loads(sys.argv[1]))
    form.setWindowTitle("Form")
    watcher = Watcher()
    application.installEventFilter(watcher)

    def told(field: Any) -> None:
        if field.is_settled:
            box = form.boxes[field.id]
            shown = box.line.text() if box.line is not None else None
            say(field=field.id, text=field.text, selection=field.selection, shown=shown, validity=field.state.validity)

    for field in form.form:
        field.on_change(told)

    def focused(_: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            at = now.mapToGlobal(QPoint(0, 0))
            id = next((id for id, box in form.boxes.items() if box.isAncestorOf(now)), None)
            say(focus=id, x=at.x(), y=at.y(), width=now.width(), height=now.height())

    application.focusChanged.connect(focused)

    def submitted(result: Any) -> None:
        say(submitted=write(result)["values"])
        application.exit(0)

    form.submitted.connect(submitted)
    server.connectionChanged.connect(lambda connected: say(connected=connected))
    form.resize(500, 500)
    form.move(0, 0)
    form.show()
    say(server=server.client._transport.process.pid)  # type: ignore[union-attr]
    application.exec()


main()
