"""What a player who points at a place most likely has in mind, and why it cannot be."""

from rome_desktop.app.table.board_cards import why_refused
from rome_desktop.app.views.concordia.reads import top
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.concordia import actions
from rome_desktop.games.concordia.architect import BuildHouses, MoveColonists
from rome_desktop.games.concordia.cards import CopyCard
from rome_desktop.games.concordia.colonists import PlaceColonists
from rome_desktop.games.concordia.ids import GOODS, Good, Kind
from rome_desktop.games.concordia.market import ConsulBuys, PayMark, SenatorBuys
from rome_desktop.games.concordia.mercator import TradeGoods
from rome_desktop.games.concordia.prefect import ChooseProvince
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.tribune import RecruitColonist


def refusal(view: ConcordiaState, key: str, picked: str | None) -> Refusal | None:
    """Why the spot `key` cannot be chosen with `picked` in hand; None if it can, or if nothing was meant."""
    return why_refused(view, key, picked, meant)


def meant(view: ConcordiaState, seat: int, key: str, picked: str | None) -> Action | None:
    """The action that a player who points at `key` most likely has in mind; None if that is not clear."""
    picked = picked or ""
    sort, _, rest = key.partition(":")
    step = top(view)
    if sort == "city":
        return _city(view, rest, picked)
    if sort == "line" and isinstance(step, (MoveColonists, BuildHouses)):
        return _line(view, seat, rest, picked)
    if sort == "province" and isinstance(step, ChooseProvince):
        return actions.Produce(rest)
    if sort == "coins" and isinstance(step, (ChooseProvince, PlaceColonists)):
        return actions.Cash()
    if sort == "card" and isinstance(step, (SenatorBuys, ConsulBuys)):
        return actions.Buy(rest)
    if sort == "top" and isinstance(step, CopyCard):
        pile = view.players[int(rest)].pile
        return actions.Copy(view.map.role[pile[-1]]) if pile else None
    if sort in {"slot", "free", "price"}:
        return _good(view, seat, sort, rest, picked)
    if sort == "stored" and isinstance(step, (PlaceColonists, RecruitColonist)):
        return actions.Place(Kind(rest), view.map.capital)
    if sort == "hand":
        return actions.Play(view.map.role[rest])
    return None


def _city(view: ConcordiaState, city: str, picked: str) -> Action | None:
    step = top(view)
    if isinstance(step, BuildHouses):
        return actions.Build(city)
    if isinstance(step, MoveColonists) and picked.startswith("colonist:"):
        return actions.Move(picked.split(":", 3)[3], city)
    if isinstance(step, (PlaceColonists, RecruitColonist)):
        kind = picked.partition(":")[2] if picked.startswith("stored:") else _storable(view, step.seat)
        return actions.Place(Kind(kind), city)
    return None


def _storable(view: ConcordiaState, seat: int) -> str:
    return Kind.WALKER if view.stored(seat, Kind.WALKER) else Kind.SHIP


def _line(view: ConcordiaState, seat: int, line: str, picked: str) -> Action | None:
    """The colonist in hand to a line; without one, any of the right kind, the nearest first."""
    kind = view.map.line_kind[line]
    if picked.startswith("colonist:"):
        return actions.Move(picked.split(":", 3)[3], line)
    player = view.players[seat]
    places = player.walkers if kind == Kind.WALKER else player.ships
    table = view.map.distance[kind]
    near = [place for place in places if line in table[place]]
    if not near:
        return None
    return actions.Move(min(near, key=lambda place: table[place][line]), line)


def _good(view: ConcordiaState, seat: int, sort: str, rest: str, picked: str) -> Action | None:
    step = top(view)
    good, _, number = rest.partition(":")
    if isinstance(step, PayMark):
        return actions.Pay(Good(good)) if sort != "free" else None
    if not isinstance(step, TradeGoods):
        return None
    if sort == "slot":
        return actions.Sell(Good(good), int(number))
    if sort == "free" and picked.startswith("price:"):
        return actions.Purchase(Good(picked.partition(":")[2]), int(rest))
    if sort == "price" and picked.startswith("slot:"):
        held = picked.split(":")
        return actions.Sell(Good(held[1]), int(held[2])) if held[1] == good else None
    if sort == "price" and good in GOODS:
        return actions.Purchase(Good(good), 1)
    return None
