"""The road of a game: its rows hold what they show, with an edge around it."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.pages.learn import road
from rome_desktop.app.pages.learn.page import HIGH, LOW


class Picture(QWidget):
    """As large as it is told to be."""

    def __init__(self, _subject, _pictures, _size):
        super().__init__()


@pytest.mark.parametrize("high", [LOW, HIGH])
def test_picture_and_words_leave_an_edge_to_the_frame_of_their_row(qtbot, monkeypatch, high):
    """The picture cut the frame of the row, and the last line stood on it."""
    monkeypatch.setattr(road, "PositionPicture", Picture)
    stop = road.Stop("one", 1, "Your first turn", "You will know a thing.", "5 min", "here", "Begin", None)
    made = road.Road([stop, stop, stop], object(), high=high)
    qtbot.addWidget(made)
    made.resize(900, 3 * (high + 2))
    made.show()
    edge = theme.look().px(2)
    for row in made.rows:
        (picture,) = row.findChildren(Picture)
        words = [part for part in row.findChildren(QLabel) if part.text() in (stop.title, stop.promise)]
        assert len(words) == 2
        for part in (picture, *words):
            inside = row.rect().adjusted(0, edge, 0, -edge)
            assert inside.contains(part.geometry()), part.geometry()
