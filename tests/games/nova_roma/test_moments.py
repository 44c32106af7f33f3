"""When the coach speaks up: each moment where it is there, and where it is almost there."""

from rome_desktop.engine.hidden import observe
from rome_desktop.games.nova_roma.forum import PutEmperor
from rome_desktop.games.nova_roma.moments import MOMENTS
from rome_desktop.games.nova_roma.rounds import Cleanup
from tests.games.nova_roma.table import GAME, Table, alone, nova


def said(table: Table, name: str = "Julia") -> set[str]:
    """All moments that are there for a seat, after everything that has happened."""
    seat = table.seat(name)
    view = observe(table.state, GAME.rules.zones, seat)
    return {moment for moment, there in MOMENTS.items() if there(view, table.log, seat)}


def three() -> Table:
    return nova("Julia", "Marcus", "Livia")


# ---- the forum


def test_the_emperor_is_new_to_whoever_has_become_first_player():
    """[NR-4.2, NR-19.1] Not in the first round, which somebody has to begin."""
    table = three()
    table.state.emperor_used.append("E1")
    for number in (1, 2):
        table.state.round = number
        table.asks(PutEmperor(0))
        assert ("emperor" in said(table)) == (number == 2)


def test_a_legionary_is_put_by_two_players_only():
    """[NR-22.2]"""
    for table in (nova("Julia", "Marcus"), three()):
        table.has("Julia", tokens=0).turn("Julia").play("place 0,0", "abandon trade", "abandon upgrade")
        assert ("legionary" in said(table)) == (len(table.names) == 2)


def test_full_power_is_three():
    """[NR-6.2]"""
    for power in (2, 3):
        table = three().has("Julia", goods="1/0/0/0/0").performs("Julia", "produce", power)
        assert ("full-power" in said(table)) == (power == 3)
        assert "full-power" not in said(table, "Marcus")


def test_an_abandoned_action_is_ones_own():
    """[NR-7.2]"""
    table = three().turn("Julia").play("place 0,0", "abandon trade")
    assert "abandoned" in said(table)
    assert "abandoned" not in said(table, "Marcus")


def test_a_petition_asks_for_an_action():
    """[NR-11.1, NR-11.4] The first-player token comes before."""
    table = nova("Julia", "Marcus", "Livia", first="Marcus").has("Julia", influence=3)
    table.steps("Julia", "petition", 1)
    assert table.options()[0] == "lead"
    assert "petition" not in said(table)
    table.play("lead")
    assert "petition" in said(table)
    assert "first-player-taken" not in said(table)
    assert "first-player-taken" in said(table, "Marcus")


def test_the_automa_scores_where_a_legionary_finds_no_place():
    """[NR-26.12]"""
    table = alone().round()
    assert "automa-blocked" not in said(table)
    table.state.spaces = [0] * 16
    table.play(table.options()[0])
    assert "automa-blocked" in said(table)


# ---- goods, artisans and tiles


def test_a_store_is_full_at_five():
    """[NR-8.2]"""
    assert "good-full" not in said(three().has("Julia", goods="4/4/4/4/4"))
    assert "good-full" in said(three().has("Julia", goods="0/0/5/0/0"))


def test_work_with_neighbours_or_with_nobody():
    """[NR-16.2, NR-16.3]"""
    cases = {
        (1, ""): set(),
        (1, "0,0"): {"neighbours"},
        (0, "0,0"): {"no-artisan"},
    }
    for (artisans, workers), expected in cases.items():
        table = three().has("Julia", artisans=artisans, workers=workers, goods="1/0/0/0/0")
        table.steps("Julia", "produce", 1)
        assert said(table) & {"neighbours", "no-artisan"} == expected


def test_a_tile_asks_for_an_exchange_or_to_be_used():
    """[NR-17.3, NR-17.5]"""
    for tile, expected in (
        ("exch_artisan", {"exchange"}),
        ("sp_income_coins", {"one-time"}),
        ("prod_wine", set()),
    ):
        table = three().has("Julia", artisans=1, coins=1, estate={"1,1": tile})
        table.steps("Julia", "produce", 1).play("assign 1,1")
        assert said(table) & {"exchange", "one-time"} == expected


def test_an_animal_is_no_other_tile():
    """[NR-17.4]"""
    for tile in ("animal", "prod_wine"):
        table = three()
        table.state.basic_row[0] = tile
        table.has("Julia", goods="0/0/0/0/0").steps("Julia", "upgrade", 1).play("tile 1", "cell 0,0")
        assert ("animal" in said(table)) == (tile == "animal")


# ---- city, sea and races


def test_outnumbered_where_the_seat_has_pieces():
    """[NR-20.4] As many are not more, and another zone is none of the seat's business."""
    for mine, expected in (("B0,1", True), ("B0,1 B0,2", False), ("A0,1", False)):
        table = three().has("Julia", built=mine).has("Marcus", goods="1/1/1/0/0", coins=1)
        table.state.building_row[0] = "BC04"
        table.steps("Marcus", "build", 2).play("contract BC04", "build B3,0|B3,1")
        assert ("outnumbered" in said(table)) == expected
        assert "outnumbered" not in said(table, "Marcus")


def test_a_reward_token_is_news_to_those_beside_it():
    """[NR-14.7]"""
    table = three().token("C0,1", "BT01")
    table.has("Julia", built="C1,0 C1,1").has("Marcus", goods="0/1/1/0/0", coins=1)
    table.state.building_row[0] = "BC04"
    table.steps("Marcus", "build", 3).play("contract BC04", "build C0,2|C1,2")
    assert "reward-token" in said(table)
    assert "reward-token" not in said(table, "Livia")


def test_laurels_are_at_some_ports_only():
    """[NR-13.10]"""
    table = three().has("Julia", goods="0/1/1/0/0")
    table.state.maritime_row[0] = "MC05"
    table.steps("Julia", "sail", 2).play("contract MC05", "sail N1")
    assert "port-with-points" not in said(table)
    table.play("sail N2")
    assert "port-with-points" in said(table)


def test_a_line_and_the_finish():
    """[NR-15.4, NR-20.6]"""
    table = three().has("Julia", markers=[5, 0, 0], goods="0/0/0/0/2", artisans=0).steps("Julia", "race", 2)
    assert not said(table) & {"wheel", "finish"}
    table.play("advance red")
    assert said(table) & {"wheel", "finish"} == {"wheel"}
    table.play("wheel token", "advance red")
    assert said(table) & {"wheel", "finish"} == {"finish"}


def test_behind_the_favourite_with_the_last_patrician():
    """[NR-19.2] Level, the other was there earlier; whoever does not race is told nothing."""
    julia, marcus = 0, 1
    for lap, mine, stack, expected in (
        (3, 2, (marcus, julia), True),
        (3, 2, (julia, marcus), False),
        (2, 2, (marcus, julia), False),
        (3, 3, (marcus, julia), False),
        (3, 0, (julia, marcus), False),
    ):
        table = three().has("Julia", markers=[mine, 0, 0]).has("Marcus", markers=[2, 0, 0])
        table.state.favourite = "CT1"
        table.state.stacks[0] = (*stack, 2)
        table.turn("Julia", lap)
        assert ("favourite-behind" in said(table)) == expected


# ---- cards and mosaic


def test_a_card_can_be_used_for_its_own_action():
    """[NR-7.8] And not when it lies face down."""
    for act, used, expected in (("build", [], True), ("race", [], False), ("build", [17], False)):
        table = three().has("Julia", row=[17], used=used).performs("Julia", act)
        assert ("card-active" in said(table)) == expected


def test_the_row_and_the_hand_have_their_limits():
    """[NR-12.3, NR-12.7]"""
    table = three().has("Julia", row=[1, 2], hand=[3, 4, 5, 6, 7])
    assert not said(table) & {"surcharge", "hand-full"}
    table.has("Julia", row=[1, 2, 8], hand=[3, 4, 5, 6, 7, 9])
    assert said(table) >= {"surcharge", "hand-full"}


def test_an_achievement_can_be_claimed_and_completes_a_line():
    """[NR-18.3, NR-18.8] Without a token nothing is ready."""
    for tokens in (0, 1):
        table = three().has(
            "Julia", strips=["MG3", "MY1", "MO1"], row=[1, 2], tokens=tokens, covered="0,1 0,2"
        )
        table.turn("Julia")
        assert ("achievement" in said(table)) == (tokens == 1)
    assert "line" not in said(table)
    table.play("claim 0,0", "reward row0")
    assert "line" in said(table)
    assert "line" not in said(table, "Marcus")


# ---- rounds


def test_what_the_end_of_a_round_brings():
    """[NR-19.2, NR-19.6, NR-20.1] A chariot for the first, artisans beyond three lost, and the last round."""
    table = three().has("Julia", markers=[1, 0, 0], artisans=4)
    table.state.favourite = "CT1"
    table.state.round = 4
    table.state.stacks[0] = (1, 2, 0)
    assert not said(table) & {"chariot", "artisans-lost", "last-round"}
    table.asks(Cleanup())
    assert said(table) >= {"chariot", "artisans-lost", "last-round"}
    assert said(table, "Marcus") & {"chariot", "artisans-lost"} == set()
