"""[AL-26.1, AL-26.6] What is hidden: each King's heroes, and the city and hero cards he has laid.

Weather and blessing cards are drawn by chance when they are turned over: no deck lies in the state, nor do
the cards that were left out [AL-26.12].
"""

from collections.abc import Iterable

from rome_desktop.engine.hidden import NOBODY, Place, Zone, everybody, only
from rome_desktop.games.alba_longa.ids import (
    CITIES,
    HIDDEN,
    HIDDEN_HERO,
    NO_HERO,
    NOTHING,
)
from rome_desktop.games.alba_longa.soldiers import targets
from rome_desktop.games.alba_longa.state import AlbaState

TARGETS_OPEN, HEROES_OPEN = 1, 2
"""Values of `AlbaState.revealed` from which on laid cards lie open [AL-9.2, AL-9.4]."""

NEVER_USED = frozenset((0,))
"""[AL-11.1] The 0 goes back to the hand whenever it was played."""


def owner_of(state: AlbaState, side: int) -> frozenset[int | None]:
    """Whoever sees a side's own cards: nobody sees those of the Shadow."""
    return NOBODY if state.is_shadow(side) else only(side)


def city_zone(side: int) -> Zone:
    """[AL-9.1] The city card that a side has laid."""

    def pool(state: AlbaState) -> Iterable[str]:
        return targets(state, side) if side < len(state.players) else ()

    def places(state: AlbaState) -> Iterable[Place]:
        if side < len(state.players):
            open_to_all = state.revealed >= TARGETS_OPEN
            owner = owner_of(state, side)
            yield Place(state.players[side].target, everybody(len(state.players)) if open_to_all else owner)

    return Zone(f"city card of {side}", unknown=HIDDEN, nothing=NOTHING, pool=pool, places=places)


def hero_zone(side: int) -> Zone:
    """[AL-9.3, AL-11.1, AL-11.3] The five heroes of a side: in hand, used (never the 0), and laid."""

    def pool(state: AlbaState) -> Iterable[int]:
        return state.box.heroes.values if side < len(state.players) else ()

    def places(state: AlbaState) -> Iterable[Place]:
        if side < len(state.players):
            player = state.players[side]
            owner = owner_of(state, side)
            open_to_all = state.revealed >= HEROES_OPEN
            yield Place(player.active, owner)
            yield Place(player.used, owner, never=NEVER_USED)
            yield Place(player.hero, everybody(len(state.players)) if open_to_all else owner)

    return Zone(f"heroes of {side}", unknown=HIDDEN_HERO, nothing=NO_HERO, pool=pool, places=places)


SIDES = range(len(CITIES) - 1)
ZONES = (*map(city_zone, SIDES), *map(hero_zone, SIDES))
