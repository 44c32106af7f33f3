"""TR-13 to TR-17: the end of a round and of a quarter."""

import pytest

from rome_desktop.games.trajan.deals import FillProvinces, RevealNextDemand
from rome_desktop.games.trajan.events import BonusClaimed, DemandsAnswered, SenateVoted, TilesRemoved
from rome_desktop.games.trajan.quarter import (
    BeginQuarter,
    EndQuarter,
    EndRound,
    MeetDemands,
    RefillForum,
    ResetSenate,
    VoteInSenate,
    ranking,
)
from tests.games.trajan.table import Table, trajan, two

NAMES = ("Julia", "Claudia", "Tiberius", "Livia")


def demands(icons: str, tiles: str = "", kept: str = "") -> Table:
    """Julia meets demands with these tiles."""
    table = two().tiles("Julia", tiles).has("Julia", kept=tuple(kept.split()))
    table.state.demands = tuple(icons.split())
    return table.asks(MeetDemands(0))


def late(laps: int, quarter: int, seats: int = 2) -> Table:
    """So many laps are over, three demands are open, and Julia is about to sow all her markers."""
    table = trajan(*NAMES[:seats])
    state = table.state
    state.laps, state.quarter, state.demands = laps, quarter, ("bread", "bread", "bread")
    state.demand_stack = state.demand_stack[3:]
    state.time = state.loop - 1
    return table.trays("Julia", "IV:YYOOGGWWPPBB")


def test_a_lap_reveals_a_demand_and_the_next_player_goes_on():
    """[TR-13.1, X10]"""
    table = two().asks(EndRound(1))
    assert table.refused("demand wine") == ("TR-13.1", "a-demand-not-yet-seen")
    table.play("demand games")

    assert table.state.demands == ("games",)
    assert len(table.state.demand_stack) - 3 == 11
    assert (table.state.laps, table.state.time) == (1, 0)


def test_the_fourth_lap_ends_the_quarter():
    """[TR-13.2, X11]"""
    table = late(3, 1).asks(EndRound(1))

    assert table.happened(DemandsAnswered)
    assert table.happened(SenateVoted)
    assert table.state.demands == ()
    assert not isinstance(table.state.pending[-1], RevealNextDemand)


def test_any_demand_not_yet_seen_may_come():
    """[TR-2.3, TR-13.1]"""
    table = two()
    table.state.demand_stack = ("bread", "games")

    assert table.asks(RevealNextDemand()).chance(3).state.demands[0] in ("bread", "games")


# Demands.


def test_forum_tiles_are_given_and_trajan_tiles_kept():
    """[TR-15.1, TR-15.2, TR-15.3, TR-14.2, R47, X12]"""
    table = demands("games religion bread", "demand_games demand_games", "TT52")

    assert table.happened(DemandsAnswered) == [DemandsAnswered(0, ("religion",), ("demand_games",), 1, -4)]
    assert table.player("Julia").tiles == ("demand_games",)
    assert (table.player("Julia").kept, table.score("Julia")) == (("TT52",), -4)


def test_points_can_fall_below_zero():
    """[TR-21.1, X13, R68]"""
    table = two().has("Julia", points=[2, 0, 0, 0, 0, 0])
    table.state.demands = ("bread",)

    assert table.asks(MeetDemands(0)).score("Julia") == -2


@pytest.mark.parametrize(
    ("icons", "points"), [("", 0), ("bread", -4), ("bread games", -9), ("bread games religion", -15)]
)
def test_what_unmet_demands_cost(icons, points):
    """[TR-15.5, X21]"""
    assert demands(icons).score("Julia") == points


def test_a_joker_must_be_given_too():
    """[TR-15.4, TR-14.4, R45, E43]"""
    table = demands("bread games religion", "demand_bread demand_bread joker_demand")

    assert (table.score("Julia"), table.player("Julia").tiles) == (-4, ("demand_bread",))


@pytest.mark.parametrize(
    ("spent", "left"), [("demand_bread", ("joker_demand",)), ("joker_demand", ("demand_bread",))]
)
def test_a_real_choice_is_asked_for_and_the_joker_kept_by_default(spent, left):
    """[TR-15.2, R46, E44]"""
    table = demands("bread games religion", "demand_bread joker_demand", "TT49 TT52")
    assert table.options() == ["answer demand_bread", "answer joker_demand"]
    assert table.refused("answer") == ("TR-15.4", "meet-all-that-can-be-met")
    assert table.refused("pass") == ("TR-15.1", "answer-the-demands-first")
    table.play(f"answer {spent}")

    assert (table.player("Julia").tiles, table.score("Julia")) == (left, 0)


def test_without_a_real_choice_nobody_is_asked():
    """[TR-15.4, R45, E45]"""
    table = demands("bread games religion", "demand_bread joker_demand joker_demand")

    assert (table.score("Julia"), table.player("Julia").tiles) == (0, ())


def test_a_trajan_tile_answers_one_demand_a_quarter():
    """[TR-15.2, TR-15.3, E46]"""
    table = demands("bread bread bread", "", "TT46")

    assert (table.score("Julia"), table.player("Julia").kept) == (-9, ("TT46",))


def test_a_completed_demand_tile_works_every_quarter():
    """[TR-5.4, TR-15.2, E19]"""
    table = two().completes("Julia", "TT46")
    assert (table.score("Julia"), table.player("Julia").slots[2]) == (1, "")
    for _ in range(2):
        table.state.demands = ("bread",)
        table.asks(MeetDemands(0))

    assert (table.score("Julia"), table.player("Julia").kept) == (1, ("TT46",))


def test_players_answer_clockwise_from_the_one_who_is_next():
    """[TR-15.1, TR-15.5, R48, R49]"""
    table = late(3, 1, seats=3).asks(EndRound(2))

    assert [event.seat for event in table.happened(DemandsAnswered)] == [2, 0, 1]
    assert table.state.gone[:3] == ("bread",) * 3


# Senate.


def green_and_brown() -> Table:
    """X14: Julia is green, Claudia brown."""
    table = two().has("Julia", track=4).has("Claudia", track=4).tiles("Claudia", "senate_3")
    table.state.senate = (1, 0)
    table.state.bonus = ("BT01", "BT04")
    return table


def test_votes_are_of_the_space_and_of_senate_tiles():
    """[TR-16.1, TR-16.2, TR-14.1, X14]"""
    table = green_and_brown().asks(VoteInSenate())
    assert table.happened(SenateVoted) == [SenateVoted((5, 8), (1, 0))]
    assert table.to_move() == "Claudia"

    table = green_and_brown().tiles("Claudia", "")
    assert ranking(table.state) == [0, 1]


def test_the_consul_chooses_and_the_vice_consul_gets_the_other_tile_grey():
    """[TR-16.2, TR-16.3, R51, R52, X15]"""
    table = green_and_brown().asks(VoteInSenate(), ResetSenate())
    assert table.options() == ["claim BT01", "claim BT04"]
    assert table.refused("pass") == ("TR-16.2", "one-of-the-two-bonus-tiles")
    table.play("claim BT01")

    assert table.happened(BonusClaimed) == [BonusClaimed(1, "BT01", True), BonusClaimed(0, "BT04", False)]
    assert (table.player("Claudia").yellow, table.player("Julia").grey) == (("BT01",), ("BT04",))


def test_of_equal_votes_the_disc_further_along_comes_first():
    """[TR-16.4, E48]"""
    table = two().has("Julia", track=4).has("Claudia", track=2).tiles("Claudia", "senate_2")
    table.state.senate = (0, 1)

    assert ranking(table.state) == [0, 1]


def test_the_new_stack_has_the_consul_on_top():
    """[TR-16.5, TR-16.4, R50, E49]"""
    table = trajan(*NAMES).tiles("Julia", "senate_5 senate_3").has("Tiberius", track=4)
    table.has("Livia", track=2).tiles("Livia", "senate_2").asks(ResetSenate())

    assert table.state.senate == (1, 3, 2, 0)
    assert [player.track for player in table.state.players] == [0] * 4
    table.tiles("Julia", "").tiles("Livia", "")
    assert ranking(table.state)[0] == 0


# Removal and refill.


def test_used_tiles_senate_tiles_and_the_forum_leave_the_game():
    """[TR-17.1, X16]"""
    table = (
        two().tiles("Julia", "demand_bread senate_2 extra_forum").forum("extra_senate", "", "", "senate_4")
    )
    table.state.demands = ("bread",)
    table.asks(MeetDemands(0), EndQuarter()).chance()

    assert table.player("Julia").tiles == ("extra_forum",)
    assert table.happened(TilesRemoved) == [TilesRemoved(("extra_senate", "senate_4", "senate_2"))]
    assert table.state.gone == ("demand_bread", "extra_senate", "senate_4", "senate_2")


def test_only_provinces_without_tile_and_figure_are_refilled():
    """[TR-17.2, R53, R54, X17, E50]"""
    table = two().has("Julia", leader="raetia", provinces=("noricum",)).has("Claudia", leader="belgica")
    tiles = list(table.state.province_tiles)
    for number in (1, 2, 3, 5, 7):
        tiles[number] = ""
    table.state.province_tiles = tuple(tiles)
    before = len(table.state.forum_stack)
    table.asks(FillProvinces()).chance()

    filled = [n for n, tile in enumerate(table.state.province_tiles) if tile and not tiles[n]]
    assert filled == [3, 7]
    assert len(table.state.forum_stack) == before - 2
    assert table.state.province_tiles[0] == tiles[0]


def test_the_forum_of_four_players_is_filled_again():
    """[TR-17.2, X18]"""
    table = trajan(*NAMES).forum().asks(RefillForum()).chance()

    assert (len(table.state.forum), sum(map(bool, table.state.forum))) == (15, 15)
    assert all(tile.startswith("extra_") for tile in table.state.forum[:3])


def test_the_ships_turn_back():
    """[TR-17.3, X19]"""
    table = two()
    table.state.grey_ships = ("pairs", "identical")

    assert table.asks(BeginQuarter()).state.grey_ships == ()


def test_a_short_stack_serves_the_provinces_first():
    """[TR-17.2, R55, E51]"""
    table = trajan(*NAMES).forum()
    state = table.state
    state.forum_stack = state.forum_stack[:14]
    state.province_tiles = ("", "", "", *state.province_tiles[3:])
    table.asks(RefillForum()).chance()

    assert all(state.province_tiles)
    assert (sum(map(bool, state.forum[3:])), state.forum[-1], state.forum_stack) == (11, "", ())


def test_an_empty_stack_fills_nothing():
    """[TR-17.2, R55]"""
    table = two().forum()
    table.state.forum_stack = ()
    table.asks(RefillForum()).chance()

    assert not any(table.state.forum[3:])


def test_the_next_quarter_begins_with_new_bonus_tiles():
    """[TR-17.2, TR-17.4]"""
    table = late(3, 1).sow("Julia", "IV", "YOGWPBYOGWPB")
    bag = table.state.bag
    table.play("pass").play(table.options("claim")[0]).chance()

    assert (table.state.quarter, len(table.state.bonus)) == (2, 2)
    assert len(table.state.bag) == len(bag) - 2
    assert table.to_move() == "Claudia"


def test_two_laps_in_one_turn_end_two_rounds():
    """[TR-3.4, R07, E68]"""
    table = late(11, 3).sow("Julia", "IV", "YOGWPBYOGWPB")
    assert (table.state.time, table.state.due) == (0, 2)
    table.play("pass").play(table.options("claim")[0]).chance()

    assert (table.state.quarter, table.state.laps, len(table.state.demands)) == (4, 13, 1)


def test_the_sixteenth_lap_ends_the_game_at_once():
    """[TR-3.1, TR-17.4, R08, R56, E53, E68]"""
    table = late(15, 4).sow("Julia", "IV", "YOGWPBYOGWPB")
    stacks = (table.state.forum_stack, table.state.extra_stack, table.state.bag, table.state.demand_stack)
    table.play("pass").play(table.options("claim")[0])

    assert (table.state.over, table.state.laps, table.to_move()) == (True, 16, "")
    assert table.state.pending == []
    assert not any(table.state.forum)
    left = (table.state.forum_stack, table.state.extra_stack, table.state.bag, table.state.demand_stack)
    assert left == stacks
    assert table.state.demands == ()
