"""Solo challenges: the same start for everyone, three marks to reach, some with a rule of their own."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rome_desktop.content.reader import load as load_content
from rome_desktop.engine.conduct import Conduct, named
from rome_desktop.engine.game import Game
from rome_desktop.engine.record import parse_line, play_line
from rome_desktop.engine.steps import State
from rome_desktop.session.match import Match
from rome_desktop.session.puzzles import BUNDLED, COLOURS
from rome_desktop.session.seats import HUMAN, Seat

MEDALS = ("bronze", "silver", "gold")
SEAT = 0


@dataclass(frozen=True, slots=True)
class Challenge:
    """One solo challenge. `marks` are the points that bronze, silver and gold ask."""

    game: Game
    id: str
    number: int
    """From 1 on, in rising order."""
    title: Mapping[str, str]
    told: Mapping[str, str]
    """What is asked, in one sentence."""
    rule: str
    """The key of its own rule, or empty."""
    seed: str
    options: Mapping[str, str]
    marks: tuple[int, int, int]

    @property
    def conduct(self) -> Conduct | None:
        """Its own rule, if it has one."""
        return conduct_of(self.game, self.rule) if self.rule else None

    def medals(self, points: int) -> int:
        """How many marks so many points reach, 0 to 3."""
        return sum(points >= mark for mark in self.marks)

    def begin(self, name: str) -> Match:
        """The match as everybody begins it."""
        seat = Seat(name, HUMAN, COLOURS[0])
        return Match.begin(self.game, load_content(self.game), [seat], dict(self.options), self.seed)

    def broken_at(self, match: Match) -> int | None:
        """The number of the line that broke the rule, or None while it is kept."""
        return broken_at(self.conduct, match)

    def points(self, match: Match) -> int:
        """Own points, as if the match ended now."""
        return match.standings()[SEAT].score


def conduct_of(game: Game, key: str) -> Conduct:
    """A game's rule by its key. Raises LookupError."""
    rules: Iterable[Conduct] = import_module(f"rome_desktop.games.{game.key}.conduct").RULES
    return named(rules, key)


def broken_at(conduct: Conduct | None, match: Match) -> int | None:
    """The number of the first line of a whole match that breaks a rule; None if it is kept."""
    if conduct is None:
        return None
    state = match.record.begin()
    for number, line in enumerate(match.lines):
        if _breaks(conduct, match.game, state, line):
            return number
        play_line(match.game, state, line)
    return None


def _breaks(conduct: Conduct, game: Game, state: State, line: str) -> bool:
    seat, action = parse_line(game, line)
    return seat == SEAT and conduct.broken_by(state, action)


class Watch:
    """Watches the rule of a challenge while it is played: what was looked at is not looked at again."""

    def __init__(self, challenge: Challenge) -> None:
        self._game, self._conduct = challenge.game, challenge.conduct
        self._record = challenge.begin("").record
        self._forget()

    def _forget(self) -> None:
        self._state = self._record.begin()
        self._seen: list[str] = []
        self._broken: int | None = None

    def broken_at(self, lines: Sequence[str]) -> int | None:
        """The number of the first of all `lines` so far that breaks the rule; None while it is kept."""
        if self._conduct is None:
            return None
        if list(lines[: len(self._seen)]) != self._seen:
            self._forget()  # something was taken back
        for line in lines[len(self._seen) :]:
            if self._broken is None and _breaks(self._conduct, self._game, self._state, line):
                self._broken = len(self._seen)
            play_line(self._game, self._state, line)
            self._seen.append(line)
        return self._broken


def challenge_of(game: Game, options: Mapping[str, str], seed: str) -> Challenge | None:
    """The challenge that a match of one seat begins like, or None."""
    for challenge in challenges_of(game):
        if challenge.seed == seed and dict(challenge.options) == dict(options):
            return challenge
    return None


def challenges_of(game: Game) -> tuple[Challenge, ...]:
    """The bundled challenges of a game in rising order; none for a game that has none."""
    if game.key not in _challenges:
        path = BUNDLED / game.key / "solo.json"
        rows = json.loads(path.read_text(encoding="utf-8"))["challenges"] if path.exists() else []
        _challenges[game.key] = tuple(_challenge(game, n, row) for n, row in enumerate(rows, 1))
    return _challenges[game.key]


_challenges: dict[str, tuple[Challenge, ...]] = {}


def _challenge(game: Game, number: int, row: dict[str, Any]) -> Challenge:
    bronze, silver, gold = row["marks"]
    return Challenge(
        game,
        row["id"],
        number,
        row["title"],
        row["told"],
        row["rule"],
        row["seed"],
        row["options"],
        (bronze, silver, gold),
    )
