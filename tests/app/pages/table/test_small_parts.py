"""Keys, pace, the list of options and what is said of saving: each without a page."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest

from rome_desktop.app.pages.table.keeping import Keeper
from rome_desktop.app.pages.table.keys import bind
from rome_desktop.app.pages.table.listing import Listing
from rome_desktop.app.pages.table.option_list import OptionList
from rome_desktop.app.pages.table.pacing import PACES, Pacing
from rome_desktop.app.table.animator import Animator
from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.table.hover_card import CardLine, CardText


def test_a_key_does_nothing_while_something_lies_over_the_table(corner):
    pressed, covered = [], []
    bind(corner.room, [("Z Ctrl+Z", lambda: pressed.append("undo"))], lambda: bool(covered))
    keys = corner.room.findChildren(QShortcut)
    assert [key.key().toString() for key in keys] == ["Z", "Ctrl+Z"]
    for key in keys:
        key.activated.emit()
    covered.append("a sheet")
    keys[0].activated.emit()
    assert pressed == ["undo", "undo"]


def test_a_pace_holds_until_everything_is_skipped(corner):
    corner.table.animator = Animator()
    pacing = Pacing(corner.table, "normal")
    pacing.set("calm")
    assert corner.table.animator.factor == pacing.factor == PACES["calm"]
    pacing.skip(True)
    assert corner.table.animator.factor == pacing.factor == 0
    pacing.skip(False)
    assert pacing.factor == PACES["calm"]


@pytest.mark.parametrize(
    ("pace", "faster"), [("calm", "normal"), ("brisk", "at-once"), ("at-once", "at-once")]
)
def test_haste_is_for_one_match_and_the_habit_stays(corner, pace, faster):
    pacing = Pacing(corner.table, pace)
    pacing.hasten()
    pacing.set(pace)
    assert pacing.factor == PACES[faster]
    pacing.begin()
    assert pacing.factor == PACES[pace]


def test_another_habit_ends_the_haste(corner):
    pacing = Pacing(corner.table, "calm")
    pacing.hasten()
    pacing.set("brisk")
    assert pacing.factor == PACES["brisk"]


def test_the_list_holds_what_the_table_allows_and_the_table_rings_it(corner):
    options = OptionList(corner.room)
    listing = Listing(options, corner.table, corner.on_table)
    first, second, *_ = corner.update.options
    corner.room.show()
    corner.table.allowed = lambda option: option in (first, second)
    listing.open()
    assert options.list.count() == 2
    options.list.setCurrentRow(1)
    options.hide()
    assert corner.view.told[-2:] == [("hint", second), ("hint", None)]


def test_the_list_says_nothing_of_an_option_twice(corner, monkeypatch):
    lines = [CardLine("", "last in Port (I)."), CardLine("", "2 spaces of time")]
    card = CardText("", lines, "TR-4.1 empty a tray")
    monkeypatch.setattr(corner.view, "card", lambda key, option: card)
    monkeypatch.setattr(corner.table.grammar, "ways", lambda option: [Gesture(None, "here")])
    listing = Listing(OptionList(corner.room), corner.table, corner.on_table)
    asked, option = corner.on_table.asked(), corner.update.options[0]
    assert listing._more(asked, option, "Empty it: last in Port (I)") == "2 spaces of time; TR-4.1"
    assert listing._more(asked, option, "Empty it") == "last in Port (I); 2 spaces of time; TR-4.1"


def test_the_list_stays_shut_while_nobody_is_asked(corner):
    options = OptionList(corner.room)
    corner.on_table.busy = True
    Listing(options, corner.table, corner.on_table).open()
    assert options.isHidden()


def test_what_could_not_be_saved_is_told_once_in_a_sheet_and_asked_about_before_leaving(corner):
    keeper, left = Keeper(corner.thread, corner.toast, corner.room), []
    assert keeper.may_leave(lambda: left.append(True))
    corner.thread.worker.save_failed.emit("the disk is full")
    assert keeper.sheet is not None
    corner.thread.worker.save_failed.emit("the disk is full")
    assert "Still not saved: the disk is full" in corner.toast.text()
    assert not keeper.may_leave(lambda: left.append(True))
    keeper.sheet.answered.emit(1)
    assert left == [True]


def test_without_a_match_there_is_nothing_to_copy(corner, monkeypatch):
    asked = []
    monkeypatch.setattr(
        "rome_desktop.app.pages.table.keeping.QFileDialog.getSaveFileName",
        lambda *args: asked.append(Path(args[2]).name) or ("", ""),
    )
    keeper = Keeper(corner.thread, corner.toast, corner.room)
    keeper.save_as()
    keeper.tell_opened(corner.on_table.opened)
    keeper.save_as()
    keeper.forget()
    keeper.save_as()
    assert asked == ["city_of_marble.ludus"]


def test_a_number_stands_before_the_sentences_that_have_it_in_them(corner):
    options = OptionList(corner.room)
    corner.room.show()
    options.show_options([(n, f"to row {n % 10 + 2}") for n in range(1, 13)])
    chosen = []
    options.chosen.connect(chosen.append)
    QTest.keyClicks(options.list, "4")
    assert [options.list.item(row).text() for row in range(2)] == ["4.  to row 6", "2.  to row 4"]
    QTest.keyClick(options.filter, Qt.Key.Key_Return)
    assert chosen == [4]


def test_the_list_is_as_high_as_its_options_need_and_stays_so_while_it_is_narrowed(corner):
    """Two options stood in a panel as high as the window, over journal and seats."""
    options = OptionList(corner.room)
    corner.room.resize(1200, 760)
    corner.room.show()
    options.show_options([(n, f"an option {n}") for n in range(100)])
    whole = options.height()
    assert options.list.verticalScrollBar().maximum() > 0
    options.hide()
    options.show_options([(n, f"an option {n}, which may have many words") for n in range(4)], ["more"] * 4)
    few = options.height()
    assert few < whole * 0.7
    assert options.list.verticalScrollBar().maximum() == 0
    QTest.keyClicks(options.list, "option")
    options.filter.setText("3")
    options.fit()
    assert options.height() == few
    options.filter.clear()
    options.hide()
    options.show_options([(n, f"an option {n}") for n in range(100)])
    assert options.height() == whole


def test_one_digit_chooses_among_nine_from_within_the_list(corner):
    options = OptionList(corner.room)
    corner.room.show()
    options.show_options([(n, f"to row {n + 1}") for n in range(1, 10)])
    chosen = []
    options.chosen.connect(chosen.append)
    QTest.keyClick(options.list, Qt.Key.Key_3)
    assert chosen == [3]
    assert options.isHidden()
