"""Zones I and II: the seaport with its ships and piles, and the forum with its tiles."""

from collections.abc import Hashable, Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.pencil import LEFT, RIGHT
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.trajan import pieces, reads, spots
from rome_desktop.app.views.trajan.panel import Panel
from rome_desktop.app.views.trajan.pencil import Pencil
from rome_desktop.app.views.trajan.pieces import FACE_EDGE
from rome_desktop.app.views.trajan.shown import TrajanShown
from rome_desktop.games.trajan.ids import Ship

SHIPS = ("identical", "pairs", "different")
SEA, STILL = QColor("#24708F"), QColor("#6B7276")
WHITE = QColor("#FFFFFF")


class Seaport(Panel):
    """Three ships with what they pay, the draw pile, and a discard pile on each side of it."""

    key = "seaport"
    number = 1

    def ship(self, number: int) -> QRectF:
        """The rectangle of a ship."""
        rect = self.rect
        top, low = rect.y() + 29, rect.bottom() - 3
        high = (low - top) / len(SHIPS)
        return QRectF(rect.x() + 9, top + number * high, self._left(), high - 2)

    def _left(self) -> float:
        """The width of the ships."""
        return self.rect.width() * 0.487

    def _right(self) -> QRectF:
        """The room beside the ships."""
        first, last = self.ship(0), self.ship(len(SHIPS) - 1)
        x = first.right() + 6
        return QRectF(x, first.y(), self.rect.right() - 8 - x, last.bottom() - first.y())

    def pile(self, number: int) -> QRectF:
        """The rectangle of a pile: discard piles 0 and 1 side by side, the draw pile 2 below both."""
        gap, room = 4, self._right()
        low = min(26, room.height() * 0.32)
        if number == 2:
            return QRectF(room.x(), room.bottom() - low, room.width(), low)
        wide = (room.width() - gap) / 2
        return QRectF(room.x() + number * (wide + gap), room.y(), wide, room.height() - low - gap)

    def seen(self, shown: TrajanShown) -> Hashable:
        return reads.harbour(shown.view)

    def draw(self, pencil: Pencil, shown: TrajanShown) -> None:
        pencil.region(self.rect, "I", self.labels.title(self.key))
        for n, (key, is_coloured, values) in enumerate(reads.ships(shown.view)):
            rect = self.ship(n)
            pencil.plate(rect, SEA if is_coloured else STILL, None, radius=5)
            pencil.icon("ship", QPointF(rect.x() + 12, rect.center().y()), min(16, rect.height()), WHITE)
            x = rect.right() - 7
            for value in reversed(values):
                wide = 8 if value < 10 else 15
                box = QRectF(x - wide, rect.y(), wide, rect.height())
                pencil.words(str(value), "small", box, WHITE, RIGHT, bold=True)
                x -= wide + 3
            name = QRectF(rect.x() + 22, rect.y(), x - rect.x() - 22, rect.height())
            pencil.words(self.labels.terms.ship(key), "small", name, WHITE, LEFT)
        self._draw_piles(pencil, shown)

    def _draw_piles(self, pencil: Pencil, shown: TrajanShown) -> None:
        for n in range(2):
            rect, top = self.pile(n), reads.discard_top(shown.view, n)
            if top:
                pieces.card(pencil, rect, top, self.labels.terms.commodity(top))
            else:
                pieces.empty_place(pencil, rect)
        rect, left = self.pile(2), reads.draw_pile(shown.view)
        if left:
            pencil.cast(rect, 4)
            pencil.plate(rect, SEA, FACE_EDGE, 1.0, 4)
        else:
            pieces.empty_place(pencil, rect)
        ink: QColor | str = WHITE if left else "muted"
        pencil.icon("ui-journal", QPointF(rect.x() + 14, rect.center().y()), 14, ink)
        words = rect.adjusted(25, 0, -4, 0)
        pencil.words(self.labels.draw_pile(left), "small", words, ink, LEFT)

    def places_seen(self, shown: TrajanShown) -> object:
        return True

    def places(self, shown: TrajanShown) -> Iterator[Place]:
        for n, key in enumerate(SHIPS):
            yield Place(spots.Ship(Ship(key)), rounded(self.ship(n)))
        yield Place(spots.Discard(0), rounded(self.pile(0)))
        yield Place(spots.Pile(), rounded(self.pile(2)))
        yield Place(spots.Discard(1), rounded(self.pile(1)))
        yield Place(spots.Zone(self.key), rounded(self.head()))


class Forum(Panel):
    """Three yellow spaces and up to twelve green ones."""

    key = "forum"
    number = 2

    def _columns(self, shown: TrajanShown) -> int:
        return max((column for _, column, _, _ in reads.forum(shown.view)), default=2) + 1

    def cell(self, column: int, row: int, columns: int) -> QRectF:
        """The square of a space."""
        field = self.rect.adjusted(12, 35, -12, -10)
        step_x, step_y = field.width() / max(4, columns), field.height() / 3
        side = min(step_x - 7, step_y - 6, 62)
        middle = field.x() + (column + 0.5) * step_x
        x = middle - side / 2 + (2 if column else -2)
        return QRectF(x, field.y() + row * step_y + (step_y - side) / 2, side, side)

    def seen(self, shown: TrajanShown) -> Hashable:
        return tuple(reads.forum(shown.view))

    def draw(self, pencil: Pencil, shown: TrajanShown) -> None:
        room = pencil.region(self.rect, "II", self.labels.title(self.key))
        columns = self._columns(shown)
        for _, column, row, tile in reads.forum(shown.view):
            rect = self.cell(column, row, columns)
            if tile:
                pieces.forum_tile(pencil, rect, tile, yellow=not column)
            else:
                pieces.empty_place(pencil, rect)
        x = (self.cell(0, 0, columns).right() + self.cell(1, 0, columns).left()) / 2
        pencil.rule(QPointF(x, room.y() + 3), QPointF(x, room.bottom()))

    def places_seen(self, shown: TrajanShown) -> object:
        return [(space, column, row) for space, column, row, _ in reads.forum(shown.view)]

    def places(self, shown: TrajanShown) -> Iterator[Place]:
        columns = self._columns(shown)
        for space, column, row, _ in reads.forum(shown.view):
            yield Place(spots.Forum(space), rounded(self.cell(column, row, columns)))
        yield Place(spots.Zone(self.key), rounded(self.head()))
