"""What goes wrong is told in a sentence, and the match goes on."""

import errno
import os
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel

from rome_desktop.ai import request
from rome_desktop.app import bots
from rome_desktop.app.kit.controls import Button
from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.session import saves
from rome_desktop.session import settings as settings_file
from rome_desktop.session.files import Hold, backup_of
from tests.app.window.sitting import HADRIAN, JULIA, MARCUS, folders_in, habits, settle
from tests.session.tables import SAVES, begun, play_on
from tests.sometimes import sometimes

DAMAGED = sorted((SAVES / "damaged").glob("*.ludus"))


def sheet_of(sitting) -> Sheet:
    """The sheet that lies over the page."""
    sitting.until(lambda: any(s.isVisible() for s in sitting.page.findChildren(Sheet)))
    return next(s for s in sitting.page.findChildren(Sheet) if s.isVisible())


def said_by(sheet) -> str:
    return " ".join(label.text() for label in sheet.findChildren(QLabel) if label.isVisibleTo(sheet))


def answer(sitting, sheet, number):
    sitting.push(sheet._buttons[number])
    settle()


# ---- computer players


def until_the_computer_thinks(sitting):
    while not sitting.table.computers.bots.busy:
        if sitting.table.human_is_asked() and sitting.table._unasked(sitting.update) is None:
            sitting.table.choose(sitting.update.options[-1])
        sitting.qtbot.wait(10)


def test_a_computer_killed_while_it_thinks_is_replaced_for_once(sit_down):
    sitting = sit_down(habits(JULIA, HADRIAN))
    sitting.begin(JULIA, HADRIAN)
    until_the_computer_thinks(sitting)
    sitting.table.computers.bots._process.kill()
    sitting.until(lambda: "did not answer" in sitting.table.toast.text())
    sitting.sit()
    assert sitting.update.to_move == 0
    sitting.play(3, "click")


def test_a_computer_that_never_answers_is_replaced(sit_down, monkeypatch):
    monkeypatch.setattr(bots, "PATIENCE", 100)
    monkeypatch.setattr(bots, "STARTING", 0)
    monkeypatch.setattr(request, "BRAKES_MS", {"easy": 50, "random": 50})
    sitting = sit_down(habits(JULIA, HADRIAN))
    sitting.window.bots._command = ("sleep", ["60"])
    sitting.begin(JULIA, HADRIAN)
    sitting.play(8, "click")
    assert "did not answer" in sitting.table.toast.text()
    assert sitting.update.to_move == 0


def test_a_computer_that_cannot_be_started_is_replaced(sit_down):
    sitting = sit_down(habits(JULIA, HADRIAN))
    sitting.window.bots._command = ("/nowhere/at-all", [])
    sitting.begin(JULIA, HADRIAN)
    sitting.play(8, "click")
    assert sitting.update.to_move == 0
    sitting.table.hinting.ask()
    sitting.until(lambda: "no hint" in sitting.table.toast.text())


# ---- saving


@pytest.fixture
def full_disk(monkeypatch):
    """A disk that is full until it is told otherwise."""
    state = {"full": True}
    write = saves.write

    def writing(match, path):
        if state["full"]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write(match, path)

    monkeypatch.setattr(saves, "write", writing)
    return state


def test_a_full_disk_is_told_once_and_nothing_is_lost(sit_down, full_disk):
    full_disk["full"] = False
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.begin(JULIA, MARCUS)
    sitting.play(2, "click")
    saved = sitting.match().lines
    full_disk["full"] = True
    sitting.choose(sitting.update.options[0], "click")
    sheet = sheet_of(sitting)
    assert "the disk is full" in said_by(sheet)
    answer(sitting, sheet, 0)
    sitting.play(3, "click")
    assert not [s for s in sitting.page.findChildren(Sheet) if s.isVisible()]
    assert "Still not saved" in sitting.table.toast.text()
    assert sitting.match().lines == saved

    sitting.table.home_requested.emit()
    assert sitting.is_on("TablePage")
    answer(sitting, sheet_of(sitting), 0)
    assert not sitting.window.close()
    answer(sitting, sheet_of(sitting), 0)

    full_disk["full"] = False
    lines = sitting.update.lines
    sitting.play(1, "click")
    assert "saved again" in sitting.table.toast.text()
    assert len(sitting.match().lines) > lines
    sitting.table.home_requested.emit()
    sitting.wait_for("HomePage")


def test_another_folder_takes_the_match_in(sit_down, full_disk, tmp_path, monkeypatch):
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.begin(JULIA, MARCUS)
    elsewhere = tmp_path / "elsewhere"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(elsewhere))
    sheet = sheet_of(sitting)
    full_disk["full"] = False
    answer(sitting, sheet, 1)
    sitting.until(lambda: bool(list(elsewhere.glob("*.ludus"))))
    (path,) = elsewhere.glob("*.ludus")
    sitting.play(2, "click")
    assert len(saves.read(path).match.lines) == sitting.update.lines
    assert sitting.window.close()


def test_a_copy_that_cannot_be_written_is_told_and_the_match_is_still_kept(sit_down, full_disk, monkeypatch):
    full_disk["full"] = False
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.begin(JULIA, MARCUS)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("/proc/nowhere/copy", ""))
    full_disk["full"] = True
    sitting.table.keeper.save_as()
    sitting.until(lambda: "copy could not be saved" in sitting.table.toast.text())
    full_disk["full"] = False
    sitting.table.home_requested.emit()
    sitting.wait_for("HomePage")


def test_a_saves_folder_that_vanishes_is_made_again(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.begin(JULIA, MARCUS)
    path = sitting.path
    for name in path.parent.iterdir():
        name.unlink()
    path.parent.rmdir()
    sitting.play(2, "click")
    assert len(saves.read(path).match.lines) == sitting.update.lines


def test_two_windows_cannot_play_one_match(sit_down):
    one, two = sit_down(habits(JULIA, MARCUS)), sit_down(habits(JULIA, MARCUS))
    one.begin(JULIA, MARCUS)
    two.navigator.resume(one.path)
    sheet = sheet_of(two)
    assert one.path.name in said_by(sheet)
    assert "another window" in said_by(sheet)
    answer(two, sheet, 0)
    one.play(1, "click")
    path = one.path
    one.close()
    two.navigator.resume(path)
    two.sit()
    assert two.path == path


def test_a_second_click_on_start_begins_one_match(sit_down):
    sitting = sit_down(habits(JULIA, MARCUS))
    sitting.press("new-city_of_marble")
    sitting.wait_for("NewGamePage")
    sitting.press("start")
    sitting.page.begin_match()
    sitting.sit()
    assert len(list(sitting.where.saves.glob("*.ludus"))) == 1


# ---- opening


@pytest.mark.parametrize("path", sometimes(DAMAGED, every=3), ids=lambda path: path.stem)
def test_a_damaged_file_is_refused_in_a_sentence(sit_down, path, capfd):
    sitting = sit_down(habits())
    copy = sitting.where.saves / path.name
    copy.write_bytes(path.read_bytes())
    sitting.navigator.resume(copy)
    sitting.until(
        lambda: sitting.is_on("TablePage") or any(s.isVisible() for s in sitting.page.findChildren(Sheet))
    )
    if not sitting.is_on("TablePage"):
        text = said_by(sheet_of(sitting))
        assert path.name in text
        assert "{" not in text
    assert "Traceback" not in "".join(capfd.readouterr())


def test_a_backup_is_opened_from_the_home_page(sit_down, tmp_path):
    where = folders_in(tmp_path)
    where.make()
    path = where.saves / "match.ludus"
    match = play_on(begun("human human"), 6)
    saves.write(match, path)
    saves.write(match, path)
    path.write_bytes(path.read_bytes()[:200])
    assert backup_of(path).exists()
    sitting = sit_down(habits())
    open_it = next(b for b in sitting.page.findChildren(Button) if b.text() == "Open the backup")
    sitting.push(open_it)
    sitting.sit()
    assert sitting.path == path
    assert saves.read(path).match.lines == match.lines
    assert path.with_suffix(".damaged").exists()


def test_a_backup_is_opened_whose_save_is_lost(sit_down, tmp_path):
    where = folders_in(tmp_path)
    where.make()
    path = where.saves / "match.ludus"
    saves.write(play_on(begun("human human"), 6), backup_of(path))
    sitting = sit_down(habits())

    sitting.push(next(b for b in sitting.page.findChildren(Button) if b.text() == "Open the backup"))
    sitting.sit()

    assert sitting.path == path
    assert path.exists()


def test_a_backup_that_turns_out_to_be_damaged_is_told_and_nothing_is_moved(sit_down, tmp_path):
    where = folders_in(tmp_path)
    where.make()
    path = where.saves / "match.ludus"
    path.write_bytes(b"")
    backup_of(path).write_bytes((SAVES / "damaged" / "illegal-action.ludus").read_bytes())
    sitting = sit_down(habits())

    sitting.push(next(b for b in sitting.page.findChildren(Button) if b.text() == "Open the backup"))

    assert "match.ludus.bak is damaged" in said_by(sheet_of(sitting))
    assert sorted(p.name for p in where.saves.iterdir()) == ["match.ludus", "match.ludus.bak"]


def test_a_match_that_another_window_plays_is_not_deleted(sit_down, tmp_path):
    where = folders_in(tmp_path)
    where.make()
    path = where.saves / "match.ludus"
    saves.write(play_on(begun("human human"), 6), path)
    sitting = sit_down(habits())
    hold = Hold(path)
    hold.take()

    sitting.navigator.saved.delete(path)
    assert path.exists()
    assert "another window" in sitting.window.toast.text()

    hold.release()
    sitting.navigator.saved.delete(path)
    assert not path.exists()
    assert (where.saves / "bin" / "match.ludus").exists()


def test_two_windows_keep_each_what_was_changed_there(sit_down, tmp_path):
    habit = habits()
    settings_file.store(habit, folders_in(tmp_path).settings)
    one, other = sit_down(habit), sit_down(habit)

    one.navigator.speak("fr")
    other.navigator.change(replace(other.window.settings, pace="calm"))
    other.navigator.speak("en")
    one.close()
    other.close()

    kept = settings_file.load(folders_in(tmp_path).settings)[0]
    assert (kept.language, kept.pace) == ("fr", "calm")


def test_damaged_settings_are_told(sit_down, tmp_path):
    where = folders_in(tmp_path)
    where.make()
    (where.settings / "settings.json").write_text("{")
    settings, notice = settings_file.load(where.settings)
    sitting = sit_down(replace(settings, language="en"))
    sitting.navigator.show(notice)
    assert "damaged" in sitting.window.toast.text()
    assert sitting.is_on("HomePage")


def test_folders_that_cannot_be_written_are_told(sit_down, tmp_path):
    sitting = sit_down(habits())
    sitting.navigator.show("", [(tmp_path, OSError(errno.EACCES, "Permission denied"))])
    assert "the system does not allow it" in sitting.window.toast.text()


def test_a_window_that_stood_on_a_screen_that_is_gone_comes_back(sit_down):
    sitting = sit_down(habits(window=(20000, 20000, 1400, 800, 0)))
    assert sitting.window.screen().availableGeometry().intersects(sitting.window.geometry())
