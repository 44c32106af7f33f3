"""How much a computer player thinks: so many positions looked at, and a brake that nobody should need.

The count alone decides what is chosen, so that the same question gets the same answer on any machine,
however busy. The clock only stops a search that has gone on absurdly long, and whoever asks is told so.
"""

import time
from dataclasses import dataclass, field

GLANCES = 64
"""The clock is looked at once for so many positions."""


@dataclass(slots=True)
class Thought:
    """The thought one decision may take, and what it took."""

    most: int = 1 << 60
    """Positions that may be looked at."""
    brake_ms: int | None = None
    """Milliseconds after which the search is stopped whatever it has found; None: never."""
    used: int = 0
    braked: bool = False
    """Whether the clock stopped the search before its count did."""
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
        if self.brake_ms is not None and not self.braked and self.used >= self.next_glance:
            self.next_glance = self.used + GLANCES
            self.braked = (time.monotonic() - self.begun) * 1000 > self.brake_ms
        return self.braked or self.used >= self.most


def endless() -> Thought:
    """Thought without a bound of its own: the search is bounded by its own numbers."""
    return Thought()
