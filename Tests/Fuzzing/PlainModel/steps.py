"""What a client might send: random conversations about one field, made while the model answers them."""

from text import clusters, units

PIECES = [
    *"aab  ,.-_Z19", "ß", "é", "e\u0301", "\u0301", "\u0308\u0301", "中", "\u00a0", "\u3000", "\t", "\0", "\x1b", "\x7f", "ﷺ", "½",
    # Line breaks.
    "\n", "\r", "\r\n", "\n\r", "\u2028", "\x0b", "\x85",
    # Flags, and half of them.
    "🇩🇪", "🇫🇷", "🇩", "🇪", "🇩🇪🇫🇷🇺🇸", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    # Families, skin, keycaps, variation selectors, joiners.
    "👩‍👩‍👧‍👦", "👍🏽", "🏽", "👩\u200d", "\u200d", "\u200c", "❤️", "1️⃣", "\ufe0f", "\u20e3", "👩🏽‍🚀", "😀",
    # Both directions, and what controls them.
    "אב", "ع", "٣", "\u202e", "\u2066", "\u200f", "\u061c", "\u0600",
    # What nobody sees.
    "\u200b", "\u2060", "\ufeff", "\u00ad",
    # Korean letters, syllables; conjuncts.
    "\u1100", "\u1161", "\u11a8", "각", "가", "क्ष", "क", "\u094d", "ष", "ি", "\u0e33", "ก",
    # What a lone surrogate becomes.
    "\ufffd", "\U0010ffff", "𝒳",
]
WORDS = ["ab cd", "foo_1 bar-baz", " x ", "  ", "aaaa", "abab", "🇩🇪🇫🇷 🇩", "e\u0301e\u0301"]
CAUSES = ["paste", "drop"]


def words(random):
    amount = random.random()
    if amount < 0.55:
        return random.choice(PIECES)
    if amount < 0.8:
        return "".join(random.choice(PIECES) for _ in range(random.randrange(2, 6)))
    if amount < 0.85:
        return random.choice(["🇩🇪", "🇩", "e\u0301", "\u200d👩", "\r\n"]) * random.randrange(1, 30)
    if amount < 0.9:
        return ""
    return random.choice(WORDS)


def options(random):
    made = {"text": words(random) if random.random() < 0.5 else words(random) + words(random) + words(random)}
    if random.random() < 0.3:
        made["type"] = "multiline"
    if random.random() < 0.2:
        made["blanks"] = random.choice(["keep", "trim"])
    if random.random() < 0.5:
        made["maxLength"] = random.choice([0, 1, 2, 3, 5, 8, 13, 30])
        made["lengthUnit"] = random.choice(["character", "scalar", "utf16", "utf8"])
        made["overflow"] = random.choice(["reject", "truncate", "allow"])
    return made


def place(random, text, encoding):
    """Mostly where a character ends, at times where none does, or behind the text."""
    kind = random.random()
    if kind < 0.7:
        parts = clusters(text)
        return units("".join(parts[:random.randrange(len(parts) + 1)]), encoding)
    if kind < 0.97:
        return random.randrange(units(text, encoding) + 1)
    return units(text, encoding) + random.choice([0, 1, 5, 2**53 - 2 - units(text, encoding)])


def span(random, text, encoding, wide=0.5):
    start = place(random, text, encoding)
    end = place(random, text, encoding) if random.random() < wide else start
    return {"start": min(start, end), "end": max(start, end)}


class Client:
    """Knows what it shows, and sometimes waits for answers."""

    def __init__(self, random, field):
        self.random = random
        self.field = field
        self.style = random.choice(["waits", "versions", "ahead", "ahead"])

    def shown(self, ahead):
        view = self.field.view
        return view.text if ahead and view is not None else self.field.text

    def step(self, is_behind):
        random, field = self.random, self.field
        ahead = self.style == "ahead"
        if is_behind and random.random() < 0.25:
            return {"take": True}
        text = self.shown(is_behind)
        kind = random.random()
        params, method = {}, "field/edit"
        if kind < 0.34:
            params["input"] = words(random)
        elif kind < 0.50:
            params["delete"] = random.choice(
                ["backward"] * 4 + ["forward"] * 3 + ["wordBackward", "wordForward"] * 2 + (["all"] if random.random() < 0.2 else []))
            if random.random() < 0.3:
                params["count"] = random.choice([0, 1, 2, 3, 7, 2**53 - 1])
        elif kind < 0.66:
            params["range"] = span(random, text, field.encoding)
            params["insert"] = words(random) if random.random() < 0.75 else ""
            if random.random() < 0.25:
                params["selection"] = span(random, text, field.encoding)
        elif kind < 0.74:
            parts = clusters(text)
            start = random.randrange(len(parts) + 1)
            end = min(len(parts), start + random.choice([0, 0, 1, 2]))
            front, new = "".join(parts[:start]), words(random)
            params["text"] = front + new + "".join(parts[end:])
            if random.random() < 0.8:
                caret = units(front + new, field.encoding)
                params["selection"] = {"start": caret, "end": caret}
        elif kind < 0.80:
            method, params = "field/select", {"selection": span(random, field.text, field.encoding, 0.3)}
        elif kind < 0.86:
            method = "field/undo"
        elif kind < 0.89:
            method = "field/redo"
        elif kind < 0.91:
            method = "field/clear"
        elif kind < 0.94:
            method = random.choice(["field/blur", "field/blur", "field/commit"])
        elif kind < 0.95:
            method = "field/focus"
        elif kind < 0.97:
            method = "field/update"
            params["set"] = {"text": self.other_text()} if random.random() < 0.8 else {
                "maxLength": random.choice([1, 4, 20]), "overflow": random.choice(["reject", "truncate", "allow"])}
        else:
            method = "field/get"
        if method == "field/edit":
            if random.random() < 0.08:
                params["cause"] = random.choice(CAUSES)
            if field.base and random.random() < 0.7 or random.random() < 0.04:
                if not is_behind:
                    params["composing"] = span(random, text, field.encoding, 1)
            if random.random() < 0.04:
                params["dryRun"] = True
        step = {"method": method, "params": params}
        if method in ("field/edit", "field/undo", "field/redo", "field/clear", "field/blur", "field/commit"):
            if ahead or self.style == "versions":
                step["version"] = True
        return step

    def other_text(self):
        random, text = self.random, self.field.text
        parts = clusters(text)
        start = random.randrange(len(parts) + 1)
        end = min(len(parts), start + random.choice([0, 1, 2]))
        return "".join(parts[:start]) + words(random) + "".join(parts[end:])
