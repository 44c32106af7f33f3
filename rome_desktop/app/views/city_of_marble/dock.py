"""The dock: one side's own tiles, magistrates, actions, imperium and treasure."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table import items
from rome_desktop.app.table.items import outline, rounded
from rome_desktop.app.table.layer import Wanted
from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.table.panel import Part
from rome_desktop.app.table.pencil import MIDDLE
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Describe, Place
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.city_of_marble import pieces, spots
from rome_desktop.app.views.city_of_marble.labels import MarbleLabels
from rome_desktop.app.views.city_of_marble.layout import DOCK
from rome_desktop.app.views.city_of_marble.panel import Panel
from rome_desktop.app.views.city_of_marble.pencil import Pencil, kind_ink
from rome_desktop.app.views.city_of_marble.reads import actions_left, possible
from rome_desktop.app.views.city_of_marble.shown import MarbleShown
from rome_desktop.games.city_of_marble.components import HIDDEN, KINDS, Kind

OVER_RINGS = 2000.0
"""Above the marks of `kit.marks`: a ring may not cover a number."""
ACTIONS = ("draw", "expand", "recall", "play")
WORDED = 4
"""More values than these stand without their word under the bridge: there is no room for both."""
ICONS = {"draw": "ui-journal", "expand": "aqueduct", "recall": "magistrate", "play": "ui-confirm"}


class Dock(Panel):
    """The area of the side that the context names."""

    key = "dock"
    sorts = ("pieces", "counts")

    def __init__(self, table: TableView, labels: MarbleLabels, describe: Describe) -> None:
        super().__init__(table, labels, describe)
        self.layers["counts"].root.setZValue(OVER_RINGS)
        self.sections: dict[str, QRectF] = {}

    def lay(self, layout: Layout) -> None:
        super().lay(layout)
        self.sections = {key: layout.within(key, self.key) for key in DOCK}

    def field(self, key: str) -> QRectF:
        """The room of a part below its heading."""
        return self.sections[key].adjusted(6.0, 22.0, -6.0, -4.0)

    # ---- showing

    def seen(self, shown: MarbleShown) -> Hashable:
        view, context, side = shown.view, shown.context, shown.dock
        player = view.players[side]
        return (
            context.sides[side],
            context.viewer,
            tuple(player.imperium.values()),
            player.coins,
            tuple(player.bridges),
            actions_left(view, side),
            possible(view, side),
        )

    def pieces(self, shown: MarbleShown) -> Mapping[str, Wanted]:
        player, seat = shown.view.players[shown.dock], shown.seat(shown.dock)
        lying = self._ready_tiles(player.ready) | self._drawn_tiles(player.drawn)
        return {
            "pieces": lying | self._magistrates(player.magistrates, seat),
            "counts": self._counts(player.ready, player.drawn),
        }

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
        return min(self._tiles_width() / len(KINDS) * 0.43, field.height() * 0.72, 34)

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
                partial(dock_tile, kind, half, bool(ready[kind]), self.ready_place(kind)),
            )
            for kind in KINDS
        }

    def _drawn_tiles(self, drawn: dict[Kind, int]) -> Wanted:
        kinds = [kind for kind in KINDS if drawn[kind]]
        places, half = self.drawn_places(len(kinds))
        return {
            f"drawn {kind}": (
                (half, at.x(), at.y()),
                partial(dock_tile, kind, half, True, at),
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
            key: ((count, wide, at.x(), at.y()), partial(count_badge, count, wide, at))
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
        return [QPointF(start + n * step, field.center().y() - 1) for n in range(count)]

    def _magistrate_size(self) -> float:
        field = self.field("ready")
        return min(31, field.height() * 0.62, field.width() * 0.12)

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
        item = dock_tile(kind, half, bool(count), at)
        self.layers["pieces"].put(key, (bool(count), half, at.x()), item)
        if count > 1:
            self.layers["counts"].put(key, (count, half, at.x(), at.y()), count_badge(count, half, at))
        else:
            self.layers["counts"].drop(key)

    def put_magistrates(self, count: int, seat: theme.SeatColour) -> None:
        """Show another number of ready magistrates."""
        for key in [key for key in self.layers["pieces"].items if key.startswith("magistrate")]:
            self.layers["pieces"].drop(key)
        for key, (look, make) in self._magistrates(count, seat).items():
            self.layers["pieces"].put(key, look, make())

    # ---- drawing

    def painted(self, shown: MarbleShown) -> Sequence[Part]:
        """The ground with the headings, and what is counted on it."""
        view, context, side = shown.view, shown.context, shown.dock
        player, seat = view.players[side], shown.seat(side)
        own = context.viewer is None or context.viewer == side
        title = self.labels.dock(context.name(side), own)
        rooms = {key: part.adjusted(-4.0, -1.0, 4.0, 1.0) for key, part in self.sections.items()}
        treasure, imperium = (player.coins, tuple(player.bridges)), tuple(player.imperium.values())
        turn = (actions_left(view, side), possible(view, side))
        return [
            Part(self._room(), (title, seat.id), lambda hand: self._draw_ground(hand, title, seat)),
            Part(rooms["actions"], turn, lambda hand: self._draw_actions(hand, shown)),
            Part(rooms["imperium"], imperium, lambda hand: self._draw_imperium(hand, shown)),
            Part(rooms["treasure"], treasure, lambda hand: self._draw_treasure(hand, shown)),
        ]

    def _draw_ground(self, pencil: Pencil, title: str, seat: theme.SeatColour) -> None:
        pencil.panel(self.rect)
        band = QRectF(0.0, 8.0, 6.0, self.rect.height() - 16)
        pencil.plate(band, pencil.look.seat_line(seat), radius=2.5)
        pencil.words(title, "body", QRectF(20.0, 6.0, 420.0, 22.0), bold=True)
        for key, part in self.sections.items():
            pencil.plate(part, pencil.field(), radius=6)
            line = part.adjusted(9.0, 2.0, -45.0 if key == "actions" else -9.0, 0.0)
            line.setHeight(20.0)
            pencil.words(self.labels.part(key), "small", line, "muted", bold=None)

    def _action_cells(self) -> list[tuple[str, QRectF]]:
        field = self.field("actions")
        metrics = QFontMetricsF(theme.look().font("tag"))
        wide = [metrics.horizontalAdvance(self.labels.action(key)) for key in ACTIONS]
        most = max(wide)
        shares = [max(width, most * 0.7) for width in wide]
        cells, x = [], field.x()
        for key, share in zip(ACTIONS, shares, strict=True):
            width = field.width() * share / sum(shares)
            cells.append((key, QRectF(x, field.y(), width, field.height())))
            x += width
        return cells

    def _draw_actions(self, pencil: Pencil, shown: MarbleShown) -> None:
        """The four actions, those that are possible in ink; the discs left beside the heading."""
        look, view, seat = pencil.look, shown.view, shown.seat(shown.dock)
        open_now = possible(view, shown.dock)
        for key, cell in self._action_cells():
            radius = min(14, cell.height() * 0.28)
            at = QPointF(cell.center().x(), cell.y() + radius + 3)
            is_open = key in open_now
            edge = look.colour("ink" if is_open else "line_strong")
            fill = look.colour("raised") if is_open else look.tinted("raised", 0.4)
            pencil.disc(at, radius, fill, edge, (1.6 if is_open else 1.1))
            ink = "ink" if is_open else "faint"
            pencil.icon(ICONS[key], at, radius * 1.15, ink, "raised")
            words = QRectF(cell.x() - 3, at.y() + radius, cell.width() + 6, cell.bottom() - at.y() - radius)
            pencil.words(self.labels.action(key), "tag", words, "ink" if is_open else "muted", MIDDLE)
        left, most = actions_left(view, shown.dock), view.box.turn.actions
        rect = self.sections["actions"]
        for n in range(most):
            at = QPointF(rect.right() - (14 + 15 * (most - 1 - n)), rect.y() + 12)
            is_left = left is not None and n < left
            fill = seat.fill if is_left else look.tinted("raised", 0.0)
            edge = look.seat_line(seat) if is_left else look.colour("faint")
            pencil.disc(at, 5.5, fill, edge, 1.3)

    def imperium_cells(self) -> dict[Kind, QRectF]:
        """Where the imperium tiles of each kind lie."""
        field = self.field("imperium").adjusted(-2, -2, 2, 2)
        width, height = field.width() / 2, field.height() / 2
        return {
            kind: QRectF(field.x() + (n % 2) * width, field.y() + (n // 2) * height, width, height).adjusted(
                3.2, 3.2, -3.2, -3.2
            )
            for n, kind in enumerate(KINDS)
        }

    def _draw_imperium(self, pencil: Pencil, shown: MarbleShown) -> None:
        held = shown.view.players[shown.dock].imperium
        for kind, cell in self.imperium_cells().items():
            at = QPointF(cell.x() + cell.width() * 0.27, cell.center().y())
            pencil.painter.setOpacity(1.0 if held[kind] else 0.5)
            pencil.icon(pieces.glyph(kind), at, min(19, cell.height() * 0.88), kind_ink(kind), "panel")
            pencil.painter.setOpacity(1.0)
            number = QRectF(at.x() + 12, cell.y(), 24, cell.height())
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

    def _draw_treasure(self, pencil: Pencil, shown: MarbleShown) -> None:
        player = shown.view.players[shown.dock]
        cells, field = self.treasure_cells(), self.field("treasure")
        for key, count in (("coins", player.coins), ("bridges", len(player.bridges))):
            cell = cells[key]
            at = QPointF(cell.x() + 13, cell.center().y())
            if key == "coins":
                pencil.good("coins", at, 22, plate=False)
            else:
                pencil.icon("bridge", at, 21, "muted", "panel")
            number = QRectF(at.x() + 15, cell.y(), 24, cell.height())
            pencil.words(str(count), "count", number, "ink" if count else "muted", bold=True)
        known = [value for value in player.bridges if value != HIDDEN]
        if player.bridges:
            count = len(player.bridges)
            said = self.labels.hidden(count)
            if known:
                said = bridge_values(player.bridges)
                if count <= WORDED:
                    said = self.labels.bridge_values(said, count)
            low = QRectF(field.x() + 2, field.y() + field.height() * 0.58, field.width() - 4, 18)
            pencil.words(said, "small", low, "muted")

    # ---- places

    def is_elsewhere(self, shown: MarbleShown) -> bool:
        return shown.asked not in {None, shown.dock}

    def places_seen(self, shown: MarbleShown) -> object:
        return True

    def places(self, shown: MarbleShown) -> Iterator[Place]:
        half, layer = self._half_width(), self.layers["pieces"]
        for kind in KINDS:
            lozenge = outline(pieces.small_lozenge(half)).translated(self.ready_place(kind))
            yield Place(spots.Ready(kind), lozenge, piece=(layer, f"ready {kind}"))
        field = self.field("ready")
        rects: dict[SpotKey, QRectF] = {spots.Supply(): field.adjusted(self._tiles_width(), 0.0, 0.0, 0.0)}
        rects |= {spots.Act(key): cell for key, cell in self._action_cells()}
        rects |= {spots.Imperium(kind): cell for kind, cell in self.imperium_cells().items()}
        treasure = self.treasure_cells()
        rects |= {spots.Coins(): treasure["coins"], spots.Bridges(): treasure["bridges"]}
        rects |= {key: self.sections[key.sort] for key in (spots.Drawn(), spots.Ready(), spots.Actions())}
        for key, rect in rects.items():
            yield Place(key, rounded(rect, 6.0))


def bridge_values(values: Sequence[int]) -> str:
    """Values as they are known: a question mark for a hidden one."""
    return ", ".join("?" if value == HIDDEN else str(value) for value in values)


def standing(seat: theme.SeatColour, size: float, at: QPointF) -> QGraphicsItem:
    """A magistrate at a point of the dock."""
    item = pieces.magistrate(seat, size)
    item.setPos(at)
    return item


def dock_tile(kind: Kind, half: float, there: bool, at: QPointF) -> QGraphicsItem:
    """A lying tile, or a dashed outline where there is none."""
    look = theme.look()
    if there:
        root = pieces.lying_tile(kind, half)
    else:
        pen = QPen(look.colour("faint"), 1.3)
        pen.setDashPattern([3, 3])
        root = items.shape(pieces.small_lozenge(half), None, pen)
        glyph = items.icon(pieces.glyph(kind), half * 0.56, kind_ink(kind), None, root)
        glyph.setOpacity(0.45)
    root.setPos(at)
    return root


def count_badge(count: int, half: float, at: QPointF) -> QGraphicsItem:
    """How many tiles lie at a place, at the lower right of the tile."""
    look = theme.look()
    disc = QPainterPath()
    disc.addEllipse(QPointF(), 9, 9)
    plate = items.shape(disc, look.colour("raised"), QPen(look.colour("line_strong"), 1.2))
    items.text(str(count), "small", look.colour("ink"), plate, 12.5)
    plate.setPos(at + QPointF(half * 0.55, half * 0.42))
    return plate
