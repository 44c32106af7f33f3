"""[AL-6.1, AL-6.2] Free houses: peasants who go to work without a die."""

from dataclasses import dataclass
from functools import cache

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.alba_longa.actions import Assign, Done
from rome_desktop.games.alba_longa.events import FreeHouseUsed
from rome_desktop.games.alba_longa.ids import FARM, WORKPLACES, Phase
from rome_desktop.games.alba_longa.placing import open_workplaces, place
from rome_desktop.games.alba_longa.state import AlbaState

assign = cache(Assign)
DONE = Done()
OPTIONS = {n: [*map(assign, WORKPLACES[:n]), DONE] for n in (len(WORKPLACES) - 1, len(WORKPLACES))}


def free_houses(state: AlbaState, side: int) -> int:
    """[AL-6.1, AL-22.7, R47] How many peasants on the housing track stand in a free house."""
    player = state.players[side]
    disc, last = player.disc, player.disc + player.idle
    return sum(disc < space <= last for space in state.box.housing.free)


@dataclass(frozen=True, slots=True)
class OpenFreeHouses(Automatic):
    """[AL-6.1, R10] In turn order, all free houses of a King at once; the Shadow has none [AL-27.1]."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        state.phase = Phase.COURT
        for side in reversed(state.in_order()):
            left = 0 if state.is_shadow(side) else free_houses(state, side)
            if left:
                state.pending.append(AssignFree(side, left))


@dataclass(frozen=True, slots=True)
class AssignFree(Decision):
    """[AL-6.1, AL-6.2, AL-6.11, R10] Peasant by peasant, `left` in all; those not placed stay idle."""

    seat: int
    left: int

    def options(self, state: AlbaState) -> list[Action]:
        return OPTIONS[len(open_workplaces(state))][:]

    def resolve(self, state: AlbaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, Assign):
            return
        place(state, state.players[self.seat], action.workplace, 1)
        if log:
            log(FreeHouseUsed(self.seat, action.workplace))
        if self.left > 1:
            state.pending.append(AssignFree(self.seat, self.left - 1))

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        if isinstance(action, Assign) and action.workplace == FARM:
            return Refusal("AL-3.7", "farm-in-the-harvest-season-only")
        return Refusal("AL-6.1", "free-houses-first")
