"""Words on a table grow with the text size, until they would meet something or leave what they are on."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from rome_desktop.app.kit import theme
from rome_desktop.app.table import growing
from rome_desktop.app.table.growing import LARGEST, Word
from rome_desktop.app.table.pencil import MIDDLE, RIGHT, Pencil

ROOM = QRectF(0, 0, 400, 200)


@pytest.fixture(autouse=True)
def twice(qapp):
    """A look in which text is twice as large."""
    before = theme.look()
    theme.set_look(theme.make_look(scale=2.0, text=2.0))
    yield
    theme.set_look(before)


def factors(draw, unit=1.0):
    """By how much the words that `draw` draws grow."""
    painter = QPainter(picture := QPixmap(400, 200))
    found = Pencil(painter, unit).grown(ROOM, draw).factors
    painter.end()
    assert not picture.isNull()
    return {key[-1]: of[0] for key, of in found.items()}


def test_words_with_nothing_round_them_grow_as_far_as_they_belong_to_the_rest():
    assert factors(lambda pencil: pencil.text(200, 100, "Roma", align=MIDDLE))["Roma"] == LARGEST


def test_words_grow_to_the_edge_of_their_plate():
    def draw(pencil):
        pencil.box(10, 10, 60, 30, 4, "panel")
        pencil.words("Roma", "body", QRectF(14, 12, 52, 26), align=MIDDLE)

    by = factors(draw)["Roma"]
    assert 1.2 < by < LARGEST


def test_words_do_not_grow_onto_other_words():
    def draw(pencil):
        pencil.text(10, 100, "Roma")
        pencil.text(60, 100, "Ostia")

    by = factors(draw)
    assert by["Roma"] < 1.5


def test_words_do_not_grow_onto_a_piece():
    def draw(pencil):
        pencil.icon("temple", QPointF(60, 95), 20, "ink")
        pencil.text(10, 100, "Roma")

    assert 1.0 <= factors(draw)["Roma"] < 1.4


def test_what_gives_way_to_words_is_not_pushed_over_an_edge():
    def draw(pencil):
        taken = pencil.text(10, 100, "Londinium")
        pencil.text(10 + taken + 8, 100, "I", 13)
        pencil.line(100, 50, 100, 150, "ink")

    assert factors(draw)["Londinium"] < 1.35


def test_words_that_share_a_line_leave_both_their_room():
    """The longer the first, the less is left for the second: it is not left out for it."""

    def draw(pencil):
        line = QRectF(10, 90, 190, 22)
        taken = pencil.words("Entrepôt", "body", line, bold=True)
        pencil.words("cinq places libres", "small", line.adjusted(taken + 8, 0, 0, 0), "muted", RIGHT)

    assert factors(draw)["Entrepôt"] < 1.5


def test_a_number_stays_in_its_disc():
    def draw(pencil):
        pencil.disc(QPointF(100, 100), 10, "panel")
        pencil.text(100, 104, "12", 11, align=MIDDLE)

    assert 1.0 < factors(draw)["12"] < 1.6


def test_words_over_the_edge_of_something_grow_a_little():
    def draw(pencil):
        pencil.good("coins", QPointF(100, 100), 22)
        pencil.text(107, 110, "3", 12)

    assert factors(draw)["3"] == growing.OVER


def test_words_of_one_style_are_about_equal():
    def draw(pencil):
        pencil.box(10, 10, 46, 22, 4, "panel")
        pencil.text(14, 26, "Ostia", 14)
        pencil.text(14, 120, "Roma", 14)

    by = factors(draw)
    assert by["Roma"] == pytest.approx(by["Ostia"] * growing.EVEN)


def test_other_pictures_of_a_panel_stand_in_the_way():
    painter = QPainter(picture := QPixmap(400, 200))
    pencil = Pencil(painter, 1.0)

    def draw(hand):
        hand.text(10, 100, "Roma")

    free = pencil.grown(ROOM, draw).factors
    beside = pencil.grown(ROOM, draw, [(55.0, 80.0, 90.0, 110.0)]).factors
    painter.end()
    assert not picture.isNull()
    (one,), (other,) = free.values(), beside.values()
    assert one > other


def test_parts_that_are_kept_grow_for_themselves():
    def draw(pencil):
        room = QRectF(20, 20, 70, 30)
        pencil.kept("growing", room, lambda hand: hand.text(55, 40, "Roma", align=MIDDLE))
        pencil.text(100, 40, "Ostia")

    assert list(factors(draw)) == ["Ostia"]


def test_nothing_grows_where_the_board_is_as_large_as_its_text():
    assert growing.most(2.0) == 1.0
    theme.set_look(theme.make_look(scale=2.0))
    assert growing.most(1.0) == 1.0


def test_words_grow_about_the_middle_of_their_capitals():
    word = Word(("text", 10.0, 400, "Roma"), 50.0, 100.0, (20.0, 4.0, 20.0, 4.0), 60.0)
    assert word.at(1.5) == (20.0, 94.0, 80.0, 106.0)
