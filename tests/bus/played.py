"""The program with matches on its table, one after the other, in which a person answers by lot.

For each question it writes a line of JSON: what is asked, and the table as a screen reader must find it,
each region with the names of its places and whether they can be chosen. It answers when a line is read.
"""

import json
import random
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

from PySide6.QtCore import QTimer

from rome_desktop.app.navigator import Navigator
from rome_desktop.app.pages.score.page import ScoresPage
from rome_desktop.app.table.accessible import title_of
from rome_desktop.catalogue import game as game_of
from rome_desktop.session.seats import NewMatch, Seat
from tests.bus.opened import run

COLOURS = ("rubra", "nigra", "flava", "caerulea", "viridis")
NAMES = ("Julia", "Tiberius", "Claudia", "Hadrian", "Marcus")


def seats_of(number: int, among: tuple[int, ...]) -> tuple[Seat, ...]:
    """At every match another number of seats, and the person in another one."""
    size = among[number % len(among)]
    kinds = ["human" if seat == number % size else "random" for seat in range(size)]
    return tuple(map(Seat, NAMES, kinds, COLOURS[:size]))


class Played:
    """Matches of a game, as many as are asked for."""

    def __init__(self, navigator: Navigator, key: str, seed: str) -> None:
        self._navigator, self._game, self._seed = navigator, game_of(key), seed
        self._dice, self._numbers, self._heard = random.Random(seed), count(), False
        navigator.window.stack.currentChanged.connect(self._turned)
        self.begin()

    def begin(self) -> None:
        """Another match."""
        number = next(self._numbers)
        seats = seats_of(number, tuple(self._game.seats))
        self._navigator.start(NewMatch(self._game.key, seats, {}, f"{self._seed}-{number}"), saved=False)
        if not self._heard:
            self._heard = True
            self._navigator.table.asked.connect(lambda: QTimer.singleShot(0, self._tell))

    def _turned(self) -> None:
        if isinstance(self._navigator.window.stack.currentWidget(), ScoresPage):
            print(json.dumps({"asked": ""}), flush=True)

    def _tell(self) -> None:
        page = self._navigator.table
        view = page.table
        regions = [
            [
                title_of(region),
                [[view.index.by_key[key].name, view.reach.can_act(key)] for key in keys],
            ]
            for region, keys in view.index.by_region
        ]
        asked = page.table_bar.bar.prompt.accessibleName()
        told = {"asked": asked, "table": view.accessibleName(), "regions": regions}
        print(json.dumps(told), flush=True)

    def go_on(self) -> None:
        """Answer by lot, or begin another match."""
        if isinstance(self._navigator.window.stack.currentWidget(), ScoresPage):
            self.begin()
            return
        update = self._navigator.table.update_shown
        assert update is not None
        self._navigator.table.choose(self._dice.choice(update.options))


def main(root: Path, game: str, seed: str) -> None:
    def begin(navigator: Navigator) -> Callable[[bytes], None]:
        played = Played(navigator, game, seed)

        def hear(read: bytes) -> None:
            for _ in read:
                played.go_on()

        return hear

    run(root, begin)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
