"""Which places glow for what happened: where a journal line or the last move can be seen on the table."""

from collections.abc import Callable, Sequence
from typing import Any

from rome_desktop.app.table.board_view import echoed
from rome_desktop.engine.events import Event
from rome_desktop.games.concordia import events as happened
from rome_desktop.games.concordia.ids import Kind
from rome_desktop.games.concordia.state import ConcordiaState


def keys(events: Sequence[Event], view: ConcordiaState) -> list[str]:
    """The spots that these events speak of, each once; a spot that is gone by now does no harm."""
    return echoed(_TELLERS, events, view)


def _card(seat: int, card: str) -> list[str]:
    return [f"top:{seat}", f"hand:{card}", "pile"]


def _moved(event: happened.ColonistMoved, view: ConcordiaState) -> list[str]:
    player = view.players[event.seat]
    places = player.walkers if event.kind == Kind.WALKER else player.ships
    if event.line in places:
        return [f"colonist:{event.seat}:{event.kind}:{event.line}"]
    return [f"line:{event.line}"]


def _produced(event: happened.ProvinceProduced, view: ConcordiaState) -> list[str]:
    cities = view.map.province_cities[event.province]
    return [f"province:{event.province}", *(f"city:{city}" for city in cities if view.houses[city])]


_TELLERS: dict[type[Event], Callable[[Any, ConcordiaState], list[str]]] = {
    happened.TokensLaid: lambda e, view: [f"city:{city}" for city in view.map.letter_cities[e.letter]],
    happened.MarkersLaid: lambda e, view: [f"province:{p}" for p in view.map.provinces],
    happened.CardsDealt: lambda e, view: [f"card:{card}" for card in e.cards],
    happened.CardPlayed: lambda e, view: _card(e.seat, e.card),
    happened.CardCopied: lambda e, view: [f"top:{e.other}"],
    happened.ColonistPlaced: lambda e, view: [f"city:{e.city}"],
    happened.ColonistMoved: _moved,
    happened.HouseBuilt: lambda e, view: [f"city:{e.city}"],
    happened.ProvinceProduced: _produced,
    happened.MarkersTurned: lambda e, view: [f"province:{p}" for p in e.provinces],
    happened.GoodsSold: lambda e, view: [f"price:{e.good}"],
    happened.GoodsPurchased: lambda e, view: [f"price:{e.good}"],
    happened.CardBought: lambda e, view: [f"hand:{e.card}"],
    happened.PraefectusPassed: lambda e, view: [f"top:{e.other}", "pile"],
    happened.RivalActed: lambda e, view: [f"top:{e.seat}"],
}
