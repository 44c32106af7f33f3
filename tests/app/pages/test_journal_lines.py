"""The journal reads from the top down: a head, its lines in their order, then the turn before."""

import random
from dataclasses import replace

import pytest

from rome_desktop.app import tables
from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.journal_folds import Folds
from rome_desktop.app.kit.journal_panel import JournalPanel
from rome_desktop.app.pages.shared.journal_lines import KeptLines, lines_in_time, newest_turn_first
from rome_desktop.catalogue import GAMES, game
from rome_desktop.content.reader import load
from rome_desktop.games.nova_roma.events import Gained, Paid
from rome_desktop.session.match import Entry, Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings
from tests.session.tables import GAME, begun, play_on

JULIA, MARCUS = Seat("Julia", "human", "rubra"), Seat("Marcus", "human", "flava")


@pytest.fixture(scope="module")
def lines(qapp):
    """Those of a whole match."""
    match = play_on(begun())
    standings = tuple(GAME.rules.standings(match.state))
    context = TableContext(match.seats, None, 0, "en", Settings(), standings)
    return newest_turn_first(lines_in_time(match.journal(), tables.words(GAME), context, len(match.lines)))


def test_lines_are_made_once_and_anew_in_another_language_look_or_company(qapp):
    match, kept, words = play_on(begun()), KeptLines(), tables.words(GAME)
    standings = tuple(GAME.rules.standings(match.state))
    here = TableContext(match.seats, None, 0, "en", Settings(), standings)
    entries, upto = match.journal(), len(match.lines)
    first = kept.in_time(entries, words, here, upto)
    again = kept.in_time(tuple(entries), words, replace(here, viewer=1, standings=()), upto)
    made = [(one, other) for one, other in zip(first, again, strict=True) if not one.is_rule]
    assert all(one is other for one, other in made)
    start = kept.in_time(entries, words, here, 9)
    assert start == lines_in_time(entries, words, here, 9) == first[: len(start)]

    for other in (replace(here, language="fr"), replace(here, sides=(MARCUS, JULIA)), here):
        assert kept.in_time(entries, words, other, upto) == lines_in_time(entries, words, other, upto)
    theme.set_look(theme.make_look(dark=True, high_contrast=True))
    assert kept.in_time(entries, words, here, upto) == lines_in_time(entries, words, here, upto)


def turns(lines):
    """The lines turn by turn, as they stand."""
    found = []
    for line in lines:
        if line.is_rule or not found:
            found.append([])
        found[-1].append(line)
    return found


def test_every_head_stands_above_its_own_lines_and_the_newest_turn_on_top(lines):
    whole = turns(lines)
    assert len(whole) > 10
    assert whole[-1][0].sentence == "Set-up"
    for turn in whole:
        assert turn[0].is_rule
        keys = [line.key for line in turn]
        assert keys == sorted(keys)
    firsts = [turn[0].key for turn in whole]
    assert firsts == sorted(firsts, reverse=True)


def test_the_newest_line_is_the_last_of_the_turn_on_top_and_is_seen(qtbot, lines):
    panel = JournalPanel()
    qtbot.addWidget(panel)
    panel.resize(206, 160)
    panel.show()
    top = turns(lines)[0]
    panel.set_lines(lines)
    assert panel.model.first_sentence() == top[-1].sentence
    row = panel.model.newest_row()
    assert row == len(top) - 1
    shown = panel.list.visualRect(panel.model.index(row))
    assert panel.list.viewport().rect().contains(shown.center())


@pytest.mark.parametrize("each", GAMES, ids=lambda each: each.key)
def test_what_was_set_up_is_no_part_of_the_first_turn(qtbot, each):
    """It was listed below the first head, and the newest line was sought at its end."""
    match = Match.begin(each, load(each), (JULIA, MARCUS), {}, "3")
    words, dice = tables.words(each), random.Random(3)
    panel = JournalPanel()
    qtbot.addWidget(panel)
    panel.turn_all()
    started = None
    while started is None or len(match.lines) < started + 4:
        match.play(dice.choice(match.legal()))
        context = TableContext(match.seats, None, 0, "en", Settings(), tuple(match.standings()))
        lines = lines_in_time(match.journal(), words, context, len(match.lines))
        started = len(match.lines) if started is None and sum(line.is_rule for line in lines) > 1 else started
    assert lines[0].is_rule
    panel.set_lines(newest_turn_first(lines))
    assert panel.model.first_sentence() == [line.sentence for line in lines if not line.is_rule][-1]


def test_before_anything_is_told_there_is_no_newest_line(qtbot):
    panel = JournalPanel()
    qtbot.addWidget(panel)
    panel.set_lines([])
    assert (panel.model.newest_row(), panel.model.first_sentence()) == (-1, "")


def test_what_was_got_leads_what_it_cost():
    """Folded, an action says what came of it, not what was paid."""
    nova = game("nova_roma")
    words = tables.words(nova)
    events = (
        Paid(0, "wood", 1),
        Paid(0, "stone", 2),
        Gained(0, "influence", 2),
        Gained(0, "coins", 1),
        Paid(0, "wine", 1),
        Paid(1, "wine", 1),
        Gained(1, "coins", 2),
    )
    match = Match.begin(nova, load(nova), (JULIA, MARCUS), {}, "3")
    standings = tuple(nova.rules.standings(match.state))
    context = TableContext(match.seats, None, 0, "en", Settings(), standings)
    entries = [Entry(5, 0, match.legal()[0], events, "", False)]
    told = lines_in_time(entries, words, context, 6)
    assert [(line.name, line.sentence.split()[1]) for line in told] == [
        *(("Julia", did) for did in ("gained", "paid", "paid", "gained", "paid")),
        *(("Marcus", did) for did in ("gained", "paid")),
    ]
    assert [line.more for line in Folds().folded(told)] == [4, 1]
