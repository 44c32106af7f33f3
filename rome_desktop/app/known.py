"""What pages tell of: the games in the language in force, their courses, and what was played."""

from contextlib import suppress
from typing import TYPE_CHECKING

from rome_desktop.app import tables
from rome_desktop.app.cover import Cover
from rome_desktop.app.window import Window
from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.content.reader import ContentError
from rome_desktop.engine.game import Game
from rome_desktop.session import results, saves

if TYPE_CHECKING:
    from rome_desktop.app.contract import Words
    from rome_desktop.session.lessons.course import Course


class Known:
    """Asked anew for each page; only words are kept, until the language changes."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._words: dict[str, Words] = {}

    def words(self, key: str) -> "Words":
        """A game's words in the language in force."""
        if key not in self._words:
            self._words[key] = tables.words(game_of(key))
        return self._words[key]

    def forget_words(self) -> None:
        """The language is another one now."""
        self._words.clear()

    def games(self) -> list[tuple[Game, Cover]]:
        """The catalogue with its covers in the language in force."""
        return [(game, tables.cover(game)) for game in GAMES]

    def results(self) -> list[results.Result]:
        """The results of all matches that count."""
        return results.load(self._window.folders.results)

    def saves(self) -> list[saves.Summary | saves.Damaged]:
        """All saved matches, the newest first."""
        return saves.listing(self._window.folders.saves)

    def course(self, game: Game) -> "Course | None":
        """The course of a game; None where it has none that can be read."""
        from rome_desktop.session.lessons.reader import course_of  # late: the home page does without courses

        with suppress(ContentError):
            return course_of(game)
        return None

    def courses(self) -> "list[tuple[Game, Course]]":
        """The games that have one."""
        return [(game, course) for game in GAMES if (course := self.course(game)) is not None]
