"""At 200 % the card of a lesson takes half the window: the move that is shown is not under it.

Where the move has no room beside the card, its first piece is seen until it is in hand, and then its place.
"""

import pytest
from PySide6.QtCore import QPointF, QRectF

from rome_desktop.app.pages.learn.lesson import LessonPage
from rome_desktop.app.pages.learn.placing import covered
from rome_desktop.app.pages.learn.ways import shown_way
from rome_desktop.catalogue import GAMES, game
from rome_desktop.session.lessons.reader import course_of
from rome_desktop.session.settings import Settings
from tests.app.every_page import House
from tests.app.test_text_sizes import SMALL, speak
from tests.sometimes import sometimes

__all__ = ["speak"]
HIDDEN = 0.05
"""So much of a place may be under the card's edge."""


def hidden(page: LessonPage) -> list[float]:
    """How much of each part of the move is under the card or out of sight."""
    room = page._room()
    face = page.coach.face().translated(QPointF(page.coach.pos()) - room.topLeft())
    inner = QRectF(QPointF(), room.size())
    found = []
    for part in page._stand._move():
        whole, seen = part.width() * part.height(), part.intersected(inner)
        found.append(1 - (seen.width() * seen.height() - covered(face, [seen])) / whole)
    return found


def in_hand(house: House, page: LessonPage) -> list[str]:
    """Where the piece that is shown belongs, once it is taken."""
    assert page.lecture is not None
    assert page.lecture.shown is not None
    assert page.view is not None
    way = shown_way(page.view.gestures(page.lecture.shown), page.lecture.point)
    if way is None or way.source not in page.table.grammar.sources():
        return []
    if page.table.grammar.picked is None:
        page.table.act(way.source)
        house.page()
    if page.table.grammar.picked != way.source:  # taken and laid down in one
        return []
    parts = hidden(page)
    return [] if parts[-1] <= HIDDEN else [f"{parts} are hidden with the piece in hand"]


def faults_in(house: House, key: str, chapter: str) -> list[str]:
    """Steps in which nothing of the move is seen, or not where that in hand belongs."""
    page = house._open(lambda: house.navigator.school.lesson(key, chapter))
    assert isinstance(page, LessonPage)
    found = []
    while (lecture := page.lecture) is not None and not lecture.own_match and not lecture.over:
        if lecture.kind == "play" and not page._stand.in_bar and (parts := hidden(page)):
            if min(parts) > HIDDEN:
                found.append(f"{chapter} {lecture.index}: {parts} of the move are hidden")
            found += [f"{chapter} {lecture.index}: {fault}" for fault in in_hand(house, page)]
        page.step_on() if lecture.kind == "read" else page.show_me()
        house.page()
        if page.lecture is not None and page.lecture.number <= lecture.number:
            break
    return found


CASES = [(one.key, code) for one in GAMES for code in ("fr", "en")]


@pytest.mark.parametrize(("key", "code"), sometimes(CASES, 10, 2))
def test_the_card_does_not_lie_on_the_move(speak, thorough, key, code):
    speak(code)
    house = House(SMALL, Settings(text_size=200, language=code))
    chapters = course_of(game(key)).chapters[: 4 if thorough else 1]
    assert [fault for chapter in chapters for fault in faults_in(house, key, chapter.id)] == []
    house.close()
