"""The stories that all clients share, played in Emacs in a terminal: stories.py DAEMON [NAME …]

What somebody reads is taken from the screen: the text and its ghost by their colours, what is said by the lines below. What the
form is, which nobody sees, is asked of nobody: it is in the answers.
"""

import json
import os
import signal
import sys
import tempfile
import time
from pathlib import Path

from screen import COLUMNS, LINES, Terminal

STORIES = json.loads((Path(__file__).resolve().parents[3] / "protocol" / "stories" / "stories.json").read_text())["stories"]
KEYS = {
    "Return": "\r", "Tab": "\t", "BackTab": "\x1b[Z", "Backspace": "\x7f", "Delete": "\x1b[3~", "Home": "\x01", "End": "\x05",
    "Up": "\x1b[A", "Down": "\x1b[B", "Space": " ", "Undo": "\x1f", "Redo": "\x1b\x1f", "Clear": "\x01\x0b",
}
# The inks of faces, of the 256 that the terminal has.
GHOST, ERROR = "808080", "ff5f5f"
FACES = f"""(progn (set-face-foreground 'field-area-error "#{ERROR}") (set-face-foreground 'field-area-template "#{GHOST}"))"""
SECONDS = float(os.environ.get("S","60"))
# What is submitted goes to a file, as a program would take it.
SUBMIT = """(setq field-form-submit-function (lambda (answer)
  (with-temp-file "%s" (insert (json-serialize answer :null-object nil :false-object :json-false)))))"""


class Seen:
    """What somebody reads on the screen of a story's form."""

    def __init__(self, terminal, story, output):
        self.screen, self.output = terminal.screen, output
        self.lines = [line.rstrip() for line in terminal.screen.display]
        labels = {field["field"]: field["label"] for field in story["fields"]}
        self.rows = {}
        for row, line in enumerate(self.lines):
            for id, label in labels.items():
                if f"{line} ".startswith(f" {label} "):
                    self.rows.setdefault(id, row)

    def below(self, id):
        """The lines between a field and the next."""
        row = self.rows[id]
        ends = [other for other in self.rows.values() if other > row]
        ends += [other for other in range(row + 1, LINES) if self.lines[other].startswith(("[ ", "Story"))]
        return self.lines[row + 1 : min(ends, default=LINES)]

    def box(self, id):
        """The cells of the field's place: those on a ground of their own."""
        row = self.screen.buffer[self.rows[id]]
        cells = [row[column] for column in range(COLUMNS)]
        return [cell for cell in cells if cell.bg == "303030"]

    def text(self, id):
        return "".join(cell.data for cell in self.box(id) if cell.fg != GHOST)

    def ghost(self, id):
        return "".join(cell.data for cell in self.box(id) if cell.fg == GHOST)

    def missing(self, then):
        """What does not hold of all that is to hold at once."""
        return [name for name, wanted in then.items() if not self.holds(name, wanted)]

    def holds(self, name, wanted):
        if name in ("submitted", "answers"):
            return self.answered(name, wanted)
        if name == "focus":
            return self.rows.get(wanted) == self.screen.cursor.y
        if name == "hidden":
            return all((id not in self.rows) == hidden for id, hidden in wanted.items())
        if name in ("typed", "page"):
            return True  # seen in the fields and in the answers
        if any(id not in self.rows for id in wanted):
            return False
        match name:
            case "text":
                return all(self.reads(id, text) for id, text in wanted.items())
            case "ghost":
                return all(self.ghost(id) == ghost for id, ghost in wanted.items())
            case "error":
                return all(self.says(id, error) for id, error in wanted.items())
            case "badge" | "counter":
                return all(f"  {words}" in self.lines[self.rows[id]] for id, words in wanted.items())
            case "masked":
                return all(set(self.text(id).rstrip()) == {"•"} for id in wanted)
        raise AssertionError(f"nothing to see is called {name}")

    def reads(self, id, text):
        shown = self.text(id).rstrip()
        return shown == ("•" * len(text) if "•" in shown else text)

    def says(self, id, error):
        row = self.rows[id]
        said = [line.strip() for line in self.below(id) if line.strip()]
        if error is not None:
            return error in said
        return not any(self.screen.buffer[below][column].fg == ERROR
                       for below in range(row + 1, row + 1 + len(said)) for column in range(COLUMNS))

    def answered(self, name, wanted):
        if not self.output.exists():
            return wanted is None
        answer = json.loads(self.output.read_text() or "{}")
        values, typed = answer.get("values") or {}, answer.get("typed") or {}
        found = values if name == "submitted" else {id: typed.get(id, value or None) for id, value in values.items()}
        return found == wanted


def children(process):
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def play(daemon, story, folder):
    form, output = Path(folder, "form.json"), Path(folder, "answer.json")
    definition = {name: story[name] for name in ("fields", "pages") if name in story}
    form.write_text(json.dumps({"title": "Story", "form": "story", **definition}))
    terminal = Terminal(daemon, str(form), FACES, SUBMIT % output)
    try:
        terminal.wait("Story  ")
        for number, step in enumerate(story["steps"]):
            terminal.type(step.get("type", "") + KEYS.get(step.get("press"), ""))
            if "paste" in step:
                terminal.type(f"\x1b[200~{step['paste']}\x1b[201~")
            if step.get("kill"):
                for child in children(terminal.process):
                    os.kill(child, signal.SIGKILL)
            until = time.monotonic() + SECONDS
            while missing := Seen(terminal, story, output).missing(step.get("then", {})):
                if time.monotonic() > until:
                    screen = "\n".join(line.rstrip() for line in terminal.screen.display)
                    answer = output.read_text() if output.exists() else ""
                    sys.exit(f"{story['name']}, step {number + 1}, {step}: {missing}\n{screen}\n{answer}")
                terminal.take(0.05)
    finally:
        terminal.close()


def main():
    daemon, *names = sys.argv[1:]
    told = [story for story in STORIES if not names or story["name"] in names]
    for story in told:
        with tempfile.TemporaryDirectory() as folder:
            play(os.path.abspath(daemon), story, folder)
    print(f"{len(told)} stories were played in Emacs")


if __name__ == "__main__":
    main()
