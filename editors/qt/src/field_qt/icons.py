"""Small pictures in the colours of a palette."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

STROKES = {
    "clear": "M6 6 L18 18 M18 6 L6 18",
    "eye": "M2 12 C6 5 18 5 22 12 C18 19 6 19 2 12 Z M12 9 a3 3 0 1 0 .01 0 Z",
    "eye-off": "M2 12 C6 5 18 5 22 12 C18 19 6 19 2 12 Z M4 20 L20 4",
    "error": "M12 3 a9 9 0 1 0 .01 0 Z M12 7.5 V13 M12 16.2 V16.6",
    "success": "M12 3 a9 9 0 1 0 .01 0 Z M7.8 12.4 L10.8 15.2 L16.2 9.2",
    "warning": "M12 3.5 L21.5 20 H2.5 Z M12 10 V14.5 M12 17 V17.4",
    "calendar": "M4 6 H20 V20 H4 Z M4 10.5 H20 M8.5 3.5 V7 M15.5 3.5 V7",
    "search": "M10.5 4 a6.5 6.5 0 1 0 .01 0 Z M15.3 15.3 L20.5 20.5",
    "heart": "M12 20 C2 13 3 5 8 5 C10 5 11.4 6.2 12 8 C12.6 6.2 14 5 16 5 C21 5 22 13 12 20 Z",
    "mail": "M3 6 H21 V18 H3 Z M3.5 6.5 L12 13 L20.5 6.5",
    "person": "M12 4 a4 4 0 1 0 .01 0 Z M4.5 20 C5 14.5 19 14.5 19.5 20",
    "phone": "M6 3.5 L9.5 8 L8 10.2 C9.2 12.8 11.2 14.8 13.8 16 L16 14.5 L20.5 18 C19.5 20.6 17 21 15 20 C9.5 17.8 6.2 14.5 4 9 C3 7 3.4 4.5 6 3.5 Z",
    "card": "M3 6 H21 V18 H3 Z M3 10 H21",
    "folder": "M3 6.5 H9.5 L11.5 9 H21 V19 H3 Z",
    "dropdown": "M6 9.5 L12 15.5 L18 9.5",
    "up": "M6 14.5 L12 8.5 L18 14.5",
    "add": "M12 5 V19 M5 12 H19",
    "star": "M12 3.5 L14.6 9.2 L20.8 9.9 L16.2 14.1 L17.5 20.2 L12 17.1 L6.5 20.2 L7.8 14.1 L3.2 9.9 L9.4 9.2 Z",
    "other": "M12 8 a4 4 0 1 0 .01 0 Z",
}


@lru_cache(maxsize=256)
def pixmap(name: str, color: str, size: int = 48, filled: bool = False) -> QPixmap:
    """A picture, drawn large enough for screens with many pixels."""
    path = STROKES.get(name, STROKES["other"])
    fill = color if filled else "none"
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="{path}" fill="{fill}" stroke="{color}"'
        ' stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture


def icon(name: str, color: QColor) -> QIcon:
    return QIcon(pixmap(name, color.name()))
