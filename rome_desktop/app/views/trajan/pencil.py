"""Panels of the table: drawn once into a pixmap, again only when what they show has changed."""

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.table import items, painted
from rome_desktop.app.table.painted import Right

BADGE_INK = QColor("#F6ECD8")


class Pencil(painted.Pencil):
    """Draws regions, boxes, numbers and pieces too."""

    def region(self, rect: QRectF, numeral: str, title: str, note: str = "") -> QRectF:
        """A numbered panel with its heading; the room below the heading."""
        self.panel(rect, 7.0)
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

    def aside(self, size: float, ratio: float, draw: Callable[["Pencil"], None]) -> QPixmap:
        """A picture `size` scene pixels wide and high that `draw` draws round its middle."""
        side = 2 * ceil(size * ratio / 2)
        picture = QPixmap(side, side)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(self.painter.renderHints())
        painter.translate(side / ratio / 2, side / ratio / 2)
        draw(Pencil(painter, self.unit))
        painter.end()
        return picture

    def badge(self, at: QPointF, numeral: str, radius: float = 0.0) -> None:
        """The dark round plate with the numeral of a tray; `radius` in scene pixels, 0: as in headings."""
        radius = radius or self.px(11)
        self.disc(at, radius, self.look.colour("strip"), BADGE_INK, radius * 0.11)
        box = square_at(at, 2 * radius)
        font = self.look.font("numeral", 1.05 * radius / self.look.scale)
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

    def shape(self, path: QPainterPath, fill: QColor | None, edge: QColor | None, width: float) -> None:
        """A path; `width` in scene pixels."""
        self.painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(edge, width) if edge is not None else Qt.PenStyle.NoPen)
        self.painter.drawPath(path)

    def rule(self, a: QPointF, b: QPointF) -> None:
        """A thin line on a panel."""
        self.painter.setPen(QPen(self.look.colour("line"), max(1.0, self.unit)))
        self.painter.drawLine(a, b)

    def broken(self, text: str, role: str, width: float, most: int = 2) -> list[str]:
        """The words on one line if they fit there, smaller if need be, else on two that are about equal."""
        words = text.split(" ")
        if len(words) < 2 or most < 2 or painted.fitting_font(text, role, width, self.unit) is not None:
            return [text]
        cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
        return list(min(cuts, key=lambda cut: max(map(len, cut))))

    def number(self, value: object, at: QPointF, size: float, colour: QColor | str = "ink") -> None:
        """A bold number round a point, `size` scene pixels high."""
        font = self.look.font("count", size / self.look.scale, bold=True)
        self.painter.setFont(font)
        self.painter.setPen(self.look.colour(colour) if isinstance(colour, str) else colour)
        box = QRectF(at.x() - size * 2, at.y() - size, size * 4, size * 2)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
        self.painter.drawText(box, int(flags), str(value))

    def piece(self, name: str, centre: QPointF, size: float, seat: theme.SeatColour) -> None:
        """A wooden piece of a seat."""
        icons.draw_piece(self.painter, name, centre, size, seat)

    def emblem(self, seat: theme.SeatColour, centre: QPointF, size: float) -> None:
        """The round badge of a seat."""
        icons.draw_emblem(self.painter, seat, centre, size)


class Painted(painted.Painted):
    """A panel drawn by this game's pencil."""

    pencil = Pencil


def rounded(rect: QRectF, radius: float = 5.0) -> QPainterPath:
    """The outline of a spot on a panel."""
    return items.rounded(rect, theme.look().pxf(radius))


def square_at(centre: QPointF, side: float) -> QRectF:
    """A square round a point."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
