"""Words over the table for a moment: the end is near."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene
from shiboken6 import isValid

from rome_desktop.app.kit import theme
from rome_desktop.app.table.animator import Beat
from rome_desktop.app.table.items import away, centre_text, edge_pen, rounded, shape, text

BANNER_Z = 7500.0


class Banner(Beat):
    """A title and a note, fading in and out."""

    def __init__(self, scene: QGraphicsScene, rect: QRectF, title: str, note: str) -> None:
        self.duration = 1600
        self._scene, self._rect, self._title, self._note = scene, rect, title, note
        self._item: QGraphicsItem | None = None

    def begin(self) -> None:
        look = theme.look()
        px, middle = look.pxf, self._rect.center()
        title = text(self._title.upper(), "title", look.colour("on_strip"))
        note = text(self._note, "sentence", look.colour("on_strip_muted"))
        width = max(title.boundingRect().width(), note.boundingRect().width()) + px(64)
        path = rounded(QRectF(-width / 2, -px(46), width, px(92)), px(8))
        root = shape(path, look.colour("strip"), edge_pen(look.colour("gold"), px(2)))
        for item, y in ((title, -px(14)), (note, px(18))):
            item.setParentItem(root)
            centre_text(item, QPointF(0, y))
        root.setPos(middle)
        root.setZValue(BANNER_Z)
        root.setOpacity(0.0)
        self._scene.addItem(root)
        self._item = root

    def show(self, t: float) -> None:
        if self._item is not None and isValid(self._item):
            self._item.setOpacity(min(1.0, t * 6, (1.0 - t) * 5))

    def still_time(self, factor: float) -> int:
        return round(self.duration * factor)

    def finish(self) -> None:
        if self._item is not None:
            away(self._item)
        self._item = None
