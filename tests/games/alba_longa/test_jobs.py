"""AL-12, AL-13 and AL-14: merchants, workers and priests."""

import pytest

from rome_desktop.games.alba_longa.events import MonumentsBuilt, StallEmptied, StallTaken, WorshipRaised
from rome_desktop.games.alba_longa.merchants import PayMerchants
from rome_desktop.games.alba_longa.priests import RaiseWorship
from rome_desktop.games.alba_longa.returning import ReturnPeasants
from rome_desktop.games.alba_longa.workers import BuildMonuments
from tests.games.alba_longa.table import Table, kings


def market(*merchants: str, stalls: tuple[int, ...] = (0, 0, 0, 0), king: int = 0) -> Table:
    """The merchants phase is over; nobody had a coin before it."""
    table = kings(len(stalls) - 1).sets(king=king).stalls(*stalls)
    for name, letters in zip(table.names, merchants, strict=False):
        table.has(name, population=20, merchants=letters)
    for name in table.names:
        table.has(name, coins=0)
    return table.asks(PayMerchants())


# Merchants.


@pytest.mark.parametrize(
    ("merchants", "coins"),
    [("", 0), ("S", 1), ("SS", 1), ("SSS", 2), ("SSSSS", 2), ("SSSSSS", 3), ("S" * 9, 3)],
)
def test_spaces_1_3_and_6_pay_a_coin_each(merchants, coins):
    """[AL-12.1, AL-3.4]"""
    table = market(merchants)
    assert table.coins() == [coins, 0, 0]


@pytest.mark.parametrize(("merchants", "coins"), [("L", 0), ("LCC", 1), ("D", 0), ("CCC", 2)])
def test_only_a_standing_merchant_is_paid_captives_included(merchants, coins):
    """[AL-12.1, AL-12.4, AL-23.8, R54, R56]"""
    assert market(merchants).coins() == [coins, 0, 0]


def test_the_bank_takes_the_richest_stall_before_any_king():
    """[AL-12.2]"""
    table = market("S", "", "", stalls=(2, 7, 1, 0))
    bank = market("S").state.bank_coins

    assert table.coins() == [1 + 2, 0, 0]
    assert table.state.bank_coins == bank + 7 + 1
    assert [event.coins for event in table.happened(StallEmptied)] == [7, 1]


def test_of_equally_rich_stalls_the_lower_number_goes_first():
    """[AL-12.2, R26]"""
    table = market("S", "", "", stalls=(0, 3, 3, 3))

    assert [str(event.stall) for event in table.happened(StallEmptied)] == ["II", "IV"]
    assert [str(event.stall) for event in table.happened(StallTaken)] == ["III"]


def test_the_richest_stall_is_emptied_without_any_merchants():
    """[AL-12.2, AL-12.6, R27]"""
    table = market(stalls=(1, 4, 0, 0))
    assert (table.coins(), table.state.stalls) == ([0, 0, 0], (0, 0, 0, 0))


def test_whoever_has_most_merchants_takes_the_richest_stall_left():
    """[AL-12.3, R29]"""
    table = market("S", "SS", "SSSS", stalls=(9, 5, 3, 1))
    assert [(event.seat, event.coins) for event in table.happened(StallTaken)] == [(2, 5), (1, 3), (0, 1)]


@pytest.mark.parametrize(("king", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_ties_of_merchants_go_by_turn_order(king, order):
    """[AL-12.3]"""
    table = market("SS", "SS", "SS", stalls=(9, 5, 3, 1), king=king)
    assert [event.seat for event in table.happened(StallTaken)] == order


def test_merchants_beside_the_track_and_captives_count_for_the_order_and_lying_ones_do_not():
    """[AL-12.3, R25, R54]"""
    table = market("S" * 7, "S" * 8, "LCC", "SSS", stalls=(9, 5, 4, 3, 1))
    assert [event.seat for event in table.happened(StallTaken)] == [1, 0, 3, 2]


def test_whoever_has_only_a_lying_merchant_takes_a_stall_after_the_others():
    """[AL-12.4, R28]"""
    table = market("L", "S", "D", stalls=(9, 5, 3, 1), king=2)
    assert [(event.seat, event.coins) for event in table.happened(StallTaken)] == [(1, 5), (2, 3), (0, 1)]
    assert table.coins() == [1, 6, 3]


def test_without_merchants_a_king_gets_nothing():
    """[AL-12.5]"""
    assert market("S", "", "S", stalls=(9, 5, 3, 1)).coins()[1] == 0


def test_coins_left_on_stalls_are_the_banks():
    """[AL-12.6, AL-28.4]"""
    table = market("S", stalls=(9, 5, 3, 1))
    assert table.state.stalls == (0, 0, 0, 0)
    assert sum(event.coins for event in table.happened(StallEmptied)) == 9 + 3 + 1


# Workers.


@pytest.mark.parametrize(("workers", "monuments"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_every_pair_of_workers_builds_a_monument(workers, monuments):
    """[AL-13.1]"""
    table = kings().has("Cedric", population=9, workers=workers).asks(BuildMonuments())
    assert table.player("Cedric").monuments == monuments
    assert sum(event.built for event in table.happened(MonumentsBuilt)) == monuments


def test_an_odd_worker_is_not_carried_over():
    """[AL-13.1]"""
    table = kings().has("Cedric", workers=3).asks(BuildMonuments(), ReturnPeasants())
    assert table.has("Cedric", workers=3).asks(BuildMonuments()).player("Cedric").monuments == 2


def test_nothing_is_built_after_the_tenth_monument():
    """[AL-13.1, R30]"""
    table = kings().has("Cedric", monuments=9, workers=6).asks(BuildMonuments())
    assert table.player("Cedric").monuments == 10


# Priests.


@pytest.mark.parametrize(
    ("level", "priests", "after"), [(0, 1, 1), (2, 3, 5), (7, 3, 10), (7, 5, 10), (10, 1, 10)]
)
def test_the_disc_moves_to_the_last_priest_on_the_track(level, priests, after):
    """[AL-14.1, R31]"""
    table = kings().has("Cedric", worship=level, priests=priests).asks(RaiseWorship())
    assert table.player("Cedric").worship == after
    assert sum(event.gained for event in table.happened(WorshipRaised)) == after - level


def test_worship_is_kept():
    """[AL-14.2]"""
    table = kings().has("Cedric", worship=7).harvest().asks(RaiseWorship(), ReturnPeasants(), RaiseWorship())
    assert table.player("Cedric").worship == 7
