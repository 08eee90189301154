#!/usr/bin/env python3
"""Writes the table of the signs that languages have for currencies, from the XML of the Unicode CLDR.

Usage: python3 .ci/tables/currency_signs.py [--check] [FOLDER]

A locale has the signs in which it differs from what it inherits, the first from English; of those, the locales of English by
themselves, since a page has them without another file. Nothing behind a code: the code itself is written.
"""

import re

import cldr
import generated
from cldr import chain, shortened, tree

SOURCE = generated.DATA / "Currencies.swift"
CODES = sorted({code for text in re.findall(r'"""\n(.*?)"""|"((?:[A-Z]{3} ?)+)"', SOURCE.read_text("utf-8"), re.S)
                for code in re.findall(r"\b[A-Z]{3}\b", "".join(text))})
# Directions are the field's own matter.
MARKS = dict.fromkeys(map(ord, "\u200e\u200f"))


def symbol(locale, code):
    """Not the narrow one, which another currency may have too."""
    path = f"numbers/currencies/currency[@type='{code}']/symbol"
    for step in chain(locale):
        for found in tree(step).findall(path) if tree(step) is not None else []:
            if cldr.is_own(found):
                return found.text
    return ""


# What a later CLDR has: Croatia has had the euro since 2023.
NEWER = {("hr", "EUR"): "€"}


def sign(locale, code):
    found = NEWER.get((locale.split("_")[0], code)) or symbol(locale, code).translate(MARKS).strip()
    fits = found and found != code and len(found) <= 8 and found[0] not in ".," and not re.search(r"[\d()-]", found)
    return found if fits else ""


def table():
    english = {code: sign("en", code) for code in CODES}
    chosen = {"en": english}
    for locale in sorted(cldr.locales(), key=lambda name: (name.count("_"), name)):
        if locale == "en" or locale.count("_") > 2 or any(len(part) > 4 for part in locale.split("_")[1:]):
            continue
        above = {**english}
        for name in reversed(list(shortened(locale))):
            above.update(chosen.get(name, {}))
        found = {code: sign(locale, code) for code in CODES}
        differing = {code: text for code, text in found.items() if text != above[code]}
        if differing:
            chosen[locale] = differing
    return chosen


def lines(chosen):
    for locale, signs in sorted(chosen.items()):
        texts = "~".join(code + text for code, text in sorted(signs.items()) if text or locale != "en")
        yield f"{locale.replace('_', '-').lower()}|{texts}"


chosen = table()
with cldr.printed("CurrencySigns.swift"):
    print(f"""// Made by .ci/tables/currency_signs.py of the Unicode CLDR {cldr.version()}, for which Unicode's notice in LICENSE holds. Not edited.
// swift-format-ignore-file

/// The signs of currencies by language, as the Unicode CLDR {cldr.version()} has them: a line for each tag, with the codes and their signs in
/// which it differs from shorter tags, and from English. A code alone is written as it is. Data.
enum CurrencySigns {{""")
    for name, is_english in [("english", True), ("others", False)]:
        print(f'    static let {name}: StaticString = """')
        for line in lines({locale: signs for locale, signs in chosen.items() if (locale.split("_")[0] == "en") == is_english}):
            print(f"        {line}")
        print('        """')
    print("}")
