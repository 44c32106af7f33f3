"""What the table is made of: plain graphics items, layers of pieces by key, and panels drawn into pixmaps."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsSimpleTextItem,
)

from rome_desktop.app.kit import icons, paint, painted, theme
from rome_desktop.app.kit.spots import Ring, Spot
from rome_desktop.games.concordia.components import ANY

SMALLEST = 11.5
CHOICE_EDGE, CHOICE_INK = QColor("#7A6238"), QColor("#3A2A14")
Left, Right, Middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
NO_PEN = QPen(Qt.PenStyle.NoPen)

Describe = Callable[[str], str]
"""A spot's key to its description: asked late, because it depends on the offer."""


# ---- items


def edge_pen(colour: QColor, width: float) -> QPen:
    """A line with round joins; `width` in the item's units."""
    if theme.look().high_contrast:
        width = max(width, 2.5)
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def outline(polygon: QPolygonF) -> QPainterPath:
    """A polygon as a closed path."""
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    return path


def disc(centre: QPointF, radius: float) -> QPainterPath:
    """A circle as a path."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def shape(
    path: QPainterPath | QPolygonF,
    fill: QColor | QBrush | QGradient | None,
    pen: QPen | None = None,
    parent: QGraphicsItem | None = None,
) -> QGraphicsPathItem:
    """A path item that takes no clicks."""
    item = QGraphicsPathItem(outline(path) if isinstance(path, QPolygonF) else path, parent)
    item.setPen(pen or NO_PEN)
    if fill is not None:
        item.setBrush(QBrush(fill))
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


def icon(
    name: str,
    size: float,
    body: QColor,
    tone: QColor | None = None,
    parent: QGraphicsItem | None = None,
    edge: QColor | None = None,
    width: float = 0.0,
) -> QGraphicsPathItem:
    """A drawing of the icon set, sharp at every zoom; `width` of its edge in pixels, outside the body."""
    k = size / icons.BOX
    place = QTransform(k, 0, 0, k, -size / 2, -size / 2)
    root = shape(QPainterPath(), None, None, parent)
    if edge is not None:
        shape(icons.path(name), edge, edge_pen(edge, 2 * width / k), root).setTransform(place)
    shape(icons.path(name), body, None, root).setTransform(place)
    inner = icons.path(name, "tone")
    if tone is not None and not inner.isEmpty():
        shape(inner, tone, None, root).setTransform(place)
    return root


def text(
    words: str, role: str, colour: QColor, parent: QGraphicsItem | None = None, size: float | None = None
) -> QGraphicsSimpleTextItem:
    """Words centred on the item's position; `size` in scaled pixels."""
    item = QGraphicsSimpleTextItem(words, parent)
    item.setFont(theme.look().font(role, size / theme.look().scale if size else None))
    item.setBrush(colour)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    centre_text(item, QPointF())
    return item


def centre_text(item: QGraphicsSimpleTextItem, at: QPointF) -> None:
    """Put words with their middle on a point."""
    rect = item.boundingRect()
    item.setPos(at.x() - rect.width() / 2, at.y() - rect.height() / 2)


# ---- panels


class Hand(painted.Hand):
    """Draws words, icons and plates in the look in force; `unit` is one pixel of the layout file."""

    def panel(self, rect: QRectF, radius: float = 8.0) -> None:
        """A flat panel with its shadow."""
        fill, line = self.look.colour("panel"), self.look.colour("line")
        paint.panel(
            self.painter, rect, radius * self.unit, fill, line, width=self.look.edge_width(1.0), strength=1.0
        )

    def plate(
        self,
        rect: QRectF,
        fill: QColor | None = None,
        radius: float = 6.0,
        line: QColor | None = None,
        width: float = 0.0,
        strength: float = 0.0,
    ) -> None:
        """A field on a panel, darker if no fill is given."""
        ground = fill or plate_colour()
        edge = line or self.look.colour("line")
        paint.panel(self.painter, rect, radius * self.unit, ground, edge, width=width, strength=strength)

    def words(
        self,
        text: str,
        role: str,
        rect: QRectF,
        colour: str | QColor = "ink",
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
        self.painter.setPen(self.look.colour(colour) if isinstance(colour, str) else colour)
        flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        self.painter.drawText(rect, int(flags), text)
        return QFontMetricsF(font).horizontalAdvance(text)

    def paragraph(self, text: str, rect: QRectF, colour: QColor | None, size: float) -> bool:
        """Lines in the middle of `rect`, smaller until all fit; False, and nothing drawn, if they do not.

        Without a colour nothing is drawn: it only tells whether there is room.
        """
        share, points = self.unit / self.look.scale, size
        least = min(size, smallest(self.unit))
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

    def icon(
        self, name: str, centre: QPointF, size: float, body: QColor | str, tone: QColor | str | None = None
    ) -> None:
        """An icon, `body` a colour or a colour role."""
        colour = self.look.colour(body) if isinstance(body, str) else body
        inner = self.look.colour(tone) if isinstance(tone, str) else tone
        icons.draw(self.painter, name, centre, size, colour, inner)

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

    def rule(self, x: float, y: float, width: float) -> None:
        """A thin line across a panel."""
        self.painter.fillRect(QRectF(x, y, width, max(1.0, self.unit)), self.look.colour("line"))


class Painted(painted.Painted):
    """A panel drawn by this game's hand."""

    hand = Hand


def plate_colour() -> QColor:
    """The field on a panel."""
    return QColor("#1B1920") if theme.look().dark else theme.look().colour("board_low")


def smallest(unit: float) -> float:
    """The smallest letters, in pixels of the layout file: on large screens they may be a little smaller."""
    return max(SMALLEST * 0.87, SMALLEST / max(1.0, unit))


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
    share = unit / look.scale
    points = size or theme.SIZES[role]
    least = min(points, smallest(unit))
    while True:
        font = look.font(role, points * share, bold)
        if QFontMetricsF(font).horizontalAdvance(text) <= width + 0.5:
            return font
        if points <= least:
            return None
        points = max(least, points - 0.5)


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
