"""Zones IV and V, demands and time: senate track, piles on the Arch, what the people want, the loop."""

from collections.abc import Hashable, Iterator
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen

from rome_desktop.app.contract import TableContext
from rome_desktop.app.table.items import disc
from rome_desktop.app.table.painted import Left, Middle
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.trajan import pieces, reads
from rome_desktop.app.views.trajan.panel import Panel, seat_of
from rome_desktop.app.views.trajan.pencil import Pencil, rounded, square_at
from rome_desktop.games.trajan.quarter import AnswerDemands, answers
from rome_desktop.games.trajan.state import TrajanState

HIGH_PILES = (7, 4, 2)
"""From so many tiles on, a pile shows one edge more."""


class Senate(Panel):
    """The track with the discs, who has how many votes, and the two bonus tiles at stake."""

    key = "senate"
    number = 4

    def space(self, number: int, count: int) -> QRectF:
        """A space of the track."""
        px = self.px
        field = QRectF(
            self.rect.x() + px(11), self.rect.y() + px(33), self.rect.width() - px(22), self._high()
        )
        wide = field.width() / count
        return QRectF(field.x() + number * wide + px(1.5), field.y(), wide - px(3), field.height())

    def _high(self) -> float:
        return self.rect.height() * 0.42

    def _low(self) -> QRectF:
        """The room below the track."""
        px, top = self.px, self.rect.y() + self.px(37) + self._high()
        return QRectF(
            self.rect.x() + px(13), top, self.rect.width() - px(24), self.rect.bottom() - top - px(7)
        )

    def bonus(self, number: int) -> QRectF:
        """A bonus tile at stake."""
        px, low = self.px, self._low()
        side = min(px(56), low.height() - px(4))
        wide = side * 1.02
        return QRectF(
            low.right() - (2 - number) * (wide + px(10)) + px(9), low.center().y() - side / 2, wide, side
        )

    def disc_place(self, space: int, height: int, count: int) -> QPointF:
        """The middle of the disc that lies so high on a space."""
        rect = self.space(space, count)
        step = min(self.px(11), rect.height() * 0.1)
        return QPointF(rect.center().x(), rect.y() + rect.height() * 0.42 - height * step)

    def seen(self, view: TrajanState, context: TableContext) -> Hashable:
        return reads.senate(view)

    def draw(self, pencil: Pencil, view: TrajanState, context: TableContext) -> None:
        pencil.region(self.rect, "IV", self.labels.title(self.key))
        px, stacks, points = pencil.px, reads.senate_stacks(view), reads.senate_points(view)
        count = len(points)
        for n, worth in enumerate(points):
            rect = self.space(n, count)
            pencil.box(rect, Pencil.plate_colour(), "line_strong", 1.0, 5)
            at = QPointF(rect.center().x(), rect.bottom() - px(16))
            if worth:
                pieces.laurel(pencil, at, min(px(25), rect.width() * 0.8), worth, pencil.look.colour("ink"))
            else:
                low = QRectF(rect.x(), at.y() - px(9), rect.width(), px(18))
                pencil.words(self.labels.part("start"), "tag", low, "muted", Middle)
            for height, side in enumerate(stacks[n]):
                wide = min(px(26), rect.width() * 0.74)
                pieces.disc(pencil, self.disc_place(n, height, count), wide, seat_of(context, side))
        self._draw_votes(pencil, view, context)
        for n, bonus in enumerate(reads.bonus_at_stake(view)):
            if bonus:
                pieces.bonus_tile(pencil, self.bonus(n), *reads.bonus_face(view, bonus, True))
            else:
                pieces.empty_place(pencil, self.bonus(n))

    def _draw_votes(self, pencil: Pencil, view: TrajanState, context: TableContext) -> None:
        px, low = pencil.px, self._low()
        room = QRectF(low.x(), low.y(), self.bonus(0).x() - low.x() - px(8), low.height())
        top = QRectF(room.x(), room.y(), room.width(), px(18))
        pencil.words(self.labels.part("votes"), "small", top, bold=True)
        order = reads.senate_order(view)
        columns = 2 if len(order) > 2 or room.height() < px(60) else 1
        rows = -(-len(order) // columns)
        high = min(px(24), (room.height() - px(19)) / max(1, rows))
        wide = room.width() / columns
        for n, side in enumerate(order):
            column, row = divmod(n, rows)
            x, y = room.x() + column * wide, room.y() + px(19) + (row + 0.5) * high
            pencil.emblem(seat_of(context, side), QPointF(x + px(9), y), min(px(18), high * 0.9))
            track, from_tiles = reads.votes(view, side)
            sums = QRectF(x + px(21), y - px(10), wide - px(43), px(20))
            taken = pencil.words(f"{track} + {from_tiles} =", "label", sums, "muted")
            total = QRectF(x + px(24) + taken, y - px(10), px(30), px(20))
            pencil.words(str(track + from_tiles), "count", total, bold=True, size=15)

    def places(self, view: TrajanState, context: TableContext) -> Iterator[Place]:
        count = len(reads.senate_points(view))
        for n in range(count):
            yield Place(f"senate:{n}", rounded(self.space(n, count)))
        for n in range(2):
            yield Place(f"stake:{n}", rounded(self.bonus(n)))
        low = self._low()
        votes = QRectF(low.x(), low.y(), self.bonus(0).x() - low.x() - self.px(8), low.height())
        yield Place("votes", rounded(votes))
        yield Place(
            "zone:senate", rounded(QRectF(self.rect.x(), self.rect.y(), self.rect.width(), self.px(30)))
        )


class Arch(Panel):
    """Six piles of Trajan tiles."""

    key = "arch"
    number = 5

    def _side(self) -> float:
        field = self._field()
        return min(self.px(88), field.width() / 3 - self.px(20), field.height() / 2 - self.px(12))

    def _field(self) -> QRectF:
        px = self.px
        return self.rect.adjusted(px(8), px(33), -px(8), -px(8))

    def pile(self, number: int) -> QPointF:
        """The middle of the top tile of a pile."""
        field = self._field()
        row, column = divmod(number, 3)
        wide, high = field.width() / 3, field.height() / 2
        x = field.x() + (column + 0.5) * wide - self.px(6)
        return QPointF(x, field.y() + (row + 0.5) * high - self.px(2))

    def seen(self, view: TrajanState, context: TableContext) -> Hashable:
        return tuple(reads.piles(view))

    def draw(self, pencil: Pencil, view: TrajanState, context: TableContext) -> None:
        pencil.region(self.rect, "V", self.labels.title(self.key))
        side, px = self._side(), pencil.px
        for n, (count, top) in enumerate(reads.piles(view)):
            at = self.pile(n)
            if not count or not top:
                pieces.empty_place(pencil, square_at(at, side))
            else:
                for depth in range(sum(count >= least for least in HIGH_PILES), 0, -1):
                    rect = square_at(at + QPointF(px(0.5), px(3)) * depth, side)
                    pencil.box(rect, QColor("#CDBB92"), pieces.STONE_EDGE, 1.0, 5)
                pieces.trajan_tile(pencil, at, side, *reads.tile_face(view, top))
            box = QRectF(at.x() + side / 2 + px(3), at.y() - px(10), px(18), px(20))
            pencil.words(str(count), "label", box, "muted", Left, bold=True)

    def places(self, view: TrajanState, context: TableContext) -> Iterator[Place]:
        for n, category in enumerate(reads.categories()):
            yield Place(f"pile:{category}", rounded(square_at(self.pile(n), self._side())))
        yield Place(
            "zone:arch", rounded(QRectF(self.rect.x(), self.rect.y(), self.rect.width(), self.px(30)))
        )


class Demands(Panel):
    """The open demands, and whether the side that the dock shows has an answer to each."""

    key = "demands"
    number = 9

    def tile(self, number: int) -> QRectF:
        """The square of a demand."""
        px, rect = self.px, self.rect
        room = rect.height() - px(41)
        side = min(px(46), room)
        top = rect.y() + px(33) + max(0.0, room - side) / 2
        return QRectF(rect.x() + px(14) + number * (side + px(12)), top, side, side)

    def seen(self, view: TrajanState, context: TableContext) -> Hashable:
        return reads.demands(view), reads.covered(view, context.dock), context.dock, ways(view), view.laps

    def draw(self, pencil: Pencil, view: TrajanState, context: TableContext) -> None:
        px, open_now, most = pencil.px, reads.demands(view), reads.most_demands(view)
        covered = reads.covered(view, context.dock)
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
            at = rect.topRight() + QPointF(-px(1), px(2))
            look = pencil.look
            if covered[n]:
                pencil.disc(at, px(9), look.colour("good"), look.colour("panel"), px(1))
                pencil.icon("ui-confirm", at, px(11), look.colour("panel"))
            else:
                pencil.disc(at, px(9), look.colour("accent"), look.colour("panel"), px(1))
                pencil.number("!", at, px(13), look.colour("on_accent"))
        chosen = ways(view)
        for n, way in enumerate(chosen):
            self._draw_way(pencil, self.way(n, len(chosen)), way)
        if chosen:
            return
        left = self.tile(most - 1).right() + px(14)
        room = QRectF(left, self.tile(0).y(), self.rect.right() - left - px(10), self.tile(0).height())
        said, note = self.labels.loss(view, context)
        self._draw_loss(pencil, room, said, note)

    def _draw_loss(self, pencil: Pencil, room: QRectF, said: str, note: str) -> None:
        """What is lost, and below it until when, on two lines where one is too narrow."""
        lines = pencil.broken(note, "small", room.width())
        high = min(pencil.px(18), room.height() / (1 + len(lines)))
        y = room.center().y() - high * (1 + len(lines)) / 2
        pencil.words(said, "label", QRectF(room.x(), y, room.width(), high), bold=True)
        for n, line in enumerate(lines, 1):
            pencil.words(line, "small", QRectF(room.x(), y + n * high, room.width(), high), "muted")

    def places(self, view: TrajanState, context: TableContext) -> Iterator[Place]:
        for n in range(reads.most_demands(view)):
            yield Place(f"demand:{n}", rounded(self.tile(n)))
        chosen = ways(view)
        for n in range(len(chosen)):
            yield Place(f"answer:{n}", rounded(self.way(n, len(chosen))))
        yield Place(
            "zone:demands", rounded(QRectF(self.rect.x(), self.rect.y(), self.rect.width(), self.px(30)))
        )

    def way(self, number: int, count: int) -> QRectF:
        """A choice of tiles to give."""
        px, first = self.px, self.tile(0)
        left = self.tile(2).right() + px(12)
        wide = (self.rect.right() - px(9) - left) / max(1, count)
        return QRectF(left + number * wide, first.y(), wide - px(4), first.height())

    def _draw_way(self, pencil: Pencil, rect: QRectF, way: tuple[str, ...]) -> None:
        pencil.box(rect, pencil.look.colour("raised"), "line_strong", 1.2, 5)
        side = min(
            pencil.px(26), rect.width() / max(1, len(way)) - pencil.px(3), rect.height() - pencil.px(8)
        )
        for n, tile in enumerate(way):
            x = rect.center().x() + (n - (len(way) - 1) / 2) * (side + pencil.px(3))
            pieces.forum_tile(pencil, square_at(QPointF(x, rect.center().y()), side), tile)


def ways(view: TrajanState) -> tuple[tuple[str, ...], ...]:
    """Sets of tiles among which the seat that is asked chooses its answer to the demands."""
    top = view.pending[-1] if view.pending else None
    return tuple(answers(view, top.seat)) if isinstance(top, AnswerDemands) else ()


class Time(Panel):
    """[TR-1.1, TR-2.7] The loop of the time marker; the start space ends a round."""

    key = "time"
    number = 8
    ahead = 0
    """Spaces that the sowing in question would take."""

    def _track(self) -> QRectF:
        """The rectangle round the middles of all spaces."""
        px = self.px
        return self.rect.adjusted(px(26), px(47), -px(26), -px(21))

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

    def seen(self, view: TrajanState, context: TableContext) -> Hashable:
        return reads.time(view), self.ahead

    def draw(self, pencil: Pencil, view: TrajanState, context: TableContext) -> None:
        px, look = pencil.px, pencil.look
        count, at = reads.time(view)[:2]
        note = self.labels.spaces_left(count - at)
        pencil.region(self.rect, "", self.labels.title(self.key), note)
        places = [self.space(n, count) for n in range(count)]
        track = self._track()
        path = QPainterPath()
        path.addRoundedRect(track, track.height() / 2, track.height() / 2)
        pencil.shape(path, None, look.colour("line_strong"), px(2))
        ahead = {(at + n) % count for n in range(1, self.ahead + 1)}
        near = min((places[1] - places[0]).manhattanLength(), px(40))
        for n, point in enumerate(places):
            half = min(px(14), near * 0.38)
            rect = QRectF(point.x() - half, point.y() - px(8.5), 2 * half, px(17))
            fill = look.colour("accent") if not n else Pencil.plate_colour()
            edge = look.colour("line_strong")
            if n in ahead:
                fill, edge = look.colour("lit"), look.colour("lit_edge")
            pencil.box(rect, fill, edge, 1.2, 8)
            if not n:
                pen = QPen(look.colour("on_accent") if n not in ahead else look.colour("ink"), px(1.4))
                pencil.painter.setPen(pen)
                pencil.icon("ui-rotate", point, px(11), pen.color())
        pieces.hourglass(pencil, places[at], px(17))
        inner = track.adjusted(px(18), 0, -px(18), 0)
        low = QRectF(inner.x(), track.center().y() - px(9), inner.width(), px(18))
        pencil.words(self.labels.round_end(view), "small", low, "muted", Middle)

    def places(self, view: TrajanState, context: TableContext) -> Iterator[Place]:
        count, at = reads.time(view)[:2]
        yield Place("clock", disc(self.space(at, count), self.px(12)), "disc")
        yield Place("start", disc(self.space(0, count), self.px(12)), "disc")
        yield Place(
            "zone:time", rounded(QRectF(self.rect.x(), self.rect.y(), self.rect.width(), self.px(30)))
        )
