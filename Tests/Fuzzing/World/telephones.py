"""Compares a daemon's `tel` with libphonenumber, as PyPI `phonenumbers` has it: `telephones.py DAEMON [--seed N] [--show N]`.

Of each region the example numbers of all kinds are typed key by key, as they are dialled from abroad with `+` and with the
region's prefix, and inside it; then each with a digit less, more, and with another one. Compared are which are numbers and of
which region, their E.164, and what shows behind each key (`AsYouTypeFormatter`). No beginning of a number may be called
impossible, and of a beginning that is called so no continuation that is tried may be one. What shows otherwise is counted by
its reason (`differences.json`), and fails where there is more of it. Of each whole number the digits are compared that `format`:
`national` leaves, trunk prefix or none.
"""

import argparse
import json
import os
import random
import re
import subprocess
import sys
from collections import Counter

import phonenumbers
from phonenumbers import PhoneMetadata, PhoneNumberFormat

HERE = os.path.dirname(os.path.abspath(__file__))
DESCRIPTIONS = ["fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "personal_number", "voip", "pager",
                "uan", "voicemail"]
CONTINUATIONS = 12


class Daemon:
    def __init__(self, path):
        self.process = subprocess.Popen(
            [path, "--framing", "line", "--slow-turn", "0"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            bufsize=1 << 20)
        self.ask([("initialize", {"capabilities": {"presentation": True}})])

    def ask(self, messages):
        lines = [json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
                 for number, (method, params) in enumerate(messages)]
        # Not more at once than is read between: neither side waits for the other.
        answers = []
        for start in range(0, len(lines), 200):
            self.process.stdin.write(("\n".join(lines[start:start + 200]) + "\n").encode())
            self.process.stdin.flush()
            while len(answers) < min(start + 200, len(lines)):
                line = self.process.stdout.readline()
                if not line:
                    raise SystemExit(f"the daemon is gone behind {messages[len(answers)]}")
                said = json.loads(line)
                if "method" not in said:
                    if "error" in said:
                        raise SystemExit(f"{messages[said['id']]}: {said['error']}")
                    answers.append(said["result"])
        return answers

    def end(self):
        self.process.stdin.close()
        self.process.stdout.read()
        self.process.wait(10)


class Case:
    """A number that is typed in a field of a region, or of none."""

    def __init__(self, region, digits, origin):
        self.region, self.digits, self.origin = region, digits, origin

    @property
    def type(self):
        return {"name": "tel", **({"country": self.region} if self.region else {})}


def parsed(region, digits):
    """The number that libphonenumber reads, where it is one."""
    try:
        number = phonenumbers.parse(digits, region)
    except phonenumbers.NumberParseException:
        return None
    # It takes digits for a number with its calling code, of which the `+` is missing; typed, they are none.
    if region and not digits.startswith("+") and number.country_code != phonenumbers.country_code_for_region(region):
        prefix = re.match(PhoneMetadata.metadata_for_region(region).international_prefix, digits)
        if not prefix:
            return None
    return number if phonenumbers.is_valid_number(number) else None


def examples(region):
    metadata = PhoneMetadata.metadata_for_region(region)
    for name in DESCRIPTIONS:
        description = getattr(metadata, name)
        if description is not None and description.example_number:
            yield phonenumbers.PhoneNumber(
                country_code=metadata.country_code, national_number=int(description.example_number),
                italian_leading_zero=description.example_number.startswith("0") or None,
                number_of_leading_zeros=len(description.example_number) - len(description.example_number.lstrip("0")) or None)


def cases(source):
    seen = set()
    for region in sorted(phonenumbers.SUPPORTED_REGIONS):
        metadata = PhoneMetadata.metadata_for_region(region)
        for number in examples(region):
            international = phonenumbers.format_number(number, PhoneNumberFormat.E164)
            national = re.sub(r"\D", "", phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL))
            forms = [(None, international, "international"), (region, national, "national")]
            prefix = metadata.preferred_international_prefix or metadata.international_prefix or ""
            if prefix.isdigit() and source.random() < 0.1:
                forms.append((region, prefix + international[1:], "prefix"))
            for country, digits, origin in forms:
                place = source.randrange(3, len(digits))
                other = str((int(digits[place]) + source.randrange(1, 10)) % 10)
                for typed, change in [(digits, ""), (digits[:-1], " short"), (digits + source.choice("0123456789"), " long"),
                                      (digits[:place] + other + digits[place + 1:], " other")]:
                    if (country, typed) not in seen:
                        seen.add((country, typed))
                        yield Case(country, typed, origin + change)


def shown(case):
    """What libphonenumber shows behind each key."""
    formatter = phonenumbers.AsYouTypeFormatter(case.region or "ZZ")
    return [formatter.input_digit(character) for character in case.digits]


def reason(case, ours, theirs, typed, state):
    """Why a text may be shown otherwise; nothing where it may not."""
    def digits(text):
        return re.sub(r"[^\d+]", "", text)

    if digits(ours) != digits(theirs):
        return None
    if state == "impossible":
        return "hopeless"
    main = phonenumbers.region_code_for_country_code(phonenumbers.country_code_for_region(case.region)) if case.region else None
    metadata = PhoneMetadata.metadata_for_region(main) if main else None
    if metadata and len(digits(theirs)) <= max(metadata.general_desc.possible_length_local_only or (0,)):
        return "local"
    if not re.search(r"[^\d+]", theirs):
        return "ungrouped"
    if re.sub(r"\D", " ", theirs).split() == re.sub(r"\D", " ", ours).split():
        return "signs"
    return "groups"


def nationals(daemon, known):
    """Whole numbers that are written with other digits in their country."""
    numbers = [(region, number) for region in sorted(phonenumbers.SUPPORTED_REGIONS) for number in examples(region)
               if phonenumbers.region_code_for_number(number) == region]
    columns = [{"type": {"name": "tel", "country": region, "format": "national"},
                "texts": [phonenumbers.format_number(number, PhoneNumberFormat.E164)]} for region, number in numbers]
    for start in range(0, len(columns), 50):
        [answer] = daemon.ask([("type/check", {"columns": columns[start:start + 50]})])
        for (region, number), column in zip(numbers[start:start + 50], answer["columns"]):
            theirs = phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL)
            [ours] = column["texts"]
            e164 = phonenumbers.format_number(number, PhoneNumberFormat.E164)
            if re.sub(r"\D", "", ours) != re.sub(r"\D", "", theirs) and not {region, e164} & known.keys():
                yield f"{region} {e164} in its country: {ours}, not {theirs}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("daemon")
    parser.add_argument("--seed", type=int, default=26)
    parser.add_argument("--show", type=int, default=0, help="so many differences of each reason")
    options = parser.parse_args()
    source = random.Random(options.seed)
    daemon = Daemon(options.daemon)
    wrong, reasons, examples_of, keys = [], Counter(), {}, 0
    listed = list(cases(source))
    with open(os.path.join(HERE, "differences.json"), encoding="utf-8") as file:
        known = json.load(file)
    for start in range(0, len(listed), 50):
        part = listed[start:start + 50]
        messages = []
        for number, case in enumerate(part):
            messages.append(("field/create", {"field": f"f{number}", "replace": True, "type": case.type}))
            for character in case.digits:
                messages.append(("field/edit", {"field": f"f{number}", "input": character}))
                messages.append(("field/get", {"field": f"f{number}"}))
        answers = iter(daemon.ask(messages))
        for case in part:
            next(answers)
            views = []
            for _ in case.digits:
                next(answers)
                views.append(next(answers))
            number = parsed(case.region, case.digits)
            last = views[-1]
            keys += len(views)

            def note(what):
                if f"{case.region} {case.digits}" in known["numbers"]:
                    return
                wrong.append(f"{case.type} {case.digits} ({case.origin}): {what}")

            content = last["state"]["content"]
            if (content == "complete") != (number is not None):
                note(f"{content}, but {'a number' if number else 'no number'} of libphonenumber: {last['text']}")
            elif number is not None:
                canonical = phonenumbers.format_number(number, PhoneNumberFormat.E164)
                if last.get("typed") != canonical:
                    note(f"typed {last.get('typed')} instead of {canonical}")
                region = phonenumbers.region_code_for_number(number)
                badge = last["presentation"].get("badge", {}).get("text")
                if badge != (None if region == "001" else region):
                    note(f"of {badge} instead of {region}")
                bad = [view["text"] for view in views if view["state"]["content"] == "impossible"]
                if bad:
                    note(f"impossible on the way: {bad[0]}")
            else:
                hopeless = next((place for place, view in enumerate(views)
                                 if view["state"]["content"] == "impossible"), None)
                if hopeless is not None:
                    head = case.digits[:hopeless + 1]
                    for _ in range(CONTINUATIONS):
                        tried = head + "".join(source.choice("0123456789") for _ in range(source.randrange(0, 12)))
                        if parsed(case.region, tried):
                            note(f"impossible from {head} on, but {tried} is a number")
                            break
            for view, theirs in zip(views, shown(case)):
                # A space behind the last digit is written with the next one.
                theirs = theirs.rstrip()
                if view["text"] != theirs:
                    why = reason(case, view["text"], theirs, case.digits, view["state"]["content"])
                    reasons[why] += 1
                    examples_of.setdefault(why, []).append(f"{case.region} {case.digits} ({case.origin}): {view['text']!r}, not {theirs!r}")
    wrong += nationals(daemon, known["national"])
    daemon.end()
    print(f"seed {options.seed}: {len(listed)} numbers of {len(phonenumbers.SUPPORTED_REGIONS)} regions, {keys} keys; shown otherwise: {dict(reasons)}")
    for why in examples_of:
        for line in random.Random(0).sample(examples_of[why], min(options.show, len(examples_of[why]))):
            print(f"  {why}: {line}")
    for why, count in reasons.items():
        if count > known["shown"].get(why, {"most": 0})["most"]:
            wrong.append(f"{count} texts are shown otherwise ({why}), as {examples_of[why][0]}")
    for line in wrong[:60]:
        print(f"NOT as libphonenumber: {line}")
    print(len(wrong), "wrong")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
