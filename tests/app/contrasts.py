"""How well words and drawings stand out from what lies under them, measured in what is painted.

Words that Python paints are heard of with their colour, and so are icons; what Qt paints itself, labels,
fields and lists, is looked at in the picture of its page. The ground of a word is the colour there is most
of where its letters stand.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QListWidget, QWidget
from shiboken6 import isValid

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.contrast import contrast
from rome_desktop.app.kit.journal_list import FADE, LineList
from rome_desktop.app.table.kept import Kept
from rome_desktop.app.table.panel import Picture
from tests.app.legible import letters

TEXT, GRAPHICS = 4.5, 3.0
FAINT = 0.5
"""What is painted less opaque than this is a shadow or an ornament."""
SHADE = 0xF0F0F0
"""Colours alike in these bits are shades of one."""
SHARE = 0.15
"""A colour with this share of the room round an icon is what it stands out from."""
ROUND = 4
"""So many pixels of 100 % round a shape are what it stands on."""
ROUGHLY = 0.2
"""A colour with this share of them is."""
SMALL = 10
"""Soft edges take most of an icon with an edge and fewer pixels: what is round it is looked at too."""
COVERED = 0.02
"""With less than this share of its box in its colour, a word is covered by something else."""
SAME = 1.25
"""Colours no further apart are one: the shades of a letter's soft edge."""


@dataclass(frozen=True, slots=True)
class Contrast:
    """What stands out from its ground, by how much, and where."""

    kind: str
    what: str
    where: str
    ratio: float

    def __str__(self) -> str:
        return f"{self.ratio:.2f} {self.kind} “{self.what}” {self.where}"

    @property
    def is_enough(self) -> bool:
        """Whether WCAG 2.2 AA is reached."""
        return self.ratio >= (TEXT if self.kind == "text" else GRAPHICS) - 0.005


@dataclass(frozen=True, slots=True)
class Painted:
    """A word or an icon as it was painted: its colour, where, and what it lay on as far as that is known."""

    kind: str
    what: str
    box: QRectF
    on: QWidget | None
    ink: QColor
    edge: QColor | None = None
    """The line round an icon."""
    ground: QColor | None = None
    """The line round a word that was painted first, which is all it must stand out from."""
    size: tuple[int, int] = (0, 0)
    """Of what it was painted on."""
    picture: Picture | None = None
    """What of a table it was painted for."""

    def is_edge_of(self, other: "Painted") -> bool:
        """Whether the same word stands there but for a few pixels: an edge round it."""
        apart = self.box.center() - other.box.center()
        return self.what == other.what and self.on is other.on and apart.manhattanLength() < 4 * SAME

    def on_ground(self, ground: QColor) -> float:
        """The contrast with a ground: of an icon, what stands out most of it."""
        inks = [laid_over(self.ink, ground), *([self.edge] if self.edge is not None else [])]
        return max(contrast(ink, ground) for ink in inks)


def colours_in(image: QImage, box: QRect) -> Counter[int]:
    """The colours of a part of a picture, with how many pixels each has."""
    part = image.copy(box).convertToFormat(QImage.Format.Format_RGB32)
    return Counter(memoryview(part.constBits()).cast("I").tolist()) if not part.isNull() else Counter()


def most_drawn(image: QImage, box: QRect) -> float:
    """The contrast between what there is most of in a box and what stands out most from it; 21 if empty."""
    colours = colours_in(image, box)
    if not colours:
        return 21.0
    ground = QColor.fromRgb(colours.most_common(1)[0][0])
    inks = (QColor.fromRgb(rgb) for rgb in colours)  # soft edges stand out less than the ink
    return max((contrast(ink, ground) for ink in inks if ink != ground), default=21.0)


def under(image: QImage, box: QRect, ink: QColor) -> list[QColor]:
    """What there is in a box beside the ink and its soft edges, most first, the shades of a colour as one."""
    found = colours_in(image, box).items()
    return most_of(Counter({rgb: n for rgb, n in found if contrast(QColor.fromRgb(rgb), ink) > SAME}), SHARE)


def most_of(colours: Counter[int], share: float) -> list[QColor]:
    """What there is most of, and all else with that share, most first, the shades of a colour as one."""
    shades: dict[int, Counter[int]] = {}
    for rgb, count in (+colours).items():
        shades.setdefault(rgb & SHADE, Counter())[rgb] += count
    enough = share * sum(map(Counter.total, shades.values()))
    found = sorted(shades.values(), key=Counter.total, reverse=True)
    found = [shade for n, shade in enumerate(found) if not n or shade.total() >= enough]
    return [QColor.fromRgb(shade.most_common(1)[0][0]) for shade in found]


def round_it(image: QImage, box: QRect) -> list[QColor]:
    """What there is most of round a shape."""
    wide = theme.look().px(ROUND)
    ring = colours_in(image, box.adjusted(-wide, -wide, wide, wide))
    ring.subtract(colours_in(image, box.adjusted(-1, -1, 1, 1)))
    return most_of(ring, ROUGHLY)


def laid_over(ink: QColor, ground: QColor) -> QColor:
    """A colour as its opacity lets the ground be seen through it."""
    a = ink.alphaF()
    own, below = ((c.redF(), c.greenF(), c.blueF()) for c in (ink, ground))
    return QColor.fromRgbF(*(a * one + (1 - a) * other for one, other in zip(own, below, strict=True)))


# ---- what Python paints


class Watch:
    """Notes the words and icons that are painted; `seen` has them in the order of painting."""

    def __init__(self) -> None:
        self.seen: list[Painted] = []
        self._write, self._draw, self._disc = QPainter.drawText, icons.draw, icons.draw_emblem

    def written(self, painter: QPainter, *values: Any) -> object:
        """In place of `QPainter.drawText`."""
        text = next((value for value in values if isinstance(value, str)), "")
        box = letters(painter.font(), text, values) if text.strip() else None
        if box is not None:
            self._note(painter, "text", text, box, painter.pen().color(), None)
        return self._write(painter, *values)

    def drawn(self, painter: QPainter, *values: Any, **more: Any) -> None:
        """In place of `icons.draw`."""
        name, centre, size, body, *rest = values
        edge = more.get("edge", rest[1] if len(rest) > 1 else None)
        if painter.opacity() > FAINT:
            box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
            self._note(painter, "icon", name, box, QColor(body), None if edge is None else QColor(edge))
        self._draw(painter, *values, **more)

    def sealed(self, painter: QPainter, *values: Any) -> None:
        """In place of `icons.draw_emblem`: the disc of a seat, and the emblem on it."""
        seat, centre, wide, *edge = values
        if painter.opacity() > FAINT:
            box = QRectF(centre.x() - wide / 2, centre.y() - wide / 2, wide, wide)
            line = QColor(edge[0] if edge else theme.look().piece_edge(seat))
            self._note(painter, "disc", seat.id, box, QColor(seat.fill), line)
        self._disc(painter, *values)

    def ornament(self, *values: Any) -> None:
        """In place of `icons.ornament`: what says nothing is not measured."""
        self._draw(*values)

    def for_picture(self, plain: Any) -> Any:
        """In place of a method by which a picture of a table is painted: what is painted is its own."""

        def paint(picture: Picture, *values: Any) -> object:
            start = len(self.seen)
            done = plain(picture, *values)
            size = picture.pixmap().size().toTuple()
            for n in range(start, len(self.seen)):
                if self.seen[n].picture is None and self.seen[n].size == size:
                    self.seen[n] = replace(self.seen[n], picture=picture)
            return done

        return paint

    def _note(
        self, painter: QPainter, kind: str, what: str, box: QRectF, ink: QColor, edge: QColor | None
    ) -> None:
        device, place = painter.device(), painter.deviceTransform().mapRect(box)
        on = device if isinstance(device, QWidget) else None
        if on is not None and not on.isEnabled():
            return  # what cannot be used now need not stand out
        faint = QColor(ink)
        faint.setAlphaF(ink.alphaF() * painter.opacity())
        found = Painted(kind, what, place, on, faint, edge, size=(device.width(), device.height()))
        if self.seen and kind == "text" and self.seen[-1].is_edge_of(found):
            found = replace(found, ground=self.seen.pop().ink)
        self.seen.append(found)


@contextmanager
def watching() -> Iterator[list[Painted]]:
    """The words and icons that are painted meanwhile."""
    watch = Watch()

    def written(painter: QPainter, *values: Any) -> object:
        return watch.written(painter, *values)

    def in_place(_kept: Kept, painter: QPainter, _key: object, _rect: QRectF, make: Any) -> None:
        make(painter)  # or what was drawn before would not be heard of

    with (
        patch.object(Picture, "_draw", watch.for_picture(Picture._draw)),
        patch.object(Picture, "_mend", watch.for_picture(Picture._mend)),
        patch.object(QPainter, "drawText", written),
        patch.object(icons, "draw", watch.drawn),
        patch.object(icons, "draw_emblem", watch.sealed),
        patch.object(icons, "ornament", watch.ornament),
        patch.object(Kept, "draw", in_place),
    ):
        yield watch.seen


# ---- what there is on a page


def measured(
    root: QWidget, also: list[Painted] | None = None, above: QWidget | None = None
) -> list[Contrast]:
    """Everything of a page or table that is seen; of `also`, painted before, what is on pictures.

    With something `above` a veil, only that: what lies under it is of no use now.
    """
    root.grab()  # whatever was still to be laid out is so now, and painted once
    with watching() as seen:
        image = root.grab().toImage()
    found = list(of_widgets(root, image, above or root))
    painted = [*(one for one in also or () if one.picture), *(one for one in seen if is_on(one, above))]
    places = [place_of(one, root) for one in painted]
    for number, (one, (box, room, where)) in enumerate(zip(painted, places, strict=True)):
        later = zip(painted[number + 1 :], places[number + 1 :], strict=True)
        if box.isEmpty() or not room.contains(box) or is_covered(box, later):
            continue
        around = QColor(image.pixel(box.center()))
        wide = SMALL - box.height() if one.edge is not None and box.height() < SMALL else 0
        lying = box.adjusted(-wide, -wide, wide, wide)
        if one.kind == "disc":
            grounds = round_it(image, box)
        else:
            grounds = [one.ground] if one.ground else under(image, lying, laid_over(one.ink, around))
        if grounds and is_there(one, image, box, grounds[0]):
            ratios = [one.on_ground(ground) for ground in grounds]
            ratio = ratios[0] if one.kind == "text" else max(ratios)
            found.append(Contrast(one.kind, one.what, f"at {box.x()},{box.y()} {where}", ratio))
    return found


def is_on(one: Painted, above: QWidget | None) -> bool:
    """Whether it was painted on a widget or what lies in it; None for anywhere."""
    if above is None:
        return True
    return one.on is not None and isValid(one.on) and (one.on is above or above.isAncestorOf(one.on))


def is_covered(box: QRect, later: Iterable[tuple[Painted, tuple[QRect, QRect, str]]]) -> bool:
    """Whether a piece was painted over it."""
    return any(
        one.kind == "icon" and place.contains(box.center()) and place.height() > box.height()
        for one, (place, _, _) in later
    )


def place_of(one: Painted, root: QWidget) -> tuple[QRect, QRect, str]:
    """Where something is seen on a page, what of it can be seen there, and on what; empty if nowhere.

    What is painted on widgets was noted in the page's own measure already.
    """
    nowhere = QRect(), QRect(), ""
    if one.on is not None:
        if not isValid(one.on) or not (one.on is root or root.isAncestorOf(one.on)):
            return nowhere
        return one.box.toAlignedRect(), seen_of(one.on, root), f"on {type(one.on).__name__}"
    picture = one.picture
    if picture is None or not isValid(picture) or picture.scene() is None or not picture.isVisible():
        return nowhere
    view, fine = picture._table, picture.pixmap().devicePixelRatio()
    rect = QRectF(one.box.topLeft() / fine, one.box.size() / fine)
    port = view.viewport()
    box = (
        view.mapFromScene(picture.mapRectToScene(rect)).boundingRect().translated(port.mapTo(root, QPoint()))
    )
    return box, seen_of(port, root), "on the table"


def is_there(one: Painted, image: QImage, box: QRect, ground: QColor) -> bool:
    """Whether its colour can be found there at all: not what was covered, or is shown no more."""
    ink, colours = laid_over(one.ink, ground), colours_in(image, box)
    alike = sum(count for rgb, count in colours.items() if contrast(QColor.fromRgb(rgb), ink) < SAME)
    return alike >= COVERED * colours.total()


def seen_of(widget: QWidget, root: QWidget) -> QRect:
    """What of a widget can be seen in a page; of a list that goes on below, not what fades there."""
    seen = widget.visibleRegion().boundingRect()
    above = widget.parentWidget()
    bar = above.verticalScrollBar() if isinstance(above, LineList) else None
    if bar is not None and bar.value() < bar.maximum():
        seen.setBottom(min(seen.bottom(), widget.height() - theme.look().px(FADE)))
    return seen.translated(widget.mapTo(root, QPoint()))


def of_widgets(root: QWidget, image: QImage, within: QWidget) -> Iterator[Contrast]:
    """What Qt paints: the words of labels, fields and lists, and the edges of fields."""
    for widget in within.findChildren(QWidget):
        if not widget.isVisibleTo(root) or not widget.isEnabled() or widget.visibleRegion().isEmpty():
            continue
        place = seen_of(widget, root)
        where = f"at {place.x()},{place.y()} on {type(widget).__name__}"
        match widget:
            case QLabel() if widget.text().strip():
                yield Contrast("text", widget.text()[:40], where, most_drawn(image, place))
            case QLineEdit() | QComboBox():
                text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()
                shown = text or getattr(widget, "placeholderText", str)()
                if shown:
                    inner = place.adjusted(8, 6, -8, -6)
                    yield Contrast("text", shown, where, most_drawn(image, inner))
                edge = QRect(place.x() - 3, place.center().y() - 3, 10, 6)
                yield Contrast("edge", widget.accessibleName() or shown, where, most_drawn(image, edge))
            case QListWidget():
                port = seen_of(widget.viewport(), root)
                for row in range(widget.count()):
                    box = widget.visualItemRect(widget.item(row)).translated(port.topLeft())
                    if port.contains(box):
                        yield Contrast("text", widget.item(row).text()[:40], where, most_drawn(image, box))


def least(found: list[Contrast], kind: str) -> Contrast | None:
    """What stands out least of all words, or of all that is no word."""
    of_kind = [one for one in found if (one.kind == "text") == (kind == "text")]
    return min(of_kind, key=lambda one: one.ratio, default=None)
