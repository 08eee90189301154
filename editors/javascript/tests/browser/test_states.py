"""What shows and what is said in each state."""

import json
import os
from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

APPEARANCES = ["native", "vitamin", "novum", "fluent", "tfield", "underline"]
TREE = Path(__file__).with_name("accessibility.json")


def tree(page):
    """The accessibility tree of the controls: role, name, description and what holds of each."""
    nodes = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    kept = ("invalid", "required", "disabled", "readonly", "multiline", "checked", "expanded", "hasPopup", "focused",
            "errormessage")
    found = []
    for node in nodes:
        role = node.get("role", {}).get("value")
        if role not in ("textbox", "combobox", "checkbox", "listbox", "option", "button"):
            continue
        entry = {"role": role, "name": node.get("name", {}).get("value", "")}
        for key in ("value", "description"):
            if node.get(key, {}).get("value"):
                entry[key] = node[key]["value"]
        for each in node.get("properties", []):
            value = each["value"].get("value")
            # A menu is the browser's own, with what it remembers of the control.
            if each["name"] in kept and value not in (False, "false", None, "menu"):
                entry[each["name"]] = value
        found.append(entry)
    return found


STATES = {
    "at rest": ("", []),
    "focused": ("", ["focus"]),
    "with text": ("", ["focus", "941"]),
    "with an error": ("", ["focus", "941", "blur"]),
    "valid": ("", ["focus", "94105", "blur"]),
    "disabled": ("disabled", []),
    "read-only": ("readonly", []),
    "a list that is open": ("""type='{"name":"choice","choices":["One","Two"]}'""", ["focus", Keys.ARROW_DOWN]),
}


def test_the_accessibility_tree_of_each_state(page):
    is_written = "FIELD_REWRITE" in os.environ
    seen = {}
    expected = {} if is_written else json.loads(TREE.read_text(encoding="utf-8"))
    for name, (attributes, steps) in STATES.items():
        kind = "" if "type" in attributes else 'type="zip"'
        page.show(f"""<field-input {kind} {attributes} required helper="Five digits">
            <label>ZIP code</label><input name="a"></field-input>""")
        for step in steps:
            if step == "focus":
                page.focus()
            elif step == "blur":
                page.run("document.activeElement.blur()")
            else:
                page.keys(step)
        page.settle()
        # The browser brings its tree up to date when it has time.
        if is_written:
            seen[name] = tree(page)
        else:
            assert page.patient(lambda: tree(page), expected[name]) == expected[name], name
    if is_written:
        TREE.write_text(json.dumps(seen, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def test_an_error_is_spoken_once(page):
    page.show('<field-input type="zip"><label>ZIP</label><input name="a"></field-input>')
    page.run("""
      window.spoken = [];
      new MutationObserver(() => {
        const region = document.querySelector(".field-announcements");
        if (region?.textContent && spoken.at(-1) !== region.textContent) spoken.push(region.textContent);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    """)
    page.focus()
    page.keys("941", Keys.TAB)
    page.wait(lambda: page.run("return spoken.length") == 1)
    page.focus()
    page.keys(Keys.TAB)
    page.focus()
    page.settle()
    assert page.run("return spoken") == ["ZIP: Complete this."]
    assert page.run("return document.querySelectorAll('.field-announcements').length") == 1


def test_a_key_that_is_refused_is_said_for_a_moment(page):
    page.show('<field-input type="zip" helper="Five digits"><label>ZIP</label><input name="a"></field-input>')
    helper = "return document.querySelector('field-input [slot=helper]').textContent"
    spoken = "return document.querySelector('.field-announcements')?.textContent"
    page.focus()
    page.keys("9x")
    page.wait(lambda: page.run(helper) == "Not taken: x (a digit belongs there).")
    page.wait(lambda: page.run(spoken) == "Not taken: x (a digit belongs there).")
    assert page.find("field-input").get_attribute("data-refused") == ""
    page.keys("4")
    page.wait(lambda: page.run(helper) == "Five digits")
    assert page.find("field-input").get_attribute("data-refused") is None


def test_what_is_refused_of_a_secret_is_not_repeated(page):
    page.show('<field-input type="cvv" secure><label>Code</label><input name="a"></field-input>')
    page.focus()
    page.keys("x")
    helper = "return document.querySelector('field-input [slot=helper]').textContent"
    page.wait(lambda: page.run(helper) == "Not taken: • (a digit belongs there).")


def test_a_counter_is_spoken_towards_its_end(page):
    page.show('<field-input max-length="30" counter overflow="allow"><label>N</label><input name="a"></field-input>')
    page.focus()
    page.keys("some words that are long")
    counter = "document.querySelector('field-input').shadowRoot.querySelector('[part=counter]')"
    assert page.run(f"return {counter}.textContent") == "24/30"
    region = "document.querySelector('.field-announcements')?.textContent"
    page.wait(lambda: page.run(f"return {region}") == "24/30")
    page.keys(" and longer")
    assert page.find("field-input").get_attribute("data-overflow") == ""


def test_the_ghost_does_not_shift_the_text(page):
    page.show('<field-input type="expDate"><label>Expires</label><input name="a"></field-input>')
    page.focus()
    shadow = "document.querySelector('field-input').shadowRoot"
    text = f"return {shadow}.querySelector('[part=ghost]').textContent"
    box = "const r = document.querySelector('[name=a]').getBoundingClientRect(); return [r.x, r.y, r.width, r.height]"
    before = page.run(box)
    assert page.run(text) == "MM/YY"
    page.keys("1")
    assert page.run(text) == "1M/YY"
    page.keys("2", "3")
    assert page.run(text) == "12/3Y"
    assert page.run(box) == before
    # The rest begins where the text ends.
    width = page.run(f"""
      const typed = {shadow}.querySelector("[part=ghost] span").getBoundingClientRect().width;
      const canvas = document.createElement("canvas").getContext("2d");
      canvas.font = getComputedStyle(document.querySelector("[name=a]")).font;
      return [typed, canvas.measureText("12/3").width];
    """)
    assert abs(width[0] - width[1]) < 1.5
    page.keys("0")
    assert page.run(f"return {shadow}.querySelector('[part=ghost]').hidden")


def test_a_badge_shows(page):
    page.show('<field-input type="card"><label>Card</label><input name="a"></field-input>')
    page.focus()
    page.keys("4111")
    badge = page.run("return document.querySelector('field-input').shadowRoot.querySelector('[part=badge]')")
    assert (badge.text, badge.get_attribute("data-kind")) == ("Visa", "network")


@pytest.mark.parametrize("appearance", APPEARANCES)
def test_right_to_left(page, appearance):
    page.run("document.documentElement.dir = 'rtl'")
    page.show(f"""<field-input appearance="{appearance}"><label>اسم</label><input name="a"></field-input>
        <field-input appearance="{appearance}" type="phone"><label>هاتف</label><input name="b"></field-input>""")
    page.focus("b")
    page.keys("5551")
    assert page.shown("b") == "(555) 1|"
    # Digits and brackets stand in one order; what is written from the right stays so.
    assert page.run("return getComputedStyle(document.querySelector('[name=b]')).direction") == "ltr"
    assert page.run("return getComputedStyle(document.querySelector('[name=a]')).direction") == "rtl"
    page.focus("a")
    page.keys("سلام")
    assert page.text("a") == "سلام"
    page.run("document.documentElement.dir = ''")


def media(page, **features):
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})


def test_forced_colours_reduced_motion_and_dark(page):
    page.show('<field-input type="zip"><label>ZIP</label><input name="a"></field-input>')
    page.focus()
    page.keys("9", Keys.TAB)
    part = lambda name, style: page.run(
        "return getComputedStyle(document.querySelector('field-input').shadowRoot.querySelector("
        f"'[part={name}]')).{style}")
    try:
        media(page, forced_colors="active")
        assert part("control", "borderTopWidth") == "2px"
        media(page, prefers_reduced_motion="reduce")
        assert part("control", "transitionDuration") == "0s"
        light = part("control", "borderTopColor")
        media(page, prefers_color_scheme="dark")
        page.wait(lambda: part("control", "borderTopColor") != light)
    finally:
        media(page)


def test_what_keyboards_and_browsers_are_told(page):
    page.show("""<field-input type="card"><label>Card</label><input name="a" maxlength="3" type="number"></field-input>
        <field-input type="email"><label>E-mail</label><input name="b" type="email"></field-input>
        <field-input type="name"><label>Name</label><input name="c" autocomplete="family-name"></field-input>""")
    told = page.run("""return [...document.querySelectorAll("input")].map((c) =>
      [c.type, c.inputMode, c.autocomplete, c.enterKeyHint, c.autocapitalize, c.maxLength])""")
    assert told == [
        ["text", "numeric", "cc-number", "go", "none", -1],
        ["text", "email", "email", "go", "none", -1],
        ["text", "", "family-name", "go", "words", -1],
    ]


def test_parts_take_styles(page):
    page.show("""<style>field-input::part(control) { border-radius: 13px; } field-input { --field-accent: rgb(1, 2, 3); }</style>
        <field-input><label>A</label><input name="a"></field-input>""")
    page.focus()
    page.settle()
    control = "getComputedStyle(document.querySelector('field-input').shadowRoot.querySelector('[part=control]'))"
    page.wait(lambda: page.run(f"return [{control}.borderRadius, {control}.outlineColor]") == ["13px", "rgb(1, 2, 3)"])


def test_a_message_stands_where_the_page_has_put_it(page):
    page.show("""<field-input type="zip" helper="Five digits"><label>ZIP</label><input name="a">
        <em slot="helper" id="mine">Five digits</em></field-input>""")
    assert page.control().get_attribute("aria-describedby") == "mine"
    page.focus()
    page.keys("9", Keys.TAB)
    assert page.find("#mine").text == "Complete this."
    assert page.control().get_attribute("aria-errormessage") == "mine"
