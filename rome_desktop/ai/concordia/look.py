"""What a position is worth to each side."""

from collections.abc import Sequence

from rome_desktop.ai.concordia.weights import USE, Weights
from rome_desktop.games.concordia.ids import GOODS, NOBODY, Deity, Good
from rome_desktop.games.concordia.scoring import provinces
from rome_desktop.games.concordia.state import ConcordiaState, Player
from rome_desktop.games.concordia.turn import BeginTurn

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


class ConcordiaLook:
    """Values near one root."""

    def __init__(self, root: ConcordiaState, weights: Weights) -> None:
        self.weights = weights
        self.price = root.map.price
        self.provinces = len(root.map.provinces)

    def value(self, state: ConcordiaState, seat: int) -> float:
        """In points, the seat's own prospects less a share of the others'."""
        worth = [self.worth(state, side) for side in range(state.seats)]
        return against(worth, seat, self.weights.rival)

    def worth(self, state: ConcordiaState, seat: int) -> float:
        """What the position is worth to a seat, in points."""
        left = turns_left(state, seat)
        player = state.players[seat]
        total = self.gods(state, seat, player, left)
        total += self.riches(player.money + self.stock(player), left)
        total += state.box.amounts.concordia_vp if state.concordia == seat else 0
        if left:
            total += self.prospects(state, seat, player, left)
        return total

    def riches(self, coins: float, left: float) -> float:
        """What coins and goods are worth with so many turns left."""
        w = self.weights
        if not left:
            return w.coin * coins
        early, spent = min(1.0, left / w.early), min(coins, w.plenty)
        beyond = w.coin + (w.beyond - w.coin) * early
        return (w.coin + w.early_coin * early) * spent + beyond * (coins - spent)

    def gods(self, state: ConcordiaState, seat: int, player: Player, left: float) -> float:
        """Each god's cards, and some to come, times what they will be worth in the end; but Vesta."""
        w = self.weights
        own = state.built[seat]
        makers, tables = state.makers, state.map
        houses = min(own.bit_count() + w.house * left, 15.0)
        other = (own & ~makers[Good.BRICK]).bit_count()
        kinds = sum(1 for mask in makers.values() if own & mask)
        counts = dict.fromkeys(Deity, 0)
        total = 0.0
        for card in (*player.hand, *player.pile):
            god = tables.god[card]
            counts[god] += 1
            if god == Deity.MINERVA:
                good, points = tables.specialist[tables.role[card]]
                total += points * ((own & makers[good]).bit_count() + w.special * left)
        more = w.card * left
        growth = houses - own.bit_count()
        total += (counts[Deity.JUPITER] + more) * (other + 0.75 * growth)
        total += (counts[Deity.SATURNUS] + more) * min(
            self.provinces, provinces(state, seat) + w.province * left
        )
        total += (counts[Deity.MERCURIUS] + more) * 2 * min(5.0, kinds + w.kind * left)
        total += (counts[Deity.MARS] + more) * 2 * min(6.0, state.colonists(seat) + w.colonist * left)
        return total

    def stock(self, player: Player) -> float:
        """What the goods are worth in coins."""
        w, price = self.weights, self.price
        total = 0.0
        for good in GOODS:
            held = player.goods[good]
            shares = w.stock
            total += price[good] * (sum(shares[:held]) + shares[-1] * max(0, held - len(shares)))
        goods = player.goods
        total += sum(w.brick[: goods[Good.BRICK]]) + sum(w.food[: goods[Good.FOOD]])
        return total + sum(w.tool[: goods[Good.TOOL]])

    def prospects(self, state: ConcordiaState, seat: int, player: Player, left: float) -> float:
        """Crops, cards in hand, places to build, and the Praefectus Magnus."""
        w, tables = self.weights, state.map
        own = state.built[seat]
        crops = sum(self.price[good] * (own & mask).bit_count() for good, mask in state.makers.items())
        early = min(1.0, left / w.early)
        hand = sum(USE.get(tables.role[card], 0.5) for card in player.hand)
        sites = 0
        for place in (*player.walkers, *player.ships):
            sites |= tables.site_mask[place]
        near = (sites & ~own).bit_count()
        holder = state.praefectus == seat and not state.praefectus_used
        return w.crop * crops * min(left, w.horizon) + early * (
            w.hand * hand + w.near * near + (w.praefectus if holder else 0.0)
        )


class ConcordiaOwnLook(ConcordiaLook):
    """As if nobody else were there: quicker, for trial play."""

    def value(self, state: ConcordiaState, seat: int) -> float:
        return self.worth(state, seat)
