"""All tables side by side (key T): also a rival that has less than others, and long words."""

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from rome_desktop.app.contract import Category, Holding
from rome_desktop.app.kit import theme
from rome_desktop.app.pages.table.comparison import Comparison, is_best, side_by_side
from rome_desktop.engine.game import Standing

LONG = "Points : Mercurius : sortes de marchandises"
CELLS = (
    (Holding("coin", 8, "8 sesterces"), Holding("house", 5, "5 maisons sur le plateau")),
    (Holding("brick", 2, "brique"),),
)


def test_a_rival_without_goods_has_a_dash_for_them():
    everything = [cell for row in CELLS for cell in row]
    rows = side_by_side([everything, [Holding("house", 1, "1 maison sur le plateau")]])
    assert rows == [
        ("coin", "Sesterces", [8, None]),
        ("house", "Maisons sur le plateau", [5, 1]),
        ("brick", "Brique", [2, None]),
    ]
    assert side_by_side([everything, []])[0] == ("coin", "Sesterces", [8, None])


def test_what_a_row_counts_is_told_without_a_number_wherever_it_stands():
    port = [[Holding("ship", count, f"Port\u00a0: {count} marqueurs")] for count in (2, 0)]
    assert side_by_side(port) == [("ship", "Port\u00a0: marqueurs", [2, 0])]


def test_the_best_is_who_has_more_than_another():
    assert [is_best(value, (3, 1, None, 3)) for value in (3, 1, None, 3)] == [True, False, False, True]
    assert not is_best(1, (1, 1))


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_no_word_reaches_a_number_or_the_next_name(qtbot, scale):
    theme.set_look(theme.make_look(scale=scale))
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    sheet = Comparison(page)
    seats = theme.look().seats
    columns = [(seat, "Maximilianus", CELLS) for seat in seats[:4]] + [(seats[4], "Aemulus", ())]
    standings = [Standing(side, 12, {"gods": 12}) for side in range(5)]
    sheet.compare(columns, standings, [Category("gods", LONG, "coin", "#7A5204")])
    look, grid = theme.look(), sheet.grid
    left, step = grid.measures()
    words = QFontMetricsF(look.font("body", 14.5))
    names = QFontMetricsF(look.font("body", 14.5, bold=True))
    for _, label, _ in grid.rows:
        assert look.pxf(grid.NAMES) + words.horizontalAdvance(label) < left
    assert look.pxf(grid.EMBLEM) + names.horizontalAdvance("Maximilianus") < step
    assert grid.width() >= left + 5 * step
