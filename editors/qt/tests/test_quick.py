"""A text field of Qt Quick, in QML."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from conftest import wait
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem, QQuickView, QQuickWindow, QSGRendererInterface
from PySide6.QtTest import QTest

from field_qt import FieldServer
from field_qt.quick import QuickField, qml_folder

PROGRAM = """
import QtQuick
import "%s"

FieldTextField { width: 300; field: phone }
"""


def line_of(view: QQuickView) -> QQuickItem:
    line = view.rootObject().findChild(QQuickItem, "input")
    assert isinstance(line, QQuickItem)
    return line


def keys(view: QQuickView, text: str) -> None:
    for character in text:
        QTest.keyClick(view, character)


@pytest.fixture
def view(server: FieldServer) -> Iterator[tuple[QQuickView, QuickField]]:
    QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
    view = QQuickView()
    field = QuickField(server.field("phone", type="phone", label="Phone", required=True), view)
    view.rootContext().setContextProperty("phone", field)
    component = QQmlComponent(view.engine())
    component.setData((PROGRAM % qml_folder().toString()).encode(), QUrl())
    item = component.create(view.rootContext())
    assert item is not None, component.errorString()
    view.setContent(QUrl(), component, item)
    view.resize(320, 120)
    view.show()
    view.requestActivate()
    line_of(view).forceActiveFocus()
    wait(lambda: field.field.state.focus == "focused")
    yield view, field
    view.close()
    view.deleteLater()


def test_a_text_field_of_qml(view: tuple[QQuickView, QuickField]) -> None:
    window, field = view
    line = line_of(window)
    keys(window, "555x234")
    wait(lambda: line.property("text") == "(555) 234" == field.field.text and line.property("cursorPosition") == 9)
    assert field.property("ghost") == "-0000"
    QTest.keyClick(window, Qt.Key.Key_Home)
    QTest.keyClick(window, Qt.Key.Key_Delete)
    wait(lambda: line.property("text") == "(552) 34")
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    wait(lambda: line.property("text") == "(555) 234")
    QTest.keyClick(window, Qt.Key.Key_Return)
    wait(lambda: field.property("helper") == "Complete this." and field.property("helperKind") == "error")


def test_a_paste_is_told_as_one(view: tuple[QQuickView, QuickField]) -> None:
    window, field = view
    QGuiApplication.clipboard().setText("+1 (555) 234-5678")
    QTest.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    wait(lambda: line_of(window).property("text") == "(555) 234-5678" == field.field.text)


def test_a_secret_that_shows_is_in_no_clipboard(view: tuple[QQuickView, QuickField]) -> None:
    window, field = view
    field.field.update({"secure": True})
    wait(lambda: field.property("secure"))
    keys(window, "555")
    field.field.action("toggleSecure")
    wait(lambda: not field.property("secure"))
    QGuiApplication.clipboard().setText("before")
    QTest.keyClick(window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    for key in (Qt.Key.Key_C, Qt.Key.Key_X):
        QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "before" and line_of(window).property("text").startswith("(555")


def test_a_kill_in_mid_word(view: tuple[QQuickView, QuickField], server: FieldServer) -> None:
    window, field = view
    line = line_of(window)
    process = server.client._transport.process  # type: ignore[union-attr]
    keys(window, "555")
    os.kill(process.pid, signal.SIGKILL)
    keys(window, "2345678")
    wait(lambda: server.client.connected and line.property("text") == "(555) 234-5678" == field.field.text)
