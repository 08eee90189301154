"""What keys write, and what those of widgets are called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from unicodedata import category

from textual import events
from textual.dom import DOMNode

Word = Callable[[str], str]
"""What a button or a mark says, by its name."""


def name_keys(node: DOMNode, word: Word) -> None:
    """Describes the keys of a widget, or of a program, by what the words say that its bindings name."""
    for key, bindings in (type(node)._merged_bindings or node._bindings).key_to_bindings.items():
        node._bindings.key_to_bindings[key] = [replace(each, description=word(each.description)) for each in bindings]


def written(event: events.Key) -> str | None:
    """What a key writes, None where it only does something.

    Textual calls few signs printable: no blank but U+0020, such as the ideographic one, and no joiner. They are typed, and mean something.
    """
    character = event.character
    return None if character is None or category(character) in ("Cc", "Cs") else character
