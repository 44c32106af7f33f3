"""What happened on the table. Seats are counted from 0; in the solo game the automa is seat 1."""

from dataclasses import dataclass

from rome_desktop.engine.events import Event
from rome_desktop.games.nova_roma.components import Act, Track


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The order is not part of it."""

    pile: str


@dataclass(frozen=True, slots=True)
class ForumLaidOut(Event):
    """The actions at the heads of the columns, then of the rows."""

    heads: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class StripTaken(Event):
    seat: int
    strip: str


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """[NR-25.1] Which one is seen by the seat alone."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    round: int
    first: int


@dataclass(frozen=True, slots=True)
class EmperorTileRevealed(Event):
    tile: str


@dataclass(frozen=True, slots=True)
class EmperorPlaced(Event):
    seat: int
    space: str


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    seat: int
    round: int
    lap: int


@dataclass(frozen=True, slots=True)
class PatricianPlaced(Event):
    seat: int
    space: str


@dataclass(frozen=True, slots=True)
class LegionaryPlaced(Event):
    """In the solo game the seat is 1, the automa."""

    seat: int
    space: str


@dataclass(frozen=True, slots=True)
class LegionaryBlocked(Event):
    """[NR-26.12] The automa scores instead."""

    space: str
    points: int


@dataclass(frozen=True, slots=True)
class ActionBegun(Event):
    seat: int
    act: Act


@dataclass(frozen=True, slots=True)
class PowerSet(Event):
    seat: int
    act: Act
    power: int


@dataclass(frozen=True, slots=True)
class ActionAbandoned(Event):
    seat: int
    act: Act


@dataclass(frozen=True, slots=True)
class ActionPetitioned(Event):
    seat: int
    act: Act
    power: int


@dataclass(frozen=True, slots=True)
class FirstPlayerTokenClaimed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    """A once-per-round card is turned face down, or a permanent one pays."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """From the deck; which ones is seen by the seat alone."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """From the display."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardDropped(Event):
    """From the full row."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """From the hand."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """A unit is a good, `coins`, `influence`, `artisan` or `token`; what a limit forbids is left out."""

    seat: int
    unit: str
    amount: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    seat: int
    unit: str
    amount: int


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    seat: int
    tile: str
    slot: int


@dataclass(frozen=True, slots=True)
class TilePut(Event):
    """`replaced` is the tile that leaves the game, or empty."""

    seat: int
    tile: str
    cell: str
    replaced: str


@dataclass(frozen=True, slots=True)
class TileUsed(Event):
    seat: int
    tile: str
    cell: str


@dataclass(frozen=True, slots=True)
class ContractCompleted(Event):
    """Maritime or building."""

    seat: int
    contract: str


@dataclass(frozen=True, slots=True)
class ShipMoved(Event):
    """`start` is the port left, empty for the start port."""

    seat: int
    start: str
    port: str


@dataclass(frozen=True, slots=True)
class PiecesPlaced(Event):
    seat: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RewardTokenCompleted(Event):
    """`seats` gain the reward, in that order."""

    space: str
    token: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MarkerAdvanced(Event):
    seat: int
    track: Track
    space: int


@dataclass(frozen=True, slots=True)
class ArtisanPlaced(Event):
    seat: int
    cell: str


@dataclass(frozen=True, slots=True)
class AchievementClaimed(Event):
    seat: int
    cell: str
    achievement: str


@dataclass(frozen=True, slots=True)
class LineCompleted(Event):
    seat: int
    line: str


@dataclass(frozen=True, slots=True)
class RowSlid(Event):
    """A display after sliding and refilling: `maritime`, `building`, `subjects`, `basic`, `special`."""

    display: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FirstPlayerTokenPassed(Event):
    """Who begins the next round, or holds the token when the last one is over."""

    seat: int
    last: bool = False


@dataclass(frozen=True, slots=True)
class ChariotAwarded(Event):
    """The seat is -1 when nobody takes the token; alone, being level is enough for the automa [NR-26.16]."""

    track: Track
    seat: int
    tied: bool = False


@dataclass(frozen=True, slots=True)
class FavouriteChanged(Event):
    """`following` is the track of the next favourite, or empty."""

    track: Track
    following: str


@dataclass(frozen=True, slots=True)
class PiecesReturned(Event):
    """[NR-19.5] Patricians, legionaries and the emperor leave the forum."""


@dataclass(frozen=True, slots=True)
class ArtisansReturned(Event):
    """`lost` go back to the supply [NR-19.6]."""

    seat: int
    lost: int


@dataclass(frozen=True, slots=True)
class CardsTurnedUp(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class AutomaShipsMoved(Event):
    ports: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AutomaContractTaken(Event):
    """The leftmost building contract; or, for a maritime one, discarded."""

    contract: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
