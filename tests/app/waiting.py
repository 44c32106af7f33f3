"""Waiting with the event loop running, until something is so or nothing has moved for long."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.patience import Patience

TURN_MS = 10


def turn(milliseconds: int = TURN_MS) -> None:
    """Let the event loop run."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def until(true: Callable[[], object], moving: Callable[[], Any] = lambda: None) -> None:
    """Run the event loop until it is so; as long as what `moving` tells changes, there is hope."""
    if true():
        return
    patience = Patience(moving)
    while not true():
        turn()
        patience.look()


class Heard:
    """What came of a signal."""

    def __init__(self) -> None:
        self.args: list[Any] | None = None
        """What it carried when it came first."""

    def hear(self, *values: Any) -> None:
        if self.args is None:
            self.args = list(values)


class PatientBot(QtBot):
    """Waits as `until` does: there is no number of seconds to choose, and none to be too short."""

    def waitUntil(self, callback: Callable[[], object]) -> None:  # type: ignore[override]
        until(callback)

    @contextmanager
    def waitSignal(self, signal: Any) -> Iterator[Heard]:  # type: ignore[override]
        """At the end of the block, wait until the signal has come since its beginning."""
        heard = Heard()
        signal.connect(heard.hear)
        yield heard
        until(lambda: heard.args is not None)
        signal.disconnect(heard.hear)

    @contextmanager
    def assertNotEmitted(self, signal: Any) -> Iterator[None]:  # type: ignore[override]
        """The signal does not come in the block."""
        heard = Heard()
        signal.connect(heard.hear)
        yield
        signal.disconnect(heard.hear)
        assert heard.args is None, f"{signal} was emitted with {heard.args}"

    @contextmanager
    def waitExposed(self, widget: QWidget) -> Iterator[None]:  # type: ignore[override]
        """At the end of the block, wait until the widget is on the screen."""
        yield
        until(lambda: widget.windowHandle() is not None and widget.windowHandle().isExposed())
