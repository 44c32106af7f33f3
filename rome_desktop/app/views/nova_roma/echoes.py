"""Which places glow for what happened: where a journal line or the last move can be seen on the table."""

from collections.abc import Callable, Sequence
from typing import Any

from rome_desktop.engine.events import Event
from rome_desktop.games.nova_roma import events as happened


def keys(events: Sequence[Event], dock: int) -> list[str]:
    """The spots that these events speak of, each once; a spot that is gone by now does no harm.

    `dock` is the side whose own boards are on the table.
    """
    found: list[str] = []
    for event in events:
        teller = _TELLERS.get(type(event))
        if teller is not None:
            found += teller(event)
        own = _OWN.get(type(event))
        if own is not None and getattr(event, "seat", -1) == dock:
            found += own(event)
    return list(dict.fromkeys(found))


def _held(event: happened.Gained | happened.Paid) -> list[str]:
    """The track or the heap of a unit in the dock."""
    named = {"coins": "coins", "influence": "influence", "artisan": "artisan", "token": "tokens"}
    return [named.get(event.unit, f"good:{event.unit}")]


_TELLERS: dict[type[Event], Callable[[Any], list[str]]] = {
    happened.EmperorPlaced: lambda e: [f"space:{e.space}"],
    happened.PatricianPlaced: lambda e: [f"space:{e.space}"],
    happened.LegionaryPlaced: lambda e: [f"space:{e.space}"],
    happened.LegionaryBlocked: lambda e: [f"space:{e.space}"],
    happened.PowerSet: lambda e: [f"head:{e.act}"],
    happened.ActionAbandoned: lambda e: [f"head:{e.act}"],
    happened.ActionPetitioned: lambda e: [f"head:{e.act}"],
    happened.CardTaken: lambda e: [f"market:{e.card}", f"hand:{e.card}"],
    happened.TileTaken: lambda e: [f"estates:{e.slot}"],
    happened.ShipMoved: lambda e: [f"port:{e.port}"],
    happened.PiecesPlaced: lambda e: [f"site:{cell}" for cell in e.cells],
    happened.RewardTokenCompleted: lambda e: [f"token:{e.space}"],
    happened.MarkerAdvanced: lambda e: [f"lane:{e.track}:{e.space}"],
    happened.ChariotAwarded: lambda e: ["favourite"],
    happened.FavouriteChanged: lambda e: ["favourite"],
    happened.AutomaShipsMoved: lambda e: [f"port:{port}" for port in e.ports],
}
_OWN: dict[type[Event], Callable[[Any], list[str]]] = {
    happened.Gained: _held,
    happened.Paid: _held,
    happened.TilePut: lambda e: [f"estate:{e.cell}"],
    happened.TileUsed: lambda e: [f"estate:{e.cell}"],
    happened.ArtisanPlaced: lambda e: [f"estate:{e.cell}"],
    happened.AchievementClaimed: lambda e: [f"mosaic:{e.cell}"],
    happened.CardPlayed: lambda e: [f"row:{e.card}"],
    happened.CardUsed: lambda e: [f"row:{e.card}"],
    happened.ContractCompleted: lambda e: ["done"],
}
