"""What people do with keys and pointers."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

CARD = '<field-input type="card"><label>Card</label><input name="a"></field-input>'
PHRASE = '<field-input type="phrase"><label>Note</label><input name="a"></field-input>'


def paste(page, text, selector='[name="a"]'):
    """Pastes as the browser does, from its clipboard."""
    page.allow_clipboard()
    page.run_async("await navigator.clipboard.writeText(given[0])", text)
    page.run("document.querySelector(arguments[0]).focus()", selector)
    page.chord(Keys.CONTROL, "v")


def test_each_key_shows_formatted_at_once(page):
    page.show(CARD)
    page.focus()
    seen = []
    for key in "41111":
        page.keys(key)
        seen.append(page.shown())
    assert seen == ["4|", "41|", "411|", "4111|", "4111 1|"]
    page.keys("x")
    assert page.shown() == "4111 1|"


def test_the_text_is_formatted_before_the_page_hears_of_the_key(page):
    page.show(CARD)
    page.run("window.heard = []; main.addEventListener('input', (e) => heard.push(e.target.value))")
    page.focus()
    page.keys("42424")
    assert page.run("return heard") == ["4", "42", "424", "4242", "4242 4"]


def test_backspace_delete_and_words(page):
    page.show('<field-input type="phone"><input name="a" value="5551234567" aria-label="Phone"></field-input>')
    page.focus()
    page.keys(Keys.END)
    assert page.shown() == "(555) 123-4567|"
    page.keys(*[Keys.BACKSPACE] * 5)
    assert page.shown() == "(555) 12|"
    page.keys(Keys.HOME, Keys.DELETE)
    assert page.shown() == "(|551) 2"
    page.show(PHRASE)
    page.focus()
    page.keys("ring twice, mind")
    page.chord(Keys.CONTROL, Keys.BACKSPACE)
    assert page.text() == "ring twice, "
    page.chord(Keys.CONTROL, Keys.HOME)
    page.chord(Keys.CONTROL, Keys.DELETE)
    assert page.text().strip() == "twice,"


def test_undo_and_redo_by_keys_and_menu(page):
    page.show(CARD)
    page.focus()
    page.keys("41112")
    page.keys(Keys.BACKSPACE)
    page.chord(Keys.CONTROL, "z")
    assert page.shown() == "4111 2|"
    page.chord(Keys.CONTROL, "z")
    assert page.shown() == "|"
    page.chord(Keys.CONTROL, Keys.SHIFT, "z")
    assert page.shown() == "4111 2|"
    page.chord(Keys.CONTROL, "y")
    assert page.shown() == "4111|"
    # What the menu of the browser does.
    assert page.run("return document.queryCommandEnabled('undo')")
    page.cdp("Input.dispatchKeyEvent", type="keyDown", key="Undo", code="Undo", commands=["undo"])
    assert page.shown() == "4111 2|"


def test_paste_cut_and_copy(page):
    page.show(CARD)
    paste(page, "  4111-1111 1111 1111\n")
    assert page.shown() == "4111 1111 1111 1111|"
    page.run("document.querySelector('[name=a]').setSelectionRange(5, 9)")
    page.chord(Keys.CONTROL, "x")
    assert page.shown() == "4111| 1111 1111" or page.shown() == "4111 |1111 1111"
    page.chord(Keys.CONTROL, "z")
    assert page.text() == "4111 1111 1111 1111"
    page.show('<field-input type="phone"><input name="a" aria-label="Phone"></field-input>')
    paste(page, "+1 (555) 234-5678")
    assert page.shown() == "(555) 234-5678|"
    # All of it is replaced by what was read, not by what differs.
    page.chord(Keys.CONTROL, "a")
    paste(page, "1-555-234-9999")
    assert page.shown() == "(555) 234-9999|"


def test_lines_that_are_pasted_reach_the_server_as_lines(page):
    page.show("""<field-input type='{"name":"tags"}'><input name="a" aria-label="Tags"></field-input>""")
    paste(page, "one\ntwo words\r\nthree")
    assert page.shown() == "one, two words, three|"
    page.chord(Keys.CONTROL, "z")
    assert page.text() == ""
    page.show(PHRASE)
    paste(page, "one\ntwo")
    assert page.shown() == "one two|"


def test_drag_and_drop(page):
    page.show(PHRASE + '<p id="source" draggable="true">dropped</p>')
    page.focus()
    page.keys("one two ")
    # Within a line: what is taken out is put in elsewhere, as one edit.
    control = page.control()
    page.run("""
      const c = arguments[0];
      c.setSelectionRange(0, 4);
      c.dispatchEvent(new InputEvent("beforeinput", {inputType: "deleteByDrag", bubbles: true}));
      c.setRangeText("", 0, 4, "end");
      c.dispatchEvent(new InputEvent("input", {inputType: "deleteByDrag", bubbles: true}));
      c.setSelectionRange(4, 4);
      c.dispatchEvent(new InputEvent("beforeinput", {inputType: "insertFromDrop", data: "one ", bubbles: true}));
      c.setRangeText("one ", 4, 4, "end");
      c.dispatchEvent(new InputEvent("input", {inputType: "insertFromDrop", data: "one ", bubbles: true}));
    """, control)
    page.settle()
    assert page.text() == "two one "
    page.chord(Keys.CONTROL, "z")
    assert page.text() == "one two "


def test_real_drag(page):
    """A selection is dragged by the pointer from one field to another."""
    page.show(
        '<field-input type="phrase"><input name="a" value="4111 2222" aria-label="From"></field-input>'
        '<field-input type="card"><input name="b" aria-label="To"></field-input>')
    page.focus()
    page.run("document.querySelector('[name=a]').select()")
    source, target = page.control("a").rect, page.control("b").rect
    x, y = int(source["x"] + 15), int(source["y"] + source["height"] / 2)
    to_x, to_y = int(target["x"] + 30), int(target["y"] + target["height"] / 2)
    page.driver.execute_cdp_cmd("Input.setInterceptDrags", {"enabled": False})
    mouse = lambda kind, x, y, **more: page.driver.execute_cdp_cmd(
        "Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1, **more})
    mouse("mousePressed", x, y)
    for step in range(1, 11):
        mouse("mouseMoved", x + (to_x - x) * step // 10, y + (to_y - y) * step // 10, buttons=1)
    mouse("mouseReleased", to_x, to_y)
    page.settle()
    texts = page.text("a"), page.text("b")
    assert texts in [("", "4111 2222"), ("4111 2222", "4111 2222")], texts


def test_a_caret_that_is_put_somewhere(page):
    page.show('<field-input type="phone"><input name="a" value="55512345" aria-label="Phone"></field-input>')
    page.focus()
    page.run("document.querySelector('[name=a]').setSelectionRange(6, 6)")
    page.wait(lambda: page.run("return document.querySelector('field-input').field.selection.start") == 6)
    page.keys("9")
    assert page.shown().startswith("(555) 9|")
    # An arrow key goes over the literals of a template.
    page.run("document.querySelector('[name=a]').setSelectionRange(4, 4)")
    page.wait(lambda: page.run("return document.querySelector('field-input').field.selection.start") == 4)
    page.keys(Keys.ARROW_RIGHT)
    page.wait(lambda: page.shown().startswith("(555) |"))
    # What is selected is left as it is, to both sides.
    page.chord(Keys.SHIFT, Keys.ARROW_LEFT)
    page.chord(Keys.SHIFT, Keys.ARROW_LEFT)
    page.wait(lambda: "[" in page.shown())
    assert page.run("return document.querySelector('[name=a]').selectionDirection") == "backward"


def test_arrow_keys_step_parts_and_numbers(page):
    page.show('<field-input type="date"><input name="a" value="12/31/2025" aria-label="Day"></field-input>')
    page.focus()
    page.run("document.querySelector('[name=a]').setSelectionRange(0, 2)")
    page.wait(lambda: page.run("return document.querySelector('field-input').field.selection.end") == 2)
    page.keys(Keys.ARROW_UP)
    assert page.shown() == "[01]/31/2025"
    page.show('<field-input type=\'{"name":"number","step":"0.25"}\'><input name="a" aria-label="N" type="number"></field-input>')
    page.focus()
    page.keys("2", Keys.ARROW_UP)
    assert page.text() == "2.25"


def test_clear_button(page):
    page.show('<field-input type="phrase" clear-button="whileEditingOrFilled"><input name="a" aria-label="N"></field-input>')
    clear = "document.querySelector('field-input').shadowRoot.querySelector('[part=clear]')"
    assert page.run(f"return {clear}.hidden")
    page.focus()
    page.keys("some")
    assert not page.run(f"return {clear}.hidden")
    button = page.run(f"return {clear}")
    ActionChains(page.driver, duration=0).click(button).perform()
    page.settle()
    assert page.shown() == "|"
    assert page.run("return document.activeElement.name") == "a"
    page.chord(Keys.CONTROL, "z")
    assert page.shown() == "some|"


def test_a_secret_is_shown_by_its_button(page):
    page.show('<field-input type="password"><input name="a" type="password" aria-label="P" value=""></field-input>')
    page.focus()
    page.keys("hunter2A!")
    assert page.run("return document.querySelector('[name=a]').type") == "password"
    button = page.run("return document.querySelector('field-input').shadowRoot.querySelector('[part=trailing-icon]')")
    assert button.get_attribute("aria-pressed") == "false"
    ActionChains(page.driver, duration=0).click(button).perform()
    page.settle()
    assert page.run("return document.querySelector('[name=a]').type") == "text"
    assert (page.text(), button.get_attribute("aria-pressed")) == ("hunter2A!", "true")


def test_a_list_is_searched_and_chosen_from(page):
    page.show("""<field-input type='{"name":"choice","choices":["Aisle","Window","Wing"]}'>
        <label>Seat</label><input name="a"></field-input>""")
    page.focus()
    page.keys("w")
    listed = lambda: page.run("return [...document.querySelectorAll('[role=option]')].map((o) => o.textContent)")
    assert listed() == ["Window", "Wing"]
    assert page.control().get_attribute("aria-expanded") == "true"
    page.keys(Keys.ARROW_DOWN)
    active = page.control().get_attribute("aria-activedescendant")
    assert page.run("return document.getElementById(arguments[0]).textContent", active) == "Wing"
    page.keys(Keys.ENTER)
    assert (page.text(), page.control().get_attribute("aria-expanded")) == ("Wing", "false")
    page.keys(Keys.ESCAPE)


def test_a_box_and_a_picker(page):
    page.show("""<field-input required><label>Terms</label><input name="a" type="checkbox"></field-input>
        <field-input><label>Size</label><select name="b"><option value="">–</option>
        <option value="s">Small</option><option value="l">Large</option></select></field-input>""")
    page.control("a").click()
    page.settle()
    assert page.run("return document.querySelector('field-input').typed") is True
    page.focus("b")
    page.keys("L")
    assert page.run("return [document.querySelector('[name=b]').value, "
                    "document.querySelectorAll('field-input')[1].typed]") == ["l", "l"]
    page.run_async("await document.querySelectorAll('field-input')[1].field.setTyped('s')")
    assert page.run("return document.querySelector('[name=b]').value") == "s"
