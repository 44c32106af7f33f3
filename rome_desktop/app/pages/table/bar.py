"""What the decision bar says and offers for the update shown on the table page."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from rome_desktop.app.contract import Plan
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.chrome import DecisionBar
from rome_desktop.app.worker import Update
from rome_desktop.engine.actions import Action

if TYPE_CHECKING:
    from rome_desktop.app.pages.table.page import TablePage


class TableBar(QObject):
    """Keeps the bar true; its buttons do what the keys do."""

    def __init__(self, page: "TablePage") -> None:
        super().__init__(page)
        self._page = page
        assert isinstance(page.bar, DecisionBar)
        self.bar = bar = page.bar
        for pressed, act in (
            (bar.undo_pressed, page.taking_back.undo),
            (bar.redo_pressed, page.taking_back.redo),
            (bar.hint_pressed, page.ask_hint),
            (bar.rest_pressed, page.playing_out.play_rest),
            (bar.pass_pressed, page.decline),
            (bar.confirm_pressed, page.confirm),
            (bar.faster_pressed, page.go_faster),
            (bar.skip_pressed, page.skip_to_my_turn),
        ):
            pressed.connect(act)
            pressed.connect(self.give_back_keyboard)
        page.table.state_changed.connect(self.show_buttons)

    def give_back_keyboard(self) -> None:
        """To the table, from a button that may go: Qt would hand it to whatever comes next."""
        focused = QApplication.focusWidget()
        if focused is not None and self.bar.isAncestorOf(focused):
            self._page.table.setFocus()

    def show(self) -> None:
        """The sentence, the buttons, and on the table what can be chosen."""
        page = self._page
        update, view, words = page.update_shown, page.view, page.words
        if update is None or view is None or words is None or page.looking.past is not None:
            return
        mover = update.to_move
        if page.handing.closed:
            return
        if mover is None or update.decision is None:
            self._nothing(words.ended(page.game.rules.ended(page.state())) if page.game is not None else "")
            self.bar.set_undo(False, False)
            return
        if page.aim is not None and page.aim.stops(update):
            self._nothing(page.aim.second(update))
            self.bar.set_undo(False, False)
            return
        colour = theme.seat(update.seats[mover].colour)
        if not update.seats[mover].is_human:
            view.clear_offer()
            thinks = self.tr("{name} (computer) is thinking.").format(name=update.seats[mover].name)
            self.bar.watch(colour, thinks)
            return
        prompt = words.prompt(update.decision, update.options, page.state(), page.context())
        aim = page.aim
        told = aim.second(update) if aim is not None else ""
        self.bar.ask(colour, prompt.sentence, " · ".join(part for part in (told, prompt.second) if part))
        view.offer(update.decision, update.options)
        self._show_take_back(update)
        self.bar.set_hint(shown=aim is None or aim.allows_hints(), enabled=len(update.options) > 1)
        self.show_buttons()

    def look_back(self, index: int) -> None:
        """The past is on the table."""
        self._nothing(self.tr("Looking back: the table before move {number}.").format(number=index + 1))
        self.bar.set_second(self.tr("Esc returns to the present."))
        self.bar.set_undo(True, False)
        if self._page.taking_back.can_return_to(index):
            self.bar.set_confirm(self.tr("Return to here"), icon="ui-undo")

    def show_buttons(self) -> None:
        """Confirm and pass, for what is in hand or waits for a yes."""
        page = self._page
        update, view, words = page.update_shown, page.view, page.words
        if update is None or view is None or words is None or not page.human_is_asked():
            return
        only = view.bar_option(update.options)
        if only is not None and len(update.options) == 1:
            self.bar.set_rest(None)
            self.bar.set_pass(None)
            self.bar.set_confirm(words.act(only))
            return
        pending = page.table.grammar.pending
        word = words.act(pending) if isinstance(pending, Action) else self.tr("Confirm")
        word = pending.name if isinstance(pending, Plan) else word
        rest = view.rest()
        self.bar.set_rest(rest.name if rest is not None else None)
        self.bar.set_pass(words.act(only) if only is not None else None)
        self.bar.set_confirm(word, enabled=pending is not None)
        in_hand = pending is not None or page.table.grammar.picked is not None
        self.bar.set_undo(update.take_back.allowed or in_hand, update.can_redo)

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
        self.bar.set_rest(None)
        self.bar.set_pass(None)
        self.bar.set_confirm(None)
        self.bar.set_hint(shown=False)
        self.bar.show_barrier("")
