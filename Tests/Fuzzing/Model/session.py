"""A session with a daemon: made up as it goes, or done again from its script."""

import json
import random
import re
import time

import words
from checks import Checks, Sent
from client import Client, Violation
from daemon import Daemon
from generator import Generator
from jsontext import write

SNAPSHOT = re.compile(r'"\$snapshot:(-?[^"]*)"')
# More than what any session may keep when all its forms are closed.
GREATEST_RESIDENT = 96 << 10


class Script:
    """What makes a session: how it begins, bursts of bodies, and how it ends."""

    def __init__(self, seed, framing="line", flags=(), ending="exit", bursts=()):
        self.seed, self.framing, self.flags, self.ending = seed, framing, list(flags), ending
        self.bursts = [list(burst) for burst in bursts]

    def as_json(self):
        return {"seed": self.seed, "framing": self.framing, "flags": self.flags, "ending": self.ending, "bursts": self.bursts}

    @classmethod
    def of(cls, value):
        return cls(value["seed"], value["framing"], value["flags"], value["ending"], value["bursts"])

    @property
    def is_timed(self):
        return "--now" not in self.flags

    def steps(self):
        return sum(map(len, self.bursts))


class Session:
    def __init__(self, path, model, coverage, script, settings):
        self.model, self.coverage, self.script, self.settings = model, coverage, script, settings
        self.client = Client(model)
        self.checks = Checks(model, self.client, coverage, script.is_timed)
        self.daemon = Daemon(path, script.framing, script.flags, settings.seconds_an_answer)
        self.random = random.Random(script.seed + "/cuts")
        self.cuts = self.random.random() < 0.2
        self.marks = 0
        # Bodies as they went over the pipe, burst by burst, and what came back.
        self.sent, self.received = [], []

    # Bursts

    def burst(self, bodies):
        """A number before the bodies is a pause in milliseconds. Each burst ends with a request of our own."""
        if bodies and isinstance(bodies[0], int):
            time.sleep(bodies[0] / 1000)
            bodies = bodies[1:]
        self.marks += 1
        mark = f"~{self.marks}~"
        closing = write({"jsonrpc": "2.0", "id": mark, "method": "field/list", "params": {"limit": 0}})
        sent = [Sent(SNAPSHOT.sub(self._snapshot, text)) for text in bodies] + [Sent(closing)]
        self._count(sent)
        data = b"".join(self.daemon.framed(each.text.encode()) for each in sent)
        self.sent.append([each.text for each in sent])
        self.daemon.send(data, self.random if self.cuts else None)
        received = self.daemon.bodies_until(b'"id":"%b"' % mark.encode())
        self.received.append(received)
        self.checks.burst(sent, received)

    def _snapshot(self, match):
        return self.checks.raw_snapshots.get(match[1]) or "{}"

    def _count(self, sent):
        """What nothing answers counts as it is sent."""
        for each in sent:
            message = each.message
            if each.kind == "silent" and isinstance(message, dict):
                if message.get("method") in self.model.methods:
                    self.coverage.count(message["method"], message.get("params"))
                elif isinstance(message.get("result"), dict) and isinstance(message.get("id"), int):
                    self.coverage.count("client/validate", message["result"])

    # Whole sessions

    def make(self, count):
        """Makes up about so many messages."""
        generator = Generator(self.model, random.Random(self.script.seed), self.client)
        begin = generator.message("initialize", generator.initialize())
        begin["id"] = generator.next_id()
        self._note([write(begin), write(generator.message("type/list", None))])
        self.client.types = self.types()
        while sum(map(len, self.sent)) < count:
            bodies = generator.burst()
            if self.script.is_timed and generator.random.random() < 0.3:
                bodies.insert(0, generator.random.choice([1, 3, 10, 30, 120]))
            self._note(bodies)
        self.script.ending = generator.ending()
        self.end()

    def types(self):
        return next((message["result"]["types"] for message in map(self.checks.parsed, self.received[0])
                     if isinstance(message.get("result"), dict) and "types" in message["result"]), [{"name": "phrase", "params": []}])

    def _note(self, bodies):
        self.script.bursts.append(bodies)
        self.burst(bodies)

    def again(self):
        for bodies in self.script.bursts:
            self.burst(bodies)
        self.end()

    # The end

    def end(self):
        if self.script.is_timed:
            # What is told at the end of 100 ms is told then.
            self.burst([150])
            self.client.is_settled = True
            self.burst([write({"jsonrpc": "2.0", "id": form, "method": "form/open", "params": {"form": form}})
                        for form in sorted(set(words.FORMS))])
            self.client.is_settled = False
        self._close_all()
        daemon, ending = self.daemon, self.script.ending
        if ending == "shutdown":
            self.burst(['{"jsonrpc":"2.0","id":0,"method":"shutdown"}', '{"jsonrpc":"2.0","id":1,"method":"type/list"}'])
            self.coverage.count("shutdown", None)
        if ending != "end of input":
            daemon.send(daemon.framed(b'{"jsonrpc":"2.0","method":"exit"}'))
            self.coverage.count("exit", None)
        rest = daemon.close()
        if rest.strip():
            raise Violation(f"it said {rest[:300]!r} behind the end")
        found, promised = daemon.ending(), f"exit code {0 if ending == 'shutdown' else 1} "
        if not found.startswith(promised):
            raise Violation(f"{found} instead of {promised}")
        if daemon.slowest > self.settings.seconds_a_turn:
            raise Violation(f"an answer took {daemon.slowest:.1f} seconds")

    def _close_all(self):
        """Nothing is left when all is closed."""
        self.burst(['{"jsonrpc":"2.0","id":"~listed~","method":"field/list"}'])
        answer = next(json.loads(body) for body in self.received[-1] if b'"id":"~listed~"' in body)
        listed = answer.get("result", {}).get("fields", [])
        self.burst([write({"jsonrpc": "2.0", "id": 1, "method": "form/close", "params": {"form": form}})
                    for form in sorted({entry["form"] for entry in listed})])
        self.burst(['{"jsonrpc":"2.0","id":1,"method":"session/snapshot"}'])
        left = self.checks.raw_snapshots.get("1") or ""
        if left and json.loads(left).get("fields"):
            raise Violation(f"fields are left: {left[:300]}")
        if self.settings.is_bounded and self.daemon.resident() > GREATEST_RESIDENT:
            raise Violation(f"{self.daemon.resident()} KiB are left when all is closed")
