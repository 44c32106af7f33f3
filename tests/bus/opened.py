"""The program in a process of its own, which does what is written to it until nothing more is."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSocketNotifier

from rome_desktop.app import language
from rome_desktop.app.application import application
from rome_desktop.app.navigator import Navigator
from rome_desktop.session.folders import Folders
from rome_desktop.session.settings import Settings


def run(root: Path, begin: Callable[[Navigator], Callable[[bytes], None]]) -> None:
    """Open the window and `begin`, which tells who hears what is written; the end of it closes the window."""
    app = application()
    language.set_language(app, "en")
    where = Folders(*(root / name for name in ("saves", "content", "settings", "results", "logs")))
    where.make()
    settings = Settings(language="en", pace="at-once", coach=False, window=(0, 0, 1366, 768, 0))
    navigator = Navigator(settings, where)
    navigator.show()
    navigator.window.activateWindow()
    heard = begin(navigator)

    def hear() -> None:
        if read := os.read(sys.stdin.fileno(), 4096):
            heard(read)
        else:
            notifier.setEnabled(False)
            navigator.window.close()
            app.quit()

    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(hear)
    app.exec()
    navigator.close()
