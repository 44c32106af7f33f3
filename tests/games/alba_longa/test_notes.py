"""AL-28: notes on the program."""

import pytest

from rome_desktop.engine.record import Record
from rome_desktop.engine.steps import options
from rome_desktop.games.alba_longa.blessings import ReturnMark, RevealBlessing
from rome_desktop.games.alba_longa.course import BeginSeason
from rome_desktop.games.alba_longa.ending import CheckVictory
from rome_desktop.games.alba_longa.events import CityLost, StallEmptied
from rome_desktop.games.alba_longa.ids import Season
from rome_desktop.games.alba_longa.state import AlbaState
from rome_desktop.games.alba_longa.year_end import FeedCities
from tests.games.alba_longa.table import GAME, box, chosen, kings, moments

WAYS = [
    (2, ""),
    (3, "spoils_of_war"),
    (4, "job_well_done spoils_of_war assisi"),
    (5, "job_well_done"),
    (1, ""),
]

every_way = pytest.mark.parametrize(("seats", "variants"), WAYS)


def test_rolls_are_written_down_so_that_a_game_can_be_repeated():
    """[AL-28.1]"""
    record = Record(GAME, box(), 3, chosen(3, ""))
    record.lines += ["chance first 0", "0 pass", "1 pass", "2 pass", "0 call", "chance dice 4 3 2 1"]
    assert record.replay().dice == (4, 3, 2, 1)


def test_what_a_city_is_told_by():
    """[AL-28.2] The order of merchants, and everything of a King that cannot be told from the rest."""
    fields = set(kings().state.players[0].__dataclass_fields__)
    assert fields >= {
        *("idle", "soldiers", "merchants", "workers", "worker_captives", "priests", "priest_captives"),
        *("fields", "granary", "granary_captives", "worship", "monuments", "disc", "coins", "wheat"),
        *("active", "used", "out"),
    }


@every_way
def test_idle_peasants_and_those_at_work_make_up_the_population(seats, variants):
    """[AL-28.3, AL-23.8]"""
    for state in moments(seats, variants, 7):
        for player in state.players:
            assert player.idle + player.at_work == player.population
            assert min(player.idle, player.population, player.coins, player.wheat, player.worship) >= 0
            assert player.alive == (player.population > 0)


def coins_of_kings(state: AlbaState) -> int:
    return sum(player.coins for player in state.players) + sum(state.stalls)


@every_way
def test_coins_leave_only_by_the_richest_stall_those_left_over_and_eliminations(seats, variants):
    """[AL-28.4]"""
    table = kings(3).stalls(4, 3, 2, 1).has("Cedric", merchants="S", coins=2)
    table.asks(BeginSeason(Season.GROWING)).play(*["pass"] * 3, *["give_up"] * 3)
    assert coins_of_kings(table.state) == 12 + 10 + 1 - sum(e.coins for e in table.happened(StallEmptied))

    before = 0
    for state in moments(seats, variants, 8):
        during_court = state.phase in ("start", "court") and seats > 1
        if during_court and before and type(state.pending[-1]).__name__ in ("CallCourt", "BuyDie", "TakeDie"):
            assert coins_of_kings(state) == before
        before = coins_of_kings(state) if state.phase == "court" else 0


def test_coins_of_an_eliminated_king_go_to_the_bank():
    """[AL-28.4, AL-19.2, R40]"""
    table = kings(3).has("Cedric", wheat=0).has("Melanie", wheat=8).has("Thierry", wheat=8)
    bank = table.state.bank_coins
    table.asks(FeedCities())
    assert table.happened(CityLost) == [CityLost(0, 5)]
    assert table.state.bank_coins == bank + 5


@every_way
def test_an_assignment_always_comes_to_an_end(seats, variants):
    """[AL-28.5] Each call uses up an idle peasant at least."""
    calling: tuple[int, int] | None = None
    for state in moments(seats, variants, 9):
        if type(state.pending[-1]).__name__ == "CallCourt":
            idle = sum(player.idle for player in state.players)
            now = (len(state.history) * 2 + (state.season == Season.HARVEST), idle)
            if calling and calling[0] == now[0]:
                assert now[1] < calling[1] or any(player.out for player in state.players)
            calling = now
        assert options(state)


ORDER = [
    *(
        "SellPeasants",
        "AssignFree",
        "Court",
        "RecallHero",
        "ChooseTarget",
        "LayHero",
        "Sabotage",
        "AddProduct",
    ),
    *("ImproveHarvest", "SeekBlessing", "GiveCard", "GrowCity"),
]
COURT = ("CallCourt", "PayStall", "TakeDie", "SendPeasants", "BuyDie")
SPOILS = ("Sabotage", "LootAssisi", "PlaceCaptive")


@every_way
def test_decisions_of_a_season_come_in_a_fixed_order(seats, variants):
    """[AL-28.6] A successor is named when a year has ended, before growth."""
    season, last = None, 0
    for state in moments(seats, variants, 10):
        name = type(state.pending[-1]).__name__
        name = "Court" if name in COURT else "Sabotage" if name in SPOILS else name
        now = (state.year, state.season)
        last = ORDER.index(name) if now != season else last
        season = now
        assert ORDER.index(name) >= last
        last = ORDER.index(name)


def test_a_monument_of_a_blessing_still_counts_at_the_end_of_the_year():
    """[AL-28.7, AL-20.1]"""
    table = kings().has("Cedric", monuments=9, population=16, blessed=True)
    table.asks(RevealBlessing(), ReturnMark(), CheckVictory()).play("chance blessing B-MONUMENT")
    assert table.winners() == ["Cedric"]
