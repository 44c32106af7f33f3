"""A record: how the match was set up, and every action since, one line each.

A line is `SEAT ACTION` or `chance ACTION`. Take-back, replay and history are the record played again;
nothing has an inverse.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from rome_desktop.engine.actions import Action, NotationError
from rome_desktop.engine.events import Log
from rome_desktop.engine.game import Game, why_not
from rome_desktop.engine.steps import IllegalAction, Refusal, State, play, settle, to_move


def line_of(state: State, action: Action) -> str:
    """How `action`, about to be played, is written."""
    seat = to_move(state)
    return f"{'chance' if seat is None else seat} {action}"


def parse_line(game: Game, line: str) -> tuple[int | None, Action]:
    """Seat (None for chance) and action of a line. Raises NotationError."""
    who, _, rest = line.strip().partition(" ")
    if who != "chance" and not who.isdecimal():
        raise NotationError(f"“{line}” should begin with a seat number or “chance”")
    return (None if who == "chance" else int(who)), game.rules.notation.parse(rest)


def play_line(game: Game, state: State, line: str, log: Log | None = None) -> Action:
    """Play one line, checked. Raises NotationError or IllegalAction, the state untouched."""
    seat, action = parse_line(game, line)
    if state.pending and to_move(state) != seat:
        raise IllegalAction(line, Refusal("", "not-the-one-to-move", seat=seat))
    refusal = why_not(state, action)
    if refusal is not None:
        raise IllegalAction(line, refusal)
    play(state, action, log)
    return action


@dataclass(slots=True)
class Record:
    """Set-up and actions of one match."""

    game: Game
    box: Any
    seats: int
    options: dict[str, str]
    lines: list[str] = field(default_factory=list)

    def begin(self) -> State:
        """The table before the first line."""
        state = self.game.rules.setup(self.box, self.seats, self.options)
        settle(state)
        return state

    def replay(self, upto: int | None = None) -> State:
        """The table after the first `upto` lines (all of them by default)."""
        state = self.begin()
        for line in self.lines[:upto]:
            play_line(self.game, state, line)
        return state

    def positions(self, lines: Iterable[str] | None = None) -> Iterator[State]:
        """The table after each line; the same object, moved on."""
        state = self.begin()
        yield state
        for line in self.lines if lines is None else lines:
            play_line(self.game, state, line)
            yield state
