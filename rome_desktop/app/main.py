"""Starting the window."""

import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

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

    With `until_painted` it closes as soon as the home page has been painted, and prints the milliseconds
    since the process was begun if `QUINQUE_LUDI_BEGAN` holds that moment: for the benchmark.
    """
    app = application()
    settings, where, notice = places()
    language.set_language(app, settings.language)
    from rome_desktop.app.navigator import Navigator

    troubles = where.make()
    navigator = Navigator(settings, where)
    navigator.show(notice, troubles)
    if file is not None:
        navigator.resume(file)
    if until_painted:
        _close_when_painted(navigator, app)
    code = app.exec()
    navigator.window.shut_down()
    return code


def _close_when_painted(navigator: object, app: QApplication) -> None:
    def done() -> None:
        began = float(os.environ.get("QUINQUE_LUDI_BEGAN", "0"))
        print(f"{(time.time() - began) * 1000:.1f}" if began else "painted", flush=True)  # noqa: T201
        app.quit()

    QTimer.singleShot(0, lambda: QTimer.singleShot(0, done))
