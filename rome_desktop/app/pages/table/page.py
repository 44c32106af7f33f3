"""The table page: the flow of a match between the worker, the game's view and the players' hands.

Nothing of the rules is here. An update comes in; what happened is shown; then the decision is offered to a
person, asked of a computer player, or answered by itself where there is no choice.
"""

from collections import deque

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent

from rome_desktop.app.bots import BotPlayer
from rome_desktop.app.contract import GameView, Plan, TableContext
from rome_desktop.app.kit.chrome import DecisionBar
from rome_desktop.app.kit.widgets import Toast
from rome_desktop.app.pages.shared.display import MatchDisplay
from rome_desktop.app.pages.table.aim import Aim
from rome_desktop.app.pages.table.bar import TableBar
from rome_desktop.app.pages.table.computers import Computers
from rome_desktop.app.pages.table.explaining import Explaining
from rome_desktop.app.pages.table.handing import Handing
from rome_desktop.app.pages.table.hinting import Hinting
from rome_desktop.app.pages.table.keeping import Keeper
from rome_desktop.app.pages.table.keys import bind
from rome_desktop.app.pages.table.looking import Looking
from rome_desktop.app.pages.table.option_list import OptionList
from rome_desktop.app.pages.table.playing_out import PlayingOut
from rome_desktop.app.pages.table.taking_back import TakingBack
from rome_desktop.app.pages.table.unasked import unasked
from rome_desktop.app.pages.table.wishes import Wishes
from rome_desktop.app.table.beats import PAUSE
from rome_desktop.app.worker import MatchThread, Opened, Update
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import State
from rome_desktop.session.settings import Settings

PACES = {"calm": 1.6, "normal": 1.0, "brisk": 0.6, "at-once": 0.0}


class TablePage(MatchDisplay):
    """One match at a time, played to its end."""

    finished = Signal(object)
    """The last update of a match that has ended."""
    asked = Signal(object)
    """A person is asked now: the update shown."""
    aim_met = Signal(object)
    """The aim says that nothing more is asked: the last update."""
    pace_requested = Signal(str)
    """The player wants another pace: its key."""

    def __init__(self, thread: MatchThread, bots: BotPlayer, settings: Settings) -> None:
        super().__init__(DecisionBar(), settings)
        self.link = thread
        self.opened: Opened | None = None
        self.aim: Aim | None = None
        """What the match is played for beside winning."""
        self.update_shown: Update | None = None
        self._queue: deque[Update] = deque()
        self.busy = False
        """Something is being animated: nothing can be chosen."""
        self._skipping = False
        self.toast = Toast(self)
        self.explaining = Explaining(self)
        self.card = self.explaining.card
        self.handing = Handing(self)
        self.curtain = self.handing.curtain
        self.option_list = OptionList(self)
        self.looking = Looking(self)
        self.keeper = Keeper(thread, self.toast, self)
        self.computers = Computers(bots, self)
        self.taking_back = TakingBack(self)
        self.playing_out = PlayingOut(self)
        self.hinting = Hinting(self)
        self.wishes = Wishes(self)
        self.table_bar = TableBar(self)
        self._connect()
        bind(self)

    def _connect(self) -> None:
        worker = self.link.worker
        worker.updated.connect(self.take)
        worker.looked.connect(self.looking.show_past)
        self.computers.answered.connect(self.link.submit)
        self.computers.failed.connect(self._computer_failed)
        self.option_list.chosen.connect(self.choose)
        self.option_list.pointed.connect(self._point_at)
        self.table.chosen.connect(self.choose)

    # ---- a match comes and goes

    def open_match(self, opened: Opened) -> None:
        """Lay the table for a match; its first update follows."""
        self.leave()
        self.opened = opened
        view = self.lay_table(opened.game, opened.content)
        view.finished.connect(self._animated)
        view.relayout.connect(self.show_again)
        self._set_pace()
        self.keeper.tell_opened(opened)

    def take_aim(self, aim: Aim | None) -> None:
        """The match just opened is played for something beside winning, or for nothing but that."""
        if self.aim is not None:
            self.aim.deleteLater()
        self.aim = aim
        self.add_buttons(*(aim.buttons(), aim.pressed.emit) if aim is not None else ([], None))
        self.show_again()

    def leave(self) -> None:
        """Take everything of the match off the table."""
        if self.aim is not None:
            self.take_aim(None)
        self.computers.forget()
        self.playing_out.forget()
        self.wishes.forget()
        self._queue.clear()
        self.busy = self._skipping = False
        self.close_covers()
        self.handing.forget()
        self.keeper.forget()
        self.take_away()
        self.opened = self.update_shown = None
        self.looking.reset()

    def close_covers(self) -> None:
        """Nothing is offered, and nothing lies over the table."""
        self.table.clear_offer()
        self.card.close_card()
        self.toast.hide()
        for cover in (self.option_list, self.looking.comparison):
            cover.hide()

    def is_covered(self) -> bool:
        """Whether the keys of the table are not for the table now."""
        covers = [cover for cover in (self.looking.comparison, self.keeper.sheet) if cover is not None]
        return self.handing.closed or any(cover.isVisible() for cover in covers)

    def set_settings(self, settings: Settings) -> None:
        """Other habits or another pace, at once."""
        self.settings = settings
        self._set_pace()
        self.show_again()

    # ---- updates

    def take(self, update: Update) -> None:
        """Something happened in the match."""
        if self.view is not None:
            self._queue.append(update)
            self._next()

    def _next(self) -> None:
        view = self.view
        if self.busy or not self._queue or view is None:
            return
        update = self._queue.popleft()
        before, self.update_shown = self.update_shown, update
        self.computers.forget()
        self.table_bar.give_back_keyboard()
        self.looking.reset()
        self.handing.eyes.look(update, view)
        self.table.clear_offer()
        self.option_list.hide()
        self.card.close_card()
        if before is not None and update.cause == "played" and update.events and self._pace():
            self.busy = True
            self._show_around(update)
            view.animate(update.events, self.state(), self.context())
        else:
            self._settle()

    def _animated(self) -> None:
        if self.busy:
            self.busy = False
            self._settle()

    def _settle(self) -> None:
        self.show_again()
        if self._queue:
            self._next()
        else:
            self._ask()

    def show_again(self) -> None:
        """Make everything on the page equal to the update shown last."""
        update, view = self.update_shown, self.view
        if update is None or view is None or self.busy:
            return
        view.show(self.state(), self.context())
        self._show_around(update)
        self.table_bar.show()

    def state(self) -> State:
        """What the page shows: the present as it may be seen, or the past looked back at."""
        assert self.update_shown is not None
        past = self.looking.past
        return past if past is not None else self.update_shown.views[self.handing.eyes.viewer]

    def context(self) -> TableContext:
        """Who sits where and who looks, for the game's view and words."""
        update, view = self.update_shown, self.view
        assert update is not None
        assert view is not None
        dock = self.looking.dock if self.looking.dock is not None else self.handing.eyes.dock(update, view)
        viewer = self.handing.eyes.viewer if self.looking.past is None else None
        return self.context_for(self.state(), update.seats, viewer, dock)

    def _show_around(self, update: Update) -> None:
        assert self.view is not None
        state = self.state()
        active = update.to_move if update.to_move is not None else self.view.turn_side(state)
        self.show_around(state, self.context(), update.entries, update.lines, active)

    # ---- asking

    def _ask(self) -> None:
        update, view = self.update_shown, self.view
        if update is None or view is None:
            return
        if self.aim is not None and self.aim.stops(update):
            self.table.clear_offer()
            self.aim_met.emit(update)
        elif update.over:
            self.finished.emit(update)
        elif update.to_move is None:
            return
        elif not update.seats[update.to_move].is_human:
            self.computers.think(update, round(PAUSE * self._pace()))
        elif self.playing_out.answers(update):
            return
        elif (answer := self._unasked(update)) is not None:
            self.link.submit.emit(update.number, answer, True)
        else:
            self._ask_person(update, view)

    def _ask_person(self, update: Update, view: GameView) -> None:
        self._skipping = False
        self._set_pace()
        mover, eyes = update.to_move, self.handing.eyes
        assert mover is not None
        if eyes.needs_curtain(update, view):
            last = next((e.seat for e in reversed(update.entries) if e.seat is not None), None)
            self.handing.close(update, again=last == mover)
            return
        eyes.asked(mover)
        reading = self.option_list.isVisible() or self.journal.list.hasFocus()
        if self.isVisible() and not reading and not self.is_covered():
            self.table.setFocus()
        self.table.focus_first()
        self.wishes.fulfil()
        self.asked.emit(update)

    def _unasked(self, update: Update) -> Action | None:
        return None if self.view is None else unasked(self.view, update, self.settings)

    def human_is_asked(self) -> bool:
        """Whether a person may answer now."""
        update = self.update_shown
        return (
            update is not None
            and update.to_move is not None
            and update.seats[update.to_move].is_human
            and not self.busy
            and not self._queue
            and self.looking.past is None
            and not self.handing.closed
        )

    def awaits_update(self) -> bool:
        """Whether more has happened in the match than is shown."""
        return bool(self._queue)

    # ---- answering

    def choose(self, action: object) -> None:
        """One of the options offered, or a plan, was chosen on the table, in the list or in the bar."""
        update = self.update_shown
        if isinstance(action, Plan):
            self.playing_out.begin(action)
        elif update is not None and self.human_is_asked() and action in update.options:
            self.link.submit.emit(update.number, action, False)

    def confirm(self) -> None:
        """Enter, or the confirming button."""
        update = self.update_shown
        past = self.looking.past_index
        if past is not None and self.taking_back.can_return_to(past):
            self.taking_back.return_to(past)
        elif update is not None and self.human_is_asked():
            if len(update.options) == 1:
                self.choose(update.options[0])
            else:
                self.table.confirm()

    def decline(self) -> None:
        """The pass button: finish, decline, go on."""
        update = self.update_shown
        if update is None or self.view is None or not self.human_is_asked():
            return
        option = self.view.bar_option(update.options)
        if option is not None:
            self.choose(option)

    def interrupt(self) -> None:
        """What a computer thinks of is of no interest any more, nor what is being shown."""
        self.computers.forget()
        self.playing_out.forget()
        if self.busy and self.view is not None:
            self.view.skip()

    def list_options(self) -> None:
        """All options as a numbered list of sentences."""
        update, words = self.update_shown, self.words
        if update is not None and words is not None and self.human_is_asked():
            state, context = self.state(), self.context()
            self.option_list.show_options([(o, words.option(o, state, context)) for o in update.options])

    def _point_at(self, option: Action | None) -> None:
        """Ring what an option of the list speaks of; nothing once the list is closed."""
        if self.view is not None:
            self.view.show_hint(option)

    def ask_hint(self) -> None:
        """The key H and its button."""
        self.wishes.hint()

    def back(self) -> None:
        """Esc: one step back, whatever was opened last."""
        if self.option_list.isVisible():
            self.option_list.hide()
            self.table.setFocus()
        elif self.looking.step_back() or self.close_journal():
            return
        elif self.busy and self.view is not None:
            self.view.skip()
        elif not self.table.cancel():
            self.table.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirm()
        elif event.key() == Qt.Key.Key_Space and self._watches_computer():
            self.skip_to_my_turn()
        else:
            super().keyPressEvent(event)

    # ---- computers and pace

    def _watches_computer(self) -> bool:
        update = self.update_shown
        return update is not None and update.to_move is not None and not update.seats[update.to_move].is_human

    def _computer_failed(self, number: int) -> None:
        self.toast.say(self.tr("The computer player did not answer; a simple move was made in its place."))
        self.link.fall_back.emit(number)

    def _pace(self) -> float:
        return 0.0 if self._skipping else PACES[self.settings.pace]

    def _set_pace(self) -> None:
        if self.table.animator is not None:
            self.table.animator.factor = self._pace()

    def go_faster(self) -> None:
        """The next pace."""
        order = list(PACES)
        self.pace_requested.emit(order[min(order.index(self.settings.pace) + 1, len(order) - 1)])

    def skip_to_my_turn(self) -> None:
        """No more animation or pause until a person is asked."""
        self._skipping = True
        self._set_pace()
        self.computers.hurry()
        if self.busy and self.view is not None:
            self.view.skip()

    def strip_pressed(self, key: str) -> None:
        """One of the strip's buttons."""
        if key == "tables":
            self.looking.show_tables()
        else:
            super().strip_pressed(key)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.handing.fit()

    def save_as(self) -> None:
        """Write a copy where the player wants it."""
        if self.opened is not None:
            self.keeper.save_as(self.opened)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.opened is not None:
            self.show_title()
            self.show_again()
