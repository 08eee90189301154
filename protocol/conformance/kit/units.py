"""Offsets in the three units, and Python's own: Unicode scalars."""


def width(character, encoding):
    """How many units a character has."""
    code = ord(character)
    if encoding == "utf-8":
        return 1 + (code > 0x7F) + (code > 0x7FF) + (code > 0xFFFF)
    return 1 + (encoding == "utf-16" and code > 0xFFFF)


def length(text, encoding):
    return sum(width(each, encoding) for each in text)


def units(text, offset, encoding):
    """The units in front of the scalar at `offset`."""
    return length(text[:offset], encoding)


def scalars(text, offset, encoding):
    """The scalars in front of a unit, or None where that is inside of one or behind the text."""
    at = 0
    for index, each in enumerate(text):
        if at >= offset:
            return index if at == offset else None
        at += width(each, encoding)
    return len(text) if at == offset else None


def wire_range(text, start, end, encoding):
    return {"start": units(text, start, encoding), "end": units(text, end, encoding)}


def difference(old, new):
    """The smallest change that makes `new` of `old`: start, end, text."""
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    behind = 0
    while behind < min(len(old), len(new)) - start and old[-1 - behind] == new[-1 - behind]:
        behind += 1
    return start, len(old) - behind, new[start : len(new) - behind]


def counted(value, text, encoding):
    """What a vector says in scalars, as the client counts: ranges of two numbers, `filled` and `gap`."""
    if isinstance(value, list):
        return [counted(each, text, encoding) for each in value]
    if not isinstance(value, dict):
        return value
    made = {}
    for name, each in value.items():
        if name in ("range", "selection") and isinstance(each, list):
            made[name] = wire_range(text, *each, encoding)
        elif name == "filled":
            made[name] = units(value["text"], each, encoding)
        elif name == "gap":
            made[name] = units(text, each, encoding)
        else:
            made[name] = counted(each, text, encoding)
    return made
