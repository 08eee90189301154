"""Whether what the server says has the shape that the model gives it."""

from client import Violation
from model import inner


class Shapes:
    def __init__(self, model):
        self.model = model
        self.known = {}

    def check(self, type, value, path):
        word, of = inner(type)
        if word == "nullable":
            if value is not None:
                self.check(of, value, path)
        elif word == "oneOrMore" and not isinstance(value, list):
            self.check(of, value, path)
        elif word in ("array", "oneOrMore"):
            self.kind(isinstance(value, list), path, value)
            for each in value:
                self.check(of, each, path)
        elif word == "map":
            self.kind(isinstance(value, dict), path, value)
            for each in value.values():
                self.check(of, each, path)
        elif word == "json":
            self.check(of, value, path)
        else:
            self.plain(type, value, path)

    def plain(self, type, value, path):
        bounds = self.model.bounds(type)
        if bounds:
            self.kind(isinstance(value, int) and value is not True and value is not False, path, value)
            self.kind(bounds[0] <= value <= bounds[1], path, value)
        elif type == "string":
            self.kind(isinstance(value, str), path, value)
        elif type == "boolean":
            self.kind(value is True or value is False, path, value)
        elif type == "number":
            self.kind(isinstance(value, (int, float)), path, value)
        elif type == "object":
            self.kind(isinstance(value, dict), path, value)
        elif type == "null":
            self.kind(value is None, path, value)
        elif type in self.model.enumerations:
            self.kind(any(each["value"] == value for each in self.model.enumerations[type]["values"]), path, value)
        elif type in self.model.structures:
            self.structure(type, value, path)

    def structure(self, name, value, path):
        structure = self.model.structures[name]
        if name not in self.known:
            self.known[name] = {member["name"]: member for _, member in self.model.members(name)}
        members = self.known[name]
        if "shorthand" in structure and not isinstance(value, dict):
            self.check(members[structure["shorthand"]]["type"], value, path)
            return
        self.kind(isinstance(value, dict), path, value)
        for each, found in value.items():
            member = members.get(each)
            if member is not None:
                # What may be null is told as the client gave it, in the sections of a snapshot.
                may_be_null = "changesOf" in structure or "nullable" in member["type"]
                if found is None and not may_be_null:
                    self.kind(member["type"] == "any", path + "." + each, found)
                self.check(member["type"], found, path + "." + each)
            elif "open" not in structure:
                raise Violation(f"{path} has a member {each!r} that the model does not name")
        for each, member in members.items():
            if each not in value and not member.get("optional"):
                raise Violation(f"{path} has no member {each!r}")
        low, high = structure.get("ordered", (None, None))
        if low and value[low] > value[high]:
            raise Violation(f"{path} ends before it begins: {value}")

    def kind(self, holds, path, value):
        if not holds:
            raise Violation(f"{path} is {value!r}")
