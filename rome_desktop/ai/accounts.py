"""What a judgement is made of: every term that can decide has a name and stands in `ai/GAME/accounts.py`.

A position is accounted for term by term. What a side has and may still get adds up to what the computer
players make of it; what the others have and may get is one term more. So two options can be compared, the
terms that make the difference add up to it, and each of them can be put into words.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from rome_desktop.ai.search import Evaluator


@dataclass(frozen=True, slots=True)
class Term:
    """Something that speaks for an option or against it."""

    name: str
    """Stable, and the only one of its name in its game: words are found by it."""
    meaning: str
    """For whoever writes those words."""
    category: str = ""
    """The category of the score sheet whose points it counts as if the match ended now; empty for hopes."""


POINTS = "points"
RIVALS = Term("rivals", "what the others have and may still get; less of it is better")
"""The last term of every game."""


class Accounts(Protocol):
    """What a game says in `ai/GAME/accounts.py`."""

    UNIT: str
    """What is counted: POINTS, or what stands for them in a game without points."""
    TERMS: tuple[Term, ...]
    """What a side has and may get, in the order of `account`."""

    def account(self, evaluator: Any, state: Any, seat: int) -> Iterable[float]:
        """What each term makes out for a seat, factors included, in the unit of the game."""

    def against(self, evaluator: Any, state: Any, seat: int) -> float:
        """What the position is worth to the seat, the others considered, in the same unit."""


@cache
def accounts_of(key: str) -> Accounts:
    """How the positions of a game are accounted for."""
    return cast(Accounts, import_module(f"rome_desktop.ai.{key}.accounts"))


def terms_of(key: str) -> tuple[Term, ...]:
    """Every term that can decide in a game."""
    return (*accounts_of(key).TERMS, RIVALS)


def account_of(key: str, evaluator: Evaluator, state: Any, seat: int) -> tuple[float, ...]:
    """A position term by term, in the order of `terms_of`; it adds up to what it is worth to the seat."""
    accounts = accounts_of(key)
    own = tuple(accounts.account(evaluator, state, seat))
    return (*own, accounts.against(evaluator, state, seat) - sum(own))


def valued(evaluator: Evaluator, state: Any, seat: int) -> float:
    """What a game whose unit is that of its value makes of a position, the others considered."""
    return evaluator.look(state).value(state, seat)


def scored(categories: Sequence[str]) -> tuple[Term, ...]:
    """The terms of the points as they stand, one for each of these categories of the score sheet."""
    return tuple(Term(f"scored-{name}", f"points of {name}, as they stand", name) for name in categories)
