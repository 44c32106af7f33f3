"""What Qt sees, as one JSON document. `doctor` asks another process: Qt aborts where it cannot start."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import PySide6
from PySide6.QtCore import QLibraryInfo, QPluginLoader, qVersion
from PySide6.QtGui import QGuiApplication

from rome_desktop.app.kit import fonts

NEEDED = {
    "xcb": ("platforminputcontexts/*compose*",),
    "wayland": ("wayland-shell-integration/*xdg-shell*", "platforminputcontexts/*compose*"),
}
"""By platform what is loaded late and in silence; without it no accent can be typed, or no window appears."""


def lacking(platform: str, plugins: Path) -> list[str]:
    """Which of the parts that Qt loads while it runs are missing, or cannot be loaded."""
    found = []
    for pattern in NEEDED.get(platform, ()):
        there = list(plugins.glob(pattern))
        if not any(QPluginLoader(str(path)).load() for path in there):
            found.append(pattern.replace("*", ""))
    return found


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
        "fonts": fonts.load(*fonts.FACES),
        "lacking": lacking(app.platformName(), Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))),
    }
    sys.stdout.write(f"{json.dumps(found)}\n")
    return 0
