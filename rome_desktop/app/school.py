"""The ways between the learn page, the lessons and everything else."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from rome_desktop.app.heard import Heard
from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.known import Known
from rome_desktop.app.page_stack import PageStack
from rome_desktop.app.reading import Reading
from rome_desktop.app.ways import Ways
from rome_desktop.app.window import Window
from rome_desktop.catalogue import game as game_of
from rome_desktop.session.lessons import progress
from rome_desktop.session.lessons.course import Course
from rome_desktop.session.lessons.reader import LessonError

if TYPE_CHECKING:
    from rome_desktop.app.challenging import Challenging
    from rome_desktop.app.pages.learn.lesson import LessonPage
    from rome_desktop.app.pages.learn.moment import Coach
    from rome_desktop.app.pages.learn.page import LearnPage
    from rome_desktop.app.pages.table.page import TablePage


OFFERED = "offered"
"""Beside the moments the coach has spoken of: the first lesson was offered."""


class School(QObject):
    """Opens lessons, and keeps how far they come."""

    def __init__(
        self,
        parent: QObject,
        window: Window,
        pages: PageStack,
        ways: Ways,
        known: Known,
        reading: Reading,
        challenging: "Callable[[], Challenging]",
        *,
        keep: bool,
    ) -> None:
        super().__init__(parent)
        self._window, self._pages, self._ways = window, pages, ways
        self._heard = Heard(window, ways.change)
        self._known, self._reading, self._challenging, self._keep = known, reading, challenging, keep
        self._page: LearnPage | None = None
        self.lesson_page: LessonPage | None = None

    @property
    def _folder(self) -> Path:
        """Where progress is kept: beside the results."""
        return self._window.folders.results

    def coach(self, page: "TablePage") -> None:
        """Let a coach speak in every match that is opened on a table page."""
        coach = self._coach_at(page)
        page.link.worker.opened.connect(lambda opened: self._watch(coach, opened.game))

    def _coach_at(self, page: "TablePage", beside: QWidget | None = None) -> "Coach":
        from rome_desktop.app.pages.learn.moment import Coach

        coach = Coach(page, beside)
        coach.enough.connect(self._no_coach)
        coach.told.connect(lambda moment: self._told(page, moment))
        return coach

    def _watch(self, coach: "Coach", key: str) -> None:
        """Let a coach speak in a match of a game, if the player wants one."""
        course = self._known.course(game_of(key))
        if course is None or not self._window.settings.coach:
            coach.forget()
            return
        known = progress.load(self._folder).get(key, progress.GameProgress()).told
        coach.watch(game_of(key), course.moments, known)

    def offer(self, key: str) -> int:
        """Minutes of the first lesson of a game that nobody has met here, once; 0 for any other."""
        come = progress.load(self._folder).get(key, progress.GameProgress())
        met = any((come.done, come.places, come.told)) or any(
            result.game == key for result in self._known.results()
        )
        course = self._known.course(game_of(key))
        if met or course is None:
            return 0
        if self._keep:
            with suppress(OSError):  # it will be offered once more
                progress.told(OFFERED, key, self._folder)
        return course.chapters[0].minutes

    def coach_anew(self) -> None:
        """The coach forgets what was said, in every game."""
        for game, _ in self._known.courses() if self._keep else ():
            progress.forget(game.key, self._folder, lessons=False)

    def _told(self, page: "TablePage", moment: str) -> None:
        if self._keep and page.opened is not None:
            with suppress(OSError):  # it will be said once more
                progress.told(moment, page.opened.game, self._folder)

    def _no_coach(self) -> None:
        self._ways.change(replace(self._window.settings, coach=False))

    def open(self, key: str, *, over: bool = False) -> None:
        """The road of a game, perhaps `over` the page in front; the rules of one that has no course."""
        from rome_desktop.app.pages.learn.page import LearnPage

        courses = self._known.courses()
        if key not in [game.key for game, _ in courses]:
            self._reading.rules(key)
            return
        challenging = self._challenging()
        page = LearnPage(
            courses,
            progress.load(self._folder),
            key,
            reached=challenging.reached(),
            pictures=challenging.pictures,
            over=over,
        )
        page.lead(self._ways)
        page.play.connect(self._ways.new_game)
        page.practise.connect(challenging.play_puzzle)
        page.challenges.connect(challenging.open)
        page.lesson.connect(self.lesson)
        page.rules.connect(self._reading.rules)
        page.anew.connect(self._forget)
        page.back.connect(self._ways.back)
        self._page, self.lesson_page = page, None
        self._ways.leave_table()
        (self._pages.lay_over if over else self._pages.show)(page)

    def lesson(self, key: str, name: str) -> None:
        """A chapter, where it was left or from its beginning."""
        from rome_desktop.app.pages.learn.lesson import LessonPage
        from rome_desktop.app.pages.learn.link import rival
        from rome_desktop.session.lessons.lesson import Lesson

        game, window = game_of(key), self._window
        course = self._known.course(game_of(key))
        try:
            if course is None:
                raise LessonError(key)
            lesson = Lesson.begin(game, course, name, rival)
        except (LessonError, LookupError):
            self._unreadable(key)
            return
        place = progress.load(self._folder).get(key, progress.GameProgress()).places.get(name)
        if place is not None:
            lesson.resume(place.trail, place.lines)
        page = LessonPage(course, lesson.chapter, window.bots, window.settings)
        page.left.connect(lambda: self.open(key))
        page.home_requested.connect(self._ways.home)
        page.settings_requested.connect(self._ways.settings_page)
        page.rules_requested.connect(lambda clause: self._reading.rules(key, clause))
        page.done.connect(partial(self._go_on, key, course))
        self._heard.table(page)
        coach = self._coach_at(page, page.coach)
        page.own_match.connect(lambda: self._watch(coach, key))
        self.lesson_page = page
        self._show(page)
        page.worker.teach(lesson, self._folder if self._keep else None)

    def _show(self, page: QWidget) -> None:
        self._ways.leave_table()
        self._pages.show(page)

    def _go_on(self, key: str, course: Course, done: str) -> None:
        """The chapter after the one that is done, or after the last one the road."""
        ids = [chapter.id for chapter in course.chapters]
        at = ids.index(done) + 1
        if at < len(ids):
            self.lesson(key, ids[at])
        else:
            self.open(key)

    def _forget(self, key: str) -> None:
        progress.forget(key, self._folder, coach=False)
        if self._page is not None:
            self._page.refresh_progress(progress.load(self._folder))

    def _unreadable(self, key: str) -> None:
        sheet = Sheet(
            self._pages.page or self._window,
            self.tr("This lesson could not be read"),
            self.tr("The other chapters are there, and so are the rules."),
        )
        sheet.add_button(self.tr("Open the rules"), "plain").clicked.connect(lambda: self._reading.rules(key))
        sheet.add_button(self.tr("Close"), "primary")
        sheet.open()
