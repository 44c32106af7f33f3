"""What stands beside a table, without the page round it: a match, a view without a board, a toast."""

from PySide6.QtWidgets import QWidget

from rome_desktop.app import tables
from rome_desktop.app.contract import GameView, TableContext
from rome_desktop.app.kit.widgets import Toast
from rome_desktop.app.pages.table.aim import Aim
from rome_desktop.app.pages.table.on_table import OnTable
from rome_desktop.app.table.hover_card import CardText
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.worker import MatchThread
from rome_desktop.session.settings import Settings
from tests.session.tables import CONTENT, GAME, begun


class PlainView(GameView):
    """Every spot means the same; what the view was told to do is kept."""

    def __init__(self, table):
        super().__init__(table, CONTENT, tables.words(GAME))
        self.told = []
        self.ends = self.means = self.plan = self.turn = None
        self.secrets = False

    def offer(self, decision, options):
        self.told.append(("offer", len(options)))

    def bar_option(self, options):
        return self.ends

    def rest(self):
        return self.plan

    def skip(self):
        self.told.append("skip")

    def card(self, key, option):
        return CardText(key, (), "CM-5.1 Laying")

    def plan_card(self, key, plan):
        return CardText(plan.name)

    def halo(self, events):
        self.told.append(("halo", tuple(events)))

    def mark(self, events):
        self.told.append(("mark", tuple(events)))

    def show_hint(self, action):
        self.told.append(("hint", action))

    def holdings(self, view, side, context):
        return ()

    def tried(self, source, target):
        return self.means

    def turn_side(self, view):
        return self.turn

    def has_secrets(self, view, seat):
        return self.secrets


class NoHints(Aim):
    """An aim that is met as soon as `met` is true."""

    met = False

    def second(self, update):
        return "As many as you can."

    def stops(self, update):
        return self.met


class Corner:
    """A match laid on a table; `thread.worker` plays it at once."""

    def __init__(self, qtbot, match=None):
        self.room = QWidget()
        qtbot.addWidget(self.room)
        self.room.resize(1200, 700)
        self.table = TableView(self.room)
        self.toast = Toast(self.room)
        self.view = PlainView(self.table)
        self.on_table = OnTable(self.context_for)
        self.thread = MatchThread(None, None, threaded=False)
        self.thread.worker.opened.connect(lambda opened: self.on_table.lay(opened, self.view))
        self.thread.worker.updated.connect(self.take)
        self.thread.adopt.emit(match if match is not None else begun(), None)

    def take(self, update):
        self.on_table.update = update
        self.on_table.eyes.look(update, self.view)

    def context_for(self, state, seats, viewer, dock):
        standings = tuple(GAME.rules.standings(state))
        return TableContext(seats, viewer, dock, "en", Settings(), standings)

    @property
    def update(self):
        return self.on_table.update

    def play(self, clicks=1):
        """So many first options, one after the other."""
        for _ in range(clicks):
            self.thread.submit.emit(self.update.number, self.update.options[0], False)

    def heard(self, signal):
        """What a signal says from now on."""
        said = []
        signal.connect(lambda *values: said.append(values))
        return said
