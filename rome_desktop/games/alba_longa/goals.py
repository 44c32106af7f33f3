"""[AL-4] What a King can play for until the dice roll or another King acts, and what it is about."""

from collections.abc import Sequence

from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Decision, Step
from rome_desktop.engine.turn import Goals, Measure
from rome_desktop.games.alba_longa.actions import (
    Assign,
    Attack,
    Bless,
    Grow,
    Hit,
    Improve,
    Loot,
    PlayHero,
    Send,
)
from rome_desktop.games.alba_longa.state import AlbaState

THEMES: dict[type[Action], str] = {
    Hit: "sabotage",
    Attack: "attack",
    PlayHero: "hero",
    Loot: "assisi",
    Bless: "blessing",
    Improve: "harvest",
    Grow: "growth",
    Assign: "houses",
}
"""What an action makes a turn about, the strongest first."""


def coins(state: AlbaState, seat: int) -> int:
    """Coins at hand."""
    return state.players[seat].coins


def wheat(state: AlbaState, seat: int) -> int:
    """Wheat in the granary."""
    return state.players[seat].wheat


def people(state: AlbaState, seat: int) -> int:
    """[AL-1.6] Peasants of the city."""
    return state.players[seat].population


def realm(state: AlbaState, seat: int) -> int:
    """[AL-20] Monuments, peasants, wheat and coins together."""
    player = state.players[seat]
    return player.monuments + player.population + player.wheat + player.coins


def begins(step: Step) -> bool:
    """With any decision that another King, chance or the course of the year has led to."""
    return isinstance(step, Decision)


def theme(actions: Sequence[Action]) -> str:
    """The strongest theme among the actions, else where most peasants go."""
    kinds = {type(action) for action in actions}
    for kind, name in THEMES.items():
        if kind in kinds:
            return name
    sent = max(
        (action for action in actions if isinstance(action, Send)), key=lambda a: a.peasants, default=None
    )
    return str(sent.workplace) if sent else "court"


GOALS = Goals(
    begins,
    (),
    (
        Measure("coins", coins, gained=False),
        Measure("wheat", wheat, gained=False),
        Measure("people", people, gained=False),
        Measure("realm", realm, gained=False),
    ),
    theme,
    chance_ends=True,
)
