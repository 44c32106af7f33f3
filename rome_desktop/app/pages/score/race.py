"""The race of a finished match: the chart over time, and the turns that made the difference."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.kit import fitting, theme
from rome_desktop.app.kit.buttons import EnterButton, draw_focus, text_width
from rome_desktop.app.kit.spoken import figure, labelled
from rome_desktop.app.kit.stylesheet import mixed
from rome_desktop.app.pages.score.counting import draw_text, line_colour
from rome_desktop.app.pages.score.outcome import Outcome
from rome_desktop.app.pages.shared.page import draw_badge


@dataclass(frozen=True, slots=True)
class Turning:
    """A turn that changed the race: the line it began with, its number, who gained what, and the lead."""

    index: int
    turn: int
    side: int
    gain: int
    lead: bool


ROOMY = 300
"""A turning point needs no more lines than in this width, in px of 100 %."""


def turning_points(outcome: Outcome, count: int = 4) -> list[Turning]:
    """The largest swings, in the order they happened: what a side gained beyond the mean of the others.

    The last row is left out: it is the final scoring, which the table of categories tells.
    """
    rows = outcome.race[:-1]
    sides = range(len(outcome.sides))
    found = []
    for turn, ((index, old), (_, new)) in enumerate(pairwise(rows), 1):
        gains = [b - a for a, b in zip(old, new, strict=True)]
        for side in sides:
            others = [gains[s] for s in sides if s != side] or [0]
            swing = gains[side] - sum(others) / len(others)
            best_other_before = max((old[s] for s in sides if s != side), default=0)
            best_other_after = max((new[s] for s in sides if s != side), default=0)
            lead = old[side] <= best_other_before and new[side] > best_other_after
            if gains[side] > 0:
                found.append((swing + lead, Turning(index, turn, side, gains[side], lead)))
    found.sort(key=lambda pair: -pair[0])
    return sorted((turning for _, turning in found[:count]), key=lambda t: t.turn)


class RaceChart(QWidget):
    """Points as if the game had ended then, one line per side in its own dashes, its emblem at the end."""

    def __init__(self, outcome: Outcome, spoken: str) -> None:
        super().__init__()
        self.outcome = outcome
        self.setAccessibleName(spoken)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(theme.look().px(360), theme.look().px(160))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.look().px(240), theme.look().px(116))

    def _plot(self) -> QRectF:
        look = theme.look()
        font = look.font("body", 14, bold=True)
        right = look.pxf(28) + max(text_width(font, seat.name) for seat in self.outcome.sides)
        left, top, low = look.pxf(34), look.pxf(12), look.pxf(24)
        return QRectF(left, top, self.width() - left - right, self.height() - top - low)

    def _bounds(self) -> tuple[int, int, int]:
        """Lowest and highest mark, and the step between marks."""
        every = [score for _, scores in self.outcome.race for score in scores]
        highest, lowest = max(1, *every), min(0, *every)
        step = next(s for s in (1, 2, 5, 10, 20, 25, 50, 100, 250, 1000) if (highest - lowest) / s <= 5)
        return math.floor(lowest / step) * step, math.ceil(highest / step) * step, step

    def paintEvent(self, event: QPaintEvent) -> None:
        look, plot = theme.look(), self._plot()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        low, high, step = self._bounds()
        for value in range(low, high + 1, step):
            y = plot.bottom() - plot.height() * (value - low) / (high - low)
            painter.fillRect(QRectF(plot.left(), y, plot.width(), max(1.0, look.pxf(1))), look.line)
            at = QPointF(plot.left() - look.pxf(8), y)
            draw_text(painter, at, figure(value), look.font("small"), look.muted, "right")
        self._paint_turns(painter, plot)
        ends = [
            (side, self._paint_line(painter, plot, side, low, high)) for side in reversed(self.outcome.order)
        ]
        self._paint_ends(painter, ends)
        painter.end()

    def _x(self, plot: QRectF, row: int) -> float:
        return plot.left() + plot.width() * row / max(1, len(self.outcome.race) - 1)

    def _paint_turns(self, painter: QPainter, plot: QRectF) -> None:
        look, last = theme.look(), len(self.outcome.race) - 1
        first = {self.outcome.round_at(row): row for row in reversed(range(last + 1))}
        room = max(1, int(plot.width() / look.pxf(46)))
        step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 1000) if len(first) / s <= room)
        for number, row in first.items():
            if number % step == 0 or number == 1:
                at = QPointF(self._x(plot, row), plot.bottom() + look.pxf(14))
                draw_text(painter, at, str(number), look.font("small"), look.muted, "middle")

    def _paint_line(self, painter: QPainter, plot: QRectF, side: int, low: int, high: int) -> QPointF:
        look, path = theme.look(), QPainterPath()
        at = QPointF()
        for row, (_, scores) in enumerate(self.outcome.race):
            part = (scores[side] - low) / (high - low)
            at = QPointF(self._x(plot, row), plot.bottom() - plot.height() * part)
            if row:
                path.lineTo(at)
            else:
                path.moveTo(at)
        colour = self.outcome.sides[side].colour
        painter.setBrush(Qt.BrushStyle.NoBrush)
        plain = QPen(line_colour(colour), look.pxf(2.6))
        painter.setPen(look.seat_pen(theme.seat(colour), 2.6) if colour else plain)
        painter.drawPath(path)
        return at

    def _paint_ends(self, painter: QPainter, ends: list[tuple[int, QPointF]]) -> None:
        """Emblem and name of each side at its line's end, moved apart where they would cover each other."""
        look = theme.look()
        gap = look.pxf(20)
        ends.sort(key=lambda end: end[1].y())
        places = [end[1].y() for end in ends]
        for i in range(1, len(places)):
            places[i] = max(places[i], places[i - 1] + gap)
        over = places[-1] - (self.height() - look.pxf(10)) if places else 0
        for i in reversed(range(len(places))):
            limit = places[i + 1] - gap if i + 1 < len(places) else self.height() - look.pxf(10)
            places[i] = min(places[i], limit) if over > 0 else places[i]
        for (side, at), y in zip(ends, places, strict=True):
            seat = self.outcome.sides[side]
            middle = QPointF(at.x() + look.pxf(4), y)
            draw_badge(painter, seat.colour, middle, look.pxf(18))
            where = QPointF(middle.x() + look.pxf(14), y)
            draw_text(painter, where, seat.name, look.font("body", 14, bold=True), look.ink)


class TurningRow(EnterButton):
    """One turning point; a press shows the table as it was: `look_at(line)`."""

    look_at = Signal(int)

    def __init__(self, outcome: Outcome, turning: Turning, title: str, sentence: str) -> None:
        super().__init__()
        self._outcome, self._turning = outcome, turning
        self._title, self._sentence = title, sentence
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(labelled(title, sentence))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(lambda: self.look_at.emit(turning.index))

    def lines(self, width: float) -> list[tuple[str, QFont, bool]]:
        """The lines of the row in this width, their letters, and whether they belong to the title."""
        look = theme.look()
        room = width - look.pxf(46)
        bold, plain = look.font("label", bold=True), look.font("label")
        title = [(line, bold, True) for line in fitting.wrapped(self._title, bold, room)]
        return title + [(line, plain, False) for line in fitting.wrapped(self._sentence, plain, room)]

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return theme.look().px(13 + 17 * len(self.lines(width)))

    def sizeHint(self) -> QSize:
        return QSize(theme.look().px(200), self.heightForWidth(theme.look().px(ROOMY)))

    def minimumSizeHint(self) -> QSize:
        """No higher than where there is room: in less, the height follows from the width."""
        return QSize(theme.look().px(140), self.heightForWidth(theme.look().px(ROOMY)))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(mixed(look.ink, look.panel, 0.05))
            painter.drawRoundedRect(QRectF(self.rect()), look.pxf(5), look.pxf(5))
        colour = self._outcome.sides[self._turning.side].colour
        draw_badge(painter, colour, QPointF(look.pxf(18), look.pxf(16)), look.pxf(21))
        for number, (line, font, title) in enumerate(self.lines(self.width())):
            at = QPointF(look.pxf(38), look.pxf(13 + 17 * number + (0 if title else 1)))
            draw_text(painter, at, line, font, look.ink if title else look.muted)
        if self.hasFocus():
            d = look.pxf(4)
            draw_focus(painter, QRectF(self.rect()).adjusted(d, d, -d, -d), look.pxf(4))
        painter.end()
