"""[NR-5] What one turn can be played for, and what it is about."""

from collections.abc import Sequence

from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Step
from rome_desktop.engine.turn import Goals, Measure
from rome_desktop.games.nova_roma.actions import Build, Claim, Perform, Petition, Sail
from rome_desktop.games.nova_roma.ending import standings
from rome_desktop.games.nova_roma.forum import OfferLegionary, TakeAction, TakeTurn
from rome_desktop.games.nova_roma.state import NovaState


def points(state: NovaState, seat: int) -> int:
    """[NR-20] As if the game ended now."""
    return standings(state)[seat].score


def sails(state: NovaState, seat: int) -> int:
    """[NR-13] Maritime contracts completed."""
    return len(state.players[seat].maritime)


def coins(state: NovaState, seat: int) -> int:
    """Coins at hand."""
    return state.players[seat].coins


def influence(state: NovaState, seat: int) -> int:
    """Influence at hand."""
    return state.players[seat].influence


def pieces(state: NovaState, seat: int) -> int:
    """[NR-14.2] Pieces in the city."""
    return len(state.players[seat].built)


def begins(step: Step) -> bool:
    """With the achievement or the patrician, or with both actions of a patrician just placed."""
    return isinstance(step, TakeTurn) or (isinstance(step, TakeAction) and len(step.acts) == 2)


def theme(actions: Sequence[Action]) -> str:
    """What stands out, else the first action that is performed."""
    kinds = {type(action) for action in actions}
    for kind, name in ((Claim, "mosaic"), (Build, "build"), (Sail, "sail"), (Petition, "petition")):
        if kind in kinds:
            return name
    return next((str(action.act) for action in actions if isinstance(action, Perform)), "place")


GOALS = Goals(
    begins,
    (OfferLegionary,),
    (
        Measure("points", points),
        Measure("coins", coins, gained=False),
        Measure("influence", influence, gained=False),
        Measure("pieces", pieces),
        Measure("sails", sails),
    ),
    theme,
)
