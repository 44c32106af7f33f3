"""What hand and keyboard may mean on a table now, and the acts in which both end.

Whoever draws, points, carries or walks on a table is handed this, and not the table.
"""

from typing import Protocol

from rome_desktop.app.table.gestures import Grammar
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import SpotIndex


class Reach:
    """The spots of a table, what is offered of them, and what hand and keyboard are on."""

    def __init__(self) -> None:
        self.grammar = Grammar()
        self.index = SpotIndex()
        self.focus_key: SpotKey | None = None
        self.hover_key: SpotKey | None = None
        self.by_keys = False
        """Whether the last act came from the keyboard: only then is the focus framed."""

    def lit(self) -> list[SpotKey]:
        """What is lit, in reading order."""
        return self.index.in_order(self.grammar.lit())

    def can_act(self, key: SpotKey | None) -> bool:
        """Whether a click on this spot would do something."""
        grammar = self.grammar
        return key is not None and (
            key == grammar.picked or key in grammar.lit() or key in grammar.pickable()
        )


class Acts(Protocol):
    """In what mouse, touch and keys end. What answers a bool says whether it led anywhere."""

    def act(self, key: SpotKey) -> bool:
        """What a click or Enter on a spot means now."""

    def take_up(self, source: SpotKey) -> None:
        """Start carrying a source."""

    def drop(self, target: SpotKey) -> bool:
        """Put what is carried on a lit target."""

    def turn(self, steps: int) -> bool:
        """Turn what is in hand or pending."""

    def flip_over(self) -> bool:
        """Show the other face of what is in hand."""

    def confirm(self) -> bool:
        """Choose the pending option."""

    def cancel(self) -> bool:
        """One step back."""

    def refuse(self, source: SpotKey | None, key: SpotKey | None) -> None:
        """Say that this was asked for where it is not legal."""

    def skip(self, *, everything: bool = False) -> bool:
        """Show at once what moves now, or all that waits."""

    def set_hover(self, key: SpotKey | None, *, at_once: bool) -> None:
        """The hand or the keyboard is on this spot now."""

    def set_focus(self, key: SpotKey | None) -> None:
        """Move the focus to a spot and bring it into view."""

    def refresh(self) -> None:
        """Make everything drawn agree with what is in reach."""
