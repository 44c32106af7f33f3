"""Panels beside the board: drawn once into a pixmap, again only when what they show has changed."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from rome_desktop.app.kit import theme
from rome_desktop.app.table import items, painted
from rome_desktop.app.views.city_of_marble import pieces


class Pencil(painted.Pencil):
    """Draws rules and bars too."""

    def rule(self, x: float, y: float, width: float) -> None:
        """A thin line across a panel."""
        height = max(1.0, self.unit)
        self.painter.fillRect(QRectF(x, y, width, height), self.look.colour("line"))

    def bar(self, rect: QRectF, share: float, colour: QColor) -> None:
        """A bar filled from the left."""
        radius = rect.height() / 2
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.look.colour("line"))
        self.painter.drawRoundedRect(rect, radius, radius)
        if share > 0:
            full = QRectF(rect.x(), rect.y(), max(rect.height(), rect.width() * share), rect.height())
            self.painter.setBrush(colour)
            self.painter.drawRoundedRect(full, radius, radius)


class Painted(painted.Painted):
    """A panel drawn by this game's pencil."""

    pencil = Pencil


def kind_ink(kind: str) -> QColor:
    """A kind's colour for icons and bars on a panel, where the dark theme needs a lighter one."""
    swatch = pieces.swatch(kind)
    if not theme.look().dark:
        return QColor(swatch.fill)
    return {
        "theatre": QColor("#EDC04B"),
        "temple": QColor("#7FC08A"),
        "baths": QColor("#7FB4E6"),
        "arena": QColor("#E9907F"),
    }[kind]


def fountain_ink() -> QColor:
    """The colour of water on a panel."""
    return QColor("#8CCBE6") if theme.look().dark else pieces.FOUNTAIN_EDGE


def rounded(rect: QRectF) -> QPainterPath:
    """The outline of a spot on a panel."""
    return items.rounded(rect, theme.look().pxf(6))
