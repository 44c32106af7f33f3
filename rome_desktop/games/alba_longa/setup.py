"""[AL-2, AL-25] Set-up: which variants go with how many Kings, and the first King of Kings."""

from collections.abc import Mapping
from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Chance, Dice, Refusal
from rome_desktop.games.alba_longa.actions import FirstKing
from rome_desktop.games.alba_longa.box import Box
from rome_desktop.games.alba_longa.course import BeginSeason
from rome_desktop.games.alba_longa.events import FirstKingChosen
from rome_desktop.games.alba_longa.game import NO, YES, refuse_seats
from rome_desktop.games.alba_longa.ids import Season
from rome_desktop.games.alba_longa.solo import HUMAN
from rome_desktop.games.alba_longa.state import AlbaState, empty_table


class WrongVariant(ValueError):
    """[AL-25.1] The variants are not for so many Kings; `refusal` names the clause."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {refusal.reason}")
        self.refusal = refusal


def setup(box: Box, seats: int, options: Mapping[str, str]) -> AlbaState:
    """[AL-1.1, AL-2, AL-27.1] The table for 2 to 5 seats, or for one seat and the Shadow.

    Raises WrongVariant. In the solo challenge the variants are given: Assisi alone.
    """
    level = options.get("solo", "") if seats == 1 else ""
    if level:
        state = empty_table(box, seats, level, (False, False, True))
        state.pending = [CrownHuman()]
        return state
    refusal = refuse_seats(seats, options)
    if refusal is not None:
        raise WrongVariant(refusal)
    assisi = options.get("assisi", YES if seats == 2 else NO)
    chosen = (options.get("job_well_done", NO), options.get("spoils_of_war", NO), assisi)
    job_well_done, spoils_of_war, with_assisi = (value == YES for value in chosen)
    state = empty_table(box, seats, "", (job_well_done, spoils_of_war, with_assisi))
    state.pending = [ChooseFirstKing()]
    return state


def begin(state: AlbaState, king: int, log: Log | None) -> None:
    """[AL-2.2] The first season begins."""
    state.king = king
    if log:
        log(FirstKingChosen(king))
    state.then(BeginSeason(Season.GROWING))


@dataclass(frozen=True, slots=True)
class ChooseFirstKing(Chance):
    """[AL-2.11, R01] Any seat, at random."""

    def draw(self, state: AlbaState, dice: Dice) -> Action:
        return FirstKing(dice.randrange(state.seats))

    def resolve(self, state: AlbaState, action: FirstKing, log: Log | None) -> None:
        begin(state, action.seat, log)

    def refusal(self, state: AlbaState, action: Action) -> Refusal | None:
        if isinstance(action, FirstKing) and 0 <= action.seat < state.seats:
            return None
        return Refusal("AL-2.11", "a-seat-at-the-table")


@dataclass(frozen=True, slots=True)
class CrownHuman(Automatic):
    """[AL-27.2] In the solo challenge the human begins."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        begin(state, HUMAN, log)
