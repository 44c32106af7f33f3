"""Which gestures stand for which option: a pure function, so that it can be tested without a window."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from rome_desktop.app.table.gestures import Gesture, Variant
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.nova_roma import spots
from rome_desktop.app.views.nova_roma.pieces import turned
from rome_desktop.app.views.nova_roma.reads import top_step
from rome_desktop.engine.actions import Action
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.answers import CELLS
from rome_desktop.games.nova_roma.components import TRACKS, Good, Track
from rome_desktop.games.nova_roma.state import NovaState

Cells = tuple[tuple[int, int], ...]


def targets(options: Sequence[Action], view: NovaState) -> dict[Action, list[Gesture]]:
    """Every option with the ways to ask for it, in the order of the options.

    Pieces are carried, everything else is touched where it lies.
    """
    return {action: _gestures(action, view) for action in options}


def _gestures(action: Action, view: NovaState) -> list[Gesture]:
    teller = _TELLERS.get(type(action))
    return teller(action, view) if teller is not None else []


def _touch(key: SpotKey) -> list[Gesture]:
    return [Gesture(None, key)]


def _carry(source: SpotKey, target: SpotKey) -> list[Gesture]:
    """Carried from the only place it can come from, or the target is touched."""
    return [Gesture(source, target), Gesture(None, target)]


def _play(action: actions.Play, view: NovaState) -> list[Gesture]:
    return [Gesture(spots.Hand(action.card), spots.Row()), Gesture(None, spots.Hand(action.card))]


def _lane(view: NovaState, track: Track) -> SpotKey:
    """The space that the own marker of a track would enter."""
    top = top_step(view)
    space = view.players[top.seat].markers[TRACKS.index(track)] if top is not None else 0
    return spots.Lane(track, space + 1)


def _petition(action: actions.Petition, view: NovaState) -> list[Gesture]:
    return [Gesture(spots.Pay(action.influence), spots.Head(action.act))]


def _sail(action: actions.Sail, view: NovaState) -> list[Gesture]:
    return _carry(spots.Ship(view.map.leg_to[action.port].start), spots.Port(action.port))


def _reward(action: actions.Reward, view: NovaState) -> list[Gesture]:
    """A reward token lies in the city; a line of the mosaic is touched beside its end."""
    if action.source in {space.name for space in view.map.reward_spaces}:
        return _touch(spots.Token(action.source))
    return _touch(spots.Line(action.source))


def _of_tile(action: Action, view: NovaState) -> list[Gesture]:
    """The tile that asks whether it is used."""
    cell = getattr(top_step(view), "cell", 0)
    return _touch(spots.Estate(CELLS[cell]))


_TELLERS: dict[type[Action], Callable[[Any, NovaState], list[Gesture]]] = {
    actions.Place: lambda a, v: _carry(spots.Patricians(), spots.Space(a.space)),
    actions.PlaceEmperor: lambda a, v: _carry(spots.Emperor(), spots.Space(a.space)),
    actions.PlaceLegionary: lambda a, v: _carry(spots.Legionaries(), spots.Space(a.space)),
    actions.Claim: lambda a, v: _carry(spots.Tokens(), spots.Mosaic(a.cell)),
    actions.Perform: lambda a, v: _touch(spots.Head(a.act)),
    actions.Abandon: lambda a, v: _touch(spots.Abandon(a.act)),
    actions.Use: lambda a, v: _touch(spots.Row(a.card)),
    actions.Discard: lambda a, v: _touch(spots.Hand(a.card)),
    actions.Buy: lambda a, v: _carry(spots.Coins(), spots.Good(a.good)),
    actions.SpendWine: lambda a, v: _carry(spots.Good(Good.WINE), spots.Influence()),
    actions.TakeTile: lambda a, v: _touch(spots.Estates(a.slot)),
    actions.PutTile: lambda a, v: _carry(spots.HeldTile(), spots.Estate(a.cell)),
    actions.Lead: lambda a, v: _touch(spots.Lead()),
    actions.Petition: _petition,
    actions.Draw: lambda a, v: _touch(spots.Deck("subjects")),
    actions.Take: lambda a, v: _touch(spots.Market(a.card)),
    actions.Play: _play,
    actions.Drop: lambda a, v: _touch(spots.Row(a.card)),
    actions.TakeContract: lambda a, v: _touch(spots.Contract(a.contract)),
    actions.Sail: _sail,
    actions.Build: lambda a, v: [Gesture(spots.Block(), spots.Site(pivot(a)))],
    actions.Reward: _reward,
    actions.Advance: lambda a, v: _carry(spots.Marker(a.track), _lane(v, a.track)),
    actions.Boost: lambda a, v: _carry(spots.Artisan(), _lane(v, a.track)),
    actions.Wheel: lambda a, v: _touch(spots.Wheel(a.what)),
    actions.Hire: lambda a, v: _touch(spots.Supply()),
    actions.Assign: lambda a, v: _carry(spots.Artisan(), spots.Estate(a.cell)),
    actions.Exchange: _of_tile,
    actions.Activate: _of_tile,
    actions.ChooseGood: lambda a, v: _touch(spots.Good(a.good)),
    actions.TakeStrip: lambda a, v: _touch(spots.Strip(a.strip)),
    actions.Lay: lambda a, v: _touch(spots.Pack(a.card)),
    actions.Keep: lambda a, v: _touch(spots.Laid(a.card)),
}
BAR = (actions.Done,)
"""Options of the bar's pass button; they have no gesture."""
CONFIRMED = (actions.Build, actions.Draw, actions.Lay, actions.Keep)
"""Options that wait for a second act: a preview worth a look, and cards that cannot be put back."""


def bar_option(options: Sequence[Action]) -> Action | None:
    """The option of the bar's pass button, or None."""
    return next((action for action in options if isinstance(action, BAR)), None)


def is_confirmed(action: object) -> bool:
    """Whether an option waits for a second act."""
    return isinstance(action, CONFIRMED)


# ---- buildings


def cells_of(action: actions.Build) -> Cells:
    """(row, column) of every piece of a building in its zone."""
    return tuple((int(r), int(c)) for r, c in (name[1:].split(",") for name in action.cells.split("|")))


@lru_cache(maxsize=64)
def middle_cell(shape: Cells) -> tuple[int, int]:
    """The cell of a shape by which it is held: the one nearest to its middle, the upper left of equals."""
    row = sum(r for r, _ in shape) / len(shape)
    column = sum(c for _, c in shape) / len(shape)
    return min(shape, key=lambda cell: (round((cell[0] - row) ** 2 + (cell[1] - column) ** 2, 6), cell))


def _corner(cells: Cells) -> tuple[int, int]:
    return min(r for r, _ in cells), min(c for _, c in cells)


def pivot(action: actions.Build) -> str:
    """The cell that the hand points at for a building."""
    cells = cells_of(action)
    top, left = _corner(cells)
    row, column = middle_cell(tuple(sorted((r - top, c - left) for r, c in cells)))
    return f"{action.cells[0]}{row + top},{column + left}"


@lru_cache(maxsize=64)
def ways_to_lie(shape: Cells) -> dict[Cells, Variant]:
    """Each way a shape can lie and the least turn for it, with its printed face up where that is enough."""
    found: dict[Cells, Variant] = {}
    for flipped in (False, True):
        for turn in range(4):
            found.setdefault(turned(shape, turn, flipped), Variant(turn, flipped))
    return found


def lying(shape: Cells) -> Callable[[object], Variant]:
    """How the building of an option lies, for `Grammar.offer`."""
    ways = ways_to_lie(shape)

    def variant(option: object) -> Variant:
        if not isinstance(option, actions.Build):
            return Variant()
        cells = cells_of(option)
        top, left = _corner(cells)
        return ways[tuple(sorted((r - top, c - left) for r, c in cells))]

    return variant


def shape_lying(shape: Cells, variant: Variant) -> Cells:
    """The cells of a shape as it lies in the hand."""
    return turned(shape, variant.turn, variant.flipped)
