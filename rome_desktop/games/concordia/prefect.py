"""[CO-6, CO-13] The Prefect and the Praefectus Magnus."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Decision, Refusal
from rome_desktop.games.concordia.actions import Cash, Produce
from rome_desktop.games.concordia.events import MarkersTurned, PraefectusPassed, ProvinceProduced
from rome_desktop.games.concordia.ids import Good
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.storehouse import receive

CASH = Cash()


def prefect(state: ConcordiaState, seat: int, log: Log | None) -> None:
    """[CO-6] Let a province produce, or take coins."""
    state.then(ChooseProvince(seat))


@dataclass(frozen=True, slots=True)
class ChooseProvince(Decision):
    """[CO-6.1, CO-6.4, CO-6.5] A province whose marker shows goods, or the coins shown by the others."""

    seat: int

    def options(self, state: ConcordiaState) -> list[Action]:
        up, produce = state.goods_up, state.map.produce
        found: list[Action] = [produce[province] for province in up if up[province]]
        if len(found) < len(up):
            found.append(CASH)
        return found

    def resolve(self, state: ConcordiaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Produce):
            produce(state, self.seat, action.province, bonus(state, self.seat), log)
        else:
            take_cash(state, self.seat, log)

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal:
        if isinstance(action, Cash):
            return Refusal("CO-6.5", "no-marker-shows-coins")
        if isinstance(action, Produce) and action.province in state.goods_up:
            return Refusal("CO-6.1", "its-marker-shows-coins", province=action.province)
        return Refusal("CO-6.1", "choose-a-province")


def bonus(state: ConcordiaState, seat: int) -> int:
    """[CO-6.1, CO-6.3, CO-13.1, CO-13.3, CO-13.4] Bonus goods; the Praefectus Magnus is used of necessity."""
    amounts = state.box.amounts
    if state.praefectus != seat:
        return amounts.prefect_bonus_units
    state.praefectus_used = True
    return amounts.prefect_bonus_units_with_praefectus_magnus


def produce(state: ConcordiaState, seat: int, province: str, units: int, log: Log | None) -> None:
    """[CO-6.1, CO-6.2, CO-6.7] The bonus for `seat`, and a good for every house from its city.

    A batch for each seat, in turn order; those with a choice answer in that order.
    """
    good = state.markers[province]
    state.goods_up[province] = False
    if log:
        log(ProvinceProduced(seat, province, good, units))
    batches: dict[int, list[Good]] = {side: [] for side in state.in_turn_order(seat)}
    batches[seat] += [good] * units
    for city in state.map.province_cities[province]:
        for side in state.houses[city]:
            batches[side].append(state.city_goods[city])
    choices = []
    for side, goods in batches.items():
        if goods and side < state.seats:
            choices += receive(state, side, goods, log)
    state.then(*choices)


def take_cash(state: ConcordiaState, seat: int, log: Log | None) -> None:
    """[CO-6.4, CO-6.6, CO-13.5] The coins shown by the markers, which then show goods again."""
    coins = shown_coins(state)
    state.players[seat].money += coins
    turn_markers(state, seat, coins, log)


def shown_coins(state: ConcordiaState) -> int:
    """[CO-6.4] The coins that the markers show."""
    return sum(state.map.marker_coins[state.markers[p]] for p, up in state.goods_up.items() if not up)


def turn_markers(state: ConcordiaState, seat: int, coins: int, log: Log | None) -> None:
    """All markers to their goods sides."""
    shown = tuple(province for province, up in state.goods_up.items() if not up)
    state.goods_up = dict.fromkeys(state.goods_up, True)
    if log:
        log(MarkersTurned(seat, shown, coins))


def pass_praefectus(state: ConcordiaState, log: Log | None) -> None:
    """[CO-13.2, CO-13.6, CO-13.7] At the end of the turn in which it was used, to the right."""
    if state.praefectus_used:
        holder = state.praefectus
        state.praefectus_used = False
        state.praefectus = (holder - 1) % len(state.players)
        if log:
            log(PraefectusPassed(holder, state.praefectus))
