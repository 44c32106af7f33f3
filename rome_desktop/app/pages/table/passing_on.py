"""The end of a turn: what would pass it on asks once more, where the player wants to be asked."""

import random
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt

from rome_desktop.app.contract import Plan
from rome_desktop.app.pages.table.on_table import Laid, OnTable
from rome_desktop.app.table.table_view import TableView
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.hidden import imagine
from rome_desktop.engine.steps import play, roll, to_move
from rome_desktop.session.settings import Settings


class PassingOn(QObject):
    """Whether an option ends the turn of whoever is asked, as the rules play it on a copy of the view.

    `settings` are those in force. The table keeps such an option in hand until a second act agrees to it.
    """

    def __init__(self, table: TableView, on_table: OnTable, settings: Callable[[], Settings]) -> None:
        super().__init__(table)
        self._table = table
        self._on_table = on_table
        self._settings = settings
        table.grammar.asks_twice = self.asks

    def asks(self, option: object) -> bool:
        """Whether this option waits for a second act.

        Not where it says itself that the turn ends, as the passing button does, nor where the one option
        there is was asked about already.
        """
        asked = self._on_table.asked()
        action = option.actions[-1] if isinstance(option, Plan) and len(option.actions) == 1 else option
        if asked is None or not isinstance(action, Action) or not self._settings().confirm_end_of_turn:
            return False
        options = asked.update.options
        return len(options) > 1 and action != asked.view.bar_option(options) and bool(self.tells(action))

    def tells(self, option: object) -> str:
        """What passing on means here, in a sentence; empty where the same seat goes on with its turn.

        Empty too in a lesson or a puzzle, where everything can be taken back.
        """
        here, laid = self._on_table, self._on_table.asked()
        if laid is None or not isinstance(option, Action) or option not in laid.update.options:
            return ""
        if here.aim is not None or self._table.allowed is not None:
            return ""
        mover = laid.update.to_move
        assert mover is not None
        following, goes_on = self._after(laid, mover, option)
        if not goes_on:
            return self.tr("This ends your turn.")
        if following != mover:
            return self.tr("Then {name} is asked, and this is final.").format(
                name=laid.update.seats[following].name
            )
        return ""

    def hold(self, option: Action) -> bool:
        """Let an option chosen beside the table wait for its second act; False if it need not."""
        if not self.asks(option):
            return False
        table = self._table
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        table.grammar.hold(option)
        place = table.grammar.pending_target
        table.reach.by_keys = place in table.index  # otherwise Enter agrees, wherever the focus was
        if table.reach.by_keys:
            table.set_focus(place)
        else:
            table.set_hover(None, at_once=True)
            table.refresh()
        table.state_changed.emit()
        return True

    def _after(self, laid: Laid, mover: int, action: Action) -> tuple[int, bool]:
        """Who would be asked after an option of `mover`, and whether that is in the same turn.

        Hidden cards are dealt at random: who is next does not depend on them.
        """
        view, context = laid.update.views[mover], self._on_table.context()
        if laid.view.turn_side(view) not in (mover, None):
            return mover, True  # an answer in the middle of another's turn ends no turn
        dice, events = random.Random(0), list[Event]()
        guess = imagine(view, laid.game.rules.zones, dice)
        play(guess, action, events.append)
        roll(guess, dice, events.append)
        following, turn = to_move(guess), laid.view.turn_side(guess)
        if following is None or any(laid.words.divider(event, context) for event in events):
            return mover, False
        return following, (following if turn is None else turn) == mover
