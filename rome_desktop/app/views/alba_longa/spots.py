"""What can be picked, pointed at or asked about on this table: a key for each sort of spot."""

from dataclasses import dataclass

from rome_desktop.app.table.spot_key import SpotKey, SpotKeys
from rome_desktop.games.alba_longa import ids


@dataclass(frozen=True, slots=True)
class Season(SpotKey):
    """The season."""

    sort = "season"


@dataclass(frozen=True, slots=True)
class Weather(SpotKey):
    """The weather of this year."""

    sort = "weather"


@dataclass(frozen=True, slots=True)
class Next(SpotKey):
    """The weather of the next year."""

    sort = "next"


@dataclass(frozen=True, slots=True)
class Blessing(SpotKey):
    """The cards of blessing."""

    sort = "blessing"


@dataclass(frozen=True, slots=True)
class Die(SpotKey):
    """A die of the court."""

    sort = "die"
    colour: ids.Die


@dataclass(frozen=True, slots=True)
class Cost(SpotKey):
    """What calling the court costs."""

    sort = "cost"


@dataclass(frozen=True, slots=True)
class Order(SpotKey):
    """Who calls the court."""

    sort = "order"


@dataclass(frozen=True, slots=True)
class Ledger(SpotKey):
    """How the season stands."""

    sort = "ledger"


@dataclass(frozen=True, slots=True)
class Stall(SpotKey):
    """A stall of the market."""

    sort = "stall"
    number: int


@dataclass(frozen=True, slots=True)
class People(SpotKey):
    """How many live in a city."""

    sort = "people"
    side: int


@dataclass(frozen=True, slots=True)
class Purse(SpotKey):
    """The coins of a city."""

    sort = "purse"
    side: int


@dataclass(frozen=True, slots=True)
class Wheat(SpotKey):
    """The wheat of a city."""

    sort = "wheat"
    side: int


@dataclass(frozen=True, slots=True)
class Crown(SpotKey):
    """The card of the King of Kings."""

    sort = "crown"
    side: int


@dataclass(frozen=True, slots=True)
class Mark(SpotKey):
    """The mark of piety."""

    sort = "mark"
    side: int


@dataclass(frozen=True, slots=True)
class Target(SpotKey):
    """A city, to be attacked or made king."""

    sort = "target"
    city: str


@dataclass(frozen=True, slots=True)
class Room(SpotKey):
    """A room of a city: a workplace, its houses or its monuments."""

    sort = "room"
    side: int
    room: str


@dataclass(frozen=True, slots=True)
class Idle(SpotKey):
    """A peasant at home."""

    sort = "idle"
    side: int
    house: int


@dataclass(frozen=True, slots=True)
class Put(SpotKey):
    """Where so many peasants come to stand at a workplace."""

    sort = "put"
    workplace: str
    peasants: int


@dataclass(frozen=True, slots=True)
class Hero(SpotKey):
    """One of the heroes a city still has."""

    sort = "hero"
    side: int
    number: int


@dataclass(frozen=True, slots=True)
class Product(SpotKey):
    """A product of Assisi."""

    sort = "product"
    kind: ids.Product


@dataclass(frozen=True, slots=True)
class Defenders(SpotKey):
    """The defenders of Assisi."""

    sort = "defenders"


@dataclass(frozen=True, slots=True)
class HeroCard(SpotKey):
    """A hero to choose in secret."""

    sort = "card:hero"
    value: int


@dataclass(frozen=True, slots=True)
class CityCard(SpotKey):
    """A city to choose in secret."""

    sort = "card:city"
    city: str


@dataclass(frozen=True, slots=True)
class LaidCard(SpotKey):
    """Where the chosen card is laid."""

    sort = "card:laid"


@dataclass(frozen=True, slots=True)
class Sell(SpotKey):
    """The offer to sell so many peasants."""

    sort = "sell"
    peasants: int


@dataclass(frozen=True, slots=True)
class Grow(SpotKey):
    """The offer to grow by so many peasants."""

    sort = "grow"
    peasants: int


@dataclass(frozen=True, slots=True)
class Improve(SpotKey):
    """The offer to improve the harvest."""

    sort = "improve"


@dataclass(frozen=True, slots=True)
class Bless(SpotKey):
    """The offer to share in the blessing."""

    sort = "bless"


KEYS = SpotKeys(
    Season,
    Weather,
    Next,
    Blessing,
    Die,
    Cost,
    Order,
    Ledger,
    Stall,
    People,
    Purse,
    Wheat,
    Crown,
    Mark,
    Target,
    Room,
    Idle,
    Put,
    Hero,
    Product,
    Defenders,
    HeroCard,
    CityCard,
    LaidCard,
    Sell,
    Grow,
    Improve,
    Bless,
)
