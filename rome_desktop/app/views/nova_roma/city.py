"""Board 3: the three zones of the city, the buildings in them, and the building contracts."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainterPath

from rome_desktop.app.table.items import disc, rounded
from rome_desktop.app.table.lettering import text_width
from rome_desktop.app.table.panel import Part
from rome_desktop.app.table.pencil import MIDDLE, RIGHT
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.nova_roma import pieces, spots
from rome_desktop.app.views.nova_roma.panel import Panel, affordable, deck_part, displayed, reach, slot_power
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.app.views.nova_roma.reads import in_hand, open_zones, standing
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.games.nova_roma.components import BuildingZone
from rome_desktop.games.nova_roma.state import NovaState

TOP = 160.0
"""Where the zones begin."""
LARGEST = 62.0
DECK = QRectF(12.0, 33.0, 20.0, 66.0)
NEUTRAL = pieces.GREY
COUNTED = 45.0
"""The badge of a side with the number of its pieces."""
GROUND = {False: ("#D8CDB8", "#F3EAD5"), True: ("#29262E", "#3A3642")}
"""Of a cell by theme: in a zone out of reach, and in one within."""


class City(Panel):
    """Contracts above, zones A, B and C side by side below."""

    key = "city"
    number = 3
    _zones: Mapping[str, tuple[QPointF, float]] = {}
    """Where the zones stand; empty until they are asked for in a new size."""
    _cells: Sequence[Place] = ()

    # ---- where things are

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        self._zones, self._cells = {}, ()

    @property
    def is_wide(self) -> bool:
        """Whether the contracts stand at the left of the zones instead of above them."""
        return self.rect.width() > 2 * self.rect.height()

    def zones(self, view: NovaState) -> Mapping[str, tuple[QPointF, float]]:
        """Per zone its upper left corner and the side of a cell."""
        self._zones = self._zones or self._place_zones(view)
        return self._zones

    def _place_zones(self, view: NovaState) -> dict[str, tuple[QPointF, float]]:
        zones = view.box.building_zones
        wide = sum(len(zone.grid[0]) for zone in zones)
        tall = max(len(zone.grid) for zone in zones)
        left, top = (178.0, 68.0) if self.is_wide else (0.0, TOP)
        width, height = self.rect.width() - left, self.rect.height() - top
        side = min((width - 52) / wide, (height - 44) / tall, LARGEST)
        gap = (width - wide * side) / (len(zones) + 1)
        spare = max(0.0, height - 52 - tall * side)
        x, found = left + gap, {}
        for zone in zones:
            found[zone.id] = (QPointF(x, top + min(spare * 0.25, 26)), side)
            x += len(zone.grid[0]) * side + gap
        return found

    def cell(self, view: NovaState, name: str) -> QRectF:
        """The rectangle of a cell such as `A0,3`."""
        at, side = self.zones(view)[name[0]]
        row, column = map(int, name[1:].split(","))
        return QRectF(at.x() + column * side, at.y() + row * side, side, side)

    def contract_place(self, slot: int) -> QRectF:
        if self.is_wide:
            return QRectF(40, 30 + slot * (self.rect.height() - 38) / 4, 104, 78)
        room = self.rect.width() - 40 - 12 - 104
        return QRectF(40 + slot * min(150.0, room / 3), 30, 104, 78)

    def held_place(self, view: NovaState) -> QRectF:
        """Where the building that is to be placed waits: below zone A, at its right."""
        at, side = self.zones(view)["A"]
        low = at.y() + len(view.box.building_zones[0].grid) * side
        right = at.x() + len(view.box.building_zones[0].grid[0]) * side
        return QRectF(right - 50, low + 9, 62, 33)

    def quiet(self, view: NovaState) -> QRectF:
        """The room below zones B and C, in units: the card's place."""
        at, side = self.zones(view)["B"]
        top = at.y() + len(view.box.building_zones[1].grid) * side + 20
        return QRectF(at.x(), top, self.rect.width() - at.x() - 8, self.rect.height() - top - 6)

    # ---- showing

    def seen(self, shown: NovaShown) -> Hashable:
        view = shown.view
        return (
            tuple(view.building_row),
            len(view.building_deck),
            reach(view, "build"),
            affordable(shown, view.building_row),
            tuple(tuple(player.built) for player in view.players),
            tuple(view.neutral),
            tuple(view.rewards),
            view.rewards_spent,
            open_zones(shown),
            in_hand(view),
            shown.asked if in_hand(view) else None,
        )

    def painted(self, shown: NovaShown) -> Sequence[Part]:
        """The heading, the deck, each contract, each zone, and the building in hand."""
        view = shown.view
        found = [self.head_part(), deck_part(DECK, pieces.BRICK, len(view.building_deck))]
        for seen in displayed(shown, view.building_row, "build"):
            room = self.contract_place(seen[0]).adjusted(-4, -4, *((36, 6) if self.is_wide else (4, 26)))
            found.append(Part(room, seen, partial(self._draw_slot, view, *seen)))
        found += [self._zone_part(shown, zone) for zone in view.box.building_zones]
        held_now = (in_hand(view), shown.asked if in_hand(view) else None)
        room = self.held_place(view).adjusted(-3, -3, 3, 5)
        return [*found, Part(room, held_now, lambda hand: self._draw_held(hand, shown))]

    def _draw_slot(
        self, view: NovaState, slot: int, held: str, locked: bool, payable: bool, pencil: Pencil
    ) -> None:
        """A contract on display, or the gap where none is, with the power that it needs."""
        place = self.contract_place(slot)
        if held:
            card, terms = self.labels.terms.building_card(held), self.labels.terms
            name, cells = terms.building(held), terms.shape(held)
            pieces.building_contract(
                *(pencil, place.x(), place.y(), name, card.vp, cells, card.cost),
                locked=locked,
                payable=payable,
            )
        else:
            pieces.gap(pencil, place.x(), place.y(), place.width(), place.height())
        x, y = (162.0, place.center().y()) if self.is_wide else (place.center().x(), 113.0)
        pieces.power_squares(pencil, x, y, slot_power(view, slot), reached=not locked)

    def _zone_part(self, shown: NovaShown, zone: BuildingZone) -> Part:
        """A zone with who stands in it, framed where the building in hand may be placed."""
        view, lit = shown.view, zone.id in open_zones(shown)
        at, side = self.zones(view)[zone.id]
        is_open, counts = zone.power <= self._reached(view), tuple(standing(view, zone.id))
        size = QSizeF(len(zone.grid[0]) * side, len(zone.grid) * side)
        room = QRectF(at, size).adjusted(-5, -33, 5, 4)
        key = ("zone", zone.id, is_open, *self._lying(shown, zone))

        def draw(pencil: Pencil) -> None:
            pencil.kept(key, room, partial(self._draw_zone, shown, zone, at, side, is_open))
            self._draw_standing(pencil, shown, zone, at, side)
            if lit:
                self._frame(pencil, zone, at, side)

        whole = room.adjusted(-5, 0, 5, 20)
        whole.setWidth(max(whole.width(), COUNTED * (len(counts) + 1)))
        return Part(whole, (key, counts, lit), draw)

    @staticmethod
    def _reached(view: NovaState) -> int:
        """The power that opens zones now; all while no building is being placed."""
        performed = view.petitioned or view.action
        return view.power if performed == "build" and view.power else 3

    @staticmethod
    def _lying(shown: NovaShown, zone: BuildingZone) -> Iterator[Hashable]:
        """What lies in a zone, and whose it is."""
        view = shown.view
        for n, space in enumerate(view.map.reward_spaces):
            if space.name[0] == zone.id:
                yield view.rewards[n] if n < len(view.rewards) else "", view.rewards_spent >> n & 1
        yield tuple(name for name in view.neutral if name[0] == zone.id)
        for side, player in enumerate(view.players):
            yield shown.seat(side).id, tuple(name for name in player.built if name[0] == zone.id)

    def _draw_zone(
        self, shown: NovaShown, zone: BuildingZone, at: QPointF, z: float, is_open: bool, pencil: Pencil
    ) -> None:
        view, wide = shown.view, len(zone.grid[0]) * z
        top = at.y() - 31
        plate = pencil.look.colour("strip") if is_open else pencil.look.colour("faint")
        pencil.box(at.x(), top, 20, 20, 4, plate, "line_strong" if pencil.dark else None)
        pencil.text(at.x() + 10, top + 15, zone.id, 13, "#FFFFFF", 700, MIDDLE, display=True)
        pieces.power_squares(pencil, at.x() + 40, top + 6.5, zone.power, reached=is_open)
        worth = f"{zone.vp_first}/{zone.vp_other}"
        ink = "ink" if is_open else "faint"
        pencil.text(at.x() + wide, top + 15, worth, 14.5, ink, 700, RIGHT)
        laurel = at.x() + wide - text_width(worth, 14.5, 700) - 13
        pencil.icon("laurel", QPointF(laurel, top + 10), 17, "gold_ink" if is_open else "faint")
        key = ("ground", zone.id, is_open)
        room = QRectF(at.x(), at.y(), wide, len(zone.grid) * z).adjusted(-3, -3, 3, 3)
        pencil.kept(key, room, partial(self._draw_ground, zone, at, z, is_open))
        for n, space in enumerate(view.map.reward_spaces):
            if space.name[0] == zone.id:
                self._draw_reward(pencil, view, n, self.cell(view, space.name))
        self._draw_pieces(pencil, shown, zone, at, z)

    def _draw_ground(self, zone: BuildingZone, at: QPointF, z: float, is_open: bool, pencil: Pencil) -> None:
        """The cells of a zone, with nothing on them."""
        ground = QPainterPath()
        cells = [
            (r, c, sign) for r, line in enumerate(zone.grid) for c, sign in enumerate(line) if sign != "#"
        ]
        for r, c, _ in cells:
            ground.addRect(at.x() + c * z - 2, at.y() + r * z - 2, z + 4, z + 4)
        ground.setFillRule(Qt.FillRule.WindingFill)
        pencil.path(ground, "#0E0D11" if pencil.dark else "#7C6A4E")
        for r, c, sign in cells:
            self._draw_cell(pencil, QRectF(at.x() + c * z, at.y() + r * z, z, z), sign, is_open=is_open)

    @staticmethod
    def _draw_cell(pencil: Pencil, rect: QRectF, sign: str, *, is_open: bool) -> None:
        fill = GROUND[pencil.dark][is_open]
        z = rect.width()
        pencil.box(rect.x() + 0.7, rect.y() + 0.7, z - 1.4, z - 1.4, 2, fill)
        if sign == "s":
            corner = QPainterPath(QPointF(rect.x() + 1, rect.bottom() - 1))
            corner.lineTo(rect.x() + 1, rect.bottom() - z * 0.36)
            corner.lineTo(rect.x() + z * 0.36, rect.bottom() - 1)
            pencil.path(corner, "#5A5464" if pencil.dark else "#C9B993")

    def _draw_reward(self, pencil: Pencil, view: NovaState, n: int, rect: QRectF) -> None:
        token, z = view.rewards[n] if n < len(view.rewards) else "", rect.width()
        at = rect.center()
        if not token:
            pencil.box(
                rect.x() + 0.7, rect.y() + 0.7, z - 1.4, z - 1.4, 2, "#17151B" if pencil.dark else "#A8977A"
            )
            return
        if view.rewards_spent >> n & 1:
            pencil.disc(at, z / 2 - 2, "#8A8272", "#4A4438", 1.2)
            pencil.icon("ui-confirm", at, z * 0.44, "#FFFFFF")
            return
        pencil.disc(at, z / 2 - 1.5, "#3C7A4B", "#173A22", 1.2)
        for good, count in self.labels.terms.token(token).items():
            pencil.good(good, QPointF(at.x() - z * 0.04, at.y()), z * 0.68)
            if count > 1:
                x, y = rect.right() - z * 0.2, rect.bottom() - z * 0.1
                pencil.text(x, y, str(count), z * 0.46, "#FFFFFF", 700, MIDDLE, halo="#173A22")

    def _draw_pieces(
        self, pencil: Pencil, shown: NovaShown, zone: BuildingZone, at: QPointF, z: float
    ) -> None:
        owners = [(NEUTRAL, tuple(shown.view.neutral))]
        owners += [(shown.seat(side), player.built) for side, player in enumerate(shown.view.players)]
        for seat, built in owners:
            cells = [_row_column(name) for name in built if name[0] == zone.id]
            if cells:
                pieces.block(pencil, cells, at.x(), at.y(), z, seat)

    def _draw_standing(
        self, pencil: Pencil, shown: NovaShown, zone: BuildingZone, at: QPointF, z: float
    ) -> None:
        """How many pieces everybody has in the zone, most first."""
        counts = standing(shown.view, zone.id)
        x, y = at.x() + 8, at.y() + len(zone.grid) * z + 13
        for side, count in counts:
            pencil.emblem(NEUTRAL if side < 0 else shown.seat(side), QPointF(x, y), 13)
            width = pencil.text(x + 9, y + 4.5, str(count), 12.5, "ink", 600)
            x += 9 + width + 13

    @staticmethod
    def _frame(pencil: Pencil, zone: BuildingZone, at: QPointF, z: float) -> None:
        """A zone in which the building may be placed."""
        wide, tall = len(zone.grid[0]) * z, len(zone.grid) * z
        pencil.box(at.x() - 6.6, at.y() - 6.6, wide + 13.2, tall + 13.2, 7, None, "lit_edge", 1.2)
        pencil.box(at.x() - 4.6, at.y() - 4.6, wide + 9.2, tall + 9.2, 6, None, "lit", 3)

    def _draw_held(self, pencil: Pencil, shown: NovaShown) -> None:
        """The building that waits to be placed."""
        shape = in_hand(shown.view)
        if not shape or shown.asked is None:
            return
        rect, cells = self.held_place(shown.view), list(shape)
        wide, tall = max(c for _, c in cells) + 1, max(r for r, _ in cells) + 1
        z = min(15.0, rect.height() / tall, rect.width() / wide)
        left = rect.center().x() - wide * z / 2
        pieces.block(pencil, cells, left, rect.center().y() - tall * z / 2, z, shown.seat(shown.asked))

    # ---- places

    def places_seen(self, shown: NovaShown) -> object:
        held = shown.asked is not None and bool(in_hand(shown.view))
        return tuple(shown.view.building_row), held

    def places(self, shown: NovaShown) -> Iterator[Place]:
        view = shown.view
        yield Place(spots.Deck("building"), rounded(QRectF(10, 33, 22, 70), 4))
        for slot, held in enumerate(view.building_row):
            if held:
                rect = self.contract_place(slot)
                yield Place(spots.Contract(held), rounded(rect))
        for zone, (at, _) in zip(view.box.building_zones, self.zones(view).values(), strict=True):
            yield Place(spots.Zone(zone.id), rounded(QRectF(at.x() - 2, at.y() - 32, 78, 23), 4))
        shape = in_hand(view)
        if shape and shown.asked is not None:
            rect = self.held_place(view)
            yield Place(spots.Block(), rounded(rect))
        yield from self._cell_places(view)

    def _cell_places(self, view: NovaState) -> Sequence[Place]:
        """The cells of the zones; they stay the same as long as the size does."""
        self._cells = self._cells or [self._cell_place(view, name) for name in ground(view)]
        return self._cells

    def _cell_place(self, view: NovaState, name: str) -> Place:
        rect = self.cell(view, name)
        if any(space.name == name for space in view.map.reward_spaces):
            return Place(spots.Token(name), disc(rect.center(), rect.width() / 2 - 1), "disc", rect.center())
        return Place(spots.Site(name), rounded(rect, 2), "dot")


def _row_column(name: str) -> tuple[int, int]:
    row, column = map(int, name[1:].split(","))
    return row, column


def ground(view: NovaState) -> list[str]:
    """The cells that belong to a zone, reward spaces included."""
    grids = {zone.id: zone.grid for zone in view.box.building_zones}
    places = [(name, *_row_column(name)) for name in view.map.cells]
    return [name for name, row, column in places if grids[name[0]][row][column] != "#"]
