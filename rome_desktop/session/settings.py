"""What a player has chosen for good: language, look, pace, habits. Damaged settings become the defaults."""

import contextlib
import json
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from rome_desktop.session.files import write_safely

TEXT_SIZES = (80, 90, 100, 115, 130, 150, 200)


class Settings(BaseModel):
    """All settings with their defaults; `language` empty means that of the system."""

    model_config = ConfigDict(extra="ignore", defer_build=True, validate_assignment=True)
    language: Literal["", "en", "fr"] = ""
    theme: Literal["system", "light", "dark"] = "system"
    text_size: Annotated[int, Field(ge=80, le=200)] = 100
    pace: Literal["calm", "normal", "brisk", "at-once"] = "normal"
    confirm_end_of_turn: bool = True
    ask_always: bool = False
    """Ask even where there is only one choice."""
    reduced_motion: bool = False
    high_contrast: bool = False
    projected_scores: bool = True
    keep_dearest: bool = False
    """Where a full store leaves a choice of what came in, keep the dearest without asking."""
    saves_folder: str = ""
    last_game: str = ""
    last_seats: list[tuple[str, str, str]] = Field(default_factory=list, max_length=8)
    """Name, kind and colour of the seats of the last match."""
    window: list[int] = Field(default_factory=list, max_length=5)
    """Left, top, width, height, and 1 if maximised."""


def load(folder: Path) -> tuple[Settings, str]:
    """The settings, and a reason key ("settings-damaged") if the file could not be used."""
    path = folder / "settings.json"
    try:
        return Settings.model_validate(json.loads(path.read_text(encoding="utf-8"))), ""
    except FileNotFoundError:
        return Settings(), ""
    except (OSError, ValueError, RecursionError):
        with contextlib.suppress(OSError):
            path.replace(path.with_suffix(".damaged"))
        return Settings(), "settings-damaged"


def store(settings: Settings, folder: Path) -> None:
    """Write the settings. Raises OSError."""
    text = json.dumps(settings.model_dump(), ensure_ascii=False, indent=1)
    write_safely(folder / "settings.json", text + "\n")
