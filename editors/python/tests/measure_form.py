"""Drives a form from Python for editors/measure.py: measure_form.py FORM KEYS, with the daemon in FIELD_SERVER.

A line is written behind each part, and one awaited before the next.
"""

from __future__ import annotations

import asyncio
import sys

from field_client import Client, Field


async def typed(field: Field, key: str) -> None:
    """Types a key, or deletes, until it is answered."""
    await (field.insert(key) if key else field.delete())
    await field.settled()


def part() -> None:
    print("done", flush=True)
    sys.stdin.readline()


async def main(path: str, keys: int) -> None:
    async with Client() as client:
        form = await client.form(path)
        first, fifth = form["f1"], form["f5"]
        await first.focus()
        await typed(first, "q")
        part()
        await first.blur()
        await fifth.focus()
        await form.settled()
        part()
        for number in range(keys):
            await typed(fifth, "abc"[number % 3])
        part()
        await fifth.blur()
        await first.focus()
        part()
        for _ in range(keys // 2):
            await typed(first, "")
            await typed(first, "q")
        part()


asyncio.run(main(sys.argv[1], int(sys.argv[2])))
