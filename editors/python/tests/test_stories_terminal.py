"""The stories that all clients share, played in a terminal: `field-server form`."""

import fcntl
import json
import os
import pty
import select
import struct
import subprocess
import termios
import time
from pathlib import Path

import pyte
import pytest

from field_client.transport import find_server

STORIES = json.loads((Path(__file__).parents[3] / "protocol" / "stories" / "stories.json").read_text())["stories"]
ROWS, COLUMNS, SECONDS = 40, 90, 60.0
KEYS = {
    "Return": "\r", "Tab": "\t", "BackTab": "\x1b[Z", "Backspace": "\x7f", "Delete": "\x1b[3~", "Home": "\x1b[H", "End": "\x1b[F",
    "Up": "\x1b[A", "Down": "\x1b[B", "Space": " ", "Undo": "\x1a", "Redo": "\x19", "Clear": "\x15",
}  # fmt: skip


class Terminal:
    """A terminal in which somebody fills in a form."""

    def __init__(self, path):
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.screen = pyte.Screen(COLUMNS, ROWS)
        self._stream, self._terminal, self._answer = pyte.ByteStream(self.screen), master, b""
        self.process = subprocess.Popen(
            [*find_server(), "form", str(path)],
            stdin=slave, stdout=subprocess.PIPE, stderr=slave,
            env={**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"},
            preexec_fn=lambda: (os.setsid(), fcntl.ioctl(slave, termios.TIOCSCTTY, 0)),
        )  # fmt: skip
        os.close(slave)

    def send(self, keys):
        os.write(self._terminal, keys.encode())

    def read(self, seconds=0.05):
        """Takes what the program has drawn, or has printed in the end."""
        ready, _, _ = select.select([self._terminal, self.process.stdout], [], [], seconds)
        for each in ready:
            if each is self.process.stdout:
                self._answer += os.read(each.fileno(), 65536)
                continue
            try:
                self._stream.feed(os.read(self._terminal, 65536))
            except OSError:  # the program has ended
                pass

    @property
    def answers(self):
        if self.process.poll() is None:
            return None
        self.read(0)
        return json.loads(self._answer or "null")

    def close(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        os.close(self._terminal)


class Seen:
    """What somebody reads on the screen of a story's form."""

    def __init__(self, terminal, story):
        self.terminal, self.lines = terminal, [line.rstrip() for line in terminal.screen.display]
        self.labels = {field["field"]: field["label"] for field in story["fields"]}

    def block(self, id):
        """The lines of a field: its label, its text, what there is to say of it."""
        starts = {}
        for row, line in enumerate(self.lines):
            for each, label in self.labels.items():
                words = line.lstrip(" ┃")
                if words.startswith((label, f"[ ] {label}", f"[x] {label}")):
                    starts.setdefault(each, row)
        if id not in starts:
            return None
        row = starts[id]
        ends = [other for other in starts.values() if other > row]
        ends += [other for other in range(row + 1, ROWS) if "[ Submit ]" in self.lines[other] or "Next ›" in self.lines[other]]
        return self.lines[row : min(ends, default=ROWS)]

    def text(self, id):
        block = self.block(id)
        return "" if block is None or len(block) < 2 else block[1].lstrip(" ┃").removesuffix("▾").rstrip()

    def has(self, id, words):
        return any(words in line for line in self.block(id) or [])

    def missing(self, then):
        """What does not hold of all that is to hold at once."""
        return [name for name, wanted in then.items() if not self.holds(name, wanted)]

    def holds(self, name, wanted):
        match name:
            case "submitted":
                # Printed are the answers.
                return wanted is not None or self.terminal.answers is None
            case "answers":
                found = self.terminal.answers
                return found is not None and {id: found.get(id) for id in wanted} == wanted
            case "focus":
                return any("┃" in line for line in self.block(wanted) or [])
            case "text":
                return all(self.starts(id, text) for id, text in wanted.items())
            case "ghost":
                return all(self.text(id).endswith(ghost) for id, ghost in wanted.items())
            case "error":
                return all(self.has(id, error) if error else not self.has(id, "✗") for id, error in wanted.items())
            case "badge" | "counter":
                return all(self.has(id, words) for id, words in wanted.items())
            case "hidden":
                return all((self.block(id) is None) == hidden for id, hidden in wanted.items())
            case "masked":
                return all("•" in self.text(id) for id in wanted)
        # What a text means and which page it is is seen in the fields and in the answers.
        return name in ("typed", "page")

    def starts(self, id, text):
        """Whether the line begins with a text, behind which is nothing but what is still to be typed; a secret's signs are counted."""
        line = self.text(id)
        if "•" in line:
            return line == "•" * len(text)
        return line.startswith(text) and (bool(text) or not line or line[0] in "_(0M")


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story["name"].replace(" ", "-"))
def test_story(story, tmp_path):
    if any("kill" in step for step in story["steps"]):
        # The server is in the program itself: who kills it kills the form.
        story = {**story, "steps": [step for step in story["steps"] if "kill" not in step]}
    path = tmp_path / "form.json"
    definition = {name: story[name] for name in ("fields", "pages") if name in story}
    path.write_text(json.dumps({"title": story["name"], "form": "story", **definition}))
    terminal = Terminal(path)
    try:
        until = time.monotonic() + SECONDS
        while not any("┃" in line for line in terminal.screen.display):
            terminal.read()
            assert time.monotonic() < until, "no form"
        for number, step in enumerate(story["steps"]):
            terminal.send(step.get("type", "") + KEYS.get(step.get("press"), ""))
            if "paste" in step:
                terminal.send(f"\x1b[200~{step['paste']}\x1b[201~")
            until = time.monotonic() + SECONDS
            while missing := Seen(terminal, story).missing(step.get("then", {})):
                screen = "\n".join(line for line in Seen(terminal, story).lines if line)
                assert time.monotonic() < until, f"step {number + 1}, {step}: {missing}\n{screen}"
                terminal.read()
    finally:
        terminal.close()
