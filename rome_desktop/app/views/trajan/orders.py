"""Good orders for the markers of a sowing: one that completes a tile, and the rest where tiles want them."""

from functools import cache

from rome_desktop.app.contract import Plan
from rome_desktop.app.views.trajan.sowings import Sowing, begun_with, completes, finishers, lies, sowing
from rome_desktop.engine.actions import Action
from rome_desktop.games.trajan.actions import Drop, Sow
from rome_desktop.games.trajan.ids import LETTERS, NOTHING, TRAYS, Colour
from rome_desktop.games.trajan.sowing import colours_of
from rome_desktop.games.trajan.state import TrajanState

DONE = 1000
"""What completing the tile of the target tray counts, far beyond anything else."""


def wants(view: TrajanState, side: int, now: Sowing) -> tuple[dict[str, int], ...]:
    """Per tray, how much the tile beside it wants a marker of each colour; the target's own is not asked."""
    player, found = view.players[side], []
    for number, name in enumerate(player.slots):
        want = {}
        if name != NOTHING and number != now.target:
            tile, lying = view.map.trajan[name], lies(view, side, now, number)
            want = {c: 1 + tile.vp for c in tile.colours if lying.count(c) < tile.colours.count(c)}
        found.append(want)
    return tuple(found)


def best_order(view: TrajanState, side: int, now: Sowing) -> str:
    """The markers in hand in the order in which they should fall.

    The tile beside the target tray is completed if it can be [TR-5.1]; the other markers go where the tiles
    beside the trays on the way want them, the better ones first.
    """
    player, count = view.players[side], len(now.left)
    want, tile = wants(view, side, now), player.slots[now.target]
    lying = lies(view, side, now, now.target)

    @cache
    def best(left: str, there: str) -> tuple[int, str]:
        """Worth and order of what is left, with `there` fallen on the target so far."""
        if not left:
            done = tile != NOTHING and completes(view, tile, lying + there)
            return (DONE if done else 0), ""
        tray = (now.following + count - len(left)) % len(TRAYS)
        found = (-1, "")
        for letter in colours_of(left):
            fallen = there + letter if tray == now.target else there
            worth, rest = best(left.replace(letter, "", 1), "".join(sorted(fallen)))
            worth += want[tray].get(letter, 0)
            if worth > found[0]:
                found = worth, letter + rest
        return found

    return best("".join(sorted(now.left, key=LETTERS.index)), "")[1]


def drops(order: str) -> tuple[Action, ...]:
    """The decisions of an order: markers of one colour fall by themselves [TR-4.2]."""
    asked = [n for n in range(len(order)) if len(set(order[n:])) > 1]
    return tuple(Drop(Colour(order[n])) for n in asked)


def completing(view: TrajanState, side: int) -> list[tuple[int, Sowing, str]]:
    """Ways to complete a tile with this turn's sowing: its tray, the sowing, the order of the markers.

    While a sowing is under way there is at most one; before it one for each tray that can, quickest first.
    """
    now = sowing(view, side)
    begun = [begun_with(view, side, n) for n in range(len(TRAYS))] if now is None else [now]
    found = [s for s in begun if s is not None and finishers(view, side, s)]
    return [(s.target, s, best_order(view, side, s)) for s in sorted(found, key=lambda s: s.steps)]


def sow_all(now: Sowing, order: str) -> tuple[Action, ...]:
    """A whole sowing from the choice of the tray on."""
    return (Sow(TRAYS[now.source]), *drops(order))


def whole(view: TrajanState, side: int, now: Sowing) -> tuple[Action, ...]:
    """The decisions that are left of a sowing, in the order that completes the tile if one does."""
    order = best_order(view, side, now)
    return drops(order) if len(now.left) < now.steps or sowing(view, side) else sow_all(now, order)


def meaning(view: TrajanState, side: int, plan: Plan) -> tuple[Sowing, str] | None:
    """The sowing that a plan makes, and the whole order in which its markers fall."""
    first, *rest = plan.actions
    now = begun_with(view, side, TRAYS.index(first.tray)) if isinstance(first, Sow) else sowing(view, side)
    if now is None:
        return None
    said = "".join(str(a.colour) for a in (rest if isinstance(first, Sow) else plan.actions))  # type: ignore[attr-defined]
    left = now.left
    for letter in said:
        left = left.replace(letter, "", 1)
    return now, said + left
