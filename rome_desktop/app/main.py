"""Starting the window."""

import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from rome_desktop.app import garbage, language
from rome_desktop.app.application import application
from rome_desktop.app.covers import vignettes
from rome_desktop.session import settings as settings_file
from rome_desktop.session.folders import Folders, folders

if TYPE_CHECKING:
    from rome_desktop.app.window import Window


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
    vignettes.look_in(where.results / vignettes.FOLDER)
    navigator = Navigator(settings, where)
    FirstPaint(navigator.window, say_painted if until_painted else lambda: painted(navigator.window))
    navigator.show(notice, troubles)
    if sys.platform == "darwin":  # elsewhere nobody asks, and every event would pass through Python
        app.installEventFilter(AskedFiles(app, navigator.resume))
    signals = AskedToEnd(app, navigator.end)
    if file is not None:
        navigator.resume(file)
    code = app.exec()
    signals.let_go()
    if not until_painted:
        navigator.window.shut_down()
    return code


def painted(window: "Window") -> None:
    """What can wait until the home page is seen."""
    from rome_desktop.app.speaker import Speaker

    garbage.collect_from_now_on()
    vignettes.keep()
    window.sounds.player = Speaker()


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


class AskedToEnd(QObject):
    """Hears Ctrl+C in a terminal and SIGTERM while Qt waits, and calls a function with the exit code.

    Python itself would hear them only at the next event, and answer in the middle of whatever runs then.
    """

    NUMBERS = (signal.SIGINT, signal.SIGTERM)

    def __init__(self, parent: QObject, end: Callable[[int], object]) -> None:
        super().__init__(parent)
        self._end = end
        self._ear, self._mouth = socket.socketpair()
        for side in (self._ear, self._mouth):
            side.setblocking(False)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        self._before = {number: signal.signal(number, lambda *_: None) for number in self.NUMBERS}
        self._told = signal.set_wakeup_fd(self._mouth.fileno(), warn_on_full_buffer=False)

    def _hear(self) -> None:
        heard = [number for number in self._ear.recv(64) if number in self.NUMBERS]
        if heard:
            self._end(128 + heard[0])

    def let_go(self) -> None:
        """Signals do again what they did before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._told)
        for number, before in self._before.items():
            signal.signal(number, before)
        self._ear.close()
        self._mouth.close()


def say_painted() -> None:
    """Say so, for `bench`, and end the program."""
    print("painted", flush=True)  # noqa: T201 - `bench` waits for this word
    vignettes.keep()
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
