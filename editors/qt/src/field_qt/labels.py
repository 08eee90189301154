"""Labels of people's words: as they are written, and in the room that there is."""

from __future__ import annotations

from PySide6.QtCore import QSize, QTextBoundaryFinder, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy


def unmarked(text: str) -> str:
    """A text for where Qt takes `&` as the mark of a key."""
    return text.replace("&", "&&")


class Title(QLabel):
    """A title in a form: its text is no markup, and breaks where the window ends.

    It breaks by itself: a label of Qt's that does has the height of all that is around it hang on the width, which a form of a thousand
    fields pays for each time that one of them is built.
    """

    def __init__(self, text: str, name: str) -> None:
        super().__init__(text)
        self.words = text
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        # A word that is longer than the window widens nothing.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        text = broken(self.words, self.fontMetrics(), self.contentsRect().width())
        if text != self.text():
            self.setText(text)


def fit(label: QLabel, text: str, room: int, breaks: bool) -> QSize:
    """Puts a text into a label that has so much room: broken into lines, or else cut and whole in its tip; its size then."""
    label.setWordWrap(False)
    label.setText(unmarked(text))
    label.setToolTip("")
    size = label.sizeHint()
    if size.width() <= room:
        return size
    if breaks:
        label.setWordWrap(True)
        return QSize(room, label.heightForWidth(room))
    margin = size.width() - label.fontMetrics().horizontalAdvance(text)
    label.setText(unmarked(label.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, max(0, room - margin))))
    label.setToolTip(text)
    return QSize(room, size.height())


def broken(text: str, metrics: QFontMetrics, room: int) -> str:
    """A text with line breaks between words, so that each line has room; for widgets that break none themselves."""
    lines, finder = [""], QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    # Where each script breaks its lines; Qt counts units of UTF-16.
    start, units = 0, text.encode("utf-16-le")
    while (end := finder.toNextBoundary()) != -1:
        piece = units[2 * start : 2 * end].decode("utf-16-le")
        start = end
        if lines[-1] and metrics.horizontalAdvance((lines[-1] + piece).rstrip()) > room:
            lines[-1] = lines[-1].rstrip(" ")
            lines.append(piece)
        else:
            lines[-1] += piece
    return "\n".join(lines)
