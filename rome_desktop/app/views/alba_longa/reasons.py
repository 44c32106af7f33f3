"""Why a place cannot be chosen now: the action a player may have meant there, put to the rules."""

from collections.abc import Callable

from rome_desktop.app.table.board_cards import why_refused
from rome_desktop.app.views.alba_longa.targets import targets
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.alba_longa import actions, assisi, court, sabotage, soldiers
from rome_desktop.games.alba_longa.houses import AssignFree
from rome_desktop.games.alba_longa.ids import DICE, STALLS, WORKPLACES, City, Die, Product, Workplace
from rome_desktop.games.alba_longa.returning import GiveCard
from rome_desktop.games.alba_longa.state import AlbaState

PLACES = frozenset(str(place) for place in WORKPLACES)


def refusal(view: AlbaState, key: str, picked: str | None) -> Refusal | None:
    """Why the spot `key` cannot be chosen with `picked` in hand; None if it can, or if nothing was meant."""
    return why_refused(view, key, picked, meant, targets)


def meant(view: AlbaState, seat: int, key: str, picked: str | None) -> Action | None:
    """The action that a player who points at `key` most likely has in mind."""
    picked = picked or ""
    sort, _, rest = key.partition(":")
    teller = _TELLERS.get(sort)
    return teller(view, seat, rest, picked) if teller is not None and view.pending else None


def _die(view: AlbaState, seat: int, rest: str, picked: str) -> Action | None:
    top = view.pending[-1]
    if isinstance(top, court.BuyDie):
        return actions.Buy(Die(rest))
    if isinstance(top, court.TakeDie):
        return actions.Take(Die(rest))
    return actions.Call()


def _stall(view: AlbaState, seat: int, rest: str, picked: str) -> Action | None:
    return actions.Pay(STALLS[int(rest)])


def _room(view: AlbaState, seat: int, rest: str, picked: str) -> Action | None:
    """A peasant, a die or an army carried to a room, or a room that is pointed at."""
    side, _, room = rest.partition(":")
    if room not in PLACES:
        return None
    place, top = Workplace(room), view.pending[-1]
    if isinstance(top, sabotage.Sabotage):
        return actions.Hit(place) if int(side) == top.victim else None
    if int(side) != seat:
        return None
    if isinstance(top, AssignFree):
        return actions.Assign(place)
    if isinstance(top, assisi.PlaceCaptive):
        return actions.PutCaptive(place)
    if picked.startswith("die:"):
        die = Die(picked[4:])
        fits = place in (WORKPLACES[DICE.index(die)], Workplace.FARM)
        return _die(view, seat, die, "") if fits else None
    if isinstance(top, court.SendPeasants):
        return actions.Send(place, _behind(view, seat, picked))
    return None


def _behind(view: AlbaState, seat: int, picked: str) -> int:
    """How many peasants come along with the one in hand."""
    if not picked.startswith("idle:"):
        return 1
    player = view.players[seat]
    return max(1, player.disc + player.idle - int(picked.rpartition(":")[2]) + 1)


def _target(view: AlbaState, seat: int, rest: str, picked: str) -> Action | None:
    top = view.pending[-1]
    if isinstance(top, soldiers.ChooseTarget):
        return actions.Attack(City(rest))
    if isinstance(top, GiveCard) or picked.startswith("crown:"):
        side = view.side_of(rest)
        return actions.Give(side) if side >= 0 else None
    return None


def _product(view: AlbaState, seat: int, rest: str, picked: str) -> Action | None:
    if isinstance(view.pending[-1], assisi.AddProduct):
        return actions.Add(Product(rest))
    return actions.Loot(Product(rest)) if isinstance(view.pending[-1], assisi.LootAssisi) else None


def _purse(view: AlbaState, seat: int, rest: str, picked: str) -> Action | None:
    return actions.Sell(_behind(view, seat, picked)) if picked.startswith("idle:") else None


def _hero(view: AlbaState, seat: int, rest: str, picked: str) -> Action | None:
    side, _, number = rest.partition(":")
    heroes = sorted(view.players[int(side)].active)
    is_mine = int(side) == seat and int(number) < len(heroes) and heroes[int(number)] >= 0
    return actions.PlayHero(heroes[int(number)]) if is_mine else None


_TELLERS: dict[str, Callable[[AlbaState, int, str, str], Action | None]] = {
    "die": _die,
    "stall": _stall,
    "room": _room,
    "target": _target,
    "product": _product,
    "purse": _purse,
    "hero": _hero,
}
