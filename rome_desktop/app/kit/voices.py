"""Who speaks to screen readers for widgets of which Qt knows too little."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

Voice = Callable[[Any], QAccessibleInterface]

_voices: dict[type[QObject], Voice] = {}
# Qt deletes an interface together with its widget but leaves the Python half, which must then never be freed:
# it would delete the other half again. They are small and hold no view.
_kept: list[QAccessibleInterface] = []


def speak_for(kind: type[QObject], voice: Voice) -> None:
    """From now on `voice` makes what speaks for widgets of this type; a second call changes nothing."""
    if not _voices:
        QAccessible.installFactory(_factory)
    _voices[kind] = voice


def _factory(_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    """A new interface each time Qt asks.

    It asks again after somebody new listened to the widget, for that changes what Qt takes for its type; with
    the widget it deletes whatever it was given, once for each time it asked.
    """
    for kind, voice in _voices.items():
        if isinstance(thing, kind):
            _kept.append(voice(thing))
            return _kept[-1]
    return None
