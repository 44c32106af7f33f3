"""What an option comes to before its turn, or its part in the end of a quarter, is over."""

from rome_desktop.engine import foresight
from rome_desktop.engine.actions import Action
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.engine.steps import Decision
from rome_desktop.games.trajan.actions import Advance, Occupy, Sow, Spend
from rome_desktop.games.trajan.deeds import TakeAction, Way
from rome_desktop.games.trajan.events import (
    ActionImpossible,
    Advanced,
    MarkerDropped,
    MarkersTaken,
    Occupied,
    TimeMoved,
)
from rome_desktop.games.trajan.quarter import MeetDemands, ResetSenate, VoteInSenate
from rome_desktop.games.trajan.state import TrajanState
from rome_desktop.games.trajan.turn import BeginTurn, EndTurn

AFTERWARDS = (EndTurn, BeginTurn, MeetDemands, VoteInSenate, ResetSenate)

FRAME = (MarkersTaken, MarkerDropped, TimeMoved, ActionImpossible)
"""What a sowing writes down even if nothing of its action can be done."""


def foresee(view: TrajanState, *line: Action) -> Foreseen[TrajanState]:
    """The table after options of the seat that is asked, before its turn ends."""
    return foresight.foresee(view, *line, afterwards=AFTERWARDS)


def is_idle(view: TrajanState, action: Action) -> bool:
    """[TR-4, TR-9.3, TR-11.1] Whether a sowing ends where nothing can be done, or a step brings no point.

    However the markers are dropped: a tile that could be completed is something.
    """
    if isinstance(action, Sow):
        return foresight.comes_to_nothing(foresee(view, action), FRAME, (), foresee)
    if isinstance(action, (Occupy, Advance)):
        found = foresee(view, action)
        kinds = (Occupied, Advanced)
        return not any(not isinstance(event, kinds) or event.points for event in found.events)
    return False


def repeats(view: TrajanState, action: Spend) -> int:
    """[TR-6.2, R26, R69] How often a tile that is spent repeats the action: twice if some way leads there."""
    found = foresee(view, action)
    return 2 if _comes_again(found.after) else 1


def _comes_again(state: TrajanState) -> bool:
    step = state.pending[-1]
    if not isinstance(step, Decision):
        return False
    if isinstance(step, TakeAction) and step.way == Way.AGAIN:
        return True
    return any(_comes_again(foresee(state, way).after) for way in step.options(state))
