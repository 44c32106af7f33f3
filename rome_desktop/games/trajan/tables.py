"""What follows from the box alone, looked up instead of searched; made once per box."""

from dataclasses import dataclass
from functools import cached_property

from rome_desktop.games.trajan.box import Box
from rome_desktop.games.trajan.components import (
    BonusTile,
    ConstructionTile,
    ForumTile,
    Province,
    ShipTile,
    TrajanTile,
)
from rome_desktop.games.trajan.ids import CAMP, CATEGORIES, Deed


@dataclass(frozen=True)
class Tables:
    """Look-up tables of one box, keyed by ids; those by number of seats are keyed by 1 to 4."""

    box: Box
    trajan: dict[str, TrajanTile]
    forum: dict[str, ForumTile]
    bonus: dict[str, BonusTile]
    construction: dict[str, ConstructionTile]
    ship: dict[str, ShipTile]
    province: dict[str, Province]
    province_number: dict[str, int]
    beside: dict[str, tuple[str, ...]]
    """Where a leader can march from each province and from the camp [TR-9.5, R35, R38]."""
    sites_beside: tuple[tuple[int, ...], ...]
    bonus_deed: dict[str, Deed]
    """By type of construction tile [TR-12.6]."""
    spaces: dict[int, tuple[str, ...]]
    """The forum spaces in use, column by column [TR-2.4]."""
    extra_spaces: int
    """So many of them, the first ones, are yellow."""
    loop_length: dict[int, int]
    rounds: int
    extra_for: dict[str, str]
    """The extra-action tile of each action [TR-6.2]."""
    demand_tile: dict[str, str]
    """The forum tile of each icon."""
    joker: dict[str, str]
    """The forum tile of each kind of joker."""

    @cached_property
    def all_cards(self) -> tuple[str, ...]:
        goods = self.box.commodities
        return tuple(good.id for good in goods.kinds for _ in range(goods.copies))

    @cached_property
    def all_demands(self) -> tuple[str, ...]:
        return tuple(str(icon.id) for icon in self.box.demands.icons for _ in range(icon.count))

    @cached_property
    def all_forum_tiles(self) -> tuple[str, ...]:
        return tuple(tile.id for tile in self.box.forum.tiles for _ in range(tile.count))

    @cached_property
    def all_extra_tiles(self) -> tuple[str, ...]:
        return tuple(tile.id for tile in self.box.forum.tiles for _ in range(tile.extra_count))

    @cached_property
    def all_piles(self) -> tuple[tuple[str, ...], ...]:
        tiles = self.box.trajan.tiles
        return tuple(tuple(tile.id for tile in tiles if tile.category == c) for c in CATEGORIES)

    @cached_property
    def all_rival_cards(self) -> tuple[str, ...]:
        """One deck of the rival [TR-24.2]."""
        return tuple(card.code for card in self.box.solo.deck)


def tables(box: Box) -> Tables:
    """The tables of a box."""
    key = id(box)
    if key not in _made or _made[key].box is not box:
        _made[key] = _make(box)
    return _made[key]


_made: dict[int, Tables] = {}


def _make(box: Box) -> Tables:
    spaces = sorted(box.forum.spaces, key=lambda s: (not s.extra, s.column, s.row))
    in_use = {
        loop.seats: tuple(s.id for s in spaces if s.extra or s.min_seats <= max(2, loop.seats))
        for loop in box.time.loops
    }
    provinces = box.provinces.places
    return Tables(
        box=box,
        trajan={tile.id: tile for tile in box.trajan.tiles},
        forum={tile.id: tile for tile in box.forum.tiles},
        bonus={tile.id: tile for tile in box.bonuses.tiles},
        construction={tile.id: tile for tile in box.construction.tiles},
        ship={str(tile.id): tile for tile in box.ships.tiles},
        province={p.id: p for p in provinces},
        province_number={p.id: n for n, p in enumerate(provinces)},
        beside={CAMP: box.provinces.camp, **{p.id: p.beside for p in provinces}},
        sites_beside=tuple(box.construction.beside(n) for n in range(len(box.construction.tiles))),
        bonus_deed={t.id: t.bonus for t in box.construction.types},
        spaces=in_use,
        extra_spaces=sum(space.extra for space in spaces),
        loop_length={loop.seats: loop.spaces for loop in box.time.loops},
        rounds=box.time.quarters * box.time.rounds_per_quarter,
        extra_for={str(tile.deed): tile.id for tile in box.forum.tiles if tile.deed},
        demand_tile={str(tile.icon): tile.id for tile in box.forum.tiles if tile.icon},
        joker={str(tile.joker): tile.id for tile in box.forum.tiles if tile.joker},
    )
