"""Hints: asked of the computer that plays best, shown on the table, said in bar and panel, played."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from rome_desktop.app.kit.chrome import DecisionBar
from rome_desktop.app.kit.hint_panel import HintPanel
from rome_desktop.app.kit.widgets import Toast, announce
from rome_desktop.app.pages.table.computers import Computers
from rome_desktop.app.pages.table.on_table import Laid, OnTable, option_of
from rome_desktop.app.pages.table.weighed import Weighed, all_weighed, weighed
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
    best: tuple[Weighed, ...] = ()
    about: Action | None = None
    """The option somebody has pointed at, to hear why it is not the hint."""
    beside: Weighed | None = None
    """That option, once it was tried."""
    closed: bool = False
    """The panel was closed; the hint in the bar stays."""

    @property
    def unit(self) -> str:
        """What the options are counted in."""
        return str((self.why or {}).get("unit", ""))


class Hinting(QObject):
    """Asks for a hint, says at once that it is looked for, and shows what came as long as it holds.

    `play` carries a hint out; `aimed` is the option that the person points at, if any.
    """

    gone = Signal()
    """No hint came: the bar should say what it said before."""

    def __init__(
        self,
        computers: Computers,
        on_table: OnTable,
        bar: DecisionBar,
        panel: HintPanel,
        toast: Toast,
        play: Callable[[Action], object],
        aimed: Callable[[], Action | None],
    ) -> None:
        super().__init__(bar)
        self._computers = computers
        self._on_table = on_table
        self._bar = bar
        self._panel = panel
        self._toast = toast
        self._play = play
        self._aimed = aimed
        self._hint: Hint | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(SECOND)
        self._clock.timeout.connect(self._count)
        computers.hinted.connect(self._come)
        computers.no_hint.connect(self._come_to_nothing)
        panel.pointed.connect(self._point)
        panel.chosen.connect(play)
        panel.closed.connect(self.close_panel)

    def ask(self) -> None:
        """Ask the computer what it would do; once that is shown, do it."""
        laid = self._may_ask()
        if laid is None:
            return
        hint = self._of(laid.update.number)
        if hint is None:
            self._look_for(laid)
        elif hint.action is not None:
            self._play(hint.action)

    def why_not(self) -> None:
        """Ask why the option that is pointed at is not the hint."""
        laid = self._may_ask()
        option = self._aimed() if laid is not None else None
        if laid is None:
            return
        if option is None:
            self._toast.say(self.tr("Point at something that can be chosen, then press W: why not that?"))
            return
        hint = self._of(laid.update.number)
        if hint is None or hint.action is None or (option != hint.action and not _known(hint, option)):
            self._look_for(laid, option)
            return
        hint.about, hint.closed = option, False
        hint.beside = _known(hint, option)
        self.tell()
        announce(self._bar, self._verdict(laid, hint))

    def tell(self) -> None:
        """Once the bar has said what is asked: the hint for it, or that one is looked for."""
        asked = self._on_table.asked()
        hint = self._of(asked.update.number) if asked is not None else None
        if asked is None or hint is None:
            self._panel.hide()
            return
        if hint.action is None:
            looking = self.tr("The computer thinks of a hint…")
            self._bar.set_second(f"{looking} {hint.seconds}\u202fs" if hint.seconds else looking)
            return
        asked.view.show_hint(hint.action)
        self._bar.set_second(self._sentence(asked, hint.action, hint.why or {}))
        self._bar.name_hint(self.tr("Play the hint"))
        if hint.best and not hint.closed:
            self._panel.tell(self._rows(asked, hint), self._verdict(asked, hint))

    def forget(self) -> None:
        """Something else is asked: a hint goes with the choice it was for."""
        self._hint = None
        self._clock.stop()
        self._bar.name_hint(None)
        self._panel.hide()

    def close_panel(self) -> bool:
        """Away with the panel; False if there is none. The hint in the bar stays."""
        if self._hint is None or not self._panel.isVisible():
            return False
        self._hint.closed = True
        self._panel.hide()
        return True

    # ---- asking

    def _may_ask(self) -> Laid | None:
        """What is asked now, where a computer may help; says so where it may not."""
        here, asked = self._on_table, self._on_table.asked()
        if here.aim is not None and not here.aim.allows_hints():
            self._toast.say(self.tr("There are no hints here."))
            return None
        return asked if here.opened is not None else None

    def _look_for(self, laid: Laid, about: Action | None = None) -> None:
        assert self._on_table.opened is not None
        self._panel.hide()
        self._hint = Hint(laid.update.number, about=about)
        self._clock.start()
        self.tell()
        announce(self._bar, self._bar.second())
        self._computers.hint(laid.update, self._on_table.opened, about)

    def _of(self, number: int) -> Hint | None:
        return self._hint if self._hint is not None and self._hint.number == number else None

    def _count(self) -> None:
        if self._hint is not None:
            self._hint.seconds += 1
            self.tell()

    def _come(self, action: Action, why: dict[str, Any]) -> None:
        update = self._on_table.update
        hint = self._of(update.number) if update is not None else None
        if hint is None or update is None:
            return
        self._clock.stop()
        line_of = partial(option_of, update)
        hint.action, hint.why, hint.best = action, why, all_weighed(why, action, line_of)
        hint.beside = weighed(why.get("asked") or {}, action, line_of) or _known(hint, hint.about)
        self.tell()
        laid = self._on_table.asked()
        said = self._verdict(laid, hint) if laid is not None else ""
        announce(self._bar, f"{self._bar.second()} {said}".strip())

    def _come_to_nothing(self) -> None:
        self.forget()
        self.gone.emit()
        self._toast.say(self.tr("The computer has no hint just now."))

    # ---- saying

    def _rows(self, laid: Laid, hint: Hint) -> list[tuple[object, str, str]]:
        """The best options, and below them the one that was asked about."""
        shown = list(hint.best)
        if hint.beside is not None and hint.beside.action not in {one.action for one in shown}:
            shown.append(hint.beside)
        return [
            (
                one.action,
                self._option(laid, one.action),
                laid.words.expected(one.points, one.low, one.high, hint.unit),
            )
            for one in shown
        ]

    def _verdict(self, laid: Laid, hint: Hint) -> str:
        """What makes the hint better than the option asked about, or than the next best one."""
        if hint.action is not None and hint.about == hint.action:
            return self.tr("That is what the computer would choose, too.")
        one = hint.beside if hint.beside is not None else next(iter(hint.best), None)
        if one is None or one.other is None:
            return ""
        worse = one.other if one.action == hint.action else one.action
        return laid.words.verdict(one.by, self._option(laid, worse), one.term, hint.unit)

    def _option(self, laid: Laid, action: Action) -> str:
        here = self._on_table
        return laid.words.option(action, here.state(), here.context())

    def _sentence(self, laid: Laid, action: Action, why: dict[str, Any]) -> str:
        here = self._on_table
        return laid.words.hint(action, why, here.state(), here.context())

    def _point(self, option: Action | None) -> None:
        """Ring what a row speaks of; the hint itself when no row is pointed at."""
        asked, hint = self._on_table.asked(), self._hint
        if asked is not None and hint is not None and hint.action is not None:
            asked.view.show_hint(option if option is not None else hint.action)


def _known(hint: Hint, option: Action | None) -> Weighed | None:
    """What is known of an option already."""
    known = (*hint.best, *([hint.beside] if hint.beside is not None else []))
    return next((one for one in known if one.action == option), None)
