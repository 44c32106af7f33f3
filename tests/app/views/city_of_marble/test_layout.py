"""The layout file: every region is there, inside the table, and none lies on another."""

import random
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from rome_desktop.app.kit import theme
from rome_desktop.app.table.layouts import SECTIONS
from rome_desktop.app.views.city_of_marble.layout import COLUMN, DOCK, Grid, arrange, hexagon, table
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.steps import roll

GAME = game("city_of_marble")
SIZES = [(1088, 580), (1174, 666), (1200, 782), (1500, 900), (2560, 1874)]
PIECES = ("glyph glyph_aside aside magistrate site site_glyph cube spring pipe bridge hill").split()


@pytest.fixture(scope="module")
def state():
    made = GAME.rules.setup(load(GAME).box, 2, {})
    roll(made, random.Random(1))
    return made


@pytest.mark.parametrize("section", SECTIONS)
def test_no_region_is_missing_in_the_file(section):
    rules = table()[section]

    assert set(rules["panels"]) == set(COLUMN)
    assert set(rules["parts"]) == set(DOCK)
    assert {"least", "gap", "column", "dock"} <= set(rules)


def test_every_part_of_a_piece_has_a_size():
    assert set(table()["pieces"]) == set(PIECES)
    assert {"across", "down"} <= set(table()["board"])


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_regions_lie_side_by_side_on_the_table(size, scale):
    theme.set_look(theme.make_look(scale=scale))
    layout = arrange(QSizeF(*size))
    whole = QRectF(0, 0, *size).adjusted(-0.5, -0.5, 0.5, 0.5)

    for key in ("board", "dock", *COLUMN, *DOCK):
        assert whole.contains(layout[key]), key
        assert layout[key].width() > 40, key
        assert layout[key].height() > 30, key
    for one, two in combinations(("board", "dock", *COLUMN), 2):
        assert not layout[one].intersects(layout[two]), (one, two)
    for one, two in combinations(DOCK, 2):
        assert not layout[one].intersects(layout[two]), (one, two)
    assert all(layout["dock"].contains(layout[key]) for key in DOCK)


@pytest.mark.parametrize("size", [(944, 542), (934, 646), (700, 400)])
def test_every_place_of_the_board_lies_in_its_region(state, size):
    grid = Grid(state.map, QSizeF(*size))
    room = QRectF(0, 0, *size)

    assert all(room.contains(grid.vertex(v)) for v in state.map.vertices)
    assert all(room.contains(grid.centre(p)) for p in state.map.positions)
    assert all(room.contains(grid.heart(n)) for n in range(len(state.map.triangles)))


def test_tile_is_drawn_round_its_middle(state):
    grid = Grid(state.map, QSizeF(934, 646))
    for position in state.map.positions[::17]:
        corners = grid.lozenge(position).toList()
        assert abs(sum(p.x() for p in corners)) < 1e-6
        assert abs(sum(p.y() for p in corners)) < 1e-6
        axis = grid.axis(position)
        assert axis.x() ** 2 + axis.y() ** 2 == pytest.approx(1.0)
        assert axis.y() > 0 or axis.x() > 0


def test_hexagon_stands_on_a_corner():
    points = hexagon(10).toList()

    assert min(p.y() for p in points) == -10
    assert len(points) == 6


def test_text_size_never_pushes_anything_off_a_small_table():
    theme.set_look(theme.make_look(scale=2.0))

    assert arrange(QSizeF(1088, 580)).unit < 1.1
