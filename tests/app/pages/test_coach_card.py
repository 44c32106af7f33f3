"""The coach's card is as tall as its words, whatever was said before."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.pages.learn.card import CoachCard

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
        card.resize(card.wanted_size())
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
