"""Zone III: the map of the provinces, with camps, leaders and legionaries."""

from collections.abc import Hashable, Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.painted import Middle
from rome_desktop.app.views.trajan import reads, tiles
from rome_desktop.app.views.trajan.hand import Hand, Painted, rounded, square_at
from rome_desktop.app.views.trajan.layout import table
from rome_desktop.app.views.trajan.tiles import polygon
from rome_desktop.app.views.trajan.zone import Place, Zone, seat_of
from rome_desktop.games.trajan.state import TrajanState

CAMP = "camp"
LAND = {
    "alpes": "#C9C2B0",
    "raetia": "#D9B98A",
    "noricum": "#B9C98E",
    "narbonensis": "#E3B36A",
    "lugudunensis": "#C7B0D6",
    "belgica": "#9EC7B4",
    "germania_superior": "#E0A7A0",
    "aquitania": "#E8D07A",
    "britannia": "#D98F86",
    "germania_inferior": "#A9BEDD",
    CAMP: "#E9DCC0",
}


def smooth(points: list[QPointF]) -> QPainterPath:
    """A closed curve through points."""
    path = QPainterPath(points[0])
    count = len(points)
    for n in range(count):
        before, here, there, after = (points[(n + k) % count] for k in (-1, 0, 1, 2))
        path.cubicTo(here + (there - before) / 6, there - (after - here) / 6, there)
    path.closeSubpath()
    return path


def nearest_to(own: QPointF, others: list[QPointF], box: QRectF) -> QPolygonF:
    """The part of a box that is nearer to a point than to any of the others."""
    corners = [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]
    for other in others:
        middle, way = (own + other) / 2, other - own

        def side(p: QPointF, middle: QPointF = middle, way: QPointF = way) -> float:
            return QPointF.dotProduct(p - middle, way)

        kept: list[QPointF] = []
        for n, p in enumerate(corners):
            q = corners[(n + 1) % len(corners)]
            a, b = side(p), side(q)
            if a <= 0:
                kept.append(p)
            if (a <= 0) != (b <= 0):
                kept.append(p + (q - p) * (a / (a - b)))
        corners = kept
    return QPolygonF(corners)


def in_theme(colour: str) -> QColor:
    """A colour of the land, darker in the dark theme."""
    fill = QColor(colour)
    if not theme.look().dark:
        return fill
    return QColor(*(round(c * 0.36 + 20) for c in (fill.red(), fill.green(), fill.blue())))


class Provinces(Zone):
    """The map: borders are nearest-point cells, clipped to the coasts."""

    key = "provinces"

    def prepare(self, ground: Painted, view: TrajanState) -> None:
        """Work the borders out and draw what never moves into `ground`, below the pieces."""
        self._map = self.rect.adjusted(self.px(10), self.px(32), -self.px(10), -self.px(9))
        self._points = {key: self._at(x, y) for key, (x, y) in reads.map_points(view).items()}
        coasts = [smooth([self._at(*p) for p in table()["map"][k]]) for k in ("land", "island")]
        sea = QPainterPath()
        sea.addRect(self._map)
        self._land = coasts[0].united(coasts[1])
        box = self._map.adjusted(-40, -40, 40, 40)
        self._cells = {}
        for key, point in self._points.items():
            others = [p for other, p in self._points.items() if other != key]
            cell = polygon(nearest_to(point, others, box))
            self._cells[key] = cell.intersected(self._land).intersected(sea)
        ground.show_as(self.rect, ("map", self.labels.title(self.key)), self._draw_ground, self.unit)

    def _at(self, x: float, y: float) -> QPointF:
        room = self._map
        return QPointF(room.x() + x * room.width() / 1000, room.y() + y * room.height() / 1000)

    def _draw_ground(self, hand: Hand) -> None:
        hand.region(self.rect, "III", self.labels.title(self.key))
        painter, dark = hand.painter, hand.look.dark
        painter.save()
        painter.setClipRect(self._map)
        painter.fillRect(self._map, QColor("#1B3A4A" if dark else "#86BCD0"))
        shore = QColor("#3E6A80" if dark else "#DDF0F5")
        shore.setAlphaF(0.5)
        hand.shape(self._land, None, shore, hand.px(9))
        line = QColor("#0E0C0A" if dark else "#6B5632")
        for key, cell in self._cells.items():
            hand.shape(cell, in_theme(LAND[key]), line, hand.px(1.5))
        hand.shape(self._land, None, QColor("#0E0C0A" if dark else "#4A3A20"), hand.px(1.6))
        self._draw_crossings(hand)
        painter.restore()

    def _draw_crossings(self, hand: Hand) -> None:
        """The ways over the sea, dashed."""
        pen = QPen(QColor("#CFE6EF" if hand.look.dark else "#2F6F8C"), hand.px(2))
        pen.setDashPattern([2.4, 2.0])
        hand.painter.setPen(pen)
        a = self._points["britannia"]
        for key in ("lugudunensis", "belgica", "germania_inferior"):
            b = self._points[key]
            start, end = (0.44, 0.66) if key != "germania_inferior" else (0.3, 0.62)
            hand.painter.drawLine(a + (b - a) * start, a + (b - a) * end)

    # ---- showing

    def seen(self, view: TrajanState, context: TableContext) -> Hashable:
        return reads.army(view)

    def draw(self, hand: Hand, view: TrajanState, context: TableContext) -> None:
        dark = hand.look.dark
        ink, halo = QColor("#F3EBDC" if dark else "#2A1A08"), QColor("#1B1814" if dark else "#F7EFDC")
        hand.painter.setClipRect(self._map)
        for key, at in self._points.items():
            self._draw_name(hand, key, at, view, ink, halo)
            if key != CAMP:
                self._draw_province(hand, key, at, view, context)
        self._draw_camp(hand, view, context)

    def _draw_name(
        self, hand: Hand, key: str, at: QPointF, view: TrajanState, ink: QColor, halo: QColor
    ) -> None:
        name = self.labels.terms.province(key, short=True)
        wide = hand.px(96)
        x = min(max(at.x() - wide / 2, self._map.x() + 2), self._map.right() - wide)
        high = hand.px(16)
        y = max(at.y() - hand.px(26), self._map.y())
        hand.words(name, "tag", QRectF(x, y, wide, high), ink, Middle, halo=halo)

    def _draw_province(
        self, hand: Hand, key: str, at: QPointF, view: TrajanState, context: TableContext
    ) -> None:
        """The points as they are for the side that looks, the tile, and who is there."""
        px = hand.px
        printed, now = reads.province_points(view, key, context.dock)
        coin = self.coin(at)
        fill = QColor("#FFF8E1") if now == printed else QColor("#F6D9B0")
        hand.disc(coin, px(10.5), fill, QColor("#7A4E00"), px(1.4))
        hand.number(now, coin, px(13.5), QColor("#5A3A00") if now == printed else QColor("#8A2A12"))
        tile = reads.province_tile(view, key)
        x = coin.x() + px(14)
        if tile:
            side = px(23)
            tiles.forum_tile(hand, QRectF(x, coin.y() - side / 2, side, side), tile)
            x += side + px(3)
        there = [("meeple", side) for side in reads.legionaries(view, key)]
        there += [("leader", side) for side in reads.leaders(view, key)]
        room = self._map.right() - x - px(6)
        step = min(px(18), room / max(1, len(there)))
        if len(there) > 3:
            step = min(step, px(13))
        for n, (icon, side) in enumerate(there):
            size = px(25 if icon == "leader" else 20)
            spot = QPointF(x + px(9) + n * step, coin.y() - (px(2) if icon == "leader" else 0))
            hand.piece(icon, spot, size, seat_of(context, side))

    def _draw_camp(self, hand: Hand, view: TrajanState, context: TableContext) -> None:
        at, px = self._points[CAMP], hand.px
        there: list[tuple[str, int]] = []
        for side in range(len(context.sides)):
            if CAMP in reads.leader_places(view, side):
                there.append(("leader", side))
            there += [("meeple", side)] * reads.camp_legions(view, side)
        step = min(px(18), px(118) / max(1, len(there)))
        for n, (icon, side) in enumerate(there):
            x = at.x() + (n - (len(there) - 1) / 2) * step
            size = px(25 if icon == "leader" else 20)
            hand.piece(icon, QPointF(x, at.y() + px(7)), size, seat_of(context, side))

    def coin(self, at: QPointF) -> QPointF:
        """Where the points of a province stand."""
        px = self.px
        x = min(at.x() - px(15), self._map.right() - px(50))
        return QPointF(max(x, self._map.x() + px(13)), at.y() + px(3))

    # ---- places

    def places(self, view: TrajanState, context: TableContext) -> Iterator[Place]:
        for key, cell in self._cells.items():
            yield Place(f"province:{key}", cell.simplified())
        yield Place(
            "zone:provinces", rounded(QRectF(self.rect.x(), self.rect.y(), self.rect.width(), self.px(30)))
        )

    def point(self, key: str) -> QRectF:
        """Where pieces arrive in a province."""
        return square_at(self._points[key], self.px(20))
