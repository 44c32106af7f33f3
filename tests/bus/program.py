"""The program with a match on its table, played by whoever writes the names of keys to it, one a line."""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rome_desktop.app.navigator import Navigator
from rome_desktop.session.seats import NewMatch, Seat
from tests.bus.opened import run

SEATS = (Seat("Julia", "human", "rubra"), Seat("Tiberius", "random", "nigra"))


def press(keys: str) -> None:
    """A key with what is held ("Shift+S"), where the keyboard is."""
    pressed = QKeySequence(keys)[0]  # type: ignore[index]  # the stubs leave it out
    focused = QApplication.focusWidget()
    if focused is not None:
        QTest.keyClick(focused, pressed.key(), pressed.keyboardModifiers())


def main(root: Path, game: str, seed: str, options: dict[str, str]) -> None:
    waiting = b""

    def hear(read: bytes) -> None:
        nonlocal waiting
        *lines, waiting = (waiting + read).split(b"\n")
        for line in lines:
            press(line.decode())

    def begin(navigator: Navigator) -> Callable[[bytes], None]:
        navigator.start(NewMatch(game, SEATS, options, seed))
        return hear

    run(root, begin)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], dict(pair.split("=") for pair in sys.argv[4:]))
