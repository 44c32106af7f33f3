"""The marks over spots: what lies over what."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.marks import SpotMarks, State
from rome_desktop.app.table.spots import Spot


@pytest.mark.parametrize("ring", ["outline", "frame", "disc"])
def test_a_hint_shows_on_a_lit_place(qapp, ring):
    """No solid line follows the dotted one: it would cover it."""
    shape = QPainterPath()
    shape.addRect(QRectF(0, 0, 60, 40))
    parent = QGraphicsPathItem()
    spot = Spot("place", shape, QPointF(30, 20), parent, "a place", lambda: "", 0, ring)
    marks = SpotMarks()

    marks.show({"place": (spot, State.LIT | State.HINTED)})

    strokes = [item for item in parent.childItems() if item.pen().style() != Qt.PenStyle.NoPen]
    dotted = [item for item in strokes if item.pen().style() == Qt.PenStyle.CustomDashLine]
    assert len(dotted) == 1
    over = [i for i in strokes if i.zValue() > dotted[0].zValue() and i.path() == dotted[0].path()]
    assert over == []


@pytest.mark.parametrize("text", [1.3, 2.0])
def test_the_badge_on_a_small_price_leaves_the_price_to_be_read(qapp, text):
    """At large text marks grow with it, and the badge lay over the number on a coin's plate."""
    theme.set_look(theme.make_look(scale=text, text=text))
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(0, 0, 46, 24), 12, 12)
    parent = QGraphicsPathItem()
    spot = Spot("purse", shape, QPointF(23, 12), parent, "5 coins", lambda: "", 0, "outline")
    marks = SpotMarks()

    marks.show({"purse": (spot, State.SELECTED)})

    number = QRectF(23, 5, 16, 14)
    badge = [item for item in parent.childItems() if item.brush().style() != Qt.BrushStyle.NoBrush]
    assert badge
    assert not any(item.path().intersects(number) for item in badge)
