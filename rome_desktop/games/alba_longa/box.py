"""All there is in the box, and what must be true of it: counts that add up, a game that can be played."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from rome_desktop.engine.edition import Check, Edition, failed
from rome_desktop.games.alba_longa.city_board import Cities, Farm, Housing, Market, Monuments, Temple
from rome_desktop.games.alba_longa.components import (
    Blessings,
    Court,
    Dice,
    Feeding,
    Growth,
    Heroes,
    Prayers,
    SabotageTable,
    Sale,
    Stalls,
    Start,
    Supply,
    Victory,
    Weather,
    Workplaces,
)
from rome_desktop.games.alba_longa.ids import CITIES, CLIMATES, DICE, LEVELS, PRODUCTS, STALLS, WORKPLACES
from rome_desktop.games.alba_longa.variants import Assisi, JobWellDone, Solo, SpoilsOfWar


@dataclass(frozen=True, slots=True)
class Box:
    """The content file: a field for each of its tables."""

    edition: Edition
    supply: Supply
    start: Start
    dice: Dice
    workplaces: Workplaces
    court: Court
    stalls: Stalls
    monuments: Monuments
    housing: Housing
    market: Market
    temple: Temple
    farm: Farm
    cities: Cities
    heroes: Heroes
    sabotage: SabotageTable
    weather: Weather
    prayers: Prayers
    blessings: Blessings
    growth: Growth
    feeding: Feeding
    sale: Sale
    victory: Victory
    job_well_done: JobWellDone
    spoils_of_war: SpoilsOfWar
    assisi: Assisi
    solo: Solo

    def faults(self) -> list[tuple[str, str]]:
        """Counts that do not add up, as (path in the file, what should be true)."""
        return failed(checks(self))


def checks(box: Box) -> Iterator[Check]:
    """Every check."""
    yield from (*names(box), *decks(box), *limits(box), *scales(box), *signs(box))


def names(box: Box) -> Iterator[Check]:
    """Every word of the box once, in its order."""
    in_order: tuple[tuple[str, Any, Any], ...] = (
        (
            "dice.kinds",
            [(d.id, d.workplace) for d in box.dice.kinds],
            list(zip(DICE, WORKPLACES, strict=False)),
        ),
        ("workplaces.places", [w.id for w in box.workplaces.places], list(WORKPLACES)),
        ("cities.places", [c.id for c in box.cities.places], list(CITIES)),
        ("weather.wheat", [y.climate for y in box.weather.wheat], list(CLIMATES)),
        ("assisi.products", [p.id for p in box.assisi.products], list(PRODUCTS)),
        ("solo.levels", [level.id for level in box.solo.levels], list(LEVELS)),
    )
    for path, found, wanted in in_order:
        yield path, found == wanted, "each is named once, in the order of the rules"
    solo = box.solo
    sorts: tuple[tuple[str, Any, Any], ...] = (
        ("solo.die_order", solo.die_order, DICE),
        ("solo.sabotage_order", solo.sabotage_order, WORKPLACES[1:]),
        ("solo.loot_order", solo.loot_order, PRODUCTS),
    )
    for path, named, wanted in sorts:
        yield path, sorted(named) == sorted(wanted), "each is named once"
    for path, ids in (
        ("prayers.cards", [card.id for card in box.prayers.cards]),
        ("blessings.cards", [card.id for card in box.blessings.cards]),
    ):
        yield path, len(set(ids)) == len(ids), "each has its own id"


def decks(box: Box) -> Iterator[Check]:
    """[AL-2.7, AL-2.9, AL-20.6] There are cards for every year."""
    piles = box.weather.piles_used
    for climate in CLIMATES:
        cards = sum(card.climate == climate for card in box.prayers.cards)
        needed = piles + (climate == box.weather.first)
        yield "prayers.cards", cards >= needed, f"there are {needed} cards for the climate {climate}"
    years = 1 + piles * len(CLIMATES)
    blessings = sum(card.count for card in box.blessings.cards)
    yield "blessings.cards", blessings >= years, "there is a blessing for every year"


def limits(box: Box) -> Iterator[Check]:
    """Numbers with which no game could be played, or not to its end."""
    prices = box.court.prices
    yield "court.prices", bool(prices) and sorted(prices) == list(prices), "the price never falls"
    yield "dice.faces", min(box.dice.faces, default=0) > 0, "a die shows at least 1"
    yield "dice.faces", max(box.dice.faces, default=9) <= 4, "a die shows at most 4"
    rows = [(row.seats, row.stalls) for row in box.stalls.in_use]
    yield (
        "stalls.in_use",
        [seats for seats, _ in rows] == [2, 3, 4, 5],
        "there is a row for 2, 3, 4 and 5 seats",
    )
    yield "stalls.in_use", all(0 < n <= len(STALLS) for _, n in rows), f"there are 1 to {len(STALLS)} stalls"
    yield "start.peasants", box.start.peasants > 0, "a city has peasants to begin with"
    yield "sale.keep", box.sale.keep > 0, "a King keeps a peasant"
    yield "monuments.workers_each", box.monuments.workers_each > 0, "a monument takes workers"
    free = box.housing.free
    yield "housing.free", sorted(set(free)) == list(free), "the free houses are in order"
    yield "housing.free", all(0 < n <= box.housing.spaces for n in free), "the free houses are on the track"
    paying = box.market.paying
    yield (
        "market.paying",
        all(0 < n <= box.market.spaces for n in paying),
        "the paying spaces are on the track",
    )
    yield (
        "heroes.values",
        len(set(box.heroes.values)) >= 2 and 0 in box.heroes.values,
        "there is a hero besides the 0",
    )


def scales(box: Box) -> Iterator[Check]:
    """Tables that grow from step to step, and what there is room for."""
    steps = [(s.success, s.sabotages) for s in box.sabotage.steps]
    yield "sabotage.steps", bool(steps) and steps[0][0] > 0 and sorted(steps) == steps, "the steps grow"
    wheat = box.growth.wheat
    yield (
        "growth.wheat",
        bool(wheat) and sorted(set(wheat)) == list(wheat) and wheat[0] > 0,
        "the prices grow",
    )
    assisi = box.assisi
    whole = sum(p.start for p in assisi.products)
    right = whole <= assisi.max_all and all(p.start <= assisi.max_each for p in assisi.products)
    yield "assisi.products", right, "Assisi begins with no more products than it can hold"
    goal = box.victory.monuments <= box.monuments.foundations
    yield "victory.monuments", goal, "no more monuments are wanted than there are foundations"
    points = [rank.points for rank in box.solo.ranks]
    yield "solo.ranks", bool(points) and sorted(set(points)) == points, "the points of the ranks grow"
    yield "solo.levels", all(n.workers_each > 0 for n in box.solo.levels), "a monument takes workers"


def signs(box: Box) -> Iterator[Check]:
    """Nothing is below nothing but what a year costs in points; who lies or eats never gets wheat for it."""
    for part in fields(box):
        for field in fields(getattr(box, part.name)):
            path = f"{part.name}.{field.name}"
            if path != "solo.score_per_year":
                found = numbers(getattr(getattr(box, part.name), field.name))
                yield path, min(found, default=0) >= 0, "no number is below nothing"
    least = min((row.wheat for row in box.weather.wheat), default=0)
    yield "weather.laid_down", box.weather.laid_down <= least, "a lying farmer takes no wheat away"
    yield "feeding.wheat_each", box.feeding.wheat_each > 0, "a peasant eats wheat"


def numbers(value: Any) -> list[int]:
    """Every whole number in a part of the box."""
    if is_dataclass(value):
        return numbers([getattr(value, field.name) for field in fields(value)])
    if isinstance(value, tuple | list):
        return [number for part in value for number in numbers(part)]
    return [value] if isinstance(value, int) else []
