"""The README's example runs as printed."""

import re

from conftest import HERE, Screen

import field_textual
from field_textual import FormApp


def test_the_example(monkeypatch, capsys):
    """With somebody who fills the form in."""
    example = re.search(r"```python\n(.*?)```", (HERE.parent / "README.md").read_text("utf-8"), re.S).group(1)

    class Filled(FormApp):
        def run(self):
            async def fill(pilot):
                screen = Screen(self, pilot)
                await screen.until(lambda: self.view is not None and self.view.is_mounted and self.view.inputs)
                await screen.burst("ada@example.com\r5552234567\r")
                await screen.until(lambda: self.return_value is not None)

            return super().run(headless=True, auto_pilot=fill)

    monkeypatch.setattr(field_textual, "FormApp", Filled)
    exec(compile(example, "README.md", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out == "ada@example.com {'phone': '+15552234567'}\n"
