"""[NR-1] Parts of the box: boards and tiles of the players, subject cards, figures of the scoring."""

from dataclasses import dataclass
from typing import Literal

from rome_desktop.engine.edition import Name, Provenance, Source
from rome_desktop.games.nova_roma.basics import Amounts


@dataclass(frozen=True, slots=True)
class EstateBoard:
    """Yields at the heads of columns and rows, and the prices of the display by space."""

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    basic_prices: tuple[Amounts, ...]
    special_price: Amounts
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class EstateTile:
    """[NR-29] A kind of tile: `animals` is its value in sets [NR-29.3, NR-29.4], `copies` their number."""

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
    source: Source


@dataclass(frozen=True, slots=True)
class MosaicLine:
    """[NR-18.8] A row, column or diagonal: its points at the end and its reward at once."""

    id: str
    cells: tuple[tuple[int, int], ...]
    vp: int
    reward: Amounts


@dataclass(frozen=True, slots=True)
class MosaicBoard:
    """[NR-18.1] Colours and points of a cell by row."""

    colours: tuple[str, ...]
    cell_vp: tuple[int, ...]
    top_row_reward: Amounts
    lines: tuple[MosaicLine, ...]
    provenance: Provenance
    source: Source


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
    """[NR-27] All of them."""

    list: tuple[Achievement, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Strip:
    """[NR-2.15] A mosaic tile: three achievements."""

    id: str
    colour: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Strips:
    """All mosaic tiles."""

    strips: tuple[Strip, ...]
    provenance: Provenance
    source: Source


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
    """[NR-28] A card; `trigger` is the action it belongs to, or empty."""

    number: int
    name: str
    title: Name
    category: Literal["end_game", "once_per_round", "permanent"]
    trigger: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class SubjectCards:
    """[NR-28.1, NR-28.7] All of them, by number; one for each action gives power."""

    cards: tuple[SubjectCard, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Scoring:
    """`animal_sets` is what a set of 1, 2, 3 is worth."""

    animal_sets: tuple[int, ...]
    leftovers_per_vp: int
    influence_and_artisans_per_vp: int
    first_player_vp: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class TwoPlayers:
    """[NR-22, NR-22.8] Figures for two players; a neutral marker is no more than the space it stands on."""

    legionaries: int
    neutral_space: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Level:
    """[NR-26.6] How hard the solo game is."""

    id: str
    name: Name
    start_vp: int


@dataclass(frozen=True, slots=True)
class Solo:
    """[NR-26] Figures of the automa."""

    levels: tuple[Level, ...]
    legionaries_a_turn: int
    ship_vp: int
    hippodrome_space: int
    blocked_vp: int
    ahead_vp: int
    contracts: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Variants:
    """[NR-24, NR-25] Figures of the drafts."""

    strips_face_up: int
    cards_dealt: int
    cards_kept: int
    provenance: Provenance
    source: Source
