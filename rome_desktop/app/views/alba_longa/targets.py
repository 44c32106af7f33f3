"""Which gestures stand for which option: a pure function, so that it can be tested without a window."""

from collections.abc import Sequence

from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.alba_longa import spots
from rome_desktop.app.views.alba_longa.reads import vacated
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import to_move
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa.ids import (
    ASSISI,
    BARRACKS,
    DICE,
    STALLS,
    WORKPLACES,
    Product,
    Season,
    Workplace,
)
from rome_desktop.games.alba_longa.state import AlbaState

BAR = (actions.Done, actions.Pass)
"""Options of the bar's pass button, the first that is offered; giving up has a button of its own."""
LAID = spots.LaidCard()


def targets(options: Sequence[Action], view: AlbaState) -> dict[Action, list[Gesture]]:
    """Every option with the ways to ask for it, in the order of the options."""
    side = to_move(view)
    return {action: _gestures(action, view, side) if side is not None else [] for action in options}


def _touch(key: SpotKey) -> list[Gesture]:
    return [Gesture(None, key)]


def _gestures(action: Action, view: AlbaState, side: int) -> list[Gesture]:
    return _court(action, view, side) or _war(action, view, side) or _year(action, view, side)


def idle_key(view: AlbaState, side: int, from_end: int) -> SpotKey:
    """The idle peasant so far from the end of the housing track, 1 for the last."""
    player = view.players[side]
    return spots.Idle(side, player.disc + player.idle + len(vacated(view, side)) - from_end + 1)


def free_keys(view: AlbaState, side: int) -> list[SpotKey]:
    """The idle peasants in free houses who have not gone to work."""
    player, gone = view.players[side], vacated(view, side)
    last = player.disc + player.idle + len(gone)
    spaces = [n for n in view.box.housing.free if player.disc < n <= last and n not in gone]
    return [spots.Idle(side, n) for n in spaces]


def _court(action: Action, view: AlbaState, side: int) -> list[Gesture]:
    """Options of the start of a season and of the court."""
    match action:
        case actions.Sell(peasants=count):
            return [Gesture(None, spots.Sell(count)), Gesture(idle_key(view, side, count), spots.Purse(side))]
        case actions.Assign(workplace=place):
            ways = [Gesture(key, spots.Room(side, place)) for key in free_keys(view, side)]
            return [Gesture(None, spots.Put(place, 1)), *ways]
        case actions.Call():
            return [Gesture(None, spots.Die(colour)) for colour in DICE]
        case actions.GiveUp():
            return _touch(spots.Room(side, "houses"))
        case actions.Pay(stall=stall):
            there = spots.Stall(STALLS.index(stall))
            return [Gesture(None, there), Gesture(spots.Purse(side), there)]
        case actions.Take(die=die) | actions.Buy(die=die):
            rooms = [spots.Room(side, WORKPLACES[DICE.index(die)])]
            if isinstance(action, actions.Take) and view.season == Season.HARVEST:
                rooms.append(spots.Room(side, Workplace.FARM))
            return [*(Gesture(spots.Die(die), room) for room in rooms), Gesture(None, spots.Die(die))]
        case actions.Send(workplace=place, peasants=count):
            source = idle_key(view, side, count)
            return [Gesture(None, spots.Put(place, count)), Gesture(source, spots.Room(side, place))]
    return []


def _war(action: Action, view: AlbaState, side: int) -> list[Gesture]:
    """Options of the soldiers' phase."""
    army = spots.Room(side, BARRACKS)
    match action:
        case actions.Recall(hero=hero) | actions.PlayHero(hero=hero):
            return [Gesture(spots.HeroCard(hero), LAID)]
        case actions.Attack(city=city):
            return [Gesture(spots.CityCard(city), LAID), Gesture(army, spots.Target(city))]
        case actions.Hit(workplace=place):
            room = spots.Room(victim(view), place)
            return [Gesture(None, room), Gesture(army, room)]
        case actions.Loot(product=product):
            heap = spots.Product(product)
            return [Gesture(None, heap), Gesture(army, heap)]
        case actions.PutCaptive(workplace=place):
            return [
                Gesture(None, spots.Put(place, 1)),
                Gesture(spots.Product(Product.CAPTIVE), spots.Room(side, place)),
            ]
        case actions.Add(product=product):
            return _touch(spots.Product(product))
    return []


def _year(action: Action, view: AlbaState, side: int) -> list[Gesture]:
    """Options of the harvest and of the end of a season and a year."""
    match action:
        case actions.Improve():
            return [*_touch(spots.Improve()), Gesture(None, spots.Room(side, Workplace.TEMPLE))]
        case actions.Bless():
            return [*_touch(spots.Bless()), Gesture(None, spots.Blessing())]
        case actions.Give(seat=seat):
            city = spots.Target(view.players[seat].city)
            return [Gesture(None, city), Gesture(spots.Crown(side), city)]
        case actions.Grow(peasants=count):
            return _touch(spots.Grow(count))
    return []


def victim(view: AlbaState) -> int:
    """Whose city is being sabotaged, or -1."""
    top = view.pending[-1] if view.pending else None
    city = getattr(top, "city", None)
    if city is None:
        return int(getattr(top, "victim", -1))
    return view.side_of(city) if city != ASSISI else -1


def bar_option(options: Sequence[Action]) -> Action | None:
    """The option of the bar's pass button, or None."""
    found = [action for action in options if isinstance(action, BAR)]
    return min(found, key=lambda action: BAR.index(type(action))) if found else None


def is_confirmed(action: object) -> bool:
    """Whether an option waits for a second act: giving up; secret cards are picked first and then laid."""
    return isinstance(action, actions.GiveUp)
