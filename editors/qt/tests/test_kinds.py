"""Choices, boxes, lines of text, scales, files."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Window, turn_wheel, wait
from PySide6.QtCore import QDate, QMimeData, QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCalendarWidget, QCheckBox, QComboBox, QStyle

from field_qt import FieldCheckBox, FieldComboBox, FieldPlainTextEdit
from field_qt.kinds import FieldListView, FieldRating, FieldSlider, choose_date

COUNTRIES = {"name": "choice", "choices": ["Germany", "Ghana", "France", "Finland", {"label": "Nowhere", "disabled": True}]}


def combo_of(window: Window, **options: object) -> FieldComboBox:
    combo = window.box(**{"type": COUNTRIES, "required": True, **options}).editor
    assert isinstance(combo, FieldComboBox)
    return combo


def test_a_choice_is_found_by_typing(window: Window) -> None:
    combo = combo_of(window)
    window.keys("G")
    popup = combo.line.list.popup()
    wait(popup.isVisible, "the list of what is found")
    assert [combo.line.list.found.index(row).data() for row in range(combo.line.list.found.rowCount())] == ["Germany", "Ghana"]
    window.keys(Qt.Key.Key_Down, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    window.settle()
    assert (combo.currentText(), combo.field.typed) == ("Ghana", "Ghana") and not popup.isVisible()


def test_a_choice_is_taken_from_the_open_list(window: Window) -> None:
    combo = combo_of(window)
    combo.showPopup()
    wait(lambda: combo.model().index(2, 0).data() == "France")
    view = combo.view()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, view.visualRect(combo.model().index(2, 0)).center())
    wait(lambda: combo.field.typed == "France" and combo.currentText() == "France")
    # Where there is no screen, a list that closes gives the keyboard to nobody.
    window.widget.activateWindow()
    wait(combo.hasFocus)
    window.keys(Qt.Key.Key_Z, control=True)
    assert combo.currentText() == "" == combo.field.text


def test_a_choice_shows_what_it_holds_from_the_start(window: Window) -> None:
    combo = combo_of(window, text="France")
    assert (combo.currentText(), combo.field.text, combo.field.state.dirty) == ("France", "France", False)
    combo.showPopup()
    wait(lambda: combo.model().index(0, 0).data() == "Germany")
    combo.hidePopup()
    window.settle()
    assert (combo.currentText(), combo.field.text) == ("France", "France")


def test_a_list_whose_entries_come_and_go(window: Window) -> None:
    window.box(field="all", type="flag")
    shown = {"field": "all", "rule": "equals", "value": True}
    combo = combo_of(window, type={"name": "choice", "choices": ["One", {"label": "Two", "shown": shown}, "Three"]})
    combo.showPopup()
    wait(lambda: [combo.model().index(row, 0).data() for row in range(combo.model().rowCount())] == ["One", "Three"])
    combo.hidePopup()
    window.boxes[0].field.toggle()
    window.settle()
    combo.showPopup()
    wait(lambda: [combo.model().index(row, 0).data() for row in range(combo.model().rowCount())] == ["One", "Two", "Three"])
    combo.hidePopup()


def test_a_choice_completes_what_only_one_entry_begins_with(window: Window) -> None:
    combo = combo_of(window)
    window.keys("ger", Qt.Key.Key_Return)
    assert (combo.currentText(), combo.field.typed) == ("Germany", "Germany")


def test_a_choice_takes_no_garbage(window: Window) -> None:
    combo = combo_of(window, text="France")
    window.keys("xyz")
    assert combo.field.typed is None or combo.currentText() == "France"
    combo.line.field.set_text("France")
    window.settle()
    combo.line.selectAll()
    QGuiApplication.clipboard().setText("garbage")
    window.keys(Qt.Key.Key_V, control=True)
    wait(lambda: combo.currentText() == "France")
    assert combo.field.typed == "France"
    wait(lambda: window.boxes[0]._parts["helper"].text() == "Choose one of the listed values.")
    # Nothing else is undone with it.
    combo.line.field.set_text("Ger")
    window.settle()
    combo.line.setCursorPosition(3)
    window.settle()
    QGuiApplication.clipboard().setText("@@")
    window.keys(Qt.Key.Key_V, control=True)
    wait(lambda: window.boxes[0]._parts["helper"].text().startswith("Not taken: @@"))
    assert combo.currentText() == "Ger"


def test_arrow_keys_go_through_the_choices(window: Window) -> None:
    combo = combo_of(window)
    window.keys(Qt.Key.Key_Up)
    assert combo.currentText() == "Germany"


def test_a_list_of_a_hundred_thousand_is_read_as_it_is_seen(window: Window) -> None:
    combo = combo_of(window, type={"name": "choice", "choices": [f"Entry {number:06}" for number in range(20_000)]})
    model = combo.model()
    assert model.rowCount() == 20_000
    combo.showPopup()
    wait(lambda: model.index(0, 0).data() == "Entry 000000")
    combo.view().scrollTo(model.index(15_000, 0))
    wait(lambda: model.index(15_000, 0).data() == "Entry 015000")
    assert len(model.entries) < 2_000  # type: ignore[attr-defined]
    combo.hidePopup()


def test_a_list_that_only_proposes_takes_what_the_entry_stands_for(window: Window) -> None:
    box = window.box(type="phone", choices=[{"label": "Home", "value": "5551234567"}, {"label": "Work", "value": "5557654321"}])
    if isinstance(box.editor, QComboBox):
        box.editor.activated.emit(1)
    else:
        box.field.pick(1)
    window.settle()
    assert box.line is not None and box.line.text() == "(555) 765-4321"


def test_a_box_is_checked(window: Window) -> None:
    box = window.box(type="flag", label="I agree", required=True)
    check = box.editor
    assert isinstance(check, FieldCheckBox) and check.text() == "I agree *"
    window.keys(Qt.Key.Key_Space)
    assert check.isChecked() and box.field.typed is True
    QTest.mouseClick(check, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(8, check.height() // 2))
    window.settle()
    assert not check.isChecked() and box.field.typed is False
    window.keys(Qt.Key.Key_Z, control=True)
    assert check.isChecked()
    interface = QAccessible.queryAccessibleInterface(check)
    assert interface.role() == QAccessible.Role.CheckBox and interface.state().checked
    box.field.set_typed(False)
    wait(lambda: not QCheckBox.isChecked(check))


def test_lines_of_text(window: Window) -> None:
    box = window.box(type="multiline", max_length=200)
    edit = box.editor
    assert isinstance(edit, FieldPlainTextEdit)
    window.keys("one", Qt.Key.Key_Return, "two")
    assert edit.toPlainText() == "one\ntwo" == box.field.text
    window.keys(Qt.Key.Key_Up, Qt.Key.Key_Home, "zero ")
    assert (box.field.text, box.field.selection) == ("zero one\ntwo", (5, 5))
    window.keys(Qt.Key.Key_Z, control=True)
    assert edit.toPlainText() == "one\ntwo" == box.field.text
    window.keys(Qt.Key.Key_A, control=True)
    window.keys(Qt.Key.Key_C, control=True)
    window.keys(Qt.Key.Key_End, control=True)
    window.keys(Qt.Key.Key_V, control=True)
    assert edit.toPlainText() == "one\ntwoone\ntwo" == box.field.text
    assert not edit.document().isUndoAvailable()
    actions = {action.objectName(): action for action in edit.context_menu().actions()}
    actions["edit-undo"].trigger()
    window.settle()
    assert edit.toPlainText() == "one\ntwo"
    data = QMimeData()
    data.setText("😀")
    edit.insertFromMimeData(data)
    window.keys("x")
    assert edit.toPlainText() == "one\ntwo😀x" == box.field.text


def test_spaces_that_do_not_break_stay_in_lines(window: Window) -> None:
    text = "Bonjour\u00a0! Ça va\u00a0?\n\u00a0x"
    box = window.box(type="multiline", text=text)
    window.keys("y")
    assert box.field.text == text + "y"


def test_the_mouse_takes_what_was_found(window: Window) -> None:
    combo = combo_of(window)
    window.keys("G")
    popup = combo.line.list.popup()
    wait(popup.isVisible, "the list of what is found")
    place = popup.visualRect(popup.model().index(1, 0)).center()
    QTest.mouseClick(popup.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    wait(lambda: (combo.currentText(), combo.field.typed) == ("Ghana", "Ghana"))
    assert combo.accessibleName() == "Choice"


def test_lines_that_are_moved_within(window: Window) -> None:
    box = window.box(type="multiline", text="one two")
    edit = box.editor
    assert isinstance(edit, FieldPlainTextEdit)
    # As Qt moves what is dragged within: put there, then taken away here.
    cursor = QTextCursor(edit.document())
    cursor.setPosition(7)
    cursor.insertText(" one")
    cursor.setPosition(0)
    cursor.setPosition(4, QTextCursor.MoveMode.KeepAnchor)
    cursor.removeSelectedText()
    window.settle()
    assert edit.toPlainText() == "two one" == box.field.text


def test_several_of_a_list(window: Window) -> None:
    box = window.box(type={"name": "choices", "choices": ["Monday", "Tuesday", "Sunday"]})
    view = box.editor
    assert isinstance(view, FieldListView)
    model = view.model()
    wait(lambda: model.index(1, 0).data() == "Tuesday")
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, view.visualRect(model.index(1, 0)).center())
    wait(lambda: box.field.typed == ["Tuesday"])
    wait(lambda: model.index(1, 0).data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked)
    window.keys(Qt.Key.Key_Down, Qt.Key.Key_Space)
    wait(lambda: box.field.typed == ["Tuesday", "Sunday"])
    window.keys(Qt.Key.Key_Z, control=True)
    wait(lambda: box.field.typed == ["Tuesday"])


def test_a_slider_and_stars(window: Window) -> None:
    slider = window.box(field="slider", type={"name": "slider", "min": 0, "max": 10, "step": 2})
    assert isinstance(slider.editor, FieldSlider)
    window.keys(Qt.Key.Key_Right, Qt.Key.Key_Right)
    wait(lambda: slider.field.typed == "4" or slider.field.typed == 4)
    assert slider.editor.slider.value() == 2
    slider.editor.slider.setValue(4)
    wait(lambda: str(slider.field.typed) == "8")
    rating = window.box(field="rating", type={"name": "rating", "max": 5})
    assert isinstance(rating.editor, FieldRating)
    QTest.mouseClick(rating.editor, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(3 * 28 + 5, 10))
    wait(lambda: str(rating.field.typed) == "4")
    window.keys("2")
    wait(lambda: str(rating.field.typed) == "2")
    window.keys("0")
    wait(lambda: rating.field.text == "")


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_half_stars(window: Window, direction: Qt.LayoutDirection) -> None:
    rating = window.box(field="rating", type={"name": "rating", "max": 5, "step": 0.5}).editor
    assert isinstance(rating, FieldRating)
    rating.setLayoutDirection(direction)
    rating.resize(rating.sizeHint())

    def place(x: int) -> QPoint:
        return QStyle.visualPos(direction, rating.rect(), QPoint(x, 14))

    def is_gold(x: int) -> bool:
        colour = rating.grab().toImage().pixelColor(place(x))
        return colour.red() - colour.blue() > 80

    for x, number in ((3 * 28 + 18, "4"), (2 * 28 + 8, "2.5")):
        QTest.mouseClick(rating, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place(x))
        wait(lambda number=number: str(rating.field.typed) == number)
    # Of the third star the first half is filled.
    wait(lambda: [is_gold(28 * star + x) for star in (1, 2, 3) for x in (9, 14)] == [True, True, True, False, False, False])


def test_more_stars_than_anybody_counts_are_a_slider(window: Window) -> None:
    assert isinstance(window.box(field="rating", type={"name": "rating", "max": 100}).editor, FieldSlider)


def test_a_page_is_scrolled_past_a_slider(window: Window) -> None:
    slider = window.box(field="slider", type={"name": "slider", "min": 0, "max": 10}, text="5").editor
    assert isinstance(slider, FieldSlider)
    window.box(field="other")
    turn_wheel(slider.slider)
    window.settle()
    assert slider.field.text == "5"


def test_a_file_is_looked_at(window: Window, tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    path.write_text("x")
    box = window.box(type={"name": "file", "accept": [".pdf"]}, required=True)
    assert "browse" in box._icons
    box.field.set_text(str(tmp_path / "none.pdf"))
    window.keys(Qt.Key.Key_Return)
    wait(lambda: box.field.error)
    box.field.set_text(str(path))
    window.settle()
    window.keys(Qt.Key.Key_Return)
    wait(lambda: box.field.state.validity == "valid")


def test_a_date_from_a_calendar(window: Window) -> None:
    box = window.box(type="date", text="12/31/2024")
    assert box.line is not None and "calendar" in box._icons
    choose_date(box.line)
    wait(lambda: isinstance(QApplication.focusWidget(), QCalendarWidget) or QApplication.activePopupWidget())
    popup = QApplication.activePopupWidget()
    assert popup is not None
    calendar = popup.findChild(QCalendarWidget)
    assert isinstance(calendar, QCalendarWidget) and calendar.selectedDate() == QDate(2024, 12, 31)
    assert calendar.firstDayOfWeek() == Qt.DayOfWeek.Sunday
    calendar.clicked.emit(QDate(2024, 12, 24))
    window.settle()
    assert box.line.text() == "12/24/2024"
    window.widget.activateWindow()
    box.editor.setFocus()
    wait(box.editor.hasFocus)
    window.keys(Qt.Key.Key_Z, control=True)
    assert box.line.text() == "12/31/2024"


def test_a_calendar_stands_beside_each_date_with_a_day(window: Window) -> None:
    german = window.box(field="german", type={"name": "date", "format": "DD.MM.YYYY", "locale": "de"})
    assert "calendar" in german._icons
    window.keys("2")
    assert "calendar" in german._icons
    for type in ({"name": "date", "format": "MM/YYYY"}, {"name": "date", "range": True}):
        assert "calendar" not in window.box(field=f"field{len(window.boxes)}", type=type)._icons


def test_tags(window: Window) -> None:
    box = window.box(type={"name": "tags", "of": "email"})
    window.keys("ada@example.com, bob", Qt.Key.Key_Return)
    assert box.line is not None and len(box.field.items) == 2
    assert box.line.marks()
