"""What ends a turn asks once more, in every game, at one place."""

from dataclasses import replace
from itertools import count

import pytest

from rome_desktop.app import tables
from rome_desktop.app.contract import Plan, TableContext
from rome_desktop.app.pages.shared.display import sides_of
from rome_desktop.app.pages.table.on_table import OnTable
from rome_desktop.app.pages.table.passing_on import PassingOn
from rome_desktop.app.pages.table.unasked import unasked
from rome_desktop.app.table.gestures import Gesture, What
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.worker import MatchThread
from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.content.reader import load
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings
from tests.app.pages.table.corner import NoHints

COLOURS = ("rubra", "flava", "caerulea", "nigra")


class Laid:
    """A match of any game with its real view and words, and what asks at the end of a turn."""

    def __init__(self, qtbot, game, seats=3):
        people = [Seat(f"Seat {n}", "human", COLOURS[n]) for n in range(seats)]
        content = load(game)
        self.game, self.settings = game, Settings()
        self.words = tables.words(game)
        self.table = TableView(None)
        qtbot.addWidget(self.table)
        self.view = tables.view(game, self.table, content, self.words)
        self.on_table = OnTable(self.context)
        self.passing_on = PassingOn(self.table, self.on_table, lambda: self.settings)
        self.thread = MatchThread(None, None, threaded=False)
        self.thread.worker.opened.connect(lambda opened: self.on_table.lay(opened, self.view))
        self.thread.worker.updated.connect(self.take)
        self.thread.adopt.emit(Match.begin(game, content, people, {}, "7"), None)

    def take(self, update):
        self.on_table.update = update
        self.on_table.eyes.look(update, self.view)

    def context(self, state, seats, viewer, dock):
        standings = tuple(self.game.rules.standings(state))
        sides = sides_of(seats, len(standings), self.words)
        return TableContext(sides, viewer, dock, "en", self.settings, standings)

    @property
    def update(self):
        return self.on_table.update

    def play(self, action):
        self.thread.submit.emit(self.update.number, action, False)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_it_says_of_an_option_is_what_the_match_does(qtbot, game):
    """Before every click of a match: told as an end of the turn where another seat is asked next."""
    laid = Laid(qtbot, game)
    told = 0
    for number in range(90):
        update = laid.update
        if update.over:
            break
        mover = update.to_move
        whose = laid.view.turn_side(update.views[mover])
        action = update.options[number * 7 % len(update.options)]
        sentence = laid.passing_on.tells(action)
        laid.play(action)
        if whose in (mover, None) and laid.update.to_move != mover:
            assert sentence, f"{mover} {action} passes on without a word"
            told += 1
        if sentence and laid.update.to_move == mover:
            turn = [e for e in laid.update.entries[len(update.entries) :] for e in e.events]
            assert any(laid.words.divider(event, laid.on_table.context()) for event in turn)
    assert told > 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_button_that_only_goes_on_says_what_is_left_out(qtbot, game):
    """In Trajan it stood beside "advance in the senate.", and cost who pressed it the action."""
    laid, passed = Laid(qtbot, game, 2), set()
    for number in range(160):
        update = laid.update
        if update.over:
            break
        only = laid.view.bar_option(update.options)
        if only is not None and len(update.options) > 1:
            word, view = laid.words.act(only), update.views[update.to_move]
            context = laid.context(view, update.seats, update.to_move, update.to_move)
            told = laid.words.prompt(update.decision, update.options, view, context)
            said = any(part in told.sentence for part in ("go on", "or none"))
            assert word != "Go on" or said, told.sentence
            passed.add(word)
        keen = [o for o in update.options if o != only] or update.options
        laid.play(keen[number * 7 % len(keen)])
    assert passed


@pytest.fixture
def ending(qtbot):
    """Concordia, where the Prefect ends a turn with one click: the table and that option, lit."""
    laid = Laid(qtbot, game_of("concordia"))
    for number in count():
        update = laid.update
        options = [o for o in update.options if laid.passing_on.tells(o)]
        if len(update.options) > 1 and any(map(laid.passing_on.asks, options)):
            break
        laid.play(update.options[number % len(update.options)])
    action = next(filter(laid.passing_on.asks, options))
    laid.table.grammar.offer({o: [Gesture(None, str(o))] for o in update.options})
    return laid, action


def test_a_click_that_ends_the_turn_waits_for_a_second_one(ending):
    laid, action = ending
    grammar = laid.table.grammar
    assert grammar.activate(str(action)).what is What.PENDING
    assert laid.passing_on.tells(grammar.pending) == "This ends your turn."
    assert grammar.activate(str(action)).option == action


def test_what_is_chosen_beside_the_table_is_shown_on_it_while_it_waits(ending):
    """Not what the focus was on before: preview, frame and card are those of the option that waits."""
    laid, action = ending
    table, update = laid.table, laid.update
    mover = update.to_move
    laid.view.show(update.views[mover], laid.context(update.views[mover], update.seats, mover, mover))
    laid.view.offer(update.decision, update.options)
    table.reach.by_keys = True
    table.set_focus(next(key for key in table.grammar.lit() if table.grammar.option_at(key) != action))
    assert table.previewed != action
    assert laid.passing_on.hold(action)
    assert table.previewed == table.grammar.pending == action
    assert table.focus_key == table.hover_key == table.grammar.pending_target is not None


def test_what_is_held_can_be_put_down(ending):
    laid, action = ending
    assert laid.passing_on.hold(action)
    assert laid.table.grammar.pending == action
    assert laid.table.cancel()
    assert laid.table.grammar.pending is None


def test_who_does_not_want_to_be_asked_is_not(ending):
    laid, action = ending
    laid.settings = replace(laid.settings, confirm_end_of_turn=False)
    assert not laid.passing_on.hold(action)
    assert laid.table.grammar.activate(str(action)).what is What.CHOSEN


def test_a_plan_of_one_click_asks_like_that_click(ending):
    laid, action = ending
    assert laid.passing_on.asks(Plan("Go", (action,)))
    assert not laid.passing_on.asks(Plan("Go", (action, action)))


def test_where_everything_can_be_taken_back_nothing_is_asked(ending):
    laid, action = ending
    laid.on_table.aim = NoHints()
    assert not laid.passing_on.asks(action)
    laid.on_table.aim = None
    laid.table.allowed = lambda option: True
    assert not laid.passing_on.asks(action)


def test_the_only_option_is_left_to_the_player_where_it_ends_the_turn(ending):
    laid, action = ending
    one = replace(laid.update, options=(action,))
    laid.on_table.update = one
    assert unasked(laid.view, one, laid.settings, laid.passing_on.tells) is None
    careless = replace(laid.settings, confirm_end_of_turn=False)
    assert unasked(laid.view, one, careless, laid.passing_on.tells) == action
    assert not laid.passing_on.asks(action)
