"""What a client shows that did not wait for answers: each sign has a name, and whoever has the name finds the sign again."""

from text import clusters, LINE_BREAK, smallest_change


class Ambiguous(Exception):
    """Which of several equal signs was changed is not said."""


class View:
    names = 0

    def __init__(self, version, text):
        self.version = version
        self.text = text
        self.ids = self.fresh(len(text))
        self.served = list(self.ids)
        self.lost = set()
        self.selection = None
        self.caret_is_servers = True
        self.saw_others = False
        self.is_unclear = False
        self.inserted = []

    @classmethod
    def fresh(cls, count):
        View.names += count
        return list(range(View.names - count, View.names))

    def sent(self, start, end, inserted, wanted):
        """The client did this to its own text. What stands there already keeps its names."""
        if inserted != self.text[start:end]:
            self.inserted = self.fresh(len(inserted))
            self.ids[start:end] = self.inserted
        self.text = self.text[:start] + inserted + self.text[end:]
        self.selection = wanted or (start + len(inserted),) * 2
        self.caret_is_servers = True

    def own_edit(self, sent, place, taken, text):
        """The client did this, and so much of it was taken there."""
        start, end = place
        if any(scalar in "\x85\u2028\u2029" for scalar in self.text[sent[0]:sent[1]]):
            raise Ambiguous("what a line break of several bytes stands for when it is replaced")
        meant = self.place(*sent[:2]) if taken is not None else place
        self.sent(*sent)
        if taken is None:
            return
        if meant != place:
            # Only the texts tell then what was changed.
            change = smallest_change(text, text[:start] + taken + text[end:])
            if change and (change[0] != change[1] or change[0] != start or change[2] != end - start):
                raise Ambiguous("which of several equal signs was changed")
        self.own_change(start, end, taken, sent)

    def own_change(self, start, end, taken, sent):
        """This became of it: what was taken has the names of what was sent."""
        names, place = [], 0
        parts = clusters(sent[2])
        kept = iter(clusters(taken))
        part = next(kept, None)
        own_parts = []
        for cluster in parts:
            own_parts.append("")
            shown = " " if LINE_BREAK.fullmatch(cluster) else cluster
            if part is not None and (shown == part or part == "\n" and shown == " "):
                own = self.inserted[place:place + len(cluster)]
                names += own[:len(part)]
                own_parts[-1] = part
                part = next(kept, None)
            place += len(cluster)
        if [len(part) for part in greedy(parts, clusters(taken))] != [len(part) for part in own_parts]:
            raise Ambiguous("which of several equal signs was taken")
        if len(names) != len(taken):
            # What joins its neighbour can't be told apart so; it has no name that the client knows.
            raise Ambiguous("what was taken")
        self.served[start:end] = names

    def other_change(self, old, new, moves_caret):
        if moves_caret:
            self.caret_is_servers = False
        first, last, gone, come = smallest_change(old, new)
        if first != last:
            raise Ambiguous("what something else changed")
        self.lost.update(self.served[first:first + gone])
        self.served[first:first + gone] = self.fresh(come)
        self.saw_others = True

    def place(self, start, end):
        """Where a range of the view is in the text by now; None where something else has changed it."""
        there = {name: number for number, name in enumerate(self.served)}
        meant = self.ids[start:end]
        if any(name in self.lost for name in meant):
            return None
        found = [there[name] for name in meant if name in there]
        if found:
            low, high = min(found), max(found) + 1
            if self.saw_others and high - low != len(found):
                return None
            return low, high
        around = self.ids[max(start - 1, 0):start + 1]
        if self.saw_others and not all(name in there or name in self.lost for name in around):
            raise Ambiguous("a place beside what was never taken")
        left = [name for name in self.ids[:start] if name in there or name in self.lost]
        right = [name for name in self.ids[start:] if name in there or name in self.lost]
        if left and left[-1] in there:
            place = there[left[-1]] + 1
        elif right and right[0] in there:
            place = there[right[0]]
        elif left or right:
            return None
        else:
            place = 0
        return place, place


def greedy(parts, kept):
    """What each part is taken for where the first that looks like it is."""
    place, result = 0, []
    for cluster in parts:
        like = (" ", "\n") if LINE_BREAK.fullmatch(cluster) else (cluster,)
        found = next((number for number in range(place, len(kept)) if kept[number] in like), None)
        result.append("" if found is None else kept[found])
        place = place if found is None else found + 1
    return result
