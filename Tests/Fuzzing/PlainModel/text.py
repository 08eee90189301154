"""Text as the specification counts it: characters, words, white space, and offsets in three encodings.

A text is a Python string of Unicode scalars, and a place in it is an index of that string.
"""

import regex

# Extended grapheme clusters, as the grammar of Unicode's annex 29 has them. (The library's own \X joins a consonant to a
# virama that stands behind none.)
CLUSTER = regex.compile(r"""
    \r\n | \p{GCB=Control} | \r | \n
    | \p{GCB=Prepend}*+
      (?: \p{GCB=L}* (?: \p{GCB=V}+ | \p{GCB=LV} \p{GCB=V}* | \p{GCB=LVT} ) \p{GCB=T}* | \p{GCB=L}+ | \p{GCB=T}+
        | \p{Regional_Indicator}{2}
        | \p{Extended_Pictographic} (?: \p{GCB=Extend}* \u200d \p{Extended_Pictographic} )*
        | \p{InCB=Consonant} (?: [\p{InCB=Extend}\p{InCB=Linker}]* \p{InCB=Linker} [\p{InCB=Extend}\p{InCB=Linker}]*
          \p{InCB=Consonant} )*
        | [^\p{GCB=Control}\r\n] )
      [\p{GCB=Extend}\p{GCB=SpacingMark}\u200d]*
    | \p{GCB=Prepend}+ [\p{GCB=Extend}\p{GCB=SpacingMark}\u200d]*
    """, regex.VERBOSE)
WORDS = regex.compile(r"[\p{Alphabetic}\p{N}]")
WHITE_SPACE = frozenset("\t\n\v\f\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
                        "\u2028\u2029\u202f\u205f\u3000")
LINE_BREAK = regex.compile("\r\n|[\n\v\f\r\x85\u2028\u2029]")
INVISIBLE = frozenset("\u200b\u2060\ufeff")


def clusters(text):
    """Extended grapheme clusters."""
    return list(text) if text.isascii() and "\r" not in text else CLUSTER.findall(text)


def is_blank(cluster):
    return cluster[0] in WHITE_SPACE


def trimmed(text):
    """Without white space at its ends: how much goes in front, and what is left. What carries a mark is no white space."""
    parts = clusters(text)
    front = back = 0
    while front < len(parts) and parts[front] in WHITE_SPACE:
        front += 1
    while back < len(parts) - front and parts[-1 - back] in WHITE_SPACE:
        back += 1
    return len("".join(parts[:front])), "".join(parts[front:len(parts) - back])


def words(text):
    """The places of words: runs of letters, digits and underscores, and runs of whatever else is no white space."""
    found, place, kind, start = [], 0, None, 0
    for cluster in clusters(text):
        if is_blank(cluster):
            next_kind = None
        else:
            next_kind = "word" if WORDS.match(cluster) or cluster == "_" else "other"
        if next_kind != kind:
            if kind:
                found.append((start, place))
            kind, start = next_kind, place
        place += len(cluster)
    if kind:
        found.append((start, place))
    return found


def count(text, unit):
    if text.isascii() and (unit != "character" or "\r" not in text):
        return len(text)
    if unit == "character":
        return len(CLUSTER.findall(text))
    return units(text, {"scalar": "utf-32", "utf16": "utf-16", "utf8": "utf-8"}[unit])


def units(text, encoding):
    """How many code units a text has."""
    if encoding == "utf-32" or text.isascii():
        return len(text)
    if encoding == "utf-16":
        return len(text) + sum(scalar > "\uffff" for scalar in text)
    return len(text.encode())


def index(text, offset, encoding):
    """The place of an offset in code units; inside a scalar and behind the end, the nearest before it."""
    if encoding == "utf-32" or text.isascii():
        return min(offset, len(text))
    seen = 0
    for place, scalar in enumerate(text):
        seen += (2 if scalar > "\uffff" else 1) if encoding == "utf-16" else len(scalar.encode())
        if seen > offset:
            return place
    return len(text)


def smallest_change(old, new):
    """Where the smallest change may begin, first and last, how much goes, and how much comes; None where there is none."""
    if old == new:
        return None
    most = min(len(old), len(new))
    front = 0
    while front < most and old[front] == new[front]:
        front += 1
    back = 0
    while back < most and old[-1 - back] == new[-1 - back]:
        back += 1
    first = min(front, most - min(back, most))
    gone, come = len(old) - min(front + back, most), len(new) - min(front + back, most)
    return first, front if front + back > most else first, gone, come
