"""What a screen reader sees of a table."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from rome_desktop.app.table import accessible
from tests.app.table.demo_table import DemoTable, demo_options, opened

Text = QAccessible.Text


@pytest.fixture
def table(qtbot):
    accessible.install()
    accessible.install()
    made = opened(qtbot)
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    return made


def children(part):
    return [part.child(n) for n in range(part.childCount())]


def tree(table):
    """The table and its places, as an outside client would find them."""
    board = QAccessible.queryAccessibleInterface(table)
    return board, [place for group in children(board) for place in children(group)]


def place(table, name):
    return next(child for child in tree(table)[1] if child.text(Text.Name) == name)


def names(table):
    return [child.text(Text.Name) for child in tree(table)[1]]


def test_the_children_are_the_regions_and_theirs_the_places_in_reading_order(table):
    table.offer(demo_options())
    board, places = tree(table)
    assert board.text(Text.Name) == "Demo board"
    assert board.role() == QAccessible.Role.Pane
    assert [group.role() for group in children(board)] == [QAccessible.Role.Grouping] * board.childCount()
    assert names(table) == [table.index.by_key[key].name for key in table.index.by_key]
    assert {child.role() for child in places} == {QAccessible.Role.Button}
    for n, group in enumerate(children(board)):
        assert board.indexOfChild(group) == n
        assert group.parent() is QAccessible.queryAccessibleInterface(table)
        assert [group.indexOfChild(child) for child in children(group)] == list(range(group.childCount()))
        assert all(child.parent() is group for child in children(group))
    assert all(child.isValid() and child.childCount() == 0 for child in places)
    assert board.child(9) is None


def test_what_can_be_chosen_says_so_first(table):
    table.offer(demo_options())
    assert place(table, "Wine").text(Text.Description).startswith("can be chosen now")
    assert place(table, "Field 5").text(Text.Description) == "Row 2"
    table.act("wine")
    assert place(table, "Field 5").text(Text.Description) == "can be chosen now; Row 2"
    assert place(table, "Wine").state().selected
    assert not place(table, "Field 1").state().selected


def test_only_a_press_is_promised_of_a_place(table):
    """Asked for what it is not, a place hands Qt no address: it once handed over one to nowhere."""
    table.offer(demo_options())
    wine = place(table, "Wine")
    assert wine.actionInterface() is not None
    assert wine.valueInterface() is None
    assert wine.textInterface() is None
    assert wine.editableTextInterface() is None


def test_the_focus_and_the_place_on_the_screen_are_told(table):
    table.offer(demo_options())
    QTest.keyClick(table, Qt.Key.Key_Tab)
    QTest.keyClick(table, Qt.Key.Key_Tab)
    board, places = tree(table)
    assert [child.text(Text.Name) for child in places if child.state().focused] == ["Brick"]
    assert all(child.state().focusable for child in places)
    assert board.focusChild().text(Text.Name) == "Brick"
    rect = place(table, "Brick").rect()
    assert rect.width() >= 24
    assert board.childAt(rect.center().x(), rect.center().y()).text(Text.Name) == "Brick"
    assert board.childAt(-50, -50) is None
    assert board.rect().contains(rect)


def test_the_default_action_does_what_enter_does(table):
    table.offer(demo_options())
    action = place(table, "Wine").actionInterface()
    assert action.actionNames()
    action.doAction(action.actionNames()[1])
    assert table.focus_key == "wine"
    assert table.grammar.picked is None
    action.doAction(action.actionNames()[0])
    assert table.grammar.picked == "wine"
    place(table, "Field 3").actionInterface().doAction(action.actionNames()[0])
    assert table.said == [("chosen", ("wine", 2))]


def test_a_child_lives_as_long_as_its_spot(table):
    table.offer(demo_options())
    wine = place(table, "Wine")
    table.set_arrange(table.arrange_table)
    assert wine.isValid()
    table.set_spots([])
    assert not wine.isValid()
    assert wine.text(Text.Name) == ""
    assert wine.rect().isEmpty()
    assert names(table) == []


ALT = Qt.KeyboardModifier.AltModifier


def test_alt_and_arrows_lead_to_every_place_and_region(table):
    table.offer(demo_options())
    places = list(table.index.by_key)
    firsts = [keys[0] for _, keys in table.index.by_region]
    table.set_focus(places[0])
    met = [table.focus_key]
    for _ in places[1:]:
        QTest.keyClick(table, Qt.Key.Key_Right, ALT)
        met.append(table.focus_key)
    assert met == places
    QTest.keyClick(table, Qt.Key.Key_Left, ALT)
    assert table.focus_key == places[-2]
    for first in firsts:
        QTest.keyClick(table, Qt.Key.Key_Down, ALT)
        assert table.focus_key == first
    QTest.keyClick(table, Qt.Key.Key_Up, ALT)
    assert table.focus_key == firsts[-2 % len(firsts)]


def test_alt_and_a_digit_lead_to_a_region_and_to_what_lies_in_none(table):
    table.offer(demo_options())
    for region, keys in table.index.by_region:
        number = region.number if region else 0
        if number is not None:
            QTest.keyClick(table, Qt.Key(Qt.Key.Key_0 + number), ALT)
            assert table.focus_key == keys[0]


def test_other_widgets_are_left_alone(table, qtbot):
    plain = QWidget()
    qtbot.addWidget(plain)
    assert not isinstance(QAccessible.queryAccessibleInterface(plain), accessible.TableInterface)


def test_what_was_read_of_a_place_and_is_otherwise_now_is_told(table, monkeypatch):
    """Readers keep what they once read; of places nobody asked about they are told nothing."""
    table.offer(demo_options())
    read = {part: part.text(Text.Description) for part in tree(table)[1][::2]}
    told = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.type()))
    table.offer(dict(list(demo_options().items())[:1]))
    QApplication.processEvents()
    changed = [
        part for part, words in read.items() if part.isValid() and part.text(Text.Description) != words
    ]
    assert changed
    assert told.count(QAccessible.Event.DescriptionChanged) == len(changed)
    told.clear()
    table.state_changed.emit()
    QApplication.processEvents()
    assert told == []


class Listener(QObject):
    def hear(self, *_args):
        pass


def test_a_table_keeps_its_places_and_is_taken_away_however_often_it_was_asked(qtbot):
    """A new listener has Qt ask for the table once more; it then deleted the one answer twice."""
    accessible.install()
    asked, listeners = [], []
    made = DemoTable()
    for signal in (made.refused, made.picked, made.flip):
        listeners.append(Listener())
        signal.connect(listeners[-1].hear)
        asked.append(QAccessible.queryAccessibleInterface(made))
    assert asked[0].child(0) is asked[-1].child(0)
    assert asked[0].child(0).child(0) is asked[-1].child(0).child(0)
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(made, QEvent.Type.DeferredDelete)
    assert not isValid(made)
