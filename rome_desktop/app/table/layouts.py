"""Layout files, and the regions of a table that follow from them."""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QRectF, QSizeF

from rome_desktop.places import RESOURCES


@lru_cache
def read(game: str) -> dict[str, Any]:
    """A game's layout file; OSError or tomllib.TOMLDecodeError if it is missing or damaged."""
    return tomllib.loads((RESOURCES / "layouts" / f"{game}.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class Layout:
    """The regions of one table, in scene pixels, by the ids of the layout file."""

    regions: dict[str, QRectF]
    unit: float
    """Scene pixels for one of the layout file: the look's scale, less where a table is too small for it."""
    section: str = ""
    """That of the layout file, where it has several."""
    opened: str = ""
    """The region that covers the others, or empty."""

    def __getitem__(self, key: str) -> QRectF:
        return QRectF(self.regions[key])

    def within(self, key: str, outer: str) -> QRectF:
        """A region in units of the layout file, from the upper left corner of another."""
        rect, corner = self.regions[key], self.regions[outer].topLeft()
        x, y = rect.x() - corner.x(), rect.y() - corner.y()
        return QRectF(x / self.unit, y / self.unit, rect.width() / self.unit, rect.height() / self.unit)

    def shows(self, key: str) -> bool:
        """Whether a region can be seen."""
        return key in self.regions and self.opened in ("", key)


SECTIONS = ("regular", "compact")


def section(rules: dict[str, Any], width: float, height: float) -> str:
    """The first of `SECTIONS` whose `least` size fits into so many pixels of the layout file."""
    return next(s for s in SECTIONS if width >= rules[s]["least"][0] and height >= rules[s]["least"][1])


def side_by_side(widths: dict[str, float], row: QRectF, gap: float) -> dict[str, QRectF]:
    """Regions in a row, as wide as they share it."""
    stretch = (row.width() - gap * (len(widths) - 1)) / sum(widths.values())
    found, x = {}, row.x()
    for key, width in widths.items():
        found[key] = QRectF(x, row.y(), width * stretch, row.height())
        x += width * stretch + gap
    return found


def scaled(regions: dict[str, QRectF], unit: float) -> dict[str, QRectF]:
    """Regions of the layout file in scene pixels."""
    return {
        key: QRectF(r.x() * unit, r.y() * unit, r.width() * unit, r.height() * unit)
        for key, r in regions.items()
    }


def unit_in(rect: QRectF, natural: QSizeF) -> float:
    """Pixels of a unit where something whose least size is `natural` units fills `rect`."""
    return max(0.05, min(rect.width() / natural.width(), rect.height() / natural.height()))
