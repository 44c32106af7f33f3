"""Refusals, hover cards and the way into the rules."""

import pytest

from rome_desktop.app.contract import Plan
from rome_desktop.app.pages.table.explaining import Explaining
from rome_desktop.engine.game import why_not
from rome_desktop.games.city_of_marble.actions import Play, Recall


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
