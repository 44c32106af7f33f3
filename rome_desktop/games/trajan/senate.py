"""[TR-11] The senate action."""

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.trajan.actions import Advance
from rome_desktop.games.trajan.events import Advanced
from rome_desktop.games.trajan.state import SENATE, TrajanState

ADVANCE = Advance()


def possible(state: TrajanState, seat: int) -> bool:
    """[TR-11.3] The last space is the end."""
    return state.players[seat].track < len(state.box.senate.vp) - 1


def options(state: TrajanState, seat: int) -> list[Action]:
    """[TR-11.1] The one step, if there is a space left."""
    return [ADVANCE] if possible(state, seat) else []


def perform(state: TrajanState, seat: int, action: Action, log: Log | None) -> None:
    """[TR-11.1] One space on, for the VP of that space."""
    player = state.players[seat]
    move(state, seat)
    points = state.box.senate.vp[player.track]
    player.points[SENATE] += points
    if log:
        log(Advanced(seat, player.track, points))


def move(state: TrajanState, seat: int) -> None:
    """[TR-11.2] The disc goes one space on, and on top of the discs there."""
    state.players[seat].track += 1
    state.senate = (*(s for s in state.senate if s != seat), seat)


def why_not(state: TrajanState, seat: int, action: Action) -> Refusal:
    """Why an action of this chapter is not possible."""
    return Refusal("TR-11.3", "end-of-the-senate-track")
