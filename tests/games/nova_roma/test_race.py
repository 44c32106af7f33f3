"""[NR-15] Race."""

from rome_desktop.games.nova_roma.events import MarkerAdvanced
from rome_desktop.games.nova_roma.racing import AdvanceMarker
from tests.games.nova_roma.table import nova


def racing(power, **values):
    return nova("Julia", "Marcus", "Livia").has("Julia", **values).steps("Julia", "race", power)


def test_spaces_by_power():
    """[NR-15.1] On one track or on several, and not all of them need be used."""
    table = racing(3, artisans=0).play("advance red", "advance blue", "advance red")
    assert table.player("Julia").markers == (2, 0, 1)
    assert table.options() == []
    table = racing(3, artisans=0)
    assert table.refused("boost red") == ("NR-15.1", "advance-or-be-done")
    table.play("advance green", "done")
    assert table.player("Julia").markers == (0, 1, 0)


def test_over_a_line():
    """[NR-15.2, NR-15.3, NR-15.4, X-24] Horses, the wheel, and one space more for an artisan."""
    table = racing(3, markers=[2, 0, 0], goods="0/0/0/0/1", artisans=1).play("advance red")
    assert table.options() == ["wheel token", "wheel influence"]
    assert table.refused("advance red") == ("NR-15.4", "token-or-influence")
    table.play("wheel token", "advance red", "advance red")
    player = table.player("Julia")
    assert (player.goods[4], player.tokens, player.locked, player.markers[0]) == (0, 5, 2, 5)
    assert table.refused("boost red") == ("NR-15.3", "not-enough-horses")
    assert table.refused("advance red") == ("NR-15.2", "return-an-artisan-or-be-done")
    supply = table.state.artisans
    table.play("boost blue")
    assert (player.artisans, table.state.artisans, player.markers) == (0, supply + 1, (5, 0, 1))
    assert [event.space for event in table.happened(MarkerAdvanced)] == [3, 4, 5, 1]


def test_without_horses_the_marker_waits():
    """[NR-15.3] It stays before the line."""
    table = racing(1, markers=[2, 7, 0], goods="5/5/5/5/0")
    assert table.options() == ["advance blue", "done"]
    assert table.refused("advance red") == ("NR-15.3", "not-enough-horses")
    assert table.refused("advance green") == ("NR-15.7", "marker-is-at-the-end")


def test_the_end_of_a_track():
    """[NR-15.5, NR-15.7, X-25] Without tokens at the hippodrome influence; spaces not usable are lost."""
    table = racing(3, markers=[5, 7, 7], goods="0/0/0/0/2", locked=0, influence=8, coins=0, artisans=0)
    table.play("advance red", "advance red")
    player = table.player("Julia")
    assert (player.goods[4], player.influence, player.coins, player.markers[0]) == (0, 8, 1, 7)
    assert table.options() == []
    assert table.points("Julia", "hippodrome_finish") == 15


def test_influence_at_the_wheel():
    """[NR-15.4, NR-15.5] Chosen before the next space is moved."""
    table = racing(2, markers=[2, 0, 0], influence=1).play("advance red", "wheel influence")
    assert (table.player("Julia").influence, table.player("Julia").tokens) == (2, 4)


def test_the_top_of_the_stack():
    """[NR-15.6] Whoever arrives later stands above."""
    table = nova("Julia", "Marcus", "Livia").has("Marcus", markers=[1, 0, 0]).steps("Julia", "race", 1)
    table.play("advance red")
    assert table.state.stacks[0].index(1) < table.state.stacks[0].index(0)


def test_spaces_are_counted_from_the_start():
    """[NR-15.8] The start space is 0, the total is the sum of the markers."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", markers=[7, 3, 1], row=[9])
    assert table.points("Julia", "subject_cards") == 5


def test_the_artisan_alone():
    """[NR-15.2, NR-15.9] Step 2 without step 1; not without a marker that can advance."""
    table = racing(1, artisans=2).play("done", "boost red")
    assert table.player("Julia").markers == (1, 0, 0)
    assert table.options() == []
    assert racing(1, artisans=2, markers=[7, 7, 7]).options() == []
    assert racing(1, artisans=0).play("done").options() == []


def test_one_track_only():
    """[NR-29.9, X-34] The Hippodrome tile moves a single marker."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", markers=[2, 2, 0], goods="0/0/0/0/1")
    table.asks(AdvanceMarker(0, 2, -1, True))
    assert table.options() == ["advance red", "advance green", "advance blue", "done"]
    table.play("advance red", "wheel influence")
    assert table.options() == ["advance red", "done"]
    assert table.refused("advance green") == ("NR-29.9", "on-one-track-only")
    table.play("advance red")
    assert (table.player("Julia").markers, table.goods("Julia")) == ((4, 2, 0), "0/0/0/0/0")
    assert table.options() == []
