"""A form: its groups with their fields, its sections, its pages, and buttons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, ClassVar

import field_client
from field_client import Field, Section, SectionRow, ServerEnded, ServerError
from field_client.protocol import FormSubmitResult
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Button, Static

from .ahead import ActionButton
from .group import Group
from .input import Commands, FieldInput, is_read_only
from .keys import name_keys
from .pages import PageBar
from .run import LINES, MOST, FieldRun
from .section import RowBar, SectionBox


# How many times a field that has the keyboard is looked for on the screen.
FOLLOWS = 10


class Form(VerticalScroll, can_focus=False):
    """Shows a `field_client.Form`: Tab and Return walk its fields, Ctrl+S submits."""

    DEFAULT_CSS = """
    Form > .form--title { text-style: bold; padding: 0 2; color: $primary; }
    Form > .form--ungrouped { height: auto; margin: 0 2 0 2; }
    Form > .form--status { padding: 0 2; color: $text-muted; }
    Form > .form--status.invalid { color: $text-error; }
    Form > .form--status.valid { color: $text-success; }
    Form > .form--buttons { height: auto; margin: 0 2; }
    Form > .form--buttons > Button { margin: 0 1 0 0; }
    """
    # A field that has the keyboard obeys them itself, so that what is typed ahead waits. They are named by words of the form.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+s", "command('ctrl+s')", "submit"),
        Binding("ctrl+pagedown", "command('ctrl+pagedown')", "next"),
        Binding("ctrl+pageup", "command('ctrl+pageup')", "back"),
        Binding("ctrl+n", "command('ctrl+n')", "add"),
        Binding("ctrl+d", "command('ctrl+d')", "remove"),
        Binding("ctrl+r", "command('ctrl+r')", "restore"),
        Binding("alt+up", "command('alt+up')", "up", show=False),
        Binding("alt+down", "command('alt+down')", "down", show=False),
    ]

    class Submitted(Message):
        """The form is valid, and here is what is in it."""

        def __init__(self, form: Form, result: FormSubmitResult) -> None:
            super().__init__()
            self.form, self.result = form, result

    def __init__(self, form: field_client.Form, *, secure: bool = False, id: str | None = None) -> None:
        """With `secure` the contents of secure fields are in the result too."""
        super().__init__(id=id)
        self.form = form
        name_keys(self, form.word)
        self.secure = secure
        self.inputs: dict[str, FieldInput] = {}
        """The widgets of fields, by id: of those that are in sight or near, and of all in sections."""
        self._groups: list[Group] = []
        self._by_name: dict[str | None, Group] = {}
        self._sections: list[SectionBox] = []
        self._parts: list[FieldRun | SectionBox] = []
        self._runs: dict[str, FieldRun] = {}
        self._standing: object = None
        self._possible: list[object] = []
        self._is_looking = self._is_judging = False
        self._has_news = False
        self._follows = 0
        self._removed: tuple[Section, int, dict[str, str]] | None = None
        self._remove: Callable[[], None] | None = None
        self._commands: Commands = {
            "ctrl+s": self.submit,
            "ctrl+pagedown": lambda: self.turn("next"),
            "ctrl+pageup": lambda: self.turn("previous"),
            "ctrl+n": self.add_row,
            "ctrl+d": self.remove_row,
            "ctrl+r": self.restore_row,
            "alt+up": lambda: self.move_row(-1),
            "alt+down": lambda: self.move_row(1),
        }

    def compose(self) -> ComposeResult:
        self._room = self.app.size.height
        self._titles = self.form.group_titles()
        yield Static(self.form.title, classes="form--title", markup=False)
        if self.form.pages:
            yield PageBar(self.form)
        for group, fields in self._blocks():
            if group is None:
                yield Vertical(*self._runs_of(fields), classes="form--ungrouped")
            else:
                self._groups.append(group)
                self._by_name[group.group] = group
                with group:
                    yield from self._contents(group.group)
        for section in self.form.sections.values():
            if section.group is None:
                yield self._section(section)
        with Horizontal(classes="form--buttons"):
            if self.form.pages:
                yield ActionButton(self.form.word("back"), lambda: self.turn("previous"), id="previous")
                yield ActionButton(self.form.word("next"), lambda: self.turn("next"), variant="primary", id="next")
            yield ActionButton(self.form.word("submit"), self.submit, variant="primary", id="submit")
        yield Static("", classes="form--status", markup=False)

    def _blocks(self) -> Iterator[tuple[Group | None, list[Field]]]:
        """The groups in their order, and the fields between them that are in none, as in the form file."""
        titles = self._titles
        waiting = list(titles)
        loose: list[Field] = []
        for field in self.form.plain_fields():
            if field.group is None:
                loose.append(field)
                continue
            while field.group in waiting:
                if loose:
                    yield None, loose
                    loose = []
                name = waiting.pop(0)
                yield Group(self.form, name, titles[name]), []
        # Groups that have sections alone stand where the Return key walks them.
        order = self.form.order()
        first = next((order.index(field.id) for field in loose if field.id in order), len(order))
        ahead = [name for name in waiting if any(each in order[:first] for each in self._rows_of(name))]
        for name in ahead:
            yield Group(self.form, name, titles[name]), []
        if loose:
            yield None, loose
        for name in waiting:
            if name not in ahead:
                yield Group(self.form, name, titles[name]), []

    def _rows_of(self, group: str) -> list[str]:
        """The ids of the fields in rows of a group's sections."""
        sections = [each for each in self.form.sections.values() if each.group == group]
        return [field.id for section in sections for row in section for field in row]

    def _contents(self, group: str) -> ComposeResult:
        fields: list[Field] = []
        for part in self.form.parts_of(group):
            if isinstance(part, Section):
                yield from self._runs_of(fields)
                fields = []
                yield self._section(part)
            else:
                fields.append(part)
        yield from self._runs_of(fields)

    def _runs_of(self, fields: list[Field]) -> Iterator[FieldRun]:
        """Fields as runs, of which those are made that the screen has room for at first."""
        for start in range(0, len(fields), MOST):
            run = FieldRun(fields[start : start + MOST], self._input, self._changed)
            run.make_room(self._is_shown)
            if run.display and self._room > 0:
                run.make()
                self._room -= LINES * len(run.fields)
            self._runs.update(dict.fromkeys((each.id for each in run.fields), run))
            self._parts.append(run)
            yield run

    def _section(self, section: Section) -> SectionBox:
        is_plain = section.group is not None and self._titles.get(section.group) == section.title
        box = SectionBox(section, self._input, lambda: self._change(section.add()), is_plain)
        self._sections.append(box)
        self._parts.append(box)
        return box

    def _input(self, field: Field) -> FieldInput:
        input = self.inputs[field.id] = FieldInput(field, word=self.form.word)
        input.is_on_page = self.form.is_on_page(field)
        input.go, input.turn, input.commands = self.go, self.turn, self._commands
        input.make_way, input.give_way = self._make_way, self._go_behind
        return input

    def _is_shown(self, field: Field) -> bool:
        return not field.is_hidden and self.form.is_on_page(field)

    # What shows

    def go(self, field: str) -> None:
        """Gives a field the keyboard."""
        if (run := self._runs.get(field)) is not None and run.display:
            self._make(run)
        if field in self.inputs:
            # Not `focus()`, which does it later: keys that are typed ahead would be too early for it.
            self.screen.set_focus(self.inputs[field])

    def on_mount(self) -> None:
        self._remove = self.form.on_change(lambda _: self._show())
        for field in self.form:
            self._take(field)
        self._show()
        self._go_to_first()

    def on_unmount(self) -> None:
        if self._remove is not None:
            self._remove()

    def _go_to_first(self) -> None:
        """Gives the keyboard to the first field of the page that can be filled in."""
        for id in [*self.form.order(), *(field.id for field in self._in_order())]:
            field = self.form.fields.get(id)
            if field is not None and self._is_shown(field) and field.state.enabled and not is_read_only(field):
                self.go(id)
                return

    def _in_order(self) -> Iterator[Field]:
        """The fields as they stand one below the other."""
        for part in self._parts:
            if isinstance(part, FieldRun):
                yield from part.fields
            else:
                for row in part.section:
                    yield from row

    def _changed(self, run: FieldRun, field: Field) -> None:
        """A field says something else; one that has a widget tells by that whether it shows."""
        self._take(field)
        if not run.is_made and run.takes_notice_of(field):
            self._arrange_soon()

    def _take(self, field: Field) -> None:
        if field.group in self._by_name:
            self._by_name[field.group].take(field)

    def _show(self) -> None:
        """Shows what is there now: the rows, the fields of the page, how groups stand."""
        for box in self._sections:
            for gone in box.update():
                self.inputs.pop(gone.field.id, None)
                if gone.field.group in self._by_name:
                    self._by_name[gone.field.group].forget(gone.field)
        for group in self._groups:
            group.show(self.form.groups.get(group.group, True), self.form.invalid.get(group.group, 0))
        rows = [(section.can_add, *(row.number for row in section)) for section in self.form.sections.values()]
        standing = (self.form.page, [(each.page, each.shown) for each in self.form.pages], rows)
        if self.form.pages:
            self.query_one(PageBar).refresh()
        if standing != self._standing:
            self._standing = standing
            self._arrange()

    def _arrange_soon(self) -> None:
        if not self._has_news:
            self._has_news = True
            self.call_later(self._arrange)

    def _arrange(self) -> None:
        """Hides what has nothing to show."""
        self._has_news = False
        for input in self.inputs.values():
            input.is_on_page = self.form.is_on_page(input.field)
            input.update_display()
        for part in self._parts:
            if isinstance(part, FieldRun):
                part.make_room(self._is_shown)
            else:
                page = self.form.page_of_section(part.section)
                part.display = self.form.page is None or page in (None, self.form.page)
        for group in self._groups:
            group.display = any(part.display for part in self._parts if part.parent is group)
        if self.form.pages:
            self.query_one("#previous", Button).display = self.form.has_previous
            self.query_one("#next", Button).display = self.form.has_next
            self.query_one("#submit", Button).display = not self.form.has_next
        self._bind()
        self._look_soon()

    def _bind(self) -> None:
        """Shows the keys that do something now."""
        possible: list[object] = [self.check_action("command", (key,)) for key in self._commands]
        if possible != self._possible:
            self._possible = possible
            self.refresh_bindings()

    def on_field_input_appeared(self, event: FieldInput.Appeared) -> None:
        event.stop()
        self._arrange_soon()

    def _go_behind(self, field: Field) -> None:
        """Gives the keyboard to the field behind one that goes."""
        fields = list(self._in_order())
        behind = fields[fields.index(field) + 1 :] if field in fields else []
        following = next((each for each in behind if self._is_shown(each) and each.state.enabled), None)
        if following is not None:
            self.go(following.id)

    # What is in sight

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        super().watch_scroll_y(old_value, new_value)
        self._look_soon()

    def on_descendant_focus(self) -> None:
        self._follows = FOLLOWS
        self._look_soon()

    def on_resize(self) -> None:
        self._look_soon()

    def _look_soon(self) -> None:
        if not self._is_looking:
            self._is_looking = True
            self.call_after_refresh(self._look)

    def _look(self) -> None:
        """Makes the fields that are in sight or near, and lets go of those that are far away."""
        self._is_looking = False
        self._follow()
        height = max(1, self.size.height)
        shown = [part for part in self._parts if part.display]
        for index, part in enumerate(shown):
            if not isinstance(part, FieldRun) or not part.region:
                continue
            top = part.region.y - self.region.y
            bottom = top + part.region.height
            # Beside what is always there, a Tab would find nothing else.
            beside = shown[max(0, index - 1) : index + 2]
            is_first_or_last = index in (0, len(shown) - 1)
            if is_first_or_last or len(beside) > sum(isinstance(each, FieldRun) for each in beside):
                self._make(part)
            elif bottom > -height // 2 and top < height * 3 // 2:
                self._make(part)
            elif (bottom < -3 * height or top > 4 * height) and part.is_made and not part.has_focus_within:
                for gone in part.discard():
                    self.inputs.pop(gone.field.id, None)

    def _follow(self) -> None:
        """Scrolls to the field that has the keyboard, which may have had no place when it got it."""
        focused = self.screen.focused
        if not self._follows or not isinstance(focused, FieldInput):
            return
        if not focused.region:
            self._follows -= 1
            self._look_soon()
            return
        self._follows = 0
        if not self.screen.can_view_entire(focused):
            self.screen.scroll_to_center(focused, origin_visible=True)

    def _make(self, run: FieldRun) -> None:
        if run.make():
            self._look_soon()

    def _make_way(self, field: Field, forward: bool) -> None:
        """Makes the fields on one side of a field, so that a Tab gets to them."""
        run = self._runs.get(field.id)
        if run is None:
            return
        place = self._parts.index(run)
        beside = self._parts[place + 1 :] if forward else reversed(self._parts[:place])
        for part in beside:
            if part.display and isinstance(part, FieldRun):
                self._make(part)
                if not any(self._is_shown(each) and each.state.enabled for each in part.fields):
                    continue
            if part.display:
                return

    def say(self, text: str, kind: str = "") -> None:
        """Shows a line below the buttons."""
        status = self.query_one(".form--status", Static)
        status.update(text)
        status.set_class(kind == "valid", "valid")
        status.set_class(kind == "invalid", "invalid")

    def _say_invalid(self, invalid: int, is_pending: bool) -> None:
        self.say(self.form.unfinished(invalid, is_pending), "invalid")

    # Pages

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        row = self._row
        match parameters:
            case ("ctrl+pagedown",):
                return self.form.has_next
            case ("ctrl+pageup",):
                return self.form.has_previous
            case ("ctrl+n",):
                return row is not None and row.section.can_add
            case ("ctrl+d",):
                return row is not None and row.section.can_remove
            case ("ctrl+r",):
                return self._removed is not None
            case ("alt+up",) | ("alt+down",):
                return row is not None
        return True

    def action_command(self, key: str) -> None:
        self._run(self._commands[key]())

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        """Does what the mouse, a button or a key outside of the fields asks for."""
        self.run_worker(work, group="form")

    async def turn(self, to: str) -> None:
        """Turns to the `next` page, the `previous` one or one by its name, or to what is to be mended before."""
        if (to == "next" and not self.form.has_next) or (to == "previous" and not self.form.has_previous):
            return
        try:
            names = [page.page for page in self.form.pages]
            result = await (self.form.turn_to(to) if to in names else self.form.turn(to))
        except (ServerError, ServerEnded) as error:
            self.say(str(error), "invalid")
            return
        self._show()
        if result.moved:
            self.say("")
            self.scroll_home(animate=False)
            self._go_to_first()
        if result.invalid or result.pending:
            self._say_invalid(len(result.invalid), bool(result.pending))
        if result.first is not None:
            self.go(result.first)

    def on_page_bar_chosen(self, event: PageBar.Chosen) -> None:
        event.stop()
        self._run(self.turn(event.page))

    # Sections

    @property
    def _row(self) -> SectionRow | None:
        """The row that has the keyboard."""
        focused = self.screen.focused if self.is_attached else None
        field = focused.field.id if isinstance(focused, FieldInput) else None
        for section in self.form.sections.values():
            for row in section:
                if any(each.id == field for each in row):
                    return row
        return None

    async def _change(self, change: Awaitable[SectionRow | None]) -> None:
        """Changes rows, and goes to one."""
        try:
            row = await change
        except (ServerError, ServerEnded) as error:
            self.say(str(error), "invalid")
            return
        if row is not None:
            self._go_to_row(row)

    async def add_row(self) -> None:
        """Adds a row behind the one that has the keyboard."""
        if (row := self._row) is not None and row.section.can_add:
            await self._change(row.section.add(row.index + 1))

    async def remove_row(self, row: SectionRow | None = None) -> None:
        """Takes a row away, by default the one that has the keyboard, which the next one gets then."""
        row = row or self._row
        if row is not None and row.section.can_remove:
            await self._change(self._take_away(row, row is self._row))

    async def _take_away(self, row: SectionRow, had_keyboard: bool) -> SectionRow | None:
        section, index = row.section, row.index
        removed = await section.remove(row)
        self._removed = (section, removed.at, removed.texts)
        self.say(f"{self.form.word('removed')} · Ctrl+R {self.form.word('restore')}")
        self._bind()
        return section[min(index, len(section) - 1)] if had_keyboard and section.rows else None

    async def restore_row(self) -> None:
        """Brings the row back that was taken away last."""
        if self._removed is not None:
            (section, at, texts), self._removed = self._removed, None
            await self._change(section.add(at, texts))

    async def move_row(self, by: int, row: SectionRow | None = None) -> None:
        """Moves a row, by default the one that has the keyboard."""
        row = row or self._row
        if row is None or not 0 <= row.index + by < len(row.section):
            return
        focused = self.screen.focused
        await self._change(row.section.move(row, row.index + by))
        if isinstance(focused, FieldInput):
            self.go(focused.field.id)

    def _go_to_row(self, row: SectionRow) -> None:
        first = next((each for each in row if not each.is_hidden), None)
        if first is not None:
            self.go(first.id)

    def on_row_bar_pressed(self, event: RowBar.Pressed) -> None:
        event.stop()
        match event.action:
            case "remove":
                self._run(self.remove_row(event.row))
            case "up":
                self._run(self.move_row(-1, event.row))
            case "down":
                self._run(self.move_row(1, event.row))

    # Submitting

    def on_field_input_committed(self, event: FieldInput.Committed) -> None:
        event.stop()
        if event.submit:
            self._run(self.submit())

    async def submit(self) -> None:
        """Submits: to the first field that is not valid, or on with the contents."""
        try:
            result = await self.form.submit(secure=self.secure)
            if result.pending and not result.invalid:
                # Validators of the program are asked. Keys need not wait for them.
                self._say_invalid(0, True)
                if not self._is_judging:
                    self._is_judging = True
                    self._run(self._submit_judged())
                return
            await self._take_submit(result)
        except (ServerError, ServerEnded) as error:
            self.say(str(error), "invalid")

    async def _submit_judged(self) -> None:
        """Goes on with submitting when validators have said what they have to."""
        try:
            await self._take_submit(await self.form.submit(secure=self.secure, wait=True))
        except (ServerError, ServerEnded) as error:
            self.say(str(error), "invalid")
        finally:
            self._is_judging = False

    async def _take_submit(self, result: FormSubmitResult) -> None:
        if result.valid:
            self.say(self.form.word("submitted"), "valid")
            self.post_message(self.Submitted(self, result))
            return
        if result.page is not None and result.page != self.form.page:
            await self.form.turn_to(result.page)
            self._show()
        self._say_invalid(len(result.invalid), bool(result.pending))
        if result.first is not None:
            self.go(result.first)
