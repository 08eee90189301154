"""Rounds of everything that a client can have made: after each, all is closed, and the memory is what it was.

`python3 .ci/endurance_rounds.py DAEMON [--rounds 50] [--seed N] [--without KIND,KIND]` prints what is resident after each.
Without some of the kinds it is easier to see which of them keeps what.
"""

import argparse
import json
import os
import random
import subprocess
import sys

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 -._@/+:éß中"
# A heap that is used in every order breathes by a fifth, so what is looked at is the least that is resident after some
# rounds: what is kept from each raises that. In the first rounds caches fill, which have their bounds.
ALLOWED, ALLOWED_EARLY = 1.05, 1.3
TYPES = [
    "phrase", "data", {"name": "dataLength", "length": 9}, "name", "street", "city", "intcity", "streetnumber", "zip",
    {"name": "zip", "plus4": True}, "phone", "ssn", "state", "st", {"name": "age", "min": 18, "max": 120}, "date",
    {"name": "date", "format": "DD.MM.YYYY"}, "time", "expDate", "credit", "card", "cvv", "currency",
    {"name": "currency", "symbol": "€", "grouping": True}, "percent", "number", {"name": "number", "min": 1, "max": 999, "step": 3},
    "email", "url", "ip", "tel", {"name": "postalCode", "country": "DE"}, "iban", "password", {"name": "pin", "length": 4},
    {"name": "choice", "choices": ["red", "green", "blue"]}, "multiline",
]


class Daemon:
    def __init__(self, path):
        self.process = subprocess.Popen(
            [path, "--framing", "line", "--slow-turn", "0"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 16)
        self.tell("initialize", {"capabilities": {"events": True}})

    def tell(self, method, params):
        """The answer; what is pushed before it is passed over."""
        text = json.dumps({"jsonrpc": "2.0", "id": "asked", "method": method, "params": params})
        self.process.stdin.write(text.encode() + b"\n")
        self.process.stdin.flush()
        for line in self.process.stdout:
            if line.startswith((b'{"jsonrpc":"2.0","id":"asked"', b'{"jsonrpc":"2.0","id":null')):
                return json.loads(line)
        raise SystemExit(f"the daemon is gone: {self.process.wait(10)}, behind {text[:300]}")

    def resident(self):
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Round:
    """What one round makes. Everything in it is in a form of the round's own, so that closing forms closes all."""

    def __init__(self, daemon, source, without):
        self.ask = daemon.tell
        self.random = source
        self.without = without
        self.forms = [f"form{source.randrange(1000)}-{number}" for number in range(4)]
        self.names = []

    def text(self, most):
        return "".join(self.random.choice(LETTERS) for _ in range(self.random.randrange(most)))

    def rule(self, depth=0):
        random = self.random
        kind = random.randrange(11 if depth < 2 else 9)
        letters = self.text(9) or "a"
        rules = [
            {"rule": "length", "min": random.randrange(4), "max": 200 + random.randrange(900)},
            {"rule": "pattern", "pattern": random.choice(
                ["[a-z ]*x?.*", ".*[0-9].*", "(?:[a-z]+[ .-]?)*", ".{0,300}", f"(?:{random.choice('abc')}|..)*.?"])},
            {"rule": "noneOf", "values": [self.text(12) for _ in range(random.randrange(1, 60))], "ignoreCase": random.random() < 0.5},
            {"rule": "contains", "characters": f"[{random.choice('abcdef')}-z]"},
            {"rule": "startsWith", "text": letters},
            {"rule": "endsWith", "text": letters},
            {"rule": "oneOf", "values": [self.text(12) + str(number) for number in range(random.randrange(1, 60))]},
            {"rule": "strength", "min": 2},
            {"rule": "luhn"},
            {"rule": "not", "rules": [self.rule(depth + 1)] if depth < 2 else []},
            {"rule": "any", "rules": [self.rule(depth + 1), self.rule(depth + 1)] if depth < 2 else []},
        ]
        return {**rules[kind], "severity": random.choice(["error", "warning", "info"])}

    def make(self):
        for kind in KINDS:
            if kind not in self.without:
                getattr(self, "make_" + kind)()
        for form in self.forms:
            self.ask("form/close", {"form": form})
        for name in self.names:
            self.ask("field/dispose", {"field": name})

    def field(self, options):
        name = f"field{self.random.randrange(10**9)}"
        answer = self.ask("field/create", {"field": name, "form": self.random.choice(self.forms), **options})
        if "result" in answer:
            self.names.append(name)
        return name

    def use(self, name):
        for _ in range(self.random.randrange(1, 12)):
            edit = self.random.choice([
                {"input": self.text(20)}, {"input": self.random.choice(LETTERS)}, {"delete": "backward"}, {"text": self.text(60)},
                {"range": {"start": 0, "end": self.random.randrange(9)}, "insert": self.text(9)}, {"input": self.text(30), "cause": "paste"},
            ])
            self.ask("field/edit", {"field": name, **edit})
        self.ask(self.random.choice(["field/blur", "field/commit", "field/undo", "field/validate"]), {"field": name})

    def make_fields(self):
        for _ in range(150):
            self.use(self.field({"type": self.random.choice(TYPES), "text": self.text(40), "required": self.random.random() < 0.5}))

    def make_rules(self):
        for _ in range(60):
            part = {self.random.choice(["live", "final"]): {"rules": [self.rule() for _ in range(self.random.randrange(1, 5))]}}
            self.use(self.field({"validation": part, "maxLength": self.random.choice([5, 50, 1000])}))

    def make_types(self):
        for number in range(20):
            more = self.random.choice([
                {"template": "00-" + "0" * self.random.randrange(1, 9), "slots": {"0": "[0-9]"}},
                {"pattern": f"[a-z]{{1,{self.random.randrange(2, 40)}}}"}, {"allow": "[a-z0-9 ]", "transform": "lower"},
                {"extends": "phone", "final": [self.rule()]}, {"format": {"fixedDecimals": 2}}])
            name = f"type{number}"
            self.ask("type/define", {"name": name, "description": self.text(50), **more})
            self.use(self.field({"type": name}))

    def make_parameters(self):
        """Types whose languages are made for each parameter."""
        for _ in range(40):
            most = self.random.randrange(100, 10**6)
            self.use(self.field({"type": self.random.choice([
                {"name": "number", "min": self.random.randrange(100), "max": most},
                {"name": "choice", "choices": [self.text(12) + str(number) for number in range(40)]},
                {"name": "currency", "max": most}, {"name": "dataLength", "length": self.random.randrange(1, 60)},
                {"name": "age", "min": 1, "max": self.random.randrange(20, 120)}])}))

    def make_groups(self):
        for form in self.forms:
            self.ask("form/open", {"form": form, "groups": ["g", "h"], "order": self.names[:20]})
            names = [f"{form}-{number}" for number in range(20)]
            for name in names:
                self.ask("field/create", {"field": name, "form": form, "group": self.random.choice("gh"), "label": self.text(30)})
            kinds = ["equal", "different", "atLeastOne", "exactlyOne", "allOrNone", "ascending"]
            self.ask("group/define", {"form": form, "group": "g", "rules": [
                {"rule": kind, "fields": self.random.sample(names, 3)} for kind in kinds]})
            for name in names:
                self.use(name)
            self.ask("form/submit", {"form": form})
            self.ask("group/verify", {"form": form, "group": "g"})

    def make_long(self):
        for _ in range(6):
            name = self.field({"type": "multiline", "text": self.text(100) * 700})
            self.use(name)
            for _ in range(20):
                self.ask("field/edit", {"field": name, "input": self.text(500)})

    def make_stale(self):
        for _ in range(6):
            name = self.field({"text": self.text(3000)})
            for _ in range(150):
                place = self.random.randrange(500)
                self.ask("field/edit", {"field": name, "range": {"start": place, "end": place + 3}, "insert": self.text(40), "version": 1})

    def make_snapshots(self):
        taken = self.ask("session/snapshot", {"secure": True}).get("result")
        if taken:
            self.ask("session/restore", {"snapshot": taken["snapshot"], "replace": True})
            taken["snapshot"]["checksum"] = "0"
            self.ask("session/restore", taken)
            self.ask("session/restore", {"snapshot": taken["snapshot"]})

    def make_refused(self):
        refused = [
            {"type": {"name": "choice", "choices": [self.text(30) + str(number) for number in range(5000)]}},
            {"validation": {"final": {"rules": [{"rule": "pattern", "pattern": f"(?:{self.text(5)}[a-z]){{9999}}".replace("+", "")}]}}},
            {"minLength": 9, "maxLength": 3}, {"type": "nothing" + self.text(20)},
            {"validation": {"final": {"rules": [{"rule": "oneOf", "values": [self.text(30) for _ in range(3000)]}, {"rule": "length", "max": 0}]}}},
            {"text": self.text(100) * 9000}, {"validation": {"live": {"rules": [self.rule(), {"rule": "explode"}]}}},
        ]
        for options in refused:
            self.field(options)
        self.ask("type/define", {"name": "refused", "description": "", "pattern": "(((a?){99}){99}){99}"})

    def make_big(self):
        self.ask("field/get", {"field": self.text(100) * 20_000})
        self.ask("unknown" + self.text(1000), {"more": [self.text(60) for _ in range(20_000)]})
        self.ask("field/create", {"field": "big", "form": self.forms[0], "label": self.text(100) * 5_000,
                                  "messages": {self.text(20): self.text(60) for _ in range(500)}})


KINDS = [name.removeprefix("make_") for name in vars(Round) if name.startswith("make_")]


def rounds(path, count, seed, without=()):
    """Prints a table; gives whether the last rounds leave no more than those after the first fifth, and says how much."""
    source = random.Random(seed)
    daemon = Daemon(path)
    print(f"{count} rounds of {', '.join(kind for kind in KINDS if kind not in without)}, seed {seed}; KiB after each:", flush=True)
    sizes = []
    for number in range(count):
        Round(daemon, source, without).make()
        if daemon.tell("field/list", {})["result"]["fields"]:
            raise SystemExit("there are fields left")
        sizes.append(daemon.resident() // 1024)
        if number % 10 == 9 or number == count - 1:
            print("    " + " ".join(f"{size:7}" for size in sizes[number // 10 * 10:]), flush=True)
    daemon.process.stdin.close()
    daemon.process.wait(10)
    part = max(count // 5, 4)
    before, after = min(sizes[part:2 * part]), min(sizes[-part:])
    allowed = ALLOWED if count >= 50 else ALLOWED_EARLY
    return after <= before * allowed, (f"rounds {part + 1} to {2 * part}: at least {before} KiB, the last {part}: {after} KiB, "
                                       f"{after / before:.3f} of it (at most {allowed})")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("daemon")
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=18)
    parser.add_argument("--without", default="")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    without = [kind for kind in KINDS if options.only and kind not in options.only.split(",")] + options.without.split(",")
    is_flat, said = rounds(options.daemon, options.rounds, options.seed, without)
    print(said)
    sys.exit(not is_flat)


if __name__ == "__main__":
    main()
