"""[NR-3] A round: the emperor phase, the turns of the forum phase, cleanup."""

from dataclasses import dataclass

from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Step
from rome_desktop.games.nova_roma import cleanup, solo
from rome_desktop.games.nova_roma.ending import FinalScoring
from rome_desktop.games.nova_roma.events import RoundBegun
from rome_desktop.games.nova_roma.forum import BeginTurn, PutEmperor, TurnUpTile
from rome_desktop.games.nova_roma.state import NOBODY, NovaState


@dataclass(frozen=True, slots=True)
class BeginRound(Automatic):
    """[NR-3.2, NR-3.3, NR-5.2] All turns of the round lie ready, clockwise, a lap for each patrician."""

    def run(self, state: NovaState, log: Log | None) -> None:
        state.round += 1
        state.phase = "emperor"
        state.lap = 0
        state.turn = state.first
        state.claimant = NOBODY
        if log:
            log(RoundBegun(state.round, state.first))
        lap: list[Step] = [BeginTurn(seat) for seat in state.clockwise(state.first)]
        turns = lap * state.box.course.patricians
        state.then(TurnUpTile(), PutEmperor(state.first), *turns, Cleanup())


@dataclass(frozen=True, slots=True)
class Cleanup(Automatic):
    """[NR-3.1, NR-19, NR-20.1, NR-26.15 to NR-26.21] In the last round only what comes before the scoring.

    Contracts stay where they are, but alone the automa takes some [NR-19.11].
    """

    def run(self, state: NovaState, log: Log | None) -> None:
        state.phase = "cleanup"
        last = state.round >= state.box.course.rounds
        again: list[Step] = [
            cleanup.ReturnArtisans(),
            cleanup.RefreshCards(),
            cleanup.RefreshEstate(),
            BeginRound(),
        ]
        favourite = [] if last else [cleanup.NextFavourite()]
        ending = [FinalScoring()] if last else again
        pieces, chariot = cleanup.ReturnPieces(), cleanup.AwardChariot()
        if state.level:
            advance = [] if last else [solo.AdvanceAutoma()]
            fleet = (solo.MoveAutoma(), solo.AutomaBuilds())
            state.then(pieces, chariot, *favourite, *advance, *fleet, *ending)
        elif last:
            state.then(cleanup.PassToken(), chariot, *ending)
        else:
            state.then(cleanup.PassToken(), chariot, *favourite, pieces, *ending)
