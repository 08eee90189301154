"""Controls stay those of the page: what scripts choose, what markup says, what is posted."""

import json

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

CHOSEN = """<form><field-input><label>A<select name="a"><option value="">-</option><option value="1">One</option><option value="2">Two</option>
</select></label></field-input>
<field-input><label><input type="checkbox" name="b" value="yes"> B</label></field-input>
<field-input label="C"><label><input type="radio" name="c" value="x"> X</label><label><input type="radio" name="c" value="y"> Y</label></field-input>
<field-input><label>D<input type="date" name="d"></label></field-input>
<field-input><label>E<input type="range" name="e" min="0" max="10"></label></field-input></form>"""
DATA = "return [...new FormData(document.querySelector('form'))]"
OWN = '<field-form><script type="application/json">{}</script><form id="f">{}<button>Go</button></form></field-form>'
HEAR = """
window.submitted = []; window.told = [];
document.querySelector("field-form").addEventListener("field-submit", (event) => told.push(event.detail));
document.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  submitted.push([...new FormData(event.target)].filter(([name]) => name !== ""));
});
"""


def own(fields, markup, **more):
    return OWN.format(json.dumps({"title": "T", "form": "own", "fields": fields, **more}), markup)


def test_what_a_script_chooses_stays(page):
    page.show(CHOSEN)
    page.run("""
      const by = (name) => document.querySelectorAll(`[name=${name}]`);
      by("a")[0].value = "2"; by("b")[0].checked = true; by("c")[1].checked = true;
      by("d")[0].value = "2024-05-06"; by("e")[0].value = 7;
    """)
    for name in "abcde":
        page.focus(name)
    page.settle()
    assert page.run(DATA) == [["a", "2"], ["b", "yes"], ["c", "y"], ["d", "2024-05-06"], ["e", "7"]]
    fields = "return [...document.querySelectorAll('field-input')].map((each) => each.field.text)"
    assert page.run(fields)[:4] == ["Two", "Yes", "Y", "2024-05-06"]


def test_fractions_of_a_slider_are_the_control_s_own(page):
    page.show('<field-input locale="de"><label>A<input type="range" name="a" min="0" max="1" step="0.1" value="0.5"></label></field-input>')
    page.focus()
    page.keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    assert page.text() == "0.7"
    assert page.run("return document.querySelector('field-input').text") == "0,7"


def test_a_slider_of_any_step_stands_anywhere(page):
    page.show('<field-input><label>A<input type="range" name="a" min="0" max="1" step="any"></label></field-input>')
    for value in ("0.27", "0.75", "0.0751106194690266"):
        page.run("const c = document.querySelector('[name=a]'); c.value = arguments[0]; c.dispatchEvent(new Event('input'))", value)
        page.settle()
        assert abs(float(page.text()) - float(value)) < 1e-9


@pytest.mark.parametrize(("direction", "step", "share", "stars", "text"), [
    ("ltr", "0.5", 0.5, "★★½☆☆", "2.5"), ("ltr", "0.5", 0.99, "★★★★★", "5.0"), ("ltr", "1", 0.5, "★★★☆☆", "3"),
    ("rtl", "0.5", 0.15, "★★★★½", "4.5"),
])
def test_a_star_is_chosen_with_the_pointer(page, direction, step, share, stars, text):
    page.show(f"""<div dir="{direction}"><field-input type='{{"name":"rating","max":5,"step":{step}}}'>
      <input name="a" aria-label="Rating"></field-input></div>""")
    scale = "document.querySelector('field-input').shadowRoot.querySelector('[part=scale]')"
    left, top, width, height = page.run(f"const r = {scale}.getBoundingClientRect(); return [r.left, r.top, r.width, r.height]")
    assert page.run(f"return {scale}.textContent") == "☆☆☆☆☆"
    chain = ActionChains(page.driver, duration=0)
    chain.w3c_actions.pointer_action.move_to_location(round(left + width * share), round(top + height / 2)).click()
    chain.perform()
    page.settle()
    assert page.run(f"return {scale}.textContent") == stars
    assert page.text() == text
    assert page.run("return document.activeElement.name") == "a"
    # Nobody counts so many.
    page.show("""<field-input type='{"name":"rating","max":100}'><input name="a" aria-label="Rating"></field-input>""")
    assert page.run(f"return {scale}.hidden")


def test_a_button_that_is_off_by_itself_stays_off(page):
    radios = "".join(f'<label><input type="radio" name="a" value="{v}" {d}> {v}</label>' for v, d in (("s", "disabled"), ("m", ""), ("l", "")))
    page.show(f'<field-input label="Size">{radios}</field-input>')
    disabled = "return [...document.querySelectorAll('[name=a]')].map((each) => each.disabled)"
    assert page.run(disabled) == [True, False, False]
    page.run("document.querySelector('field-input').setAttribute('disabled', '')")
    page.settle()
    assert page.run(disabled) == [True, True, True]
    page.run("document.querySelector('field-input').removeAttribute('disabled')")
    page.settle()
    assert page.run(disabled) == [True, False, False]


@pytest.mark.parametrize("control, keys, text", [
    ('<input name="a" type="number" min="1" max="10">', "abc12", "12"),
    ('<input name="a" maxlength="5">', "abcdefgh", "abcde"),
    ('<input name="a" type="email">', "a b@c", "ab@c"),
])
@pytest.mark.parametrize("change", ["e.replaceWith(e.cloneNode(true))", "e.remove(); await new Promise((r) => setTimeout(r, 50)); main.append(e)"])
def test_a_copy_means_what_its_first_said(page, control, keys, text, change):
    page.show(f'<field-input><label>A{control}</label></field-input>')
    page.run_async(f"const e = document.querySelector('field-input'); {change}; await document.querySelector('field-input').ready;")
    page.focus()
    page.keys(keys)
    assert page.text() == text
    assert page.run("return document.querySelectorAll('[aria-describedby]').length <= 1")


def test_a_form_that_comes_back_is_one_again(page):
    page.show(own([{"field": "a", "type": "phone"}], '<field-input><input name="a"></field-input>'))
    page.run(HEAR)
    page.focus()
    page.keys("555")
    page.run_async("""
      const form = document.querySelector("field-form");
      form.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      main.append(form);
      await form.ready; await form.elements[0].ready;
    """)
    page.focus()
    page.keys(Keys.END, "2234567", Keys.ENTER)
    assert page.text() == "(555) 223-4567"
    assert page.patient(lambda: page.run("return told.map((each) => each.values)"), [{"a": "5552234567"}]) == [{"a": "5552234567"}]


def test_reset_brings_back_what_a_form_file_begins_with(page):
    page.show(own([{"field": "a", "type": "phrase", "text": "hello"}], '<field-input><input name="a"></field-input>'))
    page.focus()
    page.keys(Keys.END, "!")
    page.run("document.querySelector('form').reset()")
    page.settle()
    assert page.text() == "hello"


def test_who_submits_twice_submits_once(page):
    page.show(own([{"field": "a", "type": "phrase", "validation": {"final": {"client": True}}}], '<field-input><input name="a"></field-input>'))
    page.run(HEAR)
    page.run_async("""
      const { client } = document.querySelector("field-form").elements[0].field;
      client.validator(() => new Promise((resolve) => setTimeout(resolve, 300)));
    """)
    page.focus()
    page.keys("x", Keys.ENTER, Keys.ENTER)
    page.wait(lambda: page.run("return submitted.length > 0"))
    page.settle()
    assert page.run("return [told.length, submitted.length]") == [1, 1]


def test_what_does_not_show_is_not_posted(page):
    fields = [{"field": "a", "type": "flag"}, {"field": "b", "type": "phrase", "shown": {"field": "a", "rule": "equals", "value": True}}]
    markup = """<field-input field="a"><input type="checkbox" name="a"></field-input><field-input field="b"><input name="b"></field-input>
      <input name="b" value="another">"""
    page.show(own(fields, markup))
    page.run(HEAR)
    page.control("a").click()
    page.settle()
    page.focus("b")
    page.keys("secret")
    page.control("a").click()
    page.settle()
    page.run("document.querySelector('form').requestSubmit()")
    assert page.patient(lambda: page.run("return submitted"), [[["b", "another"]]]) == [[["b", "another"]]]


def test_a_button_may_submit_whatever_is_there(page):
    page.show(own([{"field": "a", "type": "email", "required": True}], '<field-input><input name="a"></field-input><button id="draft" formnovalidate>Draft</button>'))
    page.run(HEAR)
    page.focus()
    page.keys("no address")
    page.run("document.querySelector('form').requestSubmit(document.querySelector('#draft'))")
    assert page.patient(lambda: page.run("return submitted.length"), 1) == 1


def test_what_the_page_says_of_a_control_stays(page):
    page.show('<p id="hint">A hint.</p><field-input type="phrase" hidden id="h"><label>H<input name="h"></label></field-input>'
              '<field-input type="phrase" required><label>A<input name="a" aria-describedby="hint"></label></field-input><input id="next">')
    page.run("document.querySelector('[name=a]').setCustomValidity('They differ.')")
    page.focus()
    page.keys("x", Keys.TAB)
    page.focus("a")
    assert page.run("return document.querySelector('[name=a]').validationMessage") == "They differ."
    assert page.run("return document.querySelector('[name=a]').getAttribute('aria-describedby').split(' ')[0]") == "hint"
    page.keys(Keys.END, Keys.BACKSPACE, Keys.TAB)
    ids = page.run("return document.querySelector('[name=a]').getAttribute('aria-describedby').split(' ')")
    assert ids[0] == "hint" and len(ids) == 2
    assert page.run("return document.querySelector('#h').hidden") is True


def test_who_hears_of_a_change_reads_what_stays(page):
    page.show('<field-input type="currency"><label>A<input name="a"></label></field-input><input id="next">')
    page.run("window.heard = []; document.addEventListener('change', (event) => heard.push(event.target.value))")
    page.focus()
    page.keys("5", Keys.TAB)
    assert page.run("return heard") == ["$5.00"]
    assert page.run("return document.querySelector('field-input').field.state.focus") == "inactive"


def test_the_label_is_what_the_attribute_says(page):
    page.show('<field-input label="One"><input name="a"></field-input>')
    page.run("document.querySelector('field-input').setAttribute('label', 'Two')")
    page.settle()
    assert page.run("return document.querySelector('label').textContent") == "Two"


def test_a_hidden_control_before_a_box_is_none(page):
    page.show('<field-input required><input type="hidden" name="a" value="0"><label><input type="checkbox" name="a" value="1"> A</label></field-input>')
    assert page.run("return document.querySelector('field-input').checkValidity()") is False


def test_a_marked_entry_is_in_sight(page):
    page.show('<field-input type="country"><label>A<input name="a"></label></field-input>')
    page.focus()
    page.keys("a", *[Keys.ARROW_DOWN] * 9)
    assert page.run("""
      const active = document.querySelector("[data-active]"), list = active.parentElement;
      const [a, l] = [active.getBoundingClientRect(), list.getBoundingClientRect()];
      return a.top >= l.top - 1 && a.bottom <= l.bottom + 1;
    """)


def test_findings_are_spoken_in_a_dialog(page):
    page.show('<dialog><field-input type="email" required><label>A<input name="a"></label></field-input></dialog>')
    page.run("document.querySelector('dialog').showModal()")
    page.focus()
    page.keys("x", Keys.TAB)
    page.wait(lambda: page.run("return [...document.querySelectorAll('[role=status]')].some((each) => each.textContent !== '')"))
    assert page.run("return [...document.querySelectorAll('[role=status]')].find((each) => each.textContent !== '').closest('dialog') !== null")


def test_keys_and_the_wheel_lead_through_all_of_a_list(page):
    months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
    page.show(f"""<field-input type='{json.dumps({"name": "choice", "choices": months})}'><label>A<input name="a"></label></field-input>""")
    page.focus()
    page.keys(Keys.ARROW_DOWN)
    for _ in range(14):
        page.keys(Keys.ARROW_DOWN)
    active = "return document.querySelector('[data-active]')?.textContent"
    assert page.patient(lambda: page.run(active), "December") == "December"
    page.keys(Keys.ENTER)
    assert page.text() == "December"
    page.run("document.querySelector('[name=a]').select()")
    page.keys(Keys.BACKSPACE, Keys.ARROW_DOWN)
    page.run("const list = document.querySelector('.field-list'); list.scrollTop = list.scrollHeight")
    page.wait(lambda: page.run("return document.querySelectorAll('[role=option]').length") == 12)


@pytest.mark.parametrize("query", ["a", ""])
def test_keys_lead_through_a_long_list_and_back(page, query):
    page.show("""<field-input type="country"><label>A<input name="a"></label></field-input>""")
    page.focus()
    page.keys(query, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.ARROW_UP)
    active = "return document.querySelector('[data-active]')?.textContent"
    first = page.run(active)
    seen = [first]
    for _ in range(30):
        page.keys(Keys.ARROW_DOWN)
        seen.append(page.run(active))
    # Of a list that is longer none is left out, and at the end of one the last stays.
    distinct = list(dict.fromkeys(seen))
    assert len(distinct) > 10 and seen == distinct + [distinct[-1]] * (31 - len(distinct))
    for _ in range(30):
        page.keys(Keys.ARROW_UP)
    assert page.run(active) == first


def test_what_is_done_by_other_means_is_an_input_too(page):
    page.show('<field-input type="number"><label>A<input name="a"></label></field-input>')
    page.run("window.heard = []; document.addEventListener('input', (event) => heard.push(event.target.value))")
    page.focus()
    page.keys("5", Keys.ARROW_UP)
    page.chord(Keys.CONTROL, "z")
    assert page.run("return heard") == ["5", "6", "5"]


def test_what_is_off_by_itself_stays_off_in_a_fieldset(page):
    page.show("""<fieldset disabled><field-input type="phrase"><label>A<input name="a" disabled></label></field-input>
      <field-input type="phrase"><label>B<input name="b"></label></field-input></fieldset>""")
    page.run("document.querySelector('fieldset').disabled = false")
    page.settle()
    assert page.run("return [...document.querySelectorAll('field-input input')].map((each) => each.disabled)") == [True, False]
    page.run("document.querySelector('[name=a]').disabled = false")
    page.settle()
    assert page.run("return document.querySelector('field-input').field.state.enabled") is True


def test_a_control_of_another_form_is_reset_with_it(page):
    page.show('<form id="f"></form><field-input type="date" submits="typed"><label>A<input name="a" form="f"></label></field-input>')
    page.focus()
    page.keys("12252024")
    assert page.run("return [...new FormData(document.querySelector('#f'))]") == [["a", "2024-12-25"]]
    page.keys(Keys.BACKSPACE)
    page.run("document.querySelector('#f').reset()")
    page.settle()
    assert page.text() == "" and page.run("return document.querySelector('field-input').field.state.validity") == "unknown"


def test_a_click_below_a_message_that_comes_is_one(page):
    """The message comes where the button was: by the end of the press that has left the field."""
    page.show("""<style>#go { display: block }</style><field-input type="email" required><label>A<input name="a"></label></field-input>
      <button id="go">Go</button>""")
    page.run("window.clicks = 0; document.querySelector('#go').addEventListener('click', () => window.clicks++)")
    page.focus()
    page.keys("no address")
    top = "return document.querySelector('#go').getBoundingClientRect().top"
    before = page.run(top)
    page.find("#go").click()
    assert page.run("return clicks") == 1
    page.wait(lambda: page.run(top) > before)
    assert page.find("field-input").get_attribute("data-validity") == "invalid"
