"""[CO-3] What one turn can be played for, and what it is about."""

from collections.abc import Sequence

from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Step
from rome_desktop.engine.turn import Goals, Measure
from rome_desktop.games.concordia.actions import Copy, Play
from rome_desktop.games.concordia.scoring import score
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.turn import EndTurn, PlayCard


def houses(state: ConcordiaState, seat: int) -> int:
    """[CO-5.9] Own houses."""
    return state.built[seat].bit_count()


def money(state: ConcordiaState, seat: int) -> int:
    """Coins at hand."""
    return state.players[seat].money


def goods(state: ConcordiaState, seat: int) -> int:
    """[CO-14] Goods in the storehouse."""
    return sum(state.players[seat].goods.values())


def begins(step: Step) -> bool:
    """With the card."""
    return isinstance(step, PlayCard)


def theme(actions: Sequence[Action]) -> str:
    """The role that is played, or copied."""
    roles = [action.role for action in actions if isinstance(action, (Play, Copy))]
    return str(roles[0])


GOALS = Goals(
    begins,
    (EndTurn,),
    (
        Measure("points", score),
        Measure("houses", houses),
        Measure("money", money, gained=False),
        Measure("goods", goods, gained=False),
    ),
    theme,
)
