"""What seat cards and the strip say about a match of Alba Longa."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Crumbs, Holding
from rome_desktop.app.views.alba_longa.pieces import NUMERALS
from rome_desktop.app.words.alba_longa.terms import AlbaTerms
from rome_desktop.games.alba_longa.ids import Phase, Season
from rome_desktop.games.alba_longa.state import AlbaState

CRUMB = {
    Phase.START: 0,
    Phase.COURT: 0,
    Phase.SOLDIERS: 1,
    Phase.MERCHANTS: 2,
    Phase.WORKERS: 2,
    Phase.PRIESTS: 2,
    Phase.FARMERS: 2,
    Phase.BLESSINGS: 2,
    Phase.RETURN: 3,
    Phase.YEAR_END: 3,
}


class AlbaFacts(QObject):
    """Short facts beside the table."""

    def __init__(self, terms: AlbaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms

    def crumbs(self, view: AlbaState) -> Crumbs:
        if view.over:
            return Crumbs((self.tr("The end"),), 0)
        work = self.tr("Harvest") if view.season == Season.HARVEST else self.tr("Work")
        first = self.tr("Slave sale") if view.phase == Phase.START else self.tr("Call the court")
        if CRUMB[view.phase] > 2:
            last = self.tr("Year end") if view.phase == Phase.YEAR_END else self.tr("Return")
            labels = (self.tr("War"), work, last)
        else:
            labels = (first, self.tr("War"), work)
        said = self.tr("Year {year} of {years}").format(
            year=NUMERALS[view.year], years=NUMERALS[view.map.years]
        )
        return Crumbs(labels, min(2, CRUMB[view.phase]), said)

    def kind_line(self, view: AlbaState, side: int, kind: str) -> str:
        """The city of a person, or that it is lost; beside a computer's level there is no room for more."""
        if kind != "human":
            return ""
        player = view.players[side]
        return self._terms.city(player.city) if player.alive else self.tr("lost")

    def holdings(self, view: AlbaState, side: int) -> tuple[tuple[Holding, ...], ...]:
        """Purse, granary and army; monuments, people and worship."""
        player, terms = view.players[side], self._terms
        needed = view.box.victory
        heroes = len(player.used)
        return (
            (
                Holding("coin", player.coins, terms.coins(player.coins)),
                Holding("wheat", player.wheat, terms.wheat(player.wheat)),
                Holding("hero", heroes, self.tr("%n used heroes", "", heroes)),
            ),
            (
                Holding(
                    "monument",
                    player.monuments,
                    self.tr("{monuments} of {needed}").format(
                        monuments=terms.monuments(player.monuments), needed=needed.monuments
                    ),
                ),
                Holding(
                    "peasant",
                    player.population,
                    self.tr("{peasants}, {needed} needed").format(
                        peasants=terms.peasants(player.population), needed=needed.population
                    ),
                ),
                Holding("religion", player.worship, terms.worship(player.worship)),
            ),
        )
