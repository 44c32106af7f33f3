"""What a seat or chance can answer, one line each; seeds/concordia/notation.md explains them."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action, Notation
from rome_desktop.games.concordia.ids import GOODS, Good, Kind, Role


@dataclass(frozen=True, slots=True)
class Play(Action):
    """[CO-3.1] Play a card of this role from the hand; equal ones act alike."""

    verb = "play"
    role: Role


@dataclass(frozen=True, slots=True)
class Copy(Action):
    """[CO-9.1] Carry out the action of a card of this role on top of another player's pile."""

    verb = "copy"
    role: Role


@dataclass(frozen=True, slots=True)
class Move(Action):
    """[CO-5.1] Move a colonist from a city or line to a line, at the cost of the steps between them."""

    verb = "move"
    start: str
    line: str


@dataclass(frozen=True, slots=True)
class Build(Action):
    """[CO-5.9] Build a house in a city."""

    verb = "build"
    city: str


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Nothing more of what can be done now."""

    verb = "done"


@dataclass(frozen=True, slots=True)
class Produce(Action):
    """[CO-6.1] Let a province produce."""

    verb = "produce"
    province: str


@dataclass(frozen=True, slots=True)
class Cash(Action):
    """[CO-6.4, CO-7.4] Take coins instead of the other alternative of the card."""

    verb = "cash"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """[CO-4.3, CO-7.1] Place a new colonist in a city."""

    verb = "place"
    kind: Kind
    city: str


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """[CO-8.2, CO-8.6] Sell so many of a good to the bank."""

    verb = "sell"
    good: Good
    count: int


@dataclass(frozen=True, slots=True)
class Purchase(Action):
    """[CO-8.2, CO-8.6] Buy so many of a good from the bank."""

    verb = "purchase"
    good: Good
    count: int


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """[CO-10.1, CO-11.1] Buy a card of the display."""

    verb = "buy"
    card: str


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """[CO-10.2] Pay a question mark with this good."""

    verb = "pay"
    good: Good


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """[CO-14.4] Store these of the goods that came in; the others are lost."""

    verb = "keep"
    goods: tuple[Good, ...]

    def __post_init__(self) -> None:
        # In whatever order they are named, the same goods are kept.
        object.__setattr__(self, "goods", tuple(sorted(self.goods, key=GOODS.index)))


@dataclass(frozen=True, slots=True)
class LayTokens(Action):
    """[CO-2.1] The goods of the cities of one letter, in the order of the table of cities."""

    verb = "tokens"
    letter: str
    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class Market(Action):
    """[CO-2.4] The order of one deck of sale cards, the top card first."""

    verb = "market"
    deck: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FirstPlayer(Action):
    """[CO-2.8] The seat that begins."""

    verb = "first"
    seat: int


NOTATION = Notation(
    (
        Play,
        Copy,
        Move,
        Build,
        Done,
        Produce,
        Cash,
        Place,
        Sell,
        Purchase,
        Buy,
        Pay,
        Keep,
        LayTokens,
        Market,
        FirstPlayer,
    )
)
