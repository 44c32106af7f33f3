"""Words over the table for a moment: the end is near."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rome_desktop.app.kit import theme
from rome_desktop.app.table.beats import Visitor
from rome_desktop.app.table.items import centre_text, edge_pen, rounded, shape, text

BANNER_Z = 7500.0


class Banner(Visitor):
    """A title and a note in the middle of `rect()`, fading in and out."""

    duration = 1600
    still = 0.5

    def __init__(
        self,
        scene: QGraphicsScene,
        rect: Callable[[], QRectF],
        title: Callable[[], str],
        note: Callable[[], str],
    ) -> None:
        super().__init__(scene, self._words)
        self._rect, self._title, self._note = rect, title, note

    def _words(self) -> QGraphicsItem:
        look = theme.look()
        px, middle = look.pxf, self._rect().center()
        title = text(self._title().upper(), "title", look.colour("on_strip"))
        note = text(self._note(), "sentence", look.colour("on_strip_muted"))
        width = max(title.boundingRect().width(), note.boundingRect().width()) + px(64)
        path = rounded(QRectF(-width / 2, -px(46), width, px(92)), px(8))
        root = shape(path, look.colour("strip"), edge_pen(look.colour("gold"), px(2)))
        for item, y in ((title, -px(14)), (note, px(18))):
            item.setParentItem(root)
            centre_text(item, QPointF(0, y))
        root.setPos(middle)
        root.setZValue(BANNER_Z)
        root.setOpacity(0.0)
        return root

    def show(self, t: float) -> None:
        if self.item is not None:
            self.item.setOpacity(min(1.0, t * 6, (1.0 - t) * 5))

    def still_time(self, factor: float) -> int:
        return round(self.duration * factor)
