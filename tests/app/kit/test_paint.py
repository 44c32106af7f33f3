"""Grounds are the same every time and not too large; ornaments stay where they belong."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmapCache

from rome_desktop.app.covers import vignettes
from rome_desktop.app.covers.city_of_marble import vignette
from rome_desktop.app.kit import paint, theme


def blank(width=300, height=200):
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def test_a_ground_is_drawn_once_and_always_the_same():
    first = paint.page_ground(QSize(400, 300))
    assert paint.page_ground(QSize(400, 300)).cacheKey() == first.cacheKey()
    before = first.toImage()
    QPixmapCache.clear()
    assert paint.page_ground(QSize(400, 300)).toImage() == before


def test_a_huge_ground_is_kept_small():
    ground = paint.board_ground(QSize(3840, 2160))
    assert ground.width() * ground.height() <= paint.GROUND_PIXELS * 1.01
    image = blank(3840, 2160)
    painter = QPainter(image)
    paint.draw_ground(painter, ground, QRectF(0, 0, 3840, 2160))
    painter.end()
    assert image.pixelColor(3839, 2159).alpha() == 255


def test_grounds_follow_the_theme_and_high_contrast_has_no_veins():
    light = paint.page_ground(QSize(200, 200)).toImage()
    theme.set_look(theme.make_look(dark=True))
    assert paint.page_ground(QSize(200, 200)).toImage() != light
    theme.set_look(theme.make_look(high_contrast=True))
    plain = paint.page_ground(QSize(200, 200)).toImage()
    assert all(plain.pixelColor(x, 100) == theme.look().page for x in range(0, 200, 3))


def test_the_curtain_hides_everything():
    image = paint.curtain_ground(QSize(320, 240)).toImage()
    assert all(image.pixelColor(x, y).alpha() == 255 for x in range(0, 320, 9) for y in range(0, 240, 9))


def test_a_shadow_fades_outwards():
    image = blank()
    painter = QPainter(image)
    paint.shadow_rect(painter, QRectF(60, 60, 180, 80), 8, 1.0)
    painter.end()
    near, far, away = (image.pixelColor(150, y).alpha() for y in (142, 147, 160))
    assert near > far > away == 0


def test_a_frame_of_tesserae_leaves_the_board_free():
    image = blank()
    painter = QPainter(image)
    paint.tesserae_frame(painter, QRectF(0, 0, 300, 200), 7)
    painter.end()
    assert image.pixelColor(150, 100).alpha() == 0
    red = sum(image.pixelColor(x, 3).red() > image.pixelColor(x, 3).green() * 2 for x in range(300))
    assert 70 < red < 120


def test_a_meander_keeps_to_its_strip():
    image = blank()
    painter = QPainter(image)
    paint.meander(painter, QRectF(10, 20, 280, 18), QColor("#E9C46A"))
    painter.end()
    assert any(image.pixelColor(x, 29).alpha() for x in range(300))
    assert not any(image.pixelColor(x, y).alpha() for x in range(300) for y in (17, 41))


def test_the_mosaic_covers_its_ground_without_overlap():
    city = vignette.mosaic(7)
    corners = [frozenset(points) for points, _ in city.tiles]
    assert len(corners) == len(set(corners))
    assert len(city.tiles) > 15
    assert {kind for _, kind in city.tiles} == {"arena", "theatre", "temple", "baths"}
    assert all(3 <= tiles <= 6 for _, tiles in city.sites)


def test_a_vignette_fills_any_rectangle_and_an_unknown_game_gets_marble():
    for key in ("city_of_marble", "no-such-game"):
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
