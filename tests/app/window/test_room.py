"""The window always lies on its screen as a whole, frame included, and what is in it always fits."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QMargins, QRect, QSize

from rome_desktop.app.kit import scaling, theme
from rome_desktop.app.window import FRAME, Window
from tests.app.window.sitting import JULIA, MARCUS, habits

SMALL = QRect(0, 27, 1093, 587)
"""A notebook of 1366x768 at 125 %, below a panel."""
REAL_ROOM = Window.room
FULL_HD = QRect(0, 0, 1920, 1080)


@pytest.fixture
def screen(monkeypatch):
    """Let the screen have another size from now on."""

    def becomes(free: QRect) -> QRect:
        room = free.marginsRemoved(FRAME)
        monkeypatch.setattr(Window, "room", lambda *_: room)
        return room

    return becomes


@pytest.mark.parametrize("free", [SMALL, FULL_HD, QRect(0, 0, 1280, 720), QRect(0, 0, 800, 480)])
@pytest.mark.parametrize(
    "place",
    [(), (0, 0, 1440, 900, 0), (700, 500, 4000, 4000, 0), (0, 0, 1440, 900, 1), (-80, 0, 300, 200, 0)],
)
def test_wherever_it_stood_it_lies_on_the_screen_as_a_whole(sit_down, screen, free, place):
    room = screen(free)

    sitting = sit_down(replace(habits(), window=place))

    lies = sitting.window.normalGeometry() if place[4:] == (1,) else sitting.window.geometry()
    assert room.contains(lies)
    assert sitting.window.minimumWidth() <= room.width()
    assert sitting.window.minimumHeight() <= room.height()


def test_it_shrinks_with_its_screen(sit_down, screen):
    screen(FULL_HD)
    sitting = sit_down(replace(habits(), window=(0, 0, 1800, 1000, 0)))
    assert sitting.window.size() == QSize(1800, 1000)

    room = screen(SMALL)
    sitting.window.screen().availableGeometryChanged.emit(SMALL)

    assert room.contains(sitting.window.geometry())


def test_the_frame_counts_and_is_guessed_until_the_desktop_tells(sit_down):
    sitting = sit_down(habits())
    free = sitting.window.screen().availableGeometry()
    told = sitting.window.windowHandle().frameMargins()

    room = REAL_ROOM(sitting.window)

    assert room == free.marginsRemoved(FRAME if told == QMargins() else told)


def test_a_table_in_a_small_window_is_drawn_smaller_and_its_bar_is_seen(sit_down, screen):
    room = screen(SMALL)
    sitting = sit_down(replace(habits(), window=(0, 0, 1440, 900, 0)))
    sitting.begin(JULIA, MARCUS)

    bar = sitting.table.bar
    assert theme.look().scale == 0.78
    assert room.contains(sitting.window.geometry())
    for part in (bar, sitting.table.strip, sitting.table.rail, sitting.table.table):
        assert sitting.table.rect().contains(part.geometry())
    assert sitting.table.rect().size() == sitting.window.size()


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 680), 1.0), ((1279, 680), 0.98), ((1093, 577), 0.84), ((640, 340), 0.6), ((300, 200), 0.6)],
)
def test_the_smaller_the_window_the_smaller_everything_in_it(size, scale):
    assert scaling.scale_for(QSize(*size)) == scale
    assert scaling.scale_for(QSize(*size), 200) == 2 * scale
