"""What takes too long for the tests, done to a release daemon: `python3 .ci/endurance.py DAEMON [--seconds N]`.

Fields are edited for N seconds (5) while the memory stays what it was; a million fields are there at once, the next is
refused, and when they are disposed their memory is given back; a million more come and go one by one; a client
that never reads makes the daemon keep no more than was announced; of a secret that is disposed or toggled no copy is left;
rounds of everything, each closed at its end, leave nothing (`endurance_rounds.py`; fifty at hand: `--only rounds --rounds 50`).
Memory is read from /proc, so this is for Linux.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time

import endurance_rounds

KIB, MIB = 1 << 10, 1 << 20


class Daemon:
    """A daemon that speaks a message a line."""

    def __init__(self, path, *flags):
        self.process = subprocess.Popen(
            [path, "--framing", "line", "--slow-turn", "0", *flags],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=1 << 16)
        self.limits = self.ask("initialize", {"capabilities": {"presentation": False}})["result"]["limits"]

    def ask(self, method, params):
        """The answer; what is pushed before it is passed over."""
        self.send([request("asked", method, params)])
        for line in self.process.stdout:
            message = json.loads(line)
            if message.get("id") == "asked":
                return message
        raise SystemExit("the daemon is gone: " + self.process.stderr.read().decode())

    def send(self, lines):
        self.process.stdin.write(b"".join(lines))
        self.process.stdin.flush()

    def pour(self, batches):
        """Sends all batches while somebody reads; gives how many messages were answered, and how many with an error."""
        counts = [0, 0]

        def read():
            for line in self.process.stdout:
                if line.startswith(b'{"jsonrpc":"2.0","id":'):
                    if line.startswith(b'{"jsonrpc":"2.0","id":"end"'):
                        return
                    counts[0] += 1
                    counts[1] += b'"error":{' in line[:60]

        reader = threading.Thread(target=read)
        reader.start()
        for batch in batches:
            self.send(batch)
        self.send([request("end", "field/list", {"limit": 0})])
        reader.join()
        return tuple(counts)

    def resident(self):
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def end(self):
        self.process.stdin.close()
        for _ in self.process.stdout:
            pass
        return self.process.wait(10)


def request(id, method, params):
    return json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": params}).encode() + b"\n"


def said(text):
    print(text, flush=True)


def expect(condition, text):
    said(("    " if condition else "NOT ") + text)
    if not condition:
        sys.exit(1)


def edits(path, seconds):
    """10,000 fields, edited in turn: when each has had its hundred steps of undo, nothing grows any more."""
    daemon = Daemon(path)
    types = ["phrase", "phone", "email", "password", "currency", "date", "card", "number"]
    names = [f"field{number}" for number in range(10_000)]
    daemon.pour(
        [request(0, "field/create", {"field": name, "type": types[number % len(types)]})]
        for number, name in enumerate(names))
    rounds = [[request(1, "field/edit", {"field": name, "input": letter}) for name in names] for letter in "4a2@1.0 "]
    rounds.append([request(1, "field/edit", {"field": name, "delete": "all"}) for name in names])
    # Two units of undo a pass.
    warm = 0
    start = time.monotonic()
    while warm < 60:
        daemon.pour(rounds)
        warm += 1
    first = daemon.resident()
    said(f"10,000 fields, each with {warm * len(rounds)} edits after {time.monotonic() - start:.0f} s: {first // KIB} KiB")
    start = shown = time.monotonic()
    count, most = 0, first
    while time.monotonic() - start < seconds:
        answered, errors = daemon.pour(rounds)
        count += answered
        most = max(most, daemon.resident())
        if errors:
            raise SystemExit("an edit was refused")
        if time.monotonic() - shown > 60:
            shown = time.monotonic()
            said(f"    after {shown - start:.0f} s and {count} edits: {daemon.resident() // KIB} KiB")
    last = daemon.resident()
    expect(most <= first * 1.05, f"{count} more edits in {seconds} s: {last // KIB} KiB, at most {most // KIB} KiB")
    daemon.end()


def million(path):
    daemon = Daemon(path)
    total = daemon.limits["maxFields"]
    # A few come and go first: what a session needs once is there from then on. The heap breathes with how far its reader
    # is behind, by a tenth and more, so what it is without fields is known from several times only.
    before = 0
    for _ in range(6):
        come_and_go(daemon, 10_000)
        pass_by(daemon, 10_000)
        before = max(before, daemon.resident())
    said(f"before: {before // KIB} KiB")
    answered, errors = daemon.pour(
        [request(0, "field/create", {"field": f"field{number}", "type": "phrase"}) for number in range(start, start + 1000)]
        for start in range(0, total, 1000))
    most = daemon.resident()
    expect((answered, errors) == (total, 0), f"{total} fields: {most // KIB} KiB, {(most - before) // total} bytes each")
    refused = daemon.ask("field/create", {"field": "one more"})["error"]
    expect(refused["data"]["limit"] == "maxFields" and refused["code"] == -32014, f"one more: {refused['message']}")
    answered, errors = daemon.pour(
        [request(0, "field/dispose", {"field": f"field{number}"}) for number in range(start, start + 1000)]
        for start in range(0, total, 1000))
    expect((answered, errors) == (total, 0), f"{total} disposed")
    after = daemon.resident()
    expect(after <= before * 1.1, f"all gone: {after // KIB} KiB, {after / before * 100:.1f} % of what it was")
    come_and_go(daemon, 1_000_000)
    after = daemon.resident()
    expect(after <= before * 1.1, f"a million come and gone: {after // KIB} KiB, {after / before * 100:.1f} %")
    pass_by(daemon, 300_000)
    after = daemon.resident()
    # The heap of a small process breathes by 2 MiB; what is left of each of 300,000 fields would be more.
    expect(after <= before * 1.1 + 4 * MIB, f"a queue of fields, groups and waits passed by: {after // KIB} KiB, {after / before * 100:.1f} %")
    daemon.end()


def pass_by(daemon, count):
    """There is always a newer field when one goes; each has a group and a form of its own, and waits for ever."""
    wait = {"live": {"delay": 10**12, "rules": [{"rule": "length", "min": 9}]}}

    def batches():
        for start in range(0, count, 1000):
            batch = []
            for number in range(start, start + 1000):
                name = f"passing{number}"
                batch.append(request(0, "field/create", {
                    "field": name, "group": name, "form": name if number % 2 else "", "validation": wait}))
                batch.append(request(0, "field/edit", {"field": name, "input": "a"}))
                batch.append(request(0, "field/dispose", {"field": f"passing{number - 10}"}))
            yield batch

    daemon.pour(batches())
    for number in range(count - 10, count):
        daemon.ask("field/dispose", {"field": f"passing{number}"})


def come_and_go(daemon, count):
    def batches():
        for start in range(0, count, 1000):
            batch = []
            for number in range(start, start + 1000):
                batch.append(request(0, "field/create", {"field": f"f{number}", "type": "phone", "text": "5551234567"}))
                batch.append(request(0, "field/edit", {"field": f"f{number}", "delete": "backward"}))
                batch.append(request(0, "field/dispose", {"field": f"f{number}"}))
            yield batch

    daemon.pour(batches())


def silence(path):
    """A client that writes and never reads."""
    daemon = Daemon(path)
    daemon.ask("field/create", {"field": "f", "type": "phone", "text": "x" * 2000})
    before = daemon.resident()
    pending = daemon.limits["maxPending"]
    os.set_blocking(daemon.process.stdin.fileno(), False)
    batch = request(1, "field/get", {"field": "f"}) * 100
    written, stalled, most = 0, time.monotonic(), before
    while time.monotonic() - stalled < 2:
        try:
            written += os.write(daemon.process.stdin.fileno(), batch[written % len(batch):])
            stalled = time.monotonic()
        except BlockingIOError:
            time.sleep(0.05)
        most = max(most, daemon.resident())
    # What waits, the frames around it, the answer in hand, and what an allocator rounds up to.
    expect(most - before <= pending * 1.1 + 4 * MIB, f"a client that never reads: {(most - before) // KIB} KiB more")
    os.set_blocking(daemon.process.stdin.fileno(), True)
    rest = len(batch) - written % len(batch)
    asked = (written + rest) // (len(batch) // 100)
    got = []
    reader = threading.Thread(target=lambda: got.extend(line[:30] for line in daemon.process.stdout))
    reader.start()
    os.write(daemon.process.stdin.fileno(), batch[written % len(batch):])
    daemon.process.stdin.close()
    reader.join()
    answers = sum(line.startswith(b'{"jsonrpc":"2.0","id":1,') for line in got)
    expect(answers == asked and daemon.process.wait(10) == 1, f"then it reads: {answers} answers of {asked}")


def memory(daemon):
    """All that the daemon may write to."""
    parts = []
    with open(f"/proc/{daemon.process.pid}/maps") as maps, open(f"/proc/{daemon.process.pid}/mem", "rb") as memory:
        for line in maps:
            words = line.split()
            if "w" in words[1]:
                start, end = (int(number, 16) for number in words[0].split("-"))
                memory.seek(start)
                parts.append(memory.read(end - start))
    return b"".join(parts)


def secrets(path):
    """What is left of a secret in the memory of a daemon that has let go of it."""
    folder = tempfile.TemporaryDirectory()
    for flags in [], ["--record", os.path.join(folder.name, "record")]:
        for secret in "Zq7Xw9Kv", "Zq7Xw9KvbPm4RtYu2NcL8sHd", "Zq7Xw9KvbPm4RtYu2NcL8sHd" * 40:
            daemon = Daemon(path, *flags)
            daemon.ask("field/create", {"field": "other", "text": "nothing"})
            daemon.ask("field/create", {"field": "f", "type": "password"})
            for letter in secret:
                daemon.ask("field/edit", {"field": "f", "input": letter})
            daemon.ask("field/edit", {"field": "f", "text": secret + "!"})
            daemon.ask("field/edit", {"field": "f", "delete": "backward"})
            daemon.ask("field/undo", {"field": "f"})
            daemon.ask("field/undo", {"field": "f"})
            daemon.ask("field/validate", {"field": "f"})
            daemon.ask("field/get", {"field": "f"})
            held = memory(daemon).count(secret.encode())
            daemon.ask("field/action", {"field": "f", "action": "toggleSecure"})
            daemon.ask("field/action", {"field": "f", "action": "toggleSecure"})
            daemon.ask("type/list", {})
            toggled = memory(daemon).count(secret.encode())
            daemon.ask("field/dispose", {"field": "f"})
            daemon.ask("type/list", {})
            left = memory(daemon).count(secret.encode())
            expect(
                held > 0 and toggled <= held and left == 0,
                f"copies of a secret of {len(secret)} bytes: {held}, toggled {toggled}, disposed {left}")
            daemon.end()
    folder.cleanup()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("daemon")
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--only", choices=["edits", "million", "rounds", "silence", "secrets"])
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seed", type=int, default=18)
    options = parser.parse_args()
    if options.only in (None, "secrets"):
        secrets(options.daemon)
    if options.only in (None, "silence"):
        silence(options.daemon)
    if options.only in (None, "million"):
        million(options.daemon)
    if options.only in (None, "rounds"):
        expect(*endurance_rounds.rounds(options.daemon, options.rounds, options.seed))
    if options.only in (None, "edits"):
        edits(options.daemon, options.seconds)


main()
