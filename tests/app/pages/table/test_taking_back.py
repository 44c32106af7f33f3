"""How many clicks lie between now and then."""

import pytest

from rome_desktop.app.pages.table.consent import Consent
from rome_desktop.app.pages.table.taking_back import TakingBack
from tests.app.pages.table.corner import Corner
from tests.session.tables import begun


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
    consent = Consent(corner.room)
    taking_back = TakingBack(corner.on_table, hand.leave_past, hand.put_down, hand.interrupt, consent)
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


def answer(back, button):
    sheet = back._consent.sheet
    assert sheet is not None
    sheet._answer(button)


def test_anothers_turn_is_taken_back_only_after_a_yes(corner, back):
    """In hot seat, at the start of the own turn: the sheet says whose turn it was."""
    first = corner.update.to_move
    while corner.update.to_move == first or not corner.update.take_back.allowed:
        corner.play()
    lines = corner.update.lines
    back.undo()
    assert corner.update.seats[first].name in back._consent.sheet.accessibleName()
    answer(back, 1)
    assert corner.update.lines == lines
    back.undo()
    answer(back, 0)
    assert corner.update.lines < lines
    assert corner.update.to_move == first


def test_returning_into_anothers_turn_asks_and_names_whose_it_was(corner, back):
    """In hot seat, looking back from the start of the own turn: Enter took the other's turn away."""
    first, at = corner.update.to_move, corner.update.lines
    while corner.update.to_move == first or not corner.update.take_back.allowed:
        corner.play()
    lines = corner.update.lines
    assert back.can_return_to(at)
    back.return_to(at)
    assert corner.update.lines == lines
    assert corner.update.seats[first].name in back._consent.sheet.accessibleDescription()
    answer(back, 0)
    assert corner.update.lines == at


def test_a_sheet_says_when_it_covers_nothing_any_more(corner, back):
    closed = corner.heard(back._consent.closed)
    corner.room.show()
    back._consent.ask("This?", "That goes.", "Yes", lambda: None)
    assert closed == []
    answer(back, 1)
    assert closed == [()]


def test_the_own_last_click_is_taken_back_without_a_question(corner, back):
    corner.play()
    back.undo()
    assert back._consent.sheet is None


def test_what_computers_did_since_is_named_before_it_goes(qtbot, hand):
    corner = Corner(qtbot, begun("human easy"))
    back = TakingBack(corner.on_table, hand.leave_past, hand.put_down, hand.interrupt, Consent(corner.room))
    back.taken_back.connect(corner.thread.take_back)
    while corner.update.to_move != 0:
        corner.play()
    at = corner.update.lines
    while corner.update.to_move == 0:
        corner.play()
    corner.play()
    assert back.can_return_to(at)
    back.return_to(at)
    assert "Marcus" in back._consent.sheet.accessibleDescription()
    assert corner.update.lines > at
    answer(back, 0)
    assert corner.update.lines == at
