"""[AL-14, AL-22.4] Priests: worship, and the mark of piety."""

from dataclasses import dataclass

from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic
from rome_desktop.games.alba_longa.comparing import sole_leader
from rome_desktop.games.alba_longa.events import MarkReceived, PhaseBegun, WorshipRaised
from rome_desktop.games.alba_longa.ids import NOBODY, Phase, Season
from rome_desktop.games.alba_longa.state import AlbaState


def due(state: AlbaState, side: int) -> int:
    """[AL-14.1, AL-14.2] How far a side's priests raise its worship, as far as the track goes."""
    player = state.players[side]
    return min(player.priests + player.priest_captives, state.box.temple.spaces - player.worship)


@dataclass(frozen=True, slots=True)
class RaiseWorship(Automatic):
    """[AL-14.1, AL-14.2, AL-22.4, AL-27.10, R31, R51] The discs move to the last priest on the track."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        state.phase = Phase.PRIESTS
        if log:
            log(PhaseBegun(state.phase))
        for side in state.in_order():
            player, gained = state.players[side], due(state, side)
            if gained > 0 and not state.is_shadow(side):
                player.worship += gained
                if log:
                    log(WorshipRaised(side, gained, player.worship))
        if state.job_well_done and state.season == Season.HARVEST:
            state.mark = sole_leader(state, lambda player: player.worship)
            if log and state.mark != NOBODY:
                log(MarkReceived(state.mark))
