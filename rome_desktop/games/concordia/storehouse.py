"""[CO-14] The storehouse: what comes in, and what there is room for."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Decision, Refusal
from rome_desktop.games.concordia.actions import Keep
from rome_desktop.games.concordia.events import GoodsLost, GoodsReceived
from rome_desktop.games.concordia.ids import Good
from rome_desktop.games.concordia.state import ConcordiaState, Player, in_order


def has(player: Player, goods: Iterable[Good]) -> bool:
    """[CO-5.15] Whether all these goods are in stock; none stands in for another."""
    stock = player.goods
    needed: dict[Good, int] = {}
    for good in goods:
        needed[good] = needed.get(good, 0) + 1
        if needed[good] > stock[good]:
            return False
    return True


def pay(player: Player, goods: Iterable[Good]) -> None:
    """[CO-14.3] Goods leave the storehouse as payment."""
    for good in goods:
        player.goods[good] -= 1


def store(state: ConcordiaState, seat: int, goods: Iterable[Good], log: Log | None) -> None:
    """Goods that fit come into the storehouse."""
    came = in_order(goods)
    stock = state.players[seat].goods
    for good in came:
        stock[good] += 1
    if log and came:
        log(GoodsReceived(seat, came))


def lose(seat: int, goods: Iterable[Good], log: Log | None) -> None:
    """[CO-14.4] Goods that do not fit are lost."""
    if log and (lost := in_order(goods)):
        log(GoodsLost(seat, lost))


def receive(state: ConcordiaState, seat: int, goods: list[Good], log: Log | None) -> list[Decision]:
    """[CO-14.3 to CO-14.7, CO-E.4] One batch for one seat; the choice that its free slots leave, if any."""
    room = state.room(seat)
    if len(goods) <= room:
        store(state, seat, goods, log)
    elif room and len(set(goods)) > 1:
        return [KeepGoods(seat, in_order(goods))]
    else:
        store(state, seat, goods[:room], log)
        lose(seat, goods[room:], log)
    return []


@dataclass(frozen=True, slots=True)
class KeepGoods(Decision):
    """[CO-14.4, CO-14.6] More came in than there are free slots: every slot is filled, the rest is lost."""

    seat: int
    goods: tuple[Good, ...]

    def options(self, state: ConcordiaState) -> list[Action]:
        """[CO-14.5] Equal goods are one choice."""
        room = state.room(self.seat)
        return [Keep(kept) for kept in dict.fromkeys(combinations(self.goods, room))]

    def dearest(self, state: ConcordiaState) -> Keep:
        """[CO-14.6] The option that keeps the dearest goods; they stand in the order of their prices."""
        return Keep(self.goods[-state.room(self.seat) :])

    def resolve(self, state: ConcordiaState, action: Keep, log: Log | None) -> None:
        lost = list(self.goods)
        for good in action.goods:
            lost.remove(good)
        store(state, self.seat, action.goods, log)
        lose(self.seat, lost, log)

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal:
        room = state.room(self.seat)
        if isinstance(action, Keep) and len(action.goods) != room:
            return Refusal("CO-14.4", "fill-every-free-slot", room=room)
        return Refusal("CO-14.5", "choose-from-what-came-in")
