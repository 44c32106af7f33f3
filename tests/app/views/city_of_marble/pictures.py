"""Pictures of the table of City of Marble, to be looked at beside the mockup.

`python -m tests.app.views.city_of_marble.pictures DIR [NAME ...]` writes them: several moments of a match, at
the sizes of a small laptop, an ordinary screen and a 4K screen, light and dark.
"""

import json
import os
import random
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("DBUS_SESSION_BUS_ADDRESS", "disabled:")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QMainWindow

from rome_desktop.ai import players
from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import scaling, theme
from rome_desktop.app.table.hover_card import HoverCard
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.city_of_marble.foresight import foresee
from rome_desktop.app.views.city_of_marble.spots import KEYS
from rome_desktop.app.views.city_of_marble.view import MarbleView
from rome_desktop.app.words.city_of_marble.words import MarbleWords
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.games.city_of_marble import actions
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings

named = KEYS.read

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
    """The skilled computer player, now and then a move by chance."""
    level = "random" if dice.random() < 0.15 else "normal"
    return players.choose(match.game, match.view(match.to_move), match.to_move, level, None, dice)


def replayed(match, lines):
    """Another match that stands after the first `lines` lines of this one."""
    fresh = begin(len(match.seats), match.seed, match.options.get("solo", ""))
    return Match.resume(fresh, match.lines[len(fresh.lines) : lines])


def gather(wanted, seed=3, seats=4):
    """Play match after match; the first moment that answers each of `wanted` (name to test)."""
    found = {}
    while len(found) < len(wanted) and seed < 20:
        match, dice = begin(seats, seed), random.Random(seed)
        for _ in range(3000):
            for name in wanted.keys() - found.keys():
                if wanted[name](match):
                    found[name] = replayed(match, len(match.lines))
            if match.over:
                break
            match.play(choose(match, dice))
        seed += 1
    return found


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

    def _card(self, key, option):
        return self.view.card(key, option)

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


def waits_for(step, more=0):
    """A test for `gather`: that kind of decision, after so many lines."""
    return lambda match: type(match.decision).__name__ == step and len(match.lines) > more


def best_play(match):
    """The tile that completes most sites that somebody builds, and how many; None without any tile."""
    plays = [a for a in match.legal() if isinstance(a, actions.Play)]
    worth = {
        a: sum(c.bare.builder is not None for c in foresee(match.state, match.to_move, a).completions)
        for a in plays
    }
    best = max(worth, key=worth.get, default=None)
    return best, worth.get(best, 0)


def about_to_spend(match):
    options = [] if match.over else match.legal()
    return (
        bool(options)
        and all(isinstance(a, (actions.Spend, actions.End)) for a in options)
        and len(options) > 1
    )


MOMENTS = {
    "start": waits_for("TakeAction"),
    "spring": waits_for("LayPiece"),
    "magistrate": waits_for("PlaceMagistrate", 40),
    "place": lambda match: waits_for("TakeAction", 70)(match) and best_play(match)[1] > 0,
    "mid": waits_for("TakeAction", 120),
    "expand": lambda match: waits_for("ExpandNext", 60)(match) and len(match.legal()) > 2,
    "sites": waits_for("ChooseSite"),
    "withdraw": lambda match: waits_for("WithdrawMagistrate", 50)(match) and len(match.legal()) > 2,
    "spend": about_to_spend,
    "end": lambda match: match.over,
}


def act_on(name, stage, match):
    """What the hand does in a moment before the picture is taken."""
    if name == "place":
        best = best_play(match)[0]
        stage.table.act(named(f"ready:{best.kind}"))
        stage.hover(named(f"at:{best.position}"))
    elif name == "mid":
        stage.table.act(stage.table.grammar.sources()[0])
    elif name == "sites":
        stage.hover(named(f"site:{match.decision.vertices[0]}"))
    elif name == "spend":
        stage.table.act(stage.table.grammar.sources()[0])


def remembered(path):
    """The moments, found once and kept as lines: computer players take their time."""
    if not path.exists():
        found = {name: (match.seed, match.lines) for name, match in gather(MOMENTS).items()}
        path.write_text(json.dumps(found))
    matches = {}
    for name, (seed, lines) in json.loads(path.read_text()).items():
        fresh = begin(4, seed)
        matches[name] = Match.resume(fresh, lines[len(fresh.lines) :])
    return matches


def main(folder, wanted):
    app = QApplication.instance() or QApplication([])
    theme.dress(app)
    folder.mkdir(parents=True, exist_ok=True)
    for name, match in remembered(folder / "moments.json").items():
        for size, (screen, area) in SIZES.items():
            for dark in (False, True):
                label = f"{name}-{size}-{'dark' if dark else 'light'}"
                if wanted and not any(word in label for word in wanted):
                    continue
                theme.set_look(theme.make_look(dark=dark, scale=scaling.scale_for(screen)))
                stage = Stage(area)
                stage.show(match)
                act_on(name, stage, match)
                QApplication.processEvents()
                stage.window.grab().save(str(folder / f"{label}.png"))
                stage.view.take_away()
                stage.window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
