"""Measures how long editors take to open a form of many fields, and what a key costs in it.

usage: emacs/.venv/bin/python measure.py DAEMON textual|neovim|emacs [FIELDS …]

The program runs in a terminal of its own, whose screen is read. It is open when the first key that was typed into it shows:
that is counted from the start of the process. Each further key is typed when the one before shows, so that all that a key
sets off counts; of the keys into a required field each makes the form valid or invalid. Told are the medians of three runs, of
the time that passed and of the processors' time that the program took with its daemon, which says more on a busy machine.
"""

import json
import os
import pty
import select
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time
from fcntl import ioctl
from pathlib import Path

import pyte

HERE = Path(__file__).resolve().parent
COLUMNS, LINES = 100, 40
KINDS = [
    {"required": True}, {"type": "email"}, {"type": "zip", "required": True}, {"type": "phone"},
    {"helper": "At most 40", "maxLength": 40},
]
TYPED = 30
PATIENCE = 300


def form_of(count):
    """A form of so many fields, in groups of twenty."""
    fields = []
    for number in range(1, count + 1):
        kind = KINDS[(number - 1) % len(KINDS)]
        label, group = f"Field {number}", f"group{(number - 1) // 20}"
        fields.append({"field": f"f{number}", "label": label, "group": group, **kind})
    groups = [{"name": f"group{index}", "title": f"Group {index + 1}"} for index in range((count + 19) // 20)]
    return {"title": "Many", "form": "many", "groups": groups, "fields": fields}


def command_of(editor, daemon, form):
    match editor:
        case "textual":
            return [str(HERE / "textual/.venv/bin/python"), "-m", "field_textual", "--server", daemon, form]
        case "neovim":
            nvim = os.environ.get("NVIM") or str(HERE / "neovim/.venv/bin/nvim")
            setting = f"let g:field_server='{daemon}'"
            path = f"set runtimepath^={HERE}/neovim"
            return [nvim, "--clean", "-n", "--cmd", path, "--cmd", setting, "-c", f"FieldForm {form}", "-c", "startinsert!"]
        case "emacs":
            server = f'(setq field-server-command (list "{daemon}") inhibit-startup-screen t)'
            return ["emacs", "-Q", "-nw", "-L", os.path.dirname(form), "--eval", server, "-l", "field-form",
                    "--eval", f'(field-form "{form}")']
    sys.exit(__doc__)


def install(editor, folder):
    """Emacs's package is measured as it is installed: compiled."""
    if editor == "emacs":
        for source in (HERE / "emacs").glob("*.el"):
            shutil.copy(source, folder)
        compiler = ["emacs", "-Q", "--batch", "-L", ".", "--eval", "(byte-recompile-directory \".\" 0)"]
        subprocess.run(compiler, cwd=folder, check=True, capture_output=True)


class Terminal:
    """A program in a terminal of our own."""

    def __init__(self, command):
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.ByteStream(self.screen)
        self.begun = time.perf_counter(), 0.0
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.environ.update(TERM="screen-256color", LC_ALL="C.UTF-8", COLUMNS=str(COLUMNS), LINES=str(LINES))
            os.execvp(command[0], command)
        ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))

    def now(self):
        """The time, and what the program has taken of the processors with all that it started."""
        parents, ticks = {}, {}
        for entry in os.listdir("/proc"):
            if entry.isdigit():
                try:
                    stat = Path("/proc", entry, "stat").read_text().rpartition(") ")[2].split()
                except OSError:
                    continue
                parents[int(entry)], ticks[int(entry)] = int(stat[1]), sum(map(int, stat[11:15]))
        def is_ours(process):
            return process == self.process or (process in parents and is_ours(parents[process]))
        used = sum(count for process, count in ticks.items() if is_ours(process))
        return time.perf_counter(), used / os.sysconf("SC_CLK_TCK")

    def line(self, label):
        """The lines of a field's label and of what follows, as one."""
        shown = self.screen.display
        at = next((index for index, line in enumerate(shown) if f"{label} " in f"{line} "), None)
        return None if at is None else "\n".join(shown[at : at + 2])

    def wait(self, condition, what):
        end = time.monotonic() + PATIENCE
        while not condition():
            ready, _, _ = select.select([self.descriptor], [], [], 1)
            if ready:
                try:
                    self.stream.feed(os.read(self.descriptor, 1 << 16))
                except OSError:
                    sys.exit(f"the program has ended before {what}:\n" + "\n".join(self.screen.display))
            if time.monotonic() > end:
                sys.exit(f"waited for {what}:\n" + "\n".join(self.screen.display))

    def type(self, keys):
        os.write(self.descriptor, keys.encode())

    def shows(self, text, label):
        self.wait(lambda: text in (self.line(label) or ""), f"{text!r} in {label}")

    def close(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.descriptor)


def measured(editor, daemon, count, folder):
    """Seconds until the form is open, a key's in milliseconds as it is typed, and where it changes the form's verdict.

    Each as the time that passed, and as that of the processors.
    """
    path = Path(folder, f"many{count}.json")
    path.write_text(json.dumps(form_of(count)))
    terminal = Terminal(command_of(editor, daemon, str(path)))
    try:
        terminal.wait(lambda: terminal.line("Field 1") or terminal.line("Field 1 *"), "the first field")
        terminal.type("q")
        terminal.shows("q", "Field 1")
        opened = passed(terminal.begun, terminal.now())
        # What is done behind that is none of a key's.
        quiet(terminal)
        # In the field of at most forty characters, where each key moves the counter.
        for _ in range(4):
            terminal.type("\t")
            quiet(terminal)
        begun = terminal.now()
        for number in range(TYPED):
            terminal.type("abc"[number % 3])
            typed = "".join("abc"[place % 3] for place in range(number + 1))
            terminal.shows(typed, "Field 5")
        key = passed(begun, terminal.now(), TYPED / 1000)
        for _ in range(4):
            terminal.type("\x1b[Z")
            quiet(terminal)
        # It is valid with a letter, and not without.
        begun = terminal.now()
        for number in range(TYPED // 2):
            terminal.type("\x7f")
            terminal.wait(lambda: "q" not in (terminal.line("Field 1") or "q"), "nothing in Field 1")
            terminal.type("q")
            terminal.shows("q", "Field 1")
        return opened + key + passed(begun, terminal.now(), TYPED / 1000)
    finally:
        terminal.close()


def passed(begun, ended, divisor=1.0):
    return [(now - then) / divisor for then, now in zip(begun, ended, strict=True)]


def quiet(terminal, seconds=0.4):
    """Takes what comes until nothing does."""
    while select.select([terminal.descriptor], [], [], seconds)[0]:
        terminal.stream.feed(os.read(terminal.descriptor, 1 << 16))


def main():
    daemon, editor, *counts = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        install(editor, folder)
        print(f"| {editor}, fields | open, s | of processors | a key, ms | of processors | that changes the verdict | of processors |")
        print("|---|---|---|---|---|---|---|")
        for count in [int(each) for each in counts] or [20, 1000, 5000]:
            runs = [measured(editor, daemon, count, folder) for _ in range(int(os.environ.get("RUNS", "3")))]
            medians = [statistics.median(each) for each in zip(*runs, strict=True)]
            told = [f"{each:.2f}" if place < 2 else f"{each:.1f}" for place, each in enumerate(medians)]
            print("|", " | ".join([f"{count:,}", *told]), "|", flush=True)


if __name__ == "__main__":
    main()
