"""Widgets for kinds of fields that are no line of text: several of a list, scales, files, dates."""

from __future__ import annotations

from decimal import ROUND_CEILING, Decimal

from field_client import ControlKind, Field
from field_client.protocol import FileKind, Presentation, ScalePresentation
from PySide6.QtCore import QDate, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCalendarWidget, QFileDialog, QHBoxLayout, QLabel, QListView, QMenu, QSlider, QStyle,
    QStyleOptionButton, QWidget, QWidgetAction,
)

from .appearance import is_dark
from .bridge import FieldWidget
from .choices import BoxModel
from .icons import pixmap
from .labels import broken
from .widgets import FieldCheckBox, FieldComboBox, FieldLineEdit, FieldPlainTextEdit

MOST = 12
"""A list that is longer is searched in a line of text, and more stars are a slider."""


def widget_of(field: Field, parent: QWidget | None = None) -> QWidget:
    """The widget for a field, by what its presentation asks for."""
    shown = field.presentation
    if shown is None:
        return FieldLineEdit(field, parent)
    match field.control:
        case ControlKind.CHECKBOX:
            return BrokenCheckBox(field, parent)
        case ControlKind.COMBOBOX:
            return FieldComboBox(field, parent)
        case ControlKind.LISTBOX if shown.list is not None and shown.list.count <= MOST:
            return FieldListView(field, parent)
        case ControlKind.SLIDER if shown.scale is not None:
            return FieldSlider(field, parent)
        case ControlKind.RATING if shown.scale is not None:
            return FieldRating(field, parent) if 0 < stars_of(shown.scale) <= MOST else FieldSlider(field, parent)
    return FieldPlainTextEdit(field, parent) if shown.multiline else FieldLineEdit(field, parent)


class BrokenCheckBox(FieldCheckBox):
    """A box whose words break where its room ends."""

    _words = ""

    def _dress(self, shown: Presentation) -> None:
        super()._dress(shown)
        self._words = self.text()
        self._break(self.width())

    def _break(self, width: int) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        content = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)
        text = broken(self._words, self.fontMetrics(), width - (self.width() - content.width()))
        if text != self.text():
            self.setText(text)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        self._break(width)
        return self.sizeHint().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break(self.width())


class FieldListView(FieldWidget, QListView):
    """Several of a short list: a box for each."""

    committed = Signal(object)

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(BoxModel(field, self))
        self.setUniformItemSizes(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.bind(field)
        self.clicked.connect(self._click)

    def sizeHint(self) -> QSize:
        rows = max(1, self.model().rowCount())
        height = max(self.sizeHintForRow(0), self.fontMetrics().height() + 6)
        return QSize(200, rows * height + 2 * self.frameWidth())

    def _take(self) -> None:
        super()._take()
        model = self.model()
        if isinstance(model, BoxModel):
            model.refresh()

    def _click(self, index: QModelIndex) -> None:
        if self._dressed is None or not self._dressed.read_only:
            self.send(self.field.pick(index.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._click(self.currentIndex() if self.currentIndex().isValid() else self.model().index(0, 0))
        else:
            super().keyPressEvent(event)


def side_step(widget: QWidget, event: QKeyEvent) -> str | None:
    """What an arrow key to a side does to a scale, which begins at the right where all is mirrored."""
    match Qt.Key(event.key()):
        case Qt.Key.Key_Left | Qt.Key.Key_Right as key:
            return "increment" if (key == Qt.Key.Key_Right) == (widget.layoutDirection() == Qt.LayoutDirection.LeftToRight) else "decrement"
    return None


class Thumb(QSlider):
    """A slider that a page is scrolled past."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        field = self.parentWidget()
        super().wheelEvent(event) if field is not None and field.hasFocus() else event.ignore()


class FieldSlider(FieldWidget, QWidget):
    """A number between two ends, with a thumb. Nothing is chosen before it is moved."""

    committed = Signal(object)

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slider, self.number = Thumb(Qt.Orientation.Horizontal, self), QLabel(self)
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.addWidget(self.slider, 1)
        row.addWidget(self.number)
        self.slider.valueChanged.connect(self._slid)
        self.slider.sliderPressed.connect(self.setFocus)
        self.bind(field)

    def _take(self) -> None:
        self._is_taking = True
        super()._take()
        scale = self.field.presentation.scale if self.field.presentation else None
        if scale is not None:
            least, most, step = (Decimal(each) for each in (scale.min, scale.max, scale.step))
            self.slider.setRange(0, int((most - least) / step))
            number = least if self.field.typed is None else Decimal(str(self.field.typed))
            if not self.slider.isSliderDown():
                self.slider.setValue(int((number - least) / step))
            self.number.setMinimumWidth(max(self.fontMetrics().horizontalAdvance(each) for each in (scale.min, scale.max)) + 4)
        self.number.setText(self.field.text or "–")
        self._is_taking = False

    def _slid(self, place: int) -> None:
        scale = self.field.presentation.scale if self.field.presentation else None
        if scale is not None and not self._is_taking:
            self.send(self.field.set_text(str(Decimal(scale.min) + place * Decimal(scale.step)), "program"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (step := side_step(self, event)) is not None:
            self.send(self.field.step(step))
        else:
            super().keyPressEvent(event)


class FieldRating(FieldWidget, QWidget):
    """Stars, with the number behind them."""

    committed = Signal(object)
    STAR = 24
    GAP = 4

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.bind(field)

    @property
    def scale(self) -> ScalePresentation:
        shown = self.field.presentation
        return (shown.scale if shown else None) or ScalePresentation(min="0", max="5", step="1")

    @property
    def most(self) -> int:
        return stars_of(self.scale)

    def _take(self) -> None:
        super()._take()
        self.update()

    def sizeHint(self) -> QSize:
        number = self.fontMetrics().horizontalAdvance(self.scale.max + self.scale.step)
        return QSize(self.most * (self.STAR + self.GAP) + self.GAP + number, self.STAR + 4)

    def _placed(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        chosen = Decimal(str(self.field.typed)) if self.field.typed is not None else Decimal(0)
        gold = "#f2b705" if is_dark(self.palette()) else "#c98a00"
        grey = self.palette().placeholderText().color().name()
        picture = QRectF(0, 0, 96, 96)
        for star in range(self.most):
            whole = QRect(star * (self.STAR + self.GAP), 2, self.STAR, self.STAR)
            part = Decimal(1) if chosen >= star + 1 else Decimal("0.5") if chosen > star else Decimal(0)
            if part < 1:
                painter.drawPixmap(QRectF(self._placed(whole)), pixmap("star", grey, 96, False), picture)
            if part > 0:
                filled = QRect(whole.left(), whole.top(), int(self.STAR * part), self.STAR)
                painter.setClipRect(self._placed(filled))
                painter.drawPixmap(QRectF(self._placed(whole)), pixmap("star", gold, 96, True), picture)
                painter.setClipping(False)
        left = self.most * (self.STAR + self.GAP) + self.GAP
        number = self._placed(QRect(left, 0, max(0, self.width() - left), self.height()))
        alignment = QStyle.visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(number, alignment, self.field.text or "–")
        if self.hasFocus():
            painter.setPen(self.palette().highlight().color())
            line = self._placed(QRect(0, self.height() - 1, self.most * (self.STAR + self.GAP) - self.GAP, 1))
            painter.drawLine(line.topLeft(), line.topRight())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        width = self.STAR + self.GAP
        x = QStyle.visualPos(self.layoutDirection(), self.rect(), event.position().toPoint()).x()
        if not 0 <= x < self.most * width:
            return
        least, most, step = (Decimal(each) for each in (self.scale.min, self.scale.max, self.scale.step))
        # On the left half of a star the half before it is meant, where there is such a step.
        is_half = step < 1 and x % width < width / 2
        star = x // width + (Decimal("0.5") if is_half else Decimal(1))
        number = least + round((star - least) / step) * step
        self._say(max(least, min(number, most)))

    def _say(self, number: Decimal) -> None:
        self.send(self.field.set_text(f"{number:f}", "program"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (step := side_step(self, event)) is not None:
            self.send(self.field.step(step))
        elif event.text().isdecimal() and int(event.text()) <= self.most:
            number = Decimal(int(event.text()))
            # No star is no answer: there is one at least.
            self._say(number) if number > 0 else self.send(self.field.clear())
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.send(self.field.clear())
        else:
            super().keyPressEvent(event)


def stars_of(scale: ScalePresentation) -> int:
    """How many stars a rating is drawn with."""
    return int(Decimal(scale.max).to_integral_value(rounding=ROUND_CEILING))


def choose_file(line: FieldLineEdit) -> None:
    """Opens the system's own dialog for what the field asks for."""
    shown: Presentation | None = line.field.presentation
    asked = shown.file if shown else None
    dialog = QFileDialog(line.window(), shown.label.text if shown else "")
    if asked is not None and asked.kind == FileKind.DIRECTORY:
        dialog.setFileMode(QFileDialog.FileMode.Directory)
    elif asked is not None and not asked.exists:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    else:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    endings = [each for each in (asked.accept or [] if asked else []) if each.startswith(".")]
    if endings and asked and len(endings) == len(asked.accept or []):
        dialog.setNameFilters([" ".join(f"*{each}" for each in endings)])
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda path: line.send(line.field.set_text(path, "program")))
    dialog.open()


def choose_date(line: FieldLineEdit) -> None:
    """Opens a calendar under a date."""
    menu, calendar = QMenu(line), QCalendarWidget()
    day = QDate.fromString(str(line.field.typed or ""), Qt.DateFormat.ISODate)
    if day.isValid():
        calendar.setSelectedDate(day)
    shown = line.field.presentation
    if shown is not None and shown.first_day is not None:
        calendar.setFirstDayOfWeek(Qt.DayOfWeek(shown.first_day))
    action = QWidgetAction(menu)
    action.setDefaultWidget(calendar)
    menu.addAction(action)

    def choose(chosen: QDate) -> None:
        menu.close()
        # As if it was typed, to be undone.
        line.send(line.field.set_text(chosen.toString(Qt.DateFormat.ISODate), "program"))

    calendar.clicked.connect(choose)
    calendar.activated.connect(choose)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(line.mapToGlobal(QPoint(0, line.height())))
    calendar.setFocus()
