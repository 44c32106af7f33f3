"""What the pages tell of a game beyond its words: figures of the edition, best results, ranks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from rome_desktop.content import reader
from rome_desktop.engine.edition import Rank, Ranks
from rome_desktop.engine.game import Game, Standing
from rome_desktop.session.results import Result

if TYPE_CHECKING:
    from rome_desktop.app.contract import Category


@dataclass(frozen=True, slots=True)
class Facts:
    """Minutes (shortest, longest) or none, and the ranks of the solo challenge."""

    minutes: tuple[int, int] | None
    ranks: Ranks
    language: str

    def scale(self) -> tuple[tuple[str, int], ...]:
        """Ranks (name, least) as a scale shows them, without one that everybody has."""
        named = [(rank_name(rank, self.language), rank.least) for rank in self.ranks.steps]
        return tuple((name, least) for name, least in named if least >= 0)

    def rank(self, measure: int | None) -> str:
        """The name of the highest rank that so much earns, or empty."""
        return rank_name(self.ranks.reached(measure) if measure is not None else None, self.language)


def rank_name(rank: Rank | None, language: str) -> str:
    """What a rank is called; empty for none."""
    if rank is None:
        return ""
    return rank.name.fr if language == "fr" else rank.name.en


def facts(game: Game, language: str, options: Mapping[str, str] | None = None) -> Facts:
    """The facts of the bundled edition, in a challenge with these options (left out: the usual ones)."""
    minutes = reader.tables(game.key)["edition"].get("minutes")
    ranks = _ranks(game, options or {}) if game.solo else Ranks("margin")
    return Facts(tuple(minutes) if minutes else None, ranks, language)


def _ranks(game: Game, options: Mapping[str, str]) -> Ranks:
    return game.ranks(reader.tables(game.key)["solo"], game.complete(1, options))


def best_of(results: Iterable[Result], game: Game, count: int) -> list[tuple[Result, int]]:
    """The highest scores people reached at a table of several: result and side, best first.

    In a game without points their victories, the latest first.
    """
    found = [
        (result, side)
        for result in results
        if result.game == game.key and not result.is_solo
        for side, seat in enumerate(result.seats)
        if seat.is_human and side < len(result.scores)
    ]
    if game.has_points:
        return sorted(found, key=lambda pair: -pair[0].scores[pair[1]])[:count]
    won = [(result, side) for result, side in found if side in result.winners]
    return sorted(won, key=lambda pair: pair[0].ended, reverse=True)[:count]


def score_words(game: Game, result: Result, side: int) -> str:
    """A score; in a game without points whether the side has won."""
    if game.in_points(len(result.seats)):
        return str(result.scores[side])
    return QCoreApplication.translate("Records", "won") if side in result.winners else ""


def best_measure(results: Iterable[Result], game: Game, ranks: Ranks, level: str = "") -> int | None:
    """The most that counted for the rank in challenges with these ranks, of one level or of any.

    None if there was none.
    """
    return max((ranks.measure(r.scores) for r in _challenges(results, game, ranks, level)), default=None)


def is_won(results: Iterable[Result], game: Game, ranks: Ranks, level: str = "") -> bool:
    """Whether such a challenge was ever won."""
    return any(0 in result.winners for result in _challenges(results, game, ranks, level))


def _challenges(results: Iterable[Result], game: Game, ranks: Ranks, level: str) -> Iterator[Result]:
    for result in results:
        meant = result.game == game.key and result.is_solo and level in {"", result.options.get("solo", "")}
        if meant and _ranks(game, result.options) == ranks:
            yield result


def with_people(results: Iterable[Result]) -> list[Result]:
    """The matches in which a person played."""
    return [result for result in results if any(seat.is_human for seat in result.seats)]


def won_by_person(result: Result) -> bool:
    """Whether a person is among the winners."""
    return any(side < len(result.seats) and result.seats[side].is_human for side in result.winners)


def counted(categories: Iterable[Category], standings: Iterable[Standing]) -> tuple[Category, ...]:
    """Those of a game's categories that occur in these standings: some belong to the solo challenge only."""
    known = {key for standing in standings for key in standing.categories}
    return tuple(category for category in categories if category.key in known)
