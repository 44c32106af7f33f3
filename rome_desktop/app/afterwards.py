"""The ways from a match that is over: its score sheet, its replay, the same again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rome_desktop.app.pages.replay.page import ReplayPage
from rome_desktop.app.pages.score.outcome import Outcome
from rome_desktop.app.pages.score.page import ScoresPage
from rome_desktop.app.pages.table.pacing import PACES
from rome_desktop.session.seats import NewMatch

if TYPE_CHECKING:
    from rome_desktop.app.challenging import Challenging
    from rome_desktop.app.heard import Heard
    from rome_desktop.app.known import Known
    from rome_desktop.app.page_stack import PageStack
    from rome_desktop.app.reading import Reading
    from rome_desktop.app.ways import MatchWays, Ways
    from rome_desktop.app.window import Window
    from rome_desktop.session.match import Match


class Afterwards(QObject):
    """Opens score sheets and replays, and leads on from them."""

    def __init__(
        self,
        parent: QObject,
        window: Window,
        pages: PageStack,
        ways: Ways,
        matches: MatchWays,
        known: Known,
        reading: Reading,
        heard: Heard,
        challenging: Callable[[], Challenging],
    ) -> None:
        super().__init__(parent)
        self._window, self._pages, self._ways, self._matches = window, pages, ways, matches
        self._known, self._reading, self._heard, self._challenging = known, reading, heard, challenging

    def scores(self, match: Match, *, counted: bool = False, over: bool = False, medal: str = "") -> None:
        """The score sheet of a finished match; `over` the page it was asked from, or in its place.

        `medal` is what a challenge has earned: its sheet leads back to the challenges.
        """
        words, challenging = self._known.words(match.game.key), self._challenging()
        outcome, pace = Outcome.of(match, words), PACES[self._window.settings.pace]
        to = challenging.title() if medal else ""
        page = ScoresPage(outcome, words, counted=counted, pace=pace, over=over, note=medal, back_to=to)
        page.replay.connect(lambda at: self.replay(match, at))
        page.again.connect(challenging.again if medal else lambda same: self._again(match, same))
        page.home.connect(self._ways.home)
        if not counted:
            self._heard.scores(page, match, outcome.winners)
        if over or medal:
            page.back.connect(challenging.open if medal else self._ways.back)
        (self._pages.lay_over if over else self._pages.show)(page)

    def replay(self, match: Match, at: int | None = None) -> None:
        """A match step by step."""
        page = ReplayPage(self._window.settings)
        page.home_requested.connect(self._ways.home)
        page.back.connect(self._ways.back)
        page.settings_requested.connect(self._ways.settings_page)
        page.rules_requested.connect(lambda clause: self._reading.rules(match.game.key, clause))
        page.play_on.connect(self._play_on)
        self._pages.lay_over(page)
        page.open_match(match, at)

    def _again(self, match: Match, same_seed: bool) -> None:
        setup = match.setup() if same_seed else {**match.setup(), "seed": ""}
        self._matches.start(NewMatch(match.game.key, **setup))

    def _play_on(self, match: Match, at: int) -> None:
        self._matches.adopt(match.copy().shortened(at))
