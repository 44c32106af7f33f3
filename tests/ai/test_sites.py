"""What an unfinished site of City of Marble is worth."""

import pytest

from rome_desktop.ai.city_of_marble.look import MarbleLook
from rome_desktop.ai.city_of_marble.sites import closures, outlook, rings, share, watchers
from rome_desktop.ai.city_of_marble.weights import WEIGHTS
from rome_desktop.games.city_of_marble.components import Kind

BUILDINGS = ((Kind.TEMPLE, 3), (Kind.BATHS, 4), (Kind.THEATRE, 5), (Kind.ARENA, 6))
ALL = 0b111111


def test_a_ring_goes_round_its_vertex(begin):
    geometry = begin().map
    for vertex, ring in rings(geometry).items():
        assert set(ring.triangles) == set(geometry.around[vertex])
        for n, triangle in enumerate(ring.triangles):
            assert ring.triangles[n - 1] in geometry.beside[triangle]
            assert ring.beyond[n] == -1 or ring.beyond[n] in geometry.beside[triangle]


def test_an_empty_ring_can_be_filled_by_three_to_six_tiles():
    """[RM-5.2] Four tiles are the likeliest."""
    ways = dict(closures(WEIGHTS, ALL, ALL))
    assert list(ways) == [3, 4, 5, 6]
    assert sum(ways.values()) == pytest.approx(1)
    assert max(ways, key=ways.__getitem__) == 4


def test_a_single_hole_without_room_beyond_spoils_the_site():
    """[RM-14.4]"""
    assert closures(WEIGHTS, 0b000100, 0) == ()
    assert closures(WEIGHTS, 0b000100, 0b000100) == ((1, 1.0),)


def test_the_last_and_the_first_triangle_are_neighbours():
    assert closures(WEIGHTS, 0b100001, 0) == ((1, 1.0),)


def test_only_a_sole_leader_gets_a_complete_site():
    """[RM-7.3, RM-7.4]"""
    assert share(WEIGHTS, [0, 0], 0) == [0, 0]
    assert share(WEIGHTS, [1, 1], 0) == [0, 0]
    assert share(WEIGHTS, [1, 2], 0) == [0, 1]


def test_a_bigger_lead_and_fewer_missing_tiles_are_worth_more():
    shares = [[share(WEIGHTS, [lead, 0], missing)[0] for missing in (1, 2, 3)] for lead in (1, 2)]
    assert shares[0] == sorted(shares[0], reverse=True)
    assert all(more > less for more, less in zip(shares[1], shares[0], strict=True))


def test_only_magistrates_on_the_kind_to_come_count():
    """[RM-7.2] Three tiles and one hole: baths."""
    baths = outlook(WEIGHTS, 3, 0b1, 0b1, ((Kind.BATHS, 0), (Kind.TEMPLE, 1)), 0, 2, BUILDINGS)
    assert baths.closing == Kind.BATHS
    assert baths.influence == (1, 0)
    assert baths.worth[0] > baths.worth[1] == 0


def test_a_look_sees_later_positions_as_a_fresh_look_would(positions):
    """Only what changed since the root is looked at again, and nothing that changed is missed."""
    states = list(positions(3, seed=2, every=1))
    for n in range(0, len(states) - 8, 5):
        look = MarbleLook(states[n], WEIGHTS)
        for later in states[n : n + 8]:
            fresh = MarbleLook(later, WEIGHTS)
            seen, worth = look.prospects(later)
            assert seen == fresh.outlooks
            assert worth == pytest.approx(fresh.worth)


def test_a_tile_is_watched_from_its_four_corners_at_least(begin):
    geometry = begin().map
    for position, watching in watchers(geometry).items():
        inner = {v for v in geometry.corner_vertices[position] if v in geometry.around}
        assert inner <= set(watching)
        assert len(watching) == len(set(watching))
