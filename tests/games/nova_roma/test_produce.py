"""[NR-16] Produce."""

import pytest

from rome_desktop.games.nova_roma.cleanup import ReturnArtisans
from tests.games.nova_roma.table import mask, nova


def producing(power, **values):
    return nova("Julia", "Marcus", "Livia").has("Julia", **values).steps("Julia", "produce", power)


@pytest.mark.parametrize(
    ("lines", "available", "placed", "wheat"),
    [
        (("assign 1,1", "assign 2,2"), 0, 2, 2),
        (("hire", "hire"), 4, 0, 0),
        (("hire", "assign 1,1"), 2, 1, 1),
    ],
)
def test_sub_actions(lines, available, placed, wheat):
    """[NR-16.1, NR-16.2, R-03] As many as the power, in any mix; a further one is refused."""
    table = producing(2, artisans=2, goods="2/0/0/0/0").play(*lines)
    player = table.player("Julia")
    assert (player.artisans, player.workers.bit_count(), player.goods[0]) == (available, placed, wheat)
    assert table.options() == []


def test_what_cannot_be_done():
    """[NR-16.1, NR-16.2, NR-16.3, NR-16.5] No wheat, no artisan, a cell that is taken."""
    table = producing(3, artisans=1, goods="0/0/0/0/0", workers="0,0", estate={"0,1": "animal"})
    assert table.refused("hire") == ("NR-16.2", "no-wheat-to-hire")
    assert table.refused("assign 0,0") == ("NR-16.5", "cell-has-an-artisan")
    assert table.refused("assign 0,1") == ("NR-17.4", "no-artisan-on-an-animal")
    assert table.refused("assign 3,3") == ("NR-17.1", "no-such-place")
    assert table.refused("buy wheat") == ("NR-16.1", "hire-place-or-be-done")
    table = producing(3, artisans=0, goods="3/0/0/0/0")
    assert table.refused("assign 0,0") == ("NR-16.3", "no-artisan-available")


def test_yields_with_neighbours():
    """[NR-16.3, X-29] One more for each other artisan in the row and in the column."""
    table = producing(3, artisans=3, coins=0, goods="1/1/1/1/1")
    for line, goods in (
        ("assign 0,0", "2/1/1/2/1"),
        ("assign 0,1", "2/2/1/4/1"),
        ("assign 1,1", "2/4/1/4/2"),
    ):
        assert table.play(line).goods("Julia") == goods
    assert table.player("Julia").coins == 0


def test_yields_are_capped():
    """[NR-8.2, X-30] Two wine are lost."""
    table = producing(1, artisans=1, goods="0/0/0/4/0", workers="0,0 0,1").play("assign 0,2")
    assert table.goods("Julia") == "0/0/1/5/0"


def test_an_artisan_just_hired():
    """[NR-16.4] Can be placed, and what he brings pays for the next."""
    table = producing(3, artisans=0, goods="1/0/0/0/0").play("hire", "assign 0,0", "hire")
    assert (table.player("Julia").artisans, table.goods("Julia")) == (1, "0/0/0/1/0")


def test_the_coin_just_produced():
    """[NR-16.6, NR-17.3, NR-29.2, X-31] The yield comes before the tile and pays for the exchange."""
    table = producing(2, artisans=1, coins=0, goods="1/1/1/1/1", estate={"2,2": "exch_artisan"})
    table.play("assign 2,2")
    assert table.options() == ["exchange", "done"]
    table.play("exchange")
    assert (table.player("Julia").coins, table.player("Julia").artisans) == (0, 1)
    table.play("assign 2,0")
    player = table.player("Julia")
    assert (player.coins, table.goods("Julia"), player.artisans) == (2, "2/1/2/1/1", 0)
    assert player.workers == mask("2,2", "2,0")


def test_artisans_stay_until_cleanup():
    """[NR-16.5, NR-16.8, NR-19.6] And count for neighbours in every turn of the round."""
    table = producing(1, artisans=1, goods="0/0/0/0/0", workers="1,0").play("assign 1,1")
    assert table.goods("Julia") == "0/1/0/0/2"
    assert table.player("Julia").workers == mask("1,0", "1,1")
    table.asks(ReturnArtisans())
    assert (table.player("Julia").workers, table.player("Julia").artisans) == (0, 2)


def test_placements_by_a_card_count_in_full():
    """[NR-16.7, NR-28.4] Yields, the tile, and neighbours later."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[19], coins=1, artisans=2, goods="0/0/0/0/0")
    table.has("Julia", estate={"0,0": "prod_stone"}).performs("Julia", "race", 1).play("use 19")
    assert table.refused("advance red") == ("NR-28.4", "place-the-artisan")
    assert table.refused("assign 9,9") == ("NR-17.1", "no-such-place")
    table.play("assign 0,0")
    assert (table.goods("Julia"), table.player("Julia").coins) == ("1/2/0/1/0", 0)
