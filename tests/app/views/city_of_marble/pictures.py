"""Pictures of the table of City of Marble, to be looked at beside the mockup.

`python -m tests.app.views.city_of_marble.pictures DIR [NAME ...]` writes them: several moments of a match, at the
sizes of a small laptop, an ordinary screen and a 4K screen, light and dark.
"""

import os
import random
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("DBUS_SESSION_BUS_ADDRESS", "disabled:")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QMainWindow

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.hover_card import HoverCard
from rome_desktop.app.kit.table_view import TableView
from rome_desktop.app.views.city_of_marble import MarbleView
from rome_desktop.app.views.city_of_marble.foresight import foresee
from rome_desktop.app.words.city_of_marble import MarbleWords
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.games.city_of_marble import actions
from rome_desktop.session.match import Match, Seat
from rome_desktop.session.settings import Settings

SIZES = {
    "compact": (QSize(1366, 768), QSize(1174, 666)),
    "regular": (QSize(1440, 900), QSize(1200, 782)),
    "wide": (QSize(3840, 2160), QSize(2560, 1874)),
}
NAMES = (("Julia", "rubra"), ("Hadrian", "caerulea"), ("Claudia", "flava"), ("Tiberius", "nigra"))


def begin(seats=4, seed=3, solo=""):
    marble = game("city_of_marble")
    table = tuple(Seat(name, "human", colour) for name, colour in NAMES[:seats])
    return Match.begin(marble, load(marble), table, {"solo": solo} if solo else {}, seed=str(seed))


def choose(match, dice):
    """A player who builds where possible: tiles that complete sites first, magistrates mostly."""
    options = match.legal()
    state = match.state
    plays = [a for a in options if isinstance(a, actions.Play)]
    closing = [a for a in plays if foresee(state, match.to_move, a).completions]
    add = [a for a in options if isinstance(a, (actions.AddMagistrate, actions.Withdraw))]
    if closing:
        return dice.choice(closing)
    if add and dice.random() < 0.7:
        return dice.choice(add)
    if plays and dice.random() < 0.6:
        return dice.choice(plays)
    return dice.choice(options)


def advance(match, until, dice):
    """Play on until `until(match)` or the end."""
    while not match.over and not until(match):
        match.play(choose(match, dice))
    return match


def context_of(match, dock=None, language="en"):
    dock = dock if dock is not None else (match.to_move or 0)
    rivals = tuple(Seat("The Senate", "rival", "nigra") for _ in range(match.extra_sides()))
    sides = (*match.seats, *rivals)
    return TableContext(sides, dock, dock, language, Settings(), tuple(match.standings()))


class Stage:
    """A bare window with one table."""

    def __init__(self, size):
        self.window = QMainWindow()
        self.table = TableView()
        self.window.setCentralWidget(self.table)
        self.window.setFixedSize(size)
        self.words = MarbleWords()
        self.view = MarbleView(self.table, load(game("city_of_marble")), self.words)
        self.card = HoverCard(self.table, self._card)
        self.window.show()

    def _card(self, key, option=None):
        return self.view.card(key, self.table.grammar.option_at(key))

    def show(self, match, dock=None):
        view = match.view(match.to_move)
        self.view.show(view, context_of(match, dock))
        if match.decision is not None:
            self.view.offer(match.decision, match.legal())
        QApplication.processEvents()

    def hover(self, key):
        self.table.set_hover(key, at_once=True)
        self.table.refresh()
        QApplication.processEvents()


def moments():
    """Names of moments and how to get there: match, and what to do with the stage."""
    dice = random.Random(5)

    def top_is(name):
        return lambda match: type(match.decision).__name__ == name

    def placing(stage, match):
        options = match.legal()
        plays = [a for a in options if isinstance(a, actions.Play)]
        best = max(plays, key=lambda a: len(foresee(match.state, match.to_move, a).completions))
        stage.table.act(f"ready:{best.kind}")
        stage.hover(f"at:{best.position}")

    def closes(match):
        plays = [a for a in match.legal() if isinstance(a, actions.Play)]
        return len(match.lines) > 110 and any(foresee(match.state, match.to_move, a).completions for a in plays)

    def none(stage, match):
        pass

    def take(key):
        def act(stage, match):
            stage.table.act(key)

        return act

    yield "start", begin(), none
    yield "place", advance(begin(), closes, dice), placing
    yield "mid", advance(begin(seed=4), lambda m: len(m.lines) > 150, random.Random(2)), none
    yield "magistrate", advance(begin(seed=6), top_is("PlaceMagistrate"), random.Random(3)), none
    spring = advance(begin(seed=8), top_is("LayPiece"), random.Random(4))
    yield "spring", spring, none
    yield "sites", advance(begin(seed=9), top_is("ChooseSite"), random.Random(6)), none
    yield "withdraw", advance(begin(seed=10), top_is("WithdrawMagistrate"), random.Random(7)), none
    yield "solo", advance(begin(1, 11, "praetor"), lambda m: len(m.lines) > 60, random.Random(8)), none
    yield "end", advance(begin(seed=12), lambda m: False, random.Random(9)), none


def main(folder, wanted):
    app = QApplication.instance() or QApplication([])
    theme.dress(app)
    folder.mkdir(parents=True, exist_ok=True)
    for name, match, act in moments():
        for size, (screen, area) in SIZES.items():
            for dark in (False, True):
                label = f"{name}-{size}-{'dark' if dark else 'light'}"
                if wanted and not any(word in label for word in wanted):
                    continue
                theme.set_look(theme.make_look(dark=dark, scale=theme.scale_for(screen)))
                stage = Stage(area)
                stage.show(match)
                act(stage, match)
                QApplication.processEvents()
                stage.window.grab().save(str(folder / f"{label}.png"))
                stage.view.take_away()
                stage.window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
