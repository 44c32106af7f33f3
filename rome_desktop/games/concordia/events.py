"""What happened on the table. Seats are counted from 0; in the solo challenge Aemulus is seat 1."""

from dataclasses import dataclass

from rome_desktop.engine.events import Event
from rome_desktop.games.concordia.ids import Good, Kind, Role


@dataclass(frozen=True, slots=True)
class TokensLaid(Event):
    """Set-up: the cities of one letter have their goods."""

    letter: str


@dataclass(frozen=True, slots=True)
class MarkersLaid(Event):
    """Set-up: every province has its bonus marker, goods side up."""


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """Cards came to the display, from the left; `spaces` are counted from 0."""

    cards: tuple[str, ...]
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class LastTurnBegun(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardCopied(Event):
    """A Diplomat copies the card on top of the pile of `other`."""

    seat: int
    other: int
    card: str


@dataclass(frozen=True, slots=True)
class NothingToCopy(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CardsTakenBack(Event):
    seat: int
    count: int
    coins: int


@dataclass(frozen=True, slots=True)
class ColonistPlaced(Event):
    seat: int
    kind: Kind
    city: str


@dataclass(frozen=True, slots=True)
class ColonistMoved(Event):
    seat: int
    kind: Kind
    start: str
    line: str
    steps: int


@dataclass(frozen=True, slots=True)
class HouseBuilt(Event):
    """`coins` and `goods` are what was paid."""

    seat: int
    city: str
    coins: int
    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class ProvinceProduced(Event):
    """The marker was turned; the bonus of `units` goods and what the houses yield are told apart from it."""

    seat: int
    province: str
    good: Good
    units: int


@dataclass(frozen=True, slots=True)
class GoodsReceived(Event):
    seat: int
    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class GoodsLost(Event):
    """They did not fit into the storehouse."""

    seat: int
    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class MarkersTurned(Event):
    """All markers show their goods side again; the seat took `coins` for those that showed coins."""

    seat: int
    provinces: tuple[str, ...]
    coins: int


@dataclass(frozen=True, slots=True)
class CoinsReceived(Event):
    """From a Mercator, or from the cash alternative of a Colonist."""

    seat: int
    role: Role
    coins: int


@dataclass(frozen=True, slots=True)
class GoodsSold(Event):
    seat: int
    good: Good
    count: int
    coins: int


@dataclass(frozen=True, slots=True)
class GoodsPurchased(Event):
    seat: int
    good: Good
    count: int
    coins: int


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """`goods` is what was paid, question marks left out: each is a `MarkPaid` after it."""

    seat: int
    card: str
    space: int
    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class MarkPaid(Event):
    """A question mark was paid with this good."""

    seat: int
    good: Good


@dataclass(frozen=True, slots=True)
class CardsSlid(Event):
    """The display after closing its gaps, before new cards come."""

    display: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PraefectusPassed(Event):
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class ScoredOnce(Event):
    """Intermediate scoring at a first Tribune."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class ScoringPaid(Event):
    """All have scored once: coins per seat; the markers go back to 0."""

    coins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """By a fifteenth house or the last card; `concordia` says whether the seat takes the Concordia card."""

    seat: int
    reason: str
    concordia: bool


@dataclass(frozen=True, slots=True)
class RivalActed(Event):
    """Aemulus carried out an entry of its list; what came of it is told by other events."""

    seat: int
    role: Role


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    """Aemulus took a card of the display out of the game."""

    seat: int
    card: str
    space: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
