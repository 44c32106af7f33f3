"""Which places glow for what happened: where a journal line or the last move can be seen on the table."""

from collections.abc import Callable, Sequence
from typing import Any

from rome_desktop.app.table.board_view import echoed
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.city_of_marble import spots
from rome_desktop.engine.events import Event
from rome_desktop.games.city_of_marble import events as happened
from rome_desktop.games.city_of_marble.components import TREASURY
from rome_desktop.games.city_of_marble.state import MarbleState


def keys(events: Sequence[Event], view: MarbleState) -> list[SpotKey]:
    """The spots that these events speak of, each once; a spot that is gone by now does no harm."""
    return echoed(_TELLERS, events, view)


def _bridge(event: happened.BridgeTaken, view: MarbleState) -> list[SpotKey]:
    """The tile that took it, or the bridge's own triangle."""
    number = next(n for n, space in view.map.bridges.items() if space == event.space)
    mark = view.covered[number]
    return [spots.Tile(view.tiles[mark].position) if mark >= 0 else spots.Ground(number)]


def _coin(event: happened.CoinTaken, view: MarbleState) -> list[SpotKey]:
    return [spots.Site(event.fountain) if event.fountain else spots.Space(TREASURY)]


_TELLERS: dict[type[Event], Callable[[Any, MarbleState], list[SpotKey]]] = {
    happened.HillsRevealed: lambda e, view: [spots.Hill(view.map.hills[hill]) for hill in e.hills],
    happened.TilesDrawn: lambda e, view: [spots.Stack(kind) for kind in e.kinds],
    happened.TilePlaced: lambda e, view: [spots.Tile(e.position)],
    happened.HillSurrounded: lambda e, view: [spots.Hill(view.map.hills[e.hill])],
    happened.MagistratePlaced: lambda e, view: [spots.Tile(e.position), spots.Magistrate(e.position)],
    happened.MagistrateRecalled: lambda e, view: [spots.Tile(e.position)],
    happened.BridgeTaken: _bridge,
    happened.AqueductStarted: lambda e, view: [spots.Spring(e.colour)],
    happened.PieceLaid: lambda e, view: [spots.Line(e.colour)],
    happened.CoinTaken: _coin,
    happened.BuildingBuilt: lambda e, view: [spots.Site(e.vertex)],
    happened.FountainBuilt: lambda e, view: [spots.Site(e.vertex)],
    happened.MagistrateWithdrawn: lambda e, view: [spots.Tile(e.position), spots.Space(e.space)],
    happened.ImperiumSpent: lambda e, view: [spots.Space(e.kind)],
    happened.MagistratesReturned: lambda e, view: [spots.Space(e.space)],
    happened.ImperiumTaken: lambda e, view: [spots.Space(e.kind)],
}
