"""City of Marble for the search: where a turn pauses, and which options are worth a look."""

from collections.abc import Hashable
from typing import Any

from rome_desktop.ai.city_of_marble.look import MarbleLook, against, turns_left
from rome_desktop.ai.city_of_marble.reasons import reason
from rome_desktop.ai.city_of_marble.weights import WEIGHTS, Weights
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Dice, Step
from rome_desktop.games.city_of_marble.actions import Draw, End, Play, Spend
from rome_desktop.games.city_of_marble.ending import imperium_points
from rome_desktop.games.city_of_marble.state import MarbleState
from rome_desktop.games.city_of_marble.turn import EndTurn, ExtraAction, TakeAction

PLACES = 8
"""Positions for a tile that are looked at in trial play."""
PLENTY = 2.0
"""Tiles in hand for each action left to lay one: whoever has so many draws no more.

With half as many a player alone among three who draw on won one of 14 matches, with this four of 16.
"""


class MarbleEvaluator:
    """City of Marble for the search."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def world(self, view: MarbleState, dice: Dice) -> MarbleState:
        """The view itself: a hidden bridge value changes no option, and its mean is known exactly."""
        return view.clone()

    def pauses(self, step: Step) -> bool:
        return isinstance(step, EndTurn)

    def is_quiet(self, step: Step) -> bool:
        return isinstance(step, (TakeAction, ExtraAction))

    def begins(self, step: Step) -> bool:
        """An action is to be chosen; whether to buy another one is seen at a glance."""
        return isinstance(step, ExtraAction) or (isinstance(step, TakeAction) and step.left > 0)

    def options(self, state: MarbleState) -> list[Action]:
        """Imperium is spent only once the ordinary actions are done, and of the kind that is missed least.

        Tiles that nobody would be in time to lay are not drawn.
        """
        top = state.pending[-1]
        found: list[Action] = top.options(state)  # type: ignore[attr-defined]
        if not isinstance(top, TakeAction):
            return found
        if top.left and has_plenty(state, top.seat) and any(isinstance(action, Play) for action in found):
            found = [action for action in found if not isinstance(action, Draw)]
        spending = [action for action in found if isinstance(action, Spend)]
        if not spending:
            return found
        if top.left:
            return [action for action in found if not isinstance(action, Spend)]
        return [End(), max(spending, key=lambda action: loss(state, top.seat, action))]

    def likely(self, state: MarbleState, look: Any) -> list[Action]:
        """Tiles only where most is at stake."""
        found = self.options(state)
        places = {action.position for action in found if isinstance(action, Play)}
        if len(places) <= PLACES:
            return found
        kept = set(sorted(places, key=lambda place: (-look.stake(place), place))[:PLACES])
        return [action for action in found if not isinstance(action, Play) or action.position in kept]

    def key(self, state: MarbleState) -> Hashable:
        return (
            tuple(state.pending),
            frozenset(state.tiles),
            tuple(map(tuple, state.lines.values())),
            tuple(tuple(p.ready.values()) + tuple(p.drawn.values()) for p in state.players),
            tuple(map(tuple, state.waiting.values())),
            frozenset(state.sites.items()),
        )

    def look(self, root: MarbleState) -> "MarbleLook":
        return MarbleLook(root, self.weights)

    def own_look(self, root: MarbleState) -> "MarbleLook":
        return MarbleLook(root, self.weights)

    def why(self, before: MarbleState, action: Action, after: MarbleState, seat: int) -> dict[str, Any]:
        return reason(self.look(before), before, action, after, seat)


def has_plenty(state: MarbleState, seat: int) -> bool:
    """Whether a seat holds many more tiles than there are actions left to lay them [RM-11.1].

    Nobody likes to lay the first tile of a site; where all draw instead, the match ends on an empty board.
    In the last round a draw only passes.
    """
    player = state.players[seat]
    held = sum(player.ready.values()) + sum(player.drawn.values())
    return state.final < 0 and held >= PLENTY * state.box.turn.actions * turns_left(state)


def loss(state: MarbleState, seat: int, action: Spend) -> float:
    """What is left of the imperium majorities, for the seat against the others, without one tile."""
    held = state.players[seat].imperium
    held[action.kind] -= 1
    left = against(imperium_points(state), seat) + 0.01 * min(held.values())
    held[action.kind] += 1
    return left
