"""Writes the table of the signs that languages use in numbers, from the XML of the Unicode CLDR.

Usage: python3 .ci/tables/number_locales.py [--check] [FOLDER]

Regions of English that are newer than Debian's CLDR, Khmer, and where the signs of currencies stand are as Babel has them. Where a language writes other digits than 0 to 9 too, the signs are those that it uses with 0 to 9.
"""

import re

import babel
import babel.localedata
import cldr
from cldr import chain, shortened, tree, value

signs = {".": "point", ",": "comma", "’": "quote", "\u00a0": "noBreakSpace", "\u202f": "narrowSpace"}


def convention(locale, currency):
    symbols = "numbers/symbols[@numberSystem='latn']/"
    decimal = currency and value(locale, symbols + "currencyDecimal") or value(locale, symbols + "decimal")
    group = currency and value(locale, symbols + "currencyGroup") or value(locale, symbols + "group")
    pattern = value(
        locale, "numbers/decimalFormats[@numberSystem='latn']/decimalFormatLength/decimalFormat/pattern")
    sizes = [len(part) for part in pattern.split(";")[0].split(".")[0].split(",")[1:]]
    sizes = (sizes[-1], sizes[-2] if len(sizes) > 1 else sizes[-1]) if sizes else (3, 3)
    least = int(value(locale, "numbers/minimumGroupingDigits") or 1)
    # The commas of two scripts that have no key on any other's keyboard.
    return decimal, group if group in signs else ",", sizes, least


locales = cldr.locales()
usual = convention("root", False)


def table():
    chosen = {}
    for locale in sorted(locales, key=lambda name: (name.count("_"), name)):
        if locale.count("_") > 2 or any(len(part) > 4 for part in locale.split("_")[1:]):
            continue
        found = convention(locale, False)
        fallback = next((chosen[name] for name in shortened(locale) if name in chosen), usual)
        if found != fallback:
            chosen[locale] = found
    return chosen


def newer(chosen):
    """Those of regions that this CLDR has not, and of Khmer, whose signs are others since."""
    import babel

    for tag, locale in {**cldr.newer(), "km": babel.Locale.parse("km")}.items():
        symbols = locale.number_symbols["latn"]
        found = (symbols["decimal"], symbols["group"], tuple(locale.decimal_formats[None].grouping), 1)
        if found != next((chosen[name] for name in shortened(tag) if name in chosen), usual):
            chosen[tag] = found
        else:
            chosen.pop(tag, None)
    return chosen


general = newer(table())


def pattern(locale, kind, style):
    """A pattern of amounts or percentages without a length of its own, 1K is written otherwise: as Babel has it, which is newer."""
    if kind == "currency" and locale in known:
        return babel.Locale.parse(locale).currency_formats["standard"].pattern
    for step in chain(locale):
        formats = tree(step) is not None and tree(step).find(f"numbers/{kind}Formats[@numberSystem='latn']")
        for length in formats.findall(f"{kind}FormatLength") if formats is not None and formats is not False else []:
            found = None if length.get("type") else length.find(f"{kind}Format{style}/pattern")
            if found is not None and found.text and found.text != "↑↑↑":
                return found.text
    return None


known = set(babel.localedata.locale_identifiers())


def behind(locale):
    """Whether something stands between the sign of a currency and a minus behind it; None where that is before the currency."""
    negative = (pattern(locale, "currency", "[@type='standard']") or "").partition(";")[2].strip("\u200e\u200f")
    return (True, negative[1] != "-") if re.match("¤[\u00a0 ]?-[#0]", negative) else None


def place(locale, kind, style, symbol):
    """Whether the symbol stands before the digits, and whether apart from them."""
    found = (pattern(locale, kind, style) or symbol + "0").split(";")[0].strip("\u200e\u200f")
    before = found.index(symbol) < min(found.index(digit) for digit in "#0" if digit in found)
    return before, any(space in found for space in "\u00a0\u202f ")


def places(usual, *arguments, place=place):
    chosen = {}
    for locale in sorted(locales, key=lambda name: (name.count("_"), name)):
        if locale.count("_") > 2 or any(len(part) > 4 for part in locale.split("_")[1:]):
            continue
        found = place(locale, *arguments)
        fallback = next((chosen[name] for name in shortened(locale) if name in chosen), usual)
        if found != fallback:
            chosen[locale] = found
    return chosen


money = {
    locale: convention(locale, True)
    for locale in locales
    if convention(locale, True) != convention(locale, False) and locale.count("_") < 2
}


def lines_of(names):
    lines, line = [], ""
    for name in sorted(names):
        if len(line) + len(name) > 96:
            lines.append(line)
            line = ""
        line += " " + name
    lines.append(line)
    return " \\\n            ".join(part.strip() for part in lines)


def symbol_rows(chosen):
    by_place = {}
    for locale, found in chosen.items():
        by_place.setdefault(found, []).append(locale.replace("_", "-").lower())
    for (before, space), names in sorted(by_place.items(), key=lambda item: -len(item[1])):
        before, space = str(before).lower(), str(space).lower()
        yield (f"        SymbolRow(\n            isBefore: {before}, hasSpace: {space},\n"
               f'            """\n            {lines_of(names)}\n            """),')


def rows(chosen):
    by_convention = {}
    for locale, found in chosen.items():
        by_convention.setdefault(found, []).append(locale.replace("_", "-").lower())
    sizes = {(3, 3): "thousand", (3, 2): "lakh", (4, 4): "myriad"}
    for (decimal, group, size, least), names in sorted(by_convention.items(), key=lambda item: -len(item[1])):
        text = lines_of(names)
        yield (f"        Row(\n            .{signs[decimal]}, .{signs[group]}, .{sizes[size]}, {least},\n"
               f'            """\n            {text}\n            """),')


with cldr.printed("NumberLocales.swift"):
    print(f"""// Made by .ci/tables/number_locales.py of the Unicode CLDR {cldr.version()}, for which Unicode's notice in LICENSE holds. Not edited.

/// The signs of numbers by language, as the Unicode CLDR {cldr.version()} has them; where those of currencies stand, as PyPI
/// Babel {babel.__version__} has it. Data; it is looked at when a type is made.
extension NumberLocale {{
    static let numbers: [Row] = [""")
    print("\n".join(rows(general)))
    print("""    ]

    /// Where money has other signs than numbers have.
    static let money: [Row] = [""")
    print("\n".join(rows(money)))
    print("""    ]

    /// Where the sign of an amount does not stand before the digits, or apart from them.
    static let moneySymbols: [SymbolRow] = [""")
    print("\n".join(symbol_rows(places((True, False), "currency", "[@type='standard']", "¤"))))
    print("""    ]

    /// Where the minus of an amount stands behind the sign of its currency, and whether apart from it.
    static let signsBehindSymbols: [SymbolRow] = [""")
    print("\n".join(symbol_rows(places(None, place=behind))))
    print("""    ]

    /// Where the sign of a percentage does not stand behind the digits, or apart from them.
    static let percentSymbols: [SymbolRow] = [""")
    print("\n".join(symbol_rows(places((False, False), "percent", "", "%"))))
    print("    ]\n}")
