"""Learn: the road of one game, how far one has come, and what one knows already."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.spoken import capitalised
from rome_desktop.app.kit.widgets import Button, Heading, Label, Panel
from rome_desktop.app.pages.challenges.perfect import PuzzleCard
from rome_desktop.app.pages.learn.road import Road, Segments, Stop
from rome_desktop.app.pages.shared.page import (
    EDGE,
    MEDIUM,
    NARROW,
    ROMAN,
    WIDE,
    Glyph,
    Rule,
    Vignette,
    column,
    panel_with,
    row,
    space,
    title_of,
    when,
)
from rome_desktop.app.pages.shared.tabbed import TabbedPage
from rome_desktop.app.pages.shared.tabs import PILL_EDGE, GameRow
from rome_desktop.app.pictures import Pictures, of_chapter
from rome_desktop.engine.game import Game
from rome_desktop.session.lessons.course import Chapter, Course
from rome_desktop.session.lessons.progress import GameProgress
from rome_desktop.session.lessons.texts import text_of
from rome_desktop.session.progress import Progress
from rome_desktop.session.puzzles import Puzzle, puzzles_of

LEFT = 344
KNOWN = 4
"""So many things that one knows already are listed; the latest."""
PRACTISED = 3
"""So many positions to practise on are shown, one fewer where there is less room."""

LOW, HIGH = 53, 66
"""Px of 100 % of a row of the road, in a low window and in any other."""


class LearnPage(TabbedPage):
    """`lesson(game, chapter)` begins or goes on with a chapter."""

    tab = "learn"
    lesson = Signal(str, str)
    rules = Signal(str)
    anew = Signal(str)
    """Forget what was learned of this game."""
    play = Signal(str)
    """A match of the game, by somebody who has been taught all of it."""
    practise = Signal(str)
    """The id of a perfect turn."""
    challenges = Signal(str)
    """All of a game."""
    low_under = 860

    def __init__(
        self,
        courses: Sequence[tuple[Game, Course]],
        progress: Mapping[str, GameProgress],
        key: str,
        *,
        reached: Progress,
        pictures: Pictures,
        over: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._courses = {game.key: (game, course) for game, course in courses}
        self._progress, self._reached, self._pictures = dict(progress), reached, pictures
        self._over = over  # a page that it leads back to
        self.key = key if key in self._courses else next(iter(self._courses))
        self._first: Button | None = None
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

    def _knows_all(self) -> bool:
        """Whether every chapter is done, and none is being learned again."""
        chapter = self.next_chapter()
        return chapter.id in self.come.done and chapter.id not in self.come.places

    def _go_on(self) -> None:
        """The main button: the chapter that comes next, a match after all of them."""
        if self._knows_all():
            self.play.emit(self.key)
        else:
            self.lesson.emit(self.key, self.next_chapter().id)

    def _minutes_left(self, chapter: Chapter) -> int:
        place = self.come.places.get(chapter.id)
        if place is None:
            return chapter.minutes
        return max(1, round(chapter.minutes * (1 - place.step / len(chapter.steps))))

    # ---- building

    def build(self) -> QWidget:
        px = theme.look().px
        inner = QWidget()
        lines = column(inner, 0 if self.low() else 4)
        side, edge = px(33 if self.breadth() == WIDE else 17), px(2 if self.low() else 6)
        lines.setContentsMargins(side, edge, side, edge)
        lines.addLayout(self._games())
        parts: QBoxLayout = QHBoxLayout() if self.breadth() > NARROW else QVBoxLayout()
        parts.setSpacing(0)
        parts.addWidget(self._start())
        right = column(None, 0)
        right.addWidget(self._road(), 1)
        if puzzles := self._offered():
            right.addWidget(self._practice(puzzles))
        parts.addLayout(right, 1)
        lines.addLayout(parts, 1)
        return self.frame(self.tab_strip(), inner)

    def _games(self) -> QBoxLayout:
        wide = self.breadth() == WIDE
        line: QBoxLayout = row(None, 10) if wide else column(None, 2)
        edge = theme.look().px(EDGE - PILL_EDGE)
        line.setContentsMargins(edge, 0, edge, 0)
        games = [game for game, _ in self._courses.values()]
        pills = GameRow(games, self.key, rows=self.breadth() == NARROW, one=True)
        pills.chosen.connect(self._choose)
        if self._over:
            back = Button(self.tr("Back"), "link", "ui-back")
            back.setObjectName("back")
            back.clicked.connect(self.back)
            line.addWidget(back)
        line.addWidget(pills)
        told = Label(self.tr("Everything here can be done again, in any order."), "muted", wrap=True)
        if wide:
            told.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(told, 1)
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
        place = come.places.get(chapter.id)
        word = self.tr("Begin chapter {number}")
        if self._knows_all():
            word = self.tr("Play a match")
        elif place or any(done):
            word = self.tr("Go on with chapter {number}")
        number = ROMAN[chapters.index(chapter) + 1]
        self._first = begin = Button(word.format(number=number), "primary", key=self.tr("Enter"))
        begin.setObjectName("go-on")
        begin.set_height(46)
        begin.clicked.connect(self._go_on)
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
            line.addWidget(Label(capitalised(told), wrap=True), 1)
            lines.addLayout(line)

    def _road(self) -> Panel:
        total = sum(chapter.minutes for chapter in self.course.chapters)
        about = Label(self.tr("%n minutes in all", "", total), "muted")
        panel, lines = panel_with(self.tr("The road"), about, spacing=4, low=self.low())
        stops = [self._stop(number, chapter) for number, chapter in enumerate(self.course.chapters, 1)]
        pictures = self._pictures if self.breadth() == WIDE else None
        road = Road(stops, pictures, high=LOW if self.low() else HIGH)
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
            of_chapter(self.key, chapter),
        )

    # ---- positions to practise on

    def _offered(self) -> list[Puzzle]:
        """The easiest of the game that have not all their stars yet."""
        most = PRACTISED if self.breadth() != MEDIUM else PRACTISED - 1
        return self._reached.left(puzzles_of(self.game))[:most]

    def _practice(self, puzzles: Sequence[Puzzle]) -> Panel:
        link = Button(self.tr("all %n", "", len(puzzles_of(self.game))), "link")
        link.setObjectName("all-puzzles")
        link.clicked.connect(lambda: self.challenges.emit(self.key))
        narrow = self.breadth() == NARROW
        about = Label(self.tr("One turn each, no clock, any number of tries."), "muted", wrap=narrow)
        after = [link] if narrow else [about, link]
        panel, lines = panel_with(self.tr("Practise"), *after, spacing=4, low=self.low())
        if narrow:
            lines.addWidget(about)
        cards: QBoxLayout = column(None, 4) if narrow else row(None, 6)
        for puzzle in puzzles:
            card = PuzzleCard(puzzle, self._reached.of(puzzle), self._pictures, low=self.low(), brief=True)
            card.play.connect(self.practise)
            cards.addWidget(card, 1)
        lines.addLayout(cards)
        return panel

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._first is not None:
            self._first.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
