"""What the decision bar says and offers for what lies on the table."""

from collections.abc import Callable

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QApplication

from rome_desktop.app.contract import Plan
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.chrome import DecisionBar
from rome_desktop.app.kit.widgets import announce
from rome_desktop.app.pages.shared.journal_lines import lines_in_time
from rome_desktop.app.pages.table.on_table import Laid, OnTable
from rome_desktop.app.pages.table.passing_on import PassingOn
from rome_desktop.app.pages.table.since import Since
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.worker import Update
from rome_desktop.engine.actions import Action


class TableBar(QObject):
    """Keeps the bar true. `can_return_to(index)` says whether the past before a line can be had again."""

    def __init__(
        self,
        bar: DecisionBar,
        table: TableView,
        on_table: OnTable,
        can_return_to: Callable[[int], bool],
        passing_on: PassingOn,
        since: Since,
    ) -> None:
        super().__init__(bar)
        self.bar = bar
        self._passing_on = passing_on
        self._since = since
        self._plain_second: str | None = None
        """What the second line said before it told what a second act would mean."""
        self._vital = ""
        """The part of the second line that must be seen: what the match is played for."""
        self._told = -1
        """The number of the update whose question was said."""
        self._table = table
        self._on_table = on_table
        self._can_return_to = can_return_to
        table.state_changed.connect(self.show_buttons)
        table.preview.connect(self._foretell)

    def on_press(self, *pressed: tuple[SignalInstance, Callable[[], object]]) -> None:
        """What the buttons do; each gives the keyboard back."""
        for signal, act in pressed:
            signal.connect(act)
            signal.connect(self.give_back_keyboard)

    def give_back_keyboard(self) -> None:
        """To the table, from a button that may go: Qt would hand it to whatever comes next."""
        focused = QApplication.focusWidget()
        if focused is not None and self.bar.isAncestorOf(focused):
            self._table.setFocus()

    def show(self) -> None:
        """The sentence, the buttons, and on the table what can be chosen."""
        here, laid = self._on_table, self._on_table.laid()
        if laid is None or here.past is not None or here.curtained:
            return
        update = laid.update
        if here.held_from is not None:
            self._hold(laid, here.held_from)
        elif update.to_move is None or update.decision is None:
            self._nothing(laid.words.ended(laid.game.rules.ended(here.state())))
            self.bar.set_undo(False, False)
        elif here.aim is not None and here.aim.stops(update):
            self._nothing(here.aim.second(update))
            self.bar.set_undo(False, False)
        elif not update.seats[update.to_move].is_human:
            self._watch(laid, update.to_move)
        else:
            self._ask(laid, update.to_move)

    def _hold(self, laid: Laid, since: int) -> None:
        """What others have just done: the journal has said it, and a key goes on."""
        update = laid.update
        new = [entry for entry in update.entries if entry.index >= since]
        lines = lines_in_time(new, laid.words, self._on_table.context(), update.lines)
        told = [line for line in lines if not line.is_rule]
        goes_on = self.tr("Space goes on.")
        laid.view.clear_offer()
        first, *rest = [line.sentence for line in told]
        self.bar.ask(None, first, " · ".join([goes_on, *rest]), vital=goes_on)
        self._set_aside(self._skipping(laid) if self._on_table.watches_computer() else None)
        self.bar.set_undo(False, False)
        self.bar.set_confirm(self.tr("Go on"), icon="ui-pass")  # never hidden meanwhile: it has the keyboard

    def _watch(self, laid: Laid, mover: int) -> None:
        seat = laid.update.seats[mover]
        laid.view.clear_offer()
        said = self.tr("{name} (computer) is thinking.").format(name=seat.name)
        self.bar.watch(theme.seat(seat.colour), said, self._skipping(laid))
        self.bar.tell()

    def _skipping(self, laid: Laid) -> str:
        """Until when nothing would be shown; where only computers play, nobody has a turn to skip to."""
        people = any(seat.is_human for seat in laid.update.seats)
        return self.tr("Skip to my turn") if people else self.tr("Skip to the end")

    def _ask(self, laid: Laid, mover: int) -> None:
        here, update, aim = self._on_table, laid.update, self._on_table.aim
        assert update.decision is not None
        prompt = laid.words.prompt(
            update.decision, laid.view.narrowed(update.decision, update.options), here.state(), here.context()
        )
        self._vital = aim.second(update) if aim is not None else ""
        second = " · ".join(part for part in (self._vital or self._since.tell(), prompt.second) if part)
        self._plain_second = None
        self.bar.ask(theme.seat(update.seats[mover].colour), prompt.sentence, second, vital=self._vital)
        if update.number == self._told:
            self.bar.tell()
        laid.view.offer(update.decision, update.options)
        self._show_take_back(update)
        self.bar.set_hint(shown=aim is None or aim.allows_hints(), enabled=len(update.options) > 1)
        self.show_buttons()

    def tell_question(self) -> None:
        """Say what is asked, last of all and once, though it be what was asked before."""
        laid = self._on_table.asked()
        if laid is not None and laid.update.number != self._told:
            self._told = laid.update.number
            self.bar.tell(again=True)

    def look_back(self, index: int) -> None:
        """The past is on the table."""
        self._nothing(self.tr("Looking back: the table before move {number}.").format(number=index + 1))
        second = self.tr("Esc returns to the present.")
        if self._table.drawing.halos.glowing:
            marked = self.tr("What was changed last glows.")
            second = f"{marked} · {second}"
        self.bar.set_second(second)
        self.bar.set_undo(True, False)
        if self._can_return_to(index):
            self.bar.set_confirm(self.tr("Return to here"), icon="ui-undo")

    def tell_again(self) -> None:
        """What happened since the person's turn is shown once more."""
        self._nothing(self.tr("Once more: what happened since your turn."))
        self.bar.set_second(self.tr("Esc ends it."))
        self.bar.pause()

    def show_buttons(self) -> None:
        """Confirm and pass, for what is in hand or waits for a yes."""
        asked = self._on_table.asked()
        if asked is None:
            return
        update, view, words = asked.update, asked.view, asked.words
        only = view.bar_option(update.options)
        if only is not None and len(update.options) == 1:
            self.bar.set_rest(None)
            self.bar.set_pass(None)
            self.bar.set_confirm(words.act(only))
            return
        grammar = self._table.grammar
        pending = grammar.pending
        word = words.act(pending) if isinstance(pending, Action) else self.tr("Confirm")
        word = pending.name if isinstance(pending, Plan) else word
        self._foretell(self._table.previewed)
        rest = view.rest()
        self.bar.set_rest(rest.name if rest is not None else None)
        self.bar.set_pass(words.act(only) if only is not None else None)
        self.bar.set_confirm(word, enabled=pending is not None)
        in_hand = pending is not None or (grammar.picked is not None and not grammar.picked_by_itself)
        self.bar.set_undo(update.take_back.allowed or in_hand, update.can_redo)

    def _foretell(self, option: object) -> None:
        """In the second line: that the next act ends the turn, or that what is aimed at would do nothing."""
        asked = self._on_table.asked()
        if asked is None:
            return
        pending = self._table.grammar.pending
        told = self._passing_on.tells(pending)
        aimed = pending if pending is not None else option
        if not told and isinstance(aimed, Action) and asked.view.is_idle(aimed):
            told = self.tr("That would do nothing now.")
        if told and told != self.bar.second():
            if self._plain_second is None:
                self._plain_second = self.bar.second()
            self.bar.set_second(told)
            announce(self.bar, told)
        elif not told and self._plain_second is not None:
            self.bar.set_second(self._plain_second, vital=self._vital)
            self._plain_second = None

    def _show_take_back(self, update: Update) -> None:
        causes = {
            "chance": self.tr("chance has answered"),
            "revealed": self.tr("something hidden was seen"),
            "sealed": self.tr("what was chosen in secret is final"),
            "another-has-acted": self.tr("somebody else has acted"),
        }
        cause = "" if update.take_back.allowed else causes.get(update.take_back.reason, "")
        secret = update.take_back.reason in {"revealed", "sealed"}
        self.bar.show_barrier(cause, "ui-eye" if secret else "die8")
        self.bar.set_undo(update.take_back.allowed, update.can_redo)

    def _nothing(self, sentence: str) -> None:
        """Say something; there is nothing to answer."""
        self.bar.ask(None, sentence)
        self.bar.tell()
        self._set_aside(None)
        self.bar.set_confirm(None)

    def _set_aside(self, passing: str | None) -> None:
        """No button of an answer but perhaps one to pass."""
        self.bar.set_rest(None)
        self.bar.set_pass(passing)
        self.bar.set_hint(shown=False)
        self.bar.show_barrier("")
