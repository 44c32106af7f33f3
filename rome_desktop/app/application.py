"""The one QApplication, for the window and for all that is drawn without it."""

import sys

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from rome_desktop.app.kit import theme


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
    from rome_desktop.app.table import accessible  # late: the home page does without tables until then

    accessible.install()
    return app
