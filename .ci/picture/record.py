"""Fills in a form in tmux and writes what is seen as form.svg: record.py DAEMON (with tmux in PATH).

The picture is animated, and has the colours of light and dark pages; where nothing moves one frame shows.
"""

import html
import os
import re
import subprocess
import sys
import time

here = os.path.dirname(os.path.abspath(__file__))
daemon = os.path.abspath(sys.argv[1])
columns, rows, still = 66, 24, 15
cell, line = 8.4, 18
socket = f"field-server-{os.getpid()}"
# What is pressed, and for how many tenths of a second what follows from it is seen.
script = [
    ([], 10), (["Ada"], 5), ([" Lovelace"], 8), (["Enter"], 6), (["212555"], 7), (["x"], 12), (["0147"], 8), (["Enter"], 5),
    (["13"], 14), (["BSpace", "2", "101990"], 9), (["Enter"], 8), (["m"], 12), (["Enter"], 12), (["Space"], 6),
    (["Down", "Down"], 6), (["Space"], 10), (["Enter"], 5), (["Right"] * 4, 8), (["Enter"], 4), (["Right"] * 3, 7),
    (["Enter"], 4), (["I bring"], 4), (["Enter", "two cakes."], 8), (["C-s"], 16), (["Space"], 10), (["Enter"], 40),
]


def tmux(*arguments):
    command = ["tmux", "-L", socket, "-f", "/dev/null", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def seen():
    """The screen when it has come to rest."""
    before = None
    while True:
        time.sleep(0.15)
        cursor = tmux("display-message", "-p", "-t", "form", "#{cursor_x} #{cursor_y} #{cursor_flag}").split()
        now = tmux("capture-pane", "-e", "-p", "-t", "form").split("\n")[:rows], tuple(map(int, cursor))
        if now == before:
            return now
        before = now


def spans(text):
    """The pieces of a line with the classes that they are shown in, and their columns."""
    column, classes, pieces = 0, frozenset(), []
    names = {"1": "b", "2": "d", "4": "u", "7": "r", "31": "red", "32": "green", "35": "magenta"}
    for part in re.split(r"(\x1b\[[0-9;]*m)", text.rstrip()):
        if part.startswith("\x1b["):
            for code in part[2:-1].split(";"):
                if code in ("", "0"):
                    classes = frozenset()
                elif code == "39":
                    classes -= {"red", "green", "magenta"}
                elif code in names:
                    classes |= {names[code]}
        elif part:
            pieces.append((column, part, classes))
            column += len(part)
    return pieces


def drawn(text):
    result = []
    for column, part, classes in spans(text):
        x = column * cell
        if "r" in classes:
            result.append(f'<rect x="{x:g}" y="-13" width="{len(part) * cell:g}" height="{line}"/>')
        if part.strip():
            lead = len(part) - len(part.lstrip())
            kind = f' class="{" ".join(sorted(classes))}"' if classes else ""
            shown = part.strip()
            result.append(
                f'<text x="{x + lead * cell:g}" textLength="{len(shown) * cell:g}"{kind}>{html.escape(shown)}</text>')
    return "".join(result)


def record():
    """The frames: lines, cursor, and how long they are seen."""
    path = os.pathsep.join([os.path.dirname(daemon), os.environ["PATH"]])
    os.environ.update(
        LANG="C.UTF-8", TERM="screen-256color", PS1="$ ", FORM=os.path.join(here, "fair.json"), PATH=path)
    os.environ.pop("NO_COLOR", None)
    tmux("new-session", "-d", "-s", "form", "-x", str(columns), "-y", str(rows), "sh")
    try:
        tmux("set", "-g", "status", "off")
        tmux("resize-window", "-t", "form", "-x", str(columns), "-y", str(rows))
        begin = 'clear; answers=$(field-server --now 2026-03-01 form "$FORM" --locale en); clear; printf "%s\\n" "$answers"'
        tmux("send-keys", "-t", "form", begin, "Enter")
        frames = []
        for keys, tenths in script:
            for key in keys:
                # A name of a key, or what is typed letter by letter.
                is_name = key in ("Enter", "BSpace", "Space", "Down", "Right", "C-s")
                tmux("send-keys", "-t", "form", *([] if is_name else ["-l"]), key)
            lines, cursor = seen()
            frames.append((lines, cursor, tenths))
        return frames
    finally:
        tmux("kill-server")


def svg(frames):
    known, uses, total, start, styles = {}, [], sum(frame[2] for frame in frames), 0, []
    for number, (lines, (column, row, is_cursor), tenths) in enumerate(frames):
        group = []
        for place, text in enumerate(lines):
            if text.strip():
                name = known.setdefault(drawn(text), f"l{len(known)}")
                group.append(f'<use href="#{name}" y="{place * line}"/>')
        if is_cursor:
            group.append(f'<rect class="cursor" x="{column * cell:g}" y="{row * line - 13}" width="{cell}" height="{line}"/>')
        first, last = 100 * start / total, 100 * (start + tenths) / total
        start += tenths
        before = f"0%,{first - 0.001:.3f}%{{visibility:hidden}}" if number else ""
        behind = f"{last:.3f}%,100%{{visibility:hidden}}" if last < 100 else ""
        styles.append(f"@keyframes k{number}{{{before}{first:.3f}%,{last - 0.001:.3f}%{{visibility:visible}}{behind}}}")
        styles.append(f"#f{number}{{animation:k{number} {total / 10:g}s step-end infinite}}")
        kind = ' class="still"' if number == still else ""
        uses.append(f'<g id="f{number}"{kind}>{"".join(group)}</g>')
    width, height = columns * cell + 24, rows * line + 24
    defs = "\n".join(f'<g id="{name}">{text}</g>' for text, name in known.items())
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}">
<title>A form filled in in a terminal</title>
<style>
text{{font:14px "DejaVu Sans Mono",Menlo,Consolas,monospace;fill:#24292f;white-space:pre}}
rect{{fill:#24292f}}.ground,.r{{fill:#fff}}.red{{fill:#b3261e}}.green{{fill:#1a7f37}}.magenta{{fill:#8250df}}
@media (prefers-color-scheme:dark){{
text,rect{{fill:#d7dae0}}.ground,.r{{fill:#16181d}}.red{{fill:#ff7b72}}.green{{fill:#56d364}}.magenta{{fill:#d2a8ff}}
}}
.cursor{{opacity:.35}}
.b{{font-weight:bold}}.d{{opacity:.6}}.u{{text-decoration:underline}}
g[id^=f]{{visibility:hidden}}g.still{{visibility:visible}}
{chr(10).join(styles)}
</style>
<defs>
{defs}
</defs>
<rect class="ground" width="100%" height="100%" rx="8"/>
<g transform="translate(12,26)">
{chr(10).join(uses)}
</g>
</svg>
"""


with open(os.path.join(here, "form.svg"), "w", encoding="utf-8") as file:
    file.write(svg(record()))
