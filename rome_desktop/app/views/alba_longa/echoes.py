"""Which places glow for what happened: where a journal line or the last move can be seen on the table."""

from collections.abc import Callable, Sequence
from typing import Any

from rome_desktop.app.table.board_view import echoed
from rome_desktop.app.views.alba_longa.shown import AlbaShown
from rome_desktop.engine.events import Event
from rome_desktop.games.alba_longa import events as happened
from rome_desktop.games.alba_longa.ids import DICE, STALLS


def keys(events: Sequence[Event], shown: AlbaShown) -> list[str]:
    """The spots that these events speak of, each once; a spot that is gone by now does no harm."""
    return echoed(_TELLERS, events, shown)


def _room(side: int, room: str) -> str:
    return f"room:{side}:{room}"


def _city(side: int, shown: AlbaShown) -> str:
    return f"target:{shown.cities[side].key}"


def _stall(stall: object) -> str:
    return f"stall:{[str(s) for s in STALLS].index(str(stall))}"


_TELLERS: dict[type[Event], Callable[[Any, AlbaShown], list[str]]] = {
    happened.FirstKingChosen: lambda e, shown: [f"crown:{e.seat}", _city(e.seat, shown)],
    happened.SeasonBegun: lambda e, shown: ["season"],
    happened.PeasantsSold: lambda e, shown: [f"purse:{e.seat}", _room(e.seat, "houses")],
    happened.FreeHouseUsed: lambda e, shown: [_room(e.seat, e.workplace)],
    happened.CourtCalled: lambda e, shown: ["cost"],
    happened.GaveUp: lambda e, shown: ["order"],
    happened.CoinsPaid: lambda e, shown: [_stall(e.stall)],
    happened.DiceRolled: lambda e, shown: [f"die:{colour}" for colour in DICE],
    happened.DieTaken: lambda e, shown: [f"die:{e.die}"],
    happened.PeasantsSent: lambda e, shown: [_room(e.seat, e.workplace)],
    happened.PriceRaised: lambda e, shown: ["cost"],
    happened.HeroRecalled: lambda e, shown: [_room(e.seat, "barracks")],
    happened.TargetLaid: lambda e, shown: [_room(e.seat, "barracks")],
    happened.HeroLaid: lambda e, shown: [_room(e.seat, "barracks")],
    happened.TargetsRevealed: lambda e, shown: [f"target:{city}" for city in e.cities],
    happened.HeroesRevealed: lambda e, shown: [_room(seat, "barracks") for seat in e.seats],
    happened.CityAttacked: lambda e, shown: [f"target:{e.city}"],
    happened.Sabotaged: lambda e, shown: [_room(e.victim, e.workplace)],
    happened.Captured: lambda e, shown: [_room(e.seat, e.workplace)],
    happened.SabotageLapsed: lambda e, shown: [f"target:{e.city}"],
    happened.Looted: lambda e, shown: [f"product:{e.product}"],
    happened.HeroesReturned: lambda e, shown: [_room(e.seat, "barracks")],
    happened.AssisiFortified: lambda e, shown: ["defenders"],
    happened.ProductAdded: lambda e, shown: [f"product:{e.product}"],
    happened.MerchantsPaid: lambda e, shown: [_room(e.seat, "market")],
    happened.StallEmptied: lambda e, shown: [_stall(e.stall)],
    happened.StallTaken: lambda e, shown: [_stall(e.stall)],
    happened.MonumentsBuilt: lambda e, shown: [_room(e.seat, "quarry"), _room(e.seat, "monuments")],
    happened.HousingDiscMoved: lambda e, shown: [_room(e.seat, "houses")],
    happened.WorshipRaised: lambda e, shown: [_room(e.seat, "temple")],
    happened.MarkReceived: lambda e, shown: [_room(e.seat, "temple")],
    happened.MarkReturned: lambda e, shown: [_room(e.seat, "temple")],
    happened.WeatherTurned: lambda e, shown: ["weather"],
    happened.ClimateShown: lambda e, shown: ["next"],
    happened.HarvestImproved: lambda e, shown: [_room(e.seat, "temple"), _room(e.seat, "farm")],
    happened.HarvestKept: lambda e, shown: [_room(e.seat, "temple")],
    happened.WheatHarvested: lambda e, shown: [_room(e.seat, "farm")],
    happened.BlessingSought: lambda e, shown: ["blessing", _room(e.seat, "temple")],
    happened.BlessingRevealed: lambda e, shown: ["blessing"],
    happened.Blessed: lambda e, shown: ["blessing"],
    happened.KingCrowned: lambda e, shown: [f"crown:{e.king}", _city(e.king, shown)],
    happened.CityFed: lambda e, shown: [_room(e.seat, "houses"), _room(e.seat, "farm")],
    happened.CityLost: lambda e, shown: [_city(e.seat, shown)],
    happened.CityGrown: lambda e, shown: [_room(e.seat, "houses")],
}
