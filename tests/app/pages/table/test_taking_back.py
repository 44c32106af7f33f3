"""How many clicks lie between now and then."""

import pytest

from rome_desktop.app.pages.table.taking_back import TakingBack


class Hand:
    """What else a key of taking back may do first."""

    def __init__(self):
        self.in_past = self.in_hand = False
        self.interrupted = 0

    def leave_past(self):
        was, self.in_past = self.in_past, False
        return was

    def put_down(self):
        was, self.in_hand = self.in_hand, False
        return was

    def interrupt(self):
        self.interrupted += 1


@pytest.fixture
def hand():
    return Hand()


@pytest.fixture
def back(corner, hand):
    taking_back = TakingBack(corner.on_table, hand.leave_past, hand.put_down, hand.interrupt)
    taking_back.taken_back.connect(corner.thread.take_back)
    taking_back.redone.connect(corner.thread.redo)
    return taking_back


def test_what_is_looked_back_at_or_held_goes_before_any_click(corner, hand, back):
    before = corner.update.lines
    corner.play()
    hand.in_past = hand.in_hand = True
    back.undo()
    back.undo()
    assert corner.update.lines == before + 1
    back.undo()
    assert corner.update.lines == before
    assert hand.interrupted == 1


def test_a_turn_is_taken_back_to_its_start_and_a_click_to_the_line_chosen(corner, back):
    before = corner.update.lines
    corner.play(2)
    assert corner.update.take_back.allowed
    back.undo_turn()
    assert corner.update.lines == before
    corner.play(2)
    assert back.can_return_to(before + 1)
    back.return_to(before + 1)
    assert corner.update.lines == before + 1
    assert not back.can_return_to(before + 1)


def test_what_was_taken_back_is_played_again(corner, hand, back):
    corner.play()
    lines = corner.update.lines
    back.redo()
    back.undo()
    back.redo()
    assert corner.update.lines == lines
    assert hand.interrupted == 2


def test_nothing_is_taken_back_before_all_is_shown(corner, hand, back):
    corner.play()
    corner.on_table.waiting.append(corner.update)
    back.undo()
    back.undo_turn()
    assert not back.can_return_to(corner.update.lines - 1)
    assert hand.interrupted == 0
