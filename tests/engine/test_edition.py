"""Ranks of a solo challenge: what counts, and what it earns."""

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.content.reader import tables
from rome_desktop.engine.edition import Name, Rank, Ranks

STEPS = (Rank("low", Name("Low", "Bas"), 0), Rank("high", Name("High", "Haut"), 10))


def test_own_points_or_the_margin_over_the_best_rival_count():
    assert Ranks("points", STEPS).measure([40, 35]) == 40
    assert Ranks("margin", STEPS).measure([40, 35, 38]) == 2
    assert Ranks("margin", STEPS).measure([40]) == 40


@pytest.mark.parametrize(
    ("measure", "rank"), [(-1, None), (0, "low"), (9, "low"), (10, "high"), (99, "high")]
)
def test_the_highest_rank_earned_is_reached(measure, rank):
    found = Ranks("points", STEPS).reached(measure)
    assert (found.id if found is not None else None) == rank


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.key)
def test_the_ranks_of_every_game_grow(game):
    ranks = game.ranks(tables(game.key)["solo"], game.complete(1, {}))
    least = [rank.least for rank in ranks.steps]
    assert least == sorted(set(least))
