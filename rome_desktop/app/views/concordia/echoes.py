"""Which places glow for what happened: where a journal line or the last move can be seen on the table."""

from collections.abc import Callable, Sequence
from typing import Any

from rome_desktop.app.table.board_view import echoed
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.concordia import spots
from rome_desktop.engine.events import Event
from rome_desktop.games.concordia import events as happened
from rome_desktop.games.concordia.ids import Kind
from rome_desktop.games.concordia.state import ConcordiaState


def keys(events: Sequence[Event], view: ConcordiaState) -> list[SpotKey]:
    """The spots that these events speak of, each once; a spot that is gone by now does no harm."""
    return echoed(_TELLERS, events, view)


def _card(seat: int, card: str) -> list[SpotKey]:
    return [spots.Top(seat), spots.Hand(card), spots.Pile()]


def _moved(event: happened.ColonistMoved, view: ConcordiaState) -> list[SpotKey]:
    player = view.players[event.seat]
    places = player.walkers if event.kind == Kind.WALKER else player.ships
    if event.line in places:
        return [spots.Colonist(event.seat, event.kind, event.line)]
    return [spots.Line(event.line)]


def _produced(event: happened.ProvinceProduced, view: ConcordiaState) -> list[SpotKey]:
    cities = view.map.province_cities[event.province]
    return [spots.Province(event.province), *(spots.City(city) for city in cities if view.houses[city])]


_TELLERS: dict[type[Event], Callable[[Any, ConcordiaState], list[SpotKey]]] = {
    happened.TokensLaid: lambda e, view: [spots.City(city) for city in view.map.letter_cities[e.letter]],
    happened.MarkersLaid: lambda e, view: [spots.Province(p) for p in view.map.provinces],
    happened.CardsDealt: lambda e, view: [spots.Card(card) for card in e.cards],
    happened.CardPlayed: lambda e, view: _card(e.seat, e.card),
    happened.CardCopied: lambda e, view: [spots.Top(e.other)],
    happened.ColonistPlaced: lambda e, view: [spots.City(e.city)],
    happened.ColonistMoved: _moved,
    happened.HouseBuilt: lambda e, view: [spots.City(e.city)],
    happened.ProvinceProduced: _produced,
    happened.MarkersTurned: lambda e, view: [spots.Province(p) for p in e.provinces],
    happened.GoodsSold: lambda e, view: [spots.Price(e.good)],
    happened.GoodsPurchased: lambda e, view: [spots.Price(e.good)],
    happened.CardBought: lambda e, view: [spots.Hand(e.card)],
    happened.PraefectusPassed: lambda e, view: [spots.Top(e.other), spots.Pile()],
    happened.RivalActed: lambda e, view: [spots.Top(e.seat)],
}
