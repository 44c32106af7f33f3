"""Whether words can be read where they stand: none is cut off, and none lies on another.

What widgets say is measured by their fonts; what is painted in Python is heard of as it is painted, on
widgets and on the pictures that panels of a table are made of.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QWidget,
)

from rome_desktop.app.kit import theme
from rome_desktop.app.table import growing
from rome_desktop.app.table.kept import Kept

SLACK = 2.0
"""So many pixels over an edge are soft edges of letters and rounding."""


@dataclass(frozen=True, slots=True)
class Written:
    """Words, where their letters stand, what they stand on and how much of that can be seen."""

    text: str
    box: QRectF
    on: object
    seen: QRectF
    scrolls: bool = False
    scouted: bool = False
    """Whether it was drawn aside while a drawing was only gone through: never seen so large, unless kept."""

    def __str__(self) -> str:
        box = self.box.toAlignedRect()
        return f"“{self.text}” at {box.x()},{box.y()} {box.width()}x{box.height()} on {_name(self.on)}"

    @property
    def is_cut(self) -> bool:
        """Whether a part of the letters is beyond what can be seen, and no scrolling brings it there."""
        room = self.seen.adjusted(-SLACK, -SLACK, SLACK, SLACK)
        if self.scrolls:
            return False
        return not room.contains(self.box)

    def is_edge_of(self, other: "Written") -> bool:
        """Whether the same words stand there but for a few pixels: an edge round them or a shadow."""
        apart = self.box.center() - other.box.center()
        return self.text == other.text and self.on is other.on and apart.manhattanLength() < 4 * SLACK

    def meets(self, other: "Written") -> bool:
        """Whether letters lie on those of the other words, and are not covered by what was laid over them."""
        both = self.box.intersected(self.seen) & other.box.intersected(other.seen)
        return both.width() > SLACK and both.height() > SLACK and not is_covered(self, other)


def is_covered(one: Written, other: Written) -> bool:
    """Whether one stands on something that is laid over the other as a whole: a sheet, a card, a drawer.

    Such a thing is in no layout, and what it covers nobody needs to read now.
    """
    mine, theirs = lineage(one.on), lineage(other.on)
    shared = next((widget for widget in mine if widget in theirs), None)
    if shared is None:
        return False
    layout = shared.layout()
    for line, below in ((mine, other), (theirs, one)):
        place = line.index(shared)
        if place and (layout is None or layout.indexOf(line[place - 1]) < 0):
            above = line[place - 1]
            if isinstance(above, QLabel | QAbstractButton):
                continue
            if QRectF(QRect(above.mapTo(line[-1], QPoint()), above.size())).contains(below.box & below.seen):
                return True
    return False


def lineage(on: object) -> list[QWidget]:
    """A widget and what holds it, up to the page or what is scrolled in it."""
    found = []
    while isinstance(on, QWidget):
        found.append(on)
        on = None if on.isWindow() or on.objectName() == "scrolled" else on.parentWidget()
    return found


def _name(on: object) -> str:
    return (getattr(on, "objectName", str)() or type(on).__name__) if on is not None else "a panel"


# ---- what is painted


def letters(font: QFont, text: str, values: tuple[Any, ...]) -> QRectF | None:
    """Where the letters of `QPainter.drawText(*values)` stand, in the painter's units."""
    metrics = QFontMetricsF(font)
    match values:
        case (QPointF() | QPoint() as at, str()):
            return metrics.tightBoundingRect(text).translated(QPointF(at))
        case (int() | float() as x, int() | float() as y, str()):
            return metrics.tightBoundingRect(text).translated(x, y)
        case (QRectF() | QRect() as room, flags, str(), *_):
            value = flags if isinstance(flags, int) else flags.value
            return tight(metrics, metrics.boundingRect(QRectF(room), value, text), text)
    return None


def tight(metrics: QFontMetricsF, lines: QRectF, text: str) -> QRectF:
    """The letters within a rectangle of whole lines."""
    if lines.height() < 1.5 * metrics.height():
        found = metrics.tightBoundingRect(text)
        found.setWidth(lines.width())
        return found.translated(lines.left() - found.left(), lines.top() + metrics.ascent())
    return lines.adjusted(0, metrics.ascent() - metrics.capHeight(), 0, -metrics.descent())


@contextmanager
def hearing() -> Iterator[list[Written]]:
    """What is painted meanwhile; of words that are painted again for an edge, the last."""
    heard: list[Written] = []
    draw = QPainter.drawText

    scouted = growing._scouted
    scouts: list[object] = []

    def scouting(make: Any, *values: Any) -> Any:
        scouts.append(make)
        try:
            return scouted(make, *values)
        finally:
            scouts.pop()

    def note(painter: QPainter, *values: Any) -> object:
        text = next((value for value in values if isinstance(value, str)), "")
        box = letters(painter.font(), text, values) if text.strip() else None
        if box is not None:
            device = painter.device()
            room = QRectF(0, 0, device.width(), device.height())
            on = device if isinstance(device, QWidget) else painter  # for a picture's address is used again
            place = painter.deviceTransform().mapRect(box)
            found = Written(text, place, on, room, scouted=bool(scouts))
            if heard and heard[-1].is_edge_of(found):
                heard.pop()
            heard.append(found)
        return draw(painter, *values)

    def in_place(_kept: Kept, painter: QPainter, _key: object, _rect: QRectF, make: Any) -> None:
        make(painter)  # or words that were drawn before would not be heard

    with (
        patch.object(QPainter, "drawText", note),
        patch.object(Kept, "draw", in_place),
        patch.object(growing, "_scouted", scouting),
    ):
        yield heard


# ---- what stands on a page


def seen_in(widget: QWidget, root: QWidget) -> tuple[QRectF, bool]:
    """What of a widget can be seen within another, and whether it is cut by something that scrolls."""
    seen, scrolls = QRect(widget.mapTo(root, QPoint()), widget.size()), False
    while widget is not root and (above := widget.parentWidget()) is not None:
        room = QRect(above.mapTo(root, QPoint()), above.size())
        is_port = isinstance(above.parentWidget(), QAbstractScrollArea)
        scrolls = scrolls or (is_port and not room.contains(seen))
        seen &= room
        widget = above
    return QRectF(seen), scrolls


def said_by(root: QWidget) -> Iterator[Written]:
    """The words of labels, which Qt paints itself."""
    for label in root.findChildren(QLabel):
        if not label.isVisibleTo(root) or not label.text().strip() or label.text().startswith("<"):
            continue
        seen, scrolls = seen_in(label, root)
        room, metrics = QRectF(label.contentsRect()), QFontMetricsF(label.font())
        flags = label.alignment().value | (Qt.TextFlag.TextWordWrap.value if label.wordWrap() else 0)
        text = QTextDocumentFragment.fromHtml(label.text()).toPlainText() if is_rich(label) else label.text()
        lines = metrics.boundingRect(room, flags, text)
        if is_rich(label) and label.wordWrap():
            lines.setHeight(label.heightForWidth(label.width()))
            lines.moveTop(room.center().y() - lines.height() / 2)
        box = tight(metrics, lines, text)
        yield Written(text, box.translated(QPointF(label.mapTo(root, QPoint()))), label, seen, scrolls)


def is_rich(label: QLabel) -> bool:
    """Whether its text has marks in it that are not read."""
    return label.textFormat() == Qt.TextFormat.RichText


def in_pictures(heard: list[Written]) -> list[list[Written]]:
    """The words of each picture that was painted, the panels of a table among them."""
    found: dict[int, list[Written]] = {}
    for one in heard:
        if isinstance(one.on, QPainter):
            found.setdefault(id(one.on), []).append(one)
    return list(found.values())


def written_on(root: QWidget) -> list[Written]:
    """All words of a widget and what it holds."""
    with hearing() as heard:
        root.grab()
    found = list(said_by(root))
    for one in heard:
        on = one.on
        if isinstance(on, QWidget) and (on is root or root.isAncestorOf(on)):
            seen, scrolls = seen_in(on, root)
            scrolls = scrolls or isinstance(on.parentWidget(), QAbstractScrollArea)
            found.append(replace(one, seen=seen, scrolls=scrolls))
    return found


def faults(page: QWidget) -> list[str]:
    """Everything on a page that cannot be read: of what scrolls, all of it."""
    inner = (area.widget() for area in page.findChildren(QScrollArea) if area.isVisibleTo(page))
    roots = [page, *filter(None, inner)]
    found = [fault for root in roots for fault in of_words(written_on(root))]
    return list(dict.fromkeys([*found, *narrow(page), *lost(page)]))


def of_words(words: list[Written]) -> Iterator[str]:
    """Words that are cut, and words that lie on one another."""
    yield from (f"{one} is cut off at {one.seen.toAlignedRect().getRect()}" for one in words if one.is_cut)
    yield from (f"{one} lies on {two}" for one, two in combinations(words, 2) if one.meets(two))


def narrow(page: QWidget) -> Iterator[str]:
    """What has less room than its words need, and what would have to be scrolled sideways."""
    for widget in page.findChildren(QWidget):
        if not widget.isVisibleTo(page):
            continue
        match widget:
            case QAbstractButton() if widget.width() < widget.minimumSizeHint().width():
                yield f"{_name(widget)} “{widget.text()}” is {widget.width()} wide"
            case QLineEdit() | QComboBox():
                text = widget.placeholderText() if isinstance(widget, QLineEdit) else widget.currentText()
                if QFontMetricsF(widget.font()).horizontalAdvance(text) > widget.width():
                    yield f"{_name(widget)} has no room for “{text}”"
            case QListWidget():
                yield from _of_list(widget)
            case QGraphicsView() if theme.look().text > 1:
                continue  # boards are two-dimensional: they keep their size, and both ways are scrolled
            case QAbstractScrollArea() if widget.objectName() == "figures":
                continue  # a table of figures, whose heads stay where they can be read
            case QAbstractScrollArea() if widget.horizontalScrollBar().maximum() > 0:
                yield f"{_name(widget)} scrolls sideways"


def _of_list(lines: QListWidget) -> Iterator[str]:
    metrics = QFontMetricsF(lines.font())
    wrap = Qt.TextFlag.TextWordWrap.value
    for row in range(lines.count()):
        item = lines.item(row)
        if item.isHidden():
            continue
        room = QRectF(lines.visualItemRect(item))
        needed = metrics.boundingRect(QRectF(0, 0, room.width(), 9999), wrap, item.text())
        if needed.height() > room.height() + SLACK or needed.width() > room.width() + SLACK:
            yield f"“{item.text()}” needs {needed.height():.0f} of {room.height():.0f}"


def lost(page: QWidget) -> Iterator[str]:
    """What stands beyond the edge of what holds it, where nothing scrolls."""
    for widget in page.findChildren(QWidget):
        above = widget.parentWidget()
        if widget.isWindow() or not widget.isVisibleTo(page) or isinstance(above, QAbstractScrollArea):
            continue
        if widget.size().isEmpty() and not widget.findChildren(QWidget):
            continue
        if above is None or isinstance(above.parentWidget(), QAbstractScrollArea):
            continue
        if not above.rect().adjusted(-1, -1, 1, 1).contains(widget.geometry()):
            place = widget.geometry().getRect()
            yield f"{_name(widget)} {place} reaches beyond {_name(above)} {above.size().toTuple()}"
