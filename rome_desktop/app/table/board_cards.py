"""The hover cards of every game: what a place is, what an option there brings, why something cannot be."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QObject

from rome_desktop.app.clause_words import quoted
from rome_desktop.app.contract import Words
from rome_desktop.app.kit.spoken import run_on
from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.table.hover_card import CardLine, CardText
from rome_desktop.app.table.spot_key import SpotKey, here
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import why_not
from rome_desktop.engine.steps import Decision, Refusal, options

Lines = tuple[Sequence[CardLine], str]
"""Lines and the clause they rest on."""
Meant = Callable[[Any, int, SpotKey, SpotKey | None], Action | None]
"""`meant(view, seat, key, picked)`: the action that a player who points at `key` most likely has in mind."""
Targets = Callable[[Sequence[Action], Any], Mapping[Action, Sequence[Gesture]]]


def why_refused(
    view: Any, key: SpotKey, picked: SpotKey | None, meant: Meant, targets: Targets | None = None
) -> Refusal | None:
    """Why the spot `key` cannot be chosen with `picked` in hand; None if it can, or if nothing was meant.

    With `targets` nothing is said of a spot at which something legal begins, although what was meant is not.
    """
    top = view.pending[-1] if view.pending else None
    if not isinstance(top, Decision):
        return None
    action = meant(view, top.seat, key, picked)
    found = why_not(view, action) if action is not None else None
    if found is None or picked is not None or targets is None:
        return found
    gestures = (gesture for ways in targets(options(view), view).values() for gesture in ways)
    return None if any(gesture.source == key for gesture in gestures) else found


class Names(Protocol):
    """What places and pieces are called."""

    def name(self, key: SpotKey, shown: Any) -> str: ...


class Infos(Protocol):
    """What there is to know about places and pieces."""

    def lines(self, key: SpotKey, shown: Any) -> Lines: ...


class BoardCards(QObject):
    """Cards for every spot of what is shown, a `Shown` of the game.

    A game's class sets `_infos` and fills in `_option` and `_refusal`.
    """

    game: ClassVar[str]
    _infos: Infos

    def __init__(self, words: Words, labels: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._labels = labels

    def card(
        self, shown: Any, key: SpotKey | None, option: Action | None, picked: SpotKey | None
    ) -> CardText | None:
        """What `option` on the spot brings; without one, what it is, and why not if something was meant."""
        if key is None:
            return None
        if option is not None:
            return self._option(shown, option, key)
        lines, number = self._infos.lines(here(key), shown)
        refusal = self._refusal(shown, key, picked)
        if refusal is not None:
            said = self._words.refusal(refusal, shown.view, shown.context)
            lines = [*lines, CardLine("", said, "accent")]
            number = refusal.clause or number
        return self._told(shown, self._title(shown, key), lines, number) if lines else None

    def description(self, shown: Any, key: SpotKey, option: Action | None, picked: SpotKey | None) -> str:
        """The card's lines as one text, for a screen reader."""
        card = self.card(shown, key, option, picked)
        said = [line.text for line in card.lines] if card is not None else []
        return run_on([*self._also(shown, key), *said])

    def _option(self, shown: Any, action: Action, key: SpotKey) -> CardText | None:
        """The card of an option on a spot."""
        raise NotImplementedError

    def _refusal(self, shown: Any, key: SpotKey, picked: SpotKey | None) -> Refusal | None:
        """Why the spot cannot be chosen with `picked` in hand; None if it can, or if nothing was meant."""
        raise NotImplementedError

    def _title(self, shown: Any, key: SpotKey) -> str:
        return self._labels.name(here(key), shown)

    def _also(self, shown: Any, key: SpotKey) -> list[str]:
        """What a screen reader says first."""
        return []

    def _told(self, shown: Any, title: str, lines: Iterable[CardLine], number: str) -> CardText:
        """A card with the clause it rests on: its number, and what it says in short."""
        return CardText(title, tuple(lines), quoted(self.game, number, shown.context.language))
