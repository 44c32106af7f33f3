"""What an option comes to at once, and whether a magistrate who is taken back will bring anything home."""

from dataclasses import dataclass

from rome_desktop.engine import foresight
from rome_desktop.engine.actions import Action
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.games.city_of_marble.actions import Draw, End, Recall
from rome_desktop.games.city_of_marble.components import TREASURY, Kind
from rome_desktop.games.city_of_marble.state import MarbleState
from rome_desktop.games.city_of_marble.turn import BeginLastTurn, BeginTurn, EndTurn, bring_back


@dataclass(frozen=True, slots=True)
class Homecoming:
    """Whether the end of turn comes at which a magistrate goes home, and how much he brings then."""

    comes: bool
    brings: int


def foresee(view: MarbleState, *line: Action) -> Foreseen[MarbleState]:
    """The table after options of the seat that is asked, before its turn ends."""
    return foresight.foresee(view, *line, afterwards=(EndTurn, BeginTurn, BeginLastTurn))


def turn_end(view: MarbleState, seat: int) -> tuple[bool, bool]:
    """[RM-4.5] Whether tiles become ready, and magistrates come home, when the seat ends its turn now."""
    found = foresight.foresee(view, End(), afterwards=(BeginTurn, BeginLastTurn))
    before, after = found.before.players[seat], found.after.players[seat]
    return before.ready != after.ready, before.magistrates != after.magistrates


def homecoming(view: MarbleState, seat: int, space: str) -> Homecoming:
    """[RM-9.2, RM-10.1, RM-8.4.3] What one magistrate more on a space brings, as supplies stand.

    After the last end of turn of a seat nobody comes home any more [RM-11.5].
    """
    comes = view.final < 0 or any(
        isinstance(s, (EndTurn, BeginLastTurn)) and s.seat == seat for s in view.pending
    )
    without, one_more = view.clone(), view.clone()
    one_more.waiting[space].append(seat)
    held = []
    for state in (without, one_more):
        bring_back(state, seat, space, None)
        player = state.players[seat]
        held.append(player.coins if space == TREASURY else player.imperium[Kind(space)])
    return Homecoming(comes, held[1] - held[0] if comes else 0)


def is_idle(view: MarbleState, action: Action) -> bool:
    """[RM-11.2, RM-11.5] In the last turn nothing that is drawn or recalled is of any use."""
    return view.final >= 0 and isinstance(action, (Draw, Recall))
