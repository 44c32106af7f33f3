"""What lies on the table now, in one place: whoever stands beside the table asks here, not the page."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from rome_desktop.app.contract import GameView, TableContext, Words
from rome_desktop.app.pages.table.aim import Aim
from rome_desktop.app.pages.table.eyes import Eyes
from rome_desktop.app.worker import Opened, Update
from rome_desktop.catalogue import game as game_of
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import Game
from rome_desktop.engine.steps import State
from rome_desktop.session.seats import Seat

ContextFor = Callable[[State, tuple[Seat, ...], int | None, int], TableContext]
"""Of a state, its seats, whoever looks and whose area the dock shows."""


@dataclass(frozen=True, slots=True)
class Laid:
    """What was shown last of the match on the table, and who draws and speaks for its game."""

    update: Update
    game: Game
    view: GameView
    words: Words


def actor(update: Update) -> int | None:
    """Who did what an update tells of; None where nobody has acted."""
    return next((entry.seat for entry in reversed(update.entries) if entry.seat is not None), None)


def option_of(update: Update, line: str) -> Action | None:
    """The option that a line of the record would play now."""
    return next((option for option in update.options if line == f"{update.to_move} {option}"), None)


class OnTable:
    """The match on the table, as far as it is shown: the present, or the past looked back at."""

    def __init__(self, context_for: ContextFor) -> None:
        self._context_for = context_for
        self.opened: Opened | None = None
        self._of: tuple[Game, GameView, Words] | None = None
        self.aim: Aim | None = None
        """What the match is played for beside winning."""
        self.update: Update | None = None
        """The one shown."""
        self.waiting: deque[Update] = deque()
        """What has happened since."""
        self.busy = False
        """Something is being animated: nothing can be chosen."""
        self.again: deque[tuple[Update, Update]] = deque()
        """What is still to be animated once more: the table before and after each."""
        self.eyes = Eyes()
        self.curtained = False
        """The table is hidden while it goes from hand to hand."""
        self.held_from: int | None = None
        """From this line of the record on others have acted, while the table waits for a key to go on."""
        self.past: State | None = None
        """The table as it was, while somebody looks back."""
        self.past_index: int | None = None
        """The line of the record before which the table is shown then."""
        self.dock: int | None = None
        """The side whose area the dock shows, if not the own."""

    def lay(self, opened: Opened, view: GameView) -> None:
        """A match was opened; its first update follows."""
        self.opened, self._of = opened, (game_of(opened.game), view, view.words)

    def clear(self) -> None:
        """The match has left the table."""
        self.opened = self._of = self.update = self.held_from = None
        self.waiting.clear()
        self.again.clear()
        self.busy = False
        self.eyes = Eyes()
        self.return_to_present()

    def return_to_present(self) -> None:
        """Nothing but the present, and the own area."""
        self.past = self.past_index = self.dock = None

    def laid(self) -> Laid | None:
        """What is shown, and by whom; None before a match has come."""
        return None if self.update is None or self._of is None else Laid(self.update, *self._of)

    def asked(self) -> Laid | None:
        """The same while a person may answer, and None at any other time."""
        laid = self.laid()
        if laid is None or self.busy or self.waiting or self.past is not None or self.curtained:
            return None
        if self.held_from is not None:
            return None
        mover = laid.update.to_move
        return laid if mover is not None and laid.update.seats[mover].is_human else None

    def watches_computer(self) -> bool:
        """Whether a computer is to move."""
        update = self.update
        return update is not None and update.to_move is not None and not update.seats[update.to_move].is_human

    def cut_short(self) -> bool:
        """End what is being animated, with all that was to follow it; False if nothing is."""
        laid = self.laid()
        if laid is None or not self.busy:
            return False
        self.again.clear()
        laid.view.skip()
        return True

    def state(self) -> State:
        """What is shown: the present as it may be seen, or the past looked back at."""
        assert self.update is not None
        return self.past if self.past is not None else self.update.views[self.eyes.viewer]

    def context(self) -> TableContext:
        """Who sits where and who looks, for the game's view and words."""
        return self.context_of(self.state(), self.eyes.viewer if self.past is None else None)

    def context_of(self, state: State, viewer: int | None) -> TableContext:
        """The same for another moment of the match, as `viewer` sees it."""
        laid = self.laid()
        assert laid is not None
        dock = self.dock if self.dock is not None else self.eyes.dock(laid.update, laid.view)
        return self._context_for(state, laid.update.seats, viewer, dock)
