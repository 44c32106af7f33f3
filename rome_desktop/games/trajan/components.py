"""[TR-1] What is in the box. The figures come from resources/content/trajan.toml."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

HIDDEN = "hidden"
"""Stands for a commodity card or rival card in a view that may not see it."""
NOTHING = ""
"""An empty slot, space, site or pile."""
CAMP = "camp"
CENTRE = -1
"""Where the Arch stands when no slot is free [TR-10.2]."""
RIVAL = "senator"
"""The one level of the solo challenge [TR-24.1]."""
LEVELS = (RIVAL,)


class Deed(StrEnum):
    """The six actions in the order of the trays, I to VI [TR-1.6]."""

    SEAPORT = "seaport"
    FORUM = "forum"
    MILITARY = "military"
    SENATE = "senate"
    TRAJAN = "trajan"
    CONSTRUCTION = "construction"


DEEDS = tuple(Deed)


class Tray(StrEnum):
    """The six trays of the action circle, clockwise [TR-1.6]."""

    FIRST = "I"
    SECOND = "II"
    THIRD = "III"
    FOURTH = "IV"
    FIFTH = "V"
    SIXTH = "VI"


TRAYS = tuple(Tray)


class Colour(StrEnum):
    """The colours of the action markers; a tray is written as their letters, in this order."""

    YELLOW = "Y"
    ORANGE = "O"
    GREEN = "G"
    WHITE = "W"
    PINK = "P"
    BLUE = "B"


COLOURS = tuple(Colour)
LETTERS = "".join(COLOURS)


class Category(StrEnum):
    """The six piles on the Arch of Trajan [TR-2.10]."""

    POINTS = "points"
    CARDS = "cards"
    WORKERS = "workers"
    LEGIONARIES = "legionaries"
    PLUS2 = "plus2"
    DEMAND = "demand"


CATEGORIES = tuple(Category)


class Icon(StrEnum):
    """What the people demand [TR-1.5]."""

    BREAD = "bread"
    GAMES = "games"
    RELIGION = "religion"


ICONS = tuple(Icon)


class Joker(StrEnum):
    """The four kinds of joker among the forum tiles, dearest first for the rival [TR-24.5]."""

    EXTRA_ACTION = "extra_action"
    COMMODITY = "commodity"
    DEMAND = "demand"
    CONSTRUCTION = "construction"


class Ship(StrEnum):
    IDENTICAL = "identical"
    PAIRS = "pairs"
    DIFFERENT = "different"


SHIPS = tuple(Ship)


class Side(StrEnum):
    """The two discard piles [TR-2.14], and the two bonus tiles beside the senate."""

    LEFT = "left"
    RIGHT = "right"


SIDES = tuple(Side)

Check = tuple[str, bool, str]
"""Path in the content file, whether it is right, and what should be true."""

Provenance = Literal["rulebook", "published", "implementation", "reconstructed"]


@dataclass(frozen=True, slots=True)
class Name:
    en: str
    fr: str


@dataclass(frozen=True, slots=True)
class Edition:
    name: Name
    designer: str
    publisher: str
    year: int
    min_age: int
    minutes: tuple[int, int]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class PlayerPieces:
    """[TR-1.2, TR-2.8] What a player owns, and where it begins."""

    pawns: int
    legionaries_in_camp: int
    workers_in_camp: int
    start_cards: int
    start_slots: tuple[Tray, ...]
    start_arch: Tray
    markers_per_tray: int
    markers_per_colour: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class MarkerColour:
    id: Colour
    name: Name


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A ready-made way to fill the trays I to VI [TR-2.9]."""

    id: str
    name: Name
    trays: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Markers:
    colours: tuple[MarkerColour, ...]
    presets: tuple[Arrangement, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class TrayPlace:
    id: Tray
    deed: Deed
    name: Name
    """Of the action."""


@dataclass(frozen=True, slots=True)
class Circle:
    trays: tuple[TrayPlace, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Loop:
    """[TR-2.7] Spaces of the time loop with so many seats (1: the solo challenge)."""

    seats: int
    spaces: int
    forum_spaces: int


@dataclass(frozen=True, slots=True)
class Time:
    loops: tuple[Loop, ...]
    rounds_per_quarter: int
    quarters: int
    provenance: Provenance
    source: str

    def loop(self, seats: int) -> Loop:
        return next(loop for loop in self.loops if loop.seats == seats)


@dataclass(frozen=True, slots=True)
class CategoryPile:
    id: Category
    name: Name


@dataclass(frozen=True, slots=True)
class TrajanTile:
    """[TR-20] `amount` pawns or cards; `icon` only on demand tiles."""

    id: str
    category: Category
    colours: str
    vp: int
    amount: int
    icon: Icon | None = None


@dataclass(frozen=True, slots=True)
class TrajanTiles:
    per_category: int
    categories: tuple[CategoryPile, ...]
    tiles: tuple[TrajanTile, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class ForumTile:
    """[TR-14] One face: exactly one of icon, votes (not 0), joker and deed is set."""

    id: str
    name: Name
    votes: int
    count: int
    """Among the 70 forum tiles."""
    extra_count: int
    """Among the tiles for the yellow spaces."""
    icon: Icon | None = None
    joker: Joker | None = None
    deed: Deed | None = None


@dataclass(frozen=True, slots=True)
class ForumSpace:
    id: str
    column: int
    row: int
    extra: bool
    min_seats: int


@dataclass(frozen=True, slots=True)
class Forum:
    total: int
    extra_total: int
    tiles: tuple[ForumTile, ...]
    spaces: tuple[ForumSpace, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class BuildingType:
    id: str
    name: Name
    bonus: Deed


@dataclass(frozen=True, slots=True)
class ConstructionTile:
    id: str
    type: str
    vp: int


@dataclass(frozen=True, slots=True)
class Construction:
    rows: int
    columns: int
    types: tuple[BuildingType, ...]
    tiles: tuple[ConstructionTile, ...]
    provenance: Provenance
    source: str

    def beside(self, site: int) -> tuple[int, ...]:
        """[TR-12.3] Sites above, left, right and below."""
        row, column = divmod(site, self.columns)
        steps = ((-1, 0), (0, -1), (0, 1), (1, 0))
        places = ((row + r, column + c) for r, c in steps)
        return tuple(r * self.columns + c for r, c in places if 0 <= r < self.rows and 0 <= c < self.columns)


@dataclass(frozen=True, slots=True)
class DemandIcon:
    id: Icon
    name: Name
    count: int


@dataclass(frozen=True, slots=True)
class Demands:
    icons: tuple[DemandIcon, ...]
    removed: int
    open: int
    loss: tuple[int, ...]
    """[TR-15.5] VP by the number of unmet demands."""
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class ShipTile:
    id: Ship
    name: Name
    cards_per_unit: int
    coloured: tuple[int, ...]
    grey: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ships:
    tiles: tuple[ShipTile, ...]
    provenance: Provenance
    source: str

    def tile(self, ship: str) -> ShipTile:
        return next(tile for tile in self.tiles if tile.id == ship)


@dataclass(frozen=True, slots=True)
class Commodity:
    id: str
    name: Name


@dataclass(frozen=True, slots=True)
class Commodities:
    copies: int
    kinds: tuple[Commodity, ...]
    provenance: Provenance
    source: str


BonusKind = Literal["icon", "workers", "legionaries", "yellow_tiles", "commodities"]


@dataclass(frozen=True, slots=True)
class BonusTile:
    """[TR-19] `yellow` and `grey` are VP per `per` scoring units, rounded as `Bonuses.rounding` says."""

    id: str
    kind: BonusKind
    commodities: tuple[str, ...]
    yellow: int
    grey: int
    grey_per: int
    icon: Icon | None = None


@dataclass(frozen=True, slots=True)
class Bonuses:
    tiles: tuple[BonusTile, ...]
    rounding: Literal["down", "up"]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Province:
    id: str
    name: Name
    vp: int
    beside: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Provinces:
    """[TR-9.5] In the order in which they are refilled [TR-17.2]."""

    places: tuple[Province, ...]
    camp: tuple[str, ...]
    camp_name: Name
    loss_per_legionary: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class SenateTrack:
    vp: tuple[int, ...]
    votes: tuple[int, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Scoring:
    hand_card: int
    worker_in_camp: int
    legionary_in_camp: int
    tile_on_slot: int
    sets: tuple[int, ...]
    """[TR-18.4] VP by the number of construction tiles of one type, from 0 on."""
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class RivalCard:
    deed: Deed
    steps: int

    @property
    def code(self) -> str:
        return f"{self.deed}-{self.steps}"


@dataclass(frozen=True, slots=True)
class Rank:
    id: str
    name: Name
    points: int


@dataclass(frozen=True, slots=True)
class Solo:
    deck: tuple[RivalCard, ...]
    decks: int
    """So many shuffled decks in a row last for every match [TR-24.12]."""
    ranks: tuple[Rank, ...]
    passed: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Box:
    edition: Edition
    player: PlayerPieces
    markers: Markers
    circle: Circle
    time: Time
    trajan: TrajanTiles
    forum: Forum
    construction: Construction
    demands: Demands
    ships: Ships
    commodities: Commodities
    bonuses: Bonuses
    provinces: Provinces
    senate: SenateTrack
    scoring: Scoring
    solo: Solo

    def faults(self) -> list[tuple[str, str]]:
        """Counts that do not add up, as (path in the file, what should be true)."""
        checks = (*self.counts(), *self.names(), *self.limits())
        return [(path, truth) for path, right, truth in checks if not right]

    def counts(self) -> Iterator[Check]:
        """What must agree with something else in the box."""
        piles = [sum(t.category == c for t in self.trajan.tiles) for c in CATEGORIES]
        yield "trajan.tiles", piles == [self.trajan.per_category] * 6, "each pile has the same height"
        tiles = self.forum.tiles
        yield "forum.total", sum(t.count for t in tiles) == self.forum.total, "the forum tiles add up"
        extra = sum(t.extra_count for t in tiles)
        yield "forum.extra_total", extra == self.forum.extra_total, "the extra-action tiles add up"
        sites = self.construction.rows * self.construction.columns
        yield "construction.tiles", len(self.construction.tiles) == sites, "each site gets one tile"
        longest = sum(self.player.markers_per_colour for _ in COLOURS)
        full = self.player.markers_per_tray * len(TRAYS)
        yield "player.markers_per_tray", full == longest, "the markers fill the trays"
        pawns = self.player.legionaries_in_camp + self.player.workers_in_camp
        yield "player.pawns", self.player.pawns >= pawns, "there are pawns enough to begin with"
        seats = [loop.seats for loop in self.time.loops]
        yield "time.loops", sorted(seats) == [1, 2, 3, 4], "there is one loop for 1, 2, 3 and 4 seats"
        for loop in self.time.loops:
            spaces = sum(not s.extra and s.min_seats <= loop.seats for s in self.forum.spaces)
            right = spaces == loop.forum_spaces or loop.seats == 1
            yield "time.loops", right, f"with {loop.seats} seats there are {spaces} green spaces"
        total = sum(icon.count for icon in self.demands.icons)
        needed = self.demands.open * self.time.quarters + self.demands.removed
        yield "demands.icons", total == needed, "demand tiles last for all quarters"
        yield "demands.loss", len(self.demands.loss) == self.demands.open + 1, "each number has its loss"
        same = len(self.senate.vp) == len(self.senate.votes)
        yield "senate.votes", same, "each senate space has VP and votes"
        for ship in self.ships.tiles:
            yield "ships.tiles", len(ship.coloured) == len(ship.grey), "both sides of a ship are as long"

    def names(self) -> Iterator[Check]:
        """Who is named where."""
        deeds = tuple(place.deed for place in self.circle.trays)
        yield "circle.trays", deeds == DEEDS, "the trays I to VI stand in the order of the actions"
        goods = {c.id for c in self.commodities.kinds}
        yield "commodities.kinds", len(goods) == len(self.commodities.kinds), "each has its own id"
        shown = [c for tile in self.bonuses.tiles for c in tile.commodities]
        yield "bonuses.tiles", sorted(shown) == sorted(goods), "each commodity is on one bonus tile"
        types = {t.id for t in self.construction.types}
        known = all(t.type in types for t in self.construction.tiles)
        yield "construction.tiles", known, "each tile is of a known type"
        places = {p.id: p for p in self.provinces.places}
        both = all(
            other in places and p.id in places[other].beside for p in places.values() for other in p.beside
        )
        yield "provinces.places", both, "borders are known on both sides"
        yield "provinces.camp", set(self.provinces.camp) <= set(places), "the camp touches provinces"
        for kind, ids in (
            ("trajan.tiles", [t.id for t in self.trajan.tiles]),
            ("forum.tiles", [t.id for t in self.forum.tiles]),
            ("forum.spaces", [s.id for s in self.forum.spaces]),
            ("construction.tiles", [t.id for t in self.construction.tiles]),
            ("bonuses.tiles", [t.id for t in self.bonuses.tiles]),
        ):
            yield kind, len(set(ids)) == len(ids), "each has its own id"
        for preset in self.markers.presets:
            letters = sorted("".join(preset.trays))
            wanted = sorted(LETTERS * self.player.markers_per_colour)
            even = {len(tray) for tray in preset.trays} == {self.player.markers_per_tray}
            yield "markers.presets", letters == wanted and even, "a preset uses every marker, two to a tray"
        for tile in self.trajan.tiles:
            yield "trajan.tiles", len(tile.colours) == 2, "a Trajan tile shows two colours"
            yield "trajan.tiles", set(tile.colours) <= set(LETTERS), "a Trajan tile shows known colours"

    def limits(self) -> Iterator[Check]:
        """Numbers with which no game could be played, or not to its end."""
        yield (
            "time.rounds_per_quarter",
            self.time.rounds_per_quarter == self.demands.open + 1,
            ("a quarter has one round more than open demands"),
        )
        yield "time.quarters", self.time.quarters > 0, "there is a quarter"
        longest = len(COLOURS) * self.player.markers_per_colour
        for loop in self.time.loops:
            yield "time.loops", 2 * loop.spaces > longest, "no move passes the start three times"
        yield "commodities.copies", self.commodities.copies > 0, "there are cards"
        yield "bonuses.tiles", len(self.bonuses.tiles) >= 12, "there are bonus tiles for every quarter"
        least = min(card.steps for card in self.solo.deck)
        laps = self.time.quarters * self.time.rounds_per_quarter * self.time.loop(1).spaces
        lasts = len(self.solo.deck) * self.solo.decks * (least + 1) >= laps
        yield "solo.decks", least > 0 and lasts, "the rival's cards last for a match"
        points = [rank.points for rank in self.solo.ranks]
        yield "solo.ranks", sorted(set(points)) == points, "the points of the ranks grow"
        yield "scoring.sets", len(self.scoring.sets) == 5, "a set has 0 to 4 tiles"
