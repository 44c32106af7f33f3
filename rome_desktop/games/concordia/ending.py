"""[CO-16, CO-18] How the game ends, and who wins."""

from dataclasses import dataclass

from rome_desktop.engine.events import Log
from rome_desktop.engine.game import Standing
from rome_desktop.engine.steps import Automatic
from rome_desktop.games.concordia.events import EndTriggered, GameEnded
from rome_desktop.games.concordia.ids import NOBODY, RIVAL
from rome_desktop.games.concordia.scoring import categories
from rome_desktop.games.concordia.state import ConcordiaState

HOUSES = "fifteenth-house"
CARDS = "last-card"


def trigger_end(state: ConcordiaState, seat: int, log: Log | None) -> None:
    """[CO-16.1, CO-16.4] Once only; the seat takes the Concordia card, Aemulus does not [CO-S.8]."""
    if state.final != NOBODY:
        return
    state.final = seat
    if seat < state.seats:
        state.concordia = seat
    if log:
        log(EndTriggered(seat, end_reason(state), seat < state.seats))


def end_reason(state: ConcordiaState) -> str:
    """[CO-16.5] Which of the two it was: whoever triggered the end builds nothing afterwards."""
    built = state.built[state.final].bit_count()
    return HOUSES if built >= state.box.amounts.end_house_count else CARDS


@dataclass(frozen=True, slots=True)
class FinalScoring(Automatic):
    """[CO-17] The game is over; scores and winner are those of `standings` and `winners`."""

    def run(self, state: ConcordiaState, log: Log | None) -> None:
        state.over = True
        if state.intermediate:
            # [CO-15.5] Not everybody has scored once: the points are dropped, no coins are paid.
            for player in state.players:
                player.points = 0
        if log:
            scores = tuple(standing.score for standing in standings(state))
            log(GameEnded(tuple(winners(state)), scores))


def standings(state: ConcordiaState) -> list[Standing]:
    """[CO-17, CO-S.9] Scores as if the game ended now; beside Aemulus stands the limit of the level."""
    found = []
    for seat in range(state.seats):
        parts = categories(state, seat)
        if state.level:
            parts["limit"] = 0
        found.append(Standing(seat, sum(parts.values()), parts))
    if state.level:
        limit = state.box.solo.maps.of(state.board).limits[state.level]
        parts = {**dict.fromkeys(found[0].categories, 0), "limit": limit}
        found.append(Standing(RIVAL, limit, parts))
    return found


def winners(state: ConcordiaState) -> list[int]:
    """[CO-18.1 to CO-18.3] Most points; ties go round to the right from the holder of the Praefectus Magnus.

    In the solo challenge the player wins by reaching the limit of the level [CO-S.9].
    """
    totals = [standing.score for standing in standings(state)]
    if state.level:
        return [0] if totals[0] >= totals[RIVAL] else [RIVAL]
    count = len(totals)
    order = [(state.praefectus - n) % count for n in range(count)]
    return [max(order, key=lambda seat: (totals[seat], -order.index(seat)))]


def ended(state: ConcordiaState) -> str:
    """Why the game ended, as a key; empty while it goes on."""
    return end_reason(state) if state.over else ""
