"""A bare window with one table of Trajan, and matches that have gone on for a while."""

import random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit.hover_card import HoverCard
from rome_desktop.app.kit.table_view import TableView
from rome_desktop.app.views.trajan import TrajanView
from rome_desktop.app.words.trajan import TrajanWords
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.games.trajan import actions
from rome_desktop.session.match import Match, Seat
from rome_desktop.session.settings import Settings

GAME = game("trajan")
NAMES = (("Julia", "rubra"), ("Hadrian", "caerulea"), ("Claudia", "flava"), ("Tiberius", "nigra"))
REGULAR = QSize(1200, 782)


class Stage:
    """A match loop without pages: what is chosen on the table is played."""

    def __init__(self, size=REGULAR):
        self.table = TableView()
        self.table.setFixedSize(size)
        self.view = TrajanView(self.table, load(GAME), TrajanWords())
        self.card = HoverCard(self.table, self.view.card)
        self.table.chosen.connect(self.play)
        self.match = None
        self.played = []
        self.table.show()

    def begin(self, seats=2, seed=1, solo="", arrangement="random"):
        table = tuple(Seat(name, "human", colour) for name, colour in NAMES[:seats])
        self.match = Match.begin(
            GAME,
            load(GAME),
            table,
            {"arrangement": arrangement, **({"solo": solo} if solo else {})},
            str(seed),
        )
        self.show()
        return self.match

    def go_on(self, until, seed=1, most=3000):
        """Play by chance, acting when possible, until `until(match)`; False if that never came."""
        dice = random.Random(seed)
        for _ in range(most):
            if self.match.over or until(self.match):
                break
            legal = self.match.legal()
            keen = [a for a in legal if not isinstance(a, (actions.Pass, actions.Decline))]
            self.match.play(dice.choice(keen or legal))
        self.show()
        return until(self.match)

    def context(self, dock=None):
        match = self.match
        rivals = tuple(Seat("The Rival Senator", "rival", "viridis") for _ in range(match.extra_sides()))
        asked = match.to_move or 0
        dock = asked if dock is None else dock
        return TableContext((*match.seats, *rivals), asked, dock, "en", Settings(), tuple(match.standings()))

    def seen(self):
        return self.match.view(self.match.to_move)

    def show(self, dock=None):
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


@pytest.fixture
def stage(dressed):
    made = Stage()
    yield made
    made.view.take_away()
    made.table.close()
    made.table.deleteLater()
    QApplication.processEvents()
