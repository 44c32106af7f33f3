"""Hints: asked of a computer, shown on the table, said in the bar."""

from dataclasses import replace

import pytest

from rome_desktop.app.bots import BotPlayer
from rome_desktop.app.kit.decision_bar import DecisionBar
from rome_desktop.app.pages.table.computers import Computers
from rome_desktop.app.pages.table.hinting import Hinting
from tests.app.pages.table.corner import NoHints


class Bots(BotPlayer):
    """Nobody at the other end; what was asked is kept."""

    def __init__(self, parent):
        super().__init__(parent)
        self.requests = []

    def ask(self, request):
        self.requests.append(request)


@pytest.fixture
def bots(corner):
    return Bots(corner.room)


@pytest.fixture
def said_again():
    return []


@pytest.fixture
def hinting(corner, bots, said_again):
    computers = Computers(bots, corner.room)
    bar = DecisionBar(corner.room)
    return Hinting(computers, corner.on_table, bar, corner.toast, lambda: said_again.append(True))


def test_a_hint_is_shown_and_said(corner, bots, hinting):
    hinting.ask()
    assert [(asked.kind, asked.seat) for asked in bots.requests] == [("hint", 1)]
    assert hinting._bar._second == "The computer thinks of a hint…"

    option = corner.update.options[0]
    bots.hinted.emit(corner.update.number, f"1 {option}", {})

    assert corner.view.told == [("hint", option)]
    assert "thinks" not in hinting._bar._second


def test_an_answer_that_is_no_option_is_no_hint(corner, bots, hinting, said_again):
    hinting.ask()
    bots.hinted.emit(corner.update.number, "0 nonsense", {})
    assert said_again == [True]
    assert corner.toast.text() == "The computer has no hint just now."


def test_where_the_aim_forbids_it_nobody_is_asked(corner, bots, hinting):
    corner.on_table.aim = NoHints()
    hinting.ask()
    assert bots.requests == []
    assert corner.toast.text() == "There are no hints here."


def test_nothing_is_said_to_whoever_is_not_asked_any_more(corner, bots, hinting):
    hinting.ask()
    corner.on_table.busy = True
    bots.hinted.emit(corner.update.number, f"1 {corner.update.options[0]}", {})
    hinting.ask()
    assert corner.view.told == []
    assert len(bots.requests) == 1


def test_a_computer_without_a_choice_is_not_asked(corner, bots):
    computers = Computers(bots, corner.room)
    answered = corner.heard(computers.answered)
    one = corner.update.options[:1]
    computers._update = replace(corner.update, options=one, request=object())
    computers._ask()
    assert answered == [(corner.update.number, one[0], True)]
    assert bots.requests == []
