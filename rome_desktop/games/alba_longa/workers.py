"""[AL-13, AL-22.3] Workers: monuments, and the housing disc."""

from dataclasses import dataclass

from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic
from rome_desktop.games.alba_longa.comparing import sole_leader
from rome_desktop.games.alba_longa.events import HousingDiscMoved, MonumentsBuilt, PhaseBegun
from rome_desktop.games.alba_longa.ids import NOBODY, Phase
from rome_desktop.games.alba_longa.state import AlbaState, Player


def quarrymen(player: Player) -> int:
    """[R54] Workers in the quarry, captives included."""
    return player.workers + player.worker_captives


@dataclass(frozen=True, slots=True)
class BuildMonuments(Automatic):
    """[AL-13.1, AL-22.3, AL-27.10, R30, R46] Pairs of workers build; the largest quarry moves its disc."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        state.phase = Phase.WORKERS
        if log:
            log(PhaseBegun(state.phase))
        for side in state.in_order():
            player, built = state.players[side], due(state, side)
            if built:
                player.monuments += built
                if log:
                    log(MonumentsBuilt(side, built, player.monuments, quarrymen(player)))
        if state.job_well_done:
            move_disc(state, log)


def due(state: AlbaState, side: int) -> int:
    """[AL-13.1, AL-27.10] How many monuments a side's workers build, as far as there are foundations."""
    player = state.players[side]
    room = state.box.monuments.foundations - player.monuments
    return min(quarrymen(player) // workers_each(state, side), room)


def workers_each(state: AlbaState, side: int) -> int:
    """[AL-13.1, AL-27.10] Workers for one monument."""
    if state.is_shadow(side):
        return state.box.solo.level(state.level).workers_each
    return state.box.monuments.workers_each


def move_disc(state: AlbaState, log: Log | None) -> None:
    """[AL-22.1, AL-22.3, R46] The disc of the King with the most workers, to the end of the track at most."""
    leader = sole_leader(state, quarrymen)
    if leader == NOBODY:
        return
    player = state.players[leader]
    disc = min(state.box.housing.spaces, player.disc + state.box.job_well_done.housing_steps)
    if disc != player.disc:
        player.disc = disc
        if log:
            log(HousingDiscMoved(leader, disc))
