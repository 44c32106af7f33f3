"""What one person may know is never on the screen while another sits before it."""

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from rome_desktop.app.table.table_view import TableView
from rome_desktop.session.match import Match
from tests.app.shown_texts import shown
from tests.app.window.sitting import habits, settle
from tests.session.tables import begun, bridge_plays, play_until, take_a_bridge

HIDDEN_PARTS = ("strip", "rail", "table", "bar", "journal")


@pytest.fixture
def both_hold_bridges():
    """A match between two persons, each of whom has taken a bridge tile; whoever is asked owns one."""
    match = take_a_bridge(begun("human human"), 0)
    if not match.state.players[1].bridges:
        match = play_until(match, lambda m: m.to_move == 1 and bridge_plays(m))
        match.play(bridge_plays(match)[0])
        if not match.state.players[1].bridges:
            match.play("1 leave")
    assert all(player.bridges for player in match.state.players)
    return play_until(match, lambda m: len(m.legal()) > 3)


def told(sitting) -> list[str]:
    """Everything on the page, and the card of every place."""
    page = sitting.table
    cards = [page.explaining.card_of(key) for key in page.table.index.by_key]
    lines = [
        text
        for card in cards
        if card is not None
        for text in (card.title, *(line.text for line in card.lines))
    ]
    return [*shown(page), *lines, sitting.window.windowTitle()]


def copy_of(match: Match) -> Match:
    """The match as it stands, its hidden values included."""
    return replace(match, state=match.state.clone(), record=match.record, entries=list(match.entries))


def test_the_curtain_falls_only_where_there_is_something_to_hide(sit_down, thorough):
    """For seventy decisions when thorough, else until it has fallen three times."""
    sitting = sit_down(habits(confirm_end_of_turn=False))
    falls = []
    match = begun("human human")
    sitting.lay(match)
    for _ in range(70):
        if sitting.is_on("ScoresPage") or (len(falls) == 3 and not thorough):
            break
        if sitting.table.curtain.isVisible():
            mover = sitting.update.to_move
            falls.append(mover)
            assert sitting.update.views[mover].players[mover].bridges
            sitting.open_curtain()
            sitting.sit()
        sitting.choose(sitting.dice.choice(sitting.update.options), "click")
    assert falls


def test_nothing_of_the_table_shows_or_answers_behind_the_curtain(sit_down, both_hold_bridges):
    sitting = sit_down(habits())
    sitting.lay(both_hold_bridges)
    page = sitting.table
    assert page.curtain.isVisible()
    assert page.curtain.geometry() == page.rect()
    for name in HIDDEN_PARTS:
        assert not getattr(page, name).isVisible(), name
    lines = sitting.update.lines
    for key in (
        Qt.Key.Key_L,
        Qt.Key.Key_T,
        Qt.Key.Key_J,
        Qt.Key.Key_Z,
        Qt.Key.Key_P,
        Qt.Key.Key_H,
        Qt.Key.Key_F1,
    ):
        sitting.key(key)
        settle()
        assert sitting.is_on("TablePage")
        assert page.curtain.isVisible()
        assert not page.option_list.isVisible()
        assert not page.looking.comparison.isVisible()
        assert not page.journal.isVisible()
    assert sitting.update.lines == lines
    for _ in range(12):
        sitting.key(Qt.Key.Key_Tab)
        focused = sitting.focus()
        assert focused is page.curtain or page.curtain.isAncestorOf(focused)
    assert not [
        widget
        for widget in page.findChildren(QWidget)
        if isinstance(widget, TableView) and widget.isVisible()
    ]
    assert sitting.window.windowTitle() == page.title()
    sitting.window.resize(1600, 900)
    settle()
    assert page.curtain.geometry() == page.rect()


def test_every_text_is_the_same_whatever_the_other_holds(sit_down, both_hold_bridges):
    match = both_hold_bridges
    seat = match.to_move
    true, box = match.state.players[1 - seat].bridges, match.state.box_bridges
    heard = []
    for values in (
        list(true),
        [next(v for v in match.content.box.bridges.values if v not in true)] * len(true),
    ):
        match.state.players[1 - seat].bridges[:] = values
        sitting = sit_down(habits())
        sitting.lay(copy_of(match))
        sitting.open_curtain()
        sitting.sit()
        assert all(value > 0 for value in sitting.table.state().players[seat].bridges)
        own = told(sitting)
        sitting.push(sitting.table.rail.cards()[1 - seat])
        theirs = told(sitting)
        sitting.key(Qt.Key.Key_T)
        heard.append((own, theirs, told(sitting)))
        sitting.close()
    assert box is match.state.box_bridges
    for one, two in zip(*heard, strict=True):
        assert Counter(one) - Counter(two) == Counter(two) - Counter(one) == Counter()
    assert heard[0][0] != heard[0][1]


def test_whoever_answers_in_between_does_not_see_what_the_other_holds(sit_down, both_hold_bridges):
    sitting = sit_down(habits())
    sitting.lay(both_hold_bridges)
    sitting.open_curtain()
    eyes, seat = sitting.table.on_table.eyes, sitting.update.to_move
    assert eyes.opened_for == seat
    eyes.asked(1 - seat)
    assert eyes.opened_for is None
    assert eyes.needs_curtain(sitting.update, sitting.table.view)


def test_scores_on_the_page_do_not_tell_the_others_bridges(sit_down, both_hold_bridges):
    sitting = sit_down(habits())
    match = both_hold_bridges
    sitting.lay(match)
    sitting.open_curtain()
    sitting.sit()
    seat = sitting.update.to_move
    other = 1 - seat
    hidden = sum(match.state.players[other].bridges)
    standings = sitting.table.context().standings
    true = match.standings()
    assert hidden
    assert standings[other].score <= true[other].score
    shown_score = sitting.table.rail.cards()[other].facts().score
    assert shown_score == f"~{standings[other].score}"
    assert standings[other].score == match.game.rules.standings(match.view(seat))[other].score
