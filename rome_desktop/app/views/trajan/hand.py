"""Panels of the table: drawn once into a pixmap, again only when what they show has changed."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.kit import icons, paint, painted, theme
from rome_desktop.app.kit.spots import Ring, Spot

SMALLEST = 11.5
Left, Right, Middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
BADGE_INK = QColor("#F6ECD8")


class Hand(painted.Hand):
    """Draws words, icons and plates in the look in force; `unit` is one pixel of the layout file."""

    def px(self, n: float) -> float:
        """So many pixels of the layout file."""
        return n * self.unit

    # ---- plates

    def panel(self, rect: QRectF) -> None:
        """A flat panel with its shadow."""
        fill, line = self.look.colour("panel"), self.look.colour("line")
        width = self.look.edge_width(1.0)
        paint.panel(self.painter, rect, 7 * self.unit, fill, line, width=width, strength=1.0)

    def region(self, rect: QRectF, numeral: str, title: str, note: str = "") -> QRectF:
        """A numbered panel with its heading; the room below the heading."""
        self.panel(rect)
        px = self.px
        x = rect.x() + px(12)
        if numeral:
            self.badge(QPointF(rect.x() + px(20), rect.y() + px(17)), numeral)
            x = rect.x() + px(38)
        line = QRectF(x, rect.y() + px(6), rect.right() - x - px(10), px(22))
        taken = self.words(title, "body", line, bold=True)
        if note:
            self.words(note, "small", line.adjusted(taken + px(6), 0, 0, 0), "muted", Right)
        return rect.adjusted(px(10), px(32), -px(10), -px(9))

    def badge(self, at: QPointF, numeral: str) -> None:
        """The dark round plate with the numeral of a tray."""
        self.disc(at, self.px(11), self.look.colour("strip"), BADGE_INK, self.px(1.2))
        box = QRectF(at.x() - self.px(11), at.y() - self.px(11), self.px(22), self.px(22))
        font = self.look.font("numeral", 11.5 * self.unit / self.look.scale)
        self.painter.setFont(font)
        self.painter.setPen(BADGE_INK)
        self.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, numeral)

    def box(
        self,
        rect: QRectF,
        fill: QColor | None,
        edge: QColor | str | None = None,
        width: float = 1.0,
        radius: float = 4.0,
        dashed: bool = False,
    ) -> None:
        """A rounded rectangle; `edge` a colour or a colour role, `width` and `radius` in layout pixels."""
        colour = self.look.colour(edge) if isinstance(edge, str) else edge
        if colour is None:
            self.painter.setPen(Qt.PenStyle.NoPen)
        else:
            pen = QPen(colour, self.px(width))
            if dashed:
                pen.setDashPattern([3.2, 2.6])
            self.painter.setPen(pen)
        self.painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
        r = self.px(radius)
        self.painter.drawRoundedRect(rect, r, r)

    def cast(self, rect: QRectF, radius: float = 4.0) -> None:
        """The small shadow of a tile."""
        self.box(rect.translated(self.px(1.0), self.px(2.4)), QColor(26, 15, 6, 75), radius=radius)

    def disc(
        self, centre: QPointF, radius: float, fill: QColor | None, edge: QColor | None, width: float
    ) -> None:
        """A round plate with an edge; all measures in scene pixels."""
        self.painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(edge, width) if edge is not None else Qt.PenStyle.NoPen)
        self.painter.drawEllipse(centre, radius, radius)

    def shape(self, path: QPainterPath, fill: QColor | None, edge: QColor | None, width: float) -> None:
        """A path; `width` in scene pixels."""
        self.painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(edge, width) if edge is not None else Qt.PenStyle.NoPen)
        self.painter.drawPath(path)

    def rule(self, a: QPointF, b: QPointF) -> None:
        """A thin line on a panel."""
        self.painter.setPen(QPen(self.look.colour("line"), max(1.0, self.unit)))
        self.painter.drawLine(a, b)

    # ---- words and icons

    def words(
        self,
        text: str,
        role: str,
        rect: QRectF,
        colour: QColor | str = "ink",
        align: Qt.AlignmentFlag = Left,
        *,
        bold: bool | None = None,
        size: float | None = None,
        halo: QColor | None = None,
    ) -> float:
        """One line in `rect`, made smaller until it fits; the width it took, 0 if it had to be left out."""
        font = fitting_font(text, role, rect.width(), self.unit, bold, size)
        if font is None:
            return 0.0
        ink = self.look.colour(colour) if isinstance(colour, str) else colour
        metrics = QFontMetricsF(font)
        wide = metrics.horizontalAdvance(text)
        if halo is not None:
            x = rect.x()
            x += 0 if align == Left else (rect.width() - wide) * (0.5 if align == Middle else 1.0)
            path = QPainterPath()
            path.addText(x, rect.center().y() + (metrics.ascent() - metrics.descent()) / 2, font, text)
            pen = QPen(halo, self.px(2.8))
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.setPen(pen)
            self.painter.drawPath(path)
        self.painter.setFont(font)
        self.painter.setPen(ink)
        flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        self.painter.drawText(rect, int(flags), text)
        return wide

    def number(self, value: object, at: QPointF, size: float, colour: QColor | str = "ink") -> None:
        """A bold number round a point, `size` scene pixels high."""
        font = self.look.font("count", size / self.look.scale, bold=True)
        self.painter.setFont(font)
        self.painter.setPen(self.look.colour(colour) if isinstance(colour, str) else colour)
        box = QRectF(at.x() - size * 2, at.y() - size, size * 4, size * 2)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
        self.painter.drawText(box, int(flags), str(value))

    def icon(
        self, name: str, centre: QPointF, size: float, body: QColor | str, tone: QColor | str | None = None
    ) -> None:
        """An icon, `body` a colour or a colour role."""
        colour = self.look.colour(body) if isinstance(body, str) else body
        inner = self.look.colour(tone) if isinstance(tone, str) else tone
        icons.draw(self.painter, name, centre, size, colour, inner)

    def piece(self, name: str, centre: QPointF, size: float, seat: theme.SeatColour) -> None:
        """A wooden piece of a seat."""
        icons.draw_piece(self.painter, name, centre, size, seat)

    def emblem(self, seat: theme.SeatColour, centre: QPointF, size: float) -> None:
        """The round badge of a seat."""
        icons.draw_emblem(self.painter, seat, centre, size)


class Painted(painted.Painted):
    """A panel drawn by this game's hand."""

    hand = Hand


def plate_colour() -> QColor:
    """An empty field on a panel."""
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


def rounded(rect: QRectF, radius: float = 5.0) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    r = theme.look().pxf(radius)
    path.addRoundedRect(rect, r, r)
    return path


def round_at(centre: QPointF, radius: float) -> QPainterPath:
    """A circle as a path."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def square_at(centre: QPointF, side: float) -> QRectF:
    """A square round a point."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def spot(
    key: str,
    path: QPainterPath,
    parent: QGraphicsItem,
    name: str,
    describe: Callable[[], str],
    order: int,
    ring: Ring = "outline",
) -> Spot:
    """A spot whose middle is that of its shape."""
    return Spot(key, path, path.boundingRect().center(), parent, name, describe, order, ring)
