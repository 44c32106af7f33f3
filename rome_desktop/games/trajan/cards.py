"""[TR-2.14, R28, R29, R70] The draw pile and the two discard piles."""

from collections import Counter
from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Chance, Dice, Refusal
from rome_desktop.games.trajan.actions import ShuffleCards
from rome_desktop.games.trajan.events import CardPickedUp, CardsDrawn, CardsShuffled, DiscardRefilled
from rome_desktop.games.trajan.ids import SIDES
from rome_desktop.games.trajan.state import TrajanState


def recyclable(state: TrajanState) -> int:
    """[R29] Discards that would be shuffled into a new draw pile: all but the top ones."""
    left, right = state.discards
    return max(0, len(left) - 1) + max(0, len(right) - 1)


def drawable(state: TrajanState) -> int:
    """[R29] How many cards can still be drawn."""
    return len(state.deck) + recyclable(state)


def draw(state: TrajanState, seat: int, count: int, log: Log | None) -> None:
    """[R29] Draw so many cards, or what there is; discards are shuffled when the draw pile runs out."""
    deck = state.deck
    hand = state.players[seat].hand
    here = min(count, len(deck))
    for _ in range(here):
        hand.append(deck.pop())
    if here and log:
        log(CardsDrawn(seat, here))
    if here < count and recyclable(state):
        state.then(ReshuffleCards(), DrawCards(seat, count - here))


@dataclass(frozen=True, slots=True)
class DrawCards(Automatic):
    """[R29] The cards that are still to be drawn."""

    seat: int
    count: int

    def run(self, state: TrajanState, log: Log | None) -> None:
        draw(state, self.seat, self.count, log)


def pick_up(state: TrajanState, seat: int, side: int, log: Log | None) -> None:
    """[TR-7.2, TR-2.15] Take the top card of a discard pile; an empty pile is refilled at once."""
    pile = state.discards[side]
    card = pile.pop()
    state.players[seat].hand.append(card)
    if log:
        log(CardPickedUp(seat, card, SIDES[side]))
    if not pile:
        refill(state, side, log)


def refill(state: TrajanState, side: int, log: Log | None) -> None:
    """[R28, R70] The top card of the draw pile begins a discard pile; without any it stays empty."""
    if state.deck:
        card = state.deck.pop()
        state.discards[side].append(card)
        if log:
            log(DiscardRefilled(SIDES[side], card))
    elif recyclable(state):
        state.then(ReshuffleCards(), RefillDiscard(side))


@dataclass(frozen=True, slots=True)
class RefillDiscard(Automatic):
    """[R28] A discard pile that is still to be refilled."""

    side: int

    def run(self, state: TrajanState, log: Log | None) -> None:
        refill(state, self.side, log)


@dataclass(frozen=True, slots=True)
class ReshuffleCards(Chance):
    """[R29] All discards but the top card of each pile become the draw pile."""

    def discards(self, state: TrajanState) -> list[str]:
        return [card for pile in state.discards for card in pile[:-1]]

    def draw(self, state: TrajanState, dice: Dice) -> Action:
        found = self.discards(state)
        dice.shuffle(found)
        return ShuffleCards(tuple(found))

    def resolve(self, state: TrajanState, action: ShuffleCards, log: Log | None) -> None:
        state.deck = list(action.cards[::-1])
        state.discards = [pile[-1:] for pile in state.discards]
        if log:
            log(CardsShuffled(len(action.cards)))

    def refusal(self, state: TrajanState, action: Action) -> Refusal | None:
        if isinstance(action, ShuffleCards) and Counter(action.cards) == Counter(self.discards(state)):
            return None
        return Refusal("TR-7.1", "the-discards-in-some-order")
