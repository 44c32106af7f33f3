"""CO-15 to CO-18: intermediate scoring, the end, the scoring and the winner."""

import pytest

from rome_desktop.games.concordia.ending import FinalScoring, winners
from rome_desktop.games.concordia.events import (
    EndTriggered,
    GameEnded,
    LastTurnBegun,
    ScoredOnce,
    ScoringPaid,
)
from rome_desktop.games.concordia.ids import Deity
from rome_desktop.games.concordia.scoring import score, space, values, wealth
from rome_desktop.games.concordia.tribune import payments
from tests.games.concordia.table import GAME, Table, box, concordia


def scored_once(**money: int) -> Table:
    """Everybody plays the Tribune, with these coins."""
    table = concordia(3, intermediate="yes")
    for name, coins in money.items():
        table.has(name, money=coins)
    for name in ("Julia", "Claudia", "Tiberius"):
        table.play(f"{name}: play tribune", f"{name}: done")
    return table


def test_a_first_tribune_is_scored():
    """[CO-15.1]"""
    table = concordia(3, intermediate="yes").play("play tribune", "done")

    assert table.happened(ScoredOnce) == [ScoredOnce(0, 7)]
    assert [p.points for p in table.state.players] == [7, 0, 0]
    table.turn("Julia").play("play tribune", "done")
    assert len(table.happened(ScoredOnce)) == 1


def test_without_the_option_nobody_is_scored():
    """[CO-15.1]"""
    table = concordia(3).play("play tribune", "done")

    assert table.happened(ScoredOnce) == []


def test_it_is_scored_when_the_colonist_has_come():
    """[CO-15.2] Vesta 5 + 20 coins of goods, Mars for three colonists."""
    table = concordia(3, intermediate="yes").play("play tribune", "place ship roma")

    assert table.happened(ScoredOnce) == [ScoredOnce(0, 2 + 6)]
    assert table.goods("Julia") == "b1 f1 w1 c1"


def test_all_scored_once_are_paid_and_go_back_to_zero():
    """[CO-15.3]"""
    table = scored_once(Julia=41, Claudia=30, Tiberius=11)

    assert [p.money for p in table.state.players] == [43, 31, 11]
    assert table.happened(ScoringPaid) == [ScoringPaid((2, 1, 0))]
    assert [p.points for p in table.state.players] == [0, 0, 0]
    assert not table.state.intermediate


@pytest.mark.parametrize(
    ("points", "coins"),
    [
        ([31, 31, 24, 24, 10], [2, 2, 1, 1, 0]),
        ([40, 30, 20], [2, 1, 0]),
        ([25, 25, 25], [2, 2, 2]),
        ([30, 30, 20], [2, 2, 1]),
    ],
)
def test_the_second_is_the_next_lower_score(points, coins):
    """[CO-15.3, CO-15.4] E-41"""
    amounts = box().amounts

    assert payments(points, amounts.intermediate_first_coins, amounts.intermediate_second_coins) == coins


def test_points_are_dropped_if_the_game_ends_before():
    """[CO-15.5]"""
    table = concordia(3, intermediate="yes").play("play tribune", "done")
    table.state.pending = [FinalScoring()]
    money = [p.money for p in table.state.players]
    FinalScoring().run(table.state, None)

    assert [p.points for p in table.state.players] == [0, 0, 0]
    assert [p.money for p in table.state.players] == money


def near_the_end(name: str, houses: int, seats: int = 4) -> Table:
    """A player with so many houses and free to build two more for food."""
    table = concordia(seats, "imperium").makes(novaria="brick", aquileia="brick")
    cities = [c for c in table.state.map.cities if c not in {"novaria", "aquileia"}]
    table.houses(name, *cities[:houses]).stands(name, "land.aquileia.novaria", "roma")
    return table.has(name, 20, "f3").turn(name, "start_architect")


def quick_turn(table: Table, name: str) -> None:
    table.play(f"{name}: play senator", f"{name}: done")


def test_the_fifteenth_house_ends_the_game():
    """[CO-16.1, CO-16.2, CO-16.3] E-13"""
    table = near_the_end("Claudia", 13).play("play architect", "done", "build novaria")
    assert table.state.final == -1
    table.play("build aquileia", "done")

    assert (table.state.final, table.state.concordia) == (1, 1)
    assert table.happened(EndTriggered) == [EndTriggered(1, "fifteenth-house", True)]
    for name in ("Tiberius", "Livia", "Julia"):
        quick_turn(table, name)
    assert table.asked == ""
    assert table.state.over
    assert GAME.rules.ended(table.state) == "fifteenth-house"
    assert [e.seat for e in table.happened(LastTurnBegun)] == [2, 3, 0]
    assert table.standing("Claudia").categories["concordia"] == 7
    (event,) = table.happened(GameEnded)
    assert event.scores[1] == table.standing("Claudia").score


def last_cards() -> Table:
    table = concordia(2).display("ii_consul", "i_prefect").has("Julia", goods="w1 c1 f1")
    return table.turn("Julia", "start_senator").play("play senator", "buy ii_consul")


def test_the_last_card_ends_the_game():
    """[CO-16.1, CO-10.3] E-14"""
    table = last_cards().play("buy i_prefect", "pay food")

    assert (table.state.display, table.state.concordia) == ([], 0)
    assert table.happened(EndTriggered) == [EndTriggered(0, "last-card", True)]
    quick_turn(table, "Claudia")
    assert GAME.rules.ended(table.state) == "last-card"


def test_a_card_that_is_left_ends_nothing():
    """[CO-16.1] E-14"""
    table = last_cards().play("done")

    assert table.state.display == ["i_prefect"]
    assert (table.state.final, table.state.concordia) == (-1, -1)


def test_a_second_trigger_has_no_effect():
    """[CO-16.4] E-15"""
    table = near_the_end("Claudia", 14).play("play architect", "done", "build novaria", "done")
    others = [c for c in table.state.map.cities if c != "aquileia"]
    table.houses("Tiberius", *others[:14]).stands("Tiberius", "land.aquileia.roma").has("Tiberius", 9, "f1")
    table.play("Tiberius: play architect", "done", "build aquileia", "done")

    assert (table.state.final, table.state.concordia) == (1, 1)
    quick_turn(table, "Livia")
    quick_turn(table, "Julia")
    assert table.state.over


def test_an_action_either_builds_or_buys():
    """[CO-16.5]"""
    table = near_the_end("Claudia", 14).play("play architect", "done")
    assert {line.split()[0] for line in table.options} == {"build", "done"}
    assert {line.split()[0] for line in last_cards().options} == {"buy", "done"}


def test_cards_can_still_be_bought_in_the_last_turns():
    """[CO-16.6]"""
    table = near_the_end("Claudia", 14).display("i_colonist", "i_mason").has("Tiberius", goods="f1")
    table.play("play architect", "done", "build novaria", "done")
    table.play("Tiberius: play senator", "buy i_colonist", "done")

    assert "i_colonist" in table.player("Tiberius").hand


def test_with_an_empty_display_senator_and_consul_have_no_effect():
    """[CO-16.6]"""
    table = last_cards().play("buy i_prefect", "pay food", "Claudia: play senator")
    assert table.options == ["done"]


def test_the_concordia_card_is_in_no_hand_and_has_no_god():
    """[CO-16.7]"""
    table = last_cards().play("buy i_prefect", "pay food")
    cards = [*table.player("Julia").hand, *table.player("Julia").pile]

    assert "concordia" not in " ".join(cards)
    assert "concordia" not in box().cards()
    assert table.standing("Julia").categories["concordia"] == 7


PROVINCES = ("britannia", "gallia", "hispania", "germania", "italia", "mauretania", "dacia")


def example() -> Table:
    """R-13: 3 brick, 4 food, 3 tool and 2 cloth houses in seven provinces."""
    table = concordia(3)
    tables = table.state.map
    cities: list[str] = []
    for province in PROVINCES:
        cities += tables.province_cities[province][:1]
    for province in PROVINCES:
        cities += tables.province_cities[province][1:2]
    goods = ["brick"] * 3 + ["food"] * 4 + ["tool"] * 3 + ["cloth"] * 2
    table.makes(**dict(zip(cities[:12], goods, strict=True))).houses("Julia", *cities[:12])
    table.stands("Julia", "roma roma roma", "roma roma").has("Julia", 13, "b1 t3 c1")
    table.player("Julia").hand = ["start_senator", "start_architect", "start_diplomat", "i_farmer"]
    table.player("Julia").pile = [
        *("start_prefect_1", "start_prefect_2", "i_prefect", "ii_prefect"),
        *("start_mercator", "i_mercator", "start_tribune", "i_colonist", "ii_colonist"),
    ]
    table.state.concordia = 0
    return table


def test_the_scoring_of_the_rulebook():
    """[CO-17.1 to CO-17.8] R-13: 114 points."""
    table = example()

    assert table.standing("Julia").categories == {
        "vesta": 3,
        "jupiter": 18,
        "saturnus": 28,
        "mercurius": 16,
        "mars": 30,
        "minerva": 12,
        "concordia": 7,
    }
    assert table.standing("Julia").score == 114


def test_gods_are_scored_in_their_order():
    """[CO-17.8]"""
    order = [row.id for row in sorted(box().gods.rows, key=lambda row: row.order)]

    assert list(table_categories()) == [*order, "concordia"]


def table_categories() -> dict[str, int]:
    return concordia(2).standing("Julia").categories


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_scores_at_the_start(seats):
    """[CO-17, CO-17.10] E-01"""
    table = concordia(seats)

    assert [wealth(table.state, seat) for seat in range(seats)] == [34, 35, 36, 37, 38][:seats]
    for standing in GAME.rules.standings(table.state):
        assert standing.score == 7
        assert {g: n for g, n in standing.categories.items() if n} == {"vesta": 3, "mars": 4}


@pytest.mark.parametrize(
    ("money", "goods", "points"), [(34, "t1", 3), (34, "w1", 4), (9, "", 0), (13, "b1 t3 c1", 3)]
)
def test_vesta_counts_full_tens(money, goods, points):
    """[CO-17.1] E-39"""
    table = concordia(2).has("Julia", money, goods)

    assert table.standing("Julia").categories["vesta"] == points


def test_jupiter_counts_houses_that_do_not_make_brick():
    """[CO-17.2] E-46"""
    table = concordia(3)
    goods = ("food", "tool", "wine", "cloth") * 4
    cities = table.state.map.cities[:15]
    table.makes(**dict(zip(cities, goods, strict=False))).houses("Julia", *cities)

    assert values(table.state, 0)[Deity.JUPITER] == 15
    table.makes(**{cities[0]: "brick"})
    assert values(table.state, 0)[Deity.JUPITER] == 14
    assert table.standing("Julia").categories["jupiter"] == 2 * 14


@pytest.mark.parametrize(("board", "most"), [("imperium", 12), ("italia", 11)])
def test_saturnus_counts_provinces(board, most):
    """[CO-17.3] E-46"""
    table = concordia(3, board)
    firsts = [cities[0] for cities in table.state.map.province_cities.values()]
    table.houses("Julia", *firsts)

    assert values(table.state, 0)[Deity.SATURNUS] == most
    assert table.standing("Julia").categories["saturnus"] == 2 * most


def test_mercurius_counts_kinds():
    """[CO-17.4] E-46"""
    table = concordia(3).makes(tyros="brick", petra="food", memphis="tool", cyrene="wine", tomis="cloth")
    table.houses("Julia", "tyros", "petra", "memphis", "cyrene")
    assert values(table.state, 0)[Deity.MERCURIUS] == 8
    table.houses("Julia", "tomis")
    assert values(table.state, 0)[Deity.MERCURIUS] == 10


def test_mars_counts_colonists_in_cities_and_on_lines():
    """[CO-17.5] E-46"""
    table = concordia(3).stands("Julia", "roma land.aquileia.roma massilia", "roma roma sea.massilia.roma")

    assert values(table.state, 0)[Deity.MARS] == 12


def test_each_specialist_scores_its_own_cities():
    """[CO-17.6] E-38"""
    table = concordia(2).makes(cosa="brick", comum="brick", ancona="brick", croton="cloth")
    table.houses("Julia", "cosa", "comum", "ancona", "croton")
    table.player("Julia").hand += ["i_mason", "ii_weaver"]

    assert table.standing("Julia").categories["minerva"] == 9 + 5
    assert {row.role: row.vp_per_city for row in box().specialists.rows} == {
        "mason": 3,
        "farmer": 3,
        "smith": 3,
        "vintner": 4,
        "weaver": 5,
    }


def test_concordia_is_worth_seven():
    """[CO-17.7]"""
    table = concordia(2)
    before = score(table.state, 0)
    table.state.concordia = 0

    assert score(table.state, 0) == before + 7


def test_each_vesta_card_would_score_but_there_is_one():
    """[CO-17.9]"""
    assert [card.id for card in box().cards().values() if card.god == "vesta"] == ["start_senator"]
    table = concordia(2)
    table.player("Julia").hand.append("start_senator")
    assert table.standing("Julia").categories["vesta"] == 6


def test_gods_of_the_starting_cards():
    """[CO-17.10]"""
    gods = [card.god for card in box().start_cards.rows]

    assert {god: gods.count(god) for god in gods} == {
        "vesta": 1,
        "jupiter": 2,
        "saturnus": 2,
        "mercurius": 1,
        "mars": 1,
    }


def test_the_track_has_a_hundred_spaces():
    """[CO-17.11]"""
    assert [space(points) for points in (0, 99, 100, 114)] == [0, 99, 0, 14]


def tied(*scores: int, holder: int) -> list[int]:
    """Winners with these coins of Vesta, the card being held by a seat."""
    table = concordia(4, "imperium")
    for seat, points in enumerate(scores):
        player = table.state.players[seat]
        player.money, player.goods = 10 * points, dict.fromkeys(player.goods, 0)
    table.state.praefectus = holder
    return winners(table.state)


def test_most_points_win():
    """[CO-18.1]"""
    assert tied(3, 9, 4, 8, holder=3) == [1]


@pytest.mark.parametrize(
    ("scores", "winner"), [((9, 1, 1, 9), 0), ((1, 9, 1, 9), 1), ((9, 9, 9, 9), 2), ((9, 1, 9, 1), 2)]
)
def test_ties_go_to_the_right_from_the_holder(scores, winner):
    """[CO-18.2, CO-18.3] E-40"""
    assert tied(*scores, holder=2) == [winner]
