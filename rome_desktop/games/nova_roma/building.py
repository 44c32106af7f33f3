"""[NR-14] Build: a building contract, then its pieces in a zone, and reward tokens."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.nova_roma.actions import Build, TakeContract
from rome_desktop.games.nova_roma.answers import DONE
from rome_desktop.games.nova_roma.components import NOTHING
from rome_desktop.games.nova_roma.events import ContractCompleted, PiecesPlaced
from rome_desktop.games.nova_roma.gains import pay_cost
from rome_desktop.games.nova_roma.rewards import TakeRewards, completed_tokens
from rome_desktop.games.nova_roma.sailing import why_not_contract, within_reach
from rome_desktop.games.nova_roma.state import NovaState

SINGLE = "M1"
"""The shape of one piece [NR-29.7]."""


@dataclass(frozen=True, slots=True)
class OfferBuilding(Automatic):
    """[NR-14.1] At most one contract."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if within_reach(state, self.seat, state.building_row, state.waived):
            state.then(ChooseBuilding(self.seat))


@dataclass(frozen=True, slots=True)
class ChooseBuilding(Decision):
    """[NR-14.1, NR-14.2, NR-14.14] A contract, whose building can be placed after it; or none."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        return [*within_reach(state, self.seat, state.building_row, state.waived), DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, TakeContract):
            return
        pay_cost(state, self.seat, state.map.costs[action.contract], state.waived, log)
        state.building_row[state.building_row.index(action.contract)] = NOTHING
        state.players[self.seat].buildings += (action.contract,)
        if log:
            log(ContractCompleted(self.seat, action.contract))
        zones = state.box.actions.zones_by_power[state.power - 1]
        state.then(OfferSite(self.seat, state.map.shape_of[action.contract], zones))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, TakeContract):
            return why_not_contract(state, self.seat, state.building_row, action, state.waived)
        return Refusal("NR-14.1", "complete-a-contract-or-be-done")


def sites(state: NovaState, shape: str, zones: int) -> list[Action]:
    """[NR-14.2 to NR-14.5] Every way to place a shape on free ground of one of the first zones."""
    taken = state.taken
    return [build for mask, build in state.map.placements[shape][zones - 1] if not mask & taken]


@dataclass(frozen=True, slots=True)
class OfferSite(Automatic):
    """[NR-1.8, NR-14.6] Completely or not at all: with too few pieces or without room nothing is placed."""

    seat: int
    shape: str
    zones: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if state.players[self.seat].pieces < state.map.shape_cells[self.shape]:
            return
        taken = state.taken
        if any(not mask & taken for mask, _ in state.map.placements[self.shape][self.zones - 1]):
            state.then(ChooseSite(self.seat, self.shape, self.zones))


@dataclass(frozen=True, slots=True)
class ChooseSite(Decision):
    """[NR-14.2 to NR-14.6] Where the pieces go, in the first `zones` zones; or nowhere."""

    seat: int
    shape: str
    zones: int

    def options(self, state: NovaState) -> list[Action]:
        return [*sites(state, self.shape, self.zones), DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, Build):
            return
        player = state.players[self.seat]
        names = tuple(action.cells.split("|"))
        mask = state.map.build[action.cells]
        player.pieces -= len(names)
        player.built += names
        state.masks[self.seat] |= mask
        state.taken |= mask
        if log:
            log(PiecesPlaced(self.seat, names))
        state.then(TakeRewards(self.seat, completed_tokens(state, mask)))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if not isinstance(action, Build):
            return Refusal("NR-14.6", "place-or-be-done")
        ways = {build.cells for _, build in state.map.placements[self.shape][-1]}
        if action.cells not in ways:
            return Refusal("NR-14.3", "not-this-shape-on-ground", shape=self.shape)
        if state.map.build[action.cells] & state.taken:
            return Refusal("NR-14.4", "cell-is-taken")
        return Refusal("NR-14.2", "zone-is-closed", power=self.zones)
