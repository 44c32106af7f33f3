"""CO-S: the solo challenge against Aemulus, our own addition. Julia plays; Claudia's place is his."""

import pytest

from rome_desktop.engine.steps import settle
from rome_desktop.games.concordia.events import CardRemoved, EndTriggered, HouseBuilt, RivalActed
from rome_desktop.games.concordia.game import LEVELS
from rome_desktop.games.concordia.solo import RivalActs, best_city, best_province
from rome_desktop.games.concordia.turn import EndTurn
from tests.games.concordia.table import GAME, Table, alone, bare, box

DONE_TURN = ("play senator", "done")


def rival(table: Table, entry: int) -> Table:
    """Aemulus acts by the entry of this number."""
    table.state.program = entry
    table.state.pending = [EndTurn(1), RivalActs(1)]
    settle(table.state, table.log.append)
    return table


ARCHITECT, PREFECT, SENATOR, MERCATOR, TRIBUNE = 0, 1, 2, 4, 5


@pytest.mark.parametrize(("board", "cards"), [("italia", 15), ("imperium", 21)])
def test_maps_decks_and_first_player(board, cards):
    """[CO-S.1]"""
    table = alone(board)

    assert len(table.state.display) + table.state.stack_height() == cards
    assert (table.asked, table.money("Julia"), table.state.first) == ("Julia", 5, 0)


def test_what_aemulus_has():
    """[CO-S.2]"""
    table = alone()
    his = table.state.players[1]

    assert table.state.houses_left(1) == 15
    assert table.state.praefectus == 1
    assert (his.hand, his.money, sum(his.goods.values()), his.walkers, his.ships) == ([], 0, 0, (), ())


def test_aemulus_follows_his_list():
    """[CO-S.3]"""
    table = alone()
    for _ in range(7):
        table.state.pending = [EndTurn(0)]
        settle(table.state, table.log.append)

    roles = [event.role for event in table.happened(RivalActed)]
    assert roles == "architect prefect senator architect mercator tribune architect".split()


@pytest.mark.parametrize(
    ("entry", "copied"),
    [
        (ARCHITECT, "architect"),
        (PREFECT, "prefect"),
        (SENATOR, "senator"),
        (MERCATOR, "mercator"),
        (TRIBUNE, ""),
    ],
)
def test_his_visible_card_can_be_copied(entry, copied):
    """[CO-S.3]"""
    table = rival(alone(), entry).turn("Julia", "start_diplomat").has("Julia", money=0).play("play diplomat")

    if copied:
        assert table.options == [f"copy {copied}"]
        table.play(f"copy {copied}")
    assert table.money("Julia") == (3 if copied == "mercator" else 0)


def cities(**goods: str) -> Table:
    """Italia with these goods beside Roma, and brick in all other cities."""
    table = alone()
    table.makes(**dict.fromkeys(table.state.map.cities, "brick"))
    return table.makes(**goods)


def test_he_builds_in_the_best_city_he_can_reach():
    """[CO-S.4] E-48"""
    table = cities(
        cosa="tool", olbia="tool", spoletum="tool", casinum="brick", neapolis="food", panormus="food"
    )
    assert best_city(table.state, 1) == "cosa"
    table.houses("Julia", "cosa")
    assert best_city(table.state, 1) == "olbia"
    rival(table, ARCHITECT)
    assert table.state.houses["olbia"] == (1,)
    assert table.happened(HouseBuilt) == [HouseBuilt(1, "olbia", 0, ())]


def test_he_reaches_on_from_his_own_houses_only():
    """[CO-S.4]"""
    table = cities(aleria="cloth", genua="wine")
    assert best_city(table.state, 1) not in {"aleria", "genua"}
    table.houses("Claudia", "cosa")
    assert best_city(table.state, 1) == "aleria"
    table.houses("Claudia", "aleria")
    assert best_city(table.state, 1) == "genua"


def test_he_builds_nothing_where_nothing_can_be_reached():
    """[CO-S.4]"""
    table = alone()
    tables = table.state.map
    near = {a if b == "roma" else b for a, b in tables.ends.values() if "roma" in {a, b}}
    table.houses("Claudia", *tables.cities)
    assert near
    assert best_city(table.state, 1) == ""
    rival(table, ARCHITECT)
    assert table.happened(HouseBuilt) == []


def test_his_houses_make_later_ones_dearer():
    """[CO-S.4]"""
    table = cities().houses("Claudia", "cosa").stands("Julia", "land.cosa.roma").has("Julia", 9, "f1")
    table.turn("Julia", "start_architect").play("play architect", "done", "build cosa")

    assert table.happened(HouseBuilt) == [HouseBuilt(0, "cosa", 2, ("food",))]


def provinces() -> Table:
    """E-49: a house in Campania (cloth) and one in Etruria (tool)."""
    table = alone().houses("Claudia", "casinum", "cosa").marker("campania", "cloth").marker("etruria", "tool")
    return table.makes(casinum="wine", neapolis="food").has("Julia", goods="b1")


def test_he_lets_the_best_of_his_provinces_produce():
    """[CO-S.5, CO-13.2] E-49"""
    table = provinces().houses("Julia", "casinum", "neapolis")
    rival(table, PREFECT)

    assert not table.state.goods_up["campania"]
    assert table.goods("Julia") == "b1 f1 w1"
    assert table.state.praefectus == 0


def test_most_houses_then_bonus_then_numeral():
    """[CO-S.5]"""
    table = provinces().houses("Claudia", "florentia")
    assert best_province(table.state, 1) == "etruria"
    table = provinces().marker("campania", "tool")
    assert best_province(table.state, 1) == "etruria"


def test_without_such_a_province_all_markers_turn():
    """[CO-S.5] E-49"""
    table = provinces().marker("campania", up=False).marker("etruria", up=False).marker("apulia", up=False)
    rival(table, PREFECT)

    assert all(table.state.goods_up.values())
    assert table.state.praefectus == 1


def test_the_player_chooses_what_to_keep_in_his_turn():
    """[CO-S.5, CO-14.6]"""
    table = provinces().houses("Julia", "casinum", "neapolis").has("Julia", goods="b7")
    rival(table, PREFECT)

    assert table.options == ["keep food", "keep wine"]
    table.play("Julia: keep wine")
    assert table.options[0].startswith("play")


def test_a_card_of_the_player_passes_to_him():
    """[CO-S.2, CO-13.2]"""
    table = provinces().holds_praefectus("Julia").turn("Julia", "start_prefect_1")
    table.state.program = MERCATOR
    table.play("play prefect", "produce apulia")

    assert table.state.praefectus == 1


def test_his_senator_removes_the_leftmost_card():
    """[CO-S.6]"""
    table = alone().display("i_smith", "i_mason", stack=("ii_weaver",))
    rival(table, SENATOR)

    assert table.state.display == ["i_mason", "ii_weaver"]
    assert table.state.removed == ["i_smith"]
    assert table.happened(CardRemoved) == [CardRemoved(1, "i_smith", 0)]


def test_without_a_card_his_senator_does_nothing():
    """[CO-S.6] Only a position that was put together can look like this."""
    table = rival(alone().display(), SENATOR)

    assert (table.state.removed, table.state.final) == ([], -1)


@pytest.mark.parametrize("entry", [MERCATOR, TRIBUNE])
def test_mercator_and_tribune_do_nothing_more(entry):
    """[CO-S.7]"""
    table = alone()
    before = (dict(table.state.houses), list(table.state.display), dict(table.state.goods_up))
    rival(table, entry)

    assert (dict(table.state.houses), list(table.state.display), dict(table.state.goods_up)) == before


def test_the_players_own_trigger_ends_the_match_at_once():
    """[CO-S.8]"""
    table = alone().display("i_colonist").has("Julia", goods="f1").turn("Julia", "start_senator")
    table.play("play senator", "buy i_colonist", "done")

    assert table.state.over
    assert table.state.concordia == 0
    assert GAME.rules.ended(table.state) == "last-card"


def about_to_end() -> Table:
    """E-55: Aemulus builds his last house; Julia has 14 and can build another."""
    table = cities(cosa="cloth")
    others = [c for c in table.state.map.cities if c not in {"cosa", "florentia"}]
    table.houses("Claudia", *others[:14]).houses("Julia", *others[:14])
    table.stands("Julia", "land.cosa.florentia", "roma").has("Julia", 20, "f1")
    table.player("Julia").hand = ["start_tribune", "start_architect"]
    return rival(table, ARCHITECT)


def test_his_last_house_leaves_the_player_one_turn():
    """[CO-S.8, CO-S.11] E-55"""
    table = about_to_end()
    assert table.happened(EndTriggered) == [EndTriggered(1, "fifteenth-house", False)]
    table.play("Julia: play architect", "done", "build florentia", "done")

    assert table.state.over
    assert table.state.concordia == -1
    assert len(table.happened(RivalActed)) == 1
    assert table.state.houses_left(0) == 0


def test_the_last_card_taken_by_him():
    """[CO-S.8, CO-S.6]"""
    table = rival(alone().display("i_colonist"), SENATOR)

    assert table.happened(EndTriggered) == [EndTriggered(1, "last-card", False)]
    table.play(*DONE_TURN)
    assert (table.state.over, table.state.concordia) == (True, -1)


def test_a_last_card_bought_in_the_last_turn_wins_no_concordia():
    """[CO-S.11]"""
    table = about_to_end().display("i_colonist").turn("Julia", "start_senator").has("Julia", goods="f1")
    table.play("play senator", "buy i_colonist", "done")

    assert (table.state.final, table.state.concordia) == (1, -1)


LIMITS = {"italia": (110, 130, 150, 170), "imperium": (140, 160, 180, 200)}


@pytest.mark.parametrize("board", LIMITS)
@pytest.mark.parametrize("number", range(4))
def test_the_challenge_is_won_by_reaching_the_limit(board, number):
    """[CO-S.9]"""
    limit = LIMITS[board][number]
    for points, winner, rank in ((limit, [0], LEVELS[number]), (limit - 1, [1], ("", *LEVELS)[number])):
        table = alone(board, LEVELS[number])
        table.has("Julia", money=10 * (points - 4), goods="")
        assert [s.score for s in GAME.rules.standings(table.state)] == [points, limit]
        assert GAME.rules.winners(table.state) == winner
        found = GAME.rank(table.state, {"map": board})
        assert (found.id if found else "") == rank


def test_no_chance_after_the_set_up_and_no_intermediate_scoring():
    """[CO-S.10]"""
    assert not alone().state.intermediate
    assert not bare(1, solo="consul", intermediate="yes").state.intermediate
    assert not [step for step in GAME.rules.steps if step.__name__.startswith("Draw")]


def test_the_names_of_the_levels():
    """[CO-S.9]"""
    assert [level.id for level in box().solo.levels] == list(LEVELS)
    assert box().solo.name == "Aemulus"
