"""A form: its groups with their fields, and a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import field_client
from field_client import ServerEnded, ServerError
from field_client.protocol import FormSubmitResult
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Button, Static

from .input import FieldInput


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
    Form > Button { margin: 0 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+s", "submit", "Submit")]

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
        self._remove: Callable[[], None] | None = None

    def compose(self) -> ComposeResult:
        yield Static(self.form.title, classes="form--title")
        for name, title in self.form.group_titles().items():
            group = Group(name, title)
            self._groups.append(group)
            with group:
                yield from self._inputs(name)
        with Vertical(classes="form--ungrouped"):
            yield from self._inputs(None)
        yield Button("Submit", variant="primary", id="submit")
        yield Static("", classes="form--status")

    def _inputs(self, group: str | None) -> ComposeResult:
        for field in self.form.fields_of(group):
            input = FieldInput(field)
            input.go = self.go
            self.inputs[field.id] = input
            yield input

    def go(self, field: str) -> None:
        """Gives a field the keyboard."""
        if field in self.inputs:
            # Not `focus()`, which does it later: keys that are typed ahead would be too early for it.
            self.screen.set_focus(self.inputs[field])

    def on_mount(self) -> None:
        self._remove = self.form.on_change(lambda _: self._show())
        self._show()
        order = self.form.definition.get("order") or list(self.inputs)
        if order:
            self.go(order[0])

    def on_unmount(self) -> None:
        if self._remove is not None:
            self._remove()

    def _show(self) -> None:
        for group in self._groups:
            group.show(self.form.groups.get(group.group, True), self.form.invalid.get(group.group, 0))

    def say(self, text: str, kind: str = "") -> None:
        """Shows a line below the button."""
        status = self.query_one(".form--status", Static)
        status.update(text)
        status.set_class(kind == "valid", "valid")
        status.set_class(kind == "invalid", "invalid")

    def on_field_input_committed(self, event: FieldInput.Committed) -> None:
        event.stop()
        if event.submit:
            self.action_submit()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "submit":
            event.stop()
            self.action_submit()

    def action_submit(self) -> None:
        self.run_worker(self.submit(), group="submit", exclusive=True)

    async def submit(self) -> None:
        """Submits: to the first field that is not valid, or on with the contents."""
        try:
            result = await self.form.submit(secure=self.secure)
        except (ServerError, ServerEnded) as error:
            self.say(str(error), "invalid")
            return
        if result.valid:
            self.say("Submitted.", "valid")
            self.post_message(self.Submitted(self, result))
            return
        count = len(result.invalid)
        waiting = " Some are still being checked." if result.pending else ""
        self.say(f"{count} field{'' if count == 1 else 's'} to mend.{waiting}" if count else waiting.strip(), "invalid")
        if result.first is not None:
            self.go(result.first)
