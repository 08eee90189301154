"""Writes the names of months and weekdays of large languages from CLDR into a Swift table.

    python3 .ci/tables/month_names.py [--check] [FOLDER]

Names are lower-cased, without
full stops and invisible characters. A name is written once, for the first language that has it; one that is another month in
another language is left out, unless it is English; a weekday that is another one elsewhere is kept without saying which.
"""

import sys
import unicodedata

import cldr

# By how many people write them; English first, since its names win.
LANGUAGES = """en en_GB en_AU zh zh_Hant hi es es_MX ar ar_DZ ar_LB ar_MA ar_TN fr fr_CA bn pt pt_PT ru ur id de de_AT ja sw mr te tr ta vi ko
it ha gu kn fa fa_AF pl uk ml pa or my uz ro nl am az th fil ms ne si km so zu af el hu cs sv be sr sr_Latn ca bg da fi
sk nb nn he hr bs lt sl lv et mk sq ka hy is ga cy eu gl kk ky mn lo mt lb""".split()
# What people write besides what CLDR lists.
MORE = {
    "en": {9: ["sept"], 6: ["june"], 7: ["july"]},
    "de": {3: ["mär", "mrz", "maerz"], 1: ["jän"], 9: ["sep"]},
    "es": {9: ["setiembre"]},
    "ar": {6: ["يونيه"], 7: ["يوليه"]},
    "fr": {2: ["fev"], 12: ["dec"], 8: ["aout"]},
    "ru": {5: ["май"], 11: ["ноя"], 9: ["сен"]},
    "hi": {2: ["फरवरी"], 9: ["सितम्बर"], 10: ["अक्टूबर", "अक्टू"], 11: ["नवम्बर"], 12: ["दिसम्बर"]},
    "bn": {1: ["জানুয়ারি"], 2: ["ফেব্রুয়ারি"]},
    "pa": {2: ["ਫਰਵਰੀ"]},
    "id": {8: ["agt"]},
    "be": {5: ["траўня"]},
    # In Cyrillic letters, as in Tajik.
    "uz": {1: ["январ"], 2: ["феврал"], 4: ["апрел"], 9: ["сентябр"], 10: ["октябр"], 11: ["ноябр"], 12: ["декабр"]},
}
WIDTHS = ("wide", "abbreviated", "short")
DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
MORE_DAYS = {
    "en": {2: ["tues"], 3: ["weds"], 4: ["thur", "thurs"]},
    "pt": {1: ["segunda"], 2: ["terça", "terca"], 3: ["quarta"], 4: ["quinta"], 5: ["sexta"], 7: ["feira"]},
    "he": {7: ["יום"], 0: ["ראשון"], 1: ["שני"], 2: ["שלישי"], 3: ["רביעי"], 4: ["חמישי"], 5: ["שישי"]},
    "hi": {4: ["गुरूवार"]},
    "nn": {0: ["sundag"]},
    "pa": {3: ["ਬੁਧਵਾਰ"]},
    # With the word for "the", as it is joined to a weekday before a day.
    "th": {day: [name + "ที่"] for day, name in enumerate(["วันอาทิตย์", "วันจันทร์", "วันอังคาร", "วันพุธ", "วันพฤหัสบดี", "วันศุกร์", "วันเสาร์"])},
    # Behind an apostrophe of keyboards, and before it.
    "uk": {5: ["пʼятниця", "ятниця"], 7: ["п"]},
    # Of two words, of which the first may be a day by itself.
    "az": {7: ["bazar", "ertəsi", "çərşənbə", "cərsənbə", "axşamı", "cümə", "cumə"]},
    "cy": {7: ["dydd"], 0: ["sul"], 1: ["llun"], 2: ["mawrth"], 3: ["mercher"], 4: ["iau"], 5: ["gwener"], 6: ["sadwrn"]},
    "ga": {7: ["dé"], 0: ["domhnaigh"], 1: ["luain"], 2: ["máirt"], 3: ["céadaoin"], 4: ["déardaoin"], 5: ["haoine"], 6: ["sathairn"]},
    "sq": {7: ["e"], 0: ["diel"], 1: ["hënë"], 2: ["martë"], 3: ["mërkurë"], 4: ["enjte"], 5: ["premte"], 6: ["shtunë"]},
    "vi": {7: ["thứ", "hai", "ba", "tư", "sáu", "bảy", "chủ", "nhật"]},
}
# Short names of weekdays stand before a date in few languages as often as to be worth their bytes.
WITH_SHORT_WEEKDAYS = """en zh es ar fr pt pt_PT ru id de ja tr vi ko it pl uk th fil el nl hu cs sv ca bg da fi sk nb he ro hr sr sr_Latn
lt lv et sl hi""".split()
# Words that mean something else in a date: day periods, ordinals, what joins its parts.
RESERVED = set("""am pm noon at um de del den der the of st nd rd th er el le la il on an uhr hrs utc gmt est edt cst cdt mst mdt pst pdt
cet cest bst""".split())
# What stands before a name inside a date, and is read as a word by itself.
ARTICLES = ("de ", "d’", "d'")
# Written without their marks, the names of these languages are still what they are.
UNMARKED = {"es", "fr", "pt", "de", "it", "pl", "cs", "sk", "hu", "tr", "ro", "hr", "sl", "lt", "lv", "sv", "da", "nb", "fi", "nl", "ca",
            "gl", "bs", "sr_Latn", "sq", "et", "af", "eu", "az"}


def plain(name):
    name = unicodedata.normalize("NFC", name.strip().lower())
    for article in ARTICLES:
        if name.startswith(article):
            name = name[len(article):]
    name = name.replace(".", "").replace("॰", "").replace("׳", "").replace("i̇", "i")
    return "".join(c for c in name if unicodedata.category(c) != "Cf")


def is_word(name):
    if not name or any(c in name for c in " -’'`ʼ‘0123456789"):
        return False
    letters = [c for c in name if unicodedata.category(c)[0] == "L"]
    # One letter of an alphabet is no name; one ideograph or syllable is.
    return len(letters) > 1 or all(ord(c) > 0x2E80 for c in letters) and len(letters) == 1


def unmarked(name):
    bare = "".join(c for c in unicodedata.normalize("NFD", name) if unicodedata.category(c) != "Mn")
    return bare.replace("ł", "l").replace("ı", "i").replace("ø", "o").replace("ß", "ss")


def names(root, kind, entry, keys, language, widths=WIDTHS):
    """(index, name) of both contexts."""
    found = []
    for calendar in root.iter("calendar"):
        if calendar.get("type") != "gregorian":
            continue
        for width in calendar.findall(f"{kind}/{entry}Context/{entry}Width"):
            if width.get("type") not in widths:
                continue
            for element in width.findall(entry):
                if element.text and element.get("type") in keys and element.get("yeartype") is None:
                    name = plain(element.text)
                    index = keys.index(element.get("type"))
                    # Months of two and three words are read as such.
                    if all(is_word(word) for word in name.split(" ")) and name.count(" ") <= 2 * (kind == "months"):
                        found.append((index, name))
                        if language in UNMARKED and len(name) > 2 and unmarked(name) != name:
                            found.append((index, unmarked(name)))
    return found


def literal(groups):
    return ";".join(",".join(group) for group in groups)


def main():
    months, days = {}, {}
    for language in LANGUAGES:
        root = cldr.tree(language)
        found = names(root, "months", "month", [str(n) for n in range(1, 13)], language)
        found += [(month - 1, unicodedata.normalize("NFC", name)) for month, more in MORE.get(language, {}).items() for name in more]
        months[language] = list(dict.fromkeys(found))
        widths = WIDTHS if language in WITH_SHORT_WEEKDAYS else WIDTHS[:1]
        found = names(root, "days", "day", DAYS, language, widths)
        found += [(day, name) for day, more in MORE_DAYS.get(language, {}).items() for name in more]
        days[language] = list(dict.fromkeys(found))

    def meanings(table):
        all_meanings = {}
        for found in table.values():
            for index, name in found:
                all_meanings.setdefault(name, set()).add(index)
        return all_meanings

    english = dict((name, index) for language in ("en", "en_GB", "en_AU") for index, name in months[language])
    of_months, of_days = meanings(months), meanings(days)
    english_days = dict((name, index) for index, name in days["en"])
    written = set()
    lines, refused = [], []
    for language in LANGUAGES:
        groups = [[] for _ in range(12)]
        for index, name in months[language]:
            if name in written:
                continue
            if name in RESERVED or name in english_days:
                refused.append(name)
                continue
            if english.get(name, index if len(of_months[name]) == 1 else None) != index:
                refused.append(name)
                continue
            written.add(name)
            groups[index].append(name)
        if any(groups):
            lines.append(f"        {literal(groups)}")
    day_lines, written_days = [], set(RESERVED)
    for language in LANGUAGES:
        groups = [[] for _ in range(8)]
        for _, name in days[language]:
            if name not in written_days:
                indexes = of_days[name]
                groups[english_days.get(name, next(iter(indexes)) if len(indexes) == 1 else 7)].append(name)
                written_days.add(name)
        if any(groups):
            day_lines.append(f"        {literal(groups).rstrip(';')}")

    size = sum(len(line.encode()) for line in lines + day_lines)
    print(f"{len(written)} names of months, {len(of_days)} of weekdays, {size} bytes; in two meanings: {sorted(set(refused))}",
          file=sys.stderr)
    table, day_table = "\n".join(lines), "\n".join(day_lines)
    with cldr.printed("MonthNames.swift"):
        print(f"""// Written by .ci/tables/month_names.py from CLDR {cldr.version()} (common/main of unicode-cldr-core): names of the Gregorian calendar's
// months and of weekdays, wide and abbreviated, inside dates and by themselves.
//
// Copyright © 1991-2022 Unicode, Inc. Used under the Unicode Licence v3, https://www.unicode.org/license.txt; the data are
// lower-cased, without full stops and invisible characters, and each name is there once.

enum MonthNames {{
    /// For each language the names of January to December, those left out that a language before it has, or that are
    /// another month in another language.
    static let months: StaticString = {QUOTES}
{table}
        {QUOTES}

    /// For each language the names of Sunday to Saturday, then those that are several days, those left out that a language
    /// before it has.
    static let weekdays: StaticString = {QUOTES}
{day_table}
        {QUOTES}
}}""")


QUOTES = '"""'
main()
