"""What lies on the table, and when a person may answer."""

from dataclasses import replace

import pytest

from rome_desktop.app.pages.table.on_table import actor
from tests.app.pages.table.corner import Corner
from tests.session.tables import begun


def test_a_person_is_asked_only_while_nothing_else_goes_on(corner):
    here = corner.on_table
    assert here.asked() is not None

    for name, value in (("busy", True), ("curtained", True), ("past", here.state())):
        before = getattr(here, name)
        setattr(here, name, value)
        assert here.asked() is None
        assert here.laid() is not None
        setattr(here, name, before)
    here.waiting.append(corner.update)
    assert here.asked() is None


def test_a_computer_is_watched_not_asked(qtbot):
    here = Corner(qtbot, begun("human easy")).on_table
    assert here.watches_computer()
    assert here.asked() is None


def test_the_past_is_shown_to_nobody_in_particular(qtbot):
    here = Corner(qtbot, begun("human easy")).on_table
    assert here.context().viewer == 0
    here.past = here.update.views[None]
    here.dock = 1
    assert here.state() is here.past
    assert (here.context().viewer, here.context().dock) == (None, 1)

    here.return_to_present()
    assert here.state() is here.update.views[0]
    assert here.context().dock == 0


def test_only_what_is_being_animated_is_cut_short(corner):
    assert not corner.on_table.cut_short()
    corner.on_table.busy = True
    assert corner.on_table.cut_short()
    assert corner.view.told == ["skip"]


def test_a_table_that_was_cleared_says_nothing(corner):
    here = corner.on_table
    here.waiting.append(corner.update)
    here.eyes.open_for(0)
    here.clear()
    assert (here.laid(), here.opened, here.eyes.opened_for, list(here.waiting)) == (None, None, None, [])
    with pytest.raises(AssertionError):
        here.state()


def test_who_acted_is_the_last_seat_of_the_record(corner):
    assert actor(replace(corner.update, entries=())) is None
    mover = corner.update.to_move
    corner.play()
    assert actor(corner.update) == mover
