"""Zone III: the map of the provinces, with camps, leaders and legionaries."""

from collections.abc import Hashable, Iterator
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from rome_desktop.app.kit import theme
from rome_desktop.app.table.growing import most
from rome_desktop.app.table.items import outline, rounded
from rome_desktop.app.table.panel import Picture
from rome_desktop.app.table.pencil import MIDDLE
from rome_desktop.app.table.spots import Describe, Place
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.trajan import pieces, reads, spots
from rome_desktop.app.views.trajan.labels import TrajanLabels
from rome_desktop.app.views.trajan.layout import table as layout_file
from rome_desktop.app.views.trajan.panel import Panel
from rome_desktop.app.views.trajan.pencil import Pencil, square_at
from rome_desktop.app.views.trajan.shown import TrajanShown

GROUND_Z = -10.0
CAMP, ISLAND = "camp", "britannia"
PIECE = {"leader": 25, "meeple": 20}
"""How large the pieces on the map are."""
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


class Provinces(Panel):
    """The map: borders are nearest-point cells, clipped to the coasts."""

    key = "provinces"
    number = 3

    def __init__(self, table: TableView, labels: TrajanLabels, describe: Describe) -> None:
        super().__init__(table, labels, describe)
        self.ground = Picture(table, self.root, GROUND_Z)

    def pictures(self) -> tuple[Picture, ...]:
        return (self.ground, self.picture)

    def place(self, rect: QRectF, unit: float) -> None:
        """Work the borders out."""
        super().place(rect, unit)
        self._map = self.rect.adjusted(10, 32, -10, -9)
        self._points = {key: self._at(x, y) for key, (x, y) in reads.map_points().items()}
        coasts = [smooth([self._at(*p) for p in layout_file()["map"][k]]) for k in ("land", "island")]
        sea = QPainterPath()
        sea.addRect(self._map)
        self._land = coasts[0].united(coasts[1])
        box = self._map.adjusted(-40, -40, 40, 40)
        self._cells = {}
        for key, point in self._points.items():
            others = [p for other, p in self._points.items() if other != key]
            cell = outline(nearest_to(point, others, box))
            # The coast of the island is its border: nothing of the land opposite lies on it.
            coast = coasts[1] if key == ISLAND else coasts[0].subtracted(coasts[1])
            self._cells[key] = coast if key == ISLAND else cell.intersected(coast)
            self._cells[key] = self._cells[key].intersected(sea)
        self.standing = cache(self._standing)

    def _at(self, x: float, y: float) -> QPointF:
        room = self._map
        return QPointF(room.x() + x * room.width() / 1000, room.y() + y * room.height() / 1000)

    def _draw_ground(self, pencil: Pencil, shown: TrajanShown) -> None:
        pencil.region(self.rect, "III", self.labels.title(self.key))
        painter, dark = pencil.painter, pencil.look.dark
        painter.save()
        painter.setClipRect(self._map)
        painter.fillRect(self._map, QColor("#1B3A4A" if dark else "#86BCD0"))
        shore = QColor("#3E6A80" if dark else "#DDF0F5")
        shore.setAlphaF(0.5)
        pencil.path(self._land, None, shore, 9)
        self._draw_crossings(pencil)
        line = QColor("#0E0C0A" if dark else "#6B5632")
        for key, cell in self._cells.items():
            pencil.path(cell, in_theme(LAND[key]), line, 1.5)
        pencil.path(self._land, None, QColor("#0E0C0A" if dark else "#4A3A20"), 1.6)
        painter.restore()

    def _draw_crossings(self, pencil: Pencil) -> None:
        """The ways over the sea, dashed from coast to coast: the land is drawn over their ends."""
        pen = QPen(QColor("#CFE6EF" if pencil.look.dark else "#2F6F8C"), 2)
        pen.setDashPattern([2.4, 2.0])
        pencil.painter.setPen(pen)
        for x, y, to_x, to_y in layout_file()["map"]["crossings"]:
            pencil.painter.drawLine(self._at(x, y), self._at(to_x, to_y))

    # ---- showing

    def show(self, shown: TrajanShown) -> None:
        """What never moves lies below the pieces in a picture of its own."""
        self.show_picture(self.ground, shown, "map", self._draw_ground)
        super().show(shown)

    def seen(self, shown: TrajanShown) -> Hashable:
        return reads.army(shown.view)

    def draw(self, pencil: Pencil, shown: TrajanShown) -> None:
        dark = pencil.look.dark
        ink, halo = QColor("#F3EBDC" if dark else "#2A1A08"), QColor("#1B1814" if dark else "#F7EFDC")
        pencil.painter.setClipRect(self._map)
        for key, at in self._points.items():
            self._draw_name(pencil, key, at, shown, ink, halo)
            if key != CAMP:
                self._draw_province(pencil, key, at, shown)
        self._draw_camp(pencil, shown)

    def _draw_name(
        self, pencil: Pencil, key: str, at: QPointF, shown: TrajanShown, ink: QColor, halo: QColor
    ) -> None:
        name = self.labels.terms.province(key, short=True)
        wide = 96
        x = min(max(at.x() - wide / 2, self._map.x() + 2), self._map.right() - wide)
        high = 16
        y = max(at.y() - (27 if key == CAMP else 26), self._map.y())
        line = QRectF(x, y, wide, high)

        def draw(aside: Pencil) -> None:
            aside.words(name, "tag", line, ink, MIDDLE, halo=halo)

        if most(pencil.unit) > 1.0:  # it grows as far as what stands near lets it
            draw(pencil)
        else:
            pencil.kept(("province", name), line.adjusted(-4, -4, 4, 4), draw)

    def _draw_province(self, pencil: Pencil, key: str, at: QPointF, shown: TrajanShown) -> None:
        """The points as they are for the side that looks, the tile, and who is there."""
        printed, now = reads.province_points(shown.view, key, shown.dock)
        coin = self.coin(at)
        fill = QColor("#FFF8E1") if now == printed else QColor("#F6D9B0")
        pencil.disc(coin, 10.5, fill, QColor("#7A4E00"), 1.4)
        pencil.number(now, coin, 13.5, QColor("#5A3A00") if now == printed else QColor("#8A2A12"))
        tile = reads.province_tile(shown.view, key)
        x = coin.x() + 14
        if tile:
            side = 23
            pieces.forum_tile(pencil, QRectF(x, coin.y() - side / 2, side, side), tile)
            x += side + 3
        there = [("meeple", side) for side in reads.legionaries(shown.view, key)]
        there += [("leader", side) for side in reads.leaders(shown.view, key)]
        for (icon, side), spot in zip(there, self.standing(key, len(there), bool(tile)), strict=True):
            pencil.piece(icon, spot, PIECE[icon], shown.seat(side))

    def _standing(self, key: str, count: int, has_tile: bool) -> tuple[QPointF, ...]:
        """Where so many pieces stand in a province: beside its points, and then below them.

        It is looked for pixel by pixel: `standing` remembers what was found since the zone was placed.
        """
        coin = self.coin(self._points[key])
        first = coin.x() + 24 + (21 if has_tile else 0.0)
        end = self._map.right() - 9
        _, edge = self._within(key, coin.y() - 1, first, min(end, coin.x() + 60))
        fitting = 1 + int((edge - first + 0.5) // 18)
        fitting = max(fitting, int(self._cells[key].contains(QPointF(first, coin.y()))))
        beside = min(count, max(0, fitting))
        spots = tuple(QPointF(first + n * 18, coin.y() - 1) for n in range(beside))
        left = count - beside
        if not left:
            return spots
        low = self._below(key, coin)
        start, end = self._within(key, low, coin.x() - 2, end)
        start = self._farther_left(key, low, start, end - 17 * (left - 1))
        step = max(11, min(17, (end - start) / max(1, left - 1)))
        return (*spots, *(QPointF(start + n * step, low) for n in range(left)))

    def _below(self, key: str, coin: QPointF) -> float:
        """The height of a second row of pieces: as low as the province reaches below its points."""
        low, cell = min(coin.y() + 23, self._map.bottom() - 10), self._cells[key]
        while low > coin.y() + 12 and not cell.contains(QPointF(coin.x() + 8, low + 4)):
            low -= 1
        return low

    def _within(self, key: str, y: float, start: float, end: float) -> tuple[float, float]:
        """How far to the left and right the middle of a piece may stand in a province, at this height."""
        cell, half, foot = self._cells[key], 8, y + 3
        left = max(start, self._map.x() + half)
        while left < end - half and not cell.contains(QPointF(left - half, foot)):
            left += 1
        right = min(end, left + 66)
        while right > left and not cell.contains(QPointF(right + half, foot)):
            right -= 1
        return left, right

    def _farther_left(self, key: str, y: float, start: float, wanted: float) -> float:
        """As far from `start` towards `wanted` on its left as the middle of a piece may stand."""
        half, foot = 8, y + 3
        wanted = max(wanted, self._map.x() + half)
        while start > wanted and self._cells[key].contains(QPointF(start - 1 - half, foot)):
            start -= 1
        return start

    def camps(self, shown: TrajanShown) -> list[tuple[int, bool, int, QPointF]]:
        """Side, whether its leader is there, its legionaries, and where they stand: two sides to a row."""
        found = []
        for side in range(len(shown.context.sides)):
            leader = CAMP in reads.leader_places(shown.view, side)
            count = reads.camp_legions(shown.view, side)
            if leader or count:
                found.append((side, leader, count))
        at = self._points[CAMP]
        rows = -(-len(found) // 2)
        placed = []
        for n, group in enumerate(found):
            row, column = divmod(n, 2)
            here = min(2, len(found) - 2 * row)
            x = at.x() + (column - (here - 1) / 2) * 51
            y = at.y() + (7 if rows == 1 else (row * 21 - 2))
            placed.append((*group, QPointF(x, y)))
        return placed

    def _draw_camp(self, pencil: Pencil, shown: TrajanShown) -> None:
        """Of each side its leader, and one legionary with how many there are."""
        for side, leader, count, at in self.camps(shown):
            seat = shown.seat(side)
            if leader:
                pencil.piece("leader", at - QPointF(15 if count else 0, 0.5), 22, seat)
            if count:
                x = 3 if leader else -7 if count > 1 else 0
                pencil.piece("meeple", at + QPointF(x, 0), PIECE["meeple"], seat)
                if count > 1:
                    pieces.count_badge(pencil, at + QPointF(x + 15, 2), count)

    def coin(self, at: QPointF) -> QPointF:
        """Where the points of a province stand."""
        x = min(at.x() - 15, self._map.right() - 50)
        return QPointF(max(x, self._map.x() + 13), at.y() + 3)

    # ---- places

    def places_seen(self, shown: TrajanShown) -> object:
        return True

    def places(self, shown: TrajanShown) -> Iterator[Place]:
        for key, cell in self._cells.items():
            yield Place(spots.Province(key), cell.simplified())
        yield Place(spots.Zone(self.key), rounded(self.head()))

    def point(self, key: str) -> QRectF:
        """Where pieces arrive in a province."""
        return square_at(self._points[key], 20)
