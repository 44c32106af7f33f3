"""RM-7: who builds on a completed site, and who withdraws."""

import pytest

from rome_desktop.games.city_of_marble.events import BuildingBuilt, FountainBuilt, MagistrateWithdrawn
from tests.games.city_of_marble.table import Table, marble


def theatre() -> Table:
    """EX-1 just before the theatre is resolved: Julia has laid the fifth tile, with a magistrate."""
    table = marble("Julia", "Claudia", "Tiberius")
    table.given("1,0|1,1 theatre Julia", "0,0|0,1 theatre Claudia")
    table.given("1,-1|0,0 arena Claudia", "1,-1|2,-1 theatre Tiberius")
    return table.play("play theatre 2,-1|2,0", "magistrate")


def two_sites() -> Table:
    """VX-23: Julia completes V(1,0) and V(2,0) with one tile."""
    table = marble("Julia", "Claudia").given("1,0|0,1 baths", "1,-1|0,0 temple", "1,-1|2,-1 arena")
    table.given("3,-1|2,0 temple", "3,0|2,1 baths Claudia", "1,1|2,1 theatre")
    return table.play("play baths 1,0|2,0", "magistrate")


def test_a_theatre_with_five_tiles():
    """[RM-5.3, RM-7.2, RM-7.3, RM-7.6, RM-7.7, EX-1]"""
    table = theatre()
    assert list(table.state.sites) == ["1,0"]
    assert table.happened(BuildingBuilt) == [BuildingBuilt(0, "theatre", "1,0", 5, (2, 1, 1))]
    assert table.score("Julia") == 5

    table.play("Julia: withdraw 2,-1|2,0", "Claudia: withdraw 1,-1|0,0", "Tiberius: keep")
    assert table.on("theatre") == ["Julia", "Claudia"]
    assert table.on_tiles() == {"Julia": 1, "Claudia": 1, "Tiberius": 1}

    table.play("Julia: draw temple baths", "end")
    assert table.held("Julia") == {"theatre": 1}
    assert table.player("Julia").magistrates == 2
    assert table.on("theatre") == ["Claudia"]


def test_the_tiles_around_the_vertex_are_counted():
    """[RM-7.1] Four tiles make baths, whatever their colours."""
    table = marble("Julia", "Claudia").given("1,0|1,1 arena", "0,0|1,0 arena", "1,-1|2,-1 arena")
    table.play("play arena 2,-1|2,0", "leave")

    assert table.happened(FountainBuilt) == [FountainBuilt("1,0", "baths", (0, 0))]


def test_magistrates_on_other_colours_have_no_influence():
    """[RM-7.2, RM-7.4, VX-21]"""
    table = marble("Julia", "Claudia").given("1,0|2,0 baths Julia", "1,0|0,1 arena Claudia")
    table.play("play theatre 1,-1|1,0", "leave")
    assert table.built("1,0") == "fountain"

    table.play("Julia: withdraw 1,0|2,0", "Claudia: withdraw 1,0|0,1")

    assert table.on("treasury") == ["Julia", "Claudia"]


def test_the_builder_may_be_somebody_else():
    """[RM-7.3, RM-7.6, VX-22]"""
    table = marble("Julia", "Claudia", "Tiberius").given("1,0|2,0 temple Julia", "1,0|0,1 temple Julia")
    table.turn("Claudia", actions=1).play("Claudia: play temple 1,-1|1,0", "magistrate")
    assert table.happened(BuildingBuilt)[0].influence == (2, 1, 0)
    assert (table.built("1,0"), table.score("Julia"), table.score("Claudia")) == ("temple Julia", 3, 0)

    table.play("Claudia: withdraw 1,-1|1,0", "Julia: withdraw 1,0|2,0")

    assert table.on("temple") == ["Claudia", "Julia"]


def test_a_shared_lead_builds_a_fountain_and_nobody_scores():
    """[RM-7.4]"""
    table = marble("Julia", "Claudia").given("1,0|2,0 temple Julia", "1,0|0,1 temple Claudia")
    table.play("play baths 1,-1|1,0", "leave")

    assert table.happened(FountainBuilt) == [FountainBuilt("1,0", "temple", (1, 1))]
    assert table.score("Julia") == table.score("Claudia") == 0


def test_one_point_of_influence_is_enough():
    """[RM-7.3]"""
    table = marble("Julia", "Claudia").given("1,0|2,0 baths Claudia", "1,0|0,1 arena Claudia")
    table.play("play temple 1,-1|1,0", "magistrate")

    assert table.built("1,0") == "temple Julia"


def test_points_are_scored_at_once():
    """[RM-7.5, R18]"""
    table = theatre()

    assert table.to_move() == "Julia"
    assert table.score("Julia") == 5


def test_withdrawing_is_offered_in_turn_order_from_the_active_player():
    """[RM-7.6, RM-14.3]"""
    table = marble("Julia", "Claudia", "Tiberius").given("1,0|2,0 temple Julia", "1,0|0,1 temple Claudia")
    table.turn("Tiberius", actions=1).play("play temple 1,-1|1,0", "magistrate")

    table.play("Tiberius: keep", "Julia: keep", "Claudia: keep")
    assert table.built("1,0") == "fountain"


@pytest.mark.parametrize("position", ["1,-1|0,0", "0,0|0,1"])
def test_any_own_magistrate_of_the_site_may_be_withdrawn(position):
    """[RM-7.7, R19] Also one that gave no influence, of a player who did not build."""
    table = theatre().play("Julia: keep", f"Claudia: withdraw {position}")

    assert table.happened(MagistrateWithdrawn) == [MagistrateWithdrawn(1, position, "theatre")]


def test_at_most_one_magistrate_of_each_player_is_withdrawn():
    """[RM-7.7]"""
    table = theatre().play("Julia: withdraw 2,-1|2,0")

    assert table.to_move() == "Claudia"


@pytest.mark.parametrize("line", ["withdraw 0,0|0,1", "withdraw 3,-4|3,-3", "end", "draw temple baths"])
def test_only_an_own_magistrate_of_the_site_may_be_withdrawn(line):
    """[RM-7.7]"""
    assert theatre().refused(line) == ("RM-7.7", "an-own-magistrate-of-this-site")


def test_a_space_holds_any_number_of_magistrates():
    """[RM-7.8, R20]"""
    table = theatre()
    table.state.waiting["theatre"] = [0, 0, 1, 2, 2]

    table.play("withdraw 2,-1|2,0")

    assert table.on("theatre") == ["Julia", "Julia", "Claudia", "Tiberius", "Tiberius", "Julia"]


def test_a_magistrate_who_stays_counts_for_the_other_sites_of_his_tile():
    """[RM-7.9]"""
    table = two_sites().play("site 2,0", "Julia: keep", "Claudia: keep")
    assert table.built("2,0") == "fountain"

    assert table.built("1,0") == "baths Julia"


def test_the_active_player_picks_the_next_site_and_withdrawn_magistrates_no_longer_count():
    """[RM-7.10, R21, VX-23]"""
    table = two_sites()
    assert table.options() == ["site 1,0", "site 2,0"]
    assert table.refused("site 0,0") == ("RM-7.10", "choose-a-completed-site")

    table.play("site 1,0", "Julia: withdraw 1,0|2,0")

    assert (table.score("Julia"), table.score("Claudia")) == (4, 4)
    assert table.built("2,0") == "baths Claudia"


def test_a_magistrate_who_stays_can_make_the_next_site_a_fountain():
    """[RM-7.9, RM-7.10, VX-23]"""
    table = two_sites().play("site 1,0", "Julia: keep")
    assert (table.score("Julia"), table.built("2,0")) == (4, "fountain")

    table.play("Julia: withdraw 1,0|2,0", "Claudia: keep")

    assert table.on("treasury") == ["Julia"]


def test_the_other_order_gives_another_result():
    """[RM-7.10, VX-23]"""
    table = two_sites().play("site 2,0", "Julia: keep", "Claudia: keep", "Julia: withdraw 1,0|2,0")

    assert (table.built("2,0"), table.built("1,0")) == ("fountain", "baths Julia")
    assert (table.score("Julia"), table.score("Claudia")) == (4, 0)
    assert table.on("baths") == ["Julia"]
