"""[CO-5] The Architect: first colonists move, then houses are built."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Decision, Refusal
from rome_desktop.games.concordia.actions import Build, Done, Move
from rome_desktop.games.concordia.ending import trigger_end
from rome_desktop.games.concordia.events import ColonistMoved, HouseBuilt
from rome_desktop.games.concordia.ids import Kind
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.storehouse import has, pay

DONE = Done()


def architect(state: ConcordiaState, seat: int, log: Log | None) -> None:
    """[CO-5.1] As many steps as the seat has colonists on the board now."""
    steps = state.colonists(seat)
    state.then(*([MoveColonists(seat, steps)] if steps else []), BuildHouses(seat))


@dataclass(frozen=True, slots=True)
class MoveColonists(Decision):
    """[CO-5.1 to CO-5.8] One colonist after the other moves on, while `steps` are left.

    Each answer brings a colonist to a free line, however many steps away; it may go on from there.
    """

    seat: int
    steps: int

    def options(self, state: ConcordiaState) -> list[Action]:
        player, busy, steps = state.players[self.seat], state.busy, self.steps
        found: list[Action] = [DONE]
        reach = state.map.reach
        for kind, places in ((Kind.WALKER, player.walkers), (Kind.SHIP, player.ships)):
            table = reach[kind]
            last = ""
            for place in places:
                if place != last:  # equal pieces stand side by side
                    found += [move for _, bit, move in table[place][steps] if not bit & busy]
                    last = place
        return found

    def resolve(self, state: ConcordiaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, Move):
            return
        kind = state.map.line_kind[action.line]
        cost = state.map.distance[kind][action.start][action.line]
        move_colonist(state, self.seat, kind, action)
        if log:
            log(ColonistMoved(self.seat, kind, action.start, action.line, cost))
        if cost < self.steps:
            state.then(MoveColonists(self.seat, self.steps - cost))

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal:
        if isinstance(action, Build):
            return Refusal("CO-5.9", "move-first-then-build")
        if not isinstance(action, Move):
            return Refusal("CO-5.1", "move-a-colonist-or-be-done")
        kind = state.map.line_kind.get(action.line)
        if kind is None:
            return Refusal("CO-5.6", "a-move-ends-on-a-line", place=action.line)
        player = state.players[self.seat]
        if action.start not in (player.walkers if kind == Kind.WALKER else player.ships):
            return Refusal("CO-5.2", "no-own-colonist-of-this-kind-there", kind=kind, place=action.start)
        cost = state.map.distance[kind][action.start].get(action.line)
        if cost is None or cost > self.steps:
            return Refusal("CO-5.1", "not-enough-steps", steps=self.steps, cost=cost)
        return Refusal("CO-5.4", "a-colonist-stands-there", line=action.line)


def move_colonist(state: ConcordiaState, seat: int, kind: Kind, move: Move) -> None:
    """[CO-5.3] Take the colonist from where it was to a line, and keep `busy` true."""
    player, bits = state.players[seat], state.map.line_bit
    places = list(player.walkers if kind == Kind.WALKER else player.ships)
    places[places.index(move.start)] = move.line
    places.sort()
    if kind == Kind.WALKER:
        player.walkers = tuple(places)
    else:
        player.ships = tuple(places)
    state.busy = state.busy & ~bits.get(move.start, 0) | bits[move.line]


def sites(state: ConcordiaState, seat: int) -> int:
    """[CO-5.9, CO-5.10] Mask of the cities at the ends of the lines that own colonists stand on."""
    player, masks = state.players[seat], state.map.site_mask
    found = 0
    for place in player.walkers:
        found |= masks[place]
    for place in player.ships:
        found |= masks[place]
    return found


def coins(state: ConcordiaState, city: str) -> int:
    """[CO-5.12, CO-5.16] Coins for the next house in a city: dearer by those of all players there."""
    return state.map.house_coins[state.city_goods[city]] * (len(state.houses[city]) + 1)


@dataclass(frozen=True, slots=True)
class BuildHouses(Decision):
    """[CO-5.9, CO-5.13, CO-5.14, CO-5.17] Houses in cities beside own colonists, one after the other."""

    seat: int

    def options(self, state: ConcordiaState) -> list[Action]:
        found: list[Action] = [DONE]
        tables = state.map
        open_ = sites(state, self.seat) & ~state.built[self.seat]
        if not open_ or not state.houses_left(self.seat):
            return found
        player = state.players[self.seat]
        while open_:
            bit = open_ & -open_
            open_ ^= bit
            city = tables.cities[bit.bit_length() - 1]
            if coins(state, city) <= player.money and has(player, tables.house_goods[state.city_goods[city]]):
                found.append(tables.build[city])
        return found

    def resolve(self, state: ConcordiaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Build):
            build_house(state, self.seat, action.city, log)
            state.then(BuildHouses(self.seat))

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal:
        if isinstance(action, Move):
            return Refusal("CO-5.9", "no-move-after-the-first-house")
        if not isinstance(action, Build):
            return Refusal("CO-5.9", "build-a-house-or-be-done")
        return why_not_build(state, self.seat, action.city)


def why_not_build(state: ConcordiaState, seat: int, city: str) -> Refusal:
    """Why a house cannot be built in a city now."""
    tables, player = state.map, state.players[seat]
    bit = tables.city_bit.get(city, 0)
    if not bit:
        return Refusal("CO-5.13", "no-houses-in-the-capital")
    if bit & state.built[seat]:
        return Refusal("CO-5.13", "one-house-in-a-city", city=city)
    if not bit & sites(state, seat):
        return Refusal("CO-5.9", "no-own-colonist-beside-the-city", city=city)
    if not state.houses_left(seat):
        return Refusal("CO-5.17", "no-house-left")
    goods = tables.house_goods[state.city_goods[city]]
    if not has(player, goods):
        return Refusal("CO-5.11", "the-goods-are-missing", city=city, goods=goods)
    return Refusal("CO-5.12", "too-few-coins", city=city, coins=coins(state, city))


def build_house(state: ConcordiaState, seat: int, city: str, log: Log | None) -> None:
    """[CO-5.11 to CO-5.15] Pay for a house and build it; the fifteenth triggers the end [CO-16.1]."""
    player, tables = state.players[seat], state.map
    price, goods = coins(state, city), tables.house_goods[state.city_goods[city]]
    player.money -= price
    pay(player, goods)
    state.put_house(seat, city)
    if log:
        log(HouseBuilt(seat, city, price, goods))
    if state.built[seat].bit_count() == state.box.amounts.end_house_count:
        trigger_end(state, seat, log)
