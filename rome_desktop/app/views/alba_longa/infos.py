"""Facts about places that cannot be chosen now, for their cards."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from rome_desktop.app.kit.spoken import capitalised
from rome_desktop.app.table.board_cards import Lines
from rome_desktop.app.table.hover_card import CardLine
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spot_words import SpotInfos
from rome_desktop.app.views.alba_longa import spots
from rome_desktop.app.views.alba_longa.labels import AlbaLabels
from rome_desktop.app.views.alba_longa.shown import AlbaShown, City


class AlbaInfos(SpotInfos):
    """Lines and a clause for each sort of spot."""

    def __init__(self, labels: AlbaLabels, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._labels, self._terms = labels, labels.terms
        self._sorts: dict[type[SpotKey], Callable[[Any, AlbaShown], Lines]] = {
            spots.Die: self._die,
            spots.Cost: self._cost,
            spots.Order: self._order,
            spots.Ledger: self._ledger,
            spots.Stall: self._stall,
            spots.Season: self._season,
            spots.Weather: self._weather,
            spots.Next: self._next,
            spots.Blessing: self._blessing,
            spots.People: self._people,
            spots.Purse: lambda key, shown: (
                [CardLine("coin", self._terms.coins(shown.cities[key.side].coins))],
                "AL-2.10",
            ),
            spots.Wheat: self._wheat,
            spots.Crown: lambda key, shown: (
                [CardLine("emperor", self.tr("begins every round; gives the card away after the season"))],
                "AL-18.1",
            ),
            spots.Mark: lambda key, shown: (
                [CardLine("religion", self.tr("pays 1 worship instead of 2 for the blessing"))],
                "AL-22.6",
            ),
            spots.Idle: self._idle,
            spots.Put: lambda key, shown: ([CardLine("peasant", self.tr("a free place"))], "AL-7"),
            spots.Room: self._room,
            spots.Target: self._target,
            spots.Defenders: self._defenders,
            spots.Product: self._product,
            spots.Hero: self._hero,
            spots.HeroCard: self._card,
            spots.CityCard: self._card,
            spots.LaidCard: self._card,
        }

    # ---- upper row

    def _die(self, key: spots.Die, shown: AlbaShown) -> Lines:
        die = next(d for d in shown.court.dice if d.colour == key.colour)
        job = self._labels.job(key.colour)
        lines = [CardLine("peasant", self.tr("{job} are sent with this die").format(job=job))]
        if die.taker >= 0:
            said = self.tr("{name} has taken it").format(name=shown.context.name(die.taker))
            lines.append(CardLine("", said))
        elif not die.value:
            lines.append(CardLine("", self.tr("rolled when somebody calls the court")))
        return lines, "AL-1.2"

    def _cost(self, key: spots.Cost, shown: AlbaShown) -> Lines:
        price = shown.court.costs[shown.court.cost]
        return [
            CardLine(
                "coin", self.tr("calling the court costs {coins}").format(coins=self._terms.coins(price))
            ),
            CardLine("", self.tr("one more in every round, 4 at most")),
            CardLine("", self.tr("every other die costs 1 coin")),
        ], "AL-6.10"

    def _order(self, key: spots.Order, shown: AlbaShown) -> Lines:
        lines = []
        for side in shown.court.order:
            name = shown.context.name(side)
            if shown.court.out[side]:
                said = self.tr("{name} has given up for this season")
            elif side == shown.court.caller:
                said = self.tr("{name} calls the court")
            else:
                said = self.tr("{name} may still call")
            lines.append(CardLine("", said.format(name=name)))
        return lines, "AL-6.3"

    def _ledger(self, key: spots.Ledger, shown: AlbaShown) -> Lines:
        return [CardLine("", self.tr("how the season stands, reckoned up"))], "AL-8.1"

    def _stall(self, key: spots.Stall, shown: AlbaShown) -> Lines:
        number, best = key.number, max(shown.stalls)
        lines = [CardLine("coin", self._terms.coins(shown.stalls[number]))]
        if best and shown.stalls.index(best) == number:
            lines.append(CardLine("", self.tr("the richest: emptied into the bank before anybody takes one")))
        else:
            lines.append(
                CardLine(
                    "", self.tr("the King with the most merchants takes the richest stall left, and so on")
                )
            )
        return lines, "AL-12.3"

    def _season(self, key: spots.Season, shown: AlbaShown) -> Lines:
        if shown.season.is_harvest:
            return [CardLine("wheat", self.tr("farms are open; then the cities eat and grow"))], "AL-4.3"
        return [CardLine("emblem-leaf", self.tr("no farming; the harvest season follows"))], "AL-4.2"

    def _weather(self, key: spots.Weather, shown: AlbaShown) -> Lines:
        season = shown.season
        lines = [
            CardLine(
                "wheat",
                self.tr("{climate}: {wheat} for every farmer").format(
                    climate=self._capital(self._terms.climate(season.climate)),
                    wheat=self._terms.wheat(season.wheat_each),
                ),
            )
        ]
        if season.prayers:
            said = self.tr("improving the harvest costs {worship}")
            lines.append(CardLine("religion", said.format(worship=self._terms.worship(season.prayers))))
        else:
            lines.append(CardLine("religion", self.tr("the prayers needed are on the back: 4, 5 or 6")))
        return lines, "AL-15.1"

    @staticmethod
    def _capital(words: str) -> str:
        return capitalised(words)

    def _next(self, key: spots.Next, shown: AlbaShown) -> Lines:
        season = shown.season
        if season.following:
            said = self.tr("next year: {climate}").format(climate=self._terms.climate(season.following))
            return [CardLine("wheat", self._capital(said))], "AL-15.2"
        if not season.cards_left:
            return [CardLine("", self.tr("this is the last year"))], "AL-20.6"
        return [
            CardLine("", self.tr("%n years left after this one", "", season.cards_left)),
            CardLine("", self.tr("shown when this year’s card is turned over")),
        ], "AL-2.8"

    def _blessing(self, key: spots.Blessing, shown: AlbaShown) -> Lines:
        box = shown.view.box
        lines = [
            CardLine(
                "",
                self.tr("{count} × {reward}").format(
                    count=card.count, reward=self._terms.reward(card.reward, card.amount)
                ),
            )
            for card in box.blessings.cards
        ]
        if shown.season.blessing:
            found = shown.view.map.blessing[shown.season.blessing]
            said = self.tr("this year: {reward}").format(
                reward=self._terms.reward(found.reward, found.amount)
            )
            lines.insert(0, CardLine("religion", said))
        return lines, "AL-16.2"

    # ---- cities

    def _people(self, key: spots.People, shown: AlbaShown) -> Lines:
        city = shown.cities[key.side]
        return [
            CardLine("peasant", self._terms.peasants(city.population)),
            CardLine("", self.tr("{goal} are needed to win").format(goal=self._labels.goal)),
        ], "AL-20.1"

    def _wheat(self, key: spots.Wheat, shown: AlbaShown) -> Lines:
        city = shown.cities[key.side]
        lines = [CardLine("wheat", self._terms.wheat(city.wheat))]
        short = city.population - city.wheat
        if short > 0:
            lines.append(CardLine("", self.tr("%n short of feeding everybody", "wheat", short), "accent"))
        else:
            lines.append(CardLine("", self.tr("feeds everybody, %n to spare", "wheat", -short)))
        return lines, "AL-19.1"

    def _idle(self, key: spots.Idle, shown: AlbaShown) -> Lines:
        if key.house in shown.tracks.free:
            return [CardLine("house", self.tr("a free house: goes to work without a die"))], "AL-6.1"
        return [CardLine("peasant", self.tr("waits at home for a die"))], "AL-3.2"

    def _room(self, key: spots.Room, shown: AlbaShown) -> Lines:
        room, city = key.room, shown.cities[key.side]
        if room == "monuments":
            built = self.tr("{built} of {needed} monuments")
            return [
                CardLine("monument", built.format(built=city.monuments, needed=shown.tracks.monuments))
            ], "AL-20.1"
        if room == "houses":
            return [
                CardLine("peasant", self.tr("%n at home", "peasants", city.idle)),
                CardLine("house", self._labels.free_houses(shown.tracks.free)),
            ], "AL-3.2"
        return self._workplace(room, city, shown)

    def _workplace(self, room: str, city: City, shown: AlbaShown) -> Lines:
        people = self._terms.people
        if room == "barracks":
            return [
                CardLine("legionary", people(room, city.soldiers)),
                CardLine("", self.tr("attack one city and defend their own; soldiers oblige to attack")),
            ], "AL-9.1"
        if room == "market":
            lines = [CardLine("coin", people(room, len(city.merchants)))]
            income = self._labels.outcome(room, shown.view, city.side)
            lying = len(city.merchants) - city.standing
            if lying:
                lines.append(CardLine("", self.tr("%n lying", "merchants", lying)))
            return [*lines, CardLine("", income)], "AL-12.1"
        if room == "quarry":
            return [
                CardLine("hammer", people(room, city.all_workers)),
                CardLine("monument", self._labels.outcome(room, shown.view, city.side)),
            ], "AL-13.1"
        if room == "temple":
            return [
                CardLine("religion", people(room, city.all_priests)),
                CardLine("", self._labels.worship(city.worship)),
            ], "AL-14.1"
        lines = [CardLine("wheat", people(room, len(city.fields) + city.all_granary))]
        if shown.season.is_harvest:
            lines.append(CardLine("", self._labels.outcome(room, shown.view, city.side)))
        return lines, "AL-15.1"

    def _target(self, key: spots.Target, shown: AlbaShown) -> Lines:
        city = next((c for c in shown.cities if c.key == key.city), None)
        if city is None:
            return [
                CardLine("legionary", self.tr("defended by {count}").format(count=shown.view.defenders))
            ], ("AL-24.3")
        return [
            CardLine("peasant", self._terms.peasants(city.population)),
            CardLine("coin", self._terms.coins(city.coins)),
            CardLine("wheat", self._terms.wheat(city.wheat)),
            CardLine("legionary", self._terms.people("barracks", city.soldiers)),
            CardLine("hero", self.tr("%n used heroes", "", len(city.used))),
        ], "AL-9.6"

    def _defenders(self, key: spots.Defenders, shown: AlbaShown) -> Lines:
        return [CardLine("legionary", self.tr("one more whenever Assisi was attacked, 8 at most"))], "AL-24.7"

    def _product(self, key: spots.Product, shown: AlbaShown) -> Lines:
        return [CardLine("", self.tr("each sabotage against Assisi takes one product instead"))], "AL-24.5"

    def _hero(self, key: spots.Hero, shown: AlbaShown) -> Lines:
        heroes = shown.cities[key.side].heroes
        value = heroes[key.number] if key.number < len(heroes) else -1
        if value < 0:
            return [CardLine("hero", self.tr("only its owner sees it"))], "AL-11.3"
        return [CardLine("hero", self.tr("counts in attack and in defence"))], "AL-9.4"

    def _card(self, key: SpotKey, shown: AlbaShown) -> Lines:
        return [CardLine("ui-eye", self._labels.part("council-note"))], "AL-26.3"
