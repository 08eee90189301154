"""Where the daemon and python-stdnum 2.2 differ, and why."""

import re

# Type and country, whether the text is valid here, a pattern of the text without separators, and the reason.
KNOWN = [
    ("(taxId|nationalId|companyId).IS", True, r"\d{10}", "since 2026 numbers of people have no check digit"),
    ("(vat|taxId|nationalId).LV", True, r"(LV)?3[3-9]\d{9}", "numbers begin with 32 to 39"),
    ("(taxId|nationalId).PK", True, r"8\d{12}", "numbers of Azad Kashmir begin with 8"),
    ("(vat|taxId|companyId).NZ", True, r"0\d{8}", "a number of eight digits may have a zero before it"),
    ("taxId.AU", True, r"\d{8}", "numbers of eight digits have weights of their own"),
    ("(taxId|nationalId|companyId|vat).BR", False, r"(\w)\1{10,13}", "one character all along is no number"),
    ("bic", True, r"[0-9A-Z]{4}.*", "a bank's code may have digits"),
    ("lei", False, r"\w{18}(0[01]|99)", "check digits are 02 to 98"),
    ("nationalId.MY", False, r"\d{12}", "places that nobody is born at"),
    ("nationalId.(CZ|SK)|vat.CZ", False, r"\d{6}000", "no number of nine digits ends in 000"),
    ("(taxId|vat).ID", True, r"\d{16}", "places are not looked up here"),
    ("taxId.AZ", False, r"\d{9}", "numbers of nine digits are filled up with a zero there"),
    (".*.VE", True, r"C\d{9}", "numbers of communes are taken"),
    ("(taxId|vat).CR", True, r"[1-9]\d{8}", "numbers of people are taken"),
    ("companyId.SE", False, r"\d{10}", "the third digit is 2 or more, or the number has a date"),
    ("companyId.SE", True, r"\d{10,12}", "numbers of people are taken"),
    ("vat.GB", True, r"XI\w+", "the letters of Northern Ireland"),
    ("vat.FR", True, r"(FR)?(\d[A-Z]|[A-Z].)\d{9}", "a key with letters is not judged here, only the SIREN behind it"),
    ("(vat|taxId|companyId).GR", False, r"\d{8}", "numbers of eight digits are filled up with a zero there"),
    ("(taxId|nationalId).(IL|NL)|vat.NL", False, r"\d{1,8}(B\d\d)?", "shorter numbers are filled up with zeros there"),
    ("vat.NO|companyId.NO", False, r"[0-7]\d{8}(MVA)?", "numbers of units begin with 8 or 9"),
    ("vat.NO", True, r"(NO)?[89]\d{8}([A-Z]{3})?", "MVA may be left out here"),
    ("vat.CH", True, r"CHE\d{9}", "MWST may be left out here"),
    ("vat.SM", True, r"\d{1,3}", "which of the first hundred were given out is not known here"),
    ("(vat|taxId|companyId).TW", True, r"\d{8}", "since 2023 a sum that 5 divides is enough"),
    ("taxId.IT", False, r"[A-Z]{6}\w{2}[A-Z]\w{2}.*", "days are 1 to 31, or 41 to 71, and a date is one in its century"),
    ("(taxId|vat).MX", False, r"[A-ZÑ&]{4}\d{6}\w{0,2}", "the last three characters are part of the number here"),
    ("(taxId|vat|companyId).PY", False, r"\d{1,5}", "the shortest numbers are left out"),
    ("(vat|companyId).GT", False, r"\d{1,3}[\dK]?|\d{9,}[\dK]", "the shortest and the longest numbers are left out"),
    ("(vat|companyId).BE", False, r"(BE)?\d{9}", "numbers of nine digits are filled up with a zero there"),
    ("vat.CH", True, r"(CHE)?\d{9}(MVA|[A-Z]{3,4})?", "the word for the tax may be that of another country here"),
    ("vat.SM", False, r"0\d+", "zeros before a number are left out there"),
    ("(vat|taxId|companyId|nationalId).ES", False, r"(ES)?[NPQRSW]\d{8}", "numbers of these kinds end in a letter here"),
    ("(vat|taxId|companyId|nationalId).ES", False, r"(ES)?[ABEH]\d{7}[A-Z]", "numbers of these kinds end in a digit here"),
    ("nationalId.CN", False, r"\d{17}[\dX]", "years are 1800 to 2199"),
    ("lei", False, r"\w{18}(\d[A-Z]|[A-Z]\w)", "the check digits are digits here, as the standard says"),
    ("(taxId|nationalId).BE", False, r"\d{11}", "what is no date is an unknown one there, unless the day is 0 here"),
    ("(taxId|nationalId).BE", True, r"\d{11}", "two digits of a year may be this century's, though it is not over"),
    ("nationalId.(BA|ME|MK|RS|SI)", False, r"\d{4}[1-8]\d{8}", "years are 1900 to 2099"),
    ("(taxId|nationalId).(CZ|SK)|vat.(CZ|SK)", False, r"\d{9,10}", "a month has 20, 50 or 70 added, or nothing"),
    ("vat.LV|taxId.LV", False, r"[0-3]\d{5}[3-9]\d{4}", "the digit of the century is 0, 1 or 2"),
    ("nationalId.DK", True, r"\d{10}", "who is not born yet has a number here"),
    ("(taxId|nationalId).NO", True, r"\d{11}", "who is not born yet has a number here"),
    ("nationalId.KR", True, r"[2-9]\d{5}[3478]\d{6}", "numbers since 2020 have no check digit"),
    ("nationalId.(ID|MY|CN)", True, r"\d+X?", "places are not looked up here"),
    ("nationalId.ID", False, r"\d{16}", "a day is 1 to 31, or 41 to 71"),
    ("taxId.ID", True, r"0?\d{15}", "places are not looked up here"),
    ("(taxId|vat).ID", False, r"[1-9]\d{15}", "numbers of sixteen digits are national numbers, with a birth date, here"),
    ("nationalId.PT", False, r"\d{0,8}\w{2}\d|\d{10,}.*", "a number has twelve characters here"),
    ("companyId.KR|(vat|taxId).KR", False, r"\d{10}", "the check digit is looked at here"),
    ("aba", False, r"\d{9}", "the first two digits are a district's here"),
    ("imei", False, r"\d{14}|\d{16}", "a number without a check digit, or with a version, is none here"),
    ("isbn", False, r"\d{8}[\dX]", "numbers of nine characters are filled up with a zero there"),
    ("lei", False, r"\w{1,19}", "a number has twenty characters here"),
    ("gtin", False, r"\d+", "numbers of other lengths are none"),
    ("companyId.RU", False, r"\d{12}", "a person's number is no company's"),
    ("(taxId|companyId).RU", True, r"\d{15}", "of a remainder of two digits the last counts"),
    ("(taxId|vat|companyId).(BR)", False, r"\d{3}0+", "zeros alone are no number"),
    ("nationalId.US|taxId.US", True, r"9\d{2}(5\d|6[0-5])\d{4}", "groups 50 to 65 are in use"),
    ("companyId.US", True, r"\d{9}", "the prefixes are the tax office's of today"),
    ("vat.IN|companyId.IN", True, r"(38|97|99)\w{13}", "Ladakh and what is no state's are taken"),
    ("(companyId|taxId).CN", True, r"\w\w\d{6}\w{10}", "the first two characters may be letters"),
    ("nationalId.IN", True, r"\d{12}", "numbers that read the same backwards are taken"),
    ("taxId.AT", True, r"\d{9}", "tax offices are not looked up here"),
    ("(taxId|nationalId).FR|nationalId.FR", False, r"\d{5}[\dAB]{2}\d{8}", "the first digit is a sex and the month one in use"),
    ("companyId.FR", True, r"356000000\d{5}", "the head office of the post may have either check digit"),
    ("companyId.SG|(vat|taxId).SG", True, r"\w{9,10}", "a year that is not over is a year"),
    ("companyId.SG|(vat|taxId).SG", False, r"\d{9}[A-Z]", "companies are not older than Singapore"),
    ("(taxId|nationalId).SE", True, r"\d{10,12}", "coordination numbers are taken"),
    ("containerNumber", False, r"\w{11}", "an owner has letters only"),
    ("companyId.DO|taxId.DO|vat.DO|nationalId.DO", False, r"\d{9,11}", "exceptions that are on a list there"),
    ("(taxId|nationalId|companyId|vat).\\w\\w", False, r"[A-Z]*0+[A-Z\d]?", "zeros alone are no number"),
]


def reason(name, country, text, ours):
    """Why a text is a number for one of them only; None where nobody knows."""
    label = f"{name}.{country}" if country else name
    bare = re.sub(r"[\s./,:-]", "", text.upper())
    for where, valid, pattern, why in KNOWN:
        if valid == ours and re.fullmatch(where, label) and re.fullmatch(pattern, bare):
            return why
    return None
