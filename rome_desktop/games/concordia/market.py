"""[CO-10, CO-11] Senator and Consul buy cards of the display, which is filled up again."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.concordia.actions import Buy, Done, Pay
from rome_desktop.games.concordia.ending import trigger_end
from rome_desktop.games.concordia.events import CardBought, CardsDealt, CardsSlid, MarkPaid
from rome_desktop.games.concordia.ids import ANY, NOTHING, Good
from rome_desktop.games.concordia.state import ConcordiaState, in_order
from rome_desktop.games.concordia.storehouse import has, pay

DONE = Done()


def senator(state: ConcordiaState, seat: int, log: Log | None) -> None:
    """[CO-10.1, CO-16.6] Up to two cards; only then does the display close up [CO-10.3]."""
    state.then(SenatorBuys(seat, state.box.amounts.senator_max_cards), RefillDisplay(seat))


def consul(state: ConcordiaState, seat: int, log: Log | None) -> None:
    """[CO-11.1, CO-16.6] One card, for its own price."""
    state.then(ConsulBuys(seat), RefillDisplay(seat))


def price(state: ConcordiaState, space: int, surcharge: bool) -> tuple[tuple[Good, ...], int]:
    """[CO-10.1, CO-10.2, CO-11.1] Goods to be paid for the card on a space, and the question marks."""
    goods = state.map.card[state.display[space]].cost
    if not surcharge:
        return goods, 0
    extra = state.box.display.spaces[space]
    return (*goods, *(good for good in extra if isinstance(good, Good))), extra.count(ANY)


def can_pay(state: ConcordiaState, seat: int, goods: tuple[Good, ...], marks: int) -> bool:
    """[CO-10.6] Everything out of the storehouse; question marks out of what is left."""
    player = state.players[seat]
    return has(player, goods) and sum(player.goods.values()) >= len(goods) + marks


def offers(state: ConcordiaState, seat: int, surcharge: bool) -> list[Action]:
    """The cards that the seat can pay."""
    return [
        state.map.buy[card]
        for space, card in enumerate(state.display)
        if card and can_pay(state, seat, *price(state, space, surcharge))
    ]


def buy(state: ConcordiaState, seat: int, card: str, surcharge: bool, log: Log | None) -> int:
    """[CO-3.5] Pay for a card and take it into the hand; question marks still to be paid."""
    space = state.display.index(card)
    goods, marks = price(state, space, surcharge)
    player = state.players[seat]
    pay(player, goods)
    player.hand.append(card)
    state.display[space] = NOTHING
    if log:
        log(CardBought(seat, card, space, in_order(goods)))
    return marks


def why_not_buy(state: ConcordiaState, seat: int, action: Action, surcharge: bool) -> Refusal:
    """Why this is no answer to which card is bought."""
    if not isinstance(action, Buy):
        return Refusal("CO-10.1", "buy-a-card-or-be-done")
    if action.card not in state.display:
        return Refusal("CO-10.1", "not-in-the-display", card=action.card)
    goods, marks = price(state, state.display.index(action.card), surcharge)
    clause = "CO-10.6" if surcharge else "CO-11.1"
    return Refusal(clause, "the-price-cannot-be-paid", goods=goods, marks=marks)


@dataclass(frozen=True, slots=True)
class SenatorBuys(Decision):
    """[CO-10.1, CO-10.7] A card for its price and that of its space; `left` may still be bought."""

    seat: int
    left: int

    def options(self, state: ConcordiaState) -> list[Action]:
        return [DONE, *offers(state, self.seat, surcharge=True)]

    def resolve(self, state: ConcordiaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Buy):
            marks = buy(state, self.seat, action.card, surcharge=True, log=log)
            if self.left > 1:
                state.then(SenatorBuys(self.seat, self.left - 1))
            state.then(*[PayMark(self.seat)] * marks)

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal:
        return why_not_buy(state, self.seat, action, surcharge=True)


@dataclass(frozen=True, slots=True)
class ConsulBuys(Decision):
    """[CO-11.1, CO-11.2] One card of any space; its surcharge is ignored."""

    seat: int

    def options(self, state: ConcordiaState) -> list[Action]:
        return [DONE, *offers(state, self.seat, surcharge=False)]

    def resolve(self, state: ConcordiaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Buy):
            buy(state, self.seat, action.card, surcharge=False, log=log)

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal:
        return why_not_buy(state, self.seat, action, surcharge=False)


@dataclass(frozen=True, slots=True)
class PayMark(Decision):
    """[CO-10.2, CO-10.6] A question mark is paid with one good of any kind."""

    seat: int

    def options(self, state: ConcordiaState) -> list[Action]:
        return [PAY[good] for good, stock in state.players[self.seat].goods.items() if stock]

    def resolve(self, state: ConcordiaState, action: Pay, log: Log | None) -> None:
        pay(state.players[self.seat], (action.good,))
        if log:
            log(MarkPaid(self.seat, action.good))

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal:
        if isinstance(action, Pay):
            return Refusal("CO-10.6", "none-of-this-good-in-stock", good=action.good)
        return Refusal("CO-10.2", "pay-the-question-mark")


PAY = {good: Pay(good) for good in Good}


@dataclass(frozen=True, slots=True)
class RefillDisplay(Automatic):
    """[CO-10.4, CO-10.5, CO-11.2] Cards slide to the left, new ones come at the right while they last.

    Whoever took the last card triggers the end [CO-16.1].
    """

    seat: int

    def run(self, state: ConcordiaState, log: Log | None) -> None:
        if NOTHING not in state.display:
            return
        state.display = [card for card in state.display if card]
        if log:
            log(CardsSlid(tuple(state.display)))
        deal(state, log)
        if not state.display:
            trigger_end(state, self.seat, log)


def deal(state: ConcordiaState, log: Log | None) -> None:
    """[CO-2.5, CO-10.4] Cards from the stack, deck by deck, to the free spaces at the right."""
    start = len(state.display)
    for stack in state.stacks:
        while stack and len(state.display) < len(state.box.display.spaces):
            state.display.append(stack.pop())
    new = tuple(state.display[start:])
    if log and new:
        log(CardsDealt(new, tuple(range(start, start + len(new)))))
