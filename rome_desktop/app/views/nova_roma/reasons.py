"""Why a place cannot be chosen now: the action a player may have meant there, put to the rules."""

from rome_desktop.app.table.gestures import Variant
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.nova_roma import spots
from rome_desktop.app.views.nova_roma.reads import in_hand, top_step
from rome_desktop.app.views.nova_roma.targets import middle_cell, shape_lying
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import why_not
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.nova_roma import actions, building, forum, gains, producing, racing, recruiting
from rome_desktop.games.nova_roma.components import Act, Track
from rome_desktop.games.nova_roma.petition import ChoosePetition
from rome_desktop.games.nova_roma.state import NovaState
from rome_desktop.games.nova_roma.trading import BuyGood
from rome_desktop.games.nova_roma.upgrading import LayTile


def refusal(view: NovaState, key: SpotKey, picked: SpotKey | None, variant: Variant) -> Refusal | None:
    """Why the spot `key` cannot be chosen with `picked` in hand; None if it can, or if nothing was meant."""
    action = meant(view, key, picked, variant)
    return why_not(view, action) if action is not None else None


def meant(view: NovaState, key: SpotKey, picked: SpotKey | None, variant: Variant) -> Action | None:
    """The action that a player who points at `key` most likely has in mind."""
    if top_step(view) is None:
        return None
    return _on_boards(view, key, picked, variant) or _in_dock(view, key)


def _on_boards(view: NovaState, key: SpotKey, picked: SpotKey | None, variant: Variant) -> Action | None:
    match key:
        case spots.Space(space=space):
            return _space(view, space)
        case spots.Head(act=act):
            return _head(view, Act(act), picked)
        case spots.Site(cell=cell) | spots.Token(cell=cell):
            return _site(view, cell, variant)
        case spots.Lane(track=track) | spots.Marker(track=track):
            return _lane(view, track)
        case spots.Port(port=port) if port:
            return actions.Sail(port)
        case spots.Contract(contract=contract):
            return actions.TakeContract(contract)
        case spots.Estates(slot=slot):
            return actions.TakeTile(slot)
        case spots.Market(card=card):
            return actions.Take(card)
        case spots.Lead():
            return actions.Lead()
    return None


def _in_dock(view: NovaState, key: SpotKey) -> Action | None:
    top = top_step(view)
    match key:
        case spots.Row(card=int() as card):
            return actions.Drop(card) if isinstance(top, recruiting.MakeRoom) else actions.Use(card)
        case spots.Hand(card=card):
            return actions.Play(card) if isinstance(top, recruiting.PlayCard) else actions.Discard(card)
        case spots.Good(good=good) if isinstance(top, gains.NameGood):
            return actions.ChooseGood(good)
        case spots.Good(good=good) if isinstance(top, BuyGood):
            return actions.Buy(good)
        case spots.Estate(cell=cell) if isinstance(top, LayTile):
            return actions.PutTile(cell)
        case spots.Estate(cell=cell) if isinstance(top, (producing.Work, producing.PlaceByCard)):
            return actions.Assign(cell)
        case spots.Mosaic(cell=cell):
            return actions.Claim(cell)
        case spots.Supply():
            return actions.Hire()
    return None


def _space(view: NovaState, space: str) -> Action:
    top = top_step(view)
    if isinstance(top, forum.PutEmperor):
        return actions.PlaceEmperor(space)
    if isinstance(top, forum.PutLegionary):
        return actions.PlaceLegionary(space)
    return actions.Place(space)


def _head(view: NovaState, act: Act, picked: SpotKey | None) -> Action:
    if isinstance(top_step(view), ChoosePetition):
        return actions.Petition(act, picked.influence if isinstance(picked, spots.Pay) else 1)
    return actions.Perform(act)


def _site(view: NovaState, cell: str, variant: Variant) -> Action | None:
    """The building in hand with its middle on a cell, as it lies."""
    shape = in_hand(view)
    if not shape or not isinstance(top_step(view), building.ChooseSite):
        return None
    cells = shape_lying(shape, variant)
    row, column = middle_cell(cells)
    r, c = map(int, cell[1:].split(","))
    names = "|".join(f"{cell[0]}{r + y - row},{c + x - column}" for y, x in cells)
    return actions.Build(names)


def _lane(view: NovaState, track: Track) -> Action:
    return actions.Boost(track) if isinstance(top_step(view), racing.BoostMarker) else actions.Advance(track)
