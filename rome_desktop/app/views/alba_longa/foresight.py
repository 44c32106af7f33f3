"""What would come of an option that is open to all: played on a copy of what is seen."""

from rome_desktop.app.views.alba_longa import reads
from rome_desktop.engine.events import Event
from rome_desktop.games.alba_longa.ids import Workplace
from rome_desktop.games.alba_longa.sabotage import hit
from rome_desktop.games.alba_longa.state import AlbaState


def sabotage(view: AlbaState, side: int, victim: int, workplace: Workplace) -> tuple[AlbaState, list[Event]]:
    """The table after a sabotage, and what happened."""
    after, events = view.clone(), list[Event]()
    hit(after, side, victim, workplace, events.append)
    return after, events


def worth(view: AlbaState, side: int, room: str) -> int:
    """How much there is in a workplace: people, and on the farm the wheat they bring."""
    player = view.players[side]
    if room == "market":
        return player.standing_merchants
    if room == "quarry":
        return player.workers + player.worker_captives
    if room == "temple":
        return player.priests + player.priest_captives
    return reads.harvest(view, side)
