"""A small picture of where a match stands: its largest board, or what is spoken of, drawn as on the table."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from rome_desktop.app import language, tables
from rome_desktop.app.contract import GameView, TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.pages.learn.veil import RADIUS, edge
from rome_desktop.app.pages.shared.display import sides_of
from rome_desktop.app.table.table_view import TableView
from rome_desktop.session.match import Match
from rome_desktop.session.settings import Settings

ROOM = QSize(1160, 680)
"""The table it is drawn from, in px of 100 %."""
LARGEST = QSize(560, 420)
SHAPE = QSizeF(3, 2)
"""Width to height of a picture that points at something."""
FADED = 0.86
"""How much the surroundings of what is meant go over into the page that the picture stands on."""
LEAST, ROUND = QSizeF(300, 200), 1.7
"""Px of 100 % that such a picture shows at least, and how much wider and higher than a spot it is."""


def position_picture(
    match: Match, seat: int | None = None, point: str = "", *, alone: bool = False
) -> QImage:
    """The picture in the look and the language in force, as a seat sees it or (None) as everybody does.

    `point` names a region, or a spot in it, that stands out from what lies round it, or is shown `alone`;
    without one the largest region is shown. Raises LookupError where the point is not on the table.
    """
    table = TableView()
    table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    table.resize(ROOM * theme.look().scale)
    table.show()  # a table that was never shown has no size
    words = tables.words(match.game)
    view = tables.view(match.game, table, match.content, words)
    state = match.view(seat)
    standings = tuple(match.game.rules.standings(state))
    sides = sides_of(match.seats, len(standings), words)
    people = (number for number, seat in enumerate(match.seats) if seat.is_human)
    side = seat if seat is not None else next(people, view.turn_side(state) or 0)
    try:
        view.show(state, TableContext(sides, seat, side, language.current(), Settings(), standings))
        if not point:
            return _drawn(table, _largest(table))
        return _pointed_at(table, view, point, alone=alone)
    finally:
        view.take_away()
        view.deleteLater()
        table.close()
        table.deleteLater()


def _largest(table: TableView) -> QRectF:
    """The largest region; all of the table where there is none."""
    places = [region.sceneBoundingRect() for region in table.regions.all]
    return max(places, key=lambda rect: rect.width() * rect.height(), default=QRectF(table.rect()))


def _pointed_at(table: TableView, view: GameView, point: str, *, alone: bool) -> QImage:
    """A region, or a spot that is framed, and round it as much of the table as fills the picture."""
    region, spot = view.region_of(point), view.place_of(point)
    if region is None or spot is None:
        raise LookupError(f"“{point}” is not on the table")
    if alone:
        return _drawn(table, region)
    place = _filled(region, QRectF(table.rect()))
    if spot != region:
        grown = QRectF(QPointF(), spot.size() * ROUND)
        grown.moveCenter(spot.center())
        near = _filled(grown, QRectF(table.rect()))
        place = min(place, near, key=QRectF.width)
    image = _drawn(table, place)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / place.width(), image.height() / place.height())
    painter.translate(-place.topLeft())
    rest = QPainterPath()
    rest.addRect(place)
    paper = QColor(theme.look().panel)
    paper.setAlphaF(FADED)
    painter.fillPath(rest.subtracted(_window(region)), paper)
    if spot != region:
        edge(painter, _window(spot))
    painter.end()
    return image


def _window(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    radius = theme.look().pxf(RADIUS)
    path.addRoundedRect(rect, radius, radius)
    return path


def _filled(part: QRectF, table: QRectF) -> QRectF:
    """A place of the shape of a picture round a part of a table, and as far as can be on it."""
    size = part.size().expandedTo(LEAST * theme.look().scale)
    place = QRectF(QPointF(), SHAPE.scaled(size, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    place.moveCenter(part.center())
    right, down = table.left() - place.left(), table.top() - place.top()
    place.translate(max(0.0, right), max(0.0, down))
    left, up = table.right() - place.right(), table.bottom() - place.bottom()
    place.translate(min(0.0, left), min(0.0, up))
    return place


def _drawn(table: TableView, source: QRectF) -> QImage:
    size = source.size().scaled(LARGEST.toSizeF(), Qt.AspectRatioMode.KeepAspectRatio).toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(theme.look().page)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    table.table.render(painter, QRectF(image.rect()), source, Qt.AspectRatioMode.IgnoreAspectRatio)
    painter.end()
    return image
