"""A section that repeats: its rows, one below the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from field_client import Section, SectionRow
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QPushButton, QVBoxLayout

from .icons import icon
from .labels import Title

if TYPE_CHECKING:
    from .form import FieldForm


class RowView(QFrame):
    """A row, with buttons that move it and take it away."""

    def __init__(self, form: FieldForm, row: SectionRow) -> None:
        super().__init__(form.content)
        self.setObjectName("row")
        self.row = row
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(12, 8, 12, 6)
        self.column.setSpacing(4)
        head = QHBoxLayout()
        self.number = QLabel()
        self.number.setObjectName("row-title")
        head.addWidget(self.number, 1)
        colour = self.palette().windowText().color()
        self.buttons: dict[str, QToolButton] = {}
        word = form.form.word
        for name, text, does in (
            ("up", word("up"), lambda: form.change_rows(_moved(row, -1))),
            ("dropdown", word("down"), lambda: form.change_rows(_moved(row, 1))),
            ("clear", word("remove"), lambda: form.change_rows(_removed(row))),
        ):
            button = self.buttons[name] = QToolButton()
            button.setIcon(icon(name, colour))
            button.setToolTip(text)
            button.setAccessibleName(text)
            button.setAutoRaise(True)
            button.clicked.connect(does)
            head.addWidget(button)
        self.column.addLayout(head)
        form.add_rows(self.column, list(row))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            for name, button in self.buttons.items():
                button.setIcon(icon(name, self.palette().windowText().color()))

    def update_row(self) -> None:
        """Says which row it is, and what may be done with it."""
        section, index = self.row.section, self.row.index
        self.number.setText(str(index + 1))
        self.buttons["up"].setEnabled(index > 0)
        self.buttons["dropdown"].setEnabled(index + 1 < len(section))
        self.buttons["clear"].setEnabled(section.can_remove)


async def _moved(row: SectionRow, by: int) -> SectionRow | None:
    await row.section.move(row, row.index + by)
    return row


async def _removed(row: SectionRow) -> SectionRow | None:
    section, index = row.section, row.index
    await section.remove(row)
    return section[min(index, len(section) - 1)] if section.rows else None


async def _added(section: Section, at: int | None, texts: Mapping[str, str] | None) -> SectionRow:
    return await section.add(at, texts)


class SectionView(QFrame):
    """The rows of a section, and a button for another."""

    def __init__(self, form: FieldForm, section: Section, is_plain: bool) -> None:
        super().__init__(form.content)
        self.setObjectName("section")
        self._form, self.section = form, section
        self.views: dict[int, RowView] = {}
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        if not is_plain:
            self.column.addWidget(Title(section.title, "group-title"))
        self.rows = QVBoxLayout()
        self.rows.setSpacing(8)
        self.column.addLayout(self.rows)
        self.add = QPushButton(form.form.word("add"))
        self.add.setIcon(icon("add", self.palette().buttonText().color()))
        self.add.setAutoDefault(False)
        self.add.clicked.connect(lambda: form.change_rows(_added(section, None, None)))
        foot = QHBoxLayout()
        foot.addWidget(self.add)
        foot.addStretch(1)
        self.column.addLayout(foot)
        self._numbers: list[int] = []
        self.update_rows()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.add.setIcon(icon("add", self.palette().buttonText().color()))

    def update_rows(self) -> None:
        """Shows the rows that there are, in their order."""
        numbers = [row.number for row in self.section]
        if numbers != self._numbers:
            for number in [number for number in self.views if number not in numbers]:
                view = self.views.pop(number)
                for field in view.row:
                    self._form.forget(field)
                view.hide()
                view.deleteLater()
            for place, row in enumerate(self.section):
                if row.number not in self.views:
                    self.views[row.number] = RowView(self._form, row)
                self.rows.insertWidget(place, self.views[row.number])
            self._numbers = numbers
            self._form.order_tabs()
        for view in self.views.values():
            view.update_row()
        self.add.setEnabled(self.section.can_add)
