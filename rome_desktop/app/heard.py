"""Where the window's pages are heard: tables and score sheets."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rome_desktop.app.sounds import Sound
from rome_desktop.app.window import Window
from rome_desktop.session.settings import Settings

if TYPE_CHECKING:
    from rome_desktop.app.pages.score.page import ScoresPage
    from rome_desktop.app.pages.table.page import TablePage
    from rome_desktop.session.match import Match


class Heard(QObject):
    """Hands the sounds of pages to the window's player; the key of a table page switches them."""

    def __init__(self, window: Window, change: Callable[[Settings], None]) -> None:
        super().__init__(window)
        self._window, self._change = window, change

    def table(self, page: "TablePage") -> None:
        """A table page is heard from now on."""
        page.hearing.heard.connect(self._window.sounds.ask)
        page.hearing.switched.connect(lambda: self._switch(page))

    def _switch(self, page: "TablePage") -> None:
        on = not self._window.settings.sound
        self._change(replace(self._window.settings, sound=on))
        page.toast.say(self.tr("Sound on.") if on else self.tr("Sound off."))

    def scores(self, page: "ScoresPage", match: "Match", winners: Sequence[int]) -> None:
        """Who has won is heard as it is told; where all people have lost, only that it is over."""
        humans = {number for number, seat in enumerate(match.seats) if seat.is_human}
        won = not humans or not humans.isdisjoint(winners)
        ask = partial(self._window.sounds.ask, Sound.VICTORY if won else Sound.ROUND)
        if page.counting():
            page.told.connect(ask)
        else:
            ask()
