"""Stars, medals and the days of a week, as they are painted."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.buttons import EnterButton, draw_focus
from rome_desktop.app.pages.shared.page import ROMAN

METALS: Final = (QColor("#C58552"), QColor("#C3C9CD"), QColor("#E9B93F"))
"""Bronze, silver, gold: the same in both themes."""
RIMS: Final = (QColor("#8A5428"), QColor("#7E868B"), QColor("#A97F16"))


def draw_star(painter: QPainter, centre: QPointF, size: float, *, full: bool, metal: int = 2) -> None:
    """One star; an empty one is an outline."""
    look = theme.look()
    points = []
    for n in range(10):
        radius = size / 2 if n % 2 == 0 else size * 0.21
        angle = math.radians(-90 + 36 * n)
        points.append(centre + QPointF(radius * math.cos(angle), radius * math.sin(angle)))
    painter.setPen(QPen(RIMS[metal] if full else look.faint, max(1.0, look.pxf(1.2))))
    painter.setBrush(METALS[metal] if full else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF(points))


class Stars(QWidget):
    """Three stars in a row, so many of them earned."""

    def __init__(self, earned: int, size: float = 18, spoken: str = "", total: int = 3) -> None:
        super().__init__()
        self._earned, self._size, self._total = earned, size, total
        self.setAccessibleName(spoken)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        look = theme.look()
        return QSize(int(look.pxf(self._size * 1.2) * self._total) + 2, look.px(self._size * 1.2) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = theme.look().pxf(self._size * 1.2)
        for n in range(self._total):
            at = QPointF(step * (n + 0.5), self.height() / 2)
            draw_star(painter, at, theme.look().pxf(self._size), full=n < self._earned)
        painter.end()


class Mark(QWidget):
    """One, two or three small stars of a metal and the points they ask."""

    def __init__(self, number: int, points: int) -> None:
        super().__init__()
        self._number, self._points = number, points
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        look = theme.look()
        words = look.pxf(8 + 8.5 * len(str(self._points)))
        return QSize(int(look.pxf(13) * (self._number + 1) + words), look.px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = look.pxf(13)
        for n in range(self._number + 1):
            at = QPointF(step * (n + 0.5), self.height() / 2)
            draw_star(painter, at, look.pxf(12), full=True, metal=self._number)
        box = QRectF(self.rect()).adjusted(step * (self._number + 1) + look.pxf(4), 0, 0, 0)
        painter.setPen(look.ink)
        painter.setFont(look.font("label", 14, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, str(self._points))
        painter.end()


class Medal(EnterButton):
    """A numbered solo challenge: its medal, a blue ring for the next one, dashes for one not tried."""

    spoken_role: QAccessible.Role | None = None

    def __init__(self, number: int, medals: int, spoken: str, *, upcoming: bool, tried: bool) -> None:
        super().__init__("")
        self._number, self._medals, self._upcoming, self._tried = number, medals, upcoming, tried
        self.setCheckable(True)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(theme.look().px(56), theme.look().px(54))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.look().px(44), theme.look().px(50))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QPointF(self.width() / 2, self.height() / 2 - look.pxf(5))
        radius = look.pxf(17)
        if self._medals == 3:
            icons.draw(painter, "laurel", centre, min(look.pxf(48), 2.3 * centre.y()), METALS[2])
        if self._medals:
            painter.setPen(QPen(RIMS[self._medals - 1], look.pxf(1.6)))
            painter.setBrush(METALS[self._medals - 1])
        else:
            ring = QPen(
                look.focus if self._upcoming else look.faint, look.pxf(2.4 if self._upcoming else 1.4)
            )
            if not self._upcoming and not self._tried:
                ring.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(ring)
            painter.setBrush(look.raised)
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(theme.INK_ON_GOLD if self._medals else look.focus if self._upcoming else look.muted)
        painter.setFont(look.font("display", 15))
        box = QRectF(0, 0, self.width(), 2 * centre.y())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, ROMAN[self._number])
        for n in range(self._medals):
            at = QPointF(centre.x() + look.pxf(12) * (n - (self._medals - 1) / 2), centre.y() + look.pxf(25))
            draw_star(painter, at, look.pxf(11), full=True, metal=self._medals - 1)
        if self.isChecked() or self.hasFocus():
            rect = QRectF(self.rect()).adjusted(3, 1, -3, -1)
            if self.hasFocus():
                draw_focus(painter, rect, look.pxf(8))
            else:
                painter.setPen(QPen(look.outline, look.edge_width()))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect, look.pxf(8), look.pxf(8))
        painter.end()


class Week(QWidget):
    """The days from Monday to Sunday: a tick where the puzzle was solved, a ring round today."""

    def __init__(self, days: Sequence[tuple[date, bool]], today: date, spoken: str) -> None:
        super().__init__()
        self._days, self._today = list(days), today
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        look = theme.look()
        return QSize(look.px(24) * 7, look.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for n, (day, solved) in enumerate(self._days):
            at = QPointF(look.pxf(24) * (n + 0.5), look.pxf(13))
            painter.setPen(QPen(look.good if solved else look.faint, look.pxf(1.4)))
            painter.setBrush(look.good if solved else Qt.BrushStyle.NoBrush)
            radius = look.pxf(7.5 if day == self._today else 9)  # clear of the ring
            painter.drawEllipse(at, radius, radius)
            if solved:
                icons.draw(painter, "ui-confirm", at, look.pxf(13), look.on_accent)
            if day == self._today:
                painter.setPen(QPen(look.focus, look.pxf(2)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(at, look.pxf(11), look.pxf(11))
            letter = QLocale().dayName(
                QDate(day.year, day.month, day.day).dayOfWeek(), QLocale.FormatType.NarrowFormat
            )
            painter.setPen(look.ink if day == self._today else look.muted)
            painter.setFont(look.font("small", bold=day == self._today))
            box = QRectF(at.x() - look.pxf(12), look.pxf(25), look.pxf(24), look.pxf(15))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter.upper())
        painter.end()
