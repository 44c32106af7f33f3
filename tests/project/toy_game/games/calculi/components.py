"""The box: how many pebbles there are."""

from dataclasses import dataclass

from rome_desktop.engine.edition import Edition, Provenance, Source


@dataclass(frozen=True, slots=True)
class Pebbles:
    """[CA-1.1, CA-2.1] The heaps, the most that a turn takes, and what the last pebble is worth."""

    small: int
    large: int
    most: int
    last: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Box:
    """All there is."""

    edition: Edition
    pebbles: Pebbles

    def faults(self) -> list[tuple[str, str]]:
        """What does not fit, as (where, what should be true)."""
        few = self.pebbles.small < self.pebbles.most or self.pebbles.most < 1
        return [("pebbles.small", "a heap is enough for a turn")] if few else []
