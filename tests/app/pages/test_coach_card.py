"""The coach's card is as tall as its words, whatever was said before."""

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtWidgets import QLabel, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.scrolling import Scroller
from rome_desktop.app.pages.learn.card import CoachCard
from rome_desktop.app.pages.learn.moment import MomentCard
from tests.app.legible import faults

SHORT = "Finish buying."
LONG = "Claudia, take the first-player token for two influence, or go on without it for now."


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_no_line_of_the_card_is_cut(qtbot, scale):
    theme.set_look(theme.make_look(scale=scale))
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1366, 700)
    card = CoachCard(page)
    card.compact = True
    card.restyle()
    page.show()
    heights = []
    for task in (SHORT, LONG, SHORT, LONG):
        card.tell("Lesson", 1, 5, "A key", "A sentence with **its idea** in it.")
        card.ask(task, reading=False, can_go_back=True, can_show=True)
        card.resize(card.wanted_size(QSizeF(1366, 600)))
        heights.append(card.height())
        cut = [
            label.text()
            for label in card.findChildren(QLabel)
            if label.isVisibleTo(card)
            and label.wordWrap()
            and label.height() < label.heightForWidth(label.width())
        ]
        assert cut == []
    assert heights[0] == heights[2] < heights[1] == heights[3]


@pytest.mark.parametrize("kind", [CoachCard, MomentCard])
def test_a_card_without_room_scrolls_its_words_and_keeps_its_buttons(qtbot, kind):
    theme.set_look(theme.make_look(scale=2.0))
    page, room = QWidget(), QSizeF(1342, 500)
    qtbot.addWidget(page)
    page.resize(1366, 768)
    card = kind(page)
    page.show()
    said = " ".join([LONG] * 6)
    if isinstance(card, CoachCard):
        card.tell("Lesson", 1, 5, "A key", said)
        card.ask(LONG, reading=False, can_go_back=True, can_show=True)
    else:
        card.tell("A key", said, has_rule=True)
    card.resize(card.wanted_size(room))
    card.show()
    assert card.height() <= room.height()
    assert faults(card) == []
    assert card.findChild(Scroller).verticalScrollBar().maximum() > 0
    assert card.findChild(Scroller).focusPolicy() == Qt.FocusPolicy.TabFocus
