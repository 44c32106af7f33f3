"""Which places glow for what happened: where a journal line or the last move can be seen on the table."""

from collections.abc import Callable, Sequence
from typing import Any

from rome_desktop.app.table.board_view import echoed
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.trajan import spots
from rome_desktop.engine.events import Event
from rome_desktop.games.trajan import events as happened
from rome_desktop.games.trajan import ids
from rome_desktop.games.trajan.ids import CATEGORIES, CENTRE, SIDES
from rome_desktop.games.trajan.state import TrajanState


def keys(events: Sequence[Event], view: TrajanState) -> list[SpotKey]:
    """The spots that these events speak of, each once; a spot that is gone by now does no harm."""
    return echoed(_TELLERS, events, view)


def discard(side: ids.Side) -> SpotKey:
    """The discard pile on a side."""
    return spots.Discard(SIDES.index(side))


def _pile(view: TrajanState, tile: str) -> SpotKey:
    return spots.Pile(view.map.trajan[tile].category)


_TELLERS: dict[type[Event], Callable[[Any, TrajanState], list[SpotKey]]] = {
    happened.MarkersTaken: lambda e, view: [spots.Tray(e.tray)],
    happened.MarkerDropped: lambda e, view: [spots.Tray(e.tray)],
    happened.TimeMoved: lambda e, view: [spots.Clock()],
    happened.TileCompleted: lambda e, view: [spots.Slot(e.tray)],
    happened.ArchMoved: lambda e, view: [spots.Heart() if e.slot == CENTRE else spots.Slot(e.slot)],
    happened.PawnsDeployed: lambda e, view: [spots.Workers() if e.camp == "workers" else spots.THE_CAMP],
    happened.MarkerAssigned: lambda e, view: [spots.Extra(e.deed)],
    happened.ExtraSpent: lambda e, view: [spots.Extra(e.deed)],
    happened.CardsDrawn: lambda e, view: [spots.Pile()],
    happened.CardDiscarded: lambda e, view: [discard(e.side)],
    happened.CardPickedUp: lambda e, view: [discard(e.side)],
    happened.DiscardRefilled: lambda e, view: [discard(e.side)],
    happened.CardsPlayed: lambda e, view: [spots.Display()],
    happened.Shipped: lambda e, view: [spots.Ship(e.ship)],
    happened.ShipTurned: lambda e, view: [spots.Ship(e.ship)],
    happened.ForumTileTaken: lambda e, view: [spots.Forum(e.space)],
    happened.ForumFilled: lambda e, view: [spots.Forum(space) for space in e.spaces],
    happened.ProvincesFilled: lambda e, view: [spots.Province(p) for p in e.provinces],
    happened.Recruited: lambda e, view: [spots.THE_CAMP],
    happened.Marched: lambda e, view: [spots.Province(e.province)],
    happened.Occupied: lambda e, view: [spots.Province(e.province)],
    happened.Advanced: lambda e, view: [spots.Senate(e.space)],
    happened.TrajanTileTaken: lambda e, view: [_pile(view, e.tile), spots.Slot(e.slot)],
    happened.PileRevealed: lambda e, view: [_pile(view, e.tile)],
    happened.PilesRevealed: lambda e, view: [spots.Pile(category) for category in CATEGORIES],
    happened.Hired: lambda e, view: [spots.Workers()],
    happened.Built: lambda e, view: [spots.Site(e.site)],
    happened.RivalBuilt: lambda e, view: [spots.Site(e.site)],
    happened.BonusActionWon: lambda e, view: [spots.Building(e.type)],
    happened.RoundEnded: lambda e, view: [spots.Start()],
    happened.DemandRevealed: lambda e, view: [spots.Demand(max(0, len(view.demands) - 1))],
    happened.DemandsAnswered: lambda e, view: [spots.Demand(n) for n in range(len(view.demands))],
    happened.SenateVoted: lambda e, view: [spots.Votes()],
    happened.SenateReset: lambda e, view: [spots.Senate(0)],
    happened.BonusClaimed: lambda e, view: [spots.Votes(), spots.Stake(0), spots.Stake(1)],
    happened.BonusTilesDrawn: lambda e, view: [spots.Stake(0), spots.Stake(1)],
}
