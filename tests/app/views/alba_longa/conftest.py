"""A bare window with one table of Alba Longa, and matches in which the cities do not starve at once."""

import pytest

from rome_desktop.app.views.alba_longa.view import AlbaView
from rome_desktop.app.words.alba_longa.words import AlbaWords
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa.ids import FARM
from rome_desktop.session.seats import Seat
from tests.app.views.stage import BareStage

LAZY = (actions.Pass, actions.GiveUp, actions.Done, actions.Sell)


def likely(legal, dice):
    """Farm when possible, send many, grow, and seldom give up."""
    farm = [a for a in legal if isinstance(a, actions.Send) and a.workplace == FARM]
    if farm and dice.random() < 0.9:
        return max(farm, key=lambda action: action.peasants)
    if any(isinstance(a, actions.Grow) for a in legal):
        return legal[-1]
    keen = [a for a in legal if not isinstance(a, LAZY)]
    return dice.choice(keen if keen and dice.random() < 0.92 else legal)


class Stage(BareStage):
    key, view_class, words_class = "alba_longa", AlbaView, AlbaWords
    rival = Seat("The Shadow", "rival", "viridis")

    def begin(self, seats=2, seed=1, solo="", **chosen):
        return self.open(seats, seed, chosen | ({"solo": solo} if solo else {}))

    def choose(self, legal, dice):
        return likely(legal, dice)

    def until(self, name, more=0, seed=1):
        """Play until a decision of this name is asked, after so many lines."""
        found = self.go_on(
            lambda match: type(match.decision).__name__ == name and len(match.lines) >= more, seed
        )
        assert found, f"{name} was never asked"


@pytest.fixture
def stage(dressed):
    made = Stage()
    yield made
    made.close()
