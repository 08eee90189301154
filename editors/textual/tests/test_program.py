"""The program in a terminal, typed into in one write."""

import json
import os
import pty
import re
import select
import subprocess
import sys
import time

from conftest import CHECKOUT, FORMS
from test_forms import application


def read_until(terminal, output, ends, seconds=60):
    deadline = time.monotonic() + seconds
    while not ends(output):
        readable, _, _ = select.select([terminal], [], [], max(0, deadline - time.monotonic()))
        assert readable, f"the terminal says no more: {bytes(output[-2000:])!r}"
        try:
            data = os.read(terminal, 1 << 16)
        except OSError:
            break  # the other end is closed
        if not data:
            break
        output += data


def started(form, *options, **variables):
    """The program with a form, and the other end of its terminal."""
    terminal, side = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50", "LC_ALL": "C.UTF-8", **variables}
    with open(side, "wb", buffering=0) as other:
        program = subprocess.Popen([sys.executable, "-m", "field_textual", form, *options], stdin=other, stdout=other,
                                   stderr=other, env=environment, start_new_session=True)
    return program, terminal


def typed(form, shown, keys, *options, **variables):
    """Types into a form in a terminal of its own, when it shows something; returns what is printed in the end."""
    program, terminal = started(form, *options, **variables)
    output = bytearray()
    try:
        read_until(terminal, output, lambda seen: re.search(rb"Submit|Absenden", seen) and shown in re.sub(rb"\x1b\[[\d;]*m", b"", seen))
        os.write(terminal, keys.encode())
        read_until(terminal, output, lambda seen: program.poll() is not None)
        assert program.wait() == 0
    finally:
        program.kill()
        os.close(terminal)
    printed = re.search(rb"\{\r?\n.*\}", bytes(output), re.S)
    assert printed, output[-2000:]
    return json.loads(printed.group())


def test_a_checkout_in_one_write():
    values = typed(CHECKOUT, b"driver", "ada@example.com\r5552234567\rada king\r12 analytical row\r100014444\rny\r4111111111111111\r"
                                        "1230\r123\rring twice\r")
    assert values == {
        "email": "ada@example.com", "phone": "+15552234567", "name": "Ada King", "street": "12 Analytical Row",
        "zip": "100014444", "st": "NY", "card": "4111111111111111", "expiry": "2030-12", "note": "ring twice"}


def test_a_job_application_in_one_write(tmp_path):
    keys, _ = application(tmp_path)
    values = typed(FORMS / "job-application.json", b"A portfolio", keys)
    expected = {
        "name": "Ada Lovelace", "position": "driver", "hours": "25", "days": ["mon", "wed"], "license": True,
        "languages": ["English", "French"], "baking": "4",
        "about": "I like bread.\nA lot.", "letter": f"{tmp_path}/letter.pdf", "heard": "A friend", "true": True}
    assert {name: values.get(name) for name in expected} == expected
    assert [row["employer"] for row in values["jobs"]] == ["Analytical Engines"]


def test_earlier_answers_in_a_language(tmp_path):
    definition = {
        "title": "t", "form": "f", "fields": [
            {"field": "day", "label": "Tag", "type": {"name": "date", "format": "locale"}},
            {"field": "sum", "label": "Betrag", "type": {"name": "number", "decimals": 2}},
            {"field": "sizes", "label": "Sizes", "type": {"name": "choices", "choices": ["S", "M", "L"]}}],
        "sections": [{"section": "items", "title": "Items", "least": 1, "fields": [{"field": "name", "label": "Name"}]}]}
    answers = {"day": "2030-12-24", "sum": "1.5", "sizes": ["S", "L"], "items": [{"name": "Chair"}, {"name": "Lamp"}]}
    form, file = tmp_path / "form.json", tmp_path / "values.json"
    form.write_text(json.dumps(definition))
    # What the form has no field for was of an earlier one.
    file.write_text(json.dumps({**answers, "gone": 1}))
    values = ("--values", str(file))
    assert typed(form, b"1,5", "\x13", *values, LC_ALL="de_DE.UTF-8") == answers
    assert typed(form, b"1.5", "\x13", *values, "--locale", "en-US", LC_ALL="de_DE.UTF-8") == answers


def test_a_terminal_that_is_gone_ends_it():
    program, terminal = started(CHECKOUT)
    try:
        read_until(terminal, bytearray(), lambda seen: b"Submit" in seen)
        os.close(terminal)
        assert program.wait(60) == 1
    finally:
        program.kill()


def test_what_can_not_be_started():
    run = [sys.executable, "-m", "field_textual"]
    missing = subprocess.run([*run, "--server", "no-such-server"], capture_output=True, text=True, timeout=60)
    assert missing.returncode == 1 and "FIELD_SERVER" in missing.stderr
    no_form = subprocess.run([*run, "no-such-form.json"], capture_output=True, text=True, timeout=60)
    assert no_form.returncode == 1 and "no-such-form.json" in no_form.stderr
    no_values = subprocess.run([*run, "--values", "no-such-values.json"], capture_output=True, text=True, timeout=60)
    assert no_values.returncode == 1 and "no-such-values.json" in no_values.stderr
