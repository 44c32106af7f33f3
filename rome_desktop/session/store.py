"""A small file of the player's own that several running programs read and change.

It is versioned like saves and written like them. What is damaged is put aside under a name of its own, never
written over; the previous good copy is used if it can be read. A newer file is left alone.
"""

import contextlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rome_desktop.session.files import alone, backup_of, write_safely

FAULTS = (OSError, ValueError, LookupError, TypeError, AttributeError, OverflowError, RecursionError)
"""What reading a file may stumble into when it is not what it should be."""
Document = dict[str, Any]
Upgrade = Callable[[Any], Any]


class Newer(ValueError):
    """A file of a later version of the program; it is left alone."""


@dataclass(frozen=True, slots=True)
class Store:
    """One JSON document in a file: its format and how older ones are brought up to it."""

    path: Path
    format: int
    empty: Callable[[], Document]
    upgrades: Mapping[int, Upgrade]
    check: Callable[[Document], object]
    """Raises one of FAULTS if a document is not what it should be."""

    def read(self) -> Document:
        """The document; an empty one if there is none or it is damaged. Changes nothing. Raises Newer."""
        for path in (self.path, backup_of(self.path)):
            with contextlib.suppress(*(fault for fault in FAULTS if fault is not ValueError)):
                try:
                    return self._of(path)
                except Newer:
                    raise
                except ValueError:
                    continue
        return self.empty()

    def _of(self, path: Path) -> Document:
        found = json.loads(path.read_text(encoding="utf-8"))
        number = found.get("format") if isinstance(found, dict) else 0
        if type(number) is not int or number < 0:
            raise ValueError("no format")
        if number > self.format:
            raise Newer(f"{path.name} was written by a newer version of this program.")
        while number < self.format:
            found = self.upgrades[number](found)
            number += 1
            found["format"] = number
        self.check(found)
        document: Document = found
        return document

    def change(self, alter: Callable[[Document], object]) -> Document:
        """Read, alter and write in one go, while no other program does. Raises OSError or Newer.

        The file is unchanged if anything is raised.
        """
        with alone(self.path, insisting=True):
            document = self.read()
            alter(document)
            self._put_aside()
            rows = json.dumps({**document, "format": self.format}, ensure_ascii=False, indent=0)
            write_safely(self.path, rows + "\n")
        return document

    def _put_aside(self) -> None:
        """A damaged file keeps lying beside the new one, under its own number."""
        if not self.path.exists():
            return
        try:
            self._of(self.path)
        except FAULTS:
            number = sum(1 for _ in self.path.parent.glob(f"{self.path.stem}.damaged*"))
            self.path.replace(self.path.with_name(f"{self.path.stem}.damaged{number or ''}"))
