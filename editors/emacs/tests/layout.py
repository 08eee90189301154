"""Looks at what Emacs draws in a terminal: values in lines that are written from right to left, narrow
windows, and what is pasted.

usage: layout.py DAEMON
"""

import json
import os
import sys
import tempfile

from screen import Terminal

ARABIC = {"title": "استمارة", "form": "arabic", "fields": [
    {"field": "phone", "type": {"name": "tel", "country": "EG"}, "label": "الهاتف"},
    {"field": "card", "type": "card", "label": "البطاقة"},
    {"field": "name", "type": "name", "label": "الاسم"},
    {"field": "note", "type": "phrase", "label": "ملاحظة"}]}


HELPER = "As it is printed in the passport that you travel with, and nothing else besides it, please."
NARROW = {"title": "Travel", "form": "narrow", "fields": [
    {"field": "name", "type": "name", "label": "First and family name", "helper": HELPER},
    {"field": "zip", "type": "zip", "label": "ZIP code"}]}

NOTE = {"title": "Note", "form": "note", "fields": [{"field": "note", "type": "multiline", "label": "Note", "maxLength": 40}]}


def before_cursor(terminal):
    """The last word on the left of the cursor."""
    cursor = terminal.screen.cursor
    return terminal.screen.display[cursor.y][: cursor.x].split()[-1:]


def expect(found, wanted, terminal):
    if found != wanted:
        sys.exit(f"{found!r} is not {wanted!r}; the screen is\n" + "\n".join(terminal.screen.display))


def right_to_left(daemon, form):
    terminal = Terminal(daemon, form)
    terminal.wait("فتاهلا|الهاتف|ﻒﺗﺎﻬﻟﺍ")
    # Groups of digits keep their order, and the caret is behind the last of them.
    terminal.type("01012345")
    terminal.wait("010 12345")
    terminal.settle()
    expect(before_cursor(terminal), ["12345"], terminal)
    terminal.type("678\t")
    terminal.wait("010 12345678")
    # So do those of what is missing, which stand on the same side.
    terminal.type("411111")
    terminal.wait("4111 11\u00a000 0000 0000")
    terminal.type("\t")
    # What is written from right to left is so still.
    terminal.type("عمر\t")
    terminal.wait("رمع")
    # No sign around a text is in the way of keys: neither of the end of the line, nor of what kills it.
    terminal.type("one two\x01\x05 3\x02\x02\x0b")
    terminal.wait("one two\u00a0")
    terminal.settle()
    expect(before_cursor(terminal), ["two"], terminal)
    terminal.close()


def narrow_and_wide(daemon, form):
    terminal = Terminal(daemon, form)
    terminal.wait("ZIP code")
    # How wide the window is decides what stands before a field, and where what is said below it is broken.
    for columns, place, first in (
            (40, 11, "As it is printed in the"), (80, 24, "As it is printed in the passport that you travel with,"),
            (120, 24, HELPER), (30, 11, "As it is printed")):
        terminal.resize(columns)
        terminal.wait(" " * place + first + " " * (columns - place - len(first)))
        terminal.settle()
        shown = [line.strip() for line in terminal.screen.display]
        start, end = shown.index(first), next(index for index, line in enumerate(shown) if line.startswith("ZIP code"))
        expect(" ".join(shown[start:end]), HELPER, terminal)
    terminal.close()


def pasted(daemon, form):
    terminal = Terminal(daemon, form)
    terminal.wait("0/40")
    # A line break of Windows is one, as in the other clients; two of them leave a line empty.
    terminal.type("\x1b[200~one\r\ntwo\r\rthree\r\n\r\nfour\x1b[201~")
    terminal.wait("four")
    terminal.settle()
    first = next(index for index, line in enumerate(terminal.screen.display) if "one" in line)
    expect([line.strip().partition(" ")[0] for line in terminal.screen.display[first : first + 6]],
           ["Note", "two", "", "three", "", "four"], terminal)
    terminal.wait("20/40")
    terminal.close()


def main():
    daemon = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        for name, look, definition in (
                ("arabic", right_to_left, ARABIC), ("narrow", narrow_and_wide, NARROW), ("note", pasted, NOTE)):
            form = os.path.join(folder, name + ".json")
            with open(form, "w", encoding="utf-8") as file:
                json.dump(definition, file)
            look(daemon, form)
    print("lines are drawn as they should be")


if __name__ == "__main__":
    main()
