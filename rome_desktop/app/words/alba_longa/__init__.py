"""Everything the program says about Alba Longa."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Category
from rome_desktop.app.words.alba_longa.journal import AlbaJournal
from rome_desktop.app.words.alba_longa.options import AlbaOptions
from rome_desktop.app.words.alba_longa.prompts import AlbaPrompts
from rome_desktop.app.words.alba_longa.refusals import AlbaRefusals
from rome_desktop.app.words.alba_longa.terms import AlbaTerms
from rome_desktop.app.words.shared import SpokenWords
from rome_desktop.content.reader import bundled
from rome_desktop.games.alba_longa.components import Box
from rome_desktop.games.alba_longa.ending import (
    ALL_LOST,
    CITY_LOST,
    DEADLINE,
    EXHAUSTED,
    FULFILLED,
    LAST_KING,
    SHADOW,
    solo_rank,
)
from rome_desktop.games.alba_longa.state import AlbaState

__all__ = ["AlbaTerms", "AlbaWords"]


class AlbaWords(SpokenWords):
    """The words of Alba Longa; `box` gives the names of the cities, the bundled one if left out."""

    terms: AlbaTerms

    def __init__(self, parent: QObject | None = None, box: Box | None = None) -> None:
        super().__init__(parent)
        self.terms = AlbaTerms(box or bundled("alba_longa", Box).box, self)
        self.prompts = AlbaPrompts(self.terms, self)
        self.options = AlbaOptions(self.terms, self)
        self.told = AlbaJournal(self.terms, self)
        self.refusals = AlbaRefusals(self.terms, self)

    def categories(self) -> tuple[Category, ...]:
        return (
            Category("monuments", self.tr("Monuments"), "temple", "#7A5204"),
            Category("population", self.tr("Population"), "meeple", "#7A4A22"),
            Category("wheat", self.tr("Wheat"), "wheat", "#6E5A12"),
            Category("coins", self.tr("Coins"), "coin", "#8A5600"),
            Category("victory", self.tr("Victory"), "laurel", "#347A4A"),
        )

    def ended(self, reason: str) -> str:
        return {
            FULFILLED: self.tr("The challenge of the gods was met."),
            EXHAUSTED: self.tr("Seven years have passed, and nobody met the challenge."),
            LAST_KING: self.tr("Only one King was left."),
            ALL_LOST: self.tr("Every King has lost his city."),
            SHADOW: self.tr("The Shadow met the challenge of the gods first."),
            CITY_LOST: self.tr("The city has lost all its people."),
            DEADLINE: self.tr("Seven years have passed, and the challenge was not met."),
        }.get(reason, self.tr("The game is over."))

    def level(self, key: str) -> tuple[str, str]:
        return {
            "calm": (
                self.tr("Calm"),
                self.tr(
                    "The Shadow needs 3 workers for a monument, and half its people farm for the harvest."
                ),
            ),
            "normal": (
                self.tr("Normal"),
                self.tr(
                    "The Shadow needs 2 workers for a monument, and half its people farm for the harvest."
                ),
            ),
            "wrathful": (
                self.tr("Wrathful"),
                self.tr("The Shadow grows by 3 each year, and nobody of its people farms."),
            ),
        }[key]

    def challenge(self) -> tuple[str, str]:
        return (
            self.tr("The Thunder's Deadline"),
            self.tr(
                "Build ten monuments and feed 16 peasants before the Shadow does, in seven years at most."
            ),
        )

    def rival(self) -> str:
        return self.tr("The Shadow")

    def rank(self, state: AlbaState) -> str:
        key = solo_rank(state)
        found = next((rank for rank in self.terms.box.solo.ranks if rank.id == key), None)
        return self.terms.named(found.name) if found is not None else ""

    def option_words(self, name: str, value: str) -> tuple[str, str]:
        """The three variants, and the level of the challenge."""
        if name == "solo":
            return self.level(value)
        words = {
            ("job_well_done", "yes"): (
                self.tr("A Job Well Done"),
                self.tr("The most of a job earn a bonus: a hero back, a house, a cheaper blessing, wheat."),
            ),
            ("job_well_done", "no"): (
                self.tr("Plain jobs"),
                self.tr("Nobody earns more for having most of a job."),
            ),
            ("spoils_of_war", "yes"): (
                self.tr("Spoils of War"),
                self.tr(
                    "Sabotage a King with as many monuments as you or more, and a captive works for you."
                ),
            ),
            ("spoils_of_war", "no"): (
                self.tr("No captives"),
                self.tr("Sabotage only stops the other's peasants."),
            ),
            ("assisi", "yes"): (
                self.tr("Assisi"),
                self.tr(
                    "A neutral city with loot can be attacked too; always with two Kings, never with five."
                ),
            ),
            ("assisi", "no"): (
                self.tr("Kings only"),
                self.tr("Soldiers attack the cities of other Kings and nobody else."),
            ),
        }
        return words.get((name, value), (value, ""))

    def race(self) -> tuple[str, str]:
        return self.tr("by year"), self.tr("Year {number}")

    def pitch(self) -> tuple[str, str]:
        return (
            self.tr("Call the court, share out your peasants, and build ten monuments for Jupiter."),
            self.tr(
                "Dice tell how many soldiers, merchants, workers, priests and farmers you can send to work, "
                "and others may buy the dice you leave. Fight in secret, pray for the harvest, feed your "
                "city: ten monuments and 16 peasants at the end of a year win."
            ),
        )
