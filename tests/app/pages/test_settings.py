"""Settings take effect at once; a folder that cannot be written is refused with the reason."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QScrollArea

from rome_desktop.app import language, tables
from rome_desktop.app.kit.controls import Segmented, Toggle
from rome_desktop.app.kit.stepper import Stepper
from rome_desktop.app.kit.widgets import Button
from rome_desktop.app.pages.settings.page import SettingsPage, why_not_writable
from rome_desktop.catalogue import game as game_of
from rome_desktop.session.settings import Settings
from tests.app.pages import samples
from tests.app.pages.conftest import FOLDERS

GAME = game_of("concordia")


@pytest.fixture
def page(show):
    return show(lambda: SettingsPage(Settings(), FOLDERS))


@pytest.mark.parametrize(
    ("name", "index", "value"),
    [("language", 2, "fr"), ("theme", 2, "dark"), ("pace", 0, "step"), ("language", 1, "en")],
)
def test_a_choice_is_told_at_once(qtbot, page, name, index, value):
    with qtbot.waitSignal(page.changed) as caught:
        page.findChild(Segmented, name).set_value(index)
    assert getattr(caught.args[0], name) == value


@pytest.mark.parametrize(
    "name", ["confirm_end_of_turn", "ask_always", "reduced_motion", "high_contrast", "projected_scores"]
)
def test_a_switch_is_told_at_once(qtbot, page, name):
    before = getattr(Settings(), name)
    with qtbot.waitSignal(page.changed) as caught:
        page.findChild(Toggle, name).click()
    assert getattr(caught.args[0], name) is not before


def test_habits_of_single_games_are_switched_here_too(qtbot, show):
    page = show(lambda: SettingsPage(Settings(), FOLDERS, lambda: [(samples.GAME, samples.SampleWords())]))
    with qtbot.waitSignal(page.changed) as caught:
        page.findChild(Toggle, "keep_dearest").click()
    assert caught.args[0].keep_dearest


def test_the_text_size_goes_in_steps(qtbot, page):
    stepper = page.findChild(Stepper, "text_size")
    with qtbot.waitSignal(page.changed) as caught:
        QTest.keyClick(stepper, Qt.Key.Key_Right)
    assert caught.args[0].text_size == 115


def test_the_volume_goes_in_steps_and_off_keeps_it(qtbot, page):
    stepper = page.findChild(Stepper, "volume")
    with qtbot.waitSignal(page.changed) as caught:
        QTest.keyClick(stepper, Qt.Key.Key_Right)
    assert (caught.args[0].sound, caught.args[0].volume) == (True, 50)
    with qtbot.waitSignal(page.changed) as caught:
        stepper.set_value(0)
    assert (caught.args[0].sound, caught.args[0].volume) == (False, 50)


def test_switched_off_by_the_key_the_volume_stands_at_off(show):
    page = show(lambda: SettingsPage(Settings(sound=False, volume=70), FOLDERS))
    assert page.findChild(Stepper, "volume").value() == 0


def test_a_text_size_between_the_steps_shows_the_nearest(show):
    page = show(lambda: SettingsPage(Settings(text_size=118), FOLDERS))
    assert page.findChild(Stepper, "text_size").value() == 3


def test_changes_add_up(qtbot, page):
    page.findChild(Toggle, "ask_always").click()
    page.findChild(Segmented, "theme").set_value(1)
    assert (page.settings().ask_always, page.settings().theme) == (True, "light")


def test_another_folder_for_saves(qtbot, page, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    with qtbot.waitSignal(page.changed) as caught:
        page.findChild(Button, "choose-saves").click()
    assert caught.args[0].saves_folder == str(tmp_path)
    assert str(tmp_path) in [label.accessibleName() for label in page.findChildren(QLabel)]
    assert page.findChild(Button, "usual-saves") is not None


def test_a_folder_that_cannot_be_written_is_refused_with_the_reason(qtbot, page, tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(blocked / "below"))
    with qtbot.assertNotEmitted(page.changed):
        page.findChild(Button, "choose-saves").click()
    assert page._alarm.isVisible()
    assert str(blocked) in page._alarm.text()
    assert "stays as it was" in page._alarm.text()


def test_a_cancelled_dialog_changes_nothing(qtbot, page, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    with qtbot.assertNotEmitted(page.changed):
        page.findChild(Button, "choose-saves").click()


def test_the_usual_folder_can_be_had_back(qtbot, show):
    page = show(lambda: SettingsPage(Settings(saves_folder="/elsewhere"), FOLDERS))
    with qtbot.waitSignal(page.changed) as caught:
        page.findChild(Button, "usual-saves").click()
    assert caught.args[0].saves_folder == ""


def test_a_folder_that_is_not_there_cannot_be_opened_and_says_so(page):
    page._open(Path("/no/such/folder"))
    assert "/no/such/folder" in page._alarm.text()


def test_why_a_folder_cannot_be_written(tmp_path):
    assert why_not_writable(tmp_path / "new") == ""
    (tmp_path / "file").touch()
    assert why_not_writable(tmp_path / "file")
    assert list((tmp_path / "new").iterdir()) == []


def test_escape_goes_back(qtbot, page):
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page, Qt.Key.Key_Escape)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_nothing_has_to_be_scrolled_to_on_a_small_screen(qapp, show, code):
    games = [(GAME, tables.words(GAME))]
    page = show(lambda: SettingsPage(Settings(), FOLDERS, lambda: games), (1366, 768))
    language.set_language(qapp, code)
    page.rebuild()
    page.resize(1366, 768)
    qapp.processEvents()
    scrolled = [area.verticalScrollBar().maximum() for area in page.findChildren(QScrollArea)]
    language.set_language(qapp, "en")
    assert not any(scrolled)
