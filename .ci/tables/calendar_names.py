"""Writes how months and halves of the day are named in large languages from CLDR into a Swift table.

    python3 .ci/tables/calendar_names.py [--check] [FOLDER]

A language has its names as they are shown; what it lacks comes from its
parent, as CLDR inherits. Spaces that no keyboard has are plain ones.
"""

import sys
import unicodedata

import cldr

LANGUAGES = """en en_AU en_CA en_GB en_IN af am ar ar_DZ ar_IQ ar_JO ar_LB ar_MA ar_PS ar_SY ar_TN az be bg bn bs ca cs cy da de
de_AT el es es_MX et eu fa fa_AF fi fil fr fr_CA ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lb lo lt lv mk ml mn mr
ms mt my ne nl no or pa pl pt pt_PT ro ru sk sl si so sq sr sr_Latn sv sw ta te th tr uk ur uz vi zh zh_Hant zu""".split()
# Words that are parts of the day first (day_parts.py), with an article before them.
PARTS = {"manhã", "tarde"}
MONTHS = [str(number) for number in range(1, 13)]


def clean(text):
    text = unicodedata.normalize("NFC", text)
    return "".join(" " if c in "\u00a0\u202f\u2009" else c for c in text if unicodedata.category(c) != "Cf").strip()


def names(language, kind, entry, keys, context, width):
    """The names of one language alone; an entry is missing where it is inherited."""
    found = {}
    for calendar in cldr.tree(language).iter("calendar"):
        if calendar.get("type") != "gregorian":
            continue
        path = f"{kind}/{entry}Context[@type='{context}']/{entry}Width[@type='{width}']/{entry}"
        for element in calendar.findall(path):
            key = element.get("type")
            if key in keys and cldr.is_own(element) and not element.get("yeartype"):
                found[key] = clean(element.text)
    return found


def inherited(language, kind, entry, keys, ways):
    """The names by the first of the ways, (context, width), that has all of them."""
    # The root's names are numbers.
    chain = [each for each in cldr.chain(language) if each != "root" and cldr.tree(each) is not None]
    for context, width in ways:
        found = {}
        for each in reversed(chain):
            found.update(names(each, kind, entry, keys, context, width))
        if len(found) == len(keys):
            return [found[key] for key in keys]
    return None


def row(language):
    def months(*ways):
        return inherited(language, "months", "month", MONTHS, ways)

    wide = months(("format", "wide"), ("stand-alone", "wide"))
    short = months(("format", "abbreviated"), ("format", "wide"))
    wide_alone = months(("stand-alone", "wide"), ("format", "wide"))
    short_alone = months(("stand-alone", "abbreviated"), ("format", "abbreviated"), ("format", "wide"))
    periods = inherited(language, "dayPeriods", "dayPeriod", ["am", "pm"], [("format", "abbreviated"), ("format", "wide")])
    if periods and [period.upper() for period in periods] == ["AM", "PM"]:
        # Short names that are only English ones, as in Korean: its own are what people see.
        periods = inherited(language, "dayPeriods", "dayPeriod", ["am", "pm"], [("format", "wide")])
    if not wide or any(len(set(names)) != 12 for names in (wide, short, wide_alone, short_alone)):
        return None
    periods = periods or ["AM", "PM"]
    # What else they are called in one word, as it may be pasted.
    halves = list(periods)
    for context in ("format", "stand-alone"):
        for width in ("wide", "abbreviated"):
            other = inherited(language, "dayPeriods", "dayPeriod", ["am", "pm"], [(context, width)]) or []
            are_words = all(len(name) > 2 and all(unicodedata.category(c)[0] in "LM" or c == "." for c in name) for name in other)
            if len(set(other)) == 2 and are_words and not set(other) & (set(halves) | PARTS):
                halves += other
    columns = [wide, short if short != wide else [], wide_alone if wide_alone != wide else [],
               short_alone if short_alone != short else [], halves if halves != ["AM", "PM"] else []]
    return "|".join(",".join(column) for column in columns)


def main():
    rows = {}
    for language in LANGUAGES:
        text = row(language)
        if text is None:
            print("left out:", language, file=sys.stderr)
            continue
        parent = language.split("_")[0]
        if parent != language and rows.get(parent) == text:
            continue
        rows[language] = text
    print(sum(len(text.encode()) for text in rows.values()), "bytes of", len(rows), "languages", file=sys.stderr)

    def lines(is_english):
        return "\n".join(
            f"        {name.lower().replace('_', '-')}|{text}" for name, text in rows.items()
            if (name.split("_")[0] == "en") == is_english)

    with cldr.printed("CalendarNames.swift"):
        print(f'''// Written by .ci/tables/calendar_names.py from CLDR {cldr.version()} (common/main of unicode-cldr-core).
//
// Copyright © 1991-2022 Unicode, Inc. Used under the Unicode Licence v3, https://www.unicode.org/license.txt.

extension CalendarNames {{
    /// For each language its tag, then the months inside dates, wide and abbreviated, and by themselves, and the halves of the
    /// day, as they are shown and then as they may be pasted. What is empty is as the one before it: abbreviated as wide, by themselves as inside dates; AM and PM.
    static let english: StaticString = """
{lines(True)}
        """

    static let others: StaticString = """
{lines(False)}
        """
}}''')


main()
