"""Whose secrets may be on the screen: never two people's at one time, and none without their asking."""

from rome_desktop.app.contract import GameView
from rome_desktop.app.worker import Update
from rome_desktop.engine.steps import State


class Eyes:
    """Remembers for whom the curtain was opened.

    With one person at the table that person's view is shown always. With several, a person's secrets show
    only during the own turn and after the curtain; when somebody else is asked in between, nobody's show.
    """

    def __init__(self) -> None:
        self.opened_for: int | None = None
        self.viewer: int | None = None

    def look(self, update: Update, view: GameView) -> State:
        """The state that may be shown for an update."""
        people = people_at(update)
        if len(people) < 2:
            self.viewer = people[0] if people else None
        else:
            turn = view.turn_side(update.views[None])
            if turn != self.opened_for:
                self.opened_for = None
            own = turn in people and turn == self.opened_for and update.to_move in (turn, None)
            self.viewer = turn if own else None
        return update.views[self.viewer]

    def needs_curtain(self, update: Update, view: GameView) -> bool:
        """Whether the seat that is asked must be handed the screen first; never one alone [AL-26.5]."""
        mover = update.to_move
        if mover is None or mover == self.opened_for or len(people_at(update)) < 2:
            return False
        own_turn = view.turn_side(update.views[None]) == mover
        return own_turn and mover in update.views and view.has_secrets(update.views[mover], mover)

    def open_for(self, seat: int) -> None:
        """The person has said that it is they who look."""
        self.opened_for = seat

    def asked(self, seat: int) -> None:
        """The person who sits before the screen now: anybody else must say so again."""
        if seat != self.opened_for:
            self.opened_for = None

    def dock(self, update: Update, view: GameView) -> int:
        """Whose area the dock shows when nobody looks at another's."""
        people = people_at(update)
        if len(people) == 1:
            return people[0]
        turn = view.turn_side(update.views[None])
        if turn is not None and turn < len(update.seats):
            return turn
        return people[0] if people else 0


def people_at(update: Update) -> list[int]:
    """The seats that persons answer for."""
    return [number for number, seat in enumerate(update.seats) if seat.is_human]
