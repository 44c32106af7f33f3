"""[NR-8] Gaining and paying, and the rewards that leave a choice."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal, Step
from rome_desktop.games.nova_roma.actions import ChooseGood, Discard
from rome_desktop.games.nova_roma.answers import DISCARD, GOOD, NAME
from rome_desktop.games.nova_roma.components import GOODS, Amounts
from rome_desktop.games.nova_roma.events import CardDiscarded, CardsDrawn, Gained, Paid
from rome_desktop.games.nova_roma.piles import Shuffle
from rome_desktop.games.nova_roma.state import NovaState, Player
from rome_desktop.games.nova_roma.tables import Cost


def gain(state: NovaState, seat: int, unit: str, amount: int, log: Log | None) -> None:
    """[NR-8.1 to NR-8.3, NR-8.7] Goods, coins, influence or artisans, as far as the limits allow.

    Only artisans come out of a supply that can be empty [NR-1.5 to NR-1.7]; they are available at once.
    """
    player = state.players[seat]
    limits = state.box.limits
    got = amount
    if unit == "coins":
        player.coins += amount
    elif unit == "influence":
        got = min(amount, limits.influence - player.influence)
        player.influence += got
        if got < amount:
            gain(state, seat, "coins", (amount - got) * limits.influence_overflow_coins, log)
    elif unit == "artisan":
        got = min(amount, state.artisans)
        state.artisans -= got
        player.artisans += got
    else:
        good = GOOD[unit]
        got = min(amount, limits.goods - player.goods[good])
        player.goods[good] += got
    if got and log:
        log(Gained(seat, unit, got))


def pay(state: NovaState, seat: int, unit: str, amount: int, log: Log | None) -> None:
    """[NR-8.5, NR-8.6] Trusts that the seat has it; a paid artisan goes back to the supply."""
    player = state.players[seat]
    if unit == "coins":
        player.coins -= amount
    elif unit == "influence":
        player.influence -= amount
    elif unit == "artisan":
        player.artisans -= amount
        state.artisans += amount
    else:
        player.goods[GOOD[unit]] -= amount
    if amount and log:
        log(Paid(seat, unit, amount))


def can_pay(player: Player, cost: Cost, waived: bool) -> bool:
    """[NR-8.5] Whether a contract can be paid in full; `waived` spares the artisan [NR-14.14]."""
    goods = player.goods
    wheat, stone, wood, wine, horse = cost.goods
    return (
        goods[0] >= wheat
        and goods[1] >= stone
        and goods[2] >= wood
        and goods[3] >= wine
        and goods[4] >= horse
        and player.coins >= cost.coins
        and (waived or player.artisans >= cost.artisans)
    )


def price_of(cost: Cost, waived: bool) -> dict[str, int]:
    """[NR-8.5, NR-14.14] What a contract asks for, by unit; `waived` spares the artisan."""
    price = {str(good): amount for good, amount in zip(GOODS, cost.goods, strict=True)}
    price |= {"coins": cost.coins, "artisan": 0 if waived else cost.artisans}
    return {unit: amount for unit, amount in price.items() if amount}


def pay_cost(state: NovaState, seat: int, cost: Cost, waived: bool, log: Log | None) -> None:
    """The price of a contract."""
    for unit, amount in price_of(cost, waived).items():
        pay(state, seat, unit, amount, log)


def missing(player: Player, price: Amounts) -> dict[str, int]:
    """[NR-8.5] What a player lacks of a price, by unit."""
    return {
        unit: amount - held(player, unit) for unit, amount in price.items() if amount > held(player, unit)
    }


def can_pay_amounts(player: Player, price: Amounts) -> bool:
    """Whether a price of goods, coins and influence can be paid."""
    return all(held(player, unit) >= amount for unit, amount in price.items())


def held(player: Player, unit: str) -> int:
    """How many of a unit a player can pay with."""
    if unit == "coins":
        return player.coins
    if unit == "influence":
        return player.influence
    if unit == "artisan":
        return player.artisans
    return player.goods[GOOD[unit]]


def received(seat: int, amounts: Amounts) -> list[Step]:
    """A reward as steps."""
    return [Receive(seat, unit, amount) for unit, amount in amounts.items()]


@dataclass(frozen=True, slots=True)
class Receive(Automatic):
    """A reward; what leaves a choice or a card asks for it next."""

    seat: int
    unit: str
    amount: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if self.unit == "goods_choice":
            state.then(NameGoods(self.seat, self.amount))
        elif self.unit == "cards":
            state.then(DrawCards(self.seat, self.amount), TrimHand(self.seat))
        else:
            gain(state, self.seat, self.unit, self.amount, log)


@dataclass(frozen=True, slots=True)
class NameGoods(Automatic):
    """[NR-8.4] Goods of choice, good by good; lost when all five stand at their limit."""

    seat: int
    left: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if self.left and min(state.players[self.seat].goods) < state.box.limits.goods:
            state.then(NameGood(self.seat, self.left))


@dataclass(frozen=True, slots=True)
class NameGood(Decision):
    """[NR-8.4] One good of a kind below its limit."""

    seat: int
    left: int

    def options(self, state: NovaState) -> list[Action]:
        most = state.box.limits.goods
        return [NAME[n] for n, amount in enumerate(state.players[self.seat].goods) if amount < most]

    def resolve(self, state: NovaState, action: ChooseGood, log: Log | None) -> None:
        gain(state, self.seat, action.good, 1, log)
        state.then(NameGoods(self.seat, self.left - 1))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, ChooseGood):
            return Refusal("NR-8.4", "good-is-full", good=action.good)
        return Refusal("NR-8.4", "name-a-good")


@dataclass(frozen=True, slots=True)
class DrawCards(Automatic):
    """[NR-8.8, NR-8.9] From the deck; the discards become a new one when it is empty."""

    seat: int
    left: int

    def run(self, state: NovaState, log: Log | None) -> None:
        deck = state.subject_deck
        count = min(self.left, len(deck))
        for _ in range(count):
            state.players[self.seat].hand.append(deck.pop())
        if count and log:
            log(CardsDrawn(self.seat, count))
        if count < self.left and renew_subjects(state):
            state.then(Shuffle("subjects"), DrawCards(self.seat, self.left - count))


def renew_subjects(state: NovaState) -> bool:
    """[NR-8.9] Turn the discards into the deck, to be shuffled; whether there were any."""
    state.subject_deck, state.subject_discards = state.subject_discards, []
    return bool(state.subject_deck)


@dataclass(frozen=True, slots=True)
class TrimHand(Automatic):
    """[NR-8.10, NR-12.7] Whoever holds more than six cards is asked for the surplus."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if len(state.players[self.seat].hand) > state.box.limits.hand:
            state.then(DiscardDown(self.seat), self)


@dataclass(frozen=True, slots=True)
class DiscardDown(Decision):
    """[NR-8.10, NR-12.7] One card of a hand that is too large."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        return [DISCARD[card] for card in state.players[self.seat].hand]

    def resolve(self, state: NovaState, action: Discard, log: Log | None) -> None:
        discard(state, self.seat, action.card, log)

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, Discard):
            return Refusal("NR-8.10", "card-is-not-in-the-hand", card=action.card)
        return Refusal("NR-8.10", "too-many-cards")


def discard(state: NovaState, seat: int, card: int, log: Log | None) -> None:
    """A card from the hand to the discard pile, which is open [NR-30.3]."""
    state.players[seat].hand.remove(card)
    state.subject_discards.append(card)
    if log:
        log(CardDiscarded(seat, card))
