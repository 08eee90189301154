"""The README's examples run and print as printed."""

import re
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


def run(containing):
    examples = re.findall(r"```python\n(.*?)```", README, re.S)
    example = next(each for each in examples if containing in each)
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_the_script():
    printed = run("BlockingClient").splitlines()
    assert printed == ["(555) 223-4567", "False Complete this."]
    assert all(f"`{line}`" in README for line in printed)


def test_kinds_of_fields():
    printed = run("terms.toggle()")
    assert printed.count("\n") == 4
    assert f"```text\n{printed}```" in README


def test_pages_and_sections():
    printed = run('form.turn("next")')
    assert printed.count("\n") == 3
    assert f"```text\n{printed}```" in README


def test_many_at_once():
    printed = run("import check").splitlines()
    assert len(printed) == 3
    assert all(f"`{line}`" in README for line in printed)


def test_the_checkout():
    printed = run("checkout = {")
    assert printed.count("\n") == 5
    assert f"```text\n{printed}```" in README
