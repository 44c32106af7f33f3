"""The picture of a position on a page."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.pictures import Pictures, Subject

LEAST = 70
"""The least height, in px of 100 %."""


class PositionPicture(QWidget):
    """Where a match stands, with rounded corners; plain marble until the picture has come."""

    def __init__(self, subject: Subject, pictures: Pictures, size: QSize, most: int = 0) -> None:
        super().__init__()
        self._subject, self._pictures, self._size = subject, pictures, size
        px = theme.look().px
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(px(LEAST))
        if most:
            self.setMaximumHeight(px(most))
        pictures.came.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(theme.look().px(self._size.width()), theme.look().px(self._size.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        found = self._pictures.get(self._subject, self.size() * self.devicePixelRatioF())
        shown = found if found is not None else paint.board_ground(self.size())
        paint.rounded_picture(self, shown, theme.look().pxf(6))
