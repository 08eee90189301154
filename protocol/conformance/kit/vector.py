"""A vector: what is done, in a form, with a server that does what the vector wants, and what has to show."""

import json
from pathlib import Path

ACTS = {
    "type", "paste", "delete", "replace", "select", "move", "compose", "composed", "focus", "blur", "commit", "undo", "redo", "clear",
    "step", "part", "pick", "toggle", "remove", "fill", "submit", "turn", "addRow", "removeRow", "moveRow", "verdict", "update", "restart",
}  # fmt: skip
SCRIPT = {
    "hold", "release", "next", "edits", "push", "status", "change", "ask", "cancel", "die", "send", "raw",
}  # fmt: skip
EXPECTATIONS = {"shows", "form", "has", "heard", "unheard", "answered", "ended"}

CAPABILITIES = {
    "handshake": "starts, greets and ends the server",
    "fields": "shows fields and passes edits on",
    "versions": "types ahead of the answers",
    "encodings": "counts offsets in the agreed unit",
    "presentation": "draws what is told, and forgets what is gone",
    "errors": "lives with what is refused or unknown",
    "validators": "answers the server's questions",
    "composition": "passes on what an input method writes",
    "kinds": "lists, boxes, tags, steps",
    "forms": "opens and submits forms",
    "pages": "turns pages",
    "sections": "adds, removes and moves rows",
    "conditions": "hides, disables, computes",
    "recovery": "goes on when the server dies",
}


class Vector:
    """One of the kit's, as its file has it."""

    def __init__(self, capability, data):
        self.capability = capability
        self.data = data
        self.name = data["name"]
        self.says = data["says"]
        fields = data.get("fields", [{"field": "a"}])
        self.form = {"title": "Conformance", "form": "kit", "fields": fields, **data.get("form", {})}
        self.field = fields[0]["field"]
        self.server = data.get("server", {})
        self.steps = data["steps"]

    def kind(self, step):
        """What a step is: an act, a line of the script, an expectation."""
        words = step.keys() & (ACTS | SCRIPT | EXPECTATIONS)
        if len(words) != 1:
            raise ValueError(f"{self.name}: a step has to be one thing: {step}")
        return words.pop()

    def needs(self):
        """The acts that are done, and the members of fields and forms that have to be told."""
        acts, shown = set(), set()
        for step in self.steps:
            kind = self.kind(step)
            if kind in ACTS:
                # A caret is placed in many a client that can't be told to select.
                acts.add("place" if kind == "select" and step[kind][0] == step[kind][1] else kind)
            elif kind == "shows":
                for each in step["shows"].values():
                    shown |= each.keys()
                    start, end = each.get("selection", (0, 0))
                    acts |= {"select"} if start != end else set()
            elif kind == "form":
                shown |= {f"form.{name}" for name in step["form"]}
        if self.data.get("validators"):
            acts.add("validate")
        acts |= set(self.data.get("needs", []))
        return acts, shown


def vectors(folder):
    """All vectors, in the order of the capabilities."""
    found, names = [], set()
    for capability in CAPABILITIES:
        path = Path(folder) / f"{capability}.json"
        if path.exists():
            found += [Vector(capability, each) for each in json.loads(path.read_text(encoding="utf-8"))]
    for each in found:
        if (each.capability, each.name) in names:
            raise ValueError(f"two vectors of {each.capability} are called {each.name}")
        names.add((each.capability, each.name))
        each.needs()
    return found


def differs(wanted, found, path=""):
    """Where what was found is not what was wanted: a sentence, or None."""
    if isinstance(wanted, dict) and wanted.keys() == {"any"}:
        if all(differs(each, found) for each in wanted["any"]):
            return f"{path} is {found!r}, none of {wanted['any']!r}"
        return None
    if isinstance(wanted, dict) and isinstance(found, dict):
        for name, each in wanted.items():
            problem = differs(each, found.get(name), f"{path}.{name}" if path else name)
            if problem:
                return problem
        return None
    if wanted is None or wanted is False or wanted == []:
        # An adapter may say of what does not show whatever its language has for that.
        return f"{path} is {found!r}, not {wanted!r}" if found or found == 0 and found is not False else None
    if type(wanted) in (int, float) and type(found) in (int, float):
        return None if wanted == found else f"{path} is {found!r}, not {wanted!r}"
    return None if wanted == found and type(wanted) is type(found) else f"{path} is {found!r}, not {wanted!r}"
