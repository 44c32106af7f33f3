"""Every option of every decision can be asked for on the table or in the bar, and is a sentence."""

import random

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QCursor

from rome_desktop.content.reader import load
from rome_desktop.engine.actions import Action
from rome_desktop.session.match import Match
from tests.app.window.sitting import GAME, JULIA, MARCUS, habits

TABLES = [
    pytest.param("en", (JULIA, MARCUS), None, id="en-two"),
    pytest.param("fr", (JULIA,), GAME.solo[0], id="fr-solo"),
    pytest.param("fr", (JULIA, MARCUS), None, id="fr-two", marks=[pytest.mark.thorough]),
    pytest.param("en", (JULIA,), GAME.solo[0], id="en-solo", marks=[pytest.mark.thorough]),
]
"""Gestures are the same in both languages, and sentences of two persons are those of one."""


def asked_for(grammar, option, gesture):
    """Whether the grammar comes to an option by a gesture, turning as often as there are ways to lie."""
    if gesture.source is not None and grammar.picked != gesture.source:
        grammar.activate(gesture.source)
    for _ in range(12):
        if grammar.option_at(gesture.target) == option:
            return gesture.target in grammar.lit()
        grammar.turn(1)
    return False


def check(page) -> int:
    """Try every option of the decision on the table; how many there were."""
    update, view, words = page.update_shown, page.view, page.words
    state, context = page.state(), page.context()
    sentences = [words.option(option, state, context) for option in update.options]
    assert all(sentences)
    assert len(set(sentences)) == len(sentences), "two options are told in the same words"
    prompt = words.prompt(update.decision, update.options, state, context)
    assert prompt.sentence.startswith(context.name(update.to_move))
    bar = view.bar_option(update.options)
    for option in update.options:
        view.offer(update.decision, update.options)
        grammar = page.table.grammar
        gestures = grammar._options[option]
        assert gestures or option == bar, f"{option} has no gesture"
        for gesture in gestures:
            view.offer(update.decision, update.options)
            keys = {key for key in (gesture.source, gesture.target) if key is not None}
            assert keys <= set(page.table.index.by_key), f"{keys} are not all on the table"
            assert asked_for(page.table.grammar, option, gesture), f"{option}: {gesture}"
        assert words.act(option)
    return len(update.options)


@pytest.mark.parametrize(("language", "seats", "level"), TABLES)
def test_every_option_has_a_gesture_and_a_sentence(sit_down, language, seats, level):
    sitting = sit_down(habits(language=language, ask_always=True))
    options = {} if level is None else {"solo": level}
    match = Match.begin(GAME, load(GAME), seats, options, "11")
    dice, seen, steps = random.Random(3), set(), 0
    sitting.lay(match_like(match))
    page = sitting.table
    while not match.over and steps < 400:
        steps += 1
        top = type(match.decision).__name__
        kinds = {type(option) for option in match.legal()}
        if (top, frozenset(kinds)) not in seen or steps % 20 == 0:
            seen.add((top, frozenset(kinds)))
            show(page, sitting, match)
            check(page)
        match.play(choice(match, dice))
    assert len(seen) >= 8


def choice(match: Match, dice: random.Random) -> Action:
    """Kinds of options in turn, so that rare ones come up."""
    kinds = sorted({type(option).__name__ for option in match.legal()})
    kind = dice.choice(kinds)
    return dice.choice([option for option in match.legal() if type(option).__name__ == kind])


def match_like(match: Match) -> Match:
    """The same match, its own."""
    return Match.of_lines(match.game, match.content, match.seats, match.options, match.seed, match.lines)


def show(page, sitting, match: Match) -> None:
    """Put a position on the table as the match thread would."""
    from dataclasses import replace

    people = [None, *range(len(match.seats))]
    update = replace(
        page.update_shown,
        number=page.update_shown.number + 1,
        views={seat: match.view(seat) for seat in people},
        decision=match.decision,
        options=tuple(match.legal()),
        to_move=match.to_move,
        entries=tuple(match.entries),
        lines=len(match.lines),
    )
    page.on_table.eyes.open_for(match.to_move)
    page.take(update)
    QCoreApplication.sendPostedEvents()


def test_a_list_that_opens_below_a_resting_mouse_begins_at_its_first_line(sit_down):
    sitting = sit_down(habits())
    sitting.begin(JULIA, MARCUS)
    listed = sitting.table.option_list.list
    QCursor.setPos(sitting.window.mapToGlobal(QPoint(100, 400)))

    sitting.key(Qt.Key.Key_L)
    listed.itemEntered.emit(listed.item(3))  # as Qt does for a line that comes to lie below the mouse
    assert listed.currentRow() == 0

    QCursor.setPos(sitting.window.mapToGlobal(QPoint(110, 410)))
    listed.itemEntered.emit(listed.item(3))
    assert listed.currentRow() == 3
