"""How well the shapes of drawings stand out: bars, columns, dots, lines, rings, stripes that tell something.

What Python fills and strokes on a widget that is a drawing is heard of, and looked at in the picture of its
page: its fill or its line must stand out from what there is most of round it. The grounds of a look, its
thin lines and what is an ornament are left out.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.kit.contrast import contrast
from rome_desktop.app.kit.scale_bar import ScaleBar
from rome_desktop.app.kit.seat_cards import SeatCard
from rome_desktop.app.kit.stepper import Stepper
from rome_desktop.app.pages.challenges.marks import Mark, Medal, Stars, Week
from rome_desktop.app.pages.home.challenges import Seal
from rome_desktop.app.pages.learn.card import Dots, Task
from rome_desktop.app.pages.learn.road import Milestone, Segments
from rome_desktop.app.pages.new_game.seats import SeatRow
from rome_desktop.app.pages.records.charts import Tile
from rome_desktop.app.pages.records.form import Chart
from rome_desktop.app.pages.replay.page import TimeLine
from rome_desktop.app.pages.saved.rows import Cross, SideScores
from rome_desktop.app.pages.score.counting import Counting, Wreath
from rome_desktop.app.pages.score.race import RaceChart
from rome_desktop.app.pages.shelf.details import SideLine
from tests.app.contrasts import Contrast, colours_in, laid_over, round_it, seen_of

DRAWINGS = (
    *(Chart, Counting, Cross, Dots, Mark, Medal, Milestone, RaceChart, ScaleBar, Seal, SeatCard, SeatRow),
    *(Segments, SideLine, SideScores, Stars, Stepper, Task, Tile, TimeLine, Week, Wreath),
)
"""Widgets whose shapes tell something that no word in them needs to."""
PLAIN = {
    *("AddSeat", "Blank", "Button", "Choice", "ChoiceCard", "CoachCard", "CurtainCard", "CurtainPage"),
    *("DecisionBar", "Emblem", "EmblemButton", "FactRow", "FootBar", "GamePill", "GameTab", "Glyph", "Grid"),
    *("HomeStrip", "HoverCard", "IconButton", "JournalPanel", "KeyLine", "LineList", "Note", "OptionPanel"),
    *("Page", "Panel", "PositionPicture", "Prompt", "ReplayBar", "Rule", "SealRow", "Sheet", "SheetCells"),
    *("Standing", "StopRow", "Tab", "TableFrame", "TableStrip", "TeachingCard", "Toast", "Toggle"),
    *("TurningRow", "Veil", "Vignette", "_Dot", "_Segment"),
}
"""Those that paint words, icons, pictures, faces of controls and grounds alone, measured as such."""
GROUNDS = ("page", "panel", "raised", "board", "board_low", "bar", "line", "shadow")
"""What has one of these colours is what other things stand on, or a thin line that leads the eye."""
ORNAMENTS = ((paint, "groove"), (paint, "panel"), (Milestone, "_paint_paving"))
"""What these paint says nothing that is not told by something else."""
FAINT = 0.5
"""What is painted less opaque than this is a shadow."""
SHAPES = ("drawRoundedRect", "drawRect", "drawEllipse", "drawPath", "drawLine", "drawPolygon", "fillRect")
OPEN = ("drawLine",)
Shape = tuple[QWidget, QRect, list[QColor]]


def box_of(values: tuple[Any, ...]) -> QRectF:
    """The room of what a painter was told to draw."""
    match values:
        case [QRectF() as box, *_]:
            return box
        case [QRect() as box, *_]:
            return QRectF(box)
        case [QPainterPath() | QPolygonF() as path, *_]:
            return path.boundingRect()
        case [QPointF() as centre, float() as wide, float() as high]:
            return QRectF(centre.x() - wide, centre.y() - high, 2 * wide, 2 * high)
        case [QPointF() as one, QPointF() as other]:
            return QRectF(one, other).normalized()
        case [list() as points]:
            return QPolygonF(points).boundingRect()
    raise TypeError(values)


def inks_of(name: str, painter: QPainter, values: tuple[Any, ...]) -> list[QColor]:
    """What it is filled and stroked with, as far as that is opaque."""
    inks = [QColor(values[1])] if name == "fillRect" and isinstance(values[1], QColor) else []
    if name != "fillRect":
        if painter.brush().style() == Qt.BrushStyle.SolidPattern and name not in OPEN:
            inks.append(painter.brush().color())
        if painter.pen().style() != Qt.PenStyle.NoPen:
            inks.append(painter.pen().color())
    for ink in inks:
        ink.setAlphaF(ink.alphaF() * painter.opacity())
    return [ink for ink in inks if ink.alphaF() > FAINT]


@contextmanager
def drawing() -> Iterator[list[Shape]]:
    """The shapes that are painted on drawings meanwhile."""
    seen: list[Shape] = []
    silent: list[bool] = []

    def heard(name: str) -> Any:
        plain = getattr(QPainter, name)

        def draw(painter: QPainter, *values: Any) -> object:
            on = painter.device()
            if isinstance(on, DRAWINGS) and not silent:
                edge = painter.pen().widthF() / 2 if painter.pen().style() != Qt.PenStyle.NoPen else 0.0
                room = box_of(values).adjusted(-edge, -edge, edge, edge)
                box = painter.deviceTransform().mapRect(room).toAlignedRect()
                if inks := inks_of(name, painter, values):
                    seen.append((on, box, inks))
            return plain(painter, *values)

        return patch.object(QPainter, name, draw)

    def unheard(owner: Any, name: str) -> Any:
        plain = getattr(owner, name)

        def draw(*values: Any, **more: Any) -> object:
            silent.append(True)
            try:
                return plain(*values, **more)
            finally:
                silent.pop()

        return patch.object(owner, name, draw)

    with ExitStack() as hooks:
        for name in SHAPES:
            hooks.enter_context(heard(name))
        for owner, name in ORNAMENTS:
            hooks.enter_context(unheard(owner, name))
        yield seen


def of_shapes(root: QWidget, within: QWidget) -> Iterator[Contrast]:
    """The shapes of all drawings that are seen on a page."""
    root.grab()  # whatever was still to be laid out is so now
    with drawing() as seen:
        image = root.grab().toImage()
    for on, box, inks in seen:
        if not on.isEnabled() or not (on is within or within.isAncestorOf(on)):
            continue
        ratio = ratio_of(inks, image, box) if seen_of(on, root).contains(box) else None
        if ratio is not None:
            yield Contrast("shape", inks[0].name(), f"at {box.x()},{box.y()} on {type(on).__name__}", ratio)


def ratio_of(inks: list[QColor], image: QImage, box: QRect) -> float | None:
    """How much of a shape stands out from what lies round it; None for a ground, and what is covered."""
    look = theme.look()
    if all(ink.rgb() in {look.colour(role).rgb() for role in GROUNDS} for ink in inks):
        return None
    left = colours_in(image, box)
    if all(not left[QColor(ink.rgb()).rgb()] for ink in inks):
        return None
    ratios = (contrast(laid_over(ink, under), under) for ink in inks for under in round_it(image, box))
    return max(ratios, default=None)
