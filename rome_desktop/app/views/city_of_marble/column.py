"""The column at the right: tile stacks, imperium spaces with the treasury, and what is worth what."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.table import items
from rome_desktop.app.table.items import outline
from rome_desktop.app.table.layer import Layer, Wanted
from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.table.painted import Right
from rome_desktop.app.table.spots import Describe, Place, Spot, spots_of
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.city_of_marble import pieces
from rome_desktop.app.views.city_of_marble.labels import MarbleLabels
from rome_desktop.app.views.city_of_marble.layout import HALF_HEIGHT, hexagon
from rome_desktop.app.views.city_of_marble.pencil import (
    Painted,
    Pencil,
    fountain_ink,
    kind_ink,
    rounded,
)
from rome_desktop.app.views.city_of_marble.shown import MarbleShown
from rome_desktop.games.city_of_marble.components import COLOURS, KINDS, SPACES, TREASURY, Colour, Kind
from rome_desktop.games.city_of_marble.state import MarbleState

PANELS = ("stacks", "spaces", "points")
BLOCKS = {"worth": 68.0, "lines": 72.0, "end": 98.0}
"""Heights of the parts of the last panel, where there is room enough."""
LOW = 29.0
"""Rows of the stacks lower than this have name and bar side by side."""
BETWEEN = 9.0
"""What frames round neighbours need between them."""
TALL, HIGH = 9, 5
"""So many tiles draw a stack of three, and of two."""


class Column:
    """Three panels and the pieces on them."""

    _layout: Layout

    def __init__(self, table: TableView, labels: MarbleLabels, describe: Describe) -> None:
        self._labels = labels
        self._describe = describe
        self._painted = {key: Painted(table) for key in PANELS}
        self.root = QGraphicsPathItem()
        self.root.setZValue(1.0)
        table.table.addItem(self.root)
        self.pieces = Layer(0.0, self.root, kept=True)

    def px(self, n: float) -> float:
        """So many pixels of the layout file, on this table."""
        return n * self._layout.unit

    def place(self, layout: Layout) -> None:
        """Stand where the layout says; the pieces are drawn anew."""
        self._layout = layout
        self.pieces.sync({})

    # ---- the parts of a panel

    def _rows(self, key: str, count: int) -> list[QRectF]:
        """The rows of a panel below its heading, evenly."""
        px, rect = self.px, self._layout[key]
        top, low = rect.top() + px(36), rect.bottom() - px(8)
        height = (low - top) / count
        return [
            QRectF(rect.x() + px(10), top + n * height, rect.width() - px(20), height) for n in range(count)
        ]

    def _heading(self, pencil: Pencil, key: str, note: str = "") -> None:
        px, rect = self.px, self._layout[key]
        pencil.panel(rect)
        line = QRectF(rect.x() + px(14), rect.y() + px(9), rect.width() - px(28), px(22))
        taken = pencil.words(self._labels.part(key), "body", line, bold=True)
        if note:
            pencil.words(note, "small", line.adjusted(taken + px(8), 0, 0, 0), "muted", Right)

    # ---- showing

    def show(self, shown: MarbleShown) -> None:
        """Make the panels equal to the view."""
        view, context = shown.view, shown.context
        note = self._labels.stacks_note(view)
        self._painted["stacks"].show_as(
            self._layout["stacks"],
            (tuple(view.stacks.values()), note, context.language),
            partial(self._draw_stacks, view, note),
            self._layout.unit,
        )
        self._painted["spaces"].show_as(
            self._layout["spaces"],
            (tuple(view.imperium.values()), view.coins, context.language),
            partial(self._draw_spaces, view),
            self._layout.unit,
        )
        built = sum(site.owner is None for site in view.sites.values())
        left = tuple(view.pieces_left(colour) for colour in COLOURS)
        self._painted["points"].show_as(
            self._layout["points"],
            (built, left, context.language),
            partial(self._draw_points, view),
            self._layout.unit,
        )
        self.pieces.sync(self._stack_tiles(view) | self._waiting(view, context) | self._pipes())

    def stack_tile_place(self, kind: Kind, view: MarbleState) -> QPointF:
        """The middle of the topmost tile of a stack."""
        row = self._rows("stacks", len(KINDS))[KINDS.index(kind)]
        px = self.px
        lift = px(3) * (self._height(view.stacks[kind]) - 1)
        return QPointF(row.x() + px(38), row.center().y() - px(self._raised(row)) - lift / 2)

    def _raised(self, row: QRectF) -> float:
        """How far tile and number stand above the middle of a row, where name and bar are centred."""
        return 3.5 if row.height() >= self.px(LOW) else 0.0

    @staticmethod
    def _height(count: int) -> int:
        return 3 if count >= TALL else 2 if count >= HIGH else min(count, 1)

    def _half_width(self) -> float:
        row = self._rows("stacks", len(KINDS))[0]
        return min(self.px(27), row.height() * 0.58)

    def _stack_tiles(self, view: MarbleState) -> Wanted:
        wanted: Wanted = {}
        half = self._half_width()
        for kind in KINDS:
            height, at = self._height(view.stacks[kind]), self.stack_tile_place(kind, view)
            for n in range(height):
                lift = self.px(3) * (height - 1 - n)
                make = partial(self._stack_tile, kind, half, at + QPointF(0, lift))
                wanted[f"{kind} {n}"] = ((height, at.y()), make)
            if not height:
                wanted[f"{kind} 0"] = (0, partial(self._empty_stack, half, at))
        return wanted

    def _stack_outline(self, kind: Kind, view: MarbleState) -> QPainterPath:
        """The upper tile of a stack and the edges of those below."""
        top = outline(pieces.small_lozenge(self._half_width())).translated(self.stack_tile_place(kind, view))
        lift = self.px(3) * max(0, self._height(view.stacks[kind]) - 1)
        return top.united(top.translated(0, lift)).simplified()

    def _stack_tile(self, kind: Kind, half: float, at: QPointF) -> QGraphicsItem:
        item = pieces.lying_tile(kind, half)
        item.setPos(at)
        return item

    def _empty_stack(self, half: float, at: QPointF) -> QGraphicsItem:
        pen = QPen(theme.look().colour("faint"), self.px(1.3))
        pen.setDashPattern([3, 3])
        item = items.shape(pieces.small_lozenge(half), None, pen)
        item.setPos(at)
        return item

    def _draw_stacks(self, view: MarbleState, note: str, pencil: Pencil) -> None:
        self._heading(pencil, "stacks", note)
        px = self.px
        for kind, row in zip(KINDS, self._rows("stacks", len(KINDS)), strict=True):
            count, box = view.stacks[kind], view.box.kinds[kind]
            x, middle = row.x() + px(76), row.center().y()
            width = row.width() - px(76) - px(34)
            over = row.height() >= px(LOW)
            name = QRectF(x, middle - px(17 if over else 10), width, px(18))
            colour = "ink" if count else "muted"
            pencil.words(self._labels.terms.name(kind), "count", name, colour, size=14)
            start = box.tiles - box_start(view)
            bar = QRectF(x, middle + px(4), width, px(6))
            if not over:
                bar = QRectF(x + px(54), middle - px(3), width - px(54), px(6))
            pencil.bar(bar, count / max(1, start), kind_ink(kind))
            number = QRectF(row.right() - px(40), middle - px(12 + self._raised(row)), px(36), px(24))
            pencil.words(str(count), "count", number, colour, Right, bold=True, size=18)

    # ---- imperium and treasury

    def space_places(self, space: str, count: int) -> list[QPointF]:
        """Where so many magistrates stand on a space."""
        row = self._rows("spaces", len(SPACES))[SPACES.index(space)]
        px = self.px
        left, right = row.x() + px(112), row.right() - px(66)
        step = min(px(24), (right - left) / max(1, count - 1)) if count > 1 else 0.0
        return [QPointF(left + n * step, row.center().y() - px(1)) for n in range(count)]

    def _piece_size(self) -> float:
        row = self._rows("spaces", len(SPACES))[0]
        return min(self.px(23), row.height() * 0.86)

    def _waiting(self, view: MarbleState, context: TableContext) -> Wanted:
        wanted: Wanted = {}
        size = self._piece_size()
        for space, sides in view.waiting.items():
            places = self.space_places(space, len(sides))
            for n, (side, at) in enumerate(zip(sides, places, strict=True)):
                seat = theme.seat(context.sides[side].colour)
                wanted[f"{space} waits {n}"] = (
                    (seat.id, at.x(), at.y()),
                    partial(self._standing, seat, size, at),
                )
        return wanted

    def stand(self, space: str, n: int, seat: theme.SeatColour, at: QPointF) -> None:
        """A magistrate has come to wait on a space."""
        key = f"{space} waits {n}"
        self.pieces.put(key, (seat.id, at.x(), at.y()), self._standing(seat, self._piece_size(), at))

    def leave(self, space: str, seat: theme.SeatColour) -> None:
        """All magistrates of a seat go home from a space."""
        for key, (look, _) in list(self.pieces.items.items()):
            if key.startswith(f"{space} waits") and isinstance(look, tuple) and look[0] == seat.id:
                self.pieces.drop(key)

    def _standing(self, seat: theme.SeatColour, size: float, at: QPointF) -> QGraphicsItem:
        item = pieces.magistrate(seat, size)
        item.setPos(at)
        return item

    def _draw_spaces(self, view: MarbleState, pencil: Pencil) -> None:
        self._heading(pencil, "spaces")
        px = self.px
        for space, row in zip(SPACES, self._rows("spaces", len(SPACES)), strict=True):
            field = row.adjusted(0, px(2), 0, -px(2))
            pencil.plate(field, radius=5)
            badge = QRectF(field.x(), field.y(), px(27), field.height())
            fill = pieces.FOUNTAIN_EDGE if space == TREASURY else pieces.swatch(space).fill
            pencil.plate(badge, fill, 5)
            ink = QColor("#4A3300") if space == "theatre" else QColor("#FFFFFF")
            pencil.icon(pieces.glyph(space), badge.center(), min(px(18), field.height() * 0.8), ink, fill)
            name = QRectF(field.x() + px(34), field.y(), px(66), field.height())
            pencil.words(self._labels.terms.name(space), "label", name)
            left = view.coins if space == TREASURY else view.imperium[Kind(space)]
            said = self._labels.coins(left) if space == TREASURY else self._labels.left(left)
            note = QRectF(field.right() - px(66), field.y(), px(58), field.height())
            pencil.words(said, "small", note, "muted" if left else "accent", Right)

    # ---- sites, water, the end

    def _blocks(self) -> dict[str, QRectF]:
        """The blocks of the last panel, drawn together where there is little room."""
        px, rect = self.px, self._layout["points"]
        inner = rect.adjusted(px(14), px(33), -px(14), -px(7))
        natural = px(sum(BLOCKS.values()))
        share = min(1.0, inner.height() / natural)
        spare = max(0.0, inner.height() - natural) / len(BLOCKS)
        blocks, y = {}, inner.y()
        for key, height in BLOCKS.items():
            blocks[key] = QRectF(inner.x(), y, inner.width(), px(height) * share)
            y += px(height) * share + min(spare, px(18))
        return blocks

    @staticmethod
    def _line(block: QRectF, key: str, top: float, height: float) -> QRectF:
        """A line of a block, given in the pixels of the block's natural height."""
        share = block.height() / BLOCKS[key]
        return QRectF(block.x(), block.y() + top * share, block.width(), height * share)

    def _draw_points(self, view: MarbleState, pencil: Pencil) -> None:
        self._heading(pencil, "points")
        px, blocks = self.px, self._blocks()
        self._draw_worth(view, pencil, blocks["worth"])
        lines = blocks["lines"]
        pencil.rule(lines.x(), lines.y() - px(3), lines.width())
        heading = self._line(lines, "lines", 2, 20)
        pencil.words(self._labels.part("lines"), "count", heading, size=13.5)
        for colour, cell in self._pipe_cells().items():
            left = view.pieces_left(colour)
            count = QRectF(cell.x() + px(36), cell.y(), cell.width() - px(36), cell.height())
            pencil.words(str(left), "count", count, "ink" if left else "accent", bold=True)
        row = self._line(lines, "lines", 47, 23)
        taken = pencil.words(self._labels.part("fountains"), "count", row, size=13.5)
        at = QPointF(row.x() + taken + px(22), row.center().y())
        pencil.icon("fountain", at, px(19), fountain_ink(), "raised")
        built = sum(site.owner is None for site in view.sites.values())
        left = max(0, view.box.supplies.fountains - built)
        count = QRectF(at.x() + px(14), row.y(), px(30), row.height())
        pencil.words(str(left), "count", count, bold=True)
        self._draw_end(view, pencil, blocks["end"])

    def _draw_worth(self, view: MarbleState, pencil: Pencil, block: QRectF) -> None:
        """Per kind: how many tiles meet at its site, and its points."""
        px = self.px
        block = block.adjusted(0, 0, px(6), 0)
        cell = QRectF(0, 0, block.width() / 2, block.height() / 2)
        for n, kind in enumerate(KINDS):
            rect = cell.translated(block.x() + (n % 2) * cell.width(), block.y() + (n // 2) * cell.height())
            radius = min(px(14), rect.width() * 0.135, rect.height() * 0.44)
            at = QPointF(rect.x() + radius * HALF_HEIGHT, rect.center().y())
            swatch, building = pieces.swatch(kind), view.box.kinds[kind]
            pencil.painter.setPen(QPen(swatch.edge, px(1.6)))
            pencil.painter.setBrush(QColor("#FFFFFF"))
            pencil.painter.drawPath(outline(hexagon(radius, at)))
            pencil.icon(pieces.glyph(kind), at, radius * 1.2, swatch.fill, QColor("#FFFFFF"))
            left = at.x() + radius * HALF_HEIGHT + px(4)
            words = QRectF(left, rect.y(), rect.right() - px(35) - left, rect.height())
            taken = pencil.words(self._labels.site_tiles(building.site_tiles), "label", words)
            laurel = QPointF(words.x() + taken + px(12), rect.center().y())
            pencil.icon("laurel", laurel, px(14), "gold_ink")
            number = QRectF(laurel.x() + px(9), rect.y(), px(14), rect.height())
            pencil.words(str(building.points), "count", number, bold=True)

    def _draw_end(self, view: MarbleState, pencil: Pencil, block: QRectF) -> None:
        pencil.rule(block.x(), block.y() - self.px(2), block.width())
        pencil.words(self._labels.part("end"), "count", self._line(block, "end", 2, 20), size=13.5)
        for row, what, points in self.end_rows(view):
            taken = pencil.words(points, "label", row, align=Right, bold=True, size=13)
            pencil.words(what, "small", row.adjusted(0, 0, -taken - self.px(6), 0), "muted")

    def end_rows(self, view: MarbleState) -> list[tuple[QRectF, str, str]]:
        """The lines about the end of the game: the room of the words, the words, the points at its right."""
        block = self._blocks()["end"]
        ends = self._labels.ends(view)
        pitch = 75 / len(ends)
        return [
            (self._line(block, "end", 22 + pitch * n, pitch), what, points)
            for n, (what, points) in enumerate(ends)
        ]

    def _pipe_cells(self) -> dict[Colour, QRectF]:
        px, row = self.px, self._line(self._blocks()["lines"], "lines", 25, 19)
        row.adjust(-px(3), 0, px(BETWEEN - 1), 0)
        width = row.width() / len(COLOURS)
        return {
            colour: QRectF(row.x() + n * width, row.y(), width - px(BETWEEN), row.height())
            for n, colour in enumerate(COLOURS)
        }

    def _pipes(self) -> Wanted:
        wanted: Wanted = {}
        for colour, cell in self._pipe_cells().items():
            at = QPointF(cell.x() + self.px(17), cell.center().y())
            wanted[f"pipe {colour}"] = ((at.x(), at.y()), partial(pieces.loose_piece, colour, at, self.px(1)))
        return wanted

    def items(self) -> tuple[QGraphicsItem, ...]:
        """What stands in the scene for it."""
        return (*self._painted.values(), self.root)

    # ---- places

    def spots(self, shown: MarbleShown, first: int) -> list[Spot]:
        """The places of the column, in reading order from `first` on."""
        view = shown.view
        inset = self.px(1.5)
        spaces = zip(SPACES, self._rows("spaces", len(SPACES)), strict=True)
        rows = [(f"space:{space}", row.adjusted(0, inset, 0, -inset)) for space, row in spaces]
        rows += [(f"pieces:{colour}", cell) for colour, cell in self._pipe_cells().items()]
        px, blocks = self.px, self._blocks()
        rows.append(("fountains", self._line(blocks["lines"], "lines", 49, 21)))
        rows.append(("end", blocks["end"]))
        places = [Place(f"stack:{kind}", self._stack_outline(kind, view)) for kind in KINDS]
        places += [Place(key, rounded(rect.adjusted(-px(1), px(1), px(1), -px(1)))) for key, rect in rows]
        name = partial(self._labels.name, shown=shown)
        return spots_of(places, self.root, name, self._describe, first)


def box_start(view: MarbleState) -> int:
    """Tiles of each kind dealt before the start."""
    sides = view.seats if not view.level else 2
    return view.box.player.start_tiles_of_each_kind * sides
