"""What a computer player of City of Marble does not look at."""

import pytest

from rome_desktop.ai.city_of_marble.evaluator import MarbleEvaluator
from rome_desktop.catalogue import game
from rome_desktop.cli.choices import content_of
from rome_desktop.cli.simulate import Series, simulated
from rome_desktop.games.city_of_marble.actions import Draw, Play
from tests.games.city_of_marble.table import marble

MARBLE = game("city_of_marble")


def looked_at(table):
    return {type(action) for action in MarbleEvaluator().options(table.state)}


@pytest.mark.parametrize(
    ("stacks", "draws"), [((9, 9, 9, 9), True), ((2, 2, 1, 9), True), ((2, 1, 1, 9), False)]
)
def test_what_nobody_is_in_time_to_lay_is_not_drawn(stacks, draws):
    """[RM-11.1] Nine tiles are held; four to draw for two until three stacks are empty make four actions."""
    table = marble("Julia", "Marcus").stacks(*stacks).holds("Julia", 3, 2, 2, 2).turn("Julia")
    assert looked_at(table) >= {Play}
    assert (Draw in looked_at(table)) is draws


def test_a_draw_passes_in_the_last_round():
    """[RM-11.4] Whoever would do harm by laying a tile need not."""
    table = marble("Julia", "Marcus").stacks(0, 0, 0, 9).holds("Julia", 3, 2, 2, 2).last_turn("Julia")
    assert looked_at(table) >= {Play, Draw}


@pytest.mark.thorough
@pytest.mark.parametrize("seed", [19, 20])
def test_four_who_wait_for_one_another_build_all_the_same(seed):
    """They drew until three stacks were empty, and nobody had a point."""
    kinds = ("normal",) * 4
    series = Series(MARBLE, content_of(MARBLE), kinds, MARBLE.complete(4, {}), None, 2000)
    assert min(standing.score for standing in simulated(series, seed).standings) > 30
