"""What happened, told in the past tense and without the name, which the journal puts in front."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.alba_longa.fights import FightTellers
from rome_desktop.app.words.alba_longa.terms import AlbaTerms
from rome_desktop.app.words.shared import Line, Sayings, SharedJournal, winners
from rome_desktop.engine.events import Event
from rome_desktop.games.alba_longa import events
from rome_desktop.games.alba_longa.ids import DICE

SENTENCES: dict[type[Event], Any] = {
    # ---- season and court
    events.FirstKingChosen: QT_TRANSLATE_NOOP("AlbaJournal", "is the first King of Kings."),
    events.SeasonBegun: {
        "season=harvest": QT_TRANSLATE_NOOP("AlbaJournal", "{king} is King of Kings. The farms are open."),
        "": QT_TRANSLATE_NOOP("AlbaJournal", "{king} is King of Kings. It is {climate}."),
    },
    events.FreeHouseUsed: QT_TRANSLATE_NOOP("AlbaJournal", "sent a peasant from a free house {to}."),
    events.CourtCalled: {
        "price": QT_TRANSLATE_NOOP("AlbaJournal", "called the court for {coins}."),
        "": QT_TRANSLATE_NOOP("AlbaJournal", "called the court, for nothing."),
    },
    events.GaveUp: {
        "nobody_idle": QT_TRANSLATE_NOOP("AlbaJournal", "is out for this season: nobody is idle."),
        "forced": QT_TRANSLATE_NOOP("AlbaJournal", "is out for this season: the call is too dear."),
        "": QT_TRANSLATE_NOOP("AlbaJournal", "gave up the court and is out for this season."),
    },
    events.CoinsPaid: QT_TRANSLATE_NOOP("AlbaJournal", "laid {coins} on {stall}."),
    events.DiceRolled: QT_TRANSLATE_NOOP("AlbaJournal", "rolled {dice}."),
    events.DieTaken: {
        "bought": QT_TRANSLATE_NOOP("AlbaJournal", "bought {die}, which shows {pips}."),
        "": QT_TRANSLATE_NOOP("AlbaJournal", "took {die}, which shows {pips}."),
    },
    events.CourtPassed: QT_TRANSLATE_NOOP("AlbaJournal", "bought no die."),
    events.PriceRaised: QT_TRANSLATE_NOOP(
        "AlbaJournal", "Everybody had the chance to call: the dice cost {coins} now."
    ),
    # ---- merchants, workers, priests
    events.MerchantsPaid: QT_TRANSLATE_NOOP(
        "AlbaJournal", "received {coins} from the bank for merchants on paying spaces."
    ),
    events.StallEmptied: {
        "first": QT_TRANSLATE_NOOP(
            "AlbaJournal", "The bank empties the richest stall: {stall} with {coins}."
        ),
        "": QT_TRANSLATE_NOOP("AlbaJournal", "No merchant is left: the bank takes {stall} with {coins}."),
    },
    events.HousingDiscMoved: QT_TRANSLATE_NOOP(
        "AlbaJournal", "had the most workers: the housing disc moves to {space}."
    ),
    events.MarkReceived: QT_TRANSLATE_NOOP(
        "AlbaJournal", "has the most worship and receives the mark of piety."
    ),
    events.MarkReturned: QT_TRANSLATE_NOOP("AlbaJournal", "gave the mark of piety back."),
    # ---- harvest and blessing
    events.WeatherTurned: QT_TRANSLATE_NOOP(
        "AlbaJournal", "It is {climate}: {wheat} a farmer. Improving takes {prayers} worship."
    ),
    events.ClimateShown: QT_TRANSLATE_NOOP("AlbaJournal", "Year {year} will be {climate}."),
    events.HarvestImproved: QT_TRANSLATE_NOOP(
        "AlbaJournal", "improved the harvest for {paid} worship, {worship} left: 1 wheat more a farmer."
    ),
    events.HarvestKept: QT_TRANSLATE_NOOP("AlbaJournal", "kept the worship and did not improve."),
    events.WheatHarvested: {
        "bonus lying": QT_TRANSLATE_NOOP(
            "AlbaJournal",
            "harvested {wheat}: {farmers} with {each} each, {lying} with {low} each, and "
            "{bonus} for the most farmers.",
        ),
        "bonus": QT_TRANSLATE_NOOP(
            "AlbaJournal", "harvested {wheat}: {farmers} with {each} each, and {bonus} for the most farmers."
        ),
        "lying": QT_TRANSLATE_NOOP(
            "AlbaJournal", "harvested {wheat}: {farmers} with {each} each, {lying} with {low} each."
        ),
        "": QT_TRANSLATE_NOOP("AlbaJournal", "harvested {wheat}: {farmers} with {each} each."),
    },
    events.BlessingSought: QT_TRANSLATE_NOOP(
        "AlbaJournal", "asked for the blessing for {paid} worship, {worship} left."
    ),
    events.BlessingRevealed: QT_TRANSLATE_NOOP("AlbaJournal", "The blessing of the year: {reward}."),
    events.Blessed: {
        "amount": QT_TRANSLATE_NOOP("AlbaJournal", "received {reward} as a blessing."),
        "": QT_TRANSLATE_NOOP("AlbaJournal", "has all monuments already and receives nothing."),
    },
    # ---- end of season and year
    events.PeasantsReturned: QT_TRANSLATE_NOOP("AlbaJournal", "All peasants went home."),
    events.KingCrowned: QT_TRANSLATE_NOOP(
        "AlbaJournal", "handed the card to {king}, the next King of Kings."
    ),
    events.CityLost: QT_TRANSLATE_NOOP(
        "AlbaJournal", "has no wheat at all: all peasants leave, and the city is out of the game."
    ),
    events.YearEnded: QT_TRANSLATE_NOOP("AlbaJournal", "Year {year} is over."),
}


class AlbaJournal(SharedJournal):
    """Events as journal lines."""

    def __init__(self, terms: AlbaTerms, parent: QObject | None = None) -> None:
        super().__init__("AlbaJournal", SENTENCES | self._counted(), parent)
        self._terms = terms
        self._fights = FightTellers(terms, self)
        self._says = self._sayings(terms)
        self.silent = {events.CallEnded, events.PhaseBegun}

    @property
    def told(self) -> set[type[Event]]:
        return super().told | self._fights.told

    def line(self, event: Event, context: TableContext) -> Line | None:
        return super().line(event, context) or self._fights.line(event, context)

    def divider(self, event: Event, context: TableContext) -> str | None:
        if isinstance(event, events.SeasonBegun):
            return self.tr("Year {year}, {season}").format(
                year=event.year, season=self._terms.season(event.season)
            )
        if isinstance(event, events.PhaseBegun):
            return self._terms.phase(event.phase)
        return None

    def _sayings(self, terms: AlbaTerms) -> Sayings:
        return {
            "bonus": lambda e, c: terms.wheat(e.bonus),
            "climate": lambda e, c: terms.climate(e.climate),
            "coins": lambda e, c: terms.coins(e.coins),
            "dice": self._dice,
            "die": lambda e, c: terms.die(e.die),
            "each": lambda e, c: terms.wheat(e.each),
            "farmers": lambda e, c: terms.people("farm", e.standing),
            "king": lambda e, c: c.name(e.king),
            "low": lambda e, c: terms.wheat(e.each_lying),
            "lying": lambda e, c: terms.lying(e.lying),
            "names": winners(terms),
            "peasants": lambda e, c: terms.peasants(e.peasants + e.lost),
            "reward": lambda e, c: terms.reward(e.reward, e.amount),
            "space": lambda e, c: str(e.disc),
            "stall": lambda e, c: terms.stall(e.stall),
            "to": lambda e, c: terms.to_workplace(e.workplace),
            "wheat": lambda e, c: terms.wheat(e.wheat),
            "workers": lambda e, c: terms.people("quarry", e.workers),
            (events.BlessingRevealed, "reward"): self._blessing,
            (events.CourtCalled, "coins"): lambda e, c: terms.coins(e.price),
            (events.PriceRaised, "coins"): lambda e, c: terms.coins(e.price),
            (events.WeatherTurned, "wheat"): self._each_farmer,
        }

    def _stall(self) -> dict[type[Event], Any]:
        return {
            events.StallTaken: {
                "to_bank": lambda e: self.tr("emptied {stall}; its {coins} went to the bank."),
                "merchants": lambda e: self.tr(
                    "took the richest stall left with %n merchants, {stall}: {coins}.", "", e.merchants
                ),
                "": lambda e: self.tr("took {stall} last, the only merchant lying: {coins}."),
            },
        }

    def _counted(self) -> dict[type[Event], Any]:
        return self._stall() | {
            events.PeasantsSold: lambda e: self.tr("sold %n peasants as slaves for {coins}.", "", e.peasants),
            events.PeasantsSent: lambda e: self.tr("sent %n peasants {to}.", "", e.peasants),
            events.MonumentsBuilt: {
                "built": lambda e: self.tr(
                    "built %n monuments with {workers}: {monuments} now.", "", e.built
                ),
                "": lambda e: self.tr("built nothing with {workers}."),
            },
            events.WorshipRaised: lambda e: self.tr(
                "prayed with %n priests: worship rises to {worship}.", "", e.gained
            ),
            events.CityFed: {  # without wheat the city is lost, which is told next
                "wheat lost": lambda e: self.tr(
                    "had only {wheat} for {peasants}: %n of them left.", "", e.lost
                ),
                "wheat": lambda e: self.tr("fed {peasants} with {wheat}."),
            },
            events.CityGrown: lambda e: self.tr(
                "grew by %n peasants for {wheat}: {population} now.", "", e.peasants
            ),
            events.GameEnded: {
                "winners": lambda e: (
                    self.tr("The game is over: {names} share the victory.")
                    if len(e.winners) > 1
                    else self.tr("The game is over: {names} wins.")
                ),
                "": lambda e: self.tr("The game is over: all Kings lose."),
            },
        }

    def _dice(self, event: events.DiceRolled, context: TableContext) -> str:
        """Such as “red 4 and white 2”."""
        shown = [
            self.tr("{colour} {pips}").format(colour=self._terms.colour(die), pips=pips)
            for die, pips in zip(DICE, event.pips, strict=True)
        ]
        return self._terms.all_of(shown)

    def _each_farmer(self, event: events.WeatherTurned, context: TableContext) -> str:
        """What a farmer brings in this climate."""
        rows = self._terms.box.weather.wheat
        return self._terms.wheat(next(row.wheat for row in rows if row.climate == event.climate))

    def _blessing(self, event: events.BlessingRevealed, context: TableContext) -> str:
        card = next(card for card in self._terms.box.blessings.cards if card.id == event.card)
        return self._terms.reward(card.reward, card.amount)
