"""Texts that come whole: from the browser's memory, from scripts, before and after the module is there."""

import json

from conftest import PACKAGE
from selenium.webdriver.common.keys import Keys

FORM = """<form><field-input type="name"><label>Name</label><input name="name" autocomplete="name"></field-input>
<field-input type="card" required><label>Card</label><input name="card" autocomplete="cc-number"></field-input>
<field-input type="expDate"><label>Expires</label><input name="exp" autocomplete="cc-exp"></field-input>
<button>Pay</button></form>"""

# What a browser does: it sets the value as no script can, and tells by an event that is no key.
FILL = """
const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
for (const [name, text] of Object.entries(arguments[0])) {
  const control = document.querySelector(`[name="${name}"]`);
  native.call(control, text);
  if (arguments[1]) control.dispatchEvent(new Event("input", { bubbles: true }));
  if (arguments[1]) control.dispatchEvent(new Event("change", { bubbles: true }));
}
"""
VALUES = {"name": "Ada Lovelace", "card": "4111111111111111", "exp": "12/2030"}
SHOWN = {"name": "Ada Lovelace", "card": "4111 1111 1111 1111", "exp": "12/30"}
CARD = {"number": VALUES["card"], "name": VALUES["name"], "expiryMonth": "12", "expiryYear": "2030", "cvc": "123"}


def shown(page):
    return {name: page.text(name) for name in SHOWN}


def test_several_fields_at_once(page):
    page.show(FORM)
    page.run(FILL, VALUES, True)
    page.settle()
    assert shown(page) == SHOWN
    states = page.run("return [...document.querySelectorAll('field-input')].map((i) => i.field.state.validity)")
    assert states == ["valid", "valid", "valid"]
    assert page.run("return document.querySelector('form').checkValidity()")


def fill(page, field, **given):
    """What the browser does when somebody picks a card or an address that it remembers."""
    cdp = page.driver.execute_cdp_cmd
    cdp("Autofill.enable", {})
    found = cdp("Runtime.evaluate", {"expression": f"document.querySelector('[name={field}]')"})["result"]["objectId"]
    node = cdp("DOM.describeNode", {"objectId": found})["node"]["backendNodeId"]
    cdp("Autofill.trigger", {"fieldId": node, **given})


def test_the_browsers_own(page):
    page.show(FORM)
    page.focus("card")
    fill(page, "card", card=CARD)
    page.wait(lambda: page.run("return document.querySelectorAll('input:autofill').length") >= 2)
    page.settle()
    assert {name: page.text(name) for name in ("card", "exp")} == {name: SHOWN[name] for name in ("card", "exp")}
    states = page.run("return [...document.querySelectorAll('field-input')].slice(1).map((i) => i.field.state.validity)")
    assert states == ["valid", "valid"]
    # What is typed on from there is taken as ever.
    page.keys(Keys.END, Keys.BACKSPACE)
    assert page.shown("card") == "4111 1111 1111 111|"


ADDRESS = """<form><field-input type="name"><label>Name</label><input name="name" autocomplete="name"></field-input>
<field-input type="email"><label>E-mail</label><input name="email" autocomplete="email"></field-input>
<field-input type="street"><label>Street</label><textarea name="street" autocomplete="street-address"></textarea></field-input>
<field-input type="city"><label>City</label><input name="city" autocomplete="address-level2"></field-input>
<field-input><label>State</label><select name="state" autocomplete="address-level1"><option value="">–</option>
<option value="CA">California</option><option value="IL">Illinois</option></select></field-input>
<field-input type="zip"><label>ZIP</label><input name="zip" autocomplete="postal-code"></field-input>
<field-input type="phone"><label>Phone</label><input name="phone" autocomplete="tel"></field-input></form>"""
REMEMBERED = {
    "NAME_FULL": "Ada Lovelace", "EMAIL_ADDRESS": "ada@example.com", "ADDRESS_HOME_STREET_ADDRESS": "1 Main Street",
    "ADDRESS_HOME_CITY": "Springfield", "ADDRESS_HOME_STATE": "IL", "ADDRESS_HOME_ZIP": "62701", "ADDRESS_HOME_COUNTRY": "US",
    "PHONE_HOME_WHOLE_NUMBER": "+14155550100",
}  # fmt: skip


def fill_address(page, field):
    fill(page, field, address={"fields": [{"name": name, "value": value} for name, value in REMEMBERED.items()]})


def test_an_address_of_the_browsers(page):
    page.show(ADDRESS)
    page.focus("name")
    fill_address(page, "name")
    page.wait(lambda: page.run("return document.querySelectorAll('input:autofill').length") >= 5)
    page.settle()
    controls = "return Object.fromEntries([...document.querySelectorAll('main [name]')].map((each) => [each.name, each.value]))"
    assert page.run(controls) == {
        "name": "Ada Lovelace", "email": "ada@example.com", "street": "1 Main Street", "city": "Springfield", "state": "IL",
        "zip": "62701", "phone": "(415) 555-0100",
    }  # fmt: skip
    assert page.run("return [...document.querySelectorAll('field-input')].every((each) => each.field.state.validity === 'valid')")
    assert page.run("return document.querySelector('select').closest('field-input').field.text") == "Illinois"


def filled(page):
    return page.run("return Object.fromEntries([...document.querySelectorAll('input:autofill')].map((each) => [each.name, each.value]))")


def test_a_form_of_a_form_file(page):
    checkout = json.loads((PACKAGE.parents[1] / "protocol" / "forms" / "checkout.json").read_text())
    page.run_async("const form = document.createElement('field-form'); form.definition = given[0]; main.append(form); await settle();", checkout)
    fill_address(page, '"customer.email"')
    page.wait(lambda: page.run("return document.querySelectorAll('input:autofill').length") == 3)
    fill(page, '"card.number"', card=CARD)
    page.wait(lambda: page.run("return document.querySelectorAll('input:autofill').length") == 7)
    page.settle()
    customer = {
        "customer.name": "Ada Lovelace", "customer.email": "ada@example.com", "customer.phone": "(415) 555-0100",
        "card.number": "4111 1111 1111 1111", "card.expires": "12/30", "card.code": "123", "card.name": "Ada Lovelace",
    }  # fmt: skip
    assert filled(page) == customer
    # Where something is sent is one address, and who pays lives at another.
    address = {"street": "1 Main Street", "city": "Springfield", "state": "IL", "zip": "62701"}
    shipping = {"shipping.name": "Ada Lovelace"} | {f"shipping.{name}": value for name, value in address.items()}
    fill_address(page, '"shipping.street"')
    page.wait(lambda: len(filled(page)) == 12)
    page.settle()
    assert filled(page) == customer | shipping
    fill_address(page, '"billing.street"')
    page.wait(lambda: len(filled(page)) == 16)
    page.settle()
    assert filled(page) == customer | shipping | {f"billing.{name}": value for name, value in address.items()}


def test_without_an_event(page):
    page.show(FORM)
    page.run(FILL, VALUES, False)
    page.focus("card")
    page.focus("exp")
    page.focus("name")
    page.settle()
    assert shown(page) == SHOWN


def test_before_the_module_is_there(page):
    page.run("main.innerHTML = arguments[0].replaceAll('field-input', 'later-input')", FORM)
    page.run(FILL, VALUES, True)
    page.run_async("""
      for (const old of [...document.querySelectorAll("later-input")]) {
        const made = document.createElement("field-input");
        for (const { name, value } of old.attributes) made.setAttribute(name, value);
        made.append(...old.childNodes);
        old.replaceWith(made);
      }
      await settle();
    """)
    assert shown(page) == SHOWN
    page.run("document.querySelector('form').reset()")
    page.settle()
    assert shown(page) == {"name": "", "card": "", "exp": ""}


def test_scripts_set_values(page):
    page.show(FORM)
    page.run("document.querySelector('[name=card]').value = '5555555555554444'")
    page.settle()
    assert page.text("card") == "5555 5555 5555 4444"
    page.run("document.querySelector('field-input').value = 'ada'")
    page.settle()
    assert page.text("name").lower() == "ada"
    # One that asks for what it has set finds what shows.
    assert page.run("const c = document.querySelector('[name=exp]'); c.value = '1/30'; return c.value") == "01/30"


def test_a_password_manager_types_for_the_user(page):
    page.show('<field-input type="password"><label>P</label><input name="a" type="password"></field-input>')
    page.run("""
      const c = document.querySelector("[name=a]");
      c.focus();
      c.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(c, "s3cret!Pass");
      c.dispatchEvent(new Event("input", { bubbles: true }));
      c.dispatchEvent(new Event("change", { bubbles: true }));
      c.blur();
    """)
    page.settle()
    assert page.run("return document.querySelector('field-input').field.text") == "s3cret!Pass"
