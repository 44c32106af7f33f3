"""The ranks of a challenge as a scale."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.kit import paint, theme


class ScaleBar(QWidget):
    """Ranks of a challenge on a scale, filled up to one's best; marks reached are solid, others hollow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks: list[tuple[str, int]] = []
        self._best: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        self.updateGeometry()
        self.update()

    def set_scale(self, marks: Sequence[tuple[str, int]], best: int | None, spoken: str = "") -> None:
        """Shows ranks (name, points), lowest first, and one's best; `spoken` says the same in words."""
        self._marks, self._best = list(marks), best
        self.setAccessibleName(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        look = theme.look()
        return QSize(look.px(240), look.px(62))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _wish(self, points: float) -> float:
        """Where a rank would lie on an even scale that keeps half a label free at its ends."""
        low, high = self._marks[0][1], self._marks[-1][1]
        look = theme.look()
        metrics = QFontMetricsF(look.font("small", bold=True))
        left, right = (
            min(max(look.pxf(30), metrics.horizontalAdvance(self._marks[n][0]) / 2), self.width() * 0.15)
            for n in (0, -1)
        )
        part = (points - low) / (high - low) if high > low else 1.0
        return min(max(left + part * (self.width() - left - right), 0.0), float(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._marks:
            return
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y, high = look.pxf(12), look.pxf(10)
        paint.groove(painter, QRectF(0, y - high / 2, self.width(), high), high / 2)
        if self._best is not None:
            painter.setBrush(look.good)
            reach = max(high, self.reach(self._best))
            painter.drawRoundedRect(QRectF(0, y - high / 2, reach, high), high / 2, high / 2)
        size, boxes = self.labels()
        for (name, points), (left, width) in zip(self._marks, boxes, strict=True):
            self._draw_mark(painter, name, points, size, left, width)
        painter.end()

    def labels(self) -> tuple[int, list[tuple[float, float]]]:
        """The size of the names in pixels, one for all, and (left, width) of each: none lies on another."""
        look = theme.look()
        font = look.font("small", bold=True)
        gap = look.pxf(8)
        while True:
            metrics = QFontMetricsF(font)
            widths = [metrics.horizontalAdvance(name) + 1 for name, _ in self._marks]
            spread = sum(widths) + gap * (len(widths) - 1)
            if spread <= self.width() or font.pixelSize() <= look.px(9):
                break
            font.setPixelSize(font.pixelSize() - 1)
        spare = self.width() - sum(widths)
        gap = min(gap, max(look.pxf(2), spare / max(1, len(widths) - 1)))
        wished = [self._wish(points) - w / 2 for (_, points), w in zip(self._marks, widths, strict=True)]
        return font.pixelSize(), list(zip(apart(wished, widths, gap, self.width()), widths, strict=True))

    def reach(self, points: int) -> float:
        """Where a number of points lies: marks stand over the middle of their names, evenly between them."""
        least = [points for _, points in self._marks]
        at = [left + width / 2 for left, width in self.labels()[1]]
        if len(at) < 2:
            return float(self.width()) if points >= least[0] else 0.0
        n = next((n for n in range(1, len(at)) if points < least[n]), len(at) - 1)
        part = (points - least[n - 1]) / max(1, least[n] - least[n - 1])
        return min(max(at[n - 1] + part * (at[n] - at[n - 1]), 0.0), float(self.width()))

    def _draw_mark(
        self, painter: QPainter, name: str, points: int, size: int, left: float, width: float
    ) -> None:
        look = theme.look()
        x, y = left + width / 2, look.pxf(12)
        reached = self._best is not None and points <= self._best
        painter.setPen(QPen(look.good if reached else look.faint, look.pxf(2)))
        painter.setBrush(look.good if reached else look.raised)
        painter.drawEllipse(QPointF(x, y), look.pxf(7.5), look.pxf(7.5))
        font = look.font("small", bold=reached)
        font.setPixelSize(size)
        ink: QColor = look.ink if reached else look.muted
        painter.setFont(font)
        painter.setPen(ink)
        line = QRectF(left - look.pxf(10), y + look.pxf(14), width + look.pxf(20), look.pxf(18))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, name)
        painter.setFont(look.font("small"))
        painter.setPen(look.muted)
        box = QRectF(left - look.pxf(10), y + look.pxf(31), width + look.pxf(20), look.pxf(18))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(points))


def apart(wished: Sequence[float], widths: Sequence[float], gap: float, room: float) -> list[float]:
    """Where things begin that would lie at `wished`, moved as little as keeps `gap` between neighbours.

    They stay within 0 and `room`, as far as there is room for all.
    """
    before = [sum(widths[:n]) + gap * n for n in range(len(widths))]
    groups: list[list[float]] = []  # those that touch move together, to the mean of what they wish
    for one in (at - used for at, used in zip(wished, before, strict=True)):
        groups.append([one])
        while len(groups) > 1 and _mean(groups[-2]) > _mean(groups[-1]):
            last = groups.pop()
            groups[-1] += last
    most = max(0.0, room - before[-1] - widths[-1])
    moved = [min(max(0.0, _mean(group)), most) for group in groups for _ in group]
    return [at + used for at, used in zip(moved, before, strict=True)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
