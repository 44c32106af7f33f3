"""What the words of every game have in common: lists, refusals, journal lines, hints, and who says what."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QObject

from rome_desktop.app.contract import Prompt, TableContext, Words
from rome_desktop.app.words.weighing import Weighing
from rome_desktop.engine.actions import Action
from rome_desktop.engine.edition import Name
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Decision, Refusal

Line = tuple[int | None, str]
"""A side (None: the table) and what it did, without the name."""
Sentence = str | Callable[[Any], str]
"""A template to be translated, or what makes a translated one of an event: its plural."""
Ways = tuple[tuple[tuple[tuple[str, str | None], ...], Sentence], ...]
Says = Callable[[Any, TableContext], str]
Sayings = dict[str | tuple[type[Event], str], Says]


class SharedTerms(QObject):
    """Nouns; names of the box follow `language`, which the words set with each context."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.language = "en"

    def named(self, name: Name) -> str:
        """A name of the content file in the language of the moment."""
        return name.fr if self.language == "fr" else name.en

    def all_of(self, items: Sequence[str]) -> str:
        """Such as “one, two and three”."""
        return _joined(items, QCoreApplication.translate("SharedTerms", "{first} and {last}"))

    def any_of(self, items: Sequence[str]) -> str:
        """Such as “one, two or three”."""
        return _joined(items, QCoreApplication.translate("SharedTerms", "{first} or {last}"))


def _joined(items: Sequence[str], last: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return last.format(first=", ".join(items[:-1]), last=items[-1])


class SharedRefusals(QObject):
    """Refusals as sentences; a reason without words is said in general."""

    def __init__(self, about: str, sentences: Mapping[str, str], parent: QObject | None = None) -> None:
        """`about` is the context in which the sentences, keyed by reason, are translated."""
        super().__init__(parent)
        self._about = about
        self._sentences = sentences

    def sentence(self, refusal: Refusal, context: TableContext) -> str:
        text = self._sentences.get(self._reason(refusal))
        if text is None:
            return QCoreApplication.translate("SharedRefusals", "That is not possible now.")
        return QCoreApplication.translate(self._about, text).format(**self._values(refusal, context))

    def _reason(self, refusal: Refusal) -> str:
        return refusal.reason

    def _values(self, refusal: Refusal, context: TableContext) -> dict[str, str]:
        """What the sentence is filled in with."""
        return {
            key: _seat(value, context) if key == "seat" else self._value(key, value, context)
            for key, value in refusal.values.items()
        }

    def _value(self, key: str, value: object, context: TableContext) -> str:
        return str(value)


def _seat(value: object, context: TableContext) -> str:
    if isinstance(value, int):
        return context.name(value)
    return QCoreApplication.translate("SharedRefusals", "anybody")


class SharedJournal(QObject):
    """Journal lines as templates by the sort of event.

    `sentences` has one for each sort, translated in the context `about`. A sort that is told in several ways
    has several, each under what must be true of the event, and the first that fits is said: "coins" if that
    field holds something, "role=colonist" if it holds just that, both with a blank between them, and "" for
    all the rest. A plural is a function of the event that calls `tr`, for no template can count. The blanks
    are filled in by `_says`, under their name or under sort and name; any other is the event's field of that
    name.
    """

    def __init__(
        self, about: str, sentences: Mapping[type[Event], Any], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._about = about
        self._ways = {sort: _ways(told) for sort, told in sentences.items()}
        self._says: Sayings = {}
        self.silent: set[type[Event]] = set()
        """What the table shows and nobody needs to read."""

    @property
    def told(self) -> set[type[Event]]:
        """Every event that has a line."""
        return set(self._ways)

    def line(self, event: Event, context: TableContext) -> Line | None:
        for conditions, sentence in self._ways.get(type(event), ()):
            if not conditions or all(_holds(event, field, value) for field, value in conditions):
                said = self._translated(sentence, event)
                return self._side(event), said.format_map(_Blanks(self._says, event, context))
        return None

    def _side(self, event: Event) -> int | None:
        """Who has done it; None for the table."""
        return getattr(event, "seat", None)

    def _translated(self, sentence: Sentence, event: Event) -> str:
        return (
            QCoreApplication.translate(self._about, sentence)
            if isinstance(sentence, str)
            else sentence(event)
        )

    def divider(self, event: Event, context: TableContext) -> str | None:
        raise NotImplementedError


class _Blanks(dict[str, str]):
    """What the blanks of a sentence are filled in with, each when it is met."""

    def __init__(self, says: Sayings, event: Event, context: TableContext) -> None:
        self._says, self._event, self._context = says, event, context

    def __missing__(self, name: str) -> str:
        event = self._event
        says = self._says.get((type(event), name)) or self._says.get(name)
        return str(getattr(event, name)) if says is None else says(event, self._context)


def _ways(told: Any) -> Ways:
    """The sentences of a sort of event, each with the fields it asks for and what they must hold."""
    if not isinstance(told, Mapping):
        return (((), told),)
    return tuple((tuple(map(_condition, when.split())), sentence) for when, sentence in told.items())


def _condition(word: str) -> tuple[str, str | None]:
    field, equals, value = word.partition("=")
    return field, value if equals else None


def _holds(event: Event, field: str, value: str | None) -> bool:
    held = getattr(event, field)
    return bool(held) if value is None else str(held) == value


def winners(terms: SharedTerms) -> Says:
    """Says who has won, such as “Julia and Marcus”."""
    return lambda event, context: terms.all_of([context.name(side) for side in event.winners])


def best(event: Any) -> int:
    """The points of whoever has won."""
    return max((event.scores[side] for side in event.winners), default=0)


class Prompts(Protocol):
    """Decisions as sentences."""

    def prompt(
        self, decision: Any, options: Sequence[Action], view: Any, context: TableContext
    ) -> Prompt: ...


class Options(Protocol):
    """Options as sentences, and the reasons of a hint."""

    def option(self, action: Action, view: Any, context: TableContext) -> str: ...

    def act(self, action: Action) -> str: ...

    def reason(self, key: str, points: int | None) -> str:
        """Why the computer would choose so; empty for a key without words."""
        ...


class SpokenWords(Words):
    """Words said by six parts, which the game's own class makes."""

    terms: SharedTerms
    prompts: Prompts
    options: Options
    told: SharedJournal
    refusals: SharedRefusals
    weighing: Weighing

    def speak(self, language: str) -> None:
        self.terms.language = language

    def _speak(self, context: TableContext, view: Any = None) -> None:
        """In whose language."""
        self.speak(context.language)

    def prompt(
        self, decision: Decision, options: Sequence[Action], view: Any, context: TableContext
    ) -> Prompt:
        self._speak(context, view)
        return self.prompts.prompt(decision, options, view, context)

    def option(self, action: Action, view: Any, context: TableContext) -> str:
        self._speak(context, view)
        return self.options.option(action, view, context)

    def act(self, action: Action) -> str:
        return self.options.act(action)

    def journal(self, event: Event, context: TableContext) -> Line | None:
        self._speak(context)
        return self.told.line(event, context)

    def divider(self, event: Event, context: TableContext) -> str | None:
        self._speak(context)
        return self.told.divider(event, context)

    def refusal(self, refusal: Refusal, view: Any, context: TableContext) -> str:
        self._speak(context, view)
        return self.refusals.sentence(refusal, context)

    def hint(self, action: Action, why: dict[str, Any], view: Any, context: TableContext) -> str:
        said = self.option(action, view, context)
        key = str(why.get("reason", next(iter(why), "")))
        points = next((v for v in (why.get(key), why.get("points")) if isinstance(v, int)), None)
        reason = self.options.reason(key, points)
        if not reason:
            text = QCoreApplication.translate("SpokenWords", "The computer would choose: {option}.")
            return text.format(option=said)
        text = QCoreApplication.translate("SpokenWords", "The computer would choose: {option}. {reason}")
        return text.format(option=said, reason=reason)

    def expected(self, points: float, low: float, high: float, unit: str) -> str:
        return self.weighing.expected(points, low, high, unit)

    def verdict(self, by: float, other: str, term: str, unit: str) -> str:
        return self.weighing.verdict(by, other, term, unit)
