"""Writes the tables of international domain names from the data of PyPI `idna` and `unicodedata2`.

    python .ci/tables/domain_names.py [--check]    with the packages of .ci/tables/requirements.txt

What RFC 5892 lets a label hold, what UTS 46 takes it for, which letters and marks NFC puts together, and, of what a label may hold, in
which direction it is written (RFC 5893), how it joins its neighbours, and its script (RFC 5892, appendix A). Scalars are
numbers, each as its distance from the one before.
"""

from importlib.metadata import version

import generated
import unicodedata2 as unicodedata
from digit_automata import number
from idna import idnadata, uts46data

CONTEXTUAL = {0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB, 0x200C, 0x200D} | set(range(0x660, 0x66A)) | set(range(0x6F0, 0x6FA))


def spans(name, of=idnadata.codepoint_classes):
    return {code for span in of[name] for code in range(span >> 32, span & 0xFFFFFFFF)}


VALID = {code for code in spans("PVALID") | CONTEXTUAL if code >= 0x80}


def uts46(code):
    """The status of a scalar, and what it becomes."""
    low, high = 0, len(uts46data.uts46data)
    while low + 1 < high:
        middle = (low + high) // 2
        low, high = (middle, high) if uts46data.uts46data[middle][0] <= code else (low, middle)
    row = uts46data.uts46data[low]
    return row[1], row[2] if len(row) > 2 else ""


def mapped():
    """What becomes letters that a label may hold."""
    found = {}
    for code in range(0x80, 0x110000):
        if code in VALID or 0xD800 <= code < 0xE000:
            continue
        status, target = uts46(code)
        if status == "I":
            found[code] = ""
        if status != "M":
            continue
        target = unicodedata.normalize("NFC", target)
        if target and all(ord(c) in VALID or c.isascii() and (c.islower() or c.isdigit() or c in "-.") for c in target):
            found[code] = target
    return found


def ranges(values):
    """Runs of scalars with one value each: how far each is from the end of the one before, how long it is, its value."""
    text, end, runs = "", 0, []
    for code in sorted(values):
        if runs and runs[-1][1] == code and runs[-1][2] == values[code]:
            runs[-1][1] = code + 1
        else:
            runs.append([code, code + 1, values[code]])
    for first, last, value in runs:
        text += number(first - end) + number(last - first - 1) + number(value)
        end = last
    return text


def mappings():
    """Runs of scalars that become a text each: the distance, how many there are, how many scalars the text has, these. Of several the
    texts are one scalar each, one behind the other, or none."""
    found, runs, end, text = mapped(), [], 0, ""
    for code, target in sorted(found.items()):
        last = runs[-1] if runs else None
        if last and target == last[2] == "" and code == last[0] + last[1]:
            last[1] += 1
        elif last and len(target) == 1 == len(last[2]) and code == last[0] + last[1] and ord(target) == ord(last[2]) + last[1]:
            last[1] += 1
        else:
            runs.append([code, 1, target])
    for code, count, target in runs:
        text += number(code - end) + number(count) + number(len(target)) + "".join(number(ord(c)) for c in target)
        end = code + count
    return text


def composites():
    """What NFC makes of two: the distance of the composite, the two."""
    text, last = "", 0
    for code in range(0x80, 0x110000):
        if 0xAC00 <= code < 0xD7A4 or 0xD800 <= code < 0xE000:
            continue
        parts = unicodedata.decomposition(chr(code)).split()
        if len(parts) == 2 and parts[0][0] != "<" and unicodedata.normalize("NFC", chr(code)) == chr(code):
            text += number(code - last) + "".join(number(int(part, 16)) for part in parts)
            last = code
    return text


# RFC 5893 asks of letters from left to right nothing but that they are such.
DIRECTIONS = {"R": 1, "AL": 1, "AN": 2, "EN": 3, "ES": 4, "CS": 4, "ET": 4, "ON": 4, "BN": 4, "NSM": 5}
JOINING = {"D": 1, "L": 2, "R": 3, "T": 4}
SCRIPTS = {"Greek": 1, "Hebrew": 2, "Hiragana": 3, "Katakana": 3, "Han": 3}


def directions():
    return {code: DIRECTIONS[of] for code in VALID for of in [unicodedata.bidirectional(chr(code))] if of != "L"}


def joining():
    types = idnadata.joining_types()
    return {code: JOINING[chr(of)] for code, of in types.items() if code in VALID and chr(of) in JOINING}


def scripts():
    return {code: value for name, value in SCRIPTS.items() for code in spans(name, idnadata.scripts) if code in VALID}



def table():
    def member(name, meaning, text):
        rows = [f"        {text[place:place + 110]}\\#" for place in range(0, len(text), 110)]
        rows[-1] = rows[-1][:-2]
        return [f"    /// {meaning}", f'    static let {name}: StaticString = #"""', *rows, '        """#']

    members = [
        member("letters", "What a label may hold: runs, each with 1.", ranges({code: 1 for code in VALID})),
        member("mapped", "What UTS 46 takes for other texts.", mappings()),
        member("composites", "What NFC makes of two scalars.", composites()),
        member("directions", "Which letters are not written from left to right.", ranges(directions())),
        member("joining", "Which letters are joined to their neighbours.", ranges(joining())),
        member("scripts", "Letters of the scripts that rules of RFC 5892 name.", ranges(scripts())),
    ]
    return "\n".join([
        "// Generated by .ci/tables/domain_names.py; not edited.",
        "",
        f"/// International domain names, of the data of PyPI idna {version('idna')} (Unicode {idnadata.__version__}) and unicodedata2",
        f"/// {version('unicodedata2')} (NOTICE).",
        "enum DomainNameTable {",
        *"\n\n".join("\n".join(each) for each in members).split("\n"),
        "}",
        "",
    ])


if __name__ == "__main__":
    generated.keep("DomainNameTable.swift", table())
