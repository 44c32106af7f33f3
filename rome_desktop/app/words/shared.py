"""What the words of every game have in common: lists, refusals, journal lines, hints, and who says what."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QObject

from rome_desktop.app.contract import Prompt, TableContext, Words
from rome_desktop.engine.actions import Action
from rome_desktop.engine.edition import Name
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Decision, Refusal

Line = tuple[int | None, str]
"""A side (None: the table) and what it did, without the name."""
Teller = Callable[[Any, TableContext], Line | None]


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
    """Events as journal lines; `silent` are those that the table shows and nobody needs to read."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tellers: dict[type[Event], Teller] = {}
        self.silent: set[type[Event]] = set()

    @property
    def told(self) -> set[type[Event]]:
        """Every event that has a line."""
        return set(self._tellers)

    def line(self, event: Event, context: TableContext) -> Line | None:
        teller = self._tellers.get(type(event))
        return teller(event, context) if teller is not None else None

    def divider(self, event: Event, context: TableContext) -> str | None:
        raise NotImplementedError


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
    """Words said by five parts, which the game's own class makes."""

    terms: SharedTerms
    prompts: Prompts
    options: Options
    told: SharedJournal
    refusals: SharedRefusals

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
