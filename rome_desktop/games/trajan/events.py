"""What happened on the table. Seats are counted from 0; in the solo challenge the rival is seat 1."""

from dataclasses import dataclass

from rome_desktop.engine.events import Event
from rome_desktop.games.trajan.ids import Deed, Ship, Side


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class MarkersArranged(Event):
    """The six trays of a seat, I to VI, as letters."""

    seat: int
    trays: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SitesDealt(Event):
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ProvincesFilled(Event):
    provinces: tuple[str, ...]
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ForumFilled(Event):
    spaces: tuple[str, ...]
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PilesRevealed(Event):
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PileRevealed(Event):
    """The next Trajan tile of its pile lies open."""

    tile: str


@dataclass(frozen=True, slots=True)
class BonusTilesDrawn(Event):
    """Two bonus tiles lie beside the senate, left and right."""

    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BonusTileGiven(Event):
    """The bonus tile with which a seat begins."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class CardsShuffled(Event):
    """So many discards have become the draw pile."""

    cards: int


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    seat: int
    quarter: int
    round: int


@dataclass(frozen=True, slots=True)
class MarkersTaken(Event):
    """A sowing has begun; trays are counted from 0."""

    seat: int
    tray: int
    markers: str


@dataclass(frozen=True, slots=True)
class MarkerDropped(Event):
    seat: int
    tray: int
    colour: str


@dataclass(frozen=True, slots=True)
class TimeMoved(Event):
    steps: int
    start: int
    end: int
    laps: int


@dataclass(frozen=True, slots=True)
class TileCompleted(Event):
    """A Trajan tile is completed; `tray` is its slot."""

    seat: int
    tray: int
    tile: str
    points: int


@dataclass(frozen=True, slots=True)
class ArchMoved(Event):
    """-1 is the centre."""

    seat: int
    slot: int


@dataclass(frozen=True, slots=True)
class PawnsDeployed(Event):
    """`camp` is `workers` or `legionaries`."""

    seat: int
    camp: str
    pawns: int


@dataclass(frozen=True, slots=True)
class MarkerAssigned(Event):
    """A [+2] marker lies on the field of an action."""

    seat: int
    deed: Deed


@dataclass(frozen=True, slots=True)
class SpecialDeclined(Event):
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class ActionPassed(Event):
    seat: int
    deed: Deed


@dataclass(frozen=True, slots=True)
class ActionImpossible(Event):
    """Nothing of this action can be carried out."""

    seat: int
    deed: Deed


@dataclass(frozen=True, slots=True)
class ExtraSpent(Event):
    seat: int
    deed: Deed
    tile: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Which cards is not part of it: only the owner may see them."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    seat: int
    card: str
    side: Side


@dataclass(frozen=True, slots=True)
class CardPickedUp(Event):
    seat: int
    card: str
    side: Side


@dataclass(frozen=True, slots=True)
class DiscardRefilled(Event):
    side: Side
    card: str


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shipped(Event):
    """`cards` names each `joker`; `grey` tells which side was scored."""

    seat: int
    ship: Ship
    cards: tuple[str, ...]
    points: int
    grey: bool


@dataclass(frozen=True, slots=True)
class ShipTurned(Event):
    ship: Ship
    grey: bool


@dataclass(frozen=True, slots=True)
class ForumTileTaken(Event):
    seat: int
    space: str
    tile: str


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Marched(Event):
    """`tile` is what lay there, or empty."""

    seat: int
    start: str
    province: str
    tile: str


@dataclass(frozen=True, slots=True)
class Occupied(Event):
    seat: int
    province: str
    points: int


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    seat: int
    space: int
    points: int


@dataclass(frozen=True, slots=True)
class TrajanTileTaken(Event):
    seat: int
    tile: str
    slot: int


@dataclass(frozen=True, slots=True)
class Hired(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Built(Event):
    """`tile` is what was won, or empty."""

    seat: int
    site: int
    tile: str
    points: int


@dataclass(frozen=True, slots=True)
class BonusActionWon(Event):
    seat: int
    type: str
    deed: Deed


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """Rounds are counted from 1 to 16."""

    round: int


@dataclass(frozen=True, slots=True)
class DemandRevealed(Event):
    icon: str


@dataclass(frozen=True, slots=True)
class QuarterEnded(Event):
    quarter: int


@dataclass(frozen=True, slots=True)
class DemandsAnswered(Event):
    """`kept` are the icons that Trajan tiles answer."""

    seat: int
    kept: tuple[str, ...]
    spent: tuple[str, ...]
    unmet: int
    points: int


@dataclass(frozen=True, slots=True)
class SenateVoted(Event):
    """Votes by seat, and the seats from consul down."""

    votes: tuple[int, ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BonusClaimed(Event):
    seat: int
    tile: str
    yellow: bool


@dataclass(frozen=True, slots=True)
class SenateReset(Event):
    """The seats from the bottom of the new stack."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TilesRemoved(Event):
    """What left the game at the end of the quarter."""

    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class QuarterBegun(Event):
    quarter: int


@dataclass(frozen=True, slots=True)
class RivalCardTurned(Event):
    seat: int
    deed: Deed
    steps: int


@dataclass(frozen=True, slots=True)
class RivalTook(Event):
    """`what` is where the rival took a tile or card from: a deed's name."""

    seat: int
    what: str
    tile: str


@dataclass(frozen=True, slots=True)
class RivalBuilt(Event):
    seat: int
    site: int
    tile: str


@dataclass(frozen=True, slots=True)
class RivalIdle(Event):
    seat: int
    deed: Deed


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
