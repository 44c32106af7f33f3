"""What an option would lead to, as the table tells it: asked of a copy on which it was played."""

from rome_desktop.app.table.hover_card import Promise
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.games.trajan.deeds import POSSIBLE
from rome_desktop.games.trajan.events import BonusActionWon
from rome_desktop.games.trajan.ids import Deed
from rome_desktop.games.trajan.military import value
from rome_desktop.games.trajan.quarter import votes
from rome_desktop.games.trajan.state import TrajanState


def measure(state: TrajanState, side: int, what: str) -> int:
    """What a promise speaks of: points, cards in hand, pawns, votes, cards of a sort in the display."""
    player = state.players[side]
    sort, _, rest = what.partition(":")
    if sort == "display":
        return player.display.count(rest)
    if sort == "occupy":
        return value(state, side, rest)
    counts = {
        "score": player.score,
        "hand": len(player.hand),
        "reserve": player.reserve,
        "workers": player.workers,
        "legionaries": player.legionaries,
    }
    return counts[what] if what in counts else votes(state, side)


def promise(found: Foreseen[TrajanState], side: int, what: str) -> Promise:
    """What will be, as it is on the copy."""
    return Promise(what, side, measure(found.before, side, what), measure(found.after, side, what))


def bonus_won(found: Foreseen[TrajanState], side: int) -> tuple[Deed, bool] | None:
    """[TR-6.5, TR-12.6] The bonus action that a building wins, and whether it can be carried out."""
    for event in found.of(BonusActionWon):
        deed = Deed(event.deed)
        return deed, POSSIBLE[deed](found.after, side)
    return None
