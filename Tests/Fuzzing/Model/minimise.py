"""Makes a failing session small: fewer messages, then fewer members, then shorter texts (ddmin)."""

import copy
import time

from jsontext import Pairs, Spelled, read, write


class Minimiser:
    """`fails` runs a script and says whether it fails as it did."""

    def __init__(self, fails, seconds=120):
        self.fails, self.end = fails, time.monotonic() + seconds

    def minimise(self, script):
        script = self.with_bursts(script, self.items(script.bursts, lambda bursts: self.with_bursts(script, bursts)))
        before = None
        while script.steps() != before and time.monotonic() < self.end:
            before = script.steps()
            flat = [(number, body) for number, burst in enumerate(script.bursts) for body in burst]
            flat = self.items(flat, lambda flat: self.with_flat(script, flat))
            script = self.with_flat(script, flat)
        script = self.alone(script)
        return self.smaller(script)

    def holds(self, script):
        return time.monotonic() < self.end and self.fails(script)

    def with_bursts(self, script, bursts):
        changed = copy.copy(script)
        changed.bursts = [list(burst) for burst in bursts]
        return changed

    def with_flat(self, script, flat):
        numbers = sorted({number for number, _ in flat})
        return self.with_bursts(script, [[body for each, body in flat if each == number] for number in numbers])

    def items(self, items, make):
        """The fewest of them that still fail, as far as can be told by leaving out parts."""
        size = max(1, len(items) // 2)
        while items and time.monotonic() < self.end:
            start, found = 0, False
            while start < len(items):
                fewer = items[:start] + items[start + size:]
                if self.holds(make(fewer)):
                    items, found = fewer, True
                else:
                    start += size
            if size == 1 and not found:
                break
            size = max(1, size // 2) if size > 1 else 1
        return items

    def alone(self, script):
        """Each message in a burst of its own, where that fails too."""
        single = self.with_bursts(script, [[body] for burst in script.bursts for body in burst])
        return single if self.holds(single) else script

    # Within messages

    def smaller(self, script):
        for b, burst in enumerate(script.bursts):
            for p, text in enumerate(burst):
                if not isinstance(text, str):
                    continue

                def changed(value):
                    bursts = copy.deepcopy(script.bursts)
                    bursts[b][p] = write(value)
                    return self.with_bursts(script, bursts)

                value = self.value(read(text), changed)
                script = changed(value)
        return script

    def value(self, value, make):
        """The value with members and elements left out, then each of what is left made smaller."""
        if isinstance(value, Spelled):
            return next((Spelled(less) for less in ("0", "1") if value != less and self.holds(make(Spelled(less)))), value)
        if isinstance(value, str):
            return self.text(value, make)
        if isinstance(value, list):
            kind = type(value)
            value = kind(self.items(list(value), lambda items: make(kind(items))))
            for place in range(len(value)):
                def put(new):
                    fewer = kind(value)
                    fewer[place] = (value[place][0], new) if kind is Pairs else new
                    return fewer

                old = value[place][1] if kind is Pairs else value[place]
                if kind is Pairs and value[place][0] in ("jsonrpc", "id", "method"):
                    continue
                value = put(self.value(old, lambda new: make(put(new))))
        return value

    def text(self, value, make):
        if len(value) < 2 or value.startswith("$snapshot"):
            return value
        return "".join(self.items(list(value), lambda items: make("".join(items))))
