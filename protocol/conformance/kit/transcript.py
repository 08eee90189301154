"""Transcripts, as protocol/transcripts/README.md describes them."""

import json
import re
from dataclasses import dataclass, field


@dataclass
class Exchange:
    """What goes in, and what comes out before anything else goes in."""

    sent: list = field(default_factory=list)  # messages as text, or bytes as they stand
    expected: list = field(default_factory=list)  # messages


class Excerpt(dict):
    """Some members of a result: it equals every result that has them."""

    __hash__ = None

    def __eq__(self, other):
        return isinstance(other, dict) and self.items() <= other.items()


@dataclass
class Transcript:
    exchanges: list
    today: str = "2026-11-21"
    framing: str = "header"
    ends_input: bool = False
    exit_code: int | None = None


def entries(text):
    """The entries of all blocks, each with its lines joined."""
    for block in re.findall(r"^```fsp\n(.*?)^```", text, re.S | re.M):
        for line in re.sub(r"\n[ \t]+", "", block).splitlines():
            if line.strip():
                yield line


def parse(text):
    transcript = Transcript([Exchange()])
    for entry in entries(text):
        current = transcript.exchanges[-1]
        kind, _, rest = entry.partition(" ")
        if kind == "-->":
            if current.expected:
                current = Exchange()
                transcript.exchanges.append(current)
            current.sent.append(sent(rest))
        elif kind == "<--":
            current.expected.append(expected(rest))
        elif kind == "...":
            # No time passes in a process that is told what day it is: what comes after is for tests with a clock.
            break
        elif kind == "today":
            if any(exchange.sent for exchange in transcript.exchanges):
                break
            transcript.today = rest
        elif kind == "framing":
            transcript.framing = rest
        elif entry == "end of input":
            transcript.ends_input = True
        elif kind == "exit":
            transcript.exit_code = int(rest)
        else:
            raise ValueError(f"no entry of a transcript: {entry}")
    return transcript


def sent(rest):
    if rest.startswith("raw "):
        text = re.sub(r"\\x([0-9A-Fa-f]{2})", r"\\u00\1", rest[4:])
        return json.loads(text).encode("latin-1")
    if rest[0] in "[{":
        return rest
    id, rest = identifier(rest)
    method, _, params = rest.partition(" ")
    message = {"jsonrpc": "2.0", "method": method}
    if id is not None:
        message["id"] = id
    if params:
        message["params"] = json.loads(params)
    return json.dumps(message)


def expected(rest):
    if rest[0] in "[{":
        message = json.loads(rest)
        for each in message if isinstance(message, list) else [message]:
            each["jsonrpc"] = "2.0"
        return message
    id, rest = identifier(rest) if not rest.startswith("null ") else (None, rest[5:])
    is_answer = id is not None or rest.startswith("error ")
    message = {"jsonrpc": "2.0"}
    if is_answer:
        message["id"] = id
    if rest.startswith("error "):
        code, _, rest = rest[6:].partition(" ")
        text, end = json.JSONDecoder().raw_decode(rest)
        message["error"] = {"code": int(code), "message": text}
        if rest[end:].strip():
            message["error"]["data"] = json.loads(rest[end:])
        return message
    if re.match(r"[a-z$]+/", rest):
        method, _, params = rest.partition(" ")
        message["method"] = method
        message["params"] = members(params)
        return message
    message["result"] = members(rest)
    return message


def members(text):
    """All members of a result or params, or those that are shown."""
    if text.endswith("...}"):
        return Excerpt(json.loads(re.sub(r",?\s*\.\.\.}$", "}", text)))
    return json.loads(text)


def identifier(rest):
    """The id before a method or an answer, and what follows it."""
    if rest[0] != '"' and not re.match(r"-?\d", rest):
        return None, rest
    id, end = json.JSONDecoder().raw_decode(rest)
    return id, rest[end:].strip()
