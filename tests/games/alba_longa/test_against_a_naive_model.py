"""The rules against the same rules written down once more, slowly: see naive.py."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from rome_desktop.engine.steps import Chance
from rome_desktop.games.alba_longa.events import CityAttacked, StallEmptied
from rome_desktop.games.alba_longa.farmers import BeginFarmers
from rome_desktop.games.alba_longa.merchants import PayMerchants
from rome_desktop.games.alba_longa.soldiers import BeginSoldiers
from rome_desktop.games.alba_longa.year_end import FeedCities
from tests.games.alba_longa import naive
from tests.games.alba_longa.table import Table, kings

MANY = settings(max_examples=80, deadline=None, derandomize=True)
few = st.integers(0, 6)
seats = st.integers(3, 5)


def in_order(table: Table) -> list[str]:
    return [table.names[side] for side in table.state.in_order()]


# Combat.


@MANY
@given(st.data(), seats, st.booleans())
def test_fights_are_those_of_the_naive_model(data, number, with_assisi):
    """[AL-9.1, AL-9.3, AL-9.5, AL-9.6, AL-9.7, AL-9.8, AL-9.9, AL-9.10, AL-24.4, AL-25.2]"""
    table = kings(min(4, number), "assisi") if with_assisi else kings(number)
    table.sets(king=data.draw(st.integers(0, len(table.names) - 1)), defenders=data.draw(few))
    order = in_order(table)
    soldiers = {king: data.draw(few) for king in order}
    for king in order:
        table.has(king, population=20, soldiers=soldiers[king], workers=9)
    table.asks(BeginSoldiers())
    cities = {table.player(king).city: king for king in order} | {"assisi": "assisi"}
    targets: dict[str, str] = {}
    heroes: dict[str, int] = {}
    while table.step() in ("ChooseTarget", "LayHero"):
        king, line = table.to_move(), data.draw(st.sampled_from(table.options()))
        if table.step() == "ChooseTarget":
            targets[king] = cities[line.split()[1]]
        else:
            heroes[king] = int(line.split()[1])
        table.play(line)
    while table.options():
        table.play(table.options()[0])

    assert [*targets] == [king for king in order if soldiers[king]]
    assert [*heroes] == [king for king in order if king in targets or king in targets.values()]
    found = [
        (cities[event.city], event.attack, event.defence, [table.names[side] for side in event.turns])
        for event in table.happened(CityAttacked)
    ]
    assert found == naive.fights(
        order, soldiers, targets, heroes, table.state.defenders - ("assisi" in targets.values())
    )


# Sabotage.


@MANY
@given(
    st.data(),
    st.text("SC", max_size=4),
    st.tuples(few, few, few, few),
    st.integers(0, 7),
    st.integers(0, 2),
)
def test_sabotages_are_those_of_the_naive_model(data, market, quarry_temple, farmers, captives):
    """[AL-10.1, AL-10.2, AL-10.3, AL-10.4, AL-10.5, AL-10.6, R22, R23, R55, R67]"""
    market = "".join(sorted(market, reverse=True))  # captives come last
    workers, worker_captives, priests, priest_captives = quarry_temple
    fields, granary = min(5, farmers), max(0, farmers - 5)
    table = (
        kings()
        .harvest()
        .has(
            "Melanie",
            population=40,
            merchants=market,
            workers=workers,
            worker_captives=worker_captives,
            priests=priests,
            priest_captives=priest_captives,
            fields="S" * fields,
            granary=granary,
            granary_captives=captives,
        )
    )
    idle, supply = table.player("Melanie").idle, table.state.bank_captives
    city = naive.City(
        ["mine" if letter == "S" else "captive" for letter in market],
        ["mine"] * workers + ["captive"] * worker_captives,
        ["mine"] * priests + ["captive"] * priest_captives,
        ["mine"] * fields,
        ["mine"] * granary + ["captive"] * captives,
    )
    left = 0
    for _ in range(12):
        table.sabotages("Cedric", "Melanie")
        assert table.options() == [f"sabotage {place}" for place in city.places()]
        if not table.options():
            break
        place = data.draw(st.sampled_from(city.places()))
        left += city.hit(place) == "supply"
        table.play(f"sabotage {place}")
        player = table.player("Melanie")
        words = {"S": "mine", "L": "lying", "C": "captive", "D": "lying captive"}
        assert [words[letter] for letter in player.merchants] == city.market
        assert (player.workers, player.worker_captives) == counted(city.quarry)
        assert (player.priests, player.priest_captives) == counted(city.temple)
        assert (player.granary, player.granary_captives) == counted(city.granary)
        assert [words[letter] for letter in player.fields] == city.fields
        assert (player.idle, table.state.bank_captives) == (idle + city.home, supply + left)


def counted(people: list[str]) -> tuple[int, int]:
    return people.count("mine"), people.count("captive")


# Merchants, the harvest, feeding.


@MANY
@given(
    st.lists(
        st.sampled_from(["", "L", "D", "S", "SS", "SSS", "LC", "SSSSSS", "LCC", "S" * 8]),
        min_size=3,
        max_size=5,
    ),
    st.data(),
)
def test_stalls_are_shared_as_in_the_naive_model(markets, data):
    """[AL-12.1, AL-12.2, AL-12.3, AL-12.4, AL-12.5, AL-12.6, R25, R26, R27, R28]"""
    table = kings(len(markets)).sets(king=data.draw(st.integers(0, len(markets) - 1)))
    stalls = data.draw(st.lists(few, min_size=len(markets) + 1, max_size=len(markets) + 1))
    table.stalls(*stalls)
    for king, letters in zip(table.names, markets, strict=True):
        table.has(king, population=20, merchants=letters, coins=0)
    words = {"S": "standing", "C": "captive", "L": "lying", "D": "lying captive"}
    people = {k: [words[m] for m in letters] for k, letters in zip(table.names, markets, strict=True)}
    gains, bank = naive.stalls_shared(in_order(table), stalls, people)
    table.asks(PayMerchants())

    assert {king: table.player(king).coins for king in table.names} == gains
    assert sum(event.coins for event in table.happened(StallEmptied)) == bank


@MANY
@given(st.data(), st.sampled_from(["dry", "moderate", "wet"]), st.booleans())
def test_harvests_are_those_of_the_naive_model(data, climate, job):
    """[AL-15.1, AL-15.3, AL-15.4, AL-15.5, AL-22.5, AL-22.9, R49]"""
    table = kings(3, "job_well_done" if job else "").harvest(climate)
    lines = {king: data.draw(st.tuples(st.text("SL", max_size=5), st.integers(0, 3))) for king in table.names}
    for king, (fields, granary) in lines.items():
        table.has(king, population=20, fields=fields, granary=granary, worship=data.draw(st.integers(0, 10)))
    table.asks(BeginFarmers()).chance()
    prayers, improving = table.state.prayers, set()
    able = [king for king in in_order(table) if table.player(king).worship >= prayers]
    while table.options():
        assert table.to_move() == able.pop(0)
        if data.draw(st.booleans()):
            improving.add(table.to_move())
            table.play("improve")
        else:
            table.play("pass")
    assert not able
    standing = {king: fields.count("S") + granary for king, (fields, granary) in lines.items()}
    best = [king for king in standing if standing[king] == max(standing.values()) > 0]
    for king, (fields, _) in lines.items():
        bonus = job and best == [king]
        wanted = naive.wheat(climate, standing[king], fields.count("L"), king in improving, bonus)
        assert table.player(king).wheat == wanted


@MANY
@given(st.lists(st.tuples(st.integers(1, 25), st.integers(0, 30)), min_size=3, max_size=5), st.data())
def test_feeding_is_that_of_the_naive_model(cities, data):
    """[AL-19.1, AL-19.2, AL-19.3, R37, R39]"""
    table = kings(len(cities)).sets(king=data.draw(st.integers(0, len(cities) - 1)))
    for king, (population, wheat) in zip(table.names, cities, strict=True):
        table.has(king, population=population, wheat=wheat)
    table.asks(FeedCities())
    left = [naive.fed(*city) for city in cities]

    assert [(player.population, player.wheat) for player in table.state.players] == left
    assert [player.alive for player in table.state.players] == [population > 0 for population, _ in left]
    if table.step() == "GiveCard":
        table.play(data.draw(st.sampled_from(table.options())))
    prices = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}
    for king in in_order(table):
        wheat = left[table.seat(king)][1]
        growths = [f"grow {n}" for n, price in prices.items() if price <= wheat]
        if growths:
            assert table.to_move() == king
            assert table.options() == ["pass", *growths]
            table.play("pass")
    assert table.to_move() == ""


# The court.


@MANY
@given(st.integers(2, 5), st.integers(0, 10_000), st.booleans())
def test_the_court_asks_what_the_naive_model_asks(number, seed, harvest):
    """[AL-6.3, AL-6.4, AL-6.5, AL-6.6, AL-6.7, AL-6.9, AL-6.10, AL-6.11, AL-6.12, AL-6.13, AL-21.2, R44]"""
    rng = random.Random(seed)
    table = kings(number).sets(king=rng.randrange(number))
    if harvest:
        table.harvest()
    for king in table.names:
        table.has(king, coins=rng.randrange(12), population=rng.randrange(1, 15))
    order = in_order(table)
    coins = {king: table.player(king).coins for king in order}
    idle = {king: table.player(king).idle for king in order}
    model = naive.Court(order, coins, idle, two=number == 2)
    table.court()
    for king, question, answers in model.asked(harvest):
        if question == "dice":
            assert isinstance(table.state.pending[-1], Chance)
            model.answer = f"dice {' '.join(str(rng.randint(1, 4)) for _ in range(4))}"
            table.play(f"chance {model.answer}")
            continue
        assert table.to_move() == king
        if question == "pay":
            assert len(table.options("pay")) == len(table.options()) == number + 1
        else:
            assert table.options() == answers
        lazy = [line for line in table.options() if line == "give_up"]
        keen = [line for line in table.options() if line != "give_up"]
        model.answer = rng.choice(lazy if lazy and rng.random() < 0.1 else keen)
        table.play(model.answer)

    assert not table.state.pending
    assert table.out() == order
    assert {king: table.player(king).coins for king in order} == coins
    assert {king: table.player(king).idle for king in order} == idle
    assert (table.state.dice_price, sum(table.state.stalls)) == (model.price, model.paid)
