"""Zones IV and V, demands and time: senate track, piles on the Arch, what the people want, the loop."""

from collections.abc import Hashable, Iterator
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen

from rome_desktop.app.table.items import disc, rounded
from rome_desktop.app.table.pencil import LEFT, MIDDLE
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.trajan import pieces, reads, spots
from rome_desktop.app.views.trajan.panel import Panel
from rome_desktop.app.views.trajan.pencil import Pencil, square_at
from rome_desktop.app.views.trajan.shown import TrajanShown
from rome_desktop.games.trajan.ids import CATEGORIES
from rome_desktop.games.trajan.quarter import AnswerDemands, answers

HIGH_PILES = (7, 4, 2)
"""From so many tiles on, a pile shows one edge more."""


class Senate(Panel):
    """The track with the discs, who has how many votes, and the two bonus tiles at stake."""

    key = "senate"
    number = 4

    def space(self, number: int, count: int) -> QRectF:
        """A space of the track."""
        field = QRectF(self.rect.x() + 11, self.rect.y() + 33, self.rect.width() - 22, self._high())
        wide = field.width() / count
        return QRectF(field.x() + number * wide + 1.5, field.y(), wide - 3, field.height())

    def _high(self) -> float:
        return self.rect.height() * 0.42

    def _low(self) -> QRectF:
        """The room below the track."""
        top = self.rect.y() + 37 + self._high()
        return QRectF(self.rect.x() + 13, top, self.rect.width() - 24, self.rect.bottom() - top - 7)

    def bonus(self, number: int) -> QRectF:
        """A bonus tile at stake."""
        low = self._low()
        side = min(56, low.height() - 4)
        wide = side * 1.02
        return QRectF(low.right() - (2 - number) * (wide + 10) + 9, low.center().y() - side / 2, wide, side)

    def disc_place(self, space: int, height: int, count: int) -> QPointF:
        """The middle of the disc that lies so high on a space."""
        rect = self.space(space, count)
        step = min(11, rect.height() * 0.1)
        return QPointF(rect.center().x(), rect.y() + rect.height() * 0.42 - height * step)

    def seen(self, shown: TrajanShown) -> Hashable:
        return reads.senate(shown.view)

    def draw(self, pencil: Pencil, shown: TrajanShown) -> None:
        pencil.region(self.rect, "IV", self.labels.title(self.key))
        stacks, points = reads.senate_stacks(shown.view), reads.senate_points(shown.view)
        count = len(points)
        for n, worth in enumerate(points):
            rect = self.space(n, count)
            pencil.plate(rect, pencil.field(), "line_strong", 1.0, 5)
            at = QPointF(rect.center().x(), rect.bottom() - 16)
            if worth:
                pieces.laurel(pencil, at, min(25, rect.width() * 0.8), worth, pencil.look.colour("ink"))
            else:
                low = QRectF(rect.x(), at.y() - 9, rect.width(), 18)
                pencil.words(self.labels.part("start"), "tag", low, "muted", MIDDLE)
            for height, side in enumerate(stacks[n]):
                wide = min(26, rect.width() * 0.74)
                pieces.disc(pencil, self.disc_place(n, height, count), wide, shown.seat(side))
        self._draw_votes(pencil, shown)
        for n, bonus in enumerate(reads.bonus_at_stake(shown.view)):
            if bonus:
                pieces.bonus_tile(pencil, self.bonus(n), *reads.bonus_face(shown.view, bonus, True))
            else:
                pieces.empty_place(pencil, self.bonus(n))

    def _draw_votes(self, pencil: Pencil, shown: TrajanShown) -> None:
        low = self._low()
        room = QRectF(low.x(), low.y(), self.bonus(0).x() - low.x() - 8, low.height())
        top = QRectF(room.x(), room.y(), room.width(), 18)
        pencil.words(self.labels.part("votes"), "small", top, bold=True)
        order = reads.senate_order(shown.view)
        columns = 2 if len(order) > 2 or room.height() < 60 else 1
        rows = -(-len(order) // columns)
        high = min(24, (room.height() - 19) / max(1, rows))
        wide = room.width() / columns
        for n, side in enumerate(order):
            column, row = divmod(n, rows)
            x, y = room.x() + column * wide, room.y() + 19 + (row + 0.5) * high
            pencil.emblem(shown.seat(side), QPointF(x + 9, y), min(18, high * 0.9))
            track, from_tiles = reads.votes(shown.view, side)
            sums = QRectF(x + 21, y - 10, wide - 43, 20)
            taken = pencil.words(f"{track} + {from_tiles} =", "label", sums, "muted")
            total = QRectF(x + 24 + taken, y - 10, 30, 20)
            pencil.words(str(track + from_tiles), "count", total, bold=True, size=15)

    def places_seen(self, shown: TrajanShown) -> object:
        return len(reads.senate_points(shown.view))

    def places(self, shown: TrajanShown) -> Iterator[Place]:
        count = len(reads.senate_points(shown.view))
        for n in range(count):
            yield Place(spots.Senate(n), rounded(self.space(n, count)))
        for n in range(2):
            yield Place(spots.Stake(n), rounded(self.bonus(n)))
        low = self._low()
        votes = QRectF(low.x(), low.y(), self.bonus(0).x() - low.x() - 8, low.height())
        yield Place(spots.Votes(), rounded(votes))
        yield Place(spots.Zone(self.key), rounded(self.head()))


class Arch(Panel):
    """Six piles of Trajan tiles."""

    key = "arch"
    number = 5

    def _side(self) -> float:
        field = self._field()
        return min(88, field.width() / 3 - 20, field.height() / 2 - 12)

    def _field(self) -> QRectF:
        return self.rect.adjusted(8, 33, -8, -8)

    def pile(self, number: int) -> QPointF:
        """The middle of the top tile of a pile."""
        field = self._field()
        row, column = divmod(number, 3)
        wide, high = field.width() / 3, field.height() / 2
        x = field.x() + (column + 0.5) * wide - 6
        return QPointF(x, field.y() + (row + 0.5) * high - 2)

    def seen(self, shown: TrajanShown) -> Hashable:
        return tuple(reads.piles(shown.view))

    def draw(self, pencil: Pencil, shown: TrajanShown) -> None:
        pencil.region(self.rect, "V", self.labels.title(self.key))
        side = self._side()
        for n, (count, top) in enumerate(reads.piles(shown.view)):
            at = self.pile(n)
            if not count or not top:
                pieces.empty_place(pencil, square_at(at, side))
            else:
                for depth in range(sum(count >= least for least in HIGH_PILES), 0, -1):
                    rect = square_at(at + QPointF(0.5, 3) * depth, side)
                    pencil.plate(rect, QColor("#CDBB92"), pieces.STONE_EDGE, 1.0, 5)
                pieces.trajan_tile(pencil, at, side, *reads.tile_face(shown.view, top))
            box = QRectF(at.x() + side / 2 + 3, at.y() - 10, 18, 20)
            pencil.words(str(count), "label", box, "muted", LEFT, bold=True)

    def places_seen(self, shown: TrajanShown) -> object:
        return True

    def places(self, shown: TrajanShown) -> Iterator[Place]:
        for n, category in enumerate(CATEGORIES):
            yield Place(spots.Pile(category), rounded(square_at(self.pile(n), self._side())))
        yield Place(spots.Zone(self.key), rounded(self.head()))


class Demands(Panel):
    """The open demands, and whether the side that the dock shows has an answer to each."""

    key = "demands"
    number = 9

    def tile(self, number: int) -> QRectF:
        """The square of a demand."""
        rect = self.rect
        room = rect.height() - 41
        side = min(46, room)
        top = rect.y() + 33 + max(0.0, room - side) / 2
        return QRectF(rect.x() + 14 + number * (side + 12), top, side, side)

    def seen(self, shown: TrajanShown) -> Hashable:
        return (
            reads.demands(shown.view),
            reads.covered(shown.view, shown.dock),
            shown.dock,
            ways(shown),
            shown.view.laps,
        )

    def draw(self, pencil: Pencil, shown: TrajanShown) -> None:
        open_now, most = reads.demands(shown.view), reads.most_demands(shown.view)
        covered = reads.covered(shown.view, shown.dock)
        pencil.region(
            self.rect, "", self.labels.title(self.key), self.labels.open_demands(len(open_now), most)
        )
        for n in range(most):
            rect = self.tile(n)
            if n >= len(open_now):
                pieces.empty_place(pencil, rect)
                continue
            icon = open_now[n]
            ink = pieces.DEMAND_COLOURS[icon]
            pieces.square_tile(pencil, rect, pieces.DEMAND_ICONS[icon], ink, pieces.SAND, pieces.SAND_EDGE)
            at = rect.topRight() + QPointF(-1, 2)
            look = pencil.look
            if covered[n]:
                pencil.disc(at, 9, look.colour("good"), look.colour("panel"), 1)
                pencil.icon("ui-confirm", at, 11, look.colour("panel"))
            else:
                pencil.disc(at, 9, look.colour("accent"), look.colour("panel"), 1)
                pencil.number("!", at, 13, look.colour("on_accent"))
        chosen = ways(shown)
        for n, way in enumerate(chosen):
            self._draw_way(pencil, self.way(n, len(chosen)), way)
        if chosen:
            return
        left = self.tile(most - 1).right() + 14
        room = QRectF(left, self.tile(0).y(), self.rect.right() - left - 10, self.tile(0).height())
        said, note = self.labels.loss(shown.view, shown.context)
        self._draw_loss(pencil, room, said, note)

    def _draw_loss(self, pencil: Pencil, room: QRectF, said: str, note: str) -> None:
        """What is lost, and below it until when, on two lines where one is too narrow."""
        lines = pencil.broken(note, "small", room.width())
        high = min(18, room.height() / (1 + len(lines)))
        y = room.center().y() - high * (1 + len(lines)) / 2
        pencil.words(said, "label", QRectF(room.x(), y, room.width(), high), bold=True)
        for n, line in enumerate(lines, 1):
            pencil.words(line, "small", QRectF(room.x(), y + n * high, room.width(), high), "muted")

    def places_seen(self, shown: TrajanShown) -> object:
        return reads.most_demands(shown.view), len(ways(shown))

    def places(self, shown: TrajanShown) -> Iterator[Place]:
        for n in range(reads.most_demands(shown.view)):
            yield Place(spots.Demand(n), rounded(self.tile(n)))
        chosen = ways(shown)
        for n in range(len(chosen)):
            yield Place(spots.Answer(n), rounded(self.way(n, len(chosen))))
        yield Place(spots.Zone(self.key), rounded(self.head()))

    def way(self, number: int, count: int) -> QRectF:
        """A choice of tiles to give."""
        first = self.tile(0)
        left = self.tile(2).right() + 12
        wide = (self.rect.right() - 9 - left) / max(1, count)
        return QRectF(left + number * wide, first.y(), wide - 4, first.height())

    def _draw_way(self, pencil: Pencil, rect: QRectF, way: tuple[str, ...]) -> None:
        pencil.plate(rect, pencil.look.colour("raised"), "line_strong", 1.2, 5)
        side = min(26, rect.width() / max(1, len(way)) - 3, rect.height() - 8)
        for n, tile in enumerate(way):
            x = rect.center().x() + (n - (len(way) - 1) / 2) * (side + 3)
            pieces.forum_tile(pencil, square_at(QPointF(x, rect.center().y()), side), tile)


def ways(shown: TrajanShown) -> tuple[tuple[str, ...], ...]:
    """Sets of tiles among which the seat that is asked chooses its answer to the demands."""
    top = shown.view.pending[-1] if shown.view.pending else None
    return tuple(answers(shown.view, top.seat)) if isinstance(top, AnswerDemands) else ()


class Time(Panel):
    """[TR-1.1, TR-2.7] The loop of the time marker; the start space ends a round."""

    key = "time"
    number = 8
    ahead = 0
    """Spaces that the sowing in question would take."""

    def _track(self) -> QRectF:
        """The rectangle round the middles of all spaces."""
        return self.rect.adjusted(26, 47, -26, -21)

    def space(self, number: int, count: int) -> QPointF:
        """The middle of a space on the racecourse: along the top, round the right end, back, and round."""
        box = self._track()
        radius = box.height() / 2
        straight, bend = box.width() - box.height(), pi * radius
        way = 2 * (straight + bend) * number / count
        start = box.topLeft() + QPointF(radius, 0)
        if way <= straight:
            return start + QPointF(way, 0)
        way -= straight
        if way <= bend:
            turned = way / radius
            return start + QPointF(straight + radius * sin(turned), radius * (1 - cos(turned)))
        way -= bend
        if way <= straight:
            return start + QPointF(straight - way, 2 * radius)
        turned = (way - straight) / radius
        return start + QPointF(-radius * sin(turned), radius * (1 + cos(turned)))

    def seen(self, shown: TrajanShown) -> Hashable:
        return reads.time(shown.view), self.ahead

    def draw(self, pencil: Pencil, shown: TrajanShown) -> None:
        look = pencil.look
        count, at = reads.time(shown.view)[:2]
        note = self.labels.spaces_left(count - at)
        pencil.region(self.rect, "", self.labels.title(self.key), note)
        places = [self.space(n, count) for n in range(count)]
        track = self._track()
        path = QPainterPath()
        path.addRoundedRect(track, track.height() / 2, track.height() / 2)
        pencil.path(path, None, look.colour("line_strong"), 2)
        ahead = {(at + n) % count for n in range(1, self.ahead + 1)}
        near = min((places[1] - places[0]).manhattanLength(), 40)
        for n, point in enumerate(places):
            half = min(14, near * 0.38)
            rect = QRectF(point.x() - half, point.y() - 8.5, 2 * half, 17)
            fill = look.colour("accent") if not n else pencil.field()
            edge = look.colour("line_strong")
            if n in ahead:
                fill, edge = look.colour("lit"), look.colour("lit_edge")
            pencil.plate(rect, fill, edge, 1.2, 8)
            if not n:
                pen = QPen(look.colour("on_accent") if n not in ahead else look.colour("ink"), 1.4)
                pencil.painter.setPen(pen)
                pencil.icon("ui-rotate", point, 11, pen.color())
        pencil.hourglass(places[at], 17)
        inner = track.adjusted(18, 0, -18, 0)
        low = QRectF(inner.x(), track.center().y() - 9, inner.width(), 18)
        pencil.words(self.labels.round_end(shown.view), "small", low, "muted", MIDDLE)

    def places_seen(self, shown: TrajanShown) -> object:
        return reads.time(shown.view)[:2]

    def places(self, shown: TrajanShown) -> Iterator[Place]:
        count, at = reads.time(shown.view)[:2]
        yield Place(spots.Clock(), disc(self.space(at, count), 12), "disc")
        yield Place(spots.Start(), disc(self.space(0, count), 12), "disc")
        yield Place(spots.Zone(self.key), rounded(self.head()))
