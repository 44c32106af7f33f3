"""Layout files, and the regions of a table that follow from them."""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QRectF

from rome_desktop.places import RESOURCES


@lru_cache
def read(game: str) -> dict[str, Any]:
    """A game's layout file; OSError or tomllib.TOMLDecodeError if it is missing or damaged."""
    return tomllib.loads((RESOURCES / "layouts" / f"{game}.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class Layout:
    """The regions of one table, in scene pixels, by the ids of the layout file."""

    section: str
    regions: dict[str, QRectF]
    unit: float
    """Scene pixels for one of the layout file: the look's scale, less where a table is too small for it."""

    def __getitem__(self, key: str) -> QRectF:
        return QRectF(self.regions[key])
