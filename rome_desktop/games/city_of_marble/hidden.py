"""[RM-9.4, RM-14.1] What is hidden: bridge values, from all but the owner of a taken tile; nothing else."""

from collections.abc import Iterable

from rome_desktop.engine.hidden import NOBODY, Place, Zone, everybody, only
from rome_desktop.games.city_of_marble.components import HIDDEN, TAKEN
from rome_desktop.games.city_of_marble.state import MarbleState


def places(state: MarbleState) -> Iterable[Place]:
    """On the board and in the box seen by nobody; taken ones by their owner, at the end by all [RM-12.1]."""
    everyone = everybody(len(state.players))
    yield Place(state.bridges, NOBODY)
    yield Place(state.box_bridges, NOBODY)
    for seat, player in enumerate(state.players):
        yield Place(player.bridges, everyone if state.over else only(seat))


def pool(state: MarbleState) -> Iterable[int]:
    """[RM-3.3] All eight values."""
    return state.box.bridges.values


ZONES = (Zone("bridges", unknown=HIDDEN, nothing=TAKEN, pool=pool, places=places),)
