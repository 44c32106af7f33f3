"""[CO-7] The Colonist card, and new colonists in general."""

from collections.abc import Iterable
from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Decision, Refusal
from rome_desktop.games.concordia.actions import Cash, Done, Place
from rome_desktop.games.concordia.events import CoinsReceived, ColonistPlaced
from rome_desktop.games.concordia.ids import Kind, Role
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.storehouse import has, pay

DONE = Done()
CASH = Cash()


def placements(state: ConcordiaState, seat: int, cities: Iterable[str]) -> list[Action]:
    """[CO-4.5, CO-7.2] New colonists that can be paid, are in store and have a line in one of the cities."""
    if not has(state.players[seat], state.box.colonist_cost.goods):
        return []
    found: list[Action] = []
    for kind, places in state.map.place.items():
        if state.stored(seat, kind):
            found += [places[city] for city in cities if city in places]
    return found


def put_colonist(state: ConcordiaState, seat: int, action: Place, log: Log | None) -> None:
    """[CO-4.3, CO-7.1, CO-14.7] Pay for a new colonist; its slot in the storehouse is free at once."""
    player = state.players[seat]
    pay(player, state.box.colonist_cost.goods)
    if action.kind == Kind.WALKER:
        player.walkers = tuple(sorted((*player.walkers, action.city)))
    else:
        player.ships = tuple(sorted((*player.ships, action.city)))
    if log:
        log(ColonistPlaced(seat, action.kind, action.city))


def cannot_place(state: ConcordiaState, seat: int, action: Place) -> Refusal:
    """Why this new colonist is not possible, in a city that would be allowed."""
    if not state.stored(seat, action.kind):
        return Refusal("CO-4.5", "no-colonist-of-this-kind-in-store", kind=action.kind)
    if not has(state.players[seat], state.box.colonist_cost.goods):
        return Refusal("CO-7.1", "a-colonist-costs-food-and-a-tool")
    return Refusal("CO-7.2", "no-line-for-this-kind", kind=action.kind, city=action.city)


def colonist(state: ConcordiaState, seat: int, log: Log | None) -> None:
    """[CO-7] Place new colonists, or take coins."""
    state.then(PlaceColonists(seat, 0))


def cash(state: ConcordiaState, seat: int) -> int:
    """[CO-7.4, CO-7.5] Coins of the second alternative, by the printing of the card."""
    card = state.box.colonist_cash
    figures = card.later if state.colonist_card == "later" else card.rulebook
    return figures.base + figures.per_colonist * state.colonists(seat)


@dataclass(frozen=True, slots=True)
class PlaceColonists(Decision):
    """[CO-7.1, CO-7.3] Coins, or one colonist after another; `placed` so many by now."""

    seat: int
    placed: int

    def cities(self, state: ConcordiaState) -> list[str]:
        """[CO-7.1, CO-7.6] Roma and the cities with an own house."""
        tables, own = state.map, state.built[self.seat]
        return [tables.capital, *(city for city, bit in tables.city_bit.items() if bit & own)]

    def options(self, state: ConcordiaState) -> list[Action]:
        return [DONE if self.placed else CASH, *placements(state, self.seat, self.cities(state))]

    def resolve(self, state: ConcordiaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Place):
            put_colonist(state, self.seat, action, log)
            state.then(PlaceColonists(self.seat, self.placed + 1))
        elif isinstance(action, Cash):
            coins = cash(state, self.seat)
            state.players[self.seat].money += coins
            if log:
                log(CoinsReceived(self.seat, Role.COLONIST, coins))

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal:
        if isinstance(action, Place):
            if action.city not in self.cities(state):
                return Refusal("CO-7.1", "in-the-capital-or-beside-an-own-house", city=action.city)
            return cannot_place(state, self.seat, action)
        if isinstance(action, Cash):
            return Refusal("CO-7.3", "colonists-were-placed")
        return Refusal("CO-7.3", "place-a-colonist-or-take-coins")
