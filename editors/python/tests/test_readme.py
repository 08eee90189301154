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


def test_a_data_frame():
    assert run("import pandas") == "[1] ['1815-12-10', None]\n"
    assert "`[1] ['1815-12-10', None]`" in README


def test_the_types_of_the_examples(tmp_path):
    """As somebody's editor checks them who copies one."""
    for number, example in enumerate(re.findall(r"```python\n(.*?)```", README, re.S)):
        (tmp_path / f"example{number}.py").write_text(example, encoding="utf-8")
    examples = sorted(map(str, tmp_path.iterdir()))
    strict = ["mypy", "--strict", "--config-file=", "--follow-imports=silent", "--cache-dir", str(tmp_path / "cache")]
    for command in ([*strict, *examples], ["pyright", "--pythonpath", sys.executable, *examples]):
        checked = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, timeout=600)
        assert checked.returncode == 0, checked.stdout + checked.stderr
