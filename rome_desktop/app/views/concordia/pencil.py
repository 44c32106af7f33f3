"""Panels drawn into pixmaps: paragraphs, goods."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPen,
)

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.table import painted
from rome_desktop.app.table.painted import Middle
from rome_desktop.games.concordia.ids import ANY

CHOICE_EDGE, CHOICE_INK = QColor("#7A6238"), QColor("#3A2A14")


class Pencil(painted.Pencil):
    """Draws paragraphs and goods too."""

    finest = 0.87
    night = "#1B1920"

    def paragraph(self, text: str, rect: QRectF, colour: QColor | None, size: float) -> bool:
        """Lines in the middle of `rect`, smaller until all fit; False, and nothing drawn, if they do not.

        Without a colour nothing is drawn: it only tells whether there is room.
        """
        share, points = self.unit / self.look.scale, size
        least = min(size, painted.smallest(self.unit, self.finest))
        flags = int(Middle | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
        while True:
            font = self.look.font("small", points * share)
            need = QFontMetricsF(font).boundingRect(rect, flags, text)
            if need.height() <= rect.height() + 1 and need.width() <= rect.width() + 1:
                if colour is not None:
                    self.painter.setFont(font)
                    self.painter.setPen(colour)
                    self.painter.drawText(rect, flags, text)
                return True
            if points <= least:
                return False
            points = max(least, points - 0.5)

    def good(self, good: str, centre: QPointF, size: float, *, faint: bool = False) -> None:
        """A good on its plate, coins, or the question mark of a good of one's choice."""
        if good != ANY:
            icons.draw_good(self.painter, good, centre, size, faint=faint)
            return
        painter = self.painter
        painter.save()
        if faint:
            painter.setOpacity(painter.opacity() * 0.45)
        pen = QPen(CHOICE_EDGE, max(1.0, size * 0.045))
        painter.setPen(pen)
        painter.setBrush(theme.PLATE)
        painter.drawEllipse(centre, size / 2 - pen.widthF() / 2, size / 2 - pen.widthF() / 2)
        font = self.look.font("count", size * 0.72 / self.look.scale, bold=True)
        painter.setFont(font)
        painter.setPen(CHOICE_INK)
        room = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), "?")
        painter.restore()


class Painted(painted.Painted):
    """A panel drawn by this game's pencil."""

    pencil = Pencil
