"""JSON as other programs spell it: names twice, numbers in other words, and nothing lost on the way in and out."""

import json


class Pairs(list):
    """An object as its members in order: a name may occur twice."""


class Spelled(str):
    """A number in just these words."""


def read(text):
    """Everything as it is spelled."""
    return json.loads(text, object_pairs_hook=Pairs, parse_int=Spelled, parse_float=Spelled)


def write(value):
    if isinstance(value, Spelled):
        return str(value)
    if isinstance(value, Pairs):
        return "{" + ",".join(json.dumps(name) + ":" + write(each) for name, each in value) + "}"
    if isinstance(value, dict):
        return "{" + ",".join(json.dumps(name) + ":" + write(each) for name, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(write, value)) + "]"
    return json.dumps(value)


def depth(text):
    """How deep it is nested, strings aside."""
    deepest = now = 0
    inside = escaped = False
    for character in text:
        if inside:
            inside = escaped or character != '"'
            escaped = character == "\\" and not escaped
        elif character == '"':
            inside, escaped = True, False
        elif character in "[{":
            now += 1
            deepest = max(deepest, now)
        elif character in "]}":
            now -= 1
    return deepest
