"""TR-21 and TR-25: what is known, and notes on the program."""

import random

from rome_desktop.engine.hidden import imagine
from rome_desktop.games.trajan.hidden import ZONES
from rome_desktop.games.trajan.ids import HIDDEN
from tests.games.trajan.table import box, shuffled, solo, two


def test_hands_and_the_draw_pile_are_hidden():
    """[TR-21.2]"""
    table = two().hand("Julia", "wine").hand("Claudia", "oil fish")
    view = table.seen_by("Julia")

    assert view.players[0].hand == ["wine"]
    assert view.players[1].hand == [HIDDEN] * 2
    assert set(view.deck) == {HIDDEN}
    assert view.discards == table.state.discards
    assert table.seen_by(None).players[0].hand == [HIDDEN]


def test_the_rivals_deck_is_hidden():
    """[TR-21.2, TR-24.2]"""
    view = solo().rival_plays("senate-2").seen_by("Julia")

    assert set(view.rival_deck) == {HIDDEN}
    assert view.rival_shown == ["senate-2"]


def test_what_is_imagined_uses_the_cards_of_the_box():
    """[TR-21.2, TR-1.3]"""
    state = shuffled(2, 5, 90)
    guess = imagine(state.clone(), ZONES, random.Random(1))
    assert guess == state


def test_points_are_counted_as_they_occur():
    """[TR-21.1, TR-2.12]"""
    table = two().acts("Julia", "senate").play("advance").acts("Julia", "senate").play("advance")

    assert table.score("Julia") == 5


def test_what_the_mat_and_the_box_hold():
    """[TR-1.1, TR-1.2, TR-1.3, TR-1.4, TR-1.5, TR-1.6, TR-1.7]"""
    made = box()

    assert [str(place.deed) for place in made.circle.trays] == [
        "seaport",
        "forum",
        "military",
        "senate",
        "trajan",
        "construction",
    ]
    assert (made.player.pawns, len(made.markers.colours), made.player.markers_per_colour) == (15, 6, 2)
    assert (len(made.commodities.kinds), made.commodities.copies) == (12, 5)
    assert (len(made.trajan.tiles), made.forum.total, made.forum.extra_total) == (54, 70, 12)
    assert (len(made.construction.tiles), len(made.ships.tiles), len(made.bonuses.tiles)) == (20, 3, 12)
    assert [icon.id for icon in made.demands.icons] == ["bread", "games", "religion"]
    assert len(made.construction.types) == 5
