"""Writes in which order languages write the parts of dates and times, from the XML of the Unicode CLDR.

Usage: python3 .ci/tables/calendar_formats.py [FOLDER] > Sources/FieldEngine/Types/Data/CalendarFormats.swift

FOLDER holds `main` and `supplemental`; Debian's package unicode-cldr-core has it in /usr/share/unicode/cldr/common. A date is that
of the skeleton yMd with two digits of day and month, as an input field has them, a time the short one; words for "year" and
"hour" are left out, and so is what only the direction of writing needs.
"""

import os
import re
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

folder = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode/cldr/common"
main = os.path.join(folder, "main")
supplemental = ElementTree.parse(os.path.join(folder, "supplemental", "supplementalData.xml")).getroot()
likely = ElementTree.parse(os.path.join(folder, "supplemental", "likelySubtags.xml")).getroot()
dtd = open(os.path.join(folder, "dtd", "ldml.dtd"), encoding="utf-8").read()
version = dtd.split('cldrVersion CDATA #FIXED "')[1].split('"')[0]
parents = {
    child: parent.get("parent")
    for parent in supplemental.find("parentLocales").findall("parentLocale")
    for child in parent.get("locales").split()
}
regions = {each.get("from"): each.get("to").split("_")[-1] for each in likely.iter("likelySubtag")}
days = {"mon": 1, "tue": 2, "wed": 3, "thu": 4, "fri": 5, "sat": 6, "sun": 7}
first_days = {
    region: days[each.get("day")]
    for each in supplemental.find("weekData").findall("firstDay") if not each.get("alt")
    for region in each.get("territories").split()
}
trees = {}


def tree(locale):
    if locale not in trees:
        path = os.path.join(main, locale + ".xml")
        trees[locale] = ElementTree.parse(path).getroot() if os.path.exists(path) else None
    return trees[locale]


def chain(locale):
    while locale:
        yield locale
        locale = parents.get(locale) or ("_" in locale and locale.rsplit("_", 1)[0]) or (locale != "root" and "root")


def value(locale, path):
    """An entry of the Gregorian calendar, or where that has none of its own, of the generic one."""
    for step in chain(locale):
        found = tree(step) is not None and tree(step).find("dates/calendars/calendar[@type='gregorian']/" + path)
        if found is not None and found is not False and found.text and found.text != "↑↑↑":
            return found.text
    return None


def plain(text):
    """Without words, signs of direction, and spaces that no keyboard has."""
    text = re.sub(r"'[^']*'", "", text)
    text = "".join(" " if c in "\u00a0\u202f\u2009" else c for c in text if unicodedata.category(c) != "Cf")
    text = "".join(c for c in text if c.isascii() or not unicodedata.category(c).startswith(("L", "M")) or c in "年月日時分시분")
    return re.sub(r"[ .]+$", lambda end: "." if end.group()[0] == "." else "", re.sub(r"  +", " ", text)).strip()


def date(locale):
    text = plain(value(locale, "dateTimeFormats/availableFormats/dateFormatItem[@id='yMd']"))
    text = re.sub(r"y+", "YYYY", text)
    text = re.sub(r"M+", "MM", text)
    text = re.sub(r"d+", "DD", text)
    # Where the calendar has an era, as in Thai, the year is still that of the Gregorian one.
    text = re.sub(r" *G+ *", "", text)
    assert re.fullmatch(r"(YYYY|MM|DD)[^A-Za-z0-9]+(YYYY|MM|DD)[^A-Za-z0-9]+(YYYY|MM|DD)[^A-Za-z0-9]*", text), (locale, text)
    return text


def time(locale):
    text = plain(value(locale, "timeFormats/timeFormatLength[@type='short']/timeFormat/pattern"))
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


def first_day(locale):
    parts = locale.split("_")
    region = next((part for part in parts[1:] if len(part) == 2 or part.isdigit()), None)
    region = region or regions.get(locale) or regions.get(parts[0]) or "001"
    return first_days.get(region, first_days["001"])


locales = [
    name[:-4] for name in os.listdir(main)
    if name.endswith(".xml") and name != "root.xml" and name.count("_") < 3
    and all(len(part) <= 4 for part in name[:-4].split("_")[1:])
]


def shortened(locale):
    """What is looked at where nothing is known of a locale: the same without its last part."""
    parts = locale.split("_")
    if len(parts) == 3:
        return ["_".join(parts[:2]), parts[0] + "_" + parts[2], parts[0]]
    return [parts[0]] if len(parts) == 2 else []


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
    for found, names in sorted(by_value.items(), key=lambda item: (-len(item[1]), str(item[0]))):
        lines, line = [], ""
        for name in sorted(names):
            if len(line) + len(name) > 96:
                lines.append(line.strip())
                line = ""
            line += " " + name
        lines.append(line.strip())
        text = " \\\n            ".join(lines)
        yield f'        Row(\n            "{found}",\n            """\n            {text}\n            """),'


print(f"""// Made by .ci/tables/calendar_formats.py of the Unicode CLDR {version}, for which Unicode's notice in LICENSE holds. Not edited.

/// In which order languages write dates and times, as the Unicode CLDR {version} has it. Data; it is looked at when a type is made.
extension CalendarFormats {{
    /// Where it is not MM/DD/YYYY.
    static let dates: [Row] = [""")
print("\n".join(rows(date, "MM/DD/YYYY")))
print("""    ]

    /// Where it is not h:mm a.
    static let times: [Row] = [""")
print("\n".join(rows(time, "h:mm a")))
print("""    ]

    /// The first day of the week, where it is not Sunday, the 7th.
    static let firstDays: [Row] = [""")
print("\n".join(rows(first_day, 7)))
print("    ]\n}")
