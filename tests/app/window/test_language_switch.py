"""A language switched in the middle leaves nothing of the other one behind, neither seen nor heard."""

import pytest
from PySide6.QtCore import Qt

from rome_desktop.catalogue import GAMES
from tests.app.shown_texts import shown
from tests.app.window.sitting import JULIA, MARCUS, habits, settle
from tests.sometimes import sometimes


def texts(sitting) -> set[str]:
    """Everything the page in front says, the curtain drawn, without the card of what the focus is on."""
    if sitting.is_on("TablePage") and sitting.table.curtain.isVisible():
        sitting.open_curtain()
    settle()
    if sitting.is_on("TablePage"):
        sitting.table.card.close_card()
    return set(shown(sitting.page))


@pytest.mark.parametrize("game", sometimes(GAMES, every=2), ids=lambda game: game.key)
def test_a_table_says_after_the_switch_what_it_says_when_opened_in_that_language(sit_down, game):
    sitting = sit_down(habits())
    sitting.begin(JULIA, MARCUS, game=game.key)
    sitting.play(4, "pick_from_list")
    sitting.table.since.forget()  # a match that is opened has nothing behind it
    sitting.navigator.settings_page()
    sitting.navigator.speak("fr")
    sitting.navigator.back()
    switched, path = texts(sitting), sitting.path
    sitting.navigator.home()

    sitting.navigator.resume(path)
    sitting.sit()

    assert switched == texts(sitting)


def test_a_card_does_not_go_on_in_the_language_of_before(sit_down):
    sitting = sit_down(habits())
    sitting.begin(JULIA, MARCUS, game="concordia")
    card = sitting.table.card
    sitting.key(Qt.Key.Key_Tab)
    sitting.until(card.isVisible)
    before = set(shown(card))

    sitting.navigator.speak("fr")
    settle()

    assert before
    assert not card.isVisible() or before.isdisjoint(shown(card))


def test_a_replay_says_after_the_switch_what_it_says_when_opened_in_that_language(sit_down):
    sitting = sit_down(habits())
    sitting.begin(JULIA, MARCUS)
    sitting.play(6, "pick_from_list")
    name = sitting.path.name
    sitting.navigator.home()
    sitting.navigator.saved.show(name, "replay")
    sitting.navigator.settings_page()
    sitting.navigator.speak("fr")
    sitting.navigator.back()
    switched = texts(sitting)
    sitting.navigator.back()

    sitting.navigator.saved.show(name, "replay")

    assert switched == texts(sitting)
