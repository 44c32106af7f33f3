"""Nova Roma for the search: every small decision is looked at by itself, with what it promises."""

from collections.abc import Hashable
from typing import Any

from rome_desktop.ai.nova_roma.outlook import outlook
from rome_desktop.ai.nova_roma.plans import glanced
from rome_desktop.ai.nova_roma.promise import promise
from rome_desktop.ai.nova_roma.weights import WEIGHTS, Weights
from rome_desktop.ai.nova_roma.worth import TERMS, parts, scored, worth, zones_of
from rome_desktop.ai.search import Look
from rome_desktop.ai.thought import Thought
from rome_desktop.ai.weights import Factors, factors_of
from rome_desktop.engine.actions import Action
from rome_desktop.engine.hidden import imagine
from rome_desktop.engine.steps import Dice, Step
from rome_desktop.games.nova_roma.actions import Build
from rome_desktop.games.nova_roma.answers import TRACK
from rome_desktop.games.nova_roma.building import ChooseSite
from rome_desktop.games.nova_roma.ending import standings
from rome_desktop.games.nova_roma.forum import EndTurn, PutEmperor, TakeTurn
from rome_desktop.games.nova_roma.hidden import ZONES
from rome_desktop.games.nova_roma.state import AUTOMA, NovaState, Player

FEW = 4
"""So many sites are looked at one by one."""
GLANCES = 3
"""Spaces that a quick player thinks through."""


class NovaLook:
    """Values positions; `factors` weigh the terms."""

    def __init__(self, weights: Weights, factors: Factors) -> None:
        self.weights = weights
        self.factors = factors

    def value(self, state: NovaState, seat: int) -> float:
        """In points: what the seat has and what its turn promises, less what rivals hold and may take."""
        weights = self.weights
        if state.over:
            scores = [float(standing.score) for standing in standings(state)]
            return scores[seat] - max(score for side, score in enumerate(scores) if side != seat)
        total = worth(state, seat, weights, self.factors) + promise(state, seat, weights)
        if state.level:
            return total - automa_worth(state, zones_of(state)[0], weights)
        return total - weights.rival * self.rivals(state, seat)

    def rivals(self, state: NovaState, seat: int) -> float:
        """Majorities of the strongest rival, and what the forum offers to the others on average."""
        points = zones_of(state)[0]
        others = [side for side in range(state.seats) if side != seat]
        offered = sum([outlook(state, side) for side in others]) / len(others)
        return max([points[side] for side in others]) + self.weights.outlook * offered


class NovaOwnLook(NovaLook):
    """As if nobody else were there: quicker, for trial play."""

    def value(self, state: NovaState, seat: int) -> float:
        if state.over:
            return super().value(state, seat)
        return worth(state, seat, self.weights, self.factors) + promise(state, seat, self.weights)


def automa_worth(state: NovaState, zones: tuple[int, ...], weights: Weights) -> float:
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

    terms = TERMS

    def __init__(self, factors: Factors | None = None, weights: Weights = WEIGHTS) -> None:
        self.factors = factors_of("nova_roma", TERMS) if factors is None else factors
        self.weights = weights

    def scored(self, state: NovaState, seat: int) -> float:
        """Points that are sure."""
        return scored(state, seat)

    def parts(self, state: NovaState, seat: int) -> tuple[float, ...]:
        """What the position promises besides, term by term, before their factors."""
        return parts(state, seat, self.weights)

    def world(self, view: NovaState, dice: Dice) -> NovaState:
        """Unknown cards are dealt at random from what the seat has not seen."""
        return imagine(view, ZONES, dice)

    def pauses(self, step: Step) -> bool:
        return isinstance(step, EndTurn)

    def is_quiet(self, step: Step) -> bool:
        return True

    def begins(self, step: Step) -> bool:
        """A patrician or the emperor is about to be placed; what follows carries out the plan."""
        return isinstance(step, TakeTurn | PutEmperor)

    def options(self, state: NovaState) -> list[Action]:
        step = state.pending[-1]
        found: list[Action] = step.options(state)  # type: ignore[attr-defined]
        return unlike_sites(state, found) if isinstance(step, ChooseSite) and len(found) > FEW else found

    def likely(self, state: NovaState, look: Look) -> list[Action]:
        """A quick plan for a patrician: the spaces that look best at once, to the end of the turn."""
        step = state.pending[-1]
        found = self.options(state)
        if not isinstance(step, TakeTurn) or len(found) < 2:
            return found
        return [glanced(self, look, state, step.seat, GLANCES, Thought())[0].path[0]]

    def key(self, state: NovaState) -> Hashable:
        return repr(state)

    def look(self, root: NovaState) -> NovaLook:
        return NovaLook(self.weights, self.factors)

    def own_look(self, root: NovaState) -> NovaLook:
        return NovaOwnLook(self.weights, self.factors)

    def why(self, before: NovaState, action: Action, after: NovaState, seat: int) -> dict[str, Any]:
        """`scores` with the points gained at once; `prepares` when nothing simple can be said."""
        was, now = (standings(state)[seat].score for state in (before, after))
        if now > was:
            return {"reason": "scores", "points": now - was}
        return {"reason": "prepares"}


def unlike_sites(state: NovaState, found: list[Action]) -> list[Action]:
    """One of the sites that lie in the same zone and cover as much of the ground around each token."""
    kinds: dict[Hashable, Action] = {}
    tables = state.map
    for action in found:
        mask = tables.build[action.cells] if isinstance(action, Build) else 0
        zone = next((n for n, ground in enumerate(tables.zone_masks) if mask & ground), -1)
        around = [
            (mask & space.ring).bit_count() if not state.rewards_spent >> n & 1 else 0
            for n, space in enumerate(tables.reward_spaces)
        ]
        kinds.setdefault((zone, *around), action)
    return list(kinds.values())
