"""What is said of goals, stars and rules. The keys are those of `Measure` and `Conduct`."""

from __future__ import annotations

from PySide6.QtCore import QObject

from rome_desktop.app import language as languages
from rome_desktop.app.kit.spoken import signed
from rome_desktop.session.puzzles import Puzzle, goals_of
from rome_desktop.session.solo import Challenge


def title(thing: Puzzle | Challenge) -> str:
    """What a puzzle or a challenge is called in the language in force."""
    return thing.title.get(languages.current(), thing.title["en"])


def told(challenge: Challenge) -> str:
    """What a solo challenge asks, in one sentence."""
    return challenge.told.get(languages.current(), challenge.told["en"])


class GoalWords(QObject):
    """Sentences for perfect turns."""

    def goal(self, puzzle: Puzzle) -> str:
        """What is asked."""
        sentences = {
            "points": self.tr("Find the most points of this turn."),
            "houses": self.tr("Build as many houses as this turn allows."),
            "buildings": self.tr("Take as many buildings as this turn allows."),
            "pieces": self.tr("Put as many pieces into the city as this turn allows."),
            "sails": self.tr("Complete as many maritime contracts as this turn allows."),
            "money": self.tr("End the turn with as many coins as you can."),
            "coins": self.tr("End the turn with as many coins as you can."),
            "goods": self.tr("End the turn with as many goods as you can."),
            "influence": self.tr("End the turn with as much influence as you can."),
            "imperium": self.tr("End the turn with as many imperium tiles as you can."),
            "wheat": self.tr("Keep as much wheat as you can."),
            "people": self.tr("Have as many peasants as you can."),
            "realm": self.tr("Have the most monuments, peasants, wheat and coins, taken together."),
        }
        return sentences[puzzle.goal]

    def ending(self, puzzle: Puzzle) -> str:
        """When the turn is over, where that is not plain; else empty."""
        goals = goals_of(puzzle.game)
        if goals is not None and goals.chance_ends:
            return self.tr("It ends when the dice roll, a card is turned or another King acts.")
        return ""

    def amount(self, puzzle: Puzzle, number: int) -> str:
        """So many of what is counted."""
        amounts = {
            "points": signed(self.tr("%n points", "", abs(number)), number),
            "houses": self.tr("%n houses", "", number),
            "buildings": self.tr("%n buildings", "", number),
            "pieces": self.tr("%n pieces", "", number),
            "sails": self.tr("%n contracts", "", number),
            "money": self.tr("%n coins", "", number),
            "coins": self.tr("%n coins", "", number),
            "goods": self.tr("%n goods", "", number),
            "influence": self.tr("%n influence", "", number),
            "imperium": self.tr("%n tiles", "", number),
            "wheat": self.tr("%n wheat", "", number),
            "people": self.tr("%n peasants", "", number),
            "realm": self.tr("%n in all", "", number),
        }
        return amounts[puzzle.goal]

    def of_best(self, puzzle: Puzzle, number: int) -> str:
        """How far something is from the best: `7 of 12 points`."""
        return self.tr("{number} of {amount}").format(number=number, amount=self.amount(puzzle, puzzle.best))

    def grade(self, puzzle: Puzzle) -> str:
        """How hard it is."""
        grades = (
            self.tr("easy"),
            self.tr("fair"),
            self.tr("tricky"),
            self.tr("hard"),
            self.tr("very hard"),
        )
        return grades[puzzle.grade - 1]

    def stars(self, number: int) -> str:
        """So many stars."""
        return self.tr("%n stars", "", number)

    def medal(self, number: int) -> str:
        """The name of a medal, 1 to 3."""
        return (self.tr("bronze"), self.tr("silver"), self.tr("gold"))[number - 1]
