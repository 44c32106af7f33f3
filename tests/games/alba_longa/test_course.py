"""AL-4, AL-5 and AL-8: the year, the start of a season, and the order of jobs."""

import pytest

from rome_desktop.games.alba_longa.course import BeginSeason, OfferSale
from rome_desktop.games.alba_longa.events import PeasantsSold, PhaseBegun, SeasonBegun
from rome_desktop.games.alba_longa.ids import Season
from tests.games.alba_longa.table import Table, kings


def idle_season(season: Season, table: Table | None = None) -> Table:
    """A whole season in which nobody does anything, up to the choice of the next King of Kings."""
    table = table or kings()
    table.asks(BeginSeason(season)).play(*["pass"] * 3, *["give_up"] * 3)
    return table.chance() if season == Season.HARVEST else table


# The year.


def test_a_year_is_a_growing_season_a_harvest_season_and_the_year_end():
    """[AL-4.1, AL-4.4]"""
    table = kings()
    for name in ("Cedric", "Melanie", "Thierry"):
        table.has(name, wheat=8)
    idle_season(Season.GROWING, table).play("Cedric: give 1")
    table.play(*["pass"] * 3, *["give_up"] * 3).chance().play("Melanie: give 0")

    assert [(begun.year, begun.season) for begun in table.happened(SeasonBegun)] == [
        *((1, "growing"), (1, "harvest"), (2, "growing"))
    ]
    assert len(table.state.history) == 1
    assert [player.wheat for player in table.state.players] == [0, 0, 0]


def test_a_season_has_five_phases():
    """[AL-4.2, AL-28.6] Start, assignment, jobs, return, the next King of Kings."""
    table = kings().asks(BeginSeason(Season.GROWING))
    asked = [table.step()]
    table.play(*["pass"] * 3)
    asked.append(table.step())
    table.play(*["give_up"] * 3)
    asked.append(table.step())

    assert asked == ["SellPeasants", "CallCourt", "GiveCard"]
    assert [type(event).__name__ for event in table.log][-1] == "PeasantsReturned"


def test_farmers_harvest_and_blessing_exist_in_the_harvest_season_only():
    """[AL-4.3, AL-8.1]"""
    growing, harvest = idle_season(Season.GROWING), idle_season(Season.HARVEST)
    jobs = ["soldiers", "merchants", "workers", "priests"]

    assert [begun.phase for begun in growing.happened(PhaseBegun)] == jobs
    assert [begun.phase for begun in harvest.happened(PhaseBegun)] == [*jobs, "farmers", "blessings"]
    assert (len(growing.state.weather), len(harvest.state.weather)) == (0, 1)


# The start of a season.


def test_the_discs_for_season_and_price_are_moved():
    """[AL-5.1, AL-5.2]"""
    table = kings().sets(price=4).has("Cedric", out=True).asks(BeginSeason(Season.HARVEST))

    assert (table.state.season, table.state.dice_price, table.out()) == ("harvest", 0, [])


@pytest.mark.parametrize(
    ("line", "population", "coins"), [("pass", 8, 5), ("sell 1", 7, 6), ("sell 3", 5, 7)]
)
def test_a_king_may_sell_one_peasant_or_three(line, population, coins):
    """[AL-5.3]"""
    table = kings().asks(OfferSale(0))
    supply = table.state.bank_peasants
    table.play(line)
    player = table.player("Cedric")

    assert (player.population, player.idle, player.coins) == (population, population, coins)
    assert table.state.bank_peasants == supply + 8 - population
    assert len(table.happened(PeasantsSold)) == (line != "pass")


def test_other_numbers_are_not_for_sale():
    """[AL-5.3, R08]"""
    table = kings().asks(OfferSale(0))
    assert table.options() == ["pass", "sell 1", "sell 3"]
    assert table.refused("sell 2") == ("AL-5.3", "no-such-sale")
    assert table.refused("call") == ("AL-5.3", "sell-peasants-first")


def test_kings_decide_in_turn_order_and_sell_once():
    """[AL-5.3, R07, R08]"""
    table = kings().sets(king=1).asks(BeginSeason(Season.GROWING))
    table.play("Melanie: sell 1", "Thierry: pass", "Cedric: sell 3")
    assert table.step() == "CallCourt"


def test_one_peasant_at_least_must_stay():
    """[AL-5.3, R09]"""
    table = kings().has("Cedric", population=3).asks(OfferSale(0))
    assert table.options() == ["pass", "sell 1"]
    assert table.refused("sell 3") == ("AL-5.3", "keep-a-peasant")


def test_with_one_peasant_nothing_is_asked():
    """[AL-5.3, R09]"""
    assert kings().has("Cedric", population=1).asks(OfferSale(0)).to_move() == ""


def test_those_from_the_highest_spaces_go_and_free_houses_with_them():
    """[AL-5.3, R07]"""
    table = kings().has("Cedric", population=13).asks(BeginSeason(Season.GROWING))
    table.play("Cedric: sell 3", "pass", "pass")
    assert table.step() == "CallCourt"


def test_one_job_is_finished_for_all_kings_before_the_next_begins():
    """[AL-8.1]"""
    table = kings().asks(BeginSeason(Season.GROWING)).play(*["pass"] * 3)
    table.has("Cedric", merchants="S", workers=2).has("Melanie", merchants="S", workers=2).play(
        *["give_up"] * 3
    )
    kinds = [type(event).__name__ for event in table.log]
    kinds = [kind for kind in kinds if kind in ("MerchantsPaid", "MonumentsBuilt")]

    assert kinds == ["MerchantsPaid"] * 2 + ["MonumentsBuilt"] * 2
