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

from .input import Commands, FieldInput
from .pages import PageBar
from .section import RowBar, SectionBox


class Group(Vertical):
    """The fields of a group, with its title and its verdict on the frame."""

    DEFAULT_CSS = """
    Group { height: auto; border: round $panel-lighten-2; padding: 0 0; margin: 0 1 0 1; border-title-color: $text; }
    Group.valid { border: round $success-darken-1; border-subtitle-color: $text-success; }
    """

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.group = name
        self.border_title = title

    def show(self, valid: bool, invalid: int) -> None:
        self.set_class(valid, "valid")
        self.border_subtitle = "✓ complete" if valid else f"{invalid} to go"


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
    # A field that has the keyboard obeys them itself, so that what is typed ahead waits.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+s", "command('ctrl+s')", "Submit"),
        Binding("ctrl+pagedown", "command('ctrl+pagedown')", "Next page"),
        Binding("ctrl+pageup", "command('ctrl+pageup')", "Previous page"),
        Binding("ctrl+n", "command('ctrl+n')", "Add"),
        Binding("ctrl+d", "command('ctrl+d')", "Remove"),
        Binding("ctrl+r", "command('ctrl+r')", "Bring back"),
        Binding("alt+up", "command('alt+up')", "Move up", show=False),
        Binding("alt+down", "command('alt+down')", "Move down", show=False),
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
        self.secure = secure
        self.inputs: dict[str, FieldInput] = {}
        self._groups: list[Group] = []
        self._sections: list[SectionBox] = []
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
        yield Static(self.form.title, classes="form--title", markup=False)
        if self.form.pages:
            yield PageBar(self.form)
        for group, fields in self._blocks():
            if group is None:
                yield Vertical(*(self._input(field) for field in fields), classes="form--ungrouped")
            else:
                self._groups.append(group)
                with group:
                    yield from self._contents(group.group)
        for section in self.form.sections.values():
            if section.group is None:
                yield self._section(section)
        with Horizontal(classes="form--buttons"):
            if self.form.pages:
                yield Button("Back", id="previous")
                yield Button("Next", variant="primary", id="next")
            yield Button("Submit", variant="primary", id="submit")
        yield Static("", classes="form--status", markup=False)

    def _blocks(self) -> Iterator[tuple[Group | None, list[Field]]]:
        """The groups in their order, and the fields between them that are in none, as in the form file."""
        titles = self.form.group_titles()
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
                yield Group(name, titles[name]), []
        # Groups that have sections alone stand where the Return key walks them.
        order = self.form.order()
        first = next((order.index(field.id) for field in loose if field.id in order), len(order))
        ahead = [name for name in waiting if any(each in order[:first] for each in self._rows_of(name))]
        for name in ahead:
            yield Group(name, titles[name]), []
        if loose:
            yield None, loose
        for name in waiting:
            if name not in ahead:
                yield Group(name, titles[name]), []

    def _rows_of(self, group: str) -> list[str]:
        """The ids of the fields in rows of a group's sections."""
        sections = [each for each in self.form.sections.values() if each.group == group]
        return [field.id for section in sections for row in section for field in row]

    def _contents(self, group: str) -> ComposeResult:
        for part in self.form.parts_of(group):
            yield self._section(part) if isinstance(part, Section) else self._input(part)

    def _section(self, section: Section) -> SectionBox:
        is_plain = section.group is not None and self.form.group_titles().get(section.group) == section.title
        box = SectionBox(section, self._input, is_plain)
        self._sections.append(box)
        return box

    def _input(self, field: Field) -> FieldInput:
        input = self.inputs[field.id] = FieldInput(field)
        input.is_on_page = self.form.is_on_page(field)
        input.go, input.turn, input.commands = self.go, self.turn, self._commands
        return input

    # What shows

    def go(self, field: str) -> None:
        """Gives a field the keyboard."""
        if field in self.inputs:
            # Not `focus()`, which does it later: keys that are typed ahead would be too early for it.
            self.screen.set_focus(self.inputs[field])

    def on_mount(self) -> None:
        self._remove = self.form.on_change(lambda _: self._show())
        self._show()
        self._go_to_first()

    def on_unmount(self) -> None:
        if self._remove is not None:
            self._remove()

    def _go_to_first(self) -> None:
        """Gives the keyboard to the first field of the page that can be filled in."""
        for id in [*self.form.order(), *(input.field.id for input in self._in_order())]:
            input = self.inputs.get(id)
            if input is not None and input.display and not input.disabled and not input.is_read_only:
                self.go(id)
                return

    def _in_order(self) -> Iterator[FieldInput]:
        """The inputs as they stand one below the other."""
        return iter(self.query(FieldInput))

    def _show(self) -> None:
        """Shows what is there now: the rows, the fields of the page, how groups stand."""
        for box in self._sections:
            for gone in box.update():
                self.inputs.pop(gone.field.id, None)
        for input in self.inputs.values():
            input.is_on_page = self.form.is_on_page(input.field)
            input.update_display()
        for group in self._groups:
            group.show(self.form.groups.get(group.group, True), self.form.invalid.get(group.group, 0))
        self._arrange()

    def _arrange(self) -> None:
        """Hides what has nothing to show."""
        for box in self._sections:
            page = self.form.page_of_section(box.section)
            box.display = self.form.page is None or page in (None, self.form.page)
        for group in self._groups:
            inputs = [each for each in self.inputs.values() if each.field.group == group.group]
            boxes = [each for each in self._sections if each.section.group == group.group]
            group.display = any(each.display for each in (*inputs, *boxes))
        if self.form.pages:
            self.query_one("#previous", Button).display = self.form.has_previous
            self.query_one("#next", Button).display = self.form.has_next
            self.query_one("#submit", Button).display = not self.form.has_next
            self.query_one(PageBar).refresh()
        self.refresh_bindings()

    def on_field_input_appeared(self, event: FieldInput.Appeared) -> None:
        event.stop()
        self._arrange()
        if not event.input.display and event.input.has_focus:
            inputs = list(self._in_order())
            behind = inputs[inputs.index(event.input) + 1 :] if event.input in inputs else []
            following = next((each for each in behind if each.display and not each.disabled), None)
            if following is not None:
                self.go(following.field.id)

    def say(self, text: str, kind: str = "") -> None:
        """Shows a line below the buttons."""
        status = self.query_one(".form--status", Static)
        status.update(text)
        status.set_class(kind == "valid", "valid")
        status.set_class(kind == "invalid", "invalid")

    def _say_invalid(self, invalid: int, is_pending: bool) -> None:
        waiting = " Some are still being checked." if is_pending else ""
        count = f"{invalid} field{'' if invalid == 1 else 's'} to mend." if invalid else ""
        self.say((count + waiting).strip(), "invalid")

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
        self.say("Removed; Ctrl+R brings it back.")
        self.refresh_bindings()
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

    def on_section_box_add_pressed(self, event: SectionBox.AddPressed) -> None:
        event.stop()
        self._run(self._change(event.section.add()))

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

    def on_button_pressed(self, event: Button.Pressed) -> None:
        match event.button.id:
            case "submit":
                self._run(self.submit())
            case "next" | "previous" as to:
                self._run(self.turn(to))
            case _:
                return
        event.stop()

    async def submit(self) -> None:
        """Submits: to the first field that is not valid, or on with the contents."""
        try:
            result = await self.form.submit(secure=self.secure)
            if result.valid:
                self.say("Submitted.", "valid")
                self.post_message(self.Submitted(self, result))
                return
            if result.page is not None and result.page != self.form.page:
                await self.form.turn_to(result.page)
                self._show()
        except (ServerError, ServerEnded) as error:
            self.say(str(error), "invalid")
            return
        self._say_invalid(len(result.invalid), bool(result.pending))
        if result.first is not None:
            self.go(result.first)
