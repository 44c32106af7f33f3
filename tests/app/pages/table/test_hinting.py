"""Hints: asked of a computer, shown on the table, said in the bar."""

from dataclasses import replace

import pytest

from rome_desktop.app.bots import BotPlayer
from rome_desktop.app.kit.decision_bar import DecisionBar
from rome_desktop.app.kit.hint_panel import HintPanel
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
def hinting(corner, bots):
    computers = Computers(bots, corner.room)
    bar = DecisionBar(corner.room)
    corner.played, corner.aimed = [], None
    panel = HintPanel(corner.room)
    return Hinting(
        computers, corner.on_table, bar, panel, corner.toast, corner.played.append, lambda: corner.aimed
    )


def test_a_hint_is_shown_and_said(corner, bots, hinting):
    hinting.ask()
    assert [(asked.kind, asked.seat) for asked in bots.requests] == [("hint", 1)]
    assert hinting._bar._second == "The computer thinks of a hint…"

    option = corner.update.options[0]
    bots.hinted.emit(corner.update.number, f"1 {option}", {})

    assert corner.view.told == [("hint", option)]
    assert "thinks" not in hinting._bar._second


def test_an_answer_that_is_no_option_is_no_hint(corner, bots, hinting):
    gone = corner.heard(hinting.gone)
    hinting.ask()
    bots.hinted.emit(corner.update.number, "0 nonsense", {})
    assert gone == [()]
    assert corner.toast.text() == "The computer has no hint just now."


def test_where_the_aim_forbids_it_nobody_is_asked(corner, bots, hinting):
    corner.on_table.aim = NoHints()
    hinting.ask()
    assert bots.requests == []
    assert corner.toast.text() == "There are no hints here."


def test_how_long_it_is_looked_for_is_told(hinting):
    hinting.ask()
    hinting._clock.timeout.emit()
    hinting._clock.timeout.emit()
    assert hinting._bar.second() == "The computer thinks of a hint… 2\u202fs"
    hinting.ask()
    assert hinting._hint.seconds == 2


def test_the_same_key_plays_the_hint_that_is_shown(corner, bots, hinting):
    option = corner.update.options[0]
    hinting.ask()
    hinting.ask()
    assert (len(bots.requests), corner.played) == (1, [])
    bots.hinted.emit(corner.update.number, f"1 {option}", {})
    assert hinting._bar.hint.text() == "Play the hint"
    assert not hinting._clock.isActive()
    hinting.ask()
    assert corner.played == [option]


def test_a_hint_stays_while_the_same_is_asked_and_goes_with_the_choice(corner, bots, hinting):
    option = corner.update.options[0]
    hinting.ask()
    bots.hinted.emit(corner.update.number, f"1 {option}", {})
    hinting._bar.set_second("What was said before.")
    hinting.tell()
    assert corner.view.told[-1] == ("hint", option)
    assert hinting._bar.second() != "What was said before."
    hinting.forget()
    assert hinting._bar.hint.text() == "Hint"
    hinting._bar.set_second("What is asked now.")
    hinting.tell()
    assert hinting._bar.second() == "What is asked now."


def test_a_hint_that_comes_while_the_past_is_shown_waits_for_the_present(corner, bots, hinting):
    option = corner.update.options[0]
    hinting.ask()
    corner.on_table.past = corner.update.views[None]
    bots.hinted.emit(corner.update.number, f"1 {option}", {})
    assert corner.view.told == []
    corner.on_table.past = None
    hinting.tell()
    assert corner.view.told == [("hint", option)]


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


def test_who_waits_long_may_let_the_computer_move_now(corner, bots, monkeypatch):
    computers = Computers(bots, corner.room)
    hurried = []
    monkeypatch.setattr(bots, "hurry", lambda: hurried.append(True))
    slow = corner.heard(computers.slow)
    computers._update = replace(corner.update, request=object())
    computers._ask()
    assert computers._patience.isActive()
    computers._patience.timeout.emit()
    assert slow[-1] == (True,)
    computers.move_now()
    assert (slow[-1], hurried) == ((False,), [True])
    computers._ask()
    computers.forget()
    assert not computers._patience.isActive()


def test_while_nobody_sees_the_table_what_a_computer_chose_is_kept(corner, bots):
    covered = [True]
    computers = Computers(bots, corner.room, lambda: bool(covered))
    answered, failed = corner.heard(computers.answered), corner.heard(computers.failed)
    option = corner.update.options[0]
    computers._update = corner.update
    bots.answered.emit(corner.update.number, f"1 {option}")
    computers.go_on()
    assert answered == []
    covered.clear()
    computers.go_on()
    computers.go_on()
    assert answered == [(corner.update.number, option, False)]
    covered.append("settings")
    bots.failed.emit(corner.update.number)
    computers.forget()
    covered.clear()
    computers.go_on()
    assert failed == []


# ---- what the options bring, and why not another one


def told(corner, index, by=2.0, other=0, points=50.0):
    """What the computer's process says of one of the options."""
    option, beside = (f"1 {corner.update.options[n]}" for n in (index, other))
    terms = [{"term": "hand", "difference": by - 3.0}, {"term": "sites", "difference": 3.0}]
    comparison = {"other": beside, "by": by, "terms": terms}
    return {"line": option, "points": points, "low": 40.0, "high": 61.0, "comparison": comparison}


def answer(corner, bots, *best, asked=None):
    """The process answers; the first of `best` is the hint."""
    why = {"reason": "", "unit": "points", "options": list(best)}
    if asked is not None:
        why["asked"] = asked
    bots.hinted.emit(corner.update.number, best[0]["line"], why)


def test_the_best_options_are_listed_with_what_they_bring_and_what_decides(corner, bots, hinting):
    hinting.ask()
    answer(corner, bots, told(corner, 0, other=1), told(corner, 1), told(corner, 2, points=45.0))

    panel, context = hinting._panel, corner.on_table.context()
    second = corner.view.words.option(corner.update.options[1], corner.on_table.state(), context)
    rows = [panel.list.item(row).text().splitlines()[-1] for row in range(panel.list.count())]
    assert rows == [*["for you about 50 points (40 to 61)"] * 2, "for you about 45 points (40 to 61)"]
    assert panel.verdict.text().startswith(f"Worth about 2 points more than “{second.removesuffix('.')}”.")
    assert "the buildings still to be completed" in panel.verdict.text()


def test_a_row_that_is_pointed_at_is_shown_and_one_that_is_clicked_is_played(corner, bots, hinting):
    hinting.ask()
    answer(corner, bots, told(corner, 0, other=1), told(corner, 1))
    options, panel = corner.update.options, hinting._panel

    panel.list.setCurrentRow(1)
    assert corner.view.told[-1] == ("hint", options[1])
    panel.list.itemClicked.emit(panel.list.item(1))
    assert corner.played == [options[1]]
    hinting.forget()
    assert panel.isHidden()


def test_why_not_this_one_is_asked_of_the_computer_and_answered(corner, bots, hinting):
    corner.aimed = corner.update.options[3]
    hinting.why_not()
    assert [asked.about for asked in bots.requests] == [f"1 {corner.aimed}"]

    answer(corner, bots, told(corner, 0, other=1), told(corner, 1), asked=told(corner, 3, by=7.4))

    panel = hinting._panel
    worse = corner.view.words.option(corner.aimed, corner.on_table.state(), corner.on_table.context())
    assert panel.list.count() == 3
    assert panel.verdict.text().startswith(f"Worth about 7 points more than “{worse.removesuffix('.')}”.")


def test_why_not_is_answered_at_once_for_what_was_tried_already(corner, bots, hinting):
    hinting.ask()
    answer(corner, bots, told(corner, 0, other=1), told(corner, 1, by=0.2))

    corner.aimed = corner.update.options[1]
    hinting.why_not()
    assert hinting._panel.verdict.text().startswith("Hardly better than")
    corner.aimed = corner.update.options[0]
    hinting.why_not()
    assert hinting._panel.verdict.text() == "That is what the computer would choose, too."
    assert len(bots.requests) == 1


def test_why_not_needs_something_pointed_at(corner, bots, hinting):
    hinting.why_not()
    assert bots.requests == []
    assert corner.toast.text().startswith("Point at something")


@pytest.mark.parametrize("spoiled", [{"line": 3}, {"points": "many"}, {"comparison": []}, {"line": "1 fly"}])
def test_what_is_no_answer_of_ours_lists_nothing(corner, bots, hinting, spoiled):
    hinting.ask()
    good = told(corner, 0)
    why = {"reason": "", "unit": "points", "options": [{**good, **spoiled}]}

    bots.hinted.emit(corner.update.number, good["line"], why)

    assert hinting._panel.isHidden()
    assert corner.view.told[-1] == ("hint", corner.update.options[0])
