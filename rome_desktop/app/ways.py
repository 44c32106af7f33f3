"""Where pages lead. Whoever opens pages for the window is handed these ways, not what goes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from rome_desktop.session.match import Match
    from rome_desktop.session.seats import NewMatch
    from rome_desktop.session.settings import Settings


class Ways(Protocol):
    """From a page to other pages."""

    def home(self) -> None:
        """To the home page; asks first if a match would be lost."""

    def back(self) -> None:
        """From a page that lies over another to that one."""

    def go_to(self, tab: str) -> None:
        """To what a tab leads to."""

    def records(self) -> None:
        """To the charts of what was played."""

    def settings_page(self) -> None:
        """To all settings."""

    def new_game(self, key: str, *, solo: bool = False) -> None:
        """To who plays a game, and how."""

    def leave_table(self) -> None:
        """Away from the table, whatever is still open there."""

    def change(self, settings: Settings) -> None:
        """Other settings, from now on."""

    def speak(self, code: str) -> None:
        """Another language, from now on."""


class MatchWays(Protocol):
    """To a match: on the table, step by step, or its scores."""

    def may_leave(self, leave: Callable[[], object]) -> bool:
        """Whether the match on the table may be let go now; if not, the player is asked."""

    def start(self, new: NewMatch, *, saved: bool = True) -> None:
        """Begin a match."""

    def adopt(self, match: Match) -> None:
        """Go on with a match made elsewhere."""

    def lay(self, match: Match, folder: Path | None) -> None:
        """Lay a match on the table, saved in a folder or (None) nowhere."""

    def resume(self, path: Path) -> None:
        """Go on with a saved match."""

    def open_file(self) -> None:
        """Go on with a match from anywhere."""

    def scores(self, match: Match, *, counted: bool = False, over: bool = False) -> None:
        """The score sheet of a finished match; `over` the page in front, or in its place."""

    def replay(self, match: Match, at: int | None = None) -> None:
        """A match step by step."""

    def failed(self, reason: str, values: dict[str, object]) -> None:
        """Say why a match cannot be opened."""
