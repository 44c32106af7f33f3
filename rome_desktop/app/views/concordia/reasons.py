"""What a player who points at a place most likely has in mind, and why it cannot be."""

from rome_desktop.app.table.board_cards import why_refused
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.concordia import spots
from rome_desktop.app.views.concordia.reads import top
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.concordia import actions
from rome_desktop.games.concordia.architect import BuildHouses, MoveColonists
from rome_desktop.games.concordia.cards import CopyCard
from rome_desktop.games.concordia.colonists import PlaceColonists
from rome_desktop.games.concordia.ids import Kind
from rome_desktop.games.concordia.market import ConsulBuys, PayMark, SenatorBuys
from rome_desktop.games.concordia.mercator import TradeGoods
from rome_desktop.games.concordia.prefect import ChooseProvince
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.tribune import RecruitColonist


def refusal(view: ConcordiaState, key: SpotKey, picked: SpotKey | None) -> Refusal | None:
    """Why the spot `key` cannot be chosen with `picked` in hand; None if it can, or if nothing was meant."""
    return why_refused(view, key, picked, meant)


def meant(view: ConcordiaState, seat: int, key: SpotKey, picked: SpotKey | None) -> Action | None:
    """The action that a player who points at `key` most likely has in mind; None if that is not clear."""
    step = top(view)
    match key:
        case spots.City(city=city):
            return _city(view, city, picked)
        case spots.Line(line=line) if isinstance(step, (MoveColonists, BuildHouses)):
            return _line(view, seat, line, picked)
        case spots.Province(province=province) if isinstance(step, ChooseProvince):
            return actions.Produce(province)
        case spots.Coins() if isinstance(step, (ChooseProvince, PlaceColonists)):
            return actions.Cash()
        case spots.Card(card=card) if isinstance(step, (SenatorBuys, ConsulBuys)):
            return actions.Buy(card)
        case spots.Top(side=side) if isinstance(step, CopyCard):
            pile = view.players[side].pile
            return actions.Copy(view.map.role[pile[-1]]) if pile else None
        case spots.Stored(kind=kind) if isinstance(step, (PlaceColonists, RecruitColonist)):
            return actions.Place(kind, view.map.capital)
        case spots.Hand(card=card):
            return actions.Play(view.map.role[card])
    return _good(view, key, picked)


def _city(view: ConcordiaState, city: str, picked: SpotKey | None) -> Action | None:
    step = top(view)
    if isinstance(step, BuildHouses):
        return actions.Build(city)
    if isinstance(step, MoveColonists) and isinstance(picked, spots.Colonist):
        return actions.Move(picked.place, city)
    if isinstance(step, (PlaceColonists, RecruitColonist)):
        kind = picked.kind if isinstance(picked, spots.Stored) else _storable(view, step.seat)
        return actions.Place(kind, city)
    return None


def _storable(view: ConcordiaState, seat: int) -> Kind:
    return Kind.WALKER if view.stored(seat, Kind.WALKER) else Kind.SHIP


def _line(view: ConcordiaState, seat: int, line: str, picked: SpotKey | None) -> Action | None:
    """The colonist in hand to a line; without one, any of the right kind, the nearest first."""
    kind = view.map.line_kind[line]
    if isinstance(picked, spots.Colonist):
        return actions.Move(picked.place, line)
    player = view.players[seat]
    places = player.walkers if kind == Kind.WALKER else player.ships
    table = view.map.distance[kind]
    near = [place for place in places if line in table[place]]
    if not near:
        return None
    return actions.Move(min(near, key=lambda place: table[place][line]), line)


def _good(view: ConcordiaState, key: SpotKey, picked: SpotKey | None) -> Action | None:
    step = top(view)
    if isinstance(step, PayMark):
        return actions.Pay(key.good) if isinstance(key, (spots.Slot, spots.Price)) else None
    if not isinstance(step, TradeGoods):
        return None
    match key, picked:
        case spots.Slot(good=good, number=number), _:
            return actions.Sell(good, number)
        case spots.Free(number=number), spots.Price(good=good):
            return actions.Purchase(good, number)
        case spots.Price(good=good), spots.Slot(good=held, number=number):
            return actions.Sell(held, number) if held == good else None
        case spots.Price(good=good), _:
            return actions.Purchase(good, 1)
    return None
