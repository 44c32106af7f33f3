"""What the forum still offers a side in this round: power grows with every patrician in a line."""

from rome_desktop.ai.memo import Memo
from rome_desktop.games.nova_roma.gains import can_pay
from rome_desktop.games.nova_roma.state import EMPEROR, FREE, NovaState

USES = {
    "trade": (0.8, 1.5, 2.1),
    "upgrade": (1.4, 2.0, 2.6),
    "petition": (0.8, 1.6, 2.4),
    "recruit": (1.0, 1.8, 2.8),
    "sail": (2.0, 3.5, 5.0),
    "build": (3.5, 4.7, 6.0),
    "race": (1.8, 3.4, 5.0),
    "produce": (1.8, 3.6, 5.6),
}
"""About what an action brings at power one, two and three, in points."""
BARREN = 0.5
"""An action for which nothing can be paid."""
LOOKED = 3
"""Of so many of the best spaces the average is taken: others may be there first."""

OUTLOOKS: Memo[float] = Memo()


def outlook(state: NovaState, seat: int) -> float:
    """About what the patricians of the seat that are still to be placed in this round can do."""
    player = state.players[seat]
    if not player.patricians:
        return 0.0
    able = tuple(
        any(name and can_pay(player, state.map.costs[name], False) for name in row)
        for row in (state.maritime_row, state.building_row)
    )
    key = (seat, player.patricians, able, *state.spaces, *state.heads)
    known = OUTLOOKS.of(state.map)
    found = known.get(key)
    if found is None:
        found = known[key] = player.patricians * average(state, seat, able)
    return found


def average(state: NovaState, seat: int, able: tuple[bool, ...]) -> float:
    """What the best free spaces bring on average."""
    spaces = state.spaces
    barren = {"sail": not able[0], "build": not able[1]}
    uses = []
    for line in range(8):
        there = spaces[line::4] if line < 4 else spaces[4 * (line - 4) : 4 * (line - 3)]
        power = min(3, there.count(seat) + (EMPEROR in there) + 1)
        act = state.heads[line]
        uses.append(BARREN if barren.get(act) else USES[act][power - 1])
    worth = [uses[n % 4] + uses[4 + n // 4] for n, there in enumerate(spaces) if there == FREE]
    worth.sort(reverse=True)
    best = worth[:LOOKED]
    return sum(best) / len(best) if best else 0.0
