"""Which places glow for what happened: where a journal line or the last move can be seen on the table."""

from collections.abc import Callable, Sequence
from typing import Any

from rome_desktop.app.table.board_view import echoed
from rome_desktop.app.views.trajan import reads
from rome_desktop.engine.events import Event
from rome_desktop.games.trajan import events as happened
from rome_desktop.games.trajan.ids import CENTRE, SIDES
from rome_desktop.games.trajan.state import TrajanState


def keys(events: Sequence[Event], view: TrajanState) -> list[str]:
    """The spots that these events speak of, each once; a spot that is gone by now does no harm."""
    return echoed(_TELLERS, events, view)


def _discard(side: object) -> str:
    return f"discard:{[str(s) for s in SIDES].index(str(side))}"


def _pile(view: TrajanState, tile: str) -> str:
    return f"pile:{view.map.trajan[tile].category}"


_TELLERS: dict[type[Event], Callable[[Any, TrajanState], list[str]]] = {
    happened.MarkersTaken: lambda e, view: [f"tray:{e.tray}"],
    happened.MarkerDropped: lambda e, view: [f"tray:{e.tray}"],
    happened.TimeMoved: lambda e, view: ["clock"],
    happened.TileCompleted: lambda e, view: [f"slot:{e.tray}"],
    happened.ArchMoved: lambda e, view: ["heart" if e.slot == CENTRE else f"slot:{e.slot}"],
    happened.PawnsDeployed: lambda e, view: ["workers" if e.camp == "workers" else "province:camp"],
    happened.MarkerAssigned: lambda e, view: [f"extra:{e.deed}"],
    happened.ExtraSpent: lambda e, view: [f"extra:{e.deed}"],
    happened.CardsDrawn: lambda e, view: ["pile"],
    happened.CardDiscarded: lambda e, view: [_discard(e.side)],
    happened.CardPickedUp: lambda e, view: [_discard(e.side)],
    happened.DiscardRefilled: lambda e, view: [_discard(e.side)],
    happened.CardsPlayed: lambda e, view: ["display"],
    happened.Shipped: lambda e, view: [f"ship:{e.ship}"],
    happened.ShipTurned: lambda e, view: [f"ship:{e.ship}"],
    happened.ForumTileTaken: lambda e, view: [f"forum:{e.space}"],
    happened.ForumFilled: lambda e, view: [f"forum:{space}" for space in e.spaces],
    happened.ProvincesFilled: lambda e, view: [f"province:{p}" for p in e.provinces],
    happened.Recruited: lambda e, view: ["province:camp"],
    happened.Marched: lambda e, view: [f"province:{e.province}"],
    happened.Occupied: lambda e, view: [f"province:{e.province}"],
    happened.Advanced: lambda e, view: [f"senate:{e.space}"],
    happened.TrajanTileTaken: lambda e, view: [_pile(view, e.tile), f"slot:{e.slot}"],
    happened.PileRevealed: lambda e, view: [_pile(view, e.tile)],
    happened.PilesRevealed: lambda e, view: [f"pile:{category}" for category in reads.categories()],
    happened.Hired: lambda e, view: ["workers"],
    happened.Built: lambda e, view: [f"site:{e.site}"],
    happened.RivalBuilt: lambda e, view: [f"site:{e.site}"],
    happened.BonusActionWon: lambda e, view: [f"building:{e.type}"],
    happened.RoundEnded: lambda e, view: ["start"],
    happened.DemandRevealed: lambda e, view: [f"demand:{max(0, len(view.demands) - 1)}"],
    happened.DemandsAnswered: lambda e, view: [f"demand:{n}" for n in range(len(view.demands))],
    happened.SenateVoted: lambda e, view: ["votes"],
    happened.SenateReset: lambda e, view: ["senate:0"],
    happened.BonusClaimed: lambda e, view: ["votes", "stake:0", "stake:1"],
    happened.BonusTilesDrawn: lambda e, view: ["stake:0", "stake:1"],
}
