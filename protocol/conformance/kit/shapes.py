"""Whether what a client says has the shape that model.json gives it."""

import json
from pathlib import Path


class Breach(Exception):
    """What no client may do, whatever the vector is about."""


class Shapes:
    """The messages of a client, by the model."""

    def __init__(self, model=Path(__file__).parents[2] / "model.json"):
        model = json.loads(Path(model).read_text(encoding="utf-8"))
        self.structures = {each["name"]: each for each in model["structures"]}
        self.words = {each["name"]: each for each in model["enumerations"]}
        self.methods = {each["method"]: each for each in model["requests"] + model["notifications"]}

    def check_params(self, method, params):
        described = self.methods.get(method)
        if described is None or described["direction"] == "serverToClient":
            raise Breach(f"the client sends {method}, which the specification does not know of clients")
        if params is None:
            params = {}
        if not isinstance(params, dict):
            raise Breach(f"the params of {method} are no object")
        if "params" in described:
            self._check(described["params"], params, method)

    def check_answer(self, method, result):
        if result is not None:
            self._check(self.methods[method]["result"], result, f"the answer to {method}")

    def _members(self, structure):
        """All members by name, those of mixins too."""
        found = {}
        if "changesOf" in structure:
            found.update(self._members(self.structures[structure["changesOf"]]))
        for mixin in structure.get("mixins", []):
            found.update(self._members(self.structures[mixin["structure"]]))
        found.update({each["name"]: each for each in structure.get("members", [])})
        return found

    def _check(self, type, value, path):
        if isinstance(type, dict):
            ((word, inner),) = ((key, of) for key, of in type.items() if key != "key")
            if word == "integer":
                self._need(isinstance(value, int) and not isinstance(value, bool), path, value)
                self._need(inner["minimum"] <= value <= inner["maximum"], path, value)
            elif word == "array" or (word == "oneOrMore" and isinstance(value, list)):
                self._need(isinstance(value, list), path, value)
                for index, each in enumerate(value):
                    self._check(inner, each, f"{path}[{index}]")
            elif word == "map":
                self._need(isinstance(value, dict), path, value)
                for name, each in value.items():
                    self._check(inner, each, f"{path}.{name}")
            elif word == "nullable":
                if value is not None:
                    self._check(inner, value, path)
            elif word != "json":  # What a server said is given back as it is.
                self._check(inner, value, path)
        elif type in self.structures:
            self._check_structure(self.structures[type], value, path)
        elif type in self.words:
            self._need(any(value in (each["value"], *each.get("aliases", [])) for each in self.words[type]["values"]), path, value)
        elif type in ("string", "boolean", "object", "number", "unsigned", "integer"):
            kinds = {"string": str, "boolean": bool, "object": dict, "number": (int, float)}
            self._need(isinstance(value, kinds.get(type, int)), path, value)

    def _check_structure(self, structure, value, path):
        members = self._members(structure)
        if "shorthand" in structure and not isinstance(value, dict):
            return self._check(members[structure["shorthand"]]["type"], value, path)
        self._need(isinstance(value, dict), path, value)
        for name, each in value.items():
            if name not in members:
                if "open" not in structure:
                    raise Breach(f"{path} has a member {name!r} that the specification does not name")
            elif each is not None:
                self._check(members[name]["type"], each, f"{path}.{name}")
        for name, member in members.items():
            if value.get(name) is None and not member.get("optional") and member["type"] != "any":
                raise Breach(f"{path} lacks {name!r}")

    def _need(self, holds, path, value):
        if not holds:
            raise Breach(f"{path} is {value!r}")
