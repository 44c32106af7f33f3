"""What every content file says alike: names, edition, ranks of a challenge, where figures come from."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

Provenance = Literal["rulebook", "published", "implementation", "reconstructed"]
Check = tuple[str, bool, str]
"""Path in the content file, whether it is right, and what should be true."""


def failed(checks: Iterable[Check]) -> list[tuple[str, str]]:
    """What is wrong, as (path in the file, what should be true)."""
    return [(path, truth) for path, right, truth in checks if not right]


@dataclass(frozen=True, slots=True)
class Name:
    """What something is called in English and in French."""

    en: str
    fr: str


@dataclass(frozen=True, slots=True)
class Source:
    """From which text or picture a part of the box is known, in English and in French."""

    en: str
    fr: str

    def __post_init__(self) -> None:
        if not (self.en and self.fr):
            raise ValueError("it is told in English and in French")


@dataclass(frozen=True, slots=True)
class Edition:
    """The edition that is followed; age and minutes are None where nobody printed them."""

    name: Name
    designer: str
    publisher: str
    year: int
    provenance: Provenance
    source: Source
    min_age: int | None = None
    minutes: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Rank:
    """A rank of the solo challenge, and the least points or the least margin that earn it."""

    id: str
    name: Name
    least: int


@dataclass(frozen=True, slots=True)
class Ranks:
    """The ranks of a solo challenge, lowest first; none where a challenge is only won or lost."""

    by: Literal["points", "margin"]
    """Own points, or points ahead of the automatic rival."""
    steps: tuple[Rank, ...] = ()

    def measure(self, scores: Sequence[int]) -> int:
        """What counts for the rank: own points, or how far they are ahead of the best other side."""
        return scores[0] - max(scores[1:], default=0) if self.by == "margin" else scores[0]

    def reached(self, measure: int) -> Rank | None:
        """The highest rank that so much earns, or None."""
        earned = [rank for rank in self.steps if measure >= rank.least]
        return earned[-1] if earned else None

    def earned(self, scores: Sequence[int]) -> Rank | None:
        """The highest rank that these scores of all sides earn, or None."""
        return self.reached(self.measure(scores))


def listed_ranks(solo: Mapping[str, Any], by: Literal["points", "margin"]) -> Ranks:
    """The ranks that the content file's `solo` lists, each with the least `by` that earns it."""
    rows = [(row["id"], Name(**row["name"]), row[by]) for row in solo["ranks"]]
    return Ranks(by, tuple(Rank(*row) for row in rows))
