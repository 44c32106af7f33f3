"""Why a hint is a good one: one key, and the number it speaks of."""

from typing import Any

from rome_desktop.ai.concordia.look import ConcordiaLook
from rome_desktop.engine.actions import Action
from rome_desktop.games.concordia.actions import Done
from rome_desktop.games.concordia.scoring import categories
from rome_desktop.games.concordia.state import ConcordiaState


def reason(
    look: ConcordiaLook, before: ConcordiaState, action: Action, after: ConcordiaState, seat: int
) -> dict[str, Any]:
    """`scores` comes with `points`, `coins` with `coins`, `goods` with `goods`; the others alone.

    `builds`: houses for later scoring; `buys`: a card; `recruits`: a colonist; `returns`: cards come back to
    the hand; `prepares`: better prospects. Empty when nothing simple can be said.
    """
    was, now = before.players[seat], after.players[seat]
    points = sum(categories(after, seat).values()) - sum(categories(before, seat).values())
    if after.built[seat] != before.built[seat]:
        return {"reason": "scores", "points": points} if points > 0 else {"reason": "builds"}
    if len(now.hand) + len(now.pile) > len(was.hand) + len(was.pile):
        return {"reason": "buys"}
    if after.colonists(seat) > before.colonists(seat):
        return {"reason": "recruits"}
    if len(now.hand) > len(was.hand):
        return {"reason": "returns"}
    goods = sum(now.goods.values()) - sum(was.goods.values())
    if goods > 0:
        return {"reason": "goods", "goods": goods}
    if now.money > was.money:
        return {"reason": "coins", "coins": now.money - was.money}
    if isinstance(action, Done):
        return {}
    return {"reason": "prepares"} if look.worth(after, seat) > look.worth(before, seat) else {}
