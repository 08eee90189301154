"""What is sent, as the benchmark plays it: Tests/Benchmarks/Recordings."""

import asyncio
import os
import sys
from pathlib import Path

import pytest
from textual import events

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "Tests" / "Benchmarks" / "Recordings"))
import recording  # noqa: E402


@pytest.mark.parametrize("name, form", [("keys", recording.TYPES), ("checkout", recording.CHECKOUT)])
async def test_recording(name, form, opened, tmp_path):
    record = tmp_path / "record"
    command = [os.environ["FIELD_SERVER"], "--record", str(record), "--record-secure"]
    *steps, last = recording.steps(name)
    async with opened(form, size=(80, 200), server=command, keep_every=None) as screen:
        for step in steps:
            await do(screen, step)
        if "submit" in last:
            # The form is valid: with the answer the program ends.
            await screen.pilot.press("ctrl+s")
        else:
            await do(screen, last)
    recording.check("textual", name, recording.messages(record))


async def do(screen, step):
    if "submit" in step:
        await screen.press("ctrl+s")
        return
    if screen.focused != step["field"]:
        # `Screen.settle` draws all of a long form each time.
        screen.input(step["field"]).focus()
        await until(lambda: screen.focused == step["field"] and all(field.is_settled for field in screen.form))
        await press(screen.app, screen.field(step["field"]), "end", None)
    field, erase = screen.field(step["field"]), step.get("erase", 0)
    while field.text if erase == "all" else erase:
        await press(screen.app, field, "backspace", "\x7f")
        erase = erase if erase == "all" else erase - 1
    for key in step.get("type", ""):
        await press(screen.app, field, key, key)


async def press(app, field, key, character):
    before = field.text
    app.post_message(events.Key(key, character))
    # A key that is refused changes nothing.
    await until(lambda: field.text != before and field.is_settled, patience=100)


async def until(condition, patience=5000):
    for _ in range(patience):
        await asyncio.sleep(0.001)
        if condition():
            break
