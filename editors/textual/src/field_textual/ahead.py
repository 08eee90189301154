"""Keys that are typed ahead get to what they are meant for."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from textual import events
from textual.widget import Widget
from textual.widgets import Button


class KeyReceiver(Widget):
    """A widget that is done with a key before it takes the next one, and passes on what came too late for it."""

    async def _on_key(self, event: events.Key) -> None:
        focused = self.screen.focused
        if focused is not self and isinstance(focused, KeyReceiver):
            # It was pressed before the focus went on, and came here after.
            event.stop()
            focused.post_message(events.Key(event.key, event.character))
        elif await self.receive(event):
            event.stop()
            event.prevent_default()

    async def receive(self, event: events.Key) -> bool:
        """Takes a key; False where it means nothing here."""
        raise NotImplementedError


class ActionButton(Button, KeyReceiver):
    """A button of a form. What is typed behind it waits for what it does, such as for a new row."""

    def __init__(self, label: str, act: Callable[[], Coroutine[Any, Any, None]], **options: Any) -> None:
        """`options` are those of `Button`."""
        super().__init__(label, **options)
        self._act = act

    async def receive(self, event: events.Key) -> bool:
        match event.key:
            case "tab":
                self.screen.focus_next()
            case "shift+tab":
                self.screen.focus_previous()
            case "enter":
                await self._press()
            case _:
                return False
        return True

    async def _on_click(self, event: events.Click) -> None:
        event.stop()
        event.prevent_default()
        await self._press()

    async def _press(self) -> None:
        # Not by its message, which would come behind the keys that wait already.
        if self.display and not self.disabled:
            with self.prevent(Button.Pressed):
                self.press()
            await self._act()

    async def on_button_pressed(self, event: Button.Pressed) -> None:
        """A program presses it."""
        event.stop()
        await self._act()
