"""What happened, told in the past tense and without the name, which the journal puts in front."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.alba_longa.fights import FightTellers
from rome_desktop.app.words.alba_longa.terms import AlbaTerms
from rome_desktop.app.words.shared import Line, SharedJournal, Teller
from rome_desktop.engine.events import Event
from rome_desktop.games.alba_longa import events
from rome_desktop.games.alba_longa.ids import DICE, Season


class AlbaJournal(SharedJournal):
    """Events as journal lines."""

    def __init__(self, terms: AlbaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._fights = FightTellers(terms, self)
        self._tellers = {
            **self._season_tellers(),
            **self._court_tellers(),
            **self._fights.tellers(),
            **self._work_tellers(),
            **self._harvest_tellers(),
            **self._year_tellers(),
        }
        self.silent = {events.CallEnded, events.PhaseBegun}

    def divider(self, event: Event, context: TableContext) -> str | None:
        if isinstance(event, events.SeasonBegun):
            return self.tr("Year {year}, {season}").format(
                year=event.year, season=self._terms.season(event.season)
            )
        if isinstance(event, events.PhaseBegun):
            return self._terms.phase(event.phase)
        return None

    # ---- season and court

    def _season_tellers(self) -> dict[type[Event], Teller]:
        return {
            events.FirstKingChosen: lambda e, c: (e.seat, self.tr("is the first King of Kings.")),
            events.SeasonBegun: self._season,
            events.PeasantsSold: lambda e, c: (
                e.seat,
                self.tr("sold %n peasants as slaves for {coins}.", "", e.peasants).format(
                    coins=self._terms.coins(e.coins)
                ),
            ),
            events.FreeHouseUsed: lambda e, c: (
                e.seat,
                self.tr("sent a peasant from a free house {to}.").format(
                    to=self._terms.to_workplace(e.workplace)
                ),
            ),
        }

    def _season(self, event: events.SeasonBegun, context: TableContext) -> Line:
        king = context.name(event.king)
        if event.season == Season.HARVEST:
            return None, self.tr("{king} is King of Kings. The farms are open.").format(king=king)
        return None, self.tr("{king} is King of Kings. It is {climate}.").format(
            king=king, climate=self._terms.climate(event.climate)
        )

    def _court_tellers(self) -> dict[type[Event], Teller]:
        terms = self._terms
        return {
            events.CourtCalled: self._called,
            events.GaveUp: self._gave_up,
            events.CoinsPaid: lambda e, c: (
                e.seat,
                self.tr("laid {coins} on {stall}.").format(
                    coins=terms.coins(e.coins), stall=terms.stall(e.stall)
                ),
            ),
            events.DiceRolled: self._rolled,
            events.DieTaken: self._die,
            events.PeasantsSent: lambda e, c: (
                e.seat,
                self.tr("sent %n peasants {to}.", "", e.peasants).format(to=terms.to_workplace(e.workplace)),
            ),
            events.CourtPassed: lambda e, c: (e.seat, self.tr("bought no die.")),
            events.PriceRaised: lambda e, c: (
                None,
                self.tr("Everybody had the chance to call: the dice cost {coins} now.").format(
                    coins=terms.coins(e.price)
                ),
            ),
        }

    def _called(self, event: events.CourtCalled, context: TableContext) -> Line:
        if not event.price:
            return event.seat, self.tr("called the court, for nothing.")
        return event.seat, self.tr("called the court for {coins}.").format(
            coins=self._terms.coins(event.price)
        )

    def _gave_up(self, event: events.GaveUp, context: TableContext) -> Line:
        if event.nobody_idle:
            return event.seat, self.tr("is out for this season: nobody is idle.")
        if event.forced:
            return event.seat, self.tr("is out for this season: the call is too dear.")
        return event.seat, self.tr("gave up the court and is out for this season.")

    def _rolled(self, event: events.DiceRolled, context: TableContext) -> Line:
        shown = [
            self.tr("{colour} {pips}").format(colour=self._terms.colour(die), pips=pips)
            for die, pips in zip(DICE, event.pips, strict=True)
        ]
        return event.seat, self.tr("rolled {dice}.").format(dice=self._terms.all_of(shown))

    def _die(self, event: events.DieTaken, context: TableContext) -> Line:
        die = self._terms.die(event.die)
        if event.bought:
            return event.seat, self.tr("bought {die}, which shows {pips}.").format(die=die, pips=event.pips)
        return event.seat, self.tr("took {die}, which shows {pips}.").format(die=die, pips=event.pips)

    # ---- merchants, workers, priests

    def _work_tellers(self) -> dict[type[Event], Teller]:
        return {
            events.MerchantsPaid: lambda e, c: (
                e.seat,
                self.tr("received {coins} from the bank for merchants on paying spaces.").format(
                    coins=self._terms.coins(e.coins)
                ),
            ),
            events.StallEmptied: self._stall_emptied,
            events.StallTaken: self._stall_taken,
            events.MonumentsBuilt: self._built,
            events.HousingDiscMoved: lambda e, c: (
                e.seat,
                self.tr("had the most workers: the housing disc moves to {space}.").format(space=e.disc),
            ),
            events.WorshipRaised: lambda e, c: (
                e.seat,
                self.tr("prayed with %n priests: worship rises to {worship}.", "", e.gained).format(
                    worship=e.worship
                ),
            ),
            events.MarkReceived: lambda e, c: (
                e.seat,
                self.tr("has the most worship and receives the mark of piety."),
            ),
            events.MarkReturned: lambda e, c: (e.seat, self.tr("gave the mark of piety back.")),
        }

    def _stall_emptied(self, event: events.StallEmptied, context: TableContext) -> Line:
        coins, stall = self._terms.coins(event.coins), self._terms.stall(event.stall)
        if event.first:
            return None, self.tr("The bank empties the richest stall: {stall} with {coins}.").format(
                stall=stall, coins=coins
            )
        return None, self.tr("No merchant is left: the bank takes {stall} with {coins}.").format(
            stall=stall, coins=coins
        )

    def _stall_taken(self, event: events.StallTaken, context: TableContext) -> Line:
        coins, stall = self._terms.coins(event.coins), self._terms.stall(event.stall)
        if not event.merchants:
            said = self.tr("took {stall} last, the only merchant lying: {coins}.")
            return event.seat, said.format(stall=stall, coins=coins)
        said = self.tr(
            "took the richest stall left with %n merchants, {stall}: {coins}.", "", event.merchants
        )
        return event.seat, said.format(stall=stall, coins=coins)

    def _built(self, event: events.MonumentsBuilt, context: TableContext) -> Line:
        workers = self._terms.people("quarry", event.workers)
        if not event.built:
            return event.seat, self.tr("built nothing with {workers}.").format(workers=workers)
        said = self.tr("built %n monuments with {workers}: {monuments} now.", "", event.built)
        return event.seat, said.format(workers=workers, monuments=event.monuments)

    # ---- harvest and blessing

    def _harvest_tellers(self) -> dict[type[Event], Teller]:
        return {
            events.WeatherTurned: self._weather,
            events.ClimateShown: lambda e, c: (
                None,
                self.tr("Year {year} will be {climate}.").format(
                    year=e.year, climate=self._terms.climate(e.climate)
                ),
            ),
            events.HarvestImproved: lambda e, c: (
                e.seat,
                self.tr(
                    "improved the harvest for {paid} worship, {worship} left: 1 wheat more a farmer."
                ).format(paid=e.paid, worship=e.worship),
            ),
            events.HarvestKept: lambda e, c: (e.seat, self.tr("kept the worship and did not improve.")),
            events.WheatHarvested: self._harvested,
            events.BlessingSought: lambda e, c: (
                e.seat,
                self.tr("asked for the blessing for {paid} worship, {worship} left.").format(
                    paid=e.paid, worship=e.worship
                ),
            ),
            events.BlessingRevealed: self._blessing,
            events.Blessed: self._blessed,
        }

    def _weather(self, event: events.WeatherTurned, context: TableContext) -> Line:
        wheat = next(row.wheat for row in self._terms.box.weather.wheat if row.climate == event.climate)
        said = self.tr("It is {climate}: {wheat} a farmer. Improving takes {prayers} worship.")
        return None, said.format(
            climate=self._terms.climate(event.climate), wheat=self._terms.wheat(wheat), prayers=event.prayers
        )

    def _harvested(self, event: events.WheatHarvested, context: TableContext) -> Line:
        values = {
            "wheat": self._terms.wheat(event.wheat),
            "farmers": self._terms.people("farm", event.standing),
            "each": self._terms.wheat(event.each),
            "lying": self._terms.lying(event.lying),
            "low": self._terms.wheat(event.each_lying),
            "bonus": self._terms.wheat(event.bonus),
        }
        if event.bonus and event.lying:
            said = self.tr(
                "harvested {wheat}: {farmers} with {each} each, {lying} with {low} each, and "
                "{bonus} for the most farmers."
            )
        elif event.bonus:
            said = self.tr("harvested {wheat}: {farmers} with {each} each, and {bonus} for the most farmers.")
        elif event.lying:
            said = self.tr("harvested {wheat}: {farmers} with {each} each, {lying} with {low} each.")
        else:
            said = self.tr("harvested {wheat}: {farmers} with {each} each.")
        return event.seat, said.format(**values)

    def _blessing(self, event: events.BlessingRevealed, context: TableContext) -> Line:
        card = next(card for card in self._terms.box.blessings.cards if card.id == event.card)
        return None, self.tr("The blessing of the year: {reward}.").format(
            reward=self._terms.reward(card.reward, card.amount)
        )

    def _blessed(self, event: events.Blessed, context: TableContext) -> Line:
        if not event.amount:
            return event.seat, self.tr("has all monuments already and receives nothing.")
        return event.seat, self.tr("received {reward} as a blessing.").format(
            reward=self._terms.reward(event.reward, event.amount)
        )

    # ---- end of season and year

    def _year_tellers(self) -> dict[type[Event], Teller]:
        return {
            events.PeasantsReturned: lambda e, c: (None, self.tr("All peasants went home.")),
            events.KingCrowned: lambda e, c: (
                e.seat,
                self.tr("handed the card to {king}, the next King of Kings.").format(king=c.name(e.king)),
            ),
            events.CityFed: self._fed,
            events.CityLost: lambda e, c: (
                e.seat,
                self.tr("has no wheat at all: all peasants leave, and the city is out of the game."),
            ),
            events.CityGrown: self._grown,
            events.YearEnded: lambda e, c: (None, self.tr("Year {year} is over.").format(year=e.year)),
            events.GameEnded: self._ended,
        }

    def _fed(self, event: events.CityFed, context: TableContext) -> Line | None:
        if not event.wheat:  # the city is lost, which is told next
            return None
        wheat = self._terms.wheat(event.wheat)
        peasants = self._terms.peasants(event.peasants + event.lost)
        if event.lost:
            said = self.tr("had only {wheat} for {peasants}: %n of them left.", "", event.lost)
            return event.seat, said.format(wheat=wheat, peasants=peasants)
        return event.seat, self.tr("fed {peasants} with {wheat}.").format(peasants=peasants, wheat=wheat)

    def _grown(self, event: events.CityGrown, context: TableContext) -> Line:
        said = self.tr("grew by %n peasants for {wheat}: {population} now.", "", event.peasants)
        return event.seat, said.format(wheat=self._terms.wheat(event.wheat), population=event.population)

    def _ended(self, event: events.GameEnded, context: TableContext) -> Line:
        names = self._terms.all_of([context.name(side) for side in event.winners])
        if not names:
            return None, self.tr("The game is over: all Kings lose.")
        if len(event.winners) > 1:
            return None, self.tr("The game is over: {names} share the victory.").format(names=names)
        return None, self.tr("The game is over: {names} wins.").format(names=names)
