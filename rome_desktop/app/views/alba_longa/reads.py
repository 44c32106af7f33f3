"""Takes a view of the state apart into the plain values that drawings and spots work with."""

from collections.abc import Sequence

from rome_desktop.app.contract import TableContext
from rome_desktop.app.views.alba_longa.shown import (
    FACE_DOWN,
    NONE_LAID,
    AlbaShown,
    Assisi,
    City,
    Court,
    Die,
    Merchant,
    Season,
    Tracks,
)
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import options, to_move
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa.court import SendPeasants
from rome_desktop.games.alba_longa.hidden import HEROES_OPEN, TARGETS_OPEN
from rome_desktop.games.alba_longa.houses import AssignFree
from rome_desktop.games.alba_longa.ids import (
    DICE,
    HIDDEN,
    HIDDEN_HERO,
    NOBODY,
    WORKPLACES,
)
from rome_desktop.games.alba_longa.ids import (
    Season as Seasons,
)
from rome_desktop.games.alba_longa.soldiers import ChooseTarget, LayHero, RecallHero
from rome_desktop.games.alba_longa.state import CAPTIVE, CAPTIVE_LYING, LYING, STANDING, AlbaState

SEALED = (ChooseTarget, LayHero, RecallHero)
"""Decisions that are answered in secret."""


def is_sealed(view: AlbaState) -> bool:
    """Whether the seat that is asked chooses in secret now."""
    return bool(view.pending) and isinstance(view.pending[-1], SEALED)


def tracks(view: AlbaState) -> Tracks:
    """What is printed on the city boards."""
    box = view.box
    return Tracks(
        monuments=box.monuments.foundations,
        houses=box.housing.spaces,
        free=tuple(box.housing.free),
        market=box.market.spaces,
        paying=tuple(box.market.paying),
        temple=box.temple.spaces,
        fields=box.farm.fields,
    )


def vacated(view: AlbaState, side: int) -> tuple[int, ...]:
    """Free houses whose peasants have gone to work while the others are still asked [AL-6.1]."""
    top = view.pending[-1] if view.pending else None
    if not isinstance(top, AssignFree) or top.seat != side:
        return ()
    player = view.players[side]
    for gone in range(len(view.box.housing.free) + 1):
        last = player.disc + player.idle + gone
        free = [space for space in view.box.housing.free if player.disc < space <= last]
        if len(free) == top.left + gone:
            return tuple(free[:gone])
    return ()


def sees_heroes(view: AlbaState, context: TableContext, side: int) -> bool:
    """Whether a side's own cards may lie open on this screen: to the only person, or behind the curtain."""
    if view.over:
        return True
    if context.viewer != side:
        return False
    people = sum(seat.kind == "human" for seat in context.sides)
    top = view.pending[-1] if view.pending else None
    return people == 1 or (isinstance(top, SEALED) and top.seat == side)


def laid(view: AlbaState, side: int, is_open: bool) -> tuple[str, int]:
    """Target and hero laid by a side: "?" and -1 where they lie face down, empty and -2 for none."""
    player = view.players[side]
    target = player.target[0] if player.target else ""
    hero = player.hero[0] if player.hero else NONE_LAID
    if target == HIDDEN or (target and not is_open and view.revealed < TARGETS_OPEN):
        target = FACE_DOWN
    if hero == HIDDEN_HERO or (hero >= 0 and not is_open and view.revealed < HEROES_OPEN):
        hero = HIDDEN_HERO
    return str(target), hero


def city(view: AlbaState, side: int, context: TableContext) -> City:
    """One city."""
    player = view.players[side]
    is_open = sees_heroes(view, context, side)
    target, hero = laid(view, side, is_open)
    return City(
        side=side,
        key=str(player.city),
        population=player.population,
        idle=player.idle,
        disc=player.disc if view.job_well_done else -1,
        vacated=vacated(view, side),
        soldiers=player.soldiers,
        merchants=tuple(
            Merchant(letter in (LYING, CAPTIVE_LYING), letter in (CAPTIVE, CAPTIVE_LYING))
            for letter in player.merchants
        ),
        workers=player.workers,
        captive_workers=player.worker_captives,
        priests=player.priests,
        captive_priests=player.priest_captives,
        worship=player.worship,
        fields=tuple(letter == STANDING for letter in player.fields),
        granary=player.granary + player.away,
        captive_farmers=player.granary_captives,
        monuments=player.monuments,
        coins=player.coins,
        wheat=player.wheat,
        heroes=_cards(player.active, is_open),
        used=_cards(player.used, is_open),
        target=target,
        hero=hero,
        is_out=player.out,
        is_king=view.king == side,
        is_gone=not player.alive,
        has_mark=view.mark == side,
        improved=player.improved,
        blessed=player.blessed,
    )


def _cards(values: Sequence[int], is_open: bool) -> tuple[int, ...]:
    return tuple(sorted(values)) if is_open else (-1,) * len(values)


def assisi(view: AlbaState) -> Assisi | None:
    """The neutral city, if it is in the game."""
    return Assisi(view.defenders, *view.loot) if view.assisi else None


def court(view: AlbaState) -> Court:
    """Dice, price, order."""
    top = view.pending[-1] if view.pending else None
    values = view.dice or (0,) * len(DICE)
    takers = view.takers or (NOBODY,) * len(DICE)
    return Court(
        dice=tuple(
            Die(
                str(colour),
                value,
                taker,
                bool(view.dice) and taker == NOBODY,
                isinstance(top, SendPeasants) and top.die == colour,
            )
            for colour, value, taker in zip(DICE, values, takers, strict=True)
        ),
        costs=tuple(view.box.court.prices),
        cost=view.price,
        caller=view.caller,
        out=tuple(player.out for player in view.players),
        order=tuple(view.in_order()),
    )


def season(view: AlbaState) -> Season:
    """Year and weather."""
    wheat = view.map.wheat
    known = view.climates[view.year] if len(view.climates) > view.year else None
    return Season(
        year=view.year,
        years=view.map.years,
        is_harvest=view.season == Seasons.HARVEST,
        climate=str(view.climate),
        wheat_each=wheat[view.climate],
        prayers=view.prayers,
        following=str(known) if known is not None else "",
        following_each=wheat[known] if known is not None else 0,
        cards_left=view.map.years - view.year,
        blessings=sum(card.count for card in view.box.blessings.cards) - len(view.blessings),
        blessing=view.blessings[-1] if len(view.blessings) == view.year else "",
    )


def room_for(legal: Sequence[Action]) -> dict[str, int]:
    """Workplaces into which peasants can be put now, and how many at most."""
    found: dict[str, int] = {}
    for action in legal:
        if isinstance(action, actions.Send):
            room = str(action.workplace)
            found[room] = max(found.get(room, 0), action.peasants)
        elif isinstance(action, (actions.Assign, actions.PutCaptive)):
            found[str(action.workplace)] = 1
    return {str(room): found[str(room)] for room in WORKPLACES if str(room) in found}


def read(view: AlbaState, context: TableContext) -> AlbaShown:
    """Everything that is shown."""
    asked = to_move(view)
    legal = tuple(options(view)) if asked is not None else ()
    return AlbaShown(
        view=view,
        context=context,
        asked=asked,
        legal=legal,
        cities=tuple(city(view, side, context) for side in range(len(view.players))),
        assisi=assisi(view),
        court=court(view),
        season=season(view),
        stalls=tuple(view.stalls),
        tracks=tracks(view),
        more=room_for(legal) if asked == context.dock else {},
    )
