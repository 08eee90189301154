#!/usr/bin/env python3
"""Writes the names of the countries in the languages of the messages: the usual one of the Unicode CLDR, as PyPI `Babel` has it, and
the short and other ones, as Debian's `unicode-cldr-core` has them, in the order of each language, as the ICU of Node sorts it.

    python .ci/tables/country_names.py [--check]    with the packages of .ci/tables/requirements.txt

A line is a language with its countries, each with its code, its name and other names. English is in `addresses.py`.
"""

import json
import pathlib
import subprocess
from importlib.metadata import version

import addresses
import babel
import cldr
import generated

MESSAGES = pathlib.Path(__file__).parents[2] / "protocol" / "messages"
LANGUAGES = sorted(path.stem for path in MESSAGES.glob("*.json") if path.stem != "en")
COUNTRIES = [country for country, _ in addresses.countries()]
ENGLISH = addresses.spellings()
ENGLISH_NAMES = babel.Locale("en").territories


def in_order(language, names):
    """The codes in the order in which a reader of the language looks for the names."""
    script = """
        const [language, names] = JSON.parse(require('fs').readFileSync(0));
        const { compare } = new Intl.Collator(language);
        console.log(JSON.stringify(Object.keys(names).sort((a, b) => compare(names[a], names[b]))));
    """
    given = json.dumps([language, names])
    return json.loads(subprocess.run(["node", "-e", script], input=given, capture_output=True, text=True, check=True).stdout)


def others(language):
    """What else the CLDR calls each country."""
    found = {}
    for entry in cldr.tree(language.replace("-", "_")).iter("territory"):
        if entry.get("alt") and entry.text != "↑↑↑":
            found.setdefault(entry.get("type"), []).append(entry.text.strip("\u200b"))
    return found


def line(language):
    names = {country: babel.Locale.parse(language.replace("-", "_")).territories[country] for country in COUNTRIES}
    # One word means one country. In any language each may be called as in English; a code of three letters is one in capitals only.
    owners = {country.lower(): country for country in COUNTRIES}
    english = {country: {ENGLISH_NAMES[country].lower(), *(name.lower() for name in ENGLISH[country].split("~")[1:])} for country in COUNTRIES}
    for country in COUNTRIES:
        for name in {names[country].lower()} | english[country]:
            if owners.setdefault(name, country) != country:
                raise ValueError(f"{language}: {name}")
    more = others(language)
    entries = []
    for country in in_order(language, names):
        texts = [names[country]]
        for name in more.get(country, []):
            is_known = name.lower() in {country.lower(), *english[country]} or name in texts
            if owners.setdefault(name.lower(), country) == country and not is_known:
                texts.append(name)
        if any(sign in text for text in texts for sign in "|=~\\\""):
            raise ValueError(texts)
        entries.append("=".join([country, *texts]))
    return f"{language}|" + "~".join(entries)


with cldr.printed("CountryNames.swift"):
    print(f"""// Made by .ci/tables/country_names.py of the Unicode CLDR, for which Unicode's notice in LICENSE holds. Not edited.
// swift-format-ignore-file

/// The names of countries by language, as the Unicode CLDR has them (PyPI Babel {version('Babel')}; other names: CLDR {cldr.version()}): each with its
/// code, its name and others; in the order of the language. Data.
enum CountryNames {{""")
    print('    static let others: StaticString = """')
    for language in LANGUAGES:
        print(f"        {line(language)}")
    print('        """')
    print("}")
