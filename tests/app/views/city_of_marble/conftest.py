"""A bare window with one table of City of Marble."""

import pytest

from rome_desktop.app.views.city_of_marble.view import MarbleView
from rome_desktop.app.words.city_of_marble.words import MarbleWords
from rome_desktop.games.city_of_marble import actions
from rome_desktop.session.seats import Seat
from tests.app.views.stage import BareStage


class Stage(BareStage):
    key, view_class, words_class = "city_of_marble", MarbleView, MarbleWords
    rival = Seat("The Senate", "rival", "viridis")

    def begin(self, seats=2, seed=1, solo=""):
        return self.open(seats, seed, {"solo": solo} if solo else {})

    def choose(self, legal, dice):
        """By chance, building when possible."""
        builds = [a for a in legal if isinstance(a, (actions.Play, actions.AddMagistrate))]
        return dice.choice(builds if builds and dice.random() < 0.75 else legal)


@pytest.fixture
def stage(dressed):
    made = Stage()
    yield made
    made.close()
