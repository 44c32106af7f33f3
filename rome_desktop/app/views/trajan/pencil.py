"""What draws on the panels of this table: regions, tiles' shadows, numbers."""

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPolygonF

from rome_desktop.app.table import lettering, pencil
from rome_desktop.app.table.items import outline
from rome_desktop.app.table.pencil import HINTS, MIDDLE, RIGHT, Colour

BADGE_INK = QColor("#F6ECD8")


class Pencil(pencil.Pencil):
    """Draws numbered regions, badges and numbers too."""

    def region(self, rect: QRectF, numeral: str, title: str, note: str = "") -> QRectF:
        """A numbered panel with its heading; the room below the heading."""
        self.panel(rect, 7.0)
        x = rect.x() + 12
        if numeral:
            self.badge(QPointF(rect.x() + 20, rect.y() + 17), numeral)
            x = rect.x() + 38
        line = QRectF(x, rect.y() + 6, rect.right() - x - 10, 22)
        taken = self.words(title, "body", line, bold=True)
        if note:
            self.words(note, "small", line.adjusted(taken + 6, 0, 0, 0), "muted", RIGHT)
        return rect.adjusted(10, 32, -10, -9)

    def hourglass(self, at: QPointF, size: float) -> None:
        """The time marker."""
        h = size / 2
        corners = ((-0.9, -1), (0.9, -1), (0.2, 0), (0.9, 1), (-0.9, 1), (-0.2, 0))
        shape = QPolygonF([at + QPointF(x * h, y * h) for x, y in corners])
        self.path(outline(shape), QColor("#3A2A22"), QColor("#FFFFFF"), max(1.0, size * 0.07))

    def aside(self, size: float, ratio: float, draw: Callable[["Pencil"], None]) -> QPixmap:
        """A picture of `size` units, `ratio` pixels each, that `draw` draws round its middle."""
        side = 2 * ceil(size * ratio / 2)
        picture = QPixmap(side, side)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(HINTS)
        painter.translate(side / ratio / 2, side / ratio / 2)
        draw(Pencil(painter, self.unit))
        painter.end()
        return picture

    def badge(self, at: QPointF, numeral: str, radius: float = 11.0) -> None:
        """The dark round plate with the numeral of a tray."""
        self.disc(at, radius, "strip", BADGE_INK, radius * 0.11)
        self.words(numeral, "numeral", square_at(at, 2 * radius), BADGE_INK, MIDDLE, size=1.05 * radius)

    def cast(self, rect: QRectF, radius: float = 4.0) -> None:
        """The small shadow of a tile."""
        self.plate(rect.translated(1.0, 2.4), QColor(26, 15, 6, 75), radius=radius)

    def rule(self, a: QPointF, b: QPointF) -> None:
        """A thin line on a panel."""
        self.line(a.x(), a.y(), b.x(), b.y(), "line", max(1.0, 1.0 / self.unit))

    def broken(self, text: str, role: str, width: float, most: int = 2) -> list[str]:
        """The words on one line if they fit there, smaller if need be, else on two that are about equal."""
        words = text.split(" ")
        if len(words) < 2 or most < 2 or lettering.fitting_size(text, role, width, self.unit) is not None:
            return [text]
        cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
        return list(min(cuts, key=lambda cut: max(map(len, cut))))

    def number(self, value: object, at: QPointF, size: float, colour: Colour = "ink") -> None:
        """A bold number round a point, `size` units high."""
        box = QRectF(at.x() - size * 2, at.y() - size, size * 4, size * 2)
        self.words(str(value), "count", box, colour, MIDDLE, bold=True, size=size)


def square_at(centre: QPointF, side: float) -> QRectF:
    """A square round a point."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
