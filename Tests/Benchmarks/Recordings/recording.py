"""What a shipped client sends: taken from a record of the daemon, or heard in a page, and held against the recording that is committed.

A client's test goes through `scenario.json` with the client, which speaks to a daemon with `--record FILE --record-secure`; a page's
client lends whoever asks what it sends.
`types.json` is the form of the keys, `protocol/forms/checkout.json` that of the checkout. Each key is typed when all that came
before it is answered, so that the messages are the same in each run.
"""

import json
import os
import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
TYPES = HERE / "types.json"
CHECKOUT = HERE.parents[2] / "protocol" / "forms" / "checkout.json"
SCENARIO = json.loads((HERE / "scenario.json").read_text(encoding="utf-8"))
# A client sends these by its clock, or when it ends.
LEFT_OUT = {"session/snapshot", "shutdown", "exit"}
REWRITES = os.environ.get("FIELD_RECORDING_REWRITE") == "1"


def steps(name):
    """What is done in `keys` or `checkout`: dictionaries with `field`, `erase`, `type`, or `submit`.

    The keys of a field are typed, taken back, and the first is typed and taken back once more: it tells the version.
    """
    if name == "checkout":
        return SCENARIO["checkout"]
    return [
        step
        for field, text in SCENARIO["keys"].items()
        for step in (
            {"field": field, "type": text},
            {"field": field, "erase": "all"},
            {"field": field, "type": text[0]},
            {"field": field, "erase": "all"},
        )
    ]


def messages(record):
    """The client's messages in a record, as they were written."""
    data, position, stream = Path(record).read_bytes(), 0, b""
    while position < len(data):
        end = data.index(b"\n", position)
        words, position = data[position:end].split(b" "), end + 1
        if words[0] in (b"receive", b"write"):
            count = int(words[-1])
            if words[0] == b"receive":
                stream += data[position : position + count]
            position += count + 1
    while stream:
        if stream.startswith(b"Content-Length: "):
            head, _, stream = stream.partition(b"\r\n\r\n")
            length = int(head.split()[1])
            body, stream = stream[:length], stream[length:]
        else:
            body, _, stream = stream.partition(b"\n")
        yield body.decode("utf-8")


def meaning(line):
    """A message without its id and its version."""
    message = json.loads(line)
    message.pop("id", None)
    if isinstance(message.get("params"), dict):
        message["params"].pop("version", None)
    return message


def check(client, name, lines):
    """Holds what a client sent against its recording. With FIELD_RECORDING_REWRITE=1 the recording is written anew."""
    path = HERE / f"{client}-{name}.jsonl"
    lines = [re.sub(r'"processId": ?\d+', '"processId":null', line) for line in lines]
    lines = [line for line in lines if json.loads(line).get("method") not in LEFT_OUT]
    expected = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    if REWRITES:
        if [meaning(line) for line in lines] != [meaning(line) for line in expected]:
            path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        return
    for number, (got, wanted) in enumerate(zip(lines, expected), 1):
        assert meaning(got) == meaning(wanted), f"{path.name}, line {number}:\n{wanted}\nis now\n{got}"
    assert len(lines) == len(expected), f"{path.name} has {len(expected)} messages, the client sent {len(lines)}"
