"""What a player has reached in challenges: stars, days, medals; kept in one file at this computer."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from rome_desktop.session.daily import Calendar
from rome_desktop.session.puzzles import Puzzle
from rome_desktop.session.store import Document, Store

NAME = "challenges.json"
FORMAT = 1


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a challenge so far. `best` is None before the first whole try; `shown` after giving up."""

    tries: int = 0
    best: int | None = None
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Progress:
    """Everything reached, by the id of puzzle or challenge."""

    perfect: dict[str, Tried]
    solo: dict[str, Tried]
    calendar: Calendar

    def of(self, puzzle: Puzzle) -> Tried:
        return self.perfect.get(puzzle.id, Tried())

    def stars(self, puzzle: Puzzle) -> int:
        """0 to 3."""
        best = self.of(puzzle).best
        return 0 if best is None else puzzle.earned(best)

    def solved(self, puzzles: Iterable[Puzzle]) -> int:
        """How many have at least a star."""
        return sum(self.stars(puzzle) > 0 for puzzle in puzzles)

    def left(self, puzzles: Iterable[Puzzle]) -> list[Puzzle]:
        """Those that have not all their stars yet."""
        return [puzzle for puzzle in puzzles if self.stars(puzzle) < len(puzzle.stars)]


def store(folder: Path) -> Store:
    """The file among the results of a player."""
    return Store(folder / NAME, FORMAT, _empty, {}, _progress)


def _empty() -> Document:
    return {"format": FORMAT, "perfect": {}, "solo": {}, "days": []}


def empty() -> Progress:
    """Nothing reached yet."""
    return _progress(_empty())


def load(folder: Path) -> Progress:
    """What is kept; nothing if there is nothing, or if it is damaged. Raises Newer."""
    return _progress(store(folder).read())


def note_try(folder: Path, kind: str, key: str, value: int, day: date | None = None) -> Progress:
    """A whole try at a challenge of a kind ("perfect" or "solo"); with a day, its puzzle was solved today.

    Raises OSError or Newer.
    """

    def alter(document: Document) -> None:
        row = document[kind].setdefault(key, {"tries": 0, "best": None, "shown": False})
        row["tries"] += 1
        row["best"] = value if row["best"] is None else max(row["best"], value)
        if day is not None:
            calendar = Calendar.of(map(date.fromisoformat, document["days"])).with_day(day)
            document["days"] = sorted(d.isoformat() for d in calendar.days)

    return _progress(store(folder).change(alter))


def note_shown(folder: Path, puzzle: Puzzle) -> Progress:
    """The best line was shown after giving up. Raises OSError or Newer."""

    def alter(document: Document) -> None:
        row = document["perfect"].setdefault(puzzle.id, {"tries": 0, "best": None, "shown": False})
        row["shown"] = True

    return _progress(store(folder).change(alter))


def _progress(document: Any) -> Progress:
    """Raises one of the exceptions `store` knows if a document is not what it should be."""
    days = Calendar.of(date.fromisoformat(str(day)) for day in document["days"])
    return Progress(_tries(document["perfect"]), _tries(document["solo"]), days)


def _tries(rows: Any) -> dict[str, Tried]:
    return {str(key): _tried(row) for key, row in rows.items()}


def _tried(row: Any) -> Tried:
    best = row["best"]
    return Tried(int(row["tries"]), None if best is None else int(best), bool(row["shown"]))
