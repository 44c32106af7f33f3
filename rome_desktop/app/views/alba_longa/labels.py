"""What the panels, rooms and places of the table are called, on it and to a screen reader."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from rome_desktop.app.kit.spoken import capitalised
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spot_words import SpotLabels
from rome_desktop.app.views.alba_longa import spots
from rome_desktop.app.views.alba_longa.pieces import NUMERALS
from rome_desktop.app.views.alba_longa.shown import AlbaShown, City, Tracks
from rome_desktop.app.words.alba_longa.terms import AlbaTerms
from rome_desktop.games.alba_longa.foresight import idle_workers, outcome
from rome_desktop.games.alba_longa.state import AlbaState

PARTS: dict[str, Any] = {
    "board": QT_TRANSLATE_NOOP("AlbaLabels", "The table of Alba Longa"),
    "season": QT_TRANSLATE_NOOP("AlbaLabels", "Season and weather"),
    "court": QT_TRANSLATE_NOOP("AlbaLabels", "Dice of the court"),
    "market": QT_TRANSLATE_NOOP("AlbaLabels", "Market stalls"),
    "city": QT_TRANSLATE_NOOP("AlbaLabels", "City"),
    "other": QT_TRANSLATE_NOOP("AlbaLabels", "Another city"),
    "growing": QT_TRANSLATE_NOOP("AlbaLabels", "Growing"),
    "harvest": QT_TRANSLATE_NOOP("AlbaLabels", "Harvest"),
    "this-year": QT_TRANSLATE_NOOP("AlbaLabels", "this year"),
    "next-year": QT_TRANSLATE_NOOP("AlbaLabels", "next year"),
    "cost": QT_TRANSLATE_NOOP("AlbaLabels", "Dice cost"),
    "others-pay": QT_TRANSLATE_NOOP("AlbaLabels", "others pay 1"),
    "richest": QT_TRANSLATE_NOOP("AlbaLabels", "the richest is emptied"),
    "monuments": QT_TRANSLATE_NOOP("AlbaLabels", "Monuments"),
    "houses": QT_TRANSLATE_NOOP("AlbaLabels", "Houses"),
    "home": QT_TRANSLATE_NOOP("AlbaLabels", "Home"),
    "granary": QT_TRANSLATE_NOOP("AlbaLabels", "granary"),
    "king": QT_TRANSLATE_NOOP("AlbaLabels", "King of Kings"),
    "mark": QT_TRANSLATE_NOOP("AlbaLabels", "mark of piety"),
    "none": QT_TRANSLATE_NOOP("AlbaLabels", "none"),
    "gone": QT_TRANSLATE_NOOP("AlbaLabels", "This city is lost"),
    "assisi-note": QT_TRANSLATE_NOOP("AlbaLabels", "neutral, looted instead of sabotaged"),
    "assisi-defenders": QT_TRANSLATE_NOOP("AlbaLabels", "Defenders"),
    "assisi-coin": QT_TRANSLATE_NOOP("AlbaLabels", "Coins"),
    "assisi-wheat": QT_TRANSLATE_NOOP("AlbaLabels", "Wheat"),
    "assisi-captive": QT_TRANSLATE_NOOP("AlbaLabels", "Captives"),
    "council-target": QT_TRANSLATE_NOOP("AlbaLabels", "Choose in secret: the city to attack"),
    "council-hero": QT_TRANSLATE_NOOP("AlbaLabels", "Choose in secret: your hero"),
    "council-back": QT_TRANSLATE_NOOP("AlbaLabels", "Choose in secret: a hero to take back"),
    "council-note": QT_TRANSLATE_NOOP("AlbaLabels", "It stays face down until all have chosen."),
    "war": QT_TRANSLATE_NOOP("AlbaLabels", "War"),
    "work": QT_TRANSLATE_NOOP("AlbaLabels", "Work"),
    "harvesting": QT_TRANSLATE_NOOP("AlbaLabels", "The harvest"),
    "food": QT_TRANSLATE_NOOP("AlbaLabels", "Food of the cities"),
    "sums": QT_TRANSLATE_NOOP("AlbaLabels", "soldiers + hero; sabotage if attack is more"),
    "yields": QT_TRANSLATE_NOOP("AlbaLabels", "farmers × wheat"),
    "sell-note": QT_TRANSLATE_NOOP("AlbaLabels", "once a season; one peasant must stay"),
    "grow-note": QT_TRANSLATE_NOOP("AlbaLabels", "once a year; wheat that is left is kept"),
    "improve-note": QT_TRANSLATE_NOOP("AlbaLabels", "every standing farmer yields 1 wheat more"),
    "bless-note": QT_TRANSLATE_NOOP("AlbaLabels", "a card is turned over: wheat, coins or a monument"),
    "loot": QT_TRANSLATE_NOOP("AlbaLabels", "Loot of Assisi"),
    "in-all": QT_TRANSLATE_NOOP("AlbaLabels", "In all"),
    "sealed": QT_TRANSLATE_NOOP("AlbaLabels", "has chosen"),
    "chooses": QT_TRANSLATE_NOOP("AlbaLabels", "chooses in secret"),
    "defends": QT_TRANSLATE_NOOP("AlbaLabels", "defends"),
    "cannot-grow": QT_TRANSLATE_NOOP("AlbaLabels", "cannot grow"),
    "emptied": QT_TRANSLATE_NOOP("AlbaLabels", "to the bank"),
    "ledger": QT_TRANSLATE_NOOP("AlbaLabels", "How the season stands"),
    "lay": QT_TRANSLATE_NOOP("AlbaLabels", "lay here"),
    "laid-here": QT_TRANSLATE_NOOP("AlbaLabels", "laid face down here"),
    "improve": QT_TRANSLATE_NOOP("AlbaLabels", "Improve the harvest"),
    "bless": QT_TRANSLATE_NOOP("AlbaLabels", "Share in the blessing"),
    "purse": QT_TRANSLATE_NOOP("AlbaLabels", "Purse"),
    "army": QT_TRANSLATE_NOOP("AlbaLabels", "Army"),
    "order": QT_TRANSLATE_NOOP("AlbaLabels", "Who calls the court"),
    "weather": QT_TRANSLATE_NOOP("AlbaLabels", "This year’s weather"),
    "next": QT_TRANSLATE_NOOP("AlbaLabels", "Next year’s weather"),
    "blessing": QT_TRANSLATE_NOOP("AlbaLabels", "Blessings"),
    "seasons": QT_TRANSLATE_NOOP("AlbaLabels", "Season"),
    "crown": QT_TRANSLATE_NOOP("AlbaLabels", "The card of the King of Kings"),
    "defenders": QT_TRANSLATE_NOOP("AlbaLabels", "Defenders of Assisi"),
}
JOBS: dict[str, Any] = {
    "black": QT_TRANSLATE_NOOP("AlbaLabels", "Soldiers"),
    "grey": QT_TRANSLATE_NOOP("AlbaLabels", "Merchants"),
    "white": QT_TRANSLATE_NOOP("AlbaLabels", "Workers"),
    "brown": QT_TRANSLATE_NOOP("AlbaLabels", "Priests"),
}


class AlbaLabels(SpotLabels):
    """Names; the words set the language of `terms` with each context."""

    def __init__(self, terms: AlbaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.terms = terms
        self._sorts: dict[type[SpotKey], Callable[[Any, AlbaShown], str]] = {
            spots.Die: self._die,
            spots.Stall: self._stall,
            spots.Idle: self._idle,
            spots.Put: self._put,
            spots.Room: self._room,
            spots.Target: self._target,
            spots.Product: lambda key, shown: self.part(f"assisi-{key.kind}"),
            spots.Hero: self._hero,
            spots.HeroCard: self._hero_card,
            spots.CityCard: lambda key, shown: self.city(key.city),
            spots.LaidCard: lambda key, shown: self.part("laid-here"),
            spots.Season: lambda key, shown: self.part("seasons"),
            spots.Purse: lambda key, shown: self._owned(key.side, shown, self.part("purse")),
            spots.Wheat: lambda key, shown: self._owned(key.side, shown, self.part("assisi-wheat")),
            spots.People: lambda key, shown: self._owned(key.side, shown, self.tr("Population")),
            spots.Mark: lambda key, shown: self.part("mark"),
            spots.Crown: lambda key, shown: self.part("crown"),
            spots.Grow: lambda key, shown: self.tr("Grow by %n peasants", "", key.peasants),
            spots.Sell: lambda key, shown: self.tr("Sell %n peasants", "", key.peasants),
        }

    @property
    def goal(self) -> int:
        """The population that is needed."""
        return self.terms.box.victory.population

    @property
    def temple_spaces(self) -> int:
        """Levels of worship, 0 included."""
        return self.terms.box.temple.spaces + 1

    def part(self, key: str) -> str:
        """A heading or a word on the table."""
        text = PARTS.get(key, PARTS["other"])
        return QCoreApplication.translate("AlbaLabels", text)

    def city(self, key: str) -> str:
        """The name of a city."""
        return self.terms.city(key)

    def job(self, colour: str) -> str:
        """Whom a die sends to work, such as “Soldiers”."""
        return QCoreApplication.translate("AlbaLabels", JOBS[colour])

    # ---- headings and notes

    def owner(self, name: str, is_looking: bool) -> str:
        """Beside the name of the large city."""
        return self.tr("{name}, only looking").format(name=name) if is_looking else name

    def room_titles(self, tracks: Tracks) -> dict[str, str]:
        """The headings of the rooms."""
        found = {
            room: self.terms.workplace(room) for room in ("barracks", "market", "quarry", "temple", "farm")
        }
        for room in ("monuments", "houses", "granary"):
            found[room] = self.part(room)
        return found

    def strip_title(self, room: str) -> str:
        """A heading in a strip."""
        return self.part("home") if room == "houses" else self.terms.workplace(room)

    def strip_foot(self, room: str, city: City, view: AlbaState) -> str:
        """One line below the people in a strip."""
        if room == "houses":
            return self.tr("{population} in all").format(population=city.population)
        if room == "barracks":
            return self.army(city.soldiers)
        if room == "market":
            return self.tr("%n coins", "", city.coins)
        if room == "quarry":
            return self.builds(outcome(view, city.side, room), 0)
        if room == "temple":
            return self.worship(city.worship)
        return self.tr("%n wheat", "", city.wheat)

    def monuments(self, built: int, needed: int, each: int) -> str:
        """[AL-13.1, AL-27.10] How many stand, and how many workers build one more."""
        return self.tr("{built} of {needed}; %n workers build one", "", each).format(
            built=built, needed=needed
        )

    def free_houses(self, free: tuple[int, ...]) -> str:
        said = ", ".join(str(number) for number in free)
        return self.tr("free house at {spaces}").format(spaces=said)

    def army(self, soldiers: int) -> str:
        return self.tr("army {strength}").format(strength=soldiers)

    def income(self, coins: int) -> str:
        return self.tr("brings %n coins", "", coins)

    def worship(self, level: int) -> str:
        return self.tr("worship {level}").format(level=level)

    def harvest(self, wheat: int) -> str:
        return self.tr("yields %n wheat", "", wheat)

    def builds(self, monuments: int, idle: int) -> str:
        if idle:
            return self.tr("builds {count}, %n idle", "workers", idle).format(count=monuments)
        return self.tr("builds {count}").format(count=monuments)

    def used(self, heroes: int) -> str:
        return self.tr("%n used", "heroes", heroes)

    def left(self, years: int) -> str:
        """Weather cards below this year's."""
        return self.tr("%n left", "weather cards", years)

    def calling(self, name: str) -> str:
        return self.tr("{name} calls").format(name=name) if name else ""

    def product(self, kind: str, count: int) -> str:
        """Below a room of Assisi."""
        if kind == "defenders":
            return self.tr("defence {count}").format(count=count)
        if kind == "coin":
            return self.tr("%n × 1 coin", "", count)
        if kind == "wheat":
            return self.tr("%n × 2 wheat", "", count)
        return self.tr("%n captives", "", count)

    def gain(self, amount: int) -> str:
        """On a chip that flies."""
        return f"+{amount}" if amount >= 0 else f"−{-amount}"

    def fight(self, attack: int, defence: int, sabotages: int) -> str:
        """What comes of an attack."""
        if not sabotages:
            return self.tr("{attack} against {defence}: fails").format(attack=attack, defence=defence)
        said = self.tr("{attack} against {defence}: %n sabotages", "", sabotages)
        return said.format(attack=attack, defence=defence)

    def eats(self, wheat: int, population: int) -> str:
        return self.tr("has {wheat}, eats {population}").format(wheat=wheat, population=population)

    def room_for(self, count: int, most: int) -> str:
        return self.tr("{count} of {most}").format(count=count, most=most)

    def can_grow(self, most: int) -> str:
        return self.tr("can grow by {most}").format(most=most) if most else self.part("cannot-grow")

    def prices(self, said: str) -> str:
        return self.tr("peasants → wheat: {prices}").format(prices=said)

    def tray(self, kind: str) -> str:
        """The heading above plates to choose from."""
        return {
            "sell": self.tr("Sell peasants into slavery?"),
            "grow": self.tr("Let the city grow?"),
            "improve": self.tr("Improve the harvest?"),
            "bless": self.tr("Share in the blessing?"),
        }[kind]

    def outcome(self, room: str, state: AlbaState, side: int) -> str:
        """What a workplace will do as things stand in `state`."""
        found = outcome(state, side, room)
        if room == "quarry":
            return self.builds(found, idle_workers(state, side))
        return {
            "barracks": self.army,
            "temple": self.worship,
            "market": self.income,
            "farm": self.harvest,
        }[room](found)

    # ---- places

    def _die(self, key: spots.Die, shown: AlbaShown) -> str:
        die = next(d for d in shown.court.dice if d.colour == key.colour)
        name = self.terms.die(key.colour)
        name = capitalised(name)
        if not die.value:
            return name
        return self.tr("{die}, {value}").format(die=name, value=die.value)

    def _stall(self, key: spots.Stall, shown: AlbaShown) -> str:
        number = key.number
        said = self.tr("Stall {numeral}: %n coins", "", shown.stalls[number])
        return said.format(numeral=NUMERALS[number + 1])

    def _idle(self, key: spots.Idle, shown: AlbaShown) -> str:
        return self.tr("Idle peasant in house {number}").format(number=key.house)

    def _put(self, key: spots.Put, shown: AlbaShown) -> str:
        said = self.tr("%n peasants {to_workplace}", "", key.peasants)
        return said.format(to_workplace=self.terms.to_workplace(key.workplace))

    def _room(self, key: spots.Room, shown: AlbaShown) -> str:
        room, city = key.room, shown.cities[key.side]
        title = self.strip_title(room) if room != "monuments" else self.part("monuments")
        return self.tr("{room} of {city}").format(room=title, city=self.city(city.key))

    def _target(self, key: spots.Target, shown: AlbaShown) -> str:
        owner = next((city for city in shown.cities if city.key == key.city), None)
        if owner is None:
            return self.city(key.city)
        said = self.tr("{city}, city of {name}")
        return said.format(city=self.city(key.city), name=shown.context.name(owner.side))

    def _hero(self, key: spots.Hero, shown: AlbaShown) -> str:
        heroes = shown.cities[key.side].heroes
        value = heroes[key.number] if key.number < len(heroes) else -1
        if value < 0:
            return self.tr("A hero, face down")
        said = self.terms.hero(value)
        return capitalised(said)

    def _hero_card(self, key: spots.HeroCard, shown: AlbaShown) -> str:
        said = self.terms.hero(key.value)
        return capitalised(said)

    def _owned(self, side: int, shown: AlbaShown, what: str) -> str:
        city = shown.cities[side]
        return self.tr("{what} of {city}").format(what=what, city=self.city(city.key))
