"""What a keyboard on a screen, or an input method, is told of a field."""

from __future__ import annotations

from field_client.protocol import Presentation
from PySide6.QtCore import Qt

HINTS = {
    "numeric": Qt.InputMethodHint.ImhDigitsOnly,
    "decimal": Qt.InputMethodHint.ImhFormattedNumbersOnly,
    "tel": Qt.InputMethodHint.ImhDialableCharactersOnly,
    "email": Qt.InputMethodHint.ImhEmailCharactersOnly,
    "url": Qt.InputMethodHint.ImhUrlCharactersOnly,
}


def input_hints(shown: Presentation, is_secret: bool) -> Qt.InputMethodHint:
    """The kind of keyboard, and what it is not to do by itself: of a secret nothing is learned."""
    hints = HINTS.get(shown.keyboard, Qt.InputMethodHint.ImhNone)
    if not shown.autocorrect:
        hints |= Qt.InputMethodHint.ImhNoPredictiveText
    if shown.capitalize == "none":
        hints |= Qt.InputMethodHint.ImhNoAutoUppercase
    if is_secret:
        hints |= Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhHiddenText
    return hints
