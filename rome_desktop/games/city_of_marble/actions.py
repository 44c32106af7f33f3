"""What a seat or chance can answer, one line each; seeds/city_of_marble/notation.md explains them."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action, Notation
from rome_desktop.games.city_of_marble.components import KINDS, Colour, Kind


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """[RM-6.1] Take these tiles from the stacks: two kinds, the same twice, or the last tile alone."""

    verb = "draw"
    kinds: tuple[Kind, ...]

    def __post_init__(self) -> None:
        # In whatever order they are named, it is the same draw.
        object.__setattr__(self, "kinds", tuple(sorted(self.kinds, key=KINDS.index)))


@dataclass(frozen=True, slots=True)
class Expand(Action):
    """[RM-6.2] Lay a piece from the far end of an aqueduct to a vertex."""

    verb = "expand"
    colour: Colour
    vertex: str


@dataclass(frozen=True, slots=True)
class Recall(Action):
    """[RM-6.3] Take the own magistrate back from the tile at a position."""

    verb = "recall"
    position: str


@dataclass(frozen=True, slots=True)
class Play(Action):
    """[RM-6.4] Lay a tile of this kind on a position."""

    verb = "play"
    kind: Kind
    position: str


@dataclass(frozen=True, slots=True)
class Spend(Action):
    """[RM-9.5] Return an imperium tile for an extra action."""

    verb = "spend"
    kind: Kind


@dataclass(frozen=True, slots=True)
class End(Action):
    """[RM-4.7] Nothing more this turn."""

    verb = "end"


@dataclass(frozen=True, slots=True)
class AddMagistrate(Action):
    """[RM-6.4.1] Put a magistrate on the tile just laid."""

    verb = "magistrate"


@dataclass(frozen=True, slots=True)
class LeaveEmpty(Action):
    """[RM-6.4.1] Leave the tile just laid without a magistrate."""

    verb = "leave"


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """[RM-8.2] Lay the next piece of an aqueduct that is being started, to a vertex."""

    verb = "lay"
    vertex: str


@dataclass(frozen=True, slots=True)
class ResolveSite(Action):
    """[RM-7.10] Resolve this completed site next."""

    verb = "site"
    vertex: str


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """[RM-7.6] Withdraw the own magistrate from the tile at a position."""

    verb = "withdraw"
    position: str


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """[RM-7.6] Withdraw nobody."""

    verb = "keep"


@dataclass(frozen=True, slots=True)
class RevealHills(Action):
    """[RM-3.1] The hills that are in play."""

    verb = "hills"
    hills: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealBridges(Action):
    """[RM-3.2] The values on the bridge spaces in order, and last the one left in the box."""

    verb = "bridges"
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstPlayer(Action):
    """[RM-3.7] The seat that begins."""

    verb = "first"
    seat: int


NOTATION = Notation(
    (
        Draw,
        Expand,
        Recall,
        Play,
        Spend,
        End,
        AddMagistrate,
        LeaveEmpty,
        Lay,
        ResolveSite,
        Withdraw,
        Keep,
        RevealHills,
        DealBridges,
        FirstPlayer,
    )
)
