"""What draws on the panels beside the board: rules and bars, and the colours of kinds and water."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from rome_desktop.app.kit import theme
from rome_desktop.app.table import pencil
from rome_desktop.app.views.city_of_marble import pieces


class Pencil(pencil.Pencil):
    """Draws rules and bars too."""

    def rule(self, x: float, y: float, width: float) -> None:
        """A thin line across a panel."""
        self.painter.fillRect(QRectF(x, y, width, max(1.0, 1.0 / self.unit)), self.look.colour("line"))

    def bar(self, rect: QRectF, share: float, colour: QColor) -> None:
        """A bar filled from the left."""
        radius = rect.height() / 2
        self.plate(rect, "line", radius=radius)
        if share > 0:
            full = QRectF(rect.x(), rect.y(), max(rect.height(), rect.width() * share), rect.height())
            self.plate(full, colour, radius=radius)


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
