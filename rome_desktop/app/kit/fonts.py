"""The three bundled faces. What is missing falls back to a similar face and is reported, never raised."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase, QGuiApplication

from rome_desktop import places

log = logging.getLogger(__name__)

_FILES: Final = {
    "display": ("Cinzel_500Medium.ttf", "Cinzel_600SemiBold.ttf", "Cinzel_700Bold.ttf"),
    "ui": (
        "SourceSans3_400Regular.ttf",
        "SourceSans3_400Regular_Italic.ttf",
        "SourceSans3_600SemiBold.ttf",
        "SourceSans3_700Bold.ttf",
    ),
    "reading": (
        "EBGaramond_400Regular.ttf",
        "EBGaramond_400Regular_Italic.ttf",
        "EBGaramond_500Medium.ttf",
    ),
}
FACES: Final = tuple(_FILES)
FILES: Final = tuple(name for names in _FILES.values() for name in names)

_FAMILIES: Final = {
    "display": ("Cinzel", "EB Garamond", "Palatino Linotype", "Palatino", "DejaVu Serif", "serif"),
    "ui": ("Source Sans 3", "Segoe UI", "Noto Sans", "DejaVu Sans", "sans-serif"),
    "reading": ("EB Garamond", "Palatino Linotype", "Palatino", "DejaVu Serif", "serif"),
}

_loaded: dict[str, int] = {}
_asked: set[str] = set()


def load(*faces: str) -> list[str]:
    """Registers the fonts of these faces, once each; a sentence for every file that is missing or damaged.

    Needs a QGuiApplication. A second call tries again only what failed before.
    """
    if QGuiApplication.instance() is None:
        return [
            QCoreApplication.translate("Fonts", "Fonts cannot be loaded before the application has started.")
        ]
    problems = []
    for name in (name for face in faces for name in _FILES[face] if name not in _loaded):
        problem = _load_one(name)
        if problem:
            log.warning("%s", problem)
            problems.append(problem)
    return problems


def _load_one(name: str) -> str:
    path = places.RESOURCES / "fonts" / name
    try:
        data = path.read_bytes()
    except OSError:
        text = QCoreApplication.translate("Fonts", "The font file {name} is missing; a similar face is used.")
        return text.format(name=name)
    number = QFontDatabase.addApplicationFontFromData(data)
    if number < 0:
        text = QCoreApplication.translate("Fonts", "The font file {name} is damaged; a similar face is used.")
        return text.format(name=name)
    _loaded[name] = number
    return ""


def families(face: str) -> list[str]:
    """The family and its fallbacks, best first, for one of `FACES`; registered when first asked for."""
    if face not in _asked and QGuiApplication.instance() is not None:
        _asked.add(face)
        load(face)
    return list(_FAMILIES[face])
