"""The protocol's transcripts, sent and read by the package's transport."""

import json
import sys

import pytest
from conftest import ROOT

from field_client.transport import Transport, find_server

sys.path.append(str(ROOT / "protocol" / "conformance"))
from kit.transcript import parse  # noqa: E402

TRANSCRIPTS = sorted(
    path
    for path in (ROOT / "protocol" / "transcripts").glob("*.md")
    # The transport writes headers.
    if path.name != "README.md" and parse(path.read_text(encoding="utf-8")).framing == "header"
)
# They come at least 100 ms apart: when, depends on the machine.
TIMED = {"group/status", "form/status"}


def is_timed(message):
    return isinstance(message, dict) and message.get("method") in TIMED


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
async def test_transcript(path):
    text = path.read_text(encoding="utf-8")
    transcript = parse(text)
    transport = await Transport.start(find_server() + ["--now", transcript.today])
    messages = transport.messages()
    for exchange in transcript.exchanges:
        for each in exchange.sent:
            if isinstance(each, str):
                body = each.encode()
                each = b"Content-Length: %d\r\n\r\n%s" % (len(body), body)
            transport.send_bytes(each)
        for wanted in exchange.expected:
            if is_timed(wanted):
                continue
            message = await anext(messages)
            while is_timed(message):
                message = await anext(messages)
            assert message == wanted, json.dumps(message)[:2000]
    transport.close_input()
    code = await transport.wait(10)
    if transcript.exit_code is not None:
        assert code == transcript.exit_code
