"""What the pages tell of a game beyond its words: figures of the edition, best results, ranks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rome_desktop.app.contract import Category
from rome_desktop.content import reader
from rome_desktop.engine.game import Game, Standing
from rome_desktop.session.results import Result


@dataclass(frozen=True, slots=True)
class Facts:
    """Minutes (shortest, longest) or none, and the ranks of the solo challenge (name, least margin)."""

    minutes: tuple[int, int] | None
    ranks: tuple[tuple[str, int], ...]


def facts(game: Game, language: str) -> Facts:
    """The facts of the bundled edition; none where a game's content does not say them."""
    box: Any = reader.bundled(game.key, game.box).box
    minutes = getattr(getattr(box, "edition", None), "minutes", None)
    ranks = getattr(getattr(box, "solo", None), "ranks", ())
    named = tuple(
        (str(getattr(rank.name, language, rank.name.en)), int(rank.margin))
        for rank in ranks
        if hasattr(rank, "margin")  # a challenge without a rival ranks by points: it has no scale of margins
    )
    return Facts(tuple(minutes) if minutes else None, named)


def best_of(results: Iterable[Result], game: str, count: int) -> list[tuple[Result, int]]:
    """The highest scores people reached at a table of several: result and side, best first."""
    found = [
        (result, side)
        for result in results
        if result.game == game and not result.is_solo
        for side, seat in enumerate(result.seats)
        if seat.is_human and side < len(result.scores)
    ]
    return sorted(found, key=lambda pair: -pair[0].scores[pair[1]])[:count]


def margin(result: Result) -> int:
    """Points ahead of the automatic rival; negative when behind."""
    return result.scores[0] - max(result.scores[1:], default=0)


def best_margin(results: Iterable[Result], game: str, level: str = "") -> int | None:
    """The best margin in the solo challenge, of one level or of any; None if it was never played."""
    margins = [
        margin(result)
        for result in results
        if result.game == game and result.is_solo and level in {"", result.options.get("solo", "")}
    ]
    return max(margins, default=None)


def rank_at(ranks: Sequence[tuple[str, int]], points: int) -> str:
    """The name of the highest rank reached, or empty."""
    reached = [name for name, least in ranks if points >= least]
    return reached[-1] if reached else ""


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
