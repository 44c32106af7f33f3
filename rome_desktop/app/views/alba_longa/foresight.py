"""What an option would lead to, as the table tells it: asked of a copy on which it was played."""

from rome_desktop.app.table.hover_card import Promise
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.engine.steps import options
from rome_desktop.games.alba_longa.actions import Send
from rome_desktop.games.alba_longa.foresight import outcome
from rome_desktop.games.alba_longa.ids import WORKPLACES
from rome_desktop.games.alba_longa.soldiers import strength
from rome_desktop.games.alba_longa.state import AlbaState


def measure(state: AlbaState, side: int, what: str) -> int:
    """What a promise speaks of: a holding, what a workplace brings, who works there, a stall, an army."""
    player = state.players[side]
    sort, _, rest = what.partition(":")
    if sort == "stall":
        return state.stalls[int(rest)]
    if sort == "worth":
        return worth(state, side, rest)
    if sort == "army":
        return strength(state, side)
    if sort == "send":
        return max((a.peasants for a in options(state) if isinstance(a, Send)), default=0)
    return outcome(state, side, what) if what in WORKPLACES else int(getattr(player, what))


def promise(found: Foreseen[AlbaState], side: int, what: str) -> Promise:
    """What will be, as it is on the copy."""
    return Promise(what, side, measure(found.before, side, what), measure(found.after, side, what))


def worth(view: AlbaState, side: int, room: str) -> int:
    """How much there is in a workplace: people, and on the farm the wheat they bring."""
    player = view.players[side]
    if room == "market":
        return player.standing_merchants
    if room == "quarry":
        return player.workers + player.worker_captives
    if room == "temple":
        return player.priests + player.priest_captives
    return outcome(view, side, room)
