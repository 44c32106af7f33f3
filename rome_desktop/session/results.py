"""Finished matches: the best results of each game, and ranks earned in solo challenges."""

import contextlib
import json
from collections.abc import Collection, Container
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rome_desktop.content.plain import read_text
from rome_desktop.session.files import alone, write_safely
from rome_desktop.session.seats import HUMAN, Seat
from rome_desktop.session.sound import KINDS
from rome_desktop.session.store import Newer

if TYPE_CHECKING:
    from rome_desktop.session.match import Match

KEPT = 2000
LARGEST = 8 * 1024 * 1024
FORMAT = 1
"""Format 0 was a bare list, whose rows knew no categories, no beginning and no bin."""
NAME = "results.json"
ALONE, PEOPLE = "alone", "people"
"""Whom somebody played with, where it was no computer."""
FAULTS = (OSError, ValueError, LookupError, TypeError, AttributeError, OverflowError, RecursionError)


@dataclass(frozen=True, slots=True)
class Result:
    """One finished match. `scores` counts every side; `winners` are sides."""

    game: str
    ended: datetime
    seats: tuple[Seat, ...]
    options: dict[str, str]
    seed: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    save: str
    """File name of the save, for replay."""
    categories: tuple[dict[str, int], ...] = ()
    """What each side's score is made of; nothing for results of an older program."""
    started: str = ""
    """The moment the match began, or empty."""
    lines: int = 0
    """Lines of its record, chance included; 0 if unknown."""
    binned: bool = False
    """Lies in the bin with its match: it counts in no record meanwhile."""

    @property
    def is_solo(self) -> bool:
        return len(self.seats) == 1

    def against(self, side: int) -> str:
        """Whom a side played with: the strongest computer level among the others, "people", or "alone"."""
        if self.is_solo:
            return ALONE
        kinds = {seat.kind for other, seat in enumerate(self.seats) if other != side}
        return next((level for level in reversed(KINDS[1:]) if level in kinds), PEOPLE)


def _played_by(match: "Match") -> tuple[Seat, ...]:
    """The seats as the records name them: a computer that helped has played, of several the gentlest."""

    def kind(seat: int) -> str:
        helped = [kind for kind in match.answered_by(seat) if kind != HUMAN]
        return min(helped, key=KINDS.index) if helped else HUMAN

    return tuple(
        seat if seat.kind == kind(number) else replace(seat, kind=kind(number))
        for number, seat in enumerate(match.seats)
    )


def of(match: "Match", save: str) -> Result:
    """The result of a finished match."""
    return Result(
        match.game.key,
        datetime.now(UTC),
        _played_by(match),
        dict(match.options),
        match.seed,
        tuple(s.score for s in match.standings()),
        tuple(match.winners()),
        save,
        tuple(dict(s.categories) for s in match.standings()),
        match.started,
        len(match.lines),
    )


def load(folder: Path) -> list[Result]:
    """All results that count, the latest first; see `load_all`."""
    return [result for result in load_all(folder) if not result.binned]


def load_all(folder: Path) -> list[Result]:
    """All results, those in the bin as well, the latest first.

    A row that cannot be read takes no other with it: the file is put aside as it is, and the good rows stay.
    """
    path = folder / NAME
    try:
        rows = _rows(json.loads(read_text(path, LARGEST)))
    except FileNotFoundError:
        return []
    except Newer:
        return []
    except FAULTS:
        with contextlib.suppress(OSError):
            path.replace(path.with_suffix(".damaged"))
        return []
    found, spoiled = [], False
    for row in rows:
        try:
            found.append(_from_row(row))
        except FAULTS:
            spoiled = True
    if spoiled:
        with contextlib.suppress(OSError):
            path.replace(path.with_suffix(".damaged"))
            if found:
                _write(path, found)
    return found


def _rows(document: Any) -> list[Any]:
    """The rows of a document of any format so far. Raises Newer, or one of FAULTS."""
    if isinstance(document, list):
        return document
    if document["format"] > FORMAT:
        raise Newer(f"{NAME} was written by a newer version of this program.")
    rows = document["results"]
    if not isinstance(rows, list):
        raise TypeError("results are a list")
    return rows


def _write(path: Path, kept: list[Result]) -> None:
    """Raises OSError, also where a newer program has written: its file is left alone."""
    if _is_newer(path):
        raise OSError(f"{NAME} was written by a newer version of this program.")
    rows = ",\n  ".join(json.dumps(_to_row(r), ensure_ascii=False) for r in kept)
    write_safely(path, f'{{"format": {FORMAT}, "results": [\n  {rows}\n]}}\n')


def _is_newer(path: Path) -> bool:
    try:
        _rows(json.loads(read_text(path, LARGEST)))
    except Newer:
        return True
    except FAULTS:
        return False
    return False


def add(result: Result, folder: Path) -> list[Result]:
    """Note a result and return all that count; the same end of a save is noted once. Raises OSError."""
    path = folder / NAME
    with alone(path):
        noted = load_all(folder)
        for other in noted:
            if same_end(other, result):
                return [r for r in noted if not r.binned]
        rest = [r for r in noted if not (r.save == result.save and r.seed == result.seed)]
        kept = [result, *rest][:KEPT]
        _write(path, kept)
    return [r for r in kept if not r.binned]


def same_end(one: Result, other: Result) -> bool:
    """Whether it is the same end of the same match, whatever a program knew to say of it."""
    return (one.game, one.seats, one.options, one.seed, one.scores, one.winners, one.save) == (
        other.game,
        other.seats,
        other.options,
        other.seed,
        other.scores,
        other.winners,
        other.save,
    )


def put_in_bin(saves: Container[str], folder: Path, *, binned: bool) -> list[Result]:
    """Let the results of these saves count no more, or again; those that count then. Raises OSError."""
    path = folder / NAME
    with alone(path):
        kept = [replace(r, binned=binned) if r.save in saves else r for r in load_all(folder)]
        if kept:
            _write(path, kept)
    return [r for r in kept if not r.binned]


def forget(saves: Container[str], folder: Path) -> list[Result]:
    """Take the results of these saves away for good; what counts then. Raises OSError."""
    path = folder / NAME
    with alone(path):
        kept = [r for r in load_all(folder) if not (r.binned and r.save in saves)]
        if kept or path.exists():
            _write(path, kept)
    return [r for r in kept if not r.binned]


def take_out(gone: Collection[Result], folder: Path) -> list[Result]:
    """Take results out of the records; their matches stay. What counts then. Raises OSError."""
    path = folder / NAME
    marks = set(map(_mark, gone))
    with alone(path):
        kept = [r for r in load_all(folder) if _mark(r) not in marks]
        _write(path, kept)
    return [r for r in kept if not r.binned]


def put_back(taken: Collection[Result], folder: Path) -> list[Result]:
    """Put results that were taken out among the others again; what counts then. Raises OSError."""
    path = folder / NAME
    with alone(path):
        noted = load_all(folder)
        there = set(map(_mark, noted))
        back = [r for r in taken if _mark(r) not in there]
        kept = sorted([*noted, *back], key=lambda r: r.ended, reverse=True)[:KEPT]
        _write(path, kept)
    return [r for r in kept if not r.binned]


def _mark(result: Result) -> tuple[str, str, str]:
    """What tells a result from all others."""
    return result.save, result.seed, result.ended.isoformat(timespec="seconds")


def best(results: list[Result], game: str) -> tuple[Result, int] | None:
    """The highest score a person reached in a game, and their side."""
    found: tuple[Result, int] | None = None
    for result in results:
        for side, seat in enumerate(result.seats):
            if result.game == game and seat.is_human:
                score = result.scores[side]
                if found is None or score > found[0].scores[found[1]]:
                    found = result, side
    return found


def _to_row(result: Result) -> dict[str, Any]:
    return {
        "game": result.game,
        "ended": result.ended.isoformat(timespec="seconds"),
        "seats": [[s.name, s.kind, s.colour] for s in result.seats],
        "options": result.options,
        "seed": result.seed,
        "scores": result.scores,
        "winners": result.winners,
        "save": result.save,
        "categories": result.categories,
        "started": result.started,
        "lines": result.lines,
        "binned": result.binned,
    }


def _from_row(row: dict[str, Any]) -> Result:
    """Raises one of the exceptions that `load` knows if the row is not what `_to_row` writes."""
    result = Result(
        str(row["game"]),
        datetime.fromisoformat(row["ended"]),
        tuple(Seat(str(n), str(k), str(c)) for n, k, c in row["seats"]),
        {str(k): str(v) for k, v in row["options"].items()},
        str(row["seed"]),
        tuple(int(s) for s in row["scores"]),
        tuple(int(s) for s in row["winners"]),
        str(row["save"]),
        tuple({str(k): int(v) for k, v in side.items()} for side in row.get("categories", ())),
        str(row.get("started", "")),
        int(row.get("lines", 0)),
        row.get("binned") is True,
    )
    sides = range(len(result.scores))
    if not 0 < len(result.seats) <= len(sides) or not set(result.winners) <= set(sides):
        raise ValueError("a result has a score for every seat, and winners among the sides")
    return result
