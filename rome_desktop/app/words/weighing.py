"""What an option can be expected to bring, and what decides between two of them, in words.

The terms are those of `ai/GAME/accounts.py`; of the points as they stand the score sheet has the name.
"""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from rome_desktop.app.contract import Category

SCORED = "scored-"
RIVALS = "rivals"
POINTS = "points"
HARDLY = 0.5
"""Less than so many points is told as hardly anything; of what is counted in small numbers, a tenth of it."""
SMALL = 10


class Weighing(QObject):
    """Says it in the language in force; `terms` by name, translated in the context `about`."""

    def __init__(
        self,
        about: str,
        terms: Mapping[str, str],
        categories: Callable[[], Sequence[Category]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._about = about
        self._terms = terms
        self._categories = categories

    def term(self, name: str) -> str:
        """A term as a noun. KeyError for one nobody knows."""
        if name == RIVALS:
            return self.tr("what the others have and may still get")
        if name.startswith(SCORED):
            names = {category.key: category.name for category in self._categories()}
            category = names[name.removeprefix(SCORED)]
            text = self.tr("points on the score sheet ({category})")
            return text.format(category=category)
        text = self._terms[name]
        return QCoreApplication.translate(self._about, text)

    def expected(self, points: float, low: float, high: float, unit: str) -> str:
        """What an option is worth to whoever chooses it: "for you about 112 points (95 to 130)"."""
        least, most = self._number(low, unit), self._number(high, unit)
        if least == most:
            return self.tr("for you {amount}").format(amount=self._amount(points, unit))
        text = self.tr("for you {amount} ({least} to {most})")
        return text.format(amount=self._amount(points, unit), least=least, most=most)

    def verdict(self, by: float, other: str, term: str, unit: str) -> str:
        """By how much the best option is better than another one, and the term that decides; "" for none."""
        least = HARDLY if unit == POINTS else HARDLY / SMALL
        if by < least:
            text = self.tr("Hardly better than “{other}”.")
        else:
            text = self.tr("Worth {amount} more than “{other}”.")
        told = text.format(other=other.removesuffix("."), amount=self._amount(by, unit))
        if not term:
            return told
        decides = self.tr("What speaks for it most: {term}.")
        return f"{told} {decides.format(term=self.term(term))}"

    def _amount(self, value: float, unit: str) -> str:
        """A number of what is counted, as near as it is known."""
        if unit == POINTS:
            return self.tr("about %n points", "", round(value))
        number = self._number(value, unit)
        return self.tr("about {number} monuments").format(number=number)

    def _number(self, value: float, unit: str) -> str:
        return QLocale().toString(round(value)) if unit == POINTS else QLocale().toString(value, "f", 1)
