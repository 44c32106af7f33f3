"""Concordia for the search: where a turn pauses, and which options are worth a look."""

from collections.abc import Hashable
from typing import Any

from rome_desktop.ai.concordia.look import ConcordiaLook, ConcordiaOwnLook
from rome_desktop.ai.concordia.plans import plans
from rome_desktop.ai.concordia.reasons import reason
from rome_desktop.ai.concordia.weights import WEIGHTS, Weights
from rome_desktop.engine.actions import Action
from rome_desktop.engine.hidden import imagine
from rome_desktop.engine.steps import Dice, Step
from rome_desktop.games.concordia.actions import Build, Done, Place, Purchase, Sell
from rome_desktop.games.concordia.architect import BuildHouses, MoveColonists
from rome_desktop.games.concordia.colonists import PlaceColonists
from rome_desktop.games.concordia.hidden import ZONES
from rome_desktop.games.concordia.market import PayMark
from rome_desktop.games.concordia.mercator import TradeGoods
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.turn import EndTurn, PlayCard

PLANS = 4
SALES = 4
PURCHASES = 6
CITIES = 2
"""Of each kind of colonist, so many cities are tried for a new one."""


class ConcordiaEvaluator:
    """Concordia for the search."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def world(self, view: ConcordiaState, dice: Dice) -> ConcordiaState:
        """The view with the stack in some order that it may have."""
        return imagine(view, ZONES, dice)

    def pauses(self, step: Step) -> bool:
        return isinstance(step, EndTurn)

    def is_quiet(self, step: Step) -> bool:
        return isinstance(step, PlayCard)

    def begins(self, step: Step) -> bool:
        return self.is_quiet(step)

    def options(self, state: ConcordiaState) -> list[Action]:
        """All but those that cannot be the best, or are another order of the same."""
        top: Any = state.pending[-1]
        if isinstance(top, MoveColonists):
            return self.next_of_plans(state, top.seat, top.steps)
        if isinstance(top, BuildHouses):
            return self.next_of_plans(state, top.seat, 0)
        found: list[Action] = top.options(state)
        if len(found) == 1:
            return found
        if isinstance(top, TradeGoods):
            return self.trades(state, top.seat, found)
        if isinstance(top, PayMark):
            return [self.least_missed(state, top.seat, found)]
        if isinstance(top, PlaceColonists):
            return placements(state, top.seat, found)
        return found

    def next_of_plans(self, state: ConcordiaState, seat: int, steps: int) -> list[Action]:
        """The next answer of each of the best plans; only of the best one once the action is under way."""
        look = ConcordiaLook(state, self.weights)
        fresh = steps == state.colonists(seat)
        best = plans(state, seat, steps, lambda after: look.worth(after, seat), PLANS if fresh else 1)
        answers: list[Action] = []
        for plan in best:
            if plan.moves:
                answers.append(plan.moves[0])
            elif plan.cities and not steps:
                answers.append(Build(plan.cities[0]))
            else:
                answers.append(Done())
        return list(dict.fromkeys(answers))

    def trades(self, state: ConcordiaState, seat: int, found: list[Action]) -> list[Action]:
        """The best sales and the best purchases by themselves, and none."""
        look = ConcordiaLook(state, self.weights)
        player, price = state.players[seat], state.map.price

        def gain(action: Any) -> float:
            trial = player.clone()
            sign = -1 if isinstance(action, Sell) else 1
            trial.goods[action.good] += sign * action.count
            trial.money -= sign * action.count * price[action.good]
            return look.stock(trial) + trial.money

        sales = sorted((a for a in found if isinstance(a, Sell)), key=gain, reverse=True)
        purchases = sorted((a for a in found if isinstance(a, Purchase)), key=gain, reverse=True)
        return [Done(), *sales[:SALES], *purchases[:PURCHASES]]

    def least_missed(self, state: ConcordiaState, seat: int, found: list[Action]) -> Action:
        """The good whose loss costs least."""
        look = ConcordiaLook(state, self.weights)

        def left(action: Any) -> float:
            trial = state.players[seat].clone()
            trial.goods[action.good] -= 1
            return look.stock(trial)

        return max(found, key=left)

    def likely(self, state: ConcordiaState, look: Any) -> list[Action]:
        return self.options(state)

    def key(self, state: ConcordiaState) -> Hashable:
        return (
            tuple(state.pending),
            tuple(
                (p.money, tuple(p.goods.values()), tuple(sorted(p.hand)), p.walkers, p.ships)
                for p in state.players
            ),
            tuple(state.built),
            tuple(state.display),
            tuple(state.goods_up.values()),
        )

    def look(self, root: ConcordiaState) -> ConcordiaLook:
        return ConcordiaLook(root, self.weights)

    def own_look(self, root: ConcordiaState) -> ConcordiaLook:
        return ConcordiaOwnLook(root, self.weights)

    def why(self, before: ConcordiaState, action: Action, after: ConcordiaState, seat: int) -> dict[str, Any]:
        return reason(self.look(before), before, action, after, seat)


def placements(state: ConcordiaState, seat: int, found: list[Action]) -> list[Action]:
    """For each kind the cities with most places to build close by, and what is not a placement."""
    tables, own = state.map, state.built[seat]
    places = [a for a in found if isinstance(a, Place)]

    def open_sites(action: Place) -> int:
        masks = [tables.site_mask[line] for line in tables.touching[action.kind][action.city]]
        total = 0
        for mask in masks:
            total |= mask
        return (total & ~own).bit_count()

    best: list[Action] = []
    for kind in tables.place:
        best += sorted((a for a in places if a.kind == kind), key=open_sites, reverse=True)[:CITIES]
    return [*(a for a in found if not isinstance(a, Place)), *best]
