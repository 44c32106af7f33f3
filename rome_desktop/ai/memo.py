"""Figures by everything they depend on, kept as long as one table is thought about."""

from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")
MOST = 1 << 16
"""Figures that are kept of one kind; then all are forgotten."""


class Memo(Generic[T]):
    """Figures of one kind for one table: those of another one are forgotten."""

    __slots__ = ("known", "tables")

    def __init__(self) -> None:
        self.tables: object = None
        self.known: dict[Hashable, T] = {}

    def of(self, tables: object) -> dict[Hashable, T]:
        """What is known for a table with these derived tables, which never change in place."""
        if self.tables is not tables or len(self.known) > MOST:
            self.tables = tables
            self.known = {}
        return self.known
