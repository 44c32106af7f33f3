"""What goods, ships, contracts and everything else of a side are worth, in points."""

from rome_desktop.games.nova_roma.components import Achievement
from rome_desktop.games.nova_roma.ending import card_points, next_first
from rome_desktop.games.nova_roma.mosaic import achievement, counts, holds
from rome_desktop.games.nova_roma.state import NovaState, Player

GOODS = (0.0, 0.66, 1.2, 1.62, 1.92, 2.1)
"""What the first, second, ... of a kind are worth while there is time to use them."""
COIN = 0.42
INFLUENCE = 0.55
ARTISAN = (0.0, 1.32, 2.4, 3.12, 3.36)
HAND = (0.0, 0.5, 0.95, 1.3, 1.5, 1.6, 1.65)
PIECE = (0.55, 0.9, 1.3)
"""A piece in zone A, B, C, besides what the majorities are worth now."""
MARKER = (0.0, 0.5, 1.0, 1.9, 2.4, 3.0, 4.1, 5.0)
"""A marker on each space, the five points at the end of the track included."""
TOKEN = 0.56
ONCE = 0.55
PERMANENT = 0.4
TILE = 0.5
ROW_LENGTH = 0.25
READY = 0.6
NEAR = 0.45
"""Shares of an achievement's points before it is claimed."""
HORIZON = 6.0
"""So many turns before the end what can only be used begins to lose its worth."""
AHEAD = 0.6
"""Share of a port's points on the way to it."""
LEAD = 0.36
"""A chariot that would be won now."""


def time_left(state: NovaState, seat: int) -> int:
    """Turns the seat has still to take after this one."""
    course = state.box.course
    return state.players[seat].patricians + course.patricians * (course.rounds - state.round)


def table(values: tuple[float, ...], amount: int) -> float:
    """A value of a table that ends flat."""
    return values[amount] if amount < len(values) else values[-1]


def stock(state: NovaState, player: Player, early: float) -> float:
    """Goods, coins, influence, artisans, cards and tokens: for use early, for the scoring late."""
    scoring = state.box.scoring
    use = sum(table(GOODS, amount) for amount in player.goods) + COIN * player.coins
    use += INFLUENCE * player.influence + table(ARTISAN, player.artisans + player.workers.bit_count())
    use += table(HAND, len(player.hand))
    late = 0.0
    if not state.level:
        late += (sum(player.goods) + player.coins) / scoring.leftovers_per_vp
        late += (player.influence + player.artisans) / scoring.influence_and_artisans_per_vp
    open_cells = 9 - player.covered.bit_count()
    return early * (use + TOKEN * min(player.tokens, open_cells)) + (1.0 - early) * late


def fleet(state: NovaState, player: Player, early: float) -> float:
    """Points of ports reached, and of those ahead by the share of the way sailed."""
    worth = 0.0
    for ship in player.ships:
        points = state.map.port_points
        here = points[ship]
        worth += here
        if ship:
            route = next(r for r in state.box.sea_routes if any(p.id == ship for p in r.ports))
            names = [port.id for port in route.ports]
            place = names.index(ship)
            ahead = next((n for n in range(place + 1, len(names)) if points[names[n]] > here), -1)
            if ahead >= 0:
                behind = max((n + 1 for n in range(place + 1) if points[names[n]] < here), default=0)
                share = (place + 1 - behind) / (ahead + 1 - behind)
                worth += early * AHEAD * share * (points[names[ahead]] - here)
    return worth


def course(state: NovaState, seat: int, early: float) -> float:
    """Markers, and the chariot as it stands."""
    player = state.players[seat]
    last = state.box.hippodrome.last_space
    worth = 0.0
    for space in player.markers:
        final = state.box.hippodrome.last_space_vp if space == last else 0.0
        worth += early * table(MARKER, space) + (1.0 - early) * final
    if state.favourite:
        track = ("red", "green", "blue").index(state.map.track_of[state.favourite])
        others = [p.markers[track] for s, p in enumerate(state.players) if s != seat]
        if player.markers[track] > max(others):
            worth += LEAD * state.box.hippodrome.token_vp
    return worth + len(player.chariots) * state.box.hippodrome.token_vp


def city(state: NovaState, seat: int, early: float) -> float:
    """Pieces in the zones, before majorities."""
    worth = 0.0
    for each, ground in zip(PIECE, state.map.zone_masks, strict=True):
        worth += each * (state.masks[seat] & ground).bit_count()
    return early * worth


def cards(state: NovaState, player: Player, rounds: int) -> float:
    """The subject row: points at the end, or use in the rounds to come."""
    worth = 0.0
    for number in player.row:
        card = state.box.subject_cards.cards[number - 1]
        if card.category == "end_game":
            worth += card_points(state, player, card) + 0.25 * rounds
        else:
            worth += (ONCE if card.category == "once_per_round" else PERMANENT) * rounds
    return worth


def estate(state: NovaState, player: Player, rounds: int) -> float:
    """Tiles of the production zone, animals by sets and what a place in a set may become."""
    animals, worth = 0, 0.0
    for cell, name in enumerate(player.estate):
        if not name:
            continue
        tile = state.map.tiles[name]
        animals += tile.animals
        if not tile.animals and not player.spent >> cell & 1:
            worth += TILE * rounds
    sets = state.box.scoring.animal_sets
    full, rest = divmod(animals, len(sets))
    return worth + full * sets[-1] + (sets[rest - 1] if rest else 0)


def board(state: NovaState, player: Player, early: float) -> float:
    """The mosaic: covered cells and lines, lines begun, and what could be claimed next."""
    values = state.box.mosaic_board.cell_vp
    covered = player.covered
    worth = float(sum(values[cell // 3] for cell in range(9) if covered >> cell & 1))
    for mask, _, points, _ in state.map.lines:
        done = (mask & covered).bit_count()
        worth += points if done == 3 else early * points * (0.0, 0.06, 0.25)[done]
    if player.tokens and early and all(player.strips):
        have = counts(player)
        twice = 2 if state.level else 1  # [NR-26.29] alone, an empty cell is worth as much to the automa
        near = [
            twice * values[cell // 3] * progress(player, achievement(state, player, cell), have)
            for cell in range(9)
            if not covered >> cell & 1
        ]
        worth += early * sum(sorted(near)[-player.tokens - player.locked :])
    return worth


def progress(player: Player, wanted: Achievement, have: dict[str, int]) -> float:
    """How near an achievement is, READY when it can be claimed."""
    if holds(player, wanted, have):
        return READY
    need = wanted.need or {}
    if wanted.kind == "spend_influence":
        share = player.influence / wanted.have
    elif wanted.kind == "hippodrome_space":
        share = max(player.markers) / wanted.total
    elif wanted.kind == "hippodrome_total":
        share = sum(player.markers) / wanted.total
    elif wanted.kind == "combo":
        share = min(sum(have[thing] for thing in need), wanted.total) / (wanted.total + 1)
    else:
        share = sum(min(have[thing], least) for thing, least in need.items()) / sum(need.values())
    return NEAR * share * share


def side_worth(state: NovaState, seat: int, majorities: int) -> float:
    """Everything a side has, in points; `majorities` as they stand."""
    player = state.players[seat]
    turns = time_left(state, seat) if not state.over else 0
    rounds = max(0, state.box.course.rounds - state.round)
    early = 0.0 if state.over else min(1.0, (turns + 1) / HORIZON)
    worth = stock(state, player, early) + fleet(state, player, early) + course(state, seat, early)
    worth += city(state, seat, early) + cards(state, player, rounds) + estate(state, player, rounds)
    worth += board(state, player, early) + majorities * (1.0 - 0.4 * early)
    worth += sum(state.map.points_of[contract] for contract in player.buildings)
    if not state.level and next_first(state) == seat:
        worth += 0.5 if rounds else state.box.scoring.first_player_vp
    return worth
