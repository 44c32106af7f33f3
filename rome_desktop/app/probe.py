"""What Qt sees, as one JSON document. `doctor` asks another process: Qt aborts where it cannot start."""

from __future__ import annotations

import json
import sys

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from rome_desktop.app.kit import fonts


def main() -> int:
    """Start Qt and print what it found."""
    app = QGuiApplication(sys.argv[:1])
    screens = [
        f"{screen.name()} {screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in app.screens()
    ]
    found = {
        "pyside": PySide6.__version__,
        "qt": qVersion(),
        "platform": app.platformName(),
        "screens": screens,
        "fonts": fonts.load(),
    }
    sys.stdout.write(f"{json.dumps(found)}\n")
    return 0
