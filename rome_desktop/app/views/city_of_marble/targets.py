"""Which gestures stand for which option: a pure function, so that it can be tested without a window."""

from collections.abc import Sequence

from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.views.city_of_marble import spots
from rome_desktop.engine.actions import Action
from rome_desktop.games.city_of_marble import actions
from rome_desktop.games.city_of_marble.aqueducts import LayPiece
from rome_desktop.games.city_of_marble.components import Colour
from rome_desktop.games.city_of_marble.sites import WithdrawMagistrate
from rome_desktop.games.city_of_marble.state import MarbleState
from rome_desktop.games.city_of_marble.tiles import PlaceMagistrate

BAR = (actions.End, actions.LeaveEmpty, actions.Keep)
"""Options of the bar's pass button; they have no gesture."""
CONFIRMED = (actions.Play, actions.Spend)
"""Options that wait for a second act: their preview is worth a look."""


def targets(options: Sequence[Action], view: MarbleState) -> dict[Action, list[Gesture]]:
    """Every option with the ways to ask for it, in the order of the options."""
    draws = [action for action in options if isinstance(action, actions.Draw)]
    return {action: _gestures(action, view, len(draws)) for action in options}


def _gestures(action: Action, view: MarbleState, draws: int) -> list[Gesture]:
    top = view.pending[-1] if view.pending else None
    match action:
        case actions.Play(kind=kind, position=position):
            return [Gesture(spots.Ready(kind), spots.At(position))]
        case actions.Draw():
            return _draw(action, draws)
        case actions.Expand(colour=colour, vertex=vertex):
            return _piece(colour, vertex)
        case actions.Lay(vertex=vertex) if isinstance(top, LayPiece):
            return _piece(top.colour, vertex)
        case actions.Recall(position=position):
            return [Gesture(spots.Magistrate(position), spots.Ready())]
        case actions.AddMagistrate() if isinstance(top, PlaceMagistrate):
            tile = spots.Tile(top.position)
            return [Gesture(spots.Supply(), tile), Gesture(None, tile)]
        case actions.Withdraw(position=position) if isinstance(top, WithdrawMagistrate):
            piece = spots.Magistrate(position)
            return [Gesture(piece, spots.Space(top.space)), Gesture(None, piece)]
        case actions.ResolveSite(vertex=vertex):
            return [Gesture(None, spots.Site(vertex))]
        case actions.Spend(kind=kind):
            held = spots.Imperium(kind)
            return [Gesture(held, spots.Actions()), Gesture(None, held)]
    return []


def _draw(action: actions.Draw, draws: int) -> list[Gesture]:
    """One stack onto the other; with one choice only, also onto the space for drawn tiles."""
    stacks = [spots.Stack(kind) for kind in dict.fromkeys(action.kinds)]
    if len(stacks) == 1:
        return [Gesture(stacks[0], spots.Drawn()), Gesture(None, stacks[0])]
    one, two = stacks
    found = [Gesture(one, two), Gesture(two, one)]
    if draws == 1:
        found += [Gesture(one, spots.Drawn()), Gesture(two, spots.Drawn())]
    return found


def _piece(colour: Colour, vertex: str) -> list[Gesture]:
    edge = spots.Edge(colour, vertex)
    return [Gesture(spots.Pieces(colour), edge), Gesture(None, edge)]


def bar_option(options: Sequence[Action]) -> Action | None:
    """The option of the bar's pass button, or None."""
    return next((action for action in options if isinstance(action, BAR)), None)


def is_confirmed(action: object) -> bool:
    """Whether an option waits for a second act."""
    return isinstance(action, CONFIRMED)
