"""[NR-1] What is in the box. The figures come from resources/content/nova_roma.toml."""

from dataclasses import dataclass

from rome_desktop.engine.edition import Edition, Name, Provenance, Source
from rome_desktop.games.nova_roma.basics import (
    ACTS,
    GOODS,
    HIDDEN,
    HIDDEN_CARD,
    NO_CARD,
    NOTHING,
    TRACKS,
    Act,
    Amounts,
    Good,
    Track,
)
from rome_desktop.games.nova_roma.parts import (
    Achievement,
    Achievements,
    Effect,
    EstateBoard,
    EstateTile,
    Level,
    MosaicBoard,
    MosaicLine,
    Scoring,
    Solo,
    Strip,
    Strips,
    SubjectCard,
    SubjectCards,
    TwoPlayers,
    Variants,
)

__all__ = [
    "ACTS",
    "GOODS",
    "HIDDEN",
    "HIDDEN_CARD",
    "NOTHING",
    "NO_CARD",
    "TRACKS",
    "Achievement",
    "Achievements",
    "Act",
    "Actions",
    "Amounts",
    "BuildingContract",
    "BuildingContracts",
    "BuildingZone",
    "ChariotToken",
    "Course",
    "Edition",
    "Effect",
    "EmperorTile",
    "EstateBoard",
    "EstateTile",
    "Forum",
    "Good",
    "Hippodrome",
    "Level",
    "Limits",
    "Line",
    "MaritimeContract",
    "MaritimeContracts",
    "MosaicBoard",
    "MosaicLine",
    "Name",
    "Port",
    "Provenance",
    "RewardToken",
    "RewardTokens",
    "Scoring",
    "SeaRoute",
    "Shape",
    "Shapes",
    "Solo",
    "Start",
    "StartPort",
    "Strip",
    "Strips",
    "SubjectCard",
    "SubjectCards",
    "Supplies",
    "Track",
    "TwoPlayers",
    "Variants",
]


@dataclass(frozen=True, slots=True)
class Course:
    """[NR-3.1, NR-5.2] The rounds of a game, and the patricians that a side places in each."""

    rounds: int
    patricians: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Supplies:
    """[NR-1.2, NR-1.3, NR-1.6, NR-1.8] Artisans and legionaries are shared; the others are one colour's."""

    artisans: int
    legionaries: int
    building_pieces: int
    ships: int
    tokens: int
    tokens_at_the_hippodrome: int
    provenance: Provenance
    source: Source


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
    source: Source


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
    source: Source


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
    source: Source


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
    source: Source


@dataclass(frozen=True, slots=True)
class MaritimeContract:
    id: str
    cost: Amounts


@dataclass(frozen=True, slots=True)
class MaritimeContracts:
    cards: tuple[MaritimeContract, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Shape:
    id: str
    name: Name
    cells: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Shapes:
    shapes: tuple[Shape, ...]
    provenance: Provenance
    source: Source


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
    source: Source


@dataclass(frozen=True, slots=True)
class BuildingZone:
    """A zone of the city; `grid` has a sign for each cell, explained in the content file."""

    id: str
    power: int
    vp_first: int
    vp_other: int
    grid: tuple[str, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class RewardToken:
    id: str
    reward: Amounts


@dataclass(frozen=True, slots=True)
class RewardTokens:
    tokens: tuple[RewardToken, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Port:
    """[NR-13.10] `sails` is the cost of the leg that ends here; a port has points or a reward."""

    id: str
    name: Name
    sails: int
    vp: int
    reward: Amounts


@dataclass(frozen=True, slots=True)
class SeaRoute:
    """[NR-13.11] The ports of a route in the order of its legs, three of them with points."""

    id: str
    name: Name
    ports: tuple[Port, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class StartPort:
    name: Name
    provenance: Provenance
    source: Source


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
    source: Source
