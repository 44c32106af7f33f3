"""What is heard of a match in the real window; nothing is ever played here."""

from itertools import pairwise
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rome_desktop.app.kit.stepper import Stepper
from rome_desktop.app.pages.table.pacing import PACES
from rome_desktop.app.sounds import Silence, Sound
from rome_desktop.session.settings import Settings
from tests.app.window.sitting import CHANCE_PLAYER, JULIA, MARCUS, habits
from tests.sometimes import sometimes

GAMES = {
    "alba_longa": {Sound.DICE, Sound.COINS, Sound.PLACE, Sound.TAKE, Sound.TURN},
    "city_of_marble": {Sound.PLACE, Sound.TAKE, Sound.TURN},
    "concordia": {Sound.PLACE, Sound.TAKE, Sound.COINS, Sound.TURN},
    "nova_roma": {Sound.PLACE, Sound.TAKE, Sound.COINS, Sound.ROUND, Sound.TURN},
    "trajan": {Sound.PLACE, Sound.TAKE, Sound.ROUND, Sound.TURN},
}
MOST = 120
"""Decisions in which every kind of thing has happened."""
SHIFT = Qt.KeyboardModifier.ShiftModifier


def heard_in(sitting, game, wanted):
    """The sounds that a match asks for, until all that are wanted have been heard."""
    heard: list[Sound] = []
    sitting.navigator.table.hearing.heard.connect(heard.append)
    sitting.begin(JULIA, CHANCE_PLAYER, game=game)
    for _ in range(MOST):
        if wanted <= set(heard) or sitting.is_on("ScoresPage"):
            break
        sitting.play(1, "pick_from_list")
    return heard


@pytest.mark.slow
@pytest.mark.parametrize(("game", "wanted"), sometimes(GAMES.items(), every=2))
def test_what_moves_is_heard(sit_down, monkeypatch, game, wanted, thorough):
    """The end of a round is waited for when thorough only."""
    wanted = wanted if thorough else wanted - {Sound.ROUND}
    monkeypatch.setitem(PACES, "brisk", 0.002)
    heard = heard_in(sit_down(habits(pace="brisk", confirm_end_of_turn=False)), game, wanted)
    assert wanted <= set(heard), heard


@pytest.mark.parametrize("game", sometimes(GAMES, every=2, first=1))
def test_at_once_every_step_has_one_sound_at_most(sit_down, game):
    sitting = sit_down(habits(confirm_end_of_turn=False))
    heard: list[Sound] = []
    steps: list[int] = []
    sitting.navigator.table.hearing.heard.connect(heard.append)
    sitting.window.link.worker.updated.connect(lambda update: steps.append(update.number))
    sitting.begin(JULIA, CHANCE_PLAYER, game=game)
    for _ in range(MOST):
        sitting.play(1, "pick_from_list")
        things = [sound for sound in heard if sound is not Sound.TURN]
        if things:
            break
    assert 1 <= len(things) <= len(steps)


def test_who_is_asked_is_called_only_after_the_others(sit_down):
    sitting = sit_down(habits(confirm_end_of_turn=False))
    heard: list[Sound] = []
    sitting.navigator.table.hearing.heard.connect(heard.append)
    sitting.begin(JULIA, MARCUS)
    asked = [sitting.update.to_move]
    for _ in range(8):
        sitting.play(1, "pick_from_list")
        asked.append(sitting.update.to_move)
    changes = sum(now != then for then, now in pairwise(asked))
    assert 0 < changes < 8
    assert heard.count(Sound.TURN) == changes


@pytest.mark.parametrize(
    ("seats", "winner", "sound"),
    [
        ((JULIA, CHANCE_PLAYER), 0, Sound.VICTORY),
        ((JULIA, CHANCE_PLAYER), 1, Sound.ROUND),
        ((CHANCE_PLAYER, CHANCE_PLAYER), 1, Sound.VICTORY),
    ],
)
def test_the_end_is_heard_with_the_score_sheet(sit_down, seats, winner, sound):
    sitting = sit_down(habits())
    asked: list[Sound] = []
    sitting.window.sounds.ask = asked.append
    page, match = SimpleNamespace(counting=lambda: False), SimpleNamespace(seats=seats)
    sitting.navigator.heard.scores(page, match, (winner,))
    assert asked == [sound]


def test_the_key_switches_sound_and_keeps_how_loud_it_was(sit_down):
    sitting = sit_down(habits(volume=70))
    sitting.begin(JULIA, MARCUS)
    sitting.key(Qt.Key.Key_M, SHIFT)
    assert (sitting.window.settings.sound, sitting.window.settings.volume) == (False, 70)
    assert sitting.table.toast.text() == "Sound off."
    sitting.key(Qt.Key.Key_M, SHIFT)
    assert sitting.window.settings.sound
    assert sitting.table.toast.text() == "Sound on."


def test_another_volume_is_heard_at_once_and_off_is_the_first_step(sit_down):
    sitting = sit_down(habits())
    asked: list[tuple[Sound, int]] = []
    sitting.window.sounds.player.play = lambda *said: asked.append(said)
    sitting.navigator.settings_page()
    stepper = sitting.page.findChild(Stepper, "volume")
    QTest.keyClick(stepper, Qt.Key.Key_Right)
    assert asked == [(Sound.COINS, 50)]
    stepper.set_value(0)
    assert (sitting.window.settings.sound, sitting.window.settings.volume) == (False, 50)
    assert len(asked) == 1


def test_a_window_that_nobody_gave_a_player_is_silent(sit_down):
    assert isinstance(sit_down(habits()).window.sounds.player, Silence)
    assert (Settings().sound, Settings().volume) == (True, 40)
