"""[CO-8] The Mercator."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Decision, Refusal
from rome_desktop.games.concordia.actions import Done, Purchase, Sell
from rome_desktop.games.concordia.events import CoinsReceived, GoodsPurchased, GoodsSold
from rome_desktop.games.concordia.ids import GOODS, Good, Role
from rome_desktop.games.concordia.state import ConcordiaState

DONE = Done()
MOST = 12
"""No storehouse has more slots [CO-14.1]; the tables below hold the answers up to there."""
SELL = {good: tuple(Sell(good, count) for count in range(1, MOST + 1)) for good in GOODS}
PURCHASE = {good: tuple(Purchase(good, count) for count in range(1, MOST + 1)) for good in GOODS}


def mercator(state: ConcordiaState, seat: int, log: Log | None) -> None:
    """[CO-8.1] The Mercator of the starting hand."""
    trade(state, seat, Role.MERCATOR, state.box.amounts.mercator_start_coins, log)


def bought_mercator(state: ConcordiaState, seat: int, log: Log | None) -> None:
    """[CO-8.1] Any bought Mercator."""
    trade(state, seat, Role.MERCATOR_5, state.box.amounts.mercator_sale_coins, log)


def trade(state: ConcordiaState, seat: int, role: Role, coins: int, log: Log | None) -> None:
    """[CO-3.4, CO-8.1] The coins are not a choice; then comes the trade."""
    state.players[seat].money += coins
    if log:
        log(CoinsReceived(seat, role, coins))
    state.then(TradeGoods(seat, ()))


@dataclass(frozen=True, slots=True)
class TradeGoods(Decision):
    """[CO-8.2 to CO-8.5] Trade with the bank in at most two kinds; `kinds` were traded in by now."""

    seat: int
    kinds: tuple[Good, ...]

    def options(self, state: ConcordiaState) -> list[Action]:
        found: list[Action] = [DONE]
        player, prices = state.players[self.seat], state.map.price
        room, money = state.room(self.seat), player.money
        for good, stock in player.goods.items():
            if good not in self.kinds:
                found += SELL[good][:stock]
                found += PURCHASE[good][: min(room, money // prices[good])]
        return found

    def resolve(self, state: ConcordiaState, action: Action, log: Log | None) -> None:
        player = state.players[self.seat]
        if isinstance(action, Sell):
            coins = state.map.price[action.good] * action.count
            player.goods[action.good] -= action.count
            player.money += coins
            if log:
                log(GoodsSold(self.seat, action.good, action.count, coins))
        elif isinstance(action, Purchase):
            coins = state.map.price[action.good] * action.count
            player.goods[action.good] += action.count
            player.money -= coins
            if log:
                log(GoodsPurchased(self.seat, action.good, action.count, coins))
        else:
            return
        if len(self.kinds) + 1 < state.box.amounts.mercator_good_types:
            state.then(TradeGoods(self.seat, (*self.kinds, action.good)))

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal:
        if not isinstance(action, (Sell, Purchase)):
            return Refusal("CO-8.2", "trade-or-be-done")
        if action.good in self.kinds:
            return Refusal("CO-8.4", "this-kind-was-traded", good=action.good)
        if action.count < 1:
            return Refusal("CO-8.2", "trade-at-least-one")
        player = state.players[self.seat]
        if isinstance(action, Sell):
            return Refusal("CO-8.3", "not-so-many-in-stock", stock=player.goods[action.good])
        if action.count > state.room(self.seat):
            return Refusal("CO-8.3", "no-room-for-so-many", room=state.room(self.seat))
        coins = state.map.price[action.good] * action.count
        return Refusal("CO-8.5", "too-dear", coins=coins, money=player.money)
