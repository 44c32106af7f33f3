"""What is shown: a view, who looks, and what may be answered."""

from dataclasses import dataclass

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.engine.actions import Action
from rome_desktop.games.nova_roma.state import NovaState


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown: a view, who looks, and what the seat that is asked may answer."""

    view: NovaState
    context: TableContext
    asked: int | None
    legal: tuple[Action, ...]

    def seat(self, side: int) -> theme.SeatColour:
        """The colours of a side."""
        return theme.seat(self.context.sides[side].colour)

    def offers(self, kind: type[Action]) -> bool:
        """Whether an answer of this sort is possible now."""
        return any(isinstance(action, kind) for action in self.legal)
