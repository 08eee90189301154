"""Writes what the parts of the day say of an hour of twelve, in the languages of CLDR, into a Swift table.

    python3 .ci/tables/day_parts.py [--check] [FOLDER]

CLDR says from when to when a part of the day lasts where a language is spoken: `abends` from 18 to 24. An hour of twelve beside it
is the one of both halves of the day that lies in there, or is near where the other one is far. Where languages mean
different halves by the same word, it says nothing.
"""

import re
import unicodedata

import cldr

LANGUAGES = """af ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr fr_CA ga gl gu he hi hr hu hy id is it ja ka kk km
kn ko ky lo lt lv mk ml mn mr ms my ne nl no pa pl pt pt_PT ro ru si sk sl sq sr sr_Latn sv ta te th tr uk ur uz vi zh zh_Hant
zu""".split()
# Where the day is counted from dawn, 2 of the night is 20:00: the rules of CLDR say nothing of such hours.
assert not set(LANGUAGES) & {"am", "sw", "om", "so", "ti"}
# What people write besides what CLDR lists, by the name that CLDR has.
MORE = {
    "ar": {"صباحا": "صباحًا", "مساء": "مساءً", "ظهرا": "ظهرًا", "ليلا": "ليلاً", "فجرا": "فجرًا",
           "صباحاً": "صباحًا", "ظهراً": "ظهرًا", "فجراً": "فجرًا"},
    "bs": {"prije podne": "ujutro"},
    "de": {"am Morgen": "morgens", "früh": "morgens", "am Vormittag": "vormittags", "am Nachmittag": "nachmittags", "am Abend": "abends",
           "in der Nacht": "nachts"},
    "en": {"midday": "noon", "tonight": "night", "in the night": "night"},
    "es": {"por la mañana": "mañana", "por la tarde": "tarde", "por la noche": "noche", "medianoche": "midnight"},
    "fr": {"du mat": "du matin", "de la nuit": "nuit"},
    "hr": {"prije podne": "ujutro"},
    "it": {"del mattino": "mattina", "di mattino": "mattina", "della mattina": "mattina", "della sera": "sera", "della notte": "notte"},
    "ja": {"深夜": "夜中", "早朝": "朝"},
    "ko": {"아침": "오전", "낮": "오후"},
    "nl": {"’s morgens": "ochtend", "smorgens": "ochtend"},
    "ru": {"утром": "утра", "днём": "дня", "днем": "дня", "вечером": "вечера", "ночью": "ночи"},
    "sr": {"пре подне": "ујутро", "после подне": "по подне"},
    "sr_Latn": {"pre podne": "ujutro", "posle podne": "po podne"},
    "tr": {"öğlen": "öğle"},
    "uk": {"вранці": "ранку", "вдень": "дня", "ввечері": "вечора", "увечері": "вечора", "вночі": "ночі", "уночі": "ночі"},
    "zh": {"夜里": "凌晨", "夜裡": "凌晨", "早晨": "清晨", "清早": "清晨"},
}
MOMENTS = {"midnight": 0}
# Typed without their marks as often as with them.
UNMARKED = {"es", "fr", "pt"}
# Evenings and nights that are longer in speech than CLDR has them: `8 at night` is no morning.
LONGER = {("en", "evening1"): (17, 24), ("en", "night1"): (18, 6), ("hi", "night1"): (19, 4), ("ja", "night1"): (18, 24), ("ko", "night1"): (19, 3)}


# Before noon and after it, of any hour of twelve, as most people say the half of the day.
HALVES = {"A": ["قبل از ظهر", "قبل الظهر"], "P": ["بعد از ظهر", "بعد الظهر"]}


def key(name):
    """A name as the reader puts it together: its letters in lower case, whatever stands between them."""
    name = unicodedata.normalize("NFC", name.lower()).replace("i̇", "i")
    return "".join(c for c in name if unicodedata.category(c)[0] in "LM")


def unmarked(name):
    return "".join(c for c in unicodedata.normalize("NFD", name) if unicodedata.category(c) != "Mn")


def is_word(word):
    if all("\u2e80" <= c for c in word):
        return bool(word)
    is_cased = word.upper() != word
    return len(word) >= (3 if is_cased else 2)


def hours(rule):
    def hour(text):
        return int(text.split(":")[0])

    if rule.get("at"):
        return {hour(rule.get("at"))}
    return span(hour(rule.get("from")), hour(rule.get("before")))


def span(first, end):
    """The hours from one up to another; midnight at the end of a day belongs to it too."""
    return {hour % 24 for hour in range(first, end + 24 if end < first else end)} | ({0} if end == 24 else set())


def rules(language):
    for parts in (rules for each in cldr.supplemental("dayPeriods").findall("dayPeriodRuleSet") if not each.get("type") for rules in each):
        if language in parts.get("locales").split():
            return {rule.get("type"): rule for rule in parts}
    return {}


def names(language):
    """Pairs of a name and the kind of the part that it names."""
    for step in cldr.chain(language):
        if step == "root" or cldr.tree(step) is None:
            continue
        for calendar in cldr.tree(step).iter("calendar"):
            if calendar.get("type") != "gregorian":
                continue
            for width in ("wide", "abbreviated"):
                for element in calendar.findall(f"dayPeriods/dayPeriodContext/dayPeriodWidth[@type='{width}']/dayPeriod"):
                    if element.get("type") not in ("am", "pm") and cldr.is_own(element):
                        yield element.text, element.get("type")


def parts(language):
    """What each part of the day says of the hours, by its key; and the parts that are moments."""
    known = rules(language.split("_")[0])
    found, moments = {}, {}
    for name, kind in names(language):
        if kind not in known or re.search(r"\d", name):
            continue
        lasts = span(*LONGER[(language, kind)]) if (language, kind) in LONGER else hours(known[kind])
        (moments if known[kind].get("at") else found).setdefault(key(name), {}).setdefault(kind, set()).update(lasts)
    # A word for both is no moment: `gece` is a night too.
    moments = {word: kinds for word, kinds in moments.items() if word not in found}
    for name, other in MORE.get(language, {}).items():
        table = moments if other in MOMENTS or key(other) in moments else found
        table[key(name)] = {other: {MOMENTS[other]}} if other in MOMENTS else table[key(other)]
    if language in UNMARKED:
        for table in (found, moments):
            table.update({unmarked(word): kinds for word, kinds in table.items() if unmarked(word) not in table})
    return [{word: halves(kinds, is_moment=table is moments) for word, kinds in table.items() if is_word(word)} for table in (found, moments)]


def halves(kinds, is_moment):
    """For each hour of twelve, the twelfth as 0, `A` or `P` where it is in the part, `a` or `p` where it is near, `-` where neither is sure."""
    lasts = set().union(*kinds.values())
    if is_moment:
        return ("A" if lasts == {0} else "P") + "-" * 11
    if all(kind.startswith("morning") for kind in kinds) and max(lasts) < 12:
        return ("A" if 0 in lasts else "-") + "A" * 11
    return "".join(half(hour, lasts) for hour in range(12))


def half(hour, lasts):
    def distance(candidate):
        """To the next hour of the part, but not past noon. What begins with noon and is short may be said of the hour before."""
        for steps in range(7):
            later, earlier = (candidate + steps) % 24, (candidate - steps) % 24
            crosses = candidate < 12 <= later
            if later in lasts and (not crosses or steps <= 1 and len(lasts) <= 4) or earlier in lasts and not earlier < 12 <= candidate:
                return steps
        return 12

    first, second = distance(hour), distance(hour + 12)
    if min(first, second) == 0:
        return "-" if first == second else "A" if first == 0 else "P"
    # Noon is nobody's morning for sure, and midnight no evening but where the day ends.
    if hour == 0 or min(first, second) > 2 or abs(first - second) < 4:
        return "-"
    return "a" if first < second else "p"


def common(one, other):
    """What two languages say of an hour by the same word: one that has the hour in the part counts more than one that has it near."""
    sure = {each for each in (one, other) if each.isupper()}
    return sure.pop() if len(sure) == 1 else one if one == other else "-"


def taken():
    """Words that mean something else in a date, and those that `DayHalf` has as halves of the day."""
    months = (cldr.generated.DATA / "MonthNames.swift").read_text("utf-8")
    return set(re.findall(r"[^\s,;|\"]+", months)) | set("午前 上午 凌晨 早上 上晝 오전 午後 下午 傍晚 下晝 오후".split())


def main():
    said, moments = {}, {}
    for language in LANGUAGES:
        found, exact = parts(language)
        moments.update(exact)
        for word, halves in found.items():
            said[word] = "".join(map(common, said.get(word, halves), halves))
    said.update(moments)
    said.update({key(name): half * 12 for half, names in HALVES.items() for name in names})
    lines = {}
    for word, halves in said.items():
        if set(halves) != {"-"} and word not in taken():
            lines.setdefault(halves.lower(), []).append(word)
    with cldr.printed("DayParts.swift"):
        print(f'''// Written by .ci/tables/day_parts.py from CLDR {cldr.version()} (common/main and common/supplemental/dayPeriods of unicode-cldr-core).
//
// Copyright © 1991-2022 Unicode, Inc. Used under the Unicode Licence v3, https://www.unicode.org/license.txt; the hours are worked out.

/// Parts of the day and what they say of an hour of twelve.
enum DayParts {{
    /// For each of the hours 12, 1, 2 to 11 whether it is one of the first half of the day beside a word, or of the second, or nothing is
    /// said; then the words of which that is true, in small letters, without what stands between these.
    static let words: StaticString = """''')
        for halves, words in sorted(lines.items()):
            print(f"        {halves}|{' '.join(sorted(words))}")
        print('''        """
}''')


main()
