"""Where a caret may stand: Python's strings count scalars, a user counts characters."""

from __future__ import annotations

import unicodedata

_JOINER = "\u200d"


def _extends(character: str) -> bool:
    return (
        unicodedata.category(character) in ("Mn", "Me", "Mc")
        or character in (_JOINER, "\u200c")
        or "\ufe00" <= character <= "\ufe0f"
        or "\U0001f3fb" <= character <= "\U0001f3ff"
        or "\U000e0020" <= character <= "\U000e007f"
    )


def _is_flag(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"


def _is_boundary(text: str, offset: int) -> bool:
    if offset <= 0 or offset >= len(text):
        return True
    before, after = text[offset - 1], text[offset]
    if (before, after) == ("\r", "\n"):
        return False
    if _extends(after) or before == _JOINER:
        return False
    if _is_flag(before) and _is_flag(after):
        start = offset
        while start > 0 and _is_flag(text[start - 1]):
            start -= 1
        return (offset - start) % 2 == 0
    return True


def before(text: str, offset: int) -> int:
    """The start of the character before `offset`."""
    offset = max(0, min(offset, len(text)) - 1)
    while not _is_boundary(text, offset):
        offset -= 1
    return offset


def after(text: str, offset: int) -> int:
    """The end of the character behind `offset`."""
    offset = min(len(text), offset + 1)
    while not _is_boundary(text, offset):
        offset += 1
    return offset


def word_before(text: str, offset: int) -> int:
    """The start of the word before `offset`."""
    while offset > 0 and not text[offset - 1].isalnum():
        offset -= 1
    while offset > 0 and text[offset - 1].isalnum():
        offset -= 1
    return offset


def word_after(text: str, offset: int) -> int:
    """The end of the word behind `offset`."""
    while offset < len(text) and not text[offset].isalnum():
        offset += 1
    while offset < len(text) and text[offset].isalnum():
        offset += 1
    return offset
