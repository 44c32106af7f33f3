"""The ways to what there is to read: the rules at a clause, and the reference sheet of a game."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from rome_desktop.app.page_stack import PageStack
from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.content.reader import load as load_content
from rome_desktop.engine.game import Game

if TYPE_CHECKING:
    from rome_desktop.app.pictures import Pictures
    from rome_desktop.session.lessons.course import Course


class Reading(QObject):
    """Lays pages to read over the one in front; `content` is the folder of corrected content."""

    lesson = Signal(str, str)
    """A game and a chapter of its course: it is to be tried."""

    def __init__(
        self,
        parent: QObject,
        pages: PageStack,
        back: Callable[[], None],
        content: Callable[[], Path],
        course: "Callable[[Game], Course | None]",
        pictures: "Callable[[], Pictures]",
    ) -> None:
        super().__init__(parent)
        self._pages, self._back = pages, back
        self._content, self._course, self._pictures = content, course, pictures

    def rules(self, key: str, clause: str = "") -> None:
        """The numbered rules, at a clause if one is named."""
        from rome_desktop.app.pages.rules.page import RulesPage

        page = RulesPage(
            GAMES,
            lambda game: load_content(game, self._content()),
            key,
            clause,
            course=self._course,
            pictures=self._pictures(),
        )
        page.lesson.connect(self.lesson)
        page.reference.connect(self.sheet)
        page.back.connect(self._back)
        self._pages.lay_over(page)

    def sheet(self, key: str) -> None:
        """The one page with a game's turn, costs and scoring."""
        from rome_desktop.app.pages.reference.page import ReferencePage

        page = ReferencePage(game_of(key))
        page.clause.connect(lambda clause: self.rules(key, clause))
        page.back.connect(self._back)
        self._pages.lay_over(page)
