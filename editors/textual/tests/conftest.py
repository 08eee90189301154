"""Tests that are coroutines run in a loop of their own."""

import asyncio
import inspect
import os
import re
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual import events

from field_textual import FormApp

HERE = Path(__file__).parent
FORMS = HERE.parents[2] / "protocol" / "forms"
CHECKOUT = HERE.parent / "src" / "field_textual" / "checkout.json"
KEYS = {
    "\t": "tab", "\r": "enter", "\n": "enter", "\x7f": "backspace", " ": "space", "\x1b[B": "down", "\x1b[6;5~": "ctrl+pagedown",
    "\x01": "ctrl+a", "\x0e": "ctrl+n", "\x15": "ctrl+u", "\x17": "ctrl+w", "\x1a": "ctrl+z",
}
LONGEST_TEST = 300.0


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**arguments), LONGEST_TEST))
    return True


def pytest_configure():
    if "FIELD_SERVER" not in os.environ:
        pytest.exit("FIELD_SERVER names the daemon to test against", 2)


class Screen:
    """The running form, as a person has it."""

    def __init__(self, app, pilot):
        self.app, self.pilot = app, pilot

    @property
    def form(self):
        return self.app.view.form

    def field(self, id):
        return self.form[id]

    def input(self, id):
        return self.app.view.inputs[id]

    @property
    def focused(self):
        return getattr(getattr(self.app.focused, "field", None), "id", self.app.focused and self.app.focused.id)

    async def settle(self):
        """Waits until all keys are handled, all answers taken, all drawn."""
        while True:
            await self.pilot.pause()
            if all(field.is_settled for field in self.form):
                break
            await self.form.settled()
        await self.pilot.pause()

    async def press(self, *keys):
        await self.pilot.press(*keys)
        await self.settle()

    async def burst(self, text):
        """Keys as a terminal sends what was typed while nobody read: all of them before the first is handled."""
        for character in re.findall(r"\x1b\[[\d;]*[A-Z~]|.", text, re.S):
            key = KEYS.get(character, character)
            self.app.post_message(events.Key(key, character if len(character) == 1 else None))
        await self.settle()

    async def go(self, id):
        self.input(id).focus()
        await self.settle()

    async def until(self, condition):
        while not condition():
            await self.pilot.pause()

    def lines(self, id=None):
        """What the terminal shows, of a field or of everything."""
        if id is not None:
            input = self.input(id)
            return [input.render_line(y).text.rstrip() for y in range(input.size.height)]
        rows = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in row).rstrip() for row in rows]


@pytest.fixture
def opened():
    """Opens a form: `async with opened(definition) as screen`."""

    @asynccontextmanager
    async def open(definition=CHECKOUT, size=(80, 54), **options):
        app = FormApp(definition, **options)
        async with app.run_test(size=size) as pilot:
            screen = Screen(app, pilot)
            await screen.until(lambda: app.view is not None and app.view.is_mounted and app.view.inputs)
            await screen.settle()
            yield screen

    return open
