"""Why a place cannot be chosen now: the action a player may have meant there, put to the rules."""

from rome_desktop.app.table.board_cards import why_refused
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.alba_longa import spots
from rome_desktop.app.views.alba_longa.targets import targets
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.alba_longa import actions, assisi, court, sabotage, soldiers
from rome_desktop.games.alba_longa.houses import AssignFree
from rome_desktop.games.alba_longa.ids import DICE, STALLS, WORKPLACES, City, Die, Workplace
from rome_desktop.games.alba_longa.returning import GiveCard
from rome_desktop.games.alba_longa.state import AlbaState

PLACES = frozenset(str(place) for place in WORKPLACES)


def refusal(view: AlbaState, key: SpotKey, picked: SpotKey | None) -> Refusal | None:
    """Why the spot `key` cannot be chosen with `picked` in hand; None if it can, or if nothing was meant."""
    return why_refused(view, key, picked, meant, targets)


def meant(view: AlbaState, seat: int, key: SpotKey, picked: SpotKey | None) -> Action | None:
    """The action that a player who points at `key` most likely has in mind."""
    if not view.pending:
        return None
    top = view.pending[-1]
    match key:
        case spots.Die(colour=die):
            return _die(view, die)
        case spots.Stall(number=number):
            return actions.Pay(STALLS[number])
        case spots.Room(room=room) if room in PLACES:
            return _room(view, seat, key, picked)
        case spots.Target(city=city):
            return _target(view, city, picked)
        case spots.Product(kind=kind) if isinstance(top, assisi.AddProduct):
            return actions.Add(kind)
        case spots.Product(kind=kind) if isinstance(top, assisi.LootAssisi):
            return actions.Loot(kind)
        case spots.Purse() if isinstance(picked, spots.Idle):
            return actions.Sell(_behind(view, seat, picked))
        case spots.Hero(side=side, number=number) if side == seat:
            heroes = sorted(view.players[side].active)
            is_known = number < len(heroes) and heroes[number] >= 0
            return actions.PlayHero(heroes[number]) if is_known else None
    return None


def _die(view: AlbaState, die: Die) -> Action:
    top = view.pending[-1]
    if isinstance(top, court.BuyDie):
        return actions.Buy(die)
    if isinstance(top, court.TakeDie):
        return actions.Take(die)
    return actions.Call()


def _room(view: AlbaState, seat: int, key: spots.Room, picked: SpotKey | None) -> Action | None:
    """A peasant, a die or an army carried to a workplace, or one that is pointed at."""
    place, top = Workplace(key.room), view.pending[-1]
    if isinstance(top, sabotage.Sabotage):
        return actions.Hit(place) if key.side == top.victim else None
    if key.side != seat:
        return None
    if isinstance(top, AssignFree):
        return actions.Assign(place)
    if isinstance(top, assisi.PlaceCaptive):
        return actions.PutCaptive(place)
    if isinstance(picked, spots.Die):
        fits = place in (WORKPLACES[DICE.index(picked.colour)], Workplace.FARM)
        return _die(view, picked.colour) if fits else None
    if isinstance(top, court.SendPeasants):
        return actions.Send(place, _behind(view, seat, picked))
    return None


def _behind(view: AlbaState, seat: int, picked: SpotKey | None) -> int:
    """How many peasants come along with the one in hand."""
    if not isinstance(picked, spots.Idle):
        return 1
    player = view.players[seat]
    return max(1, player.disc + player.idle - picked.house + 1)


def _target(view: AlbaState, city: str, picked: SpotKey | None) -> Action | None:
    top = view.pending[-1]
    if isinstance(top, soldiers.ChooseTarget):
        return actions.Attack(City(city))
    if isinstance(top, GiveCard) or isinstance(picked, spots.Crown):
        side = view.side_of(city)
        return actions.Give(side) if side >= 0 else None
    return None
