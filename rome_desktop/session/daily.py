"""The puzzle of a day, the same on every computer, and the streak of days that were solved.

No clock is trusted further than it goes: a day is noted once, in the order of the days. When the clock stands
before the last noted day, the calendar waits: nothing is noted, nothing is lost, and the player is told.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import sha256

from rome_desktop.catalogue import GAMES
from rome_desktop.session.puzzles import Puzzle, puzzles_of

DAY = timedelta(days=1)


def puzzle_of(day: date, offered: Sequence[Sequence[Puzzle]] | None = None) -> Puzzle | None:
    """The puzzle of a day: games take turns, and each goes through all its puzzles before one comes again.

    `offered` holds the puzzles of each game (the bundled ones); None if there is no puzzle at all.
    """
    every = [p for p in (map(puzzles_of, GAMES) if offered is None else offered) if p]
    if not every:
        return None
    number = day.toordinal()
    puzzles = every[number % len(every)]
    turn, place = divmod(number // len(every), len(puzzles))
    order = sorted(puzzles, key=lambda puzzle: sha256(f"{turn}/{puzzle.id}".encode()).digest())
    return order[place]


@dataclass(frozen=True, slots=True)
class Calendar:
    """Days whose puzzle was solved."""

    days: frozenset[date]

    @classmethod
    def of(cls, days: Iterable[date]) -> "Calendar":
        return cls(frozenset(days))

    @property
    def latest(self) -> date | None:
        return max(self.days, default=None)

    def waits(self, today: date) -> bool:
        """Whether the clock stands before the last noted day, so that nothing is noted."""
        return self.latest is not None and today < self.latest

    def with_day(self, today: date) -> "Calendar":
        """The calendar with today noted, unless it waits."""
        return self if self.waits(today) else Calendar(self.days | {today})

    def streak(self, today: date) -> int:
        """Days in a row up to today, or up to yesterday while today is still open.

        While the calendar waits, the streak stands as it did on the last noted day.
        """
        last = self.latest
        if last is None or today - last > DAY:
            return 0
        count = 0
        while last - count * DAY in self.days:
            count += 1
        return count

    def week(self, today: date) -> list[tuple[date, bool]]:
        """The days from Monday to Sunday around today, and whether each was solved."""
        monday = today - today.weekday() * DAY
        return [(day, day in self.days) for day in (monday + n * DAY for n in range(7))]
