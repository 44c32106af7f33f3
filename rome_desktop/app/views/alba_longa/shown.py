"""What is shown: a view taken apart into plain values that compare; `reads` takes them from a state."""

from dataclasses import dataclass, field

from rome_desktop.app.table.shown import Shown
from rome_desktop.games.alba_longa.state import AlbaState

FACE_DOWN = "?"
"""The target of a city card that lies face down."""
NONE_LAID = -2
"""The hero of a city that has laid none."""


@dataclass(frozen=True, slots=True)
class Merchant:
    """A merchant on or beside the track."""

    lying: bool = False
    captive: bool = False


@dataclass(frozen=True, slots=True)
class City:
    """One city, as far as the viewer may know it. A hero of -1 is a card whose face is not known."""

    side: int
    key: str
    population: int
    idle: int
    disc: int
    """The housing disc's space, -1 where it is not used."""
    vacated: tuple[int, ...]
    """Spaces whose peasants have gone to work although others behind them have not."""
    soldiers: int
    merchants: tuple[Merchant, ...]
    workers: int
    captive_workers: int
    priests: int
    captive_priests: int
    worship: int
    fields: tuple[bool, ...]
    """Farmers on fields: whether each is standing."""
    granary: int
    captive_farmers: int
    monuments: int
    coins: int
    wheat: int
    heroes: tuple[int, ...]
    used: tuple[int, ...]
    target: str
    """The city attacked: empty for none laid, "?" for a card that lies face down."""
    hero: int
    """The hero laid: -2 for none, -1 for a card that lies face down."""
    is_out: bool
    is_king: bool
    is_gone: bool
    has_mark: bool
    improved: bool
    blessed: bool

    @property
    def standing(self) -> int:
        """Merchants that stand."""
        return sum(not merchant.lying for merchant in self.merchants)

    @property
    def all_workers(self) -> int:
        return self.workers + self.captive_workers

    @property
    def all_priests(self) -> int:
        return self.priests + self.captive_priests

    @property
    def all_granary(self) -> int:
        return self.granary + self.captive_farmers

    @property
    def farmers(self) -> int:
        """Farmers that stand."""
        return sum(self.fields) + self.all_granary


@dataclass(frozen=True, slots=True)
class Assisi:
    """The neutral city."""

    defenders: int
    coins: int
    wheat: int
    captives: int
    """Products of each kind; a product of wheat is two wheat."""


@dataclass(frozen=True, slots=True)
class Die:
    """A die of the court: 0 is not rolled; the taker's side or -1."""

    colour: str
    value: int
    taker: int
    is_free: bool
    """Whether it still lies there to be taken."""
    is_used: bool
    """Whether its peasants are being sent now."""


@dataclass(frozen=True, slots=True)
class Court:
    """Dice, their price, and who has called."""

    dice: tuple[Die, ...]
    costs: tuple[int, ...]
    cost: int
    """The space of the dice-cost disc."""
    caller: int
    out: tuple[bool, ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Season:
    """Year, season, and the weather as far as it is known."""

    year: int
    years: int
    is_harvest: bool
    climate: str
    wheat_each: int
    prayers: int
    """0 while unknown."""
    following: str
    """Next year's climate, empty while unknown."""
    following_each: int
    cards_left: int
    blessings: int
    blessing: str
    """The blessing revealed this year, or empty."""


@dataclass(frozen=True, slots=True)
class Tracks:
    """What is printed on every city board."""

    monuments: int
    houses: int
    free: tuple[int, ...]
    market: int
    paying: tuple[int, ...]
    temple: int
    fields: int


@dataclass(frozen=True, slots=True)
class AlbaShown(Shown[AlbaState]):
    """What is shown: a view taken apart."""

    cities: tuple[City, ...]
    assisi: Assisi | None
    court: Court
    season: Season
    stalls: tuple[int, ...]
    tracks: Tracks
    more: dict[str, int] = field(default_factory=dict)
    """Workplaces into which peasants may be put now, and how many at most."""

    @property
    def city(self) -> City:
        """The large one."""
        return self.cities[self.dock]

    @property
    def others(self) -> tuple[City, ...]:
        """The cities of the strips, in turn order from the large one."""
        count = len(self.cities)
        return tuple(self.cities[(self.dock + n) % count] for n in range(1, count))

    @property
    def strips(self) -> int:
        """How many strips there are: one for every other city, and one for Assisi."""
        return len(self.others) + (self.assisi is not None)
