"""[NR-9] Trade: coins, coins for cards, goods for coins."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.nova_roma.actions import Buy, Discard
from rome_desktop.games.nova_roma.answers import BUY, DISCARD, DONE, GOOD
from rome_desktop.games.nova_roma.gains import discard, gain, pay
from rome_desktop.games.nova_roma.state import NovaState


@dataclass(frozen=True, slots=True)
class TradeIncome(Automatic):
    """[NR-9.1] Coins equal to the power."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        gain(state, self.seat, "coins", state.power, log)


@dataclass(frozen=True, slots=True)
class OfferSale(Automatic):
    """[NR-9.2] Two cards or more can be sold."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if len(state.players[self.seat].hand) >= state.box.actions.cards_per_coin:
            state.then(SellCard(self.seat, 0))


@dataclass(frozen=True, slots=True)
class SellCard(Decision):
    """[NR-9.2] Cards in pairs: once `sold` is odd another one has to follow."""

    seat: int
    sold: int

    def options(self, state: NovaState) -> list[Action]:
        found: list[Action] = [DISCARD[card] for card in state.players[self.seat].hand]
        if not self.sold:
            found.append(DONE)
        return found

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, Discard):
            return
        discard(state, self.seat, action.card, log)
        if self.sold + 1 < state.box.actions.cards_per_coin:
            state.then(SellCard(self.seat, self.sold + 1))
        else:
            gain(state, self.seat, "coins", 1, log)
            state.then(OfferSale(self.seat))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, Discard):
            return Refusal("NR-9.2", "card-is-not-in-the-hand", card=action.card)
        if self.sold:
            return Refusal("NR-9.2", "cards-are-sold-in-pairs")
        return Refusal("NR-9.2", "sell-cards-or-be-done")


@dataclass(frozen=True, slots=True)
class OfferGoods(Automatic):
    """[NR-9.3, NR-9.5] While there are coins and room for a good."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        player = state.players[self.seat]
        if player.coins >= state.box.actions.good_coins and min(player.goods) < state.box.limits.goods:
            state.then(BuyGood(self.seat))


@dataclass(frozen=True, slots=True)
class BuyGood(Decision):
    """[NR-9.3, NR-9.4] One good for a coin, of a kind that is not full."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        most = state.box.limits.goods
        goods = state.players[self.seat].goods
        return [*(BUY[n] for n, amount in enumerate(goods) if amount < most), DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Buy):
            pay(state, self.seat, "coins", state.box.actions.good_coins, log)
            gain(state, self.seat, action.good, 1, log)
            state.then(OfferGoods(self.seat))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, Buy):
            amount = state.players[self.seat].goods[GOOD[action.good]]
            return Refusal("NR-9.4", "good-is-full", good=action.good, amount=amount)
        return Refusal("NR-9.3", "buy-goods-or-be-done")
