"""What an option comes to at once, and what a workplace will do in its phase as things stand."""

from rome_desktop.engine import foresight
from rome_desktop.engine.actions import Action
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.engine.steps import Automatic, Decision
from rome_desktop.games.alba_longa import farmers, merchants, priests, workers
from rome_desktop.games.alba_longa.actions import Improve
from rome_desktop.games.alba_longa.ids import BARRACKS, FARM, MARKET, QUARRY, TEMPLE
from rome_desktop.games.alba_longa.merchants import clear_richest
from rome_desktop.games.alba_longa.state import AlbaState


def foresee(view: AlbaState, *line: Action) -> Foreseen[AlbaState]:
    """The table after options of the seat that is asked; what the others and the phases do is not taken."""
    return foresight.foresee(view, *line, afterwards=(Automatic,))


def outcome(state: AlbaState, side: int, room: str) -> int:
    """[AL-9.6, AL-12.1, AL-13.1, AL-14.1, AL-15.1] What a workplace does in its phase as things stand.

    The army, coins, monuments, the level of worship, or wheat; gifts to the one who has most are not counted.
    """
    player = state.players[side]
    if room == BARRACKS:
        return player.soldiers
    if room == MARKET:
        return merchants.income(state, player)
    if room == QUARRY:
        return workers.due(state, side)
    if room == TEMPLE:
        return player.worship + max(0, priests.due(state, side))
    return farmers.harvest(state, player)


def idle_workers(state: AlbaState, side: int) -> int:
    """[AL-13.1] Workers who build nothing as things stand."""
    return workers.quarrymen(state.players[side]) - workers.due(state, side) * workers.workers_each(
        state, side
    )


def is_richest(state: AlbaState, stall: int) -> bool:
    """[AL-12.2, R26] Whether a stall would be the one that the bank takes."""
    number, coins = clear_richest(state.clone())
    return coins > 0 and number == stall


def is_idle(view: AlbaState, action: Action) -> bool:
    """[AL-15.3, R32] Whether worship is paid for an improvement that no farmer makes anything of.

    A sabotage always hits somebody: where nobody is left it lapses before it is asked for [AL-10.2].
    """
    step = view.pending[-1] if view.pending else None
    if not isinstance(step, Decision) or not isinstance(action, Improve):
        return False
    found = foresee(view, action)
    return outcome(found.before, step.seat, FARM) == outcome(found.after, step.seat, FARM)
