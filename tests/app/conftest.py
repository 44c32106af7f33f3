"""Qt without a screen, our fonts, and the plain light look before every test."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from rome_desktop.app import language
from rome_desktop.app.kit import theme
from rome_desktop.app.pictures import Pictures
from tests.app.waiting import PatientBot

OFFSCREEN = "This plugin does not support (propagateSizeHints|raise|grabbing the keyboard)"


def pytest_collection_modifyitems(items):
    """The offscreen platform says what it cannot do; nothing is wrong with the window then."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore(OFFSCREEN, extend=True))


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp):
    """The application in our clothes, as the program starts it."""
    theme.dress(qapp)
    return qapp


@pytest.fixture
def qtbot(qapp, request):
    """pytest-qt's, with patience that does not depend on how fast the machine is."""
    return PatientBot(request)


@pytest.fixture
def drawing():
    """Pictures of positions on pages are drawn, as in the program."""


@pytest.fixture(autouse=True)
def undrawn(request, monkeypatch):
    """Unless a test is about pictures of positions, none ever comes: each is a table of its own."""
    if "drawing" not in request.fixturenames:
        for way in ("_ask", "_draw_here"):
            monkeypatch.setattr(Pictures, way, lambda album, *_: album._waiting.clear())


@pytest.fixture(autouse=True)
def light_look(dressed):
    """Every test starts in the light look at 100 % and in the language of the sources, and leaves no widget.

    Without a running event loop nothing that was to be deleted later ever is, and every widget that stays is
    drawn anew by each test that changes look or language.
    """
    theme.set_look(theme.make_look())
    language.speak_source(dressed)
    yield
    for widget in QApplication.topLevelWidgets():
        if widget.parent() is None:
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
