"""Grounds are the same every time and not too large; ornaments stay where they belong."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmapCache

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
