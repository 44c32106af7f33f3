"""The layout file: every place on both maps is named in it, inside the map, and none hides another."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from rome_desktop.app.kit import theme
from rome_desktop.app.table.layouts import SECTIONS
from rome_desktop.app.views.concordia.layout import Chart, arrange, cells, distance, table
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load

BOX = load(game("concordia")).box
SIZES = [(1088, 580), (1174, 666), (1200, 782), (1500, 900), (2560, 1874)]
BOARDS = ("imperium", "italia")


def chart_of(key):
    return Chart(key, BOX.maps.of(key), QSizeF(978, 526))


@pytest.mark.parametrize("section", SECTIONS)
def test_no_measure_is_missing_in_the_file(section):
    assert {"least", "gap", "column", "dock", "store", "pile"} <= set(table()[section])


@pytest.mark.parametrize("board", BOARDS)
def test_every_province_has_a_label_and_a_tint_and_nothing_else_has(board):
    rules, provinces = table()[board], {p.id for p in BOX.maps.of(board).provinces.rows}

    assert set(rules["labels"]) == provinces
    assert set(rules["tints"]) == provinces
    assert set(rules["above"]) <= {city.id for city in BOX.maps.of(board).cities.rows}
    assert {province for _, _, province in rules["seeds"]} <= provinces


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("sides", [2, 5])
def test_regions_lie_side_by_side_inside_the_table(size, sides):
    theme.set_look(theme.make_look(scale=2.4 if size[0] > 2000 else 1.0))
    layout = arrange(QSizeF(*size), 1.86, sides)
    whole = QRectF(0, 0, *size).adjusted(-1, -1, 1, 1)

    for key in layout.regions:
        assert whole.contains(layout[key]), key
    for one, two in combinations(("map", "sale", "piles", "dock"), 2):
        assert not layout[one].intersects(layout[two]), (one, two)
    assert layout["map"].width() / layout["map"].height() < 1.87
    assert layout["map"].width() > size[0] * 0.6


@pytest.mark.parametrize("board", BOARDS)
def test_places_on_the_map_do_not_hide_each_other(board):
    chart = chart_of(board)
    cities, stops = list(chart.cities.values()), [chart.stop(line) for line in chart.lines]
    markers = [chart.marker(province) for province in chart.provinces]

    assert all(chart.bounds.contains(at) for at in (*cities, *stops, *markers))
    assert min(distance(a, b) for a, b in combinations(cities, 2)) > 2 * chart.of("city")
    assert min(distance(a, b) for a in markers for b in cities) > chart.of("city") + chart.of("marker") / 2
    assert min(distance(a, b) for a in stops for b in cities) > chart.of("city")


@pytest.mark.parametrize("board", BOARDS)
def test_cells_cover_the_map_without_overlap(board):
    chart = chart_of(board)
    found = cells({key: at for key, (at, _) in chart.seeds().items()}, chart.bounds)
    area = 0.0
    for corners in found.values():
        points = [corner for corner, _ in corners]
        shifted = points[1:] + points[:1]
        pairs = zip(points, shifted, strict=True)
        area += abs(sum(a.x() * b.y() - b.x() * a.y() for a, b in pairs)) / 2

    assert area == pytest.approx(chart.bounds.width() * chart.bounds.height(), rel=1e-6)
