"""A drawing kept as one picture looks like the items it was made of."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsScene, QGraphicsTextItem

from rome_desktop.app.table.still import Still


def drawing() -> QGraphicsPathItem:
    """A square with a half-transparent disc turned over its corner."""
    root = QGraphicsPathItem()
    square, disc = QPainterPath(), QPainterPath()
    square.addRect(QRectF(-20, -20, 40, 40))
    disc.addEllipse(QPointF(0, 0), 12, 8)
    face = QGraphicsPathItem(square, root)
    face.setBrush(QColor("#9B2D1F"))
    face.setPen(QPen(QColor("#2A211B"), 3))
    mark = QGraphicsPathItem(disc, root)
    mark.setBrush(QColor("#FFC53D"))
    mark.setPen(Qt.PenStyle.NoPen)
    mark.setOpacity(0.5)
    mark.setRotation(30)
    mark.setPos(15, 15)
    root.setPos(50, 50)
    return root


def painted(item: QGraphicsItem) -> QImage:
    scene = QGraphicsScene(0, 0, 100, 100)
    scene.addItem(item)
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter)
    painter.end()
    return image


def test_it_looks_like_what_it_was_made_of(qapp):
    one, other = painted(drawing()), painted(Still(drawing()))

    distances = [
        abs(one.pixelColor(x, y).red() - other.pixelColor(x, y).red()) for x in range(100) for y in range(100)
    ]
    assert max(distances) <= 2


def test_it_stands_where_the_drawing_stood_and_covers_it_all(qapp):
    still = Still(drawing())

    assert still.pos() == QPointF(50, 50)
    assert still.boundingRect().contains(QRectF(-21.5, -21.5, 43, 43))


def test_the_picture_is_kept_only_while_wanted(qapp):
    still = Still(drawing())
    assert still.cacheMode() == QGraphicsItem.CacheMode.DeviceCoordinateCache

    still.keep(False)

    assert still.cacheMode() == QGraphicsItem.CacheMode.NoCache


def test_what_it_cannot_keep_is_refused(qapp):
    with pytest.raises(TypeError, match="QGraphicsTextItem cannot be kept"):
        Still(QGraphicsTextItem("words"))
