"""What draws on the panels beside the map: paragraphs, and the good of one's choice."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from rome_desktop.app.kit import theme
from rome_desktop.app.table import growing, lettering, pencil
from rome_desktop.app.table.pencil import Colour, ink
from rome_desktop.games.concordia.ids import ANY

CHOICE_EDGE, CHOICE_INK = QColor("#7A6238"), QColor("#3A2A14")
WRAPPED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class Pencil(pencil.Pencil):
    """Draws paragraphs and the good of one's choice too."""

    finest = 0.87
    night = "#1B1920"

    def paragraph(self, text: str, rect: QRectF, colour: Colour | None, size: float) -> bool:
        """Lines in the middle of `rect`, smaller until all fit; False, and nothing drawn, if they do not.

        Without a colour nothing is drawn: it only tells whether there is room.
        """
        points, least = size * growing.most(self.unit), min(size, lettering.smallest(self.unit, self.finest))
        seen = self.pixels(rect)
        while True:
            font = lettering.role_font("small", points, self.unit)
            need = QFontMetricsF(font).boundingRect(seen, int(WRAPPED), text)
            if need.height() <= seen.height() + 1 and need.width() <= seen.width() + 1:
                break
            if points <= least:
                return False
            points = max(least, points - 0.5)
        if colour is not None and not self.noted(rect):
            with self.in_pixels():
                self.painter.setFont(font)
                self.painter.setPen(ink(colour))
                self.painter.drawText(seen, int(WRAPPED), text)
        return True

    def good(self, good: str, at: QPointF, size: float, *, plate: bool = True, faint: bool = False) -> None:
        """A good on its plate, coins, or the question mark of a good of one's choice."""
        if good != ANY:
            super().good(good, at, size, plate=plate, faint=faint)
            return
        if self.noted(QRectF(at.x() - size / 2, at.y() - size / 2, size, size)):
            return
        with self.in_pixels() as unit:
            painter, wide = self.painter, size * unit
            if faint:
                painter.setOpacity(painter.opacity() * self.look.faded(0.45))
            pen = QPen(CHOICE_EDGE, max(1.0, wide * 0.045))
            painter.setPen(pen)
            painter.setBrush(theme.PLATE)
            radius = wide / 2 - pen.widthF() / 2
            painter.drawEllipse(at * unit, radius, radius)
            painter.setFont(self.look.font("count", wide * 0.72 / self.look.scale, bold=True))
            painter.setPen(CHOICE_INK)
            room = QRectF(at.x() * unit - wide / 2, at.y() * unit - wide / 2, wide, wide)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), "?")
