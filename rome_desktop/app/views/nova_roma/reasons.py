"""Why a place cannot be chosen now: the action a player may have meant there, put to the rules."""

from collections.abc import Callable

from rome_desktop.app.table.gestures import Variant
from rome_desktop.app.views.nova_roma.reads import in_hand, top_step
from rome_desktop.app.views.nova_roma.targets import middle_cell, shape_lying
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import why_not
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.nova_roma import actions, building, forum, gains, producing, racing, recruiting
from rome_desktop.games.nova_roma.components import Act, Good, Track
from rome_desktop.games.nova_roma.petition import ChoosePetition
from rome_desktop.games.nova_roma.state import NovaState
from rome_desktop.games.nova_roma.trading import BuyGood
from rome_desktop.games.nova_roma.upgrading import LayTile


def refusal(view: NovaState, key: str, picked: str | None, variant: Variant) -> Refusal | None:
    """Why the spot `key` cannot be chosen with `picked` in hand; None if it can, or if nothing was meant."""
    if top_step(view) is None:
        return None
    action = meant(view, key, picked or "", variant)
    return why_not(view, action) if action is not None else None


def meant(view: NovaState, key: str, picked: str | None, variant: Variant) -> Action | None:
    """The action that a player who points at `key` most likely has in mind."""
    picked = picked or ""
    sort, _, rest = key.partition(":")
    teller = _TELLERS.get(sort)
    return teller(view, rest, picked, variant) if teller is not None and top_step(view) is not None else None


def _space(view: NovaState, rest: str, picked: str, variant: Variant) -> Action | None:
    top = top_step(view)
    if isinstance(top, forum.PutEmperor):
        return actions.PlaceEmperor(rest)
    if isinstance(top, forum.PutLegionary):
        return actions.PlaceLegionary(rest)
    return actions.Place(rest)


def _head(view: NovaState, rest: str, picked: str, variant: Variant) -> Action | None:
    if isinstance(top_step(view), ChoosePetition):
        count = int(picked[4:]) if picked.startswith("pay:") else 1
        return actions.Petition(Act(rest), count)
    return actions.Perform(Act(rest))


def _site(view: NovaState, rest: str, picked: str, variant: Variant) -> Action | None:
    """The building in hand with its middle on a cell, as it lies."""
    shape = in_hand(view)
    if not shape or not isinstance(top_step(view), building.ChooseSite):
        return None
    cells = shape_lying(shape, variant)
    row, column = middle_cell(cells)
    r, c = map(int, rest[1:].split(","))
    names = "|".join(f"{rest[0]}{r + y - row},{c + x - column}" for y, x in cells)
    return actions.Build(names)


def _row(view: NovaState, rest: str, picked: str, variant: Variant) -> Action | None:
    if not rest:
        return None
    card = int(rest)
    return actions.Drop(card) if isinstance(top_step(view), recruiting.MakeRoom) else actions.Use(card)


def _hand(view: NovaState, rest: str, picked: str, variant: Variant) -> Action | None:
    if not rest.isdigit():
        return None
    asks_to_play = isinstance(top_step(view), recruiting.PlayCard)
    return actions.Play(int(rest)) if asks_to_play else actions.Discard(int(rest))


def _lane(view: NovaState, rest: str, picked: str, variant: Variant) -> Action | None:
    track = Track(rest.partition(":")[0])
    return actions.Boost(track) if isinstance(top_step(view), racing.BoostMarker) else actions.Advance(track)


def _port(view: NovaState, rest: str, picked: str, variant: Variant) -> Action | None:
    return actions.Sail(rest) if rest else None


def _good(view: NovaState, rest: str, picked: str, variant: Variant) -> Action | None:
    top = top_step(view)
    if isinstance(top, gains.NameGood):
        return actions.ChooseGood(Good(rest))
    return actions.Buy(Good(rest)) if isinstance(top, BuyGood) else None


def _estate(view: NovaState, rest: str, picked: str, variant: Variant) -> Action | None:
    top = top_step(view)
    if isinstance(top, LayTile):
        return actions.PutTile(rest)
    return actions.Assign(rest) if isinstance(top, (producing.Work, producing.PlaceByCard)) else None


Teller = Callable[[NovaState, str, str, Variant], Action | None]
_TELLERS: dict[str, Teller] = {
    "space": _space,
    "head": _head,
    "site": _site,
    "token": _site,
    "row": _row,
    "hand": _hand,
    "lane": _lane,
    "port": _port,
    "good": _good,
    "estate": _estate,
    "contract": lambda view, rest, picked, variant: actions.TakeContract(rest),
    "estates": lambda view, rest, picked, variant: actions.TakeTile(int(rest)),
    "market": lambda view, rest, picked, variant: actions.Take(int(rest)),
    "mosaic": lambda view, rest, picked, variant: actions.Claim(rest),
    "supply": lambda view, rest, picked, variant: actions.Hire(),
    "lead": lambda view, rest, picked, variant: actions.Lead(),
    "marker": lambda view, rest, picked, variant: _lane(view, f"{rest}:0", picked, variant),
}
