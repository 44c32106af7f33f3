"""What an option comes to before its turn ends: what is paid and gained, and whether it does anything."""

from collections import Counter

from rome_desktop.engine import foresight
from rome_desktop.engine.actions import Action
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.games.nova_roma.actions import Perform, Petition
from rome_desktop.games.nova_roma.events import (
    ActionBegun,
    ActionPetitioned,
    CardUsed,
    Gained,
    Paid,
    PowerSet,
)
from rome_desktop.games.nova_roma.forum import EndTurn, OfferLegionary, TakeAction, TakeTurn, TurnUpTile
from rome_desktop.games.nova_roma.refilling import RefillRows
from rome_desktop.games.nova_roma.rewards import ChooseReward
from rome_desktop.games.nova_roma.rounds import BeginRound
from rome_desktop.games.nova_roma.state import NovaState

AFTERWARDS = (TurnUpTile, EndTurn, OfferLegionary, RefillRows, BeginRound)
"""What turns up a tile nobody has seen; where the turn is over and the table is made ready again."""
FRAME = (ActionBegun, PowerSet, ActionPetitioned, CardUsed, Paid)
"""What an action writes down even if it does nothing."""


def foresee(view: NovaState, *line: Action) -> Foreseen[NovaState]:
    """The table after options of the seat that is asked, before its turn ends."""
    return foresight.foresee(view, *line, afterwards=AFTERWARDS)


def with_rewards(view: NovaState, action: Action) -> Foreseen[NovaState]:
    """As `foresee`; of rewards that wait for an order each is taken, in the order in which they lie."""
    line = [action]
    found = foresee(view, *line)
    while isinstance(found.asked, ChooseReward):
        line.append(found.asked.options(found.after)[0])
        found = foresee(view, *line)
    return found


def sources(found: Foreseen[NovaState]) -> tuple[str, ...]:
    """The rewards that wait for an order."""
    return found.asked.sources if isinstance(found.asked, ChooseReward) else ()


def paid(found: Foreseen[NovaState], seat: int) -> Counter[str]:
    """What a seat pays, by unit."""
    bill: Counter[str] = Counter()
    for event in found.of(Paid):
        if event.seat == seat:
            bill[str(event.unit)] += event.amount
    return bill


def gained(found: Foreseen[NovaState], seat: int) -> Counter[str]:
    """What a seat gains, by unit, as far as the limits allow [NR-8.2, NR-8.3]."""
    bill: Counter[str] = Counter()
    for event in found.of(Gained):
        if event.seat == seat:
            bill[str(event.unit)] += event.amount
    return bill


def is_idle(view: NovaState, action: Action) -> bool:
    """[NR-7.6] Whether an action of the forum, or one that is petitioned for, can do nothing at all now.

    Subject cards may help, and what can be petitioned for: every way is tried.
    """
    if not isinstance(action, (Perform, Petition)):
        return False
    over = (TakeTurn, TakeAction, *AFTERWARDS)
    return foresight.comes_to_nothing(foresee(view, action), FRAME, over, foresee)
