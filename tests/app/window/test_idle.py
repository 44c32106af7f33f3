"""Nothing grows, nothing leaks, and nothing runs while a person thinks."""

import gc
import sys

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QWidget

from tests.app.window.sitting import JULIA, MARCUS, habits, settle

BEFORE_IMMORTAL = (3, 12)
SINGLETONS = (None, True, False)


def running(window: QWidget) -> list[object]:
    timers = [timer for timer in window.findChildren(QTimer) if timer.isActive()]
    moving = [
        animation
        for animation in window.findChildren(QAbstractAnimation)
        if animation.state() == QAbstractAnimation.State.Running
    ]
    return [*timers, *moving]


def test_nothing_runs_while_a_person_is_asked(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS, pace="brisk"))
    sitting.start()
    sitting.play(2, "click")

    sitting.until(lambda: not running(sitting.window))
    sitting.qtbot.wait(300)
    assert not running(sitting.window)


@pytest.mark.slow
def test_three_hundred_updates_leave_no_item_behind(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.begin(JULIA, MARCUS)
    sitting.play(12, "click")
    page, scene = sitting.table, sitting.table.table.table

    def cycle(times):
        for _ in range(times):
            page.on_table.dock = 1 - (page.on_table.dock or 0)
            page.show_again()
            page.on_table.dock = None
            page.show_again()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    cycle(3)
    items, objects = len(scene.items()), len(sitting.window.findChildren(QWidget))
    cycle(150)
    assert len(scene.items()) == items
    assert len(sitting.window.findChildren(QWidget)) == objects


@pytest.mark.slow
@pytest.mark.skipif(sys.version_info >= BEFORE_IMMORTAL, reason="None is immortal there")
def test_many_calls_lose_no_reference(sit_down):
    """PySide6 6.12.0 drops one reference to `None` or `True` at many calls, and aborts in the end.

    6.11 keeps one to `None` for each item of a scene that was ever moved or hidden: that does no harm.
    """
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.begin(JULIA, MARCUS)
    page = sitting.table
    update, view = page.update_shown, page.view

    def cycle(times):
        for _ in range(times):
            view.show(page.state(), page.context())
            view.offer(update.decision, update.options)
            view.animate((), page.state(), page.context())
            view.skip()
            view.clear_offer()

    def counts():
        settle()
        gc.collect()
        return [sys.getrefcount(value) for value in SINGLETONS]

    cycle(5)
    before = counts()
    calls = 0
    profile = sys.getprofile()

    def count(_frame, event, _what):
        nonlocal calls
        calls += event == "c_call"

    sys.setprofile(count)
    try:
        cycle(10)
    finally:
        sys.setprofile(profile)
    rounds = 100_000 // (calls // 10) + 1
    cycle(rounds)
    after = counts()
    assert all(late - early > -500 for late, early in zip(after, before, strict=True)), (before, after)
