"""The curtain over whatever it was hung up in front of."""

import pytest

from rome_desktop.app.pages.table.handing import Handing


@pytest.fixture
def covered():
    return []


@pytest.fixture
def handing(corner, covered):
    corner.view.secrets, corner.view.turn = True, corner.update.to_move
    return Handing(corner.room, corner.on_table, covered.append)


def test_it_hides_everything_until_the_person_named_looks(corner, handing, covered):
    opened, here = corner.heard(handing.opened), corner.on_table
    assert here.eyes.needs_curtain(corner.update, corner.view)

    handing.close(corner.update, "City of Marble", again=False)

    assert here.curtained
    assert covered == [True]
    assert not handing.curtain.isHidden()
    assert handing.curtain.geometry() == corner.room.rect()
    assert here.asked() is None
    assert here.eyes.viewer is None

    handing.curtain.opened.emit()

    assert opened == [()]
    assert covered == [True, False]
    assert handing.curtain.isHidden()
    assert here.eyes.viewer == corner.update.to_move
    assert here.asked() is not None


@pytest.mark.parametrize("again", [False, True])
def test_it_says_whether_the_turn_goes_on(corner, handing, again):
    handing.close(corner.update, "City of Marble", again=again)
    assert ("goes on" in handing.curtain._handover.purpose) is again


def test_lifted_it_opens_nobodys_eyes(corner, handing):
    opened = corner.heard(handing.opened)
    handing.close(corner.update, "City of Marble", again=False)
    handing.lift()
    handing.curtain.opened.emit()
    assert opened == []
    assert corner.on_table.eyes.viewer is None
