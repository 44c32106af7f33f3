"""Boards 4 to 6: the hippodrome, the subjects on display, and the market of estate tiles."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.items import disc, rounded
from rome_desktop.app.table.layer import Wanted
from rome_desktop.app.table.panel import Part, kept_part
from rome_desktop.app.table.pencil import MIDDLE
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.nova_roma import pieces, spots, tiles
from rome_desktop.app.views.nova_roma.cards_drawn import draw_card
from rome_desktop.app.views.nova_roma.panel import HEAD, Panel, deck_part
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.games.nova_roma.components import NO_CARD, TRACKS
from rome_desktop.games.nova_roma.state import NovaState

DISC = 17.0
LANE, PITCH = 22.0, 25.0
NEUTRAL = -1


class Hippodrome(Panel):
    """Three lanes; the favourite and the next one at the right."""

    key = "hippodrome"
    number = 4
    sorts = ("markers",)

    # ---- where things are

    def _spaces(self, view: NovaState) -> int:
        return view.box.hippodrome.last_space + 1

    def lane(self, view: NovaState, track: int, space: int) -> QRectF:
        """A space of a track, 0 for the start."""
        wide = (self.rect.width() - 54 - 68) / self._spaces(view)
        top = 29 + max(0.0, self.rect.height() - 106) * 0.5
        return QRectF(54 + space * wide, top + track * PITCH, wide, LANE)

    def order(self, view: NovaState, track: int, space: int) -> list[int]:
        """Whose markers stand on a space, the first to arrive first; `NEUTRAL` for nobody's."""
        aside = [side for side in range(len(view.players)) if side not in view.stacks[track]]
        everybody = [*aside, *view.stacks[track]]  # the automa's markers are in no stack
        found = [side for side in everybody if view.players[side].markers[track] == space]
        neutral = view.seats == 2 and not view.level and view.round > 0
        if neutral and space == view.box.two_players.neutral_space:
            found.insert(0, NEUTRAL)
        return found

    def marker_place(self, view: NovaState, track: int, space: int, n: int, count: int) -> QPointF:
        """Where the n-th of so many markers on a space stands: each later one over those before."""
        rect = self.lane(view, track, space)
        step = min(10.0, (rect.width() - DISC - 3) / max(1, count - 1)) if count > 1 else 0.0
        return QPointF(rect.x() + DISC / 2 + 1.5 + n * step, rect.center().y())

    def side_place(self, view: NovaState, side: int, track: int) -> QPointF:
        """Where a side's marker stands."""
        space = view.players[side].markers[track]
        order = self.order(view, track, space)
        n = order.index(side) if side in order else 0
        return self.marker_place(view, track, space, n, max(1, len(order)))

    def favourite_place(self) -> QRectF:
        return QRectF(self.rect.width() - 60, 44 + max(0.0, self.rect.height() - 106) * 0.5, 50, 24)

    def wheel_place(self, what: str) -> QRectF:
        """Where the choice at a gold wheel is made."""
        top = max(0.0, self.rect.height() - 106) * 0.5
        return QRectF(self.rect.width() - 60, top + (30 if what == "token" else 66), 50, 32)

    # ---- showing

    def seen(self, shown: NovaShown) -> Hashable:
        view = shown.view
        return (
            view.favourite,
            view.next_favourite,
            self._wheel(shown),
        )

    def pieces(self, shown: NovaShown) -> Mapping[str, Wanted]:
        return {"markers": self._markers(shown)}

    @staticmethod
    def _wheel(shown: NovaShown) -> bool:
        """Whether a gold wheel asks for token or influence."""
        return any(getattr(action, "verb", "") == "wheel" for action in shown.legal)

    def _markers(self, shown: NovaShown) -> Wanted:
        view = shown.view
        wanted: Wanted = {}
        for track in range(len(TRACKS)):
            for space in range(self._spaces(view)):
                order = self.order(view, track, space)
                for n, side in enumerate(order):
                    at = self.marker_place(view, track, space, n, len(order))
                    seat = pieces.GREY if side == NEUTRAL else shown.seat(side)
                    look = (seat.id, at.x(), at.y(), n, theme.look().dark, self.unit)
                    wanted[f"{track}:{side}"] = (look, partial(self._marker, seat, at, n))
        return wanted

    def _marker(self, seat: theme.SeatColour, at: QPointF, n: int) -> QGraphicsItem:
        item = self.marker(seat)
        item.setPos(at)
        item.setZValue(n)
        return item

    def marker(self, seat: theme.SeatColour) -> QGraphicsItem:
        """A disc of a seat."""
        return self.sprite(24, 24, lambda pencil: pieces.marker(pencil, seat, 0, 0, DISC))

    def draw(self, pencil: Pencil, shown: NovaShown) -> None:
        self.heading(pencil, 120)
        names = tuple(map(self.labels.terms.track, TRACKS))
        first, last = self.lane(shown.view, 0, 0), self.lane(shown.view, len(TRACKS) - 1, 0)
        lanes = QRectF(10, first.y() - 25, self.rect.width() - 72, last.bottom() - first.y() + 28)
        pencil.kept(("lanes", names), lanes, partial(self._draw_lanes, shown.view, names))
        if self._wheel(shown):
            self._draw_wheel(pencil)
        else:
            self._draw_favourite(pencil, shown.view)

    def _draw_lanes(self, view: NovaState, names: Sequence[str], pencil: Pencil) -> None:
        """What never moves."""
        box = view.box.hippodrome
        lines = {line.before: line.horses for line in box.lines}
        ground = "#3A3642" if pencil.dark else "#E9D8AE"
        for track, (key, name) in enumerate(zip(TRACKS, names, strict=True)):
            first = self.lane(view, track, 0)
            pencil.box(12, first.y() + 1, 38, LANE - 2, 4, pieces.TRACKS[key])
            pencil.text(31, first.y() + 15, name, 11.5, "#FFFFFF", 600, MIDDLE, room=34)
            for space in range(self._spaces(view)):
                rect = self.lane(view, track, space)
                edge = "#5B5566" if pencil.dark else "#B99F63"
                pencil.box(rect.x() + 1, rect.y(), rect.width() - 2, LANE, 4, ground, edge)
                if space in lines:
                    pencil.disc(QPointF(rect.right() - 8, rect.y() + 7), 3.6, "#E9B93F", "#7A5204")
                if space == box.last_space:
                    self._draw_goal(pencil, rect, box.last_space_vp, ground)
            for before in lines:
                x = self.lane(view, track, before).x()
                colour = "#E6C9A0" if pencil.dark else "#5A2A10"
                pencil.line(x, first.y() - 1, x, first.y() + LANE + 1, colour, 2.2)
        for before, horses in lines.items():
            x = self.lane(view, 0, before).x()
            top = self.lane(view, 0, 0).y() - 23
            pencil.box(x - 15, top, 30, 18, 4, "raised", "line_strong")
            brown = "#D8B9A8" if pencil.dark else "#4A3329"
            pencil.icon("horse", QPointF(x - 6, top + 9), 14, brown)
            pencil.text(x + 4, top + 14, str(horses), 12.5, "ink", 700)

    @staticmethod
    def _draw_goal(pencil: Pencil, rect: QRectF, points: int, ground: str) -> None:
        ink = pencil.look.colour("gold_ink") if pencil.dark else QColor("#5A3A00")
        pencil.icon(
            "laurel",
            QPointF(rect.right() - 22, rect.center().y()),
            14,
            pencil.apart("gold_ink" if pencil.dark else "#8A6A10", ground),
        )
        pencil.text(rect.right() - 13, rect.center().y() + 4.5, str(points), 12, ink, 700)

    def _draw_favourite(self, pencil: Pencil, view: NovaState) -> None:
        rect = self.favourite_place()
        points = str(view.box.hippodrome.token_vp)
        pencil.text(
            rect.center().x(), rect.y() - 5, self.labels.favourite(), 11.5, "muted", 600, MIDDLE, room=58
        )
        if view.favourite:
            track = view.map.track_of[view.favourite]
            colour, middle = pieces.TRACKS[track], rect.center().y()
            pencil.plate(rect, colour, colour.darker(220), 1.5, radius=5)
            pencil.text(rect.x() + 5, middle + 4.5, self.labels.track_letter(track), 12, "#FFFFFF", 600)
            pencil.icon("chariot", QPointF(rect.x() + 24, middle), 17, "#FFFFFF")
            pencil.text(rect.x() + 37, middle + 5, points, 14, "#FFFFFF", 700)
        else:
            pieces.gap(pencil, rect.x(), rect.y(), rect.width(), rect.height())
        if view.next_favourite:
            track = view.map.track_of[view.next_favourite]
            colour, low = pieces.TRACKS[track], rect.bottom() + 9
            pencil.text(rect.x() - 4, low + 14, self.labels.next_favourite(), 11.5, "muted", 600, room=27)
            pencil.box(rect.x() + 25, low, 25, 19, 4, colour, colour.darker(220), 1.2)
            pencil.text(rect.x() + 28, low + 13.5, self.labels.track_letter(track), 11.5, "#FFFFFF", 600)
            pencil.icon("chariot", QPointF(rect.x() + 42.5, low + 9.5), 12, "#FFFFFF")

    def _draw_wheel(self, pencil: Pencil) -> None:
        """Token or influence: the two plates to choose from."""
        for what in ("token", "influence"):
            rect = self.wheel_place(what)
            pencil.plate(rect, "raised", "line_strong", radius=6)
            if what == "influence":
                pencil.good("influence", rect.center(), 22)
            else:
                pencil.disc(rect.center(), 11, "#C9A96A", "#5A3A00", 1.3)
                pencil.icon("laurel", rect.center(), 15, "#5A3A00")

    # ---- places

    def places_seen(self, shown: NovaShown) -> object:
        view = shown.view
        markers = tuple(tuple(player.markers) for player in view.players)
        return shown.asked, markers, tuple(map(tuple, view.stacks)), view.round > 0, self._wheel(shown)

    def places(self, shown: NovaShown) -> Iterator[Place]:
        view = shown.view
        for track, key in enumerate(TRACKS):
            for space in range(self._spaces(view)):
                rect = self.lane(view, track, space).adjusted(1, -0.8, -1, 0.8)
                yield Place(spots.Lane(key, space), rounded(rect, 4))
            if shown.asked is not None and shown.asked < len(view.players) and view.stacks[track]:
                at = self.side_place(view, shown.asked, track)
                piece = (self.layers["markers"], f"{track}:{shown.asked}")
                yield Place(spots.Marker(key), disc(at, 11.5), "outline", at, piece)
        if self._wheel(shown):
            for what in ("token", "influence"):
                rect = self.wheel_place(what)
                yield Place(spots.Wheel(what), rounded(rect))
            return
        rect = self.favourite_place()
        yield Place(spots.Favourite(), rounded(rect))


class Subjects(Panel):
    """Four cards on display, and the deck."""

    key = "subjects"
    number = 5

    def card_place(self, slot: int) -> QRectF:
        step = (self.rect.width() - 12 - 52) / 4
        return QRectF(12 + slot * step, 29, min(step - 6, 104), self.rect.height() - 36)

    def deck_place(self) -> QRectF:
        return QRectF(self.rect.width() - 38, 31, 28, 62)

    def seen(self, shown: NovaShown) -> Hashable:
        view = shown.view
        return (
            tuple(view.subject_row),
            len(view.subject_deck),
            len(view.subject_discards),
        )

    def painted(self, shown: NovaShown) -> Sequence[Part]:
        """The heading, the discards, the deck, and each card."""
        view = shown.view
        found = [
            self.head_part(130),
            self.note_part(self.labels.discards(len(view.subject_discards))),
            deck_part(self.deck_place(), QColor("#7A2E4C"), len(view.subject_deck)),
        ]
        for slot in range(4):
            number = view.subject_row[slot] if slot < len(view.subject_row) else NO_CARD
            rect = self.card_place(slot)
            found.append(Part(rect.adjusted(-4, -4, 4, 6), number, partial(self._draw_slot, rect, number)))
        return found

    def _draw_slot(self, rect: QRectF, number: int, pencil: Pencil) -> None:
        if number == NO_CARD:
            pieces.gap(pencil, rect.x(), rect.y(), rect.width(), rect.height())
        else:
            draw_card(pencil, rect, number, self.labels)

    def places_seen(self, shown: NovaShown) -> object:
        return tuple(shown.view.subject_row)

    def places(self, shown: NovaShown) -> Iterator[Place]:
        for slot, number in enumerate(shown.view.subject_row):
            if number != NO_CARD:
                rect = self.card_place(slot)
                yield Place(spots.Market(number), rounded(rect))
        rect = self.deck_place()
        yield Place(spots.Deck("subjects"), rounded(rect, 4))


class Estates(Panel):
    """Four basic tiles and a special one with their prices."""

    key = "estates"
    number = 6

    def tile_place(self, slot: int) -> QRectF:
        """The tile of a space from 1 on; 5 is the special one."""
        step = (self.rect.width() - 24) / 5
        z = min(step - 14, self.rect.height() - 58)
        return QRectF(14 + (slot - 1) * step + (8 if slot == 5 else 0), 50, z, z)

    def seen(self, shown: NovaShown) -> Hashable:
        view = shown.view
        return (
            tuple(view.basic_row),
            tuple(view.special_row),
            len(view.basic_deck),
            len(view.special_deck),
        )

    def painted(self, shown: NovaShown) -> Sequence[Part]:
        """The heading, what is left, the prices, and each tile."""
        view = shown.view
        left = self.labels.tiles_left(len(view.basic_deck), len(view.special_deck))
        wide, high, between = self.rect.width(), self.rect.height(), self.tile_place(5).x() - 12
        found = [
            self.head_part(110),
            self.note_part(left),
            kept_part(
                ("prices", self.labels.free()), QRectF(0, HEAD, wide, 18), partial(self._draw_prices, view)
            ),
            Part(QRectF(between - 1, HEAD, 2, high - HEAD), (), partial(self._draw_line, between)),
        ]
        for slot in range(1, 6):
            tile, rect = tile_on(view, slot), self.tile_place(slot)
            found.append(Part(rect.adjusted(-4, -4, 4, 6), tile, partial(self._draw_slot, view, rect, tile)))
        return found

    def _draw_prices(self, view: NovaState, pencil: Pencil) -> None:
        board = view.box.estate_board
        for slot in range(1, 6):
            price = board.special_price if slot == 5 else board.basic_prices[slot - 1]
            middle = self.tile_place(slot).center().x()
            if not price:
                pencil.text(middle, 43, self.labels.free(), 12.5, "good", 600, MIDDLE, room=54)
            for unit, count in price.items():
                pencil.good(unit, QPointF(middle - 7, 38), 16)
                pencil.text(middle + 5, 43, str(count), 13, "ink", 700)

    def _draw_line(self, x: float, pencil: Pencil) -> None:
        """Between the basic tiles and the special one."""
        pencil.line(x, 32, x, self.rect.height() - 8, "line_strong")

    def _draw_slot(self, view: NovaState, rect: QRectF, tile: str, pencil: Pencil) -> None:
        if tile:
            tiles.estate_tile(pencil, rect.x(), rect.y(), rect.width(), tile, view.map.tiles[tile].kind)
        else:
            pieces.gap(pencil, rect.x(), rect.y(), rect.width(), rect.height())

    def places_seen(self, shown: NovaShown) -> object:
        return True

    def places(self, shown: NovaShown) -> Iterator[Place]:
        for slot in range(1, 6):
            rect = self.tile_place(slot)
            yield Place(spots.Estates(slot), rounded(rect))


def tile_on(view: NovaState, slot: int) -> str:
    """The tile on a space of the market, or nothing."""
    row, n = (view.special_row, 0) if slot == 5 else (view.basic_row, slot - 1)
    return row[n] if n < len(row) else ""
