"""Step by step: what others do waits for a key, said and shown; then the question comes."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from rome_desktop.session.seats import NewMatch
from tests.app.window.listening import Listener
from tests.app.window.sitting import CHANCE_PLAYER, JULIA, MARCUS, habits, settle

Key = Qt.Key


def is_held(sitting):
    """Whether the table waits for a key."""
    return sitting.update_number() >= 0 and sitting.table.on_table.held_from is not None


def until_held(sitting):
    sitting.until(lambda: is_held(sitting) or (sitting.update_number() >= 0 and sitting.is_my_turn()))
    settle()
    assert is_held(sitting)


def answer(sitting):
    """Choose the first option, and wait for what comes of it."""
    before = sitting.update_number()
    sitting.table.choose(sitting.update.options[0])
    sitting.until(lambda: sitting.update_number() > before)
    sitting.until(lambda: is_held(sitting) or sitting.table.human_is_asked())


@pytest.fixture
def sitting(sit_down):
    """A computer begins."""
    opened = sit_down(habits(JULIA, CHANCE_PLAYER, pace="step", reduced_motion=True))
    opened.navigator.start(NewMatch("city_of_marble", (JULIA, CHANCE_PLAYER), {}, "7"))
    return opened


def test_each_action_of_a_computer_waits_for_a_key(sitting):
    until_held(sitting)
    steps = 0
    while is_held(sitting):
        bar, number = sitting.bar, sitting.update_number()
        assert bar.sentence().startswith("Tiberius ")
        assert bar.second().startswith("Space goes on.")
        assert not sitting.table.human_is_asked()
        assert sitting.focus() is bar.confirm
        settle()
        assert sitting.update_number() == number
        sitting.key((Key.Key_Space, Key.Key_Return)[steps % 2])
        steps += 1
        sitting.until(lambda: sitting.table.on_table.held_from is not None or sitting.table.human_is_asked())
    assert steps > 1
    assert sitting.bar.sentence().startswith("Julia, ")
    assert sitting.focus() is sitting.table.table


@pytest.mark.usefixtures("reader")
def test_what_happened_is_said_once_and_the_button_says_how_it_goes_on(sitting, monkeypatch):
    ear = Listener(monkeypatch, sitting.window, "Julia")
    until_held(sitting)
    sitting.key(Key.Key_Space)
    until_held(sitting)
    done = sitting.bar.sentence().removesuffix(".")
    assert sum(done in told for told in ear.said) == 1
    assert ear.focus()[0] == "Go on"


def test_p_skips_to_the_own_turn_and_another_pace_goes_on_at_once(sitting):
    until_held(sitting)
    sitting.key(Key.Key_P)
    sitting.sit()
    assert sitting.table.human_is_asked()
    while not is_held(sitting):
        answer(sitting)
    assert is_held(sitting)
    sitting.navigator.change(replace(sitting.table.settings, pace="at-once"))
    sitting.sit()
    assert sitting.table.human_is_asked()


def test_a_match_passes_to_another_person_once_the_last_act_was_read(sit_down):
    opened = sit_down(habits(JULIA, MARCUS, pace="step", reduced_motion=True, confirm_end_of_turn=False))
    opened.begin(JULIA, MARCUS)
    first = opened.update.to_move
    while not is_held(opened):
        assert opened.update.to_move == first
        answer(opened)
    assert opened.update.to_move != first
    opened.key(Key.Key_Space)
    assert opened.table.human_is_asked()
