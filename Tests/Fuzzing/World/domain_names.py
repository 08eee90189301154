"""Compares a daemon's international `hostname` with PyPI `idna`: `domain_names.py DAEMON [--count N] [--seed N]`.

Names of one to three labels are made of letters of some scripts, capitals, marks, digits, hyphens and what rules are made of. The
daemon's canonical form is what `idna` encodes by UTS 46; where one says that there is no name, so does the other. No beginning of a
name is impossible.
"""

import argparse
import random
import re
import sys

import idna
from telephones import Daemon

ALPHABETS = [
    "abcxyz", "ABCÄÖÜẞß", "äöüéèñçłøåþ", "αβγδςσΩΆ", "бгджйёЇ", "אבגדש", "ابتثجدذرزسکیه", "अआइकखगत्िी", "ไทยกขค", "日本語漢字例",
    "ひらがなカタカナー・", "한국어가각", "\u1112\u1161\u11ab\u1100\u116e국", "0123456789", "٠١٢٣", "۰۱۲۳", "e\u0301o\u0308a\u0323\u0302", "·l·", "͵α", "׳״א",
    "\u200c\u200d", "क्\u200dष", "-", "ａｂｃ１２", "ℌℑ㎏ﬁ", "ǆǅŉ", "☃♥😀", "\u00ad\u2060", "ⓐ①", "ﷺﻻ",
]


def expected(name):
    """In ASCII; None where it is no name."""
    try:
        mapped = idna.uts46_remap(name, std3_rules=True, transitional=False)
        labels = mapped.split(".")
        # Of names in ASCII some have hyphens where others have a prefix.
        plain = [bool(re.fullmatch("(?!xn--)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?", label)) for label in labels]
        text = ".".join(label if is_plain else idna.alabel(label).decode() for label, is_plain in zip(labels, plain))
        letters = [label if is_plain else idna.ulabel(label) for label, is_plain in zip(labels, plain)]
        # RFC 5893: where one label is written from right to left, the rule holds of all.
        if any(idna.core.unicodedata.bidirectional(c) in ("R", "AL", "AN") for label in letters for c in label):
            for label in letters:
                idna.check_bidi(label, check_ltr=True)
        return text if len(text) <= 253 and not text.rpartition(".")[2].isdigit() else None
    except (idna.IDNAError, UnicodeError, IndexError):
        return None


def label(source):
    letters = "".join(source.sample(ALPHABETS, source.choice([1, 1, 1, 2, 2, 3])))
    return "".join(source.choice(letters) for _ in range(source.choice([1, 2, 3, 4, 5, 8, 30 if source.random() < 0.05 else 6])))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("daemon")
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=26)
    arguments = parser.parse_args()
    source = random.Random(arguments.seed)
    names = [".".join(label(source) for _ in range(source.choice([1, 1, 2, 3]))) for _ in range(arguments.count)]
    daemon = Daemon(arguments.daemon)
    daemon.ask([("field/create", {"field": "f", "type": {"name": "hostname", "international": True}})])
    wrong, right = [], 0
    for start in range(0, len(names), 100):
        part = names[start:start + 100]
        messages = []
        for name in part:
            # Whole, so that what is none stays; then its beginnings.
            messages += [("field/update", {"field": "f", "set": {"text": name}}), ("field/get", {"field": "f"})]
        answers = daemon.ask(messages)
        for place, name in enumerate(part):
            view, name_expected = answers[2 * place + 1], expected(name)
            found = view.get("typed")
            if view["text"] == name and found != name_expected:
                wrong.append(f"{name!r} ({name.encode('unicode_escape').decode()}): {found!r}, not {name_expected!r}")
            if name_expected is None or view["text"] != name:
                continue
            right += 1
            checks = daemon.ask([
                message for end in range(1, len(name))
                for message in [("field/update", {"field": "f", "set": {"text": name[:end]}}), ("field/get", {"field": "f"})]
            ])
            for end, view in enumerate(checks[1::2], start=1):
                if view["text"] == name[:end] and view["state"]["content"] == "impossible":
                    wrong.append(f"{name!r}: {name[:end]!r} goes on, and is called impossible")
    daemon.end()
    for line in wrong[:40]:
        print(line)
    print(f"seed {arguments.seed}: {len(names)} names, {right} of them right, {len(wrong)} told otherwise")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
