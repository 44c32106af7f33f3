"""[NR-13] Sail: a maritime contract, then ships from port to port."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal, replaced
from rome_desktop.games.nova_roma.actions import Sail, TakeContract
from rome_desktop.games.nova_roma.answers import DONE
from rome_desktop.games.nova_roma.components import NOTHING
from rome_desktop.games.nova_roma.events import ContractCompleted, ShipMoved
from rome_desktop.games.nova_roma.gains import can_pay, missing, pay_cost, price_of, received
from rome_desktop.games.nova_roma.state import NovaState


def within_reach(state: NovaState, seat: int, row: list[str], waived: bool) -> list[Action]:
    """[NR-13.1, NR-14.1, NR-5.9] Contracts in the spaces the power opens that can be paid in full."""
    player, costs = state.players[seat], state.map.costs
    return [
        costs[contract].take
        for contract in row[: state.box.actions.contract_slots[state.power - 1]]
        if contract != NOTHING and can_pay(player, costs[contract], waived)
    ]


def why_not_contract(
    state: NovaState, seat: int, row: list[str], action: TakeContract, waived: bool
) -> Refusal:
    """Why this contract cannot be completed."""
    if action.contract not in row:
        return Refusal("NR-13.1", "contract-is-not-on-display", contract=action.contract)
    if row.index(action.contract) >= state.box.actions.contract_slots[state.power - 1]:
        return Refusal("NR-13.1", "contract-is-out-of-reach", power=state.power)
    price = price_of(state.map.costs[action.contract], waived)
    return Refusal("NR-8.5", "cost-cannot-be-paid", missing=missing(state.players[seat], price))


@dataclass(frozen=True, slots=True)
class OfferMaritime(Automatic):
    """[NR-13.1, NR-13.3] At most one contract."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if within_reach(state, self.seat, state.maritime_row, False):
            state.then(ChooseMaritime(self.seat))


@dataclass(frozen=True, slots=True)
class ChooseMaritime(Decision):
    """[NR-13.1, NR-13.2, NR-13.9] A contract, which gives sails equal to the power; or none."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        return [*within_reach(state, self.seat, state.maritime_row, False), DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, TakeContract):
            return
        pay_cost(state, self.seat, state.map.costs[action.contract], False, log)
        state.maritime_row[state.maritime_row.index(action.contract)] = NOTHING
        state.players[self.seat].maritime += (action.contract,)
        if log:
            log(ContractCompleted(self.seat, action.contract))
        state.then(OfferLeg(self.seat, state.power))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, TakeContract):
            return why_not_contract(state, self.seat, state.maritime_row, action, False)
        return Refusal("NR-13.1", "complete-a-contract-or-be-done")


def sailings(state: NovaState, seat: int, sails: int) -> list[Action]:
    """[NR-13.4 to NR-13.8] The ports a ship can enter with so many sails."""
    legs = state.map.legs
    first, second = state.players[seat].ships
    found: list[Action] = [leg.sail for leg in legs[first] if leg.port.sails <= sails]
    if second != first:
        found += [leg.sail for leg in legs[second] if leg.port.sails <= sails]
    return found


@dataclass(frozen=True, slots=True)
class OfferLeg(Automatic):
    """[NR-13.2, NR-29.6] While sails are left that can be used."""

    seat: int
    sails: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if self.sails and sailings(state, self.seat, self.sails):
            state.then(SailOn(self.seat, self.sails))


@dataclass(frozen=True, slots=True)
class SailOn(Decision):
    """[NR-13.4 to NR-13.7] The next leg of either ship; the reward of the port comes before the leg after."""

    seat: int
    sails: int

    def options(self, state: NovaState) -> list[Action]:
        return [*sailings(state, self.seat, self.sails), DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, Sail):
            return
        leg = state.map.leg_to[action.port]
        player = state.players[self.seat]
        player.ships = replaced(player.ships, player.ships.index(leg.start), action.port)
        if log:
            log(ShipMoved(self.seat, leg.start, action.port))
        state.then(*received(self.seat, leg.port.reward), OfferLeg(self.seat, self.sails - leg.port.sails))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if not isinstance(action, Sail):
            return Refusal("NR-13.2", "sail-or-be-done")
        leg = state.map.leg_to.get(action.port)
        if leg is None or leg.start not in state.players[self.seat].ships:
            return Refusal("NR-13.4", "no-ship-in-the-port-before", port=action.port)
        return Refusal("NR-13.4", "not-enough-sails", sails=self.sails, needed=leg.port.sails)
