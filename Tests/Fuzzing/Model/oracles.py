"""Two ways to the same answers: each oracle does a session once more in another way and compares, byte for byte where it can."""

import json
import os
import random
import subprocess
import tempfile

import words
from checks import Checks, Sent
from client import Client, Violation
from daemon import Daemon
from jsontext import write
from model import Coverage

DAY = "2026-03-01"


class Told:
    """A session as it was: bursts of bodies that were sent, and of those that came back."""

    def __init__(self, path, model, session, settings):
        self.path, self.model, self.script = path, model, session.script
        self.sent, self.received = session.sent, session.received
        self.settings, self.other = settings, settings.other
        self.random = random.Random(session.script.seed + "/oracle")

    def daemon(self, path=None, framing=None, flags=None):
        return Daemon(path or self.path, framing or self.script.framing, self.script.flags if flags is None else flags,
                      self.settings.seconds_an_answer)


def spoken(daemon, bursts, cuts=None):
    """What a daemon says to bursts, burst by burst."""
    try:
        for bodies in bursts:
            daemon.send(b"".join(daemon.framed(body.encode()) for body in bodies), cuts)
            yield daemon.bodies_until(b'"id":"%b"' % mark(bodies).encode())
    finally:
        daemon.kill()


def mark(bodies):
    """The id that the last request of a burst has."""
    return bodies[-1].split('"id":"', 1)[1].split('"', 1)[0]


def compare(wanted, found, what):
    for number, (first, second) in enumerate(zip(wanted, found, strict=True)):
        if first != second:
            pairs = enumerate(zip(first, second))
            place = next((place for place, (a, b) in pairs if a != b), min(len(first), len(second)))
            one, other = (each[place] if place < len(each) else b"nothing" for each in (first, second))
            # Bodies may be long: what is shown begins a little before they differ.
            start = max(0, next((at for at, (a, b) in enumerate(zip(one, other)) if a != b), 0) - 700)
            one, other = (str(each[start:][:1500]) for each in (one, other))
            raise Violation(f"{what}: burst {number}, body {place}:\n  {one}\n  {other}")


def cutting(told):
    """Any cutting of the bytes, in the other framing, says the same."""
    framing = "header" if told.script.framing == "line" else "line"
    compare(told.received, list(spoken(told.daemon(framing=framing), told.sent, told.random)), "cut up")


def builds(told):
    """Another build, such as that for debugging, says the same."""
    if told.other:
        compare(told.received, list(spoken(told.daemon(path=told.other), told.sent)), "another build")


# Batches


def batches(told):
    """A batch does what its messages do one by one: the same answers, the same reports."""
    joined = [in_batches(bodies, told.random) for bodies in told.sent]
    found = list(spoken(told.daemon(), joined))
    compare([streams(each) for each in told.received], [streams(each) for each in found], "in batches")


def in_batches(bodies, random):
    result, group = [], []
    for body in bodies[:-1]:
        if can_be_member(body):
            group.append(body)
        if group and (not can_be_member(body) or random.random() < 0.3):
            result.append("[" + ",".join(group) + "]")
            group = []
        if not can_be_member(body):
            result.append(body)
    return result + (["[" + ",".join(group) + "]"] if group else []) + bodies[-1:]


def can_be_member(body):
    sent = Sent(body)
    return isinstance(sent.message, dict) and sent.message.get("method") not in ("initialize", "shutdown", "exit")


def streams(bodies):
    """Answers, reports, what is taken back and traces, each in its order: in a batch they stand otherwise to each other."""
    found = {"answers": [], "reports": [], "taken back": [], "traces": []}
    for body in bodies:
        message = json.loads(body)
        for each in message if isinstance(message, list) else [message]:
            method = each.get("method")
            kind = {None: "answers", "$/cancelRequest": "taken back", "$/logTrace": "traces"}.get(method, "reports")
            if kind == "traces" and each["params"]["message"].endswith("is superseded"):
                # Its place is behind what takes the question back.
                kind = "taken back"
            found[kind].append(each)
    return [(kind, each) for kind, items in found.items() for each in items]


# Records


def records(told):
    """A session that is recorded replays as it was."""
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, "record")
        secure = told.random.choice([["--record-secure"], ["--record-secure"], []])
        found = list(recorded(told, ["--record", name, *secure]))
        compare(told.received, found, "recorded")
        done = subprocess.run([told.path, "--replay", name], capture_output=True, timeout=600, check=False)
        if done.returncode != 0:
            with open(name, "rb") as file:
                size = len(file.read())
            raise Violation(f"a record of {size} bytes replays with exit code {done.returncode}: {done.stderr.decode()[:500]}")


def recorded(told, flags):
    daemon = told.daemon(flags=told.script.flags + flags)
    for bodies in told.sent:
        daemon.send(b"".join(daemon.framed(body.encode()) for body in bodies))
        yield daemon.bodies_until(b'"id":"%b"' % mark(bodies).encode())
    daemon.send(daemon.framed(b'{"jsonrpc":"2.0","method":"exit"}'))
    daemon.close()
    daemon.ending()
    daemon.kill()


# Time


def moments(told):
    """The same bytes at the same moments say the same, in one piece or in several, in any build; what holds, holds in time too."""
    bursts = list(in_time(told))
    portions = [(at, b"".join(body.encode() + b"\n" for body in bodies)) for at, bodies, _ in bursts]
    whole = replayed(told.path, portions, None)
    if replayed(told.path, portions, told.random) != whole:
        raise Violation("at the same moments, but cut up, it says something else")
    if told.other and replayed(told.other, portions, None) != whole:
        raise Violation("at the same moments another build says something else")
    bodies, client = iter(whole.split(b"\n")), Client(told.model)
    checks = Checks(told.model, client, Coverage(told.model), True)
    for _, sent, client.is_settled in bursts:
        closing, found = b'"id":"%b"' % mark(sent).encode(), []
        for body in bodies:
            found.append(body)
            if closing in body:
                break
        checks.burst([Sent(each) for each in sent], found)


# A live check and then the client's validator each wait a day at most, and a form's status is told 100 ms later.
UNTIL_NOTHING_WAITS = 2 * 86_400_000 + 101


def in_time(told):
    """The bursts with their moments, and now and then one that asks how the forms stand when nothing more is to be told."""
    now = 1000
    for bodies in told.sent:
        now += told.random.choice([0, 0, 1, 10, 99, 100, 101, 250, 500, 1000, 5000, 86_400_000])
        yield now, bodies, False
        if told.random.random() < 0.2:
            now += UNTIL_NOTHING_WAITS
            yield now, asking(f"settled-{now}"), True


def asking(name):
    asked = [write({"jsonrpc": "2.0", "id": form, "method": "form/open", "params": {"form": form}}) for form in set(words.FORMS)]
    return sorted(asked) + ['{"jsonrpc":"2.0","id":"%s","method":"field/list","params":{"limit":0}}' % name]


def replayed(path, portions, cuts):
    """What a session says whose bytes came in at given moments: a record without its answers."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(b"field-server record 1\nflags --framing=line\n")
        for at, data in portions:
            file.write(b"advance %d %b\n" % (at, DAY.encode()))
            while data:
                size = len(data) if cuts is None else cuts.choice([1, 5, 60, 2000, len(data)])
                part, data = data[:size], data[size:]
                file.write(b"receive %d %b %d\n%b\n" % (at, DAY.encode(), len(part), part))
        file.write(b"end\n")
        file.flush()
        done = subprocess.run([path, "--replay", file.name], capture_output=True, timeout=600, check=False)
    if done.returncode not in (0, 1):
        raise Violation(f"replay ends with exit code {done.returncode}: {done.stderr.decode()[:1000]}")
    return done.stdout


# Snapshots


def snapshots(told):
    """What is restored in a new process goes on as the old one does."""
    count = len(told.sent)
    places = [told.random.randrange(1, count)] if count > 14 else range(1, count)
    for place in places:
        snapshot_at(told, place)


def snapshot_at(told, place):
    taking = '{"jsonrpc":"2.0","id":"~taken~","method":"session/snapshot","params":{"secure":true}}'
    last = list(spoken(told.daemon(), told.sent[:place] + [[taking]]))[-1]
    body = last[-1].decode()
    if '"result":{"snapshot":' not in body:
        raise Violation(f"no snapshot: {body[:500]}")
    snapshot = body[body.index('"result":{"snapshot":') + 21:-2]
    if waits_for_nothing(json.loads(snapshot)):
        return
    prefix = [body for bodies in told.sent[:place] for body in bodies]
    begin = prefix[:1] + [write(each) for body in prefix if '"$/setTrace"' in body for each in Sent(body).messages()
                          if each["method"] == "$/setTrace" and each.get("jsonrpc") == "2.0" and "id" not in each]
    restoring = '{"jsonrpc":"2.0","id":"~restored~","method":"session/restore","params":{"snapshot":' + snapshot + '}}'
    asked = '{"jsonrpc":"2.0","id":"~asked~","method":"field/list","params":{"limit":0}}'
    found = list(spoken(told.daemon(), [[*begin, restoring, asked]] + told.sent[place:]))
    answer = next((each for each in found[0] if b'"id":"~restored~"' in each), b"")
    if b'"error"' in answer:
        raise Violation(
            f"its own snapshot is refused, taken behind burst {place - 1}: {answer.decode()[:500]}\n{snapshot[:3000]}")
    compare(told.received[place:], found[1:], f"restored behind burst {place - 1}")


def waits_for_nothing(snapshot):
    """Whether a delay is running that was shortened to none since: begun anew, it is over at once."""
    for field in snapshot.get("fields", []):
        definition = field["definition"]
        live = definition.get("validation", {}).get("live", {})
        usual = 500 if live.get("client") or definition.get("appearance") == "vitamin" else 0
        if "waiting" in field and not live.get("delay", usual):
            return True
    return False


# Presentation


def presentations(told):
    """Without `presentation` all is as with it, but for that member, and reports of nothing else."""
    first = json.loads(told.sent[0][0])
    params = first.setdefault("params", {})
    if not isinstance(params, dict):
        return
    capabilities = params.get("capabilities") or {}
    is_on = capabilities.get("presentation") is not False
    params["capabilities"] = {**capabilities, "presentation": not is_on}
    other = list(spoken(told.daemon(), [[write(first), *told.sent[0][1:]]] + told.sent[1:]))
    one, two = (told.received, other) if is_on else (other, told.received)
    for number, (bodies, fewer) in enumerate(zip(one, two)):
        compare_without_presentation(number, parts(bodies), parts(fewer))


def parts(bodies):
    found = []
    for body in bodies:
        message = json.loads(body)
        found += message if isinstance(message, list) else [message]
    return found


def compare_without_presentation(number, messages, fewer):
    """What has news of the presentation may be said only where that is wanted."""
    fewer = iter(fewer)
    other = next(fewer, None)
    for message in messages:
        if other is not None and stripped(message) == stripped(other):
            other = next(fewer, None)
        elif message.get("method") != "field/diagnostics" or "presentation" not in message["params"]:
            raise Violation(f"presentation on and off: burst {number}\n  {str(message)[:1500]}\n  {str(other)[:1500]}")
    if other is not None:
        raise Violation(f"said without presentation only, burst {number}: {str(other)[:1500]}")


def stripped(value):
    if isinstance(value, dict):
        return {name: stripped(each) for name, each in value.items() if name not in ("presentation", "hasNext", "checksum")}
    return [stripped(each) for each in value] if isinstance(value, list) else value


ORACLES = {"cutting": cutting, "builds": builds, "batches": batches, "records": records, "moments": moments,
           "snapshots": snapshots, "presentations": presentations}
