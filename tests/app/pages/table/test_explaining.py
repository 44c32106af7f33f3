"""Refusals, hover cards and the way into the rules."""

import pytest

from rome_desktop.app.contract import Plan
from rome_desktop.app.pages.table.explaining import Explaining
from rome_desktop.app.table.gestures import Gesture
from rome_desktop.engine.game import why_not
from rome_desktop.games.city_of_marble.actions import Play, Recall
from tests.app.table.demo_table import opened


@pytest.fixture
def explaining(corner):
    return Explaining(corner.table, corner.on_table, corner.toast)


def position(corner):
    """Where a tile could be laid."""
    return next(option.position for option in corner.update.options if isinstance(option, Play))


def test_what_was_meant_is_refused_with_the_rules_reason_while_a_person_is_asked(corner, explaining):
    corner.view.means = illegal = Recall(position(corner))
    refusal = why_not(corner.on_table.state(), illegal)
    corner.table.refused.emit("", "tile")
    assert corner.toast.text().endswith(f"({refusal.clause})")

    corner.toast.say("before")
    corner.on_table.busy = True
    corner.table.refused.emit("", "tile")
    assert corner.toast.text() == "before"


def test_a_spot_has_its_card_and_a_plan_its_own(corner, explaining):
    assert explaining.card_of("stack").title == "stack"
    assert explaining.card_of("stack", Plan("All of it", corner.update.options[:1])).title == "All of it"
    corner.on_table.busy = True
    assert explaining.card_of("stack") is None


def test_the_rules_open_at_the_clause_of_what_is_pointed_at(corner, explaining):
    wanted = corner.heard(explaining.rule_wanted)
    explaining.rules_of_focus()
    corner.table.reach.hover_key = "stack"
    explaining.rules_of_focus()
    assert wanted == [("",), ("CM-5.1",)]


def test_where_nothing_is_pointed_at_the_rules_open_at_what_is_spoken_of(corner, explaining):
    wanted = corner.heard(explaining.rule_wanted)
    explaining.clause = "CM-2.1 CM-2.2"
    explaining.rules_of_focus()
    corner.table.reach.hover_key = "stack"
    explaining.rules_of_focus()
    assert wanted == [("CM-2.1",), ("CM-5.1",)]


@pytest.fixture
def dragged(qtbot, corner):
    """A table with pieces to drag, and what is said of it. Whatever is done there means no action."""
    table = opened(qtbot)
    explaining = Explaining(table, corner.on_table, corner.toast)
    return table, corner.toast, explaining


def test_a_drop_that_means_nothing_says_where_the_piece_goes_instead(dragged):
    table, toast, _ = dragged
    table.offer({one: [Gesture("wine", one)] for one in ("hex0", "hex1")})
    table.drag("wine", "hex5")
    assert toast.text() == "Not there. It can go to: Field 1; Field 2."

    table.offer({one: [Gesture("wine", one)] for one in ("hex0", "hex1", "hex2", "hex3")})
    table.drag("wine", "hex5")
    assert toast.text() == "Not there. Where it can go lights up while it is held."


def test_what_cannot_be_moved_says_so_when_it_is_dragged_and_not_when_it_is_clicked(dragged):
    table, toast, _ = dragged
    table.offer({"hex0": [Gesture("wine", "hex0")]})
    toast.say("before")
    table.click("brick")
    assert toast.text() == "before"
    table.drag("brick", "hex5")
    assert toast.text() == "That cannot be moved now."
