"""Why a place cannot be chosen now: the action a player may have meant there, put to the rules."""

from rome_desktop.app.table.board_cards import why_refused
from rome_desktop.app.table.spot_key import Elsewhere, SpotKey
from rome_desktop.app.views.trajan import reads, spots
from rome_desktop.app.views.trajan.targets import targets
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import why_not
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.trajan import actions
from rome_desktop.games.trajan.deeds import SpendExtra
from rome_desktop.games.trajan.ids import CAMP, NOTHING, SIDES, TRAYS, Category, Joker, Ship
from rome_desktop.games.trajan.quarter import AnswerDemands
from rome_desktop.games.trajan.seaport import JOKER, DiscardCard, LoadShip
from rome_desktop.games.trajan.sowing import DropMarker
from rome_desktop.games.trajan.state import TrajanState

NOT_YET = Refusal("TR-15.1", "demands-at-the-end-of-the-quarter")
WAITING: dict[type[SpotKey], Refusal] = {
    spots.Demand: NOT_YET,
    spots.Answers: NOT_YET,
    spots.Display: Refusal("TR-7.3", "pick-a-card-of-the-hand"),
    spots.Building: Refusal("TR-18.4", "sets-score-at-the-end"),
    spots.Bonus: Refusal("TR-18.5", "bonus-tiles-score-at-the-end"),
}
"""Places that no action of a player is about, by their sort: what they wait for."""
JOKERS = {
    Joker.DEMAND: NOT_YET,
    Joker.COMMODITY: Refusal("TR-14.5", "joker-when-shipping"),
    Joker.CONSTRUCTION: Refusal("TR-14.6", "joker-at-the-end"),
}
"""What a joker waits for."""


def refusal(view: TrajanState, key: SpotKey, picked: SpotKey | None) -> Refusal | None:
    """Why the spot `key` cannot be chosen with `picked` in hand; None if it can, or if nothing was meant."""
    return why_refused(view, key, picked, meant, targets)


def unmeant(view: TrajanState, seat: int, key: SpotKey) -> Refusal | None:
    """Why a click on `key` leads nowhere where no action is meant, or one that is legal elsewhere."""
    top = view.pending[-1]
    found = WAITING.get(type(key))
    match key:
        case Elsewhere(key=spots.Tray()):
            return Refusal("TR-4.1", "another-players-mat")
        case Elsewhere():
            return Refusal("TR-1.2", "another-players-mat")
        case spots.Senate():
            return _no_step(view, seat)
        case spots.Reserve(pawns=pawns):
            return why_not(view, actions.Hire() if pawns is None else actions.Deploy(pawns))
        case spots.Slot(number=number) if view.players[seat].slots[number] != NOTHING:
            return Refusal("TR-5.1", "tile-waits-for-its-colours")
        case spots.Slot():
            return Refusal("TR-10.1", "slot-waits-for-the-arch")
        case spots.Discard() if isinstance(top, DiscardCard):
            return Refusal("TR-7.1", "discard-first")
        case spots.Joker(kind=kind):
            found = JOKERS.get(kind)
    if found is NOT_YET and isinstance(top, AnswerDemands):
        return Refusal("TR-15.1", "answer-the-demands-first")
    return found


def _no_step(view: TrajanState, seat: int) -> Refusal:
    """[TR-11.1, TR-11.3] Why the senate disc does not go where a player points."""
    if view.players[seat].track == len(view.box.senate.vp) - 1:
        return Refusal("TR-11.3", "end-of-the-senate-track")
    return why_not(view, actions.Advance()) or Refusal("TR-11.1", "one-space-at-a-time")


def meant(view: TrajanState, seat: int, key: SpotKey, picked: SpotKey | None) -> Action | None:
    """The action that a player who points at `key` most likely has in mind."""
    return _on_mat(view, key, picked) or _at_sea(view, key, picked) or _on_board(view, seat, key)


def _on_mat(view: TrajanState, key: SpotKey, picked: SpotKey | None) -> Action | None:
    top = view.pending[-1]
    match key:
        case spots.Tray() if isinstance(top, DropMarker) and isinstance(picked, spots.Hand):
            return None
        case spots.Tray(number=number):
            return actions.Sow(TRAYS[number])
        case spots.Hand(colour=colour):
            return actions.Drop(colour)
        case spots.Extra(deed=deed) if isinstance(top, SpendExtra):
            return actions.Spend(view.map.extra_for[deed])
        case spots.Extra(deed=deed):
            return actions.Mark(deed)
        case spots.Joker(kind=Joker.EXTRA_ACTION as kind):
            return actions.Spend(view.map.joker[kind])
        case spots.Joker(kind=Joker.COMMODITY) if isinstance(top, LoadShip):
            return actions.Stow((JOKER,))
    return None


def _at_sea(view: TrajanState, key: SpotKey, picked: SpotKey | None) -> Action | None:
    top = view.pending[-1]
    held = picked.good if isinstance(picked, spots.Card) else ""
    match key:
        case spots.Pile(category=Category() as category):
            return actions.TakeTile(category)
        case spots.Pile():
            return actions.Draw()
        case spots.Discard(pile=pile) if isinstance(top, DiscardCard):
            return actions.Discard(held, SIDES[pile]) if held else None
        case spots.Discard(pile=pile):
            return actions.PickUp(SIDES[pile])
        case spots.Ship(ship=ship):
            return _onto_ship(ship, held, top)
        case spots.Display():
            return actions.Play(held) if held else None
        case spots.Card(good=good) if isinstance(top, LoadShip):
            return actions.Stow((good, good) if top.ship == Ship.PAIRS else (good,))
        case spots.Card(good=good) if good != "?":
            return actions.Play(good)
    return None


def _onto_ship(ship: Ship, held: str, top: object) -> Action:
    if isinstance(top, LoadShip) and top.ship == ship:
        return actions.Stow((held,)) if held else actions.Sail()
    return actions.Load(ship)


def _on_board(view: TrajanState, seat: int, key: SpotKey) -> Action | None:
    player = view.players[seat]
    match key:
        case spots.Province(province=province) if province == CAMP:
            return actions.Recruit()
        case spots.Province(province=province):
            return actions.Occupy() if player.leader == province else actions.March(province)
        case spots.Senate(space=space):
            return actions.Advance() if space > player.track else None
        case spots.Forum(space=space):
            return actions.Take(space)
        case spots.Workers():
            return actions.Hire()
        case spots.Site(number=number):
            return actions.Build(number)
        case spots.Stake(number=number):
            tile = reads.bonus_at_stake(view)[number]
            return actions.Claim(tile) if tile else None
    return None
