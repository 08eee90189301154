"""The protocol's model: what may be sent, and what of it was."""

import json
import os

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "protocol", "model.json")
# Types that are no structure, enumeration or composed type.
PLAIN = {"string", "integer", "unsigned", "number", "boolean", "any", "object", "requestId", "null"}
GREATEST = 2**53 - 1


class Model:
    def __init__(self, path=PATH):
        with open(path, encoding="utf-8") as file:
            source = json.load(file)
        self.structures = {each["name"]: each for each in source["structures"]}
        self.enumerations = {each["name"]: each for each in source["enumerations"]}
        self.rules = {each["name"]: each for each in source["rules"]}
        self.errors = {each["name"]: each["code"] for each in source["errors"]}
        self.requests = {each["method"]: each for each in source["requests"]}
        self.methods = {each["method"]: each for each in source["requests"] + source["notifications"]}
        self._members = {}

    def sent(self):
        """The methods that a client sends."""
        return [name for name, method in self.methods.items() if method["direction"] != "serverToClient"]

    def members(self, name):
        """All members of a structure with the structure that declares each, those of its mixins too."""
        if name not in self._members:
            structure = self.structures[name]
            if "changesOf" in structure:
                members = [(owner, dict(member, type={"nullable": member["type"]}, optional=True))
                           for owner, member in self.members(structure["changesOf"])]
            else:
                members = [(name, member) for member in structure["members"]]
                for mixin in structure.get("mixins", []):
                    members += self.members(mixin["structure"])
            self._members[name] = members
        return self._members[name]

    def values(self, name):
        """What an enumeration may be on the wire."""
        found = []
        for value in self.enumerations[name]["values"]:
            found += [value["value"]] + value.get("aliases", [])
        return found

    def bounds(self, type):
        """The least and the greatest of an integer; None of another type."""
        if type == "integer":
            return -GREATEST, GREATEST
        if type == "unsigned":
            return 0, GREATEST
        if isinstance(type, dict) and "integer" in type:
            return type["integer"]["minimum"], type["integer"]["maximum"]
        return None


def inner(type):
    """The composed type's word and what it is made of; nothing of a type that has only a name."""
    if isinstance(type, dict):
        for word in ("array", "map", "oneOrMore", "nullable", "json"):
            if word in type:
                return word, type[word]
    return None, None


class Coverage:
    """Which methods, members, words and rules were sent and taken."""

    def __init__(self, model):
        self.model = model
        self.wanted = {}
        for method in model.sent():
            self.wanted[method] = 0
            params = model.methods[method].get("params")
            if params:
                self._want(method, params, set())
        self.wanted["client/validate"] = 0
        self._want("client/validate", "ValidatorVerdict", set())
        for rule in model.rules.values():
            self.wanted[f"rule {rule['name']}"] = 0
            for parameter in rule["parameters"]:
                self.wanted[f"rule {rule['name']}: {parameter['name']}"] = 0

    def _want(self, method, type, seen):
        word, of = inner(type)
        if word == "json":
            # A snapshot is what the server made it.
            return
        if word:
            self._want(method, of, seen)
        elif isinstance(type, str) and type in self.model.enumerations:
            for value in self.model.values(type):
                self.wanted.setdefault(f"{type} {value}", 0)
        elif isinstance(type, str) and type in self.model.structures and type not in seen:
            seen.add(type)
            for owner, member in self.model.members(type):
                self.wanted[self._key(method, owner, member)] = 0
                self._want(method, member["type"], seen)

    def _key(self, method, owner, member):
        """A parameter counts for its method, whatever is further inside once: all methods decode a structure alike."""
        params = "ValidatorVerdict" if method == "client/validate" else self.model.methods[method].get("params")
        own = owner == params or any(mixin["structure"] == owner for mixin in self.model.structures[params].get("mixins", []))
        return f"{method}: {owner}.{member['name']}" if own else f"{owner}.{member['name']}"

    def count(self, method, params):
        """A message that was taken."""
        self._hit(method)
        declared = "ValidatorVerdict" if method == "client/validate" else self.model.methods[method].get("params")
        if declared and isinstance(params, dict):
            self._walk(method, declared, params)

    def _hit(self, key):
        if key in self.wanted:
            self.wanted[key] += 1

    def _walk(self, method, type, value):
        if value is None:
            return
        word, of = inner(type)
        if word == "oneOrMore" and not isinstance(value, list):
            self._walk(method, of, value)
        elif word in ("array", "oneOrMore"):
            for each in value if isinstance(value, list) else []:
                self._walk(method, of, each)
        elif word == "map":
            for each in value.values() if isinstance(value, dict) else []:
                self._walk(method, of, each)
        elif word:
            self._walk(method, of, value)
        elif isinstance(type, str) and type in self.model.enumerations:
            self._hit(f"{type} {value}")
        elif isinstance(type, str) and type in self.model.structures:
            self._structure(method, type, value)

    def _structure(self, method, name, value):
        if isinstance(value, (str, bool)) and "shorthand" in self.model.structures[name]:
            self._hit(self._key(method, name, {"name": self.model.structures[name]["shorthand"]}))
        if not isinstance(value, dict):
            return
        for owner, member in self.model.members(name):
            if value.get(member["name"]) is not None:
                self._hit(self._key(method, owner, member))
                self._walk(method, member["type"], value[member["name"]])
        if name == "Rule" and isinstance(value.get("rule"), str) and value["rule"] in self.model.rules:
            self._hit(f"rule {value['rule']}")
            for parameter in self.model.rules[value["rule"]]["parameters"]:
                if value.get(parameter["name"]) is not None:
                    self._hit(f"rule {value['rule']}: {parameter['name']}")
                    self._walk(method, parameter["type"], value[parameter["name"]])

    def missing(self):
        return [key for key, count in self.wanted.items() if count == 0]

    def add(self, counts):
        for key, count in counts.items():
            if key in self.wanted:
                self.wanted[key] += count
