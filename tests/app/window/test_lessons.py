"""Courses learned in the real window, with the mouse and with keys alone."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt

from rome_desktop.app.pages.learn.lesson import LessonPage
from rome_desktop.app.pages.learn.moment import MomentCard
from rome_desktop.app.pages.learn.page import LearnPage
from rome_desktop.catalogue import GAMES
from rome_desktop.engine.actions import Action
from rome_desktop.session.lessons import progress
from rome_desktop.session.lessons.reader import course_of
from tests.app.window.sitting import Sitting, habits, settle

COURSES = {game.key: course for game in GAMES if (course := course_of(game)) is not None}
LEARNED = [
    pytest.param(key, chapter.id, way, marks=[] if number == here else [pytest.mark.thorough])
    for key, course in COURSES.items()
    for number, chapter in enumerate(course.chapters)
    for way, here in (("drag", 0), ("keys", len(course.chapters) // 2))
]
"""Each chapter in both ways when thorough, else of each course one with the mouse and another one by keys."""


class Learner(Sitting):
    """Somebody who sits in front of a lesson."""

    @property
    def table(self) -> LessonPage:
        page = self.navigator.school.lesson_page
        assert page is not None
        return page

    @property
    def lecture(self):
        lecture = self.table.lecture
        assert lecture is not None
        return lecture

    def open(self, game: str, chapter: str) -> None:
        """Straight into a chapter."""
        self.navigator.school.lesson(game, chapter)
        self.wait_for("LessonPage")
        self.ready()

    def go_along(self, game: str, chapter: str) -> None:
        """From the home page along the road into a chapter."""
        self.press(f"learn-{game}")
        self.wait_for("LearnPage")
        self.press(f"chapter-{chapter}")
        self.wait_for("LessonPage")
        self.ready()

    def ready(self) -> None:
        self.until(lambda: not self.table.busy and not self.table.on_table.waiting)
        settle()

    def do(self, way: str) -> None:
        """What the step asks for: with the mouse, or with keys."""
        lecture, page = self.lecture, self.table
        if lecture.kind == "read":
            if way == "keys":
                self.key(Qt.Key.Key_PageDown)
            else:
                self.push(page.coach.onward)
        elif lecture.kind == "undo":
            if way == "keys":
                self.key(Qt.Key.Key_Z)
            else:
                self.push(self.bar.undo)
        else:
            assert isinstance(lecture.shown, Action)
            getattr(self, way)(lecture.shown)
        self.until(lambda: self.lecture.number > lecture.number)
        self.ready()


@pytest.fixture
def learner(qtbot, qapp, tmp_path):
    sittings = []

    def sat(**changes):
        sitting = Learner(qtbot, tmp_path, habits(**changes))
        sittings.append(sitting)
        return sitting

    yield sat
    for sitting in sittings:
        sitting.close()


@pytest.mark.parametrize(("game", "chapter", "way"), LEARNED)
def test_a_chapter_is_learned_in_the_window(learner, game: str, chapter: str, way: str):
    sitting = learner()
    sitting.go_along(game, chapter)
    steps = len(sitting.table.chapter.steps)
    while not sitting.lecture.over and not sitting.lecture.own_match:
        sitting.do(way)

    assert sitting.lecture.over or sitting.lecture.own_match
    come = progress.load(sitting.where.results)[game]
    if sitting.lecture.over:
        assert sitting.lecture.index == steps - 1
        assert come.done == (chapter,)
    else:
        assert come.places[chapter].step == sitting.lecture.index


def test_pictures_on_the_road_come_and_a_chapter_opens_meanwhile(learner, drawing):
    sitting = learner()
    came = []
    sitting.navigator.saved.pictures.came.connect(lambda: came.append(True))
    sitting.press("learn-trajan")
    sitting.wait_for("LearnPage")
    sitting.until(lambda: came)
    assert sitting.navigator.saved.pictures.is_busy()
    sitting.press("chapter-first-turn")
    sitting.wait_for("LessonPage")
    sitting.ready()


def test_something_else_than_asked_is_kindly_refused_and_changes_nothing(learner):
    sitting = learner()
    sitting.open("trajan", "first-turn")
    while sitting.lecture.index < 6:
        sitting.do("click")
    page, before = sitting.table, sitting.lecture.number
    lit = set(page.table.grammar.lit()) | set(page.table.grammar.pickable())
    sitting.touch("tray:0")

    assert {str(key) for key in lit} == {"tray:4"}
    assert sitting.lecture.number == before
    assert "Count clockwise" in page.coach.said()
    page.choose(next(option for option in sitting.update.options if option not in sitting.lecture.allowed))
    assert sitting.lecture.number == before


def test_only_what_is_asked_for_stands_in_the_list(learner):
    sitting = learner()
    sitting.open("trajan", "first-turn")
    while sitting.lecture.index < 6:
        sitting.do("click")
    sitting.key(Qt.Key.Key_L)

    assert sitting.table.option_list.list.count() == 1
    sitting.key(Qt.Key.Key_Return)
    sitting.until(lambda: sitting.lecture.index == 7)


def go_to(sitting, index):
    """Let the coach show everything before a step."""
    while sitting.lecture.index < index:
        before = sitting.lecture.number
        sitting.table.step_on() if sitting.lecture.kind == "read" else sitting.table.show_me()
        sitting.until(lambda: sitting.lecture.number > before)  # noqa: B023
        sitting.ready()


def task(sitting):
    """What the coach asks for."""
    return sitting.table.coach.asked()


def haloed(sitting, button):
    """Whether the veil leads to a button of the bar."""
    page, target = sitting.table, sitting.table.veil.target
    middle = button.mapTo(page, button.rect().center())
    return target is not None and target.translated(QPointF(page.veil.pos())).contains(QPointF(middle))


def test_what_a_move_leads_to_stands_there_until_it_is_done(learner):
    sitting = learner()
    sitting.open("concordia", "first-houses")
    go_to(sitting, 2)
    page = sitting.table

    assert page.table.drawing.foretold == sitting.lecture.shown
    assert page.table.previewed is None
    assert page.table.ghost.item is not None
    page.choose(sitting.lecture.shown)
    assert page.table.drawing.foreshown is None or sitting.lecture.index == 3
    sitting.until(lambda: sitting.lecture.index == 3)


def test_a_move_that_waits_for_a_yes_is_asked_for_by_its_button_and_settles_what_was_refused(learner):
    sitting = learner()
    sitting.open("city_of_marble", "first-stone")
    sitting.do("click")
    asked, page = sitting.lecture.shown, sitting.table
    other = next(a for a in sitting.update.options if a not in sitting.lecture.allowed)
    page.choose(other)
    assert page.coach.said()
    assert task(sitting) == "Drag the lit piece to the lit space."
    way = next(g for g in sitting.gestures(asked) if g.source is not None)
    sitting.carry(way.source, way.target, asked)

    assert page.table.grammar.pending == asked
    told = page.explaining.card
    sitting.until(told.isVisible)
    corner = told.mapTo(page, told.rect().topLeft())
    assert not page.coach.geometry().intersects(told.rect().translated(corner))
    assert task(sitting) == f"Press “{sitting.bar.confirm.text()}”."
    assert page.coach.said() == ""
    sitting.key(Qt.Key.Key_Escape)
    assert page.table.grammar.pending is None
    assert task(sitting) == "Drag the lit piece to the lit space."


def test_what_is_drawn_is_shown_no_larger_than_the_stack_it_lies_on(learner):
    sitting = learner()
    sitting.open("city_of_marble", "first-stone")
    go_to(sitting, 3)
    ghost, stack = sitting.table.table.ghost.item, sitting.spot("stack:arena")

    assert ghost is not None
    assert ghost.mapRectToScene(ghost.childrenBoundingRect()).width() <= stack.scene_rect().width() + 4
    assert task(sitting) == "Click the two lit stacks, one after the other."


def test_a_step_that_takes_back_leads_to_the_button_for_it(learner):
    sitting = learner()
    sitting.open("concordia", "first-houses")
    go_to(sitting, 4)

    assert sitting.lecture.kind == "undo"
    assert haloed(sitting, sitting.bar.undo)


def test_a_step_that_ends_something_names_its_button_and_leads_to_it(learner):
    sitting = learner()
    sitting.open("nova_roma", "estate")
    go_to(sitting, 5)

    assert str(sitting.lecture.shown) == "done"
    assert haloed(sitting, sitting.bar.passing)


def test_no_button_ends_what_is_asked_for(learner):
    sitting = learner()
    sitting.open("concordia", "first-houses")
    go_to(sitting, 3)
    sitting.touch("colonist:0:walker:roma")

    assert sitting.table.table.grammar.picked is not None
    assert sitting.bar.passing.isHidden()


def test_no_rival_is_said_to_think_while_the_lesson_waits(learner):
    sitting = learner()
    sitting.open("trajan", "goods-and-forum")
    go_to(sitting, 12)
    sitting.table.show_me()
    sitting.until(lambda: sitting.lecture.over)
    sitting.ready()

    assert not sitting.update.seats[sitting.update.to_move].is_human
    assert sitting.bar.sentence() == "It is Hadrian’s turn next."
    assert sitting.bar.skip.isHidden()


def test_a_task_that_is_not_written_never_asks_for_more_than_the_step(learner):
    sitting = learner()
    sitting.open("trajan", "first-turn")
    go_to(sitting, 9)

    assert len(sitting.lecture.allowed) < len(sitting.update.options)
    assert task(sitting) == "Choose what is lit."


def test_a_page_to_read_without_a_place_is_all_veiled_but_never_the_learners_own_match(learner):
    sitting = learner()
    sitting.open("concordia", "first-match")
    assert sitting.table.veil.whole
    sitting.do("click")
    assert sitting.lecture.own_match
    assert not sitting.table.veil.whole


def test_show_me_plays_the_move_and_back_takes_the_step_back(learner):
    sitting = learner()
    sitting.open("trajan", "trajan-tiles")
    sitting.do("click")
    lines = sitting.update.lines
    sitting.key(Qt.Key.Key_H)
    sitting.until(lambda: sitting.lecture.index == 2)
    assert sitting.update.lines == lines + 1
    sitting.push(sitting.table.coach.back)
    sitting.until(lambda: sitting.lecture.index == 1)
    assert sitting.update.lines == lines
    assert sitting.lecture.kind == "play"


def test_a_lesson_that_is_left_goes_on_where_it_was(learner):
    sitting = learner()
    sitting.open("trajan", "first-turn")
    for _ in range(4):
        sitting.do("click")
    lines = sitting.update.lines
    sitting.push(sitting.table.coach.leave)
    sitting.wait_for("LearnPage")
    assert isinstance(sitting.page, LearnPage)
    sitting.press("go-on")
    sitting.wait_for("LessonPage")
    sitting.ready()

    assert (sitting.lecture.index, sitting.update.lines) == (4, lines)


def test_the_end_of_a_chapter_leads_to_the_next(learner):
    sitting = learner()
    sitting.open("trajan", "first-turn")
    while not sitting.lecture.over:
        sitting.do("click")
    coach = sitting.table.coach
    assert coach.isVisible()
    assert coach._count.text() == ""
    sitting.push(coach.onward)
    sitting.until(lambda: sitting.table.chapter.id == "trajan-tiles")


def test_a_lesson_may_change_its_language_in_the_middle(learner):
    sitting = learner()
    sitting.open("trajan", "first-turn")
    sitting.do("click")
    sitting.navigator.change(replace(sitting.window.settings, language="fr"))
    settle()

    assert "cercle" in sitting.table.coach.accessibleDescription()


def test_begin_anew_forgets_the_chapters(learner):
    sitting = learner()
    sitting.open("trajan", "first-turn")
    sitting.do("click")
    sitting.push(sitting.table.coach.leave)
    sitting.wait_for("LearnPage")
    sitting.press("anew")
    settle()

    assert progress.load(sitting.where.results)["trajan"].places == {}


@pytest.mark.thorough
def test_the_last_chapter_is_a_match_of_ones_own_against_the_computer(learner):
    sitting = learner()
    sitting.open("city_of_marble", "first-match")
    sitting.do("click")
    assert sitting.lecture.own_match
    assert len(sitting.table.table.grammar.lit() or sitting.table.table.grammar.pickable()) > 1
    assert sitting.table.coach.isVisible()
    while not sitting.lecture.over and sitting.lecture.own_match:
        before = sitting.lecture.number
        sitting.table.choose(sitting.dice.choice(sitting.update.options))
        sitting.until(lambda: sitting.lecture.number > before)  # noqa: B023
        sitting.until(lambda: sitting.table.human_is_asked() or not sitting.lecture.own_match)
        settle()
        assert sitting.table.coach.isVisible() != sitting.lecture.own_match
    assert sitting.update.over
    sitting.do("click")
    assert sitting.lecture.over
    assert progress.load(sitting.where.results)["city_of_marble"].done == ("first-match",)


def test_the_key_h_hints_in_ones_own_match_and_plays_nothing(learner):
    sitting = learner()
    sitting.open("city_of_marble", "first-match")
    sitting.do("click")
    lines = sitting.update.lines
    assert not sitting.bar.hint.isHidden()
    sitting.key(Qt.Key.Key_H)
    sitting.until(lambda: sitting.table.table.drawing.hinted or sitting.table.hint_panel.isVisible())
    assert sitting.update.lines == lines


def test_what_the_coach_says_in_the_last_chapter_lies_beside_the_card(learner):
    sitting = learner(coach=True)
    sitting.open("concordia", "first-match")
    sitting.do("click")
    said = sitting.table.findChild(MomentCard)
    sitting.until(said.isVisible)
    assert not said.geometry().intersects(sitting.table.coach.geometry())
