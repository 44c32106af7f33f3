"""[CO-20] What is hidden: the order of the face-down stack inside each deck.

Hands and piles are known to whoever has watched, so they are open to computer players [CO-20.1]; on the
screen only the owner's hand lies face up.
"""

from collections.abc import Callable, Iterable
from functools import partial

from rome_desktop.engine.hidden import NOBODY, Place, Zone, everybody
from rome_desktop.games.concordia.ids import HIDDEN, NOTHING, NUMERALS
from rome_desktop.games.concordia.state import ConcordiaState


def places(deck: int, state: ConcordiaState) -> Iterable[Place]:
    """The deck's part of the stack, seen by nobody, and wherever its cards can be seen by all."""
    if deck >= len(state.stacks):
        return
    everyone = everybody(len(state.players))
    yield Place(state.stacks[deck], NOBODY)
    yield Place(state.display, everyone)
    yield Place(state.removed, everyone)
    for player in state.players[: state.seats]:
        yield Place(player.hand, everyone)
        yield Place(player.pile, everyone)


def pool(deck: int, state: ConcordiaState) -> Iterable[str]:
    """[CO-2.4] The cards of a deck in play."""
    return state.map.decks[NUMERALS[deck]] if deck < len(state.stacks) else ()


def zone(deck: int) -> Zone:
    """[CO-20.2] A deck as a pool: any of its cards may be any of the unseen ones."""
    cards: Callable[[ConcordiaState], Iterable[str]] = partial(pool, deck)
    lists: Callable[[ConcordiaState], Iterable[Place]] = partial(places, deck)
    return Zone(f"deck {NUMERALS[deck]}", unknown=HIDDEN, nothing=NOTHING, pool=cards, places=lists)


ZONES = tuple(zone(deck) for deck in range(len(NUMERALS)))
