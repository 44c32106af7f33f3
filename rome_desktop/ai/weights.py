"""Factors of what a position is valued by, as `rome-desktop train` has fitted them.

They belong to the named terms of a game, or to the weights of its table. `ai/GAME/weights.json` says how they
came about: the seed, how many matches, and the error on those that were held out, before and after. What is
not in the file counts as its author estimated it.
"""

import json
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

Factors = tuple[float, ...]
"""Of the terms of a game, in their order."""

HERE = Path(__file__).parent


def weights_path(key: str) -> Path:
    """The file of a game."""
    return HERE / key / "weights.json"


@cache
def factors_of(key: str, terms: tuple[str, ...]) -> Factors:
    """The factor of each term of a game, in the order of `terms`."""
    kept = _kept(key)
    return tuple(float(kept.get(term, 1.0)) for term in terms)


def fitted(key: str, table: Any) -> Any:
    """The table of a game, a dataclass of numbers, with each weight multiplied by its factor in the file."""
    return weighed(table, _kept(key))


def _kept(key: str) -> dict[str, float]:
    """The factors in the file of a game; none if it has no file."""
    path = weights_path(key)
    found: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))["factors"] if path.exists() else {}
    return found


def weighed(table: Any, factors: dict[str, float]) -> Any:
    """A table whose weights of these names are multiplied."""
    return replace(table, **{name: times(getattr(table, name), by) for name, by in factors.items()})


def times(weight: Any, factor: float) -> Any:
    """A number, or all numbers of a row or of rows, multiplied."""
    if isinstance(weight, tuple):
        return tuple(times(each, factor) for each in weight)
    return round(weight * factor, 4)


def weight_names(table: Any) -> tuple[str, ...]:
    """The weights of a table that can be fitted; whole numbers are counts and stay."""
    return tuple(name for name, value in asdict(table).items() if not isinstance(value, int))


@dataclass(frozen=True, slots=True)
class Trained:
    """What a training found."""

    game: str
    seed: int
    matches: int
    error_before: float
    """Root of the mean square error of what was foretold on matches held out, with factors of 1."""
    error_after: float
    factors: dict[str, float]
    commit: str
    positions: int | None = None
    """How many were weighed; None where whole matches were."""
    won: float | None = None
    """Share of further matches won against the weights it began with, if any were played."""

    @property
    def document(self) -> dict[str, Any]:
        """What is kept."""
        weighed = {} if self.positions is None else {"positions": self.positions}
        proved = {} if self.won is None else {"won": round(self.won, 3)}
        return {
            "game": self.game,
            "seed": self.seed,
            "matches": self.matches,
            **weighed,
            "held_out_error": {"before": round(self.error_before, 3), "after": round(self.error_after, 3)},
            **proved,
            "commit": self.commit,
            "factors": {term: round(factor, 3) for term, factor in self.factors.items()},
        }

    @property
    def text(self) -> str:
        """The file: the same training writes the same text."""
        return json.dumps(self.document, indent=1) + "\n"
