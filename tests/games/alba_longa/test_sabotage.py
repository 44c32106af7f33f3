"""AL-10: sabotage."""

import pytest

from rome_desktop.games.alba_longa.events import Sabotaged, SabotageLapsed
from tests.games.alba_longa.table import Table, kings


def victim(times: int = 1, **city: object) -> Table:
    """Cedric may sabotage the city of Melanie, which looks like this."""
    table = kings().harvest().has("Melanie", idle=0, **city)
    return table.sabotages("Cedric", "Melanie", times)


def test_a_peasant_who_is_sabotaged_goes_home_and_works_no_more():
    """[AL-10.1, AL-28.3]"""
    table = victim(workers=3).play("Cedric: sabotage quarry")
    player = table.player("Melanie")

    assert (player.workers, player.idle, player.population) == (2, 1, 3)
    (event,) = table.happened(Sabotaged)
    assert (event.seat, event.victim, event.workplace) == (0, 1, "quarry")
    assert (event.laid, event.captive) == (False, False)


def test_sabotage_cannot_be_declined():
    """[AL-10.1, R22]"""
    table = victim(workers=1)
    assert table.options() == ["sabotage quarry"]
    assert table.refused("pass") == ("AL-10.1", "sabotage-first")


def test_sabotage_without_a_workplace_to_choose_is_lost():
    """[AL-10.1, R22]"""
    table = victim(3, workers=1).play("sabotage quarry")

    assert not table.state.pending
    assert {event.seat for event in table.happened(SabotageLapsed)} == {0}
    assert {event.city for event in table.happened(SabotageLapsed)} == {"roma"}


def test_where_nobody_works_is_no_choice_and_neither_are_the_barracks():
    """[AL-10.2]"""
    table = victim(soldiers=4, priests=1)

    assert table.options() == ["sabotage temple"]
    assert table.refused("sabotage barracks") == ("AL-10.2", "barracks-are-safe")
    for place in ("market", "quarry", "farm"):
        assert table.refused(f"sabotage {place}") == ("AL-10.2", "nobody-to-sabotage")


@pytest.mark.parametrize(
    ("market", "after", "idle"), [("SSSSSSSS", "SSSSSSS", 1), ("SS", "S", 1), ("S", "L", 0), ("LC", "L", 0)]
)
def test_the_merchant_who_came_last_goes_and_the_only_one_lies_down(market, after, idle):
    """[AL-10.3, AL-23.3, R55, R56]"""
    player = victim(merchants=market).play("sabotage market").player("Melanie")
    assert (player.merchants, player.idle) == (after, idle)


@pytest.mark.parametrize("market", ["L", "D"])
def test_a_market_with_a_lying_merchant_only_is_no_choice(market):
    """[AL-10.3, R67]"""
    assert victim(merchants=market, workers=1).options() == ["sabotage quarry"]


def test_one_worker_goes_home():
    """[AL-10.4]"""
    player = victim(2, workers=5).play("sabotage quarry", "sabotage quarry").player("Melanie")
    assert (player.workers, player.idle) == (3, 2)


def test_a_priest_goes_home_and_the_disc_stays():
    """[AL-10.5]"""
    table = victim(2, priests=1, worship=6, workers=1).play("sabotage temple")

    assert (table.player("Melanie").worship, table.player("Melanie").priests) == (6, 0)
    assert table.options() == ["sabotage quarry"]


def test_priests_beside_the_track_go_first_so_the_level_may_not_suffer():
    """[AL-10.5, AL-14.1] Two of the four stand beside the track."""
    table = victim(2, priests=4, worship=8).play("sabotage temple", "sabotage temple")
    player = table.player("Melanie")
    assert player.worship + player.priests == 10


@pytest.mark.parametrize(
    ("fields", "granary", "after"),
    [
        ("SSSSS", 2, ("SSSSS", 1, 1)),
        ("SSSSS", 0, ("SSSSL", 0, 0)),
        ("SSL", 0, ("SLL", 0, 0)),
        ("LLLLL", 1, ("LLLLL", 0, 1)),
    ],
)
def test_the_granary_is_hit_first_and_then_a_field(fields, granary, after):
    """[AL-10.6, R23]"""
    player = victim(fields=fields, granary=granary).play("sabotage farm").player("Melanie")
    assert (player.fields, player.granary, player.idle) == after


def test_a_farm_where_all_lie_is_no_choice():
    """[AL-10.6]"""
    assert victim(fields="LLL", workers=1).options() == ["sabotage quarry"]


def test_whoever_was_sabotaged_cannot_be_sent_again_this_season():
    """[AL-10.1, AL-8.1] After the soldiers no phase of the season sends anyone."""
    table = victim(workers=2).play("sabotage quarry")
    assert (table.player("Melanie").idle, table.to_move()) == (1, "")
