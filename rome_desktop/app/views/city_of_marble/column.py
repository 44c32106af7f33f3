"""The column at the right: tile stacks, imperium spaces with the treasury, and what is worth what."""

from collections.abc import Hashable, Iterator, Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table import items
from rome_desktop.app.table.items import outline, rounded
from rome_desktop.app.table.layer import Wanted
from rome_desktop.app.table.pencil import RIGHT
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.city_of_marble import pieces, spots
from rome_desktop.app.views.city_of_marble.layout import HALF_HEIGHT, hexagon
from rome_desktop.app.views.city_of_marble.panel import Panel
from rome_desktop.app.views.city_of_marble.pencil import Pencil, fountain_ink, kind_ink
from rome_desktop.app.views.city_of_marble.shown import MarbleShown
from rome_desktop.games.city_of_marble.components import COLOURS, KINDS, SPACES, TREASURY, Colour, Kind
from rome_desktop.games.city_of_marble.state import MarbleState

BLOCKS = {"worth": 68.0, "lines": 72.0, "end": 98.0}
"""Heights of the parts of the last panel, where there is room enough."""
LOW = 29.0
"""Rows of the stacks lower than this have name and bar side by side."""
BETWEEN = 9.0
"""What frames round neighbours need between them."""
TALL, HIGH = 9, 5
"""So many tiles draw a stack of three, and of two."""


class Stacks(Panel):
    """The stacks of tiles, one row for each kind."""

    key = "stacks"
    sorts = ("tiles",)

    def seen(self, shown: MarbleShown) -> Hashable:
        return tuple(shown.view.stacks.values()), self.labels.stacks_note(shown.view)

    def pieces(self, shown: MarbleShown) -> Mapping[str, Wanted]:
        return {"tiles": self._tiles(shown.view)}

    def places_seen(self, shown: MarbleShown) -> object:
        return [self.height(shown.view.stacks[kind]) for kind in KINDS]

    def places(self, shown: MarbleShown) -> Iterator[Place]:
        for kind in KINDS:
            yield Place(spots.Stack(kind), self._outline(kind, shown.view))

    def tile_place(self, kind: Kind, view: MarbleState) -> QPointF:
        """The middle of the topmost tile of a stack."""
        row = self.rows(len(KINDS))[KINDS.index(kind)]
        lift = 3 * (self.height(view.stacks[kind]) - 1)
        return QPointF(row.x() + 38, row.center().y() - self._raised(row) - lift / 2)

    def _raised(self, row: QRectF) -> float:
        """How far tile and number stand above the middle of a row, where name and bar are centred."""
        return 3.5 if row.height() >= LOW else 0.0

    @staticmethod
    def height(count: int) -> int:
        """How many tiles are drawn for a stack of so many."""
        return 3 if count >= TALL else 2 if count >= HIGH else min(count, 1)

    def _half_width(self) -> float:
        row = self.rows(len(KINDS))[0]
        return min(27, row.height() * 0.58)

    def _tiles(self, view: MarbleState) -> Wanted:
        wanted: Wanted = {}
        half = self._half_width()
        for kind in KINDS:
            height, at = self.height(view.stacks[kind]), self.tile_place(kind, view)
            for n in range(height):
                lift = 3 * (height - 1 - n)
                make = partial(self._tile, kind, half, at + QPointF(0, lift))
                wanted[f"{kind} {n}"] = ((height, at.y()), make)
            if not height:
                wanted[f"{kind} 0"] = (0, partial(self._empty, half, at))
        return wanted

    def _outline(self, kind: Kind, view: MarbleState) -> QPainterPath:
        """The upper tile of a stack and the edges of those below."""
        top = outline(pieces.small_lozenge(self._half_width())).translated(self.tile_place(kind, view))
        lift = 3 * max(0, self.height(view.stacks[kind]) - 1)
        return top.united(top.translated(0, lift)).simplified()

    def _tile(self, kind: Kind, half: float, at: QPointF) -> QGraphicsItem:
        item = pieces.lying_tile(kind, half)
        item.setPos(at)
        return item

    def _empty(self, half: float, at: QPointF) -> QGraphicsItem:
        pen = QPen(theme.look().colour("faint"), 1.3)
        pen.setDashPattern([3, 3])
        item = items.shape(pieces.small_lozenge(half), None, pen)
        item.setPos(at)
        return item

    def draw(self, pencil: Pencil, shown: MarbleShown) -> None:
        view = shown.view
        self.heading(pencil, self.labels.stacks_note(view))
        for kind, row in zip(KINDS, self.rows(len(KINDS)), strict=True):
            count, box = view.stacks[kind], view.box.kinds[kind]
            x, middle = row.x() + 76, row.center().y()
            width = row.width() - 76 - 34
            over = row.height() >= LOW
            name = QRectF(x, middle - (17 if over else 10), width, 18)
            colour = "ink" if count else "muted"
            pencil.words(self.labels.terms.name(kind), "count", name, colour, size=14)
            start = box.tiles - box_start(view)
            bar = QRectF(x, middle + 4, width, 6)
            if not over:
                bar = QRectF(x + 54, middle - 3, width - 54, 6)
            pencil.bar(bar, count / max(1, start), kind_ink(kind))
            number = QRectF(row.right() - 40, middle - (12 + self._raised(row)), 36, 24)
            pencil.words(str(count), "count", number, colour, RIGHT, bold=True, size=18)


NAMED, NOTED = 100.0, 66.0
"""How much of an imperium space its name takes on the left, and what is left on the right."""
WAITS = 11.0
"""Half as wide as a magistrate that waits on a space."""


class Spaces(Panel):
    """The imperium spaces and the treasury, with the magistrates that wait on them."""

    key = "spaces"
    sorts = ("magistrates",)

    def seen(self, shown: MarbleShown) -> Hashable:
        return tuple(shown.view.imperium.values()), shown.view.coins

    def pieces(self, shown: MarbleShown) -> Mapping[str, Wanted]:
        return {"magistrates": self._waiting(shown)}

    def places_seen(self, shown: MarbleShown) -> object:
        return True

    def places(self, shown: MarbleShown) -> Iterator[Place]:
        for space, row in zip(SPACES, self.rows(len(SPACES)), strict=True):
            yield Place(spots.Space(space), rounded(row.adjusted(-1.0, 2.5, 1.0, -2.5), 6.0))

    def space_places(self, space: str, count: int) -> list[QPointF]:
        """Where so many magistrates stand on a space."""
        row = self.rows(len(SPACES))[SPACES.index(space)]
        left, right = row.x() + NAMED + WAITS, row.right() - NOTED - WAITS
        step = min(24, max(0.0, right - left) / (count - 1)) if count > 1 else 0.0
        return [QPointF(left + n * step, row.center().y() - 1) for n in range(count)]

    def _piece_size(self) -> float:
        row = self.rows(len(SPACES))[0]
        return min(23, row.height() * 0.86)

    def _waiting(self, shown: MarbleShown) -> Wanted:
        wanted: Wanted = {}
        size = self._piece_size()
        for space, sides in shown.view.waiting.items():
            places = self.space_places(space, len(sides))
            for n, (side, at) in enumerate(zip(sides, places, strict=True)):
                seat = shown.seat(side)
                wanted[f"{space} waits {n}"] = (
                    (seat.id, at.x(), at.y()),
                    partial(self._standing, seat, size, at),
                )
        return wanted

    def stand(self, space: str, n: int, seat: theme.SeatColour, at: QPointF) -> None:
        """A magistrate has come to wait on a space."""
        key = f"{space} waits {n}"
        item = self._standing(seat, self._piece_size(), at)
        self.layers["magistrates"].put(key, (seat.id, at.x(), at.y()), item)

    def leave(self, space: str, seat: theme.SeatColour) -> None:
        """All magistrates of a seat go home from a space."""
        layer = self.layers["magistrates"]
        for key, (look, _) in list(layer.items.items()):
            if key.startswith(f"{space} waits") and isinstance(look, tuple) and look[0] == seat.id:
                layer.drop(key)

    def _standing(self, seat: theme.SeatColour, size: float, at: QPointF) -> QGraphicsItem:
        item = pieces.magistrate(seat, size)
        item.setPos(at)
        return item

    def draw(self, pencil: Pencil, shown: MarbleShown) -> None:
        view = shown.view
        self.heading(pencil)
        for space, row in zip(SPACES, self.rows(len(SPACES)), strict=True):
            field = row.adjusted(0, 2, 0, -2)
            pencil.plate(field, pencil.field(), radius=5)
            badge = QRectF(field.x(), field.y(), 27, field.height())
            fill = pieces.FOUNTAIN_EDGE if space == TREASURY else pieces.swatch(space).fill
            pencil.plate(badge, fill, radius=5)
            ink = QColor("#4A3300") if space == "theatre" else QColor("#FFFFFF")
            pencil.icon(pieces.glyph(space), badge.center(), min(18, field.height() * 0.8), ink, fill)
            name = QRectF(field.x() + 34, field.y(), NAMED - 34, field.height())
            pencil.words(self.labels.terms.name(space), "label", name)
            left = view.coins if space == TREASURY else view.imperium[Kind(space)]
            said = self.labels.coins(left) if space == TREASURY else self.labels.left(left)
            note = QRectF(field.right() - NOTED, field.y(), NOTED - 8, field.height())
            pencil.words(said, "small", note, "muted" if left else "accent", RIGHT)


class Points(Panel):
    """What a site takes and brings, what water is left, and what counts at the end."""

    key = "points"
    sorts = ("pipes",)

    def seen(self, shown: MarbleShown) -> Hashable:
        return self._fountains(shown.view), tuple(shown.view.pieces_left(colour) for colour in COLOURS)

    def pieces(self, shown: MarbleShown) -> Mapping[str, Wanted]:
        return {"pipes": self._pipes()}

    def places_seen(self, shown: MarbleShown) -> object:
        return True

    def places(self, shown: MarbleShown) -> Iterator[Place]:
        blocks = self._blocks()
        rows: dict[SpotKey, QRectF] = {spots.Pieces(c): cell for c, cell in self._pipe_cells().items()}
        rows[spots.Fountains()] = self._line(blocks["lines"], "lines", 49, 21)
        rows[spots.End()] = blocks["end"]
        for key, rect in rows.items():
            yield Place(key, rounded(rect.adjusted(-1.0, 1.0, 1.0, -1.0), 6.0))

    @staticmethod
    def _fountains(view: MarbleState) -> int:
        """How many have been built."""
        return sum(site.owner is None for site in view.sites.values())

    def _blocks(self) -> dict[str, QRectF]:
        """The blocks of the last panel, drawn together where there is little room."""
        inner = self.rect.adjusted(14, 33, -14, -7)
        natural = sum(BLOCKS.values())
        share = min(1.0, inner.height() / natural)
        spare = max(0.0, inner.height() - natural) / len(BLOCKS)
        blocks, y = {}, inner.y()
        for key, height in BLOCKS.items():
            blocks[key] = QRectF(inner.x(), y, inner.width(), height * share)
            y += height * share + min(spare, 18)
        return blocks

    @staticmethod
    def _line(block: QRectF, key: str, top: float, height: float) -> QRectF:
        """A line of a block, in units of the block's natural height."""
        share = block.height() / BLOCKS[key]
        return QRectF(block.x(), block.y() + top * share, block.width(), height * share)

    def draw(self, pencil: Pencil, shown: MarbleShown) -> None:
        view = shown.view
        self.heading(pencil)
        blocks = self._blocks()
        self._draw_worth(view, pencil, blocks["worth"])
        lines = blocks["lines"]
        pencil.rule(lines.x(), lines.y() - 3, lines.width())
        heading = self._line(lines, "lines", 2, 20)
        pencil.words(self.labels.part("lines"), "count", heading, size=13.5)
        for colour, cell in self._pipe_cells().items():
            left = view.pieces_left(colour)
            count = QRectF(cell.x() + 36, cell.y(), cell.width() - 36, cell.height())
            pencil.words(str(left), "count", count, "ink" if left else "accent", bold=True)
        row = self._line(lines, "lines", 47, 23)
        taken = pencil.words(self.labels.part("fountains"), "count", row, size=13.5)
        at = QPointF(row.x() + taken + 22, row.center().y())
        pencil.icon("fountain", at, 19, fountain_ink(), "raised")
        left = max(0, view.box.supplies.fountains - self._fountains(view))
        count = QRectF(at.x() + 14, row.y(), 30, row.height())
        pencil.words(str(left), "count", count, bold=True)
        self._draw_end(view, pencil, blocks["end"])

    def _draw_worth(self, view: MarbleState, pencil: Pencil, block: QRectF) -> None:
        """Per kind: how many tiles meet at its site, and its points."""
        block = block.adjusted(0, 0, 6, 0)
        cell = QRectF(0, 0, block.width() / 2, block.height() / 2)
        for n, kind in enumerate(KINDS):
            rect = cell.translated(block.x() + (n % 2) * cell.width(), block.y() + (n // 2) * cell.height())
            radius = min(14, rect.width() * 0.135, rect.height() * 0.44)
            at = QPointF(rect.x() + radius * HALF_HEIGHT, rect.center().y())
            swatch, building = pieces.swatch(kind), view.box.kinds[kind]
            pencil.path(outline(hexagon(radius, at)), "#FFFFFF", swatch.edge, 1.6)
            pencil.icon(pieces.glyph(kind), at, radius * 1.2, pencil.apart(swatch.fill, "#FFFFFF"), "#FFFFFF")
            left = at.x() + radius * HALF_HEIGHT + 4
            words = QRectF(left, rect.y(), rect.right() - 35 - left, rect.height())
            taken = pencil.words(self.labels.site_tiles(building.site_tiles), "label", words)
            laurel = QPointF(words.x() + taken + 12, rect.center().y())
            pencil.icon("laurel", laurel, 14, "gold_ink")
            number = QRectF(laurel.x() + 9, rect.y(), 14, rect.height())
            pencil.words(str(building.points), "count", number, bold=True)

    def _draw_end(self, view: MarbleState, pencil: Pencil, block: QRectF) -> None:
        pencil.rule(block.x(), block.y() - 2, block.width())
        pencil.words(self.labels.part("end"), "count", self._line(block, "end", 2, 20), size=13.5)
        for row, what, points in self.end_rows(view):
            taken = pencil.words(points, "label", row, align=RIGHT, bold=True, size=13)
            pencil.words(what, "small", row.adjusted(0, 0, -taken - 6, 0), "muted")

    def end_rows(self, view: MarbleState) -> list[tuple[QRectF, str, str]]:
        """The lines about the end of the game: the room of the words, the words, the points at its right."""
        block = self._blocks()["end"]
        ends = self.labels.ends(view)
        pitch = 75 / len(ends)
        return [
            (self._line(block, "end", 22 + pitch * n, pitch), what, points)
            for n, (what, points) in enumerate(ends)
        ]

    def _pipe_cells(self) -> dict[Colour, QRectF]:
        row = self._line(self._blocks()["lines"], "lines", 25, 19)
        row.adjust(-3, 0, BETWEEN - 1, 0)
        width = row.width() / len(COLOURS)
        return {
            colour: QRectF(row.x() + n * width, row.y(), width - BETWEEN, row.height())
            for n, colour in enumerate(COLOURS)
        }

    def _pipes(self) -> Wanted:
        wanted: Wanted = {}
        for colour, cell in self._pipe_cells().items():
            at = QPointF(cell.x() + 17, cell.center().y())
            wanted[f"pipe {colour}"] = ((at.x(), at.y()), partial(pieces.loose_piece, colour, at, 1.0))
        return wanted


def box_start(view: MarbleState) -> int:
    """Tiles of each kind dealt before the start."""
    sides = view.seats if not view.level else 2
    return view.box.player.start_tiles_of_each_kind * sides
