"""Forms in windows: groups, pages, sections, conditions, submitting."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import settle, turn_wheel, type_into, wait
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

import field_qt
from field_qt import FieldDialog, FieldForm, FieldServer

CHECKOUT = Path(field_qt.__file__).with_name("checkout.json")
FORMS = Path(__file__).parents[3] / "protocol" / "forms"
Make = Callable[..., FieldForm]

ORDER = {
    "title": "Order", "form": "order",
    "pages": [{"page": "who", "fields": ["name"]}, {"page": "what", "groups": ["items"]}],
    "fields": [{"field": "name", "label": "Name", "required": True}],
    "sections": [{"section": "items", "group": "items", "least": 1, "most": 3,
                  "fields": [{"field": "article", "required": True}, {"field": "count", "type": "age", "text": "1"}]}],
}  # fmt: skip


def focused(form: FieldForm) -> str | None:
    widget = QApplication.focusWidget()
    return next((id for id, box in form.boxes.items() if widget is not None and box.isAncestorOf(widget)), None)


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key, modifiers)


def test_a_checkout_is_filled_in_and_submitted(shown: Make) -> None:
    form = shown(CHECKOUT, secure=True)
    assert focused(form) == "email"
    for field, keys in {
        "email": "ada@example.com", "name": "ada lovelace", "street": "1 Main St", "zip": "94105", "st": "ca",
        "card": "4111111111111111", "expiry": "1230", "cvv": "123",
    }.items():  # fmt: skip
        type_into(form, field, keys)
    submitted = QSignalSpy(form.submitted)
    QTest.mouseClick(form.send, Qt.MouseButton.LeftButton)
    wait(lambda: submitted.count() == 1)
    result = submitted.at(0)[0]
    assert result.values["card"] == "4111111111111111" and result.texts["card"] == "4111 1111 1111 1111"
    assert result.typed["expiry"] == "2030-12" and result.values["cvv"] == "123"
    wait(lambda: {name: group.standing.text() for name, group in form._groups.items()} == dict.fromkeys(form._groups, "✓ complete"))


def test_return_goes_through_the_form_and_submits(shown: Make) -> None:
    form = shown({"title": "T", "form": "t", "fields": [{"field": "a", "required": True}, {"field": "b", "enabled": False}, {"field": "c"}]})
    press(Qt.Key.Key_Return)
    settle(form)
    assert focused(form) == "a" and form.form["a"].error
    QTest.keyClicks(QApplication.focusWidget(), "x")
    press(Qt.Key.Key_Return)
    wait(lambda: focused(form) == "c")
    submitted = QSignalSpy(form.submitted)
    press(Qt.Key.Key_Return)
    wait(lambda: submitted.count() == 1)


def test_keys_behind_return_go_to_the_next_field(shown: Make) -> None:
    form = shown({"title": "T", "form": "t", "fields": [{"field": "a"}, {"field": "b"}]})
    for key in "one":
        QTest.keyClicks(QApplication.focusWidget(), key)
    press(Qt.Key.Key_Return)
    wait(lambda: focused(form) == "b")
    QTest.keyClicks(QApplication.focusWidget(), "two")
    settle(form)
    assert (form.form["a"].text, form.form["b"].text) == ("one", "two")


def test_keys_behind_a_turn_of_the_page(shown: Make) -> None:
    form = shown({"title": "T", "form": "t", "pages": [{"page": "a", "fields": ["a"]}, {"page": "b", "fields": ["b"]}],
                  "fields": [{"field": "a"}, {"field": "b"}]})  # fmt: skip
    QTest.keyClicks(QApplication.focusWidget(), "one")
    press(Qt.Key.Key_Return)
    if form.form.page == "b":
        # It was turned at once, as it is where the machine is not busy.
        QTest.keyClicks(QApplication.focusWidget(), "two")
    wait(lambda: form.form.page == "b" and focused(form) == "b")
    settle(form)
    assert form.form["a"].text == "one" and form.form["b"].text in ("two", "")


def test_a_line_for_who_looks_for_a_fault(shown: Make) -> None:
    form = shown({"title": "T", "form": "t", "fields": [{"field": "a", "type": "expDate", "debug": True}]}, appearance="tfield")
    type_into(form, "a", "12")
    wait(lambda: form.boxes["a"]._parts["debug"].text() == "expDate / active(valid) / P:0.7")


def test_a_group_that_nobody_answered_is_not_praised(shown: Make) -> None:
    form = shown({
        "title": "T", "form": "t", "groups": [{"name": "g", "title": "G"}],
        "fields": [{"field": "a", "group": "g"}, {"field": "b", "group": "g", "type": "flag"}],
    })  # fmt: skip
    standing = form._groups["g"].standing
    assert standing.text() == "optional"
    type_into(form, "a", "x")
    assert standing.text() == "✓ complete"
    press(Qt.Key.Key_Backspace)
    settle(form)
    assert standing.text() == "optional"


def test_a_form_that_is_not_valid_shows_the_first_field_to_mend(shown: Make) -> None:
    form = shown(CHECKOUT)
    refused = QSignalSpy(form.refused)
    form.go("note")
    form.submit()
    wait(lambda: refused.count() == 1)
    assert focused(form) == "email" and form.status.text() == "8 to fix"
    assert form._groups["billing"].standing.text() == "4 to go"


def test_pages_and_rows(shown: Make) -> None:
    form = shown(ORDER)
    assert focused(form) == "name" and form.boxes["items[1].article"].isHidden()
    form.turn("next")
    wait(lambda: form.status.text() == "1 to fix")
    type_into(form, "name", "Ada")
    press(Qt.Key.Key_Return)
    wait(lambda: focused(form) == "items[1].article")
    assert form.boxes["name"].isHidden() and form.form.page == "what"
    type_into(form, "items[1].article", "Chair")
    section = form._sections["items"]
    section.add.click()
    wait(lambda: focused(form) == "items[2].article")
    type_into(form, "items[2].article", "Lamp")
    section.views[2].buttons["up"].click()
    wait(lambda: [row.number for row in form.form.sections["items"]] == [2, 1])
    wait(lambda: section.rows.indexOf(section.views[2]) == 0)
    section.add.click()
    wait(lambda: len(section.views) == 3)
    assert not section.add.isEnabled()
    section.views[3].buttons["clear"].click()
    wait(lambda: len(section.views) == 2 and "items[3].article" not in form.boxes)
    submitted = QSignalSpy(form.submitted)
    form.submit()
    wait(lambda: submitted.count() == 1)
    assert submitted.at(0)[0].values["items[2].article"] == "Lamp"
    press(Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    wait(lambda: form.form.page == "who")


def test_what_a_condition_hides(shown: Make) -> None:
    form = shown({"title": "T", "form": "t", "fields": [
        {"field": "ship", "type": "flag", "label": "Ship"},
        {"field": "street", "shown": {"field": "ship", "rule": "equals", "value": True}},
    ]})  # fmt: skip
    assert form.boxes["street"].isHidden()
    press(Qt.Key.Key_Space)
    wait(lambda: not form.boxes["street"].isHidden())
    press(Qt.Key.Key_Tab)
    assert focused(form) == "street"


def test_a_dialog_is_accepted_with_what_was_submitted(server: FieldServer) -> None:
    dialog = FieldDialog(server, {"title": "T", "form": "t", "fields": [{"field": "a", "type": "zip"}]})
    dialog.open()
    accepted = QSignalSpy(dialog.accepted)
    dialog.activateWindow()
    wait(lambda: focused(dialog.form) == "a")
    QTest.keyClicks(QApplication.focusWidget(), "94105")
    press(Qt.Key.Key_Return)
    wait(lambda: accepted.count() == 1)
    assert dialog.result_ is not None and dialog.result_.values == {"a": "94105"}
    dialog.deleteLater()


def test_a_dialog_that_was_left_is_not_accepted_later(server: FieldServer) -> None:
    asked: list[asyncio.Future[None]] = []

    @server.client.validator("a")
    async def judged(*_: object) -> None:
        asked.append(server.loop.create_future())
        await asked[-1]

    field = {"field": "a", "validation": {"final": {"client": True}}}
    dialog = FieldDialog(server, {"title": "T", "form": "t", "fields": [field]})
    dialog.open()
    accepted, rejected = QSignalSpy(dialog.accepted), QSignalSpy(dialog.rejected)
    dialog.activateWindow()
    wait(lambda: focused(dialog.form) == "a")
    QTest.keyClicks(QApplication.focusWidget(), "ada")
    press(Qt.Key.Key_Return)
    wait(lambda: asked)
    dialog.reject()
    for one in asked:
        one.set_result(None)
    QTest.qWait(50)
    assert (rejected.count(), accepted.count(), dialog.result_) == (1, 0, None)
    dialog.deleteLater()


def test_a_wheel_turns_no_page(shown: Make) -> None:
    form = shown({"title": "T", "form": "t", "fields": [{"field": "a"}, {"field": "b"}], "pages": [
        {"page": "one", "title": "One", "fields": ["a"]}, {"page": "two", "title": "Two", "fields": ["b"]},
    ]})  # fmt: skip
    turn_wheel(form.pages)
    assert (form.form.page, form.pages.currentIndex()) == ("one", 0)


def test_a_group_of_which_nothing_shows_is_hidden(shown: Make) -> None:
    form = shown({"title": "T", "form": "t", "groups": [{"name": "g", "title": "Group"}], "fields": [
        {"field": "ship", "type": "flag"},
        {"field": "street", "group": "g", "shown": {"field": "ship", "rule": "equals", "value": True}},
    ]})  # fmt: skip
    assert form._groups["g"].isHidden()
    press(Qt.Key.Key_Space)
    wait(lambda: not form._groups["g"].isHidden())


@pytest.mark.parametrize("file", sorted(FORMS.glob("*.json")), ids=lambda path: path.stem)
def test_the_protocols_forms_show(shown: Make, file: Path) -> None:
    form = shown(file)
    for _ in range(len(form.form.pages) + 1):
        visible = [box for box in form.in_order() if not box.isHidden()]
        assert visible and all(box.is_built and box.height() > 20 for box in visible)
        if not form.form.has_next:
            break
        before = form.form.page
        form.turn("next")
        wait(lambda: form.form.page != before or form.status.text())
        if form.form.page == before:
            break


@pytest.mark.parametrize("appearance", ["native", "vitamin", "novum", "fluent", "tfield", "underline"])
@pytest.mark.parametrize("dark", [False, True])
def test_each_appearance_has_a_sheet_without_loose_ends(application: QApplication, appearance: str, dark: bool) -> None:
    sheet = field_qt.style_sheet(appearance, dark)
    assert "@" not in sheet and "FieldBox" in sheet
    assert sheet != field_qt.style_sheet(appearance, not dark)


@pytest.mark.parametrize("appearance", ["native", "vitamin", "novum", "fluent", "tfield", "underline"])
def test_each_appearance_says_its_words(shown: Make, appearance: str) -> None:
    form = shown({"title": "T", "form": "t", "fields": [{"field": "a", "type": "expDate", "label": "Expires"}, {"field": "b"}]}, appearance=appearance)
    box = form.boxes["a"]
    type_into(form, "a", "13")
    press(Qt.Key.Key_Return)
    wait(lambda: box.property("validity") == "invalid")
    form.go("b")
    word = {"native": "inactive.invalid", "vitamin": "error", "novum": "invalid", "fluent": "error", "tfield": "inactive(invalid)", "underline": "error"}[appearance]
    wait(lambda: box.property("state") == word == box.field.state.appearance)


def test_a_kill_in_mid_word_loses_nothing_of_a_form(shown: Make) -> None:
    form = shown(CHECKOUT)
    type_into(form, "name", "ada")
    form.go("phone")
    process = form.server.client._transport.process  # type: ignore[union-attr]
    said: list[str] = []
    form.server.connectionChanged.connect(lambda: said.append(form.status.text()))
    QTest.keyClicks(QApplication.focusWidget(), "555")
    os.kill(process.pid, signal.SIGKILL)
    QTest.keyClicks(QApplication.focusWidget(), "2345")
    wait(lambda: form.status.text() == "" and form.server.client.connected and form.form["phone"].text == "(555) 234-5")
    assert form.form["name"].text == "Ada" and form.boxes["phone"].line.text() == "(555) 234-5"  # type: ignore[union-attr]
    assert said == ["Restart; nothing is lost", ""]


def test_a_thousand_fields(shown: Make) -> None:
    fields = [{"field": f"f{number}", "group": f"g{number // 20}", "type": "phone", "label": f"Field {number}"} for number in range(1000)]
    form = shown({"title": "Many", "form": "many", "fields": fields})
    type_into(form, "f999", "5552345678")
    assert form.boxes["f999"].line.text() == "(555) 234-5678"  # type: ignore[union-attr]
    # A key in one field touches no other.
    type_into(form, "f500", "1")
    press(Qt.Key.Key_Tab)
    wait(lambda: focused(form) == "f501")


def test_what_is_said_besides_the_form_is_in_its_language(application: QApplication) -> None:
    server = FieldServer(locale="de")
    form = FieldForm(server, {
        "title": "Anmeldung", "form": "german",
        "fields": [{"field": "name", "label": "Name", "required": True}, {"field": "word", "type": "password", "secure": True},
                   {"field": "tag", "type": "date", "clearButton": "whenFilled", "text": "01.02.2026"}],
    })  # fmt: skip
    try:
        form.show()
        wait(lambda: form.is_built, "all widgets")
        form.submit()
        wait(lambda: form.status.text() == "noch 1 zu berichtigen")
        icons = {name: action.toolTip() for field in ("word", "tag") for name, action in form.boxes[field]._icons.items()}
        assert icons == {"reveal": "Anzeigen", "calendar": "Auswählen", "clear": "Leeren"}
    finally:
        form.close()
        form.deleteLater()
        server.close()
