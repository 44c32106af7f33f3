"""A key that comes too early waits, or says why it never will."""

import pytest
from PySide6.QtCore import Qt

from rome_desktop.app.pages.table.wishes import Wishes
from tests.app.pages.table.corner import Corner
from tests.session.tables import begun, play_on


@pytest.fixture
def given():
    return []


@pytest.fixture
def wishes(given):
    def of(corner):
        here, toast = corner.on_table, corner.toast
        return Wishes(here, toast, lambda: given.append("hint"), lambda: given.append("list"))

    return of


def test_asked_already_it_acts_at_once(corner, wishes, given):
    wishes(corner).press(Qt.Key.Key_H)
    wishes(corner).press(Qt.Key.Key_L)
    assert given == ["hint", "list"]


def test_the_later_wish_counts_and_is_fulfilled_once(corner, wishes, given):
    wish = wishes(corner)
    corner.on_table.busy = True
    wish.hint()
    wish.options()
    assert "when you are asked" in corner.toast.text()
    wish.fulfil()
    wish.fulfil()
    assert given == ["list"]


def test_a_wish_leaves_with_the_match(corner, wishes, given):
    wish = wishes(corner)
    corner.on_table.busy = True
    wish.hint()
    wish.forget()
    wish.fulfil()
    assert given == []


@pytest.mark.parametrize(
    ("why", "told"), [("over", "over"), ("past", "Esc leads back"), ("computers", "Only computers")]
)
def test_what_will_never_be_is_said(qtbot, wishes, given, why, told):
    match = begun("easy easy" if why == "computers" else "human human")
    corner = Corner(qtbot, play_on(match) if why == "over" else match)
    corner.on_table.past = corner.update.views[None] if why == "past" else None
    wishes(corner).hint()
    assert told in corner.toast.text()
    assert given == []
