"""What a position is worth to each side."""

from collections.abc import Sequence
from functools import lru_cache

from rome_desktop.ai.concordia.weights import Weights, uses
from rome_desktop.ai.memo import Memo
from rome_desktop.games.concordia.ids import GOODS, NOBODY, Deity, Good
from rome_desktop.games.concordia.scoring import categories, wealth
from rome_desktop.games.concordia.state import ConcordiaState, Player
from rome_desktop.games.concordia.turn import BeginTurn

COUNTED = (Deity.JUPITER, Deity.SATURNUS, Deity.MERCURIUS, Deity.MARS)

CARDS_A_TURN = 0.4
HOUSES_A_TURN = 0.4
RIVAL_HOUSES_A_TURN = 1 / 3
"""[CO-S.3] Two of the six entries of his list build."""


LONGEST = {1: 44.0, 2: 44.0, 3: 38.0, 4: 32.0, 5: 28.0}
"""By seats: nobody waits for better times after so many rounds."""


def against(worth: Sequence[float], seat: int, share: float) -> float:
    """A side's own worth less a share of the mean of the others'."""
    if len(worth) == 1:
        return worth[seat]
    return worth[seat] - share * (sum(worth) - worth[seat]) / (len(worth) - 1)


def turns_left(state: ConcordiaState, seat: int) -> float:
    """About how many turns the seat still has after this one."""
    if state.over or state.final == seat:
        return 0.0
    if state.final != NOBODY:
        return float(any(isinstance(step, BeginTurn) and step.seat == seat for step in state.pending))
    sides = len(state.players)
    cards = sum(map(bool, state.display)) + state.stack_height()
    by_cards = cards / (CARDS_A_TURN * (1 if state.level else sides)) + 1
    most = max(own.bit_count() for own in state.built[: state.seats])
    by_houses = (state.map.houses - most) / HOUSES_A_TURN
    if state.level:
        by_cards /= 1.4
        by_houses = min(by_houses, state.houses_left(1) / RIVAL_HOUSES_A_TURN)
    return min(by_cards, by_houses, max(0.0, LONGEST[state.seats] - state.round))


Cards = tuple[tuple[int, ...], tuple[tuple[Good, int], ...], float]
"""Of a hand and a pile, by weights: cards of four gods; each specialist; use of the hand."""
CARDS: Memo[Cards] = Memo()
Houses = tuple[int, int, int, int]
"""Of a mask of houses: those that make no bricks, provinces, kinds of goods, and crops in coins."""
HOUSES: Memo[Houses] = Memo()
MOST_GOODS = 24
"""More goods of one kind fit into no storehouse."""


@lru_cache(maxsize=64)
def stock_table(weights: Weights, good: Good, price: int) -> tuple[float, ...]:
    """What none, one and more of a good are worth in coins."""
    more = {Good.BRICK: weights.brick, Good.FOOD: weights.food, Good.TOOL: weights.tool}.get(good, ())
    shares, found = weights.stock, [0.0]
    for held in range(1, MOST_GOODS + 1):
        share = sum(shares[:held]) + shares[-1] * max(0, held - len(shares))
        found.append(price * share + sum(more[:held]))
    return tuple(found)


class ConcordiaLook:
    """Values near one root."""

    def __init__(self, root: ConcordiaState, weights: Weights) -> None:
        self.weights = weights
        self.price = root.map.price
        self.provinces = len(root.map.provinces)
        self.stocks = [(good, stock_table(weights, good, self.price[good])) for good in GOODS]
        self.cards = CARDS.of(root.map)
        self.houses = HOUSES.of(root.makers)

    def value(self, state: ConcordiaState, seat: int) -> float:
        """In points, the seat's own prospects less a share of the others'."""
        worth = [self.worth(state, side) for side in range(state.seats)]
        return against(worth, seat, self.weights.rival)

    def worth(self, state: ConcordiaState, seat: int) -> float:
        """What the position is worth to a seat, in points."""
        left = turns_left(state, seat)
        if not left and (state.over or state.final != NOBODY):
            return self.at_the_end(state, seat)
        total = sum(self.parts(state, seat, left))
        return total + (state.box.amounts.concordia_vp if state.concordia == seat else 0)

    def at_the_end(self, state: ConcordiaState, seat: int) -> float:
        """The points as they stand, and next to nothing for what misses the next ten coins."""
        return sum(categories(state, seat).values()) + 0.001 * wealth(state, seat)

    def parts(self, state: ConcordiaState, seat: int, left: float) -> tuple[float, ...]:
        """While there are turns to come: the gods, coins and goods, and the prospects."""
        player = state.players[seat]
        return (
            self.gods(state, seat, player, left),
            self.riches(player.money + self.stock(player), left),
            *self.prospects(state, seat, player, left),
        )

    def riches(self, coins: float, left: float) -> float:
        """What coins and goods are worth with so many turns left."""
        w = self.weights
        early, spent = min(1.0, left / w.early), min(coins, w.plenty)
        beyond = w.coin + (w.beyond - w.coin) * early
        return (w.coin + w.early_coin * early) * spent + beyond * (coins - spent)

    def gods(self, state: ConcordiaState, seat: int, player: Player, left: float) -> float:
        """Each god's cards, and some to come, times what they will be worth in the end; but Vesta."""
        return sum(self.by_god(state, seat, player, left))

    def by_god(self, state: ConcordiaState, seat: int, player: Player, left: float) -> tuple[float, ...]:
        """The same for Minerva, Jupiter, Saturnus, Mercurius and Mars."""
        w = self.weights
        own = state.built[seat]
        (jupiter, saturnus, mercurius, mars), specialists, _ = self.cards_of(state, player)
        other, lands, kinds, _ = self.houses_of(state, own)
        minerva = 0.0
        for good, points in specialists:
            minerva += points * ((own & state.makers[good]).bit_count() + w.special * left)
        built = own.bit_count()
        growth = min(built + w.house * left, 15.0) - built
        return (
            minerva,
            (jupiter + w.card_jupiter * left) * (other + w.brickless * growth),
            (saturnus + w.card_saturnus * left) * min(self.provinces, lands + w.province * left),
            (mercurius + w.card_mercurius * left) * 2 * min(5.0, kinds + w.kind * left),
            (mars + w.card_mars * left) * 2 * min(6.0, state.colonists(seat) + w.colonist * left),
        )

    def cards_of(self, state: ConcordiaState, player: Player) -> Cards:
        """The gods and the use of a player's cards."""
        key = (self.weights, *player.hand, "", *player.pile)
        found = self.cards.get(key)
        if found is None:
            tables = state.map
            cards, use = (*player.hand, *player.pile), uses(self.weights)
            gods = [tables.god[card] for card in cards]
            mine = [tables.role[card] for card in cards if tables.god[card] == Deity.MINERVA]
            found = self.cards[key] = (
                tuple(gods.count(god) for god in COUNTED),
                tuple(tables.specialist[role] for role in mine),
                sum(use.get(tables.role[card], self.weights.use_specialist) for card in player.hand),
            )
        return found

    def houses_of(self, state: ConcordiaState, own: int) -> Houses:
        """What a set of houses counts for."""
        found = self.houses.get(own)
        if found is None:
            makers = state.makers
            found = self.houses[own] = (
                (own & ~makers[Good.BRICK]).bit_count(),
                sum(bool(own & mask) for mask in state.map.province_mask.values()),
                sum(bool(own & mask) for mask in makers.values()),
                sum(self.price[good] * (own & mask).bit_count() for good, mask in makers.items()),
            )
        return found

    def stock(self, player: Player) -> float:
        """What the goods are worth in coins."""
        total = 0.0
        goods = player.goods
        for good, table in self.stocks:
            total += table[goods[good]]
        return total

    def prospects(
        self, state: ConcordiaState, seat: int, player: Player, left: float
    ) -> tuple[float, float, float, float]:
        """Crops, cards in hand, places to build, and the Praefectus Magnus."""
        w, masks = self.weights, state.map.site_mask
        own = state.built[seat]
        crops = self.houses_of(state, own)[3]
        early = min(1.0, left / w.early)
        hand = self.cards_of(state, player)[2]
        sites = 0
        for place in player.walkers:
            sites |= masks[place]
        for place in player.ships:
            sites |= masks[place]
        near = (sites & ~own).bit_count()
        holder = state.praefectus == seat and not state.praefectus_used
        return (
            w.crop * crops * min(left, w.horizon),
            early * w.hand * hand,
            early * w.near * near,
            early * w.praefectus * holder,
        )


class ConcordiaOwnLook(ConcordiaLook):
    """As if nobody else were there: quicker, for trial play."""

    def value(self, state: ConcordiaState, seat: int) -> float:
        return self.worth(state, seat)
