"""A bare window with one table of Trajan."""

import pytest

from rome_desktop.app.views.trajan.view import TrajanView
from rome_desktop.app.words.trajan.words import TrajanWords
from rome_desktop.games.trajan import actions
from rome_desktop.session.seats import Seat
from tests.app.views.stage import BareStage


class Stage(BareStage):
    key, view_class, words_class = "trajan", TrajanView, TrajanWords
    rival = Seat("The Rival Senator", "rival", "viridis")

    def begin(self, seats=2, seed=1, solo="", arrangement="random"):
        return self.open(seats, seed, {"arrangement": arrangement} | ({"solo": solo} if solo else {}))

    def choose(self, legal, dice):
        """By chance, acting when possible."""
        keen = [a for a in legal if not isinstance(a, (actions.Pass, actions.Decline))]
        return dice.choice(keen or legal)


@pytest.fixture
def stage(dressed):
    made = Stage()
    yield made
    made.close()
