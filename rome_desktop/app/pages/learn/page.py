"""Learn: the road of one game, how far one has come, and what one knows already."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.buttons import OneOf
from rome_desktop.app.kit.flow import Flow
from rome_desktop.app.kit.widgets import Button, Heading, Label, Panel
from rome_desktop.app.pages.learn.road import Road, Segments, Stop
from rome_desktop.app.pages.shared.page import (
    NARROW,
    ROMAN,
    WIDE,
    Glyph,
    Page,
    Rule,
    Vignette,
    column,
    panel_with,
    row,
    space,
    title_of,
    when,
)
from rome_desktop.engine.game import Game
from rome_desktop.session.lessons.course import Chapter, Course
from rome_desktop.session.lessons.progress import GameProgress
from rome_desktop.session.lessons.texts import text_of

LEFT = 344
KNOWN = 4
"""So many things that one knows already are listed; the latest."""


class LearnPage(Page):
    """`lesson(game, chapter)` begins or goes on with a chapter."""

    lesson = Signal(str, str)
    rules = Signal(str)
    anew = Signal(str)
    """Forget what was learned of this game."""
    low_under = 800

    def __init__(
        self,
        courses: Sequence[tuple[Game, Course]],
        progress: Mapping[str, GameProgress],
        key: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._courses = {game.key: (game, course) for game, course in courses}
        self._progress = dict(progress)
        self.key = key if key in self._courses else next(iter(self._courses))
        self._first: QWidget | None = None
        self.begin()

    def first_focus(self) -> QWidget | None:
        return self._first

    def refresh_progress(self, progress: Mapping[str, GameProgress]) -> None:
        """How far one has come by now."""
        self._progress = dict(progress)
        self.rebuild()

    # ---- facts

    @property
    def game(self) -> Game:
        return self._courses[self.key][0]

    @property
    def course(self) -> Course:
        return self._courses[self.key][1]

    @property
    def come(self) -> GameProgress:
        """How far one has come in this game."""
        return self._progress.get(self.key, GameProgress())

    def next_chapter(self) -> Chapter:
        """Where to go on: the chapter left last, or the first one not done, or the first."""
        chapters, come = self.course.chapters, self.come
        left = [c for c in chapters if c.id in come.places and c.id not in come.done]
        if left:
            return max(left, key=lambda chapter: come.places[chapter.id].when)
        return next((c for c in chapters if c.id not in come.done), chapters[0])

    def _minutes_left(self, chapter: Chapter) -> int:
        place = self.come.places.get(chapter.id)
        if place is None:
            return chapter.minutes
        return max(1, round(chapter.minutes * (1 - place.step / len(chapter.steps))))

    # ---- building

    def build(self) -> QWidget:
        px = theme.look().px
        inner = QWidget()
        lines = column(inner, 8)
        lines.setContentsMargins(px(28), px(10), px(28), px(10))
        lines.addLayout(self._games())
        parts = QHBoxLayout() if self.breadth() > NARROW else QVBoxLayout()
        parts.setSpacing(px(2))
        parts.addWidget(self._start())
        parts.addWidget(self._road(), 1)
        lines.addLayout(parts, 1)
        return self.frame(self.strip(self.tr("Learn"), self.tr("Back"), over=True), inner)

    def _games(self) -> QLayout:
        line: QLayout = row(None, 4) if self.breadth() == WIDE else Flow(None, 4)
        group = OneOf(self)
        for key, (game, _) in self._courses.items():
            pill = Button(title_of(game, languages.current()), "plain")
            pill.setObjectName(f"game-{key}")
            pill.setCheckable(True)
            pill.setChecked(key == self.key)
            pill.clicked.connect(lambda _=False, k=key: self._choose(k))
            line.addWidget(pill)
            group.add(pill)
        if isinstance(line, QHBoxLayout):
            line.addStretch(1)
        line.addWidget(Label(self.tr("Everything here can be done again, in any order."), "muted"))
        return line

    def _choose(self, key: str) -> None:
        self.key = key
        self.rebuild()

    def _start(self) -> Panel:
        px, code = theme.look().px, languages.current()
        low = self.low() or self.breadth() == NARROW
        panel = Panel(padding=0, name=title_of(self.game, code))
        if self.breadth() > NARROW:
            panel.setFixedWidth(px(300 if low else LEFT))
        outer = column(panel, 0)
        picture = Vignette(self.key)
        picture.set_high(110 if low else 190)
        outer.addWidget(picture)
        lines = column(None, 6)
        lines.setContentsMargins(px(20), px(12), px(20), px(14))
        outer.addLayout(lines, 1)
        title = Heading(title_of(self.game, code), 24)
        title.setWordWrap(True)
        lines.addWidget(title)
        told = self.tr("Short lessons at a real table. You move the pieces; the coach says why.")
        lines.addWidget(Label(told, "muted", wrap=True, size=15.5))
        space(lines, 4)
        self._come_so_far(lines)
        if not low:
            lines.addWidget(Rule())
            self._known(lines)
        lines.addStretch(1)
        lines.addWidget(Rule())
        links = [
            (self.tr("Rules of the game"), "ui-rules", "rules", lambda: self.rules.emit(self.key)),
            (self.tr("Begin all lessons anew"), "ui-undo", "anew", lambda: self.anew.emit(self.key)),
        ]
        for word, icon, name, act in links if self.come != GameProgress() else links[:1]:
            link = Button(word, "link", icon)
            link.setObjectName(name)
            link.clicked.connect(act)
            lines.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        return panel

    def _come_so_far(self, lines: QVBoxLayout) -> None:
        chapters, come = self.course.chapters, self.come
        done = [chapter.id in come.done for chapter in chapters]
        total = sum(chapter.minutes for chapter in chapters)
        spent = sum(chapter.minutes for chapter, is_done in zip(chapters, done, strict=True) if is_done)
        count = self.tr("{done} of {all} chapters").format(done=sum(done), all=len(done))
        line = row(None, 8)
        line.addWidget(Label(count, "strong"))
        line.addStretch(1)
        line.addWidget(
            Label(self.tr("{spent} of {all} min").format(spent=spent, all=total), "label", colour="muted")
        )
        lines.addLayout(line)
        lines.addWidget(Segments(done, count))
        chapter = self.next_chapter()
        number = ROMAN[chapters.index(chapter) + 1]
        place = come.places.get(chapter.id)
        word = (
            self.tr("Go on with chapter {number}")
            if place or any(done)
            else self.tr("Begin chapter {number}")
        )
        begin = Button(word.format(number=number), "primary", key=self.tr("Enter"))
        begin.setObjectName("go-on")
        begin.set_height(46)
        begin.clicked.connect(lambda: self.lesson.emit(self.key, chapter.id))
        self._first = begin
        lines.addWidget(begin)
        if place is not None:
            moment = when(datetime.fromisoformat(place.when))
            left = self.tr("step {step} of {all}, left off {when}")
            told = left.format(step=place.step + 1, all=len(chapter.steps), when=moment)
            lines.addWidget(Label(told, "small"), 0, Qt.AlignmentFlag.AlignHCenter)

    def _known(self, lines: QVBoxLayout) -> None:
        code = languages.current()
        known = [c for c in self.course.chapters if c.id in self.come.done]
        lines.addWidget(
            Label(self.tr("What you know already") if known else self.tr("What you need"), "strong")
        )
        if not known:
            lines.addWidget(
                Label(self.tr("Nothing: the first move comes within a minute."), "muted", wrap=True)
            )
        for chapter in known[-KNOWN:]:
            line = row(None, 6)
            line.addWidget(Glyph("ui-confirm", 15, "good"))
            told = text_of(chapter.after, code)
            line.addWidget(Label(told[:1].upper() + told[1:], wrap=True), 1)
            lines.addLayout(line)

    def _road(self) -> Panel:
        total = sum(chapter.minutes for chapter in self.course.chapters)
        about = Label(self.tr("%n minutes in all", "", total), "muted")
        panel, lines = panel_with(self.tr("The road"), about, spacing=4)
        stops = [self._stop(number, chapter) for number, chapter in enumerate(self.course.chapters, 1)]
        road = Road(stops, high=58 if self.low() else 70)
        road.chosen.connect(lambda chapter: self.lesson.emit(self.key, chapter))
        lines.addWidget(road, 1)
        return panel

    def _stop(self, number: int, chapter: Chapter) -> Stop:
        code, come = languages.current(), self.come
        is_done, is_left = chapter.id in come.done, chapter.id in come.places
        here = chapter is self.next_chapter()
        what = text_of(chapter.after, code)
        promise = self.tr("You know how to {what}.") if is_done else self.tr("You will know how to {what}.")
        time = self.tr("{n} min left") if is_left else self.tr("{n} min")
        act = self.tr("Go on") if is_left else self.tr("Again") if is_done else self.tr("Begin")
        state = "done" if is_done and not is_left else "here" if here else "new"
        return Stop(
            chapter.id,
            number,
            text_of(chapter.title, code),
            promise.format(what=what),
            time.format(n=self._minutes_left(chapter)),
            state,  # type: ignore[arg-type]
            act,
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._first is not None:
            self.lesson.emit(self.key, self.next_chapter().id)
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
