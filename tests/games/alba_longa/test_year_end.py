"""AL-17, AL-18 and AL-19: return, the next King of Kings, feeding and growth."""

import pytest

from rome_desktop.games.alba_longa.events import CityFed, CityGrown, CityLost, KingCrowned
from rome_desktop.games.alba_longa.houses import OpenFreeHouses
from rome_desktop.games.alba_longa.returning import HandOverCard, ReturnPeasants
from rome_desktop.games.alba_longa.soldiers import targets
from rome_desktop.games.alba_longa.year_end import FeedCities
from tests.games.alba_longa.table import Table, kings


def fed(*cities: tuple[int, int], king: int = 0) -> Table:
    """Cities of so many peasants and so much wheat have been fed."""
    table = kings(len(cities)).sets(king=king)
    for name, (population, wheat) in zip(table.names, cities, strict=True):
        table.has(name, population=population, wheat=wheat)
    return table.asks(FeedCities())


# Return.


def test_all_peasants_go_home_and_lying_ones_get_up():
    """[AL-17.1, AL-28.3]"""
    table = kings().has(
        "Cedric", population=20, soldiers=2, merchants="L", workers=3, priests=1, fields="SSL", granary=2
    )
    player = table.asks(ReturnPeasants()).player("Cedric")

    assert (player.idle, player.population, player.at_work) == (20, 20, 0)
    assert (player.merchants, player.fields) == ("", "")


def test_captives_go_to_the_supply():
    """[AL-17.1, AL-23.8, AL-24.6, R67]"""
    table = (
        kings()
        .has("Cedric", merchants="SCC", worker_captives=2, priest_captives=1, granary_captives=1)
        .has("Melanie", merchants="D")
    )
    captives = table.state.bank_captives
    table.asks(ReturnPeasants())

    assert [player.captives for player in table.state.players] == [0, 0, 0]
    assert table.state.bank_captives == captives + 7
    assert table.player("Cedric").idle == 8


# The next King of Kings.


def test_the_king_of_kings_gives_the_card_to_another():
    """[AL-18.1, R36]"""
    table = kings(4).sets(king=1).asks(HandOverCard())

    assert (table.to_move(), table.options()) == ("Melanie", ["give 0", "give 2", "give 3"])
    assert table.refused("give 1") == ("AL-18.1", "not-to-oneself")
    assert table.refused("pass") == ("AL-18.1", "give-the-card-first")
    table.play("give 3")
    assert table.state.king == 3
    assert table.happened(KingCrowned) == [KingCrowned(1, 3)]


def test_only_a_king_still_in_the_game_can_have_the_card():
    """[AL-18.1, R36]"""
    table = kings(4).has("Thierry", alive=False).asks(HandOverCard())
    assert table.options() == ["give 1", "give 3"]
    assert table.refused("give 2") == ("AL-18.1", "not-in-the-game")


@pytest.mark.parametrize("seats", [2, 3])
def test_between_two_kings_the_card_simply_changes_hands(seats):
    """[AL-18.1, R36]"""
    table = kings(seats)
    if seats == 3:
        table.has("Thierry", alive=False)
    table.asks(HandOverCard())
    assert (table.to_move(), table.state.king) == ("", 1)


# Feeding.


def test_each_peasant_eats_one_wheat():
    """[AL-19.1]"""
    table = fed((8, 8), (10, 10), (9, 9))
    assert [player.wheat for player in table.state.players] == [0, 0, 0]
    assert [player.population for player in table.state.players] == [8, 10, 9]
    assert [(event.wheat, event.lost) for event in table.happened(CityFed)] == [(8, 0), (10, 0), (9, 0)]


def test_peasants_who_get_no_wheat_leave_for_the_supply():
    """[AL-19.1, R64]"""
    table = fed((13, 11), (8, 8), (8, 8))
    player = table.player("Cedric")

    assert (player.population, player.idle, player.wheat) == (11, 11, 0)
    table.asks(OpenFreeHouses())
    assert table.to_move() == ""


def test_nobody_may_feed_fewer_than_he_can():
    """[AL-19.1] Feeding asks nothing."""
    assert fed((8, 8), (8, 7), (8, 8)).to_move() == ""


def test_a_king_without_wheat_is_eliminated():
    """[AL-19.2, R40]"""
    table = kings(4).has("Melanie", wheat=0, coins=6)
    for name in ("Cedric", "Thierry", "Brigitte"):
        table.has(name, wheat=8)
    coins = table.state.bank_coins
    table.asks(FeedCities())
    melanie = table.player("Melanie")

    assert (melanie.alive, melanie.population, melanie.coins) == (False, 0, 0)
    assert table.state.bank_coins == coins + 6
    assert len(table.state.stalls) == 5
    assert [event.seat for event in table.happened(CityLost)] == [1]
    assert table.state.in_order() == [0, 2, 3]
    assert targets(table.state, 0) == ["veii", "velitrae"]


def test_an_eliminated_king_of_kings_names_another_when_all_are_fed():
    """[AL-19.2, R39]"""
    table = fed((8, 8), (8, 0), (8, 9), (8, 8), king=1)

    assert (table.to_move(), table.options()) == ("Melanie", ["give 0", "give 2", "give 3"])
    assert table.refused("give 1") == ("AL-18.1", "not-to-oneself")
    assert [player.wheat for player in table.state.players] == [0, 0, 1, 0]
    table.play("give 3")
    assert (table.state.king, table.to_move()) == (3, "Thierry")


def test_the_successor_is_named_among_those_who_remain():
    """[AL-19.2, R39]"""
    table = fed((8, 0), (8, 0), (8, 8), (8, 8))
    assert table.options() == ["give 2", "give 3"]
    assert fed((8, 0), (8, 0), (8, 8)).state.king == 2


# Growth.


@pytest.mark.parametrize(("peasants", "price"), [*enumerate((1, 3, 6, 10, 15, 21), 1)])
def test_the_price_of_growth(peasants, price):
    """[AL-19.3, AL-19.4]"""
    table = fed((8, 8 + price), (8, 8), (8, 8)).play(f"Cedric: grow {peasants}")
    player = table.player("Cedric")

    assert (player.population, player.idle, player.wheat) == (8 + peasants, 8 + peasants, 0)
    (event,) = table.happened(CityGrown)
    assert (event.peasants, event.wheat) == (peasants, price)


def test_growth_needs_its_wheat():
    """[AL-19.3]"""
    table = fed((8, 13), (8, 8), (8, 8))
    assert table.options() == ["pass", "grow 1", "grow 2"]
    assert table.refused("grow 3") == ("AL-19.3", "too-little-wheat")
    assert table.refused("give 1") == ("AL-19.3", "grow-or-pass")


def test_a_city_grows_once_a_year_by_six_at_most():
    """[AL-19.3, R37]"""
    table = fed((8, 99), (8, 8), (8, 8))
    assert table.refused("grow 7") == ("AL-19.3", "no-such-growth")
    assert table.refused("grow 0") == ("AL-19.3", "no-such-growth")
    assert table.play("grow 6").to_move() == ""


def test_growth_is_decided_in_the_turn_order_of_the_king_of_kings():
    """[AL-19.3, R39]"""
    table = fed((8, 10), (8, 10), (8, 10), king=1)
    table.play("Melanie: pass", "Thierry: grow 1", "Cedric: pass")
    assert not table.state.pending


def test_the_rest_of_the_wheat_is_kept():
    """[AL-19.4]"""
    assert fed((8, 13), (8, 8), (8, 8)).play("grow 1").player("Cedric").wheat == 4
    assert fed((8, 13), (8, 8), (8, 8)).play("pass").player("Cedric").wheat == 5


def test_peasants_beyond_the_21st_count_like_all_others_but_reach_no_free_house():
    """[AL-19.4, R38]"""
    table = fed((20, 41), (8, 8), (8, 8)).play("grow 6").asks(OpenFreeHouses())
    for _ in range(3):
        table.play("assign quarry")
    assert table.player("Cedric").population == 26
    assert table.to_move() == ""


def test_population_is_the_number_of_peasants():
    """[AL-19.5]"""
    table = fed((10, 7), (8, 14), (8, 8)).play("Melanie: grow 3")
    assert [player.population for player in table.state.players] == [7, 11, 8]
    assert [player.idle for player in table.state.players] == [7, 11, 8]
