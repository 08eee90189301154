"""The demo: no error, nothing that an accessibility check finds, and without a network."""

from importlib.util import find_spec
from pathlib import Path

import pytest

AXE = (Path(find_spec("axe_playwright_python").origin).parent / "axe.min.js").read_text(encoding="utf-8")


def open_demo(page, name):
    page.errors()
    page.driver.get(f"{page.address}/demo/{name}.html")
    page.wait(lambda: page.run("return document.body.dataset.ready === ''"))


def violations(page):
    page.run(AXE)
    found = page.run_async("""
      const { violations, passes } = await axe.run(document, { resultTypes: ["violations"], preload: false });
      return [passes.length, violations.map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => [html, failureSummary])])];
    """)
    assert found[0] > 20  # rules that had something to look at
    return found[1]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["index", "appearances"])
def test_nothing_is_found(page, name, scheme):
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": scheme}]})
    try:
        open_demo(page, name)
        assert violations(page) == []
        assert page.errors() == []
    finally:
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def test_the_checkout_is_filled_in(page):
    open_demo(page, "index")
    page.run("document.querySelector('field-form button').click()")
    page.wait(lambda: page.run("return document.activeElement.name") == "customer.name")
    assert violations(page) == []
    for name, text in {
        "customer.name": "ada lovelace", "customer.email": "ada@example.com", "shipping.street": "12 Main St",
        "shipping.zip": "94105", "shipping.city": "Springfield", "shipping.state": "ca", "card.number": "4242424242424242",
        "card.expires": "1230", "card.code": "123", "card.name": "ada lovelace",
    }.items():
        page.focus(name)
        page.keys(text)
    page.run("document.querySelector('field-form button').click()")
    page.wait(lambda: "Springfield" in page.find("#placed").text)
    assert page.text("card.number") == "4242 4242 4242 4242"
    assert page.run("return document.querySelectorAll('#messages li').length") == 100


def test_every_type_is_there(page):
    open_demo(page, "index")
    types = page.run_async("""
      const { sharedClient } = await import("../dist/elements.js");
      return (await (await sharedClient()).typeList()).types.filter(({ name }) => name !== "coupon").length;
    """)
    assert page.run("return document.querySelectorAll('#types field-input').length") == types


def test_without_a_network(page):
    open_demo(page, "index")
    page.run_async("await navigator.serviceWorker.ready; location.reload()")
    page.wait(lambda: page.run("return document.body?.dataset.ready === '' && navigator.serviceWorker.controller !== null"))
    network = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    page.driver.execute_cdp_cmd("Network.enable", {})
    page.driver.execute_cdp_cmd("Network.emulateNetworkConditions", {"offline": True, **network})
    try:
        page.driver.refresh()
        page.wait(lambda: page.run("return document.body?.dataset.ready === ''"))
        page.focus("card.number")
        page.keys("41111")
        assert page.text("card.number") == "4111 1"
    finally:
        page.driver.execute_cdp_cmd("Network.emulateNetworkConditions", {"offline": False, **network})
        page.run_async("for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()")
    page.errors()
