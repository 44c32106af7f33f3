"""What the mosaic board of a side still promises: lines begun, and achievements that can be claimed."""

from functools import lru_cache

from rome_desktop.ai.memo import Memo
from rome_desktop.ai.nova_roma.weights import Weights
from rome_desktop.games.nova_roma.components import Achievement
from rome_desktop.games.nova_roma.mosaic import achievement, counts, holds
from rome_desktop.games.nova_roma.state import NovaState, Player

BOARDS: Memo[tuple[float, float, float]] = Memo()


def mosaic(state: NovaState, player: Player, turns: int, w: Weights) -> tuple[float, float, float]:
    """Lines of the mosaic begun, what can be claimed now, and what later, as far as it is near."""
    claims = turns + (not state.claimed)
    known = BOARDS.of(state.map)
    key = (
        *(claims, not turns, player.covered, player.tokens, player.locked, player.influence, state.level, w),
        *(len(player.buildings), len(player.maritime), len(player.row), player.estate.count("")),
        *player.markers,
        *player.strips,
    )
    found = known.get(key)
    if found is None:
        found = known[key] = board(state, player, turns, claims, w)
    return found


def board(
    state: NovaState, player: Player, turns: int, claims: int, w: Weights
) -> tuple[float, float, float]:
    """The same, worked out; at most one achievement is claimed in a turn [NR-18.2]."""
    lines = tuple([(mask, points) for mask, _, points, _ in state.map.lines])
    begun, gain = line_hopes(lines, player.covered, w, not turns)
    tokens = min(player.tokens + player.locked, claims)
    if state.over or not tokens or not all(player.strips):
        return begun, 0.0, 0.0
    values = state.box.mosaic_board.cell_vp
    have = counts(player)
    twice = 2 if state.level else 1  # [NR-26.29] alone, an empty cell is worth as much to the automa
    ready, near = [], []
    for cell in range(9):
        if not player.covered >> cell & 1:
            lacking = missing(player, achievement(state, player, cell), have)
            if lacking <= 0:
                ready.append(twice * values[cell // 3] + gain[cell])
            elif lacking < w.far:
                near.append(twice * values[cell // 3] * (1.0 - lacking / w.far))
    ready = sorted(ready, reverse=True)[: min(player.tokens, claims)]
    near.sort(reverse=True)
    return begun, sum(ready), sum(near[: tokens - len(ready)]) if turns else 0.0


@lru_cache(maxsize=8192)
def line_hopes(
    lines: tuple[tuple[int, int], ...], covered: int, w: Weights, last: bool
) -> tuple[float, tuple[float, ...]]:
    """What lines begun promise, and how each cell would bring its lines on; in the `last` turn only full."""
    one, two = (0.0, 0.0) if last else (w.line_one, w.line_two)
    begun = 0.0
    gain = [0.0] * 9
    for mask, points in lines:
        done = (mask & covered).bit_count()
        if done == 3:
            continue
        begun += points * (0.0, one, two)[done]
        more = points * (one, two - one, 1.0 - two)[done]
        for cell in range(9):
            if mask >> cell & 1 and not covered >> cell & 1:
                gain[cell] += more
    return begun, tuple(gain)


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
