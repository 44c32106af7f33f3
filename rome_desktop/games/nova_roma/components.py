"""[NR-1] What is in the box. The figures come from resources/content/nova_roma.toml."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from rome_desktop.games.nova_roma import checks


class Good(StrEnum):
    """[NR-1.4] The five goods, in the order of a player's list of goods."""

    WHEAT = "wheat"
    STONE = "stone"
    WOOD = "wood"
    WINE = "wine"
    HORSE = "horse"


GOODS = tuple(Good)


class Act(StrEnum):
    """The eight actions of the forum."""

    TRADE = "trade"
    UPGRADE = "upgrade"
    PETITION = "petition"
    RECRUIT = "recruit"
    SAIL = "sail"
    BUILD = "build"
    RACE = "race"
    PRODUCE = "produce"


ACTS = tuple(Act)


class Track(StrEnum):
    """The three tracks of the hippodrome."""

    RED = "red"
    GREEN = "green"
    BLUE = "blue"


TRACKS = tuple(Track)

LEVELS = ("easy", "normal", "hard")
"""Of the solo game [NR-26.6]."""

HIDDEN = "?"
HIDDEN_CARD = -1
"""What a view shows in place of a card it may not see; subject cards are numbers."""
NOTHING = ""
NO_CARD = 0
"""An empty space of a display."""

Provenance = Literal["rulebook", "published", "reconstructed"]
Amounts = dict[str, int]
"""Units and how many: the goods, `coins`, `influence`, `artisan`, `cards`, `goods_choice`."""


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
class Course:
    rounds: int
    patricians: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Supplies:
    """Artisans and legionaries are shared; the others are those of one colour."""

    artisans: int
    legionaries: int
    building_pieces: int
    ships: int
    tokens: int
    tokens_at_the_hippodrome: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Limits:
    goods: int
    influence: int
    hand: int
    row: int
    row_free: int
    row_surcharge: int
    power_least: int
    power_most: int
    artisans_kept: int
    influence_overflow_coins: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Start:
    """`coins` by turn order."""

    goods: int
    influence: int
    artisans: int
    hand: int
    coins: tuple[int, ...]
    display: int
    special_display: int
    emperor_tiles: int
    chariot_tokens: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class EmperorTile:
    id: str
    emperor: tuple[tuple[int, int], ...]
    grey: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Forum:
    rows: int
    columns: int
    emperor_tiles: tuple[EmperorTile, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Actions:
    """Figures of the eight actions; the tuples are by power, from 1 on."""

    abandon_coins: int
    cards_per_coin: int
    good_coins: int
    wine_influence: int
    first_player_influence: int
    petition_cards: tuple[int, ...]
    recruit_coins: tuple[int, ...]
    contract_slots: tuple[int, ...]
    zones_by_power: tuple[int, ...]
    race_extra_spaces: int
    hire_wheat: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class MaritimeContract:
    id: str
    cost: Amounts


@dataclass(frozen=True, slots=True)
class MaritimeContracts:
    cards: tuple[MaritimeContract, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Shape:
    id: str
    name: Name
    cells: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Shapes:
    shapes: tuple[Shape, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class BuildingContract:
    id: str
    name: Name
    shape: str
    vp: int
    cost: Amounts


@dataclass(frozen=True, slots=True)
class BuildingContracts:
    cards: tuple[BuildingContract, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class BuildingZone:
    """A zone of the city; `grid` has a sign for each cell, explained in the content file."""

    id: str
    power: int
    vp_first: int
    vp_other: int
    grid: tuple[str, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class RewardToken:
    id: str
    reward: Amounts


@dataclass(frozen=True, slots=True)
class RewardTokens:
    tokens: tuple[RewardToken, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Port:
    """`sails` is the cost of the leg that ends here; a port has points or a reward."""

    id: str
    name: Name
    sails: int
    vp: int
    reward: Amounts


@dataclass(frozen=True, slots=True)
class SeaRoute:
    id: str
    name: Name
    ports: tuple[Port, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class StartPort:
    name: Name
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Line:
    """Crossed by a marker that goes to space `before`."""

    before: int
    horses: int


@dataclass(frozen=True, slots=True)
class ChariotToken:
    id: str
    track: Track


@dataclass(frozen=True, slots=True)
class Hippodrome:
    last_space: int
    lines: tuple[Line, ...]
    wheel_influence: int
    last_space_vp: int
    token_vp: int
    tokens: tuple[ChariotToken, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class EstateBoard:
    """Yields at the heads of columns and rows, and the prices of the display by space."""

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    basic_prices: tuple[Amounts, ...]
    special_price: Amounts
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class EstateTile:
    id: str
    name: Name
    special: bool
    kind: Literal["production", "exchange", "animal", "one_shot"]
    copies: int
    animals: int
    pay: Amounts
    gain: Amounts
    effect: Literal["", "income", "recruit", "sail", "build", "race"]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class MosaicLine:
    id: str
    cells: tuple[tuple[int, int], ...]
    vp: int
    reward: Amounts


@dataclass(frozen=True, slots=True)
class MosaicBoard:
    colours: tuple[str, ...]
    cell_vp: tuple[int, ...]
    top_row_reward: Amounts
    lines: tuple[MosaicLine, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Achievement:
    """[NR-27] See the content file for the five kinds."""

    id: str
    colour: str
    kind: Literal["all", "combo", "spend_influence", "hippodrome_space", "hippodrome_total"]
    need: Amounts | None = None
    total: int = 0
    have: int = 0
    spend: int = 0


@dataclass(frozen=True, slots=True)
class Achievements:
    list: tuple[Achievement, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Strip:
    id: str
    colour: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Strips:
    strips: tuple[Strip, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Effect:
    """[NR-28] What a subject card does; which fields count depends on `kind`."""

    kind: Literal[
        "vp_linear", "vp_threshold", "pay_coin_place_artisan", "gain", "power", "waive_artisan_cost",
        "animal_tiles_open",
    ]  # fmt: skip
    base: int = 0
    per: str = ""
    step: int = 1
    what: str = ""
    at_least: int = 0
    vp: int = 0
    coins: int = 0
    amount: int = 0
    gain: Amounts | None = None


@dataclass(frozen=True, slots=True)
class SubjectCard:
    number: int
    name: str
    title: Name
    category: Literal["end_game", "once_per_round", "permanent"]
    trigger: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class SubjectCards:
    cards: tuple[SubjectCard, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Scoring:
    """`animal_sets` is what a set of 1, 2, 3 is worth."""

    animal_sets: tuple[int, ...]
    leftovers_per_vp: int
    influence_and_artisans_per_vp: int
    first_player_vp: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class TwoPlayers:
    legionaries: int
    neutral_space: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Level:
    id: str
    name: Name
    start_vp: int


@dataclass(frozen=True, slots=True)
class Solo:
    levels: tuple[Level, ...]
    legionaries_a_turn: int
    ship_vp: int
    hippodrome_space: int
    blocked_vp: int
    ahead_vp: int
    contracts: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Variants:
    strips_face_up: int
    cards_dealt: int
    cards_kept: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Box:
    edition: Edition
    goods: dict[Good, Name]
    acts: dict[Act, Name]
    course: Course
    supplies: Supplies
    limits: Limits
    start: Start
    forum: Forum
    actions: Actions
    maritime_contracts: MaritimeContracts
    building_shapes: Shapes
    building_contracts: BuildingContracts
    building_zones: tuple[BuildingZone, ...]
    reward_tokens: RewardTokens
    sea_routes: tuple[SeaRoute, ...]
    start_port: StartPort
    hippodrome: Hippodrome
    estate_board: EstateBoard
    estate_tiles: tuple[EstateTile, ...]
    mosaic_board: MosaicBoard
    mosaic_achievements: Achievements
    mosaic_strips: Strips
    subject_cards: SubjectCards
    scoring: Scoring
    two_players: TwoPlayers
    solo: Solo
    variants: Variants

    def faults(self) -> list[tuple[str, str]]:
        """Counts that do not add up, as (path in the file, what should be true)."""
        return [(path, truth) for path, right, truth in checks.checks(self) if not right]
