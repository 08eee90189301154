#!/usr/bin/env python3
"""Compares what the daemon says of numbers of people, companies, banks and goods with what python-stdnum says.

Of each module's own examples more numbers are made: one character changed, two exchanged, some replaced until the module
takes what came of it, one too few, one too many. Each difference has to be among those in `differences.py`, with its reason.
"""

import argparse
import importlib
import random
import re
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "PlainModel"))
from cases import rows  # noqa: E402
from daemon import Daemon  # noqa: E402
from differences import reason  # noqa: E402

DIGITS = "0123456789"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def examples(module):
    """The numbers that its documentation has, and that it takes."""
    found = re.findall(r"""(?:validate|format|compact|is_valid)\(\s*['"]([^'"]+)['"]""", module.__doc__ or "")
    found += re.findall(r"""^['"]([^'"\n]{3,40})['"]$""", module.__doc__ or "", re.M)
    return sorted({module.compact(text) for text in found if safely(module, text)})


def safely(module, text):
    try:
        return module.is_valid(text)
    except Exception:  # What the library does not expect is no number.
        return False


def another(character, random):
    for kind in (DIGITS, LETTERS):
        if character in kind:
            return random.choice(kind)
    return character


def changed(number, random):
    """The number with one character changed, and with two neighbours exchanged."""
    place = random.randrange(len(number))
    yield number[:place] + another(number[place], random) + number[place + 1:]
    place = random.randrange(len(number) - 1)
    yield number[:place] + number[place + 1] + number[place] + number[place + 2:]
    yield number[:-1]
    yield number + random.choice(DIGITS)
    yield number[:random.randrange(len(number))]
    yield random.choice(DIGITS + LETTERS) + number[1:]


def more(number, module, random):
    """Another number that the module takes; nil where none was found."""
    characters = list(number)
    for place in random.sample(range(len(number)), min(len(number), random.randrange(1, 5))):
        characters[place] = another(characters[place], random)
    text = "".join(characters)
    if safely(module, text):
        return text
    places = list(range(len(text)))[::-1]
    for place in places[:2] + random.sample(places, min(3, len(places))):
        for character in DIGITS + (LETTERS if text[place] in LETTERS or place == places[0] else ""):
            other = text[:place] + character + text[place + 1:]
            if safely(module, other):
                return other
    # Two check digits at the end.
    if text[-2:].isdigit():
        for end in range(100):
            other = text[:-2] + f"{end:02}"
            if safely(module, other):
                return other
    return None


def texts(modules, count, random):
    result = set()
    for module in modules:
        known = examples(module)
        if not known:
            continue
        result.update(known)
        for _ in range(count):
            other = more(random.choice(known), module, random)
            if other and len(known) < 200:
                known.append(other)
            number = random.choice(known)
            result.add(number)
            if len(number) > 2:
                result.update(changed(number, random))
    return sorted(text for text in result if text.strip())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("daemon")
    parser.add_argument("--count", type=int, default=150, help="how often numbers are made of those of a module")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--only", help="a type, or a type and a country such as vat.DE")
    options = parser.parse_args()
    print(f"seed {options.seed}")
    daemon = Daemon(options.daemon, "utf-16")
    asked, failures, known = 0, [], Counter()
    for name, parameters, paths in rows():
        label = ".".join([name, *parameters.values()])
        if options.only and not (label + ".").startswith(options.only + "."):
            continue
        # Each row by itself, so that one of them can be asked again.
        chance = random.Random(f"{options.seed} {label}")
        modules = [importlib.import_module("stdnum." + path) for path in paths]
        column = texts(modules, options.count, chance)
        if not any(safely(module, text) for module in modules for text in column):
            failures.append(f"{label}: python-stdnum has no example")
            continue
        answer = daemon.ask([("type/check", {"columns": [{"type": {"name": name, **parameters}, "texts": column}]})])[0]
        if "error" in answer:
            failures.append(f"{label}: {answer['error']}")
            continue
        result = answer["result"]
        wrong = {row for row in result["invalid"]}
        # What was left out of a text is no number of the library's either.
        wrong |= {finding["row"] for finding in result["findings"] if finding.get("dropped")}
        asked += len(column)
        both = 0
        for row, text in enumerate(column):
            ours, theirs = row not in wrong, any(safely(module, text) for module in modules)
            both += ours and theirs
            if ours == theirs:
                continue
            why = reason(name, parameters.get("country", ""), text, ours)
            if why:
                known[f"{label}: {why}"] += 1
            else:
                codes = [d["code"] for f in result["findings"] if f["row"] == row for d in f["diagnostics"]]
                failures.append(f"{label}: {text!r} is {'valid' if ours else 'invalid'} here only {codes}")
        if not both:
            failures.append(f"{label}: no number that both take among {len(column)}")
    daemon.end()
    for why, count in sorted(known.items()):
        print(f"known difference, {count} times: {why}")
    for failure in failures[:400]:
        print(failure)
    print(f"{asked} texts, {sum(known.values())} known differences, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
