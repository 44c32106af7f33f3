"""Every drawing renders at the sizes it is used at; paths read from the files match the pictures."""

import math

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from rome_desktop import places
from rome_desktop.app.kit import icons, svg_path, theme

NAMES = sorted(p.stem for p in (places.RESOURCES / "icons").glob("*.svg"))


def inked(image):
    """How many pixels are not clear."""
    return sum(
        image.pixelColor(x, y).alpha() > 8 for x in range(image.width()) for y in range(image.height())
    )


def canvas(side=64):
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_renders_at_20_32_and_64(name):
    for size in (20, 32, 64):
        picture = icons.pixmap(name, size, "#2A211B", "#F7F0E1")
        assert picture.width() == size
        assert inked(picture.toImage()) > size * size * 0.06


@pytest.mark.parametrize("name", NAMES)
def test_the_path_of_an_icon_covers_what_its_picture_shows(name):
    image = canvas()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(icons.path(name), QColor("black"))
    painter.end()
    shown = icons.pixmap(name, 64, "#000000").toImage().convertToFormat(image.format())
    apart = sum(
        abs(image.pixelColor(x, y).alpha() - shown.pixelColor(x, y).alpha()) > 127
        for x in range(0, 64, 2)
        for y in range(0, 64, 2)
    )
    assert apart <= 10


def test_the_seat_colour_is_the_colour_of_the_body():
    seat = theme.seat("caerulea")
    image = icons.pixmap("house", 40, seat.fill, seat.tint).toImage()
    assert image.pixelColor(20, 14) == seat.fill
    assert image.pixelColor(20, 32) == seat.tint


def test_an_edge_is_added_outside_so_that_nothing_is_cut():
    bare = icons.pixmap("house", 40, "#B3261E")
    edged = icons.pixmap("house", 40, "#B3261E", edge="#64100B")
    assert edged.width() > bare.width()
    assert inked(edged.toImage()) > inked(bare.toImage())
    border = edged.toImage()
    assert all(border.pixelColor(x, 0).alpha() == 0 for x in range(border.width()))


def test_a_picture_for_a_dense_screen_has_more_pixels_and_the_same_size():
    picture = icons.pixmap("ship", 20, "#000000", dpr=2.0)
    assert picture.width() == 40
    assert picture.deviceIndependentSize().width() == pytest.approx(20)


def test_a_missing_icon_is_a_plain_disc_and_is_reported_once(caplog):
    icons.drawing.cache_clear()
    for _ in range(3):
        picture = icons.pixmap("no-such-icon", 32, "#000000")
        icons.drawing("no-such-icon")
    assert inked(picture.toImage()) > 400
    assert len(caplog.records) == 1
    assert not icons.exists("no-such-icon")


def test_pieces_badges_cubes_and_goods_draw_within_their_place():
    for look in (theme.make_look(), theme.make_look(dark=True)):
        theme.set_look(look)
        for seat in look.seats:
            image = canvas(120)
            painter = QPainter(image)
            icons.draw_piece(painter, "magistrate", QPointF(20, 20), 20, seat)
            icons.draw_piece(painter, "meeple", QPointF(70, 30), 40, seat)
            icons.draw_emblem(painter, seat, QPointF(30, 90), 30)
            icons.draw_cube(painter, QPointF(80, 90), 24, seat)
            painter.end()
            assert image.pixelColor(30, 78) != QColor(0, 0, 0, 0)
            assert inked(image) > 1500
            assert all(image.pixelColor(x, 119).alpha() == 0 for x in range(120))
    image = canvas(60)
    painter = QPainter(image)
    for good in theme.look().goods:
        icons.draw_good(painter, good, QPointF(30, 30), 40)
    painter.end()
    assert inked(image) > 1000


def test_a_zoomed_painter_gets_a_sharper_picture():
    image = canvas(200)
    painter = QPainter(image)
    painter.scale(5, 5)
    icons.draw(painter, "temple", QPointF(20, 20), 30, "#000000")
    painter.end()
    half = sum(20 < image.pixelColor(x, y).alpha() < 235 for x in range(200) for y in range(200))
    assert half < 0.12 * inked(image)


def test_a_window_icon_has_two_densities():
    assert len(icons.icon("laurel", 24, "#2A211B").availableSizes()) >= 1


@pytest.mark.parametrize("d", ["M0 0L10", "5 5", "M0 0Z5 5", "M1 1Q2 2 3"])
def test_a_malformed_path_is_an_error(d):
    with pytest.raises(ValueError, match="path"):
        svg_path.painter_path(d)


def test_arcs_keep_to_their_circle():
    path = svg_path.painter_path("M10 32A22 22 0 1 1 54 32A22 22 0 1 1 10 32Z")
    for percent in range(0, 100, 7):
        point = path.pointAtPercent(percent / 100)
        assert math.hypot(point.x() - 32, point.y() - 32) == pytest.approx(22, abs=0.05)
    box = svg_path.painter_path("M0 0a10 10 0 0 0 10 10").boundingRect()
    assert box.toRect() == QRectF(0, 0, 10, 10).toRect()


def test_relative_and_smooth_commands_are_understood():
    path = svg_path.painter_path("m10 10 l10 0 v10 h-10 z M0 0 q5 5 10 0 t10 0 c0 5 5 5 5 0 s5 -5 5 0 l1 1")
    assert isinstance(path, QPainterPath)
    assert path.currentPosition() == QPointF(31, 1)
