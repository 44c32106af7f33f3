"""[TR-8] The forum action."""

from functools import cache

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Refusal, replaced
from rome_desktop.games.trajan.actions import Take
from rome_desktop.games.trajan.events import ForumTileTaken
from rome_desktop.games.trajan.ids import NOTHING
from rome_desktop.games.trajan.state import TrajanState

take = cache(Take)


def possible(state: TrajanState, seat: int) -> bool:
    """[TR-8.1] Whether a tile is left."""
    return any(state.forum)


def options(state: TrajanState, seat: int) -> list[Action]:
    """[TR-8.1] Any tile, whether its space is yellow or green."""
    spaces = state.map.spaces[state.seats]
    return [take(spaces[n]) for n, tile in enumerate(state.forum) if tile]


def perform(state: TrajanState, seat: int, action: Take, log: Log | None) -> None:
    """[TR-8.1, TR-8.2] The tile goes to the mat; its space stays empty."""
    number = state.map.spaces[state.seats].index(action.space)
    tile = state.forum[number]
    state.forum = replaced(state.forum, number, NOTHING)
    state.players[seat].tiles += (tile,)
    if log:
        log(ForumTileTaken(seat, action.space, tile))


def why_not(state: TrajanState, seat: int, action: Action) -> Refusal:
    """Why an action of this chapter is not possible."""
    return Refusal("TR-8.1", "space-is-empty")
