"""What looks the same again is copied: it is drawn once, and no picture shows the difference."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from rome_desktop.app.kit import theme
from rome_desktop.app.table.kept import Kept, drawn_once, frozen
from rome_desktop.app.table.pencil import HINTS, Pencil

SIDE = 40


class Drawn:
    """A drawing that counts how often it is made."""

    def __init__(self, at: QPointF | None = None) -> None:
        self.times = 0
        self._at = at or QPointF()

    def __call__(self, painter: QPainter) -> None:
        self.times += 1
        painter.setPen(QColor("#301010"))
        painter.setBrush(QColor(200, 40, 40, 120))
        painter.drawRoundedRect(QRectF(self._at.x() + 1, self._at.y() + 1, SIDE - 2, SIDE - 2), 5, 5)

    @property
    def rect(self) -> QRectF:
        return QRectF(self._at.x(), self._at.y(), SIDE, SIDE)


def canvas(ratio: float = 1.0) -> QPixmap:
    found = QPixmap(round(200 * ratio), round(200 * ratio))
    found.setDevicePixelRatio(ratio)
    found.fill(QColor("#88AACC"))
    return found


def painted(paint, scale: float = 1.0, opacity: float = 1.0, ratio: float = 1.0) -> QImage:
    onto = canvas(ratio)
    painter = QPainter(onto)
    painter.setRenderHints(HINTS)
    painter.scale(scale, scale)
    painter.setOpacity(opacity)
    paint(painter)
    painter.end()
    return onto.toImage()


def furthest(one: QImage, other: QImage) -> int:
    """By how much a colour of a pixel differs at most."""
    assert one.size() == other.size()
    return max(map(abs, (a - b for a, b in zip(bytes(one.bits()), bytes(other.bits()), strict=True))))


@pytest.mark.parametrize("scale", [1.0, 1.37, 2.0])
@pytest.mark.parametrize("at", [QPointF(), QPointF(3, 7), QPointF(11.3, 20.71)], ids=str)
def test_a_copy_looks_like_what_is_drawn_in_place(qapp, at: QPointF, scale: float):
    kept, direct, copied = Kept(), Drawn(at), Drawn(at)
    plain = painted(direct, scale)

    for _ in range(2):
        assert furthest(plain, painted(lambda p: kept.draw(p, "a", copied.rect, copied), scale)) <= 1

    assert copied.times == 1


def test_another_key_another_size_and_another_place_within_a_pixel_are_drawn_anew(qapp):
    kept, drawn = Kept(), Drawn()
    for key, rect, scale in (
        ("a", QRectF(0, 0, 40, 40), 1.0),
        ("b", QRectF(0, 0, 40, 40), 1.0),
        ("a", QRectF(0, 0, 40, 41), 1.0),
        ("a", QRectF(0, 0, 40, 40), 1.5),
        ("a", QRectF(0.5, 0, 40, 40), 1.0),
    ):
        painted(lambda p, key=key, rect=rect: kept.draw(p, key, rect, drawn), scale)
    assert drawn.times == 5

    painted(lambda p: kept.draw(p, "a", QRectF(60, 80, 40, 40), drawn))

    assert drawn.times == 5, "whole pixels further it is the same"


@pytest.mark.parametrize("painting", [{"opacity": 0.5}, {"ratio": 2.0}], ids=["faint", "fine"])
def test_where_a_copy_would_look_different_it_is_drawn_in_place(qapp, painting):
    kept, drawn = Kept(), Drawn()

    images = [painted(lambda p: kept.draw(p, "a", drawn.rect, drawn), **painting) for _ in range(2)]

    assert drawn.times == 2
    assert images == [painted(drawn, **painting)] * 2


def test_what_was_not_drawn_for_the_longest_time_goes_first(qapp):
    kept = Kept(most=3 * 41 * 41)
    parts = {key: Drawn() for key in "abcd"}

    def draw(keys: str) -> None:
        for key in keys:
            painted(lambda p, key=key: kept.draw(p, key, parts[key].rect, parts[key]))

    draw("abc" + "a" + "d" + "ac" + "b")

    assert {key: drawn.times for key, drawn in parts.items()} == {"a": 1, "b": 2, "c": 1, "d": 1}


def test_a_pencil_draws_what_is_kept_anew_in_another_look(qapp):
    drawn = Drawn()

    def draw() -> None:
        painted(lambda p: Pencil(p, 1.0).kept("look", drawn.rect, lambda hand: drawn(hand.painter)))

    draw()
    theme.set_look(theme.make_look(dark=True))
    draw()
    draw()

    assert drawn.times == 2


def test_a_drawing_is_made_once_for_equal_arguments_wherever_it_stands(qapp):
    made = []

    @drawn_once(lambda x, y, size, *_: QRectF(x, y, size, size))
    def plate(pencil: Pencil, x: float, y: float, size: float, goods: dict[str, int], *, lit: bool) -> None:
        made.append((x, y))
        pencil.box(x, y, size, size, 3, QColor("#FFFFFF") if lit else None)

    def draw(painter: QPainter) -> None:
        pencil = Pencil(painter, 1.0)
        plate(pencil, 5, 5, 20, {"wine": 1}, lit=True)
        plate(pencil, 95, 45, 20, {"wine": 1}, lit=True)
        plate(pencil, 5, 5, 20, {"wine": 2}, lit=True)
        plate(pencil, 5, 5, 20, {"wine": 1}, lit=False)

    painted(draw)

    assert made == [(5, 5), (5, 5), (5, 5)]


def test_equal_arguments_are_equal_when_frozen(qapp):
    seats = [theme.seat(colour) for colour in ("rubra", "rubra", "caerulea")]
    values = [({"a": [1, 2]}, QColor("#123456"), seat) for seat in seats]

    assert frozen(values[0]) == frozen(values[1]) != frozen(values[2])
    assert hash(frozen(values[0])) == hash(frozen(values[1]))


def test_which_of_two_that_share_a_copy_was_drawn_first_makes_no_difference(qapp):
    seen = []
    for order in ((0.4999996, 0.5000004), (0.5000004, 0.4999996)):
        kept, places = Kept(), []
        for at in order:
            rect = QRectF(at, 3.2, SIDE, SIDE)

            def draw(painter: QPainter, rect: QRectF = rect, places: list[float] = places) -> None:
                places.append(round(painter.worldTransform().map(rect.topLeft()).x() % 1, 9))

            painted(lambda p, kept=kept, rect=rect, draw=draw: kept.draw(p, "a", rect, draw))
        seen.append(places)

    assert seen == [[0.5], [0.5]]
