"""How far somebody has come: chapters done, where each one was left, what the coach has said.

One file for all games, read again and merged at every change, so that two programs lose nothing to each
other. A damaged file is put aside; one of a newer program is left alone and not written over.
"""

import contextlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rome_desktop.session.files import alone, backup_of, write_safely
from rome_desktop.session.lessons.lesson import Lesson

FORMAT = 1
NAME = "lessons.json"
MOST = 20_000
"""Lines of one chapter: far more than any match has."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a chapter was left: the lines before each step so far, and those played in all."""

    trail: tuple[tuple[str, ...], ...]
    lines: tuple[str, ...]
    when: str
    """The moment, as ISO 8601 in UTC."""

    @property
    def step(self) -> int:
        """The number of the step, from 0 on."""
        return len(self.trail) - 1


@dataclass(frozen=True, slots=True)
class GameProgress:
    """One game: chapters done, chapters left in the middle, moments the coach has spoken of."""

    done: tuple[str, ...] = ()
    places: dict[str, Place] = field(default_factory=dict)
    told: tuple[str, ...] = ()


class NewerProgress(ValueError):
    """A file of a newer program."""


def load(folder: Path) -> dict[str, GameProgress]:
    """All progress by game; if the file cannot be used, that of the copy before it."""
    path = folder / NAME
    try:
        return _read(path)
    except (FileNotFoundError, NewerProgress):
        return {}
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        with contextlib.suppress(OSError):
            path.replace(path.with_suffix(".damaged"))
    try:
        return _read(backup_of(path))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return {}


def left(lesson: Lesson, game: str, folder: Path) -> None:
    """Note where a lesson stands, or that it is done. Raises OSError."""
    chapter = lesson.chapter.id
    now = datetime.now(UTC).isoformat(timespec="seconds")
    place = Place(tuple(lesson.trail), tuple(lesson.lines), now)
    finished = lesson.over

    def noted(old: GameProgress) -> GameProgress:
        places = {name: at for name, at in old.places.items() if name != chapter}
        if not finished:
            return replace(old, places={**places, chapter: place})
        return replace(old, places=places, done=tuple(dict.fromkeys((*old.done, chapter))))

    _change(folder, game, noted)


def told(moment: str, game: str, folder: Path) -> None:
    """Note that the coach has spoken of a moment. Raises OSError."""
    _change(folder, game, lambda old: replace(old, told=tuple(dict.fromkeys((*old.told, moment)))))


def forget(game: str, folder: Path, lessons: bool = True, coach: bool = True) -> None:
    """Begin anew: the lessons of a game, or what its coach has said, or both. Raises OSError."""

    def fresh(old: GameProgress) -> GameProgress:
        kept = GameProgress(told=old.told) if lessons else old
        return replace(kept, told=()) if coach else kept

    _change(folder, game, fresh)


def _change(folder: Path, game: str, change: Callable[[GameProgress], GameProgress]) -> None:
    """Read, change and write, alone with the file."""
    with alone(folder / NAME):
        try:
            _read(folder / NAME)
        except NewerProgress:
            return
        except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
            pass
        everything = load(folder)
        everything[game] = change(everything.get(game, GameProgress()))
        document = {"format": FORMAT, "games": {key: _to_json(at) for key, at in everything.items()}}
        write_safely(folder / NAME, json.dumps(document, ensure_ascii=False, indent=1) + "\n")


def _read(path: Path) -> dict[str, GameProgress]:
    document = json.loads(path.read_text(encoding="utf-8"))
    if document["format"] > FORMAT:
        raise NewerProgress(path.name)
    return {str(key): _from_json(row) for key, row in document["games"].items()}


def _to_json(progress: GameProgress) -> dict[str, Any]:
    return {
        "done": progress.done,
        "told": progress.told,
        "places": {
            name: {"trail": [len(t) for t in at.trail], "kept": _kept(at), "lines": at.lines, "when": at.when}
            for name, at in progress.places.items()
        },
    }


def _kept(place: Place) -> dict[str, list[str]]:
    """The lines before those steps after which something was taken back: they are not among the others."""
    return {
        str(step): list(before)
        for step, before in enumerate(place.trail)
        if before != place.lines[: len(before)]
    }


def _from_json(row: dict[str, Any]) -> GameProgress:
    """Raises one of the exceptions that `load` knows if the row is not what `_to_json` writes."""
    places = {}
    for name, at in row["places"].items():
        lines = _words(at["lines"])
        kept = {int(step): _words(before) for step, before in at["kept"].items()}
        trail = tuple(kept.get(step, lines[:count]) for step, count in enumerate(map(int, at["trail"])))
        if not trail:
            raise ValueError("a chapter is left at a step")
        places[str(name)] = Place(trail, lines, datetime.fromisoformat(at["when"]).isoformat())
    return GameProgress(_words(row["done"]), places, _words(row["told"]))


def _words(row: Any) -> tuple[str, ...]:
    if not isinstance(row, list) or len(row) > MOST or not all(isinstance(word, str) for word in row):
        raise ValueError("these are no lines")
    return tuple(row)
