"""The recap: what the others did since a person's turn, closed as soon as that person acts."""

import pytest

from rome_desktop.app.contract import Holding
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.chrome import SeatFacts, SeatRail
from rome_desktop.app.pages.table.recap import OWN, Recap
from rome_desktop.app.pages.table.since import Since
from tests.app.pages.table.corner import Corner, NoHints
from tests.session.tables import begun


@pytest.fixture
def played(qtbot, monkeypatch):
    """A person who is asked again after a computer's turn, and has a coin more."""
    corner = Corner(qtbot, begun("human easy"))
    corner.coins = 3
    monkeypatch.setattr(
        corner.view,
        "holdings",
        lambda view, side, context: ((Holding("coin", corner.coins, f"{corner.coins} coins"),),),
    )
    rail = SeatRail(parent=corner.room)
    facts = SeatFacts("Julia", "You", "38", (), "", "Julia")
    rail.set_seats([(colour, facts) for colour in theme.seats()[:2]])
    rail.resize(rail.width(), 600)
    corner.since = Since(corner.on_table, corner.room)
    corner.recap = Recap(corner.room, rail, corner.on_table, corner.since)
    corner.thread.worker.updated.connect(lambda update: (corner.since.remember(), corner.recap.show()))
    corner.room.show()
    while corner.update.to_move != 0:
        corner.play()
    while corner.update.to_move == 0:
        corner.play()
    corner.own = corner.update.lines
    corner.coins = 4
    while corner.update.to_move != 0:
        corner.play()
    return corner


def test_it_tells_what_the_others_did_and_what_it_changed_for_me_and_covers_no_seat(played):
    panel, rail = played.recap.panel, played.recap._rail
    assert panel.isVisible()
    own, *others = panel.lines()
    assert own.key == OWN
    assert own.sentence.replace("\u00a0", " ") == "Julia has 4 coins (+1)."
    told = {line.key for line in others}
    assert told
    assert told <= {entry.index for entry in played.update.entries if entry.index >= played.own}
    assert not any(line.is_rule for line in others)
    assert panel.geometry().top() >= rail.mapTo(played.room, rail.cards()[-1].geometry().bottomLeft()).y()


def test_it_closes_when_the_person_acts_and_can_be_closed_before(played):
    recap = played.recap
    recap.close()
    recap.show()
    assert not recap.panel.isVisible()
    assert recap.toggle()
    assert recap.panel.isVisible()
    recap.show()
    assert recap.panel.isVisible()
    played.play()
    assert not recap.panel.isVisible()
    if played.update.to_move == 0:
        assert not recap.toggle()


def test_each_line_lights_what_it_speaks_of(played):
    recap, line = played.recap, played.recap.panel.lines()[1]
    recap.panel.line_hovered.emit(line.key)
    entry = next(entry for entry in played.update.entries if entry.index == line.key)
    assert played.view.told[-1] == ("halo", tuple(entry.events))
    recap.panel.line_hovered.emit(OWN)
    assert played.view.told[-1][0] == "halo"
    assert all(event.seat == 0 for event in played.view.told[-1][1])
    recap.panel.line_left.emit()
    assert played.view.told[-1] == ("halo", ())


def test_a_line_leads_back_but_not_the_one_of_what_i_have(played):
    back = played.heard(played.recap.looked_back)
    key = played.recap.panel.lines()[1].key
    for chosen in (OWN, key):
        played.recap.panel.line_chosen.emit(chosen)
    assert back == [(key,)]


def test_where_the_seats_leave_no_room_it_waits_to_be_asked_for(played):
    recap = played.recap
    recap.forget()
    recap._rail.resize(recap._rail.width(), recap._rail.cards()[-1].geometry().bottom() + 20)
    recap.show()
    assert not recap.panel.isVisible()
    assert recap.toggle()
    assert recap.panel.height() >= theme.look().px(120)


def test_where_nothing_was_done_or_changed_it_waits_to_be_asked_for(played, monkeypatch):
    """It stood over the journal with one line: that nothing has changed."""
    recap = played.recap
    recap.forget()
    monkeypatch.setattr("rome_desktop.app.pages.table.recap.lines_in_time", lambda *args: [])
    played.coins = 3
    recap.show()
    assert not recap.panel.isVisible()
    assert recap.toggle()
    assert [line.key for line in recap.panel.lines()] == [OWN]
    recap.forget()
    played.coins = 4
    recap.show()
    assert recap.panel.isVisible()


def test_where_a_coach_tells_it_does_not_open_by_itself(played):
    played.recap.forget()
    played.recap.by_itself = False
    played.recap.show()
    assert not played.recap.panel.isVisible()
    assert played.recap.toggle()
    assert played.recap.panel.isVisible()


def test_what_is_played_for_something_else_has_no_recap(played):
    played.on_table.aim = NoHints(played.room)
    played.recap.show()
    assert not played.recap.panel.isVisible()


def test_what_was_taken_back_leaves_the_recap_as_it_was(played):
    told = played.recap.panel.lines()
    steps = played.since.steps()
    assert steps[0][0].lines == played.own
    assert [two.lines for _, two in steps][-1] == played.update.lines
    played.play()
    played.thread.take_back.emit()
    assert played.recap.panel.isVisible()
    assert played.recap.panel.lines() == told
    assert [(one.lines, two.lines) for one, two in played.since.steps()] == [
        (one.lines, two.lines) for one, two in steps
    ]
