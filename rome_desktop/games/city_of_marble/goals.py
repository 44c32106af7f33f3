"""[RM-4] What one turn can be played for, and what it is about."""

from collections.abc import Sequence

from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Step
from rome_desktop.engine.turn import Goals, Measure
from rome_desktop.games.city_of_marble.actions import Expand, Lay, Play, Recall, ResolveSite, Spend
from rome_desktop.games.city_of_marble.ending import FinalScoring, standings
from rome_desktop.games.city_of_marble.state import MarbleState
from rome_desktop.games.city_of_marble.turn import BeginLastTurn, BeginTurn, TakeAction

THEMES: dict[type[Action], str] = {
    Spend: "imperium",
    ResolveSite: "sites",
    Lay: "spring",
    Expand: "aqueduct",
    Recall: "recall",
}
"""What an action makes a turn about, the strongest first; else it is about the tiles played."""


def points(state: MarbleState, seat: int) -> int:
    """[RM-12] As if the game ended now; bridges that were taken are known to their owner."""
    return standings(state)[seat].score


def buildings(state: MarbleState, seat: int) -> int:
    """[RM-7] Own buildings."""
    return sum(site.owner == seat for site in state.sites.values())


def imperium(state: MarbleState, seat: int) -> int:
    """[RM-9] Imperium tiles at hand."""
    return sum(state.players[seat].imperium.values())


def begins(step: Step) -> bool:
    """With the first of the two actions, or when only the second is left."""
    return isinstance(step, TakeAction) and step.left > 0


def theme(actions: Sequence[Action]) -> str:
    """What stands out among the actions."""
    kinds = [type(action) for action in actions]
    for kind, name in THEMES.items():
        if kind in kinds:
            return name
    played = [str(action.kind) for action in actions if isinstance(action, Play)]
    return "tiles" if len(played) > 1 else played[0] if played else "draw"


GOALS = Goals(
    begins,
    (BeginTurn, BeginLastTurn, FinalScoring),
    (Measure("points", points), Measure("buildings", buildings), Measure("imperium", imperium, gained=False)),
    theme,
)
