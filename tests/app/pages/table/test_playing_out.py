"""A plan is answered one decision after the other."""

import pytest

from rome_desktop.app.contract import Plan
from rome_desktop.app.pages.table.playing_out import PlayingOut


@pytest.fixture
def chosen():
    return []


@pytest.fixture
def submitted():
    return []


@pytest.fixture
def playing(corner, chosen, submitted):
    corner.held = []
    return PlayingOut(
        corner.on_table,
        chosen.append,
        lambda number, action: submitted.append(action),
        lambda action: action in corner.held,
    )


def test_the_first_is_chosen_and_the_others_follow_as_they_are_asked(corner, playing, chosen, submitted):
    first, second, *_ = corner.update.options
    corner.view.plan = Plan("Both", (first, second))
    playing.play_rest()
    assert chosen == [first]
    assert playing.answers(corner.update)
    assert submitted == [second]
    assert not playing.answers(corner.update)


def test_a_decision_it_did_not_foresee_ends_it(corner, playing, submitted):
    first, *_ = corner.update.options
    playing.begin(Plan("Both", (first, "never", first)))
    assert not playing.answers(corner.update)
    assert not playing.answers(corner.update)
    assert submitted == []


def test_nobody_asked_nothing_begun(corner, playing, chosen):
    corner.view.plan = Plan("One", corner.update.options[:1])
    corner.on_table.busy = True
    playing.play_rest()
    assert chosen == []


def test_what_ends_the_turn_is_held_and_nothing_follows_it(corner, playing, chosen, submitted):
    first, second, *_ = corner.update.options
    corner.held = [second]
    playing.begin(Plan("Three", (first, second, first)))
    assert not playing.answers(corner.update)
    assert not playing.answers(corner.update)
    playing.begin(Plan("Held", (second,)))
    assert (chosen, submitted) == ([first], [])
