"""The one QApplication, for the window and for all that is drawn without it."""

import sys

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from rome_desktop.app.kit import roles, theme


def application() -> QApplication:
    """The one QApplication, dressed; made when there is none yet."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    QGuiApplication.setApplicationName("quinque-ludi")
    QGuiApplication.setApplicationDisplayName("Quinque Ludi")
    QGuiApplication.setDesktopFileName("quinque-ludi")
    # by an argument: handed a style, PySide makes all its enumerations
    app = QApplication([*sys.argv[:1], "-style", "fusion"])
    theme.dress(app)
    roles.install()
    return app
