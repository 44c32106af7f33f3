"""What a side of Nova Roma has and what it may still bring, term by term, in points.

`scored` is what the side would score if the game ended now; the terms say what the position promises besides.
Every term fades as the turns run out: after the last one nothing is left but the score.
"""

from functools import lru_cache
from operator import mul

from rome_desktop.ai.memo import Memo
from rome_desktop.ai.nova_roma.claims import mosaic
from rome_desktop.ai.nova_roma.outlook import outlook
from rome_desktop.ai.nova_roma.weights import Weights
from rome_desktop.ai.weights import Factors
from rome_desktop.games.nova_roma.cleanup import chariot_winner
from rome_desktop.games.nova_roma.ending import animal_table, card_points, majority_points, next_first
from rome_desktop.games.nova_roma.state import NovaState, Player
from rome_desktop.games.nova_roma.tables import Cost

SHARES = {
    "goods": 1.11,
    "goods late": 0.95,
    "coins": 2.04,
    "coins late": 0.47,
    "influence": 0.87,
    "influence late": 0.86,
    "artisans": 0.9,
    "artisans late": 0.0,
    "hand": 0.44,
    "tokens": 1.53,
    "leftovers": 0.8,
    "voyage": 0.92,
    "voyage late": 0.45,
    "tracks": 1.2,
    "chariot": 1.33,
    "pieces": 0.43,
    "pieces late": 0.67,
    "majorities": 0.95,
    "cards": 0.95,
    "tiles": 0.8,
    "lines": 1.04,
    "claims": 0.94,
    "achievements": 1.42,
    "contracts": 0.91,
    "outlook": 0.83,
    "opening": 0.89,
}
"""What a position promises, and how much of each estimate 189 matches of self-play bore out.

A term that is “late” as well counts by how much of the game is over.
"""
TERMS = tuple(SHARES)

ZONES: Memo[tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]] = Memo()
SCORED: Memo[float] = Memo()
SHIPS: Memo[float] = Memo()
PLANS: Memo[float] = Memo()


def turns_left(state: NovaState, seat: int) -> int:
    """Turns the seat has still to take after this one."""
    if state.over:
        return 0
    course = state.box.course
    return state.players[seat].patricians + course.patricians * (course.rounds - state.round)


@lru_cache(maxsize=1024)
def row_of(first: float, more: float, amount: int) -> float:
    """The worth of so many equal things, each worth `more` times the one before it."""
    return first * (1.0 - more**amount) / (1.0 - more)


@lru_cache(maxsize=64)
def rows_of(first: float, more: float) -> tuple[float, ...]:
    """The worth of 0 to 40 equal things, each worth `more` times the one before it."""
    return tuple(row_of(first, more, amount) for amount in range(41))


def zones_of(state: NovaState) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Points of the majorities by side, and per side its pieces in each zone."""
    known = ZONES.of(state.map)
    key = (len(state.neutral), state.level, *state.masks)
    found = known.get(key)
    if found is None:
        pieces = tuple(
            tuple((mask & ground).bit_count() for ground in state.map.zone_masks) for mask in state.masks
        )
        found = known[key] = (tuple(majority_points(state)), pieces)
    return found


def scored(state: NovaState, seat: int) -> float:
    """[NR-20.2 to NR-20.9] What is sure to score: everything but majorities and what is left over."""
    player = state.players[seat]
    key = (
        *(player.covered, *player.ships, *player.markers, *player.estate, len(player.chariots)),
        *(player.influence, player.coins, len(player.maritime), *player.buildings, *player.row),
        *player.goods,
    )
    known = SCORED.of(state.map)
    found = known.get(key)
    if found is None:
        found = known[key] = work_out_score(state, player)
    return found


def work_out_score(state: NovaState, player: Player) -> float:
    """The same, worked out."""
    tables, track = state.map, state.box.hippodrome
    total = sum(tables.port_points[ship] for ship in player.ships)
    total += sum(tables.points_of[contract] for contract in player.buildings)
    total += player.markers.count(track.last_space) * track.last_space_vp
    total += len(player.chariots) * track.token_vp
    cards = state.box.subject_cards.cards
    total += sum(card_points(state, player, cards[number - 1]) for number in player.row)
    total += animal_table(state, sum(tables.tiles[tile].animals for tile in player.estate if tile))
    values = state.box.mosaic_board.cell_vp
    total += sum(values[cell // 3] for cell in range(9) if player.covered >> cell & 1)
    total += sum(points for mask, _, points, _ in tables.lines if mask & player.covered == mask)
    return float(total)


def parts(state: NovaState, seat: int, w: Weights) -> tuple[float, ...]:
    """The terms of a side before their factors, in the order of TERMS; exact after its last turn."""
    found = estimates(state, seat, w)
    return tuple(map(mul, SHARES.values(), found)) if turns_left(state, seat) else found


def estimates(state: NovaState, seat: int, w: Weights) -> tuple[float, ...]:
    """The terms as they look by themselves."""
    player = state.players[seat]
    turns = turns_left(state, seat)
    course = state.box.course
    rounds = max(0, course.rounds - state.round)
    early = min(1.0, turns / w.horizon)
    share = 1.0 - turns / (course.rounds * course.patricians)
    late = early * share
    zones, pieces = zones_of(state)
    city = sum(map(mul, (w.piece_a, w.piece_b, w.piece_c), pieces[seat]))
    sea = voyage(state, player, turns, w)
    lines, ready, near = mosaic(state, player, turns, w)
    return (
        *stores(player, w, early, share),
        early * w.token * min(player.tokens, 9 - player.covered.bit_count()),
        (1.0 - early) * leftovers(state, player, turns),
        sea,
        sea * share,
        early * tracks(state, player, w),
        chariot(state, seat, w),
        early * city,
        late * city,
        zones[seat] * (1.0 - (1.0 - w.majority) * early),
        cards(state, player, rounds, w),
        w.tile * rounds * useful_tiles(state, player),
        early * lines,
        (w.ready if turns else 1.0) * ready,
        (w.near_late + (w.near - w.near_late) * (1.0 - share)) * near,
        prospects(state, player, w) if turns else 0.0,
        w.outlook * outlook(state, seat) if turns and state.phase == "forum" else 0.0,
        opening(state, seat, rounds),
    )


def stores(player: Player, w: Weights, early: float, share: float) -> tuple[float, ...]:
    """What lies in store, early and late in the match: goods, coins, influence, artisans, hand."""
    late = early * share
    good = rows_of(w.good, w.good_more)
    goods = early * sum([good[amount] for amount in player.goods])
    coins, influence = w.coin * player.coins, w.influence * player.influence
    artisans = rows_of(w.artisan, w.artisan_more)[player.artisans + player.workers.bit_count()]
    return (
        goods,
        goods * share,
        early * coins,
        late * coins,
        early * influence,
        late * influence,
        early * artisans,
        late * artisans,
        early * rows_of(w.hand, w.hand_more)[len(player.hand)],
    )


def worth(state: NovaState, seat: int, w: Weights, factors: Factors) -> float:
    """Everything a side has and may have, in points; exact once the side has taken its last turn."""
    found = parts(state, seat, w)
    if turns_left(state, seat):
        found = tuple(map(mul, factors, found))
    return scored(state, seat) + sum(found)


def leftovers(state: NovaState, player: Player, turns: int) -> float:
    """[NR-20.10, NR-20.11] Things left over; to the point once nothing can change them."""
    if state.level:
        return 0.0
    scoring = state.box.scoring
    things = sum(player.goods) + player.coins
    people = player.influence + player.artisans + player.workers.bit_count()
    if turns:
        return things / scoring.leftovers_per_vp + people / scoring.influence_and_artisans_per_vp
    return float(things // scoring.leftovers_per_vp + people // scoring.influence_and_artisans_per_vp)


def voyage(state: NovaState, player: Player, turns: int, w: Weights) -> float:
    """What the ships may still reach with the sails that so many turns usually bring, beyond their ports."""
    known = SHIPS.of(state.map)
    key = (turns, *player.ships, w)
    found = known.get(key)
    if found is None:
        sails = w.sails * turns
        one, other = player.ships
        found = known[key] = max(both_sail(state, one, other, sails), both_sail(state, other, one, sails))
    return found


def both_sail(state: NovaState, first: str, second: str, sails: float) -> float:
    """The gain when the first ship gets what it needs for its best port and the second what is left."""
    best = 0.0
    for points, needed in ports_ahead(state, first) or [(0, 0)]:
        gain = points * hope_of(sails, needed)
        rest = max(0.0, sails - needed)
        gain += max((p * hope_of(rest, n) for p, n in ports_ahead(state, second)), default=0.0)
        best = max(best, gain)
    return best


def hope_of(sails: float, needed: int) -> float:
    """How likely a port so many sails away is reached."""
    return float(min(1.0, sails / needed) ** 2) if needed else 1.0


def ports_ahead(state: NovaState, ship: str) -> list[tuple[int, int]]:
    """The points that the ports ahead bring beyond what the ship has, and the sails to them."""
    points = state.map.port_points
    found = []
    stack = [(ship, 0)]
    while stack:
        port, sails = stack.pop()
        for leg in state.map.legs[port]:
            there = sails + leg.port.sails
            stack.append((leg.port.id, there))
            if points[leg.port.id] > points[port]:
                found.append((points[leg.port.id] - points[ship], there))
    return found


def tracks(state: NovaState, player: Player, w: Weights) -> float:
    """Markers on their way."""
    track = state.box.hippodrome
    total = 0.0
    for space in player.markers:
        if space < track.last_space:
            total += w.finish * track.last_space_vp * (space / track.last_space) ** 2
        total += w.marker * space + w.wheel * sum([line.before <= space for line in track.lines])
    return total


def chariot(state: NovaState, seat: int, w: Weights) -> float:
    """The token of the round, if the side would win it now; the surer the fewer turns the round has left."""
    if not state.favourite or state.level or chariot_winner(state) != seat:
        return 0.0
    waiting = sum(player.patricians for player in state.players)
    held = w.lead + (1.0 - w.lead) / (1.0 + waiting)
    return held * state.box.hippodrome.token_vp


def cards(state: NovaState, player: Player, rounds: int, w: Weights) -> float:
    """The use of the subject row in the rounds to come."""
    tables = state.map.cards
    active = 0.0
    for number in player.row:
        card = tables[number]
        if card is not None and card.category != "end_game":
            active += w.once if card.category == "once_per_round" else w.permanent
    return active * rounds


def useful_tiles(state: NovaState, player: Player) -> int:
    """Tiles of the production zone that can still serve."""
    tiles = state.map.tiles
    return sum(
        [
            not tiles[name].animals and not player.spent >> cell & 1
            for cell, name in enumerate(player.estate)
            if name
        ]
    )


def prospects(state: NovaState, player: Player, w: Weights) -> float:
    """The best contract of each display, by how much of its cost is at hand; coins can buy the rest."""
    known = PLANS.of(state.map)
    crew = player.artisans + player.workers.bit_count()
    key = (player.coins, crew, *player.goods, *state.maritime_row, *state.building_row, w)
    found = known.get(key)
    if found is None:
        found = known[key] = best_contracts(state, player, w)
    return found


def best_contracts(state: NovaState, player: Player, w: Weights) -> float:
    """The same, worked out."""
    sails = max(
        [w.voyage * at_hand(player, state.map.costs[c], w) for c in state.maritime_row if c], default=0.0
    )
    builds = [
        (state.map.points_of[c] + w.contract + w.piece_b * state.map.shape_cells[state.map.shape_of[c]])
        * at_hand(player, state.map.costs[c], w)
        for c in state.building_row
        if c
    ]
    return w.plan * (sails + max(builds, default=0.0))


def at_hand(player: Player, cost: Cost, w: Weights) -> float:
    """From 0 to 1: 1 for a cost that can be paid now, and less for each thing that is missing."""
    goods = sum([need - have for need, have in zip(cost.goods, player.goods, strict=True) if need > have])
    coins = player.coins - cost.coins
    lacking = goods - w.bought * min(goods, coins) if coins > 0 else float(goods - coins)
    if cost.artisans > player.artisans + player.workers.bit_count():
        lacking += 1.0
    sure: float = (1.0 + lacking) ** -w.doubt
    return sure


def opening(state: NovaState, seat: int, rounds: int) -> float:
    """[NR-20.12] Being first player next, which scores at the end."""
    if state.level or (state.first if state.over else next_first(state)) != seat:
        return 0.0
    return 0.5 if rounds else float(state.box.scoring.first_player_vp)
