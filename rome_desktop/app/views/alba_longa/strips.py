"""One strip for every other city: the same rooms in the same order; and the strip of Assisi."""

from collections.abc import Hashable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.lettering import text_width
from rome_desktop.app.table.panel import Part, kept_part
from rome_desktop.app.table.pencil import MIDDLE, RIGHT, Pencil
from rome_desktop.app.table.spots import Describe, Place
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.alba_longa import pieces, spots
from rome_desktop.app.views.alba_longa.labels import AlbaLabels
from rome_desktop.app.views.alba_longa.layout import ROOMS, StripLayout, crowd, other
from rome_desktop.app.views.alba_longa.panel import Panel
from rome_desktop.app.views.alba_longa.people import looks_in
from rome_desktop.app.views.alba_longa.shown import NONE_LAID, AlbaShown, Assisi, City
from rome_desktop.games.alba_longa.ids import ASSISI, Product

LARGEST, LARGE, ROOMY = 27.0, 34.0, 90.0
"""Pieces are larger where a room is high."""
ROOM_BAND = 19.0
FOOT = 19.0
LOW = 66.0
"""Where a room is lower than this its heading and the line below stand closer."""
CLOSER = 3.0
NEUTRAL = theme.SeatColour(
    "neutral",
    QColor("#A79A86"),
    QColor("#4E4436"),
    QColor("#EDE4D2"),
    QColor("#FFFFFF"),
    "arch",
    (),
)
"""The people of Assisi are nobody's."""
FIRST_STRIP = 5
"""The digit of the first strip."""
PRODUCTS = ("coin", "wheat", "captive")


def strip_room(pencil: Pencil, rect: QRectF, key: str, title: str, foot: str) -> QRectF:
    """A room of a strip with its heading and one line below; the room between them."""
    closer = CLOSER if rect.height() < LOW else 0.0

    def draw(aside: Pencil) -> None:
        _draw_room(aside, rect, key, title, closer)

    pencil.kept(("strip room", key, title), rect.adjusted(-1, -1, 1, 1), draw)
    if foot:
        x = rect.center().x()
        pencil.text(x, rect.bottom() - 5 + closer / 2, foot, 12, "muted", 400, MIDDLE, room=rect.width() - 5)
    return rect.adjusted(4, ROOM_BAND + 3 - 2 * closer, -4, closer - FOOT if foot else -4)


def _draw_room(pencil: Pencil, rect: QRectF, key: str, title: str, closer: float) -> None:
    """The room with its heading, that never changes."""
    fill, line = ("#1D1B22", "#575160") if pencil.dark else ("#FFFDF6", "#C9B283")
    pencil.plate(rect, fill, line, radius=5)
    colour = pieces.ROOM_COLOURS[key]
    pieces.header(pencil, rect, ROOM_BAND - closer, colour, 5)
    x, y = rect.center().x(), rect.y() + 14 - closer / 2
    taken = pencil.text(x, y, title, 12.5, "#FFFFFF", 600, MIDDLE, room=rect.width() - 6)
    if not taken:
        pencil.icon(pieces.ROOM_ICONS[key], QPointF(x, rect.y() + 9.5), 14, "#FFFFFF", colour)


class Strip(Panel):
    """A city as its rivals see it. Which one depends on the side of the dock."""

    layout: StripLayout

    def __init__(self, table: TableView, labels: AlbaLabels, describe: Describe, place: int) -> None:
        self.key, self.number = other(place), FIRST_STRIP + place
        super().__init__(table, labels, describe)
        self._place = place

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        self.layout = StripLayout(self.rect.width(), self.rect.height())

    def city(self, shown: AlbaShown) -> City | None:
        """The city of this strip; None for Assisi, which comes last."""
        others = shown.others
        return others[self._place] if self._place < len(others) else None

    # ---- showing

    def show(self, shown: AlbaShown) -> None:
        city = self.city(shown)
        self.region.title = self.labels.city(city.key if city is not None else "assisi")
        super().show(shown)

    def seen(self, shown: AlbaShown) -> Hashable:
        names = tuple(side.name for side in shown.context.sides)
        return self.city(shown), shown.assisi, shown.tracks, shown.season.is_harvest, names

    def painted(self, shown: AlbaShown) -> Sequence[Part]:
        city, assisi = self.city(shown), shown.assisi
        if city is None:
            if assisi is None:
                return ()
            return [Part(self.rect, assisi, lambda hand: self._draw_assisi(hand, assisi))]
        seat, name = shown.seat(city.side), shown.context.name(city.side)
        head = QRectF(3, 2, self.rect.width() - 6, self.layout.head.bottom() - 2)
        laid, built = (city.hero, city.target, city.is_king), (city.monuments, shown.tracks.monuments)
        told = (seat.id, self.labels.city(city.key), self.number, laid, built, name, shown.context.language)
        return [
            Part(self.rect, seat.id, lambda hand: self._frame(hand, hand.look.seat_line(seat))),
            kept_part(("strip head", *told), head, lambda hand: self._draw_head(hand, shown, city, seat)),
            *(self._room_part(shown, city, room, seat) for room in ROOMS),
            *([Part(self.rect, (), self._draw_veil)] if city.is_gone else []),
        ]

    def _draw_veil(self, pencil: Pencil) -> None:
        low = self.rect.height() - self.layout.head.height() - 5
        rect = QRectF(3, self.layout.head.bottom(), self.rect.width() - 6, low)
        pieces.veil(pencil, rect, self.labels.part("gone"))

    def _frame(self, pencil: Pencil, line: QColor) -> None:
        w, h = self.rect.width(), self.rect.height()
        whole = QRectF(0, 0, w, h)

        def draw(aside: Pencil) -> None:
            ground = QColor("#232129")
            fill = ground if aside.dark else paint.vertical(whole, QColor("#FBF5E6"), QColor("#F0E2C2"))
            aside.box(0.8, 0.8, w - 1.6, h - 1.6, 7, fill, line, 1.6)

        pencil.kept(("strip", line.rgba()), whole, draw)

    def _draw_head(self, pencil: Pencil, shown: AlbaShown, city: City, seat: theme.SeatColour) -> None:
        y = self.layout.head.center().y() + 1
        pencil.emblem(seat, QPointF(22, y), 22)
        name = self.labels.city(city.key)
        x = 39 + pencil.text(39, y + 5.5, name, 15, "ink", 700, display=True) + 8
        left = self._draw_figures(pencil, shown, city, seat, y)
        left = self._draw_laid(pencil, city, left, y)
        if city.is_king:
            pencil.icon("emperor", QPointF(x + 7, y), 16, "gold_ink")
            x += 20
        owner = shown.context.name(city.side)
        x += pencil.text(x, y + 5, owner, 13, "muted", 400, room=max(10.0, left - x - 8))

    def _draw_laid(self, pencil: Pencil, city: City, right: float, y: float) -> float:
        """Target and hero of this city as pills; face down they only say that they lie there."""
        for kind, words in (
            ("hero", "" if city.hero == NONE_LAID else "?" if city.hero < 0 else str(city.hero)),
            ("target", city.target if city.target in ("", "?") else self.labels.city(city.target)),
        ):
            if not words:
                continue
            wide = 30 + text_width(words, 13, 700)
            x = right - wide - 4
            pencil.box(x, y - 11, wide, 22, 11, pieces.HERO, pieces.HERO_EDGE, 1.2)
            icon = "hero" if kind == "hero" else "legionary"
            pencil.icon(icon, QPointF(x + 13, y), 14, pieces.HERO_STAR, pieces.HERO)
            pencil.text(x + 23, y + 4.7, words, 13, "#FFFFFF", 700)
            right = x
        return right

    def _draw_figures(
        self, pencil: Pencil, shown: AlbaShown, city: City, seat: theme.SeatColour, y: float
    ) -> float:
        """Monuments in a row with their number; the left end of what was drawn."""
        count = shown.tracks.monuments
        end = self.rect.width() - 32
        words = f"{city.monuments}/{count}"
        end -= pencil.text(end, y + 5, words, 14, "ink", 700, RIGHT) + 8
        step = 14.5
        self.badge(pencil, self.rect.width() - 25, y - 8)
        if city.target or city.hero != NONE_LAID:
            pencil.icon("monument", QPointF(end, y), 16, "muted", "panel")
            return end - 10
        for n in range(count):
            x = end - (count - n - 0.5) * step
            if n < city.monuments:
                pieces.monument(pencil, seat, x, y, 16)
            else:
                pencil.box(x - 4, y + 6, 8, 3, 1, "line_strong")
        return end - count * step

    def _room_part(self, shown: AlbaShown, city: City, room: str, seat: theme.SeatColour) -> Part:
        labels, rect = self.labels, self.layout.rooms[room]
        foot = labels.strip_foot(room, city, shown.view)
        title, words, looks = labels.strip_title(room), labels.part("none"), looks_in(room, city)

        def draw(aside: Pencil) -> None:
            inner = strip_room(aside, rect, room, title, foot)
            if looks:
                draw_crowd(aside, inner, looks, seat)
            else:
                aside.text(inner.center().x(), inner.y() + 13, words, 12.5, "muted", 400, MIDDLE)

        key = ("room", room, title, foot, words, tuple(looks), seat.id)
        around = rect.adjusted(-2, -2, 2, 2)
        return kept_part(key, around, draw)

    # ---- Assisi

    def _draw_assisi(self, pencil: Pencil, assisi: Assisi) -> None:
        self._frame(pencil, pencil.look.colour("line_strong"))
        y = self.layout.head.center().y() + 1
        pencil.disc(QPointF(22, y), 11, pieces.CITY_COLOURS["assisi"], "#2A332C", 1.4)
        pencil.icon("arch", QPointF(22, y), 13, "#FFFFFF")
        labels = self.labels
        x = 39 + pencil.text(39, y + 5.5, labels.city("assisi"), 15, "ink", 700, display=True) + 8
        room = self.rect.width() - x - 34
        pencil.text(x, y + 5, labels.part("assisi-note"), 13, "muted", 400, room=room)
        self.badge(pencil, self.rect.width() - 25, y - 8)
        for key, rect in self.assisi_rooms().items():
            self._draw_product(pencil, key, rect, assisi)

    def assisi_rooms(self) -> dict[str, QRectF]:
        """The defenders, and a place for each kind of product."""
        layout = StripLayout(self.rect.width(), self.rect.height(), 1 + len(PRODUCTS))
        first, *rest = layout.boxes
        more = first.width() * 0.5
        defenders = QRectF(first.x(), first.y(), first.width() + more, first.height())
        found, x = {"defenders": defenders}, defenders.right()
        gap = rest[0].x() - first.right()
        wide = (self.rect.width() - 9 - x - 3 * gap) / 3
        for key in PRODUCTS:
            found[key] = QRectF(x + gap, first.y(), wide, first.height())
            x += gap + wide
        return found

    def _draw_product(self, pencil: Pencil, key: str, rect: QRectF, assisi: Assisi) -> None:
        room = {"defenders": "barracks", "coin": "market", "wheat": "farm", "captive": "houses"}[key]
        count = {
            "defenders": assisi.defenders,
            "coin": assisi.coins,
            "wheat": assisi.wheat,
            "captive": assisi.captives,
        }[key]
        labels = self.labels
        inner = strip_room(pencil, rect, room, labels.part(f"assisi-{key}"), labels.product(key, count))
        if key == "defenders":
            draw_crowd(pencil, inner, [(False, False)] * count, NEUTRAL)
        elif key == "captive":
            draw_crowd(pencil, inner, [(False, True)] * count, NEUTRAL)
        else:
            points, size = crowd(inner, count, min(largest(inner), inner.height()))
            for point in points:
                if key == "coin":
                    pieces.coin(pencil, point.x(), point.y(), size * 0.84)
                else:
                    self._two_wheat(pencil, point, size)

    @staticmethod
    def _two_wheat(pencil: Pencil, point: QPointF, size: float) -> None:
        """A product of wheat is two wheat."""
        pieces.wheat(pencil, point.x() - size * 0.16, point.y(), size * 0.8)
        pieces.wheat(pencil, point.x() + size * 0.2, point.y(), size * 0.8)

    # ---- places

    def places_seen(self, shown: AlbaShown) -> object:
        city = self.city(shown)
        return (city.side, city.key) if city is not None else (shown.assisi is not None,)

    def places(self, shown: AlbaShown) -> Iterator[Place]:
        head = rounded(QRectF(3, 3, self.rect.width() - 6, self.layout.head.height() - 3), 6)
        city = self.city(shown)
        if city is None:
            if shown.assisi is None:
                return
            yield Place(spots.Target(ASSISI), head)
            for key, rect in self.assisi_rooms().items():
                yield Place(
                    spots.Defenders() if key == "defenders" else spots.Product(Product(key)), _inside(rect)
                )
            return
        yield Place(spots.Target(city.key), head)
        for room, rect in self.layout.rooms.items():
            yield Place(spots.Room(city.side, room), _inside(rect))

    def room_centre(self, room: str) -> QPointF:
        """The middle of a room in the scene's pixels."""
        return self.at(self.layout.rooms[room].center())


def _inside(rect: QRectF) -> QPainterPath:
    """Where the mark of a room runs: so far inside that those of neighbours do not touch."""
    return rounded(QRectF(rect.x() + 1, rect.y() + 1, rect.width() - 2, rect.height() - 2))


def largest(area: QRectF) -> float:
    """The size of pieces that have all the room they could wish for."""
    return LARGE if area.height() >= ROOMY else LARGEST


def draw_crowd(pencil: Pencil, area: QRectF, looks: list[tuple[bool, bool]], seat: theme.SeatColour) -> None:
    """People in rows; those for whom there is no room are counted."""
    points, size = crowd(area, len(looks), min(largest(area), area.height()), 13.0)
    shown = [p for p in points if p.y() + size * 0.3 <= area.bottom() + 1]
    hidden = len(points) - len(shown)
    for point, (lying, captive) in zip(shown[: len(shown) - bool(hidden)], looks, strict=False):
        pieces.peasant(pencil, seat, point.x(), point.y(), size, lying=lying, captive=captive)
    if hidden:
        last = shown[-1]
        pencil.text(last.x(), last.y() + 5, f"+{hidden + 1}", 12.5, "ink", 700, MIDDLE)
