"""[AL-22.9, R49] Comparisons of A Job Well Done."""

from collections.abc import Callable

from rome_desktop.games.alba_longa.ids import NOBODY
from rome_desktop.games.alba_longa.state import AlbaState, Player


def sole_leader(state: AlbaState, count: Callable[[Player], int]) -> int:
    """The King with the most of something, at least one; NOBODY for a tie or where there is none."""
    counts = [count(player) if player.alive else 0 for player in state.players]
    most = max(counts)
    return counts.index(most) if most > 0 and counts.count(most) == 1 else NOBODY
