"""The README's programs run as they stand there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
# Somebody who fills in the form, and goes when it is submitted.
PERSON = """
from PySide6.QtCore import QTimer
def fill():
    for field, text in {"email": "ada@example.com", "name": "Ada", "street": "1 Main St", "zip": "94105", "st": "CA",
                        "card": "4111111111111111", "expiry": "1230", "cvv": "123"}.items():
        form.form[field].set_text(text, "program")
    form.submit()
QTimer.singleShot(0, form, fill)
application.exec()
"""


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_program(number: int) -> None:
    code = PROGRAMS[number].replace("application.exec()\n", PERSON)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, cwd=README.parents[2], env={**os.environ}
    )
    assert done.returncode == 0, done.stderr
    if "submitted" in code:
        assert done.stdout == "4111111111111111 4111 1111 1111 1111 2030-12\n"
