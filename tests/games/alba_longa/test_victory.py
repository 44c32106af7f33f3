"""AL-20: who has won."""

import pytest

from rome_desktop.games.alba_longa.course import BeginYear
from rome_desktop.games.alba_longa.ending import CheckVictory
from rome_desktop.games.alba_longa.events import GameEnded, SeasonBegun, YearEnded
from rome_desktop.games.alba_longa.year_end import FeedCities
from tests.games.alba_longa.table import GAME, Table, kings

CITY = {"monuments": 10, "population": 16, "wheat": 0, "coins": 0}


def ended(*cities: dict[str, int], year: int = 3, alive: tuple[bool, ...] = (True, True, True)) -> Table:
    """The end of a year with three cities; whoever is not named has little."""
    table = kings().year(year, "wet")
    for number, name in enumerate(table.names):
        values = {"monuments": 1, "population": 8, "wheat": 9, "coins": 9, "alive": alive[number]}
        table.has(name, **values | (cities[number] if number < len(cities) else {}))
    return table.asks(CheckVictory())


@pytest.mark.parametrize(
    ("monuments", "population", "met"), [(10, 16, True), (9, 20, False), (10, 15, False)]
)
def test_the_challenge_is_ten_monuments_and_sixteen_peasants(monuments, population, met):
    """[AL-20.1, AL-20.2]"""
    table = ended({"monuments": monuments, "population": population})

    assert table.state.over == met
    assert table.winners() == (["Cedric"] if met else [])
    assert GAME.rules.ended(table.state) == ("challenge-fulfilled" if met else "")


def test_the_challenge_is_looked_at_after_cities_have_grown():
    """[AL-20.1, AL-28.7]"""
    table = kings().has("Cedric", monuments=10, population=15, wheat=16).has("Melanie", wheat=8)
    table.has("Thierry", wheat=8).asks(FeedCities(), CheckVictory())

    assert not table.state.over
    assert table.play("Cedric: grow 1").winners() == ["Cedric"]


def test_the_challenge_is_never_looked_at_before_the_year_has_ended():
    """[AL-20.1]"""
    table = kings().has("Cedric", **CITY).asks()
    assert GAME.rules.ended(table.state) == ""
    assert not table.state.over


def test_among_several_the_largest_population_wins():
    """[AL-20.3]"""
    assert ended(CITY | {"wheat": 9, "coins": 9}, CITY | {"population": 17}).winners() == ["Melanie"]


def test_then_the_most_wheat_and_coins_together_win():
    """[AL-20.4]"""
    table = ended(CITY | {"wheat": 5, "coins": 5}, CITY | {"wheat": 11}, CITY | {"coins": 3})
    assert table.winners() == ["Melanie"]


def test_then_they_share_the_victory():
    """[AL-20.5]"""
    table = ended(CITY | {"wheat": 5, "coins": 6}, CITY | {"wheat": 11}, CITY | {"wheat": 10})
    assert table.winners() == ["Cedric", "Melanie"]
    (event,) = table.happened(GameEnded)
    assert event == GameEnded("challenge-fulfilled", (0, 1))


def test_while_nobody_has_met_it_another_year_begins():
    """[AL-20.6, AL-4.4]"""
    table = kings().asks(CheckVictory())
    assert not table.state.result
    table.state.climates += ("dry",)
    table.asks(BeginYear())

    assert [(event.year, event.season, event.climate) for event in table.happened(SeasonBegun)] == [
        (2, "growing", "dry")
    ]
    assert table.happened(YearEnded) == [YearEnded(1)]


def test_at_the_end_of_the_seventh_year_all_lose():
    """[AL-20.6, R34]"""
    table = ended(year=7)
    assert (table.winners(), GAME.rules.ended(table.state), table.to_move()) == ([], "weather-exhausted", "")


def test_the_challenge_can_be_met_in_the_seventh_year():
    """[AL-20.6]"""
    assert ended(CITY, year=7).winners() == ["Cedric"]


def test_a_king_who_is_left_alone_wins():
    """[AL-20.6, R41]"""
    table = ended(alive=(False, True, False))
    assert (table.winners(), GAME.rules.ended(table.state)) == (["Melanie"], "last-king")


def test_the_usual_check_comes_before():
    """[AL-20.6, R41]"""
    table = ended({}, CITY, alive=(False, True, False))
    assert (table.winners(), GAME.rules.ended(table.state)) == (["Melanie"], "challenge-fulfilled")


def test_if_nobody_is_left_all_lose():
    """[AL-20.6, R41]"""
    table = ended(alive=(False, False, False))
    assert (table.winners(), GAME.rules.ended(table.state)) == ([], "all-cities-lost")


def test_a_lone_king_loses_in_the_seventh_year_too():
    """[AL-20.6, R66]"""
    table = ended(alive=(False, True, False), year=7)
    assert (table.winners(), GAME.rules.ended(table.state)) == ([], "weather-exhausted")


def test_an_eliminated_king_has_not_met_the_challenge():
    """[AL-20.1, AL-19.2]"""
    table = ended({"monuments": 10, "population": 0}, CITY, alive=(False, True, True))
    assert table.winners() == ["Melanie"]


@pytest.mark.parametrize("rich", [9, 40, 400])
def test_a_winner_has_the_best_measure_of_victory(rich):
    """[AL-20.2, AL-20.3] However rich the others are."""
    table = ended(CITY | {"population": 17}, CITY | {"wheat": rich, "coins": rich}, {"wheat": rich})
    scores = [standing.score for standing in GAME.rules.standings(table.state)]

    assert table.winners() == ["Cedric"]
    assert scores.index(max(scores)) == 0
    assert all(scores[0] > score for score in scores[1:])
    assert all(sum(s.categories.values()) == s.score for s in GAME.rules.standings(table.state))


def test_each_year_is_written_down():
    """[AL-20.1, AL-19.5] Monuments, population, wheat and coins of every side."""
    table = ended(CITY | {"wheat": 3, "coins": 4})
    assert table.state.history == (((10, 16, 3, 4), (1, 8, 9, 9), (1, 8, 9, 9)),)
