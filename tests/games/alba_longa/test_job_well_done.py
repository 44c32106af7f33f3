"""AL-22: A Job Well Done."""

import pytest

from rome_desktop.games.alba_longa.blessings import BeginBlessings
from rome_desktop.games.alba_longa.ending import CheckVictory
from rome_desktop.games.alba_longa.events import (
    HeroRecalled,
    HousingDiscMoved,
    MarkReceived,
    MarkReturned,
    WheatHarvested,
)
from rome_desktop.games.alba_longa.farmers import BeginFarmers
from rome_desktop.games.alba_longa.houses import OpenFreeHouses, free_houses
from rome_desktop.games.alba_longa.priests import RaiseWorship
from rome_desktop.games.alba_longa.returning import ReturnPeasants
from rome_desktop.games.alba_longa.soldiers import BeginSoldiers
from rome_desktop.games.alba_longa.workers import BuildMonuments
from tests.games.alba_longa.table import Table, kings


def job(**fields: tuple[object, ...]) -> Table:
    """A Job Well Done; each field has a value for each King."""
    table = kings(variants="job_well_done")
    for number, name in enumerate(table.names):
        table.has(name, population=20, **{key: values[number] for key, values in fields.items()})
    return table


def test_the_housing_disc_starts_before_the_first_space():
    """[AL-22.1, R46]"""
    table = job()
    assert [player.disc for player in table.state.players] == [0, 0, 0]
    assert free_houses(table.has("Cedric", population=12).state, 0) == 1


# Soldiers.


def test_the_largest_army_may_take_a_used_hero_back_before_targets_are_chosen():
    """[AL-22.2, AL-26.2]"""
    table = job(soldiers=(2, 3, 1)).has("Melanie", active=[0, 1, 4], used=[3, 2]).asks(BeginSoldiers())

    assert (table.to_move(), table.step()) == ("Melanie", "RecallHero")
    assert table.options() == ["pass", "recall 2", "recall 3"]
    table.play("recall 3")
    assert (table.player("Melanie").active, table.player("Melanie").used) == ([0, 1, 3, 4], [2])
    assert table.step() == "ChooseTarget"


def test_the_hero_may_stay_where_it_is():
    """[AL-22.2, R48]"""
    table = job(soldiers=(2, 3, 1)).has("Melanie", active=[0, 1, 4], used=[3, 2]).asks(BeginSoldiers())
    assert table.refused("recall 4") == ("AL-22.2", "hero-not-used")
    assert table.refused("attack veii") == ("AL-22.2", "recall-or-pass")

    table.play("pass")
    assert table.player("Melanie").used == [3, 2]
    assert table.happened(HeroRecalled) == [HeroRecalled(1, False)]


def test_which_hero_was_taken_back_is_secret_and_that_one_was_is_not():
    """[AL-22.2, R50]"""
    views = []
    for hero in (2, 3):
        table = job(soldiers=(2, 3, 1)).has("Melanie", active=[0, 1, 4], used=[2, 3]).asks(BeginSoldiers())
        table.play(f"recall {hero}")
        views.append((table.seen_by("Cedric"), table.log))
        assert table.happened(HeroRecalled) == [HeroRecalled(1, True)]
    assert views[0] == views[1]


@pytest.mark.parametrize(("soldiers", "used"), [((3, 3, 1), [2, 3]), ((2, 3, 1), [])])
def test_with_a_tie_or_without_used_heroes_nobody_is_asked(soldiers, used):
    """[AL-22.2, AL-22.9]"""
    table = job(soldiers=soldiers)
    for name in table.names:
        table.has(name, used=used[:])
    assert table.asks(BeginSoldiers()).step() == "ChooseTarget"


def test_in_the_base_game_no_hero_is_taken_back():
    """[AL-22.2]"""
    table = kings().has("Cedric", soldiers=3, active=[0, 1], used=[2, 3, 4]).asks(BeginSoldiers())
    assert table.step() == "ChooseTarget"


# Workers.


def test_the_fullest_quarry_moves_its_disc_one_space():
    """[AL-22.3, AL-23.8, R54] Captives count."""
    table = job(workers=(3, 3, 1), worker_captives=(0, 1, 0)).asks(BuildMonuments())
    assert [player.disc for player in table.state.players] == [0, 1, 0]
    assert table.happened(HousingDiscMoved) == [HousingDiscMoved(1, 1)]


def test_the_disc_never_goes_past_the_end_of_the_track():
    """[AL-22.3, R46]"""
    table = job(workers=(3, 0, 0), disc=(20, 0, 0)).asks(BuildMonuments())
    assert table.player("Cedric").disc == 21
    assert table.asks(BuildMonuments()).player("Cedric").disc == 21


def test_in_the_base_game_no_disc_moves():
    """[AL-22.3]"""
    assert kings().has("Cedric", workers=4).asks(BuildMonuments()).player("Cedric").disc == 0


# Priests.


def test_the_mark_goes_to_the_highest_level_when_harvest_comes():
    """[AL-22.4, R51] The discs have moved."""
    table = job(worship=(5, 3, 0), priests=(0, 3, 4)).harvest().asks(RaiseWorship())
    assert table.state.mark == 1
    assert table.happened(MarkReceived) == [MarkReceived(1)]


def test_there_is_no_mark_in_the_growing_season_nor_in_the_base_game():
    """[AL-22.4]"""
    assert job(worship=(5, 3, 0)).asks(RaiseWorship()).state.mark == -1
    assert kings().has("Cedric", worship=5).harvest().asks(RaiseWorship()).state.mark == -1


# Farmers.


def harvested(**fields: tuple[object, ...]) -> list[int]:
    table = job(**fields).harvest().asks(BeginFarmers()).chance()
    assert [event.bonus for event in table.happened(WheatHarvested) if event.bonus] in ([], [2])
    return [player.wheat for player in table.state.players]


def test_most_standing_farmers_bring_2_more_wheat():
    """[AL-22.5]"""
    assert harvested(fields=("SSS", "SS", "SSLLL")) == [9 + 2, 6, 6 + 6]


def test_field_and_granary_count_together_with_captives():
    """[AL-22.5, AL-23.8, R54]"""
    found = harvested(fields=("SSSSS", "SSSSS", ""), granary=(1, 1, 0), granary_captives=(0, 1, 0))
    assert found == [18, 21 + 2, 0]


# The blessing.


def blessing(worship: int, mark: str = "Cedric", improved: bool = True) -> Table:
    table = job(worship=(worship, 0, 0)).has("Cedric", improved=improved).harvest()
    return table.sets(mark=table.seat(mark)).asks(BeginBlessings())


def test_with_the_mark_the_blessing_costs_one_level_and_needs_one():
    """[AL-22.6]"""
    assert blessing(1).play("Cedric: bless").player("Cedric").worship == 0
    assert blessing(1, "Melanie").to_move() == ""
    assert blessing(2, "Melanie").play("Cedric: bless").player("Cedric").worship == 0


@pytest.mark.parametrize("answer", ["bless", "pass"])
def test_the_mark_is_given_back_used_or_not(answer):
    """[AL-22.6]"""
    table = blessing(3).play(answer).chance()
    assert table.state.mark == -1
    assert table.happened(MarkReturned) == [MarkReturned(0)]


def test_improving_stays_necessary_and_costs_the_full_number():
    """[AL-22.6, R52]"""
    assert blessing(9, improved=False).to_move() == ""
    table = job(worship=(6, 0, 0)).harvest().sets(mark=0).asks(BeginFarmers())
    table.play("chance weather W-M2").chance()
    assert table.play("improve").player("Cedric").worship == 1


# Return and victory.


@pytest.mark.parametrize(
    ("population", "disc", "free"),
    [
        (8, 3, 0),
        (8, 4, 1),
        (8, 8, 2),
        (8, 11, 2),
        (8, 12, 2),
        (12, 11, 3),
        (4, 20, 0),
        (5, 15, 2),
        (0, 15, 0),
    ],
)
def test_peasants_fill_the_track_from_the_space_after_the_disc(population, disc, free):
    """[AL-22.7, R47]"""
    table = job().has("Cedric", population=population, disc=disc, workers=0)
    table.asks(ReturnPeasants())
    occupied = range(disc + 1, disc + population + 1)

    assert free_houses(table.state, 0) == free == sum(space in occupied for space in (12, 16, 20))
    assert (table.asks(OpenFreeHouses()).to_move() == "Cedric") == (free > 0)


@pytest.mark.parametrize(("population", "over"), [(15, False), (16, True)])
def test_victory_needs_sixteen_living_peasants(population, over):
    """[AL-22.8]"""
    table = job(disc=(9, 0, 0)).has("Cedric", population=population, monuments=10).asks(CheckVictory())
    assert table.state.over == over


# Comparisons.


def test_a_tie_for_first_place_gives_nobody_the_bonus():
    """[AL-22.9]"""
    assert job(workers=(3, 3, 1)).asks(BuildMonuments()).happened(HousingDiscMoved) == []
    assert job(worship=(3, 3, 1)).harvest().asks(RaiseWorship()).state.mark == -1
    assert harvested(fields=("SS", "SS", "S")) == [6, 6, 3]


def test_to_be_first_needs_one_piece_at_least():
    """[AL-22.9, R49]"""
    table = (
        job(fields=("LL", "L", "")).harvest().asks(BuildMonuments(), RaiseWorship(), BeginFarmers()).chance()
    )
    assert table.happened(HousingDiscMoved) == table.happened(MarkReceived) == []
    assert [player.wheat for player in table.state.players] == [4, 2, 0]


def test_an_eliminated_king_is_not_compared():
    """[AL-22.9, AL-19.2]"""
    table = job(worship=(9, 3, 1)).has("Cedric", alive=False).harvest().asks(RaiseWorship())
    assert table.state.mark == 1
