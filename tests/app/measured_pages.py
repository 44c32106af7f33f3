"""Every page and the tables in each theme and text size, with the contrast of what is on them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication

from rome_desktop.app.kit import scaling, theme
from rome_desktop.app.main import places
from rome_desktop.app.navigator import Navigator
from rome_desktop.session.settings import Settings
from tests.app.contrasts import Contrast, measured, watching
from tests.app.pages.conftest import MAKERS
from tests.app.replayed import match_of

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
    settle()
    found = measured(page)
    page.hide()
    page.deleteLater()
    settle()
    return found


def of_tables(key: str, look: str, sizes: Sequence[int]) -> Iterator[list[Contrast]]:
    """The table of a game some way into a match, at each text size."""
    values = LOOKS[look]
    settings = Settings(
        pace="at-once",
        reduced_motion=True,
        language="en",
        text_size=80,  # so that every size asked for is another one, and all of it drawn
        theme="dark" if values.get("dark") else "light",
        high_contrast=bool(values.get("high_contrast")),
    )
    navigator = Navigator(settings, places()[1], keep=False, threaded=False)
    window = navigator.window
    window.setFixedSize(*SIZE)
    window.show()
    navigator.adopt(match_of(key))
    settle()
    for percent in sizes:
        with watching() as seen:
            window.settings = replace(window.settings, text_size=percent)
            window.restyle()
            settle()
            theme.signals().changed.emit()  # whatever is kept is drawn once more, and seen
            settle()
        navigator.table.table.clear_offer()  # its marks lie over what can be chosen
        yield measured(navigator.table, seen)
    navigator.close()
    settle()
