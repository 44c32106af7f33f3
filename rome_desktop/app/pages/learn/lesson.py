"""A lesson at the table: the ordinary table page, with a coach who says what a step is about."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from rome_desktop.app import language as languages
from rome_desktop.app.bots import BotPlayer
from rome_desktop.app.contract import Plan
from rome_desktop.app.kit import theme
from rome_desktop.app.pages.learn.card import CoachCard
from rome_desktop.app.pages.learn.link import Lecture, LessonLink, LessonWorker
from rome_desktop.app.pages.learn.placing import place_for
from rome_desktop.app.pages.learn.veil import MARGIN, Veil
from rome_desktop.app.pages.shared.page import ROMAN
from rome_desktop.app.pages.table.page import TablePage
from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.worker import Update
from rome_desktop.engine.actions import Action
from rome_desktop.session.lessons.course import Chapter, Course
from rome_desktop.session.lessons.texts import text_of
from rome_desktop.session.settings import Settings


def shown_way(gestures: Sequence[Gesture], pointed: Sequence[str]) -> Gesture | None:
    """Of the ways to ask for a move the one the arrow shows: a carry, best to what the step points at."""
    carries = [gesture for gesture in gestures if gesture.source is not None]
    meant = (gesture for gesture in carries if str(gesture.target) in pointed)
    return next(meant, next(iter([*carries, *gestures]), None))


class LessonPage(TablePage):
    """One chapter of a course, from its first step to its last."""

    left = Signal()
    """The learner has had enough for now."""
    own_match = Signal()
    """From now on the learner plays as they like."""
    done = Signal(str)
    """The chapter with this id is over, and the learner wants to go on."""

    coach: CoachCard
    _taught = False
    """Whether there is a coach yet: the frame is laid out before."""

    def __init__(self, course: Course, chapter: Chapter, bots: BotPlayer, settings: Settings) -> None:
        self.course, self.chapter = course, chapter
        self._lectures: dict[int, Lecture] = {}
        self._carries = False
        """One piece is to be carried to one place."""
        self._alone_since: int | None = None
        """The update from which on the learner plays alone."""
        self._lesson_link = LessonLink()
        super().__init__(self._lesson_link, bots, settings)
        self.veil = Veil(self, self.card)
        self._moved = -1
        """The state of the lesson whose arrow has been drawn."""
        self.coach = CoachCard(self)
        self._taught = True
        self.recap.by_itself = False  # the coach tells
        self.stepping.wanted = False
        self.coach.back_pressed.connect(self.step_back)
        self.coach.show_pressed.connect(self.show_me)
        self.coach.next_pressed.connect(self.step_on)
        self.coach.leave_pressed.connect(self.left)
        self.table.allowed = self._is_asked_for
        self.table.refused.connect(self._refused)
        self.table.state_changed.connect(self._hold_back)
        self.table.state_changed.connect(self._go_on_asking)
        worker = self.worker
        worker.taught.connect(self._heard)
        worker.missed.connect(self._missed)
        worker.unkept.connect(self._not_kept)
        worker.opened.connect(self.open_match)
        for key, act in (("PgUp", self.step_back), ("PgDown", self.step_on)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
        self._veil_off()

    @property
    def worker(self) -> LessonWorker:
        """The lesson behind the table."""
        worker = self._lesson_link.worker
        assert isinstance(worker, LessonWorker)
        return worker

    @property
    def lecture(self) -> Lecture | None:
        """What is said and asked at the update shown."""
        return self._lectures.get(self.update_shown.number) if self.update_shown is not None else None

    # ---- the lesson goes on

    def step_on(self) -> None:
        """Next, where nothing has to be done; after the last step, on to the next chapter."""
        lecture = self.lecture
        if lecture is None or self.on_table.waiting:
            return
        self.interrupt()
        if lecture.over:
            self.done.emit(self.chapter.id)
        elif lecture.kind == "read":
            self.worker.next()

    def step_back(self) -> None:
        """The step before, or the beginning of this one."""
        if self.lecture is not None and not self.on_table.waiting:
            self.interrupt()
            self.worker.back()

    def show_me(self) -> None:
        """Let the coach do it."""
        lecture = self.lecture
        if lecture is not None and lecture.kind != "read" and not self.busy and not self.on_table.waiting:
            self.table.cancel()
            self.worker.show()

    def ask_hint(self) -> None:
        """The key H: the coach shows it; in the learner's own match it hints, as in any match."""
        lecture = self.lecture
        if lecture is not None and lecture.own_match:
            super().ask_hint()
        else:
            self.show_me()

    def _heard(self, lecture: Lecture) -> None:
        before = self._lectures.get(lecture.number - 1)
        if not lecture.own_match:
            self._alone_since = None
        elif before is None or not before.own_match:
            self._alone_since = lecture.number
            self.own_match.emit()
        self._lectures = {n: old for n, old in self._lectures.items() if n > lecture.number - 8}
        self._lectures[lecture.number] = lecture

    def _missed(self) -> None:
        self._answer(self.tr("Not quite: this step begins once more."))

    def _not_kept(self, reason: str) -> None:
        self.toast.say(self.tr("How far you have come could not be kept: {reason}.").format(reason=reason))

    # ---- what is asked, and what is not

    def _is_asked_for(self, option: object) -> bool:
        lecture = self.lecture
        return lecture is None or lecture.own_match or option in lecture.allowed

    def choose(self, action: object) -> None:
        if self._is_asked_for(action) or isinstance(action, Plan):
            super().choose(action)
        else:
            self._wrong()

    def _refused(self, source: SpotKey | None, target: SpotKey) -> None:
        """Something else was tried: kindly say so, if the rules would have allowed it."""
        lecture, view, update = self.lecture, self.view, self.update_shown
        if lecture is None or view is None or update is None or lecture.own_match:
            return
        action = view.tried(source, target)
        if action is not None and action in update.options and action not in lecture.allowed:
            self._wrong()

    def _wrong(self) -> None:
        lecture = self.lecture
        told = lecture.wrong if lecture is not None else None
        reading = lecture is not None and lecture.kind == "read"
        default = (
            self.tr("Read on first: Next goes on.")
            if reading
            else self.tr("Not in this step: take what is lit.")
        )
        self._answer(text_of(told, languages.current()) if told is not None else default)

    def _answer(self, text: str) -> None:
        self.toast.hide()
        self.coach.answer(text)
        self._place_coach()

    def _unasked(self, update: Update) -> Action | None:
        lecture = self.lecture
        return super()._unasked(update) if lecture is not None and lecture.own_match else None

    def _ask(self) -> None:
        lecture, update = self.lecture, self.update_shown
        if lecture is None or update is None:
            return
        if lecture.own_match:
            super()._ask()
        elif update.to_move is not None and update.seats[update.to_move].is_human and self.view is not None:
            self._ask_person(update, self.view)
        if self.isVisible() and lecture.kind == "read":
            self.table.setFocus()

    def confirm(self) -> None:
        lecture = self.lecture
        if lecture is not None and (lecture.over or lecture.kind == "read"):
            self.step_on()
        else:
            super().confirm()

    # ---- what lies over the table

    def _next(self) -> None:
        super()._next()
        if self.busy:
            self._veil_off()
            self.coach.watch()

    def show_again(self) -> None:
        super().show_again()
        if not self.busy:
            self._teach()

    def arrange(self) -> None:
        super().arrange()
        if self._taught:
            self.coach.compact = self.is_compact
            self.coach.restyle()
            if not self.busy:
                self._teach()

    def _veil_off(self) -> None:
        self.veil.hide()

    def _teach(self) -> None:
        """Card and veil for the step shown."""
        lecture, view = self.lecture, self.view
        if lecture is None or view is None or not self._taught:
            return
        self._quieten()
        room = self._room()
        self.veil.room = QRectF(QPointF(), room.size())
        self.veil.setGeometry(room.toRect().adjusted(0, 0, 0, self.bar.height()))
        shown = lecture.shown if self.on_table.past is None else None
        gestures = view.gestures(shown) if shown is not None else ()
        way = shown_way(gestures, lecture.point)
        source, target = (way.source, way.target) if way is not None else (None, None)
        windows = [rect for name in lecture.point if (rect := self._seen(name, MARGIN)) is not None]
        piece = self._seen(source, 0) if source is not None else None
        place = self._seen(target, 0) if target is not None and (piece or len(lecture.allowed) == 1) else None
        for rect in (piece, place):
            if windows and rect is not None and not any(window.contains(rect) for window in windows):
                windows.append(rect)
        self._carries = piece is not None and len(lecture.allowed) == 1
        if way is not None and shown is not None and place is not None:
            self.table.drawing.foreshow(way, shown)
        if not gestures and (button := self._button(lecture)) is not None:
            place = QRectF(button.geometry()).translated(QPointF(self.bar.pos()) - room.topLeft())
        fresh, self._moved = self._moved != lecture.number, lecture.number
        whole = lecture.over or lecture.kind == "read"
        moves = fresh and bool(self.pacing.factor)
        self.veil.show_windows(windows, piece, place, whole=whole, fresh=moves)
        self._tell(lecture, self.coach)
        self._place_coach()

    def _button(self, lecture: Lecture) -> QWidget | None:
        """The button of the bar that does what the step asks for, if one does."""
        bar = self.table_bar.bar
        if lecture.kind == "undo":
            return bar.undo
        if lecture.shown is None or lecture.shown != self._only():
            return None
        return next((button for button in (bar.passing, bar.confirm) if not button.isHidden()), None)

    def _only(self) -> Action | None:
        """The option that has a button in the bar, if there is one."""
        view, update = self.view, self.update_shown
        return view.bar_option(update.options) if view is not None and update is not None else None

    def _tell(self, lecture: Lecture, coach: CoachCard) -> None:
        self.explaining.clause = lecture.clause
        speak: Callable[..., str] = lambda name: text_of(name, languages.current())  # noqa: E731
        number = [chapter.id for chapter in self.course.chapters].index(self.chapter.id) + 1
        title = self.tr("Lesson {number} · {title}").format(
            number=ROMAN[number], title=speak(self.chapter.title)
        )
        if lecture.over:
            known = self.tr("You know how to **{what}**.").format(what=speak(self.chapter.after))
            count = len(self.chapter.steps)
            coach.tell(title, count, count, self.tr("Well done."), known)
            coach.ask("", reading=True, can_go_back=True, can_show=False, onward=self.tr("Go on"))
            return
        coach.tell(title, lecture.index, len(self.chapter.steps), speak(lecture.key), speak(lecture.say))
        coach.ask(
            self._task(lecture),
            reading=lecture.kind == "read",
            can_go_back=lecture.can_go_back,
            can_show=not lecture.own_match,
        )

    def _task(self, lecture: Lecture) -> str:
        """What is to be done now; a move that stands on the table is only to be confirmed."""
        pending, words = self.table.grammar.pending, self.words
        if lecture.kind == "read":
            return ""
        if isinstance(pending, (Action, Plan)) and words is not None:
            button = pending.name if isinstance(pending, Plan) else words.act(pending)
            return self.tr("Press “{button}”.").format(button=button)
        return text_of(lecture.task, languages.current()) if lecture.task else self._asked()

    def _go_on_asking(self) -> None:
        """Something was taken in hand, or stands on the table: the task may be another one."""
        lecture = self.lecture
        if lecture is None or lecture.over or lecture.own_match or self.busy or self.on_table.waiting:
            return
        task = self._task(lecture)
        if task and task != self.coach.asked():
            self.coach.ask_instead(task)
            self._place_coach()

    def _asked(self) -> str:
        """What is to be done, where the lesson does not say it: to carry a piece, or the table's sentence."""
        if self._carries:
            return self.tr("Drag the lit piece to the lit space.")
        lecture, update, words = self.lecture, self.update_shown, self.words
        if lecture is None or update is None or words is None or update.decision is None:
            return ""
        if len(lecture.allowed) < len(update.options):
            if lecture.shown is not None and lecture.shown == self._only():
                return self.tr("Press “{button}”.").format(button=words.act(lecture.shown))
            return self.tr("Choose what is lit.")
        return words.prompt(update.decision, update.options, self.state(), self.context()).sentence

    def _quieten(self) -> None:
        """The bar keeps its sentence; only what is asked for has a button, and hints are the coach’s."""
        bar, update, lecture = self.table_bar.bar, self.update_shown, self.lecture
        if lecture is None or not lecture.own_match:
            bar.set_hint(shown=False)
        mover = update.seats[update.to_move] if update is not None and update.to_move is not None else None
        if mover is not None and not mover.is_human and lecture is not None and not lecture.own_match:
            # Nobody thinks: the rival waits for the lesson to go on.
            bar.ask(theme.seat(mover.colour), self.tr("It is {name}’s turn next.").format(name=mover.name))
            bar.tell()
            bar.set_pass(None)
            bar.set_confirm(None)
        self._hold_back()

    def _hold_back(self) -> None:
        """No button for passing or finishing, unless that is asked for."""
        bar, only = self.table_bar.bar, self._only()
        if only is None or self._is_asked_for(only):
            return
        bar.set_pass(None)
        if self.table.grammar.pending is None:
            bar.set_confirm(None)

    def _room(self) -> QRectF:
        """Between strip and bar."""
        top = self.strip.height()
        return QRectF(0, top, self.width(), max(1, self.bar.y() - top))

    def _seen(self, name: SpotKey | str, margin: float) -> QRectF | None:
        """A region or spot in the veil's pixels, as much of it as the table shows."""
        assert self.view is not None
        rect = self.view.place_of(name)
        if rect is None:
            return None
        corner = self.table.mapFromScene(rect.topLeft())
        place = self.table.viewport().mapTo(self, corner)
        m = theme.look().pxf(margin)
        found = QRectF(QPointF(place), rect.size()).adjusted(-m, -m, m, m)
        return found.translated(-self._room().topLeft())

    def vital(self) -> list[QRectF]:
        """What the card may not hide, in the veil's pixels: the move shown, and all that can be chosen."""
        shown = [rect for rect in (self.veil.source, self.veil.target) if rect is not None]
        grammar = self.table.grammar
        keys = {
            *grammar.lit(),
            *(target for source in grammar.sources() for target in grammar.targets(source)),
        }
        lit = (self._seen(key, 0) for key in keys)
        return [*shown, *self.veil.way(), *(rect for rect in lit if rect is not None)]

    def _place_coach(self) -> None:
        """The card, in the largest veiled place; away once the learner plays alone."""
        coach, lecture = self.coach, self.lecture
        if lecture is not None and self._alone_since is not None and lecture.number > self._alone_since:
            coach.hide()
            self.explaining.card.keep_off([])
            return
        px = theme.look().pxf
        room = QRectF(QPointF(), self._room().size()).adjusted(px(6), px(4), -px(6), -px(4))
        size = coach.wanted_size(room.size())
        vital = self.vital()
        place = place_for(QSizeF(size), room, self.veil.windows or vital, vital, px(20))
        coach.setGeometry(place.translated(self._room().topLeft()).toRect())
        corner = QPointF(coach.pos()) - self._room().topLeft()
        coach.open_for(self.veil.show_tail(coach.face().translated(corner)), -corner)
        self.veil.raise_()
        coach.raise_()
        coach.show()
        corner = QPointF(self.table.mapTo(self, self.table.rect().topLeft()))
        self.explaining.card.keep_off([QRectF(coach.geometry()).translated(-corner)])
