"""With reduced motion nothing moves by itself: no animation runs, whatever is done; at rest nothing waits."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt, QTimeLine, QTimer, QVariantAnimation
from PySide6.QtWidgets import QApplication

from rome_desktop.app.pages.learn.lesson import LessonPage
from rome_desktop.app.pages.table.pacing import PACES
from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.session.settings import Settings
from tests.app.every_page import House
from tests.app.overlays import OVERLAYS
from tests.app.waiting import until
from tests.app.window.sitting import CHANCE_PLAYER, JULIA, habits
from tests.sometimes import sometimes

Key = Qt.Key
RUNNING = QAbstractAnimation.State.Running
STEPS = 5
GAME_KEYS = [game.key for game in GAMES]


@pytest.fixture
def moved(monkeypatch):
    """The parts of the program that have let anything move."""
    found: list[str] = []

    def noting(plain):
        def start(animation, *how):
            found.append(type(animation.parent()).__name__)
            return plain(animation, *how)

        return start

    monkeypatch.setattr(QVariantAnimation, "start", noting(QVariantAnimation.start))
    monkeypatch.setattr(QTimeLine, "start", noting(QTimeLine.start))
    return found


@pytest.fixture
def brisk(monkeypatch):
    """The pace at which every beat is shown, but not for long."""
    monkeypatch.setitem(PACES, "brisk", 0.01)
    return "brisk"


def stirring(window):
    """What moves in a window, or will make it change: also what Qt has made itself."""
    timers = [timer for timer in window.findChildren(QTimer) if timer.isActive()]
    moving = [one for one in window.findChildren(QAbstractAnimation) if one.state() == RUNNING]
    return [*timers, *moving]


def use(sitting):
    """A piece put back, the board nearer, list, tables, some turns, the recap, and what was once more."""
    table = sitting.table.table
    for source in table.grammar.sources()[:1]:
        sitting.carry(source, source)
    for key in (Key.Key_Plus, Key.Key_Plus, Key.Key_0, Key.Key_L, Key.Key_Escape, Key.Key_T, Key.Key_T):
        sitting.key(key)
    sitting.play(3, "drag")
    for key in (Key.Key_E, Key.Key_E, Key.Key_J, Key.Key_Escape):
        sitting.key(key)
    sitting.key(Key.Key_E, Qt.KeyboardModifier.ShiftModifier)
    sitting.until(lambda: not sitting.table.busy)


@pytest.mark.parametrize("game", sometimes(GAME_KEYS, every=2))
def test_nothing_moves_at_the_table(sit_down, moved, brisk, game):
    sitting = sit_down(habits(JULIA, CHANCE_PLAYER, pace=brisk, reduced_motion=True))
    sitting.begin(JULIA, CHANCE_PLAYER, game=game)
    use(sitting)
    assert moved == []
    sitting.table.toast.hide()
    sitting.until(lambda: not stirring(sitting.window))


def test_nothing_moves_on_a_page_or_in_a_sheet(moved):
    house = House()
    house.navigator.window.change_settings(replace(house.navigator.window.settings, pace="normal"))
    assert QApplication.cursorFlashTime() == 0
    for name, _ in house.pages():
        assert not [one for one in stirring(house.navigator.window) if not isinstance(one, QTimer)], name
    for opens in OVERLAYS.values():
        opens[1](house).hide()
    house.close()
    assert moved == []


@pytest.mark.parametrize("game", sometimes(GAME_KEYS, every=2, first=1))
def test_nothing_moves_in_a_lesson(moved, brisk, game):
    house = House(settings=Settings(coach=False))
    go = house.navigator
    go.window.change_settings(replace(go.window.settings, pace=brisk))
    course = go.known.course(game_of(game))
    assert course is not None
    go.school.lesson(game, course.chapters[0].id)
    page = house.page()
    assert isinstance(page, LessonPage)
    for _ in range(STEPS):
        page.show_me()
        page.step_on()
        until(lambda: not page.busy)
    house.close()
    assert moved == []


def test_else_the_same_does_move(sit_down, moved, brisk):
    """What is held above would be seen."""
    sitting = sit_down(habits(JULIA, CHANCE_PLAYER, pace=brisk))
    sitting.begin(JULIA, CHANCE_PLAYER)
    use(sitting)
    assert {"Animator", "_Wire"} <= set(moved)
