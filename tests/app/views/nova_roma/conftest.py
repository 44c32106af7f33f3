"""A bare window with one table of Nova Roma."""

import pytest
from PySide6.QtCore import QSize

from rome_desktop.app.views.nova_roma.view import NovaView
from rome_desktop.app.words.nova_roma.words import NovaWords
from rome_desktop.games.nova_roma import actions
from rome_desktop.session.seats import Seat
from tests.app.views.stage import BareStage

COMPACT = QSize(1174, 666)
DRAFTS = {"mosaic_draft": "yes", "subject_draft": "yes"}


def likely(legal, dice):
    """An option by chance, rarely one that does nothing."""
    useful = [a for a in legal if not isinstance(a, (actions.Done, actions.Abandon))]
    return dice.choice(useful if useful and dice.random() < 0.9 else legal)


class Stage(BareStage):
    key, view_class, words_class = "nova_roma", NovaView, NovaWords
    rival, size = Seat("The automa", "rival", "nigra"), COMPACT
    choose = staticmethod(likely)
    names = (("Livia", "caerulea"), ("Marcus", "rubra"), ("Octavia", "flava"), ("Silvia", "viridis"))

    def begin(self, seats=4, seed=1, solo="", drafts=False):
        return self.open(seats, seed, {"solo": solo} if solo else dict(DRAFTS) if drafts else {})


@pytest.fixture
def stage(dressed):
    made = Stage()
    yield made
    made.close()
