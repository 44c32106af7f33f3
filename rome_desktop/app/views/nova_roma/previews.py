"""What is in the hand, and what would come of it: drawn while a place is pointed at, never animated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.gestures import Variant
from rome_desktop.app.table.paper import MIDDLE, Pencil, rounded, text_width
from rome_desktop.app.table.sheet import remove, sprite
from rome_desktop.app.views.nova_roma import foresight, pieces, reads, tiles
from rome_desktop.app.views.nova_roma.panel import reach
from rome_desktop.app.views.nova_roma.shown import Shown
from rome_desktop.app.views.nova_roma.targets import middle_cell, shape_lying
from rome_desktop.engine.actions import Action
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.building import ChooseBuilding
from rome_desktop.games.nova_roma.components import TRACKS
from rome_desktop.games.nova_roma.sailing import ChooseMaritime
from rome_desktop.games.nova_roma.state import EMPEROR, LEGIONARY, NovaState
from rome_desktop.games.nova_roma.upgrading import ChooseTile, on_display

if TYPE_CHECKING:
    from rome_desktop.app.views.nova_roma.view import NovaView

PREVIEW_Z = 500.0


def carried(
    view: NovaView, shown: Shown, source: str, target: str | None, variant: Variant
) -> QGraphicsItem | None:
    """The piece that the hand holds, with its middle where it is held.

    Over a target it is in the units of the board there, else in pixels of the table.
    """
    sort, _, rest = source.partition(":")
    if shown.asked is None:
        return None
    seat = shown.seat(shown.asked)
    board = {"hand": view.forum, "emperor": view.forum, "ship": view.sea, "marker": view.hippodrome}.get(
        sort, view.city
    )
    item: QGraphicsItem | None = None
    if rest == "patrician":
        item = view.forum.figure(shown, shown.asked)
    elif rest == "legionary":
        item = view.forum.figure(shown, LEGIONARY + shown.asked)
    elif sort == "emperor":
        item = view.forum.figure(shown, EMPEROR)
    elif sort == "ship":
        item = view.sea.ship(seat, QPointF())
    elif sort == "marker":
        item = view.hippodrome.marker(seat)
    elif sort == "block":
        item = _block(view, shown, variant)
    else:
        item = _of_dock(view, shown, sort, rest)
        return _in_units(item, view.dock.sheet.unit, target)
    return _in_units(item, board.sheet.unit, target)


def _in_units(item: QGraphicsItem | None, unit: float, target: str | None) -> QGraphicsItem | None:
    """The table scales what it carries by the place's own scale; without a place that is 1."""
    if item is None or target is not None:
        return item
    root = QGraphicsPathItem()
    item.setParentItem(root)
    item.setScale(unit)
    return root


def _block(view: NovaView, shown: Shown, variant: Variant) -> QGraphicsItem | None:
    shape = reads.in_hand(shown.view)
    if not shape or shown.asked is None:
        return None
    _, z = view.city.zones(shown.view)["A"]
    cells = shape_lying(shape, variant)
    row, column = middle_cell(cells)
    seat = shown.seat(shown.asked)

    def draw(pencil: Pencil) -> None:
        pieces.block(pencil, cells, -(column + 0.5) * z, -(row + 0.5) * z, z, seat, ghost=True)

    return sprite(7.4 * z, 7.4 * z, draw, view.city.sheet.unit)


def _of_dock(view: NovaView, shown: Shown, sort: str, rest: str) -> QGraphicsItem | None:
    """What is carried from or to the dock."""
    unit = view.dock.sheet.unit
    if sort == "artisan":
        return sprite(34, 34, lambda pencil: pieces.artisan(pencil, 0, 0, 23), unit)
    if sort == "tile":
        tile = reads.tile_in_hand(shown.view)
        if not tile:
            return None
        kind = shown.view.map.tiles[tile].kind
        return sprite(36, 36, lambda pencil: tiles.estate_tile(pencil, -14, -14, 28, tile, kind), unit)
    if sort == "tokens" and shown.asked is not None:
        seat = shown.seat(shown.asked)
        return sprite(34, 34, lambda pencil: pencil.emblem(seat, 0, 0, 27), unit)
    if sort in ("coins", "good", "pay"):
        unit_key = {"coins": "coins", "good": rest, "pay": "influence"}[sort]
        return sprite(30, 30, lambda pencil: pencil.good(unit_key, 0, 0, 22), unit)
    if sort == "hand" and rest.isdigit():
        number = int(rest)

        def draw(pencil: Pencil) -> None:
            from rome_desktop.app.views.nova_roma.small import draw_card

            draw_card(pencil, QRectF(-41, -34, 82, 68), number, view.labels)

        return sprite(92, 78, draw, unit)
    return None


def held(view: NovaState, seat: int, unit: str) -> int:
    """How many of a unit a seat has."""
    player = view.players[seat]
    counts = {"coins": player.coins, "influence": player.influence, "artisan": player.artisans}
    return counts[unit] if unit in counts else player.goods[pieces.GOODS.index(unit)]


def poor(shown: Shown) -> list[str]:
    """The places that could be chosen now if only they could be paid."""
    view, top = shown.view, reads.top_step(shown.view)
    found: list[str] = []
    if isinstance(top, (ChooseMaritime, ChooseBuilding)):
        is_sea = isinstance(top, ChooseMaritime)
        row = view.maritime_row if is_sea else view.building_row
        count = (
            reach(view, "sail" if is_sea else "build")
            or view.box.actions.contract_slots[max(0, view.power - 1)]
        )
        offered = {a.contract for a in shown.legal if isinstance(a, actions.TakeContract)}
        found = [f"contract:{key}" for key in row[:count] if key and key not in offered]
    elif isinstance(top, ChooseTile):
        offered_slots = {a.slot for a in shown.legal if isinstance(a, actions.TakeTile)}
        found = [
            f"estates:{slot}"
            for slot in range(1, 6)
            if slot not in offered_slots and on_display(view, slot)[0]
        ]
    return found


class Previews:
    """The consequences of the option under the hand, on the boards."""

    def __init__(self, view: NovaView) -> None:
        self._view = view
        self._items: list[QGraphicsItem] = []

    @property
    def shown(self) -> bool:
        """Whether anything is foretold."""
        return bool(self._items)

    def clear(self) -> None:
        """Nothing is pointed at."""
        for item in self._items:
            remove(item)
        self._items = []

    def show(self, option: object, shown: Shown) -> None:
        """What `option` would lead to; nothing for options that need no picture."""
        self.clear()
        if isinstance(option, actions.Place) and shown.asked is not None:
            self._place(option, shown, shown.asked)
        elif isinstance(option, actions.PlaceEmperor):
            self._lines(option.space, shown)
        elif isinstance(option, actions.Build):
            self._build(option, shown)
        elif isinstance(option, (actions.Advance, actions.Boost)):
            self._race(option.track, shown)
        if isinstance(option, Action) and shown.asked is not None and shown.asked == shown.context.dock:
            self._house(option, shown, shown.asked)

    def _house(self, option: Action, shown: Shown, seat: int) -> None:
        """What the dock would gain and lose, as chips beside its tracks: `3 → 1`."""
        dock, view = self._view.dock, shown.view
        limits = {"influence": view.box.limits.influence} | dict.fromkeys(pieces.GOODS, view.box.limits.goods)
        for unit, delta in foresight.changes(view, seat, option).items():
            before = held(view, seat, unit)
            after = min(before + delta, limits.get(unit, before + delta))
            if after == before:
                continue
            place = dock.unit_place(unit)
            words = f"{before} → {after}"
            role = "good" if delta > 0 else "accent"

            def draw(pencil: Pencil, words: str = words, role: str = role) -> None:
                wide = text_width(words, 12.5, 700) + 12
                pencil.box(-wide / 2, -9.5, wide, 19, 9.5, "raised", role, 1.4)
                pencil.text(0, 4.5, words, 12.5, role, 700, MIDDLE)

            chip = sprite(80, 24, draw, dock.sheet.unit)
            low = place.y() + 27 if unit in ("coins", "artisan") else place.center().y()
            chip.setPos(place.right() - 20, low)
            self._add(chip, dock.sheet.root)

    def _add(self, item: QGraphicsItem, parent: QGraphicsItem) -> None:
        item.setParentItem(parent)
        item.setZValue(PREVIEW_Z)
        self._items.append(item)

    def _lines(self, space: str, shown: Shown) -> None:
        """Frames round column and row."""
        forum = self._view.forum
        row, column = map(int, space.split(","))
        heads = (shown.view.heads[column], shown.view.heads[4 + row])

        for act in heads:
            rect = forum.line_rect(shown.view, act)
            item = QGraphicsPathItem(rounded(rect.x(), rect.y(), rect.width(), rect.height()))
            item.setPen(QPen(theme.look().colour("focus"), 2.4))
            self._add(item, forum.sheet.root)

    def _place(self, option: actions.Place, shown: Shown, seat: int) -> None:
        """The two actions of the space, and their power with the patrician there."""
        forum, view = self._view.forum, shown.view
        row, column = map(int, option.space.split(","))
        self._lines(option.space, shown)
        for act in (view.heads[column], view.heads[4 + row]):
            power = reads.capped(view, reads.line_power(view, seat, act, 4 * row + column))
            rect = forum.head(view, act)
            z = forum.cell

            def draw(pencil: Pencil, power: int = power, z: float = z) -> None:
                pencil.box(-z * 0.22, -z * 0.2, z * 0.44, z * 0.4, z * 0.09, "lit", "#5A3A00", 1.6)
                pencil.text(0, z * 0.12, str(power), z * 0.33, "#2A211B", 700, MIDDLE)

            item = sprite(z * 0.6, z * 0.6, draw, forum.sheet.unit)
            item.setPos(rect.right() - z * 0.2, rect.y() + z * 0.2)
            self._add(item, forum.sheet.root)

    def _build(self, option: actions.Build, shown: Shown) -> None:
        """Gold rings round the reward tokens that a building would close; the hand shows the building."""
        city, view = self._view.city, shown.view
        for name in foresight.closed_tokens(view, option):
            rect = city.cell(view, name)

            def ring(pencil: Pencil, z: float = rect.width()) -> None:
                pencil.disc(QPointF(), z * 0.56, None, "lit_edge", z * 0.2)
                pencil.disc(QPointF(), z * 0.56, None, "lit", z * 0.13)

            mark = sprite(rect.width() * 1.6, rect.width() * 1.6, ring, city.sheet.unit)
            mark.setPos(rect.center())
            self._add(mark, city.sheet.root)

    def _race(self, track: str, shown: Shown) -> None:
        """The marker on the space it would reach."""
        if shown.asked is None or self._view.table.grammar.picked is not None:
            return
        hippodrome, view = self._view.hippodrome, shown.view
        n = [str(t) for t in TRACKS].index(str(track))
        space = view.players[shown.asked].markers[n] + 1
        order = hippodrome.order(view, n, space)
        item = hippodrome.marker(shown.seat(shown.asked))
        item.setOpacity(0.6)
        item.setPos(hippodrome.marker_place(view, n, space, len(order), len(order) + 1))
        self._add(item, hippodrome.sheet.root)
