"""A small picture of where a match stands: its largest board, drawn as on the table."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from rome_desktop.app import language, tables
from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.pages.shared.display import sides_of
from rome_desktop.app.table.table_view import TableView
from rome_desktop.session.match import Match
from rome_desktop.session.settings import Settings

ROOM = QSize(1160, 680)
"""The table it is drawn from, in px of 100 %."""
LARGEST = QSize(560, 420)


def position_picture(match: Match, seat: int | None = None, point: str = "") -> QImage:
    """The picture in the look and the language in force, as a seat sees it or (None) as everybody does.

    `point` names the region that is shown, or a spot in it; without one it is the largest region.
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
    view.show(state, TableContext(sides, seat, side, language.current(), Settings(), standings))
    image = _drawn(table, view.place_of(point) if point else None)
    view.take_away()
    view.deleteLater()
    table.close()
    table.deleteLater()
    return image


def _drawn(table: TableView, at: QRectF | None) -> QImage:
    """The region round a place, else the largest one; all of the table where there is none."""
    places = [region.sceneBoundingRect() for region in table.regions.all]
    if at is not None:
        places = [place for place in places if place.contains(at.center())] or places
    source = max(places, key=lambda rect: rect.width() * rect.height(), default=QRectF(table.rect()))
    size = source.size().scaled(LARGEST.toSizeF(), Qt.AspectRatioMode.KeepAspectRatio).toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(theme.look().page)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    table.table.render(painter, QRectF(image.rect()), source, Qt.AspectRatioMode.IgnoreAspectRatio)
    painter.end()
    return image
