"""Offsets and changes of text. Qt counts units of UTF-16, Python characters."""

from __future__ import annotations

def scalars(text: str, offset: int) -> int:
    """An offset of Qt's as one of Python's."""
    if text.isascii():
        return min(offset, len(text))
    return len(text.encode("utf-16-le", "surrogatepass")[: 2 * offset].decode("utf-16-le", "replace"))


def units(text: str, offset: int) -> int:
    """An offset of Python's as one of Qt's."""
    return offset if text.isascii() else len(text[:offset].encode("utf-16-le", "surrogatepass")) // 2


def change(before: str, after: str, caret: int) -> tuple[tuple[int, int], str] | None:
    """The range that an edit replaced, and by what, where it ended at the caret; None where it did not."""
    tail = len(after) - caret
    if tail > len(before) or before[len(before) - tail :] != after[caret:]:
        return None
    # The longest beginning that both have, by halves.
    least, most = 0, min(len(before) - tail, caret)
    while least < most:
        middle = (least + most + 1) // 2
        if before[least:middle] == after[least:middle]:
            least = middle
        else:
            most = middle - 1
    return (least, len(before) - tail), after[least:caret]
