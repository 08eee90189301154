"""What is chosen from, as Qt's views read it."""

from __future__ import annotations

from typing import Any

from field_client import Field, ListEntry
from field_client.protocol import ListWindow
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QCompleter, QLineEdit

from .loop import when

AT_ONCE = 100
Index = QModelIndex | QPersistentModelIndex


class ChoiceModel(QAbstractListModel):
    """All entries of a field's list. They come as they are looked at, a hundred at a time, however many there are."""

    def __init__(self, field: Field, parent: QObject) -> None:
        super().__init__(parent)
        self.field = field
        self.entries: dict[int, ListEntry] = {}
        self._asked: set[int] = set()
        self.count = self._count()

    def _count(self) -> int:
        shown = self.field.presentation
        return shown.list.count if shown is not None and shown.list is not None else 0

    def restart(self) -> None:
        self.beginResetModel()
        self.entries.clear()
        self._asked.clear()
        self.count = self._count()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else self.count

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.EditRole:
            # What a combo box puts into its line for an entry: the field says what that is.
            return self.field.text
        entry = self.entries.get(index.row())
        if entry is None:
            self._ask(index.row() // AT_ONCE * AT_ONCE)
            return None
        return self._said(entry, role)

    def _said(self, entry: ListEntry, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return entry.label
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return entry.description
            case Qt.ItemDataRole.UserRole:
                return entry
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        entry = self.entries.get(index.row())
        if entry is not None and entry.disabled:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def _ask(self, start: int) -> None:
        if start in self._asked:
            return
        self._asked.add(start)
        when(self.field.choices("", start=start, count=AT_ONCE), self, self._take)

    def _take(self, window: ListWindow) -> None:
        for place, entry in enumerate(window.entries):
            self.entries[window.from_ + place] = entry
        if window.entries:
            last = window.from_ + len(window.entries) - 1
            self.dataChanged.emit(self.index(window.from_), self.index(last))


class FoundModel(ChoiceModel):
    """The entries that what is typed finds, as the field shows them: ten at most."""

    def _count(self) -> int:
        return len(self.field.entries)

    def restart(self) -> None:
        super().restart()
        self.entries.update(enumerate(self.field.entries))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entries.get(index.row())
        return None if entry is None else self._said(entry, Qt.ItemDataRole.DisplayRole if role == Qt.ItemDataRole.EditRole else role)


class BoxModel(ChoiceModel):
    """All entries of a short list, each with a box."""

    def refresh(self) -> None:
        """Asks again which of them the field holds."""
        if self.count != self._count():
            self.restart()
        self._asked.clear()
        self._ask(0)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entries.get(index.row())
        if entry is not None and role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if entry.selected else Qt.CheckState.Unchecked
        return super().data(index, role)


class FieldCompleter(QCompleter):
    """The list of what is found, under a line in which somebody types."""

    def __init__(self, line: QLineEdit, field: Field) -> None:
        super().__init__(line)
        self._line, self.found = line, FoundModel(field, self)
        # Before, there is no window of it yet, and most fields never have one.
        self._was_open = False
        self.setModel(self.found)
        self.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self.setWidget(line)

    def offer(self) -> None:
        """Opens the list, where the text looks for something, and closes it where it finds nothing."""
        shown = self.found.field.presentation
        window = shown.list if shown is not None else None
        self.found.restart()
        if window is not None and self._line.hasFocus() and 0 < window.found < window.count:
            self._was_open = True
            self.complete()
        elif self._was_open and (popup := self.popup()) is not None:
            popup.hide()

    def take(self) -> ListEntry | None:
        """The entry that is marked in the open list, which closes."""
        popup = self.popup() if self._was_open else None
        if popup is None:
            return None
        row = popup.currentIndex().row() if popup.isVisible() else -1
        popup.hide()
        return self.found.entries.get(row)
