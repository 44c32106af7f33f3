"""Every page and the tables in each theme and text size, with the contrast of what is on them."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QWidget

from rome_desktop.app import language
from rome_desktop.app.application import application
from rome_desktop.app.kit import scaling, theme
from rome_desktop.app.main import places
from rome_desktop.app.navigator import Navigator
from rome_desktop.app.pages.learn.card import CoachCard
from rome_desktop.app.pages.learn.lesson import LessonPage
from rome_desktop.app.pages.saved.rows import DeleteSheet
from rome_desktop.session.settings import Settings
from tests.app.contrasts import Contrast, measured, watching
from tests.app.controls_seen import of_controls, of_focus
from tests.app.every_page import KEY, House, match_at
from tests.app.laid_over import asked_over
from tests.app.overlays import OVERLAYS
from tests.app.pages.conftest import MAKERS
from tests.app.replayed import match_of
from tests.app.shapes import of_shapes

SIZE = (1366, 768)
LOOKS = {
    "light": {},
    "dark": {"dark": True},
    "light-high": {"high_contrast": True},
    "dark-high": {"dark": True, "high_contrast": True},
}


def settle() -> None:
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def of_page(name: str, look: str, percent: int) -> list[Contrast]:
    """A page with the samples."""
    scale = scaling.scale_for(QSize(*SIZE), percent)
    theme.set_look(theme.make_look(scale=scale, reduced_motion=True, **LOOKS[look]))
    page = MAKERS[name]()
    page.setMinimumSize(1, 1)
    page.resize(*SIZE)
    page.show()
    page.activateWindow()
    settle()
    found = whole(page)
    page.hide()
    page.deleteLater()
    settle()
    return found


def whole(page: QWidget, above: QWidget | None = None) -> list[Contrast]:
    """Everything that is measured on a page: words, icons and edges, buttons, and where the keyboard is.

    With something `above` a veil, only that.
    """
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()  # or its ring would be measured in the place of an edge
    found = measured(page, above=above)
    found += of_controls(page, above or page)
    found += of_shapes(page, above or page)
    found += of_focus(page, above or page)
    return found


def set_as(look: str, percent: int) -> Settings:
    """What somebody has set who sees the window in this look and text size."""
    values = LOOKS[look]
    return Settings(
        pace="at-once",
        reduced_motion=True,
        language="en",
        text_size=percent,
        theme="dark" if values.get("dark") else "light",
        high_contrast=bool(values.get("high_contrast")),
        coach=False,
    )


def in_the_window(house: House) -> Iterator[tuple[str, QWidget, QWidget | None]]:
    """Each page that only the window opens, under its name, with what lies above a veil there."""
    go = house.navigator
    yield "learn", house._open(lambda: go.school.open(KEY)), None
    yield "reference", house._open(lambda: go.reading.sheet(KEY)), None
    lesson = house._open(lambda: go.school.lesson(KEY, "first-stone"))
    assert isinstance(lesson, LessonPage)
    card = lesson.findChild(CoachCard)
    assert card is not None
    assert card.isVisible()
    yield "lesson, a step's card", lesson, card
    lesson.veil.hide()  # it puts aside what a step is not about
    card.hide()
    yield "lesson", lesson, None
    page = house._delete()
    yield "question", page, page.findChild(DeleteSheet)
    yield "replay", house._open(lambda: go.replay(match_at("", 3), 30)), None
    for name, (_, opened) in OVERLAYS.items():
        overlay = opened(house)
        yield name, house.page(), overlay


def of_windows(look: str, percent: int, names: Collection[str] = ()) -> Iterator[tuple[str, list[Contrast]]]:
    """What is measured on each of these pages, or on those of these names."""
    house = House(SIZE, set_as(look, percent))
    house.navigator.window.activateWindow()
    for name, page, above in in_the_window(house):
        if names and name not in names:
            continue
        settle()
        yield name, whole(page, above)
    house.close()
    settle()


def of_tables(
    key: str, look: str, sizes: Sequence[int], part: float = 1 / 3, code: str = "en"
) -> Iterator[tuple[str, list[Contrast]]]:
    """The table of a game so far into a match, at each text size, and the questions it asks."""
    language.set_language(application(), code)
    settings = replace(set_as(look, 80), language=code)
    # of a size that is not asked for: each is another one, and all of it drawn
    navigator = Navigator(settings, places()[1], keep=False, threaded=False)
    window = navigator.window
    window.setFixedSize(*SIZE)
    window.show()
    navigator.adopt(match_of(key, part))
    settle()
    for percent in sizes:
        window.settings = replace(window.settings, text_size=percent)
        window.restyle()
        settle()
        with watching() as seen:
            theme.signals().changed.emit()  # all is drawn once more, where it lies now, and seen
            settle()
        navigator.table.table.clear_offer()  # its marks lie over what can be chosen
        found = measured(navigator.table, seen)
        yield "table", [*found, *of_shapes(navigator.table, navigator.table)]
        for name, sheet in asked_over(navigator.table):
            settle()
            yield name, whole(navigator.table, sheet)
    navigator.close()
    settle()
    language.set_language(application(), "en")
