"""What the hand holds."""

from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.views.alba_longa import loose
from rome_desktop.app.views.alba_longa.boards import Boards
from rome_desktop.app.views.alba_longa.shown import AlbaShown
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa.court import PayStall


def _in_pixels(item: QGraphicsItem, unit: float) -> QGraphicsItem:
    """The table scales what it carries by the place's own scale; without a place that is 1."""
    root = QGraphicsPathItem()
    item.setParentItem(root)
    item.setScale(unit)
    return root


def carried(
    boards: Boards, shown: AlbaShown, source: str, target: str | None, option: object
) -> QGraphicsItem | None:
    """The piece that the hand holds, taken from the spot `source`."""
    if shown.asked is None:
        return None
    sort, _, rest = source.partition(":")
    seat, unit = shown.seat(shown.asked), boards.city.unit
    item: QGraphicsItem | None = None
    if sort == "idle":
        item = loose.peasants(seat, _behind(shown, rest, option), unit)
    elif sort == "room":
        item = loose.peasants(seat, min(3, max(1, shown.cities[shown.asked].soldiers)), unit)
    elif sort == "die":
        found = next(d for d in shown.court.dice if d.colour == rest)
        item = loose.die(rest, found.value, 24, unit)
    elif sort == "purse":
        item = loose.coins(_price(shown), unit)
    elif sort == "card":
        kind, _, value = rest.partition(":")
        item = loose.card(kind, value, boards.city.labels.city(value) if kind == "city" else "", unit)
    elif sort == "crown":
        item = loose.crown(unit)
    elif sort == "product":
        item = loose.peasants(seat, 1, unit, captive=True)
    if item is None:
        return None
    return item if target is not None else _in_pixels(item, unit)


def _behind(shown: AlbaShown, rest: str, option: object) -> int:
    """How many peasants go along with the one that was taken."""
    if isinstance(option, (actions.Send, actions.Sell)):
        return option.peasants
    if not any(isinstance(action, (actions.Send, actions.Sell)) for action in shown.legal):
        return 1
    side, _, number = rest.partition(":")
    city = shown.cities[int(side)]
    last = max(0, city.disc) + city.idle + len(city.vacated)
    return max(1, last - int(number) + 1)


def _price(shown: AlbaShown) -> int:
    top = shown.view.pending[-1] if shown.view.pending else None
    return top.coins if isinstance(top, PayStall) else 1
