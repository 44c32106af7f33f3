"""The moments at which the coach speaks up: there when they should be, and not a turn before."""

from rome_desktop.engine.events import Event
from rome_desktop.games.alba_longa.assisi import LootAssisi
from rome_desktop.games.alba_longa.blessings import RevealBlessing
from rome_desktop.games.alba_longa.course import BeginSeason
from rome_desktop.games.alba_longa.farmers import TurnCard
from rome_desktop.games.alba_longa.houses import OpenFreeHouses
from rome_desktop.games.alba_longa.ids import Phase, Season
from rome_desktop.games.alba_longa.merchants import PayMerchants
from rome_desktop.games.alba_longa.moments import MOMENTS
from rome_desktop.games.alba_longa.priests import RaiseWorship
from rome_desktop.games.alba_longa.returning import GiveCard
from rome_desktop.games.alba_longa.soldiers import BeginSoldiers
from rome_desktop.games.alba_longa.workers import BuildMonuments
from rome_desktop.games.alba_longa.year_end import FeedCities, GrowCities
from tests.games.alba_longa.table import Table, kings


def there(name: str, table: Table, who: str = "Cedric", events: list[Event] | None = None) -> bool:
    """Whether a moment is there for a King, after all that happened at the table."""
    heard = table.log if events is None else events
    return MOMENTS[name](table.seen_by(who), heard, table.seat(who))


# The court.


def test_a_peasant_lives_in_a_free_house():
    """[AL-6.1]"""
    table = kings().has("Cedric", population=12).asks(OpenFreeHouses())
    assert there("free-house", table)
    assert not there("free-house", table, "Melanie")
    assert not there("free-house", kings().has("Cedric", population=11).asks(OpenFreeHouses()))


def test_calling_has_become_dear():
    """[AL-6.10] From the third round on."""
    assert not there("dear-call", kings().sets(price=1).court())
    assert there("dear-call", kings().sets(price=2).court())
    assert not there("dear-call", kings().sets(price=2).court(), "Melanie")


def test_a_worker_has_no_partner():
    """[AL-13.1]"""
    assert there("odd-worker", kings().has("Cedric", workers=3).court())
    assert not there("odd-worker", kings().has("Cedric", workers=2).court())
    assert not there("odd-worker", kings().has("Melanie", workers=3).court())


def test_nobody_farms():
    """[AL-19.2] In the harvest season, unless there is wheat enough."""
    assert there("no-farmer", kings().harvest().court())
    assert not there("no-farmer", kings().court())
    assert not there("no-farmer", kings().harvest().has("Cedric", fields="S").court())
    assert not there("no-farmer", kings().harvest().has("Cedric", wheat=8).court())


# War.


def war(hero: int, foe: int, merchants: str = "S", soldiers: int = 1) -> Table:
    """Melanie attacks Cedric; both have laid their heroes."""
    table = kings().has("Cedric", merchants=merchants).has("Melanie", soldiers=soldiers)
    table.asks(BeginSoldiers()).play("Melanie: attack alba_longa")
    return table.play(f"Cedric: hero {hero}", f"Melanie: hero {foe}")


def test_the_city_is_attacked():
    """[AL-9.3]"""
    table = kings().has("Melanie", soldiers=1).asks(BeginSoldiers())
    assert not there("attacked", table)
    table.play("Melanie: attack alba_longa")
    assert there("attacked", table)
    assert not there("attacked", table, "Thierry")


def test_the_attack_has_failed():
    """[AL-9.8] Against who defends, at a draw or less."""
    assert there("repelled", war(4, 3))
    assert not there("repelled", war(4, 3), "Melanie")
    assert not there("repelled", war(3, 3))


def test_a_peasant_was_sabotaged():
    """[AL-10.1, AL-10.3] The last merchant is a matter of its own."""
    table = war(0, 1, merchants="SS")
    assert not there("sabotaged", table)
    table.play("Melanie: sabotage market")
    assert there("sabotaged", table)
    assert not there("sabotaged", table, "Melanie")
    assert not there("merchant-laid", table)
    table = war(0, 1).play("Melanie: sabotage market")
    assert there("merchant-laid", table)
    assert not there("merchant-laid", table, "Melanie")


def test_few_heroes_are_left():
    """[AL-11.2] When one is asked for."""
    table = kings().has("Melanie", soldiers=1).has("Cedric", active=[0, 1], used=[2, 3, 4])
    table.asks(BeginSoldiers())
    assert not there("few-heroes", table)
    assert there("few-heroes", table.play("Melanie: attack alba_longa"))
    table = kings().has("Melanie", soldiers=1).has("Cedric", active=[0, 1, 2], used=[3, 4])
    assert not there("few-heroes", table.asks(BeginSoldiers()).play("Melanie: attack alba_longa"))


def test_used_heroes_come_back():
    """[AL-11.2] After the last one but the 0."""

    def fight(active: list[int]) -> Table:
        table = kings().has("Melanie", soldiers=1)
        table.has("Cedric", active=active, used=[n for n in range(5) if n not in active])
        table.asks(BeginSoldiers()).play("Melanie: attack alba_longa")
        return table.play(f"Cedric: hero {active[-1]}", "Melanie: hero 0")

    assert there("heroes-back", fight([0, 1]))
    assert not there("heroes-back", fight([0, 1]), "Melanie")
    assert not there("heroes-back", fight([0, 1, 2]))


# Market, quarry and temple.


def test_merchants_take_a_stall():
    """[AL-12.3] Not only coins from the bank."""
    table = kings().has("Cedric", merchants="S").stalls(3, 2, 0, 0).asks(PayMerchants())
    assert there("stall-won", table)
    assert not there("stall-won", table, "Melanie")
    assert not there("stall-won", kings().has("Cedric", merchants="S").asks(PayMerchants()))


def test_the_disc_moves_for_most_workers():
    """[AL-22.3]"""
    table = kings(variants="job_well_done").has("Cedric", workers=2).asks(BuildMonuments())
    assert there("disc-moved", table)
    assert not there("disc-moved", table, "Melanie")
    assert not there("disc-moved", kings().has("Cedric", workers=2).asks(BuildMonuments()))


def test_worship_is_enough_for_any_card_and_the_blessing():
    """[AL-15.3, AL-16.1]"""
    assert not there("worship-plenty", kings().has("Cedric", worship=7))
    assert there("worship-plenty", kings().has("Cedric", worship=8))


def test_the_mark_of_piety_comes():
    """[AL-22.4] In the harvest season."""
    table = kings(variants="job_well_done").harvest().has("Cedric", priests=2).asks(RaiseWorship())
    assert there("marked", table)
    assert not there("marked", table, "Melanie")
    table = kings(variants="job_well_done").has("Cedric", priests=2).asks(RaiseWorship())
    assert not there("marked", table)


# Harvest and blessing.


def test_the_card_asks_for_more():
    """[AL-15.3] To who has never prayed it is no news."""

    def turned(worship: int) -> Table:
        table = kings().harvest().has("Cedric", worship=worship).asks(TurnCard())
        return table.play("chance weather W-M2")

    assert there("too-few-prayers", turned(4))
    assert not there("too-few-prayers", turned(5))
    assert not there("too-few-prayers", turned(0))


def test_the_blessing_brings_a_monument():
    """[AL-16.2, AL-16.3] If there is a foundation for it."""

    def blessed(card: str, monuments: int = 3) -> Table:
        table = kings().harvest().has("Cedric", blessed=True, monuments=monuments)
        return table.asks(RevealBlessing()).play(f"chance blessing {card}")

    assert there("monument-given", blessed("B-MONUMENT"))
    assert not there("monument-given", blessed("B-MONUMENT"), "Melanie")
    assert not there("monument-given", blessed("B-MONUMENT", monuments=10))
    assert not there("monument-given", blessed("B-WHEAT"))


# The year.


def test_a_dry_year_begins():
    """[AL-2.8]"""
    assert there("dry-year", kings().year(2, "dry").asks(BeginSeason(Season.GROWING)))
    assert not there("dry-year", kings().year(2, "wet").asks(BeginSeason(Season.GROWING)))


def test_the_last_card_is_there():
    """[AL-20.6] At the start of its first season."""
    assert there("last-year", kings().year(7, "dry").sets(phase=Phase.START))
    assert not there("last-year", kings().year(6, "dry").sets(phase=Phase.START))
    assert not there("last-year", kings().year(7, "dry").sets(phase=Phase.COURT))


def test_the_card_of_the_king_of_kings_comes():
    """[AL-18.1] To who gets it."""
    table = kings().sets(king=1).asks(GiveCard(1))
    assert not there("crowned", table)
    table.play("Melanie: give 0")
    assert there("crowned", table)
    assert not there("crowned", table, "Melanie")


def test_wheat_does_not_feed_all():
    """[AL-19.1, AL-19.2] Some peasants of one, all of another."""
    table = kings().has("Cedric", wheat=5).has("Melanie", wheat=8).asks(FeedCities())
    assert there("hunger", table)
    assert not there("hunger", table, "Melanie")
    assert there("city-lost", table)
    assert not there("city-lost", table, "Thierry")
    fed = kings()
    for name in ("Cedric", "Melanie", "Thierry"):
        fed.has(name, wheat=8)
    assert not there("city-lost", fed.asks(FeedCities()))


def test_wheat_is_left():
    """[AL-19.3]"""
    table = kings().has("Cedric", wheat=1).asks(GrowCities())
    assert there("growth-offered", table)
    assert not there("growth-offered", table, "Melanie")
    assert not there("growth-offered", kings().has("Melanie", wheat=1).asks(GrowCities()))


def test_all_monuments_stand():
    """[AL-20.1]"""
    assert not there("all-monuments", kings().has("Cedric", monuments=9))
    assert there("all-monuments", kings().has("Cedric", monuments=10))


def test_somebody_is_close_to_victory():
    """[AL-20.1] In both, and somebody else."""
    table = kings().has("Melanie", monuments=8, population=13)
    assert there("rival-near", table)
    assert not there("rival-near", table, "Melanie")
    assert not there("rival-near", kings().has("Melanie", monuments=7, population=16))
    assert not there("rival-near", kings().has("Melanie", monuments=10, population=12))


# Variants.


def test_a_peasant_is_captured():
    """[AL-23.1]"""
    table = kings(variants="spoils_of_war").has("Melanie", workers=2).sabotages("Cedric", "Melanie")
    assert not there("captured", table)
    table.play("Cedric: sabotage quarry")
    assert there("captured", table)
    assert not there("captured", table, "Melanie")


def test_products_can_be_taken():
    """[AL-24.5]"""
    table = kings(variants="assisi").asks(LootAssisi(0))
    assert there("loot-offered", table)
    assert not there("loot-offered", table, "Melanie")
