"""[TR-3] What one turn can be played for, and what it is about."""

from collections.abc import Sequence

from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Step
from rome_desktop.engine.turn import Goals, Measure
from rome_desktop.games.trajan.actions import (
    Advance,
    Build,
    Hire,
    Load,
    March,
    Occupy,
    PickUp,
    Play,
    Recruit,
    Spend,
    Take,
    TakeTile,
)
from rome_desktop.games.trajan.ending import standings
from rome_desktop.games.trajan.sowing import SowMarkers
from rome_desktop.games.trajan.state import TrajanState
from rome_desktop.games.trajan.turn import EndTurn

THEMES: dict[type[Action], str] = {
    Spend: "extra",
    Load: "ships",
    Build: "construction",
    Hire: "construction",
    Occupy: "military",
    March: "military",
    Recruit: "military",
    Advance: "senate",
    Take: "forum",
    TakeTile: "trajan",
    Play: "cards",
    PickUp: "cards",
}
"""What an action makes a turn about, the strongest first."""


def points(state: TrajanState, seat: int) -> int:
    """[TR-18] As if the game ended now."""
    return standings(state)[seat].score


def buildings(state: TrajanState, seat: int) -> int:
    """[TR-12.2] Construction tiles."""
    return len(state.players[seat].buildings)


def begins(step: Step) -> bool:
    """With the sowing."""
    return isinstance(step, SowMarkers)


def theme(actions: Sequence[Action]) -> str:
    """The strongest theme among the actions."""
    kinds = {type(action) for action in actions}
    return next((name for kind, name in THEMES.items() if kind in kinds), "sowing")


GOALS = Goals(begins, (EndTurn,), (Measure("points", points), Measure("buildings", buildings)), theme)
