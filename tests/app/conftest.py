"""Qt without a screen, our fonts, and the plain light look before every test."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("DBUS_SESSION_BUS_ADDRESS", "disabled:")

import pytest

from rome_desktop.app.kit import theme


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp):
    """The application in our clothes, as the program starts it."""
    theme.dress(qapp)
    return qapp


@pytest.fixture(autouse=True)
def light_look(dressed):
    """Every test starts in the light look at 100 %."""
    theme.set_look(theme.make_look())
