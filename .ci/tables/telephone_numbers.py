"""Writes the table of the world's telephone numbers from the metadata of libphonenumber, as PyPI `phonenumbers` has it.

    python .ci/tables/telephone_numbers.py [--check]    with the packages of .ci/tables/requirements.txt

For each calling code there are automata over the digits behind it: one of all numbers that a region's plan has, each labelled
with region and kind, and three that say how the number's beginning is grouped as it is typed: behind a calling code,
behind the trunk prefix, and without one. Facts of the metadata are in it, and no code.
"""

import re
import re._constants as constants
import re._parser as parser
from importlib.metadata import version

import generated
import phonenumbers
from digit_automata import Sets, automaton, number, text
from phonenumbers import PhoneMetadata

KINDS = ["fixed", "mobile", "fixedOrMobile", "tollFree", "premium", "sharedCost", "voip", "personal", "pager", "uan",
         "voicemail"]
# Those that are asked for first, in the order in which libphonenumber does.
SPECIAL = [("premium", "premium_rate"), ("tollFree", "toll_free"), ("sharedCost", "shared_cost"), ("voip", "voip"),
           ("personal", "personal_number"), ("pager", "pager"), ("uan", "uan"), ("voicemail", "voicemail")]
# Assigned by the ITU, without numbers of their own in the metadata.
ALSO = [("AQ", 672), ("BV", 47), ("GS", 500), ("HM", 672), ("PN", 64), ("TF", 262)]
# More prefixes than that are codes of carriers, which nobody writes down.
MOST_WORDS = 64
# As the formatter of libphonenumber: fewer digits are not grouped.
LEAST_GROUPED = 3
MOST_DIGITS = 17
PUNCTUATION = "-x\u2010-\u2015\u2212\u30FC\uFF0D-\uFF0F \u00A0\u00AD\u200B\u2060\u3000()\uFF08\uFF09\uFF3B\uFF3D.\\[\\]/~\u2053\u223C"
ELIGIBLE = re.compile(f"[{PUNCTUATION}]*\\\\1[{PUNCTUATION}]*(\\\\\\d[{PUNCTUATION}]*)*")


def regions_of(code):
    for region in phonenumbers.COUNTRY_CODE_TO_REGION_CODE[code]:
        if region == "001":
            yield "00", PhoneMetadata.metadata_for_nongeo_region(code)
        else:
            yield region, PhoneMetadata.metadata_for_region(region)


# Numbers

def numbers(regions):
    """The automaton of all numbers, and its labels: `(region, kind)` of the region that a number is counted to, and behind it
    those of others that have it too, as toll-free numbers in North America."""
    patterns, lengths, labels = [], {}, {}
    for place, (_, metadata) in enumerate(regions):
        described = [("general", metadata.general_desc), ("fixed", metadata.fixed_line), ("mobile", metadata.mobile)]
        for tag, what in described + [(kind, getattr(metadata, name)) for kind, name in SPECIAL]:
            if what is not None and what.national_number_pattern:
                patterns.append(((place, tag), what.national_number_pattern, False))
                lengths[place, tag] = what.possible_length
        if metadata.leading_digits and len(regions) > 1:
            patterns.append(((place, "leading"), metadata.leading_digits, True))
    for count in range(MOST_DIGITS + 1):
        patterns.append((count, f"\\d{{{count}}}" if count else "", False))

    def kind(place, tags, count):
        def has(tag):
            return (place, tag) in tags and (not lengths[place, tag] or count in lengths[place, tag])

        if not has("general"):
            return None
        for name, _ in SPECIAL:
            if has(name):
                return name
        metadata = regions[place][1]
        is_same = metadata.fixed_line and metadata.mobile and (
            metadata.fixed_line.national_number_pattern == metadata.mobile.national_number_pattern)
        if has("fixed"):
            return "fixedOrMobile" if is_same or has("mobile") else "fixed"
        return "mobile" if has("mobile") else None

    def label(tags):
        count = next((tag for tag in tags if isinstance(tag, int)), None)
        if count is None:
            return "dead"
        found = [(place, KINDS.index(kind(place, tags, count))) for place in range(len(regions)) if kind(place, tags, count)]
        for place, (_, metadata) in enumerate(regions):
            own = next((one for one in found if one[0] == place), None)
            if len(regions) > 1 and metadata.leading_digits:
                if (place, "leading") not in tags:
                    continue
            elif own is None:
                continue
            if own is None:
                return None
            others = tuple(one for one in found if one != own)
            return labels.setdefault((own, *others), len(labels))
        return None

    states = automaton(patterns, label)
    return states, sorted(labels, key=labels.get)


def bounds(states):
    """The least and the greatest number of digits of all numbers."""
    least, most, reached, count = None, 0, {0}, 0
    while reached:
        if any(states[state][0] is not None for state in reached):
            least, most = count if least is None else least, count
        reached = {end for state in reached for end in states[state][1] if end >= 0}
        count += 1
    return least or 0, most


# Prefixes

def words(nodes):
    """The words of an expression over digits, the longest first, or nothing where they are very many."""
    return sorted({word for word in all_words(nodes) if word}, key=lambda word: (-len(word), word))


def all_words(nodes):
    """All words of an expression over digits, the empty one too, or nothing where they are very many."""
    found = [""]
    for operator, value in nodes:
        if operator == constants.LITERAL:
            parts = [chr(value)]
        elif operator == constants.IN:
            parts = []
            for kind, what in value:
                parts += [chr(code) for code in (
                    range(what[0], what[1] + 1) if kind == constants.RANGE else
                    range(48, 58) if kind == constants.CATEGORY else [what])]
        elif operator == constants.BRANCH:
            # Hong Kong's 00 alone stays out: its other prefixes begin so, and what follows would be one number behind one and none behind
            # another.
            parts = [word for branch in value[1] for word in all_words(branch) if word]
        elif operator == constants.SUBPATTERN:
            parts = all_words(value[3])
        elif operator == constants.MAX_REPEAT and value[1] == 1:
            parts = ([""] if value[0] == 0 else []) + all_words(value[2])
        else:
            return []
        found = [word + part for word in found for part in parts]
        if not found or len(found) > 4 * MOST_WORDS:
            return []
    return found


def branches(expression):
    """The alternatives of an expression at its highest level."""
    found, depth, start = [], 0, 0
    in_set = False
    for place, character in enumerate(expression):
        if character == "[":
            in_set = True
        elif character == "]":
            in_set = False
        elif not in_set and character in "()":
            depth += 1 if character == "(" else -1
        elif character == "|" and depth == 0:
            found.append(expression[start:place])
            start = place + 1
    return found + [expression[start:]]


def trunk(region, metadata):
    """The prefixes that are dialled before a number, with the one that is usual first, and what is put before a number
    of the region that is dialled without its area."""
    found, area = [], ""
    rule = metadata.national_prefix_transform_rule
    if region == "AR":
        # Its numbers of mobiles are dialled with another token at another place (`TelephoneRegion`).
        return ["0"], ""
    for branch in branches(metadata.national_prefix_for_parsing or ""):
        local = re.fullmatch(r"(\(.*\))\$", branch)
        if local and rule and rule != "\\1":
            area = rule.removesuffix("\\1")
        elif rule == "\\1" and re.match(r"0\(", branch):
            found.append("0")
        elif region == "BR":
            found += ["0", "90"] + [word for word in words(parser.parse("(?:0|90)(?:1[245]|2[1-35]|31|4[13]|[56]5|99)"))]
        elif "$" not in branch and branch:
            listed = words(parser.parse(branch))
            found += listed if 0 < len(listed) <= MOST_WORDS else []
    own = metadata.national_prefix
    found = sorted(set(found) - {own}, key=lambda word: (-len(word), word))
    # Where none is usual, the digits are the number as they are before anything is taken off.
    return ([own] if own else [""] if found else []) + found, area


def international(metadata):
    found = []
    for branch in branches(metadata.international_prefix or ""):
        listed = words(parser.parse(branch))
        # Of many the shortest, which people know.
        found += listed[-MOST_WORDS:]
    usual = metadata.preferred_international_prefix
    found = [word for word in found if len(word) <= 5]
    found.sort(key=lambda word: (word != usual, len(word), word))
    return found


# Formats

class Templates:
    """The templates of all formats in one text: groups as letters, `a` for none, each with what stands before it."""

    def __init__(self):
        self.places, self.text = {}, ""

    def place(self, template):
        if template not in self.places:
            self.places[template] = len(self.text)
            self.text += template + ";"
        return self.places[template]


def group_sizes(expression):
    def width(nodes):
        least = most = 0
        for operator, value in nodes:
            if operator in (constants.LITERAL, constants.IN):
                least, most = least + 1, most + 1
            elif operator == constants.SUBPATTERN:
                inner = width(value[3])
                least, most = least + inner[0], most + inner[1]
            elif operator == constants.MAX_REPEAT:
                inner = width(value[2])
                least, most = least + inner[0] * value[0], most + inner[1] * value[1]
            elif operator == constants.BRANCH:
                inner = [width(branch) for branch in value[1]]
                least, most = least + min(a for a, _ in inner), most + max(b for _, b in inner)
            else:
                raise ValueError(operator)
        return least, most

    return [width(value[3]) for operator, value in parser.parse(expression) if operator == constants.SUBPATTERN]


def is_first_group_only(rule):
    return not rule or re.fullmatch(r"\(?\\1\)?", rule) is not None


def formats(metadata, mode):
    listed = metadata.intl_number_format if mode == "international" and metadata.intl_number_format else (
        metadata.number_format)
    for one in listed:
        is_alone = is_first_group_only(one.national_prefix_formatting_rule)
        if mode == "trunk" and is_alone and not one.national_prefix_optional_when_formatting and (
                one.domestic_carrier_code_formatting_rule is None):
            continue
        if mode == "national" and not is_alone and not one.national_prefix_optional_when_formatting:
            continue
        if not ELIGIBLE.fullmatch(one.format):
            continue
        sizes = group_sizes(one.pattern)
        # Without its area code a number is none of the world's.
        if sum(most for _, most in sizes) >= min(metadata.general_desc.possible_length):
            yield one, sizes


def template(one, sizes, is_spaced, whole):
    """`^` where the whole number is written without its trunk prefix and `~` where with another zero behind that, `_` where a space
    stands there; the groups with what stands before each."""
    found = whole + ("_" if is_spaced else "")
    place = 0
    for literal, group in re.findall(r"([^\\]*)\\(\d)", one.format):
        place += 1
        if int(group) != place:
            return None
        found += literal + chr(0x61 + sizes[place - 1])
    tail = one.format[one.format.rindex("\\") + 2:]
    return None if place != len(sizes) or tail else found


def grouping(metadata, mode, templates):
    """The automaton of the beginnings of numbers, whose labels are places in a list of templates."""
    listed = list(formats(metadata, mode))
    patterns = []
    for place, (one, _) in enumerate(listed):
        patterns.append(((place, "whole"), one.pattern, False))
        for level, leading in enumerate(one.leading_digits_pattern):
            patterns.append(((place, level), leading, True))
    # Behind the trunk prefix also those that are written without it: of which numbers that is.
    formats_of_all = metadata.number_format if mode == "trunk" else []
    for place, one in enumerate(formats_of_all):
        patterns.append((("all", place), one.pattern, False))
        for leading in one.leading_digits_pattern[-1:]:
            patterns.append((("leading", place), leading, True))
    for count in range(MOST_DIGITS + 1):
        patterns.append((("count", count), f"\\d{{{count}}}" if count else "", False))
    found = {}

    def whole(tags):
        for place, one in enumerate(formats_of_all):
            if ("all", place) in tags and (not one.leading_digits_pattern or ("leading", place) in tags):
                rule = one.national_prefix_formatting_rule
                # Belarus: 8 0152 45-09-11.
                return "^" if is_first_group_only(rule) else "~" if f"{metadata.national_prefix} 0\\1" in rule else ""
        return ""

    def number_of(place, sizes, tags):
        one = listed[place][0]
        rule = one.national_prefix_formatting_rule
        # North America's is written apart, though no rule says so.
        is_spaced = mode == "trunk" and bool(metadata.country_code == 1 or rule and re.search("[- ]", rule))
        made = template(one, sizes, is_spaced, whole(tags))
        return None if made is None else found.setdefault(templates.place(made), len(found))

    def groups(place, tags, count):
        """As many digits in each group as the expression takes of so many digits."""
        sizes = listed[place][1]
        if all(least == most for least, most in sizes):
            return [most for _, most in sizes]
        # The first groups take as many as they can.
        rest, taken = count, []
        for place, (least, most) in enumerate(sizes):
            behind = sum(least for least, _ in sizes[place + 1:])
            taken.append(min(most, rest - behind))
            rest -= taken[-1]
        return taken

    def label(tags):
        count = next((tag[1] for tag in tags if tag[0] == "count"), None)
        if count is None or not listed:
            return "dead"
        if count < LEAST_GROUPED:
            return -1
        possible = []
        for place, (one, sizes) in enumerate(listed):
            levels = len(one.leading_digits_pattern)
            if levels == 0 or (place, min(count - LEAST_GROUPED, levels - 1)) in tags:
                possible.append(place)
        for place in possible:
            if (place, "whole") in tags:
                made = number_of(place, groups(place, tags, count), tags)
                if made is not None:
                    return made
        for place in possible:
            sizes = [most for _, most in listed[place][1]]
            if sum(sizes) >= count:
                made = number_of(place, sizes, tags)
                if made is not None:
                    return made
        return "dead"

    states = automaton(patterns, label)
    return states, sorted(found, key=found.get)


def usual(metadata, states, listed):
    """The template of the region's example number, one more than its place; 0 where there is none."""
    described = metadata.mobile if metadata.mobile and metadata.mobile.example_number else metadata.fixed_line
    example = described.example_number if described else None
    if not example or not states:
        return 0
    state = 0
    for digit in example:
        state = states[state][1][int(digit)]
        if state < 0:
            return 0
    label = states[state][0]
    return 0 if label is None or label < 0 else listed[label] + 1


# The table

def word(digits):
    return number(len(digits)) + digits


def table():
    templates = Templates()
    made = {}
    for code in sorted(phonenumbers.COUNTRY_CODE_TO_REGION_CODE):
        regions = list(regions_of(code))
        main = regions[0][1]
        automata = [numbers(regions)]
        for mode in ["international", "trunk", "national"]:
            is_used = mode == "international" or regions[0][0] != "00"
            automata.append(grouping(main, mode, templates) if is_used else ([], []))
        made[code] = (regions, automata)
    sets = Sets([states for _, automata in made.values() for states, _ in automata])
    codes, countries, body = "", [], ""
    for code, (regions, automata) in made.items():
        codes += f"{code:03}" + "".join(chr(0x30 + (len(body) >> shift & 63)) for shift in (12, 6, 0))
        (states, labels), *groupings = automata
        least, most = bounds(states)
        record = number(least) + number(most)
        prefixes = international(regions[0][1])
        record += number(len(prefixes)) + "".join(map(word, prefixes))
        record += number(len(regions))
        for region, metadata in regions:
            listed, area = trunk(region, metadata)
            record += region + number(len(listed)) + "".join(map(word, listed)) + word(area)
            # What is shown before a number is typed: behind the calling code, behind the trunk prefix, without one.
            record += "".join(number(usual(metadata, *grouped)) for grouped in groupings)
            if region != "00":
                countries.append((region, code))
        record += number(len(labels)) + "".join(
            number(len(label)) + "".join(number(place) + number(kind) for place, kind in label) for label in labels)
        texts = [text(states, sets)]
        for states, listed in groupings:
            record += number(len(listed)) + "".join(map(number, listed))
            made_text = text(states, sets)
            texts.append(made_text)
        # The same automaton stands there once: how far behind the first each begins.
        joined, places = texts[0], [0]
        for one in texts[1:]:
            known = texts.index(one)
            place = places[known] if known < len(places) and texts[known] == one and known > 0 else len(joined)
            if place == len(joined):
                joined += one
            places.append(place)
        record += "".join(number(place) for place in places[1:]) + number(len(joined))
        body += record + joined
    assert len(body) < 1 << 18
    countries += ALSO
    countries.sort()
    return {
        "sets": sets.text, "templates": templates.text, "codes": codes,
        "countries": "".join(f"{region}{code:03}" for region, code in countries), "body": body}


def written():
    texts = table()
    lines = [
        "// Generated by .ci/tables/telephone_numbers.py; not edited.",
        "// swift-format-ignore-file",
        "",
        "/// The numbers of all regions, of the metadata of libphonenumber (Apache License 2.0, NOTICE) as PyPI phonenumbers",
        f"/// {version('phonenumbers')} has it. The texts are read where they lie, and nothing of them when the program starts: `TelephonePlan`",
        "/// and `DigitAutomaton` say how.",
        "enum TelephoneTable {",
    ]
    for name, held in texts.items():
        lines.append(f"    static let {name}: StaticString = \"\"\"")
        for start in range(0, len(held), 200):
            piece = held[start:start + 200].replace("\\", "\\\\")
            # A space at the end of a line would be taken for none.
            lines.append(f"        {piece}\\")
        lines[-1] = lines[-1].removesuffix("\\")
        lines.append("        \"\"\"")
    return "\n".join(lines + ["}", ""])


if __name__ == "__main__":
    generated.keep("TelephoneTable.swift", written())
