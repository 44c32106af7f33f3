"""The marks over spots: what lies over what."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem

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
