"""What the charts are made of: which matches count, and the figures that come of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rome_desktop.session.results import Result

LATELY = 5
"""So many matches are "lately"; the average runs over as many."""
FORM = 24
ENOUGH = 3
"""Under so many matches there is no form to speak of."""
LEVELS = ("easy", "normal", "hard")


@dataclass(frozen=True, slots=True)
class Played:
    """One match as one person played it."""

    result: Result
    side: int

    @property
    def points(self) -> int:
        return self.result.scores[self.side]

    @property
    def won(self) -> bool:
        return self.side in self.result.winners

    @property
    def against(self) -> str:
        return self.result.against(self.side)

    @property
    def place(self) -> int:
        """From 1; all winners are first."""
        if self.won:
            return 1
        others = enumerate(self.result.scores)
        return 1 + sum(side in self.result.winners or score > self.points for side, score in others)

    @property
    def margin(self) -> int:
        """Points ahead of the best of the others."""
        others = [score for side, score in enumerate(self.result.scores) if side != self.side]
        return self.points - max(others, default=0)

    @property
    def sources(self) -> dict[str, int]:
        """What the points came from; nothing for results of an older program."""
        return self.result.categories[self.side] if self.side < len(self.result.categories) else {}


@dataclass(frozen=True, slots=True)
class Sieve:
    """Which matches are looked at; what is empty or 0 lets everything through."""

    game: str = ""
    person: str = ""
    seats: int = 0
    against: str = ""

    def played(self, results: Iterable[Result]) -> list[Played]:
        """What is left, the oldest first."""
        found = [
            played
            for result in results
            if self.game in {"", result.game} and self.seats in {0, len(result.seats)}
            for played in _by_people(result)
            if self.person in {"", result.seats[played.side].name} and self.against in {"", played.against}
        ]
        return sorted(found, key=lambda played: played.result.ended)


def _by_people(result: Result) -> list[Played]:
    return [Played(result, side) for side, seat in enumerate(result.seats) if seat.is_human]


def people(results: Iterable[Result]) -> list[str]:
    """Who has finished a match, the most matches first."""
    counts: dict[str, int] = {}
    for result in results:
        for played in _by_people(result):
            name = result.seats[played.side].name
            counts[name] = counts.get(name, 0) + 1
    return sorted(counts, key=lambda name: (-counts[name], name))


def running(values: Sequence[int]) -> list[float]:
    """For every value the average of the last five up to it."""
    return [average(values[max(0, n + 1 - LATELY) : n + 1]) for n in range(len(values))]


def average(values: Sequence[int]) -> float:
    """0 of nothing."""
    return sum(values) / len(values) if values else 0.0


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many were won."""

    key: str
    won: int
    played: int


def against_computers(played: Sequence[Played]) -> list[Share]:
    """Per level of computer; only levels that were met."""
    found = []
    for level in LEVELS:
        met = [one for one in played if one.against == level]
        if met:
            found.append(Share(level, sum(one.won for one in met), len(met)))
    return found


def by_game(played: Sequence[Played]) -> list[Share]:
    """Per game, the most played first."""
    keys = dict.fromkeys(one.result.game for one in played)
    shares = []
    for key in keys:
        mine = [one for one in played if one.result.game == key]
        shares.append(Share(key, sum(one.won for one in mine), len(mine)))
    return sorted(shares, key=lambda share: -share.played)


@dataclass(frozen=True, slots=True)
class Source:
    """What a category brought lately, on the own average, and more to the winners than to oneself."""

    key: str
    lately: float
    usual: float
    room: float


def sources(played: Sequence[Played]) -> list[Source]:
    """Per category of one game; nothing where no result knows them."""
    known = [one for one in played if one.sources]
    lately = known[-LATELY:]
    found = []
    for key in dict.fromkeys(key for one in known for key in one.sources):
        mine = [one.sources.get(key, 0) for one in known]
        gaps = [_best_winner(one, key) - one.sources.get(key, 0) for one in known if not one.won]
        recent = average([one.sources.get(key, 0) for one in lately])
        found.append(Source(key, recent, average(mine), average(gaps)))
    return found


def _best_winner(one: Played, key: str) -> int:
    winners = [side for side in one.result.winners if side < len(one.result.categories)]
    return max((one.result.categories[side].get(key, 0) for side in winners), default=0)


def longest_streak(played: Sequence[Played]) -> list[Played]:
    """The longest row of matches that were won, one after the other."""
    best: list[Played] = []
    now: list[Played] = []
    for one in played:
        now = [*now, one] if one.won else []
        best = now if len(now) > len(best) else best
    return best
