"""What is shown on a table: one frozen value that everything that draws, names or explains is handed."""

from dataclasses import dataclass
from typing import Any, Generic, Self, TypeVar

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import options, to_move

V = TypeVar("V", bound=Any)
"""The state of a game, as a seat sees it."""


@dataclass(frozen=True, slots=True)
class Shown(Generic[V]):
    """A view, from whose chair it is seen, and what the seat that is asked may answer.

    A game that takes more from its view for drawing adds fields in a subclass, filled in by its `of`.
    """

    view: V
    context: TableContext
    asked: int | None
    """The seat that is asked, or None while nobody is."""
    legal: tuple[Action, ...]
    """What it may answer; empty while nobody is asked."""

    @classmethod
    def of(cls, view: V, context: TableContext) -> Self:
        """What is shown of a view."""
        asked = to_move(view)
        return cls(view, context, asked, tuple(options(view)) if asked is not None else ())

    @property
    def dock(self) -> int:
        """The side whose own area is shown."""
        return self.context.dock

    @property
    def mover(self) -> int:
        """The seat that is asked, or else the side whose own area is shown."""
        return self.asked if self.asked is not None else self.context.dock

    @property
    def is_looking(self) -> bool:
        """Whether the area shown is somebody else's than the viewer's and that of the seat that is asked."""
        return self.context.dock not in (self.context.viewer, self.asked)

    def seat(self, side: int) -> theme.SeatColour:
        """The colours of a side."""
        return theme.seat(self.context.sides[side].colour)

    def offers(self, kind: type[Action]) -> bool:
        """Whether an answer of this sort is possible now."""
        return any(isinstance(action, kind) for action in self.legal)
