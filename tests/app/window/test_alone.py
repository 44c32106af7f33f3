"""Alone at the table in the real window: a perfect turn, a challenge to its medal, the shelf and its bin."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from rome_desktop.app.challenging import challenge_with
from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.pages.challenges.aims import GIVE_UP, SoloAim
from rome_desktop.app.pages.challenges.marks import Stars
from rome_desktop.catalogue import game
from rome_desktop.session import daily, progress, results, saves, transcript
from rome_desktop.session.match import Match
from rome_desktop.session.puzzles import puzzles_of
from rome_desktop.session.shelf import Shelf
from rome_desktop.session.solo import challenges_of
from tests.app.window.sitting import JULIA, MARCUS, habits, settle
from tests.session.tables import begun, play_on

RECORDED = Path(__file__).resolve().parents[2] / "challenges"
TODAY = date(2026, 11, 28)
MARBLE = game("city_of_marble")
PUZZLE = min(puzzles_of(MARBLE), key=lambda puzzle: len(puzzle.lines[0]))
CHALLENGE = challenges_of(MARBLE)[0]


@pytest.fixture
def alone(sit_down, monkeypatch):
    """Somebody on the challenges page, on a day that is always the same."""
    sitting = sit_down(habits(JULIA, MARCUS))
    monkeypatch.setattr(sitting.navigator.challenging, "today", lambda: TODAY)
    sitting.navigator.go_to("challenges")
    sitting.wait_for("ChallengesPage")
    return sitting


def reached(sitting):
    return progress.load(sitting.where.results)


def sheet_of(sitting):
    """The sheet over the table, when it has come."""
    sitting.until(lambda: any(sheet.isVisible() for sheet in sitting.page.findChildren(Sheet)))
    return next(sheet for sheet in sitting.page.findChildren(Sheet) if sheet.isVisible())


def said_by(widget):
    return " ".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def push(sitting, widget, text):
    sitting.push(next(b for b in widget.findChildren(QAbstractButton) if b.isVisible() and b.text() == text))


def seen(sitting, name):
    return next((b for b in sitting.page.findChildren(QAbstractButton, name) if b.isVisible()), None)


def play_line(sitting, puzzle, how):
    """Answer with the actions of a best line; what nobody is asked about is answered by itself."""
    notation = puzzle.game.rules.notation
    for text in puzzle.lines[0]:
        action = notation.parse(text)
        if action in sitting.update.options and not any(
            s.isVisible() for s in sitting.page.findChildren(Sheet)
        ):
            before = sitting.update.number
            getattr(sitting, how)(action)
            sitting.until(lambda before=before: sitting.update.number > before)
            sitting.until(lambda: not sitting.table.busy)
            settle()


# ---- perfect turns


@pytest.mark.parametrize("how", ["click", "pick_from_list"])
def test_todays_puzzle_is_solved_and_the_day_counts(alone, how):
    puzzle = daily.puzzle_of(TODAY)
    alone.press("today")
    alone.sit()
    play_line(alone, puzzle, how)
    sheet = sheet_of(alone)
    assert "no line brings more" in said_by(sheet)
    assert sheet.findChild(Stars).accessibleName() == "3 stars"
    assert reached(alone).of(puzzle).best == puzzle.best
    assert reached(alone).calendar.streak(TODAY) == 1
    push(alone, sheet, "Back to the challenges")
    alone.wait_for("ChallengesPage")
    assert "1 day in a row" in said_by(alone.page)
    assert list(alone.where.saves.glob("*.ludus")) == [], "a puzzle is no match of the shelf"


def test_the_result_of_a_puzzle_reads_well_in_french(alone):
    """French sets a space before the colon."""
    alone.navigator.speak("fr")
    alone.navigator.challenging.play_puzzle(PUZZLE.id)
    alone.sit()
    play_line(alone, PUZZLE, "click")
    sheet = sheet_of(alone)
    assert f"{PUZZLE.title['fr']}\N{NO-BREAK SPACE}: " in sheet.accessibleName()


def test_giving_up_plays_the_best_line_and_says_what_each_action_brought(alone):
    alone.navigator.challenging.play_puzzle(PUZZLE.id)
    alone.sit()
    alone.table.on_table.aim.pressed.emit(GIVE_UP)
    sheet = sheet_of(alone)
    assert said_by(sheet).startswith("The best line")
    told = [label.text() for label in sheet.findChildren(QLabel)]
    numbers = [text.split(".")[0] for text in told if text[:1].isdigit()]
    assert numbers == [str(n) for n in range(1, len(PUZZLE.lines[0]) + 1)]
    heading = next(label for label in sheet.findChildren(QLabel) if label.text() == sheet.accessibleName())
    assert heading.height() < 2 * heading.sizeHint().height(), "no empty room round it"
    tried = reached(alone).of(PUZZLE)
    assert tried.shown
    assert tried.best is None, "what was shown is no try"
    push(alone, sheet, "Try it yourself")
    alone.sit()
    assert not alone.table.on_table.aim.showing


# ---- solo challenges


def test_a_challenge_is_begun_left_and_gone_on_with(alone):
    alone.press(f"play-{CHALLENGE.id}")
    alone.sit()
    assert isinstance(alone.table.on_table.aim, SoloAim)
    alone.play(3, "click")
    path, lines = alone.path, alone.match().lines
    alone.table.home_requested.emit()
    alone.wait_for("HomePage")
    alone.navigator.go_to("challenges")
    alone.wait_for("ChallengesPage")
    alone.push(seen(alone, f"go-on-{CHALLENGE.id}"))
    alone.sit()
    assert alone.path == path
    assert alone.match().lines == lines
    assert isinstance(alone.table.on_table.aim, SoloAim), "it is played for its marks again"


def test_a_challenge_is_played_to_its_medal(alone):
    script = transcript.read((RECORDED / MARBLE.key / f"{CHALLENGE.id}-gold.txt").read_text(encoding="utf-8"))
    lines = script.record.lines
    mine = [number for number, line in enumerate(lines) if line.startswith("0 ")]
    start = CHALLENGE.begin("Julia")
    match = Match.of_lines(
        MARBLE, start.content, start.seats, start.options, CHALLENGE.seed, lines[: mine[-4]]
    )
    saves.write(match, saves.fresh_path(alone.where.saves, match))
    alone.navigator.go_to("challenges")
    alone.wait_for("ChallengesPage")
    alone.push(seen(alone, f"go-on-{CHALLENGE.id}"))
    alone.sit()
    notation = MARBLE.rules.notation
    while not alone.is_on("ScoresPage"):
        wanted = notation.parse(lines[alone.update.lines].removeprefix("0 "))
        alone.choose(wanted, "click")
    best = reached(alone).solo[CHALLENGE.id].best
    assert challenge_with(CHALLENGE.id).medals(best) == 3
    assert "gold" in said_by(alone.page)
    assert seen(alone, "same-seed") is None, "a challenge has one seed"
    alone.push(seen(alone, "again"))
    alone.wait_for("TablePage")
    alone.sit()
    assert alone.update.lines < len(lines)
    assert isinstance(alone.table.on_table.aim, SoloAim), "the same challenge, not another match"
    assert not alone.table.on_table.aim.practice
    alone.navigator.go_to("challenges")
    alone.wait_for("ChallengesPage")
    medal = seen(alone, f"medal-{CHALLENGE.id}")
    assert "gold" in medal.accessibleName()


# ---- the shelf


@pytest.fixture
def shelved(sit_down, tmp_path):
    """Somebody in front of the shelf, with a finished match called Sunday and a running one."""
    sitting = sit_down(habits(JULIA, MARCUS))
    ended, running = play_on(begun("human human")), play_on(begun("human easy", seed="8"), 9)
    for match, name in ((ended, "sunday"), (running, "monday")):
        saves.write(match, sitting.where.saves / f"{name}.ludus")
    results.add(results.of(ended, "sunday.ludus"), sitting.where.results)
    Shelf(sitting.where.saves, sitting.where.results).rename("sunday.ludus", "Sunday")
    sitting.navigator.go_to("records")
    sitting.wait_for("RecordsPage")
    sitting.key(Qt.Key.Key_2)
    sitting.wait_for("ShelfPage")
    return sitting


def choose(sitting, title):
    model = sitting.page._list.model()
    row = next(n for n in range(model.rowCount()) if model.index(n).data() == title)
    sitting.page._list.setFocus()
    sitting.page._list.setCurrentIndex(model.index(row))
    settle()  # what stood at the right before is gone then


def titles(sitting):
    model = sitting.page._list.model()
    return [model.index(n).data() for n in range(model.rowCount())]


def test_a_match_is_deleted_and_comes_back_with_its_score(shelved):
    choose(shelved, "Sunday")
    shelved.key(Qt.Key.Key_Delete)
    assert titles(shelved) == ["Rome: City of Marble"]
    assert "“Sunday” was deleted." in said_by(shelved.page)
    assert results.load(shelved.where.results) == []
    shelved.key(Qt.Key.Key_Z)
    assert sorted(titles(shelved)) == ["Rome: City of Marble", "Sunday"]
    assert [r.save for r in results.load(shelved.where.results)] == ["sunday.ludus"]
    assert shelved.page.current().name == "Sunday"


def test_the_last_match_of_all_comes_back_by_a_key(shelved):
    """No card is left that could have the keyboard."""
    for title in ("Sunday", "Rome: City of Marble"):
        choose(shelved, title)
        shelved.key(Qt.Key.Key_Delete)
    assert titles(shelved) == []
    assert QApplication.focusWidget() is not None
    assert "score" not in said_by(shelved.page), "it was running, and had none"
    shelved.key(Qt.Key.Key_Z)
    assert titles(shelved) == ["Rome: City of Marble"]
    assert "score" not in said_by(shelved.page)
    assert shelved.page._list.hasFocus()


def test_a_match_comes_back_out_of_the_bin_another_day(shelved):
    choose(shelved, "Sunday")
    shelved.press("delete")
    shelved.navigator.home()
    shelved.navigator.saved.open()
    shelved.wait_for("ShelfPage")
    shelved.press("bin")
    assert titles(shelved) == ["Sunday"]
    shelved.key(Qt.Key.Key_Return)
    assert "is back on the shelf" in said_by(shelved.page)
    assert (shelved.where.saves / "sunday.ludus").exists()


def test_a_match_is_called_copied_and_gone_on_with(shelved):
    choose(shelved, "Rome: City of Marble")
    shelved.key(Qt.Key.Key_F2)
    for letter in (Qt.Key.Key_A, Qt.Key.Key_B):
        shelved.key(letter)
    shelved.key(Qt.Key.Key_Return)
    assert "ab" in titles(shelved)
    choose(shelved, "ab")
    shelved.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert shelved.page.current().name == "ab, copy"
    shelved.page._list.setFocus()
    shelved.key(Qt.Key.Key_Return)
    shelved.sit()
    assert shelved.path.name not in {"sunday.ludus", "monday.ludus"}
    assert shelved.update.lines >= len(saves.read(shelved.where.saves / "monday.ludus").match.lines)


def test_the_replay_leads_back_to_the_shelf_and_on_from_any_point(shelved):
    choose(shelved, "Sunday")
    shelved.key(Qt.Key.Key_Return)
    shelved.wait_for("ReplayPage")
    shelved.key(Qt.Key.Key_Escape)
    shelved.wait_for("ShelfPage")
    choose(shelved, "Sunday")
    shelved.press("open")
    shelved.wait_for("ReplayPage")
    shelved.page.go_to(30)
    shelved.page.time_bar.go_on.click()
    shelved.wait_for("TablePage")
    shelved.sit()
    assert shelved.update.lines >= 30
    assert len(list(shelved.where.saves.glob("*.ludus"))) == 3


def test_a_score_sheet_and_a_transcript_are_written_elsewhere(shelved, tmp_path, monkeypatch):
    choose(shelved, "Sunday")
    for name, suffix in (("write-text", ".txt"), ("write-picture", ".png")):
        out = tmp_path / f"out{suffix}"
        monkeypatch.setattr(shelved.navigator.saved, "_asked_for", lambda *_, out=out: out)
        shelved.press(name)
        assert str(out) in said_by(shelved.page)
        assert out.stat().st_size > 500
    assert transcript.read((tmp_path / "out.txt").read_text(encoding="utf-8")).result["scores"]


def test_results_are_deleted_from_the_records_and_come_back(shelved):
    shelved.key(Qt.Key.Key_1)
    shelved.wait_for("RecordsPage")
    shelved.press("as-table")
    shelved.press("delete-all")
    assert results.load(shelved.where.results) == []
    assert "stays on the shelf" in said_by(shelved.page)
    shelved.press("undo")
    assert len(results.load(shelved.where.results)) == 1
    assert (shelved.where.saves / "sunday.ludus").exists()
