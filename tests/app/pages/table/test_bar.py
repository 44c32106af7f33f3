"""What the decision bar says of what lies on the table."""

import pytest

from rome_desktop.app.contract import Plan
from rome_desktop.app.kit.decision_bar import DecisionBar
from rome_desktop.app.pages.table.bar import TableBar
from rome_desktop.app.pages.table.passing_on import PassingOn
from rome_desktop.app.pages.table.since import Since
from rome_desktop.session.settings import Settings
from tests.app.pages.table.corner import Corner, NoHints
from tests.session.tables import begun, play_on


@pytest.fixture
def laid(qtbot):
    """A bar for a match, and the corner it stands in."""

    def lay(match=None, can_return_to=lambda index: False):
        corner = Corner(qtbot, match)
        bar = DecisionBar(corner.room)
        corner.room.show()
        passing_on = PassingOn(corner.table, corner.on_table, Settings)
        return corner, TableBar(
            bar, corner.table, corner.on_table, can_return_to, passing_on, Since(corner.on_table, corner.room)
        )

    return lay


def test_a_person_is_told_what_is_asked_and_the_table_lights_it(laid):
    corner, told = laid()
    told.show()
    assert "Marcus" in told.bar.sentence()
    assert ("offer", len(corner.update.options)) in corner.view.told
    assert not told.bar.hint.isHidden()


def test_of_a_computer_it_says_that_it_thinks(laid):
    _, told = laid(begun("human easy"))
    told.show()
    assert told.bar.sentence() == "Marcus (computer) is thinking."


@pytest.mark.parametrize(
    ("seats", "words"), [("human easy", "Skip to my turn"), ("easy easy", "Skip to the end")]
)
def test_until_when_is_skipped_is_true_where_nobody_has_a_turn(laid, seats, words):
    corner, told = laid(begun(seats))
    told.show()
    assert told.bar.skip.text() == words
    corner.on_table.held_from = 0
    told.show()
    assert told.bar.passing.text() == words


def test_after_the_end_it_says_why(laid):
    corner, told = laid(play_on(begun()))
    told.show()
    assert told.bar.sentence()
    assert corner.view.told == []


def test_an_aim_stands_in_the_second_line_and_alone_once_it_is_met(laid):
    corner, told = laid()
    corner.on_table.aim = aim = NoHints()
    told.show()
    assert told.bar._second.startswith(aim.second(corner.update))
    assert told.bar.hint.isHidden()
    aim.met = True
    told.show()
    assert told.bar.sentence() == aim.second(corner.update)


@pytest.mark.parametrize("can", [False, True])
def test_the_past_can_be_returned_to_where_it_can_be_had_again(laid, can):
    corner, told = laid(None, lambda index: can and index == 4)
    corner.on_table.past = corner.update.views[None]
    told.look_back(4)
    told.show()
    assert told.bar.sentence() == "Looking back: the table before move 5."
    assert told.bar.confirm.isHidden() is not can


def test_its_buttons_are_the_only_option_or_what_may_follow(laid):
    corner, told = laid()
    option = corner.update.options[0]
    corner.view.plan = Plan("All of it", (option,))
    told.show_buttons()
    assert told.bar.rest.text() == "All of it"
    assert not told.bar.confirm.isEnabled()
    assert told.bar.passing.isHidden()
    corner.view.ends = option
    told.show_buttons()
    assert not told.bar.passing.isHidden()


def test_a_button_acts_and_gives_the_keyboard_back(laid, qtbot):
    corner, told = laid()
    corner.room.activateWindow()
    qtbot.waitUntil(corner.room.isActiveWindow)
    pressed = []
    told.on_press((told.bar.hint_pressed, lambda: pressed.append("hint")))
    told.show()
    told.bar.hint.setFocus()
    told.bar.hint.click()
    assert pressed == ["hint"]
    assert corner.room.focusWidget() is corner.table


def test_what_waits_to_end_the_turn_is_told_as_long_as_it_waits(laid, monkeypatch):
    corner, told = laid()
    told.show()
    before = told.bar.second()
    monkeypatch.setattr(told._passing_on, "tells", lambda option: "This ends your turn." if option else "")
    corner.table.grammar.pending = corner.update.options[0]
    told.show_buttons()
    assert told.bar.second() == "This ends your turn."
    assert told.bar.undo.isEnabled()
    corner.table.grammar.pending = None
    told.show_buttons()
    assert told.bar.second() == before


def test_what_would_do_nothing_is_told_as_long_as_it_is_aimed_at(laid, monkeypatch):
    corner, told = laid()
    useless, useful = corner.update.options[:2]
    monkeypatch.setattr(corner.view, "is_idle", lambda action: action == useless)
    told.show()
    before = told.bar.second()
    for option in (useless, useful, useless, None):
        corner.table.preview.emit(option)
        assert told.bar.second() == ("That would do nothing now." if option == useless else before)


def test_a_slow_computer_can_be_told_to_move_now(laid):
    _, told = laid(begun("human easy"))
    told.show()
    assert told.bar.now.isHidden()
    told.bar.set_now(True)
    assert not told.bar.now.isHidden()
    told.bar.set_now(False)
    assert told.bar.now.isHidden()


def test_no_button_is_alive_before_anybody_is_asked(qtbot):
    bar = DecisionBar()
    qtbot.addWidget(bar)
    shared = (bar.undo, bar.redo, bar.rest, bar.hint, bar.passing, bar.confirm)
    assert not any(button.isEnabled() for button in shared)


def test_no_button_is_alive_while_something_is_shown(laid):
    corner, told = laid()
    corner.view.ends = corner.update.options[0]
    told.show()
    bar = told.bar
    assert bar.hint.isEnabled()
    assert bar.passing.isEnabled()
    sentence = bar.sentence()
    bar.pause()
    buttons = (bar.undo, bar.redo, bar.rest, bar.hint, bar.passing, bar.confirm)
    assert not any(button.isEnabled() for button in buttons)
    assert bar.sentence() == sentence
    told.show()
    assert bar.hint.isEnabled()
    assert bar.passing.isEnabled()
