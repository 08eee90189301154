"""The server of a program with windows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from field_client import Client, Field, Form
from field_client.form import FormDefinition
from field_client.transport import Command
from PySide6.QtCore import QCoreApplication, QObject, Signal

from .loop import QtLoop, later


class FieldServer(QObject):
    """A field-server that runs beside a program of Qt, from here to the end of the program or `close`.

    `client` has all of the protocol; its requests are sent from handlers of Qt as they are from coroutines.
    """

    connectionChanged = Signal(bool)
    """False: the server has ended by itself, and what is typed is kept here; True: another has it all again."""

    def __init__(self, server: Command | None = None, parent: QObject | None = None, **options: Any) -> None:
        """`server` and `options` are those of `field_client.Client`."""
        super().__init__(parent)
        self.loop = QtLoop.shared()
        self.client = Client(server, **options)
        self.loop.wait(self.client.start())
        self.client.on_connection(lambda connected: later(self, lambda: self.connectionChanged.emit(connected)))
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    def field(self, field: str | None = None, /, **options: Any) -> Field:
        """Makes a field; `options` are those of `field/create`."""
        return self.loop.wait(self.client.field(field, **options))

    def form(self, definition: FormDefinition | Mapping[str, Any]) -> Form:
        """Makes a form with its fields of a form file, or of what such a file holds."""
        return self.loop.wait(self.client.form(definition))

    def close(self) -> None:
        """Ends the server."""
        if not self.client._closing:
            self.loop.wait(self.client.close())
