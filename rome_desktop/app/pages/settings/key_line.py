"""A key and what it does."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.kit import fitting, theme
from rome_desktop.app.kit.buttons import text_width
from rome_desktop.app.kit.spoken import labelled


class KeyLine(QWidget):
    """A key cap of even width, and a word or two."""

    CAP = 74

    def __init__(self, key: str, text: str) -> None:
        super().__init__()
        self._key, self._text = key, text
        self.setAccessibleName(labelled(key, text))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _cap(self) -> float:
        look = theme.look()
        return max(look.pxf(self.CAP), text_width(look.font("tag", 12), self._key) + look.pxf(14))

    def sizeHint(self) -> QSize:
        look = theme.look()
        wide = self._cap() + look.pxf(10) + text_width(look.font("label"), self._text)
        return QSize(int(wide) + 1, look.px(24))

    def minimumSizeHint(self) -> QSize:
        look = theme.look()
        wide = self._cap() + look.pxf(10) + text_width(look.font("label", 11.5), self._text)
        return QSize(int(wide) + 1, look.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cap = QRectF(0.5, look.pxf(2), self._cap() - 1, self.height() - look.pxf(4))
        painter.setPen(QPen(look.outline, look.edge_width()))
        painter.setBrush(look.raised)
        painter.drawRoundedRect(cap, look.pxf(4), look.pxf(4))
        painter.setPen(look.ink)
        painter.setFont(look.font("tag", 12))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
        room = QRectF(cap.right() + look.pxf(10), 0, self.width() - cap.right() - look.pxf(10), self.height())
        painter.setPen(look.muted)
        painter.setFont(fitting.line(self._text, "label", room.width(), 11.5) or look.font("label", 11.5))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._text)
        painter.end()
