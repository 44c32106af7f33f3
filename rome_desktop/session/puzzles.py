"""Perfect turns: positions of real matches, one goal, and what the best lines reach, as bundled data.

A game's puzzles lie in resources/challenges/GAME/: `perfect.json`, and the transcripts that it takes its
positions from. What is best was proved by searching the whole turn (`engine.turn`); `prove` does it again.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rome_desktop.catalogue import GAMES
from rome_desktop.engine.game import Game, why_not
from rome_desktop.engine.steps import IllegalAction, Refusal, State
from rome_desktop.engine.turn import Best, Goals, Measure, Turn, advance, asked
from rome_desktop.places import RESOURCES
from rome_desktop.session import transcript
from rome_desktop.session.match import Match
from rome_desktop.session.seats import HUMAN, Seat

BUNDLED = RESOURCES / "challenges"
KEPT_LINES = 24
"""A puzzle has at most so many best lines; all of them are kept."""
SHARES = (0.5, 0.75)
"""One and two stars: so much of the way from the least a line brings to the best; three stars: the best."""
TURN_OVER = Refusal("", "the-game-is-over")
NAMES = ("Hadrian", "Claudia", "Tiberius", "Silvia", "Marcus")
COLOURS = ("rubra", "caerulea", "flava", "viridis", "nigra")


def floor_of(turn: Turn, measure: Measure, best: Best) -> int:
    """What earns no star: the least that a line brings, or what is there at the start if that is more."""
    return max(best.least, 0 if measure.gained else measure.count(turn.start, turn.seat))


def stars_of(least: int, best: int) -> list[int]:
    """What one, two and three stars ask, rising by at least 1 each. `best - least` is at least 3."""
    way = best - least
    two = min(best - 1, least - int(-way * SHARES[1] // 1))
    one = min(two - 1, least - int(-way * SHARES[0] // 1))
    return [one, two, best]


def grade_of(best: Best) -> int:
    """From 1 to 5: how seldom a line is a best one, and how many decisions the shortest best one has."""
    rarity = best.lines // best.count
    seldom = sum(rarity >= bound for bound in (100, 1_000, 10_000))
    deep = min(map(len, best.paths))
    return min(5, 1 + seldom + (deep >= 5) + (deep >= 9))


def goals_of(game: Game) -> Goals | None:
    """What a game says about its turns; None if it says nothing."""
    name = f"rome_desktop.games.{game.key}.goals"
    if find_spec(f"rome_desktop.games.{game.key}") is None or find_spec(name) is None:
        return None
    found: Goals = import_module(name).GOALS
    return found


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One perfect turn. `lines` are all best ones, as own actions; others answer nothing in between."""

    game: Game
    id: str
    title: Mapping[str, str]
    theme: str
    match: str
    at: int
    """The position stands before line `at` of the match."""
    seat: int
    goal: str
    best: int
    stars: tuple[int, int, int]
    grade: int
    lines: tuple[tuple[str, ...], ...]

    @property
    def source(self) -> transcript.Transcript:
        """The match the position is from. Raises TranscriptError if the bundled file is damaged."""
        path = BUNDLED / self.game.key / "matches" / f"{self.match}.txt"
        return transcript.read(path.read_text(encoding="utf-8"))

    def position(self) -> State:
        """The table as the turn begins."""
        return self.source.record.replay(self.at)

    def earned(self, value: int) -> int:
        """How many stars a value earns, 0 to 3."""
        return sum(value >= asks for asks in self.stars)

    def begin(self, name: str) -> Match:
        """A match that stands at the position with all its history; a person of this name has the seat.

        What came before is nobody's to take back: it counts as played by itself.
        """
        source = self.source
        kinds = source.header["seats"].split()
        others = (other for other in NAMES if other != name)
        seats = [
            Seat(name, HUMAN, COLOURS[n]) if n == self.seat else Seat(next(others), kind, COLOURS[n])
            for n, kind in enumerate(kinds)
        ]
        record = source.record
        lines = record.lines[: self.at]
        seed, options = source.header.get("seed", "0"), dict(record.options)
        fresh = Match.of_lines(self.game, source.content, seats, options, seed, ())
        return Match.resume(fresh, lines, range(len(lines)))


@dataclass(frozen=True, slots=True)
class Attempt:
    """A turn as it stands after some own actions."""

    value: int
    """What the goal's measure says of it."""
    over: bool
    """Whether the turn has ended."""


def attempt(puzzle: Puzzle, start: State, actions: Sequence[str]) -> Attempt:
    """What own actions bring from the position on. Raises NotationError or IllegalAction."""
    goals = goals_of(puzzle.game)
    assert goals is not None, "a game with puzzles has goals"
    measure = goals.measure(puzzle.goal)
    state = start.clone()
    base = measure.count(state, puzzle.seat) if measure.gained else 0
    for text in actions:
        action = puzzle.game.rules.notation.parse(text)
        refusal = why_not(state, action) if asked(state, puzzle.seat) else TURN_OVER
        if refusal is not None:
            raise IllegalAction(action, refusal)
        advance(state, goals.ends, action)
    return Attempt(measure.count(state, puzzle.seat) - base, not asked(state, puzzle.seat))


def faults(puzzle: Puzzle) -> list[str]:
    """What is not as it says when the whole turn is searched again; nothing if all is proved."""
    goals = goals_of(puzzle.game)
    if goals is None:
        return [f"{puzzle.game.key} has no goals"]
    start = puzzle.position()
    measure = goals.measure(puzzle.goal)
    turn = Turn(goals, start, puzzle.seat)
    best = turn.best(measure, KEPT_LINES + 1)
    found = []
    if best.value != puzzle.best:
        found.append(f"{puzzle.id}: the best is {best.value}, not {puzzle.best}")
    if tuple(tuple(map(str, path)) for path in best.paths) != puzzle.lines:
        found.append(f"{puzzle.id}: the best lines are others than those kept")
    if stars_of(floor_of(turn, measure, best), best.value) != list(puzzle.stars):
        found.append(f"{puzzle.id}: the stars do not stand at their shares")
    if turn.drawn_upon(measure):
        found.append(f"{puzzle.id}: a draw matters")
    for line in puzzle.lines:
        reached = attempt(puzzle, start, line)
        if reached != Attempt(puzzle.best, True):
            found.append(f"{puzzle.id}: “{', '.join(line)}” reaches {reached.value}")
    return found


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The bundled puzzles of a game, easiest first; none for a game that has none."""
    if game.key not in _puzzles:
        path = BUNDLED / game.key / "perfect.json"
        rows = json.loads(path.read_text(encoding="utf-8"))["puzzles"] if path.exists() else []
        _puzzles[game.key] = tuple(_puzzle(game, row) for row in rows)
    return _puzzles[game.key]


def puzzle_with(key: str) -> Puzzle:
    """The puzzle of an id. Raises LookupError."""
    for game in GAMES:
        for puzzle in puzzles_of(game):
            if puzzle.id == key:
                return puzzle
    raise LookupError(f"There is no puzzle “{key}”.")


_puzzles: dict[str, tuple[Puzzle, ...]] = {}


def _puzzle(game: Game, row: dict[str, Any]) -> Puzzle:
    one, two, three = row["stars"]
    return Puzzle(
        game,
        row["id"],
        row["title"],
        row["theme"],
        row["match"],
        row["at"],
        row["seat"],
        row["goal"],
        row["best"],
        (one, two, three),
        row["grade"],
        tuple(tuple(line) for line in row["lines"]),
    )
