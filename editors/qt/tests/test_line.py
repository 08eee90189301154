"""A line of text does what a line of Qt's does, and what its field says."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest
from conftest import Window, wait
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QClipboard, QDragEnterEvent, QDropEvent, QInputMethodEvent, QGuiApplication
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from field_qt import FieldLineEdit, QtLoop


def line_of(window: Window, **options: object) -> FieldLineEdit:
    line = window.box(**options).line
    assert line is not None
    return line


def compose(line: FieldLineEdit, preedit: str, commit: str = "") -> None:
    event = QInputMethodEvent(preedit, [])
    if commit:
        event.setCommitString(commit)
    QCoreApplication.sendEvent(line, event)


def test_keys_are_formatted_with_the_caret(window: Window) -> None:
    line = line_of(window, type="phone")
    window.keys("5552345")
    assert (line.text(), line.cursorPosition()) == ("(555) 234-5", 11)
    window.keys(Qt.Key.Key_Home, "1")
    window.keys(Qt.Key.Key_Backspace)
    assert line.text() == line.field.text
    window.keys(Qt.Key.Key_End, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace)
    assert (line.text(), line.field.text) == ("(555) 23", "(555) 23")


def test_the_ghost_is_what_is_still_to_be_typed(window: Window) -> None:
    line = line_of(window, type="phone")
    assert line.ghost() == "(000) 000-0000"
    window.keys("555")
    assert (line.text(), line.ghost()) == ("(555", ") 000-0000")


def test_a_key_is_answered_before_it_is_seen(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    line = line_of(window, type="phone")
    settle = QtLoop.settle
    # As long as a busy machine needs.
    monkeypatch.setattr(QtLoop, "settle", lambda loop, is_settled, _: settle(loop, is_settled, 60.0))
    for key, text in zip("5x5x5x2x", ["(5", "(5", "(55", "(55", "(555", "(555", "(555) 2", "(555) 2"], strict=True):
        # Qt's loop does not go round in between.
        QTest.keyClick(line, key)
        assert line.text() == text


def test_what_is_ready_is_done_without_waiting(application: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    async def rounds() -> None:
        for _ in range(10):
            await asyncio.sleep(0)

    def waits(*_: object) -> None:
        raise AssertionError("waits though there is something to do")

    loop = QtLoop.shared()
    task = loop.create_task(rounds())
    monkeypatch.setattr("field_qt.loop.select.select", waits)
    assert loop.settle(task.done, 60.0)


def test_a_refused_key_never_stays_and_says_why_once(window: Window) -> None:
    line = line_of(window, type="phone")
    refused = QSignalSpy(line.refused)
    window.keys("x")
    wait(lambda: refused.count() == 1)
    assert (line.text(), refused.at(0)[0]) == ("", "Not taken: x (a digit belongs there).")


@pytest.mark.parametrize("required", [False, True])
def test_why_a_key_was_refused_stands_below_until_the_next(window: Window, required: bool) -> None:
    line = line_of(window, type="phone", required=required)
    box = window.boxes[0]
    if required:
        # Also where an error stands there.
        window.keys(Qt.Key.Key_Return)
        wait(lambda: box.property("kind") == "error")
    window.keys("x")
    words = box.findChild(QLabel, "helper")
    wait(lambda: box.property("kind") == "refused")
    QTest.qWait(50)
    assert words.isVisible() and words.text() == "Not taken: x (a digit belongs there)."
    window.keys("5")
    wait(lambda: box.property("kind") != "refused")
    assert line.text() == "(5" and "Not taken" not in words.text()


def test_undo_is_the_servers(window: Window) -> None:
    line = line_of(window, type="phone")
    window.keys("555", Qt.Key.Key_Left, Qt.Key.Key_End, "23")
    window.keys(Qt.Key.Key_Z, control=True)
    assert line.text() == "(555"
    window.keys(Qt.Key.Key_Z, control=True)
    assert line.text() == ""
    window.keys(Qt.Key.Key_Y, control=True)
    window.keys(Qt.Key.Key_Z, control=True, shift=True)
    assert line.text() == "(555) 23"


def test_the_context_menu_undoes_and_pastes_as_keys_do(window: Window) -> None:
    line = line_of(window, type="phone")
    window.keys("555")
    QGuiApplication.clipboard().setText("tel. 234-5678")
    actions = {action.objectName(): action for action in line.context_menu().actions()}
    actions["edit-paste"].trigger()
    window.settle()
    assert line.text() == "(555) 234-5678"
    actions["edit-undo"].trigger()
    window.settle()
    assert line.text() == "(555"
    actions["edit-redo"].trigger()
    window.settle()
    assert line.text() == "(555) 234-5678"


def test_cut_copy_and_paste(window: Window) -> None:
    line = line_of(window)
    window.keys("one two")
    window.keys(Qt.Key.Key_Left, control=True, shift=True)
    window.keys(Qt.Key.Key_X, control=True)
    assert (line.text(), QGuiApplication.clipboard().text()) == ("one ", "two")
    window.keys(Qt.Key.Key_Home)
    window.keys(Qt.Key.Key_V, control=True)
    assert (line.text(), line.field.text, line.field.selection) == ("twoone ", "twoone ", (3, 3))


def test_a_drop_is_read_like_a_paste(window: Window) -> None:
    line = line_of(window, type="phone")
    data = QMimeData()
    data.setText("555-234-5678")
    place, move = QPointF(3, 8), Qt.DropAction.CopyAction
    buttons, modifiers = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QCoreApplication.sendEvent(line, QDragEnterEvent(place.toPoint(), move, data, buttons, modifiers))
    QCoreApplication.sendEvent(line, QDropEvent(place, move, data, buttons, modifiers))
    window.settle()
    assert line.text() == "(555) 234-5678"


def test_the_mouse_places_the_caret_where_typing_is_possible(window: Window) -> None:
    line = line_of(window, type="phone", text="(555) 234-5678")
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(line.width() - 30, line.height() // 2))
    window.settle()
    assert line.cursorPosition() == len(line.text()) == line.field.selection[1]
    QTest.mouseDClick(line, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(20, line.height() // 2))
    window.settle()
    assert line.selection() == line.field.selection and line.selectedText()


def test_characters_outside_of_the_first_plane(window: Window) -> None:
    line = line_of(window)
    window.keys("a")
    compose(line, "", "😀é")
    window.settle()
    window.keys(Qt.Key.Key_Left)
    window.keys("b")
    assert (line.text(), line.field.text, line.field.selection) == ("a😀bé", "a😀bé", (3, 3))
    window.keys(Qt.Key.Key_Backspace, Qt.Key.Key_Backspace)
    assert line.text() == "aé" == line.field.text


def test_an_input_method_is_left_alone_until_it_is_done(window: Window) -> None:
    line = line_of(window)
    window.keys("x")
    compose(line, "に")
    compose(line, "にほ")
    # Something else changes the field meanwhile: it shows when the word is done.
    line.field.update({"helper": "Something new"})
    window.settle()
    assert (line.text(), line.field.text) == ("x", "xにほ")
    compose(line, "", "日本")
    window.settle()
    assert (line.text(), line.field.text, line.cursorPosition()) == ("x日本", "x日本", 3)
    window.keys(Qt.Key.Key_Z, control=True)
    assert line.text() == "x"


def test_an_input_method_that_is_given_up(window: Window) -> None:
    line = line_of(window, type="phone")
    window.keys("5")
    compose(line, "ni")
    compose(line, "")
    window.keys("55")
    assert line.text() == "(555" == line.field.text


def test_return_commits_and_tab_leaves(window: Window) -> None:
    first = line_of(window, type="zip", required=True)
    committed = QSignalSpy(first.committed)
    window.keys(Qt.Key.Key_Return)
    wait(lambda: committed.count() == 1)
    assert not committed.at(0)[0].accepted
    assert window.boxes[0]._parts["helper"].text() == "Fill this in."
    second = line_of(window, field="second")
    window.keys(Qt.Key.Key_Backtab)
    assert first.hasFocus() and first.field.state.focus == "focused"
    window.keys("94105", Qt.Key.Key_Tab)
    assert second.hasFocus() and first.field.state.focus == "inactive" and first.field.state.validity == "valid"


def test_arrow_keys_step_through_parts(window: Window) -> None:
    line = line_of(window, type="date", text="12/31/2024")
    window.keys(Qt.Key.Key_Home, Qt.Key.Key_Up)
    assert line.text() == "01/31/2024"
    window.keys(Qt.Key.Key_Right, control=True)
    assert line.selectedText() == "31"
    window.keys(Qt.Key.Key_Down)
    assert line.text() == "01/30/2024"


def test_a_number_steps_and_a_wheel_does_not(window: Window) -> None:
    line = line_of(window, type="number", text="5")
    window.keys(Qt.Key.Key_Up)
    assert line.text() == "6"
    window.keys(Qt.Key.Key_PageUp)
    assert line.text() == "16"


def test_a_program_that_sets_the_text_is_heard(window: Window) -> None:
    line = line_of(window, type="phone")
    line.setText("5552345678")
    window.settle()
    assert line.text() == "(555) 234-5678" == line.field.text


def test_read_only_and_disabled(window: Window) -> None:
    line = line_of(window, text="fixed", read_only=True)
    window.keys("x", Qt.Key.Key_Backspace)
    assert line.text() == "fixed" and line.isReadOnly()
    line.field.update({"enabled": False})
    wait(lambda: not line.isEnabled())


def test_what_a_screen_reader_is_told(window: Window) -> None:
    box = window.box(type="zip", label="ZIP code", required=True)
    interface = QAccessible.queryAccessibleInterface(box.editor)
    assert interface.role() == QAccessible.Role.EditableText
    assert interface.text(QAccessible.Text.Name) == "ZIP code"
    window.keys("9", Qt.Key.Key_Return)
    assert interface.text(QAccessible.Text.Description) == "Complete this."
    assert interface.text(QAccessible.Text.Value) == "9"
    labels = [each for each, _ in interface.relations(QAccessible.RelationFlag.Label)] if hasattr(interface, "relations") else None
    assert labels is None or labels
    # What a screen reader writes is an edit like any other.
    interface.setText(QAccessible.Text.Value, "94105")
    window.settle()
    assert box.field.text == "94105"


def test_right_to_left(window: Window) -> None:
    window.widget.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    box = window.box(type="card", label="Card")
    window.keys("4111")
    assert box.line is not None and box.line.layoutDirection() == Qt.LayoutDirection.LeftToRight
    label = box._parts["label"]
    badge = box._parts["badge"]
    assert label.geometry().right() >= box.width() - 2 and badge.geometry().left() <= 2
    other = window.box(field="name").line
    assert other is not None and other.layoutDirection() == Qt.LayoutDirection.RightToLeft
    window.keys("שלום", Qt.Key.Key_Backspace)
    assert other.text() == "שלו" == other.field.text


def test_the_palettes_of_day_and_night(window: Window) -> None:
    line = line_of(window, type="phone")
    palette = line.palette()
    placeholder = palette.placeholderText().color()
    assert placeholder.alpha() < palette.text().color().alpha() or placeholder != palette.text().color()


def test_icons_do_what_the_field_says(window: Window) -> None:
    box = window.box(clear_button="whileEditingOrFilled", icon={"leading": "search", "trailing": "heart"})
    tapped = QSignalSpy(box.iconTapped)
    window.keys("abc")
    wait(lambda: "clear" in box._icons)
    box._icons["clear"].trigger()
    window.settle()
    assert box.field.text == "" and "clear" not in box._icons
    box._icons["leading"].trigger()
    box._icons["trailing"].trigger()
    assert [tapped.at(each)[0] for each in range(tapped.count())] == ["leading", "trailing"]


def test_a_counter_and_a_badge(window: Window) -> None:
    box = window.box(max_length=5, overflow="allow")
    window.keys("abcdef")
    assert box._parts["counter"].text() == "6/5" and box.property("overflow") == "True"
    card = window.box(field="card", type="card")
    window.keys("4111")
    assert card._parts["badge"].text() == "Visa"


# When the server dies


@pytest.mark.parametrize("type", ["phrase", "phone"])
def test_a_kill_in_mid_word_loses_nothing(window: Window, type: str) -> None:
    line = line_of(window, type=type)
    process = window.server.client._transport.process  # type: ignore[union-attr]
    window.keys("555")
    os.kill(process.pid, signal.SIGKILL)
    # Not waited for: these keys go to a server that is gone.
    QTest.keyClicks(line, "2345")
    assert "".join(filter(str.isdigit, line.text())) == "5552345"
    wait(lambda: window.server.client.connected and window.server.client._transport.process.pid != process.pid)  # type: ignore[union-attr]
    window.keys("678")
    wanted = "(555) 234-5678" if type == "phone" else "5552345678"
    wait(lambda: line.text() == wanted == line.field.text)


def test_a_server_that_hangs_does_not_stop_the_keys(window: Window) -> None:
    line = line_of(window, type="phone")
    process = window.server.client._transport.process  # type: ignore[union-attr]
    os.kill(process.pid, signal.SIGSTOP)
    try:
        QTest.keyClicks(line, "5552345")
        assert line.text() == "5552345"
    finally:
        os.kill(process.pid, signal.SIGCONT)
    window.settle()
    wait(lambda: line.text() == "(555) 234-5")
    assert line.cursorPosition() == len(line.text())


# Secrets


def test_a_secret_is_nowhere(window: Window) -> None:
    line = line_of(window, type="password")
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("other")
    window.keys("Tr0ub4dor")
    assert (line.echoMode(), line.field.text) == (QLineEdit.EchoMode.Password, "Tr0ub4dor")
    interface = QAccessible.queryAccessibleInterface(line)
    assert "Tr0ub4dor" not in interface.text(QAccessible.Text.Value)
    for reveal in False, True:
        if reveal:
            line.field.action("toggleSecure")
            wait(lambda: line.echoMode() == QLineEdit.EchoMode.Normal)
        window.keys(Qt.Key.Key_A, control=True)
        for key in Qt.Key.Key_C, Qt.Key.Key_Insert, Qt.Key.Key_X:
            window.keys(key, control=True)
        window.keys(Qt.Key.Key_Delete, shift=True) if not reveal else None
        line.field.set_text("Tr0ub4dor")
        window.settle()
        menu = {action.objectName(): action for action in line.context_menu().actions()}
        assert not menu["edit-copy"].isEnabled() and not menu["edit-cut"].isEnabled()
        line.selectAll()
        QTest.mouseRelease(line, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 5))
        assert clipboard.text() == "other" and not line.dragEnabled()
        if clipboard.supportsSelection():
            assert "Tr0ub4dor" not in clipboard.text(QClipboard.Mode.Selection)
        # What Qt itself could undo.
        assert not line.isUndoAvailable()


def test_a_secret_can_be_undone_by_its_server_alone(window: Window) -> None:
    line = line_of(window, type="password")
    window.keys("abc", Qt.Key.Key_Left, Qt.Key.Key_End, "def")
    window.keys(Qt.Key.Key_Z, control=True)
    assert line.field.text == "abc" == line.text()
    QLineEdit.undo(line)
    window.settle()
    assert line.text() in ("abc", "")
    assert line.text() == line.field.text
