"""Which places glow for what happened: where a journal line or the last move can be seen on the table."""

from collections.abc import Callable, Sequence
from typing import Any

from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.nova_roma import spots
from rome_desktop.engine.events import Event
from rome_desktop.games.nova_roma import events as happened
from rome_desktop.games.nova_roma.components import GOODS


def keys(events: Sequence[Event], dock: int) -> list[SpotKey]:
    """The spots that these events speak of, each once; a spot that is gone by now does no harm.

    `dock` is the side whose own boards are on the table.
    """
    found: list[SpotKey] = []
    for event in events:
        teller = _TELLERS.get(type(event))
        if teller is not None:
            found += teller(event)
        own = _OWN.get(type(event))
        if own is not None and getattr(event, "seat", -1) == dock:
            found += own(event)
    return list(dict.fromkeys(found))


def _held(event: happened.Gained | happened.Paid) -> list[SpotKey]:
    """The track or the heap of a unit in the dock."""
    return [_HELD[event.unit]] if event.unit in _HELD else []


_HELD: dict[str, SpotKey] = {
    "coins": spots.Coins(),
    "influence": spots.Influence(),
    "artisan": spots.Artisan(),
    "token": spots.Tokens(),
    **{good: spots.Good(good) for good in GOODS},
}
_TELLERS: dict[type[Event], Callable[[Any], list[SpotKey]]] = {
    happened.EmperorPlaced: lambda e: [spots.Space(e.space)],
    happened.PatricianPlaced: lambda e: [spots.Space(e.space)],
    happened.LegionaryPlaced: lambda e: [spots.Space(e.space)],
    happened.LegionaryBlocked: lambda e: [spots.Space(e.space)],
    happened.PowerSet: lambda e: [spots.Head(e.act)],
    happened.ActionAbandoned: lambda e: [spots.Head(e.act)],
    happened.ActionPetitioned: lambda e: [spots.Head(e.act)],
    happened.CardTaken: lambda e: [spots.Market(e.card), spots.Hand(e.card)],
    happened.TileTaken: lambda e: [spots.Estates(e.slot)],
    happened.ShipMoved: lambda e: [spots.Port(e.port)],
    happened.PiecesPlaced: lambda e: [spots.Site(cell) for cell in e.cells],
    happened.RewardTokenCompleted: lambda e: [spots.Token(e.space)],
    happened.MarkerAdvanced: lambda e: [spots.Lane(e.track, e.space)],
    happened.ChariotAwarded: lambda e: [spots.Favourite()],
    happened.FavouriteChanged: lambda e: [spots.Favourite()],
    happened.AutomaShipsMoved: lambda e: [spots.Port(port) for port in e.ports],
}
_OWN: dict[type[Event], Callable[[Any], list[SpotKey]]] = {
    happened.Gained: _held,
    happened.Paid: _held,
    happened.TilePut: lambda e: [spots.Estate(e.cell)],
    happened.TileUsed: lambda e: [spots.Estate(e.cell)],
    happened.ArtisanPlaced: lambda e: [spots.Estate(e.cell)],
    happened.AchievementClaimed: lambda e: [spots.Mosaic(e.cell)],
    happened.CardPlayed: lambda e: [spots.Row(e.card)],
    happened.CardUsed: lambda e: [spots.Row(e.card)],
    happened.ContractCompleted: lambda e: [spots.Done()],
}
