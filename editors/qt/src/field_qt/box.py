"""A field with all that belongs to it: label, badge, icons, what there is to say, a counter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from field_client import ControlKind, Field
from field_client.protocol import Appearance, Presentation
from field_client.words import english
from PySide6.QtCore import QEvent, QPoint, QPropertyAnimation, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QColor, QResizeEvent
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QStyle, QWidget

from .appearance import LOOKS, LabelPlace, Look
from .icons import icon
from .kinds import choose_date, choose_file, widget_of
from .labels import fit
from .loop import later
from .widgets import FieldLineEdit, FieldPlainTextEdit

METER = 4
FLASH_MILLISECONDS = 4000


class FieldBox(QWidget):
    """Shows a `Field` in its appearance.

    Style sheets find the parts as `#label`, `#badge`, `#helper`, `#counter`, `#debug` and the editor by its class, and
    the field's state in the box's properties `appearance`, `state`, `validity`, `focus`, `frame`, `kind` (of what there is to say),
    `overflow`, `ready` and `padded`.
    """

    committed = Signal(object)
    completed = Signal(str)
    iconTapped = Signal(str)
    """The user tapped the `leading` icon or the `trailing` one."""

    def __init__(
        self,
        field: Field,
        parent: QWidget | None = None,
        *,
        appearance: Appearance | str | None = None,
        word: Callable[[str], str] = english,
    ) -> None:
        """`word` says words in the language of the field's form, as its `word` does."""
        super().__init__(parent)
        self._word = word
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.field = field
        self.appearance = Appearance(appearance or Appearance.NATIVE)
        self.look: Look = LOOKS[self.appearance]
        self.setProperty("appearance", self.appearance.value)
        self._editor: QWidget | None = None
        self._parts: dict[str, QLabel] = {}
        self._icons: dict[str, QAction] = {}
        self._said: tuple[Any, ...] = ()
        self._state: tuple[Any, ...] = ()
        self._is_due = False
        self._refusal = ""
        self._flashing = QTimer(self, singleShot=True, interval=FLASH_MILLISECONDS)
        self._flashing.timeout.connect(lambda: self._flash(""))
        self._label = ""
        self._label_at: QPoint | None = None
        self._fitted: tuple[Any, ...] = ()
        self._label_size = QSize()
        self._slide: QPropertyAnimation | None = None
        self.is_on_page = True
        shown = field.presentation
        lines = max(3, shown.lines) if shown is not None and shown.multiline else 1
        # As high as it will be, near enough, before it is built.
        self.setFixedHeight(self.fontMetrics().lineSpacing() * (lines + 3) + 8)
        self.destroyed.connect(field.on_change(self._changed))
        self.update_visible()

    # What it is made of

    @property
    def editor(self) -> QWidget:
        """The widget that has the keyboard. It is built when it is first asked for, or seen."""
        if self._editor is None:
            self._build()
        assert self._editor is not None
        return self._editor

    @property
    def is_built(self) -> bool:
        return self._editor is not None

    @property
    def line(self) -> FieldLineEdit | None:
        """The line of text, where the field has one."""
        editor = self.editor.lineEdit() if isinstance(self.editor, QComboBox) else self.editor
        return editor if isinstance(editor, FieldLineEdit) else None

    def _build(self) -> None:
        editor = self._editor = widget_of(self.field, self)
        if self.line is None and not isinstance(editor, FieldPlainTextEdit):
            # There is no place of a text that a label could rest in.
            self.look = replace(self.look, label=LabelPlace.ABOVE, rests=False)
        source: Any = self.line or editor
        source.committed.connect(self.committed)
        if hasattr(source, "completed"):
            source.completed.connect(self.completed)
            source.refused.connect(self._flash)
            # Both come before the signal by which the field hears of an edit, and refuses it.
            edited = source.textEdited if isinstance(source, QLineEdit) else source.document().contentsChange
            edited.connect(lambda *_: self._flash(""))
        self.setFocusProxy(editor)
        if self.appearance == Appearance.NATIVE and self.line is not None:
            self.line.setTextMargins(4, 3, 4, 3)
        if self.field.control != ControlKind.CHECKBOX:
            label = self._part("label")
            label.setBuddy(editor)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._refresh()
        editor.show()

    def _part(self, name: str) -> QLabel:
        part = self._parts.get(name)
        if part is None:
            part = self._parts[name] = QLabel(self)
            part.setObjectName(name)
            part.setTextFormat(Qt.TextFormat.PlainText)
            part.setWordWrap(name == "helper")
            part.show()
        return part

    def _say(self, name: str, text: str) -> None:
        if text or name in self._parts:
            self._part(name).setText(text)
            self._part(name).setVisible(bool(text))

    # What shows

    def _changed(self, _: Field) -> None:
        if not self._is_due:
            self._is_due = True
            later(self, self._refresh)

    def update_visible(self) -> None:
        """Shows the field, or hides it."""
        self.setVisible(self.is_on_page and not self.field.is_hidden)

    def _refresh(self) -> None:
        self._is_due = False
        if self.isHidden() != (not self.is_on_page or self.field.is_hidden):
            self.update_visible()
        if self._editor is None:
            return
        field, shown = self.field, self.field.presentation
        pending = field.state.validity == "pending"
        if field.state.focus != "focused":
            self._refusal = ""
        said = (shown, field.helper, field.counter, pending, field.debug, self._refusal)
        if said != self._said:
            self._said = said
            if shown is not None:
                self._show(shown)
            self._say("helper", self._refusal or (self._word("checking") if pending else field.helper.text if field.helper else ""))
            self._say("counter", field.counter.text if field.counter else "")
            self._say("debug", field.debug or "")
        state = field.state
        kind = "refused" if self._refusal else field.helper.kind if field.helper else ""
        overflow = bool(field.counter and field.counter.overflow)
        padded = shown is None or shown.horizontal_padding
        now = (state.appearance, state.validity, state.focus, shown.style if shown else "", kind, overflow, state.enabled, padded)
        if now != self._state:
            self._state = now
            for name, value in zip(("state", "validity", "focus", "frame", "kind", "overflow", "ready", "padded"), now, strict=True):
                self.setProperty(name, str(getattr(value, "value", value)))
            self._polish()
        self._arrange()

    def _polish(self) -> None:
        for each in (self, self._editor, *self._parts.values()):
            if each is not None:
                each.style().unpolish(each)
                each.style().polish(each)
        if isinstance(self._editor, QComboBox):
            self._editor.update()

    def _show(self, shown: Presentation) -> None:
        if "label" in self._parts:
            star, text = "*" if shown.label.required else "", shown.label.text
            self._label = f"{star} {text}".strip() if self.look.star_first else f"{text} {star}".strip()
            self._part("label").setVisible(bool(self._label))
        meter, text = "", ""
        if shown.badge is not None:
            level = shown.badge.level
            meter = "" if level is None else " " + "▮" * level + "▯" * (METER - level)
            text = shown.badge.text + meter
        self._say("badge", text)
        if self.line is not None:
            self._show_icons(self.line, shown)

    # Icons

    def _show_icons(self, line: FieldLineEdit, shown: Presentation) -> None:
        def toggle() -> None:
            line.send(line.field.action("toggleSecure"))

        def tap(side: str) -> None:
            line.send(line.field.action(f"{side}Icon"))
            self.iconTapped.emit(side)

        wanted: dict[str, tuple[str, str, Any, QLineEdit.ActionPosition]] = {}
        before, behind = QLineEdit.ActionPosition.LeadingPosition, QLineEdit.ActionPosition.TrailingPosition
        if shown.leading_icon:
            wanted["leading"] = (shown.leading_icon, shown.leading_icon, lambda: tap("leading"), before)
        if shown.trailing_icon:
            wanted["trailing"] = (shown.trailing_icon, shown.trailing_icon, lambda: tap("trailing"), behind)
        elif shown.secure or shown.masked is not None or line.is_secret:
            wanted["reveal"] = ("eye" if shown.secure else "eye-off", self._word("show" if shown.secure else "hide"), toggle, behind)
        if self.field.control == ControlKind.FILE and not shown.read_only:
            wanted["browse"] = ("folder", self._word("choose"), lambda: choose_file(line), behind)
        if self._has_day(shown) and not shown.read_only:
            wanted["calendar"] = ("calendar", self._word("choose"), lambda: choose_date(line), behind)
        if shown.clear_button:
            wanted["clear"] = ("clear", self._word("clear"), lambda: line.send(line.field.clear()), behind)
        colour = self.palette().placeholderText().color()
        for place in [place for place in self._icons if place not in wanted]:
            line.removeAction(self._icons.pop(place))
        for place, (name, text, does, side) in wanted.items():
            action = self._icons.get(place)
            if action is None:
                action = self._icons[place] = QAction(line)
                line.addAction(action, side)
                action.triggered.connect(does)
            if action.property("picture") != f"{name} {colour.name()}":
                action.setProperty("picture", f"{name} {colour.name()}")
                action.setIcon(icon(name, {"error": QColor("#d93025"), "success": QColor("#1e8e3e")}.get(name, colour)))
                action.setText(text)
                action.setToolTip(text)

    def _has_day(self, shown: Presentation) -> bool:
        """Whether a day of a calendar is what the field asks for."""
        days = sum(each.kind == "day" for each in shown.segments or [])
        # Of a range the template has the same date twice.
        template = shown.template.text if shown.template and not days else ""
        is_range = days > 1 or any(template.endswith(template[:end]) for end in range(5, len(template) // 2 + 1))
        return self.field.type == "date" and shown.first_day is not None and not is_range

    def _flash(self, words: str) -> None:
        """A key was not taken: says why in place of the helper, until the next one or for a few seconds."""
        if words == self._refusal == "":
            return
        self._refusal = words
        self._flashing.start() if words else self._flashing.stop()
        self._changed(self.field)

    # Where it stands

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._editor is not None:
            self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(260, self.height())

    def _arrange(self) -> None:
        """Places the parts by hand: a form has a thousand of them."""
        assert self._editor is not None
        look, width = self.look, self.width()
        label, badge = self._parts.get("label"), self._parts.get("badge")
        top = 0
        debug = self._parts.get("debug")
        if debug is not None and not debug.isHidden():
            debug.setGeometry(0, 0, width, debug.sizeHint().height())
            top += debug.height()
        shown = self.field.presentation
        size = badge.sizeHint() if badge is not None and not badge.isHidden() else QSize()
        row = 0
        if label is not None and shown is not None:
            self._fit_label(label, width - (size.width() + 8 if size.isValid() and look.label == LabelPlace.ABOVE else 0), shown)
            match look.label:
                case LabelPlace.ABOVE:
                    row = self._label_size.height() + 3
                case LabelPlace.BORDER:
                    row = self._label_size.height() // 2
                case LabelPlace.INSIDE:
                    pass
        if self._editor.hasHeightForWidth():
            height = self._editor.heightForWidth(width)
        else:
            height = max(self._editor.sizeHint().height(), self._editor.minimumSizeHint().height())
        if self.line is not None and self.appearance == Appearance.NATIVE:
            # A list is as high as a line.
            height = max(height, self.line.sizeHint().height())
        if shown is not None and shown.multiline:
            height = self.fontMetrics().lineSpacing() * max(3, shown.lines) + 14 + (14 if look.label != LabelPlace.ABOVE else 0)
        editor = QRect(0, top + row, width, height)
        self._editor.setGeometry(editor)
        if badge is not None:
            at = top if look.label == LabelPlace.ABOVE else editor.top() + (4 if look.label == LabelPlace.INSIDE else -row)
            badge.setGeometry(self._mirrored(QRect(width - size.width() - (0 if look.label == LabelPlace.ABOVE else 12), at, size.width(), size.height())))
            badge.raise_()
        if label is not None and shown is not None:
            self._place_label(label, editor, top, shown.label.floating or not look.rests)
        bottom = editor.bottom() + 1
        helper, counter = self._parts.get("helper"), self._parts.get("counter")
        taken = 0
        if counter is not None and not counter.isHidden():
            size = counter.sizeHint()
            counter.setGeometry(self._mirrored(QRect(width - size.width(), bottom + 2, size.width(), size.height())))
            taken = size.width() + 8
        # There is room for a line of it always, so that nothing moves when there is something to say.
        foot = 0 if self.field.control == ControlKind.CHECKBOX else round(self.fontMetrics().height() * 0.85) + 1
        if helper is not None and not helper.isHidden():
            foot = max(foot, helper.heightForWidth(max(40, width - taken)))
            helper.setGeometry(self._mirrored(QRect(0, bottom + 2, width - taken, foot)))
        total = bottom + 2 + foot + 4
        if total != self.height():
            self.setFixedHeight(total)

    def _mirrored(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)

    def _fit_label(self, label: QLabel, room: int, shown: Presentation) -> None:
        """Breaks a label that is longer than its box, or cuts it where there is one line for it."""
        floats, place = shown.label.floating or not self.look.rests, self.look.label
        if str(label.property("floats")) != str(floats):
            label.setProperty("floats", str(floats))
            label.style().unpolish(label)
            label.style().polish(label)
            text = self._editor if isinstance(self._editor, FieldPlainTextEdit) else self.line
            if text is not None:
                text.shows_ghost = floats
                text.setPlaceholderText("" if shown.template or not floats else shown.placeholder or "")
                text.update()
        inset = {LabelPlace.ABOVE: 0, LabelPlace.INSIDE: 26, LabelPlace.BORDER: 40}[place]
        wanted = self._label, room - inset, floats, label.font().key()
        if wanted != self._fitted:
            self._fitted = wanted
            self._label_size = fit(label, self._label, room - inset, place == LabelPlace.ABOVE and not self.look.rests)

    def _place_label(self, label: QLabel, editor: QRect, top: int, floats: bool) -> None:
        size, place = self._label_size, self.look.label
        if floats:
            at = {
                LabelPlace.ABOVE: QPoint(0, top),
                LabelPlace.INSIDE: QPoint(13, editor.top() + 5),
                LabelPlace.BORDER: QPoint(18, editor.top() - size.height() // 2),
            }[place]
        else:
            left = {LabelPlace.ABOVE: 2, LabelPlace.INSIDE: 13, LabelPlace.BORDER: 20}[place]
            at = QPoint(left, editor.top() + (min(editor.height(), 48) - size.height()) // 2)
        rect = self._mirrored(QRect(at, QSize(min(size.width(), self.width() - at.x()), size.height())))
        before, self._label_at = self._label_at, rect.topLeft()
        label.raise_()
        label.resize(rect.size())
        if before is not None and before != rect.topLeft() and self.look.rests and self.isVisible():
            span = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, self)
            self._slide = QPropertyAnimation(label, b"pos", self)
            self._slide.setDuration(min(span, 150))
            self._slide.setEndValue(rect.topLeft())
            self._slide.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)
        elif self._slide is None or before != rect.topLeft():
            label.move(rect.topLeft())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.LayoutDirectionChange) and self.is_built:
            self._said = self._fitted = ()
            self._changed(self.field)

    def paintEvent(self, event: Any) -> None:
        if self._editor is None:
            later(self, lambda: self.editor)
        super().paintEvent(event)
