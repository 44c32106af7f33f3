"""[NR-9, NR-10] Trade and Upgrade."""

from rome_desktop.games.nova_roma.events import TilePut, TileTaken
from rome_desktop.games.nova_roma.refilling import RefillRows
from tests.games.nova_roma.table import mask, nova


def test_trade():
    """[NR-9.1, NR-9.2, NR-9.3, NR-9.5, X-08] Coins, two cards for a coin, goods for all coins owned."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", coins=1, hand=[1, 2, 3, 4, 5], goods="4/5/0/0/0")
    table.steps("Julia", "trade", 2)
    assert table.player("Julia").coins == 3
    table.play("discard 1", "discard 2", "discard 3", "discard 4")
    assert table.player("Julia").coins == 5
    assert table.state.subject_discards == [1, 2, 3, 4]
    table.play("buy wheat")
    assert table.refused("buy wheat") == ("NR-9.4", "good-is-full")
    assert table.refused("buy stone") == ("NR-9.4", "good-is-full")
    table.play("buy wood", "buy wood", "buy wood", "buy wine")
    assert (table.goods("Julia"), table.player("Julia").coins) == ("5/5/3/1/0", 0)
    assert len(table.player("Julia").hand) == 1


def test_cards_are_sold_in_pairs():
    """[NR-9.2] An odd one cannot be discarded alone."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[1, 2, 3]).steps("Julia", "trade", 1)
    assert table.refused("buy wheat") == ("NR-9.2", "sell-cards-or-be-done")
    table.play("discard 2")
    assert table.refused("done") == ("NR-9.2", "cards-are-sold-in-pairs")
    assert table.refused("discard 2") == ("NR-9.2", "card-is-not-in-the-hand")
    table.play("discard 3")
    assert table.player("Julia").coins == 2
    assert table.options("discard") == []


def test_a_full_good_is_not_bought():
    """[NR-9.4] With all goods full nothing is offered."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="5/5/5/5/5").steps("Julia", "trade", 3)
    assert table.options() == []


def test_upgrade():
    """[NR-10.1, NR-10.2] Influence, and influence for wine; at the top of the track coins."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", influence=5, goods="0/0/0/3/0", coins=0)
    table.steps("Julia", "upgrade", 2).play("wine", "wine")
    assert table.refused("buy wine") == ("NR-10.2", "spend-wine-or-be-done")
    assert (table.player("Julia").influence, table.player("Julia").coins) == (8, 1)
    table.play("done")
    assert table.goods("Julia") == "0/0/0/1/0"


def test_the_estate_market():
    """[NR-10.3, NR-10.7, X-40] One tile at the price of its slot, whatever the power."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", coins=1, goods="0/0/0/0/0")
    table.state.basic_row = ["prod_wheat", "animal", "exch_good", "prod_horse"]
    table.state.special_row = ["lion"]
    table.steps("Julia", "upgrade", 1)
    assert table.options() == ["tile 1", "tile 2", "tile 3", "done"]
    assert table.refused("tile 4") == ("NR-10.3", "price-cannot-be-paid")
    assert table.refused("tile 5") == ("NR-10.3", "price-cannot-be-paid")
    assert table.refused("cell 0,0") == ("NR-10.3", "take-a-tile-or-be-done")
    table.play("tile 2", "cell 1,1")
    assert table.player("Julia").coins == 0
    assert table.player("Julia").estate[4] == "animal"
    assert table.options() == []
    table.asks(RefillRows())
    assert table.state.basic_row[:3] == ["prod_wheat", "exch_good", "prod_horse"]
    assert table.state.basic_row[3]
    assert table.happened(TileTaken)[0].slot == 2


def test_the_special_tile_costs_wine():
    """[NR-10.3, NR-5.8] Its space stays empty until cleanup."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="0/0/0/1/0")
    table.state.special_row = ["lion"]
    table.steps("Julia", "upgrade", 1).play("done", "tile 5", "cell 0,0")
    assert table.goods("Julia") == "0/0/0/0/0"
    assert table.asks(RefillRows()).state.special_row == [""]
    table.steps("Julia", "upgrade", 1)
    assert table.refused("tile 5") == ("NR-10.3", "no-tile-on-this-space")


def test_a_tile_replaces_another():
    """[NR-10.4, NR-10.5] The old one leaves the game; the new one lies face up; none moves."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", estate={"0,0": "sp_sail"}, spent="0,0")
    table.state.basic_row[0] = "animal"
    table.steps("Julia", "upgrade", 1).play("done", "tile 1")
    assert len(table.options("cell")) == 9
    assert table.refused("done") == ("NR-10.4", "put-the-tile-on-a-cell")
    table.play("cell 0,0")
    assert table.state.estate_gone == ["sp_sail"]
    assert (table.player("Julia").estate[0], table.player("Julia").spent) == ("animal", 0)
    assert table.happened(TilePut)[0].replaced == "sp_sail"


def test_a_tile_under_an_artisan():
    """[NR-10.6] He stays and receives nothing."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", workers="0,0", goods="0/0/0/0/0")
    table.state.basic_row[0] = "prod_wine"
    table.steps("Julia", "upgrade", 1).play("tile 1", "cell 0,0")
    assert table.player("Julia").workers == mask("0,0")
    assert table.goods("Julia") == "0/0/0/0/0"
