"""A bare window with one table of Concordia."""

import pytest

from rome_desktop.app.views.concordia.view import ConcordiaView
from rome_desktop.app.words.concordia.words import ConcordiaWords
from rome_desktop.games.concordia import actions
from rome_desktop.session.seats import Seat
from tests.app.views.stage import BareStage

LIVELY = (actions.Build, actions.Move, actions.Buy, actions.Produce)


def lively(legal, dice):
    """By chance, but building, moving, buying and producing when possible."""
    for wanted in LIVELY:
        found = [action for action in legal if isinstance(action, wanted)]
        if found and dice.random() < 0.75:
            return dice.choice(found)
    return dice.choice(legal)


class Stage(BareStage):
    key, view_class, words_class = "concordia", ConcordiaView, ConcordiaWords
    rival = Seat("Aemulus", "rival", "viridis")
    choose = staticmethod(lively)

    def begin(self, seats=3, seed=1, solo="", board="italia"):
        return self.open(seats, seed, {"map": board} | ({"solo": solo} if solo else {}))

    def waits_for(self, step, seed=1, more=1):
        """Go on until that decision is asked with more than `more` options."""
        return self.go_on(lambda match: isinstance(match.decision, step) and len(match.legal()) > more, seed)


@pytest.fixture
def stage(dressed):
    made = Stage()
    yield made
    made.close()
