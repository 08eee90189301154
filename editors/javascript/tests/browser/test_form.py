"""Forms: what is submitted, reset, refused."""

from selenium.webdriver.common.keys import Keys

PLAIN = """<form id="f"><field-input type="zip" required submits="typed"><label>ZIP</label><input name="a"></field-input>
<field-input type="card" submits="value"><label>Card</label><input name="b" value="4111111111111111"></field-input>
<field-input type="phrase"><label>Note</label><input name="c" value="as it is"></field-input><button>Go</button></form>
<p id="after"></p>"""

HEAR = """
window.submitted = [];
document.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  submitted.push(Object.fromEntries(new FormData(event.target)));
});
"""


def test_a_plain_form_blocks_and_submits(page):
    page.show(PLAIN)
    page.run(HEAR)
    assert page.run("return document.querySelector('form').checkValidity()") is False
    assert page.run("return document.querySelector('[name=a]').validity.customError") is True
    page.focus("a")
    page.keys("941", Keys.ENTER)
    assert page.run("return submitted") == []
    assert page.run("return document.querySelector('[name=a]').matches(':user-invalid')") is True
    page.keys("05", Keys.ENTER)
    assert page.run("return submitted") == [{"a": "94105", "b": "4111111111111111", "c": "as it is"}]
    assert page.run("return document.querySelector('field-input').matches(':state(valid)')")


def test_the_elements_are_a_form_s_own(page):
    page.show(PLAIN)
    assert page.run("""
      const [zip] = document.querySelectorAll("field-input");
      return [zip.form.id, zip.name, zip.validity.valid, zip.validationMessage !== "", zip.checkValidity(),
        [...document.querySelector("form").elements].includes(zip), zip.labels[0].textContent];
    """) == ["f", "a", False, True, False, True, "ZIP"]
    page.run("document.querySelectorAll('field-input')[2].setCustomValidity('Not so.')")
    assert page.run("return document.querySelectorAll('field-input')[2].validationMessage") == "Not so."
    page.run("document.querySelectorAll('field-input')[2].setCustomValidity('')")
    assert page.run("return document.querySelectorAll('field-input')[2].checkValidity()") is True


def test_reset(page):
    page.show(PLAIN)
    page.focus("a")
    page.keys("9")
    page.focus("b")
    page.keys(Keys.END, Keys.BACKSPACE)
    assert page.find("field-input").get_attribute("data-validity") == "invalid"
    page.run("document.querySelector('form').reset()")
    page.settle()
    assert [page.text(name) for name in "abc"] == ["", "4111 1111 1111 1111", "as it is"]
    assert page.find("field-input").get_attribute("data-validity") == "unknown"
    page.focus("a")
    page.keys("94105")
    assert page.shown() == "94105|"


def test_disabled_and_read_only(page):
    page.show("""<form><fieldset disabled><field-input><label>A</label><input name="a" value="x"></field-input></fieldset>
        <field-input><label>B</label><input name="b" value="y" readonly></field-input>
        <field-input disabled><label>C</label><input name="c" value="z"></field-input></form>""")
    assert page.run("return [...document.querySelectorAll('field-input')].map((i) => i.field.state.enabled)")[0] is False
    page.run("document.querySelector('fieldset').disabled = false")
    page.settle()
    assert page.run("return document.querySelector('[name=a]').disabled") is False
    page.focus("b")
    page.keys("more")
    assert page.text("b") == "y"
    assert page.control("b").get_attribute("readonly") is not None
    assert page.run("return document.querySelector('[name=c]').disabled") is True
    page.run("document.querySelectorAll('field-input')[2].removeAttribute('disabled')")
    page.settle()
    page.focus("c")
    page.keys(Keys.END, "!")
    assert page.text("c") == "z!"
    assert page.run("return Object.fromEntries(new FormData(document.querySelector('form')))") == {"a": "x", "b": "y", "c": "z!"}


CHECKOUT = """<field-form><script type="application/json">{"title": "T", "form": "t",
  "groups": [{"name": "who", "title": "Who"}],
  "fields": [{"field": "email", "group": "who", "type": "email", "label": "E-mail", "required": true},
             {"field": "again", "group": "who", "type": "email", "label": "Again", "required": true},
             {"field": "zip", "type": "zip", "label": "ZIP"}],
  "rules": [{"group": "who", "rule": "equal", "fields": ["email", "again"], "message": "Not the same."}]}</script>
</field-form>"""


def test_a_form_file_is_drawn_judged_and_submitted(page):
    page.show(CHECKOUT)
    page.settle()
    page.run(HEAR.replace('document.querySelector("form")', "document"))
    page.run("window.heard = []; addEventListener('field-submit', (e) => heard.push(e.detail.values))")
    assert page.run("return [...document.querySelectorAll('label')].map((l) => l.textContent)") == ["E-mail", "Again", "ZIP"]
    assert page.find("legend").text == "Who"
    page.run("document.querySelector('form button').click()")
    page.wait(lambda: page.run("return document.activeElement.name") == "email")
    assert page.find('[field="email"]').get_attribute("data-validity") == "invalid"
    page.keys("a@b.example")
    page.focus("again")
    page.keys("a@c.example", Keys.ENTER)
    page.wait(lambda: "Not the same." in page.find("field-form").text)
    page.focus("again")
    page.chord(Keys.CONTROL, "a")
    page.keys("a@b.example", Keys.ENTER)
    page.wait(lambda: page.run("return submitted.length") == 1)
    assert page.run("return submitted[0]") == {"email": "a@b.example", "again": "a@b.example", "zip": ""}
    assert page.run("return heard") == [{"email": "a@b.example", "again": "a@b.example"}] or \
        page.run("return heard[0].zip") == ""


def test_a_form_goes_away_with_its_fields(page):
    page.show(CHECKOUT)
    page.settle()
    page.run("main.innerHTML = ''")
    page.show(CHECKOUT)
    page.settle()
    assert page.run("return document.querySelectorAll('field-input').length") == 3


def test_return_leads_on(page):
    page.show(CHECKOUT.replace("<field-form>", '<field-form return="next">'))
    page.settle()
    page.focus("email")
    page.keys("a@b.example", Keys.ENTER)
    assert page.run("return document.activeElement.name") == "again"


def test_a_validator_that_takes_its_time(page):
    page.show(CHECKOUT.replace('"label": "ZIP"', '"label": "ZIP", "validation": {"final": {"client": true}}'))
    page.settle()
    page.run(HEAR.replace('document.querySelector("form")', "document"))
    page.run_async("""
      const c = await client();
      c.validator(({ value }) => new Promise((resolve) => setTimeout(() => resolve(value === "94105" ? undefined : "No."), 50)), { field: "zip" });
    """)
    for name, text in [("email", "a@b.example"), ("again", "a@b.example"), ("zip", "10001")]:
        page.focus(name)
        page.keys(text)
    page.keys(Keys.ENTER)
    page.wait(lambda: "No." in page.find("field-form").text)
    assert page.run("return submitted") == []
    page.focus("zip")
    page.chord(Keys.CONTROL, "a")
    page.keys("94105", Keys.ENTER)
    page.wait(lambda: page.run("return submitted.length") == 1)
