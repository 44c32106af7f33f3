"""The dock: one side's own tiles, magistrates, actions, imperium and treasure."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import icons, theme
from rome_desktop.app.table import items
from rome_desktop.app.table.items import outline
from rome_desktop.app.table.layer import Layer, Wanted
from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.table.painted import Middle
from rome_desktop.app.table.spots import ELSEWHERE, Describe, Place, Spot, spots_of
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.city_of_marble import pieces
from rome_desktop.app.views.city_of_marble.labels import MarbleLabels
from rome_desktop.app.views.city_of_marble.layout import DOCK
from rome_desktop.app.views.city_of_marble.pencil import Painted, Pencil, kind_ink, rounded
from rome_desktop.app.views.city_of_marble.reads import actions_left, possible
from rome_desktop.app.views.city_of_marble.shown import MarbleShown
from rome_desktop.engine.steps import to_move
from rome_desktop.games.city_of_marble.components import HIDDEN, KINDS, Kind
from rome_desktop.games.city_of_marble.state import MarbleState

OVER_RINGS = 2000.0
"""Above the marks of `kit.marks`: a ring may not cover a number."""
ACTIONS = ("draw", "expand", "recall", "play")
ICONS = {"draw": "ui-journal", "expand": "aqueduct", "recall": "magistrate", "play": "ui-confirm"}


class Dock:
    """The area of the side that the context names."""

    _layout: Layout

    def __init__(self, table: TableView, labels: MarbleLabels, describe: Describe) -> None:
        self._labels = labels
        self._describe = describe
        self._painted = Painted(table)
        self.root = QGraphicsPathItem()
        self.root.setZValue(1.0)
        table.table.addItem(self.root)
        self.pieces = Layer(0.0, self.root, kept=True)
        self.counts = Layer(OVER_RINGS, self.root, kept=True)

    def px(self, n: float) -> float:
        """So many pixels of the layout file, on this table."""
        return n * self._layout.unit

    def place(self, layout: Layout) -> None:
        """Stand where the layout says; the pieces are drawn anew."""
        self._layout = layout
        self.pieces.sync({})
        self.counts.sync({})

    def field(self, key: str) -> QRectF:
        """The room of a part below its heading."""
        px, rect = self.px, self._layout[key]
        return rect.adjusted(px(6), px(22), -px(6), -px(4))

    # ---- showing

    def show(self, shown: MarbleShown) -> None:
        """Make the dock equal to the view."""
        view, context = shown.view, shown.context
        player, side = view.players[context.dock], context.dock
        seen = (
            context.sides[side],
            context.viewer,
            context.language,
            tuple(player.imperium.values()),
            player.coins,
            tuple(player.bridges),
            actions_left(view, side),
            possible(view, side),
        )
        self._painted.show_as(
            self._layout["dock"], seen, partial(self._draw, view, context), self._layout.unit
        )
        seat = theme.seat(context.sides[side].colour)
        wanted = self._ready_tiles(player.ready) | self._drawn_tiles(player.drawn)
        self.pieces.sync(wanted | self._magistrates(player.magistrates, seat))
        self.counts.sync(self._counts(player.ready, player.drawn))

    # ---- tiles

    def ready_place(self, kind: Kind) -> QPointF:
        """The middle of a ready tile."""
        field = self.field("ready")
        width = self._tiles_width() / len(KINDS)
        return QPointF(field.x() + width * (KINDS.index(kind) + 0.5), field.center().y())

    def _tiles_width(self) -> float:
        return self.field("ready").width() * 0.78

    def _half_width(self) -> float:
        field = self.field("ready")
        return min(self._tiles_width() / len(KINDS) * 0.43, field.height() * 0.72, self.px(34))

    def drawn_places(self, count: int) -> tuple[list[QPointF], float]:
        """The middles of so many drawn kinds, and the half width of their tiles."""
        field, half = self.field("drawn"), self._half_width()
        columns = 1 if count < 2 else 2
        rows = -(-max(count, 1) // columns)
        half = min(half, field.width() / columns * 0.46, field.height() / rows * 0.78)
        width, height = field.width() / columns, field.height() / rows
        return [
            QPointF(field.x() + (n % columns + 0.5) * width, field.y() + (n // columns + 0.5) * height)
            for n in range(count)
        ], half

    def _ready_tiles(self, ready: dict[Kind, int]) -> Wanted:
        half = self._half_width()
        return {
            f"ready {kind}": (
                (bool(ready[kind]), half, self.ready_place(kind).x()),
                partial(dock_tile, kind, half, bool(ready[kind]), self.ready_place(kind), self.px(1)),
            )
            for kind in KINDS
        }

    def _drawn_tiles(self, drawn: dict[Kind, int]) -> Wanted:
        kinds = [kind for kind in KINDS if drawn[kind]]
        places, half = self.drawn_places(len(kinds))
        return {
            f"drawn {kind}": (
                (half, at.x(), at.y()),
                partial(dock_tile, kind, half, True, at, self.px(1)),
            )
            for kind, at in zip(kinds, places, strict=True)
        }

    def _counts(self, ready: dict[Kind, int], drawn: dict[Kind, int]) -> Wanted:
        """The numbers on tiles of which there are several."""
        half = self._half_width()
        found = [(f"ready {kind}", ready[kind], half, self.ready_place(kind)) for kind in KINDS]
        kinds = [kind for kind in KINDS if drawn[kind]]
        places, small = self.drawn_places(len(kinds))
        found += [(f"drawn {k}", drawn[k], small, at) for k, at in zip(kinds, places, strict=True)]
        return {
            key: ((count, wide, at.x(), at.y()), partial(count_badge, count, wide, at, self.px(1)))
            for key, count, wide, at in found
            if count > 1
        }

    # ---- magistrates

    def magistrate_places(self, count: int) -> list[QPointF]:
        """Where ready magistrates stand, side by side."""
        field = self.field("ready")
        size = self._magistrate_size()
        room = field.width() - self._tiles_width() - size
        middle = field.right() - (room + size) / 2 - size * 0.1
        step = min(size * 0.66, room / max(1, count - 1))
        start = middle - step * (count - 1) / 2
        return [QPointF(start + n * step, field.center().y() - self.px(1)) for n in range(count)]

    def _magistrate_size(self) -> float:
        field = self.field("ready")
        return min(self.px(31), field.height() * 0.62, field.width() * 0.12)

    def _magistrates(self, count: int, seat: theme.SeatColour) -> Wanted:
        wanted: Wanted = {}
        for n, at in enumerate(self.magistrate_places(count)):
            make = partial(standing, seat, self._magistrate_size(), at)
            wanted[f"magistrate {n}"] = ((seat.id, at.x(), at.y()), make)
        return wanted

    # ---- while something moves

    def put_ready(self, kind: Kind, count: int) -> None:
        """Show another number of ready tiles."""
        half, at, key = self._half_width(), self.ready_place(kind), f"ready {kind}"
        item = dock_tile(kind, half, bool(count), at, self.px(1))
        self.pieces.put(key, (bool(count), half, at.x()), item)
        if count > 1:
            self.counts.put(key, (count, half, at.x(), at.y()), count_badge(count, half, at, self.px(1)))
        else:
            self.counts.drop(key)

    def put_magistrates(self, count: int, seat: theme.SeatColour) -> None:
        """Show another number of ready magistrates."""
        for key in [key for key in self.pieces.items if key.startswith("magistrate")]:
            self.pieces.drop(key)
        for key, (look, make) in self._magistrates(count, seat).items():
            self.pieces.put(key, look, make())

    # ---- drawing

    def _draw(self, view: MarbleState, context: TableContext, pencil: Pencil) -> None:
        px, rect = self.px, self._layout["dock"]
        seat = theme.seat(context.sides[context.dock].colour)
        pencil.panel(rect)
        band = QRectF(rect.x(), rect.y() + px(8), px(6), rect.height() - px(16))
        pencil.plate(band, theme.look().seat_line(seat), 2)
        own = context.viewer is None or context.viewer == context.dock
        title = self._labels.dock(context.name(context.dock), own)
        pencil.words(title, "body", QRectF(rect.x() + px(20), rect.y() + px(6), px(420), px(22)), bold=True)
        for key in DOCK:
            pencil.plate(self._layout[key])
            line = self._layout[key].adjusted(px(9), px(2), -px(9), 0)
            line.setHeight(px(20))
            if key == "actions":
                line.adjust(0, 0, -px(36), 0)
            pencil.words(self._labels.part(key), "small", line, "muted", bold=None)
        self._draw_actions(view, context, pencil, seat)
        self._draw_imperium(view, context, pencil)
        self._draw_treasure(view, context, pencil)

    def _action_cells(self) -> list[tuple[str, QRectF]]:
        field = self.field("actions")
        metrics = QFontMetricsF(theme.look().font("tag"))
        wide = [metrics.horizontalAdvance(self._labels.action(key)) for key in ACTIONS]
        most = max(wide)
        shares = [max(width, most * 0.7) for width in wide]
        cells, x = [], field.x()
        for key, share in zip(ACTIONS, shares, strict=True):
            width = field.width() * share / sum(shares)
            cells.append((key, QRectF(x, field.y(), width, field.height())))
            x += width
        return cells

    def _draw_actions(
        self, view: MarbleState, context: TableContext, pencil: Pencil, seat: theme.SeatColour
    ) -> None:
        """The four actions, those that are possible in ink; the discs left beside the heading."""
        px, look = self.px, theme.look()
        open_now = possible(view, context.dock)
        for key, cell in self._action_cells():
            radius = min(px(14), cell.height() * 0.28)
            at = QPointF(cell.center().x(), cell.y() + radius + px(3))
            is_open = key in open_now
            edge = look.colour("ink" if is_open else "line_strong")
            fill = look.colour("raised") if is_open else look.tinted("raised", 0.4)
            pencil.disc(at, radius, fill, edge, px(1.6 if is_open else 1.1))
            ink = "ink" if is_open else "faint"
            pencil.icon(ICONS[key], at, radius * 1.15, ink, "raised")
            words = QRectF(
                cell.x() - px(3), at.y() + radius, cell.width() + px(6), cell.bottom() - at.y() - radius
            )
            pencil.words(self._labels.action(key), "tag", words, "ink" if is_open else "muted", Middle)
        left, most = actions_left(view, context.dock), view.box.turn.actions
        rect = self._layout["actions"]
        for n in range(most):
            at = QPointF(rect.right() - px(14 + 15 * (most - 1 - n)), rect.y() + px(12))
            is_left = left is not None and n < left
            fill = seat.fill if is_left else look.tinted("raised", 0.0)
            edge = look.seat_line(seat) if is_left else look.colour("faint")
            pencil.disc(at, px(5.5), fill, edge, px(1.3))

    def imperium_cells(self) -> dict[Kind, QRectF]:
        """Where the imperium tiles of each kind lie."""
        px, field = self.px, self.field("imperium").adjusted(-self.px(2), -self.px(2), self.px(2), self.px(2))
        width, height = field.width() / 2, field.height() / 2
        return {
            kind: QRectF(field.x() + (n % 2) * width, field.y() + (n // 2) * height, width, height).adjusted(
                px(3.2), px(3.2), -px(3.2), -px(3.2)
            )
            for n, kind in enumerate(KINDS)
        }

    def _draw_imperium(self, view: MarbleState, context: TableContext, pencil: Pencil) -> None:
        px, held = self.px, view.players[context.dock].imperium
        for kind, cell in self.imperium_cells().items():
            at = QPointF(cell.x() + cell.width() * 0.27, cell.center().y())
            pencil.painter.setOpacity(1.0 if held[kind] else 0.5)
            pencil.icon(pieces.glyph(kind), at, min(px(19), cell.height() * 0.88), kind_ink(kind), "panel")
            pencil.painter.setOpacity(1.0)
            number = QRectF(at.x() + px(12), cell.y(), px(24), cell.height())
            pencil.words(str(held[kind]), "count", number, "ink" if held[kind] else "muted", bold=True)

    def treasure_cells(self) -> dict[str, QRectF]:
        """Where coins and bridge tiles lie."""
        field = self.field("treasure")
        height = field.height() * 0.56
        half = field.width() / 2
        return {
            "coins": QRectF(field.x(), field.y(), half, height),
            "bridges": QRectF(field.x() + half, field.y(), half, height),
        }

    def _draw_treasure(self, view: MarbleState, context: TableContext, pencil: Pencil) -> None:
        px, player = self.px, view.players[context.dock]
        cells, field = self.treasure_cells(), self.field("treasure")
        for key, count in (("coins", player.coins), ("bridges", len(player.bridges))):
            cell = cells[key]
            at = QPointF(cell.x() + px(13), cell.center().y())
            if key == "coins":
                icons.draw_good(pencil.painter, "coins", at, px(22), plate=False)
            else:
                pencil.icon("bridge", at, px(21), "muted", "panel")
            number = QRectF(at.x() + px(15), cell.y(), px(24), cell.height())
            pencil.words(str(count), "count", number, "ink" if count else "muted", bold=True)
        known = [value for value in player.bridges if value != HIDDEN]
        if player.bridges:
            count = len(player.bridges)
            said = self._labels.hidden(count)
            if known:
                said = self._labels.bridge_values(bridge_values(player.bridges), count)
            low = QRectF(field.x() + px(2), field.y() + field.height() * 0.58, field.width() - px(4), px(18))
            pencil.words(said, "small", low, "muted")

    def items(self) -> tuple[QGraphicsItem, ...]:
        """What stands in the scene for it."""
        return (self._painted, self.root)

    # ---- places

    def spots(self, shown: MarbleShown, first: int) -> list[Spot]:
        """The places of the dock, in reading order from `first` on."""
        view, context = shown.view, shown.context
        half = self._half_width()
        places: list[Place] = []
        for kind in KINDS:
            lozenge = outline(pieces.small_lozenge(half)).translated(self.ready_place(kind))
            places.append(Place(f"ready:{kind}", lozenge, item=self.pieces.get(f"ready {kind}")))
        field = self.field("ready")
        stand = QRectF(
            field.x() + self._tiles_width(), field.y(), field.width() - self._tiles_width(), field.height()
        )
        rects = {"supply:magistrate": stand}
        rects |= {f"action:{key}": cell for key, cell in self._action_cells()}
        rects |= {f"imperium:{kind}": cell for kind, cell in self.imperium_cells().items()}
        rects |= self.treasure_cells()
        rects |= {key: self._layout[key] for key in ("drawn", "ready", "actions")}
        places += [Place(key, rounded(rect)) for key, rect in rects.items()]
        prefix = "" if to_move(view) in {None, context.dock} else ELSEWHERE
        name = partial(self._labels.name, shown=shown)
        return spots_of(places, self.root, name, self._describe, first, prefix)


def bridge_values(values: Sequence[int]) -> str:
    """Values as they are known: a question mark for a hidden one."""
    return ", ".join("?" if value == HIDDEN else str(value) for value in values)


def standing(seat: theme.SeatColour, size: float, at: QPointF) -> QGraphicsItem:
    """A magistrate at a point of the scene."""
    item = pieces.magistrate(seat, size)
    item.setPos(at)
    return item


def dock_tile(kind: Kind, half: float, there: bool, at: QPointF, unit: float) -> QGraphicsItem:
    """A lying tile, or a dashed outline where there is none."""
    look = theme.look()
    if there:
        root = pieces.lying_tile(kind, half)
    else:
        pen = QPen(look.colour("faint"), 1.3 * unit)
        pen.setDashPattern([3, 3])
        root = items.shape(pieces.small_lozenge(half), None, pen)
        glyph = items.icon(pieces.glyph(kind), half * 0.56, kind_ink(kind), None, root)
        glyph.setOpacity(0.45)
    root.setPos(at)
    return root


def count_badge(count: int, half: float, at: QPointF, unit: float) -> QGraphicsItem:
    """How many tiles lie at a place, at the lower right of the tile."""
    look = theme.look()
    disc = QPainterPath()
    disc.addEllipse(QPointF(), 9 * unit, 9 * unit)
    plate = items.shape(disc, look.colour("raised"), QPen(look.colour("line_strong"), 1.2 * unit))
    items.text(str(count), "small", look.colour("ink"), plate, 12.5 * unit)
    plate.setPos(at + QPointF(half * 0.55, half * 0.42))
    return plate
