"""What scrolls, only upright, and how much room it needs so that it never has to scroll sideways."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from rome_desktop.app.kit import theme


class Scroller(QScrollArea):
    """A scroll area without frame, transparent, that scrolls only upright and shows what gets the focus."""

    def __init__(self, inner: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # For a viewport made by Qt, PySide would look through every class it could be: 25 ms of the start.
        self.setViewport(QWidget())
        self.viewport().setAutoFillBackground(False)
        if inner is not None:
            inner.setObjectName("scrolled")
            inner.setAutoFillBackground(False)
            self.setWidget(inner)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._reveal)

    def _reveal(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Qt shows what Tab leads to from within; what arrows lead to, or Tab from outside, it does not."""
        inner = self.widget()
        if now is None or inner is None or now is inner or not inner.isAncestorOf(now):
            return
        if QApplication.mouseButtons():
            return
        if now.visibleRegion().boundingRect() != now.rect():
            self.ensureWidgetVisible(now)

    def least_height(self, wide: int) -> int:
        """The height it needs to show all it holds at once, so wide."""
        inner = self.widget()
        lines = -1 if inner is None or not inner.hasHeightForWidth() else inner.heightForWidth(wide)
        return max(lines, 0 if inner is None else inner.minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.verticalScrollBar().setSingleStep(theme.look().px(40))


def needed_width(body: QWidget, room: QSize | None = None) -> int:
    """The pixels that whatever scrolls in a page needs at the least, for nothing scrolls sideways.

    In a `room` that is too low for the middle of the page the bar beside it counts.
    """
    found = 0
    for scroller in body.findChildren(Scroller):
        inner, layout = scroller.widget(), body.layout()
        if inner is None:
            continue
        wide = inner.minimumSizeHint().width()
        if room is not None and layout is not None and scroller.parentWidget() is body:
            high = layout.totalHeightForWidth(room.width()) if layout.hasHeightForWidth() else -1
            others = max(high, layout.totalSizeHint().height()) - scroller.sizeHint().height()
            if scroller.least_height(max(wide, room.width())) > room.height() - others:
                wide += scroller.verticalScrollBar().sizeHint().width()
        found = max(found, wide)
    return found
