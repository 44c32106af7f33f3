"""Nova Roma for the search: every small decision is looked at by itself, with what it promises."""

from collections.abc import Hashable
from typing import Any

from rome_desktop.ai.nova_roma.promise import promise
from rome_desktop.ai.nova_roma.weights import WEIGHTS, Weights
from rome_desktop.ai.nova_roma.worth import Memo, side_worth
from rome_desktop.engine.actions import Action
from rome_desktop.engine.hidden import imagine
from rome_desktop.engine.steps import Dice, Step
from rome_desktop.games.nova_roma.answers import TRACK
from rome_desktop.games.nova_roma.ending import majority_points, standings
from rome_desktop.games.nova_roma.forum import EndTurn
from rome_desktop.games.nova_roma.hidden import ZONES
from rome_desktop.games.nova_roma.state import AUTOMA, NovaState, Player


class NovaLook:
    """Values near one root."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.memo: Memo = {}

    def value(self, state: NovaState, seat: int) -> float:
        """In points: what the seat has and what its turn promises, less what rivals hold of the city."""
        weights = self.weights
        if state.over:
            scores = [float(standing.score) for standing in standings(state)]
            return scores[seat] - max(score for side, score in enumerate(scores) if side != seat)
        zones = majority_points(state)
        worth = side_worth(state, seat, zones[seat], weights, self.memo) + promise(state, seat, weights)
        if state.level:
            return worth - automa_worth(state, zones, weights)
        return worth - weights.rival * max(points for side, points in enumerate(zones) if side != seat)


class NovaOwnLook(NovaLook):
    """As if nobody else were there: quicker, for trial play."""

    def value(self, state: NovaState, seat: int) -> float:
        if state.over:
            return super().value(state, seat)
        zones = majority_points(state)
        return side_worth(state, seat, zones[seat], self.weights, self.memo) + promise(
            state, seat, self.weights
        )


def automa_worth(state: NovaState, zones: list[int], weights: Weights) -> float:
    """[NR-26.25 to NR-26.29] What the player can still take from the automa: zones, tracks, cells."""
    mine, its = state.players
    worth = 0.9 * zones[AUTOMA] + sum(state.box.mosaic_board.cell_vp[n // 3] for n in empty_cells(mine))
    for own, other in zip(mine.markers, its.markers, strict=True):
        behind = min(1.0, max(0.0, (other - own) / max(other, 1)))
        worth += state.box.solo.ahead_vp * behind**weights.chase
    if state.favourite:
        track = TRACK[state.map.track_of[state.favourite]]
        if mine.markers[track] <= its.markers[track]:
            worth += weights.lead * state.box.hippodrome.token_vp
    return worth + state.box.hippodrome.token_vp * len(its.chariots)


def empty_cells(player: Player) -> list[int]:
    """The cells of a mosaic board that are not covered."""
    return [cell for cell in range(9) if not player.covered >> cell & 1]


class NovaEvaluator:
    """Nova Roma for the search."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def world(self, view: NovaState, dice: Dice) -> NovaState:
        """Unknown cards are dealt at random from what the seat has not seen."""
        return imagine(view, ZONES, dice)

    def pauses(self, step: Step) -> bool:
        return isinstance(step, EndTurn)

    def is_quiet(self, step: Step) -> bool:
        return True

    def begins(self, step: Step) -> bool:
        return self.is_quiet(step)

    def options(self, state: NovaState) -> list[Action]:
        found: list[Action] = state.pending[-1].options(state)  # type: ignore[attr-defined]
        return found

    def likely(self, state: NovaState, look: Any) -> list[Action]:
        return self.options(state)

    def key(self, state: NovaState) -> Hashable:
        return repr(state)

    def look(self, root: NovaState) -> NovaLook:
        return NovaLook(self.weights)

    def own_look(self, root: NovaState) -> NovaLook:
        return NovaOwnLook(self.weights)

    def why(self, before: NovaState, action: Action, after: NovaState, seat: int) -> dict[str, Any]:
        """`scores` with the points gained at once; `prepares` when nothing simple can be said."""
        was, now = (standings(state)[seat].score for state in (before, after))
        if now > was:
            return {"reason": "scores", "points": now - was}
        return {"reason": "prepares"}
