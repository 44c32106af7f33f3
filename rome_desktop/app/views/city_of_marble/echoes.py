"""Which places glow for what happened: where a journal line or the last move can be seen on the table."""

from collections.abc import Callable, Sequence
from typing import Any

from rome_desktop.app.table.board_view import echoed
from rome_desktop.engine.events import Event
from rome_desktop.games.city_of_marble import events as happened
from rome_desktop.games.city_of_marble.components import TREASURY
from rome_desktop.games.city_of_marble.state import MarbleState


def keys(events: Sequence[Event], view: MarbleState) -> list[str]:
    """The spots that these events speak of, each once; a spot that is gone by now does no harm."""
    return echoed(_TELLERS, events, view)


def _bridge(event: happened.BridgeTaken, view: MarbleState) -> list[str]:
    """The tile that took it, or the bridge's own triangle."""
    number = next(n for n, space in view.map.bridges.items() if space == event.space)
    mark = view.covered[number]
    return [f"tile:{view.tiles[mark].position}" if mark >= 0 else f"ground:{number}"]


def _coin(event: happened.CoinTaken, view: MarbleState) -> list[str]:
    return [f"site:{event.fountain}" if event.fountain else f"space:{TREASURY}"]


_TELLERS: dict[type[Event], Callable[[Any, MarbleState], list[str]]] = {
    happened.HillsRevealed: lambda e, view: [f"hill:{view.map.hills[hill]}" for hill in e.hills],
    happened.TilesDrawn: lambda e, view: [f"stack:{kind}" for kind in e.kinds],
    happened.TilePlaced: lambda e, view: [f"tile:{e.position}"],
    happened.MagistratePlaced: lambda e, view: [f"tile:{e.position}", f"magistrate:{e.position}"],
    happened.MagistrateRecalled: lambda e, view: [f"tile:{e.position}"],
    happened.BridgeTaken: _bridge,
    happened.AqueductStarted: lambda e, view: [f"spring:{e.colour}"],
    happened.PieceLaid: lambda e, view: [f"line:{e.colour}"],
    happened.CoinTaken: _coin,
    happened.BuildingBuilt: lambda e, view: [f"site:{e.vertex}"],
    happened.FountainBuilt: lambda e, view: [f"site:{e.vertex}"],
    happened.MagistrateWithdrawn: lambda e, view: [f"tile:{e.position}", f"space:{e.space}"],
    happened.ImperiumSpent: lambda e, view: [f"space:{e.kind}"],
    happened.MagistratesReturned: lambda e, view: [f"space:{e.space}"],
    happened.ImperiumTaken: lambda e, view: [f"space:{e.kind}"],
}
