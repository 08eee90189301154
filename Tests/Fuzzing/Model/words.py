"""Words that mean something to the server: names, locales, patterns, rules' bounds, parameters and contents of types."""

import alphabet

FORMS = ["", "", "", "f", "g", "Formular/ß"]
PAGES = ["p", "p", "q", "r", "Über"]
SECTIONS = ["s", "s", "items", "Zeile"]
ROW_FIELDS = ["a", "b", "ß"]
GROUPS = ["a", "a", "b", "", "Grüppe"]
OWNERS = ["web", "lint", "ß", ""]
OWN_TYPES = ["own", "plate", "code", "amount", "😀"]
CODES = ["required", "too-short", "too-long", "pattern-mismatch", "incomplete", "not-a-number", "left-out", "mine", "invalid",
         "below-minimum", "validator-timeout", "not-equal"]
LOCALES = ["en", "de", "de-CH", "es", "fr-FR", "en-IN", "ar", "hi", "zh-Hant-TW", "xx-unknown", "", "pl", "pt-BR"]
ICONS = ["clear", "eye", "", "calendar"]
COUNTRIES = ["EE", "FI", "ES", "DE", "US", "GB", "FR", "CH", "IN", "JP", "BR", "CA", "NL"]
PATTERNS = ["[a-z]*", "\\d{1,5}", "a+b*|x", "(?i)ab[c-e]+", "[^x]{0,20}", "\\p{L}+", ".*", "(ab|a)(bc|c)?", "\\bfoo\\b.*",
            "[[:alpha:]]*\\d?", "(?u)\\w+( \\w+)*", "^a.*z$", "(?s).{0,9}", "(?:[0-9]{2}:)*[0-9]{2}", "\\u{1F600}?.*", "[A-Fa-f0-9]{4}"]
CLASSES = ["[a-z]", "[0-9]", "[^ ]", "[A-Z0-9]", "[\\p{L} ]", "[[:punct:]]", "[a-zß😀]", "[\\-x\\]]", "[.,:]"]
WORD_LISTS = [["red", "green", "blue"], ["a", "ab", "abc"], ["Straße", "STRASSE"], ["1", "2", "10"], ["x", "שלום", "👩‍👧"]]
CHOICE_LISTS = [
    [{"label": "Red", "value": "r", "description": "Warm.", "group": "warm"}, {"label": "Blue", "value": "b", "disabled": True}, "Grün"],
    [{"label": "1", "value": ""}, {"label": "2", "group": "", "disabled": False}], [{"label": ""}], [{"label": "a"}, {"label": "a"}],
]
DATES = ["today", "today-30d", "today+2y", "2020-01-01", "2026-02-28", "1999-12-31"]
STATES = {"native": ["focused.invalid", "idle.unknown", "inactive.valid"], "vitamin": ["error", "success", "active", "standard"],
          "novum": ["invalid", "normal"], "fluent": ["error", "focused", "typing", "filled"],
          "tfield": ["idle", "active(valid)", "inactive(invalid)"], "underline": ["error", "warning", "active", "inactive"]}
LENGTHS = [0, 1, 2, 3, 5, 8, 12, 30, 100, 2147483646, 2147483647]
TIMES = [0, 0, 1, 5, 20, 50, 300, 86_400_000, 86_400_001, 2**53 - 1]

PARAMETERS = {
    "length": [1, 3, 4, 6, 9], "capitalize": ["none", "firsts", "words"], "min": [0, 1, 8, 18], "max": [20, 99, 150, 1000],
    "decimals": [0, 1, 2, 3, 6], "step": [1, 0.5, 5, 0.25], "window": [1, 12, 40], "networks": [["visa"], ["amex", "jcb"]],
    "symbol": ["$", "€", "CHF", "", "Rs."], "locale": LOCALES, "decimalSign": [".", ","],
    "groupSign": [",", ".", "'", "’", " ", "\u00a0", "\u202f"], "groups": ["thousand", "lakh", "myriad"],
    "card": [{"field": field} for field in ROW_FIELDS + [".a"]], "month": [{"field": field} for field in ROW_FIELDS], "expired": ["error", "warning", "info"], "scheme": ["https", "ftp"],
    "domains": [["example.com"], ["*.example.com", "Example.org"], []], "refused": [["exmaple.com"], ["*.example.com"], ["a..b"]],
    "schemes": [["https"], ["ftp", "http"], ["mailto"]], "country": COUNTRIES,
    "countries": [["DE"], ["US", "CA"], ["GB", "JE", "XX"], []], "kinds": [["mobile"], ["fixed", "tollFree"], ["pager"], ["none"]],
    "extension": [True, False], "value": ["e164", "rfc3966", "text"], "choices": WORD_LISTS + CHOICE_LISTS,
    "checksum": ["error", "warning", "info"], "version": ["any", 4, 6], "plus4": [True, False],
    "number": ["CPF", "EIN", "EIK"], "part": ["city", "region", "postalCode", "street"], "script": ["local", "latin"], "between": [" – ", "/", " bis ", "...", "9", "\U0001f600"],
}
PARAMETERS_OF = {
    ("expYear", "format"): ["YY", "YYYY", "Y"], ("tel", "format"): ["national", "international", "e164"],
    ("date", "format"): ["MM/DD/YYYY", "YYYY-MM-DD", "DD.MM.YY", "D.M.YYYY", "YYYYMMDD", "D MMMM YYYY", "MM/YYYY", "DD.MM."], ("date", "min"): DATES[:4],
    ("date", "max"): ["today+2y", "2099-12-31"], ("time", "format"): ["HH:MM", "HH:MM:SS", "hh:MM a", "HH:MM:SS.sssZ"],
    ("time", "step"): [1, 420, 900, 7200], ("time", "min"): ["08:00", "22:00"], ("time", "max"): ["06:00", "20:30"],
    ("dateTime", "format"): ["YYYY-MM-DD HH:mm", "D. MMM YYYY, h:mm a", "YYYY-MM-DDTHH:mm:ssZ"],
    ("dateTime", "min"): ["2020-01-01T09:30", "today-30d"], ("dateTime", "max"): ["2099-12-31T17:00"],
    ("week", "min"): ["2020-W01"], ("week", "max"): ["2099-W53", "2098-W52"],
    ("cvv", "length"): [3, 4], ("password", "min"): [1, 8, 20], ("age", "min"): [0, 18], ("age", "max"): [65, 150],
    ("currency", "min"): [-5, 0, 1], ("number", "min"): [-100, 0, 0.5], ("percent", "max"): [100, 250.5],
}
CONTENTS = [
    "12/31/2024", "31.12.2024", "2024-12-31", "25/13/2024", "1. März 2024", "02/30/20", "14:30", "1:45 PM", "2430", "03/27", "2027-03",
    "4111 1111 1111 1111", "378282246310005", "6011", "DE89 3704 0044 0532 0130 00", "gb82WEST12345698765432", "ada@example.com",
    "Ada <ada@exmaple.com>", "https://example.com/x?y#z", "http://0x7f.1/", "192.168.0.1", "::1", "[fe80::1%eth0]:80", "+49 30 123456",
    "example.com/x", "a@b.example.com", "a@exmaple.com", "34", "2031", "(555) 123-4567", "tel:+1-555-123-4567;ext=9", "10115", "D-10115", "K1A 0B1", "90210-1234", "000-12-3456", "1,234.56", "1.234,56",
    "-5", "1.5E+05", "$3.50", "12 %", "1,00,000", "٣٤٥", "1.000", ".5", "00012", "99999999999999999999", "California", "N. Dak.", "CA",
    "DE136695976", "529.982.247-25", "EL094259216", "12ABC34501DE35", "131052-308T", "1237 010180", "978-3-16-148410-0",
    "CHE-107.787.577 MWST", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "00-00-5e-00-53-01", "1.0.0-rc.1", "#f80", "2001:db8::/32",
    "12/24/2024 – 01/06/2025", "2024-05-01/2024-05-09", "22:00-06:00", "2024-05-01T09:30:00+02:00", "1 févr. 2024", "2024-W53",
    "red", "Gre", "Passw0rd!x", "qwerty", "O'Neil-Smith", "St. John's", "12", "7", "7٣", "a1b2", "ab12", "foo bar", "\u202e12", "5.–",
]


def content(random):
    """What somebody may give a field, rather often what its type knows."""
    chance = random.random()
    if chance < 0.45:
        return random.choice(CONTENTS)
    if chance < 0.55:
        return random.choice(CONTENTS)[:random.randrange(8)] + alphabet.text(random, 2)
    if chance < 0.56:
        return alphabet.text(random, 8) * random.randrange(50, 1200)
    return alphabet.text(random)


def typed_text(random):
    """What keys type."""
    chance = random.random()
    if chance < 0.5:
        return random.choice("0123456789abcAB /-.,:x@+")
    return content(random) if chance < 0.62 else alphabet.text(random, 2)


def parameters(random, type):
    """Parameters of a type as `type/list` tells of them: those that must be given, and some of the others."""
    chosen = {}
    for parameter in type["params"]:
        if parameter["required"] or random.random() < 0.3:
            value = parameter_value(random, type["name"], parameter)
            if value is not None:
                chosen[parameter["name"]] = value
    return chosen


def parameter_value(random, type, parameter):
    name, kind = parameter["name"], parameter["kind"]
    values = PARAMETERS_OF.get((type, name))
    if values is None and name in PARAMETERS and not (name in ("version", "min", "max") and "|" in kind and name != "version"):
        values = PARAMETERS[name]
    if values is None:
        values = {"boolean": [True, False], "integer": [1, 2, 8], "decimal": [0, 1, 10.5], "string": ["x"], "string[]": [["x"]],
                  "BCP 47 tag": LOCALES, "ISO 4217 code": ["EUR", "JPY", "KWD", "CHF", "XYZ"]}.get(kind)
    if values is None and "|" in kind:
        values = [word.strip() for word in kind.split("|") if " " not in word.strip()]
    return random.choice(values) if values else None


def own_type(random, base, types):
    """Members of a type's definition that go together. `types` are the server's own, as `type/list` tells of them."""
    chance = random.randrange(12)
    if chance == 0:
        return {"template": random.choice(["(AA) 00-00", "00/00", "AA-000", "\\A0A0"]), "slots": {"A": "[A-Za-z]", "0": "[0-9]"},
                "transform": random.choice(["upper", "lower", "none"]), "eager": random.random() < 0.5}
    if chance == 1:
        return {"template": ["00.00", "000.000"], "slots": {"0": random.choice(["[0-9]", "[0-9x]"])},
                "overwrite": random.random() < 0.5}
    if chance == 2:
        return {"pattern": random.choice(PATTERNS)}
    if chance == 3:
        return {"allow": random.choice(CLASSES), "maxLength": random.choice([3, 8, 40])}
    if chance == 4:
        extended = random.choice(["number", "currency", "percent"])
        given = [parameters(random, type) for type in types if type["name"] == extended]
        return {"extends": extended, "format": {"fixedDecimals": random.choice([0, 1, 2, 4])},
                **({"parameters": given[0]} if given and random.random() < 0.5 else {})}
    if chance == 5:
        return {"format": {"fixedDecimals": random.choice([0, 2]), "prefix": random.choice(["€", "", "x "]),
                           "suffix": random.choice(["", " kg", "%"]), "locale": random.choice(LOCALES)}}
    if chance == 6:
        return {"convert": {"map": {"a": "1", "ab": "2", "red": "#f00"}}, "allow": "[a-z]"}
    if chance == 7:
        return {"template": random.choice(["(000) 000-0000[ x0{1,3}]", "[A]00", "0{2,4}[-A]", "0[", "A{1,70}"]), "groups": True,
                "slots": {"A": "[A-Za-z]", "0": "[0-9]"}, "cases": {"A": random.choice(["upper", "lower"])}}
    if chance == 8:
        return {"template": random.choice(["00:00:00", "+0 00", "0" * 65]), "align": random.choice(["right", "right", "left"]),
                "slots": {"0": "[0-9]"}, "format": {"affixes": random.choice(["filled", "focused", "always"])}}
    if chance == 9:
        return {"template": random.choice(["000.000.000", "+7 000/00", "000"]), "format": {"affixes": random.choice(["focused", "always"])},
                "parts": {"0": {"kind": "octet", "minimum": random.choice([0, 1]), "maximum": random.choice([12, 255]),
                                "zeros": random.choice(["padded", "dropped", "none"]), "varies": random.random() < 0.5}}}
    if chance == 10:
        return {"template": "D WWW", "parts": {"D": {"minimum": 1, "maximum": 31, "varies": True},
                                               "W": {"words": random.choice(WORD_LISTS)}}}
    return {"extends": base} if base else {}
