"""What an option comes to before its turn, or its part in the end of a quarter, is over."""

from rome_desktop.engine import foresight
from rome_desktop.engine.actions import Action
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.games.trajan.quarter import MeetDemands, ResetSenate, VoteInSenate
from rome_desktop.games.trajan.state import TrajanState
from rome_desktop.games.trajan.turn import BeginTurn, EndTurn

AFTERWARDS = (EndTurn, BeginTurn, MeetDemands, VoteInSenate, ResetSenate)


def foresee(view: TrajanState, *line: Action) -> Foreseen[TrajanState]:
    """The table after options of the seat that is asked, before its turn ends."""
    return foresight.foresee(view, *line, afterwards=AFTERWARDS)
