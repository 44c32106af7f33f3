"""[AL-1] What is in the box. The figures come from resources/content/alba_longa.toml."""

from dataclasses import dataclass

from rome_desktop.engine.edition import Name, Provenance, Source
from rome_desktop.games.alba_longa.ids import (
    Climate,
    Die,
    Reward,
    Workplace,
)


@dataclass(frozen=True, slots=True)
class Supply:
    """[AL-1.7, AL-1.8, R03] Pieces in the box, coins and wheat by value; they never run out."""

    peasants: int
    captives: int
    coins: int
    wheat: int
    limited: bool
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Start:
    """[AL-2.3, AL-2.4, R05] What a King begins with."""

    peasants: int
    coins: int
    wheat: int
    worship: int
    monuments: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class DieKind:
    id: Die
    workplace: Workplace
    name: Name


@dataclass(frozen=True, slots=True)
class Dice:
    """[AL-1.2] The same faces on each, and where each sends peasants."""

    faces: tuple[int, ...]
    kinds: tuple[DieKind, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class WorkplaceKind:
    id: Workplace
    name: Name
    peasant: Name
    """What a peasant there is called."""


@dataclass(frozen=True, slots=True)
class Workplaces:
    places: tuple[WorkplaceKind, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Court:
    """[AL-1.4, AL-6.4, AL-6.6] The dice-cost track, and what a bought die costs."""

    prices: tuple[int, ...]
    buy_price: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class StallsInUse:
    seats: int
    stalls: int


@dataclass(frozen=True, slots=True)
class Stalls:
    """[AL-2.1, AL-21.1] How many are in use."""

    in_use: tuple[StallsInUse, ...]
    provenance: Provenance
    source: Source

    def number(self, sides: int) -> int:
        return next(row.stalls for row in self.in_use if row.seats == sides)


@dataclass(frozen=True, slots=True)
class Heroes:
    """[AL-1.9] The values of the cards, the same in every set."""

    values: tuple[int, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class SabotageStep:
    """From this success value on so many sabotages [AL-9.7]."""

    success: int
    sabotages: int


@dataclass(frozen=True, slots=True)
class SabotageTable:
    steps: tuple[SabotageStep, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Yield:
    climate: Climate
    wheat: int
    name: Name


@dataclass(frozen=True, slots=True)
class Weather:
    """[AL-2.7, AL-15] Wheat of a standing farmer; what improving adds; what a lying one lacks."""

    wheat: tuple[Yield, ...]
    first: Climate
    piles_used: int
    improved: int
    laid_down: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class WeatherCard:
    id: str
    climate: Climate
    prayers: int


@dataclass(frozen=True, slots=True)
class Prayers:
    """[AL-1.9] The weather cards: the climate on the front, the prayers on the back."""

    cards: tuple[WeatherCard, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class BlessingCard:
    id: str
    reward: Reward
    amount: int
    count: int
    name: Name


@dataclass(frozen=True, slots=True)
class Blessings:
    """[AL-1.9, AL-16, AL-22.6] The cards; worship to share in a blessing, and with the mark of piety."""

    worship: int
    worship_with_mark: int
    cards: tuple[BlessingCard, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Growth:
    """[AL-19.3] The price of 1, 2, 3 and more peasants."""

    wheat: tuple[int, ...]
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Feeding:
    wheat_each: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Offer:
    peasants: int
    coins: int


@dataclass(frozen=True, slots=True)
class Sale:
    """[AL-5.3, R08, R09] Ways to sell peasants, and how many must be kept."""

    offers: tuple[Offer, ...]
    keep: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Victory:
    """[AL-20.1] What fulfils the challenge."""

    monuments: int
    population: int
    provenance: Provenance
    source: Source
