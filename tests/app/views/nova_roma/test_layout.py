"""The layout file: every board is there, inside the table, and none lies on another."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from rome_desktop.app.kit.paper import text_width
from rome_desktop.app.views.nova_roma.labels import NovaLabels
from rome_desktop.app.views.nova_roma.layout import BOARDS, arrange, natural, port_place, smooth, table
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load

SIZES = [(1088, 580), (1174, 666), (1200, 782), (1500, 900), (2560, 1874)]
BOX = load(game("nova_roma")).box


@pytest.mark.parametrize("size", SIZES)
def test_boards_lie_side_by_side_on_the_table(size):
    layout = arrange(QSizeF(*size))
    whole = QRectF(0, 0, *size).adjusted(-0.5, -0.5, 0.5, 0.5)

    for key in (*BOARDS, "dock"):
        assert whole.contains(layout[key]), key
    for one, two in combinations((*BOARDS, "dock"), 2):
        assert not layout[one].intersects(layout[two]), (one, two)


@pytest.mark.parametrize("key", BOARDS)
def test_opened_board_fills_the_room_of_all_and_leaves_the_dock(key):
    layout = arrange(QSizeF(1174, 666), key)

    assert layout[key].width() == pytest.approx(1174)
    assert layout[key].height() > 440
    assert not layout[key].intersects(layout["dock"])
    assert [other for other in BOARDS if layout.shows(other)] == [key]


def test_natural_sizes_fill_the_room():
    assert sum(natural(key).width() for key in BOARDS[:3]) + 16 == table()["room"][0]
    assert natural("dock").width() == table()["room"][0]


def test_every_port_has_a_place_on_the_map():
    area = QRectF(8, 101, 302, 253)
    ports = {port.id for route in BOX.sea_routes for port in route.ports}

    assert set(table()["sea"]["ports"]) == ports
    places = [port_place(area, port) for port in (*sorted(ports), "start")]
    assert all(area.adjusted(12, 12, -12, -12).contains(at) for at in places)
    assert all((one - two).manhattanLength() > 24 for one, two in combinations(places, 2))


def test_soft_line_goes_through_its_points():
    points = [QPointF(0, 0), QPointF(10, 5), QPointF(20, 0)]
    path = smooth(points, closed=False)

    assert path.elementCount() == 7
    assert path.currentPosition() == points[-1]


@pytest.mark.parametrize("title", ["Mosaic", "Mosaïque"])
def test_the_frame_of_the_tokens_is_clear_of_the_title_and_holds_its_words(stage, monkeypatch, title):
    part = NovaLabels.part
    monkeypatch.setattr(NovaLabels, "part", lambda self, key: title if key == "mosaic" else part(self, key))
    stage.begin(2)
    stage.show()
    dock = stage.view.dock
    frame, left = dock.tokens_place(), dock.left("mosaic")

    assert frame.left() > left + text_width(title, 13.5, 700) + 4
    begin, width = dock.tokens_note
    assert frame.left() < left + begin
    assert left + begin + width < frame.right() < dock.left("row")
    assert width == pytest.approx(text_width(dock._labels.tokens(stage.seen().players[0].tokens), 12), abs=1)
