"""What the others' moves have changed for whoever is asked again."""

from dataclasses import replace

import pytest

from rome_desktop.app.contract import Holding
from rome_desktop.app.kit.chrome import SeatRail
from rome_desktop.app.pages.shared.page import joined
from rome_desktop.app.pages.table.recalling import Recalling
from rome_desktop.app.pages.table.recap import Recap
from rome_desktop.app.pages.table.since import Since
from tests.app.pages.table.corner import Corner
from tests.session.tables import begun


@pytest.fixture
def played(qtbot, monkeypatch):
    """A person and a computer; what the person has is what the test says."""
    corner = Corner(qtbot, begun("human easy"))
    corner.has, corner.points = (3, 1), 10
    since = Since(corner.on_table, corner.room)
    icons = ("coin", "cube")
    monkeypatch.setattr(
        corner.view,
        "holdings",
        lambda view, side, context: (
            tuple(Holding(i, n, f"{n} {i}s") for i, n in zip(icons, corner.has, strict=True)),
        ),
    )
    monkeypatch.setattr(corner.view, "open_score", lambda view, side: corner.points)
    corner.thread.worker.updated.connect(lambda update: since.remember())
    while corner.update.to_move != 0:
        corner.play()
    while corner.update.to_move == 0:
        corner.play()
    return corner, since


def on(corner):
    """Until the person is asked again."""
    while corner.update.to_move != 0:
        corner.play()


def test_who_played_and_what_is_otherwise_for_me_is_told_once_i_am_asked_again(played):
    corner, since = played
    assert since.tell() == ""
    corner.has, corner.points = (2, 1), 12
    on(corner)
    told = since.tell().replace("\u00a0", " ")
    have = joined(["12 points (+2)", "2 coins (−1)"])  # as the language in force lists things
    assert told == f"Since your turn Marcus played; you have {have}."
    corner.play()
    if corner.update.to_move == 0:
        assert since.tell() == ""


def test_that_nothing_has_changed_is_told_too(played):
    corner, since = played
    on(corner)
    assert since.tell() == "Since your turn Marcus played; nothing of yours has changed."


def test_what_only_one_can_have_is_told_as_it_comes_and_goes(played, monkeypatch):
    """Concordia's Praefectus Magnus came to a person who was told that nothing had changed."""
    corner, since = played
    monkeypatch.setattr(corner.view, "tokens", lambda view, side: ("the crown",))
    monkeypatch.setattr(corner.view, "first_side", lambda view: 0)
    on(corner)
    told = since.tell().replace("\u00a0", " ")
    have = joined(["now the crown", "now the start player’s place"])
    assert told == f"Since your turn Marcus played; you have {have}."
    while corner.update.to_move == 0:
        corner.play()
    monkeypatch.setattr(corner.view, "tokens", lambda view, side: ())
    on(corner)
    told = since.tell().replace("\u00a0", " ")
    assert told == "Since your turn Marcus played; you have no longer the crown."


def test_another_match_knows_nothing_of_it(played):
    corner, since = played
    on(corner)
    since.forget()
    assert since.tell() == ""


def test_who_may_not_answer_now_is_told_nothing(played):
    corner, since = played
    on(corner)
    corner.on_table.update = replace(corner.update, entries=())
    assert since.tell() == ""
    corner.on_table.busy = True
    assert since.tell() == ""


def test_who_opened_the_match_after_the_others_had_played_is_led_to_the_journal(played):
    """It said that nothing had happened."""
    corner, since = played
    recap = Recap(corner.room, SeatRail(parent=corner.room), corner.on_table, since)
    said = corner.toast.text
    recalling = Recalling(recap, None, corner.table, corner.on_table, corner.toast)
    on(corner)
    since.forget()
    recalling.tell()
    assert said() == "What the others did before stands in the journal (J)."
    corner.play()
    assert corner.update.to_move == corner.update.entries[-1].seat == 0
    recalling.tell()
    assert said() == "Nothing has happened since your turn."
