"""Which places glow for what happened: where a journal line or the last move can be seen on the table."""

from collections.abc import Callable, Sequence
from typing import Any

from rome_desktop.app.table.board_view import echoed
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.alba_longa import spots
from rome_desktop.app.views.alba_longa.shown import AlbaShown
from rome_desktop.engine.events import Event
from rome_desktop.games.alba_longa import events as happened
from rome_desktop.games.alba_longa.ids import DICE, STALLS, Stall


def keys(events: Sequence[Event], shown: AlbaShown) -> list[SpotKey]:
    """The spots that these events speak of, each once; a spot that is gone by now does no harm."""
    return echoed(_TELLERS, events, shown)


def _room(side: int, room: str) -> SpotKey:
    return spots.Room(side, room)


def _city(side: int, shown: AlbaShown) -> SpotKey:
    return spots.Target(shown.cities[side].key)


def _stall(stall: Stall) -> SpotKey:
    return spots.Stall(STALLS.index(stall))


_TELLERS: dict[type[Event], Callable[[Any, AlbaShown], list[SpotKey]]] = {
    happened.FirstKingChosen: lambda e, shown: [spots.Crown(e.seat), _city(e.seat, shown)],
    happened.SeasonBegun: lambda e, shown: [spots.Season()],
    happened.PeasantsSold: lambda e, shown: [spots.Purse(e.seat), _room(e.seat, "houses")],
    happened.FreeHouseUsed: lambda e, shown: [_room(e.seat, e.workplace)],
    happened.CourtCalled: lambda e, shown: [spots.Cost()],
    happened.GaveUp: lambda e, shown: [spots.Order()],
    happened.CoinsPaid: lambda e, shown: [_stall(e.stall)],
    happened.DiceRolled: lambda e, shown: [spots.Die(colour) for colour in DICE],
    happened.DieTaken: lambda e, shown: [spots.Die(e.die)],
    happened.PeasantsSent: lambda e, shown: [_room(e.seat, e.workplace)],
    happened.PriceRaised: lambda e, shown: [spots.Cost()],
    happened.HeroRecalled: lambda e, shown: [_room(e.seat, "barracks")],
    happened.TargetLaid: lambda e, shown: [_room(e.seat, "barracks")],
    happened.HeroLaid: lambda e, shown: [_room(e.seat, "barracks")],
    happened.TargetsRevealed: lambda e, shown: [spots.Target(city) for city in e.cities],
    happened.HeroesRevealed: lambda e, shown: [_room(seat, "barracks") for seat in e.seats],
    happened.CityAttacked: lambda e, shown: [spots.Target(e.city)],
    happened.Sabotaged: lambda e, shown: [_room(e.victim, e.workplace)],
    happened.Captured: lambda e, shown: [_room(e.seat, e.workplace)],
    happened.SabotageLapsed: lambda e, shown: [spots.Target(e.city)],
    happened.Looted: lambda e, shown: [spots.Product(e.product)],
    happened.HeroesReturned: lambda e, shown: [_room(e.seat, "barracks")],
    happened.AssisiFortified: lambda e, shown: [spots.Defenders()],
    happened.ProductAdded: lambda e, shown: [spots.Product(e.product)],
    happened.MerchantsPaid: lambda e, shown: [_room(e.seat, "market")],
    happened.StallEmptied: lambda e, shown: [_stall(e.stall)],
    happened.StallTaken: lambda e, shown: [_stall(e.stall)],
    happened.MonumentsBuilt: lambda e, shown: [_room(e.seat, "quarry"), _room(e.seat, "monuments")],
    happened.HousingDiscMoved: lambda e, shown: [_room(e.seat, "houses")],
    happened.WorshipRaised: lambda e, shown: [_room(e.seat, "temple")],
    happened.MarkReceived: lambda e, shown: [_room(e.seat, "temple")],
    happened.MarkReturned: lambda e, shown: [_room(e.seat, "temple")],
    happened.WeatherTurned: lambda e, shown: [spots.Weather()],
    happened.ClimateShown: lambda e, shown: [spots.Next()],
    happened.HarvestImproved: lambda e, shown: [_room(e.seat, "temple"), _room(e.seat, "farm")],
    happened.HarvestKept: lambda e, shown: [_room(e.seat, "temple")],
    happened.WheatHarvested: lambda e, shown: [_room(e.seat, "farm")],
    happened.BlessingSought: lambda e, shown: [spots.Blessing(), _room(e.seat, "temple")],
    happened.BlessingRevealed: lambda e, shown: [spots.Blessing()],
    happened.Blessed: lambda e, shown: [spots.Blessing()],
    happened.KingCrowned: lambda e, shown: [spots.Crown(e.king), _city(e.king, shown)],
    happened.CityFed: lambda e, shown: [_room(e.seat, "houses"), _room(e.seat, "farm")],
    happened.CityLost: lambda e, shown: [_city(e.seat, shown)],
    happened.CityGrown: lambda e, shown: [_room(e.seat, "houses")],
}
