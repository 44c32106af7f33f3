"""What goods, ships, contracts and everything else of a side are worth, in points."""

from collections.abc import Callable, Hashable
from functools import lru_cache

from rome_desktop.ai.nova_roma.weights import Weights
from rome_desktop.games.nova_roma.components import Achievement
from rome_desktop.games.nova_roma.ending import card_points, next_first
from rome_desktop.games.nova_roma.mosaic import achievement, counts, holds
from rome_desktop.games.nova_roma.state import NovaState, Player
from rome_desktop.games.nova_roma.tables import Cost

Memo = dict[Hashable, float]
"""Figures by everything they depend on, kept for one root."""


def turns_left(state: NovaState, seat: int) -> int:
    """Turns the seat has still to take after this one."""
    course = state.box.course
    return state.players[seat].patricians + course.patricians * (course.rounds - state.round)


def row_of(first: float, more: float, amount: int) -> float:
    """The worth of so many equal things, each worth `more` times the one before it."""
    return first * (1.0 - more**amount) / (1.0 - more)


def stock(state: NovaState, player: Player, early: float, w: Weights) -> float:
    """Goods, coins, influence, artisans, cards and tokens: for use early, for the scoring late."""
    scoring = state.box.scoring
    use = sum([row_of(w.good, w.good_more, amount) for amount in player.goods]) + w.coin * player.coins
    use += w.influence * player.influence
    use += row_of(w.artisan, w.artisan_more, player.artisans + player.workers.bit_count())
    use += row_of(w.hand, w.hand_more, len(player.hand))
    use += w.token * min(player.tokens, 9 - player.covered.bit_count())
    late = 0.0
    if not state.level:
        late += (sum(player.goods) + player.coins) / scoring.leftovers_per_vp
        late += (player.influence + player.artisans) / scoring.influence_and_artisans_per_vp
    return early * use + (1.0 - early) * late


def fleet(state: NovaState, player: Player, early: float, w: Weights) -> float:
    """Points of ports reached, and of those ahead by the share of the way sailed."""
    points = state.map.port_points
    worth = 0.0
    for ship in player.ships:
        here = points[ship]
        worth += here
        if not ship:
            continue
        route = next(r for r in state.box.sea_routes if any(p.id == ship for p in r.ports))
        names = [port.id for port in route.ports]
        place = names.index(ship)
        ahead = next((n for n in range(place + 1, len(names)) if points[names[n]] > here), -1)
        if ahead >= 0:
            behind = max((n + 1 for n in range(place + 1) if points[names[n]] < here), default=0)
            share = (place + 1 - behind) / (ahead + 1 - behind)
            worth += early * w.ahead * share * (points[names[ahead]] - here)
    return worth


def course(state: NovaState, seat: int, early: float, w: Weights) -> float:
    """Markers, and the chariot as it stands."""
    player = state.players[seat]
    track = state.box.hippodrome
    worth = 0.0
    for space in player.markers:
        if space == track.last_space:
            worth += track.last_space_vp
        else:
            worth += early * w.finish * track.last_space_vp * (space / track.last_space) ** 2
        crossed = sum([line.before <= space for line in track.lines])
        worth += early * (w.marker * space + w.wheel * crossed)
    if state.favourite:
        number = ("red", "green", "blue").index(state.map.track_of[state.favourite])
        others = [p.markers[number] for side, p in enumerate(state.players) if side != seat]
        if player.markers[number] > max(others):
            worth += w.lead * track.token_vp
    return worth + len(player.chariots) * track.token_vp


def city(state: NovaState, seat: int, early: float, w: Weights) -> float:
    """Pieces in the zones, before majorities."""
    worth = 0.0
    for each, ground in zip((w.piece_a, w.piece_b, w.piece_c), state.map.zone_masks, strict=True):
        worth += each * (state.masks[seat] & ground).bit_count()
    return early * worth


def cards(state: NovaState, player: Player, rounds: int, w: Weights) -> float:
    """The subject row: points at the end, or use in the rounds to come."""
    worth = 0.0
    for number in player.row:
        card = state.box.subject_cards.cards[number - 1]
        if card.category == "end_game":
            worth += card_points(state, player, card) + w.growing * rounds
        else:
            worth += (w.once if card.category == "once_per_round" else w.permanent) * rounds
    return worth


def estate(state: NovaState, player: Player, rounds: int, w: Weights) -> float:
    """Tiles of the production zone, animals by sets and what a place in a set may become."""
    animals, worth = 0, 0.0
    for cell, name in enumerate(player.estate):
        if not name:
            continue
        tile = state.map.tiles[name]
        animals += tile.animals
        if not tile.animals and not player.spent >> cell & 1:
            worth += w.tile * rounds
    sets = state.box.scoring.animal_sets
    full, rest = divmod(animals, len(sets))
    return worth + full * sets[-1] + (sets[rest - 1] if rest else 0)


def board(state: NovaState, player: Player, turns: int, early: float, w: Weights) -> float:
    """The mosaic: covered cells and lines, lines begun, and what could be claimed in the turns to come."""
    values = state.box.mosaic_board.cell_vp
    covered = player.covered
    worth = float(sum([values[cell // 3] for cell in range(9) if covered >> cell & 1]))
    if state.over:
        return worth + sum([points for mask, _, points, _ in state.map.lines if mask & covered == mask])
    lines = tuple([(mask, points) for mask, _, points, _ in state.map.lines])
    full, begun, gain = line_hopes(lines, covered, w)
    worth += full + early * begun
    tokens = player.tokens + player.locked
    if tokens and turns and all(player.strips):
        have = counts(player)
        twice = 2 if state.level else 1  # [NR-26.29] alone, an empty cell is worth as much to the automa
        hopes = [
            (twice * values[cell // 3] + gain[cell])
            * hope(player, achievement(state, player, cell), have, turns, w)
            for cell in range(9)
            if not covered >> cell & 1
        ]
        hopes.sort(reverse=True)
        worth += sum(hopes[: player.tokens]) + 0.8 * sum(hopes[player.tokens : tokens])
    return worth


@lru_cache(maxsize=4096)
def line_hopes(
    lines: tuple[tuple[int, int], ...], covered: int, w: Weights
) -> tuple[float, float, tuple[float, ...]]:
    """Points of full lines, of lines begun, and how each cell would bring its lines on."""
    full = begun = 0.0
    gain = [0.0] * 9
    for mask, points in lines:
        done = (mask & covered).bit_count()
        if done == 3:
            full += points
            continue
        begun += points * (0.0, w.line_one, w.line_two)[done]
        more = points * (w.line_one, w.line_two - w.line_one, 1.0 - w.line_two)[done]
        for cell in range(9):
            if mask >> cell & 1 and not covered >> cell & 1:
                gain[cell] += more
    return full, begun, tuple(gain)


def hope(player: Player, wanted: Achievement, have: dict[str, int], turns: int, w: Weights) -> float:
    """How likely an achievement will be claimed."""
    lacking = missing(player, wanted, have)
    if lacking <= 0:
        return w.ready
    likely: float = max(0.0, 1.0 - lacking / (w.pace * (turns + 1))) ** w.slack
    return w.near * likely


def missing(player: Player, wanted: Achievement, have: dict[str, int]) -> float:
    """Things still missing for an achievement; 0 when it can be claimed."""
    if holds(player, wanted, have):
        return 0.0
    need = wanted.need or {}
    if wanted.kind == "spend_influence":
        return 0.5 * (wanted.have - player.influence)
    if wanted.kind == "hippodrome_space":
        return 0.5 * (wanted.total - max(player.markers))
    if wanted.kind == "hippodrome_total":
        return 0.5 * (wanted.total - sum(player.markers))
    single = sum([max(0, least - have[thing]) for thing, least in need.items()])
    if wanted.kind == "combo":
        return float(max(single, wanted.total - sum([have[thing] for thing in need])))
    return float(single)


def prospects(state: NovaState, player: Player, w: Weights) -> float:
    """The best contract of each display, by how much of its cost is at hand; coins can buy the rest."""
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


def known(memo: Memo, key: Hashable, work: Callable[[], float]) -> float:
    """What is known under a key, worked out the first time."""
    found = memo.get(key)
    if found is None:
        found = memo[key] = work()
    return found


def board_key(player: Player, turns: int) -> Hashable:
    """Everything that the worth of a mosaic board depends on."""
    return (
        *(turns, player.covered, player.tokens, player.locked, player.influence, len(player.buildings)),
        *(len(player.maritime), len(player.row), player.estate.count(""), *player.markers, *player.strips),
    )


def plans_key(state: NovaState, player: Player) -> Hashable:
    """Everything that the worth of the contracts on display depends on."""
    crew = player.artisans + player.workers.bit_count()
    return (player.coins, crew, *player.goods, *state.maritime_row, *state.building_row)


def side_worth(state: NovaState, seat: int, majorities: int, w: Weights, memo: Memo) -> float:
    """Everything a side has, in points; `majorities` as they stand, `memo` for what many positions share."""
    player = state.players[seat]
    turns = 0 if state.over else turns_left(state, seat)
    rounds = max(0, state.box.course.rounds - state.round)
    early = 0.0 if state.over else min(1.0, (turns + 1) / w.horizon)
    worth = stock(state, player, early, w) + fleet(state, player, early, w) + course(state, seat, early, w)
    worth += city(state, seat, early, w) + cards(state, player, rounds, w) + estate(state, player, rounds, w)
    worth += known(memo, board_key(player, turns), lambda: board(state, player, turns + 1, early, w))
    if turns:
        worth += known(memo, plans_key(state, player), lambda: prospects(state, player, w))
    worth += majorities * (1.0 - (1.0 - w.majority) * early)
    worth += sum([state.map.points_of[contract] for contract in player.buildings])
    if not state.level and next_first(state) == seat:
        worth += 0.5 if rounds else state.box.scoring.first_player_vp
    return worth
