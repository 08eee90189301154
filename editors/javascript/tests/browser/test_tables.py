"""Tables that lie beside the engine, and come when a field first needs them."""

LOADED = """
  return performance.getEntriesByType("resource").map(({ name }) => /field-server[.](\\w+)[.]table$/.exec(name)?.[1]).filter(Boolean)
"""
CARD = '<field-input type="card"><label>Card<input name="a"></label></field-input>'
PHONE = """<field-input type='{"name":"tel","country":"CH"}'><label>Phone<input name="b"></label></field-input>"""


def test_they_are_loaded_when_they_are_needed(page):
    page.show(CARD)
    page.focus("a")
    page.keys("41111")
    assert page.text("a") == "4111 1"
    assert page.run(LOADED) == []
    page.show(PHONE)
    page.focus("b")
    page.keys("0446681800")
    assert page.text("b") == "044 668 18 00"
    assert page.run(LOADED) == ["telephone"]
    page.show('<field-input locale="de" required><label>Name<input name="c"></label></field-input>')
    assert page.run("return document.querySelector('[name=c]').validationMessage") == "Bitte ausfüllen."
    assert page.run(LOADED) == ["telephone", "messages"]


def test_a_worker_loads_them(page):
    page.load("server=worker").show(PHONE)
    page.focus("b")
    page.keys("0446681800")
    assert page.text("b") == "044 668 18 00"


def test_what_comes_meanwhile_waits_in_order(page):
    page.run("""
      const { fetch } = window;
      window.fetch = (...given) => String(given[0]).endsWith(".table")
        ? new Promise((resolve) => { window.release = () => resolve(fetch(...given)); }) : fetch(...given);
      document.getElementById("main").innerHTML = arguments[0];
    """, PHONE + CARD)
    page.wait(lambda: page.run("return window.release !== undefined"))
    page.focus("b")
    page.driver.switch_to.active_element.send_keys("04466818")
    page.focus("a")
    page.driver.switch_to.active_element.send_keys("41111")
    # Both are the browser's own until then.
    assert (page.text("b"), page.text("a")) == ("04466818", "41111")
    page.run("window.release()")
    page.settle()
    assert (page.text("b"), page.text("a")) == ("044 668 18", "4111 1")


def test_one_that_cannot_be_had_is_missed_by_its_fields_alone(page):
    page.run("""
      const { fetch } = window;
      window.fetch = (...given) => String(given[0]).endsWith(".table") ? fetch("/nowhere") : fetch(...given);
      window.failed = [];
      addEventListener("field-failed", ({ target, detail }) => failed.push([target.querySelector("input").name, detail?.data?.reason ?? String(detail)]));
      document.getElementById("main").innerHTML = arguments[0];
    """, PHONE + CARD)
    page.wait(lambda: page.run("return failed.length === 1"))
    assert page.run("return failed") == [["b", "no-table"]]
    page.focus("a")
    page.keys("41111")
    assert page.text("a") == "4111 1"
    page.focus("b")
    page.driver.switch_to.active_element.send_keys("044")
    assert page.text("b") == "044"
    assert any("table" in error for error in page.errors())
