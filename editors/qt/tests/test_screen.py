"""The program at a real screen: keys and a mouse of the X server's, an input method of the system's."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

SECONDS = 60.0
PROGRAM = Path(__file__).with_name("program.py")
SECRET = "Tr0ub4dor7"


class Screen:
    """An X server without a monitor, and what runs at it. Everything lives in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.home.mkdir()
        (self.home / "run").mkdir(mode=0o700)
        self.programs: list[subprocess.Popen[str]] = []
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1024x768x24", "-nolisten", "tcp"]
        self.programs.append(subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL, text=True))
        os.close(write)
        with os.fdopen(read) as display:
            number = display.readline().strip()
        self.environment = {
            **os.environ, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb", "HOME": str(self.home), "LC_ALL": "C.UTF-8",
            "XDG_RUNTIME_DIR": str(self.home / "run"), "XDG_CONFIG_HOME": str(self.home / ".config"),
        }  # fmt: skip
        self.environment.pop("DBUS_SESSION_BUS_ADDRESS", None)

    def run(self, *command: str, **options: Any) -> str:
        done = subprocess.run(command, env=self.environment, text=True, capture_output=True, timeout=SECONDS, **options)
        return done.stdout

    def do(self, *words: str | int) -> None:
        """What xdotool does: keys, the mouse."""
        self.run("xdotool", *(str(word) for word in words), check=True)

    def close(self) -> None:
        for program in reversed(self.programs):
            program.terminate()
        for program in reversed(self.programs):
            try:
                program.wait(10)
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait()


class Program:
    """A form at the screen, with what it said."""

    def __init__(self, screen: Screen, form: dict[str, Any]) -> None:
        self.screen = screen
        command = [sys.executable, str(PROGRAM), json.dumps(form)]
        self.process = subprocess.Popen(command, env=screen.environment, stdout=subprocess.PIPE, text=True)
        screen.programs.append(self.process)
        self.lines: queue.Queue[dict[str, Any]] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.server = self.until("server")["server"]
        # There is no window manager that gives it the keyboard.
        screen.do("search", "--sync", "--onlyvisible", "--name", "^Form$", "windowfocus", "--sync")
        self.place = self.until("focus")

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(json.loads(line))

    def until(self, name: str, holds: Callable[[Any], bool] = lambda _: True) -> dict[str, Any]:
        """The next line that has a member of which something holds."""
        end = time.monotonic() + SECONDS
        while True:
            try:
                line = self.lines.get(timeout=max(0.01, end - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"never said: {name}") from None
            if name in line and holds(line[name]):
                return line


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(tmp_path)
    yield screen
    screen.close()


def form_of(*fields: dict[str, Any]) -> dict[str, Any]:
    return {"title": "Form", "form": "form", "fields": list(fields)}


def test_keys_as_fast_as_they_come(screen: Screen) -> None:
    program = Program(screen, form_of({"field": "phone", "type": "phone"}, {"field": "card", "type": "card"}, {"field": "name", "type": "name"}))
    screen.do("type", "--delay", 0, "555234x5678")
    program.until("text", lambda text: text == "(555) 234-5678")
    screen.do("key", "--delay", 0, "BackSpace", "BackSpace", "Home", "Delete", "End", "ctrl+z", "ctrl+z", "ctrl+shift+z", "ctrl+shift+z")
    program.until("text", lambda text: text == "(552) 345-6")
    screen.do("type", "--delay", 0, "789")
    program.until("text", lambda text: text == "(552) 345-6789")
    screen.do("key", "Tab")
    program.until("focus", lambda field: field == "card")
    screen.do("type", "--delay", 0, "4111111111111111")
    screen.do("key", "--delay", 0, "Return", "a", "d", "a", "space", "l", "o", "v", "e", "l", "a", "c", "e")
    program.until("focus", lambda field: field == "name")
    program.until("text", lambda text: text.lower() == "ada lovelace")
    screen.do("key", "Return")
    values = program.until("submitted")["submitted"]
    assert values == {"phone": "5523456789", "card": "4111111111111111", "name": "Ada Lovelace"}


def test_a_kill_in_mid_word(screen: Screen) -> None:
    program = Program(screen, form_of({"field": "name"}))
    screen.do("type", "--delay", 0, "the quick ")
    os.kill(program.server, signal.SIGKILL)
    screen.do("type", "--delay", 0, "brown fox")
    program.until("connected", lambda connected: connected)
    screen.do("type", "--delay", 0, " jumps")
    program.until("text", lambda text: text == "the quick brown fox jumps")
    screen.do("key", "Return")
    assert program.until("submitted")["submitted"] == {"name": "the quick brown fox jumps"}


def test_the_mouse_selects_drags_and_pastes(screen: Screen) -> None:
    program = Program(screen, form_of({"field": "name", "text": "one two"}))
    place = program.place
    x, y = place["x"], place["y"] + place["height"] // 2
    screen.do("mousemove", x + 12, y, "click", "--repeat", 2, "--delay", 20, 1)
    program.until("selection", lambda selection: selection == [0, 3])
    # Dragged behind the last word: a line of Qt's copies what is dragged.
    screen.do("mousemove", x + 14, y, "sleep", 0.6, "mousedown", 1)
    for step in range(1, 12):
        screen.do("mousemove", x + 14 + step * 10, y)
    screen.do("mouseup", 1)
    program.until("text", lambda text: text == "one twoone")
    # What is selected is pasted by the middle button, as everywhere on X11.
    screen.do("mousemove", x + 2, y, "click", 2)
    program.until("text", lambda text: text == "oneone twoone")


def clipboards(screen: Screen) -> str:
    """What another program finds in both clipboards."""
    code = (
        "from PySide6.QtGui import QClipboard, QGuiApplication; a = QGuiApplication([]); c = a.clipboard();"
        "print([c.text(m) for m in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection)])"
    )
    return screen.run(sys.executable, "-c", code, check=True)


def test_a_secret_is_in_no_clipboard_and_in_no_file(screen: Screen) -> None:
    program = Program(screen, form_of({"field": "secret", "type": "password"}, {"field": "name"}))
    screen.do("type", "--delay", 0, SECRET)
    program.until("text", lambda text: text == SECRET)
    place = program.place
    x, y = place["x"], place["y"] + place["height"] // 2
    eye = place["x"] + place["width"] - 14
    for reveal in False, True:
        if reveal:
            screen.do("mousemove", eye, y, "click", 1)
        screen.do("key", "ctrl+a", "ctrl+c", "ctrl+x", "ctrl+Insert", "shift+Delete", "Home", "shift+End")
        screen.do("mousemove", x + 4, y, "mousedown", 1, "mousemove", x + 60, y, "mouseup", 1)
        screen.do("mousemove", x + 20, y, "click", "--repeat", 3, "--delay", 20, 1)
        screen.do("key", "End")
        program.until("selection", lambda selection: selection[0] == selection[1] > 0)
        assert SECRET[:4] not in clipboards(screen)
    screen.do("key", "Tab")
    program.until("focus", lambda field: field == "name")
    os.kill(program.server, signal.SIGKILL)
    program.until("connected", lambda connected: connected)
    program.process.terminate()
    program.process.wait(30)
    for file in screen.home.rglob("*"):
        assert not file.is_file() or SECRET.encode() not in file.read_bytes(), file


def test_an_input_method_of_the_systems(screen: Screen) -> None:
    # Its engine is a program of the system's Python.
    screen.environment |= {"PATH": "/usr/bin:/bin", "QT_IM_MODULE": "ibus"}
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"], env=screen.environment, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    screen.programs.append(bus)
    assert bus.stdout is not None
    screen.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
    ibus = ["ibus-daemon", "--panel", "disable", "--config", "disable"]
    screen.programs.append(subprocess.Popen(ibus, env=screen.environment, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL, text=True))
    end = time.monotonic() + SECONDS
    while screen.run("ibus", "engine").strip() != "anthy":
        assert time.monotonic() < end, "no engine"
        screen.run("ibus", "engine", "anthy")
    program = Program(screen, form_of({"field": "word"}, {"field": "note"}))
    # It begins with Latin letters, until it hears of its switch.
    while True:
        screen.do("key", "n")
        if _next(program) == "n":
            break
        screen.do("key", "BackSpace", "ctrl+j")
        program.until("text", lambda text: text == "")
    screen.do("type", "--delay", 0, "ihongo")
    program.until("preedit", lambda preedit: preedit == "にほんご")
    screen.do("key", "space")
    program.until("preedit", lambda preedit: preedit == "日本語")
    screen.do("key", "Return")
    program.until("shown", lambda shown: shown == "日本語")
    screen.do("key", "Return")
    program.until("focus", lambda field: field == "note")
    screen.do("key", "Return")
    assert program.until("submitted")["submitted"]["word"] == "日本語"


def _next(program: Program) -> str | None:
    """What an `n` became: what the input method has in hand, or a letter of the text."""
    while True:
        line = program.lines.get(timeout=SECONDS)
        if line.get("preedit"):
            return str(line["preedit"])
        if line.get("shown") == "n":
            return None
