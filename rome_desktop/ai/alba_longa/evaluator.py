"""Alba Longa for the search: a die with its payment and its peasants is one action."""

from collections.abc import Hashable
from typing import Any

from rome_desktop.ai.alba_longa.look import AlbaLook, AlbaOwnLook
from rome_desktop.ai.alba_longa.reasons import reason
from rome_desktop.ai.alba_longa.weights import WEIGHTS, Weights
from rome_desktop.ai.memo import Memo
from rome_desktop.ai.search import Look
from rome_desktop.engine.actions import Action
from rome_desktop.engine.hidden import imagine
from rome_desktop.engine.steps import Dice, Step
from rome_desktop.games.alba_longa.course import PASS, BeginSeason, SellPeasants
from rome_desktop.games.alba_longa.court import PAY, SENDS, WORK_OF, PayStall, SendPeasants
from rome_desktop.games.alba_longa.hidden import ZONES
from rome_desktop.games.alba_longa.ids import FARM, QUARRY
from rome_desktop.games.alba_longa.soldiers import BeginSoldiers
from rome_desktop.games.alba_longa.state import AlbaState
from rome_desktop.games.alba_longa.year_end import FeedCities


class AlbaEvaluator:
    """Alba Longa for the search."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.memo: Memo[float] = Memo()

    def world(self, view: AlbaState, dice: Dice) -> AlbaState:
        """[AL-26.6] A table that could be the true one: hidden cards are dealt at random."""
        return imagine(view, ZONES, dice)

    def pauses(self, step: Step) -> bool:
        """Before the jobs are resolved, before the feeding, and before the next season."""
        return isinstance(step, BeginSoldiers | FeedCities | BeginSeason)

    def is_quiet(self, step: Step) -> bool:
        """Paying and sending belong to the die."""
        return not isinstance(step, PayStall | SendPeasants)

    def begins(self, step: Step) -> bool:
        return self.is_quiet(step)

    def options(self, state: AlbaState) -> list[Action]:
        found: list[Action] = state.pending[-1].options(state)  # type: ignore[attr-defined]
        return found

    def likely(self, state: AlbaState, look: Look) -> list[Action]:
        """As many peasants as go, to the quarry also one fewer since only pairs build; the poorest stall."""
        step = state.pending[-1]
        if isinstance(step, SendPeasants):
            most = step.most(state)
            sends = SENDS[WORK_OF[step.die]]
            found: list[Action] = [sends[most - 1]]
            if WORK_OF[step.die] == QUARRY and most > 1:
                found.append(sends[most - 2])
            return [*found, SENDS[FARM][most - 1]] if step.farm else found
        if isinstance(step, PayStall):
            return [PAY[state.stalls.index(min(state.stalls))]]
        if isinstance(step, SellPeasants):
            return [PASS]
        return self.options(state)

    def key(self, state: AlbaState) -> Hashable:
        """Equal for positions with the same pieces in the same places."""
        people = tuple(
            (p.idle, p.soldiers, p.merchants, p.workers, p.priests, p.fields, p.granary, p.coins, p.wheat)
            for p in state.players
        )
        return (tuple(state.pending), state.stalls, state.takers, people)

    def look(self, root: AlbaState) -> AlbaLook:
        return AlbaLook(self.weights, self.memo)

    def own_look(self, root: AlbaState) -> AlbaLook:
        return AlbaOwnLook(self.weights, self.memo)

    def why(self, before: AlbaState, action: Action, after: AlbaState, seat: int) -> dict[str, Any]:
        return reason(before, action, after, seat)
