"""A bare window with one table of Concordia, and matches that have gone on for a while."""

import random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit.hover_card import HoverCard
from rome_desktop.app.kit.table_view import TableView
from rome_desktop.app.views.concordia import ConcordiaView
from rome_desktop.app.words.concordia import ConcordiaWords
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.games.concordia import actions
from rome_desktop.session.match import Match, Seat
from rome_desktop.session.settings import Settings

GAME = game("concordia")
NAMES = (
    ("Julia", "rubra"),
    ("Hadrian", "caerulea"),
    ("Claudia", "flava"),
    ("Tiberius", "nigra"),
    ("Silvia", "viridis"),
)
REGULAR = QSize(1200, 782)
LIVELY = (actions.Build, actions.Move, actions.Buy, actions.Produce)


def lively(legal, dice):
    """By chance, but building, moving, buying and producing when possible."""
    for wanted in LIVELY:
        found = [action for action in legal if isinstance(action, wanted)]
        if found and dice.random() < 0.75:
            return dice.choice(found)
    return dice.choice(legal)


class Stage:
    """A match loop without pages: what is chosen on the table is played."""

    def __init__(self, size=REGULAR):
        self.table = TableView()
        self.table.setFixedSize(size)
        self.view = ConcordiaView(self.table, load(GAME), ConcordiaWords())
        self.card = HoverCard(self.table, self.view.card)
        self.table.chosen.connect(self.play)
        self.match = None
        self.played = []
        self.table.show()

    def begin(self, seats=3, seed=1, solo="", board="italia"):
        table = tuple(Seat(name, "human", colour) for name, colour in NAMES[:seats])
        options = {"map": board} | ({"solo": solo} if solo else {})
        self.match = Match.begin(GAME, load(GAME), table, options, str(seed))
        self.show()
        return self.match

    def go_on(self, until, seed=1, most=4000):
        """Play by chance until `until(match)`; False if that never came."""
        dice = random.Random(seed)
        for _ in range(most):
            if self.match.over or until(self.match):
                break
            self.match.play(lively(self.match.legal(), dice))
        self.show()
        return until(self.match)

    def waits_for(self, step, seed=1, more=1):
        """Go on until that decision is asked with more than `more` options."""
        return self.go_on(lambda match: isinstance(match.decision, step) and len(match.legal()) > more, seed)

    def context(self, dock=None, settings=None):
        match = self.match
        rivals = tuple(Seat("Aemulus", "rival", "viridis") for _ in range(match.extra_sides()))
        asked = match.to_move or 0
        dock = asked if dock is None else dock
        sides = (*match.seats, *rivals)
        return TableContext(sides, asked, dock, "en", settings or Settings(), tuple(match.standings()))

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
