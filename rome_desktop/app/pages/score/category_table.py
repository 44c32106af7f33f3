"""The table of the score sheet: categories by sides, with a laurel at the best of each row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from rome_desktop.app.contract import Category
from rome_desktop.app.kit import fitting, icons, theme
from rome_desktop.app.kit.buttons import text_width
from rome_desktop.app.kit.spoken import figure, labelled
from rome_desktop.app.pages.score.cells import SheetCells
from rome_desktop.app.pages.score.counting import DENSE, WHITE, Counting, draw_text, line_colour
from rome_desktop.app.pages.score.outcome import Outcome
from rome_desktop.app.pages.shared.page import draw_badge

COLUMN = 58.0
"""The least width of a side's column before the names of categories give way, in px of 100 %."""
HEAD, FOOT = 38.0, 50.0
"""Above the rows for the sides, and below them for the total."""
NAMES, GAP, END = 48.0, 18.0, 6.0
"""Where names of categories begin, what is left after them, and at the end of the rows."""


class Measures(NamedTuple):
    """How a sheet of this width is set, in pixels: nothing in one column touches what is in the next."""

    first: float
    step: float
    """The middle of the first column, and from one to the next."""
    title: QFont
    names: QFont
    lines: tuple[tuple[str, ...], ...]
    """The names of the categories, each on one line or two."""
    heads: QFont
    below: bool
    """Whether the names of the sides stand below their badges: all of them, or none."""
    laurel: float
    shift: float
    """So far numbers stand left of the middle of their columns, to leave room for the laurel."""


class CategoryTable(Counting):
    """Categories by sides: a number, a small bar, and a laurel at the best of each row."""

    note = 0.0
    """What is left free between the heads and the rows, in pixels."""

    def __init__(self, outcome: Outcome, categories: Sequence[Category], title: str, total: str) -> None:
        super().__init__(outcome, categories)
        self._title, self._total = title, total
        names = [category.name for category in self.categories]
        heads = [outcome.sides[side].name for side in outcome.order]
        self.cells = SheetCells(title, [*names, *([total] if outcome.in_points else [])], heads, self)
        self._fill()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def about(self, category: Category, side: int) -> str:
        """How the points of a cell came about, or empty."""
        return self.outcome.workings.get((side, category.key), "")

    def set_progress(self, progress: float) -> None:
        before = self.is_counted
        super().set_progress(progress)
        if self.is_counted != before:
            self._fill()

    def _fill(self) -> None:
        """The cells tell what is drawn, as soon as everything is counted."""
        counted, out = self.is_counted, self.outcome
        for row, category in enumerate(self.categories):
            best = max(out.points(side, category.key) for side in out.order)
            for column, side in enumerate(out.order):
                points = out.points(side, category.key)
                most = self.tr("the most") if points == best > 0 else ""
                told = (figure(points), most, self.about(category, side)) if counted else ("",)
                self.cells.tell(row, column, *told)
        for column, side in enumerate(out.order if out.in_points else ()):
            self.cells.tell(len(self.categories), column, figure(out.score(side)) if counted else "")
        self.cells.set_counted(counted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        so, count = self.measures(), len(self.categories)
        tops = [self.row_box(row).top() for row in range(count + 1)]
        self.cells.place(
            so.first - so.step / 2, so.step, [*tops, *([self.height()] if self.outcome.in_points else [])]
        )

    def spoken(self, category: Category) -> str:
        """A row as it is read aloud."""
        cells = [
            f"{self.outcome.sides[s].name} {self.outcome.points(s, category.key)}" for s in self.outcome.order
        ]
        return labelled(category.name, ", ".join(cells))

    def sizeHint(self) -> QSize:
        look = theme.look()
        high = 38 if len(self.categories) <= DENSE else 24
        return QSize(look.px(560), int(self.note) + look.px(40 + 50 + high * len(self.categories)))

    def minimumSizeHint(self) -> QSize:
        """Rows as low as their letters allow: the total is to be seen without scrolling."""
        look = theme.look()
        high = 30 if len(self.categories) <= DENSE else 21
        return QSize(look.px(360), int(self.note) + look.px(40 + 46 + high * len(self.categories)))

    # how it is set

    def measures(self) -> Measures:
        """How this sheet is set at its width."""
        look, count = theme.look(), len(self.outcome.sides)
        columns = count * min(look.pxf(COLUMN), self.width() * 0.58 / count)
        whole = self.width() - look.pxf(END)
        room = whole - columns
        title = fitting.line(self._title, "display", room - look.pxf(16), 15) or look.font("display", 15)
        names, lines = self._names(room - look.pxf(NAMES + GAP))
        widest = max(text_width(names, line) for name in lines for line in name) + look.pxf(NAMES + GAP)
        left = max(widest, text_width(title, self._title) + look.pxf(16), self.width() * 0.34)
        step = min((whole - left) / count, look.pxf(130))
        heads, below = self._heads(step)
        laurel = look.pxf(17 if step >= look.pxf(62) else 14)
        number = text_width(look.font("count", 18, bold=True), figure(self._highest))
        shift = max(0.0, number / 2 + look.pxf(3) + laurel - step / 2)
        first = whole - step * (count - 0.5)
        return Measures(first, step, title, names, lines, heads, below, laurel, shift)

    def _names(self, room: float) -> tuple[QFont, tuple[tuple[str, ...], ...]]:
        """The names of the categories on one line, else on two where the rows are high enough."""
        look, words = theme.look(), [category.name for category in self.categories]
        for size in (15.5, 14.5, 13.5):
            font = look.font("body", size)
            if all(text_width(font, name) <= room for name in words):
                return font, tuple((name,) for name in words)
        for size in (14.5, 13.5, 12.5, 11.5):
            font = look.font("body", size)
            lines = tuple(fitting.wrapped(name, font, room) for name in words)
            high = 2 * pitch(font) <= self.row_box(0).height()
            if high and all(len(name) <= 2 for name in lines):
                return font, lines
        return look.font("body", 12.5), tuple((name,) for name in words)

    def _heads(self, step: float) -> tuple[QFont, bool]:
        """Letters for the names of the sides beside their badges, or else below them."""
        look, words = theme.look(), [side.name for side in self.outcome.sides]
        for below, badge, sizes in (
            (False, 32, (14.5, 14, 13.5, 13, 12.5)),
            (True, 4, (13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5)),
        ):
            for size in sizes:
                font = look.font("body", size, bold=True)
                if all(text_width(font, name) <= step - look.pxf(badge) for name in words):
                    return font, below
        return look.font("body", 9, bold=True), True

    @cached_property
    def _highest(self) -> int:
        sides = range(len(self.outcome.sides))
        return max(self.outcome.points(s, c.key) for s in sides for c in self.categories)

    def row_box(self, row: int) -> QRectF:
        """Where a row of the sheet is drawn."""
        look = theme.look()
        head, foot = look.pxf(HEAD) + self.note, look.pxf(FOOT if self.outcome.in_points else 4)
        high = min((self.height() - head - foot) / len(self.categories), look.pxf(76))
        return QRectF(0, head + row * high, self.width(), high)

    # how it is drawn

    def paintEvent(self, event: QPaintEvent) -> None:
        look, so = theme.look(), self.measures()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = look.pxf(HEAD / 2 - 3)
        draw_text(painter, QPointF(look.pxf(2), middle), self._title, so.title, look.ink)
        for index, side in enumerate(self.outcome.order):
            self._paint_head(painter, QPointF(so.first + index * so.step, middle), side, so)
        for row in range(len(self.categories)):
            self._paint_row(painter, row, so)
        if self.outcome.in_points:
            self._paint_total(painter, self.row_box(len(self.categories)).top() + look.pxf(3), so)
        painter.end()

    def _paint_total(self, painter: QPainter, y: float, so: Measures) -> None:
        look = theme.look()
        painter.fillRect(QRectF(look.pxf(4), y, self.width() - look.pxf(8), look.pxf(2)), look.ink)
        y += look.pxf(27)
        draw_text(painter, QPointF(look.pxf(NAMES), y), self._total, look.font("display", 19), look.ink)
        widest = figure(max(self.outcome.score(side) for side in self.outcome.order))
        sizes = (look.font("score", size) for size in (25, 23, 21, 19, 17))
        font = next(
            (f for f in sizes if text_width(f, widest) <= so.step - look.pxf(8)), look.font("score", 15)
        )
        for index, side in enumerate(self.outcome.order):
            at = QPointF(so.first + index * so.step - so.shift, y)
            draw_text(painter, at, figure(self.total(side)), font, look.ink, "middle")

    def _paint_head(self, painter: QPainter, at: QPointF, side: int, so: Measures) -> None:
        look, seat = theme.look(), self.outcome.sides[side]
        if so.below:
            draw_badge(painter, seat.colour, at - QPointF(0, look.pxf(6)), look.pxf(16))
            draw_text(painter, at + QPointF(0, look.pxf(11)), seat.name, so.heads, look.ink, "middle")
            return
        left = at.x() - (text_width(so.heads, seat.name) + look.pxf(27)) / 2
        draw_badge(painter, seat.colour, QPointF(left + look.pxf(11), at.y()), look.pxf(22))
        draw_text(painter, QPointF(left + look.pxf(27), at.y()), seat.name, so.heads, look.ink)

    def _paint_row(self, painter: QPainter, row: int, so: Measures) -> None:
        look, category, box = theme.look(), self.categories[row], self.row_box(row)
        middle = box.center().y()
        if row % 2 == 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.tinted("board_low", 0.38) if not look.dark else look.tinted("raised", 0.9))
            painter.drawRoundedRect(box, look.pxf(4), look.pxf(4))
        side = min(look.pxf(28), box.height() - look.pxf(4))
        plate = QRectF(look.pxf(8), middle - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.on_panel(category.colour))
        painter.drawRoundedRect(plate, look.pxf(5), look.pxf(5))
        icons.draw(painter, category.icon, plate.center(), side * 0.68, WHITE, look.on_panel(category.colour))
        known = self.progress > row
        ink, lines = look.ink if known else look.faint, so.lines[row]
        for n, line in enumerate(lines):
            y = middle + (n - (len(lines) - 1) / 2) * pitch(so.names)
            draw_text(painter, QPointF(look.pxf(NAMES), y), line, so.names, ink)
        if not known:
            return
        values = [self.outcome.points(s, category.key) for s in range(len(self.outcome.sides))]
        for index, one in enumerate(self.outcome.order):
            at = QPointF(so.first + index * so.step, middle)
            best = values[one] == max(values) > 0 and self.progress >= row + 1
            self._paint_cell(painter, at, self.shown(one, row), one, best, so)

    def _paint_cell(
        self, painter: QPainter, at: QPointF, value: int, side: int, best: bool, so: Measures
    ) -> None:
        look = theme.look()
        font = look.font("count", 18 if best else 16.5, bold=best)
        ink = look.ink if value else look.faint
        number = at - QPointF(so.shift, look.pxf(3))
        width = draw_text(painter, number, figure(value), font, ink, "middle")
        if best:
            beside = max(look.pxf(25), width / 2 + look.pxf(3) + so.laurel / 2)
            x = min(number.x() + beside, at.x() + (so.step - so.laurel) / 2)
            icons.draw(painter, "laurel", QPointF(x, number.y()), so.laurel, look.gold_ink)
        if value > 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(line_colour(self.outcome.sides[side].colour))
            painter.drawRoundedRect(self.bar(at, value, so), look.pxf(2), look.pxf(2))

    def bar(self, at: QPointF, value: int, so: Measures) -> QRectF:
        """The bar below a number: the longest of the sheet stays in its column."""
        look, high = theme.look(), self.row_box(0).height()
        longest = min(look.pxf(56), so.step - look.pxf(6))
        width = max(look.pxf(3), longest * value / max(1, self._highest))
        left = at.x() - min(look.pxf(24), longest / 2)
        y = at.y() + min(look.pxf(11), high / 2 - look.pxf(5))
        return QRectF(left, y, width, look.pxf(4))


def pitch(font: QFont) -> float:
    """From one line of a name to the next."""
    return QFontMetricsF(font).height() * 0.92
