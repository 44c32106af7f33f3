"""The worked examples of examples.toml, each played and compared with what it expects."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rome_desktop.games.alba_longa.comparing import sole_leader
from rome_desktop.games.alba_longa.course import SellPeasants
from rome_desktop.games.alba_longa.houses import free_houses
from rome_desktop.games.alba_longa.soldiers import sabotages
from tests.games.alba_longa import vectors
from tests.games.alba_longa.table import Table, alba, kings
from tests.games.alba_longa.vectors import Vector

FILE = Path(__file__).with_name("examples.toml")
VECTORS: list[Vector] = tomllib.loads(FILE.read_text(encoding="utf-8"))["vector"]


def of_kind(*kinds: str) -> Callable[..., Any]:
    """Runs a test for each example of these kinds, whose name is that of the example."""
    found = [vector for vector in VECTORS if vector["kind"] in kinds]
    return pytest.mark.parametrize("vector", found, ids=lambda vector: vector["id"])


@of_kind("court")
def test_calls_of_the_court(vector: Vector):
    """[AL-6.3, AL-6.4, AL-6.5, AL-6.6, AL-6.8, AL-6.9, AL-6.10, AL-6.12, AL-21.2, R13, R14, R15, R42]"""
    found = vectors.called(vector)
    wanted = {"out": []} | vector["expect"]
    assert {key: found[key] for key in wanted} == wanted


@of_kind("court_illegal")
def test_what_cannot_be_done_at_court(vector: Vector):
    """[AL-6.5, AL-6.11, R11, R43] Every line before is legal, the last one of the action is not."""
    table = vectors.court(vector)
    wrong = vector["expect"]["illegal_at"] - 1
    for action in vector["actions"][:wrong]:
        table.play(*vectors.lines(table, action))
    *before, last = vectors.lines(table, vector["actions"][wrong])
    table.play(*before)
    assert table.refused(last)


@of_kind("free_houses")
def test_peasants_in_free_houses(vector: Vector):
    """[AL-22.7, R47]"""
    table = kings(variants="job_well_done")
    found = [
        free_houses(table.has("Cedric", population=case["population"], disc=case["disc"]).state, 0)
        for case in vector["cases"]
    ]
    assert found == vector["expect"]["counts"]


def sale(case: Vector) -> Vector | str:
    table = kings().has("Cedric", population=case["population"], coins=case["coins"])
    table.state.pending = [SellPeasants(0)]
    line = f"sell {case['sell']}" if case["sell"] else "pass"
    if line not in table.options():
        return "illegal"
    player = table.play(line).player("Cedric")
    houses = free_houses(table.state, 0)
    return {"population": player.population, "coins": player.coins, "free_houses": houses}


@of_kind("slaves")
def test_peasants_sold(vector: Vector):
    """[AL-5.3, R07, R08, R09]"""
    for case, wanted in zip(vector["cases"], vector["expect"]["results"], strict=True):
        assert vectors.within(wanted, sale(case)) == wanted


@of_kind("combat")
def test_combat(vector: Vector):
    """[AL-9.1, AL-9.3, AL-9.5, AL-9.6, AL-9.7, AL-9.8, AL-9.9, AL-9.10, AL-24.2, AL-24.4, AL-25.2]"""
    assert vectors.attacked(vector) == vector["expect"]


@of_kind("sabotage")
def test_sabotage(vector: Vector):
    """[AL-10.2, AL-10.3, AL-10.4, AL-10.6, AL-12.1, AL-13.1, R22]"""
    assert vectors.sabotaged(vector) == vector["expect"]


@of_kind("heroes")
def test_heroes_after_combat(vector: Vector):
    """[AL-11.1, AL-11.2]"""
    assert [vectors.retired(case) for case in vector["cases"]] == vector["expect"]["results"]


@of_kind("sabotage_table")
def test_sabotages_of_each_success(vector: Vector):
    """[AL-9.7]"""
    state = kings().state
    assert [sabotages(state, n) for n in vector["success"]] == vector["expect"]["sabotages"]


@of_kind("merchants")
def test_merchants_and_stalls(vector: Vector):
    """[AL-12.1, AL-12.2, AL-12.3, AL-12.4, AL-12.5, AL-12.6, R25, R26, R27, R28, R56]"""
    assert vectors.paid(vector) == vector["expect"]


@of_kind("priests")
def test_levels_of_worship(vector: Vector):
    """[AL-14.1, R31]"""
    assert [vectors.prayed(case) for case in vector["cases"]] == vector["expect"]["levels"]


@of_kind("harvest")
def test_harvests(vector: Vector):
    """[AL-14.2, AL-15.1, AL-15.2, AL-15.3, AL-15.4, AL-22.5, R33]"""
    assert vectors.harvested(vector) == vector["expect"]


@of_kind("yield")
def test_wheat_of_one_farmer(vector: Vector):
    """[AL-15.1, AL-15.3, AL-15.4]"""
    ways = {"base": (False, False), "improved": (False, True), "sabotaged": (True, False)}
    found = {
        name: [vectors.yields(case["climate"], *way) for case in vector["cases"]]
        for name, way in ways.items()
    }
    assert found == vector["expect"]
    assert [vectors.yields(case["climate"], True, True) for case in vector["cases"]] == found["sabotaged"]


@of_kind("weather_deck")
def test_climates_of_the_years(vector: Vector):
    """[AL-2.7, AL-20.6, R02]"""
    expect = vector["expect"]
    for seed in range(vector["seeds"]):
        found = vectors.climates(seed)
        assert (len(found), found[0]) == (expect["size"], expect["first"])
        assert sorted(found[1:4]) == expect["years_2_to_4"]
        assert sorted(found[4:7]) == expect["years_5_to_7"]


@of_kind("year_end")
def test_feeding_and_growth(vector: Vector):
    """[AL-19.1, AL-19.2, AL-19.3, AL-19.4, R37]"""
    assert [vectors.year_ended(case) for case in vector["cases"]] == vector["expect"]["results"]


@of_kind("victory")
def test_victory(vector: Vector):
    """[AL-20.1, AL-20.2, AL-20.3, AL-20.4, AL-20.5, AL-20.6, R41, R66]"""
    assert [vectors.checked(case) for case in vector["cases"]] == vector["expect"]["results"]


@of_kind("sole_leader")
def test_the_only_leader(vector: Vector):
    """[AL-22.2, AL-22.3, AL-22.4, AL-22.5, AL-22.9, R49]"""

    def leader(case: Vector) -> str:
        table = alba(*case)
        for name, soldiers in case.items():
            table.has(name, soldiers=soldiers)
        side = sole_leader(table.state, lambda player: player.soldiers)
        return "" if side < 0 else table.names[side]

    assert [leader(case) for case in vector["cases"]] == vector["expect"]["leaders"]


@of_kind("spoils")
def test_captures(vector: Vector):
    """[AL-23.1, AL-23.2, AL-23.3, AL-23.4, AL-23.5, AL-23.6, AL-23.7, R53, R55, R67]"""
    assert vectors.within(vector["expect"], vectors.captured(vector)) == vector["expect"]


@of_kind("assisi_update")
def test_assisi_after_the_attacks(vector: Vector):
    """[AL-24.7, AL-24.8, R59, R60]"""
    assert [vectors.updated(case) for case in vector["cases"]] == vector["expect"]["results"]


@of_kind("assisi_captive_places")
def test_where_captives_from_assisi_work(vector: Vector):
    """[AL-24.6, R62]"""
    assert [vectors.places_of_a_captive(case) for case in vector["cases"]] == vector["expect"]["places"]


@of_kind("setup")
def test_stalls_and_city_cards(vector: Vector):
    """[AL-2.1, AL-2.5, AL-24.1, AL-25.1]"""
    found = [vectors.set_up(case) for case in vector["cases"]]
    assert [stalls for stalls, _ in found] == vector["expect"]["stalls"]
    assert [cards for _, cards in found] == vector["expect"]["city_cards_per_king"]


@of_kind("shadow_die")
def test_dice_of_the_shadow(vector: Vector):
    """[AL-27.4]"""
    found = [vectors.shadow_takes(case) for case in vector["cases"]]
    assert [die for die, _ in found] == vector["expect"]["takes"]
    assert [number for _, number in found] == vector["expect"]["numbers"]


@of_kind("solo_score")
def test_scores_of_the_challenge(vector: Vector):
    """[AL-27.13]"""
    found = [vectors.solo_scored(case) for case in vector["cases"]]
    assert [score for score, _ in found] == vector["expect"]["scores"]
    assert [rank for _, rank in found] == vector["expect"]["ranks"]


@of_kind("shadow_pool")
def test_pools_of_the_shadow(vector: Vector):
    """[AL-27.3]"""
    assert [vectors.pool(case) for case in vector["cases"]] == vector["expect"]["pools"]


def test_every_kind_of_example_is_played():
    text = Path(__file__).read_text(encoding="utf-8")
    assert all(f'"{vector["kind"]}"' in text for vector in VECTORS)
    assert len({vector["id"] for vector in VECTORS}) == len(VECTORS) == 52


def test_an_example_with_another_expectation_fails():
    vector = next(v for v in VECTORS if v["id"] == "EX-20")
    changed = {**vector, "hero": {**vector["hero"], "M": 2}}
    assert vectors.attacked(changed) != vector["expect"]
    assert isinstance(vectors.seated(vector), Table)
