"""Trajan for the search: every small decision is looked at by itself, a sowing as a whole."""

from collections import Counter
from collections.abc import Hashable
from typing import Any

from rome_desktop.ai.trajan.look import (
    TrajanLook,
    TrajanOwnLook,
    wanted,
)
from rome_desktop.ai.trajan.weights import WEIGHTS, Weights
from rome_desktop.engine.actions import Action
from rome_desktop.engine.hidden import imagine
from rome_desktop.engine.steps import Dice, Step
from rome_desktop.games.trajan.actions import Take
from rome_desktop.games.trajan.deeds import TakeAction
from rome_desktop.games.trajan.ending import standings
from rome_desktop.games.trajan.hidden import ZONES
from rome_desktop.games.trajan.ids import Deed, Joker
from rome_desktop.games.trajan.setup import TakeStartCard
from rome_desktop.games.trajan.sowing import DropMarker
from rome_desktop.games.trajan.state import TrajanState
from rome_desktop.games.trajan.turn import EndTurn

SMALL = 3
"""Up to so many different markers every order of dropping is tried [TR-25.5]."""


REASONS = ("completes", "scores", "demands", "votes", "extra", "prepares", "only")
"""Why an option is a good one; `only` is said where there is no other."""


class TrajanEvaluator:
    """Trajan for the search."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def world(self, view: TrajanState, dice: Dice) -> TrajanState:
        """A table that could be the true one: hidden cards are dealt at random."""
        return imagine(view, ZONES, dice)

    def pauses(self, step: Step) -> bool:
        return isinstance(step, EndTurn)

    def is_quiet(self, step: Step) -> bool:
        """Anything but the markers of a sowing is decided by itself."""
        return not isinstance(step, DropMarker)

    def begins(self, step: Step) -> bool:
        return self.is_quiet(step)

    def options(self, state: TrajanState) -> list[Action]:
        """[TR-25.5] Of many markers only the best one for the next tray and for the last one is tried."""
        top = state.pending[-1]
        found: list[Action] = top.options(state)  # type: ignore[attr-defined]
        if isinstance(top, TakeStartCard):
            return found[:1]
        if isinstance(top, TakeAction) and top.deed == Deed.FORUM:
            return once_each(state, found)
        if not isinstance(top, DropMarker) or len(top.left) <= SMALL:
            return found
        want = wanted(state, top.seat, self.weights)[top.tray]
        last = wanted(state, top.seat, self.weights)[(top.tray + len(top.left) - 1) % len(want)]
        keep = max(found, key=lambda a: want[a.colour] - last[a.colour])  # type: ignore[attr-defined]
        return [keep]

    def likely(self, state: TrajanState, look: Any) -> list[Action]:
        return self.options(state)

    def key(self, state: TrajanState) -> Hashable:
        """[TR-25.3] Equal for sowings and actions that end alike."""
        return (
            tuple(state.pending),
            state.forum,
            state.district,
            state.grey_ships,
            tuple(
                (*p.trays, *p.slots, *sorted(p.hand), *sorted(p.display), p.reserve, p.leader, *p.tiles)
                for p in state.players
            ),
        )

    def look(self, root: TrajanState) -> TrajanLook:
        return TrajanLook(self.weights)

    def own_look(self, root: TrajanState) -> TrajanLook:
        return TrajanOwnLook(self.weights)

    def why(self, before: TrajanState, action: Action, after: TrajanState, seat: int) -> dict[str, Any]:
        """One of REASONS; `scores` comes with `points`, `completes` with the tile."""
        done = [tile for tile in before.players[seat].slots if tile and tile not in after.players[seat].slots]
        if done:
            return {"reason": "completes", "tile": done[0]}
        was, now = (standings(state)[seat].score for state in (before, after))
        if now > was:
            return {"reason": "scores", "points": now - was}
        return {"reason": promise(before, after, seat)}


def promise(before: TrajanState, after: TrajanState, seat: int) -> str:
    """What is good about an action that scores nothing yet: the forum tile it brings, or what may follow."""
    was, now = before.players[seat], after.players[seat]
    for name in Counter(now.tiles) - Counter(was.tiles):
        tile = before.map.forum[name]
        if tile.icon in before.demands or tile.joker == Joker.DEMAND:
            return "demands"
        if tile.votes:
            return "votes"
        if tile.deed or tile.joker == Joker.EXTRA_ACTION:
            return "extra"
    if len(now.marked) > len(was.marked):
        return "extra"
    return "prepares"


def once_each(state: TrajanState, found: list[Action]) -> list[Action]:
    """Of equal forum tiles on different spaces only the first: the results are equal."""
    tiles = dict(zip(state.map.spaces[state.seats], state.forum, strict=True))
    seen: dict[object, Action] = {}
    for action in found:
        seen.setdefault(tiles[action.space] if isinstance(action, Take) else action, action)
    return list(seen.values())
