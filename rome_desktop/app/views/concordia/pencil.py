"""What draws on the panels beside the map: paragraphs, and the good of one's choice."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from rome_desktop.app.kit import theme
from rome_desktop.app.table import growing, lettering, pencil
from rome_desktop.app.table.pencil import Colour, ink
from rome_desktop.games.concordia.ids import ANY

CHOICE_EDGE, CHOICE_INK = QColor("#7A6238"), QColor("#3A2A14")
WRAPPED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


@lru_cache(maxsize=1024)
def _fitting(
    text: str, wide: float, high: float, most: float, least: float, unit: float, scale: float
) -> float | None:
    """The size of a paragraph in so many pixels, None if it does not fit; `scale` is that of the look."""
    room = QRectF(0, 0, wide, high)

    def fits(points: float) -> bool:
        metrics = QFontMetricsF(lettering.role_font("small", points, unit))
        need = metrics.boundingRect(room, int(WRAPPED), text)
        return need.height() <= high + 1 and need.width() <= wide + 1

    return lettering.largest(most, least, fits)


class Pencil(pencil.Pencil):
    """Draws paragraphs and the good of one's choice too."""

    finest = 0.87
    night = "#1B1920"

    def paragraph(self, text: str, rect: QRectF, colour: Colour | None, size: float) -> bool:
        """Lines in the middle of `rect`, smaller until all fit; False, and nothing drawn, if they do not.

        Without a colour nothing is drawn: it only tells whether there is room.
        """
        most, least = size * growing.most(self.unit), min(size, lettering.smallest(self.unit, self.finest))
        seen = self.pixels(rect)
        wide, high = round(seen.width(), 3), round(seen.height(), 3)
        points = _fitting(text, wide, high, most, least, self.unit, self.look.scale)
        if points is not None and colour is not None and not self.noted(rect):
            with self.in_pixels():
                self.painter.setFont(lettering.role_font("small", points, self.unit))
                self.painter.setPen(ink(colour))
                self.painter.drawText(seen, int(WRAPPED), text)
        return points is not None

    def good(self, good: str, at: QPointF, size: float, *, plate: bool = True, faint: bool = False) -> None:
        """A good on its plate, coins, or the question mark of a good of one's choice."""
        if good != ANY:
            super().good(good, at, size, plate=plate, faint=faint)
            return
        if self.noted(QRectF(at.x() - size / 2, at.y() - size / 2, size, size)):
            return
        with self.in_pixels() as unit:
            painter, wide = self.painter, size * unit
            pen = QPen(self.look.muted if faint else CHOICE_EDGE, max(1.0, wide * 0.045))
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush if faint else theme.PLATE)
            radius = wide / 2 - pen.widthF() / 2
            painter.drawEllipse(at * unit, radius, radius)
            painter.setFont(self.look.font("count", wide * 0.72 / self.look.scale, bold=True))
            painter.setPen(self.look.muted if faint else CHOICE_INK)
            room = QRectF(at.x() * unit - wide / 2, at.y() * unit - wide / 2, wide, wide)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), "?")
