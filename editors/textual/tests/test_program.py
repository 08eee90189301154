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


def started(form):
    """The program with a form, and the other end of its terminal."""
    terminal, side = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
    with open(side, "wb", buffering=0) as other:
        program = subprocess.Popen([sys.executable, "-m", "field_textual", form], stdin=other, stdout=other,
                                   stderr=other, env=environment, start_new_session=True)
    return program, terminal


def typed(form, shown, keys):
    """Types into a form in a terminal of its own, when it shows something; returns what is printed in the end."""
    program, terminal = started(form)
    output = bytearray()
    try:
        read_until(terminal, output, lambda seen: b"Submit" in seen and shown in seen)
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
