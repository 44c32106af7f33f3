"""Why a hint is a good one: one key, and the numbers it speaks of."""

from collections.abc import Callable
from typing import Any

from rome_desktop.engine.actions import Action
from rome_desktop.games.alba_longa.actions import Attack, Bless, Buy, Call, Grow, Hit, Improve, Loot, PlayHero
from rome_desktop.games.alba_longa.state import AlbaState, Player
from rome_desktop.games.alba_longa.workers import quarrymen


def reason(before: AlbaState, action: Action, after: AlbaState, seat: int) -> dict[str, Any]:
    """One of `builds`, `feeds`, `earns`, `worships`, `arms` with `peasants`, `grows` with `peasants`.

    `gathers` (a call or a die for peasants who wait), `improves`, `blesses`, `strikes`, `plunders` and
    `fights` come alone. Empty when nothing simple can be said.
    """
    was, now = before.players[seat], after.players[seat]
    for key, count in JOBS.items():
        sent = count(now) - count(was)
        if sent > 0 and before.season == after.season:
            return {"reason": key, "peasants": sent}
    if isinstance(action, Grow):
        return {"reason": "grows", "peasants": action.peasants}
    for kind, key in DEEDS.items():
        if isinstance(action, kind):
            return {"reason": key}
    return {}


def farmers(player: Player) -> int:
    """On the fields and in the granary."""
    return len(player.fields) + player.granary


JOBS: dict[str, Callable[[Player], int]] = {
    "builds": quarrymen,
    "feeds": farmers,
    "earns": lambda player: len(player.merchants),
    "worships": lambda player: player.priests + player.priest_captives,
    "arms": lambda player: player.soldiers,
}
DEEDS: dict[type[Action], str] = {
    Call: "gathers",
    Buy: "gathers",
    Improve: "improves",
    Bless: "blesses",
    Hit: "strikes",
    Loot: "plunders",
    Attack: "fights",
    PlayHero: "fights",
}
