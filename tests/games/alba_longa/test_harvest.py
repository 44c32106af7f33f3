"""AL-15 and AL-16: farmers, the harvest and blessings."""

import pytest

from rome_desktop.games.alba_longa.blessings import BeginBlessings
from rome_desktop.games.alba_longa.events import (
    Blessed,
    BlessingRevealed,
    ClimateShown,
    HarvestImproved,
    HarvestKept,
    WeatherTurned,
    WheatHarvested,
)
from rome_desktop.games.alba_longa.farmers import BeginFarmers
from tests.games.alba_longa.table import Table, kings


def farmers(climate: str = "moderate", card: str = "W-M2", **cedric: object) -> Table:
    """The weather card of the harvest lies open; five prayers are needed."""
    table = kings().has("Cedric", population=20, **cedric).harvest(climate).asks(BeginFarmers())
    return table.play(f"chance weather {card}").chance()


def improved(*worship: int, variants: str = "") -> Table:
    """The blessings begin; whoever has worship has improved."""
    table = kings(variants=variants).harvest()
    for name, level in zip(table.names, worship, strict=False):
        table.has(name, worship=level, improved=level > 0)
    return table.asks(BeginBlessings())


# The harvest.


@pytest.mark.parametrize(
    ("climate", "card", "wheat"), [("dry", "W-D2", 2), ("moderate", "W-M3", 3), ("wet", "W-W2", 4)]
)
def test_the_climate_says_what_a_standing_farmer_brings(climate, card, wheat):
    """[AL-15.1] From field and granary alike."""
    assert farmers(climate, card, fields="SSSSS", granary=2).player("Cedric").wheat == 7 * wheat


def test_the_card_tells_the_prayers_and_the_next_climate():
    """[AL-15.2, AL-2.8, AL-26.12]"""
    table = kings().harvest().asks(BeginFarmers()).play("chance weather W-M4", "chance climate dry")

    assert (table.state.prayers, table.state.climates) == (6, ("moderate", "dry"))
    assert [(event.climate, event.prayers) for event in table.happened(WeatherTurned)] == [("moderate", 6)]
    assert [(event.year, event.climate) for event in table.happened(ClimateShown)] == [(2, "dry")]


def test_after_the_seventh_card_there_is_no_next_climate():
    """[AL-15.2, R34]"""
    table = kings().harvest().year(7, "dry").asks(BeginFarmers()).chance()
    assert table.happened(ClimateShown) == []
    assert len(table.state.climates) == len(table.state.weather) == 7


def test_with_enough_worship_each_standing_farmer_brings_one_more():
    """[AL-15.3]"""
    table = farmers(fields="SSS", worship=7).play("Cedric: improve")

    assert (table.player("Cedric").wheat, table.player("Cedric").worship) == (12, 2)
    assert table.player("Cedric").improved
    (event,) = table.happened(HarvestImproved)
    assert (event.paid, event.worship) == (5, 2)


@pytest.mark.parametrize(("worship", "asked"), [(4, False), (5, True), (10, True)])
def test_the_level_must_reach_the_number_of_prayers(worship, asked):
    """[AL-15.3]"""
    assert (farmers(fields="S", worship=worship).to_move() == "Cedric") == asked


def test_improving_can_be_declined():
    """[AL-15.3]"""
    table = farmers(fields="SSS", worship=7)
    assert table.options() == ["improve", "pass"]
    assert table.refused("bless") == ("AL-15.3", "improve-or-pass")

    table.play("pass")
    assert (table.player("Cedric").wheat, table.player("Cedric").worship) == (9, 7)
    assert len(table.happened(HarvestKept)) == 1


def test_kings_decide_on_improving_in_turn_order_when_the_number_is_known():
    """[AL-15.3, R32]"""
    table = kings().sets(king=1).harvest()
    for name in table.names:
        table.has(name, worship=6)
    table.asks(BeginFarmers()).chance()

    assert table.state.prayers > 0
    table.play("Melanie: pass", "Thierry: improve", "Cedric: improve")
    assert not table.state.pending


def test_a_king_without_farmers_may_improve():
    """[AL-15.3, R33]"""
    table = farmers(worship=5).play("improve")
    assert (table.player("Cedric").improved, table.player("Cedric").wheat) == (True, 0)


@pytest.mark.parametrize(
    ("climate", "card", "wheat"), [("dry", "W-D2", 1), ("moderate", "W-M3", 2), ("wet", "W-W2", 3)]
)
@pytest.mark.parametrize("answer", ["improve", "pass"])
def test_a_lying_farmer_brings_one_less_and_never_profits_from_an_improvement(climate, card, wheat, answer):
    """[AL-15.4]"""
    assert farmers(climate, card, fields="LL", worship=6).play(answer).player("Cedric").wheat == 2 * wheat


def test_the_harvest_joins_the_wheat_in_the_granary():
    """[AL-15.5]"""
    table = farmers(fields="SS", wheat=4)
    assert table.player("Cedric").wheat == 10
    (event,) = table.happened(WheatHarvested)
    assert (event.seat, event.wheat, event.bonus) == (0, 6, 0)


# Blessings.


def test_only_a_king_who_has_improved_may_ask_for_the_blessing():
    """[AL-16.1]"""
    table = improved(3, 0, 0).has("Melanie", worship=9)
    table.play("Cedric: bless")
    assert table.to_move() == ""
    assert table.player("Cedric").worship == 1


@pytest.mark.parametrize(("worship", "asked"), [(1, ""), (2, "Cedric")])
def test_the_blessing_costs_two_levels_that_a_king_must_have(worship, asked):
    """[AL-16.1]"""
    assert improved(worship).to_move() == asked


def test_the_blessing_can_be_declined():
    """[AL-16.1]"""
    table = improved(2)
    assert table.options() == ["bless", "pass"]
    assert table.refused("improve") == ("AL-16.1", "bless-or-pass")
    assert table.play("pass").player("Cedric").worship == 2


@pytest.mark.parametrize(
    ("card", "wheat", "coins", "monuments"),
    [("B-WHEAT", 3, 5, 0), ("B-COINS", 0, 7, 0), ("B-MONUMENT", 0, 5, 1)],
)
def test_each_king_who_asked_receives_what_the_card_says(card, wheat, coins, monuments):
    """[AL-16.2, AL-28.7]"""
    table = improved(2, 2, 2).play("Cedric: bless", "Melanie: bless", "Thierry: pass")
    table.play(f"chance blessing {card}")

    rows = [(player.wheat, player.coins, player.monuments) for player in table.state.players]
    assert rows == [(wheat, coins, monuments)] * 2 + [(0, 5, 0)]
    assert [event.card for event in table.happened(BlessingRevealed)] == [card]


def test_all_decide_in_turn_order_before_the_card_is_seen():
    """[AL-16.2, R35]"""
    table = improved(2, 2, 2).sets(king=2).asks(BeginBlessings())
    table.play("Thierry: bless", "Cedric: pass", "Melanie: pass")
    assert (table.step(), table.state.blessings) == ("RevealBlessing", ())


def test_a_card_that_was_shown_leaves_the_game():
    """[AL-16.2, R35]"""
    table = improved(0).play("chance blessing B-MONUMENT").asks(BeginBlessings())
    table.play("chance blessing B-MONUMENT").asks(BeginBlessings())
    assert table.refused("chance blessing B-MONUMENT") == ("AL-2.9", "a-blessing-left-in-the-deck")


def test_an_eleventh_monument_is_of_no_use_and_the_worship_is_spent():
    """[AL-16.3]"""
    table = improved(2).has("Cedric", monuments=10).play("bless", "chance blessing B-MONUMENT")

    assert (table.player("Cedric").monuments, table.player("Cedric").worship) == (10, 0)
    assert [event.amount for event in table.happened(Blessed)] == [0]


def test_a_card_is_shown_even_if_nobody_asks():
    """[AL-16.4]"""
    assert len(improved(0).chance().happened(BlessingRevealed)) == 1
