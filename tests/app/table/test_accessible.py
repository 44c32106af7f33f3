"""What a screen reader sees of a table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from rome_desktop.app.table import accessible
from tests.app.table.demo_table import DemoTable, demo_options

Text = QAccessible.Text


@pytest.fixture
def table(qtbot):
    accessible.install()
    accessible.install()
    made = DemoTable()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    return made


def tree(table):
    """The names below the table, as an outside client would dump them."""
    board = QAccessible.queryAccessibleInterface(table)
    return board, [board.child(n) for n in range(board.childCount())]


def names(table):
    return [child.text(Text.Name) for child in tree(table)[1]]


def test_the_children_are_what_can_be_chosen_in_reading_order(table):
    table.offer(demo_options())
    board, children = tree(table)
    assert board.text(Text.Name) == "Demo board"
    assert board.role() == QAccessible.Role.Pane
    assert names(table) == ["Wine", "Brick", "Cloth", "Stack"]
    assert {child.role() for child in children} == {QAccessible.Role.Button}
    assert [board.indexOfChild(child) for child in children] == [0, 1, 2, 3]
    assert all(child.isValid() and child.childCount() == 0 for child in children)
    assert board.child(9) is None


def test_a_pick_brings_its_targets(table):
    table.offer(demo_options())
    table.act("wine")
    _, children = tree(table)
    assert names(table)[:3] == ["Field 1", "Field 3", "Field 5"]
    assert children[2].text(Text.Description) == "Row 2"
    wine = next(child for child in children if child.text(Text.Name) == "Wine")
    assert wine.state().selected
    assert not children[0].state().selected


def test_the_focus_and_the_place_on_the_screen_are_told(table):
    table.offer(demo_options())
    QTest.keyClick(table, Qt.Key.Key_Tab)
    QTest.keyClick(table, Qt.Key.Key_Tab)
    board, children = tree(table)
    assert [bool(child.state().focused) for child in children] == [False, True, False, False]
    assert all(child.state().focusable for child in children)
    assert board.focusChild().text(Text.Name) == "Brick"
    rect = children[1].rect()
    assert rect.width() >= 24
    assert board.childAt(rect.center().x(), rect.center().y()).text(Text.Name) == "Brick"
    assert board.childAt(-50, -50) is None
    assert board.rect().contains(rect)


def test_the_default_action_does_what_enter_does(table):
    table.offer(demo_options())
    _, children = tree(table)
    action = children[0].actionInterface()
    assert action.actionNames()
    action.doAction(action.actionNames()[1])
    assert table.focus_key == "wine"
    assert table.grammar.picked is None
    action.doAction(action.actionNames()[0])
    assert table.grammar.picked == "wine"
    _, children = tree(table)
    children[1].actionInterface().doAction(action.actionNames()[0])
    assert table.said == [("chosen", ("wine", 2))]


def test_a_child_lives_as_long_as_its_spot(table):
    table.offer(demo_options())
    _, children = tree(table)
    table.set_arrange(table.arrange_table)
    assert children[0].isValid()
    table.set_spots([])
    assert not children[0].isValid()
    assert children[0].text(Text.Name) == ""
    assert children[0].rect().isEmpty()
    assert names(table) == []


def test_other_widgets_are_left_alone(table, qtbot):
    plain = QWidget()
    qtbot.addWidget(plain)
    assert not isinstance(QAccessible.queryAccessibleInterface(plain), accessible.TableInterface)


def test_the_same_table_keeps_its_interface(table):
    assert QAccessible.queryAccessibleInterface(table) is QAccessible.queryAccessibleInterface(table)


def test_news_is_announced_politely_and_your_turn_at_once(table):
    politeness = QAccessible.AnnouncementPoliteness
    assert accessible.announcement("Julia laid a tile.", table).politeness() == politeness.Polite
    urgent = accessible.announcement("Your turn.", table, assertive=True)
    assert urgent.politeness() == politeness.Assertive
    assert urgent.message() == "Your turn."
    assert accessible.announce("Your turn.", assertive=True)
    assert not accessible.announce("")
