"""Written sessions: where the caret is after each key. Those that are named after an issue are what its reporter did, with the
nearest type that the server has; `shows` is what this engine promises, which is written down beside each key."""

import json
import os
from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

FILE = Path(__file__).with_name("sessions.json")
SESSIONS = json.loads(FILE.read_text(encoding="utf-8"))
KEYS = {"Left": Keys.ARROW_LEFT, "Right": Keys.ARROW_RIGHT, "Up": Keys.ARROW_UP, "Down": Keys.ARROW_DOWN, "Home": Keys.HOME,
        "End": Keys.END, "Backspace": Keys.BACKSPACE, "Delete": Keys.DELETE, "Space": " ",
        "Control": Keys.CONTROL, "Shift": Keys.SHIFT}


def press(page, key):
    if key == "Select+All":
        page.chord(Keys.CONTROL, "a")
    elif "+" in key and len(key) > 1:
        modifier, key = key.split("+")
        page.chord(KEYS[modifier], KEYS.get(key, key))
    else:
        page.keys(KEYS.get(key, key))


def play(page, session):
    """What shows after each key."""
    page.run_async("""
      const element = document.createElement("field-input");
      element.options = { type: given[0] };
      element.innerHTML = '<label>Field</label><input name="a">';
      element.querySelector("input").defaultValue = given[1];
      document.querySelector("main").replaceChildren(element);
      await settle();
    """, session["type"], session["text"])
    page.focus()
    page.run("const c = document.querySelector('[name=a]'); c.setSelectionRange(c.value.length, c.value.length)")
    page.settle()
    seen = []
    for key in session["keys"].split():
        press(page, key)
        seen.append(page.shown())
    return seen


def test_there_are_enough():
    named = [each for each in SESSIONS if each["name"].split()[0] in ("maskito", "imask", "react-number-format")]
    assert len(SESSIONS) >= 60 and len(named) >= 30
    assert len({each["name"] for each in SESSIONS}) == len(SESSIONS)


@pytest.mark.parametrize("session", SESSIONS, ids=lambda each: each["name"])
def test_session(page, session):
    # What a key deletes is the browser's own: Firefox takes away the last sign of a joined one.
    assert play(page, session) == session.get(page.driver.name, session["shows"])


if __name__ == "__main__":
    # Writes down what shows, to be read before it is committed.
    from conftest import Page, start_browser

    driver = start_browser("chromium")
    try:
        page = Page(driver, os.environ["FIELD_ADDRESS"]).load()
        for session in SESSIONS:
            session["shows"] = play(page, session)
        lines = [json.dumps(each, ensure_ascii=False) for each in SESSIONS]
        FILE.write_text("[\n  " + ",\n  ".join(lines) + "\n]\n", encoding="utf-8")
    finally:
        driver.quit()
