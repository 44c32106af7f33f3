"""The program with a match on its table, played by whoever writes the names of keys to it, one a line."""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QSocketNotifier
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rome_desktop.app import language
from rome_desktop.app.application import application
from rome_desktop.app.navigator import Navigator
from rome_desktop.session.folders import Folders
from rome_desktop.session.seats import NewMatch, Seat
from rome_desktop.session.settings import Settings

SEATS = (Seat("Julia", "human", "rubra"), Seat("Tiberius", "random", "nigra"))


def press(keys: str) -> None:
    """A key with what is held ("Shift+S"), where the keyboard is."""
    pressed = QKeySequence(keys)[0]  # type: ignore[index]  # the stubs leave it out
    focused = QApplication.focusWidget()
    if focused is not None:
        QTest.keyClick(focused, pressed.key(), pressed.keyboardModifiers())


def main(root: Path, game: str, seed: str, options: dict[str, str]) -> None:
    app = application()
    language.set_language(app, "en")
    where = Folders(*(root / name for name in ("saves", "content", "settings", "results", "logs")))
    where.make()
    settings = Settings(language="en", pace="at-once", coach=False, window=(0, 0, 1366, 768, 0))
    navigator = Navigator(settings, where)
    navigator.show()
    navigator.window.activateWindow()
    navigator.start(NewMatch(game, SEATS, options, seed))
    waiting = b""

    def hear() -> None:
        nonlocal waiting
        read = os.read(sys.stdin.fileno(), 4096)
        *lines, waiting = (waiting + read).split(b"\n")
        for line in lines:
            press(line.decode())
        if not read:
            notifier.setEnabled(False)
            navigator.window.close()
            app.quit()

    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(hear)
    app.exec()
    navigator.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], dict(pair.split("=") for pair in sys.argv[4:]))
