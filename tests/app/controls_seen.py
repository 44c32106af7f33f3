"""How well it can be seen that something is a button, and where the keyboard is, measured in pictures.

A button with a face of its own stands out by its edge or its fill; one that is only a word or an icon is
measured as such. A focus is what becomes different when the keyboard comes: there must be enough of it.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QGraphicsView, QListWidget, QRadioButton, QScrollArea, QWidget
from shiboken6 import isValid

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.buttons import Button, IconButton, face
from rome_desktop.app.kit.contrast import contrast
from rome_desktop.app.kit.controls import Segmented, Slider, Toggle
from rome_desktop.app.kit.sheets import Sheet
from tests.app.contrasts import Contrast, most_drawn, seen_of

FACED = {"plain", "primary"}
"""Buttons of these kinds have a face; the others are a word or an icon."""
RING = 6
"""A focus reaches so many pixels of 100 % beyond what has it."""
ENOUGH = 40
"""So many pixels of 100 % must become different, or twice as many as what has the focus is high."""


def of_controls(root: QWidget, within: QWidget) -> Iterator[Contrast]:
    """The faces of buttons, what can be switched and what is slid, as they are seen on a page."""
    image = root.grab().toImage()
    for widget in within.findChildren(QWidget):
        if not widget.isVisibleTo(root) or not widget.isEnabled() or widget.visibleRegion().isEmpty():
            continue
        box = what_shows(widget)
        if box is None:
            continue
        place = box.translated(widget.mapTo(root, QPoint()))
        if seen_of(widget, root).intersects(place):
            yield Contrast("edge", named(widget), at(place, widget), most_drawn(image, place))


def what_shows(widget: QWidget) -> QRect | None:
    """Where on a control it must be seen that it is one; None if it has no face of its own."""
    inner = face(widget).toAlignedRect()
    edge = QRect(inner.x() - 3, inner.center().y() - 3, 10, 6)
    match widget:
        case Button() | IconButton() if widget._kind in FACED:
            return edge
        case Toggle() | Slider():
            return widget.rect()
        case QRadioButton() if isinstance(widget.parentWidget(), Segmented):
            return QRect(0, inner.y() - 3, 10, 6).translated(20, 0)
        case QRadioButton():
            return QRect(QPoint(widget.width() // 2, 0), QSize(widget.width() // 2, inner.center().y()))
    return None


def of_focus(root: QWidget, within: QWidget) -> Iterator[Contrast]:
    """What shows that the keyboard is there, of everything on a page that Tab and arrows come to.

    A table marks the place the keyboard is at; a page that scrolls and a sheet hand it on.
    """
    for widget in within.findChildren(QWidget):
        if not isValid(widget) or not widget.focusPolicy() or not widget.isEnabled():
            continue
        if not widget.isVisibleTo(root) or isinstance(widget, QScrollArea | QGraphicsView | Sheet):
            continue
        port = shown_on(widget)
        if port.visibleRegion().boundingRect() != port.rect():
            continue
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if QApplication.focusWidget() is not widget:
            continue
        reach = theme.look().px(RING)
        place = QRect(widget.mapTo(root, QPoint()), widget.size()).adjusted(-reach, -reach, reach, reach)
        place = place.intersected(root.rect())
        held = root.grab(place).toImage()
        widget.clearFocus()
        yield Contrast("focus", named(widget), at(place, widget), changed(root.grab(place).toImage(), held))


def shown_on(widget: QWidget) -> QWidget:
    """What of a widget is seen whole where it is seen whole."""
    return widget.viewport() if isinstance(widget, QListWidget) else widget


def changed(before: QImage, after: QImage) -> float:
    """The contrast between two pictures that enough pixels reach: a ring round a dot has as many."""
    pairs: dict[tuple[int, int], int] = {}
    for one, other in zip(pixels(before), pixels(after), strict=True):
        if one != other:
            pairs[one, other] = pairs.get((one, other), 0) + 1
    ratios = sorted(
        ((contrast(QColor.fromRgb(a), QColor.fromRgb(b)), n) for (a, b), n in pairs.items()),
        reverse=True,
    )
    wanted = min(2 * min(before.width(), before.height()), theme.look().px(ENOUGH))
    for ratio, count in ratios:
        wanted -= count
        if wanted <= 0:
            return ratio
    return 1.0


def pixels(image: QImage) -> list[int]:
    """The colours of a picture, row by row."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return memoryview(plain.constBits()).cast("I").tolist()


def named(widget: QWidget) -> str:
    """What a control is called."""
    text = getattr(widget, "text", str)()
    return widget.accessibleName() or text or type(widget).__name__


def at(place: QRect, widget: QWidget) -> str:
    """Where on a page."""
    return f"at {place.x()},{place.y()} on {type(widget).__name__}"
