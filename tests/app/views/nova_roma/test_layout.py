"""The layout file: every board is there, inside the table, and none lies on another."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from rome_desktop.app.table.lettering import text_width
from rome_desktop.app.views.nova_roma import pieces, tiles
from rome_desktop.app.views.nova_roma.dock_places import DockPlaces
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


@pytest.mark.parametrize("count", range(1, 6))
def test_chariot_tokens_lie_between_the_count_of_ships_and_the_edge(count):
    places = DockPlaces()
    places.rect = QRectF(QPointF(), natural("dock"))
    done, tokens = places.done_place(), [places.chariot_place(n, count) for n in range(count)]

    assert all(done.contains(token) and token.left() >= done.left() + 50 for token in tokens)
    assert all(one.left() - two.left() >= 9 for one, two in pairwise(tokens))


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
    dock = stage.view.boards.dock
    frame, left = dock.tokens_place(), dock.left("mosaic")

    assert frame.left() > left + text_width(title, 13.5, 700) + 4
    begin, width = dock.tokens_note
    assert frame.left() < left + begin
    assert left + begin + width < frame.right() < dock.left("row")
    assert width == pytest.approx(text_width(dock.labels.tokens(stage.seen().players[0].tokens), 12), abs=1)


@pytest.mark.parametrize("size", SIZES)
def test_the_track_of_influence_is_clear_of_who_stands_beside_it(stage, size):
    stage.table.setFixedSize(*size)
    stage.begin(2)
    dock = stage.view.boards.dock
    ring = dock.influence_place().adjusted(-3, -3, 3, 3)

    for beside in (dock.patricians_place(), dock.legionaries_place(), dock.supply_place()):
        assert not ring.intersects(beside)
    last = dock.influence_place().x() + 31 + 11 * (BOX.limits.influence - 1)
    assert last + 5 < dock.influence_place().right()


def test_the_coin_on_a_head_covers_no_other_head_and_no_word(stage):
    stage.begin(4)
    forum, view = stage.view.boards.forum, stage.seen()
    z = forum.cell
    for act in view.heads:
        head, at = forum.head(view, act), forum.coin_place(view, act)
        ring = QRectF(at.x() - z * 0.29, at.y() - z * 0.29, z * 0.58, z * 0.58)
        assert head.adjusted(-z * 0.1, -z * 0.1, 0, 0).contains(ring)
        assert ring.bottom() < head.bottom() - z * 0.35


@pytest.mark.parametrize("width", [76.0, 81.0, 98.0])
@pytest.mark.parametrize("size", [17.0, 21.0])
@pytest.mark.parametrize("effect", [("power", ""), ("coins", ""), ("artisan", "paid")])
def test_what_a_subject_brings_leaves_room_for_the_arrow(width, size, effect):
    at = width - (15 if effect[1] == "paid" else 20)

    assert tiles.effect_left(effect, at, size) - (16 + size / 2) >= 8


def test_every_building_stands_between_name_and_price_of_its_contract(stage):
    terms = stage.begin(2) and stage.view.labels.terms
    for contract in stage.seen().map.points_of:
        squares = pieces.contract_squares(0, 0, 104, terms.shape(contract))
        whole = QRectF(52, 21, 45, 31)
        assert all(whole.contains(square) for square in squares), contract
        assert not any(one.intersects(two) for one, two in combinations(squares, 2))
