"""Parts of the score sheet: bars of where points came from, the places, the wreath, and the count."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.contract import Category
from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.buttons import text_width
from rome_desktop.app.kit.spoken import figure
from rome_desktop.app.pages.score.outcome import Outcome
from rome_desktop.app.pages.shared.page import draw_badge

WHITE = QColor("#FFFFFF")
DENSE = 10
"""With more categories the rows of the sheet stand closer together."""


class Counting(QWidget):
    """Something that shows a share of the points: `progress` runs from 0 to the number of categories."""

    def __init__(self, outcome: Outcome, categories: Sequence[Category]) -> None:
        super().__init__()
        self.outcome, self.categories = outcome, list(categories)
        self.progress = float(len(self.categories))

    @property
    def is_counted(self) -> bool:
        """Whether all categories are."""
        return self.progress >= len(self.categories)

    def set_progress(self, progress: float) -> None:
        """How many categories are counted; the one being counted may be in part."""
        self.progress = progress
        self.update()

    def shown(self, side: int, row: int) -> int:
        """The points shown so far of a side in a row of the sheet."""
        part = min(max(self.progress - row, 0.0), 1.0)
        return round(self.outcome.points(side, self.categories[row].key) * part)

    def total(self, side: int) -> int:
        """The points shown so far of a side."""
        if self.is_counted:
            return self.outcome.score(side)
        return sum(self.shown(side, row) for row in range(len(self.categories)))


def draw_text(
    painter: QPainter, at: QPointF, text: str, font: QFont, ink: QColor, align: str = "left"
) -> float:
    """A word whose capitals are centred on `at`'s height; answers its width."""
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    x = at.x() - (width / 2 if align == "middle" else width if align == "right" else 0)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QPointF(x, at.y() + metrics.capHeight() / 2), text)
    return width


def line_colour(colour: str) -> QColor:
    """A seat's colour as a line on a panel; muted for the automatic rival."""
    look = theme.look()
    return look.seat_line(theme.seat(colour)) if colour else look.muted


def wreath_gold() -> QColor:
    """The gold of a laurel, as it can be seen on a panel."""
    look = theme.look()
    return look.gold_ink if look.dark else QColor("#B07F1E")


class StackedBars(Counting):
    """Where the points came from: a bar per side, a piece per category, and the key below."""

    def __init__(self, outcome: Outcome, categories: Sequence[Category], *, low: bool = False) -> None:
        """`low`: there is little height."""
        super().__init__(outcome, categories)
        self._low = low
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def keys(self, width: float) -> list[list[Category]]:
        """The categories as they are named below the bars, in rows of this width.

        Where many have little height the table beside is the key: the same colours and icons, with room for
        the names.
        """
        if self._low and len(self.categories) > DENSE:
            return []
        look = theme.look()
        font = look.font("label", 13)
        rows: list[list[Category]] = [[]]
        used = 0.0
        for category in self.categories:
            wide = look.pxf(36) + text_width(font, category.name)
            if rows[-1] and used + wide > width:
                rows.append([])
                used = 0.0
            rows[-1].append(category)
            used += wide
        return rows

    def sizeHint(self) -> QSize:
        look = theme.look()
        keys = len(self.keys(look.pxf(560)))
        return QSize(
            look.px(560), look.px((27 if self._low else 34) * len(self.outcome.sides) + 8 + 20 * keys)
        )

    def minimumSizeHint(self) -> QSize:
        look = theme.look()
        keys = len(self.keys(max(self.width(), look.pxf(340))))
        return QSize(look.px(340), look.px(27 * len(self.outcome.sides) + 8 + 20 * keys))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        keys = self.keys(self.width())
        room = self.height() - look.pxf(8 + 20 * len(keys))
        step = min(room / len(self.outcome.sides), look.pxf(46))
        font = look.font("body", 14.5, bold=True)
        left = look.pxf(46) + max(text_width(font, seat.name) for seat in self.outcome.sides)
        widest = max(1, *(self._gained(side) for side in range(len(self.outcome.sides))))
        unit = (self.width() - left - look.pxf(46)) / widest
        for index, side in enumerate(self.outcome.order):
            y = step * (index + 0.5)
            seat = self.outcome.sides[side]
            draw_badge(painter, seat.colour, QPointF(look.pxf(12), y), look.pxf(22))
            draw_text(painter, QPointF(look.pxf(30), y), seat.name, font, look.ink)
            end = self._paint_bar(
                painter, QPointF(left, y), side, unit, min(look.pxf(28), step - look.pxf(7))
            )
            total = figure(self.total(side))
            draw_text(
                painter, QPointF(end + look.pxf(8), y), total, look.font("count", 17, bold=True), look.ink
            )
        self._paint_keys(painter, keys, step * len(self.outcome.sides) + look.pxf(16))
        painter.end()

    def _gained(self, side: int) -> int:
        """The length of a bar: points lost are not drawn, so it may be longer than the total."""
        return sum(max(0, self.outcome.points(side, category.key)) for category in self.categories)

    def _paint_bar(self, painter: QPainter, at: QPointF, side: int, unit: float, high: float) -> float:
        look, x = theme.look(), at.x()
        for row, category in enumerate(self.categories):
            value = self.shown(side, row)
            width = value * unit
            if width <= 0:
                continue
            painter.setPen(Qt.PenStyle.NoPen)
            colour = look.on_panel(category.colour)
            painter.setBrush(colour)
            painter.drawRoundedRect(
                QRectF(x, at.y() - high / 2, max(1.0, width - look.pxf(1.5)), high), look.pxf(2), look.pxf(2)
            )
            middle = QPointF(x + width / 2 - look.pxf(0.7), at.y())
            if width > look.pxf(42):
                at_icon = middle - QPointF(look.pxf(9), 0)
                icons.draw(painter, category.icon, at_icon, look.pxf(15), WHITE, colour)
                font = look.font("count", 13.5, bold=True)
                draw_text(painter, middle + QPointF(look.pxf(9), 0), str(value), font, WHITE, "middle")
            elif width > look.pxf(20):
                icons.draw(painter, category.icon, middle, look.pxf(15), WHITE, colour)
            x += width
        return x

    def _paint_keys(self, painter: QPainter, rows: Sequence[Sequence[Category]], y: float) -> None:
        look = theme.look()
        font = look.font("label", 13)
        for row in rows:
            x = look.pxf(2)
            for category in row:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.on_panel(category.colour))
                painter.drawRoundedRect(
                    QRectF(x, y - look.pxf(6.5), look.pxf(13), look.pxf(13)), look.pxf(3), look.pxf(3)
                )
                at = QPointF(x + look.pxf(18), y)
                x += look.pxf(36) + draw_text(painter, at, category.name, font, look.muted)
            y += look.pxf(20)


class Podium(Counting):
    """Emblem, name, points and place of every side, best first."""

    def __init__(self, outcome: Outcome, categories: Sequence[Category]) -> None:
        super().__init__(outcome, categories)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            ", ".join(
                f"{outcome.place(side)} {outcome.sides[side].name} {figure(self._end(side))}"
                for side in outcome.order
            )
        )

    def _end(self, side: int) -> int:
        """What stands below a name: the points, or without points the first category."""
        if self.outcome.in_points:
            return self.total(side)
        return self.shown(side, 0) if self.categories else 0

    def _step(self) -> float:
        look = theme.look()
        font = look.font("body", 14.5, bold=True)
        names = max(text_width(font, seat.name) for seat in self.outcome.sides)
        return look.pxf(34) + max(names, look.pxf(70)) + look.pxf(16)

    def sizeHint(self) -> QSize:
        return QSize(int(self._step() * len(self.outcome.sides)) + 1, theme.look().px(58))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, side in enumerate(self.outcome.order):
            x, seat = index * self._step(), self.outcome.sides[side]
            draw_badge(painter, seat.colour, QPointF(x + look.pxf(14), look.pxf(18)), look.pxf(26))
            left = x + look.pxf(34)
            draw_text(
                painter, QPointF(left, look.pxf(14)), seat.name, look.font("body", 14.5, bold=True), look.ink
            )
            score = look.font("score", 25)
            width = draw_text(painter, QPointF(left, look.pxf(41)), figure(self._end(side)), score, look.ink)
            if not self.outcome.in_points and self.categories:
                at = QPointF(left + width + look.pxf(16), look.pxf(41))
                icons.draw(painter, self.categories[0].icon, at, look.pxf(20), look.muted, look.panel)
                width += look.pxf(26)
            known = self.outcome.in_points or side in self.outcome.winners
            if self.is_counted and known:
                numeral = ("", "I", "II", "III", "IV", "V")[self.outcome.place(side)]
                at = QPointF(left + width + look.pxf(8), look.pxf(42))
                draw_text(painter, at, numeral, look.font("display", 15), look.gold_ink)
        painter.end()


class Wreath(QWidget):
    """The winner's emblem in a laurel wreath; only the wreath while the points are counted."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__()
        self._colours = [outcome.sides[side].colour for side in outcome.winners]
        self._open = False
        self.setFixedSize(theme.look().px(96), theme.look().px(84))

    def set_open(self, shown: bool) -> None:
        """Whether the winner is known."""
        self._open = shown
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        middle = QPointF(self.width() / 2, self.height() / 2)
        icons.draw(painter, "laurel", middle, look.pxf(82), wreath_gold())
        if self._open:
            step = look.pxf(30 if len(self._colours) > 1 else 0)
            first = middle.x() - step * (len(self._colours) - 1) / 2
            for index, colour in enumerate(self._colours):
                at = QPointF(first + index * step, middle.y() - look.pxf(2))
                draw_badge(painter, colour, at, look.pxf(38 if len(self._colours) == 1 else 28))
        painter.end()
