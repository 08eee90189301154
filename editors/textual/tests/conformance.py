"""The forms as protocol/conformance asks for them: keys in a running program, and what stands in its terminal then."""

import asyncio
import re
import sys
from pathlib import Path

from field_client import ServerEnded, ServerError
from textual import events

from field_textual import FormApp

sys.path.append(str(Path(__file__).resolve().parents[2] / "python" / "tests"))
from adapter import Kit, hello, serve  # noqa: E402

KEYS = {
    "backward": "backspace", "forward": "delete", "all": "ctrl+u", "left": "left", "right": "right", "undo": "ctrl+z", "redo": "ctrl+y",
    "increment": "up", "decrement": "down", "submit": "ctrl+s", "commit": "enter", "toggle": "space", "\n": "enter", " ": "space",
}  # fmt: skip
SIZE = (120, 50)
SECONDS = 0.2


class Program(FormApp):
    """A form that stays when it is submitted."""

    def on_form_submitted(self, event):
        event.prevent_default()


class TextualKit(Kit):
    async def begin(self, server, form, validator):
        self.app = Program({"title": "Form", **form}, server=server, capabilities={"events": True}, keep_every=None)
        self.client = self.app.client
        if validator is not None:
            self.client.validator()(validator)
        self.running = self.app.run_test(size=SIZE)
        self.pilot = await self.running.__aenter__()
        while self.app.view is None or not self.app.view.is_mounted:
            if self.app._exception is not None:
                raise self.app._exception
            await asyncio.sleep(0.001)
        self.form = self.app.view.form
        # What came of it, beside what the form makes of it.
        self.form.submit = self.noting("submitted", self.form.submit)
        for field in self.form:
            field.commit = self.noting("commit", field.commit)
        await self.handled()

    def noting(self, name, does):
        def asked(*words, **options):
            answer = asyncio.ensure_future(does(*words, **options))
            # Where an answer has the form ask once more and wait, it is the first.
            if not options.get("wait"):
                self.later(name, asyncio.shield(answer))
            return answer

        return asked

    async def press(self, *keys):
        """Keys, as they come from a terminal; what they lead to is not waited for."""
        for key in keys:
            character = key if len(key) == 1 else " " if key == "space" else None
            self.app.post_message(events.Key(key, character))
        await self.handled()

    async def handled(self):
        """Waits until the program has seen to its messages, and what has the keyboard to its own."""
        for widget in (self.app, self.app.screen, self.app.focused):
            if widget is not None:
                done = asyncio.Event()
                widget.call_later(done.set)
                try:
                    await asyncio.wait_for(done.wait(), SECONDS)
                except asyncio.TimeoutError:
                    pass  # It waits for an answer that is held back.

    async def go(self, field):
        # A row that has just come is not composed yet, or composed and not shown: it takes no keyboard then.
        for _ in range(100):
            self.app.view.go(field)
            await self.handled()
            input = self.app.view.inputs.get(field)
            if input is not None and (self.app.focused is input or input.disabled or not input.display):
                return
            await asyncio.sleep(0.01)

    async def act(self, act, field, word):
        if act in ("type", "delete", "move", "undo", "redo", "step", "commit", "toggle", "paste", "focus"):
            await self.go(field)
        match act:
            case "type":
                await self.press(*(KEYS.get(each, each) for each in re.findall(".", word, re.S)))
            case "delete" | "move" | "step":
                await self.press(KEYS[word])
            case "undo" | "redo" | "commit" | "submit" | "toggle":
                await self.press(KEYS[act])
            case "paste":
                self.app.post_message(events.Paste(word))
                await self.press()
            case "focus":
                pass
            case "blur":
                self.app.screen.set_focus(None)
                await self.handled()
            case "turn" if word in ("next", "previous"):
                await self.press({"next": "ctrl+pagedown", "previous": "ctrl+pageup"}[word])
            case _:
                return await super().act(act, field, word)
        return {}

    def field(self, field):
        """What is known of a field, where that is what its lines say, else what they do say."""
        known, input = super().field(field), self.app.view.inputs.get(field.id)
        if input is None or not input.display or not input.size.height:
            return known | {"hidden": True} if not known["hidden"] and self.form.is_on_page(field) else known
        lines = [input.render_line(y).text.rstrip() for y in range(input.size.height)]
        drawn = "\n".join(line.strip() for line in lines)
        # Lines are broken, and the longest ones are cut.
        shown = {"label": known["label"], "counter": known["counter"], "helper": (known["helper"] or "")[: SIZE[0] // 2]}
        if input.can_focus and not known["control"] and not known["multiline"] and len(known["text"]) < SIZE[0] // 2:
            shown["text"] = "•" * len(known["text"]) if field.is_secure else known["text"].rstrip().replace("\u200d", "")
            shown["rest"] = (known["rest"] or "").rstrip()
        missing = {name: drawn for name, text in shown.items() if text and text not in drawn}
        return known | missing | {"enabled": not input.disabled, "readOnly": input.is_read_only}

    async def close(self, **_):
        try:
            await self.running.__aexit__(None, None, None)
        except (ServerError, ServerEnded):
            pass  # It was told when the form did not open.
        return {}


asyncio.run(serve(TextualKit(), hello("Textual")))
