"""Why a place cannot be chosen now: the action a player may have meant there, put to the rules."""

from rome_desktop.app.table.board_cards import why_refused
from rome_desktop.app.table.spots import ELSEWHERE
from rome_desktop.app.views.trajan import reads
from rome_desktop.app.views.trajan.targets import targets
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import why_not
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.trajan import actions
from rome_desktop.games.trajan.deeds import SpendExtra
from rome_desktop.games.trajan.ids import CAMP, CATEGORIES, NOTHING, SIDES, TRAYS, Colour, Deed, Ship
from rome_desktop.games.trajan.quarter import AnswerDemands
from rome_desktop.games.trajan.seaport import JOKER, DiscardCard, LoadShip
from rome_desktop.games.trajan.sowing import DropMarker
from rome_desktop.games.trajan.state import TrajanState

NOT_YET = Refusal("TR-15.1", "demands-at-the-end-of-the-quarter")
PLACES: dict[str, Refusal] = {
    "tile": Refusal("TR-5.1", "tile-waits-for-its-colours"),
    "slot": Refusal("TR-10.1", "slot-waits-for-the-arch"),
    "demand": NOT_YET,
    "answers": NOT_YET,
    "joker:demand": NOT_YET,
    "joker:commodity": Refusal("TR-14.5", "joker-when-shipping"),
    "joker:construction": Refusal("TR-14.6", "joker-at-the-end"),
    "display": Refusal("TR-7.3", "pick-a-card-of-the-hand"),
    "building": Refusal("TR-18.4", "sets-score-at-the-end"),
    "bonus": Refusal("TR-18.5", "bonus-tiles-score-at-the-end"),
}
"""Places that no action of a player is about, by key or by sort: what they wait for."""


def refusal(view: TrajanState, key: str, picked: str | None) -> Refusal | None:
    """Why the spot `key` cannot be chosen with `picked` in hand; None if it can, or if nothing was meant."""
    return why_refused(view, key, picked, meant, targets)


def unmeant(view: TrajanState, seat: int, key: str) -> Refusal | None:
    """Why a click on `key` leads nowhere where no action is meant, or one that is legal elsewhere."""
    if key.startswith(ELSEWHERE):
        tray = key.removeprefix(ELSEWHERE).startswith("tray:")
        return Refusal("TR-4.1" if tray else "TR-1.2", "another-players-mat")
    sort, _, rest = key.partition(":")
    if sort == "senate":
        return _no_step(view, seat)
    if sort == "reserve":
        return why_not(view, actions.Deploy(int(rest)) if rest else actions.Hire())
    if sort == "slot":
        filled = view.players[seat].slots[int(rest)] != NOTHING
        return PLACES["tile" if filled else "slot"]
    top = view.pending[-1]
    if sort == "discard" and isinstance(top, DiscardCard):
        return Refusal("TR-7.1", "discard-first")
    found = PLACES.get(key, PLACES.get(sort))
    if found is NOT_YET and isinstance(top, AnswerDemands):
        return Refusal("TR-15.1", "answer-the-demands-first")
    return found


def _no_step(view: TrajanState, seat: int) -> Refusal:
    """[TR-11.1, TR-11.3] Why the senate disc does not go where a player points."""
    if view.players[seat].track == len(view.box.senate.vp) - 1:
        return Refusal("TR-11.3", "end-of-the-senate-track")
    return why_not(view, actions.Advance()) or Refusal("TR-11.1", "one-space-at-a-time")


def meant(view: TrajanState, seat: int, key: str, picked: str | None) -> Action | None:
    """The action that a player who points at `key` most likely has in mind."""
    picked = picked or ""
    sort, _, rest = key.partition(":")
    if sort in ("tray", "hand", "slot", "extra", "joker"):
        return _on_mat(view, sort, rest, picked)
    if sort in ("card", "display", "discard", "ship", "pile"):
        return _at_sea(view, sort, rest, picked)
    return _on_board(view, seat, sort, rest)


def _on_mat(view: TrajanState, sort: str, rest: str, picked: str) -> Action | None:
    top = view.pending[-1]
    if sort == "tray":
        if isinstance(top, DropMarker) and picked.startswith("hand:"):
            return None
        return actions.Sow(TRAYS[int(rest)])
    if sort == "hand":
        return actions.Drop(Colour(rest))
    if sort == "extra":
        deed = Deed(rest)
        return actions.Spend(view.map.extra_for[deed]) if isinstance(top, SpendExtra) else actions.Mark(deed)
    if sort == "joker" and rest == "extra_action":
        return actions.Spend(view.map.joker[rest])
    if sort == "joker" and rest == "commodity" and isinstance(top, LoadShip):
        return actions.Stow((JOKER,))
    return None


def _at_sea(view: TrajanState, sort: str, rest: str, picked: str) -> Action | None:
    top = view.pending[-1]
    held = picked.removeprefix("card:") if picked.startswith("card:") else ""
    if sort == "pile":
        if not rest:
            return actions.Draw()
        return actions.TakeTile(CATEGORIES[reads.categories().index(rest)])
    if sort == "discard":
        side = SIDES[int(rest)]
        if isinstance(top, DiscardCard):
            return actions.Discard(held, side) if held else None
        return actions.PickUp(side)
    if sort == "ship":
        return _onto_ship(Ship(rest), held, top)
    if sort == "display":
        return actions.Play(held) if held else None
    if isinstance(top, LoadShip):
        return actions.Stow((rest, rest) if top.ship == Ship.PAIRS else (rest,))
    return actions.Play(rest) if rest and rest != "?" else None


def _onto_ship(ship: Ship, held: str, top: object) -> Action:
    if isinstance(top, LoadShip) and top.ship == ship:
        return actions.Stow((held,)) if held else actions.Sail()
    return actions.Load(ship)


def _on_board(view: TrajanState, seat: int, sort: str, rest: str) -> Action | None:
    if sort == "province":
        if rest == CAMP:
            return actions.Recruit()
        return actions.Occupy() if view.players[seat].leader == rest else actions.March(rest)
    if sort == "senate":
        return actions.Advance() if int(rest) > view.players[seat].track else None
    if sort == "forum":
        return actions.Take(rest)
    if sort == "workers":
        return actions.Hire()
    if sort == "site":
        return actions.Build(int(rest))
    if sort == "stake":
        tile = reads.bonus_at_stake(view)[int(rest)]
        return actions.Claim(tile) if tile else None
    return None
