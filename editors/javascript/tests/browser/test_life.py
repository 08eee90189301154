"""Pages that come and go, many fields, and servers elsewhere."""

import re
import time

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

SERVER_RENDERED = """
  const frame = document.createElement("div");
  frame.innerHTML = `<form><field-later type="phone"><label for="p">Phone</label><input id="p" name="a" value="555">
    </field-later></form>`;
  main.replaceChildren(frame);
"""
UPGRADE = """
  const later = document.querySelector("field-later");
  window.LaterInput = class extends customElements.get("field-input") {};
  customElements.define("field-later", LaterInput);
  await later.ready;
  await later.field.settled();
"""


def test_what_was_typed_before_is_taken_over(page):
    page.run(SERVER_RENDERED)
    page.focus()
    page.keys(Keys.END, "1234")
    assert page.text() == "5551234"
    page.run("document.querySelector('[name=a]').setSelectionRange(4, 4)")
    page.run_async(UPGRADE)
    # The text is formatted, the keyboard stays where it was, and the caret by its digit.
    assert page.shown() == "(555) 1|23-4"
    assert page.run("return document.activeElement.name") == "a"
    page.keys("9")
    assert page.shown() == "(555) 19|2-34"
    assert page.run("return document.querySelector('label').htmlFor") == "p"


def test_what_nobody_touched_is_no_edit(page):
    page.run(SERVER_RENDERED)
    page.run_async(UPGRADE)
    assert page.text() == "(555"
    state = page.run("return document.querySelector('field-later').field.state")
    assert (state["dirty"], state["touched"]) == (False, False)


def test_back_and_forward(page):
    """The page is frozen with its engine, and goes on where it was."""
    page.show('<field-input type="card"><label>Card</label><input name="a"></field-input>')
    page.focus()
    page.keys("41111")
    page.run("addEventListener('pageshow', (event) => { window.wasKept = event.persisted; })")
    page.driver.get("data:text/html,elsewhere")
    page.driver.back()
    page.wait(lambda: page.run("return document.readyState === 'complete' && window.isLoaded === true"))
    assert page.run("return window.wasKept === true")
    assert page.text() == "4111 1"
    page.focus()
    page.keys(Keys.END, "2")
    assert page.shown() == "4111 12|"


def test_an_element_that_moves_keeps_its_field(page):
    page.show('<div id="one"><field-input type="zip"><label>Z</label><input name="a"></field-input></div><div id="two"></div>')
    page.focus()
    page.keys("941")
    page.run("two.append(document.querySelector('field-input'))")
    page.focus()
    page.keys(Keys.END, "05")
    assert page.text() == "94105"
    page.run("window.gone = document.querySelector('field-input'); gone.remove()")
    page.wait(lambda: page.run_async("return (await (await client()).fieldList({})).fields.length") == 0)
    page.run("main.append(gone)")
    page.run_async("await settle()")
    assert page.text() == "94105"


def test_a_page_with_a_strict_policy(page):
    """Nothing but scripts, styles and the engine of the page's own; no markup is made of text."""
    page.driver.get(f"{page.address}/tests/browser/strict.html")
    ready = "return [...document.querySelectorAll('field-input')].every((each) => each.field) && document.forms.length > 0"
    page.wait(lambda: page.run(ready))
    page.focus()
    page.keys("5552234567", Keys.TAB, "bl")
    page.wait(lambda: page.run("return document.querySelector('[role=option]')?.textContent.includes('blue') ?? false"))
    assert page.text() == "(555) 223-4567"


def test_what_scripts_say_of_a_control(page):
    """Frameworks set a control's own attributes, whenever they like."""
    page.show('<field-input type="zip"><label>Z</label><input name="a"></field-input>')

    def stands():
        page.settle()
        return page.run("""
          const element = document.querySelector("field-input");
          const { required, readOnly, disabled, validationMessage } = element.control;
          return [required, readOnly, disabled, element.field.state.enabled, validationMessage];
        """)

    control = "document.querySelector('[name=a]')"
    page.run(f"{control}.required = true")
    assert stands() == [True, False, False, True, "Fill this in."]
    page.run(f"{control}.required = false; {control}.readOnly = true")
    assert stands() == [False, True, False, True, ""]
    page.focus()
    page.keys("9")
    assert page.text() == ""
    page.run(f"{control}.readOnly = false; {control}.disabled = true")
    assert stands() == [False, False, True, False, ""]
    page.run(f"{control}.disabled = false; {control}.placeholder = '94105'")
    assert stands() == [False, False, False, True, ""]
    assert page.run("return document.querySelector('field-input').field.presentation.placeholder") == "94105"
    page.focus()
    page.keys("9")
    assert page.shown() == "9|"
    # The rest of the template stands where the placeholder stood: nobody has taken that away.
    page.keys(Keys.BACKSPACE)
    assert page.run("return document.querySelector('field-input').field.presentation.placeholder") == "94105"


def test_a_page_s_own_button_shows_a_secret(page):
    page.show('<field-input type="password"><label>P</label><input name="a" type="password"></field-input>')
    page.focus()
    page.keys("ab")
    for kind in ("text", "password"):
        page.run("document.querySelector('[name=a]').type = arguments[0]", kind)
        page.settle()
        page.keys("c")
        assert page.run("return document.querySelector('[name=a]').type") == kind
    assert page.text() == "abcc"


def test_an_attribute_that_goes(page):
    page.show('<field-input type="zip" required placeholder="94105"><label>Z</label><input name="a"></field-input>')
    shown = "const { label, placeholder } = document.querySelector('field-input').field.presentation;"
    assert page.run(f"{shown} return [label.required, placeholder]") == [True, "94105"]
    page.run("for (const each of ['required', 'placeholder']) document.querySelector('field-input').removeAttribute(each)")
    page.settle()
    assert page.run(f"{shown} return [label.required, placeholder ?? null]") == [False, None]


def test_a_control_in_the_place_of_another(page):
    """Servers send markup anew, and frameworks draw it."""
    page.show('<form><field-input type="phone"><label>P</label><input name="a"></field-input></form>')
    page.focus()
    page.keys("555123")
    replace = """
      const element = document.querySelector("field-input");
      const control = Object.assign(document.createElement("input"), { name: "a", defaultValue: arguments[0] });
      if (arguments[1]) element.innerHTML = "";
      else element.control.remove();
      element.append(control);
    """
    page.run(replace, "")
    page.settle()
    page.focus()
    page.keys(Keys.END, "4")
    assert page.shown() == "(555) 123-4|"
    # What the page says it is, as any value that a script sets; what the element had put beside it is there again.
    page.run(replace, "2125550100", True)
    page.settle()
    assert page.text() == "(212) 555-0100"
    page.focus()
    page.keys(Keys.END, Keys.BACKSPACE, Keys.TAB)
    assert page.text() == "(212) 555-010"
    assert page.run("""
      const { control } = document.querySelector("field-input");
      return document.getElementById(control.getAttribute("aria-describedby")).textContent;
    """) == "Complete this."


NAMES = """return [...document.querySelectorAll("field-input")].map((each) => each.field.presentation.label.text)"""


def test_a_label_that_changes(page):
    """A page is shown in another language, or a framework draws a label anew."""
    page.show("""<field-input required><label>Name</label><input name="a"></field-input>
      <label for="b">Outside</label> <field-input><input id="b" name="b"></field-input>
      <label>Around <field-input type="zip"><textarea name="c">1</textarea></field-input></label>
      <field-input><label>List
        <select name="d"><option>Ulm</option></select></label></field-input>
      <field-input label="Attribute"><input name="e"></field-input>
      <label for="f">Element</label> <field-input id="f"><div><input name="f"></div></field-input>""")
    assert page.run(NAMES) == ["Name", "Outside", "Around", "List", "Attribute", "Element"]
    # Each is a name of the control that people are in, and brings them there.
    assert page.run("return [...document.querySelectorAll('label')].map((each) => each.control?.name)") == list("abcdef")
    page.run("""
      const labels = document.querySelectorAll("label");
      labels[0].firstChild.nodeValue = "Nom";
      labels[1].textContent = "Dehors";
      labels[2].firstChild.nodeValue = "Autour ";
      labels[3].prepend("La ");
      labels[4].textContent = "Autre";
      labels[5].textContent = "L’élément";
    """)
    page.settle()
    assert page.run(NAMES) == ["Nom", "Dehors", "Autour", "La List", "Attribute", "L’élément"]
    page.run("""
      const label = document.createElement("label");
      label.textContent = "Nome";
      document.querySelector("label").replaceWith(label);
    """)
    page.settle()
    assert page.run(NAMES)[0] == "Nome"
    page.run("document.querySelector('label').textContent = ''")
    page.settle()
    assert page.run(NAMES)[0] == "Nome"


def test_markup_that_is_made_as_the_server_says(page):
    """Libraries that morph a page keep its elements, and give each the attributes and the contents that the server says."""
    page.show('<form><field-input type="zip" required><label>ZIP</label><input type="number" name="a" maxlength="3"></field-input></form>')
    page.focus()
    page.keys("12", Keys.TAB)
    markup = "return document.querySelector('field-input').outerHTML"
    before = page.run(markup)
    page.run("""
      const said = new DOMParser().parseFromString(arguments[0], "text/html").body.firstChild;
      const morph = (node, wanted) => {
        for (const { name } of [...node.attributes]) if (!wanted.hasAttribute(name)) node.removeAttribute(name);
        for (const { name, value } of wanted.attributes) node.setAttribute(name, value);
        for (const child of [...node.children]) {
          const other = wanted.querySelector(child.localName);
          if (other) morph(child, other);
          else child.remove();
        }
      };
      morph(document.querySelector("field-input"), said);
    """, '<field-input type="zip" required><label>ZIP</label><input type="number" name="a" maxlength="3"></field-input>')
    page.settle()

    def parts(text):
        return sorted(re.sub(r'id="field-\d+"|for="field-\d+"', "", text).replace(">", " ").split())

    assert parts(page.run(markup)) == parts(before)
    page.focus()
    page.keys(Keys.END, "345", Keys.TAB)
    assert page.text() == "12345"


def test_an_id_that_two_controls_have(page):
    """What can't be mended is left: nothing is written again and again."""
    page.show("""<input id="field-x"> <field-input><label for="field-x">A</label><input id="field-x" name="a"></field-input>""")
    assert page.run("return document.querySelector('[name=a]').id") == "field-x"
    page.run("document.querySelector('label').append('B')")
    page.settle()
    page.run("document.querySelector('label').removeAttribute('slot')")
    page.settle()
    assert page.run("return document.querySelector('label').slot") == "label"


def test_markup_that_was_copied(page):
    """A framework clones what it repeats; a page of a history is put in again as it was."""
    page.show('<form><field-input type="zip" required label="ZIP"><input name="a"></field-input></form>')
    page.focus()
    page.keys("12", Keys.TAB)
    page.run("""
      const form = document.querySelector("form");
      form.before(form.cloneNode(true));
      form.insertAdjacentHTML("afterend", form.outerHTML);
    """)
    page.settle()
    stands = page.run("""return [...document.querySelectorAll("field-input")].map((each) => {
      const { control, text } = each;
      const described = document.getElementById(control.getAttribute("aria-describedby"))?.closest("field-input") ?? each;
      return [text, control.labels.length, control.labels[0].closest("field-input") === each, described === each,
        each.querySelectorAll("[slot=helper]").length];
    })""")
    # Markup as text does not have what was typed.
    assert stands == [[text, 1, True, True, 1] for text in ("12", "12", "")]
    ids = page.run("return [...document.querySelectorAll('[id]')].map((each) => each.id)")
    assert len(ids) == len(set(ids))


def test_a_list_whose_entries_change(page):
    page.show("""<field-input><label>C</label><select name="a"><option value="">–</option><option>Ulm</option></select>
      </field-input>""")
    page.run("""
      const select = document.querySelector("select");
      select.replaceChildren(new Option("–", ""), new Option("Graz"), new Option("Linz"));
    """)
    page.settle()
    page.run("""
      const select = document.querySelector("select");
      select.value = "Linz";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    """)
    page.settle()
    assert page.run("return document.querySelector('field-input').text") == "Linz"
    assert page.run("return document.querySelector('field-input').field.state.validity") != "invalid"


STANDS = """
  const element = document.querySelector("field-input"), { text, typed, field } = element;
  return [text, typed, [...new FormData(element.form)].map(String), field.state.dirty];
"""


def test_several_entries(page):
    page.show("""<form><field-input label="C"><select name="a" multiple><option>red</option>
      <option value="g" selected>green</option><option>blue</option></select></field-input></form>""")
    assert page.run(STANDS) == ["green", ["g"], ["a,g"], False]
    page.run("""
      const select = document.querySelector("select");
      for (const option of select.options) option.selected = option.value !== "g";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    """)
    page.settle()
    assert page.run(STANDS) == ["red, blue", ["red", "blue"], ["a,red", "a,blue"], True]
    page.run_async("await document.querySelector('field-input').field.setTyped(['g', 'blue'])")
    assert page.run(STANDS)[2] == ["a,g", "a,blue"]
    page.run("document.querySelector('form').reset()")
    page.settle()
    assert page.run(STANDS) == ["green", ["g"], ["a,g"], False]


def test_buttons_of_which_one_is_on(page):
    page.show("""<form><field-input label="Size" required>
      <label><input type="radio" name="a" value="S"> Small</label>
      <label><input type="radio" name="a" value="M"> Medium</label></field-input><input id="other"></form>""")
    assert page.run(STANDS) == ["", None, [], False]
    said = """
      const element = document.querySelector("field-input"), on = [...element.querySelectorAll("input")];
      const label = document.getElementById(element.getAttribute("aria-labelledby"));
      return [element.getAttribute("role"), label.textContent, element.field.error ?? null, on.map((each) => each.disabled)];
    """
    assert page.run(said) == ["radiogroup", "Size", None, [False, False]]
    # From one button to the other nobody leaves the field.
    page.run("document.querySelector('input').focus(); document.querySelectorAll('input')[1].focus()")
    page.settle()
    assert page.run(said)[2] is None
    page.run("other.focus()")
    page.settle()
    assert page.run(said)[2] == "Fill this in."
    page.run("document.querySelectorAll('input')[1].click()")
    page.settle()
    assert page.run(STANDS) == ["Medium", "M", ["a,M"], True]
    page.run_async("await document.querySelector('field-input').field.setTyped('S')")
    assert page.run(STANDS)[2] == ["a,S"]
    page.run("document.querySelector('field-input').setAttribute('disabled', '')")
    page.settle()
    assert page.run(said)[3] == [True, True]
    assert page.run(STANDS)[2] == []


@pytest.mark.parametrize("kind, value, other", [
    ("date", "2024-05-06", "2030-12-24"), ("time", "07:08", "23:59"), ("month", "2024-05", "2025-01"),
    ("week", "2024-W05", "2026-W53"), ("datetime-local", "2024-05-06T07:08", "2024-02-29T00:00"), ("color", "#123456", "#abcdef"),
])
def test_a_picker_of_the_browser_s(page, kind, value, other):
    """It stays one, in its own format, and is judged by its field."""
    page.show(f'<form><field-input label="D"><input name="a" type="{kind}" value="{value}"></field-input></form>')
    assert page.run(STANDS) == [value, value, [f"a,{value}"], False]
    assert page.run("return document.querySelector('input').getAttribute('type')") == kind
    page.run("""
      const control = document.querySelector("input");
      control.value = arguments[0];
      control.dispatchEvent(new Event("change", { bubbles: true }));
    """, other)
    page.settle()
    assert page.run(STANDS) == [other, other, [f"a,{other}"], True]


def test_a_picker_with_a_type_is_one_of_text(page):
    page.show("""<form><field-input type="date" label="D"><input name="a" type="date" min="2024-01-01" value="2024-05-06">
      </field-input></form>""")
    assert page.run(STANDS) == ["05/06/2024", "2024-05-06", ["a,05/06/2024"], False]
    page.show("""<form><field-input label="D"><input name="a" type="date" min="2024-05-07" value="2024-05-06">
      </field-input></form>""")
    assert page.run("return document.querySelector('input').validationMessage") == "Choose 2024-05-07 or later."


def test_elements_that_scripts_make(page):
    page.run("""
      const element = document.createElement("field-input");
      element.setAttribute("type", "zip");
      element.setAttribute("label", "ZIP");
      element.setAttribute("name", "a");
      element.setAttribute("value", "94105");
      main.append(element);
    """)
    page.run_async("await settle()")
    assert page.text() == "94105"
    page.run("document.querySelector('field-input').setAttribute('type', 'card')")
    page.settle()
    assert page.text() == "9410 5"
    page.run("document.querySelector('field-input').options = { helper: 'Sixteen digits' }")
    page.settle()
    assert page.find("field-input").text.endswith("Sixteen digits")


def test_a_definition_that_is_wrong_leaves_a_plain_control(page):
    page.run("""main.innerHTML = '<field-input type="nothing"><label>A</label><input name="a"></field-input>'""")
    page.wait(lambda: page.run("return 'failed' in document.querySelector('field-input').dataset"))
    page.run("document.querySelector('[name=a]').focus()")
    page.control().send_keys("as ever")
    assert page.text() == "as ever"
    assert any("nothing" in message or "TypeNotFound" in message for message in page.errors())


def test_a_thousand_fields(page):
    page.run("""
      const types = ["zip", "phone", "card", "name", "email", "date", "number", "expDate", "phrase", "currency"];
      window.many = Array.from({ length: 1000 }, (_, i) =>
        `<field-input type="${types[i % 10]}"><label>Field ${i}</label><input name="f${i}"></field-input>`).join("");
    """)
    opened = page.run_async("""
      const began = performance.now();
      main.innerHTML = many;
      for (const input of document.querySelectorAll("field-input")) await input.ready;
      const opened = performance.now() - began;
      await new Promise(requestAnimationFrame);
      return opened;
    """)
    page.focus("f1")
    # What the package takes of a key: while the page is told of it, before anybody else is.
    took = page.run("""
      const control = document.querySelector("[name=f1]");
      const times = [];
      let began;
      addEventListener("input", () => { began = performance.now(); }, true);
      addEventListener("input", () => times.push(performance.now() - began));
      for (let round = 0; round < 20; round++) {
        for (const key of "5551234567") document.execCommand("insertText", false, key);
        control.select();
        document.execCommand("delete");
      }
      return times.sort((a, b) => a - b)[times.length >> 1];
    """)
    page.keys("5551234567")
    assert page.shown("f1") == "(555) 123-4567|"
    print(f"1,000 fields open in {opened:.0f} ms, a key takes {took:.2f} ms")


def test_two_tabs(page, address):
    page.show('<field-input type="zip"><label>Z</label><input name="a"></field-input>')
    page.focus()
    page.keys("941")
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    try:
        page.load()
        page.show('<field-input type="card"><label>C</label><input name="a"></field-input>')
        page.focus()
        page.keys("41111")
        assert page.shown() == "4111 1|"
    finally:
        page.driver.close()
        page.driver.switch_to.window(first)
    page.focus()
    page.keys(Keys.END, "05")
    assert page.shown() == "94105|"


SLOW_WORKER = """
  // A worker that takes its time: what it says comes a while later, in order.
  const listen = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function (type, callback, ...rest) {
    const late = (event) => setTimeout(() => callback(event), 40);
    return listen.call(this, type, type === "message" ? late : callback, ...rest);
  };
"""


def test_a_worker_and_a_slow_one(page):
    """Keys show as they were typed until a server elsewhere has answered, and never jump back."""
    page.load("server=worker")
    page.run(SLOW_WORKER)
    page.show('<field-input type="phone"><label>P</label><input name="a"></field-input>')
    page.run("window.seen = []; document.querySelector('[name=a]').addEventListener('input', (e) => seen.push(e.target.value))")
    page.focus()
    page.keys("5", "5", "5")
    page.control().send_keys("1234567")
    page.settle()
    assert page.shown() == "(555) 123-4567|"
    assert all(len(text) >= index + 1 for index, text in enumerate(page.run("return seen")))
    page.keys(*[Keys.BACKSPACE] * 4)
    assert page.shown() == "(555) 123|"


UNDO = (Keys.CONTROL, "z")


def press(page, keys):
    """Presses keys one right behind the other."""
    chain = ActionChains(page.driver, duration=0)
    for key in keys:
        if isinstance(key, tuple):
            chain.key_down(key[0]).send_keys(key[1]).key_up(key[0])
        else:
            chain.send_keys(key)
    chain.perform()
    page.settle()


@pytest.mark.parametrize("type, keys", [
    ("phone", [*"555123", Keys.ARROW_LEFT, Keys.ARROW_LEFT, "9", Keys.BACKSPACE, "8"]),
    ("phone", [*"x5-5", Keys.ARROW_LEFT, "1", Keys.END, "2", Keys.HOME, Keys.DELETE]),
    ("phrase", ["a", UNDO, UNDO, *"bc", Keys.ARROW_LEFT, Keys.BACKSPACE, "d"]),
    ("date", ["7", UNDO, "1", "2", Keys.ARROW_LEFT, Keys.ARROW_RIGHT, "3"]),
])
def test_keys_that_overtake_answers_end_as_awaited_ones(page, type, keys):
    markup = f'<field-input type="{type}"><label>P</label><input name="a"></field-input>'
    page.show(markup)
    page.focus()
    for key in keys:
        press(page, [key])
    awaited = page.shown()
    page.load("server=worker")
    page.run(SLOW_WORKER)
    page.show(markup)
    page.focus()
    press(page, keys)
    assert page.shown() == awaited


def test_a_server_that_is_not_to_be_had(page):
    """The page works as without the package."""
    page.run("window.useServer(() => Promise.reject(new Error('no engine')))")
    page.run("""main.innerHTML = '<form><field-input required><label>A</label><input name="a"></field-input></form>'""")
    page.wait(lambda: page.run("return 'failed' in document.querySelector('field-input').dataset"))
    page.control().send_keys("typed")
    assert page.run("return Object.fromEntries(new FormData(document.querySelector('form')))") == {"a": "typed"}
    assert any("no engine" in message for message in page.errors())


def test_an_engine_that_traps_is_replaced(page):
    page.show('<field-input type="phone"><label>P</label><input name="a"></field-input>')
    page.focus()
    page.keys("4155")
    page.run("window.kill()")
    page.keys("5")
    assert page.shown() == "(415) 55|"
    page.keys("50100")
    assert page.shown() == "(415) 555-0100|"
    assert page.run("return document.querySelector('field-input').field.state.validity") == "valid"
    assert any("the server has trapped" in message for message in page.errors())
