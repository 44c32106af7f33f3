"""Nova Roma through the window: matches by each way of choosing, left in the middle and resumed."""

import random

import pytest

from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.games.nova_roma.actions import Abandon, Build, Done
from rome_desktop.session import saves
from rome_desktop.session.match import Match
from tests.app.window.sitting import (
    HADRIAN,
    JULIA,
    MARCUS,
    habits,
    leave_and_return,
    near_its_end,
    replayed,
    starts,
    ways,
)

NOVA = game("nova_roma")
WAYS = {
    "computer-drag": ((JULIA, HADRIAN), "drag", False),
    "hot-seat-click": ((JULIA, MARCUS), "click", False),
    "solo-keys": ((JULIA,), "keys", True),
}
WAY, WHOLE = ("seats", "how", "solo"), "hot-seat-click"


def resumed(sit_down, seats, how, solo, decisions, meanwhile=None):
    """A match of which so many decisions were played, left and resumed."""
    settings = habits(*seats)
    sitting = sit_down(settings)
    sitting.start(game="nova_roma", solo=solo)
    sitting.play(decisions, how)
    return leave_and_return(sit_down, sitting, settings, meanwhile)


@pytest.mark.slow
@pytest.mark.parametrize((*WAY, "whole"), ways(WAYS, WHOLE))
def test_a_match_is_played_left_resumed_and_ended(sit_down, thorough, seats, how, solo, whole):
    """One way all of it is played in the window when thorough; else its beginning and its end."""
    meanwhile = None if thorough and whole else near_its_end()
    sitting = resumed(sit_down, seats, how, solo, 40 if thorough else 24, meanwhile)
    path = sitting.path
    sitting.play(None, how)

    assert saves.read(path).match.over
    assert sitting.scores_shown() == replayed(path)
    sitting.press("home-button")
    sitting.wait_for("HomePage")
    assert len(sitting.navigator.known.results()) == 1


@pytest.mark.parametrize(WAY, starts(WAYS, WHOLE, "solo-keys"))
def test_a_match_is_begun_left_resumed_and_goes_on(sit_down, thorough, seats, how, solo):
    sitting = resumed(sit_down, seats, how, solo, 16 if thorough else 8)
    lines = len(sitting.match().lines)

    more = 12 if thorough else 6
    assert sitting.play(more, how) == more
    assert len(sitting.match().lines) >= lines + more


def about_to_build(zones):
    """A match of two persons in which a building waits for its place in the first of so many zones."""
    match = Match.begin(NOVA, load(NOVA), (JULIA, MARCUS), {}, "7")
    dice = random.Random(3)
    while not (type(match.decision).__name__ == "ChooseSite" and match.decision.zones == zones):
        legal = match.legal()
        useful = [action for action in legal if not isinstance(action, (Abandon, Done))]
        match.play(dice.choice(useful or legal))
    return match


def test_a_building_dropped_where_it_cannot_lie_goes_back_with_the_clause(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS))
    match = about_to_build(1)
    sitting.lay(match)
    while sitting.table.curtain.isVisible():
        sitting.open_curtain()
        sitting.sit()
    view, before = sitting.table.table, sitting.match().lines
    covered = sorted(cell for player in match.state.players for cell in player.built if cell[0] == "A")
    closed = "C2,2"

    for cell, clause in ((covered[0], "NR-14."), (closed, "NR-14.2")):
        sitting.carry("block", f"site:{cell}")
        sitting.until(lambda clause=clause: clause in sitting.table.toast.text())
        assert not view.pointer.dragging
        assert view.grammar.pending is None
        assert sitting.match().lines == before

    sitting.choose(next(a for a in sitting.update.options if isinstance(a, Build)), "drag")
    assert len(sitting.match().lines) > len(before)


def test_the_rail_foretells_the_points_of_what_is_pointed_at(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.lay(about_to_build(1))
    while sitting.table.curtain.isVisible():
        sitting.open_curtain()
        sitting.sit()
    cards = sitting.table.rail.cards()
    before = [card.facts().score for card in cards]
    view = sitting.table.view
    builds = [a for a in sitting.update.options if isinstance(a, Build)]
    scoring = next(a for a in builds if view.points_after(a) != view.points_after(Done()))

    sitting.table.table.preview.emit(scoring)
    assert any("→" in card.facts().score for card in cards)

    sitting.table.table.preview.emit(None)
    assert [card.facts().score for card in cards] == before
