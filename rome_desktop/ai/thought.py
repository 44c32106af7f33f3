"""How much a computer player thinks: so many positions looked at, and a brake that nobody should need.

The count alone decides what is chosen, so that the same question gets the same answer on any machine,
however busy. The clock only stops a search that has gone on absurdly long, and whoever asks is told so; a
person may end it too.
"""

import time
from dataclasses import dataclass, field
from typing import Any

GLANCES = 64
"""The clock is looked at once for so many positions."""


@dataclass(slots=True)
class Haste:
    """Which question somebody who waits has had enough of: its search ends with the best found so far."""

    answered: Any = None
    """The number of the question that is being thought about."""
    urgent: Any = None
    """The number of the one that is not to be thought about any longer."""
    asked: int = 0
    done: int = 0
    """Questions that have come, and those that have been answered."""

    def hear(self, number: Any) -> None:
        """Somebody has had enough of a question; of one that was answered already nobody can."""
        if self.asked > self.done:
            self.urgent = number

    def end(self) -> None:
        """A question has been answered."""
        self.answered = self.urgent = None
        self.done = min(self.done + 1, self.asked)

    @property
    def wanted(self) -> bool:
        """Whether the search under way is to end."""
        return self.answered is not None and self.answered == self.urgent


HASTE = Haste()
"""Of this process, which thinks about one question at a time."""


@dataclass(slots=True)
class Thought:
    """The thought one decision may take, and what it took."""

    most: int = 1 << 60
    """Positions that may be looked at."""
    brake_ms: int | None = None
    """Milliseconds after which the search is stopped whatever it has found; None: never."""
    used: int = 0
    braked: bool = False
    """Whether the clock, or somebody's haste, stopped the search before its count did."""
    begun: float = field(init=False)
    next_glance: int = 0

    def __post_init__(self) -> None:
        self.begun = time.monotonic()

    def spend(self, positions: int = 1) -> bool:
        """Count positions looked at; whether enough has been thought."""
        self.used += positions
        return self.spent

    @property
    def spent(self) -> bool:
        """Whether enough has been thought."""
        if not self.braked and self.used >= self.next_glance:
            self.next_glance = self.used + GLANCES
            self.braked = HASTE.wanted or (
                self.brake_ms is not None and (time.monotonic() - self.begun) * 1000 > self.brake_ms
            )
        return self.braked or self.used >= self.most


def endless() -> Thought:
    """Thought without a bound of its own: the search is bounded by its own numbers."""
    return Thought()
