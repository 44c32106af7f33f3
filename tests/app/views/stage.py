"""A bare window with one table, and matches that have gone on for a while, for the tests of every game."""

import random
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from rome_desktop.app.contract import TableContext
from rome_desktop.app.table.hover_card import HoverCard
from rome_desktop.app.table.table_view import TableView
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings

REGULAR = QSize(1200, 782)
NAMES = (
    ("Julia", "rubra"),
    ("Hadrian", "caerulea"),
    ("Claudia", "flava"),
    ("Tiberius", "nigra"),
    ("Silvia", "viridis"),
)


class BareStage:
    """A match loop without pages: what is chosen on the table is played.

    A match that was begun is drawn when somebody looks at the table, which may be after it has gone on.

    A game's stage says its key, the classes of its view and words, its automatic rival, and how chance plays.
    """

    key: str
    view_class: type[Any]
    words_class: type[Any]
    rival: Seat
    names: tuple[tuple[str, str], ...] = NAMES
    size = REGULAR

    def __init__(self, size=None):
        self.game = game(self.key)
        self._drawn = True
        self._table = TableView()
        self.table.setFixedSize(size or self.size)
        self._view = self.view_class(self.table, load(self.game), self.words_class())
        self.card = HoverCard(self.table, self.view.card)
        self.table.chosen.connect(self.play)
        self.match = None
        self.language = "en"
        self.played = []
        self.table.show()

    def open(self, seats, seed, options):
        table = tuple(Seat(name, "human", colour) for name, colour in self.names[:seats])
        self.match = Match.begin(self.game, load(self.game), table, options, str(seed))
        self._drawn = False
        return self.match

    @property
    def table(self) -> TableView:
        self._draw()
        return self._table

    @property
    def view(self) -> Any:
        self._draw()
        return self._view

    @view.setter
    def view(self, view: Any) -> None:
        self._view = view

    def _draw(self) -> None:
        if not self._drawn:
            self.show()

    def choose(self, legal, dice):
        """What chance plays."""
        return dice.choice(legal)

    def go_on(self, until, seed=1, most=4000):
        """Play by chance until `until(match)`; False if that never came."""
        dice = random.Random(seed)
        for _ in range(most):
            if self.match.over or until(self.match):
                break
            self.match.play(self.choose(self.match.legal(), dice))
        self.show()
        return until(self.match)

    def context(self, dock=None, settings=None):
        match = self.match
        sides = (*match.seats, *(self.rival for _ in range(match.extra_sides())))
        asked = match.to_move or 0
        dock = asked if dock is None else dock
        standings = tuple(match.standings())
        return TableContext(sides, asked, dock, self.language, settings or Settings(), standings)

    def seen(self):
        return self.match.view(self.match.to_move)

    def show(self, dock=None):
        self._drawn = True
        self.view.show(self.seen(), self.context(dock))
        if self.match.decision is not None:
            self.view.offer(self.match.decision, self.match.legal())

    def play(self, action):
        """What the table page does: play, animate, show, offer."""
        self.played.append(action)
        events = self.match.play(action)
        self.view.animate(events, self.seen(), self.context())
        self.view.skip()
        self.show()

    def point_at(self, key):
        self.table.set_hover(key, at_once=True)
        self.table.refresh()

    def close(self):
        self._drawn = True
        self.view.take_away()
        self.table.close()
        self.table.deleteLater()
        QApplication.processEvents()
