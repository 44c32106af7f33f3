"""What an option comes to before the display is filled up and the turn ends."""

from rome_desktop.engine import foresight
from rome_desktop.engine.actions import Action
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.games.concordia.actions import Buy, Copy, Play
from rome_desktop.games.concordia.events import CardCopied, CardPlayed, NothingToCopy
from rome_desktop.games.concordia.ids import NOBODY
from rome_desktop.games.concordia.market import PayMark, RefillDisplay, SenatorBuys
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.turn import BeginTurn, EndTurn, PlayCard

FRAME = (CardPlayed, CardCopied, NothingToCopy)
"""What a card writes down even if nothing of it can be done."""


def foresee(view: ConcordiaState, *line: Action) -> Foreseen[ConcordiaState]:
    """The table after options of the seat that is asked, before its turn ends."""
    return foresight.foresee(view, *line, afterwards=(RefillDisplay, EndTurn, BeginTurn))


def is_idle(view: ConcordiaState, action: Action) -> bool:
    """[CO-3.1] Whether nothing at all of what a card allows could be done if it were played now."""
    if not isinstance(action, (Play, Copy)):
        return False
    return foresight.comes_to_nothing(foresee(view, action), FRAME, (PlayCard,), foresee)


def ends(view: ConcordiaState, action: Action) -> bool:
    """[CO-16.1] Whether a purchase takes the last card there is, and with it triggers the end.

    Asked only of a view without a stack: there, no hidden card comes up when the display is filled.
    """
    if not isinstance(action, Buy) or view.stack_height() or view.final != NOBODY:
        return False
    found = view
    line: Action = action
    while True:
        found = foresight.foresee(found, line, afterwards=(EndTurn, BeginTurn)).after
        asked = found.pending[-1]
        if not isinstance(asked, (PayMark, SenatorBuys)):
            return found.final != NOBODY
        line = asked.options(found)[0]  # any good, and no more cards
