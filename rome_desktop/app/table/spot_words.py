"""What spots are called and what is known of them: each sort of key is told by a method of its own."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject

from rome_desktop.app.kit.spoken import capitalised
from rome_desktop.app.table.board_cards import Lines
from rome_desktop.app.table.spot_key import SpotKey


class SpotLabels(QObject):
    """Names of places and parts, for what is shown. A game's class sets `_sorts` and says `part`."""

    _sorts: Mapping[type[SpotKey], Callable[[Any, Any], str]]

    def name(self, key: SpotKey, shown: Any) -> str:
        """The name of a spot, as a heading: that of its sort, or that of the part of the table it is."""
        namer = self._sorts.get(type(key))
        return capitalised(namer(key, shown)) if namer is not None else self.part(key.sort)

    def part(self, key: str) -> str:
        """The heading of a part of the table."""
        raise NotImplementedError


class SpotInfos(QObject):
    """Plain facts about places and parts. A game's class sets `_sorts`."""

    _sorts: Mapping[type[SpotKey], Callable[[Any, Any], Lines]]

    def lines(self, key: SpotKey, shown: Any) -> Lines:
        """The facts about a spot; nothing where there are none."""
        teller = self._sorts.get(type(key))
        return teller(key, shown) if teller is not None else ([], "")
