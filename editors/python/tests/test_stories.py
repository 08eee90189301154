"""The stories that all clients share, played by a person who has nothing but the client."""

import asyncio
import json
import os
import signal
from pathlib import Path

import pytest

from field_client import Client, ServerEnded

STORIES = json.loads((Path(__file__).parents[3] / "protocol" / "stories" / "stories.json").read_text())["stories"]


class Person:
    """Somebody at a form, with a keyboard and a clipboard."""

    def __init__(self, client, form):
        self.client, self.form = client, form
        self.submitted = None

    async def go(self, id):
        if self.focused is not None:
            self.focused.blur()
        self._id = id
        self.focused.focus()

    @property
    def focused(self):
        return self.form.fields.get(getattr(self, "_id", None))

    def _there(self):
        return [
            field.id
            for field in self.form
            if field.state.enabled and not field.is_hidden and self.form.is_on_page(field)
        ]

    async def begin(self):
        await self.go(self._there()[0])

    async def tab(self, by):
        await self.form.settled()
        there = self._there()
        await self.go(there[(there.index(self._id) + by) % len(there)])

    async def press(self, key):
        field = self.focused
        match key:
            case "Return":
                await self._return(field)
            case "Tab" | "BackTab":
                await self.tab(1 if key == "Tab" else -1)
            case "Backspace" | "Delete":
                field.delete("backward" if key == "Backspace" else "forward")
            case "Home" | "End":
                await field.settled()
                await field.select(0 if key == "Home" else len(field.text))
            case "Up" | "Down":
                field.step("increment" if key == "Up" else "decrement")
            case "Space":
                field.toggle() if field.control == "checkbox" else field.insert(" ")
            case "Undo":
                field.undo()
            case "Redo":
                field.redo()
            case "Clear":
                field.clear()
            case _:
                raise AssertionError(f"no key: {key}")

    async def _return(self, field):
        result = await field.commit()
        if not result.accepted:
            return
        if result.next is not None:
            await self.go(result.next)
        elif result.page is not None:
            if (await self.form.turn_to(result.page)).moved:
                await self.begin()
        elif result.submit:
            answer = await self.form.submit()
            self.submitted = answer.values if answer.valid else None
            self.answers = answers(answer) if answer.valid else None

    async def paste(self, text):
        field = self.focused
        before = field.text
        result = await field.insert(text, "paste")
        if result.dropped and field.control == "combobox":
            # What is left of a text that is no entry finds nothing.
            field.set_text(before)

    async def do(self, step):
        for key in step.get("type", ""):
            self.focused.insert(key)
        if "press" in step:
            await self.press(step["press"])
        if "paste" in step:
            await self.paste(step["paste"])
        if step.get("kill"):
            # What is typed next is typed before anybody has noticed.
            os.kill(self.client._transport.process.pid, signal.SIGKILL)
            return
        while not self.client.connected:
            await asyncio.sleep(0.001)
        await self.form.settled()
        try:
            # Behind everything that is pushed.
            await self.client.group_count("", form=self.form.id)
        except ServerEnded:
            await self.do({})
        await self.form.settled()

    def holds(self, name, wanted):
        fields = self.form.fields
        seen = {
            "text": lambda field: field.text,
            "typed": lambda field: field.typed,
            "error": lambda field: field.error,
            "ghost": ghost,
            "badge": lambda field: field.presentation.badge.text,
            "counter": lambda field: field.counter.text,
            "hidden": lambda field: field.is_hidden,
        }
        match name:
            case "focus":
                assert self._id == wanted
            case "page":
                assert self.form.page == wanted
            case "submitted":
                assert self.submitted == wanted
            case "answers":
                assert self.answers == wanted
            case "masked":
                assert all(fields[id].presentation.secure for id in wanted)
            case _:
                assert {id: seen[name](fields[id]) for id in wanted} == wanted


def answers(result):
    """What was submitted, by its meaning."""
    return {id: result.typed.get(id, value or None) for id, value in result.values.items()}


def ghost(field):
    template = field.presentation.template
    return "" if template is None else template.text[max(template.filled, len(field.text)) :]


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story["name"].replace(" ", "-"))
async def test_story(story):
    async with Client() as client:
        definition = {name: story[name] for name in ("fields", "pages") if name in story}
        person = Person(client, await client.form({"title": story["name"], "form": "story", **definition}))
        await person.begin()
        await person.form.settled()
        for number, step in enumerate(story["steps"]):
            await person.do(step)
            for name, wanted in step.get("then", {}).items():
                try:
                    person.holds(name, wanted)
                except AssertionError as error:
                    raise AssertionError(f"step {number + 1}, {step}: {error}") from error
