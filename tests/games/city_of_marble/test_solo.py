"""RM-13: the solo challenge."""

import random
from statistics import mean

import pytest

from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import options, play, roll
from rome_desktop.games.city_of_marble.actions import Play
from rome_desktop.games.city_of_marble.events import (
    BridgeTaken,
    CoinTaken,
    FinalRoundBegun,
    FountainBuilt,
    ImperiumTaken,
    LastTurnBegun,
    MagistratePlaced,
    MagistrateRecalled,
    MagistrateWithdrawn,
    PieceLaid,
    SenateSkipped,
    TilePlaced,
    TurnBegun,
)
from rome_desktop.games.city_of_marble.solo import (
    SenateTile,
    best_position,
    coverage,
    point_difference,
    tallest_stack,
)
from rome_desktop.games.city_of_marble.state import MarbleState
from tests.games.city_of_marble.table import GAME, Table, box, solo

SENATE = 1


def laid(table: Table) -> list[str]:
    """Where the Senate has laid tiles."""
    return [event.position for event in table.happened(TilePlaced) if event.seat == SENATE]


def test_the_table_is_set_for_two_and_the_one_player_begins():
    """[RM-13.1]"""
    table = solo("praetor")

    assert table.state.stacks == {"temple": 14, "baths": 16, "theatre": 12, "arena": 10}
    assert (table.player("Senate").magistrates, table.score("Senate")) == (3, 0)
    assert set(table.player("Senate").ready.values()) == {0}
    assert table.to_move() == "Julia"


@pytest.mark.parametrize(
    ("level", "tiles"), [("quaestor", [1, 1, 1]), ("praetor", [1, 2, 1]), ("consul", [2, 2, 2])]
)
def test_the_senate_lays_one_or_two_tiles_by_level_and_round(level, tiles):
    """[RM-13.2]"""
    table = solo(level)
    counts = []
    for _ in tiles:
        before = len(laid(table))
        table.play("Julia: draw temple baths", "draw temple baths", "end")
        counts.append(len(laid(table)) - before)

    assert counts == tiles
    assert [turn.seat for turn in table.happened(TurnBegun)] == [0, 1, 0, 1, 0, 1, 0][: len(tiles) * 2 + 1]


@pytest.mark.parametrize(
    ("heights", "kind"),
    [
        ((14, 16, 12, 10), "baths"),
        ((9, 3, 9, 9), "temple"),
        ((5, 5, 5, 5), "baths"),
        ((1, 1, 2, 2), "theatre"),
        ((0, 0, 0, 1), "arena"),
        ((0, 0, 0, 0), None),
    ],
)
def test_the_senate_takes_the_tallest_stack_and_baths_before_temple_before_theatre(heights, kind):
    """[RM-13.3]"""
    assert tallest_stack(solo().stacks(*heights).state) == kind


def test_the_first_tile_of_the_senate():
    """[RM-13.3, RM-13.4, RM-13.5, VX-41]"""
    table = solo()
    position = "3,-4|2,-3"
    assert point_difference(table.state, SENATE, tallest_stack(table.state), position) == 0
    assert coverage(table.state, position) == 3
    assert table.state.map.position_number[position] == 22

    table.senate_moves()

    assert TilePlaced(SENATE, "baths", position) in table.log
    assert MagistratePlaced(SENATE, position) in table.log
    assert table.state.stacks["baths"] == 15


def test_without_a_tile_the_senate_skips():
    """[RM-13.3, RM-13.13]"""
    table = solo().stacks(0, 0, 0, 0).asks(SenateTile(SENATE))

    assert table.happened(SenateSkipped) == [SenateSkipped(SENATE)]
    assert laid(table) == []


def test_without_a_place_the_tile_stays_in_its_stack_and_no_magistrate_is_taken_back():
    """[RM-13.3, RM-13.13]"""
    table = solo().given("1,-2|2,-2 baths Senate", "2,-2|3,-2 baths Senate", "4,-1|3,0 baths Senate")
    table.state.open = 0
    table.asks(SenateTile(SENATE))

    assert table.happened(SenateSkipped) == [SenateSkipped(SENATE)]
    assert table.state.stacks["baths"] == 16
    assert table.on_tiles() == {"Senate": 3}


def test_with_no_magistrate_left_the_senate_takes_back_the_earliest():
    """[RM-13.4, RM-13.13]"""
    table = solo().given("1,-2|2,-2 baths Senate", "2,-2|3,-2 baths Senate", "4,-1|3,0 baths Senate")
    table.senate_moves()

    kinds = [type(event) for event in table.log]
    assert table.happened(MagistrateRecalled) == [MagistrateRecalled(SENATE, "1,-2|2,-2")]
    assert kinds.index(MagistrateRecalled) < kinds.index(TilePlaced) < kinds.index(MagistratePlaced)


def test_with_a_magistrate_in_supply_none_is_taken_back():
    """[RM-13.4]"""
    table = solo().given("1,-2|2,-2 baths Senate").senate_moves()

    assert table.happened(MagistrateRecalled) == []
    assert table.on_tiles() == {"Senate": 2}


def test_with_all_three_waiting_the_tile_is_laid_without_a_magistrate():
    """[RM-13.13]"""
    table = solo().waits("Senate", "baths", "baths", "treasury").senate_moves()

    assert len(laid(table)) == 1
    assert table.happened(MagistratePlaced) == []


def test_a_second_tile_starts_again_after_everything_the_first_set_off():
    """[RM-13.13]"""
    table = (
        solo("consul").stacks(5, 5, 5, 5).given("1,0|2,0 baths Julia", "1,0|0,1 temple Senate").senate_moves()
    )
    assert [str(event.kind) for event in table.happened(TilePlaced)] == ["baths"]

    table.play("Julia: keep")

    assert [str(event.kind) for event in table.happened(TilePlaced)] == ["baths", "temple"]


def test_coverage_counts_open_inner_corners_only():
    """[RM-13.5 b]"""
    table = solo().given("3,-4|3,-3 temple")
    position = "4,-5|3,-4"  # corners: two on the rim, one at the Quirinal
    assert coverage(table.state, position) == 6

    inner = solo().given("1,0|2,0 baths", "1,0|0,1 baths")
    before = coverage(inner.state, "1,-1|1,0")
    inner.site("1,0", "temple", "Julia")

    assert coverage(inner.state, "1,-1|1,0") == before - 6


def test_the_lowest_position_breaks_a_tie():
    """[RM-13.5 c]"""
    table = solo()
    places = table.state.map.listed(table.state.open)
    most = max(coverage(table.state, p) for p in places)

    kind = tallest_stack(table.state)
    assert kind is not None
    assert best_position(table.state, SENATE, kind) == next(
        p for p in places if coverage(table.state, p) == most
    )


def test_the_senate_at_a_spring_builds_towards_the_middle():
    """[RM-13.5, RM-13.6, VX-42]"""
    table = solo().given("3,-4|3,-3 temple").senate_moves()

    assert table.happened(TilePlaced) == [TilePlaced(SENATE, "baths", "4,-5|3,-4")]
    assert table.state.map.position_number["4,-5|3,-4"] == 7
    assert [event.end for event in table.happened(PieceLaid)] == ["3,-4", "2,-3", "3,-3"]


def only(table: Table, position: str) -> Table:
    """No other position is open."""
    table.state.open = 1 << table.state.map.position_number[position]
    return table


def test_the_senate_takes_bridges_as_usual():
    """[RM-13.6]"""
    table = only(solo().given("0,-2|-1,-1 baths"), "-1,-2|-2,-1").asks(SenateTile(SENATE))

    assert table.happened(BridgeTaken) == [BridgeTaken(SENATE, 2)]
    assert table.player("Senate").bridges == [3]
    assert table.seen_by("Julia").players[SENATE].bridges == [-1]


def test_a_blocked_spring_stops_the_senate_early():
    """[RM-13.6, RM-8.2.3]"""
    table = solo().given("3,-4|4,-4 baths").line("white", "2,3 3,-4 4,-4 2,-4")
    only(table, "3,-5|3,-4").asks(SenateTile(SENATE))

    assert [event.end for event in table.happened(PieceLaid)] == ["4,-5"]


def test_the_senate_builds_for_itself_when_it_can():
    """[RM-13.5, RM-13.12, VX-47]"""
    table = solo().given("1,0|2,0 baths Julia", "1,0|0,1 temple Senate").senate_moves()

    assert laid(table) == ["1,-1|1,0"]
    assert (table.built("1,0"), table.score("Senate")) == ("temple Senate", 3)
    assert table.state.map.position_number["1,-1|1,0"] == 89


def test_the_senate_does_not_build_for_the_player():
    """[RM-13.5, RM-13.12, VX-47]"""
    table = solo().given("1,0|2,0 temple Julia", "1,0|0,1 arena")
    kind = tallest_stack(table.state)
    assert kind is not None
    assert point_difference(table.state, SENATE, kind, "1,-1|1,0") == -3
    assert (coverage(table.state, "1,-1|1,0"), coverage(table.state, "1,-1|0,0")) == (12, 11)

    table.senate_moves()

    assert laid(table) == ["1,-1|0,0"]
    assert table.state.map.position_number["1,-1|0,0"] == 88


def test_each_site_is_judged_as_if_nobody_withdrew_but_resolved_as_usual():
    """[RM-13.7, RM-13.12, VX-47]"""
    table = solo().given("1,0|0,1 baths", "1,-1|0,0 temple", "1,-1|2,-1 arena", "3,-1|2,0 temple")
    table.given("3,0|2,1 baths Julia", "1,1|2,1 theatre")
    kind = tallest_stack(table.state)
    assert kind is not None
    assert point_difference(table.state, SENATE, kind, "1,0|2,0") == 4

    table.senate_moves()

    assert laid(table) == ["1,0|2,0"]
    assert table.happened(MagistrateWithdrawn) == [MagistrateWithdrawn(SENATE, "1,0|2,0", "baths")]
    assert (table.score("Senate"), table.score("Julia")) == (4, 4)
    assert table.built("2,0") == "baths Julia"
    table.play("Julia: withdraw 3,0|2,1")


def test_the_senate_withdraws_from_the_earliest_tile_in_your_turn_as_well():
    """[RM-13.7]"""
    table = solo().given("1,0|0,1 baths Senate", "1,0|2,0 temple Senate")
    table.play("Julia: play temple 1,-1|1,0", "leave")

    assert table.happened(MagistrateWithdrawn) == [MagistrateWithdrawn(SENATE, "1,0|0,1", "temple")]


def test_the_senate_collects_at_the_end_of_its_turn_and_never_spends():
    """[RM-13.8]"""
    table = solo().waits("Senate", "arena", "treasury").imperium("Senate", temple=3)
    table.play("Julia: draw temple baths", "draw temple baths", "end")

    assert table.held("Senate") == {"temple": 3, "arena": 1}
    assert ImperiumTaken(SENATE, "arena", 1) in table.log
    assert CoinTaken(SENATE, "") in table.log
    assert table.player("Senate").magistrates == 2


def test_the_senate_never_expands_and_is_never_asked():
    """[RM-13.8]"""
    table = solo().given("3,-4|3,-3 baths").line("grey", "3,-5 3,-4")
    for _ in range(3):
        table.senate_moves()
        assert table.to_move() == "Julia"

    assert [event for event in table.happened(PieceLaid) if event.colour == "grey"] == []


@pytest.mark.parametrize("trigger", ["Julia", "Senate"])
def test_in_the_final_round_the_senate_lays_one_tile_and_then_comes_your_last_action(trigger):
    """[RM-13.9] Whoever triggers it: the end is checked after either side's turn."""
    table = solo("consul").stacks(0, 0, 0, 4)
    if trigger == "Julia":
        table.turn("Julia", actions=0).play("end")
    else:
        table.senate_moves()

    assert table.happened(FinalRoundBegun) == [FinalRoundBegun(table.seat(trigger))]
    assert [turn.seat for turn in table.happened(LastTurnBegun)] == [SENATE, 0]
    assert len(laid(table)) == (1 if trigger == "Julia" else 3)
    table.play("Julia: draw arena" if table.state.stacks["arena"] == 1 else "Julia: draw arena arena", "end")
    assert table.state.over


@pytest.mark.parametrize(
    ("margin", "rank"),
    [
        (-5, ""),
        (0, ""),
        (1, "aedile"),
        (9, "aedile"),
        (10, "praetor"),
        (24, "praetor"),
        (25, "consul"),
        (49, "consul"),
        (50, "princeps"),
    ],
)
def test_the_margin_gives_the_rank(margin, rank):
    """[RM-13.10]"""
    table = solo()
    table.player("Julia").score, table.player("Senate").score = 40 + margin, 40

    found = GAME.rank(table.state, {})
    assert (found.id if found else "") == rank
    assert table.winners() == (["Julia"] if margin > 0 else ["Senate"])


def greedy(state: MarbleState, rng: random.Random) -> Action:
    """What a simple player does: the best tile with a magistrate, a new pair of tiles when none scores."""
    found = options(state)
    by_verb = {
        verb: [a for a in found if a.verb == verb] for verb in ("play", "draw", "recall", "magistrate")
    }
    if state.players[0].magistrates:
        values = {
            play: (point_difference(state, 0, play.kind, play.position), coverage(state, play.position))
            for play in by_verb["play"]
            if isinstance(play, Play)
        }
        if values:
            return max(values, key=values.__getitem__)
    for verb in ("recall", "draw", "magistrate"):
        if by_verb[verb]:
            return rng.choice(by_verb[verb])
    return found[0]


def greedy_margin(level: str, seed: int) -> int:
    """Points by which the simple player beats the Senate."""
    rng = random.Random(seed)
    state = GAME.rules.setup(box(), 1, {"solo": level})
    roll(state, rng)
    while state.pending:
        play(state, greedy(state, rng))  # type: ignore[arg-type]
    mine, theirs = (standing.score for standing in GAME.rules.standings(state))
    return mine - theirs


def test_each_level_is_harder_than_the_one_before():
    """[RM-13.11] A greedy player's margins fall from level to level."""
    margins = [mean(greedy_margin(level, seed) for seed in range(4)) for level in GAME.solo]

    assert margins == sorted(margins, reverse=True)
    assert margins[0] > 0


def test_a_fountain_counts_nothing_for_the_senate():
    """[RM-13.12]"""
    table = solo().given("1,0|2,0 arena Julia", "1,0|0,1 arena")
    kind = tallest_stack(table.state)
    assert kind is not None
    assert point_difference(table.state, SENATE, kind, "1,-1|1,0") == 0

    only(table, "1,-1|1,0").asks(SenateTile(SENATE))

    assert table.happened(FountainBuilt) == [FountainBuilt("1,0", "temple", (0, 0))]
