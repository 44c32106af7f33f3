"""Looking at another's area, at the past and at all tables."""

import pytest

from rome_desktop.app.pages.table.looking import Looking
from tests.app.pages.table.corner import Corner
from tests.session.tables import begun, play_on


@pytest.fixture
def corner(qtbot):
    corner = Corner(qtbot, play_on(begun(), 6))
    corner.room.show()
    return corner


@pytest.fixture
def looking(corner):
    return Looking(corner.room, corner.table, corner.on_table, lambda state, context: True)


def test_a_card_turns_to_an_area_and_back(corner, looking):
    changed = corner.heard(looking.changed)
    looking.turn_to(1)
    assert corner.on_table.dock == 1
    looking.turn_to(1)
    assert corner.on_table.dock is None
    looking.hold(1, True)
    assert looking.step_back()
    assert not looking.step_back()
    assert len(changed) == 4


def test_the_past_is_asked_for_and_shown_when_it_comes(corner, looking):
    asked, turned = corner.heard(looking.asked), corner.heard(looking.turned_back)
    looking.look_back(4)
    looking.show_past(4, corner.update.views[None])
    assert asked == turned == [(4,)]
    assert (corner.on_table.past_index, corner.on_table.state()) == (4, corner.update.views[None])


@pytest.mark.parametrize("why", ["moving", "away"])
def test_no_past_while_something_moves_or_another_page_is_there(corner, looking, why):
    asked = corner.heard(looking.asked)
    corner.on_table.busy = why == "moving"
    corner.room.setVisible(why == "moving")
    if why == "moving":
        looking.look_back(4)
    looking.show_past(4, corner.update.views[None])
    assert asked == []
    assert corner.on_table.past is None


def test_all_tables_open_unless_something_lies_over_the_table(corner, looking):
    looking.toggle_tables(is_covered=True)
    assert looking.comparison.isHidden()
    looking.toggle_tables(is_covered=False)
    assert not looking.comparison.isHidden()
    assert len(looking.comparison.grid.columns) == 2
    looking.toggle_tables(is_covered=True)
    assert looking.comparison.isHidden()


def test_a_line_of_the_journal_rings_what_it_speaks_of(corner, looking):
    entry = corner.update.entries[-1]
    looking.halo(entry.index)
    looking.halo()
    assert corner.view.told == [("halo", tuple(entry.events)), ("halo", ())]


def test_what_had_just_been_changed_stays_marked_in_the_past(corner, looking):
    looking.show_past(4, corner.update.views[None])
    changed = tuple(corner.update.entries[3].events)
    looking.mark()
    looking.halo(corner.update.entries[-1].index)
    looking.halo()
    assert corner.view.told[0] == ("mark", changed)
    assert corner.view.told[-2:] == [("halo", ()), ("mark", changed)]
    looking.step_back()
    looking.mark()
    assert corner.view.told[-1] == ("mark", ())
