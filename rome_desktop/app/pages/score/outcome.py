"""A finished match as the score sheet and its charts show it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rome_desktop.app import language as languages
from rome_desktop.app.contract import Category, Words
from rome_desktop.app.pages.shared.display import RIVAL, sides_of
from rome_desktop.app.pages.shared.game_facts import counted, rank_name
from rome_desktop.engine.game import Game, Standing
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat

VICTORY = "victory"
"""The category that only lifts winners above all others, in a game without points."""
Race = tuple[tuple[int, tuple[int, ...]], ...]
"""Lines of the record, and the points of every side before each."""


@dataclass(frozen=True)
class Outcome:
    """A finished match as the score sheet shows it.

    `sides` are the seats and, in a solo challenge, the automatic rival (kind "rival") in the colour it had at
    the table. `race` is `Match.race()`. `winners` are sides.
    """

    game: Game
    sides: tuple[Seat, ...]
    standings: tuple[Standing, ...]
    winners: tuple[int, ...]
    race: Race
    ended: str
    rank: str = ""
    level: str = ""
    seed: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    races: Mapping[str, Race] = field(default_factory=dict)
    """For a game without points: `Match.race(category)` of the first two categories."""
    rounds: tuple[int, ...] = ()
    """For every row of the race the round or year; empty where the rows only have their own numbers."""
    workings: Mapping[tuple[int, str], str] = field(default_factory=dict)
    """Per side and category how the points came about, where the game tells it."""

    @classmethod
    def of(cls, match: Match, words: Words) -> Outcome:
        """What a finished match came to."""
        sides = sides_of(match.seats, len(match.seats) + match.extra_sides(), words)
        solo = len(match.seats) == 1
        return cls(
            match.game,
            sides,
            tuple(match.standings()),
            tuple(match.winners()),
            tuple((index, tuple(scores)) for index, scores in match.race()),
            words.ended(match.game.rules.ended(match.state)),
            rank_name(match.game.rank(match.state, match.options), languages.current()) if solo else "",
            words.level(match.options["solo"])[0] if solo and match.options.get("solo") else "",
            match.seed,
            dict(match.options),
            {
                category.key: tuple((index, tuple(scores)) for index, scores in match.race(category.key))
                for category in words.categories()[:2]
                if not match.game.has_points
            },
            tuple(match.rounds()),
            {
                (side, category.key): told
                for side in range(len(match.seats))
                for category in words.categories()
                if (told := words.working(match.state, category.key, side, languages.current()))
            },
        )

    def round_at(self, row: int) -> int:
        """The round or year that a row of the race belongs to."""
        return self.rounds[row] if self.rounds else row + 1

    @property
    def in_points(self) -> bool:
        """Whether there are points to show."""
        return self.game.in_points(sum(side.kind != RIVAL for side in self.sides))

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The sides, best first; winners before others with as many points."""
        return tuple(
            sorted(
                range(len(self.sides)),
                key=lambda side: (side not in self.winners, -self.standings[side].score, side),
            )
        )

    def place(self, side: int) -> int:
        """The place of a side, from 1: all winners are first."""
        if side in self.winners:
            return 1
        better = [s for s in self.order if s in self.winners or self.score(s) > self.score(side)]
        return len(better) + 1

    def score(self, side: int) -> int:
        """Points at the end."""
        return self.standings[side].score

    def rows(self, categories: Iterable[Category]) -> tuple[Category, ...]:
        """The categories that this match can give points in: some belong to the solo challenge only."""
        found = counted(categories, self.standings)
        return found if self.in_points else tuple(c for c in found if c.key != VICTORY)

    def points(self, side: int, category: str) -> int:
        """Points of a side in a category."""
        return self.standings[side].categories.get(category, 0)
