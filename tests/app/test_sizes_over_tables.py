"""What lies over a table can be read at every text size, and never lies over the bar unless it covers all.

A quick run looks at one table in French on a small laptop at 200 %, a thorough one at every text size: at all
games on the small laptop, where there is least room, and at one of them in every window.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from rome_desktop.app.pages.learn.lesson import LessonPage
from rome_desktop.app.pages.table.comparison import Comparison
from rome_desktop.catalogue import GAMES, game
from rome_desktop.session.lessons.reader import course_of
from rome_desktop.session.settings import Settings
from tests.app.every_page import House
from tests.app.laid_over import over_table
from tests.app.legible import faults, hearing
from tests.app.test_text_sizes import EVERY_SIZE, EVERYWHERE, SMALL, Laid, laid, settle, speak

__all__ = ["laid", "speak"]
QUICK = "concordia", "fr"
ALL = [(game.key, code) for game in GAMES for code in ("fr", "en")]
every_table = pytest.mark.parametrize(
    ("key", "code"),
    [pytest.param(*one, marks=[] if one == QUICK else [pytest.mark.thorough]) for one in ALL],
)


def sized(table: Laid, size: tuple[int, int], percent: int) -> None:
    """Another window, another text size."""
    table.window.setFixedSize(*size)
    table.window.settings = replace(table.window.settings, text_size=percent)
    table.window.restyle()
    settle()


def found_over(table: Laid) -> list[str]:
    """What is wrong with what lies over the table: cut, on other words, beyond the page or on the bar."""
    found, page = [], table.page
    for name, part in over_table(page):
        settle()
        place = QRect(part.mapTo(page, part.rect().topLeft()), part.size())
        if not page.rect().contains(place):
            found.append(f"{name}: {place.getRect()} leaves {page.size().toTuple()}")
        if place != page.rect() and place.intersects(page.bar.geometry()):
            found.append(f"{name}: {place.getRect()} lies on the bar")
        found += [f"{name}: {fault}" for fault in faults(part)]
    return found


@every_table
def test_what_lies_over_a_table_can_be_read(laid, thorough, key, code):
    table, found = laid(key, code), []
    where = [one for one in EVERYWHERE[code] if key == QUICK[0] or one[0] == SMALL]
    for size, percent in where if thorough else [(SMALL, 200)]:
        sized(table, size, percent)
        found += [f"{size} {percent} %: {fault}" for fault in found_over(table)]
    assert found == []


def found_in_lesson(house: House, key: str, chapter: str) -> list[str]:
    """What is wrong with the card of each step of a chapter; what has to be done the coach does."""
    page = house._open(lambda: house.navigator.school.lesson(key, chapter))
    assert isinstance(page, LessonPage)
    found: list[str] = []
    while (lecture := page.lecture) is not None and not lecture.own_match:
        room = page._room().toAlignedRect()
        if not room.contains(page.coach.face().toAlignedRect().translated(page.coach.pos())):
            found.append(f"{chapter} {lecture.index}: the card {page.coach.geometry()} leaves {room}")
        found += [f"{chapter} {lecture.index}: {fault}" for fault in faults(page.coach)]
        if lecture.over:
            break
        if lecture.kind == "read":
            page.step_on()
        else:
            page.show_me()
        house.page()
        assert page.lecture is None or page.lecture.number > lecture.number
    return found


@every_table
def test_every_step_of_a_lesson_can_be_read(speak, thorough, key, code):
    speak(code)
    course, found = course_of(game(key)), []
    for percent in EVERY_SIZE if thorough else (200,):
        house = House(SMALL, Settings(text_size=percent, language=code))
        for chapter in course.chapters[:2] if thorough else course.chapters[1:2]:
            found += [f"{percent} %: {fault}" for fault in found_in_lesson(house, key, chapter.id)]
        house.close()
    assert found == []


def test_a_table_of_figures_that_is_scrolled_keeps_its_heads_in_sight(laid):
    table = laid("concordia", "fr")
    sized(table, SMALL, 200)
    table.page.looking.show_tables()
    sheet = table.page.findChild(Comparison)
    area = sheet.findChild(QScrollArea, "figures")
    for bar in (area.horizontalScrollBar(), area.verticalScrollBar()):
        assert bar.maximum() > 0
        bar.setValue(bar.maximum())
    with hearing() as heard:
        sheet.grid.grab()
    seen = QRectF(QRect(sheet.grid.scrolled, area.viewport().size()))
    written = {one.text: one.box for one in heard}
    for _, name, _ in sheet.grid.columns:
        assert seen.top() < written[name].top() < written[name].bottom() < seen.bottom()
    for _, name, _ in sheet.grid.rows:
        assert seen.left() < written[name].left() < written[name].right() < seen.right()


def test_a_sheet_without_room_keeps_its_buttons_and_is_scrolled_by_keys(laid):
    table = laid("concordia", "fr")
    sized(table, SMALL, 200)
    table.page.seating.open()
    settle()
    sheet = table.page.seating.sheet
    bar = sheet.findChild(QScrollArea).verticalScrollBar()
    before = bar.value()
    QTest.keyClick(table.window.focusWidget(), Qt.Key.Key_PageDown)
    assert bar.value() > before
    assert all(button.visibleRegion().boundingRect() == button.rect() for button in sheet._buttons)
