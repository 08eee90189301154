"""A plain model of a plain text field, as the specification describes one.

It answers the same messages as the daemon, and knows nothing of it. Texts are strings of scalars, places are indices. What the
specification leaves open raises `Open`: a conversation ends there.
"""

import copy
from dataclasses import dataclass, field as made

from text import INVISIBLE, LINE_BREAK, WHITE_SPACE, clusters, count, index, smallest_change, trimmed, units, words
from view import View

MOST_UNITS = 100


class Open(Exception):
    """The specification doesn't say what comes of it."""


class Refused(Exception):
    """An error of the protocol, by its code."""


@dataclass
class Unit:
    text: str
    selection: tuple
    kind: str


@dataclass
class Field:
    encoding: str
    several_lines: bool = False
    max_length: int | None = None
    unit: str = "character"
    overflow: str = "reject"
    keeps_blanks: bool = False

    text: str = ""
    selection: tuple = (0, 0)
    version: int = 1
    focused: bool = False
    touched: bool = False
    initial: str = ""
    # What an input method began with, and the place of what it marks.
    base: tuple | None = None
    composing: tuple | None = None
    undone: list = made(default_factory=list)
    units: list = made(default_factory=list)
    # Where the last unit left the caret; None where its run is over.
    run: tuple | None = None
    view: View | None = None

    @classmethod
    def create(cls, options, encoding):
        field = cls(encoding, options.get("type") == "multiline", options.get("maxLength"),
                    options.get("lengthUnit", "character"), options.get("overflow", "reject"),
                    options.get("blanks") == "keep")
        field.text = field.initial = field.content(options.get("text", ""))
        field.selection = (len(field.text),) * 2
        return field

    # What the protocol asks

    def answer(self, method, params):
        """The result, in places; `patch` is left to whoever compares."""
        return getattr(self, method.replace("field/", "on_"))(params)

    def on_get(self, params):
        result = {"version": self.version, "text": self.text, "value": self.text, "selection": self.selection}
        result["dirty"] = self.text != self.initial
        result["touched"] = self.touched
        if self.focused or not self.touched:
            result["focus"] = "focused" if self.focused else "idle"
        if self.max_length is not None:
            length = count(self.text, self.unit)
            result["counter"] = {"count": length, "max": self.max_length, "remaining": self.max_length - length,
                                 "text": f"{length}/{self.max_length}", "overflow": length > self.max_length}
        return result

    def on_select(self, params):
        start, end = (index(self.text, params["selection"][name], self.encoding) for name in ("start", "end"))
        wire = params["selection"]
        if start == end < len(self.text) and (wire["start"] != wire["end"] or units(self.text[:start], self.encoding) != wire["start"]):
            raise Open("which way a caret goes to a place inside a scalar")
        was_composing, was = self.base is not None, self.text
        self.end_composition()
        if self.text != was:
            raise Open("where in the text of an input method a selection is when that is gone")
        before = self.selection
        if start == end:
            place = min(start, len(self.text))
            start = end = self.settled(place if was_composing else self.step(place, before))
        self.selection = (min(start, len(self.text)), min(end, len(self.text)))
        if self.selection != before:
            self.run = None
            if self.view:
                self.view.selection = None
        return {"selection": self.selection, "of": self.text}

    def step(self, place, before):
        """A caret that goes at most a character goes all of it."""
        caret = before[0]
        if caret != before[1] or place == caret:
            return place
        if place > caret:
            return max(place, caret + len(clusters(self.text[caret:])[0]))
        return min(place, caret - len(clusters(self.text[:caret])[-1]))

    def on_focus(self, params):
        self.focused = True
        return {"accepted": True, "text": self.text, "selection": self.selection}

    def on_update(self, params):
        options = params["set"]
        for name, own in ("maxLength", "max_length"), ("lengthUnit", "unit"), ("overflow", "overflow"):
            if name in options:
                setattr(self, own, options[name])
        if "text" in options:
            new = self.content(options["text"])
            was = self.text
            if self.base:
                raise Open("what an input method has begun and a program ends")
            if options["text"] != was and new != was:
                self.undone, self.units, self.run = [], [], None
                self.other_change(new)
                self.selection = (len(new),) * 2
        return self.on_get({})

    def on_blur(self, params):
        view = self.named(params)
        before = self.text if view is None else view.text
        if self.focused:
            self.run = None
            self.finish()
            self.focused, self.touched = False, True
        return {"version": self.version, "text": self.text, "value": self.text, "patched": before}

    def on_commit(self, params):
        view = self.named(params)
        before, version = self.text if view is None else view.text, self.version
        self.finish()
        result = {"valid": self.max_length is None or count(self.text, self.unit) <= self.max_length}
        if self.text != before or self.version != version:
            result.update(version=self.version, text=self.text, value=self.text, selection=self.selection, patched=before)
        return result

    def finish(self):
        """What is done to the text when editing ends."""
        self.end_composition()
        if self.keeps_blanks:
            return
        front, left = trimmed(self.text)
        if left != self.text:
            self.other_change(left)
            self.selection = tuple(min(max(place - front, 0), len(left)) for place in self.selection)
            if self.selection[0] == self.selection[1]:
                self.selection = (self.settled(self.selection[0]),) * 2

    def on_undo(self, params):
        return self.travel(params, self.units, self.undone)

    def on_redo(self, params):
        return self.travel(params, self.undone, self.units)

    def travel(self, params, source, target):
        view = self.named(params)
        before = self.text if view is None else view.text
        if self.base:
            return self.edited(before, accepted=False, reason="composing")
        if source:
            unit = source.pop()
            target.append(Unit(self.text, self.selection, "single"))
            self.run = None
            self.focused = True
            if unit.text != self.text:
                # The client's caret stands for where this leaves the server's.
                self.other_change(unit.text, moves_caret=False)
            self.selection = unit.selection
        return self.edited(before)

    def on_clear(self, params):
        return self.on_edit({**params, "delete": "all", "cause": "clear"})

    def on_edit(self, params):
        if params.get("dryRun"):
            return copy.deepcopy(self).on_edit({**params, "dryRun": False})
        view = self.named(params)
        shown = self.text if view is None else view.text
        if view is not None and view.is_unclear:
            raise Open("where a widget's caret is that was put inside a character")
        start, end, inserted, direction = self.said(params, view, shown)
        after = shown[:start] + inserted + shown[end:]
        wanted = params.get("selection")
        if wanted:
            wanted = tuple(index(after, wanted[name], self.encoding) for name in ("start", "end"))
        sent = (start, end, inserted, wanted)
        if params.get("composing"):
            return self.compose(params, view, after, sent)
        if self.base:
            return self.end_by_edit(params, view, after, sent)
        place, direction = self.place(params, view, shown, start, end, inserted, direction)
        if view is not None and start == end and not inserted:
            raise Open("where nothing is changed in an older view")
        if place is None:
            if view is not None:
                view.sent(*sent)
            raise Refused(-32801)
        return self.make(params, view, after, sent, place, inserted, direction)

    # An edit

    def named(self, params):
        """The client's view where it is not the text as it is."""
        version = params.get("version")
        if version is None or version == self.version:
            return None
        if version > self.version:
            raise Refused(-32602)
        if self.view is None or self.view.version != version:
            raise Open("a client that went back")
        return self.view

    def said(self, params, view, shown):
        """What an edit replaces in the client's text, by what, and in which direction it deletes."""
        selection = self.selection if view is None else view.selection
        if "text" in params:
            start, end, inserted = self.recovered(shown, params["text"], params.get("selection"), selection)
            return start, end, inserted, self.key(start, end, inserted)
        if "range" in params:
            start, end = (index(shown, params["range"][name], self.encoding) for name in ("start", "end"))
            return start, end, params["insert"], self.key(start, end, params["insert"])
        if selection is None:
            if shown != self.text:
                raise Open("where a widget's caret is that was moved")
            selection = self.selection
        if "input" in params:
            return *selection, params["input"], None
        start, end, direction = deletion(shown, selection, params["delete"], params.get("count", 1))
        return start, end, "", direction

    def key(self, start, end, inserted):
        """Which key a deletion was most likely made with."""
        if inserted or start == end or (start, end) == self.selection:
            return None
        return "forward" if self.selection[0] == self.selection[1] == start else "backward"

    def recovered(self, old, new, caret, selection):
        """What was changed where a client says all of its text. What is behind its caret was not touched."""
        if isinstance(caret, tuple) or caret and caret["start"] == caret["end"]:
            place = index(new, caret["start"], self.encoding) if isinstance(caret, dict) else caret[0]
            behind = len(new) - place
            if behind <= len(old) and old[len(old) - behind:] == new[place:]:
                front = 0
                while front < min(place, len(old) - behind) and old[front] == new[front]:
                    front += 1
                return front, len(old) - behind, new[front:place]
        change = smallest_change(old, new)
        if change is None:
            place = selection[0] if selection else 0
            return place, place, ""
        first, last, gone, come = change
        if first != last:
            raise Open("which of several places was changed")
        return first, first + gone, new[first:first + come]

    def place(self, params, view, shown, start, end, inserted, direction):
        """Where an edit of the client's view acts in the text, None where something else changed what it is about; and which
        key it is."""
        if view is None:
            return (start, end), direction
        if "input" in params:
            return self.selection, None
        if "delete" in params:
            return self.deleted(params["delete"], params.get("count", 1))
        if view.caret_is_servers and view.selection is not None:
            own, to = view.selection
            if own == to and not inserted and start < end and len(clusters(shown[start:])[0]) == end - start:
                if end == own:
                    return self.deleted("backward", 1)
                if start == own:
                    return self.deleted("forward", 1)
            if (start, end) == (own, to) and not (own < to and (own, to) == (0, len(shown))):
                return self.selection, None
        if (start, end) == (0, len(shown)) and shown:
            return (0, len(self.text)), None
        return view.place(start, end), None

    def deleted(self, kind, times):
        start, end, direction = deletion(self.text, self.selection, kind, times)
        return (start, end), direction

    def make(self, params, view, after, sent, place, inserted, direction, base=None):
        start, end = place
        old = self.text if base is None else base[0]
        selection = self.selection if base is None else base[1]
        cause = params.get("cause", "typing")
        # The first of the two characters of a line break, of which the second stands there.
        if "text" in params and inserted.endswith("\r") and old[end:end + 1] == "\n":
            inserted = inserted[:-1]
        is_whole = "text" in params and not old and len(clusters(inserted)) > 1
        pasted = is_whole or cause not in ("typing", "clear")
        if "text" in params and base is None and start < end and (start, end) != selection and inserted:
            if self.cleaned(inserted) != inserted:
                raise Open("whether what replaces something is typed")
        taken, dropped = self.taken(old, start, end, inserted, pasted, base is not None)
        is_nothing = old[start:end] == inserted
        new, caret = old, selection
        if is_nothing:
            if "text" not in params:
                caret = (end, end)
            taken = inserted
        elif taken is None:
            caret = (start, end)
        else:
            new = old[:start] + taken + old[end:]
            caret = (start + len(taken),) * 2
        before_text, before_selection = self.text, self.selection
        leaves = cause in ("program", "autofill") and not self.focused
        version = self.version
        # History
        if new != old:
            if self.run is not None and base is None and (
                    self.run == before_selection and place[1] >= self.run[0] and place[0] <= self.run[1]):
                goes_on = True
            else:
                goes_on = False
            kind = "single"
            if base is None and cause == "typing":
                if inserted:
                    kind = "typing" if start == end else "single"
                elif direction:
                    kind = direction
            if not (goes_on and kind != "single" and self.units and self.units[-1].kind == kind):
                self.units.append(Unit(old, selection, kind))
                del self.units[:-MOST_UNITS]
            self.undone.clear()
        self.text, self.selection = new, caret
        self.base = self.composing = None
        wanted = sent[3]
        if wanted is not None and new == after:
            if wanted[0] != wanted[1]:
                self.selection = wanted
            elif wanted[0] != start + len(inserted) or is_nothing and "text" in params:
                self.selection = (self.settled(wanted[0]),) * 2
        if is_nothing and inserted and "text" in params and wanted is not None and base is None:
            raise Open("where the caret of a whole text is that says what is there already")
        if leaves:
            raise Open("formatting of what a program writes")
        self.focused = True
        if new != old:
            self.run = self.selection
        if self.text != before_text:
            self.version += 1
        elif "version" in params and after != self.text:
            self.version += 1
        self.note(params, view, before_text, version, sent, place, taken if new != old else None, base)
        if wanted and new != after and "version" in params and wanted != (sent[0] + len(sent[2]),) * 2:
            place = self.view.place(*wanted)
            if place is not None:
                self.selection = place if place[0] != place[1] else (self.settled(place[0]),) * 2
        if wanted and wanted[0] == wanted[1] and self.settled(wanted[0]) != wanted[0] and self.view:
            # The widget's caret is inside a character, and the answer moves it out of there.
            self.view.is_unclear = True
        result = self.edited(after, accepted=not dropped or bool(taken))
        if dropped:
            result["dropped"], result["reason"] = dropped, "full"
        return result

    def settled(self, place):
        """A caret inside a character goes to the nearest end of it, by bytes."""
        start = 0
        for cluster in clusters(self.text):
            end = start + len(cluster)
            if start < place < end:
                before, behind = len(self.text[start:place].encode()), len(self.text[place:end].encode())
                return start if before <= behind else end
            start = end
        return place

    def taken(self, old, start, end, inserted, pasted, composed):
        """What is taken of an insertion, None where nothing happens; and what is not. Of what an input method wrote what fits is."""
        shown = self.shown(inserted, pasted=pasted)
        if inserted and not shown and start < end:
            return None, ""
        if self.max_length is None or self.overflow == "allow" or not inserted:
            return shown, ""
        length = count(old, self.unit)

        def fits(part):
            new = count(old[:start] + part + old[end:], self.unit)
            return new <= self.max_length or new <= length

        if fits(shown):
            return shown, ""
        if pasted and not self.several_lines and not self.keeps_blanks:
            # Blanks at the ends of the text are no part of it, and take no room.
            front, back = self.blanks_around(shown, start == 0, end == len(old))
            inside = shown[front:len(shown) - back]
            if inside and inside != shown:
                taken, dropped = self.taken(old, start, end, inside, False, composed)
                _, without = self.taken(old, start, end, shown, False, composed)
                if taken and len(dropped.encode()) < len(without.encode()):
                    return taken, dropped
        if self.overflow == "reject" and not composed:
            return None, inserted
        if length > self.max_length:
            raise Open("how much fits into a text that is too long already")
        raw = clusters(shown)
        found = [number for number in range(1, len(raw) + 1)
                 if count(old[:start] + "".join(raw[:number]) + old[end:], self.unit) <= self.max_length]
        if found and found[-1] != len(found):
            raise Open("whether a longer part may fit where a shorter one doesn't")
        if not found:
            return None, shown
        return "".join(raw[:found[-1]]), "".join(raw[found[-1]:])

    def blanks_around(self, text, in_front, behind):
        """How long the white space is in front of a text, and behind it."""
        front = trimmed(text)[0]
        return front if in_front else 0, len(text) - front - len(trimmed(text)[1]) if behind else 0

    def shown(self, text, pasted=False):
        """A text as the field has it."""
        if pasted:
            text = self.cleaned(text)
        return LINE_BREAK.sub("\n" if self.several_lines else " ", text)

    def cleaned(self, text):
        """A text from elsewhere without what only came along."""
        text = "".join(scalar for scalar in text if scalar not in INVISIBLE)
        if self.several_lines:
            return text
        parts = LINE_BREAK.split(text)
        breaks = LINE_BREAK.findall(text)
        while breaks and not parts[0]:
            del parts[0], breaks[0]
        while breaks and not parts[-1]:
            del parts[-1], breaks[-1]
        return "".join(part + line_break for part, line_break in zip(parts, breaks + [""]))

    def content(self, text):
        """What a program sets, as it is when editing has ended."""
        text = self.shown(text, pasted=True)
        return text if self.keeps_blanks else trimmed(text)[1]

    def edited(self, view_text, accepted=True, reason=None):
        result = {"version": self.version, "text": self.text, "value": self.text, "selection": self.selection,
                  "accepted": accepted, "patched": view_text}
        if reason:
            result["reason"] = reason
        return result

    # Input methods

    def compose(self, params, view, after, sent):
        if self.base is None:
            self.base = (self.text, self.selection)
        before, version = self.text, self.version
        marked = params["composing"]
        self.composing = tuple(index(after, marked[name], self.encoding) for name in ("start", "end"))
        self.text = after
        self.selection = sent[3] or (sent[0] + len(sent[2]),) * 2
        self.focused = True
        if self.text != before:
            self.version += 1
        if view is not None or self.view is not None and params.get("version") is not None:
            raise Open("composing ahead of the answers")
        self.view = None
        return self.edited(after)

    def end_by_edit(self, params, view, after, sent):
        if view is not None:
            raise Open("composing ahead of the answers")
        old, selection = self.base
        wanted = sent[3]
        if wanted and "version" in params:
            raise Open("where a widget's selection is in what an input method wrote and was not taken")
        caret = wanted if wanted and wanted[0] == wanted[1] else None
        start, end, inserted = self.recovered(old, after, caret, selection)
        self.view = None
        wanted = wanted or (sent[0] + len(sent[2]),) * 2
        params = {name: params[name] for name in ("cause", "text") if name in params}
        return self.make(params, None, after, (*sent[:3], wanted), (start, end), inserted, None, base=self.base)

    def end_composition(self):
        if self.base:
            self.end_by_edit({"text": self.text}, None, self.text, (0, 0, "", self.selection))

    # What a client shows that did not wait

    def note(self, params, view, before, version, sent, place, taken, base):
        """An edit by the client happened."""
        if view is None:
            if "version" not in params or base is not None:
                self.view = None
                return
            self.view = View(version, before)
            view = self.view
        view.own_edit(sent, place, taken, before)

    def other_change(self, new, moves_caret=True):
        """Something else than the client's edits changed the text."""
        if self.view is None or self.view.version == self.version:
            self.view = View(self.version, self.text)
            self.view.selection = self.selection
        self.view.other_change(self.text, new, moves_caret)
        self.text = new
        self.version += 1


def deletion(text, selection, kind, times):
    """What a deletion takes, and its direction."""
    start, end = selection
    if kind == "all":
        return 0, len(text), None
    if start != end:
        return start, end, None
    if kind == "backward":
        parts = clusters(text[:start])
        gone = parts[len(parts) - times:] if times < len(parts) else parts
        return start - len("".join(gone)) if times else start, start, "backward"
    if kind == "forward":
        return start, start + len("".join(clusters(text[start:])[:times])), "forward"
    if kind == "wordBackward":
        found = words(text[:start])
        if not times:
            return start, start, "backward"
        return found[-times][0] if times <= len(found) else 0, start, "backward"
    found = words(text[start:])
    if not times:
        return start, start, "forward"
    return start, start + found[times - 1][1] if times <= len(found) else len(text), "forward"
