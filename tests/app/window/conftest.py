"""Windows that are closed whatever happens."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible

from rome_desktop.app import bots, language
from rome_desktop.app.window import Window
from tests.app.window.lent_bots import LentBot
from tests.app.window.sitting import Sitting


@pytest.fixture(autouse=True)
def desktop(monkeypatch):
    """The screen that is none is smaller than any window; the desk of these tests is a large one."""
    monkeypatch.setattr(Window, "room", lambda *_: QRect(0, 0, 3840, 2160))


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """A computer player that a busy machine holds up is not taken for dead."""
    monkeypatch.setattr(bots, "PATIENCE", 600_000)


@pytest.fixture(scope="session")
def lender(qapp):
    """The program of the computer players, which is started once and goes from window to window."""
    yield LentBot
    LentBot.give_back()


@pytest.fixture(autouse=True)
def lent(monkeypatch, lender):
    """Tests of how that program starts and ends name their own."""
    monkeypatch.setattr(bots, "BotPlayer", lender)


@pytest.fixture
def reader():
    """As long as a screen reader runs, widgets tell what they are and what has changed."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def sit_down(qtbot, qapp, tmp_path):
    """Opens the program for somebody with these settings; again for whoever comes back."""
    sittings = []

    def opened(settings, root=tmp_path):
        sitting = Sitting(qtbot, root, settings)
        sittings.append(sitting)
        return sitting

    yield opened
    for sitting in sittings:
        sitting.close()
    language.set_language(qapp, "en")
