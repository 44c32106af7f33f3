"""The form: points or places over time. And what every chart is: a drawing that can also be read."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.buttons import draw_focus, text_width
from rome_desktop.app.kit.spoken import figure, listed
from rome_desktop.app.kit.widgets import announce
from rome_desktop.app.pages.records.figures import Played, running
from rome_desktop.app.pages.score.counting import draw_text, wreath_gold

HIT: Final = 14.0
MARKS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 250, 1000)


class Chart(QWidget):
    """A drawing with a sentence for a name, and what it shows as a list for those who do not see it."""

    def __init__(self, sentence: str, spoken: Sequence[str], least: tuple[int, int]) -> None:
        super().__init__()
        self._least = least
        self.setAccessibleName(sentence)
        self.setAccessibleDescription(listed(spoken))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.look().px(self._least[0]), theme.look().px(self._least[1]))


class FormChart(Chart):
    """Points or places of matches, a tick where one was won, the average of five: `opened(played)`."""

    opened = Signal(object)

    def __init__(
        self, played: Sequence[Played], spoken: Sequence[str], sentence: str, *, places: bool, best: str
    ) -> None:
        super().__init__(sentence, spoken, (320, 120))
        self._played, self._spoken, self._places, self._best = list(played), list(spoken), places, best
        self._values = [one.place if places else one.points for one in played]
        self._at = len(self._values) - 1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if played else Qt.FocusPolicy.NoFocus)

    # ---- where things are

    def _bounds(self) -> tuple[int, int, int]:
        """The lowest and the highest mark, and the step between them."""
        if self._places:
            return 1, max(2, *self._values), 1
        low, high = min(self._values), max(self._values)
        step = next((s for s in MARKS if (high - low) / s <= 4), MARKS[-1])
        return (
            math.floor(low / step) * step,
            max(math.ceil(high / step), math.floor(low / step) + 1) * step,
            step,
        )

    def _plot(self) -> QRectF:
        look = theme.look()
        left, right = look.pxf(38), look.pxf(24)
        return QRectF(left, look.pxf(20), self.width() - left - right, self.height() - look.pxf(46))

    def _point(self, row: int, value: float) -> QPointF:
        plot, (low, high, _) = self._plot(), self._bounds()
        part = (value - low) / (high - low)
        part = 1 - part if self._places else part
        x = plot.left() + plot.width() * (row + 0.5) / len(self._values)
        return QPointF(x, plot.bottom() - plot.height() * part)

    def _near(self, at: QPointF) -> int | None:
        """The dot under the hand."""
        for row, value in enumerate(self._values):
            away = self._point(row, value) - at
            if math.hypot(away.x(), away.y()) <= theme.look().pxf(HIT):
                return row
        return None

    # ---- hands and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        row = self._near(event.position())
        self.setCursor(Qt.CursorShape.ArrowCursor if row is None else Qt.CursorShape.PointingHandCursor)
        if row is not None:
            QToolTip.showText(event.globalPosition().toPoint(), self._spoken[row], self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        row = self._near(event.position())
        if row is not None:
            self._at = row
            self.opened.emit(self._played[row])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in steps:
            self._at = min(max(self._at + steps[Qt.Key(event.key())], 0), len(self._values) - 1)
            announce(self, self._spoken[self._at])
            self.setToolTip(self._spoken[self._at])
            self.update()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.opened.emit(self._played[self._at])
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        return super().event(event)

    # ---- drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._values:
            self._paint_grid(painter)
            self._paint_average(painter)
            self._paint_dots(painter)
        painter.end()

    def _paint_grid(self, painter: QPainter) -> None:
        look, plot, (low, high, step) = theme.look(), self._plot(), self._bounds()
        small = look.font("small")
        for value in range(low, high + 1, step):
            y = self._point(0, value).y()
            painter.fillRect(QRectF(plot.left(), y, plot.width(), max(1.0, look.pxf(1))), look.line)
            draw_text(
                painter, QPointF(plot.left() - look.pxf(9), y), figure(value), small, look.muted, "right"
            )
        y, free, last = plot.bottom() + look.pxf(16), 0.0, ""
        for row, one in enumerate(self._played):
            day = one.result.ended.astimezone().date()
            text = QLocale().toString(QDate(day.year, day.month, day.day), "d MMM")
            x, wide = self._point(row, low).x(), text_width(small, text)
            if text != last and x - wide / 2 >= free and x + wide / 2 <= self.width():
                draw_text(painter, QPointF(x, y), text, small, look.muted, "middle")
                free = x + wide / 2 + look.pxf(22)
            last = text

    def _paint_average(self, painter: QPainter) -> None:
        look, path = theme.look(), QPainterPath()
        for row, value in enumerate(running(self._values)):
            at = self._point(row, value)
            if row:
                path.lineTo(at)
            else:
                path.moveTo(at)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((look.tinted("gold", 0.35), 8.0), (look.gold_ink, 2.6)):
            painter.setPen(QPen(colour, look.pxf(width), j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(path)

    def _paint_dots(self, painter: QPainter) -> None:
        look, radius = theme.look(), theme.look().pxf(7.5)
        best = (min if self._places else max)(range(len(self._values)), key=lambda row: self._values[row])
        for row, (value, one) in enumerate(zip(self._values, self._played, strict=True)):
            at = self._point(row, value)
            if row == best and not self._places:
                icons.draw(painter, "laurel", at, look.pxf(30), wreath_gold())
                self._paint_best(painter, at, value)
            painter.setPen(QPen(look.lit_edge if one.won else look.muted, look.pxf(1.8)))
            painter.setBrush(look.gold if one.won else look.raised)
            painter.drawEllipse(at, radius if one.won else radius * 0.8, radius if one.won else radius * 0.8)
            if one.won:
                icons.draw(painter, "ui-confirm", at, look.pxf(10), theme.INK_ON_GOLD)
        if self.hasFocus():
            at = self._point(self._at, self._values[self._at])
            box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
            draw_focus(painter, box.adjusted(-3, -3, 3, 3), radius + 3)

    def _paint_best(self, painter: QPainter, at: QPointF, value: int) -> None:
        """What it is, at the side where no dot lies."""
        look = theme.look()
        font, text = look.font("label", 13.5, bold=True), self._best.format(points=figure(value))
        wide, gap = text_width(font, text), look.pxf(20)
        high = QSizeF(wide + gap, look.pxf(22))
        sides = {
            "right": QRectF(QPointF(at.x() - wide - gap, at.y() - high.height() / 2), high),
            "left": QRectF(QPointF(at.x(), at.y() - high.height() / 2), high),
        }
        dots = [self._point(row, v) for row, v in enumerate(self._values)]
        for align, room in sides.items():
            free = not any(room.contains(dot) for dot in dots if dot != at)
            if free and room.left() >= 0 and room.right() <= self.width():
                x = at.x() - gap if align == "right" else at.x() + gap
                draw_text(painter, QPointF(x, at.y()), text, font, look.ink, align)
                return
