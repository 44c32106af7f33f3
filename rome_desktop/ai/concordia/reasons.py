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
    """`scores` comes with `points`; the others alone. Empty when nothing simple can be said.

    `build`: houses for later scoring; `cards`: a card is bought; `colonist`: a new colonist; `hand`: cards
    come back; `goods` and `coins`: more of them; `prepares`: better prospects.
    """
    was, now = before.players[seat], after.players[seat]
    points = sum(categories(after, seat).values()) - sum(categories(before, seat).values())
    if after.built[seat] != before.built[seat]:
        return {"reason": "scores", "points": points} if points > 0 else {"reason": "build"}
    if len(now.hand) + len(now.pile) > len(was.hand) + len(was.pile):
        return {"reason": "cards"}
    if after.colonists(seat) > before.colonists(seat):
        return {"reason": "colonist"}
    if len(now.hand) > len(was.hand):
        return {"reason": "hand"}
    if sum(now.goods.values()) > sum(was.goods.values()):
        return {"reason": "goods"}
    if now.money > was.money:
        return {"reason": "coins"}
    if isinstance(action, Done):
        return {}
    return {"reason": "prepares"} if look.worth(after, seat) > look.worth(before, seat) else {}
