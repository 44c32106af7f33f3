"""A small table for the tests of the kit: a dozen hexagons on a board, three discs in hand, a stack."""

from functools import partial
from math import cos, pi, sin
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QPainterPath, QPen, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.table.spots import Spot
from rome_desktop.app.table.table_view import TableView

HAND = ("wine", "brick", "cloth")
SIDE = 40.0


_spot: Any = Spot
"""Keys may be anything that can be told apart: here they are strings."""


def hexagon(centre, side=SIDE):
    path = QPainterPath()
    corners = [
        QPointF(centre.x() + side * cos(pi / 6 + k * pi / 3), centre.y() + side * sin(pi / 6 + k * pi / 3))
        for k in range(6)
    ]
    path.addPolygon(QPolygonF([*corners, corners[0]]))
    return path


def disc(centre, radius):
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def good_item(good, size):
    """A plate with a good, its origin in the middle."""
    swatch = theme.look().goods[good]
    plate = QGraphicsEllipseItem(-size / 2, -size / 2, size, size)
    plate.setBrush(QBrush(theme.PLATE))
    plate.setPen(QPen(swatch.edge, 1.6))
    picture = icons.pixmap(swatch.icon, size * 0.68, swatch.fill, theme.PIECE_TONE, swatch.edge, dpr=2.0)
    glyph = QGraphicsPixmapItem(picture, plate)
    shown = picture.deviceIndependentSize()
    glyph.setPos(-shown.width() / 2, -shown.height() / 2)
    glyph.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    return plate


class DemoTable(TableView):
    """The table, with what its signals said kept in lists."""

    def __init__(self):
        super().__init__()
        self.resize(720, 560)
        self.setAccessibleName("Demo board")
        look = theme.look()
        self.board = BoardRegion(1, "Board")
        self.board.setBrush(look.colour("board"))
        self.table.addItem(self.board)
        self.hexes = {}
        for n in range(12):
            item = QGraphicsPathItem(hexagon(QPointF()), self.board.ground)
            item.setBrush(look.colour("board_low"))
            item.setPen(QPen(look.colour("line_strong"), 1.2))
            self.hexes[f"hex{n}"] = item
        self.dock = self.table.addRect(QRectF(), QPen(look.colour("line")), look.colour("panel"))
        self.pieces = {}
        for good in HAND:
            self.pieces[good] = good_item(good, 48)
            self.pieces[good].setParentItem(self.dock)
        self.stack = QGraphicsPathItem(self.dock)
        self.stack.setBrush(look.colour("raised"))
        self.set_regions([self.board])
        self.set_ghost_factory(self._ghost)
        self.said = []
        self.chosen.connect(lambda option: self.said.append(("chosen", option)))
        self.refused.connect(lambda source, key: self.said.append(("refused", source, key)))
        self.previews = []
        self.preview.connect(self.previews.append)
        self.hovers = []
        self.hovered.connect(lambda key, at_once: self.hovers.append((key, at_once)))
        self.set_arrange(self.arrange_table)

    def arrange_table(self, size: QSizeF):
        self.board.place(QRectF(20, 20, size.width() - 40, size.height() - 160))
        self.dock.setPos(20, size.height() - 120)
        self.dock.setRect(0, 0, size.width() - 40, 100)
        spots = []
        for n, (key, item) in enumerate(self.hexes.items()):
            row, column = divmod(n, 4)
            x = 150 + column * SIDE * 1.9 + (row % 2) * SIDE * 0.95
            item.setPos(x, 90 + row * SIDE * 1.65)
            shape = hexagon(QPointF())
            describe = partial("Row {}".format, n // 4 + 1)
            spots.append(_spot(key, shape, QPointF(), item, f"Field {n + 1}", describe, n))
        for n, good in enumerate(HAND):
            piece = self.pieces[good]
            piece.setPos(90 + n * 110, 50)
            spots.append(
                _spot(
                    good,
                    disc(QPointF(), 24),
                    QPointF(),
                    piece,
                    good.title(),
                    order=50 + n,
                    ring="disc",
                    piece=(self.pieces, good),
                )
            )
        path = QPainterPath()
        path.addRoundedRect(QRectF(450, 20, 90, 60), 6, 6)
        self.stack.setPath(path)
        spots.append(_spot("stack", path, QPointF(495, 50), self.dock, "Stack", order=60))
        self.set_spots(spots)

    def _ghost(self, source, _target, _option) -> QGraphicsItem | None:
        return good_item(source, 48) if source in HAND else None

    # ---- a hand

    def point(self, key):
        return self.mapFromScene(self.index.by_key[key].scene_centre())

    def drag(self, start, end, *, release=True):
        """Press on a key, move in steps to a key or a point, let go."""
        target = self.point(end) if isinstance(end, str) else end
        source = self.point(start)
        QTest.mousePress(self.viewport(), Qt.MouseButton.LeftButton, pos=source)
        for k in range(1, 6):
            QTest.mouseMove(self.viewport(), source + (target - source) * k / 5)
        if release:
            QTest.mouseRelease(self.viewport(), Qt.MouseButton.LeftButton, pos=target)

    def click(self, key):
        at = self.point(key) if isinstance(key, str) else key
        QTest.mouseMove(self.viewport(), at)
        QTest.mouseClick(self.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def keys(self, *keys):
        for key in keys:
            QTest.keyClick(self, key)


def opened(qtbot):
    """A demo table in a window of its own."""
    table = DemoTable()
    qtbot.addWidget(table)
    with qtbot.waitExposed(table):
        table.show()
    return table


def demo_options(goods=HAND, fields=range(0, 12, 2), stack=True):
    """Every good on every even field, and a touch of the stack."""
    options = {(good, n): [Gesture(good, f"hex{n}")] for good in goods for n in fields}
    if stack:
        options["draw"] = [Gesture(None, "stack")]
    return options
