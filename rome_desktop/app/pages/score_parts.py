"""Parts of the score sheet: the table of categories, bars of where points came from, and the count."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.contract import Category
from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.buttons import text_width
from rome_desktop.app.kit.spoken import figure, labelled
from rome_desktop.app.pages.outcome import Outcome
from rome_desktop.app.pages.page_parts import draw_badge

WHITE = QColor("#FFFFFF")
DENSE = 10
"""With more categories the rows of the sheet stand closer together."""


class Counting(QWidget):
    """Something that shows a share of the points: `progress` runs from 0 to the number of categories."""

    def __init__(self, outcome: Outcome, categories: Sequence[Category]) -> None:
        super().__init__()
        self.outcome, self.categories = outcome, list(categories)
        self.progress = float(len(self.categories))

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
        if self.progress >= len(self.categories):
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


class CategoryTable(Counting):
    """Categories by sides: a number, a small bar, and a laurel at the best of each row."""

    def __init__(self, outcome: Outcome, categories: Sequence[Category], title: str, total: str) -> None:
        super().__init__(outcome, categories)
        self._title, self._total = title, total
        rows = [self._spoken(category) for category in self.categories]
        ends = ", ".join(f"{outcome.sides[s].name} {outcome.score(s)}" for s in outcome.order)
        self.setAccessibleName("; ".join([*rows, *([labelled(total, ends)] if outcome.in_points else [])]))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _spoken(self, category: Category) -> str:
        cells = [
            f"{self.outcome.sides[s].name} {self.outcome.points(s, category.key)}" for s in self.outcome.order
        ]
        return labelled(category.name, ", ".join(cells))

    def sizeHint(self) -> QSize:
        look = theme.look()
        high = 38 if len(self.categories) <= DENSE else 24
        return QSize(look.px(560), look.px(40 + 50) + look.px(high) * len(self.categories))

    def minimumSizeHint(self) -> QSize:
        look = theme.look()
        high = 34 if len(self.categories) <= DENSE else 24
        return QSize(look.px(360), look.px(40 + 46) + look.px(high) * len(self.categories))

    def _columns(self) -> tuple[float, float]:
        """Where the first side's column is centred, and the step to the next."""
        look, count = theme.look(), len(self.outcome.sides)
        font = look.font("body", 15.5)
        names = max(text_width(font, c.name) for c in self.categories) + look.pxf(66)
        names = max(names, text_width(look.font("display", 20), self._title) + look.pxf(16))
        first = max(names, self.width() * 0.34)
        step = min((self.width() - first) / count, look.pxf(130))
        return self.width() - step * (count - 0.5), step

    def row_box(self, row: int) -> QRectF:
        """Where a row of the sheet is drawn."""
        look = theme.look()
        head, foot = look.pxf(38), look.pxf(50 if self.outcome.in_points else 4)
        high = min((self.height() - head - foot) / len(self.categories), look.pxf(76))
        return QRectF(0, head + row * high, self.width(), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        first, step = self._columns()
        head, high = look.pxf(38), self.row_box(0).height()
        at = QPointF(look.pxf(2), head / 2 - look.pxf(3))
        draw_text(painter, at, self._title, look.font("display", 20), look.ink)
        font = self.name_font(step)
        for index, side in enumerate(self.outcome.order):
            at = QPointF(first + index * step, head / 2 - look.pxf(3))
            self._paint_head(painter, at, side, step, font)
        for row in range(len(self.categories)):
            self._paint_row(painter, self.row_box(row), row, first, step)
        if self.outcome.in_points:
            self._paint_total(painter, head + len(self.categories) * high + look.pxf(3), first, step)
        painter.end()

    def _paint_total(self, painter: QPainter, y: float, first: float, step: float) -> None:
        look = theme.look()
        painter.fillRect(QRectF(look.pxf(4), y, self.width() - look.pxf(8), look.pxf(2)), look.ink)
        y += look.pxf(27)
        draw_text(painter, QPointF(look.pxf(48), y), self._total, look.font("display", 19), look.ink)
        for index, side in enumerate(self.outcome.order):
            at = QPointF(first + index * step, y)
            draw_text(painter, at, figure(self.total(side)), look.font("score", 25), look.ink, "middle")

    def name_font(self, step: float) -> QFont:
        """One for all names, as large as the longest allows in columns so far apart."""
        look, size = theme.look(), 14.5
        font = look.font("body", size, bold=True)
        names = [seat.name for seat in self.outcome.sides]
        while max(text_width(font, name) for name in names) > step - look.pxf(32) and size > 11:
            size -= 0.5
            font = look.font("body", size, bold=True)
        return font

    def _paint_head(self, painter: QPainter, at: QPointF, side: int, step: float, font: QFont) -> None:
        look = theme.look()
        seat = self.outcome.sides[side]
        width = text_width(font, seat.name) + look.pxf(27)
        if width > step:  # the name below the badge
            draw_badge(painter, seat.colour, at - QPointF(0, look.pxf(6)), look.pxf(16))
            draw_text(painter, at + QPointF(0, look.pxf(11)), seat.name, font, look.ink, "middle")
            return
        left = at.x() - width / 2
        draw_badge(painter, seat.colour, QPointF(left + look.pxf(11), at.y()), look.pxf(22))
        draw_text(painter, QPointF(left + look.pxf(27), at.y()), seat.name, font, look.ink)

    def _paint_row(self, painter: QPainter, box: QRectF, row: int, first: float, step: float) -> None:
        look, category = theme.look(), self.categories[row]
        middle = box.center().y()
        if row % 2 == 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.tinted("board_low", 0.38) if not look.dark else look.tinted("raised", 0.9))
            painter.drawRoundedRect(box, look.pxf(4), look.pxf(4))
        side = min(look.pxf(28), box.height() - look.pxf(4))
        plate = QRectF(look.pxf(8), middle - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(category.colour))
        painter.drawRoundedRect(plate, look.pxf(5), look.pxf(5))
        icons.draw(painter, category.icon, plate.center(), side * 0.68, WHITE, category.colour)
        known = self.progress > row
        ink = look.ink if known else look.faint
        draw_text(painter, QPointF(look.pxf(48), middle), category.name, look.font("body", 15.5), ink)
        if not known:
            return
        values = [self.outcome.points(s, category.key) for s in range(len(self.outcome.sides))]
        for index, one in enumerate(self.outcome.order):
            at = QPointF(first + index * step, middle)
            best = values[one] == max(values) > 0 and self.progress >= row + 1
            self._paint_cell(painter, at, self.shown(one, row), one, best, box.height())

    def _paint_cell(
        self, painter: QPainter, at: QPointF, value: int, side: int, best: bool, high: float
    ) -> None:
        look = theme.look()
        highest = max(
            self.outcome.points(s, c.key) for s in range(len(self.outcome.sides)) for c in self.categories
        )
        font = look.font("count", 18 if best else 16.5, bold=best)
        ink = look.ink if value else look.faint
        draw_text(painter, at - QPointF(0, look.pxf(3)), figure(value), font, ink, "middle")
        if best:
            beside = min(look.pxf(25), self._columns()[1] / 2 - look.pxf(9))
            icons.draw(painter, "laurel", at + QPointF(beside, -look.pxf(3)), look.pxf(17), look.gold_ink)
        if value > 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(line_colour(self.outcome.sides[side].colour))
            width = max(look.pxf(3), look.pxf(56) * value / max(1, highest))
            y = at.y() + min(look.pxf(11), high / 2 - look.pxf(5))
            painter.drawRoundedRect(
                QRectF(at.x() - look.pxf(24), y, width, look.pxf(4)), look.pxf(2), look.pxf(2)
            )


def line_colour(colour: str) -> QColor:
    """A seat's colour as a line on a panel; muted for the automatic rival."""
    look = theme.look()
    return look.seat_line(theme.seat(colour)) if colour else look.muted


class StackedBars(Counting):
    """Where the points came from: a bar per side, a piece per category, and the key below."""

    def __init__(self, outcome: Outcome, categories: Sequence[Category]) -> None:
        super().__init__(outcome, categories)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def _key_rows(self, width: float) -> list[list[Category]]:
        if len(self.categories) > DENSE:
            return []  # the table beside is the key: the same colours and icons, with room for the names
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
        keys = len(self._key_rows(look.pxf(560)))
        return QSize(look.px(560), look.px(34 * len(self.outcome.sides) + 8 + 20 * keys))

    def minimumSizeHint(self) -> QSize:
        look = theme.look()
        keys = len(self._key_rows(max(self.width(), look.pxf(340))))
        return QSize(look.px(340), look.px(30 * len(self.outcome.sides) + 8 + 20 * keys))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        keys = self._key_rows(self.width())
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
            painter.setBrush(QColor(category.colour))
            painter.drawRoundedRect(
                QRectF(x, at.y() - high / 2, max(1.0, width - look.pxf(1.5)), high), look.pxf(2), look.pxf(2)
            )
            middle = QPointF(x + width / 2 - look.pxf(0.7), at.y())
            if width > look.pxf(42):
                icons.draw(
                    painter,
                    category.icon,
                    middle - QPointF(look.pxf(9), 0),
                    look.pxf(15),
                    WHITE,
                    category.colour,
                )
                font = look.font("count", 13.5, bold=True)
                draw_text(painter, middle + QPointF(look.pxf(9), 0), str(value), font, WHITE, "middle")
            elif width > look.pxf(20):
                icons.draw(painter, category.icon, middle, look.pxf(15), WHITE, category.colour)
            x += width
        return x

    def _paint_keys(self, painter: QPainter, rows: Sequence[Sequence[Category]], y: float) -> None:
        look = theme.look()
        font = look.font("label", 13)
        for row in rows:
            x = look.pxf(2)
            for category in row:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(category.colour))
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
            ", ".join(f"{outcome.place(s)} {outcome.sides[s].name} {self._end(s)}" for s in outcome.order)
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
            if self.progress >= len(self.categories) and known:
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
        icons.draw(painter, "laurel", middle, look.pxf(82), look.gold_ink if look.dark else "#C9972E")
        if self._open:
            step = look.pxf(30 if len(self._colours) > 1 else 0)
            first = middle.x() - step * (len(self._colours) - 1) / 2
            for index, colour in enumerate(self._colours):
                at = QPointF(first + index * step, middle.y() - look.pxf(2))
                draw_badge(painter, colour, at, look.pxf(38 if len(self._colours) == 1 else 28))
        painter.end()
