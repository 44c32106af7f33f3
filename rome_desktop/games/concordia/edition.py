"""[CO-1] The list of what is in the box."""

from dataclasses import dataclass
from typing import Literal

from rome_desktop.engine.edition import Provenance, Source


@dataclass(frozen=True, slots=True)
class Counts:
    """[CO-1.2 to CO-1.6] The list of what is in the box."""

    provenance: Provenance
    source: Source
    storehouses: int
    wooden_player_pieces: int
    ships_per_player: int
    land_colonists_per_player: int
    houses_per_player: int
    score_markers_per_player: int
    wooden_goods: int
    cards_total: int
    personality_cards: int
    starting_cards: int
    starting_cards_per_player: int
    sale_cards: int
    concordia_cards: int
    praefectus_magnus_cards: int
    player_aids: int
    city_tokens: int
    bonus_markers: int
    coin_values: tuple[int, ...]
    player_colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PraefectusMagnus:
    """[CO-13] The card as printed."""

    provenance: Provenance
    source: Source
    starts_with: str
    passes: Literal["right"]
    mandatory: Literal[True]
    doubles: str


@dataclass(frozen=True, slots=True)
class ConcordiaCard:
    """[CO-16.1, CO-16.7] The card as printed."""

    provenance: Provenance
    source: Source
    vp: int
    counts_as_personality_card: Literal[False]
