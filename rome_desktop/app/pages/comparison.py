"""Tables (key T): what every side has, side by side, and what it would score now."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from rome_desktop.app.contract import Category, Cell
from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.kit.spoken import labelled
from rome_desktop.app.pages.game_parts import counted
from rome_desktop.engine.game import Standing

Column = tuple[theme.SeatColour, str, tuple[tuple[Cell, ...], ...]]


class _Grid(QWidget):
    """Rows of icons and names, one column of numbers per side."""

    ROW = 30
    LOWEST = 24

    def __init__(self) -> None:
        super().__init__()
        self.row_height = self.ROW
        self.columns: Sequence[Column] = ()
        self.rows: list[tuple[str, str, list[int]]] = []
        self.ruled: set[int] = set()

    def sizeHint(self) -> QSize:
        px = theme.look().px
        return QSize(px(250 + 104 * len(self.columns)), px(46) + self.row_height * len(self.rows))

    def fit(self, height: int) -> None:
        """Lower rows where there is less room, down to what the words need."""
        px = theme.look().px
        fair = (height - px(46)) // max(1, len(self.rows))
        self.row_height = min(px(self.ROW), max(px(self.LOWEST), fair))
        self.setFixedSize(self.sizeHint())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, step = look.pxf(250), look.pxf(104)
        bold = look.font("body", 14.5, bold=True)
        for n, (colour, name, _) in enumerate(self.columns):
            x = left + step * n
            icons.draw_emblem(painter, colour, QPointF(x + look.pxf(14), look.pxf(18)), look.pxf(24))
            painter.setFont(bold)
            painter.setPen(look.ink)
            room = step - look.pxf(34)
            text = QFontMetricsF(bold).elidedText(name, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QPointF(x + look.pxf(32), look.pxf(23)), text)
        for r, (icon, label, values) in enumerate(self.rows):
            top = look.pxf(42) + self.row_height * r
            if r % 2 == 0:
                row = QRectF(0, top, self.width(), self.row_height)
                painter.fillRect(row, look.tinted("line", 0.35))
            if r in self.ruled:
                painter.setPen(look.line_strong)
                painter.drawLine(QPointF(0, top), QPointF(self.width(), top))
            middle = top + look.pxf(self.ROW) / 2
            icons.draw(painter, icon, QPointF(look.pxf(18), middle), look.pxf(18), look.muted, look.panel)
            painter.setFont(look.font("body", 14.5))
            painter.setPen(look.ink)
            painter.drawText(QPointF(look.pxf(38), middle + look.pxf(5)), label)
            best = max(values)
            for n, value in enumerate(values):
                painter.setFont(look.font("body", 15, bold=value == best and best > 0))
                painter.setPen(look.ink if value else look.faint)
                x = left + step * n + look.pxf(32)
                painter.drawText(QPointF(x, middle + look.pxf(5)), str(value))
        painter.end()


def _bare(row: Sequence[Cell]) -> str:
    """What a row counts, without a number: the words of the largest count, which are a plural if any are."""
    words = max(row, key=lambda cell: cell.count).name.lstrip("0123456789").strip()
    return words[:1].upper() + words[1:]


class Comparison(Sheet):
    """A sheet over the table, closed by Esc, its button or a click beside it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = _Grid()
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidget(self._grid)
        for clear in (self._area.viewport(), self._grid):
            clear.setAutoFillBackground(False)
            clear.setStyleSheet("background: transparent")
        self.add_widget(self._area)
        self._button = self.add_button("", "primary")

    def compare(
        self, columns: Sequence[Column], standings: Sequence[Standing], categories: Sequence[Category]
    ) -> None:
        """Open with one column per side; no standings where there are no points."""
        grid = self._grid
        grid.columns = columns
        grid.rows = []
        cells = [[cell for row in rows for cell in row] for _, _, rows in columns]
        for row in zip(*cells, strict=True):
            grid.rows.append((row[0].icon, _bare(row), [cell.count for cell in row]))
        grid.ruled = {len(grid.rows)}
        for category in counted(categories, standings):
            points = [standing.categories.get(category.key, 0) for standing in standings]
            grid.rows.append((category.icon, self.tr("Points: {name}").format(name=category.name), points))
        if standings:
            grid.ruled.add(len(grid.rows))
            total = self.tr("Total if the game ended now")
            grid.rows.append(("laurel", total, [s.score for s in standings]))
        said = [labelled(label, ", ".join(map(str, values))) for _, label, values in grid.rows]
        grid.setAccessibleName("; ".join([", ".join(name for _, name, _ in columns), *said]))
        self._fit()
        self._column.activate()  # layouts inside it keep the old size as long as nothing is shown
        self._button.setText(self.tr("Close"))
        self.set_words(self.tr("All tables"), "")
        self.open()

    def _fit(self) -> None:
        """The whole grid if the page has room for it; else it scrolls."""
        px, page = theme.look().px, self.parentWidget()
        assert page is not None
        high, wide = max(px(120), page.height() - px(200)), page.width() - px(110)
        self._grid.fit(high)
        size = self._grid.size()
        beside = self._area.verticalScrollBar().sizeHint().width() if size.height() > high else 0
        below = self._area.horizontalScrollBar().sizeHint().height() if size.width() + beside > wide else 0
        self._area.setFixedSize(min(size.width() + beside, wide), min(size.height() + below, high))
