"""[AL-4, AL-5] The course of a year, and the start of a season."""

from dataclasses import dataclass
from functools import cache

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.alba_longa.actions import Pass, Sell
from rome_desktop.games.alba_longa.blessings import BeginBlessings
from rome_desktop.games.alba_longa.court import OpenCourt
from rome_desktop.games.alba_longa.ending import CheckVictory
from rome_desktop.games.alba_longa.events import PeasantsSold, SeasonBegun
from rome_desktop.games.alba_longa.farmers import BeginFarmers
from rome_desktop.games.alba_longa.houses import OpenFreeHouses
from rome_desktop.games.alba_longa.ids import Phase, Season
from rome_desktop.games.alba_longa.merchants import PayMerchants
from rome_desktop.games.alba_longa.priests import RaiseWorship
from rome_desktop.games.alba_longa.returning import HandOverCard, ReturnPeasants
from rome_desktop.games.alba_longa.soldiers import BeginSoldiers
from rome_desktop.games.alba_longa.solo import fill_pool
from rome_desktop.games.alba_longa.state import AlbaState
from rome_desktop.games.alba_longa.workers import BuildMonuments
from rome_desktop.games.alba_longa.year_end import FeedCities

sell = cache(Sell)
PASS = Pass()


@dataclass(frozen=True, slots=True)
class BeginSeason(Automatic):
    """[AL-4.2, AL-4.3, AL-5.1, AL-5.2, AL-8.1] The discs move, then the phases follow.

    The market stalls are empty: what was paid left them in the merchants phase [AL-12.6]. The blessings come
    after the workers and before the year ends [AL-28.7].
    """

    season: Season

    def run(self, state: AlbaState, log: Log | None) -> None:
        state.season = self.season
        state.phase = Phase.START
        state.price = 0
        for side, player in enumerate(state.players):
            player.out = False
            player.improved = player.blessed = False
            if state.is_shadow(side):
                fill_pool(state, player)
        if log:
            log(SeasonBegun(state.year, self.season, state.climate, state.king))
        harvest = self.season == Season.HARVEST
        state.then(
            *(OfferSale(side) for side in state.in_order()),
            OpenFreeHouses(),
            OpenCourt(),
            BeginSoldiers(),
            PayMerchants(),
            BuildMonuments(),
            RaiseWorship(),
            *((BeginFarmers(), BeginBlessings()) if harvest else ()),
            ReturnPeasants(),
            HandOverCard(),
            *((FeedCities(), CheckVictory(), BeginYear()) if harvest else (BeginSeason(Season.HARVEST),)),
        )


@dataclass(frozen=True, slots=True)
class BeginYear(Automatic):
    """[AL-4.4] A new year begins with the growing season."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        state.year += 1
        state.then(BeginSeason(Season.GROWING))


def sales(state: AlbaState, seat: int) -> list[int]:
    """[AL-5.3, R09] How many peasants a King can sell."""
    left = state.players[seat].population - state.box.sale.keep
    return [offer.peasants for offer in state.box.sale.offers if offer.peasants <= left]


@dataclass(frozen=True, slots=True)
class OfferSale(Automatic):
    """[AL-5.3, AL-27.3, R07] In turn order; the Shadow never sells."""

    seat: int

    def run(self, state: AlbaState, log: Log | None) -> None:
        if not state.is_shadow(self.seat) and sales(state, self.seat):
            state.pending.append(SellPeasants(self.seat))


@dataclass(frozen=True, slots=True)
class SellPeasants(Decision):
    """[AL-5.3, R08, R09] One sale a season, or none."""

    seat: int

    def options(self, state: AlbaState) -> list[Action]:
        return [PASS, *map(sell, sales(state, self.seat))]

    def resolve(self, state: AlbaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, Sell):
            return
        player = state.players[self.seat]
        coins = state.map.coins_for[action.peasants]
        player.population -= action.peasants
        player.idle -= action.peasants
        player.coins += coins
        state.bank_peasants += action.peasants
        state.bank_coins -= coins
        if log:
            log(PeasantsSold(self.seat, action.peasants, coins))

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        if not isinstance(action, Sell):
            return Refusal("AL-5.3", "sell-peasants-first")
        if action.peasants not in state.map.coins_for:
            return Refusal("AL-5.3", "no-such-sale")
        return Refusal("AL-5.3", "keep-a-peasant", peasants=state.players[self.seat].population)
