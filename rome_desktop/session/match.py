"""A match in progress: who sits where, the record, take-back with barriers, and the journal."""

import random
from collections.abc import Container, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from rome_desktop.content.reader import Content
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.game import Game, Standing
from rome_desktop.engine.hidden import Lying, learned, lying, observe
from rome_desktop.engine.record import Record, line_of, parse_line, play_line
from rome_desktop.engine.steps import Chance, Decision, State, options, settle, to_move
from rome_desktop.session.seats import HUMAN, Seat

CHANCE = "chance"
SEALED = "sealed"


@dataclass(frozen=True, slots=True)
class Handover:
    """A seat was given to somebody else: from line `index` on, `kind` of it answers no more."""

    index: int
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the record and what it did. `seat` is None where chance answered."""

    index: int
    seat: int | None
    action: Action
    events: tuple[Event, ...]
    barrier: str
    """Why nobody can take back beyond this line: "chance", "sealed", "revealed", or empty."""
    auto: bool
    """Played for the seat because there was no other choice."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Whether take-back is possible now, to which line, and if not, why (a key for the words)."""

    allowed: bool
    reason: str = ""
    upto: int = 0
    seat: int | None = None


@dataclass(slots=True)
class Match:
    """A match. Everything it does per call takes milliseconds; it owns its state and shares nothing.

    Lines before `base_index` were played under other rules or content: they are shown, never replayed.
    """

    game: Game
    content: Content
    seats: tuple[Seat, ...]
    options: dict[str, str]
    seed: str
    record: Record
    state: State
    base: State
    base_index: int = 0
    started: str = ""
    entries: list[Entry] = field(default_factory=list)
    checkpoints: dict[int, State] = field(default_factory=dict)
    undone: list[list[Entry]] = field(default_factory=list)
    handovers: list[Handover] = field(default_factory=list)
    """Who answered for the seats before, oldest first."""

    @classmethod
    def begin(
        cls, game: Game, content: Content, seats: Iterable[Seat], options: dict[str, str], seed: str
    ) -> "Match":
        """A new match, the chance of its set-up already answered."""
        seats = tuple(seats)
        record = Record(game, content.box, len(seats), dict(options))
        state = record.begin()
        match = cls(game, content, seats, dict(options), seed, record, state, state.clone())
        match.answer_chance([])
        return match

    @classmethod
    def resume(cls, match: "Match", lines: Iterable[str], auto: Container[int] = ()) -> "Match":
        """Play recorded lines on a match that stands at its base. Raises NotationError or IllegalAction.

        `auto` holds the numbers of the lines that a seat had no choice about.
        """
        for line in lines:
            match._play(line, auto=len(match.lines) in auto or line.startswith(CHANCE))
        return match

    @classmethod
    def of_lines(
        cls,
        game: Game,
        content: Content,
        seats: Iterable[Seat],
        options: dict[str, str],
        seed: str,
        lines: Iterable[str],
    ) -> "Match":
        """A match played by recorded lines, chance included. Raises NotationError or IllegalAction."""
        seats = tuple(seats)
        record = Record(game, content.box, len(seats), dict(options))
        state = record.begin()
        match = cls(game, content, seats, dict(options), seed, record, state, state.clone())
        return cls.resume(match, lines)

    def copy(self) -> "Match":
        """An equal and independent match with all its history; what is never changed is shared."""
        return replace(
            self,
            options=dict(self.options),
            record=replace(self.record, options=dict(self.record.options), lines=list(self.lines)),
            state=self.state.clone(),
            entries=list(self.entries),
            checkpoints=dict(self.checkpoints),
            undone=[list(entries) for entries in self.undone],
            handovers=list(self.handovers),
        )

    def shortened(self, index: int) -> "Match":
        """Cut the match itself to how it stood before line `index`, from `base_index` on."""
        self.undone.clear()
        self._cut(index)
        return self

    # ---- questions

    @property
    def lines(self) -> list[str]:
        return self.record.lines

    @property
    def over(self) -> bool:
        return not self.state.pending

    @property
    def decision(self) -> Decision | None:
        """What is asked now, or None once the match is over."""
        top = self.state.pending[-1] if self.state.pending else None
        return top if isinstance(top, Decision) else None

    @property
    def to_move(self) -> int | None:
        return to_move(self.state)

    def legal(self) -> list[Action]:
        """The options of the seat to move."""
        return options(self.state)

    def view(self, seat: int | None) -> State:
        """What a seat sees (None: somebody beside the table); never the true state itself."""
        return observe(self.state, self.game.rules.zones, seat)

    def standings(self) -> list[Standing]:
        return self.game.rules.standings(self.state)

    def winners(self) -> list[int]:
        return self.game.rules.winners(self.state) if self.over else []

    def journal(self) -> list[Entry]:
        """Every line since `base_index`, oldest first."""
        return self.entries

    def state_at(self, index: int) -> State:
        """The table before line `index`: an independent state."""
        start = max((i for i in self.checkpoints if i <= index), default=self.base_index)
        state = self.checkpoints.get(start, self.base).clone()
        for line in self.lines[start:index]:
            play_line(self.game, state, line)
        return state

    # ---- playing

    def play(self, line: str | Action, auto: bool = False) -> list[Event]:
        """Answer the decision; chance answers what follows. The events, in order.

        Raises NotationError or IllegalAction with the match untouched.
        """
        text = line if isinstance(line, str) else line_of(self.state, line)
        events = self._play(text, auto)
        self.undone.clear()
        self.answer_chance(events)
        return events

    def _play(self, line: str, auto: bool) -> list[Event]:
        seat, action = parse_line(self.game, line)
        before = lying(self.state, self.game.rules.zones)
        mover = to_move(self.state)
        sealed = bool(self.state.pending) and getattr(self.state.pending[-1], "sealed", False)
        previous = self.entries[-1].seat if self.entries else None
        alone = len(self.seats) == 1 and self._round_begins()
        checkpoint = self.state.clone() if mover != previous or not self.entries or alone else None
        events: list[Event] = []
        play_line(self.game, self.state, line, events.append)
        if checkpoint is not None:
            self.checkpoints[len(self.lines)] = checkpoint
        barrier = CHANCE if seat is None else SEALED if sealed else self._revealed(before)
        self.entries.append(Entry(len(self.lines), seat, action, tuple(events), barrier, auto))
        self.lines.append(f"{CHANCE if seat is None else seat} {action}")
        return events

    def _round_begins(self) -> bool:
        """Whether the round or year is another one than at the last checkpoint."""
        number_of = self.game.rules.year_of or self.game.rules.round_of
        if number_of is None or not self.checkpoints:
            return False
        return number_of(self.state) != number_of(self.checkpoints[max(self.checkpoints)])

    def _revealed(self, before: Lying) -> str:
        """Whether a person has learned of a card."""
        seats = learned(before, self.state, self.game.rules.zones, len(self.seats))
        return "revealed" if any(self._kind_now(seat) == HUMAN for seat in seats) else ""

    def answer_chance(self, events: list[Event]) -> None:
        """The match's own dice; the same line of the same match always falls the same way."""
        settle(self.state)
        while self.state.pending and isinstance(step := self.state.pending[-1], Chance):
            dice = random.Random(f"{self.seed}/{len(self.lines)}")
            events.extend(self._play(f"{CHANCE} {step.draw(self.state, dice)}", auto=True))

    # ---- who answers

    def reseat(self, seat: int, kind: str) -> bool:
        """Let a person or a level of the computer answer for a seat from now on; False if they do already."""
        before = self.seats[seat]
        if before.kind == kind:
            return False
        if not any((h.index, h.seat) == (len(self.lines), seat) for h in self.handovers):
            self.handovers.append(Handover(len(self.lines), seat, before.kind))
        self.seats = tuple(replace(s, kind=kind) if n == seat else s for n, s in enumerate(self.seats))
        return True

    def answered_by(self, seat: int) -> list[str]:
        """The kinds that have really answered for a seat, in order; where nobody has, who holds it now."""
        found, start = [], 0
        changes = [(h.index, h.kind) for h in self.handovers if h.seat == seat]
        for end, kind in (*changes, (len(self.lines), self.seats[seat].kind)):
            if any(line.startswith(f"{seat} ") for line in self.lines[start:end]):
                found.append(kind)
            start = end
        return found or [self.seats[seat].kind]

    def _kind_now(self, seat: int) -> str:
        """Who answers for a seat at the next line; of a match that is being resumed, who answered then."""
        later = (h.kind for h in self.handovers if h.seat == seat and h.index > len(self.lines))
        return next(later, self.seats[seat].kind)

    # ---- take-back

    def can_take_back(self) -> TakeBack:
        """[AL-26.8, AL-26.11] Whether the last click of a person can be taken back, and if not, why."""
        mine = [e for e in self.entries if e.seat is not None and self.seats[e.seat].is_human and not e.auto]
        if not mine:
            return TakeBack(False, "nothing-to-take-back")
        last = mine[-1]
        since = self.entries[last.index - self.base_index :]
        for entry in since:
            if entry.barrier:
                return TakeBack(False, entry.barrier, last.index, entry.seat)
        several = sum(seat.is_human for seat in self.seats) > 1
        other = next((e.seat for e in since if e.seat != last.seat and not e.auto), None)
        if several and other is not None:
            return TakeBack(False, "another-has-acted", last.index, other)
        return TakeBack(True, "", last.index, last.seat)

    def take_back(self) -> bool:
        """Undo the last click of a person and what followed it; False where a barrier stands."""
        allowed = self.can_take_back()
        if not allowed.allowed:
            return False
        self.undone.append(self.entries[allowed.upto - self.base_index :])
        self._cut(allowed.upto)
        return True

    def can_redo(self) -> bool:
        return bool(self.undone)

    def redo(self) -> bool:
        """Play again what was taken back last; False if there is nothing."""
        if not self.undone:
            return False
        for entry in self.undone.pop():
            self._play(f"{entry.seat} {entry.action}", entry.auto)
        return True

    def _cut(self, index: int) -> None:
        state = self.state_at(index)
        self.state = state
        del self.lines[index:]
        del self.entries[index - self.base_index :]
        self.checkpoints = {i: s for i, s in self.checkpoints.items() if i < index}
        self.handovers = [replace(h, index=min(h.index, index)) for h in self.handovers]

    # ---- for the score sheet

    def race(self, category: str = "") -> list[tuple[int, list[int]]]:
        """Points of every side as if the game ended then; with a category only what it gives.

        One row whenever the seat to move changed, for each round where one seat plays alone, or for each year
        where the game has years; and the end.
        """

        def points(state: State) -> list[int]:
            standings = self.game.rules.standings(state)
            return [s.categories.get(category, 0) if category else s.score for s in standings]

        return [(index, points(state)) for index, state in self._marks()]

    def rounds(self) -> list[int]:
        """For every row of `race` its round or year, from 1 on; empty if the game has neither."""
        number_of = self.game.rules.year_of or self.game.rules.round_of
        return [max(1, number_of(state)) for _, state in self._marks()] if number_of is not None else []

    def _marks(self) -> list[tuple[int, State]]:
        """Where the rows of the race are."""
        marks = [mark for mark in sorted(self.checkpoints.items()) if mark[0] >= self.base_index]
        year_of = self.game.rules.year_of
        if year_of is not None:
            marks = list({year_of(state): (index, state) for index, state in reversed(marks)}.values())[::-1]
        return [*marks, (len(self.lines), self.state)]

    def extra_sides(self) -> int:
        """Sides at the table that no seat answers for (the automatic rival of a solo challenge)."""
        return len(self.standings()) - len(self.seats)

    def setup(self) -> dict[str, Any]:
        """What is needed to play the same match again."""
        return {"options": dict(self.options), "seats": self.seats, "seed": self.seed}
