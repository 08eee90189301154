"""The generated classes: everything that a server writes is read, and written as it was."""

import json

import pytest
from conftest import ROOT

from field_client.protocol import (
    NOTIFICATIONS,
    QUESTIONS,
    FieldChanges,
    FieldDiagnosticsParams,
    FieldSnapshot,
    PresentationChanges,
    Rule,
    Validity,
)
from field_client.wire import ABSENT, write

CORPUS = [json.loads(line) for line in (ROOT / "protocol/corpus/server.jsonl").read_text("utf-8").splitlines()]
PUSHED = [case for case in CORPUS if case["valid"] and "method" in case["message"]]


@pytest.mark.parametrize("case", PUSHED, ids=lambda case: case["name"])
def test_what_the_server_pushes_is_read_and_written(case):
    message = case["message"]
    structure = {**NOTIFICATIONS, **QUESTIONS}[message["method"]]
    params = structure.from_wire(message["params"])
    assert params.to_wire() == message["params"]


def test_a_word_of_a_later_version_stays_what_it_is():
    state = {"focus": "hovering", "content": "empty", "validity": "valid", "enabled": True, "touched": False,
             "dirty": False, "appearance": ""}
    wire = {"field": "a", "version": 1, "diagnostics": [], "state": state, "tomorrow": 1}
    params = FieldDiagnosticsParams.from_wire(wire)
    assert params.state.focus == "hovering"
    assert params.state.validity is Validity.VALID


def test_null_is_told_from_absence():
    changes = PresentationChanges.from_wire({"badge": None})
    assert changes.badge is None
    assert changes.masked is ABSENT
    assert changes.to_wire() == {"badge": None}
    assert FieldChanges(error=None, label="a").to_wire() == {"label": "a", "error": None}
    assert FieldChanges(label="a").to_wire() == {"label": "a"}


def test_parameters_are_members_beside_the_name():
    rule = Rule.from_wire({"rule": "length", "min": 3})
    assert rule.parameters == {"min": 3}
    assert write([rule]) == [{"rule": "length", "min": 3}]


def test_a_snapshot_is_a_status():
    assert {"field", "text", "state", "diagnostics"} <= {name for name, _ in FieldSnapshot.members.values()}
