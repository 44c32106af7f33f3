"""[TR-1] What is in the box. The figures come from resources/content/trajan.toml."""

from dataclasses import dataclass
from typing import Literal

from rome_desktop.engine.edition import Name, Provenance, Source
from rome_desktop.games.trajan.ids import (
    Category,
    Colour,
    Deed,
    Icon,
    Joker,
    Ship,
    Tray,
)


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
    source: Source


@dataclass(frozen=True, slots=True)
class MarkerColour:
    """[TR-1.2] One of the six colours of action markers."""

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
    """[TR-1.2, TR-2.9] The twelve action markers of each player, and ready-made ways to arrange them."""

    colours: tuple[MarkerColour, ...]
    presets: tuple[Arrangement, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class TrayPlace:
    """[TR-1.6] A tray of the action circle and the action that it gives."""

    id: Tray
    deed: Deed
    name: Name
    """Of the action."""


@dataclass(frozen=True, slots=True)
class Circle:
    """[TR-1.6] The six trays, clockwise from the top left."""

    trays: tuple[TrayPlace, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Loop:
    """[TR-2.7] Spaces of the time loop with so many seats (1: the solo challenge)."""

    seats: int
    spaces: int
    forum_spaces: int


@dataclass(frozen=True, slots=True)
class Time:
    """[TR-1.4, TR-3.1, TR-25.7] How long a match is; one quarter indicator goes with each of `quarters`."""

    loops: tuple[Loop, ...]
    rounds_per_quarter: int
    quarters: int
    provenance: Provenance
    source: Source

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
    """[TR-1.4, TR-2.10] Six piles of the same height, one for each category."""

    per_category: int
    categories: tuple[CategoryPile, ...]
    tiles: tuple[TrajanTile, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class ForumTile:
    """[TR-14.1 to TR-14.7] One face: exactly one of icon, votes (not 0), joker and deed is set."""

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
    """[TR-1.4, TR-2.2, TR-2.4] Forum tiles, extra-action tiles, and the spaces on which they lie."""

    total: int
    extra_total: int
    tiles: tuple[ForumTile, ...]
    spaces: tuple[ForumSpace, ...]
    provenance: Provenance
    source: Source


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
    """[TR-1.4, TR-12.7] A tile for each site and none to replace it: of each type 2, 3, 4 and 5 points."""

    rows: int
    columns: int
    types: tuple[BuildingType, ...]
    tiles: tuple[ConstructionTile, ...]
    provenance: Provenance
    source: Source

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
    """[TR-1.4, TR-2.3] The demand tiles; `removed` of them go back into the box unseen."""

    icons: tuple[DemandIcon, ...]
    removed: int
    open: int
    loss: tuple[int, ...]
    """[TR-15.5] VP by the number of unmet demands."""
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class ShipTile:
    """[TR-7.5] What a ship takes, and what its two sides pay for one unit, two units and so on."""

    id: Ship
    name: Name
    cards_per_unit: int
    coloured: tuple[int, ...]
    grey: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ships:
    """[TR-1.4] The three ships."""

    tiles: tuple[ShipTile, ...]
    provenance: Provenance
    source: Source

    def tile(self, ship: str) -> ShipTile:
        return next(tile for tile in self.tiles if tile.id == ship)


@dataclass(frozen=True, slots=True)
class Commodity:
    id: str
    name: Name


@dataclass(frozen=True, slots=True)
class Commodities:
    """[TR-1.3] The commodity cards: so many copies of each kind."""

    copies: int
    kinds: tuple[Commodity, ...]
    provenance: Provenance
    source: Source


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
    """[TR-1.4, TR-19.6] The bonus tiles, no two alike."""

    tiles: tuple[BonusTile, ...]
    rounding: Literal["down", "up"]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Province:
    """[TR-9.5, TR-9.6] What occupying it is worth, and its neighbours."""

    id: str
    name: Name
    vp: int
    beside: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Provinces:
    """[TR-9.5, TR-9.6] In the order in which they are refilled [TR-17.2]."""

    places: tuple[Province, ...]
    camp: tuple[str, ...]
    camp_name: Name
    loss_per_legionary: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class SenateTrack:
    """[TR-11.1] Points and votes of each space, from the start on."""

    vp: tuple[int, ...]
    votes: tuple[int, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Scoring:
    """[TR-18.1 to TR-18.4, TR-18.7] What the final scoring pays; 0 for what it does not count."""

    hand_card: int
    worker_in_camp: int
    legionary_in_camp: int
    tile_on_slot: int
    sets: tuple[int, ...]
    """[TR-18.4] VP by the number of construction tiles of one type, from 0 on."""
    provenance: Provenance
    source: Source


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
    source: Source
