"""Whether everything that lessons and chapters of the rules point at is there.

Lessons are walked at several sizes, in both languages, at every step.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize

from rome_desktop.app.application import application
from rome_desktop.app.drawing import picture_of
from rome_desktop.app.main import places
from rome_desktop.app.navigator import Navigator
from rome_desktop.app.pages.learn.lesson import LessonPage
from rome_desktop.app.pages.learn.placing import covered
from rome_desktop.app.picture import settle
from rome_desktop.catalogue import game as game_of
from rome_desktop.engine.game import Game
from rome_desktop.session.lessons.course import Chapter
from rome_desktop.session.lessons.reader import LessonError, course_of
from rome_desktop.session.lessons.scenes import chapters

SIZES = ((1366, 768), (1440, 900), (1920, 1080))
LANGUAGES = ("en", "fr")
SCREENS = tuple((size, lang) for size in SIZES for lang in LANGUAGES)
"""A size in pixels and a language."""


def missing(
    key: str, screens: Sequence[tuple[tuple[int, int], str]] = SCREENS, every: int = 1
) -> list[tuple[int, int, str]]:
    """Chapter and step, from 0, and what is not to be seen there; looked at is every so many chapters."""
    game = game_of(key)
    course = course_of(game)
    if course is None:
        return []
    application()
    settings, where, _ = places()
    found: list[tuple[int, int, str]] = []
    for size, lang in screens:
        chosen = replace(settings, theme="light", text_size=100, language=lang, pace="at-once")
        navigator = Navigator(chosen, where, keep=False, threaded=False)
        window = navigator.window
        try:
            window.set_language(lang)
            window.setFixedSize(QSize(*size))
            window.restyle()
            window.show()
            for number, chapter in list(enumerate(course.chapters))[::every]:
                for step, reason in _walked(navigator, game, chapter):
                    found.append((number, step, f"{reason} ({size[0]}x{size[1]}, {lang})"))
        finally:
            navigator.close()
            settle()
    return found


def undrawn(key: str, every: int = 1) -> list[tuple[str, str]]:
    """Of every so many chapters of the rules those whose picture cannot be drawn, and why."""
    game = game_of(key)
    course = course_of(game)
    if course is None:
        return []
    application()
    found = []
    for head in list(chapters(game))[::every]:
        try:
            picture_of("scene", f"{key}/{head}", None)
        except (LookupError, LessonError) as error:
            found.append((head, str(error)))
    return found


def _walked(navigator: Navigator, game: Game, chapter: Chapter) -> Iterator[tuple[int, str]]:
    navigator.school.lesson(game.key, chapter.id)
    page = navigator.school.lesson_page
    assert page is not None
    settle()
    while (lecture := page.lecture) is not None and not lecture.over and not lecture.own_match:
        yield from ((lecture.index, reason) for reason in _faults(page))
        before = lecture.number
        if lecture.kind == "read":
            page.step_on()
        else:
            page.show_me()
        assert page.lecture is not None
        if page.lecture.number == before:
            yield lecture.index, "the step cannot be shown in the window"
            return


def _faults(page: LessonPage) -> Iterator[str]:
    lecture, view, coach = page.lecture, page.view, page.coach
    assert lecture is not None
    assert view is not None
    table = QRectF(page.table.viewport().rect())
    for name in lecture.point:
        rect = view.place_of(name)
        if rect is None:
            yield f"“{name}” is not on the table"
        elif not table.adjusted(-4, -4, 4, 4).contains(rect):
            yield f"“{name}” lies beyond the edge of the table"
    way = page.veil.target is not None and lecture.shown is not None and view.gestures(lecture.shown)
    if way and page.table.drawing.foretold != lecture.shown:
        yield "nothing shows what the move leads to"
    card = QRectF(coach.geometry()).translated(0, -page.strip.height())
    hidden = covered(card, page.vital())
    if hidden > 0:
        yield f"the card hides the move: {hidden:.0f} square pixels"
    if not QRectF(page.rect()).contains(QRectF(coach.geometry())):
        yield "the card does not fit on the page"
