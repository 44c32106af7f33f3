"""[CO-2] Set-up: tokens, decks and the first player are the only chance in the game [CO-20.2, CO-S.10]."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Chance, Dice, Refusal
from rome_desktop.games.concordia.actions import FirstPlayer, LayTokens, Market
from rome_desktop.games.concordia.box import Box
from rome_desktop.games.concordia.events import FirstPlayerChosen, MarkersLaid, TokensLaid
from rome_desktop.games.concordia.game import DEFAULTS, wrong_number
from rome_desktop.games.concordia.ids import NUMERALS
from rome_desktop.games.concordia.market import deal
from rome_desktop.games.concordia.state import ConcordiaState, empty_table
from rome_desktop.games.concordia.turn import BeginTurn


class WrongNumberOfPlayers(ValueError):
    """[CO-2.10] The map is not for so many players; `refusal` names the clause."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {refusal.reason} {refusal.values}")
        self.refusal = refusal


def setup(box: Box, seats: int, options: Mapping[str, str]) -> ConcordiaState:
    """[CO-2, CO-S.1] The table for 2 to 5 seats, or for one seat and Aemulus.

    Raises WrongNumberOfPlayers if the chosen map is for other numbers.
    """
    chosen = {**DEFAULTS, **options}
    refusal = None if seats == 1 and chosen.get("solo") else wrong_number(seats, chosen["map"])
    if refusal is not None:
        raise WrongNumberOfPlayers(refusal)
    state = empty_table(box, seats, chosen)
    letters = [LayCityTokens(letter) for letter in state.map.letter_cities]
    decks = [ShuffleDeck(numeral) for numeral, _ in zip(NUMERALS, state.stacks, strict=False)]
    begin = BeginAlone() if state.level else ChooseFirstPlayer()
    state.then(*letters, LayMarkers(), *decks, DealDisplay(), begin)
    return state


@dataclass(frozen=True, slots=True)
class LayCityTokens(Chance):
    """[CO-2.1, CO-2.2] The tokens of one letter on the cities that carry it."""

    letter: str

    def draw(self, state: ConcordiaState, dice: Dice) -> Action:
        tokens = state.box.city_tokens.of(self.letter)
        goods = [good for good, count in tokens.items() for _ in range(count)]
        dice.shuffle(goods)
        return LayTokens(self.letter, tuple(goods))

    def resolve(self, state: ConcordiaState, action: LayTokens, log: Log | None) -> None:
        cities = state.map.letter_cities[self.letter]
        state.city_goods = {**state.city_goods, **dict(zip(cities, action.goods, strict=True))}
        state.refresh()
        if log:
            log(TokensLaid(self.letter))

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal | None:
        tokens = Counter(state.box.city_tokens.of(self.letter))
        if isinstance(action, LayTokens) and action.letter == self.letter and Counter(action.goods) == tokens:
            return None
        return Refusal("CO-2.1", "the-tokens-of-the-letter", letter=self.letter)


@dataclass(frozen=True, slots=True)
class LayMarkers(Automatic):
    """[CO-2.3] Each province gets a marker of the dearest good among its cities."""

    def run(self, state: ConcordiaState, log: Log | None) -> None:
        goods, price = state.city_goods, state.map.price
        state.markers = {
            province: max((goods[city] for city in cities), key=lambda good: price[good])
            for province, cities in state.map.province_cities.items()
        }
        if log:
            log(MarkersLaid())


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Chance):
    """[CO-2.4] The order of a deck, unseen."""

    deck: str

    def draw(self, state: ConcordiaState, dice: Dice) -> Action:
        cards = list(state.map.decks[self.deck])
        dice.shuffle(cards)
        return Market(self.deck, tuple(cards))

    def resolve(self, state: ConcordiaState, action: Market, log: Log | None) -> None:
        state.stacks[NUMERALS.index(self.deck)] = list(action.cards[::-1])

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal | None:
        cards = sorted(state.map.decks[self.deck])
        if isinstance(action, Market) and action.deck == self.deck and sorted(action.cards) == cards:
            return None
        return Refusal("CO-2.4", "the-cards-of-the-deck", deck=self.deck)


@dataclass(frozen=True, slots=True)
class DealDisplay(Automatic):
    """[CO-2.5] The top seven cards, the first one on the leftmost space."""

    def run(self, state: ConcordiaState, log: Log | None) -> None:
        deal(state, log)


@dataclass(frozen=True, slots=True)
class ChooseFirstPlayer(Chance):
    """[CO-2.8, CO-2.9] Any seat, at random; coins by turn order, the Praefectus Magnus to the last."""

    def draw(self, state: ConcordiaState, dice: Dice) -> Action:
        return FirstPlayer(dice.randrange(state.seats))

    def resolve(self, state: ConcordiaState, action: FirstPlayer, log: Log | None) -> None:
        state.first = action.seat
        order = state.in_turn_order(action.seat)
        for seat, coins in zip(order, state.box.player_start.coins_by_seat, strict=False):
            state.players[seat].money = coins
        state.praefectus = order[-1]
        if log:
            log(FirstPlayerChosen(action.seat))
        state.then(BeginTurn(action.seat))

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal | None:
        if isinstance(action, FirstPlayer) and 0 <= action.seat < state.seats:
            return None
        return Refusal("CO-2.8", "a-seat-at-the-table")


@dataclass(frozen=True, slots=True)
class BeginAlone(Automatic):
    """[CO-S.1, CO-S.2] The one player has the coins of the first, Aemulus the Praefectus Magnus."""

    def run(self, state: ConcordiaState, log: Log | None) -> None:
        state.players[0].money = state.box.player_start.coins_by_seat[0]
        state.then(BeginTurn(0))
