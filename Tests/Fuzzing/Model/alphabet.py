"""Texts that editors get wrong, and how offsets count in them."""

import re

LETTERS = list("abcxyzABZ 019.,-/'@:+()#$%") + ["ß", "é", "Ω", "я", "ا", "ש", "字", "ｶ", "٣", "०", "İ", "ŉ", "ǆ"]
FLAGS = ["🇩🇪", "🇫🇷", "🇺🇸", "🇩", "🇩🇪🇫🇷🇺🇸🇯🇵"]
JOINED = ["👩‍👧", "👨‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈", "👍🏿", "‍", "❤️", "❤"]
MARKED = ["e\u0301", "a\u0300\u0301\u0302", "\u0301", "n\u0303", "1\u0301", "क्षि", "각", "각", "\u1100", "\u0e33", "\u200d\u0915"]
KEYCAPS = ["1\ufe0f\u20e3", "#\ufe0f\u20e3", "5\u20e3"]
DIRECTED = ["שלום", "مرحبا", "\u200e", "\u200f", "\u202e", "\u2066", "\u2069", "\u061c"]
BREAKS = ["\r\n", "\n", "\r", "\u0085", "\u2028", "\u2029", "\x0b", "\x0c", "\t"]
SURROGATES = ["\ud83d", "\ude00", "\ud800", "\udfff", "a\udc00"]
ASTRAL = ["𝒳", "😀", "𐍈", "𠀀", "𝟘", "\U0010ffff", "\U000e0100"]
ODD = ["\0", "\x7f", "\x1b[2J", "\ufeff", "\u200b", "\ufffd", "\uffff", "\u00a0", "\u3000", "ﬁ", "\u00ad"]
KINDS = [LETTERS] * 12 + [FLAGS, JOINED, MARKED, KEYCAPS, DIRECTED, BREAKS, SURROGATES, ASTRAL, ODD]


def text(random, most=6):
    """A few pieces; now and then a run of one of them, which clusters grow long by."""
    if random.random() < 0.04:
        return random.choice(random.choice(KINDS)) * random.randrange(1, 40)
    return "".join(random.choice(random.choice(KINDS)) for _ in range(random.randrange(most + 1)))


def name(random):
    """A text that a person may have written."""
    return random.choice(["Name", "Straße", "Größe {label}", "x", "שם", "名前", "Your {label} is {min}", "{", "a\nb", "👩‍👧"])


def received(string):
    """What a reader of JSON makes of a string: surrogates that meet are a pair, others are U+FFFD."""
    if not any("\ud800" <= character <= "\udfff" for character in string):
        return string
    paired = string.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")
    return re.sub("[\ud800-\udfff]", "\ufffd", paired)


def length(string, encoding):
    if encoding == "utf-32":
        return len(string)
    if encoding == "utf-8":
        return len(string.encode("utf-8"))
    return len(string) + sum(character > "\uffff" for character in string)


def index(string, offset, encoding):
    """The place of an offset among the scalars: that of the boundary before it, or the end. Second, whether it is exact."""
    if encoding == "utf-32":
        return min(int(offset), len(string)), offset <= len(string)
    units = 0
    for place, character in enumerate(string):
        if units >= offset:
            return place, units == offset
        units += (len(character.encode("utf-8")) if encoding == "utf-8" else 1 + (character > "\uffff"))
        if units > offset:
            return place, False
    return len(string), units == offset


def is_boundary(string, offset, encoding):
    if string.isascii() or encoding == "utf-32":
        return 0 <= offset <= len(string)
    return offset >= 0 and index(string, offset, encoding)[1]


def replaced(string, range, by, encoding):
    """The text with a range of it replaced, as a widget does it."""
    start, end = index(string, range["start"], encoding)[0], index(string, range["end"], encoding)[0]
    return string[:start] + by + string[end:]
