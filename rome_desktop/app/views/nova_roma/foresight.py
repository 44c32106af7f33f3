"""What an option would set off, computed from the view."""

from dataclasses import dataclass

from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.answers import CELL
from rome_desktop.games.nova_roma.producing import COLUMNS, ROWS
from rome_desktop.games.nova_roma.state import NovaState


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone after a building: own pieces before and after, the best of the others, and its points."""

    id: str
    before: int
    after: int
    best: int
    rival: int
    """The side with most pieces of the others, -1 for nobody's."""
    first: int
    other: int


def closed_tokens(view: NovaState, action: actions.Build) -> tuple[str, ...]:
    """[NR-14.7] The reward spaces that a building would close."""
    mask = view.map.build[action.cells]
    free = ~(view.taken | mask)
    return tuple(
        space.name
        for n, space in enumerate(view.map.reward_spaces)
        if space.ring & mask and not space.ring & free and view.rewards[n] and not view.rewards_spent >> n & 1
    )


def sharers(view: NovaState, action: actions.Build, token: str, seat: int) -> list[int]:
    """[NR-14.7] Who would gain a token that the building closes, the builder first."""
    mask = view.map.build[action.cells]
    ring = next(space.ring for space in view.map.reward_spaces if space.name == token)
    masks = [m | (mask if side == seat else 0) for side, m in enumerate(view.masks)]
    return [side for side in view.clockwise(seat) if masks[side] & ring]


def zone_after(view: NovaState, action: actions.Build, seat: int) -> Zone:
    """[NR-20.4] How a building changes the majority of its zone."""
    key, pieces = action.cells[0], action.cells.count("|") + 1
    counts = [sum(name[0] == key for name in player.built) for player in view.players]
    rivals = [(count, -side, side) for side, count in enumerate(counts) if side != seat]
    rivals.append((sum(name[0] == key for name in view.neutral), 1, -1))
    best, _, rival = max(rivals)
    zone = next(zone for zone in view.box.building_zones if zone.id == key)
    return Zone(key, counts[seat], counts[seat] + pieces, best, rival, zone.vp_first, zone.vp_other)


def yields(view: NovaState, seat: int, cell: str) -> dict[str, int]:
    """[NR-16.3] What an artisan placed on a cell of the estate collects from its row and column."""
    player, board = view.players[seat], view.box.estate_board
    row, column = divmod(CELL[cell], 3)
    found = {board.rows[row]: 1 + (player.workers & ROWS[row]).bit_count()}
    unit = board.columns[column]
    found[unit] = found.get(unit, 0) + 1 + (player.workers & COLUMNS[column]).bit_count()
    return found
