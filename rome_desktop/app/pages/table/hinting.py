"""Hints: asked of the computer that plays best, shown on the table, said in the bar, played if wanted."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QTimer

from rome_desktop.app.kit.chrome import DecisionBar
from rome_desktop.app.kit.widgets import Toast, announce
from rome_desktop.app.pages.table.computers import Computers
from rome_desktop.app.pages.table.on_table import OnTable
from rome_desktop.engine.actions import Action

SECOND = 1000


@dataclass(slots=True)
class Hint:
    """A hint for the decision of one update: still looked for as long as it has no action."""

    number: int
    seconds: int = 0
    """How long it has been looked for."""
    action: Action | None = None
    why: dict[str, Any] | None = None


class Hinting(QObject):
    """Asks for a hint, says at once that it is looked for, and shows what came as long as it holds.

    `say_again` makes the bar say what it said before; `play` carries a hint out.
    """

    def __init__(
        self,
        computers: Computers,
        on_table: OnTable,
        bar: DecisionBar,
        toast: Toast,
        say_again: Callable[[], object],
        play: Callable[[Action], object],
    ) -> None:
        super().__init__(bar)
        self._computers = computers
        self._on_table = on_table
        self._bar = bar
        self._toast = toast
        self._say_again = say_again
        self._play = play
        self._hint: Hint | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(SECOND)
        self._clock.timeout.connect(self._count)
        computers.hinted.connect(self._come)
        computers.no_hint.connect(self._come_to_nothing)

    def ask(self) -> None:
        """Ask the computer what it would do; once that is shown, do it."""
        here, asked = self._on_table, self._on_table.asked()
        if here.aim is not None and not here.aim.allows_hints():
            self._toast.say(self.tr("There are no hints here."))
        elif asked is None or here.opened is None:
            return
        elif (hint := self._of(asked.update.number)) is None:
            self._hint = Hint(asked.update.number)
            self._clock.start()
            self.tell()
            announce(self._bar, self._bar.second())
            self._computers.hint(asked.update, here.opened, "easy")
        elif hint.action is not None:
            self._play(hint.action)

    def tell(self) -> None:
        """Once the bar has said what is asked: the hint for it, or that one is looked for."""
        here, asked = self._on_table, self._on_table.asked()
        hint = self._of(asked.update.number) if asked is not None else None
        if asked is None or hint is None:
            return
        if hint.action is None:
            looking = self.tr("The computer thinks of a hint…")
            self._bar.set_second(f"{looking} {hint.seconds}\u202fs" if hint.seconds else looking)
            return
        asked.view.show_hint(hint.action)
        self._bar.set_second(asked.words.hint(hint.action, hint.why or {}, here.state(), here.context()))
        self._bar.name_hint(self.tr("Play the hint"))

    def forget(self) -> None:
        """Something else is asked: a hint goes with the choice it was for."""
        self._hint = None
        self._clock.stop()
        self._bar.name_hint(None)

    def _of(self, number: int) -> Hint | None:
        return self._hint if self._hint is not None and self._hint.number == number else None

    def _count(self) -> None:
        if self._hint is not None:
            self._hint.seconds += 1
            self.tell()

    def _come(self, action: Action, why: dict[str, Any]) -> None:
        update = self._on_table.update
        hint = self._of(update.number) if update is not None else None
        if hint is None:
            return
        self._clock.stop()
        hint.action, hint.why = action, why
        self.tell()
        announce(self._bar, self._bar.second())

    def _come_to_nothing(self) -> None:
        self.forget()
        self._say_again()
        self._toast.say(self.tr("The computer has no hint just now."))
