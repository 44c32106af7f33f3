"""H and L are never lost: they act when they can, or say why not."""

import pytest
from PySide6.QtCore import Qt

from rome_desktop.session.seats import NewMatch, Seat
from tests.app.window.sitting import GAME, HADRIAN, JULIA, MARCUS, habits, settle
from tests.session.tables import begun, play_on, play_until

LIST, HINT = Qt.Key.Key_L, Qt.Key.Key_H
OTHER = Seat("Livia", "random", "flava")


def hints_shown(sitting):
    """Grows with every hint that is shown."""
    shown = []
    sitting.table.computers.hinted.connect(lambda *told: shown.append(told))
    return shown


def test_the_list_asked_for_while_the_match_is_on_its_way_opens_at_the_first_question(sit_down):
    sitting = sit_down(habits())
    sitting.navigator.start(NewMatch(GAME.key, (JULIA, MARCUS), {}, "7"))
    assert not sitting.is_on("TablePage")

    sitting.key(LIST)
    sitting.sit()

    assert sitting.table.option_list.isVisible()


@pytest.mark.parametrize("key", [LIST, HINT])
def test_while_something_moves_the_key_waits_for_the_question(sit_down, key):
    sitting = sit_down(habits(pace="calm"))
    sitting.begin(JULIA, MARCUS)
    shown = hints_shown(sitting)
    sitting.table.choose(sitting.update.options[0])
    sitting.until(lambda: sitting.table.busy)

    sitting.key(key)
    assert "when you are asked" in sitting.table.toast.text()
    assert not sitting.table.option_list.isVisible()

    sitting.sit()
    if sitting.table.curtain.isVisible():
        sitting.open_curtain()
    sitting.until(lambda: sitting.table.option_list.isVisible() if key == LIST else bool(shown))


def test_while_a_computer_thinks_the_key_waits_for_its_answer(sit_down):
    sitting = sit_down(habits())
    sitting.table.computers.asleep = True
    sitting.navigator.adopt(play_until(begun("easy human"), lambda match: match.to_move == 0))
    sitting.until(lambda: sitting.is_on("TablePage") and sitting.table.update_shown is not None)

    sitting.key(LIST)
    assert not sitting.table.option_list.isVisible()
    sitting.table.computers.asleep = False
    sitting.table.computers.think(sitting.update, 0)

    sitting.until(sitting.table.option_list.isVisible)
    assert sitting.table.human_is_asked()


def test_a_hint_on_its_way_is_told(sit_down):
    """The first one waits for its helper to start."""
    sitting = sit_down(habits())
    sitting.begin(JULIA, MARCUS)
    shown = hints_shown(sitting)

    sitting.key(HINT)

    assert "thinks of a hint" in sitting.bar._second
    sitting.until(lambda: bool(shown))
    settle()
    assert "thinks of a hint" not in sitting.bar._second


def test_where_nobody_is_ever_asked_the_key_says_so(sit_down):
    sitting = sit_down(habits())
    sitting.table.computers.asleep = True
    sitting.navigator.start(NewMatch(GAME.key, (HADRIAN, OTHER), {}, "7"))
    sitting.until(lambda: sitting.is_on("TablePage") and sitting.table.update_shown is not None)

    sitting.key(LIST)

    assert "Only computers" in sitting.table.toast.text()


def test_in_the_past_the_key_says_how_to_return(sit_down):
    sitting = sit_down(habits())
    sitting.lay(play_on(begun(), 8))
    sitting.table.looking.look_back(4)
    sitting.until(lambda: sitting.table.on_table.past is not None)

    sitting.key(HINT)

    assert "Esc" in sitting.table.toast.text()
