"""What clients say in the same words, and hand on in the same shape."""

from __future__ import annotations

import re
from typing import Any

from .protocol import FormSubmitResult

# What buttons and marks say where the server is older than a word, and of a field without a form.
ENGLISH = {
    "submit": "Submit",
    "next": "Next",
    "back": "Back",
    "add": "Add another",
    "remove": "Remove",
    "up": "Move up",
    "down": "Move down",
    "clear": "Clear",
    "show": "Show",
    "hide": "Hide",
    "complete": "complete",
    "optional": "optional",
    "left": "{count} to go",
    "page": "Page {number} of {count}",
    "checking": "Checking…",
    "nothing": "Nothing found",
    "fix": "{count} to fix",
    "submitted": "Submitted",
    "removed": "Removed",
    "restore": "Put back",
    "restart": "Restart; nothing is lost",
    "choose": "Choose",
    "leave": "Leave",
    "readOnly": "read only",
    "unavailable": "not available",
}


def said(words: dict[str, str], name: str, **values: object) -> str:
    """What the word `name` says in the server's `words`; `values` stand for the names in braces."""
    text = words.get(name) or ENGLISH.get(name, name)
    for value, shown in values.items():
        text = text.replace(f"{{{value}}}", str(shown))
    return text


def english(name: str) -> str:
    """What a word says where there is no form that tells it."""
    return said({}, name)


def answers(result: FormSubmitResult) -> dict[str, Any]:
    """The contents of a form in words for programs, as `field-server form` prints them.

    Each field's typed form, its value where the type has none, and None where it is empty; of a section that repeats the
    list of its rows.
    """
    typed, sections = result.typed or {}, result.sections or {}
    found: dict[str, Any] = {}
    rows: dict[str, dict[str, Any]] = {}
    for name, value in (result.values or {}).items():
        answer = typed.get(name, value or None)
        row = re.fullmatch(r"(.*?\[\d+\])\.(.*)", name, re.DOTALL)
        if row is not None and row[1].rpartition("[")[0] in sections:
            rows.setdefault(row[1], {})[row[2]] = answer
        else:
            found[name] = answer
    for section, numbers in sections.items():
        found[section] = [rows.get(f"{section}[{number}]", {}) for number in numbers]
    return found
