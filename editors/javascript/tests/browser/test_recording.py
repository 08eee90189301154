"""What is sent, as the benchmark plays it: Tests/Benchmarks/Recordings."""

import json
import sys
from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

sys.path.insert(0, str(Path(__file__).resolve().parents[4] / "Tests" / "Benchmarks" / "Recordings"))
import recording  # noqa: E402

OPEN = """
  const form = document.createElement("field-form");
  form.definition = given[0];
  form.addEventListener("field-submit", (event) => event.preventDefault());
  main.replaceChildren(form);
  await settle();
"""
FOCUS = "document.querySelector(`[field='${arguments[0]}']`).control.focus()"
TEXT = "return document.activeElement.value"


@pytest.mark.parametrize("name, form", [("keys", recording.TYPES), ("checkout", recording.CHECKOUT)])
def test_recording(page, name, form):
    page.run_async(OPEN, json.loads(form.read_text(encoding="utf-8")))
    for step in recording.steps(name):
        do(page, step)
    recording.check("page", name, page.run("return messages.filter((each) => each.sent).map((each) => each.body)"))


def do(page, step):
    if "submit" in step:
        page.run_async("document.querySelector('field-form').form.requestSubmit(); await settle();")
        return
    page.run(FOCUS, step["field"])
    page.keys(Keys.END)
    erase = step.get("erase", 0)
    while page.run(TEXT) if erase == "all" else erase:
        page.keys(Keys.BACKSPACE)
        erase = erase if erase == "all" else erase - 1
    for key in step.get("type", ""):
        page.keys(key)
