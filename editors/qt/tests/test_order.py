"""Time, keys and the order in which the keyboard goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from conftest import Window, settle, wait
from field_client import ClientValidateParams
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from field_qt import FieldComboBox, FieldDialog, FieldForm, FieldServer
from field_qt.loop import QtLoop


def test_what_is_planned_for_a_time_comes_then(application: QApplication) -> None:
    for seconds in 0.1, 0.3, 0.3, 1.0:
        task = QtLoop.shared().create_task(asyncio.sleep(seconds))
        QTest.qWait(round(seconds * 1000) + 100)
        assert task.done()


def test_a_digit_that_is_no_number_does_nothing_to_stars(window: Window) -> None:
    rating = window.box(type="rating").editor
    QApplication.sendEvent(rating, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_twosuperior, Qt.KeyboardModifier.NoModifier, "²"))
    window.keys("3")
    assert window.boxes[0].field.text == "3"


def test_an_open_list_begins_at_what_is_chosen(window: Window) -> None:
    combo = window.box(type={"name": "choice", "choices": ["Red", "Green", "Blue"]}, text="Blue").editor
    assert isinstance(combo, FieldComboBox)
    combo.showPopup()
    assert combo.view().currentIndex().row() == 2
    QTest.keyClick(combo.view(), Qt.Key.Key_Return)
    window.settle()
    assert combo.field.text == "Blue"


def test_tab_goes_as_rows_stand(shown: Callable[..., FieldForm]) -> None:
    fields = [{"field": "article"}]
    section = {"section": "items", "group": "items", "least": 1, "fields": fields}
    form = shown({"title": "Order", "form": "order", "groups": [{"name": "items"}, {"name": "z"}], "fields": [{"field": "last", "group": "z"}], "sections": [section]})
    form._sections["items"].add.click()
    wait(lambda: form.is_built and len(form._sections["items"].views) == 2)
    form.go("items[1].article")
    passed = []
    while not (focused := QApplication.focusWidget()) is form.boxes["last"].editor:
        assert focused is not None and len(passed) < 20
        passed.append(next((id for id, box in form.boxes.items() if box.isAncestorOf(focused)), ""))
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert [id for id in passed if id] == ["items[1].article", "items[2].article"]


def test_a_submit_goes_on_when_validators_are_done(server: FieldServer, shown: Callable[..., FieldForm]) -> None:
    @server.client.validator("email")
    async def known(question: ClientValidateParams) -> None:
        await asyncio.sleep(0.3)

    form = shown({"title": "Judged", "form": "judged", "fields": [{"field": "email", "type": "email", "validation": {"final": {"client": True}}}]})
    results: list[object] = []
    form.submitted.connect(results.append)
    form.boxes["email"].field.set_text("ada@example.com", "program")
    settle(form)
    form.submit()
    form.submit()
    wait(lambda: results)
    QTest.qWait(50)
    assert len(results) == 1


def test_a_dialog_is_opened_again(server: FieldServer) -> None:
    parent = QWidget()
    definition = {"title": "Again", "form": "again", "fields": [{"field": "name"}]}
    for text in "Ada", "Bob":
        dialog = FieldDialog(server, definition, parent)
        dialog.open()
        box = dialog.form.boxes["name"]
        assert box.field.text == ""
        box.field.set_text(text, "program")
        settle(dialog.form)
        assert box.field.text == text
        dialog.reject()
