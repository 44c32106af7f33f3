"""The list of the journal: where it goes on below, no line is cut through its middle."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.journal_folds import JournalLine
from rome_desktop.app.kit.journal_list import FADE
from rome_desktop.app.kit.journal_panel import JournalPanel

MANY = 20


@pytest.fixture
def panel(qtbot):
    """A journal with more lines than it has room for."""
    made = JournalPanel()
    qtbot.addWidget(made)
    made.resize(206, 237)
    seat = theme.look().seats[0]
    made.set_lines([JournalLine(n, f"Julia sold {n} cloth.", seat, "Julia") for n in range(MANY)])
    made.show()
    return made


def strongest(panel, top, low):
    """How far the strongest of the pixels between two heights of the list is from the panel's ground."""
    room = panel.list.viewport()
    rect = QRect(room.mapTo(panel, QPoint(0, top)), QSize(room.width(), low - top))
    image, ground = panel.grab(rect).toImage(), theme.look().panel
    colours = (QColor(image.pixel(x, y)) for y in range(image.height()) for x in range(image.width()))
    return max(abs(colour.lightness() - ground.lightness()) for colour in colours)


@pytest.mark.parametrize("dark", [False, True])
def test_the_last_lines_fade_where_more_follow_and_stand_out_at_the_end(panel, dark):
    theme.set_look(theme.make_look(dark=dark))
    high = panel.list.viewport().height()
    bar = panel.list.verticalScrollBar()
    for value in range(0, 40, 3):
        bar.setValue(value)
        assert strongest(panel, high - 3, high) < 40
    panel.list.scrollToBottom()
    assert bar.value() == bar.maximum()
    assert strongest(panel, high - FADE, high) > 60


def test_nothing_fades_in_high_contrast(panel):
    theme.set_look(theme.make_look(high_contrast=True))
    high = panel.list.viewport().height()
    found = []
    for value in range(0, 40, 3):
        panel.list.verticalScrollBar().setValue(value)
        found.append(strongest(panel, high - 5, high))
    assert max(found) > 100


def test_only_lines_that_are_new_are_made(panel):
    made, gone, reset = [], [], []
    panel.model.rowsInserted.connect(lambda _, first, last: made.append((first, last)))
    panel.model.rowsRemoved.connect(lambda _, first, last: gone.append((first, last)))
    panel.model.modelReset.connect(lambda: reset.append(True))
    lines = [panel.model.line(row) for row in range(MANY)]
    head, more = JournalLine(90, "Julia, turn 9"), replace(lines[0], key=91, sentence="Julia built.")
    panel.set_lines([head, more, *lines])
    panel.set_lines([head, more, replace(more, key=92), *lines])
    panel.set_lines([head, *lines[2:]])
    assert made == [(0, 1), (2, 2)]
    assert gone == [(1, 4)]
    assert not reset
    assert [panel.model.line(row) for row in range(panel.model.rowCount())] == [head, *lines[2:]]


def test_the_keyboard_comes_to_the_first_line_below_a_head(panel, qtbot):
    seat = theme.look().seats[0]
    panel.set_lines([JournalLine(n, f"Julia sold {n} cloth.", seat, "Julia") for n in range(3)])
    panel.model.replace_all([JournalLine(-1, "Julia, turn 1"), *panel._lines])
    panel.activateWindow()
    panel.list.setFocus(Qt.FocusReason.TabFocusReason)
    assert panel.list.hasFocus()
    assert panel.list.currentIndex().row() == 1
