"""The forms of protocol/forms, drawn by the element and filled in by keys and pointers as people do."""

import json

import pytest
from selenium.webdriver.common.keys import Keys

OPEN = """
  window.submitted = null;
  main.innerHTML = `<field-form return="next" autofocus src="../../dist/forms/${given[0]}.json"></field-form>`;
  document.querySelector("field-form").addEventListener("field-submit", (event) => {
    event.preventDefault();
    window.submitted = event.detail;
  });
  await settle();
"""


class Form:
    def __init__(self, page, name):
        self.page = page
        page.run_async(OPEN, name)

    @property
    def focused(self):
        return self.page.run("return document.activeElement?.name")

    @property
    def where(self):
        return self.page.run("return document.querySelector('field-form').fields.page")

    def fill(self, *texts):
        """Fills in fields one after the other, from the one that has the keyboard: Return leads on."""
        for text in texts:
            self.page.keys(text, Keys.ENTER)

    def go(self, name):
        self.page.run("document.querySelector(`[name=\"${arguments[0]}\"]`).focus()", name)

    def type(self, name, *keys):
        self.go(name)
        self.page.chord(Keys.CONTROL, "a")
        self.page.keys(*keys)

    def press(self, button, container=""):
        """Presses the button that can be seen of those with such a task."""
        for found in self.page.driver.find_elements("css selector", f"{container} {button}"):
            if found.is_displayed():
                found.click()
                return self.page.settle()
        raise AssertionError(f"no {button} shows")

    def error(self, name):
        return self.page.run("""
          const said = document.getElementById(document.querySelector(`[name="${arguments[0]}"]`).getAttribute("aria-errormessage"));
          return said?.checkVisibility() ? said.textContent : null;
        """, name)

    def visible(self):
        """The names of the fields that show, from top to bottom."""
        return self.page.run("return [...document.querySelectorAll('field-input')].filter((e) => e.checkVisibility()).map((e) => e.name)")

    def choose(self, name, value):
        """Moves a thumb as its user does."""
        self.page.run("""
          const [name, value] = arguments, control = document.querySelector(`[name="${name}"]`);
          control.focus();
          control.value = value;
          control.dispatchEvent(new Event("input", { bubbles: true }));
        """, name, value)
        self.page.settle()

    def submit(self):
        self.press("button:not([type])")
        self.page.wait(lambda: self.page.run("return window.submitted !== null"))
        return self.page.run("return window.submitted")


def test_a_job_application(page, tmp_path):
    letter = tmp_path / "letter.pdf"
    letter.write_bytes(b"x")
    form = Form(page, "job-application")
    assert form.visible() == ["name", "born", "email", "phone", "website"]
    pages = "return [...document.querySelectorAll('[data-go]')].filter((e) => e.checkVisibility()).map((e) => e.textContent)"
    assert page.run(pages) == ["About you", "The position", "Experience", "Skills", "Documents"]
    form.fill("ada lovelace", "18151210", "ada@example.com", "+442079460000", "")
    page.patient(lambda: form.focused, "position")
    assert (form.where, form.focused) == ("position", "position")
    headings = "return [...document.querySelectorAll('legend')].filter((e) => e.checkVisibility()).map((e) => e.textContent)"
    assert page.run(headings) == ["The position"]
    # One page is there for some alone.
    page.keys("shop a", Keys.TAB)
    page.wait(lambda: "In the shop" in page.run(pages))
    form.type("position", "driv", Keys.TAB)
    page.wait(lambda: "In the shop" not in page.run(pages))
    form.choose("hours", "25")
    form.go("days")
    page.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.SPACE)
    assert page.text("days").rstrip(", ") == "Monday"
    page.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.SPACE, Keys.ESCAPE)
    form.type("start", "20991231")
    form.type("pay", "25")
    form.go("license")
    page.keys(Keys.SPACE)
    form.press('[data-do="next"]')
    page.wait(lambda: form.focused == "jobs[1].employer")
    form.fill("Analytical Engines", "Programmer", "183512", "183001")
    assert form.error("jobs[1].to") == "You can't have left before you began."
    form.press('[data-do="next"]')
    assert form.where == "experience"
    form.type("jobs[1].to", "183601", Keys.TAB)
    form.press('[data-do="next"]')
    page.wait(lambda: form.focused == "languages")
    page.keys("English, French")
    form.type("baking", "4")
    form.type("about", "I like bread.", Keys.ENTER, "A lot.")
    # Back and on again nothing is lost.
    form.press('[data-do="back"]')
    assert (form.where, page.text("jobs[1].title")) == ("experience", "Programmer")
    form.press('[data-go="send"]')
    assert form.where == "send"
    form.press("button:not([type])")
    page.wait(lambda: form.error("record") == "Send us a letter or a curriculum vitae.")
    page.control("letter").send_keys(str(letter))
    page.wait(lambda: form.error("record") is None)
    form.go("true")
    page.keys(Keys.SPACE)
    result = form.submit()
    expected = {
        "born": "1815-12-10", "phone": "+442079460000", "position": "driver", "hours": "25", "days": ["mon", "wed"],
        "start": "2099-12-31", "pay": "25.00", "license": True, "jobs[1].from": "1835-12", "jobs[1].to": "1836-01",
        "languages": ["English", "French"], "baking": "4", "keep": False, "true": True}
    assert {name: result["typed"].get(name) for name in expected} == expected
    assert (result["values"]["about"], result["values"]["letter"]) == ("I like bread.\nA lot.", "letter.pdf")
    assert result["sections"] == {"jobs": [1], "education": []}


def test_a_file_that_is_not_taken(page, tmp_path):
    large = tmp_path / "letter.pdf"
    large.write_bytes(bytes(5_000_001))
    picture = tmp_path / "me.png"
    picture.write_bytes(b"x")
    page.show("""<field-form><script type="application/json">{"title": "T", "form": "f", "fields": [
        {"field": "letter", "label": "Letter", "type": {"name": "file", "accept": [".pdf"], "maxSize": 5000000}}]}</script></field-form>""")
    control = page.control("letter")
    assert control.get_attribute("accept") == ".pdf"
    text = lambda: page.find("field-input").text
    control.send_keys(str(large))
    page.wait(lambda: page.find("field-input").get_attribute("data-validity") == "invalid")
    control.send_keys(str(picture))
    page.wait(lambda: "Choose a file of another kind." in text())
    large.write_bytes(b"x")
    control.send_keys(str(large))
    page.wait(lambda: page.find("field-input").get_attribute("data-validity") == "valid")


def test_settings(page):
    form = Form(page, "settings")
    assert "proxy.host" not in form.visible() and "volume" in form.visible()
    assert page.run("return document.querySelector('[name=save]').checked")
    form.type("theme", Keys.DELETE, "snow", Keys.TAB)
    form.choose("scale", "190")
    form.go("motion")
    page.keys(Keys.SPACE)
    form.type("language", "turk", Keys.TAB)
    form.type("font", "Fira Code", Keys.TAB)
    form.type("tab", Keys.ARROW_UP)
    page.keys(Keys.ARROW_UP)
    form.go("rulers")
    page.keys(Keys.END, ", 90")
    form.go("sound")
    page.keys(Keys.SPACE)
    page.wait(lambda: "volume" not in form.visible())
    page.keys(Keys.SPACE)
    page.wait(lambda: "volume" in form.visible())
    form.choose("volume", "50")
    form.go("mail")
    page.keys(Keys.ARROW_DOWN)
    option = page.run("return [...document.querySelectorAll('[role=option]')].find((e) => e.checkVisibility() && e.textContent === 'New versions')")
    option.click()
    page.settle()
    assert page.text("mail").rstrip(", ") == "Mentions, Replies, New versions"
    page.keys(Keys.ESCAPE)
    form.type("proxy", "by", Keys.TAB)
    page.wait(lambda: "proxy.host" in form.visible())
    form.type("proxy.host", "proxy.example")
    form.type("proxy.port", "8080")
    form.type("proxy.password", "Secret!")
    form.type("happy", "4")
    assert page.run("return document.querySelector('[field=happy]').shadowRoot.querySelector('[part=scale]').textContent") == "★★★★☆"
    result = form.submit()
    expected = {
        "theme": "snow", "scale": "190", "motion": True, "language": "tr", "font": "Fira Code", "tab": "6",
        "rulers": ["80", "120", "90"], "save": True, "sound": True, "volume": "50", "mail": ["mentions", "replies", "versions"],
        "proxy": "manual", "proxy.port": "8080", "happy": "4", "usage": False}
    assert {name: result["typed"].get(name) for name in expected} == expected
    # A secret is in what is submitted where the page asks for it alone.
    assert "proxy.password" not in result["values"]
    page.run("window.submitted = null; document.querySelector('field-form').setAttribute('secure', '')")
    assert form.submit()["values"]["proxy.password"] == "Secret!"


def test_a_tax_return(page):
    form = Form(page, "tax")
    form.fill("ada king", "12345678901", "10121815", "10117")
    page.patient(lambda: form.focused, "from")
    # Nobody has a child yet: Return leads past the section.
    assert form.focused == "from"
    form.type("wages", "60000")
    form.type("withheld", "12345.6")
    form.type("share", "20")
    expenses, children = '[data-section="expenses"]', '[data-section="children"]'
    remove = lambda: page.run("return [...document.querySelectorAll(`${arguments[0]} [data-do=remove]`)].map((b) => b.disabled)", expenses)
    assert remove() == [True]
    form.type("expenses[1].kind", "trav", Keys.TAB)
    form.type("expenses[1].amount", "120.5", Keys.TAB)
    page.wait(lambda: page.text("expenses.total") == "€120.50")
    form.press('[data-do="add"]', expenses)
    page.wait(lambda: form.focused == "expenses[2].kind")
    assert remove() == [False, False]
    page.keys("some", Keys.TAB)
    form.type("expenses[2].amount", "8", Keys.TAB)
    page.wait(lambda: page.text("expenses.total") == "€128.50")
    # What is required of one kind alone.
    form.press("button:not([type])")
    page.wait(lambda: form.error("expenses[2].what") == "Fill this in.")
    form.type("expenses[2].what", "pens", Keys.TAB)
    legends = "return [...document.querySelectorAll('.field-row legend')].filter((e) => e.checkVisibility()).map((e) => e.textContent)"
    assert page.run(legends) == ["Work expenses 1", "Work expenses 2"]
    form.press('[data-row="2"] [data-do="up"]')
    amounts = lambda: [name for name in form.visible() if name.endswith("amount") or name == "expenses.total"]
    assert page.patient(amounts, None) == ["expenses[2].amount", "expenses[1].amount", "expenses.total"]
    # At the top the button is no use any more, and the keyboard is with the other one.
    assert page.run("return [document.activeElement.dataset.do, document.activeElement.closest('[data-row]').dataset.row]") == ["down", "2"]
    form.press('[data-do="add"]', children)
    page.wait(lambda: form.focused == "children[1].name")
    form.fill("anne king", "22092010")
    page.keys("12345678901", Keys.TAB)
    page.wait(lambda: form.error("children[1].taxNumber") is not None)
    form.type("children[1].taxNumber", "22345678901", Keys.TAB)
    form.press('[data-do="add"]', children)
    page.wait(lambda: form.focused == "children[2].name")
    form.press('[data-row="2"] [data-do="remove"]', children)
    page.wait(lambda: form.focused == "children[1].name")
    result = form.submit()
    assert result["sections"] == {"children": [1], "expenses": [2, 1]}
    expected = {"born": "1815-12-10", "wages": "60000.00", "expenses[1].kind": "travel", "expenses[2].amount": "8.00",
                "expenses.total": "128.50", "children[1].born": "2010-09-22"}
    assert {name: result["typed"].get(name) for name in expected} == expected
    assert result["values"]["children[1].taxNumber"] == "22345678901"


OWN = """<field-form return="next"><script type="application/json">{"title": "T", "form": "own",
  "fields": [{"field": "name", "type": "name", "required": true}, {"field": "zip", "type": "zip"}],
  "pages": [{"page": "who", "fields": ["name"]}, {"page": "what", "fields": ["zip"], "sections": ["items"]}],
  "sections": [{"section": "items", "page": "what", "most": 3, "fields": [{"field": "what", "required": true}, {"field": "count", "type": "number"}]}]
}</script><form>
  <section data-page="who"><h2>Who</h2><field-input><label>Name</label><input name="name" value="ada"></field-input></section>
  <section data-page="what"><h2>What</h2><field-input><label>ZIP</label><input name="zip"></field-input>
    <div data-section="items">
      <div data-row><field-input field="what"><label>What</label><input name="what1" value="a pen"></field-input>
        <field-input field="count"><label>How many</label><input name="count1" value="3"></field-input></div>
      <template><div><field-input field="what"><label>What</label><input></field-input>
        <field-input field="count"><label>How many</label><input></field-input><button type="button" data-do="remove">Remove</button></div></template>
      <button type="button" data-do="add">One more</button></div></section>
  <button type="button" data-do="back">Back</button><button type="button" data-do="next">On</button><button>Send</button>
</form></field-form>"""


def test_pages_and_sections_in_markup_of_one_s_own(page):
    """What a server has rendered is taken over: its rows become rows of the section."""
    page.show(OWN)
    buttons = "return [...document.querySelectorAll('field-form button')].filter((b) => b.checkVisibility()).map((b) => b.textContent)"
    page.wait(lambda: page.run(buttons) == ["On"])
    assert [each.is_displayed() for each in page.driver.find_elements("css selector", "h2")] == [True, False]
    page.focus("name")
    page.keys(Keys.ENTER)
    page.wait(lambda: page.run(buttons) == ["One more", "Back", "Send"])
    assert [page.text("what1"), page.text("count1")] == ["a pen", "3"]
    page.find('[data-do="add"]').click()
    page.wait(lambda: page.run("return document.activeElement.name") == "items[2].what")
    page.keys("paper", Keys.TAB, "500")
    page.run("window.heard = null; addEventListener('field-submit', (e) => { window.heard = e.detail; e.preventDefault(); })")
    page.run("document.querySelector('form').requestSubmit()")
    page.wait(lambda: page.run("return window.heard !== null"))
    assert page.run("const { heard } = window; return [heard.sections, heard.values['items[1].what'], heard.typed['items[2].count']]") == [
        {"items": [1, 2]}, "a pen", "500"]
    page.find('[data-do="remove"]').click()
    page.wait(lambda: page.run("return document.querySelectorAll('[data-row]').length") == 1)


def test_a_group_says_how_it_stands(page):
    form = Form(page, "checkout")

    def standing(group):
        return page.run("return document.querySelector(`[data-group=${arguments[0]}] [data-standing]`).textContent", group)

    # Nobody has answered anything in what is valid as it came.
    assert [standing(group) for group in ("customer", "billing")] == ["2 to go", "optional"]
    form.type("billing.street", "1 Main Street")
    page.wait(lambda: standing("billing") == "1 to go")
    form.type("billing.street", Keys.BACKSPACE)
    page.wait(lambda: standing("billing") == "optional")
    form.go("customer.name")
    form.fill("Ann Lee", "ann@example.org")
    page.wait(lambda: standing("customer") == "✓ complete")


@pytest.mark.parametrize("name", ["checkout", "sign-up", "settings", "job-application", "tax"])
@pytest.mark.parametrize("width", [1000, 360])
def test_every_form_is_drawn(page, name, width):
    page.driver.set_window_size(width, 800)
    try:
        form = Form(page, name)
        count = page.run("return document.querySelectorAll('field-input').length")
        assert count == page.run("return document.querySelector('field-form').fields.fields.size") and form.visible()
        # Nothing stands out at the side, and no two fields over each other.
        assert page.run("return document.documentElement.scrollWidth <= innerWidth")
        boxes = page.run("""return [...document.querySelectorAll("field-input")].filter((e) => e.checkVisibility()).map((e) => {
          const { left, top, right, bottom } = e.getBoundingClientRect(); return [left, top, right, bottom]; })""")
        for index, (left, top, right, bottom) in enumerate(boxes):
            assert right - left > 100
            assert not any(a < right - 1 and left + 1 < c and b < bottom - 1 and top + 1 < d for a, b, c, d in boxes[index + 1:])
    finally:
        page.driver.set_window_size(1000, 800)


GERMAN = {
    "title": "Bewerbung", "groups": [{"name": "p", "title": "Person"}],
    "fields": [
        {"field": "name", "group": "p", "label": "Name", "required": True},
        {"field": "zip", "label": "PLZ", "type": "zip", "clearButton": "whenFilled", "text": "9"},
    ],
    "sections": [{"section": "jobs", "title": "Stellen", "least": 1, "fields": [{"field": "firm", "label": "Firma"}]}],
}


def test_a_form_speaks_the_language_of_the_page(page):
    page.run("document.documentElement.lang = 'de-AT'")
    page.show(f'<field-form><script type="application/json">{json.dumps(GERMAN)}</script></field-form>')
    text = "return document.querySelector(arguments[0])?.textContent.trim()"
    page.wait(lambda: page.run(text, "form > div:last-child button, form > p:last-child button, button:not([data-do])") == "Absenden")
    assert page.run(text, '[data-do="add"]') == "Weitere hinzufügen"
    assert page.run(text, '[data-do="remove"]') == "Entfernen"
    assert page.run(text, "[data-group=p] [data-standing]") == "noch 1"
    clear = "return document.querySelector('field-input[name=zip], field-input:has([name=zip])').shadowRoot.querySelector('[part=clear]').ariaLabel"
    page.wait(lambda: page.run(clear) == "Leeren")
    page.run("document.querySelector('[name=zip]').focus()")
    page.keys("x")
    page.wait(lambda: page.run("return document.querySelector('field-input:has([name=zip]) [slot=helper]').textContent")
              == "Nicht übernommen: x (hier gehört eine Ziffer hin).")
