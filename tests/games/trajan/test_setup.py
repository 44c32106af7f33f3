"""TR-2 and TR-22: set-up."""

import random
from math import prod

import pytest

from rome_desktop.engine.steps import roll
from rome_desktop.games.trajan.events import FirstPlayerChosen, MarkersArranged
from tests.games.trajan.table import GAME, Table, bare, box, shuffled, trajan


def arranging(seats: int = 2, arrangement: str = "hand", seed: int = 3) -> Table:
    """The table when the first player arranges markers."""
    return bare(seats, arrangement=arrangement).chance(seed)


def rows(seats: int) -> int:
    """Ways to put two markers of each of so many colours on as many trays, two to a tray."""
    left = {(2,) * seats: 1}
    for _ in range(seats):
        following: dict[tuple[int, ...], int] = {}
        for state, ways in left.items():
            for a in range(seats):
                for b in range(a, seats):
                    rest = list(state)
                    rest[a] -= 1
                    rest[b] -= 1
                    if min(rest) >= 0:
                        following[tuple(rest)] = following.get(tuple(rest), 0) + ways
        left = following
    return left[(0,) * seats]


@pytest.mark.parametrize(
    ("seats", "forum", "stack", "bag", "loop"), [(2, 6, 54, 8, 11), (3, 9, 51, 7, 16), (4, 12, 48, 6, 21)]
)
def test_the_table_for_two_three_and_four(seats, forum, stack, bag, loop):
    """[TR-1.1, TR-2.1, TR-2.2, TR-2.3, TR-2.4, TR-2.5, TR-2.6, TR-2.7, TR-2.8, TR-2.12, TR-2.13,
    TR-2.14, TR-22, X22]
    """
    state = trajan(*("Julia", "Claudia", "Tiberius", "Livia")[:seats]).state

    assert (len(state.forum), sum(map(bool, state.forum))) == (forum + 3, forum + 3)
    assert (len(state.forum_stack), len(state.extra_stack), len(state.bag)) == (stack, 9, bag)
    assert len(state.demand_stack) - box().demands.removed == 12
    assert (len(state.deck), list(map(len, state.discards))) == (58, [1, 1])
    assert (state.loop, state.time, state.grey_ships) == (loop, 0, ())
    assert sorted(state.district) == sorted(tile.id for tile in box().construction.tiles)
    assert all(state.province_tiles)
    for player in state.players:
        assert (player.reserve, player.workers, player.legionaries) == (13, 1, 1)
        assert (player.leader, player.arch, player.track, player.score) == ("camp", 0, 0, 0)


def test_the_first_player_is_drawn_and_the_last_ones_disc_is_on_top():
    """[TR-2.11, R01]"""
    table = bare(4)
    table.state.pending = [step for step in table.state.pending if "SetTable" in repr(step)]
    table.chance(0)
    first = table.state.first

    assert table.happened(FirstPlayerChosen) == [FirstPlayerChosen(first)]
    assert table.state.senate == tuple((first + n) % 4 for n in range(4))
    assert {shuffled(4, seed, 0).first for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("step", "line", "clause", "reason"),
    [
        ("DealConstruction", "sites roof_2", "TR-2.5", "each-construction-tile-once"),
        ("FillProvinces", "provinces senate_2", "TR-17.2", "tiles-of-the-forum-stack"),
        ("FillForum", "forum senate_2", "TR-17.2", "tiles-of-the-forum-stack"),
        ("FillExtras", "extras senate_2", "TR-17.2", "tiles-of-the-extra-action-stack"),
        ("ChooseFirstPlayer", "first 2", "TR-2.11", "a-seat-at-the-table"),
        ("ArrangeAtRandom", "markers YY YY YY YY YY YY", "TR-2.9", "two-markers-to-a-tray"),
        ("ArrangeAtRandom", "markers YO YO GW GW PB", "TR-2.9", "two-markers-to-a-tray"),
        ("RevealAllPiles", "piles TT01", "TR-2.10", "a-tile-of-each-pile"),
        ("DrawBonusTiles", "bonuses BT01 BT01 BT02 BT03", "TR-2.13", "bonus-tiles-of-the-bag"),
        ("ShuffleDeck", "cards wine", "TR-2.14", "all-cards-in-some-order"),
    ],
)
def test_other_answers_of_chance_are_refused(step, line, clause, reason):
    """[TR-2.2, TR-2.3, TR-2.5, TR-2.10, TR-2.11, TR-2.13, TR-2.14, TR-17.2]"""
    table = bare(2, arrangement="random")
    rng = random.Random(2)
    while type(asked := table.state.pending[-1]).__name__ != step:
        table.play(str(asked.draw(table.state, rng)))

    assert table.refused(line) == (clause, reason)


def test_markers_are_arranged_openly_one_player_after_the_other():
    """[TR-2.9, R02]"""
    table = arranging()
    first = table.to_move()
    table.play("fill YY", "fill OG", "fill OG", "fill WW", "fill PB")

    assert table.on_trays(first) == "I:YY II:OG III:OG IV:WW V:PB VI:PB"
    assert table.happened(MarkersArranged) == [
        MarkersArranged(table.seat(first), ("YY", "OG", "OG", "WW", "PB", "PB"))
    ]
    assert table.to_move() not in ("", first)
    assert not any(table.state.piles)


def test_a_colour_has_two_markers():
    """[TR-2.9, TR-1.2, E08]"""
    table = arranging()
    assert len(table.options("fill")) == 21
    table.play("fill YY")

    assert table.refused("fill YO") == ("TR-2.9", "markers-not-in-the-supply")
    assert table.refused("preset pairs") == ("TR-2.9", "arrange-the-markers-first")
    assert len(table.options()) == 15


def test_markers_can_be_arranged_in_so_many_ways():
    """[TR-2.9, R02, E08]"""
    assert rows(6) == 202_410


def test_a_preset_fills_all_trays():
    """[TR-2.9, R02]"""
    table = arranging(arrangement="preset")
    first = table.to_move()
    assert table.options() == ["preset pairs", "preset ladder", "preset facing"]
    assert table.refused("fill YY") == ("TR-2.9", "arrange-the-markers-first")
    table.play("preset ladder")

    assert table.on_trays(first) == "I:YO II:OG III:GW IV:WP V:PB VI:YB"


def test_chance_may_fill_the_trays():
    """[TR-2.9, R02]"""
    table = arranging()
    first = table.to_move()
    table.play("shuffle").play("markers YO YG OG WP WB PB")

    assert table.on_trays(first) == "I:YO II:YG III:OG IV:WP V:WB VI:PB"
    random_ones = [arranging(arrangement="random", seed=seed).state.players[0].trays for seed in range(9)]
    assert len({tuple(trays) for trays in random_ones}) == 9
    assert all(prod(map(len, trays)) == 64 for trays in random_ones)


def test_everybody_gets_a_bonus_tile_and_two_lie_by_the_senate():
    """[TR-2.13]"""
    table = arranging(3, "random")
    tiles = [tile for player in table.state.players for tile in player.yellow]

    assert [len(player.yellow) for player in table.state.players] == [1, 1, 1]
    assert len({*tiles, *table.state.bonus, *table.state.bag}) == 12
    assert len(table.state.bonus) == 2


def test_three_cards_are_taken_one_at_a_time():
    """[TR-2.15, R03]"""
    table = arranging(2, "random")
    first = table.to_move()
    table.deck("wine oil fish furs", "gems", "fruit")
    assert table.options() == ["draw", "pick left", "pick right"]
    assert table.refused("tile points") == ("TR-2.15", "take-a-card-first")
    table.play("pick left")
    assert table.state.discards == [["wine"], ["fruit"]]

    table.play("pick left", "draw")

    assert table.player(first).hand == ["gems", "wine", "fish"]
    assert table.to_move() not in ("", first)


def test_three_trajan_tiles_from_three_categories_go_to_the_slots_ii_iv_and_vi():
    """[TR-2.16, R04, E09]"""
    table = arranging(2, "random").play(*["draw"] * 6)
    first, tops = table.to_move(), table.state.piles
    assert len(table.options()) == 6
    table.play("tile demand").chance()
    assert table.refused("tile demand") == ("TR-2.16", "three-different-categories")
    assert table.refused("sow I") == ("TR-2.16", "choose-a-trajan-tile-first")
    assert len(table.options()) == 5
    table.play("tile points").chance()
    assert len(table.options()) == 4
    table.play("tile cards").chance()

    assert table.player(first).slots == ["", tops[5], "", tops[0], "", tops[1]]
    assert table.to_move() not in ("", first)


def test_after_the_set_up_the_first_player_sows():
    """[TR-2.17, TR-3.3]"""
    table = arranging(2, "random").play(*["draw"] * 6)
    while table.options("tile"):
        table.play(table.options("tile")[0]).chance()

    assert table.seat(table.to_move()) == table.state.first
    assert (table.state.quarter, table.state.laps) == (1, 0)
    assert table.options("sow")


def test_the_deal_depends_on_the_seed_alone():
    """[TR-2.2]"""
    one, other = (GAME.rules.setup(box(), 2, {}) for _ in range(2))
    for state in (one, other):
        roll(state, random.Random(4))

    assert one == other
