"""Fills in half of a form with the keys and clicks of a person, in Emacs in a terminal, and draws what the terminal shows.

usage: screen.py DAEMON checkout|kinds SVG [--write] [--png FILE]

Without --write the drawing is compared with the one in SVG.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from xml.sax.saxutils import escape

import pyte

COLUMNS, LINES = 80, 24
FOLDER = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NAMES = {
    "black": "#000000", "red": "#d75f5f", "green": "#87af5f", "brown": "#d7af5f", "blue": "#5f87d7",
    "magenta": "#af87d7", "cyan": "#5fafaf", "white": "#d0d0d0",
    "brightblack": "#808080", "brightred": "#ff8787", "brightgreen": "#afd787", "brightbrown": "#ffd787",
    "brightblue": "#87afff", "brightmagenta": "#d7afff", "brightcyan": "#87d7d7", "brightwhite": "#ffffff",
}
INK, PAPER = "#d0d0d0", "#1c1c1c"



def click(text, column=0):
    """A click on the first place of a text, or so many columns behind that."""
    return (text, column)


# A form, and keys or clicks with what stands on the screen when they have done their work.
CHECKOUT = "tests/checkout.json", [
    ("", "2 to go"),
    ("Ada Lovelace\t", "Name *        Ada Lovelace"),
    ("ada@example.org\t", "ada@example.org ✓"),
    ("5552345678\t", "(555) 234-5678 ✓"),
    ("Analytical-1843\t", "•••••••••••••••  Strong|••••••••••••••• ✓"),
    ("Analytical-1843\t", "Once more     ••••••••••••••• ✓"),
    ("By b", "By b"),
    ("\x1b\t\t", "By bicycle"),
    ("Ring twice\t", "10/40"),
    ("4111111111111111\t", "4111 1111 1111 1111"),
    ("13", "Use a month from 01 to 12."),
    ("", "Checkout  1 to go"),
    ("", "Customer  ✓"),
    ("", "Payment  1 to go"),
]
KINDS = "../neovim/tests/kinds.json", [
    ("", "2 to go"),
    ("w", "▸   Window, row 3"),
    (click("Window, row 21"), "Seat *      Window, row 21"),
    ("\t", "[ ] Breakfast"),
    (click("[ ] Lunch"), "[X] Lunch"),
    (click("[ ] Breakfast", 5), "[X] Breakfast"),
    (click("[X] Breakfast"), "[ ] Breakfast"),
    ("\tann@example.com\r\r", "Tickets to  ann@example.com"),
    ("/etc/hosts\t", "Choose a file of another kind."),
    (click("☆☆☆☆☆", 3), "★★★★☆"),
    (click(" 40", -6), "━●───── 40"),
    (click("[ ] No"), "[X] Yes"),
    (click("Window, row 21", 3), "Seat"),
    ("\x01\x0b", "Seat *"),
    ("window, row 2", "▸   Window, row 21"),
    ("", "Trip  1 to go"),
    ("", "About you  1 to go"),
]


class Terminal:
    """Emacs in a terminal of our own."""

    def __init__(self, daemon, form, *expressions):
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.ByteStream(self.screen)
        command = [
            "emacs", "-Q", "-nw", "-L", FOLDER,
            "--eval", "(setq frame-background-mode 'dark inhibit-startup-screen t)",
            "--eval", "(mapc #'frame-set-background-mode (frame-list))",
            "--eval", f'(setq field-server-command (list "{daemon}"))',
            "-l", "field-form",
            "--eval", "(progn (menu-bar-mode -1) (blink-cursor-mode -1) (xterm-mouse-mode 1))",
            *(argument for expression in expressions for argument in ("--eval", expression)),
            "--eval", f'(field-form "{os.path.join(FOLDER, form)}")',
            "--eval", "(setq mode-line-format \" %b   (%m)\")",
        ]
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.environ["TERM"] = "screen-256color"
            os.environ["LC_ALL"] = "C.UTF-8"
            os.execvp(command[0], command)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))

    def wait(self, wanted, seconds=20):
        """Takes what comes until one of the texts in `wanted`, between bars, is shown."""
        end = time.monotonic() + seconds
        while True:
            shown = "\n".join(self.screen.display)
            if any(text in shown for text in wanted.split("|")):
                return
            if time.monotonic() > end:
                sys.exit(f"waited for {wanted!r}; the screen is\n{shown}")
            self.take(0.05)

    def take(self, seconds):
        ready, _, _ = select.select([self.descriptor], [], [], seconds)
        if not ready:
            return False
        try:
            self.stream.feed(os.read(self.descriptor, 65536))
        except OSError:
            sys.exit("Emacs has ended:\n" + "\n".join(self.screen.display))
        return True

    def resize(self, columns):
        self.screen.resize(LINES, columns)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, columns, 0, 0))
        os.kill(self.process, signal.SIGWINCH)

    def type(self, keys):
        os.write(self.descriptor, keys.encode())

    def click(self, text, distance):
        """Presses and releases the first button of the mouse, as terminals report it."""
        self.settle()
        for line, shown in enumerate(self.screen.display):
            if text in shown:
                place = f"{shown.index(text) + distance + 1};{line + 1}"
                return self.type(f"\x1b[<0;{place}M\x1b[<0;{place}m")
        sys.exit(f"nothing like {text!r} to click on; the screen is\n" + "\n".join(self.screen.display))

    def close(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.descriptor)

    def settle(self):
        """Takes the rest of what Emacs draws at once."""
        while self.take(0.2):
            pass


def color(name, default):
    if name == "default":
        return default
    return NAMES.get(name) or "#" + name


def runs(screen, line):
    """The runs of cells that look the same, as (column, text, ink, paper, bold, underlined)."""
    found = []
    for column in range(COLUMNS):
        cell = screen.buffer[line][column]
        ink, paper = color(cell.fg, INK), color(cell.bg, PAPER)
        if cell.reverse:
            ink, paper = paper, ink
        if (screen.cursor.y, screen.cursor.x) == (line, column):
            ink, paper = PAPER, "#ffffff"
        look = (ink, paper, cell.bold, cell.underscore)
        if found and found[-1][2:] == look:
            found[-1] = (found[-1][0], found[-1][1] + cell.data, *look)
        else:
            found.append((column, cell.data, *look))
    return found


def svg(screen):
    width, height, margin = 8.4, 18, 12
    total = (COLUMNS * width + 2 * margin, LINES * height + 2 * margin)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {total[0]:g} {total[1]:g}" '
        f'width="{total[0]:g}" height="{total[1]:g}" '
        'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">',
        f'<rect width="100%" height="100%" rx="6" fill="{PAPER}"/>',
    ]
    for line in range(LINES):
        y = margin + line * height
        for column, text, ink, paper, bold, underlined in runs(screen, line):
            x = margin + column * width
            if paper != PAPER:
                lines.append(f'<rect x="{x:g}" y="{y:g}" width="{len(text) * width:g}" height="{height}" fill="{paper}"/>')
            if text.strip():
                style = (' font-weight="bold"' if bold else "") + (' text-decoration="underline"' if underlined else "")
                lines.append(
                    f'<text x="{x:g}" y="{y + 13.5:g}" textLength="{len(text) * width:g}" fill="{ink}"{style} '
                    f'xml:space="preserve">{escape(text)}</text>')
    return "\n".join(lines + ["</svg>", ""])


def png(screen, path):
    """A picture of the same, to look at; needs Pillow and the DejaVu fonts."""
    from PIL import Image, ImageDraw, ImageFont
    fonts = [ImageFont.truetype(f"DejaVuSansMono{style}.ttf", 16) for style in ("", "-Bold")]
    width, height = 10, 20
    image = Image.new("RGB", (COLUMNS * width, LINES * height), PAPER)
    draw = ImageDraw.Draw(image)
    for line in range(LINES):
        for column, text, ink, paper, bold, underlined in runs(screen, line):
            for index, character in enumerate(text):
                x, y = (column + index) * width, line * height
                draw.rectangle([x, y, x + width - 1, y + height - 1], fill=paper)
                draw.text((x, y), character, fill=ink, font=fonts[bold])
                if underlined:
                    draw.line([x, y + height - 2, x + width - 1, y + height - 2], fill=ink)
    image.save(path)


def main():
    daemon, path = os.path.abspath(sys.argv[1]), sys.argv[3]
    form, steps = {"checkout": CHECKOUT, "kinds": KINDS}[sys.argv[2]]
    terminal = Terminal(daemon, form)
    for keys, wanted in steps:
        if isinstance(keys, tuple):
            terminal.click(*keys)
        else:
            terminal.type(keys)
        terminal.wait(wanted)
    terminal.settle()
    terminal.close()
    drawing = svg(terminal.screen)
    if "--png" in sys.argv:
        png(terminal.screen, sys.argv[sys.argv.index("--png") + 1])
    if "--write" in sys.argv:
        with open(path, "w", encoding="utf-8") as file:
            file.write(drawing)
        return
    with open(path, encoding="utf-8") as file:
        if file.read() != drawing:
            sys.exit("the screen is another than that in " + path + ":\n" + "\n".join(terminal.screen.display))
    print(f"the screen of {sys.argv[2]} is that of the README")


if __name__ == "__main__":
    main()
