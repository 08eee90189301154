"""A form in a window: groups, pages, sections, buttons."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Coroutine, Iterator
from time import monotonic
from typing import Any

from field_client import Field, Form, Section, SectionRow, ServerEnded, ServerError
from field_client.form import FormDefinition
from field_client.protocol import Appearance, FormSubmitResult
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QShortcut, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QApplication, QDialog, QFrame, QGroupBox, QHBoxLayout, QLabel, QLayout, QPushButton, QScrollArea, QTabBar, QVBoxLayout, QWidget,
)
from shiboken6 import delete, isValid

from .appearance import is_dark, style_sheet
from .box import FieldBox
from .labels import Title, unmarked
from .loop import later
from .section import SectionView
from .server import FieldServer

# How much of each turn of Qt's loop goes into widgets that nobody sees yet.
SLICE_SECONDS = 0.002
# How long a turn of the page is waited for before other keys are taken.
TURN_SECONDS = 0.25
# Short fields that follow each other stand in one row.
SHORT = 0.8


class FieldForm(QWidget):
    """A form of a form file, or of what such a file holds."""

    submitted = Signal(object)
    """All of it is valid: a `FormSubmitResult` with `values`, `texts` and `typed`."""
    refused = Signal(object)
    """Something is to be mended: a `FormSubmitResult` with `invalid`, whose first field has the keyboard."""

    def __init__(
        self,
        server: FieldServer,
        definition: FormDefinition,
        parent: QWidget | None = None,
        *,
        appearance: Appearance | str = Appearance.NATIVE,
        secure: bool = False,
        follow: bool = False,
        buttons: bool = True,
    ) -> None:
        """`secure`: secrets are in what is submitted too. `follow`: a field that is complete gives the keyboard on."""
        super().__init__(parent)
        self.server, self.secure, self.follow = server, secure, follow
        self.appearance = Appearance(appearance)
        self.form: Form = server.form(in_appearance(definition, self.appearance))
        self.boxes: dict[str, FieldBox] = {}
        self._groups: dict[str, GroupView] = {}
        self._sections: dict[str, SectionView] = {}
        self._waiting: list[tuple[QObject, QKeyEvent]] | None = None
        self._unbuilt: list[FieldBox] = []
        self._submitting: Future[None] | None = None
        self._lay_out(buttons)
        self._watch()
        server.connectionChanged.connect(self._connection)
        self.update_style()
        self._show()
        self._builder = QTimer(self)
        self._builder.timeout.connect(self._build_some)
        self._builder.start(0)

    def _watch(self) -> None:
        form, server = self.form, self.server
        remove = form.on_change(lambda _: later(self, self._show))

        def gone() -> None:
            # Its fields go with it.
            remove()
            if server.client.connected:
                server.client.form_close(form.id).add_done_callback(lambda done: done.cancelled() or done.exception())

        self.destroyed.connect(gone)

    # What it is made of

    def _lay_out(self, buttons: bool) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self.title = Title(self.form.title, "title")
        outer.addWidget(self.title)
        self.pages = PageBar()
        self.pages.setObjectName("pages")
        self.pages.setExpanding(False)
        self.pages.setDrawBase(False)
        self.pages.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pages.setVisible(bool(self.form.pages))
        for page in self.form.pages:
            self.pages.addTab(unmarked(page.title or page.page))
        self.pages.tabBarClicked.connect(self._page_clicked)
        outer.addWidget(self.pages)
        self.area = QScrollArea()
        self.area.setObjectName("area")
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.content = QWidget(self.area)
        self.content.setObjectName("content")
        self._column = QVBoxLayout(self.content)
        self._column.setContentsMargins(24, 12, 24, 12)
        self._column.setSpacing(14)
        titles = self.form.group_titles()
        loose, fields = self.form.fields_of(None), list(self.form.fields.values())
        self._loose_first = bool(loose) and fields[0] is loose[0]
        if self._loose_first:
            self.add_rows(self._column, loose)
        by_group: dict[str | None, list[Field]] = {}
        for field in self.form.plain_fields():
            by_group.setdefault(field.group, []).append(field)
        for name, title in titles.items():
            group = self._groups[name] = GroupView(self.form, title, self.content)
            self.add_rows(group.column, by_group.get(name, []))
            for section in self.form.sections.values():
                if section.group == name:
                    self._add_section(group.column, section, title == section.title)
            self._column.addWidget(group)
        if not self._loose_first:
            self.add_rows(self._column, loose)
        for section in self.form.sections.values():
            if section.group is None:
                self._add_section(self._column, section, False)
        self._column.addStretch(1)
        self.area.setWidget(self.content)
        outer.addWidget(self.area, 1)
        self.foot = QWidget()
        self.foot.setObjectName("foot")
        row = QHBoxLayout(self.foot)
        row.setContentsMargins(24, 10, 24, 14)
        self.status = QLabel()
        self.status.setObjectName("status")
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setWordWrap(True)
        row.addWidget(self.status, 1)
        self.back, self.next, self.send = (QPushButton(self.form.word(name)) for name in ("back", "next", "submit"))
        for button, does in (self.back, lambda: self.turn("previous")), (self.next, lambda: self.turn("next")), (self.send, self.submit):
            button.setAutoDefault(False)
            button.clicked.connect(does)
            row.addWidget(button)
        for button in self.next, self.send:
            button.setObjectName("primary")
        self.foot.setVisible(buttons)
        outer.addWidget(self.foot)
        for keys, to in ("Ctrl+PgDown", "next"), ("Ctrl+PgUp", "previous"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda to=to: self.turn(to))

    def _add_section(self, column: QVBoxLayout, section: Section, is_plain: bool) -> None:
        view = self._sections[section.name] = SectionView(self, section, is_plain)
        column.addWidget(view)

    def add_rows(self, column: QVBoxLayout, fields: list[Field]) -> None:
        """Fields one below the other; short ones that follow each other side by side."""
        row: QHBoxLayout | None = None
        for field in fields:
            box = self.box(field)
            priority = field.presentation.priority if field.presentation else 1
            if priority > SHORT or field.control is not None:
                row = None
                column.addWidget(box)
                continue
            if row is None or row.count() >= 3:
                row = QHBoxLayout()
                row.setSpacing(16)
                column.addLayout(row)
            row.addWidget(box, max(1, round(10 * priority)), Qt.AlignmentFlag.AlignTop)

    def box(self, field: Field) -> FieldBox:
        """Makes what shows a field, of the form or of one of its rows."""
        box = self.boxes[field.id] = FieldBox(field, self.content, appearance=self.appearance, word=self.form.word)
        box.is_on_page = self.form.is_on_page(field)
        box.update_visible()
        box.committed.connect(lambda result: self._committed(box, result))
        box.completed.connect(self._completed)
        if (group := self._groups.get(field.group or "")) is not None:
            box.destroyed.connect(field.on_change(group.note))
            group.note(field)
        self._unbuilt.append(box)
        if hasattr(self, "_builder"):
            self._builder.start(0)
        return box

    def forget(self, field: Field) -> None:
        """A field went with its row."""
        self.boxes.pop(field.id, None)
        if (group := self._groups.get(field.group or "")) is not None:
            group.forget(field)

    def _build_some(self) -> None:
        """Builds widgets that nobody has seen yet, a few at a time."""
        until = monotonic() + SLICE_SECONDS
        while self._unbuilt and monotonic() < until:
            box = self._unbuilt.pop(0)
            if self.boxes.get(box.field.id) is box:
                _ = box.editor
        if not self._unbuilt:
            self._builder.stop()
            self.order_tabs()

    @property
    def is_built(self) -> bool:
        return not self._unbuilt

    def update_style(self) -> None:
        """Wears the appearance, by day or by night as the palette is."""
        self.setStyleSheet(style_sheet(self.appearance, is_dark(QApplication.palette())))

    def event(self, event: QEvent) -> bool:
        # Not in `changeEvent`, which Qt does not call for it.
        if event.type() == QEvent.Type.ApplicationPaletteChange and hasattr(self, "form"):
            later(self, self.update_style)
        return super().event(event)

    # The keyboard

    def in_order(self) -> Iterator[FieldBox]:
        """The fields as they stand one below the other."""
        loose = [self.boxes[field.id] for field in self.form.fields_of(None)]
        if self._loose_first:
            yield from loose
        by_group: dict[str | None, list[FieldBox]] = {}
        for field in self.form.plain_fields():
            by_group.setdefault(field.group, []).append(self.boxes[field.id])
        for name in [*self._groups, None]:
            if name is None and not self._loose_first:
                yield from loose
            yield from by_group.get(name, []) if name is not None else []
            for section in self.form.sections.values():
                if section.group == name:
                    yield from (self.boxes[field.id] for row in section for field in row if field.id in self.boxes)

    def go(self, field: str) -> None:
        """Gives a field the keyboard."""
        box = self.boxes.get(field)
        if box is None:
            return
        box.editor.setFocus(Qt.FocusReason.TabFocusReason)
        # Where it comes to stand is known once all is laid out.
        later(self, lambda: self.area.ensureWidgetVisible(box, 0, 40) if field in self.boxes else None)

    def go_to_first(self) -> None:
        """Gives the keyboard to the first field of the page that can be filled in."""
        for id in [*self.form.order(), *(box.field.id for box in self.in_order())]:
            box = self.boxes.get(id)
            shown = box.field.presentation if box else None
            if box and not box.isHidden() and box.field.state.enabled and not (shown and shown.read_only):
                self.go(id)
                return

    def focusNextPrevChild(self, forward: bool) -> bool:
        # As all stands on the screen: Qt has rows that came later, or were moved, where they were made,
        # and a field that is not built yet has nothing that Qt could give the keyboard.
        stops = [each for each in _stops(self.layout()) if each.isEnabled() and each.isVisible()]
        stops = [each for each in stops if not isinstance(each, FieldBox) or each.field.state.enabled]
        focused = QApplication.focusWidget()
        for place, stop in enumerate(stops):
            if focused is not None and (stop is focused or stop.isAncestorOf(focused)):
                place += 1 if forward else -1
                if not 0 <= place < len(stops):
                    return self._leave(focused, stops[0 if forward else -1], forward)
                self._stop_at(stops[place], forward)
                return True
        return super().focusNextPrevChild(forward)

    def _leave(self, focused: QWidget, around: QWidget, forward: bool) -> bool:
        """Gives the keyboard to what is behind the form in its window, or to its other end."""
        for other in _chain(focused, forward):
            takes = other.focusPolicy() & Qt.FocusPolicy.TabFocus and other.isEnabled() and other.isVisible()
            if takes and other.window() is self.window() and not self.isAncestorOf(other):
                around = other
                break
        self._stop_at(around, forward)
        return True

    def order_tabs(self) -> None:
        """Has Qt know the order too, by which it comes into the form."""
        stops = [] if self._unbuilt else list(_stops(self.layout()))
        widgets = [each.editor if isinstance(each, FieldBox) else each for each in stops]
        for ahead in _chain(self, False):
            if ahead.focusPolicy() & Qt.FocusPolicy.TabFocus and not self.isAncestorOf(ahead):
                # What is ahead of the form in its window.
                widgets.insert(0, ahead)
                break
        for before, behind in zip(widgets, widgets[1:]):
            QWidget.setTabOrder(before, behind)

    def _stop_at(self, stop: QWidget, forward: bool) -> None:
        widget = stop.editor if isinstance(stop, FieldBox) else stop
        widget.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        if self.area.isAncestorOf(widget):
            later(stop, lambda: self.area.ensureWidgetVisible(stop, 0, 40))

    def showEvent(self, event: Any) -> None:
        super().showEvent(event)
        if self.window().focusWidget() is None:
            self.go_to_first()

    def _committed(self, box: FieldBox, result: Any) -> None:
        if not result.accepted and not result.pending:
            return
        if result.next is not None:
            self.go(result.next)
        elif result.page is not None:
            self.turn_to(result.page)
        elif result.submit:
            self.submit()

    def _completed(self, next: str) -> None:
        if self.follow:
            self.go(next)

    # How it stands

    def _show(self) -> None:
        """Shows how the form, its groups and its pages stand."""
        for view in self._sections.values():
            view.update_rows()
        if self.form.page != getattr(self, "_page", None):
            self._page = self.form.page
            for box in self.boxes.values():
                box.is_on_page = self.form.is_on_page(box.field)
                box.update_visible()
        for name, group in self._groups.items():
            group.show_standing(self.form.groups.get(name), self.form.invalid.get(name, 0))
        self._arrange()

    def _arrange(self) -> None:
        """Hides groups with nothing to show, and says which page it is."""
        seen = {box.field.group for box in self.boxes.values() if not box.isHidden()}
        if not self.form.pages:
            seen |= {view.section.group for view in self._sections.values()}
            for name, group in self._groups.items():
                group.setVisible(name in seen)
            self.back.hide()
            self.next.hide()
            return
        for name, view in self._sections.items():
            its = self.form.page_of_section(self.form.sections[name])
            view.setVisible(its in (None, self.form.page))
        shown = {page.page for page in self.form.shown_pages}
        for place, page in enumerate(self.form.pages):
            self.pages.setTabVisible(place, page.page in shown)
            self.pages.setTabText(place, unmarked(f"{page.title or page.page}{' ✓' if page.valid else ''}"))
            if page.page == self.form.page:
                self.pages.setCurrentIndex(place)
        seen |= {view.section.group for view in self._sections.values() if not view.isHidden()}
        for name, group in self._groups.items():
            group.setVisible(name in seen)
        self.back.setVisible(self.form.has_previous)
        self.next.setVisible(self.form.has_next)
        self.send.setVisible(not self.form.has_next)

    def say(self, text: str, kind: str = "") -> None:
        """Shows a line beside the buttons."""
        self.status.setText(text)
        self.status.setProperty("kind", kind)
        self.status.style().unpolish(self.status)
        self.status.style().polish(self.status)

    def _connection(self, connected: bool) -> None:
        self.say("" if connected else self.form.word("restart"), "" if connected else "warning")

    # Pages and submitting

    def _run(self, work: Coroutine[Any, Any, None]) -> Future[None]:
        async def guarded() -> None:
            try:
                await work
            except (ServerError, ServerEnded) as error:
                # A form that is gone says nothing.
                if isValid(self):
                    self.say(str(error), "error")

        task = self.server.loop.create_task(guarded())
        # What is typed behind it is meant for where it leads.
        self.server.loop.settle(task.done, TURN_SECONDS)
        return task

    def _page_clicked(self, place: int) -> None:
        if 0 <= place < len(self.form.pages):
            self.turn_to(self.form.pages[place].page)

    def turn(self, to: str) -> None:
        """Turns to the `next` page or the `previous` one, or says what is to be mended before."""
        if self.form.has_next if to == "next" else self.form.has_previous:
            self._run(self._turn(to, None))

    def turn_to(self, page: str) -> None:
        self._run(self._turn(None, page))

    async def _turn(self, to: str | None, page: str | None) -> None:
        result = await (self.form.turn(to) if to is not None else self.form.turn_to(page or ""))
        self._show()
        if result.moved:
            self.say("")
            self.area.verticalScrollBar().setValue(0)
            self.go_to_first()
        if result.invalid or result.pending:
            self._say_invalid(len(result.invalid), bool(result.pending))
        if result.first is not None:
            self.go(result.first)

    def _say_invalid(self, invalid: int, is_pending: bool) -> None:
        self.say(self.form.unfinished(invalid, is_pending), "error")

    def submit(self) -> None:
        """Submits: to the first field that is not valid, or on with the contents."""
        if self._submitting is None or self._submitting.done():
            self._submitting = self._run(self._submit())

    def give_up(self) -> None:
        """Nobody waits for what was to be submitted any more."""
        if self._submitting is not None and not self._submitting.done():
            self._submitting.cancel()
            self.say("")

    async def _submit(self) -> None:
        result: FormSubmitResult = await self.form.submit(secure=self.secure)
        if result.pending and not result.invalid:
            # Validators of the program are asked, and submitting goes on with what they say.
            self._say_invalid(0, True)
            result = await self.form.submit(secure=self.secure, wait=True)
        if result.valid:
            self.say("")
            later(self, lambda: self.submitted.emit(result))
            return
        if result.page is not None and result.page != self.form.page:
            await self.form.turn_to(result.page)
            self._show()
        self._say_invalid(len(result.invalid), bool(result.pending))
        if result.first is not None:
            self.go(result.first)
        later(self, lambda: self.refused.emit(result))

    # Rows

    def change_rows(self, work: Coroutine[Any, Any, SectionRow | None]) -> None:
        """Changes the rows of a section, and goes to one."""

        async def change() -> None:
            row = await work
            self._show()
            first = next((each for each in row if not each.is_hidden), None) if row is not None else None
            if first is not None:
                self.go(first.id)

        self._run(change())


def in_appearance(definition: FormDefinition, appearance: Appearance) -> FormDefinition:
    """The form with fields that speak and behave as the appearance does, but for those that say otherwise themselves."""
    from field_client.form import read_form

    form = dict(read_form(definition))
    if appearance != Appearance.NATIVE:
        form["fields"] = [{"appearance": appearance.value, **each} for each in form["fields"]]
        form["sections"] = [
            {**each, "fields": [{"appearance": appearance.value, **field} for field in each["fields"]]}
            for each in form.get("sections", [])
        ]
    return form


def _chain(start: QWidget, forward: bool) -> Iterator[QWidget]:
    """The widgets of a window in the order that Qt has them, from behind one and all around."""
    widget: QWidget | None = start
    while widget is not None:
        widget = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
        if widget is None or widget is start:
            return
        yield widget


def _stops(layout: QLayout | None) -> Iterator[QWidget]:
    """What Tab stops at, in the order of a layout."""
    for place in range(layout.count() if layout is not None else 0):
        item = layout.itemAt(place)  # type: ignore[union-attr]
        widget = item.widget()  # type: ignore[union-attr]
        if isinstance(widget, FieldBox):
            yield widget
        elif isinstance(widget, QScrollArea):
            yield from _stops(widget.widget().layout())  # type: ignore[union-attr]
        elif widget is None or widget.layout() is not None:
            yield from _stops(item.layout() if widget is None else widget.layout())  # type: ignore[union-attr]
        elif widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield widget


class PageBar(QTabBar):
    """The titles of pages. Which is marked is what the form says: no wheel moves the mark, and only the left button turns."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event) if event.button() == Qt.MouseButton.LeftButton else event.ignore()


class GroupView(QFrame):
    """A group with its title, and how it stands."""

    def __init__(self, form: Form, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._form = form
        self.setObjectName("group")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(18, 12, 18, 10)
        self.column.setSpacing(6)
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 4)
        self.title, self.standing = Title(title, "group-title"), QLabel()
        self.standing.setObjectName("standing")
        self.setAccessibleName(title)
        self._answered: set[str] = set()
        self._verdict: tuple[bool | None, int] = None, 0
        head.addWidget(self.title, 1)
        head.addWidget(self.standing)
        self.column.addLayout(head)

    def note(self, field: Field) -> None:
        """Notes whether a field is answered. A group that is valid as it came is not said to be complete."""
        was = bool(self._answered)
        (self._answered.add if field.is_answered else self._answered.discard)(field.id)
        if was != bool(self._answered):
            self.show_standing(*self._verdict)

    def forget(self, field: Field) -> None:
        """A field went with its row."""
        self._answered.discard(field.id)

    def show_standing(self, valid: bool | None, invalid: int) -> None:
        self._verdict = valid, invalid
        is_complete = bool(valid and self._answered)
        text = "" if valid is None else self._form.standing(valid, invalid, is_complete)
        if text == self.standing.text():
            return
        self.standing.setText(text)
        self.standing.setAccessibleName(text.removeprefix("✓ "))
        for each in self, self.standing:
            each.setProperty("valid", str(is_complete))
            each.style().unpolish(each)
            each.style().polish(each)


class FieldDialog(QDialog):
    """A form in a dialog: it is accepted with what was submitted, in `result_`."""

    _definition: FormDefinition
    _is_done: bool = False

    def __init__(self, server: FieldServer, definition: FormDefinition, parent: QWidget | None = None, **options: Any) -> None:
        # One that a parent keeps alive behind its end has the form still: the same call may come again.
        for other in parent.findChildren(FieldDialog) if parent is not None else ():
            if other._is_done and other._definition == definition:
                delete(other)
        super().__init__(parent)
        self._definition = definition
        self.finished.connect(self._finished)
        self.form = FieldForm(server, definition, self, **options)
        self.setWindowTitle(self.form.form.title)
        self.form.title.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.form)
        # As Qt's own dialogs say it, in the language of the program's translator.
        cancel = QPushButton(QCoreApplication.translate("QPlatformTheme", "Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.form.foot.layout().insertWidget(1, cancel)  # type: ignore[union-attr]
        self.result_: FormSubmitResult | None = None
        self.form.submitted.connect(self._submitted)
        self.resize(560, 640)

    def showEvent(self, event: QShowEvent) -> None:
        self._is_done = False
        super().showEvent(event)

    def _finished(self) -> None:
        self._is_done = True
        self.form.give_up()

    def _submitted(self, result: FormSubmitResult) -> None:
        if self._is_done:
            return
        self.result_ = result
        self.accept()
