"""What a seat or chance can answer, one line each; seeds/trajan/notation.md explains them."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action, Notation
from rome_desktop.games.trajan.ids import Category, Colour, Deed, Ship, Side, Tray


@dataclass(frozen=True, slots=True)
class Sow(Action):
    """[TR-4.1] Take all markers of this tray."""

    verb = "sow"
    tray: Tray


@dataclass(frozen=True, slots=True)
class Drop(Action):
    """[TR-4.2] Drop a marker of this colour on the next tray."""

    verb = "drop"
    colour: Colour


@dataclass(frozen=True, slots=True)
class Deploy(Action):
    """[TR-5.3] Move so many pawns from the reserve to the camp that the Trajan tile names."""

    verb = "deploy"
    pawns: int


@dataclass(frozen=True, slots=True)
class Collect(Action):
    """[TR-5.3] Draw the cards that the Trajan tile gives."""

    verb = "collect"


@dataclass(frozen=True, slots=True)
class Mark(Action):
    """[TR-20] Put the [+2] marker on this action's field."""

    verb = "mark"
    deed: Deed


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """[TR-5.3] Make no use of the Trajan tile's special action."""

    verb = "decline"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """[TR-6.1] Do not perform the action, or do not repeat it (again)."""

    verb = "pass"


@dataclass(frozen=True, slots=True)
class Spend(Action):
    """[TR-6.2] Discard this extra-action tile or joker to repeat the action just performed."""

    verb = "spend"
    tile: str


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """[TR-7.1] Draw two cards; during set-up [TR-2.15] one."""

    verb = "draw"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """[TR-7.1] Discard a hand card onto a pile."""

    verb = "discard"
    card: str
    side: Side


@dataclass(frozen=True, slots=True)
class PickUp(Action):
    """[TR-7.2] Take the top card of a discard pile."""

    verb = "pick"
    side: Side


@dataclass(frozen=True, slots=True)
class Play(Action):
    """[TR-7.3] Lay a hand card into the display."""

    verb = "play"
    card: str


@dataclass(frozen=True, slots=True)
class Done(Action):
    """[TR-7.3] Lay no second card."""

    verb = "done"


@dataclass(frozen=True, slots=True)
class Load(Action):
    """[TR-7.4] Begin to ship: which ship is loaded."""

    verb = "ship"
    ship: Ship


@dataclass(frozen=True, slots=True)
class Stow(Action):
    """[TR-7.5] Load a unit: a commodity or `joker`; for the pairs ship two of them."""

    verb = "stow"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sail(Action):
    """[TR-7.4] The ship is loaded: score it."""

    verb = "sail"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """[TR-8.1] Take the tile from a space of the forum."""

    verb = "take"
    space: str


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """[TR-9.1] Move a pawn from the reserve to the military camp."""

    verb = "recruit"


@dataclass(frozen=True, slots=True)
class March(Action):
    """[TR-9.2] Move the leader to an adjacent province."""

    verb = "march"
    province: str


@dataclass(frozen=True, slots=True)
class Occupy(Action):
    """[TR-9.3] Move a legionary to the leader's province."""

    verb = "occupy"


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """[TR-11.1] Move the senate disc one space on."""

    verb = "advance"


@dataclass(frozen=True, slots=True)
class TakeTile(Action):
    """[TR-10.1] Take the top Trajan tile of a pile; also during set-up [TR-2.16]."""

    verb = "tile"
    category: Category


@dataclass(frozen=True, slots=True)
class Hire(Action):
    """[TR-12.1] Move a pawn from the reserve to the worker camp."""

    verb = "hire"


@dataclass(frozen=True, slots=True)
class Build(Action):
    """[TR-12.2] Move a worker to a building site, numbered from 0, row by row."""

    verb = "build"
    site: int


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """[TR-15.1] Give these forum tiles and jokers for demands; none where Trajan tiles do it all."""

    verb = "answer"
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """[TR-16.2] As consul, take this bonus tile."""

    verb = "claim"
    tile: str


@dataclass(frozen=True, slots=True)
class Fill(Action):
    """[TR-2.9] Put these two markers on the next tray, written as letters."""

    verb = "fill"
    markers: str


@dataclass(frozen=True, slots=True)
class UsePreset(Action):
    """[TR-2.9] Fill all trays as a ready-made arrangement says."""

    verb = "preset"
    preset: str


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """[TR-2.9] Let chance fill all trays."""

    verb = "shuffle"


@dataclass(frozen=True, slots=True)
class FirstPlayer(Action):
    """[TR-2.11] The seat that begins."""

    verb = "first"
    seat: int


@dataclass(frozen=True, slots=True)
class ArrangeMarkers(Action):
    """[TR-2.9] The trays I to VI of a seat, filled by chance."""

    verb = "markers"
    trays: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealSites(Action):
    """[TR-2.5] The construction tiles on the sites, in order."""

    verb = "sites"
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealProvinces(Action):
    """[TR-2.4, TR-17.2] Forum tiles for the provinces that get one, in order."""

    verb = "provinces"
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealForum(Action):
    """[TR-2.4, TR-17.2] Forum tiles for the green spaces, in order."""

    verb = "forum"
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealExtras(Action):
    """[TR-2.4, TR-17.2] Extra-action tiles for the yellow spaces, in order."""

    verb = "extras"
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RevealPiles(Action):
    """[TR-2.10] The top tile of each Trajan pile."""

    verb = "piles"
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RevealTile(Action):
    """[TR-10.1] The Trajan tile that now lies on top of its pile."""

    verb = "reveal"
    tile: str


@dataclass(frozen=True, slots=True)
class DrawBonuses(Action):
    """[TR-2.13, TR-17.2] Bonus tiles from the bag, in order."""

    verb = "bonuses"
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShuffleCards(Action):
    """[TR-2.14, R29] The commodity cards in the order in which they will be drawn."""

    verb = "cards"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShuffleRival(Action):
    """[TR-24.2] The rival's cards in the order in which they will be turned over."""

    verb = "rival"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RevealDemand(Action):
    """[TR-13.1] The demand that is turned up."""

    verb = "demand"
    icon: str


NOTATION = Notation(
    (
        Sow,
        Drop,
        Deploy,
        Collect,
        Mark,
        Decline,
        Pass,
        Spend,
        Draw,
        Discard,
        PickUp,
        Play,
        Done,
        Load,
        Stow,
        Sail,
        Take,
        Recruit,
        March,
        Occupy,
        Advance,
        TakeTile,
        Hire,
        Build,
        Answer,
        Claim,
        Fill,
        UsePreset,
        Shuffle,
        FirstPlayer,
        ArrangeMarkers,
        DealSites,
        DealProvinces,
        DealForum,
        DealExtras,
        RevealPiles,
        RevealTile,
        DrawBonuses,
        ShuffleCards,
        ShuffleRival,
        RevealDemand,
    )
)
