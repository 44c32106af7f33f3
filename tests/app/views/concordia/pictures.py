"""Pictures of the table of Concordia, to be looked at beside the mockup.

`python -m tests.app.views.concordia.pictures DIR [WORD ...]` writes them: several moments of matches on both
maps, at the sizes of a small laptop, an ordinary screen and a 4K screen, light and dark, English and French.
"""

import os
import random
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("DBUS_SESSION_BUS_ADDRESS", "disabled:")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QMainWindow

from rome_desktop.app import language
from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import scaling, theme
from rome_desktop.app.table.hover_card import HoverCard
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.concordia.view import ConcordiaView
from rome_desktop.app.words.concordia.words import ConcordiaWords
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.games.concordia import actions
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings

SIZES = {
    "compact": (QSize(1366, 768), QSize(1174, 666)),
    "regular": (QSize(1440, 900), QSize(1200, 782)),
    "wide": (QSize(3840, 2160), QSize(2560, 1874)),
}
NAMES = (
    ("Julia", "rubra"),
    ("Hadrian", "caerulea"),
    ("Claudia", "flava"),
    ("Tiberius", "nigra"),
    ("Silvia", "viridis"),
)


def begin(seats=4, seed=3, solo="", board="imperium"):
    concordia = game("concordia")
    table = tuple(Seat(name, "human", colour) for name, colour in NAMES[:seats])
    options = {"map": board} | ({"solo": solo} if solo else {})
    return Match.begin(concordia, load(concordia), table, options, seed=str(seed))


def choose(match, dice):
    """By chance, but building, moving and buying whenever possible."""
    legal = match.legal()
    for wanted in (actions.Build, actions.Move, actions.Buy, actions.Produce):
        found = [action for action in legal if isinstance(action, wanted)]
        if found and dice.random() < 0.8:
            return dice.choice(found)
    return dice.choice(legal)


def waits_for(step, more=0):
    return lambda match: type(match.decision).__name__ == step and len(match.lines) > more


def gather(wanted, seats, board, seed=5):
    """The first moment that answers each of `wanted` (name to test), from match after match."""
    found = {}
    while len(found) < len(wanted) and seed < 25:
        match, dice = begin(seats, seed, "", board), random.Random(seed)
        for _ in range(900):
            for name in wanted.keys() - found.keys():
                if wanted[name](match):
                    fresh = begin(seats, seed, "", board)
                    found[name] = Match.resume(fresh, match.lines[len(fresh.lines) :])
            if match.over:
                break
            match.play(choose(match, dice))
        seed += 1
    return found


MOMENTS = {
    "start": waits_for("PlayCard"),
    "mid": waits_for("PlayCard", 150),
    "late": waits_for("PlayCard", 320),
    "move": lambda match: waits_for("MoveColonists", 120)(match) and len(match.legal()) > 6,
    "build": lambda match: waits_for("BuildHouses", 120)(match) and len(match.legal()) > 2,
    "province": waits_for("ChooseProvince", 160),
    "trade": lambda match: waits_for("TradeGoods", 100)(match) and len(match.legal()) > 8,
    "buy": lambda match: waits_for("SenatorBuys", 60)(match) and len(match.legal()) > 2,
    "keep": lambda match: waits_for("KeepGoods")(match) and len(match.legal()) > 2,
    "copy": waits_for("CopyCard", 60),
    "colonists": lambda match: waits_for("PlaceColonists")(match) and len(match.legal()) > 1,
    "over": lambda match: match.over,
}


def context_of(match, dock=None, spoken="en"):
    dock = dock if dock is not None else (match.to_move or 0)
    rivals = tuple(Seat("Aemulus", "rival", "nigra") for _ in range(match.extra_sides()))
    sides = (*match.seats, *rivals)
    return TableContext(sides, dock, dock, spoken, Settings(), tuple(match.standings()))


class Stage:
    """A bare window with one table."""

    def __init__(self, size):
        self.window = QMainWindow()
        self.table = TableView()
        self.window.setCentralWidget(self.table)
        self.window.setFixedSize(size)
        self.words = ConcordiaWords()
        self.view = ConcordiaView(self.table, load(game("concordia")), self.words)
        self.card = HoverCard(self.table, self.view.card)
        self.window.show()

    def show(self, match, dock=None, spoken="en"):
        view = match.view(match.to_move)
        self.view.show(view, context_of(match, dock, spoken))
        if match.decision is not None:
            self.view.offer(match.decision, match.legal())
        QApplication.processEvents()

    def hover(self, key):
        self.table.set_hover(key, at_once=True)
        self.table.refresh()
        QApplication.processEvents()


def act_on(name, stage):
    """What the hand does in a moment before the picture is taken."""
    grammar = stage.table.grammar
    if name in {"build", "province", "buy", "keep", "copy"}:
        lit = list(grammar.targets(None))
        stage.hover(lit[min(1, len(lit) - 1)])
    elif name == "move":
        stage.table.act(grammar.sources()[0])
        stage.hover(grammar.targets(grammar.picked)[-1])
    elif name in {"trade", "mid"}:
        stage.hover(grammar.sources()[0])


def main(folder, wanted):
    app = QApplication.instance() or QApplication([])
    theme.dress(app)
    folder.mkdir(parents=True, exist_ok=True)
    for board, seats in (("imperium", 4), ("italia", 3)):
        moments = {n: t for n, t in MOMENTS.items() if not wanted or any(n in w for w in wanted)}
        for name, match in gather(moments or MOMENTS, seats, board).items():
            for size, (screen, area) in SIZES.items():
                for dark in (False, True):
                    for spoken in ("en", "fr"):
                        label = f"{name}-{board}-{size}-{'dark' if dark else 'light'}-{spoken}"
                        if wanted and not any(word in label for word in wanted):
                            continue
                        language.set_language(app, spoken)
                        theme.set_look(theme.make_look(dark=dark, scale=scaling.scale_for(screen)))
                        stage = Stage(area)
                        stage.show(match, spoken=spoken)
                        act_on(name, stage)
                        QApplication.processEvents()
                        stage.window.grab().save(str(folder / f"{label}.png"))
                        stage.view.take_away()
                        stage.window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
