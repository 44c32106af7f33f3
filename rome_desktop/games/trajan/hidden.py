"""[TR-21.2] What is hidden: hands and the draw pile, and in the solo challenge the rival's deck.

The order of other stacks is not in the state at all: chance draws from them when they are turned up.
"""

from collections.abc import Iterable

from rome_desktop.engine.hidden import NOBODY, Place, Zone, everybody, only
from rome_desktop.games.trajan.ids import HIDDEN, NOTHING
from rome_desktop.games.trajan.state import TrajanState


def card_places(state: TrajanState) -> Iterable[Place]:
    """Hands are seen by their owners, and by all once they are counted [TR-18.1]."""
    everyone = everybody(len(state.players))
    yield Place(state.deck, NOBODY)
    for pile in (*state.discards, state.spent_cards):
        yield Place(pile, everyone)
    for seat, player in enumerate(state.players):
        yield Place(player.hand, everyone if state.over else only(seat))
        yield Place(player.display, everyone)


def card_pool(state: TrajanState) -> Iterable[str]:
    """[TR-1.3] All cards; before they are dealt there are none."""
    dealt = state.deck or any(state.discards) or any(p.hand or p.display for p in state.players)
    return state.map.all_cards if dealt else ()


def rival_places(state: TrajanState) -> Iterable[Place]:
    """[TR-24.3] Cards that were turned over are seen by all."""
    yield Place(state.rival_deck, NOBODY)
    yield Place(state.rival_shown, everybody(len(state.players)))


def rival_pool(state: TrajanState) -> Iterable[str]:
    """[TR-24.2] All cards of all decks."""
    dealt = state.rival_deck or state.rival_shown
    return state.map.all_rival_cards * state.box.solo.decks if dealt else ()


ZONES = (
    Zone("cards", unknown=HIDDEN, nothing=NOTHING, pool=card_pool, places=card_places),
    Zone("rival", unknown=HIDDEN, nothing=NOTHING, pool=rival_pool, places=rival_places),
)
