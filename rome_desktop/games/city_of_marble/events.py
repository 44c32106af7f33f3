"""What happened on the table. Seats are counted from 0; in the solo challenge the Senate is seat 1."""

from dataclasses import dataclass

from rome_desktop.engine.events import Event
from rome_desktop.games.city_of_marble.components import Colour, Kind


@dataclass(frozen=True, slots=True)
class HillsRevealed(Event):
    hills: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class LastTurnBegun(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TilesDrawn(Event):
    seat: int
    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    seat: int
    kind: Kind
    position: str


@dataclass(frozen=True, slots=True)
class MagistratePlaced(Event):
    seat: int
    position: str


@dataclass(frozen=True, slots=True)
class MagistrateRecalled(Event):
    seat: int
    position: str


@dataclass(frozen=True, slots=True)
class HillSurrounded(Event):
    """[RM-5.4] A corner of a hill is closed all round, and no site forms there."""

    hill: str
    vertex: str


@dataclass(frozen=True, slots=True)
class BridgeTaken(Event):
    """The value is not part of it: only the owner may see it."""

    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class AqueductStarted(Event):
    seat: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class PieceLaid(Event):
    seat: int
    colour: Colour
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class CoinTaken(Event):
    """`fountain` is the vertex reached, or empty when it is the treasury that pays."""

    seat: int
    fountain: str


@dataclass(frozen=True, slots=True)
class BuildingBuilt(Event):
    """`influence` is that of every side, in seat order."""

    seat: int
    kind: Kind
    vertex: str
    points: int
    influence: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FountainBuilt(Event):
    vertex: str
    kind: Kind
    influence: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MagistrateWithdrawn(Event):
    seat: int
    position: str
    space: str


@dataclass(frozen=True, slots=True)
class ImperiumSpent(Event):
    seat: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class MagistratesReturned(Event):
    seat: int
    space: str
    count: int


@dataclass(frozen=True, slots=True)
class ImperiumTaken(Event):
    seat: int
    kind: Kind
    count: int


@dataclass(frozen=True, slots=True)
class ActionLost(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class SenateSkipped(Event):
    """The Senate had no tile or no place for it [RM-13.3]."""

    seat: int


@dataclass(frozen=True, slots=True)
class FinalRoundBegun(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
