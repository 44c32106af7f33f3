"""Panels drawn once into a pixmap, and again only when what they show has changed."""

from collections.abc import Callable, Hashable
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from rome_desktop.app.kit import icons, paint, theme
from rome_desktop.app.table.table_view import TableView

SMALLEST = 11.5
MOST_PIXELS = 12_000_000.0
"""A panel that is zoomed is not drawn with more of them: 48 MB."""
Left, Right, Middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class Pencil:
    """Draws words, icons and panels in the look in force; `unit` is one pixel of the layout file."""

    finest: ClassVar[float] = 0.0
    """On large screens letters may be so much of the smallest size, in pixels of the layout file."""
    night: ClassVar[str] = "#1D1B22"
    """A plate in the dark theme."""

    def __init__(self, painter: QPainter, unit: float) -> None:
        self.painter = painter
        self.unit = unit
        self.look = theme.look()

    def px(self, n: float) -> float:
        """So many pixels of the layout file."""
        return n * self.unit

    def ink(self, colour: QColor | str) -> QColor:
        """A colour, or that of a role."""
        return self.look.colour(colour) if isinstance(colour, str) else colour

    def panel(self, rect: QRectF, radius: float = 8.0) -> None:
        """A flat panel with its shadow."""
        fill, line = self.look.colour("panel"), self.look.colour("line")
        width = self.look.edge_width(1.0)
        paint.panel(self.painter, rect, radius * self.unit, fill, line, width=width, strength=1.0)

    def plate(
        self,
        rect: QRectF,
        fill: QColor | None = None,
        radius: float = 6.0,
        line: QColor | None = None,
        width: float = 0.0,
        strength: float = 0.0,
    ) -> None:
        """A field on a panel, darker if no fill is given; `radius` in layout pixels."""
        ground, edge = fill or self.plate_colour(), line or self.look.colour("line")
        paint.panel(self.painter, rect, radius * self.unit, ground, edge, width=width, strength=strength)

    @classmethod
    def plate_colour(cls) -> QColor:
        """An empty field on a panel."""
        return QColor(cls.night) if theme.look().dark else theme.look().colour("board_low")

    def disc(
        self, centre: QPointF, radius: float, fill: QColor | None, edge: QColor | None, width: float
    ) -> None:
        """A round plate with an edge; all measures in scene pixels."""
        self.painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(edge, width) if edge is not None else Qt.PenStyle.NoPen)
        self.painter.drawEllipse(centre, radius, radius)

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
        halo: QColor | None = None,
    ) -> float:
        """One line in `rect`, made smaller until it fits; the width it took, 0 if it had to be left out."""
        font = fitting_font(text, role, rect.width(), self.unit, bold, size, finest=self.finest)
        if font is None:
            return 0.0
        width = QFontMetricsF(font).horizontalAdvance(text)
        if halo is not None:
            share = {Left: 0.0, Middle: 0.5}.get(align, 1.0)
            self._halo(text, font, rect.x() + (rect.width() - width) * share, rect.center().y(), halo)
        self.painter.setFont(font)
        self.painter.setPen(self.ink(colour))
        flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        self.painter.drawText(rect, int(flags), text)
        return width

    def _halo(self, text: str, font: QFont, x: float, middle: float, colour: QColor) -> None:
        """A light edge round words on a map."""
        metrics = QFontMetricsF(font)
        path = QPainterPath()
        path.addText(x, middle + (metrics.ascent() - metrics.descent()) / 2, font, text)
        pen = QPen(colour, self.px(2.8))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(pen)
        self.painter.drawPath(path)

    def icon(
        self, name: str, centre: QPointF, size: float, body: QColor | str, tone: QColor | str | None = None
    ) -> None:
        """An icon, `body` a colour or a colour role."""
        inner = self.ink(tone) if tone is not None else None
        icons.draw(self.painter, name, centre, size, self.ink(body), inner)


def fitting_font(
    text: str,
    role: str,
    width: float,
    unit: float,
    bold: bool | None = None,
    size: float | None = None,
    *,
    finest: float = 0.0,
) -> QFont | None:
    """The font of a role, smaller until the text fits; None if it does not at the smallest."""
    look = theme.look()
    share, least = unit / look.scale, smallest(unit, finest)
    points = size or theme.SIZES[role]
    while True:
        font = look.font(role, points * share, bold)
        if QFontMetricsF(font).horizontalAdvance(text) <= width + 0.5:
            return font
        if points <= least:
            return None
        points = max(least, points - 0.5)


def smallest(unit: float, finest: float = 0.0) -> float:
    """The smallest letters, in pixels of the layout file."""
    return max(SMALLEST * finest, SMALLEST / max(1.0, unit))


class Painted(QGraphicsPixmapItem):
    """A pixmap of a part of the scene, in the scene's own coordinates.

    A subclass says in `pencil` what draws.
    """

    pencil: ClassVar[type[Pencil]]

    def __init__(self, table: TableView, depth: float = 0.0) -> None:
        super().__init__()
        self._table = table
        self._seen: Hashable = None
        self.detail = 1.0
        """So many more pixels than at 1x: a panel that is zoomed is drawn sharper at its next showing."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(depth)
        table.table.addItem(self)

    def show_as(self, rect: QRectF, seen: Hashable, draw: Callable[[Any], None], unit: float) -> None:
        """Draw `rect` anew if `seen`, everything that the drawing depends on, is not what it was."""
        look = theme.look()
        ratio = self._table.devicePixelRatioF() * self._detail(rect)
        whole = (rect.getRect(), look.dark, look.scale, look.high_contrast, unit, ratio, seen)
        if whole == self._seen:
            return
        self._seen = whole
        margin = paint.shadow_margin()
        area = rect.adjusted(-margin, -margin, margin, margin)
        picture = QPixmap(round(area.width() * ratio), round(area.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-area.topLeft())
        draw(self.pencil(painter, unit))
        painter.end()
        self.setPixmap(picture)
        self.setPos(area.topLeft())

    def _detail(self, rect: QRectF) -> float:
        """`detail`, less where the picture would become too large."""
        ratio = self._table.devicePixelRatioF()
        pixels = max(1.0, rect.width() * rect.height() * ratio * ratio)
        return min(self.detail, max(1.0, (MOST_PIXELS / pixels) ** 0.5))
