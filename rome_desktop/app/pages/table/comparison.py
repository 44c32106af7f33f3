"""Tables (key T): what every side has, side by side, and what it would score now."""

import re
from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from rome_desktop.app.contract import Category, Holding
from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.kit.spoken import capitalised, figure, labelled, listed
from rome_desktop.app.pages.shared.game_facts import counted
from rome_desktop.engine.game import Standing

Column = tuple[theme.SeatColour, str, tuple[tuple[Holding, ...], ...]]


Value = int | None
"""What a side has of something; None where it has none of the sort, like an automatic rival."""


class Grid(QWidget):
    """Rows of icons and names, one column of numbers per side.

    `scrolled` is how far it was scrolled: the names of rows and sides stay where they can be read.
    """

    ROW = 30
    LOWEST = 24
    NAMES, EMBLEM = 38, 32
    """Where the words of a row and of a column begin, in px of 100 %."""
    HEAD = 42

    def __init__(self) -> None:
        super().__init__()
        self.row_height = self.ROW
        self.scrolled = QPoint()
        self._narrow = False
        self.columns: Sequence[Column] = ()
        self.rows: list[tuple[str, str, list[Value]]] = []
        self.ruled: set[int] = set()

    def sizeHint(self) -> QSize:
        left, step = self.measures()
        return QSize(
            ceil(left + step * len(self.columns)),
            theme.look().px(self.HEAD + 4) + self.row_height * len(self.rows),
        )

    def measures(self) -> tuple[float, float]:
        """Where the first column begins, and the step to the next: no word is cut, none reaches a number."""
        look = theme.look()
        words, names = (
            QFontMetricsF(look.font("body", 14.5)),
            QFontMetricsF(look.font("body", 14.5, bold=True)),
        )
        label = max((words.horizontalAdvance(label) for _, label, _ in self.rows), default=0.0)
        name = max((names.horizontalAdvance(name) for _, name, _ in self.columns), default=0.0)
        left, step = look.pxf(self.NAMES + 12) + label, look.pxf(self.EMBLEM + 12) + name
        return (left, step) if self._narrow else (max(look.pxf(250), left), max(look.pxf(104), step))

    def fit(self, width: int, height: int) -> None:
        """Lower rows and narrower columns where there is less room, down to what the words need."""
        px = theme.look().px
        fair = (height - px(self.HEAD + 4)) // max(1, len(self.rows))
        self.row_height = min(px(self.ROW), max(px(self.LOWEST), fair))
        self._narrow = False
        self._narrow = self.sizeHint().width() > width
        self.setFixedSize(self.sizeHint())

    def scroll_to(self, at: QPoint) -> None:
        """It was scrolled so far."""
        self.scrolled = at
        self.update()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, head = self.measures()[0], theme.look().pxf(self.HEAD)
        corner = QPointF(self.scrolled)
        whole = QRectF(self.rect())
        below, beside = whole.adjusted(0, corner.y() + head, 0, 0), whole.adjusted(corner.x() + left, 0, 0, 0)
        above = QRectF(0, corner.y(), whole.width(), head)
        names = QRectF(corner.x(), 0, left, whole.height())
        for part, paint in (
            (below, self._paint_bands),
            (above & beside, self._paint_sides),
            (below & names, self._paint_names),
            (below & beside, self._paint_values),
        ):
            painter.save()
            painter.setClipRect(part)
            paint(painter)
            painter.restore()
        painter.end()

    def _top(self, row: int) -> float:
        return theme.look().pxf(self.HEAD) + self.row_height * row

    def _paint_bands(self, painter: QPainter) -> None:
        """Every other row on a tint, and lines between what they tell of."""
        look = theme.look()
        for r in range(len(self.rows)):
            if r % 2 == 0:
                row = QRectF(0, self._top(r), self.width(), self.row_height)
                painter.fillRect(row, look.tinted("line", 0.35))
            if r in self.ruled:
                painter.setPen(look.line_strong)
                painter.drawLine(QPointF(0, self._top(r)), QPointF(self.width(), self._top(r)))

    def _paint_sides(self, painter: QPainter) -> None:
        look, (left, step) = theme.look(), self.measures()
        painter.setFont(look.font("body", 14.5, bold=True))
        for n, (colour, name, _) in enumerate(self.columns):
            at = QPointF(left + step * n, self.scrolled.y())
            icons.draw_emblem(painter, colour, at + QPointF(look.pxf(14), look.pxf(18)), look.pxf(24))
            painter.setPen(look.ink)
            painter.drawText(at + QPointF(look.pxf(self.EMBLEM), look.pxf(23)), name)

    def _paint_names(self, painter: QPainter) -> None:
        look = theme.look()
        painter.setFont(look.font("body", 14.5))
        for r, (icon, label, _) in enumerate(self.rows):
            at = QPointF(self.scrolled.x(), self._top(r) + self.row_height / 2)
            icons.draw(painter, icon, at + QPointF(look.pxf(18), 0), look.pxf(18), look.muted, look.panel)
            painter.setPen(look.ink)
            painter.drawText(at + QPointF(look.pxf(self.NAMES), look.pxf(5)), label)

    def _paint_values(self, painter: QPainter) -> None:
        look, (left, step) = theme.look(), self.measures()
        for r, (_, _, values) in enumerate(self.rows):
            low = self._top(r) + self.row_height / 2 + look.pxf(5)
            for n, value in enumerate(values):
                painter.setFont(look.font("body", 15, bold=is_best(value, values)))
                painter.setPen(look.ink if value else look.muted)
                painter.drawText(QPointF(left + step * n + look.pxf(self.EMBLEM), low), said_value(value))


def is_best(value: Value, values: Sequence[Value]) -> bool:
    """Whether nobody has more and somebody has less."""
    known = [one for one in values if one is not None]
    return value is not None and value == max(known) > min(known)


def said_value(value: Value) -> str:
    """A number, or a dash."""
    return "–" if value is None else figure(value)


def side_by_side(holdings: Sequence[Sequence[Holding]]) -> list[tuple[str, str, list[Value]]]:
    """Icon, name and what every side has, for each sort of things that any of them has."""
    most = max(holdings, key=len, default=())
    rows = []
    for n, sort in enumerate(most):
        found = [_of_sort(n, sort, side, len(most)) for side in holdings]
        values: list[Value] = [holding.count if holding is not None else None for holding in found]
        rows.append((sort.icon, _bare([holding for holding in found if holding is not None]), values))
    return rows


def _of_sort(n: int, sort: Holding, side: Sequence[Holding], most: int) -> Holding | None:
    """What a side has for a sort: at the same place, or by its icon where the side has fewer sorts."""
    if len(side) == most:
        return side[n]
    return next((holding for holding in side if holding.icon == sort.icon), None)


def _bare(row: Sequence[Holding]) -> str:
    """What a row counts, without a number: the words of the largest count, which are a plural if any are."""
    largest = max(row, key=lambda holding: holding.count)
    words = re.sub(rf"^\d+\s*|(?<!\d){largest.count}(?!\d)\s*", "", largest.name, count=1).strip()
    return capitalised(words)


class Comparison(Sheet):
    """A sheet over the table, closed by Esc, its button or a click beside it."""

    seats_wanted = Signal()
    """Whoever looks wants to change who plays."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.grid = Grid()
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidget(self.grid)
        self._area.setObjectName("figures")
        bars = self._area.horizontalScrollBar(), self._area.verticalScrollBar()
        for bar in bars:
            bar.valueChanged.connect(lambda: self.grid.scroll_to(QPoint(*(one.value() for one in bars))))
        for clear in (self._area.viewport(), self.grid):
            clear.setAutoFillBackground(False)
            clear.setStyleSheet("background: transparent")
        self.add_widget(self._area)
        self._seats = self.add_button("")
        self._button = self.add_button("", "primary")
        self.answered.connect(lambda button: self.seats_wanted.emit() if button == 0 else None)

    def compare(
        self, columns: Sequence[Column], standings: Sequence[Standing], categories: Sequence[Category]
    ) -> None:
        """Open with one column per side; no standings where there are no points."""
        grid = self.grid
        grid.columns = columns
        grid.rows = side_by_side([[holding for row in rows for holding in row] for _, _, rows in columns])
        grid.ruled = {len(grid.rows)}
        for category in counted(categories, standings):
            points: list[Value] = [standing.categories.get(category.key, 0) for standing in standings]
            grid.rows.append((category.icon, self.tr("Points: {name}").format(name=category.name), points))
        if standings:
            grid.ruled.add(len(grid.rows))
            total = self.tr("Total if the game ended now")
            grid.rows.append(("laurel", total, [s.score for s in standings]))
        said = [labelled(label, ", ".join(map(said_value, values))) for _, label, values in grid.rows]
        grid.setAccessibleName(listed([", ".join(name for _, name, _ in columns), *said]))
        self._fit()
        for column in (self._body, self._column):
            column.activate()  # layouts inside it keep the old size as long as nothing is shown
        self._seats.setText(self.tr("Who plays…"))
        self._button.setText(self.tr("Close"))
        self.set_words(self.tr("All tables"), "")
        self.open()

    def _fit(self) -> None:
        """The whole grid if the page has room for it; else it scrolls."""
        px, page = theme.look().px, self.parentWidget()
        assert page is not None
        high, wide = max(px(120), page.height() - px(200)), page.width() - px(98)
        self.grid.fit(wide, high)
        size = self.grid.size()
        beside = self._area.verticalScrollBar().sizeHint().width() if size.height() > high else 0
        below = self._area.horizontalScrollBar().sizeHint().height() if size.width() + beside > wide else 0
        self._area.setFixedSize(min(size.width() + beside, wide), min(size.height() + below, high))
