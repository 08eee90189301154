"""Writes in which order languages write the parts of dates and times, from the XML of the Unicode CLDR.

Usage: python3 .ci/tables/calendar_formats.py [--check] [FOLDER]

A date is that of the skeleton yMd with two digits of day and month, as an input field has them, in the order of the shortest date: many
languages have no skeleton but the root's. A time is the short one; words for "year" and "hour" are left out, and so is what only the
direction of writing needs. Regions of English that are newer than Debian's CLDR are as Babel has them.
"""

import re
import unicodedata

import cldr
from cldr import shortened

regions = {each.get("from"): each.get("to").split("_")[-1] for each in cldr.supplemental("likelySubtags").iter("likelySubtag")}
days = {"mon": 1, "tue": 2, "wed": 3, "thu": 4, "fri": 5, "sat": 6, "sun": 7}
first_days = {
    region: days[each.get("day")]
    for each in cldr.supplemental("supplementalData").find("weekData").findall("firstDay") if not each.get("alt")
    for region in each.get("territories").split()
}


# The languages of which CLDR says that whole programs can be had in them.
covered = {
    line.split(";")[0].split("_")[0].strip()
    for line in cldr.properties("coverageLevels").splitlines() if re.search(r";\s*modern", line)
}


def gregorian(locale, path):
    return cldr.value(locale, "dates/calendars/calendar[@type='gregorian']/" + path)


def plain(text):
    """Without words, signs of direction, and spaces that no keyboard has."""
    text = re.sub(r"'[^']*'", "", text)
    text = "".join(" " if c in "\u00a0\u202f\u2009" else c for c in text if unicodedata.category(c) != "Cf")
    text = "".join(c for c in text if c.isascii() or not unicodedata.category(c).startswith(("L", "M")) or c in "年月日時分시분")
    return re.sub(r"[ .]+$", lambda end: "." if end.group()[0] == "." else "", re.sub(r"  +", " ", text)).strip()


def order(text):
    return "".join(dict.fromkeys(letter for letter in text if letter in "yMd"))


def date(locale):
    if locale in cldr.newer():
        text = plain(cldr.newer()[locale].datetime_skeletons["yMd"].pattern)
        shortest = plain(cldr.newer()[locale].date_formats["short"].pattern)
    else:
        text = plain(gregorian(locale, "dateTimeFormats/availableFormats/dateFormatItem[@id='yMd']"))
        shortest = plain(gregorian(locale, "dateFormats/dateFormatLength[@type='short']/dateFormat/pattern"))
    if order(text) != order(shortest):
        text = shortest
    text = re.sub(r"y+", "YYYY", text)
    text = re.sub(r"M+", "MM", text)
    text = re.sub(r"d+", "DD", text)
    # Where the calendar has an era, as in Thai, the year is still that of the Gregorian one.
    text = re.sub(r" *G+ *", "", text)
    assert re.fullmatch(r"(YYYY|MM|DD)[^A-Za-z0-9]+(YYYY|MM|DD)[^A-Za-z0-9]+(YYYY|MM|DD)[^A-Za-z0-9]*", text), (locale, text)
    return text


def time(locale):
    if locale in cldr.newer():
        text = plain(cldr.newer()[locale].time_formats["short"].pattern)
    else:
        text = plain(gregorian(locale, "timeFormats/timeFormatLength[@type='short']/timeFormat/pattern"))
    text = re.sub(r"[aBb]+", "a", text).replace("K", "h").replace("k", "H")
    # Behind a word something has to stand before a digit, or where it ends would not be seen.
    text = re.sub(r"a(?=[hH])", "a ", text)
    if "a" in text:
        text = re.sub(r"H+", "h", text)
    elif "h" in text:
        text = re.sub(r"h+", "HH", text)
    if re.fullmatch(r"(a ?)?(HH?|hh?)[^A-Za-z0-9 ]+mm[^A-Za-z0-9]*a?", text):
        return text
    # Words stood between hour and minute.
    return "h:mm a" if "h" in text else "HH:mm"


def letters(locale):
    """The first letters of its words for day, month and year, where its script has capitals and the three differ."""
    if not any(each.split("_")[0] in covered for each in cldr.chain(locale)):
        return "DMY"
    words = [cldr.value(locale, f"dates/fields/field[@type='{part}']/displayName") for part in ("day", "month", "year")]
    capitals = "".join(capital(word[0], locale) for word in words)
    has_capitals = all(unicodedata.name(letter).startswith(("LATIN", "GREEK", "CYRILLIC")) for letter in capitals)
    return capitals if has_capitals and len(set(capitals)) == 3 else "DMY"


def capital(letter, locale):
    if letter == "i" and locale.split("_")[0] in ("az", "tr"):
        return "İ"
    # Greek capitals have no accents.
    return unicodedata.normalize("NFD", letter)[0].upper() if "GREEK" in unicodedata.name(letter) else letter.upper()


def first_day(locale):
    parts = locale.split("_")
    region = next((part for part in parts[1:] if len(part) == 2 or part.isdigit()), None)
    region = region or regions.get(locale) or regions.get(parts[0]) or "001"
    return first_days.get(region, first_days["001"])


locales = [
    name for name in [*cldr.locales(), *cldr.newer()] if name.count("_") < 3 and all(len(part) <= 4 for part in name.split("_")[1:])
]


def rows(of, usual):
    """The tags by what they have, without those that have what is found of them anyway."""
    chosen = {}
    for locale in sorted(locales, key=lambda name: (name.count("_"), name)):
        found = of(locale)
        if found != next((chosen[name] for name in shortened(locale) if name in chosen), usual):
            chosen[locale] = found
    # A longer tag of which a shorter is not in the table would find what is usual: it is in the table then itself.
    by_value = {}
    for locale, found in chosen.items():
        by_value.setdefault(found, []).append(locale.replace("_", "-").lower())
    lines = []
    for found, names in sorted(by_value.items(), key=lambda item: (-len(item[1]), str(item[0]))):
        line = f"{found}|"
        for name in sorted(names):
            if len(line) + len(name) > 110:
                lines.append(line + "\\")
                line = ""
            line += name + " "
        lines.append(line.rstrip())
    return "\n".join(f"        {line}" for line in lines)


def table(name, meaning, of, usual):
    if name != "dates":
        print()
    print(f"    /// {meaning}\n    static let {name}: StaticString = \"\"\"\n{rows(of, usual)}\n        \"\"\"")


with cldr.printed("CalendarFormats.swift"):
    print(f"""// Made by .ci/tables/calendar_formats.py of the Unicode CLDR {cldr.version()}, for which Unicode's notice in LICENSE holds. Not edited.

/// In which order languages write dates and times, as the Unicode CLDR {cldr.version()} has it. Data; it is looked at when a type is made.
/// In a line stands behind what is said the tags, in small letters, of the languages that it is said of.
extension CalendarFormats {{""")
    table("dates", "Where it is not MM/DD/YYYY.", date, "MM/DD/YYYY")
    table("times", "Where it is not h:mm a.", time, "h:mm a")
    table("firstDays", "The first day of the week, where it is not Sunday, the 7th.", first_day, 7)
    table(
        "letters", "The letters for what is missing of a day, a month and a year, where they are not DMY: those with which the words begin.",
        letters, "DMY")
    print("}")
