"""What a position of Trajan is worth to a seat, in points: what it has, and what it can hope for."""

from collections import Counter
from functools import cache, lru_cache

from rome_desktop.ai.memo import Memo
from rome_desktop.ai.trajan.weights import Weights
from rome_desktop.engine.steps import Decision
from rome_desktop.games.trajan.deeds import OfferAction, TakeAction
from rome_desktop.games.trajan.ending import categories
from rome_desktop.games.trajan.ids import CAMP, CENTRE, LETTERS, NOTHING, Category, Deed, Joker
from rome_desktop.games.trajan.military import value as province_value
from rome_desktop.games.trajan.seaport import DiscardCard, LoadShip, PlaySecond
from rome_desktop.games.trajan.state import Player, TrajanState
from rome_desktop.games.trajan.trajan_tiles import UseTile, possible


class TrajanLook:
    """Values positions by a table of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def value(self, state: TrajanState, seat: int) -> float:
        """Own prospects against the best of the others'."""
        w = self.weights
        scores = [prospects(state, side, w) for side in range(state.seats)]
        others = [score for side, score in enumerate(scores) if side != seat]
        return scores[seat] - w.rival * max(others, default=0.0) + coming(state, seat, w)


class TrajanOwnLook(TrajanLook):
    """As if nobody else were there: quicker, for trial play."""

    def value(self, state: TrajanState, seat: int) -> float:
        return prospects(state, seat, self.weights) + coming(state, seat, self.weights)


def tile_worth(category: Category, w: Weights) -> float:
    """A completed tile, its special action included."""
    if category == Category.POINTS:
        return w.tile_points
    if category == Category.DEMAND:
        return w.tile_demand
    if category == Category.CARDS:
        return w.tile_cards
    return w.tile_plus2 if category == Category.PLUS2 else w.tile_pawns


@cache
def readiness(colours: str, tray: str) -> float:
    """How near a tray is to completing a tile, from 0 to 2 markers."""
    first, second = colours[0], colours[1]
    if first == second:
        return min(2, tray.count(first))
    return (first in tray) + (second in tray)


def wanted(state: TrajanState, seat: int, w: Weights) -> list[dict[str, float]]:
    """Per tray, how much a marker of each colour is wanted there by the tile beside it."""
    player = state.players[seat]
    found = []
    for tray, name in zip(player.trays, player.slots, strict=True):
        want = dict.fromkeys(LETTERS, 0.0)
        if name:
            tile = state.map.trajan[name]
            for colour in tile.colours:
                if tray.count(colour) < tile.colours.count(colour):
                    want[colour] = tile_worth(tile.category, w)
        found.append(want)
    return found


def quarters_left(state: TrajanState) -> float:
    """From 4 at the start to 0 at the end; a lap that was completed in this turn is over."""
    return max(0.0, (state.map.rounds - state.laps - state.due - state.time / state.loop) / 4)


def prospects(state: TrajanState, seat: int, w: Weights) -> float:
    """Points as if the game ended now, and what the position promises until it does."""
    return standings_score(state, seat) + sum(parts(state, seat, w))


def parts(state: TrajanState, seat: int, w: Weights) -> tuple[float, ...]:
    """What a position promises besides the points as they stand, in the order of `accounts.TERMS`."""
    player = state.players[seat]
    left = quarters_left(state)
    soon = min(1.0, left)
    return (
        on_slots(state, player, w) * soon,
        (w.worker * min(player.workers, 3) + w.legionary * min(player.legionaries, 3)) * soon,
        w.reserve * left * min(player.reserve, 6),
        (w.card * len(player.hand) + alike(tuple(player.hand), w)) * soon,
        on_mat(state, player, left, w),
        leader_worth(state, player, seat, w) * soon,
        0.0 if state.over else w.senate * player.track,
        building_worth(state, player, w) * soon,
    )


SCORES: Memo[int] = Memo()
MATS: Memo[float] = Memo()


def standings_score(state: TrajanState, seat: int) -> int:
    """Points as if the game ended now; what lies open is added up once, points and hands each time."""
    player = state.players[seat]
    known = SCORES.of(state.map)
    key = (
        *(player.buildings, player.tiles, player.yellow, player.grey, *player.display, len(player.hand)),
        *(len(player.sites), len(player.provinces), player.workers, player.legionaries),
        player.slots.count(NOTHING),
    )
    lying = known.get(key)
    if lying is None:
        lying = known[key] = sum(categories(state, player).values()) - sum(player.points)
    return lying + sum(player.points)


def on_mat(state: TrajanState, player: Player, left: float, w: Weights) -> float:
    """Demands covered, and tiles on the mat that are worth something later."""
    known = MATS.of(state.map)
    key = (w, player.tiles, player.kept, len(player.marked), state.demands, left, state.over)
    worth = known.get(key)
    if worth is None:
        worth = known[key] = demand_cover(state, player, left, w) + mat_worth(state, player, left, w)
    return worth


def on_slots(state: TrajanState, player: Player, w: Weights) -> float:
    """Tiles that are still to be completed, by how near they are."""
    total = 0.0
    trays = player.trays
    for tray, name in zip(trays, player.slots, strict=True):
        if name:
            tile = state.map.trajan[name]
            total += tile_worth(tile.category, w) * (w.open + w.half * readiness(tile.colours, tray) / 2)
    if player.arch == CENTRE:
        total -= w.centre
    return total + w.spread * (len(trays) - trays.count(""))


def demand_cover(state: TrajanState, player: Player, left: float, w: Weights) -> float:
    """[TR-15.5] What the open demands will cost for certain, and one tile of each icon for later."""
    if state.over:
        return 0.0
    tiles = Counter(player.tiles)
    kept = Counter(str(state.map.trajan[tile].icon) for tile in player.kept)
    jokers = tiles[state.map.joker[Joker.DEMAND]]
    unmet, total = 0, 0.0
    for icon, needed in Counter(state.demands).items():
        unmet += max(0, needed - tiles[state.map.demand_tile[icon]] - kept[icon])
    spare = max(0, jokers - unmet)
    total += w.loss * state.box.demands.loss[max(0, unmet - jokers)]
    if not left:
        return total
    coming = state.box.demands.open - len(state.demands)
    for icon, name in state.map.demand_tile.items():
        more = tiles[name] + kept[icon] - Counter(state.demands)[icon]
        total += (w.spare_now * coming / 3 + w.spare_later * (left > 1)) * min(1, max(0, more))
    return total + w.joker * spare + w.kept * max(0.0, left - 1) * len(player.kept)


@lru_cache(maxsize=4096)
def alike(hand: tuple[str, ...], w: Weights) -> float:
    """What the three commonest kinds of card are worth for being alike."""
    counts = sorted(Counter(hand).values(), reverse=True)
    return sum(w.alike[min(n, len(w.alike)) - 1] for n in counts[:3])


def mat_worth(state: TrajanState, player: Player, left: float, w: Weights) -> float:
    """Tiles on the mat that are worth something later."""
    soon = min(1.0, left)
    total = 0.0
    for name in player.tiles:
        tile = state.map.forum[name]
        if tile.votes:
            total += w.votes * tile.votes * soon
        elif tile.deed or tile.joker == Joker.EXTRA_ACTION:
            total += w.extra * soon
        elif tile.joker == Joker.COMMODITY:
            total += w.joker_card * soon
        elif tile.joker == Joker.CONSTRUCTION:
            total += w.joker_building * soon
    return total + w.marked * soon * len(player.marked)


def leader_worth(state: TrajanState, player: Player, seat: int, w: Weights) -> float:
    """Standing where a legionary would score."""
    if player.leader == CAMP or player.leader in player.provinces:
        return 0.0
    share = w.leader if player.legionaries else w.leader / 2
    return share * province_value(state, seat, player.leader)


def building_worth(state: TrajanState, player: Player, w: Weights) -> float:
    """Tiles beside own workers, and the way to sets of three and four."""
    if not player.workers:
        return 0.0
    beside = state.map.sites_beside
    near = {site for own in player.sites for site in beside[own]} or set(range(len(state.district)))
    best = [int(state.map.construction[t].vp) for site in near if (t := state.district[site])]
    kinds: dict[str, int] = {}
    for tile in player.buildings:
        kind = state.map.construction[tile].type
        kinds[kind] = kinds.get(kind, 0) + 1
    sets = sum({2: w.pair, 3: w.three}.get(n, 0.0) for n in kinds.values())
    return w.beside * max(best, default=0) + sets


# What the decision on top of the pile still promises.


def coming(state: TrajanState, seat: int, w: Weights) -> float:
    """The gain of an action that is about to be asked for, or of cards about to be shipped."""
    top = state.pending[-1] if state.pending else None
    if isinstance(top, Decision) and top.seat != seat:
        return 0.0
    if isinstance(top, (TakeAction, OfferAction)):
        return w.afterwards * gain(state, seat, top.deed, w)
    if isinstance(top, UseTile):
        tile = state.map.trajan[top.tile]
        below = state.pending[-2] if len(state.pending) > 1 else None
        more = gain(state, seat, below.deed, w) if isinstance(below, OfferAction) else 0.0
        return tile_worth(tile.category, w) - tile.vp + w.afterwards * more
    if isinstance(top, LoadShip):
        return ship_gain(state, top, w)
    if isinstance(top, DiscardCard):
        return 1.0
    if isinstance(top, PlaySecond):
        return 1.5
    return 3.0 if type(top).__name__ == "SpendExtra" else 0.0


def ship_gain(state: TrajanState, step: LoadShip, w: Weights) -> float:
    """What the ship pays if all that fits were loaded, the cards' worth taken off."""
    tile = state.map.ship[step.ship]
    table = tile.grey if step.ship in state.grey_ships else tile.coloured
    hand = Counter(state.players[step.seat].hand)
    if step.ship == "identical":
        loaded = next((card for card in step.stowed if card != "joker"), None)
        n = hand[loaded] if loaded else max(hand.values(), default=0)
    elif step.ship == "pairs":
        n = sum(count > 1 for count in hand.values())
    else:
        n = len(hand)
    n = max(min(n, len(table)), len(step.stowed) // tile.cards_per_unit)
    return table[n - 1] - w.shipped * n * tile.cards_per_unit if n else 0.0


def gain(state: TrajanState, seat: int, deed: Deed, w: Weights) -> float:
    """About what the best option of an action is worth."""
    player = state.players[seat]
    if deed == Deed.SEAPORT:
        best = w.seaport
        for ship in state.box.ships.tiles:
            best = max(best, ship_gain(state, LoadShip(seat, ship.id, ()), w))
        return best
    if deed == Deed.FORUM:
        return w.forum if any(state.forum) else 0.0
    if deed == Deed.MILITARY:
        if player.legionaries and player.leader != CAMP and player.leader not in player.provinces:
            return max(2.0, province_value(state, seat, player.leader) * 0.5)
        return w.military
    if deed == Deed.SENATE:
        track = player.track + 1
        vp = state.box.senate.vp
        return vp[track] + w.step if track < len(vp) else 0.0
    if deed == Deed.TRAJAN:
        return w.trajan if possible(state, seat) and quarters_left(state) > 0.25 else 0.0
    return w.building if player.workers else w.hire
