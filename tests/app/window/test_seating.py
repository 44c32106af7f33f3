"""Who plays changes in mid-match: a seat for the computer and back, another level, a seat taken over."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from rome_desktop.app.kit.widgets import Segmented
from rome_desktop.session import saves
from rome_desktop.session.puzzles import puzzles_of
from tests.app.window.sitting import GAME, HADRIAN, JULIA, MARCUS, habits, settle
from tests.session.tables import begun, play_until

KINDS = ("human", "random", "easy", "normal", "hard")


def give(sitting, *kinds: str, button: int = -1) -> None:
    """Press K, choose who plays for every seat, and press a button of the sheet, else the last."""
    sitting.key(Qt.Key.Key_K)
    sheet = sitting.table.seating.sheet
    assert sheet.isVisible()
    for number, kind in enumerate(kinds, 1):
        choice = sheet.findChild(Segmented, f"who-plays-{number}")
        choice.set_value(KINDS.index(kind))
    sheet._buttons[button].click()
    settle()


def kinds(sitting) -> list[str]:
    return [seat.kind for seat in sitting.update.seats]


def test_the_computer_plays_for_me_and_gives_my_seat_back(sit_down):
    sitting = sit_down(habits())
    sitting.begin(JULIA, HADRIAN)
    before = sitting.update.lines

    give(sitting, "easy", "easy")
    sitting.until(lambda: sitting.update.lines > before + 6)
    assert kinds(sitting) == ["easy", "easy"]
    assert not sitting.table.human_is_asked()

    give(sitting, "human", "easy")
    sitting.sit()
    assert kinds(sitting) == ["human", "easy"]
    assert sitting.table.human_is_asked()
    assert [seat.kind for seat in saves.summarise(sitting.path).seats] == ["human", "easy"]


def test_left_as_it_is_nothing_changes_and_the_match_goes_on(sit_down):
    sitting = sit_down(habits())
    sitting.begin(JULIA, HADRIAN)
    number = sitting.update.number

    give(sitting, "normal", "random", button=0)

    assert (kinds(sitting), sitting.update.number) == (["human", "easy"], number)
    sitting.play(2, "click")


def test_another_level_answers_what_was_asked_of_the_one_before(sit_down):
    sitting = sit_down(habits())
    sitting.table.computers.asleep = True
    sitting.navigator.adopt(play_until(begun("easy human"), lambda match: match.to_move == 0))
    sitting.until(lambda: sitting.is_on("TablePage") and sitting.table.update_shown is not None)
    before = sitting.update.number

    give(sitting, "normal", "human")
    sitting.until(lambda: sitting.update.number > before)
    assert sitting.update.request.level == "normal"

    sitting.table.computers.asleep = False
    sitting.table.computers.think(sitting.update, 0)
    sitting.sit()
    assert sitting.table.human_is_asked() or sitting.table.curtain.isVisible()


def test_the_seat_of_a_computer_is_taken_over(sit_down):
    sitting = sit_down(habits())
    sitting.begin(JULIA, HADRIAN)

    give(sitting, "human", "human")
    sitting.until(lambda: kinds(sitting) == ["human", "human"])
    sitting.sit()

    assert set(sitting.update.views) == {None, 0, 1}
    sitting.play(6, "click")


def test_while_the_sheet_is_open_the_keys_of_the_table_are_not_heard(sit_down):
    sitting = sit_down(habits())
    sitting.begin(JULIA, MARCUS)
    sitting.key(Qt.Key.Key_K)

    sitting.key(Qt.Key.Key_L)
    assert not sitting.table.option_list.isVisible()
    sitting.key(Qt.Key.Key_Escape)
    assert not sitting.table.seating.sheet.isVisible()
    sitting.key(Qt.Key.Key_L)
    assert sitting.table.option_list.isVisible()


def test_the_sheet_of_all_tables_leads_there(sit_down):
    sitting = sit_down(habits())
    sitting.begin(JULIA, HADRIAN)
    sitting.key(Qt.Key.Key_T)
    comparison = sitting.table.looking.comparison

    (button,) = [b for b in comparison.findChildren(QAbstractButton) if b.text() == "Who plays…"]
    button.click()

    assert sitting.table.seating.sheet.isVisible()
    assert not comparison.isVisible()


def test_in_a_challenge_nobody_else_may_play(sit_down):
    sitting = sit_down(habits())
    sitting.navigator.challenging.play_puzzle(puzzles_of(GAME)[0].id)
    sitting.sit()

    sitting.key(Qt.Key.Key_K)

    assert sitting.table.seating.sheet is None
    assert "Nobody else" in sitting.table.toast.text()
