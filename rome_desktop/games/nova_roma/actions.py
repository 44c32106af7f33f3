"""What a seat or chance can answer, one line each; seeds/nova_roma/notation.md explains them."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action, Notation
from rome_desktop.games.nova_roma.components import Act, Good, Track


@dataclass(frozen=True, slots=True)
class Place(Action):
    """[NR-5.2] Put a patrician on this space of the forum, `row,column`."""

    verb = "place"
    space: str


@dataclass(frozen=True, slots=True)
class PlaceEmperor(Action):
    """[NR-4.2] Put the emperor on this space."""

    verb = "emperor"
    space: str


@dataclass(frozen=True, slots=True)
class PlaceLegionary(Action):
    """[NR-22.2] Put a legionary on this space."""

    verb = "legionary"
    space: str


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """[NR-18.3] Cover this cell of the mosaic board, `row,column`."""

    verb = "claim"
    cell: str


@dataclass(frozen=True, slots=True)
class Perform(Action):
    """[NR-7.1] Perform this action of the space now."""

    verb = "perform"
    act: Act


@dataclass(frozen=True, slots=True)
class Abandon(Action):
    """[NR-7.2] Abandon this action of the space for a coin."""

    verb = "abandon"
    act: Act


@dataclass(frozen=True, slots=True)
class Use(Action):
    """[NR-7.8] Activate this subject card of the row."""

    verb = "use"
    card: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """[NR-7.5] Nothing more of what is asked; or, after the actions, no achievement."""

    verb = "done"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """[NR-9.2, NR-12.7] Discard this card from the hand."""

    verb = "discard"
    card: int


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """[NR-9.3] Buy one of this good."""

    verb = "buy"
    good: Good


@dataclass(frozen=True, slots=True)
class SpendWine(Action):
    """[NR-10.2] Spend one wine for influence."""

    verb = "wine"


@dataclass(frozen=True, slots=True)
class TakeTile(Action):
    """[NR-10.3] Take the estate tile of this space: 1 to 4, or 5 for the special one."""

    verb = "tile"
    slot: int


@dataclass(frozen=True, slots=True)
class PutTile(Action):
    """[NR-10.4] Put the tile on this cell of the production zone, `row,column`."""

    verb = "cell"
    cell: str


@dataclass(frozen=True, slots=True)
class Lead(Action):
    """[NR-11.1] Pay for the first-player token."""

    verb = "lead"


@dataclass(frozen=True, slots=True)
class Petition(Action):
    """[NR-11.4] Pay so much influence for this action."""

    verb = "petition"
    act: Act
    influence: int


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """[NR-12.1] Take the top card of the subject deck."""

    verb = "draw"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """[NR-12.1] Take this subject card from the display."""

    verb = "take"
    card: int


@dataclass(frozen=True, slots=True)
class Play(Action):
    """[NR-12.2] Play this subject card into the row."""

    verb = "play"
    card: int


@dataclass(frozen=True, slots=True)
class Drop(Action):
    """[NR-12.4] Discard this card of the row to make room."""

    verb = "drop"
    card: int


@dataclass(frozen=True, slots=True)
class TakeContract(Action):
    """[NR-13.1, NR-14.1] Complete this contract of the display."""

    verb = "contract"
    contract: str


@dataclass(frozen=True, slots=True)
class Sail(Action):
    """[NR-13.4] Sail a ship into this port."""

    verb = "sail"
    port: str


@dataclass(frozen=True, slots=True)
class Build(Action):
    """[NR-14.2] Put pieces on these cells, parted by `|`."""

    verb = "build"
    cells: str


@dataclass(frozen=True, slots=True)
class Reward(Action):
    """[NR-8.12] Take the reward of this source next."""

    verb = "reward"
    source: str


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """[NR-15.1] Advance the marker of this track by one space."""

    verb = "advance"
    track: Track


@dataclass(frozen=True, slots=True)
class Boost(Action):
    """[NR-15.2] Return an artisan to advance the marker of this track."""

    verb = "boost"
    track: Track


@dataclass(frozen=True, slots=True)
class Wheel(Action):
    """[NR-15.4] Take `token` or `influence` at the gold wheel."""

    verb = "wheel"
    what: str


@dataclass(frozen=True, slots=True)
class Hire(Action):
    """[NR-16.2] Hire an artisan."""

    verb = "hire"


@dataclass(frozen=True, slots=True)
class Assign(Action):
    """[NR-16.3] Place an artisan on this cell of the production zone."""

    verb = "assign"
    cell: str


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """[NR-17.3] Make the exchange of the tile."""

    verb = "exchange"


@dataclass(frozen=True, slots=True)
class Activate(Action):
    """[NR-17.5] Use the one-time tile."""

    verb = "activate"


@dataclass(frozen=True, slots=True)
class ChooseGood(Action):
    """[NR-8.4] Gain one of this good."""

    verb = "good"
    good: Good


@dataclass(frozen=True, slots=True)
class TakeStrip(Action):
    """[NR-24.2] Take this mosaic tile."""

    verb = "strip"
    strip: str


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """[NR-25.1] Lay down this card and pass the others on."""

    verb = "lay"
    card: int


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """[NR-25.2] Keep this card."""

    verb = "keep"
    card: int


@dataclass(frozen=True, slots=True)
class Shuffled(Action):
    """[NR-2.14] The order of a pile, its top first."""

    verb = "shuffle"
    pile: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FirstPlayer(Action):
    """[NR-2.13] The seat that begins."""

    verb = "first"
    seat: int


NOTATION = Notation(
    (
        Place,
        PlaceEmperor,
        PlaceLegionary,
        Claim,
        Perform,
        Abandon,
        Use,
        Done,
        Discard,
        Buy,
        SpendWine,
        TakeTile,
        PutTile,
        Lead,
        Petition,
        Draw,
        Take,
        Play,
        Drop,
        TakeContract,
        Sail,
        Build,
        Reward,
        Advance,
        Boost,
        Wheel,
        Hire,
        Assign,
        Exchange,
        Activate,
        ChooseGood,
        TakeStrip,
        Lay,
        Keep,
        Shuffled,
        FirstPlayer,
    )
)
