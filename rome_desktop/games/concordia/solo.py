"""[CO-S] The solo challenge: Aemulus acts by a fixed list. Its side follows the one seat."""

from dataclasses import dataclass

from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic
from rome_desktop.games.concordia.ending import trigger_end
from rome_desktop.games.concordia.events import CardRemoved, HouseBuilt, RivalActed
from rome_desktop.games.concordia.ids import NOTHING, Role
from rome_desktop.games.concordia.market import RefillDisplay
from rome_desktop.games.concordia.prefect import bonus, produce, turn_markers
from rome_desktop.games.concordia.state import ConcordiaState


@dataclass(frozen=True, slots=True)
class RivalActs(Automatic):
    """[CO-S.3] The next entry of the list, which lies on top of the pile afterwards; a Tribune empties it."""

    seat: int

    def run(self, state: ConcordiaState, log: Log | None) -> None:
        program = state.box.solo.program
        role = program[state.program]
        state.program = (state.program + 1) % len(program)
        tables = state.map
        card = next(card for card in tables.hand if tables.role[card] == role)
        state.players[self.seat].pile = [] if role == Role.TRIBUNE else [card]
        if log:
            log(RivalActed(self.seat, role))
        # [CO-S.7] Mercator and Tribune have no further effect.
        if role == Role.ARCHITECT:
            build(state, self.seat, log)
        elif role == Role.PREFECT:
            let_produce(state, self.seat, log)
        elif role == Role.SENATOR:
            remove_card(state, self.seat, log)


def reachable(state: ConcordiaState, seat: int) -> list[str]:
    """[CO-S.4] Cities without its house that a line joins to Roma or to a city with one; in table order."""
    tables = state.map
    near = set()
    for a, b in tables.ends.values():
        for here, there in ((a, b), (b, a)):
            if here == tables.capital or tables.city_bit[here] & state.built[seat]:
                near.add(there)
    return [city for city, bit in tables.city_bit.items() if city in near and not bit & state.built[seat]]


def best_city(state: ConcordiaState, seat: int) -> str:
    """[CO-S.4] The dearest good, then the fewest houses, then the table order; empty if there is none."""
    price = state.map.price

    def rank(city: str) -> tuple[int, int]:
        return price[state.city_goods[city]], -len(state.houses[city])

    return max(reachable(state, seat), key=rank, default="")


def build(state: ConcordiaState, seat: int, log: Log | None) -> None:
    """[CO-S.4] A house for free; its last one triggers the end [CO-S.8]."""
    city = best_city(state, seat)
    if not city:
        return
    state.put_house(seat, city)
    if log:
        log(HouseBuilt(seat, city, 0, ()))
    if state.built[seat].bit_count() >= state.box.solo.houses:
        trigger_end(state, seat, log)


def best_province(state: ConcordiaState, seat: int) -> str:
    """[CO-S.5] Most of its houses, then the dearest bonus, then the lowest numeral; or empty."""
    tables, own = state.map, state.built[seat]

    def rank(province: str) -> tuple[int, int]:
        return (own & tables.province_mask[province]).bit_count(), tables.price[state.markers[province]]

    open_ = [p for p in tables.provinces if state.goods_up[p] and own & tables.province_mask[p]]
    return max(open_, key=rank, default="")


def let_produce(state: ConcordiaState, seat: int, log: Log | None) -> None:
    """[CO-S.5] The player's houses there yield; or all markers are turned to their goods."""
    province = best_province(state, seat)
    if province:
        produce(state, seat, province, bonus(state, seat), log)
    else:
        turn_markers(state, seat, 0, log)


def remove_card(state: ConcordiaState, seat: int, log: Log | None) -> None:
    """[CO-S.6] The leftmost card leaves the game, and the display is filled up."""
    if not state.display:
        return
    card = state.display[0]
    state.display[0] = NOTHING
    state.removed.append(card)
    if log:
        log(CardRemoved(seat, card, 0))
    state.then(RefillDisplay(seat))
