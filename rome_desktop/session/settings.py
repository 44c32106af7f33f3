"""What a player has chosen for good: language, look, pace, habits. Damaged settings become the defaults.

They are needed before the first page can be painted, and pydantic takes a tenth of a second to import: this
one flat file is checked by its own declaration instead.
"""

import contextlib
import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from rome_desktop.content.plain import read_text
from rome_desktop.session.files import alone, write_safely

TEXT_SIZES = (80, 90, 100, 115, 130, 150, 200)
VOLUMES = (0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100)
"""The steps of the volume; 0 is off."""
PACES = ("step", "calm", "normal", "brisk", "at-once")
CHOICES = {
    "language": ("", "en", "fr"),
    "theme": ("system", "light", "dark"),
    "text_size": range(TEXT_SIZES[0], TEXT_SIZES[-1] + 1),
    "volume": range(1, VOLUMES[-1] + 1),
    "pace": PACES,
}
LARGEST = 1024 * 1024
MOST_SEATS = 8
FRAME = 5
"""Numbers that tell where the window stood."""
FARTHEST = 1_000_000
"""Pixels from the corner of the desktop, far beyond any screen."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their defaults; `language` empty means that of the system.

    Raises ValueError for a value that cannot be, so that there are no wrong settings anywhere.
    """

    language: str = ""
    theme: str = "system"
    text_size: int = 100
    pace: str = "normal"
    confirm_end_of_turn: bool = True
    ask_always: bool = False
    """Ask even where there is only one choice."""
    sound: bool = True
    volume: int = 40
    """How loud, of 100."""
    reduced_motion: bool = False
    high_contrast: bool = False
    projected_scores: bool = True
    coach: bool = True
    """Say what is new in a match, each thing once."""
    keep_dearest: bool = False
    """Where a full store leaves a choice of what came in, keep the dearest without asking."""
    saves_folder: str = ""
    last_game: str = ""
    last_seats: tuple[tuple[str, str, str], ...] = ()
    """Name, kind and colour of the seats of the last match."""
    window: tuple[int, ...] = ()
    """Left, top, width, height, and 1 if maximised."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if type(value) is not type(field.default) or value not in CHOICES.get(field.name, (value,)):
                raise ValueError(f"{field.name} cannot be {value!r:.80}")
        if len(self.window) > FRAME or not all(map(_is_place, self.window)):
            raise ValueError("window is up to five whole numbers of pixels")
        if len(self.last_seats) > MOST_SEATS or not all(map(_is_seat, self.last_seats)):
            raise ValueError("last_seats are up to eight of name, kind and colour")


def _is_place(number: object) -> bool:
    return type(number) is int and abs(number) <= FARTHEST


def _is_seat(row: object) -> bool:
    return isinstance(row, tuple) and len(row) == 3 and all(isinstance(word, str) for word in row)


def read(path: Path) -> Settings:
    """The settings of a file; members of a newer version are passed over. Raises OSError and ValueError."""
    known = {field.name for field in fields(Settings)}
    try:
        document = json.loads(read_text(path, LARGEST))
        if not isinstance(document, dict):
            raise ValueError("these are no settings")
        return Settings(**{name: _frozen(value) for name, value in document.items() if name in known})
    except RecursionError:
        raise ValueError("the settings are nested too deeply") from None


def _frozen(value: Any) -> Any:
    """A value of JSON with tuples for its lists."""
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def load(folder: Path) -> tuple[Settings, str]:
    """The settings, and a reason key ("settings-damaged") if the file could not be used."""
    path = folder / "settings.json"
    try:
        return read(path), ""
    except FileNotFoundError:
        return Settings(), ""
    except (OSError, ValueError):
        with contextlib.suppress(OSError):
            path.replace(path.with_suffix(".damaged"))
        return Settings(), "settings-damaged"


def store(settings: Settings, folder: Path, before: Settings | None = None) -> None:
    """Write what differs from `before`: what another program, or a newer version, has set stays.

    Without `before` everything is written. Raises OSError.
    """
    path = folder / "settings.json"
    whole = asdict(settings)
    changed = {n: value for n, value in whole.items() if before is None or value != getattr(before, n)}
    if not changed:
        return
    with alone(path):
        text = json.dumps({**_standing(path, whole), **changed}, ensure_ascii=False, indent=1)
        write_safely(path, text + "\n")


def _standing(path: Path, otherwise: dict[str, Any]) -> dict[str, Any]:
    """Every member that stands in a file of settings, known or not; `otherwise` where it cannot be used."""
    try:
        read(path)
        found: dict[str, Any] = json.loads(read_text(path, LARGEST))
    except (OSError, ValueError):
        return otherwise
    return found
