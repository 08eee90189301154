"""The stories that all clients share, played by keys in a page, and read from what it draws."""

import json
from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys
from test_typing import paste

STORIES = json.loads((Path(__file__).parents[4] / "protocol" / "stories" / "stories.json").read_text(encoding="utf-8"))["stories"]
KEYS = {
    "Return": Keys.ENTER, "Tab": Keys.TAB, "Backspace": Keys.BACKSPACE, "Delete": Keys.DELETE, "Home": Keys.HOME, "End": Keys.END,
    "Up": Keys.ARROW_UP, "Down": Keys.ARROW_DOWN, "Space": Keys.SPACE,
}
CHORDS = {"BackTab": (Keys.SHIFT, Keys.TAB), "Undo": (Keys.CONTROL, "z"), "Redo": (Keys.CONTROL, "y")}

OPEN = """
  window.submitted = null;
  const form = document.createElement("field-form");
  form.setAttribute("return", "next");
  form.setAttribute("autofocus", "");
  form.definition = given[0];
  form.addEventListener("field-submit", (event) => {
    event.preventDefault();
    window.submitted = event.detail;
  });
  main.replaceChildren(form);
  await settle();
"""

# What somebody sees of a field, in the words of the stories.
SEE = """
  const [name, id] = arguments;
  const element = document.querySelector(`[field="${id}"]`);
  const control = element.control;
  const part = (name) => {
    const found = element.shadowRoot.querySelector(`[part="${name}"]`);
    return found.checkVisibility() ? found : null;
  };
  switch (name) {
    case "text": return control.type === "checkbox" ? element.text : control.value;
    case "typed": return element.typed;
    case "ghost": return part("ghost")?.lastChild.data ?? "";
    case "error": {
      const said = document.getElementById(control.getAttribute("aria-errormessage"));
      return said?.checkVisibility() ? said.textContent : null;
    }
    case "badge": return part("badge")?.textContent;
    case "counter": return part("counter")?.textContent;
    case "hidden": return !element.checkVisibility();
    case "masked": return control.type === "password";
  }
"""


def do(page, step):
    if "type" in step:
        page.keys(step["type"])
    press = step.get("press")
    if press == "Clear":
        page.chord(Keys.CONTROL, "a")
        page.keys(Keys.DELETE)
    elif press in CHORDS:
        page.chord(*CHORDS[press])
    elif press:
        page.keys(KEYS[press])
    if "paste" in step:
        paste(page, step["paste"], ":focus")
    if step.get("kill"):
        page.run("kill()")


def see(page, name, wanted):
    result = page.run("return window.submitted") if name in ("submitted", "answers") else None
    match name:
        case "focus":
            return page.run("return document.activeElement.closest('field-input')?.getAttribute('field')")
        case "page":
            return page.run("return document.querySelector('field-form').fields.page")
        case "submitted":
            return result and result["values"]
        case "answers":
            return result and {id: result["typed"].get(id, value or None) for id, value in result["values"].items()}
        case "masked":
            return [id for id in wanted if page.run(SEE, name, id)]
    return {id: page.run(SEE, name, id) for id in wanted}


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story["name"].replace(" ", "-"))
def test_story(page, story):
    definition = {name: story[name] for name in ("fields", "pages") if name in story}
    page.run_async(OPEN, {"title": story["name"], "form": "story", **definition})
    for number, step in enumerate(story["steps"]):
        do(page, step)
        then = step.get("then", {})
        seen = lambda: {name: see(page, name, wanted) for name, wanted in then.items()}
        assert page.patient(seen, then) == then, f"step {number + 1}, {step}"
    if any("kill" in step for step in story["steps"]):
        assert all("the server has trapped" in message for message in page.errors())
