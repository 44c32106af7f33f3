"""Factors of the named terms that a position is valued by, as `rome-desktop train` has fitted them.

`ai/GAME/weights.json` says how they came about: the seed, how many matches, and the error on those that were
held out, before and after. A term that is not in the file counts as its author estimated it.
"""

import json
from dataclasses import dataclass
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
    path = weights_path(key)
    if not path.exists():
        return (1.0,) * len(terms)
    fitted = json.loads(path.read_text(encoding="utf-8"))["factors"]
    return tuple(float(fitted.get(term, 1.0)) for term in terms)


@dataclass(frozen=True, slots=True)
class Trained:
    """What a training found."""

    game: str
    seed: int
    matches: int
    positions: int
    error_before: float
    """Root of the mean square error of the expected final score on matches held out, with factors of 1."""
    error_after: float
    factors: dict[str, float]
    commit: str

    @property
    def document(self) -> dict[str, Any]:
        """What is kept."""
        return {
            "game": self.game,
            "seed": self.seed,
            "matches": self.matches,
            "positions": self.positions,
            "held_out_error": {"before": round(self.error_before, 3), "after": round(self.error_after, 3)},
            "commit": self.commit,
            "factors": {term: round(factor, 3) for term, factor in self.factors.items()},
        }

    @property
    def text(self) -> str:
        """The file: the same training writes the same text."""
        return json.dumps(self.document, indent=1) + "\n"
