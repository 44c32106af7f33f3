"""Starting the window."""

import gc
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from rome_desktop.app import language
from rome_desktop.app.kit import theme
from rome_desktop.session import settings as settings_file
from rome_desktop.session.folders import Folders, folders


def application() -> QApplication:
    """The one QApplication, dressed; made when there is none yet."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    QGuiApplication.setApplicationName("quinque-ludi")
    QGuiApplication.setApplicationDisplayName("Quinque Ludi")
    QGuiApplication.setDesktopFileName("quinque-ludi")
    app = QApplication(sys.argv[:1])
    theme.dress(app)
    return app


def places() -> tuple[settings_file.Settings, Folders, str]:
    """Settings, folders, and a reason key if the settings were damaged."""
    first = folders()
    settings, notice = settings_file.load(first.settings)
    where = folders(Path(settings.saves_folder)) if settings.saves_folder else first
    return settings, where, notice


def run(file: Path | None = None, *, until_painted: bool = False) -> int:
    """Open the window, on a saved match if one is named; returns when it is closed.

    With `until_painted` it prints "painted" once the home page has been painted, and closes.
    """
    app = application()
    settings, where, notice = places()
    language.set_language(app, settings.language)
    from rome_desktop.app.navigator import Navigator

    troubles = where.make()
    navigator = Navigator(settings, where)
    FirstPaint(navigator.window, say_painted if until_painted else gc.enable)
    navigator.show(notice, troubles)
    asked = AskedFiles(app, navigator.resume)
    app.installEventFilter(asked)
    if file is not None:
        navigator.resume(file)
    code = app.exec()
    app.removeEventFilter(asked)
    if not until_painted:
        navigator.window.shut_down()
    return code


class AskedFiles(QObject):
    """Opens the matches that the system asks for while the program runs: macOS names no file at the start."""

    def __init__(self, parent: QObject, resume: Callable[[Path], object]) -> None:
        super().__init__(parent)
        self._resume = resume

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._resume(Path(event.file()))
            return True
        return False


def say_painted() -> None:
    """Say so, for `bench`, and end the program."""
    print("painted", flush=True)  # noqa: T201 - `bench` waits for this word
    QApplication.closeAllWindows()
    QApplication.quit()


class FirstPaint(QObject):
    """Calls a function once the first frame of a window has been painted."""

    def __init__(self, window: QWidget, then: Callable[[], object]) -> None:
        super().__init__(window)
        self._then = then
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            QTimer.singleShot(0, self._then)
            watched.removeEventFilter(self)
        return False
