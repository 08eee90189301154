#!/usr/bin/env python3
"""Compares what the daemon says of bank accounts and of banks with what schwifty says.

Accounts of each country of schwifty's registry are made by it, and then changed: one character, two exchanged, one too few, one too
many, the country's own check digits wrong under right ones of ISO 13616. Each difference has to be below, with its reason.
"""

import argparse
import random
import sys
import warnings
from collections import Counter
from pathlib import Path

from schwifty import BIC, IBAN
from schwifty.exceptions import SchwiftyException
from schwifty.registry import get_all_banks, get_countries

sys.path.append(str(Path(__file__).parent.parent / "PlainModel"))
from compare import DIGITS, LETTERS, changed  # noqa: E402
from daemon import Daemon  # noqa: E402

# Kind and country, what is said here, and the reason.
KNOWN = {
    ("bic", "", "invalid"): "the first four characters are letters, as in all that were given out",
    ("bic", "", "valid"): "Kosovo has banks",
    ("iban", "DE", "not warned"): "check digits that each bank has by itself are not known here",
    ("iban", "NO", "not warned"): "with the bank's digits or without, one way of reckoning is enough here",
    ("iban", "HR", "warned"): "the library knows no check digits of the country",
    ("iban", "HU", "warned"): "the library knows no check digits of the country",
}


def is_account(text, nationally=False):
    try:
        return IBAN(text).validate(validate_bban=nationally)
    except (SchwiftyException, ValueError, IndexError, KeyError):
        return False


def is_bank(text):
    try:
        BIC(text)
    except (SchwiftyException, ValueError):
        return False
    return True


def rechecked(text):
    """The account with the two digits of ISO 13616 that are its own."""
    digits = "".join(str(int(character, 36)) for character in text[4:] + text[:2] + "00")
    return f"{text[:2]}{98 - int(digits) % 97:02}{text[4:]}"


def accounts(country, count, chance):
    result = set()
    for _ in range(count):
        try:
            known = str(IBAN.random(country_code=country, random=chance))
        except (SchwiftyException, ValueError, IndexError, KeyError, NotImplementedError):
            continue
        result.add(known)
        result.update(changed(known, chance))
        place = chance.randrange(4, len(known))
        characters = DIGITS if known[place] in DIGITS else LETTERS
        result.add(rechecked(known[:place] + chance.choice(characters) + known[place + 1:]))
    return sorted(text for text in result if text)


def banks(count, chance):
    known = sorted({bank.bic for bank in get_all_banks() if bank.bic})
    result = set()
    for _ in range(count):
        text = chance.choice(known)
        result.add(text)
        result.update(changed(text, chance))
    return sorted(text for text in result if text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("daemon")
    parser.add_argument("--count", type=int, default=50, help="how many accounts are made of each country")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    options = parser.parse_args()
    print(f"seed {options.seed}")
    # It warns of each country whose check digits it does not know.
    warnings.simplefilter("ignore")
    daemon = Daemon(options.daemon, "utf-16")
    columns = [("bic", "", banks(40 * options.count, random.Random(f"{options.seed} bic")))]
    for country in sorted(get_countries()):
        columns.append(("iban", country, accounts(country, options.count, random.Random(f"{options.seed} {country}"))))
    asked, known, failures = 0, Counter(), []
    for name, country, texts in columns:
        if not texts:
            known[f"{country}: schwifty makes none"] += 1
            continue
        result = daemon.ask([("type/check", {"columns": [{"type": name, "texts": texts}]})])[0]["result"]
        found = {finding["row"]: finding for finding in result["findings"]}
        asked += len(texts)
        for row, text in enumerate(texts):
            codes = [one["code"] for one in found.get(row, {}).get("diagnostics", [])]
            is_valid = row not in result["invalid"] and not found.get(row, {}).get("dropped")
            theirs = is_bank(text) if name == "bic" else is_account(text)
            differences = []
            if is_valid != theirs:
                differences.append(("valid" if is_valid else "invalid", codes))
            elif is_valid and name == "iban" and ("bad-checksum" in codes) == is_account(text, nationally=True):
                differences.append(("warned" if codes else "not warned", codes))
            for said, codes in differences:
                why = KNOWN.get((name, country, said)) or KNOWN.get((name, "", said))
                if why:
                    known[f"{name} {country} {said}: {why}"] += 1
                else:
                    failures.append(f"{name} {country}: {text} is {said} here only {codes}")
    daemon.end()
    for why, count in sorted(known.items()):
        print(f"known difference, {count} times: {why}")
    for failure in failures[:400]:
        print(failure)
    print(f"{asked} texts, {sum(known.values())} known differences, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
