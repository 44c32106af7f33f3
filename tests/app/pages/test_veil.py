"""The arrow of a lesson ends at its place, also where that is a long row."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from rome_desktop.app.pages.learn.veil import to_edge

ROW = QRectF(0, 0, 120, 20)


@pytest.mark.parametrize(
    ("way", "far"),
    [
        (QPointF(0, 1), 10),
        (QPointF(-1, 0), 60),
        (QPointF(0.6, -0.8), 12.5),
        (QPointF(-0.995, 0.0995), 60.3),
    ],
)
def test_the_edge_is_met_where_the_arrow_comes_from(way: QPointF, far: float):
    assert to_edge(ROW, way) == pytest.approx(far, abs=0.1)
    assert ROW.adjusted(-0.1, -0.1, 0.1, 0.1).contains(ROW.center() - way * far)
    assert not ROW.contains(ROW.center() - way * (far + 1))
