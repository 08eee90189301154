"""Measures how long clients take to open a form of many fields, and what a key costs in it.

usage: emacs/.venv/bin/python measure.py DAEMON form|textual|neovim|emacs|python|qt|page [FIELDS …]

A program of terminals runs in one of its own, whose screen is read; what has none is driven by a program beside its tests
(`tests/measure_form.py`). It is open when the first key that was typed into it shows: that is counted from the start of the process,
of a page from where its browser is told to go there. Each further key is typed when the one before shows, so that all that a key
sets off counts; of the keys into a required field each makes the form valid or invalid. Told are the medians of three runs (`RUNS`), of
the time that passed and of the processors' time that the program took with all that it started, which says more on a busy machine.
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
            # Else another Emacs compiles natively, while keys are counted, whatever libraries were loaded for the first time.
            server = (f'(setq field-server-command (list "{daemon}") inhibit-startup-screen t'
                      " native-comp-deferred-compilation nil native-comp-jit-compilation nil)")
            return ["emacs", "-Q", "-nw", "-L", os.path.dirname(form), "--eval", server, "-l", "field-form",
                    "--eval", f'(field-form "{form}")']
        case "form":
            return [daemon, "form", form]
    sys.exit(__doc__)


def driver_of(client, form):
    """The program that drives a client without a terminal."""
    folder = HERE / {"page": "javascript"}.get(client, client)
    return [str(folder / ".venv/bin/python"), str(folder / "tests/measure_form.py"), form, str(TYPED)]


def install(editor, folder):
    """Emacs's package is measured as it is installed: compiled."""
    if editor == "emacs":
        for source in (HERE / "emacs").glob("*.el"):
            shutil.copy(source, folder)
        compiler = ["emacs", "-Q", "--batch", "-L", ".", "--eval", "(byte-recompile-directory \".\" 0)"]
        subprocess.run(compiler, cwd=folder, check=True, capture_output=True)


def moment(process):
    """The time, and what a process has taken of the processors with all that it started."""
    parents, seconds = {}, {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text().rpartition(") ")[2].split()
                # To the nanosecond what lives, to the tick what has ended.
                lived = sum(int((task / "schedstat").read_text().split()[0]) for task in (entry / "task").iterdir())
            except OSError:
                continue
            parents[int(entry.name)] = int(stat[1])
            seconds[int(entry.name)] = lived / 1e9 + sum(map(int, stat[13:15])) / os.sysconf("SC_CLK_TCK")

    def is_ours(each):
        return each == process or (each in parents and is_ours(parents[each]))

    return time.perf_counter(), sum(used for each, used in seconds.items() if is_ours(each))


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
        return moment(self.process)

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


def driven(client, daemon, count, folder):
    """The same of a client whose driver says when it has come to the end of a part, and waits for a line before the next one."""
    path = Path(folder, f"many{count}.json")
    path.write_text(json.dumps(form_of(count)))
    begun = time.perf_counter(), 0.0
    environment = {**os.environ, "FIELD_SERVER": daemon, "QT_QPA_PLATFORM": "offscreen"}
    driver = subprocess.Popen(driver_of(client, str(path)), env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def part():
        if driver.stdin is None or driver.stdout is None or not (line := driver.stdout.readline()):
            sys.exit("the driver has ended")
        ended = moment(driver.pid)
        driver.stdin.write("\n")
        driver.stdin.flush()
        return line, ended

    try:
        line, ended = part()
        if line == "ready\n":
            begun = ended
            _, ended = part()
        opened = passed(begun, ended)
        _, begun = part()
        key = passed(begun, part()[1], TYPED / 1000)
        _, begun = part()
        return opened + key + passed(begun, part()[1], TYPED / 1000)
    finally:
        driver.communicate()


def passed(begun, ended, divisor=1.0):
    return [(now - then) / divisor for then, now in zip(begun, ended, strict=True)]


def quiet(terminal, seconds=0.4):
    """Takes what comes until nothing does."""
    while select.select([terminal.descriptor], [], [], seconds)[0]:
        terminal.stream.feed(os.read(terminal.descriptor, 1 << 16))


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    daemon, editor, *counts = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        install(editor, folder)
        print(f"| {editor}, fields | open, s | of processors | a key, ms | of processors | that changes the verdict | of processors |")
        print("|---|---|---|---|---|---|---|")
        for count in [int(each) for each in counts] or [20, 1000, 5000]:
            measures = driven if editor in ("python", "qt", "page") else measured
            runs = [measures(editor, daemon, count, folder) for _ in range(int(os.environ.get("RUNS", "3")))]
            medians = [statistics.median(each) for each in zip(*runs, strict=True)]
            told = [f"{each:.2f}" if place < 2 or each < 1 else f"{each:.1f}" for place, each in enumerate(medians)]
            print("|", " | ".join([f"{count:,}", *told]), "|", flush=True)


if __name__ == "__main__":
    main()
