"""The stories that all clients share, played by keys in Textual, and read from what it draws."""

import json
import os
import signal
import time
from pathlib import Path

import pytest
from textual import events

STORIES = json.loads((Path(__file__).parents[3] / "protocol" / "stories" / "stories.json").read_text())["stories"]
KEYS = {
    "Return": ["enter"], "Tab": ["tab"], "BackTab": ["shift+tab"], "Backspace": ["backspace"], "Delete": ["delete"], "Home": ["home"],
    "End": ["end"], "Up": ["up"], "Down": ["down"], "Space": ["space"], "Undo": ["ctrl+z"], "Redo": ["ctrl+y"],
    "Clear": ["ctrl+a", "delete"],
}  # fmt: skip
SECONDS = 60.0


async def do(screen, step):
    if "type" in step:
        await screen.burst(step["type"])
    if "press" in step:
        await screen.pilot.press(*KEYS[step["press"]])
    if "paste" in step:
        screen.app.post_message(events.Paste(step["paste"]))
    if step.get("kill"):
        os.kill(screen.app.client._transport.process.pid, signal.SIGKILL)


class Seen:
    """What somebody reads of a form in a terminal."""

    def __init__(self, screen, then):
        self.screen, self.then, self.result = screen, then, screen.app.return_value

    def all(self):
        return {name: self.see(name, wanted) for name, wanted in self.then.items()}

    def see(self, name, wanted):
        match name:
            case "focus":
                return self.screen.focused
            case "page":
                return self.screen.form.page
            case "submitted":
                return self.result and self.result.values
            case "answers":
                typed = (self.result and self.result.typed) or {}
                return self.result and {id: typed.get(id, value or None) for id, value in self.result.values.items()}
            case "masked":
                # The eye shows the secret.
                return [id for id in wanted if set(self.drawn(id).removesuffix("◉").rstrip()) == {"•"}]
        return {id: getattr(self, name)(id) for id in wanted}

    def drawn(self, id):
        """The line that is typed into."""
        return self.screen.lines(id)[1].strip()

    def text(self, id):
        text = self.screen.field(id).text
        shown = "•" * len(text) if self.screen.field(id).is_secure else text
        return text if self.drawn(id).startswith(shown) else self.drawn(id)

    def ghost(self, id):
        """What stands behind the text in another ink."""
        strip = self.screen.input(id).render_line(1)
        ink = self.screen.input(id).style("ghost").color
        return "".join(segment.text for segment in strip if segment.style and segment.style.color == ink).rstrip()

    def typed(self, id):
        return self.screen.field(id).typed

    def error(self, id):
        return next((line[2:].removesuffix("✓").strip() for line in self.screen.lines(id) if line.startswith("✗ ")), None)

    def badge(self, id):
        return self.screen.lines(id)[0].split("  ")[-1].strip()

    def counter(self, id):
        return self.screen.lines(id)[2].split(" ")[-1]

    def hidden(self, id):
        return not any(input.display and input.region for input in [self.screen.app.view.inputs.get(id)] if input)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story["name"].replace(" ", "-"))
async def test_story(opened, story):
    definition = {name: story[name] for name in ("fields", "pages") if name in story}
    async with opened({"title": "Story", "form": "story", **definition}) as screen:
        for number, step in enumerate(story["steps"]):
            await do(screen, step)
            until = time.monotonic() + SECONDS
            while (seen := Seen(screen, step.get("then", {})).all()) != step.get("then", {}):
                lines = "\n".join(screen.lines())
                assert time.monotonic() < until, f"step {number + 1}, {step}: {seen}\n{lines}"
                await screen.pilot.pause(0.02)
