"""What happened since a person's turn: told in a recap beside the table, shown again on demand."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from rome_desktop.app.kit import theme
from rome_desktop.app.pages.table.pacing import PACES
from rome_desktop.catalogue import GAMES
from tests.app.window.sitting import HADRIAN, JULIA, MARCUS, habits

Key, Shift = Qt.Key, Qt.KeyboardModifier.ShiftModifier


def games(first: int) -> list[Any]:
    """Every second game in every run, all when thorough."""
    thorough = pytest.mark.thorough
    return [
        pytest.param(game.key, marks=[] if number % 2 == first else [thorough])
        for number, game in enumerate(GAMES)
    ]


@pytest.fixture
def sitting(sit_down, request):
    """A person who is asked again after a computer has played, in a game of the house."""
    opened = sit_down(habits(JULIA, HADRIAN))
    opened.begin(JULIA, HADRIAN, game=request.param)
    until_told(opened)
    return opened


def answer(sitting):
    """Choose the first option, and wait until it is played."""
    before = sitting.update.number
    sitting.table.choose(sitting.update.options[0])
    sitting.until(lambda: sitting.update_number() > before)


def until_told(sitting):
    for _ in range(60):
        if sitting.table.since.meanwhile() is not None:
            return
        answer(sitting)
        sitting.sit()
    raise AssertionError("nobody else has played")


@pytest.mark.parametrize("sitting", games(0), indirect=True)
def test_the_recap_is_there_beside_the_table_works_by_keys_and_goes_with_the_next_action(sitting):
    table, panel = sitting.table, sitting.table.recap.panel
    table.recap.toggle()  # five seats may leave no room for it to open by itself
    table.recap.close()
    lines = panel.lines()
    names = {seat.name for seat in sitting.update.seats}
    assert lines[0].name == "Julia"
    assert all(line.name in names | {""} for line in lines)

    sitting.key(Key.Key_E)
    assert panel.isVisible()
    assert panel.list.hasFocus()
    assert not panel.geometry().intersects(table.table.geometry())
    assert not panel.geometry().intersects(table.bar.geometry())
    for _ in range(panel.model.rowCount()):
        sitting.key(Key.Key_Down)
    sitting.key(Key.Key_Escape)
    assert not panel.isVisible()
    assert table.table.hasFocus()

    sitting.key(Key.Key_E)
    answer(sitting)
    assert table.since.meanwhile() is not None or not panel.isVisible()


@pytest.mark.parametrize("sitting", games(1), indirect=True)
def test_shown_again_the_match_ends_where_it_was_and_the_question_stands(sitting, monkeypatch):
    """Also for who sees everything at once by habit."""
    table, update = sitting.table, sitting.update
    sentence, steps = sitting.bar.sentence(), len(table.since.steps())
    assert steps
    shown = []
    monkeypatch.setitem(PACES, "brisk", 0.02)
    table.view.animator.finished.connect(lambda: shown.append(True))

    sitting.key(Key.Key_E, Shift)
    assert table.busy
    assert table.framed is False
    assert not table.human_is_asked()
    assert sitting.bar.sentence() != sentence
    sitting.until(lambda: not table.busy)

    assert len(shown) == steps
    assert sitting.update is update
    assert table.human_is_asked()
    assert sitting.bar.sentence() == sentence
    assert table.table.grammar.offered

    theme.set_look(theme.make_look(reduced_motion=True))
    sitting.key(Key.Key_E)
    sitting.push(table.recap.panel.again)
    assert table.table.hasFocus()
    sitting.until(lambda: len(shown) > steps)
    if table.busy:
        sitting.key(Key.Key_Space)
    sitting.until(lambda: not table.busy)
    assert table.human_is_asked()
    assert sitting.bar.sentence() == sentence


def test_between_two_persons_it_tells_the_one_who_is_asked(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.begin(JULIA, MARCUS)
    for _ in range(60):
        if sitting.table.curtain.isVisible():
            assert not sitting.table.recap.panel.isVisible()
            sitting.open_curtain()
        told = sitting.table.since.meanwhile()
        if told is not None:
            break
        sitting.play(1, "click")
    asked = sitting.update.to_move
    assert told.seat == asked
    assert sitting.table.recap.panel.isVisible()
    assert sitting.table.recap.panel.lines()[0].name == sitting.update.seats[asked].name
