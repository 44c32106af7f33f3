"""The table page: the flow of a match between the worker, the game's view and the players' hands.

Nothing of the rules is here. An update comes in and is shown; then a person is asked, a computer, or nobody.
"""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent

from rome_desktop.app import garbage
from rome_desktop.app.bots import BotPlayer
from rome_desktop.app.contract import GameView, Plan
from rome_desktop.app.pages.table.again import Again
from rome_desktop.app.pages.table.aim import Aim
from rome_desktop.app.pages.table.bar import TableBar
from rome_desktop.app.pages.table.computers import Computers
from rome_desktop.app.pages.table.hearing import Hearing
from rome_desktop.app.pages.table.hinting import Hinting
from rome_desktop.app.pages.table.keys import bind
from rome_desktop.app.pages.table.laid_table import LaidTable
from rome_desktop.app.pages.table.on_table import actor
from rome_desktop.app.pages.table.pacing import Pacing
from rome_desktop.app.pages.table.passing_on import PassingOn
from rome_desktop.app.pages.table.playing_out import PlayingOut
from rome_desktop.app.pages.table.recalling import Recalling
from rome_desktop.app.pages.table.recap import Recap
from rome_desktop.app.pages.table.since import Since
from rome_desktop.app.pages.table.stepping import Stepping
from rome_desktop.app.pages.table.taking_back import TakingBack
from rome_desktop.app.pages.table.unasked import unasked
from rome_desktop.app.pages.table.wishes import Wishes
from rome_desktop.app.table.beats import PAUSE
from rome_desktop.app.worker import MatchThread, Opened, Update
from rome_desktop.engine.actions import Action
from rome_desktop.session.settings import Settings


class TablePage(LaidTable):
    """One match at a time, played to its end."""

    finished = Signal(object)
    """The last update of a match that has ended."""
    asked = Signal(object)
    """A person is asked now: the update shown."""
    aim_met = Signal(object)
    """The aim says that nothing more is asked: the last update."""

    def __init__(self, thread: MatchThread, bots: BotPlayer, settings: Settings) -> None:
        super().__init__(thread, settings)
        here, toast, bar = self.on_table, self.toast, self.decision_bar
        self.computers = Computers(bots, self, lambda: self.isHidden() or self.is_covered())
        self.taking_back = TakingBack(
            here, self.looking.step_back, self.table.cancel, self.interrupt, self.consent
        )
        self.since = Since(here, self)
        self.passing_on = PassingOn(self.table, here, lambda: self.settings)
        self.playing_out = PlayingOut(here, self.choose, self._submit, self.passing_on.hold)
        self.hinting = Hinting(
            self.computers, here, bar, self.hint_panel, toast, self.choose_beside, self.listing.aimed
        )
        self.hinting.gone.connect(self.show_again)
        self.wishes = Wishes(here, toast, self.hinting.ask, self.listing.open)
        self.hearing = Hearing(self.table)
        self.pacing = Pacing(self.table, settings.pace)
        self.stepping = Stepping(here, self.pacing)
        self.table_bar = TableBar(
            bar, self.table, here, self.taking_back.can_return_to, self.passing_on, self.since
        )
        self.recap = Recap(self, self.rail, here, self.since)
        self.again = Again(here, self.since, self.pacing, self.table_bar, self.show_around)
        self.recalling = Recalling(self.recap, self.again, self.table, here, toast)
        self._connect()
        self._wire_bar()
        self._bind_keys()

    def _connect(self) -> None:
        link, looking, bar = self.link, self.looking, self.table_bar.bar
        link.worker.updated.connect(self.take)
        self.computers.answered.connect(link.submit)
        covers = (self.keeper, self.consent, self.seating)
        for closed in (looking.comparison.hidden, *(cover.closed for cover in covers)):
            closed.connect(self.computers.go_on)
        self.computers.slow.connect(self.decision_bar.set_now)
        self.computers.failed.connect(self._computer_failed)
        self.stepping.held.connect(self.table_bar.show)
        self.stepping.held.connect(lambda: self.give_keyboard(bar.confirm, self.recap.has_keyboard()))
        self.stepping.released.connect(self.table_bar.give_back_keyboard)
        self.stepping.released.connect(self._settle)
        self.option_list.chosen.connect(self.choose_beside)
        self.table.chosen.connect(self.choose)
        self.explaining.rule_wanted.connect(self.rules_requested)
        self.handing.opened.connect(self._curtain_opened)
        looking.changed.connect(self.show_again)
        looking.asked.connect(link.look)
        link.worker.looked.connect(looking.show_past)
        looking.turned_back.connect(self.table_bar.look_back)
        looking.listen(self.rail, self.journal)
        self.recap.looked_back.connect(looking.look_back)
        self.recap.panel.again_pressed.connect(self.recalling.show)
        self.taking_back.taken_back.connect(link.take_back)
        self.taking_back.redone.connect(link.redo)
        self.seating.reseated.connect(link.reseat)
        looking.comparison.seats_wanted.connect(self.seating.open)

    def _wire_bar(self) -> None:
        bar = self.table_bar.bar
        self.table_bar.on_press(
            (bar.undo_pressed, self.taking_back.undo),
            (bar.redo_pressed, self.taking_back.redo),
            (bar.hint_pressed, self.ask_hint),
            (bar.rest_pressed, self.playing_out.play_rest),
            (bar.pass_pressed, self.decline),
            (bar.confirm_pressed, self.confirm),
            (bar.now_pressed, self.computers.move_now),
            (bar.faster_pressed, self.pacing.hasten),
            (bar.skip_pressed, self.skip_to_my_turn),
        )

    def _bind_keys(self) -> None:
        """The keys do what the buttons do; T also closes what it has opened."""
        acts = (
            ("Z Ctrl+Z Backspace", self.taking_back.undo),
            ("Y Ctrl+Y Ctrl+Shift+Z", self.taking_back.redo),
            ("Shift+Z", self.taking_back.undo_turn),
            ("H", self.ask_hint),
            ("Shift+H", self.hint_panel.take_keyboard),
            ("W F3", self.hinting.why_not),
            ("P", self.decline),
            ("A", self.playing_out.play_rest),
            ("L", self.wishes.options),
            ("J", self.toggle_journal),
            ("K", self.seating.open),
            ("E", self.recalling.tell),
            ("Shift+E", self.recalling.show),
            ("M", self.computers.move_now),
            ("Shift+M", self.hearing.switched.emit),
            ("S", self.table_bar.bar.speak),
            ("Shift+S", lambda: self.say_side(self.context().viewer or 0)),
            ("F1", self.explaining.rules_of_focus),
            ("F2", self.ask_reference),
            ("Ctrl+S", self.keeper.save_as),
            ("Ctrl+,", self.settings_requested.emit),
        )
        bind(self, acts, self.is_covered)
        bind(self, [("T", lambda: self.looking.toggle_tables(self.is_covered()))], lambda: False)

    # ---- a match comes and goes

    def open_match(self, opened: Opened) -> None:
        """Lay the table for a match; its first update follows."""
        self.leave()
        view = self.lay_table(opened.game, opened.content)
        self.on_table.lay(opened, view)
        view.finished.connect(self._animated)
        view.relayout.connect(self.show_again)
        self.pacing.begin()
        self.keeper.tell_opened(opened)

    def take_aim(self, aim: Aim | None) -> None:
        """The match just opened is played for something beside winning, or for nothing but that."""
        former, self.on_table.aim = self.on_table.aim, aim
        if former is not None:
            former.deleteLater()
        self.add_buttons(*(aim.buttons(), aim.pressed.emit) if aim is not None else ([], None))
        self.show_again()

    def leave(self) -> None:
        """Take everything of the match off the table."""
        if self.on_table.aim is not None:
            self.take_aim(None)
        for part in (self.computers, self.playing_out, self.wishes, self.hinting, self.since, self.recap):
            part.forget()
        self.on_table.busy = False
        self.table_bar.bar.pause()
        self.close_covers()
        self.handing.lift()
        for asking in (self.keeper, self.consent, self.seating):
            asking.forget()
        for sheet in self.sheets():
            sheet.hide()
        self.take_away()
        self.on_table.clear()
        self.set_framed(False)

    def set_settings(self, settings: Settings) -> None:
        """Other habits or another pace, at once."""
        self.settings = settings
        self.pacing.set(settings.pace)
        if self.pacing.steps or not self.stepping.go_on():
            self.show_again()

    # ---- updates

    def take(self, update: Update) -> None:
        """Something happened in the match."""
        if self.view is not None:
            self.on_table.waiting.append(update)
            self._next()

    def _next(self) -> None:
        here, view = self.on_table, self.view
        if here.busy or not here.waiting or view is None:
            return
        before, update = here.update, here.waiting.popleft()
        here.update, here.held_from = update, None
        self.computers.forget()
        self.hinting.forget()
        self.recap.close()
        self.table_bar.give_back_keyboard()
        here.return_to_present()
        here.eyes.look(update, view)
        self.since.remember()
        self.table.clear_offer()
        self.option_list.hide()
        self.card.close_card()
        if before is not None and update.cause == "played" and update.events and self.pacing.factor:
            here.busy = True
            self._show_around(update, actor(update))
            self.table_bar.bar.pause()
            view.animate(update.events, self.state(), self.context())
        else:
            self.hearing.at_once(update, view)
            self._settle()
        if before is None:
            garbage.set_aside()

    def _animated(self) -> None:
        if self.busy and not self.again.go_on():
            self.on_table.busy = False
            self._settle()

    def _settle(self) -> None:
        self.show_again()
        if self.on_table.waiting:
            self._next()
        else:
            self._ask()

    def show_again(self) -> None:
        """Make everything on the page equal to the update shown last."""
        update, view = self.update_shown, self.view
        if update is None or view is None or self.busy:
            return
        view.show(self.state(), self.context())
        self._show_around(update, self._active(update))
        self.looking.mark()
        self.table_bar.show()
        self.hinting.tell()
        self.recap.show()

    def _active(self, update: Update) -> int | None:
        """The side that must act; whose turn it is where nobody has to."""
        assert self.view is not None
        return update.to_move if update.to_move is not None else self.view.turn_side(self.state())

    # ---- asking

    def _ask(self) -> None:
        update, view = self.update_shown, self.view
        if update is None or view is None or self.stepping.holds(update):
            return
        if self.on_table.aim is not None and self.on_table.aim.stops(update):
            self.table.clear_offer()
            self.aim_met.emit(update)
        elif update.over:
            self.finished.emit(update)
        elif self.on_table.watches_computer():
            self.computers.think(update, round(PAUSE * self.pacing.factor))
        elif update.to_move is None or self.playing_out.answers(update):
            return
        elif (answer := self._unasked(update)) is not None:
            self.link.submit.emit(update.number, answer, True)
        else:
            self._ask_person(update, view)

    def _ask_person(self, update: Update, view: GameView) -> None:
        self.pacing.skip(False)
        self.hearing.asked(update)
        mover, eyes = update.to_move, self.on_table.eyes
        assert mover is not None
        if eyes.needs_curtain(update, view):
            last = next((e.seat for e in reversed(update.entries) if e.seat is not None), None)
            self.close_covers()
            self.recap.forget()
            self.handing.close(update, self.title(), again=last == mover)
            return
        eyes.asked(mover)
        self.table_bar.tell_question()
        self.give_keyboard(self.table, self.recap.has_keyboard())
        self.table.focus_first()
        self.wishes.fulfil()
        self.asked.emit(update)

    def _unasked(self, update: Update) -> Action | None:
        view = self.view
        return None if view is None else unasked(view, update, self.settings, self.passing_on.tells)

    def _curtain_opened(self) -> None:
        self.show_again()
        self.table_bar.tell_question()
        self.table.setFocus()
        self.table.focus_first()

    # ---- answering

    def choose(self, action: object) -> None:
        """One of the options offered, or a plan, was chosen on the table, in the list or in the bar."""
        asked = self.on_table.asked()
        if isinstance(action, Plan):
            self.playing_out.begin(action)
        elif asked is not None and action in asked.update.options:
            self._submit(asked.update.number, action)

    def choose_beside(self, action: Action) -> None:
        """One of the options was chosen in the list or as a hint: it ends no turn without a second act."""
        if not self.passing_on.hold(action):
            self.choose(action)

    def _submit(self, number: int, action: object) -> None:
        self.link.submit.emit(number, action, False)

    def confirm(self) -> None:
        """Enter, or the confirming button."""
        past, asked = self.on_table.past_index, self.on_table.asked()
        if past is not None and self.taking_back.can_return_to(past):
            self.taking_back.return_to(past)
        elif asked is not None and len(asked.update.options) == 1:
            self.choose(asked.update.options[0])
        elif asked is not None:
            self.table.confirm()
        elif past is None:
            self.stepping.go_on()

    def decline(self) -> None:
        """The pass button: finish, decline, go on."""
        asked = self.on_table.asked()
        option = asked.view.bar_option(asked.update.options) if asked is not None else None
        if option is not None:
            self.choose(option)
        elif self.on_table.held_from is not None:
            self.skip_to_my_turn()

    def interrupt(self) -> None:
        """What a computer thinks of is of no interest any more, nor what is being shown."""
        self.computers.forget()
        self.playing_out.forget()
        self.on_table.cut_short()

    def ask_hint(self) -> None:
        """The key H and its button."""
        self.wishes.hint()

    def back(self) -> None:
        """Esc: one step back, whatever was opened last."""
        if self.option_list.isVisible():
            self.option_list.hide()
            self.table.setFocus()
        elif (
            self.hinting.close_panel()
            or self.looking.step_back()
            or self.close_journal()
            or self.on_table.cut_short()
        ):
            return
        elif not self.table.cancel():
            self.table.regions.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirm()
        elif event.key() == Qt.Key.Key_Space and (self.busy or self.on_table.watches_computer()):
            if not self.stepping.go_on():
                self.skip_to_my_turn()
        else:
            super().keyPressEvent(event)

    # ---- computers and pace

    def _computer_failed(self, number: int) -> None:
        self.toast.say(self.tr("The computer player did not answer; a simple move was made in its place."))
        self.link.fall_back.emit(number)

    def skip_to_my_turn(self) -> None:
        """No more animation or pause until a person is asked."""
        self.pacing.skip(True)
        self.computers.hurry()
        self.on_table.cut_short()
        self.stepping.go_on()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.computers.go_on()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.opened is not None:
            self.table.set_hover(None, at_once=True)  # a card would go on in the language of before
            self.show_title()
            self.show_again()
