"""The pictures of the boxes: each game's own, in whatever rectangle a page has for it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from rome_desktop.app.covers import vignettes
from rome_desktop.app.covers.city_of_marble import vignette
from rome_desktop.catalogue import GAMES


def blank(width=300, height=200):
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def test_the_mosaic_covers_its_ground_without_overlap():
    city = vignette.mosaic(7)
    corners = [frozenset(points) for points, _ in city.tiles]
    assert len(corners) == len(set(corners))
    assert len(city.tiles) > 15
    assert {kind for _, kind in city.tiles} == {"arena", "theatre", "temple", "baths"}
    assert all(3 <= tiles <= 6 for _, tiles in city.sites)


def test_a_vignette_fills_any_rectangle_and_an_unknown_game_gets_marble():
    for key in (*(game.key for game in GAMES), "no-such-game"):
        for width, height in ((254, 206), (120, 100), (620, 260), (40, 90)):
            image = blank(width, height)
            painter = QPainter(image)
            vignettes.draw(painter, QRectF(0, 0, width, height), key)
            painter.end()
            assert all(image.pixelColor(x, height - 1).alpha() == 255 for x in range(0, width, 5))


def test_rounded_corners_are_left_clear():
    image = blank(100, 80)
    painter = QPainter(image)
    vignettes.draw(painter, QRectF(0, 0, 100, 80), "city_of_marble", radius=12)
    painter.end()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(0, 79).alpha() == 255
