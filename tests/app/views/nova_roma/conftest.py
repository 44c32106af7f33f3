"""A bare window with one table of Nova Roma, and matches that have gone on for a while."""

import random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit.hover_card import HoverCard
from rome_desktop.app.kit.table_view import TableView
from rome_desktop.app.views.nova_roma import NovaView
from rome_desktop.app.words.nova_roma import NovaWords
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.games.nova_roma import actions
from rome_desktop.session.match import Match, Seat
from rome_desktop.session.settings import Settings

GAME = game("nova_roma")
NAMES = (("Livia", "caerulea"), ("Marcus", "rubra"), ("Octavia", "flava"), ("Silvia", "viridis"))
COMPACT = QSize(1174, 666)
DRAFTS = {"mosaic_draft": "yes", "subject_draft": "yes"}


def begin(seats=4, seed=1, solo="", drafts=False):
    table = tuple(Seat(name, "human", colour) for name, colour in NAMES[:seats])
    options = {"solo": solo} if solo else dict(DRAFTS) if drafts else {}
    return Match.begin(GAME, load(GAME), table, options, str(seed))


def likely(legal, dice):
    """An option by chance, rarely one that does nothing."""
    useful = [a for a in legal if not isinstance(a, (actions.Done, actions.Abandon))]
    return dice.choice(useful if useful and dice.random() < 0.9 else legal)


def context_of(match, dock=None, language="en"):
    rivals = tuple(Seat("The automa", "rival", "nigra") for _ in range(match.extra_sides()))
    asked = match.to_move or 0
    dock = asked if dock is None else dock
    return TableContext((*match.seats, *rivals), asked, dock, language, Settings(), tuple(match.standings()))


class Stage:
    """A match loop without pages: what is chosen on the table is played."""

    def __init__(self, size=COMPACT):
        self.table = TableView()
        self.table.setFixedSize(size)
        self.view = NovaView(self.table, load(GAME), NovaWords())
        self.card = HoverCard(self.table, self.view.card)
        self.table.chosen.connect(self.play)
        self.match = None
        self.played = []
        self.language = "en"
        self.table.show()

    def begin(self, seats=4, seed=1, solo="", drafts=False):
        self.match = begin(seats, seed, solo, drafts)
        self.show()
        return self.match

    def go_on(self, until, seed=1, most=3000):
        """Play by chance until `until(match)`; False if that never came."""
        dice = random.Random(seed)
        for _ in range(most):
            if self.match.over or until(self.match):
                break
            self.match.play(likely(self.match.legal(), dice))
        self.show()
        return until(self.match)

    def seen(self):
        return self.match.view(self.match.to_move)

    def context(self, dock=None):
        return context_of(self.match, dock, self.language)

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
