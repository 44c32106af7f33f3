"""The ways from page to page lead back to where one came from."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from rome_desktop.app.pages.challenges.aims import PuzzleAim
from rome_desktop.app.pages.score.outcome import Outcome
from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.content.reader import load
from rome_desktop.session.lessons import progress
from rome_desktop.session.lessons.reader import course_of
from rome_desktop.session.match import Match
from rome_desktop.session.puzzles import puzzles_of
from tests.app.window.sitting import GAME, JULIA, MARCUS, habits, settle
from tests.session.tables import begun, play_on
from tests.sometimes import sometimes


@pytest.fixture
def ended(sit_down):
    """The score sheet of a match that was just opened."""
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.navigator.adopt(play_on(begun("human human")))
    sitting.wait_for("ScoresPage")
    return sitting


def test_a_replay_leads_back_to_its_score_sheet_also_by_way_of_the_settings(ended):
    sheet = ended.page
    assert isinstance(sheet.outcome, Outcome)
    ended.press("replay")
    ended.wait_for("ReplayPage")
    replay = ended.page
    ended.page.settings_requested.emit()
    ended.wait_for("SettingsPage")
    ended.key(Qt.Key.Key_Escape)
    ended.wait_for("ReplayPage")
    assert ended.page is replay
    ended.key(Qt.Key.Key_Escape)
    ended.wait_for("ScoresPage")
    assert ended.page is sheet


@pytest.mark.parametrize("game", sometimes(GAMES, every=2), ids=lambda game: game.key)
def test_a_replay_shows_each_game_move_by_move(sit_down, game):
    match, dice = Match.begin(game, load(game), (JULIA, MARCUS), game.complete(2, {}), "7"), random.Random(7)
    while not match.over:
        match.play(dice.choice(match.legal()))
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.navigator.adopt(match)
    sitting.wait_for("ScoresPage")
    sitting.press("replay")
    sitting.wait_for("ReplayPage")
    page = sitting.page
    seen = set()
    page.go_to(0)
    first = page.at
    assert match.entries[0].seat is not None or first > 0, "nothing is shown before the table is laid out"
    for at in (first, len(match.lines) // 2, len(match.lines)):
        page.go_to(at)
        settle()
        assert page.time_bar.sentence.accessibleName().startswith(f"Move {at} of {len(match.lines)}.")
        drawn = page.table.grab().toImage()  # its bits live as long as it does
        seen.add(bytes(drawn.constBits()))
    sitting.key(Qt.Key.Key_Left)

    assert page.at == len(match.lines) - 1
    assert len(seen) == 3, "the table changes with the move"


def test_a_copy_goes_on_from_a_move_of_the_replay(ended):
    ended.press("replay")
    ended.wait_for("ReplayPage")
    ended.page.go_to(40)
    ended.page.time_bar.go_on.click()
    ended.wait_for("TablePage")
    ended.sit()
    assert ended.update.lines == 40
    assert len(list(ended.where.saves.glob("*.ludus"))) == 2


def test_the_same_seed_again_begins_the_same_match(ended):
    seed = ended.page.outcome.seed
    ended.press("same-seed")
    ended.wait_for("TablePage")
    ended.sit()
    assert ended.match().seed == seed
    assert ended.update.lines < 10


def test_road_and_rules_lead_back_to_the_seats_as_entered(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.press("new-" + GAME.key)
    sitting.wait_for("NewGamePage")
    page = sitting.page
    page.seed_field.setText("ROMA-1")
    page.learn.emit(GAME.key)
    sitting.wait_for("LearnPage")
    sitting.press("rules")
    sitting.wait_for("RulesPage")
    sitting.key(Qt.Key.Key_Escape)
    sitting.wait_for("LearnPage")
    sitting.press("back")
    sitting.wait_for("NewGamePage")
    assert sitting.page is page
    assert sitting.page.seed_field.text() == "ROMA-1"


def test_pages_that_were_left_are_gone(ended):
    for _ in range(5):
        ended.press("replay")
        ended.wait_for("ReplayPage")
        ended.key(Qt.Key.Key_Escape)
        ended.wait_for("ScoresPage")
    ended.press("home-button")
    ended.wait_for("HomePage")
    settle()
    assert ended.window.stack.count() == 2, "the home page, and the table that is kept"


def test_another_folder_for_saves_holds_the_next_match(sit_down, tmp_path):
    sitting = sit_down(habits(JULIA, MARCUS))
    other, usual = tmp_path / "other", sitting.where.saves
    settings = sitting.window.settings
    sitting.window.change_settings(replace(settings, saves_folder=str(other)))
    sitting.begin(JULIA, MARCUS)
    assert sitting.path.parent == other
    assert sitting.window.folders.results == sitting.where.results
    sitting.table.home_requested.emit()
    sitting.window.change_settings(settings)
    assert sitting.window.folders.saves == usual


def test_the_home_page_comes_back_with_the_challenge_that_was_open(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.press("challenge-of-trajan")
    sitting.press("language-fr")
    settle()
    assert sitting.page.findChild(QAbstractButton, "challenge-of-trajan").isChecked()
    assert not sitting.page.findChild(QAbstractButton, f"challenge-of-{GAME.key}").isChecked()


def test_who_has_learned_everything_is_led_to_a_match(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS))
    done = tuple(chapter.id for chapter in course_of(game_of("trajan")).chapters)
    progress._change(sitting.where.results, "trajan", lambda come: replace(come, done=done))
    sitting.press("learn-trajan")
    sitting.wait_for("LearnPage")
    sitting.press("go-on")
    sitting.wait_for("NewGamePage")


def test_the_road_leads_to_positions_to_practise_on(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.press("learn-trajan")
    sitting.wait_for("LearnPage")
    sitting.press("pill-alba_longa")
    sitting.press(f"play-{puzzles_of(game_of('alba_longa'))[0].id}")
    sitting.wait_for("TablePage")
    assert isinstance(sitting.navigator.table.on_table.aim, PuzzleAim)


def test_the_road_leads_to_all_perfect_turns_of_its_game(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.press("learn-trajan")
    sitting.wait_for("LearnPage")
    sitting.press("all-puzzles")
    sitting.wait_for("ChallengesPage")
    assert sitting.button("pill-trajan").isChecked()
