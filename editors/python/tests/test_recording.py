"""What is sent, as the benchmark plays it: Tests/Benchmarks/Recordings."""

import os
import sys

import pytest
from conftest import ROOT

from field_client import Client

sys.path.insert(0, str(ROOT / "Tests" / "Benchmarks" / "Recordings"))
import recording  # noqa: E402


@pytest.mark.parametrize("name, form", [("keys", recording.TYPES), ("checkout", recording.CHECKOUT)])
async def test_recording(name, form, tmp_path):
    record = tmp_path / "record"
    command = [os.environ["FIELD_SERVER"], "--record", str(record), "--record-secure"]
    async with Client(server=command, keep_every=None) as client:
        form = await client.form(form)
        focused = None
        for step in recording.steps(name):
            field = form[step["field"]] if "field" in step else None
            if focused is not None and focused is not field:
                await focused.blur()
            if field is not None and focused is not field:
                await field.focus()
            focused = field
            if field is None:
                await form.submit()
                continue
            erase = step.get("erase", 0)
            while field.text if erase == "all" else erase:
                await field.delete()
                erase = erase if erase == "all" else erase - 1
            for key in step.get("type", ""):
                await field.insert(key)
    recording.check("python", name, recording.messages(record))
