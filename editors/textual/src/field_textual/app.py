"""A form as a program."""

from __future__ import annotations

import gc
import select
import sys
from collections.abc import Mapping
from typing import Any, ClassVar

from field_client import Client
from field_client.form import FormDefinition, read_form
from field_client.protocol import FormSubmitResult
from field_client.words import english
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Footer, Static

from .form import Form
from .keys import name_keys


class FormApp(App[FormSubmitResult]):
    """Shows a form until it is submitted; `run()` returns what was in it, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", "leave")]
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, definition: FormDefinition, *, secure: bool = False, values: Mapping[str, Any] | None = None, **options: Any
    ) -> None:
        """`values` are answers that are filled in; `options` are those of `field_client.Client`, such as `server` and `locale`."""
        super().__init__()
        name_keys(self, english)
        self.definition = read_form(definition)
        self.client = Client(**options)
        self.title = self.definition["title"]
        self._secure = secure
        self._values = values or {}
        self.view: Form | None = None
        """The form, once it is there."""

    def compose(self) -> ComposeResult:
        yield Static("…", id="starting")
        yield Footer()

    async def on_mount(self) -> None:
        if hasattr(select, "poll") and not self.is_headless:
            self.set_interval(1, self._look_at_terminal)
        await self.client.start()
        self.client.on_connection(self._connection)
        form = await self.client.form(self.definition)
        await form.fill(self._values)
        name_keys(self, form.word)
        self.view = Form(form, secure=self._secure)
        await self.query_one("#starting").remove()
        await self.mount(self.view, before=0)
        # Python looks for garbage while somebody types: not through all that a large form is made of, which stays.
        self.call_after_refresh(gc.freeze)

    async def on_unmount(self) -> None:
        gc.unfreeze()
        await self.client.close()

    def _look_at_terminal(self) -> None:
        """Ends where the terminal is gone: nothing else does in a process that gets no SIGHUP of it."""
        poll = select.poll()
        poll.register(sys.__stdin__ or 0, 0)
        if any(events & select.POLLHUP for _, events in poll.poll(0)):
            self.exit()

    def _connection(self, connected: bool) -> None:
        if self.view is not None:
            self.view.say("" if connected else self.view.form.word("restart"))

    def on_form_submitted(self, event: Form.Submitted) -> None:
        self.exit(event.result)
