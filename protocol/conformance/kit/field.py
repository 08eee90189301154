"""A field of the scripted server: a text, and what the client shows of it (specification, 3.4)."""

import copy

from . import units
from .shapes import Breach

LONG = 8192
"""Over so many code units, answers leave the text out."""


def merge(into, overlay):
    """Lets an overlay of a vector take the place of what it names; objects are gone through."""
    for name, value in overlay.items():
        if isinstance(value, dict) and isinstance(into.get(name), dict) and name != "typed":
            merge(into[name], value)
        elif value is None and name != "typed":
            into.pop(name, None)
        else:
            into[name] = copy.deepcopy(value)
    return into


class ScriptedField:
    """A text without any rules: an edit does what it would in a plain widget, unless the vector says otherwise."""

    def __init__(self, options, overlay, encoding):
        self.encoding = encoding
        self.id = options["field"]
        self.options = options
        self.text = options.get("text", "")
        self.selection = (len(self.text), len(self.text))
        self.version = 1
        type = options.get("type", "phrase")
        name = type if isinstance(type, str) else type["name"]
        label = options.get("label", "")
        self.report = {
            "field": self.id,
            "form": options.get("form", ""),
            "type": name,
            "diagnostics": [],
            "state": {
                "focus": "idle",
                "content": "complete" if self.text else "empty",
                "validity": "unknown",
                "enabled": True,
                "touched": False,
                "dirty": False,
                "appearance": "idle.unknown",
            },
            "presentation": {
                "label": {"text": label, "floating": False, "required": False},
                "clearButton": False,
                "secure": False,
                "returnKey": "next",
                "keyboard": "default",
                "style": "outlined",
                "horizontalPadding": False,
                "priority": 0,
                "minimumWidth": 20,
                "lines": 1,
                "autocorrect": True,
                "capitalize": "sentences",
                "accessibility": {"label": label, "enabled": True},
            },
        }
        if "group" in options:
            self.report["group"] = options["group"]
        if options.get("helper"):
            self.report["helper"] = self.helper()
        self.value = self.typed = None
        overlay = copy.deepcopy(overlay)
        self.take(overlay)
        merge(self.report, units.counted(overlay, self.text, encoding))
        self.edits = []
        self.texts = []  # for undo
        self.told()

    def helper(self):
        """The line below the field while nothing is wrong."""
        return {"text": self.options["helper"], "kind": "helper"}

    def take(self, outcome):
        """Takes text, selection, value and typed out of an outcome that a vector describes."""
        if "text" in outcome:
            self.text = outcome.pop("text")
            self.selection = (len(self.text), len(self.text))
            self.value = self.typed = None
        if "selection" in outcome:
            self.selection = tuple(outcome.pop("selection"))
        if "version" in outcome:
            self.version = outcome.pop("version")
        if "value" in outcome:
            self.value = outcome.pop("value")
        if "typed" in outcome:
            self.typed = outcome.pop("typed")

    def told(self):
        """The client is told of the text as it is: edits behind it are in this view."""
        self.views = getattr(self, "views", {})
        self.views[self.version] = (self.text, self.selection[1], len(self.edits))

    def range(self, start, end, text=None):
        return units.wire_range(self.text if text is None else text, start, end, self.encoding)

    def content(self):
        """Version, text, value and typed, as answers have them."""
        answer = {"version": self.version}
        if units.length(self.text, self.encoding) <= LONG:
            answer["text"] = self.text
            answer["value"] = self.text if self.value is None else self.value
        if self.typed is not None:
            answer["typed"] = self.typed
        return answer

    def snapshot(self):
        value = self.text if self.value is None else self.value
        answer = {**copy.deepcopy(self.report), "version": self.version, "text": self.text, "value": value}
        if self.typed is not None:
            answer["typed"] = self.typed
        answer["selection"] = self.range(*self.selection)
        return answer

    # The client's view

    def view(self, params):
        """What the client shows before a request, with its caret."""
        version = params.get("version")
        if version is None:
            return self.text, self.selection[1]
        if version not in self.views:
            raise Breach(f"version {version} of {self.id}, which the client was never told")
        text, caret, sent = self.views[version]
        for edit in self.edits[sent:]:
            text, caret = edit(text, caret)
        return text, caret

    def scalar_range(self, text, range):
        """A range of the client in scalars of the text that it is about."""
        start, end = (units.scalars(text, range[edge], self.encoding) for edge in ("start", "end"))
        if start is None or end is None or start > end:
            raise Breach(f"the range {range} does not lie in {text!r}")
        return start, end

    def reading(self, params):
        """An edit as a function of the client's text and caret."""

        def edit(text, caret):
            if params.get("text") is not None:
                whole, selected = params["text"], params.get("selection")
                return whole, len(whole) if selected is None else self.scalar_range(whole, selected)[1]
            if params.get("range") is not None:
                start, end = self.scalar_range(text, params["range"])
            elif params.get("input") is not None or params.get("delete") is not None:
                start, end = self.selection if text == self.text else (caret, caret)
                if params.get("delete") is not None and start == end:
                    start, end = deleted(text, caret, params["delete"], params.get("count", 1))
            else:
                return text, caret  # a step
            insert = params.get("insert", params.get("input")) or ""
            return text[:start] + insert + text[end:], start + len(insert)

        return edit

    def default(self, before, caret, after, params):
        """What a plain field makes of an edit; None where nobody can know what is meant."""
        if before == self.text:
            return after
        if params.get("text") is not None:
            start, end, insert = units.difference(before, params["text"])
        elif params.get("range") is not None:
            start, end = self.scalar_range(before, params["range"])
            insert = params["insert"]
        else:
            start = end = caret
            insert = params.get("input") or ""
        here, there = self.selection
        if start == end == caret:
            if params.get("delete") is not None:
                start, end = deleted(self.text, there, params["delete"], params.get("count", 1))
                return self.text[:start] + self.text[end:], start
            return self.text[:here] + insert + self.text[there:], here + len(insert)
        if (start, end) == (caret - 1, caret) and not insert and here == there and here > 0:
            return self.text[: here - 1] + self.text[here:], here - 1
        if (start, end) == (0, len(before)):
            return insert, len(insert)
        return None

    def changed(self, text, caret):
        """The text is another one now; returns whether it is."""
        moved = text != self.text
        if moved:
            self.texts.append((self.text, self.selection))
            self.version += 1
            self.value = self.typed = None
        self.text, self.selection = text, (caret, caret)
        self.report["state"]["content"] = "complete" if text else "empty"
        return moved

    def patch(self, view):
        if view == self.text:
            return {}
        start, end, text = units.difference(view, self.text)
        return {"patch": {"range": self.range(start, end, view), "text": text}}


def deleted(text, caret, direction, count):
    match direction:
        case "all":
            return 0, len(text)
        case "backward":
            return max(0, caret - count), caret
        case "forward":
            return caret, min(len(text), caret + count)
        case "wordBackward":
            return len(text[:caret].rstrip().rpartition(" ")[0]), caret
        case _:
            return caret, caret + len(text[caret:].lstrip().partition(" ")[0])
