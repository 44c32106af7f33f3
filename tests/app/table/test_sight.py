"""A table that is larger than its window: it is scrolled, and what is asked for comes into view."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest

from rome_desktop.app.kit import paint, scaling, theme
from rome_desktop.app.kit.chrome import DecisionBar
from rome_desktop.app.pages.shared.frame import TableFrame, table_room
from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.table.hover_card import CardText, HoverCard
from tests.app.table.demo_table import demo_options, opened
from tests.app.waiting import until

LEAST = QSize(1440, 1120)


@pytest.fixture
def table(qtbot):
    made = opened(qtbot)
    made.sight.set_least(LEAST)
    return made


def spot_of(table, key):
    return table.index.by_key[key].scene_rect()


def wheel(table, delta, modifiers=Qt.KeyboardModifier.NoModifier):
    at = QPointF(300, 200)
    event = QWheelEvent(
        at,
        table.viewport().mapToGlobal(at),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    table.wheelEvent(event)


def test_a_table_that_fits_its_window_is_not_scrolled(table):
    table.sight.set_least(QSize(100, 100))
    assert not table.sight.is_part
    assert table.sceneRect().size() == table.viewport().size().toSizeF()
    assert not table.verticalScrollBar().maximum()


def test_a_table_keeps_its_least_size(table):
    assert table.sight.is_part
    assert table.sceneRect() == QRectF(0, 0, LEAST.width(), LEAST.height())
    assert table.verticalScrollBar().maximum() > 0


def test_what_is_offered_comes_into_view(table):
    assert not table.sight.seen.contains(spot_of(table, "wine"))
    table.offer({"wine taken": [Gesture(None, "wine")]})
    assert table.sight.seen.contains(spot_of(table, "wine"))


def test_what_the_keyboard_comes_to_is_brought_into_view(table):
    table.offer(demo_options())
    table.verticalScrollBar().setValue(0)
    QTest.keyClick(table, Qt.Key.Key_1)
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert table.focus_key is not None
    assert table.sight.seen.contains(spot_of(table, table.focus_key))


def test_a_hint_comes_into_view(table):
    table.hint(["cloth"])
    assert table.sight.seen.contains(spot_of(table, "cloth"))


def test_the_wheel_scrolls_and_ctrl_zooms(table):
    wheel(table, -120)
    assert table.verticalScrollBar().value() > 0
    assert table.board.zoom == 1.0
    seen = table.verticalScrollBar().value()
    wheel(table, 120, Qt.KeyboardModifier.ControlModifier)
    assert table.board.zoom > 1.0
    assert table.verticalScrollBar().value() == seen


def test_with_shift_the_wheel_scrolls_to_the_sides(table):
    wheel(table, -120, Qt.KeyboardModifier.ShiftModifier)
    assert table.horizontalScrollBar().value() > 0
    assert table.verticalScrollBar().value() == 0
    wheel(table, 120, Qt.KeyboardModifier.ShiftModifier)
    assert table.horizontalScrollBar().value() == 0


def finger(table, pixels, angle, phase=Qt.ScrollPhase.ScrollUpdate, modifiers=Qt.KeyboardModifier.NoModifier):
    """What a touchpad sends for one step of two fingers."""
    at = QPointF(300, 200)
    table.wheelEvent(
        QWheelEvent(
            *(at, table.viewport().mapToGlobal(at), QPoint(*pixels), QPoint(*angle)),
            *(Qt.MouseButton.NoButton, modifiers, phase, False),
        )
    )


def scrolled(table):
    return table.horizontalScrollBar().value(), table.verticalScrollBar().value()


def test_two_fingers_pull_the_table_as_they_move(table):
    """In both directions at once, pixel by pixel."""
    finger(table, (0, 0), (0, 0), Qt.ScrollPhase.ScrollBegin)
    finger(table, (-7, -11), (-56, -88))
    finger(table, (-1, -1), (-8, -8))
    assert scrolled(table) == (8, 12)
    finger(table, (3, 2), (24, 16), Qt.ScrollPhase.ScrollMomentum)
    finger(table, (0, 0), (0, 0), Qt.ScrollPhase.ScrollEnd)
    assert scrolled(table) == (5, 10)
    assert table.board.zoom == 1.0


def test_the_smallest_steps_of_a_fine_wheel_add_up(table):
    for _ in range(8):
        wheel(table, -1, Qt.KeyboardModifier.ShiftModifier)
    assert scrolled(table)[0] == 4


def test_what_rolls_on_does_not_zoom(table):
    """Ctrl is pressed while the last scrolling still rolls on."""
    control = Qt.KeyboardModifier.ControlModifier
    finger(table, (0, 40), (0, 320), Qt.ScrollPhase.ScrollMomentum, control)
    assert table.board.zoom == 1.0
    finger(table, (0, 40), (0, 320), Qt.ScrollPhase.ScrollUpdate, control)
    assert table.board.zoom > 1.0


def test_page_keys_scroll(table):
    QTest.keyClick(table, Qt.Key.Key_PageDown)
    assert table.verticalScrollBar().value() > 0
    QTest.keyClick(table, Qt.Key.Key_PageUp)
    assert table.verticalScrollBar().value() == 0


def test_empty_ground_is_pulled_like_paper(table):
    port = table.viewport()
    QTest.mousePress(port, Qt.MouseButton.MiddleButton, pos=QPoint(400, 400))
    QTest.mouseMove(port, QPoint(380, 380))
    QTest.mouseMove(port, QPoint(300, 250))
    QTest.mouseRelease(port, Qt.MouseButton.MiddleButton, pos=QPoint(300, 250))
    assert (table.horizontalScrollBar().value(), table.verticalScrollBar().value()) == (100, 150)


def test_a_piece_carried_to_an_edge_brings_what_lies_beyond(table):
    table.offer(demo_options())
    table.hint(["wine"])
    before = table.verticalScrollBar().value()
    at = table.mapFromScene(spot_of(table, "wine").center())
    port = table.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(port, at - QPoint(0, 20))
    QTest.mouseMove(port, QPoint(at.x(), 4))
    assert table.verticalScrollBar().value() < before
    until(lambda: table.verticalScrollBar().value() == 0, table.verticalScrollBar().value)
    assert table.pointer.dragging
    assert table.pointer.at == table.mapToScene(QPoint(at.x(), 4))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(at.x(), 4))


def test_a_piece_that_is_put_down_scrolls_no_more(table):
    table.offer(demo_options())
    table.hint(["wine"])
    at = table.mapFromScene(spot_of(table, "wine").center())
    port = table.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(port, at - QPoint(0, 20))
    QTest.mouseMove(port, QPoint(at.x(), 4))
    assert table.sight._clock.isActive()
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(at.x(), 4))
    assert not table.sight._clock.isActive()


def test_zero_shows_the_whole_table_and_then_as_it_was(table):
    QTest.keyClick(table, Qt.Key.Key_0)
    assert not table.sight.is_part
    assert table.sceneRect().size() == table.viewport().size().toSizeF()
    QTest.keyClick(table, Qt.Key.Key_0)
    assert table.sight.is_part
    assert table.sceneRect().size() == LEAST.toSizeF()


def test_a_card_stands_in_the_window_and_off_what_it_speaks_of(table):
    card = HoverCard(table, lambda key, _option: CardText(str(key)))
    table.hint(["cloth"])
    table.hovered.emit("cloth", True)
    assert card.isVisible()
    margin = paint.shadow_margin()
    place = card.geometry().adjusted(margin, margin, -margin, -margin)
    assert table.viewport().rect().contains(place)
    assert not table.sight.on_screen(spot_of(table, "cloth")).intersects(QRectF(place))


def test_a_click_means_what_lies_under_it_when_scrolled(table):
    told = []
    table.chosen.connect(told.append)
    table.offer({"cloth taken": [Gesture(None, "cloth")]})
    QTest.mouseClick(
        table.viewport(),
        Qt.MouseButton.LeftButton,
        pos=table.mapFromScene(spot_of(table, "cloth").center()),
    )
    assert told == ["cloth taken"]


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1920, 1080), (3840, 2160), (1280, 680)])
def test_the_room_at_plain_text_is_what_a_table_has_there(qapp, size):

    theme.set_look(theme.make_look(scale=scaling.scale_for(QSize(*size))))
    frame = TableFrame(DecisionBar())
    frame.resize(*size)
    frame.arrange()
    room = table_room(QSize(*size), theme.look().scale)
    assert room == frame.table.size()
    frame.deleteLater()
