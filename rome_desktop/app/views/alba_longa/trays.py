"""What is laid over rooms of the large city for a question: secret cards, and plates to choose from."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from rome_desktop.app.kit import theme
from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.lettering import text_width
from rome_desktop.app.table.panel import Part
from rome_desktop.app.table.pencil import MIDDLE, Pencil
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.alba_longa import pieces, spots
from rome_desktop.app.views.alba_longa.labels import AlbaLabels
from rome_desktop.app.views.alba_longa.layout import CityLayout
from rome_desktop.app.views.alba_longa.shown import AlbaShown
from rome_desktop.games.alba_longa import actions

COUNCIL = QColor("#4A1214")
COUNCIL_DARK = QColor("#2E0C0E")
GOLD, DULL_GOLD, PALE = QColor("#E9C46A"), QColor("#C9A45A"), QColor("#F0D9B8")
HEAD = 27.0
FOOT = 20.0
SECRETS = (actions.Attack, actions.PlayHero, actions.Recall)
PLATES = (actions.Sell, actions.Grow, actions.Improve, actions.Bless)


@dataclass(frozen=True, slots=True)
class Plate:
    """Something to choose: what is given for what. `price` is in the kind `unit`."""

    key: SpotKey
    gain: int
    icon: str
    price: int
    unit: str


def is_council(shown: AlbaShown) -> bool:
    """Whether secret cards are chosen now by who looks."""
    secret = any(isinstance(action, SECRETS) for action in shown.legal)
    return secret and shown.asked == shown.dock


def plates(shown: AlbaShown) -> list[Plate]:
    """The plates for what is offered now."""
    view, found = shown.view, []
    if shown.asked != shown.dock:
        return []
    for action in shown.legal:
        if isinstance(action, actions.Sell):
            coins = view.map.coins_for[action.peasants]
            found.append(Plate(spots.Sell(action.peasants), coins, "purse", action.peasants, "peasant"))
        elif isinstance(action, actions.Grow):
            price = view.box.growth.wheat[action.peasants - 1]
            found.append(Plate(spots.Grow(action.peasants), action.peasants, "peasant", price, "wheat"))
        elif isinstance(action, actions.Improve):
            farmers = view.players[shown.dock].standing_farmers
            more = farmers * view.box.weather.improved
            found.append(Plate(spots.Improve(), more, "wheat", view.prayers, "worship"))
        elif isinstance(action, actions.Bless):
            marked = view.mark == shown.dock
            rules = view.box.blessings
            price = rules.worship_with_mark if marked else rules.worship
            found.append(Plate(spots.Bless(), 0, "blessing", price, "worship"))
    return found


class Trays:
    """Where cards and plates lie."""

    def __init__(self, layout: CityLayout, labels: AlbaLabels) -> None:
        self._layout, self._labels = layout, labels

    # ---- where things are

    def council(self) -> QRectF:
        """The secret council: over the houses, which matter to no fight."""
        return self._layout.rooms["houses"]

    def cards(self, shown: AlbaShown) -> dict[SpotKey, QRectF]:
        """The cards to choose from, and the place where the chosen one is laid."""
        room = self.council()
        keys = list(dict.fromkeys(_card_key(a) for a in shown.legal if isinstance(a, SECRETS)))
        inner = room.adjusted(12, HEAD + 5, -12, -FOOT - 5)
        count = len(keys) + 1
        step = (inner.width() + 8) / count
        wide = min(62.0, step - 8)
        left = inner.x() + (inner.width() - (count * (wide + 8) - 8)) / 2
        high = min(inner.height(), wide * 1.75)
        y = inner.center().y() - high / 2
        rects = [QRectF(left + n * (wide + 8), y, wide, high) for n in range(count)]
        return dict(zip((*keys, spots.LaidCard()), rects, strict=True))

    def tray(self) -> QRectF:
        """Plates lie over barracks and quarry, which are empty or done with by then."""
        return self._layout.rooms["barracks"].united(self._layout.rooms["quarry"])

    def plate_places(self, shown: AlbaShown) -> dict[SpotKey, QRectF]:
        """The plates side by side."""
        found = plates(shown)
        room = self.tray().adjusted(12, HEAD + 19, -12, -10)
        count = max(1, len(found))
        gap = 8.0
        wide = min(112.0, (room.width() - gap * (count - 1)) / count)
        left = room.x() + (room.width() - count * (wide + gap) + gap) / 2
        high = min(room.height(), 108.0)
        y = room.center().y() - high / 2
        return {p.key: QRectF(left + n * (wide + gap), y, wide, high) for n, p in enumerate(found)}

    def places(self, shown: AlbaShown) -> Iterator[Place]:
        """Spots of what lies here now."""
        for key, rect in self.rects(shown).items():
            yield Place(key, rounded(rect, 6))

    def rects(self, shown: AlbaShown) -> dict[SpotKey, QRectF]:
        """Cards or plates, whichever lie here now."""
        return self.cards(shown) if is_council(shown) else self.plate_places(shown)

    def covered(self, shown: AlbaShown) -> tuple[str, ...]:
        """The rooms below."""
        if is_council(shown):
            return ("houses",)
        return ("barracks", "quarry") if plates(shown) else ()

    # ---- drawing

    def parts(self, shown: AlbaShown) -> Sequence[Part]:
        """Council or plates, or nothing."""
        if is_council(shown):
            room = _shaded(self.council())
            return [Part(room, shown.legal, lambda pencil: self._draw_council(pencil, shown))]
        found, rects, seat = plates(shown), self.plate_places(shown), shown.seat(shown.city.side)
        if not found:
            return ()
        kind = found[0].key.sort
        said = self._labels.tray(kind), self._labels.part(f"{kind}-note")
        tray = Part(_shaded(self.tray()), said, partial(self._draw_tray, said=said))
        return [tray, *(self._plate_part(plate, rects[plate.key], seat) for plate in found)]

    def _draw_council(self, pencil: Pencil, shown: AlbaShown) -> None:
        room, labels = self.council(), self._labels
        pencil.shadow(room.x(), room.y(), room.width(), room.height(), 8)
        pencil.plate(room, COUNCIL, GOLD, 2.0, radius=8)
        inner = room.adjusted(4, 4, -4, -4)
        pencil.plate(inner, None, DULL_GOLD, 0.8, radius=6)
        kind = next(type(action) for action in shown.legal if isinstance(action, SECRETS))
        title = {actions.Attack: "council-target", actions.PlayHero: "council-hero"}.get(kind, "council-back")
        x, wide = room.center().x(), room.width() - 20
        pencil.text(x, room.y() + 21, labels.part(title), 14, "#F6ECD8", 700, MIDDLE, room=wide)
        for key, rect in self.cards(shown).items():
            match key:
                case spots.HeroCard(value=value):
                    pieces.hero_card(pencil, rect, value)
                case spots.CityCard(city=city):
                    pieces.city_card(pencil, rect, city, labels.city(city))
                case _:
                    self._draw_laid(pencil, rect)
        note = labels.part("council-note")
        pencil.text(x, room.bottom() - 11, note, 12.5, PALE, 400, MIDDLE, room=wide)

    def _draw_laid(self, pencil: Pencil, rect: QRectF) -> None:
        """Where the chosen card goes: out of sight."""
        pencil.plate(rect, COUNCIL_DARK, GOLD, 1.4, radius=6)
        x, y = rect.center().x(), rect.center().y() - 8
        pencil.icon("ui-eye", QPointF(x, y), 20, DULL_GOLD)
        pencil.line(x - 11, y + 9, x + 11, y - 9, DULL_GOLD, 2)
        words = self._labels.part("lay")
        pencil.text(x, y + 30, words, 12.5, PALE, 600, MIDDLE, room=rect.width() - 4)

    def _draw_tray(self, pencil: Pencil, said: tuple[str, str]) -> None:
        """What plates lie on: what is asked, and a note below."""
        room, (title, note) = self.tray(), said
        pencil.shadow(room.x(), room.y(), room.width(), room.height(), 8)
        pencil.plate(room, "panel", "line_strong", 1.4, radius=8)
        pencil.text(room.x() + 13, room.y() + 22, title, 15, "ink", 700, room=room.width() - 26)
        pencil.text(room.x() + 13, room.y() + 39, note, 13, "muted", 400, room=room.width() - 26)

    def _plate_part(self, plate: Plate, rect: QRectF, seat: theme.SeatColour) -> Part:
        draw = partial(self._draw_plate, plate=plate, rect=rect, seat=seat)
        return Part(_shaded(rect), (plate, seat.id), draw)

    def _draw_plate(self, pencil: Pencil, plate: Plate, rect: QRectF, seat: theme.SeatColour) -> None:
        pencil.shadow(rect.x(), rect.y(), rect.width(), rect.height(), 6)
        pencil.plate(rect, "raised", "line_strong", 1.2, radius=6)
        x, low = rect.center().x(), rect.bottom() - 28
        small = rect.width() < 74
        icon = 20.0 if small else 30.0
        y = rect.y() + (low - rect.y()) / 2
        words = f"+{plate.gain}" if plate.key != spots.Bless() else "?"
        self._mark(pencil, plate.icon, x - icon * 0.55, y, icon, seat)
        pencil.text(x + icon * 0.05, y + icon * 0.28, words, min(20.0, icon * 0.78), "good", 700)
        pencil.line(rect.x() + 6, low, rect.right() - 6, low, "line")
        price, mark, figure = f"−{plate.price}", 15 if small else 19, 14 if small else 15
        left = x - (mark + text_width(price, figure, 700)) / 2
        self._mark(pencil, plate.unit, left + mark / 2 - 1, low + 14, mark, seat)
        pencil.text(left + mark, low + 19, price, figure, "accent", 700, room=rect.right() - 5 - left - mark)

    @staticmethod
    def _mark(pencil: Pencil, unit: str, x: float, y: float, size: float, seat: theme.SeatColour) -> None:
        if unit == "purse":
            pieces.coin(pencil, x, y, size * 0.86)
        elif unit == "wheat":
            pieces.wheat(pencil, x, y, size)
        elif unit == "peasant":
            pieces.peasant(pencil, seat, x, y, size)
        else:
            pencil.icon("religion", QPointF(x, y), size, "gold_ink", "raised")


def _shaded(rect: QRectF) -> QRectF:
    """With its shadow."""
    return rect.adjusted(-3, -3, 3, 5)


def _card_key(action: actions.Attack | actions.PlayHero | actions.Recall) -> SpotKey:
    match action:
        case actions.Attack(city=city):
            return spots.CityCard(city)
        case actions.PlayHero(hero=hero) | actions.Recall(hero=hero):
            return spots.HeroCard(hero)
