"""Finished matches: the best results of each game, and ranks earned in solo challenges."""

import contextlib
import json
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rome_desktop.content.plain import read_text
from rome_desktop.session.files import alone, write_safely
from rome_desktop.session.match import Match, Seat

KEPT = 500
LARGEST = 8 * 1024 * 1024


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

    @property
    def is_solo(self) -> bool:
        return len(self.seats) == 1


def of(match: Match, save: str) -> Result:
    """The result of a finished match."""
    return Result(
        match.game.key,
        datetime.now(UTC),
        match.seats,
        dict(match.options),
        match.seed,
        tuple(s.score for s in match.standings()),
        tuple(match.winners()),
        save,
    )


def load(folder: Path) -> list[Result]:
    """All results, the latest first; a damaged file is put aside and an empty list begun."""
    path = folder / "results.json"
    try:
        rows = json.loads(read_text(path, LARGEST))
        return [_from_row(row) for row in rows]
    except FileNotFoundError:
        return []
    except (OSError, ValueError, LookupError, TypeError, AttributeError, OverflowError, RecursionError):
        with contextlib.suppress(OSError):
            path.replace(path.with_suffix(".damaged"))
        return []


def add(result: Result, folder: Path) -> list[Result]:
    """Note a result and return all of them; the same end of the same save is noted once. Raises OSError."""
    path = folder / "results.json"
    with alone(path):
        noted = load(folder)
        for other in noted:
            if replace(other, ended=result.ended) == result:
                return noted
        rest = [r for r in noted if not (r.save == result.save and r.seed == result.seed)]
        kept = [result, *rest][:KEPT]
        rows = ",\n ".join(json.dumps(_to_row(r), ensure_ascii=False) for r in kept)
        write_safely(path, f"[\n {rows}\n]\n")
    return kept


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
    )
    sides = range(len(result.scores))
    if not 0 < len(result.seats) <= len(sides) or not set(result.winners) <= set(sides):
        raise ValueError("a result has a score for every seat, and winners among the sides")
    return result
