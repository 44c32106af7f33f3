"""The pictures of the boxes: each game's own, in whatever rectangle a page has for it."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmapCache

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


@pytest.fixture
def kept(tmp_path):
    """A folder that pictures are kept in, and a program that has just started."""
    folder = tmp_path / "kept"

    def start():
        QPixmapCache.clear()
        vignettes.look_in(folder)
        return folder

    yield start
    vignettes.look_in(None)
    QPixmapCache.clear()


def drawn(key="trajan", width=90, height=60):
    image = blank(width, height)
    painter = QPainter(image)
    vignettes.draw(painter, QRectF(0, 0, width, height), key)
    painter.end()
    return image


def test_what_was_kept_is_not_drawn_at_the_next_start(kept, monkeypatch):
    folder = kept()
    before = drawn()
    vignettes.keep()
    monkeypatch.setattr(vignettes, "_painter", lambda key: pytest.fail(f"{key} is drawn again"))
    assert kept() == folder
    assert drawn() == before
    vignettes.keep()
    assert len(list(folder.iterdir())) == 1


def test_another_size_is_drawn_and_takes_the_place_of_the_one_kept(kept):
    folder = kept()
    drawn()
    vignettes.keep()
    (before,) = folder.iterdir()
    kept()
    assert drawn(width=120).pixelColor(119, 30).alpha() == 255
    vignettes.keep()
    (after,) = folder.iterdir()
    assert after != before


@pytest.mark.parametrize("damage", [b"", b"no picture", "picture of another size"])
def test_a_damaged_file_is_drawn_again(kept, damage):
    folder = kept()
    before = drawn()
    vignettes.keep()
    (file,) = folder.iterdir()
    if isinstance(damage, bytes):
        file.write_bytes(damage)
    else:
        blank(9, 9).save(str(file))
    kept()
    assert drawn() == before
    vignettes.keep()
    kept()
    assert drawn() == before


def test_a_drawing_that_was_changed_since_is_drawn_again(kept, monkeypatch):
    kept()
    before = drawn()
    vignettes.keep()
    monkeypatch.setattr(vignettes, "_stamp", lambda key: "changed")
    monkeypatch.setattr(vignettes, "_painter", lambda key: vignettes._plain)
    kept()
    assert drawn() != before


def test_a_folder_that_cannot_be_written_costs_nothing_else(kept):
    folder = kept()
    before = drawn()
    folder.write_text("a file of this name")
    vignettes.keep()
    kept()
    assert drawn() == before
