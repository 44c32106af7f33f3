"""Panels beside the board: drawn once into a pixmap, again only when what they show has changed."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.kit import icons, paint, painted, theme
from rome_desktop.app.kit.spots import Ring, Spot
from rome_desktop.app.views.city_of_marble import pieces

SMALLEST = 11.5
Left, Right, Middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class Hand(painted.Hand):
    """Draws words, icons and plates in the look in force; `unit` is one pixel of the layout file."""

    def panel(self, rect: QRectF) -> None:
        """A flat panel with its shadow."""
        fill, line = self.look.colour("panel"), self.look.colour("line")
        paint.panel(
            self.painter, rect, 8 * self.unit, fill, line, width=self.look.edge_width(1.0), strength=1.0
        )

    def plate(self, rect: QRectF, fill: QColor | None = None, radius: float = 6.0) -> None:
        """A darker field on a panel."""
        ground = fill or plate_colour()
        paint.panel(self.painter, rect, radius * self.unit, ground, self.look.colour("line"), width=0.0)

    def words(
        self,
        text: str,
        role: str,
        rect: QRectF,
        colour: str = "ink",
        align: Qt.AlignmentFlag = Left,
        *,
        bold: bool | None = None,
        size: float | None = None,
    ) -> float:
        """One line in `rect`, made smaller until it fits; the width it took, 0 if it had to be left out."""
        font = fitting_font(text, role, rect.width(), self.unit, bold, size)
        if font is None:
            return 0.0
        self.painter.setFont(font)
        self.painter.setPen(self.look.colour(colour))
        flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        self.painter.drawText(rect, int(flags), text)
        return QFontMetricsF(font).horizontalAdvance(text)

    def icon(
        self, name: str, centre: QPointF, size: float, body: QColor | str, tone: QColor | str | None = None
    ) -> None:
        """An icon, `body` a colour or a colour role."""
        colour = self.look.colour(body) if isinstance(body, str) else body
        inner = self.look.colour(tone) if isinstance(tone, str) else tone
        icons.draw(self.painter, name, centre, size, colour, inner)

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

    def disc(self, centre: QPointF, radius: float, fill: QColor, edge: QColor, width: float) -> None:
        """A round plate with an edge."""
        self.painter.setBrush(fill)
        pen = self.painter.pen()
        pen.setStyle(Qt.PenStyle.SolidLine)
        pen.setColor(edge)
        pen.setWidthF(width)
        self.painter.setPen(pen)
        self.painter.drawEllipse(centre, radius, radius)


class Painted(painted.Painted):
    """A panel drawn by this game's hand."""

    hand = Hand


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


def plate_colour() -> QColor:
    """The field on a panel."""
    return QColor("#1D1B22") if theme.look().dark else theme.look().colour("board_low")


def fitting_font(
    text: str,
    role: str,
    width: float,
    unit: float,
    bold: bool | None = None,
    size: float | None = None,
) -> QFont | None:
    """The font of a role, smaller until the text fits; None if it does not at the smallest."""
    look = theme.look()
    share, least = unit / look.scale, SMALLEST / max(1.0, unit)
    points = size or theme.SIZES[role]
    while True:
        font = look.font(role, points * share, bold)
        if QFontMetricsF(font).horizontalAdvance(text) <= width + 0.5:
            return font
        if points <= least:
            return None
        points = max(least, points - 0.5)


def rounded(rect: QRectF, radius: float = 6.0) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    r = theme.look().pxf(radius)
    path.addRoundedRect(rect, r, r)
    return path


def spot(
    key: str,
    path: QPainterPath,
    parent: QGraphicsItem,
    name: str,
    describe: Callable[[], str],
    order: int,
    ring: Ring = "outline",
    item: QGraphicsItem | None = None,
) -> Spot:
    """A spot whose middle is that of its shape."""
    return Spot(key, path, path.boundingRect().center(), parent, name, describe, order, ring, item)
