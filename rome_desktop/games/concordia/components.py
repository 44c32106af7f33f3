"""[CO-1] What is in the box. The figures come from resources/content/concordia.toml."""

from dataclasses import dataclass
from typing import Literal

from rome_desktop.engine.edition import Name, Provenance, Source
from rome_desktop.games.concordia.ids import Good, Role


@dataclass(frozen=True, slots=True)
class GoodRow:
    id: Good
    name: Name
    price: int
    rank: int


@dataclass(frozen=True, slots=True)
class GoodTable:
    """[CO-1.4, CO-1.7] The goods and their prices."""

    provenance: Provenance
    source: Source
    rows: tuple[GoodRow, ...]


@dataclass(frozen=True, slots=True)
class HouseRow:
    city_good: Good
    coins: int
    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class HouseCost:
    """[CO-5.11 to CO-5.13] What a house takes, by the good of its city."""

    provenance: Provenance
    source: Source
    rows: tuple[HouseRow, ...]
    max_houses_per_player_per_city: Literal[1]
    capital_buildable: Literal[False]


@dataclass(frozen=True, slots=True)
class ColonistCost:
    provenance: Provenance
    source: Source
    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class Storehouse:
    """[CO-1.2, CO-2.6] The slots of a storehouse, and what lies in them at the start."""

    provenance: Provenance
    source: Source
    slots: int
    start_ships: int
    start_land_colonists: int
    start_goods: dict[Good, int]
    start_free_slots: int


@dataclass(frozen=True, slots=True)
class PlayerStart:
    """[CO-1.3, CO-2.6, CO-2.8, CO-2.9] What a player has outside the storehouse at the start."""

    provenance: Provenance
    source: Source
    coins_by_seat: tuple[int, ...]
    ships_in_capital: int
    land_colonists_in_capital: int
    houses: int
    praefectus_magnus_seat: Literal["last"]


@dataclass(frozen=True, slots=True)
class Display:
    """[CO-1.1, CO-10.2] The row of card spaces."""

    provenance: Provenance
    source: Source
    spaces: tuple[tuple[Good | Literal["any"], ...], ...]
    """Per card space from left to right, what it costs on top of the card."""


@dataclass(frozen=True, slots=True)
class Amounts:
    provenance: Provenance
    source: Source
    tribune_free_cards: int
    tribune_coin_per_extra_card: int
    mercator_start_coins: int
    mercator_sale_coins: int
    mercator_good_types: int
    senator_max_cards: int
    consul_max_cards: int
    prefect_bonus_units: int
    prefect_bonus_units_with_praefectus_magnus: int
    concordia_vp: int
    end_house_count: int
    intermediate_first_coins: int
    intermediate_second_coins: int


@dataclass(frozen=True, slots=True)
class Cash:
    """Coins of the Colonist card: `base`, and `per_colonist` for each on the board."""

    base: int
    per_colonist: int


@dataclass(frozen=True, slots=True)
class ColonistCash:
    provenance: Provenance
    source: Source
    rulebook: Cash
    later: Cash


@dataclass(frozen=True, slots=True)
class CityTokens:
    """[CO-1.6, CO-2.1, CO-2.2] Per letter, how many tokens of each good."""

    provenance: Provenance
    source: Source
    A: dict[Good, int]
    B: dict[Good, int]
    C: dict[Good, int]
    D: dict[Good, int]
    totals: dict[Good, int]

    def of(self, letter: str) -> dict[Good, int]:
        """The tokens of a letter."""
        found: dict[Good, int] = getattr(self, letter)
        return found


@dataclass(frozen=True, slots=True)
class PerGood:
    """[CO-1.6, CO-6.6] A figure for each good: of the bonus markers, their number or their coins."""

    provenance: Provenance
    source: Source
    brick: int
    food: int
    tool: int
    wine: int
    cloth: int

    def of(self, good: str) -> int:
        """The figure of a good."""
        found: int = getattr(self, good)
        return found


@dataclass(frozen=True, slots=True)
class Level:
    id: str
    name: Name


@dataclass(frozen=True, slots=True)
class SoloBoard:
    """Decks in play, and the points to be reached for each level [CO-S.9]."""

    decks: int
    limits: dict[str, int]


@dataclass(frozen=True, slots=True)
class SoloBoards:
    imperium: SoloBoard
    italia: SoloBoard

    def of(self, board: str) -> SoloBoard:
        """The figures for the side of the map called `board`."""
        return {"imperium": self.imperium, "italia": self.italia}[board]


@dataclass(frozen=True, slots=True)
class Solo:
    provenance: Provenance
    source: Source
    name: str
    program: tuple[Role, ...]
    houses: int
    levels: tuple[Level, ...]
    maps: SoloBoards
