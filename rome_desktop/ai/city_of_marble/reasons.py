"""Why a hint is a good one: one key, and the points it speaks of."""

from typing import Any

from rome_desktop.ai.city_of_marble.look import MarbleLook
from rome_desktop.engine.actions import Action
from rome_desktop.games.city_of_marble.actions import Draw, Expand, Keep, Lay, LeaveEmpty, Recall, Withdraw
from rome_desktop.games.city_of_marble.components import KINDS
from rome_desktop.games.city_of_marble.ending import standings
from rome_desktop.games.city_of_marble.state import MarbleState

AT_ONCE = ("buildings", "coins")
DENIED = 1.0
"""Fewer points than this taken from the others' prospects are not worth a word."""


def reason(
    look: MarbleLook, before: MarbleState, action: Action, after: MarbleState, seat: int
) -> dict[str, Any]:
    """`scores` and `denies` come with `points`; `waters`, `imperium`, `bridge`, `supplies`, `prepares` alone.

    Empty when nothing simple can be said.
    """
    was, now = (standings(state)[seat].categories for state in (before, after))
    points = sum(now[name] - was[name] for name in AT_ONCE)
    if points > 0:
        return {"reason": "scores", "points": points}
    if isinstance(action, (Expand, Lay)) and now["aqueducts"] > was["aqueducts"]:
        return {"reason": "waters"}
    if waiting(after, seat) > waiting(before, seat):
        return {"reason": "imperium"}
    if len(after.players[seat].bridges) > len(before.players[seat].bridges):
        return {"reason": "bridge"}
    denied = others(look, before, seat) - others(look, after, seat)
    if denied >= DENIED and not isinstance(action, (Draw, Recall)):
        return {"reason": "denies", "points": round(denied)}
    if isinstance(action, (Draw, Recall)):
        return {"reason": "supplies"}
    if isinstance(action, (Keep, LeaveEmpty, Withdraw)):
        return {}
    return {"reason": "prepares"} if own(look, after, seat) > own(look, before, seat) else {}


def waiting(state: MarbleState, seat: int) -> int:
    """Magistrates of the seat who will fetch imperium."""
    return sum(state.waiting[kind].count(seat) for kind in KINDS)


def own(look: MarbleLook, state: MarbleState, seat: int) -> float:
    """The seat's prospects from unfinished sites, in points."""
    return look.prospects(state)[1][seat]


def others(look: MarbleLook, state: MarbleState, seat: int) -> float:
    """The others' prospects from unfinished sites together, in points."""
    return sum(look.prospects(state)[1]) - own(look, state, seat)
