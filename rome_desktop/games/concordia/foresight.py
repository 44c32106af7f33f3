"""What an option comes to before the display is filled up and the turn ends."""

from rome_desktop.engine import foresight
from rome_desktop.engine.actions import Action
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.games.concordia.market import RefillDisplay
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.turn import BeginTurn, EndTurn


def foresee(view: ConcordiaState, *line: Action) -> Foreseen[ConcordiaState]:
    """The table after options of the seat that is asked, before its turn ends."""
    return foresight.foresee(view, *line, afterwards=(RefillDisplay, EndTurn, BeginTurn))
