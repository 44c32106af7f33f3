"""What the hand holds and what travels: single pieces as pictures, their origin in their middle."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.panel import sprite
from rome_desktop.app.table.pencil import MIDDLE, Pencil
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.alba_longa import pieces, spots
from rome_desktop.app.views.alba_longa.boards import Boards
from rome_desktop.app.views.alba_longa.shown import AlbaShown
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa.court import PayStall

SPREAD = 15.0
"""Between peasants carried together."""
PLACED = (actions.Send, actions.Assign, actions.PutCaptive)
"""Options whose preview shows each of them where they would stand: over their room the hand is empty."""


def peasants(
    seat: theme.SeatColour, count: int, unit: float, *, size: float = 34.0, captive: bool = False
) -> QGraphicsItem:
    """So many peasants side by side."""

    def draw(pencil: Pencil) -> None:
        for n in range(count):
            x = (n - (count - 1) / 2) * SPREAD
            pieces.peasant(pencil, seat, x, 0, size, captive=captive)

    return sprite(size + 12 + SPREAD * count, size + 10, draw, unit)


def coins(count: int, unit: float) -> QGraphicsItem:
    """A few coins."""

    def draw(pencil: Pencil) -> None:
        for n in range(min(count, 5)):
            pieces.coin(pencil, (n - (min(count, 5) - 1) / 2) * 11, 0, 20)

    return sprite(80, 28, draw, unit)


def wheat(count: int, unit: float) -> QGraphicsItem:
    """Ears with their number."""

    def draw(pencil: Pencil) -> None:
        pieces.wheat(pencil, -9, 0, 24)
        pencil.text(3, 6, str(count), 16, "ink", 700, halo="panel")

    return sprite(56, 30, draw, unit)


def monument(seat: theme.SeatColour, unit: float) -> QGraphicsItem:
    """A monument on its way to its foundation."""
    return sprite(54, 54, lambda pencil: pieces.monument(pencil, seat, 0, 0, 42), unit)


def die(colour: str, value: int, radius: float, unit: float) -> QGraphicsPixmapItem:
    """A die."""
    side = 2 * radius + 14
    return sprite(side, side, lambda pencil: pieces.die(pencil, 0, 0, radius, colour, value), unit)


def card(kind: str, value: str, name: str, unit: float) -> QGraphicsItem:
    """A hero or city card; an empty value for its back."""
    rect = QRectF(-21, -34, 42, 68)

    def draw(pencil: Pencil) -> None:
        if kind == "hero":
            pieces.hero_card(pencil, rect, int(value) if value else -1)
        else:
            pieces.city_card(pencil, rect, value, name)

    return sprite(52, 78, draw, unit)


def crown(unit: float) -> QGraphicsItem:
    """The card of the King of Kings."""

    def draw(pencil: Pencil) -> None:
        pencil.box(-19, -15, 38, 30, 6, "gold", "gold_ink", 1.4)
        pencil.icon("emperor", QPointF(), 22, pieces.DARK_INK)

    return sprite(46, 38, draw, unit)


def chip(words: str, icon: str, seat: theme.SeatColour, unit: float) -> QGraphicsItem:
    """A number on its way to a seat card."""

    def draw(pencil: Pencil) -> None:
        pencil.box(-30, -14, 60, 28, 14, "raised", pencil.look.seat_line(seat), 2)
        if icon == "coin":
            pieces.coin(pencil, -14, 0, 18)
        elif icon == "wheat":
            pieces.wheat(pencil, -14, 0, 19)
        else:
            pencil.icon(icon, QPointF(-14, 0), 18, "ink", "raised")
        pencil.text(10, 5.5, words, 15, "ink", 700, MIDDLE)

    return sprite(70, 36, draw, unit)


def _in_pixels(item: QGraphicsItem, unit: float) -> QGraphicsItem:
    """The table scales what it carries by the place's own scale; without a place that is 1."""
    root = QGraphicsPathItem()
    item.setParentItem(root)
    item.setScale(unit)
    return root


def carried(
    boards: Boards, shown: AlbaShown, source: SpotKey, target: SpotKey | None, option: object
) -> QGraphicsItem | None:
    """The piece that the hand holds, taken from the spot `source`."""
    if shown.asked is None or isinstance(option, PLACED):
        return None
    seat, unit = shown.seat(shown.asked), boards.city.unit
    match source:
        case spots.Idle():
            item = peasants(seat, _behind(shown, source, option), unit)
        case spots.Room():
            item = peasants(seat, min(3, max(1, shown.cities[shown.asked].soldiers)), unit)
        case spots.Die(colour=colour):
            found = next(d for d in shown.court.dice if d.colour == colour)
            item = die(colour, found.value, 24, unit)
        case spots.Purse():
            item = coins(_price(shown), unit)
        case spots.CityCard(city=city):
            item = card("city", city, boards.city.labels.city(city), unit)
        case spots.HeroCard(value=value):
            item = card("hero", str(value), "", unit)
        case spots.Crown():
            item = crown(unit)
        case spots.Product():
            item = peasants(seat, 1, unit, captive=True)
        case _:
            return None
    return item if target is not None else _in_pixels(item, unit)


def _behind(shown: AlbaShown, key: spots.Idle, option: object) -> int:
    """How many peasants go along with the one that was taken."""
    if isinstance(option, actions.Sell):
        return option.peasants
    if not any(isinstance(action, (actions.Send, actions.Sell)) for action in shown.legal):
        return 1
    city = shown.cities[key.side]
    last = max(0, city.disc) + city.idle + len(city.vacated)
    return max(1, last - key.house + 1)


def _price(shown: AlbaShown) -> int:
    top = shown.view.pending[-1] if shown.view.pending else None
    return top.coins if isinstance(top, PayStall) else 1
