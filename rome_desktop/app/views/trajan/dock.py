"""The mat of one side: extra actions, answers, jokers, buildings, reserve, hand, display, bonus tiles."""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF

from rome_desktop.app.kit.theme import SeatColour
from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.panel import Part
from rome_desktop.app.table.pencil import MIDDLE
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.trajan import pieces, reads, spots
from rome_desktop.app.views.trajan.panel import Panel
from rome_desktop.app.views.trajan.pencil import Pencil
from rome_desktop.app.views.trajan.pieces import ACTION_COLOURS, ACTION_ICONS, ACTIONS, DEMAND_ICONS
from rome_desktop.app.views.trajan.shown import TrajanShown
from rome_desktop.games.trajan.ids import DEEDS, ICONS, Joker

JOKERS = ("extra_action", "commodity", "demand", "construction")
BUILDINGS = ("stairs", "door", "fountain", "roof", "window")
WIDE = 508.0
LEAST_CARD = 27.0
"""A card is not made narrower; more of them lie one over the other."""


class Dock(Panel):
    """[TR-1.7] Everything that a side owns beside its circle. Measures are those of a mat 508 wide."""

    key = "dock"
    _share = 0.56
    """The part of the lower half that the hand has."""

    def _x(self, n: float) -> float:
        return self.rect.x() + n * self.rect.width() / WIDE

    def _split(self) -> float:
        """Where the upper half ends."""
        return self.rect.y() + (94 if self.rect.height() > 222 else 84)

    # ---- the upper half

    def _row(self) -> tuple[float, float]:
        """Top and side of the squares in the upper row."""
        return self.rect.y() + 27, min(34, self._split() - self.rect.y() - 52)

    def extra(self, action: str) -> QRectF:
        """The square of an action's extra tiles."""
        top, side = self._row()
        return QRectF(self._x(16 + 36 * ACTIONS.index(action)), top, side, side)

    def answer(self, icon: str) -> QRectF:
        """The square of what answers a demand."""
        top, side = self._row()
        return QRectF(self._x(241 + 37 * list(DEMAND_ICONS).index(icon)), top, side, side)

    def joker(self, kind: str) -> QRectF:
        """The square of a kind of joker, smaller, two by two."""
        top, _ = self._row()
        n = JOKERS.index(kind)
        side = min(27, (self._split() - top) / 2 - 5)
        return QRectF(self._x(357 + 34 * (n % 2)), top + (n // 2) * (side + 5) - 2, side, side)

    def building(self, kind: str) -> QRectF:
        """The cell of a type of building."""
        top, _ = self._row()
        n = BUILDINGS.index(kind)
        high = (self._split() - top) / 3 - 1
        return QRectF(self._x(428 + 35 * (n % 2)), top + (n // 2) * high - 3, 32, high)

    def reserve(self) -> QRectF:
        """The pawns that are neither worker nor legionary yet."""
        top, _ = self._row()
        high = (self._split() - top) / 3 - 1
        return QRectF(self._x(463), top + 2 * high - 3, 40, high)

    # ---- the lower half

    def _low(self) -> QRectF:
        top = self._split() + 24
        return QRectF(
            self._x(16),
            top,
            self.rect.right() - self._x(16) - 10,
            self.rect.bottom() - top - 9,
        )

    def hand_field(self) -> QRectF:
        """Where the hand lies."""
        low = self._low()
        return QRectF(low.x(), low.y(), low.width() * self._share, low.height())

    def display_field(self) -> QRectF:
        """Where the display lies."""
        low = self._low()
        x = low.x() + low.width() * (self._share + 0.022)
        return QRectF(x, low.y(), low.width() * (0.86 - self._share - 0.022), low.height())

    def bonus_field(self) -> QRectF:
        """Where bonus tiles lie."""
        low = self._low()
        x = low.x() + low.width() * 0.882
        return QRectF(x, low.y(), low.right() - x, low.height())

    def cards(
        self, field: QRectF, kinds: list[tuple[str, int]], wide: float
    ) -> list[tuple[str, int, QRectF]]:
        """One card for each kind, side by side, narrower when there are many."""
        if not kinds:
            return []
        each = field.width() / len(kinds) - 3
        width = min(wide, field.width(), max(LEAST_CARD, each))
        step = min(width + 4, (field.width() - width) / max(1, len(kinds) - 1))
        return [
            (key, count, QRectF(field.x() + n * step, field.y(), width, field.height()))
            for n, (key, count) in enumerate(kinds)
        ]

    def bonus(self, number: int, count: int) -> QRectF:
        """A bonus tile, lower when there are many."""
        field = self.bonus_field()
        each = field.height() / max(2, count)
        high = min(42, field.width(), each - 3)
        return QRectF(field.x(), field.y() + number * (high + 3), field.width(), high)

    # ---- showing

    def show(self, shown: TrajanShown) -> None:
        """Hand and display share the room by how many kinds of cards lie in them."""
        side = shown.dock
        hand, display = (
            max(2.0, len(reads.hand(shown.view, side))),
            max(1.5, len(reads.display(shown.view, side))),
        )
        self._share = 0.838 * min(0.8, max(0.35, hand / (hand + display)))
        super().show(shown)

    def seen(self, shown: TrajanShown) -> Hashable:
        player = shown.view.players[shown.dock]
        return (
            tuple(player.hand),
            tuple(player.display),
            tuple(player.tiles),
            tuple(player.kept),
            tuple(player.buildings),
            tuple(player.marked),
            tuple(player.yellow),
            tuple(player.grey),
            player.reserve,
            shown.dock,
            self._share,
            tuple(shown.view.demands),
        )

    def painted(self, shown: TrajanShown) -> Sequence[Part]:
        """The ground with the headings, and each field."""
        view, side, seat = shown.view, shown.dock, shown.seat(shown.dock)
        player, top = view.players[side], self._split() + 3
        upper = QRectF(self.rect.x(), self.rect.y() + 22, self.rect.width(), top - self.rect.y() - 25)
        answers = QRectF(self._x(238), upper.y(), self._x(425) - self._x(238), upper.height())
        extras, buildings = QRectF(upper), QRectF(upper)
        extras.setRight(answers.x() - 1)
        buildings.setLeft(answers.right() + 1)
        extra = (tuple(reads.extras(view, side).items()), tuple(player.marked))
        held = (tuple(reads.answers(view, side).items()), tuple(reads.jokers(view, side).items()))
        built = tuple((kind, len(points)) for kind, points in reads.buildings(view, side).items())
        own = tuple(reads.bonuses(view, side))
        found = [
            Part(self._room(), seat.id, lambda hand: self._draw_ground(hand, seat)),
            Part(extras, extra, lambda hand: self._draw_extras(hand, shown)),
            Part(answers, (held, tuple(view.demands)), lambda hand: self._draw_answers(hand, shown)),
            Part(buildings, (built, player.reserve), lambda hand: self._draw_buildings(hand, shown)),
            Part(self._below(self.bonus_field()), own, lambda hand: self._draw_bonuses(hand, shown)),
        ]
        for key, field, kinds, count in (
            ("hand", self.hand_field(), reads.hand(view, side), len(player.hand)),
            ("display", self.display_field(), reads.display(view, side), len(player.display)),
        ):
            draw = partial(self._draw_cards, key, field, kinds, count)
            found.append(Part(self._below(field), (tuple(kinds), self._share), draw))
        return found

    def _below(self, field: QRectF) -> QRectF:
        """A field of the lower half with its heading and its shadows."""
        top = self._split() + 2
        return QRectF(field.x() - 2, top, field.width() + 5, self.rect.bottom() + 1 - top)

    def _draw_ground(self, pencil: Pencil, seat: SeatColour) -> None:
        pencil.panel(self.rect, 7.0)
        band = QRectF(self.rect.x(), self.rect.y() + 8, 6, self.rect.height() - 16)
        pencil.plate(band, pencil.look.seat_line(seat), radius=2)
        for key, x, wide in (
            ("extra", 16, 215),
            ("answers", 241, 110),
            ("jokers", 357, 69),
            ("buildings", 428, 74),
        ):
            line = QRectF(self._x(x), self.rect.y() + 4, wide * self.rect.width() / WIDE, 20)
            pencil.words(self.labels.part(key), "small", line, bold=True)
        y = self._split()
        pencil.rule(QPointF(self._x(14), y), QPointF(self.rect.right() - 10, y))

    def _draw_extras(self, pencil: Pencil, shown: TrajanShown) -> None:
        held = reads.extras(shown.view, shown.dock)
        marked = {str(deed) for deed in shown.view.players[shown.dock].marked}
        for action in ACTIONS:
            rect, count = self.extra(action), held[action]
            fill = pencil.look.colour("panel")
            ink = pieces.action_ink(action)
            if count:
                pencil.cast(rect)
                from_action = ACTION_COLOURS[action]
                fill, ink = type(ink)(from_action), type(ink)("#FFFFFF")
                pencil.plate(rect, fill, None)
            else:
                pencil.plate(rect, pencil.field(), "line_strong", 1.0)
                ink = pencil.look.colour("faint")
            pencil.icon(ACTION_ICONS[action], rect.center(), rect.width() * 0.66, ink, fill)
            low = QRectF(rect.x(), rect.bottom() + 2, rect.width(), 19)
            pencil.words(str(count), "count", low, "ink" if count else "muted", MIDDLE, bold=True)
            if action in marked:
                pieces.plus2(pencil, rect.topRight() + QPointF(-5, 1), 21)

    def _draw_answers(self, pencil: Pencil, shown: TrajanShown) -> None:
        for icon, (kept, held) in reads.answers(shown.view, shown.dock).items():
            rect = self.answer(icon)
            ink = pieces.DEMAND_COLOURS[icon]
            if kept + held:
                pieces.square_tile(pencil, rect, DEMAND_ICONS[icon], ink, pieces.SAND, pieces.SAND_EDGE)
            else:
                pencil.plate(rect, pencil.field(), "line_strong", 1.0)
                pencil.icon(DEMAND_ICONS[icon], rect.center(), rect.width() * 0.6, "faint", pencil.field())
            low = QRectF(rect.x() - 4, rect.bottom() + 2, rect.width() + 8, 19)
            wanted = icon in shown.view.demands and not kept + held
            colour = "accent" if wanted else "ink" if kept + held else "muted"
            pencil.words(f"{kept}+{held}", "count", low, colour, MIDDLE, bold=True, size=13.5)
        for kind, count in reads.jokers(shown.view, shown.dock).items():
            rect = self.joker(kind)
            if count:
                pieces.forum_tile(pencil, rect, f"joker_{kind}")
                if count > 1:
                    pieces.count_badge(pencil, rect.bottomRight(), count)
            else:
                pencil.plate(rect, pencil.field(), "line_strong", 1.0)
                pencil.icon(
                    pieces.JOKER_ICONS[kind],
                    rect.center(),
                    rect.width() * 0.6,
                    "faint",
                    pencil.field(),
                )

    def _draw_buildings(self, pencil: Pencil, shown: TrajanShown) -> None:
        for kind, points in reads.buildings(shown.view, shown.dock).items():
            rect = self.building(kind)
            ink = "ink" if points else "faint"
            at = QPointF(rect.x() + 9, rect.center().y())
            pencil.icon(pieces.BUILDING_ICONS[kind], at, min(18, rect.height() * 0.85), ink, "panel")
            number = QRectF(at.x() + 12, rect.y(), 14, rect.height())
            pencil.words(str(len(points)), "label", number, "ink" if points else "muted", bold=True)
        rect, seat = self.reserve(), shown.seat(shown.dock)
        reserve = shown.view.players[shown.dock].reserve
        at = QPointF(rect.x() + 9, rect.center().y())
        edge = pencil.look.piece_edge(seat)
        pencil.icon("meeple", at, min(18, rect.height() * 0.85), seat.fill, seat.tint, edge)
        number = QRectF(at.x() + 11, rect.y(), 20, rect.height())
        pencil.words(str(reserve), "label", number, bold=True)

    def _heading(self, pencil: Pencil, key: str, field: QRectF) -> tuple[QRectF, float]:
        """The line over a field, and how much of it its name takes."""
        line = QRectF(field.x(), self._split() + 3, field.width(), 20)
        return line, pencil.words(self.labels.part(key), "small", line, bold=True)

    def _draw_cards(
        self,
        key: str,
        field: QRectF,
        kinds: list[tuple[str, int]],
        total: int,
        pencil: Pencil,
    ) -> None:
        """Hand or display, a card for each kind."""
        line, taken = self._heading(pencil, key, field)
        terms = self.labels.terms
        pencil.words(self.labels.cards(total), "small", line.adjusted(taken + 6, 0, 0, 0), "muted")
        if not kinds:
            pieces.empty_place(pencil, field)
        for good, count, rect in self.cards(field, kinds, 60):
            pieces.card(pencil, rect, good, terms.commodity(good) if good else "", count=count)

    def _draw_bonuses(self, pencil: Pencil, shown: TrajanShown) -> None:
        self._heading(pencil, "bonus", self.bonus_field())
        own = reads.bonuses(shown.view, shown.dock)
        for n, (bonus, yellow) in enumerate(own):
            pieces.bonus_tile(
                pencil, self.bonus(n, len(own)), *reads.bonus_face(shown.view, bonus, yellow), yellow=yellow
            )

    # ---- places

    def is_elsewhere(self, shown: TrajanShown) -> bool:
        return shown.asked not in {None, shown.dock}

    def places_seen(self, shown: TrajanShown) -> object:
        if shown.dock >= shown.view.seats:
            return ()
        hand, bonuses = reads.hand(shown.view, shown.dock), reads.bonuses(shown.view, shown.dock)
        return shown.dock, self._share, [good for good, _ in hand], len(bonuses)

    def places(self, shown: TrajanShown) -> Iterator[Place]:
        if shown.dock >= shown.view.seats:
            return
        for deed in DEEDS:
            yield Place(spots.Extra(deed), rounded(self.extra(deed)))
        for icon in ICONS:
            yield Place(spots.Answers(icon), rounded(self.answer(icon)))
        for joker in Joker:
            yield Place(spots.Joker(joker), rounded(self.joker(joker)))
        for kind in BUILDINGS:
            yield Place(spots.Building(kind), rounded(self.building(kind)))
        yield Place(spots.Reserve(), rounded(self.reserve()))
        for good, _, rect in self.cards(self.hand_field(), reads.hand(shown.view, shown.dock), 60):
            yield Place(spots.Card(good or "?"), rounded(rect))
        yield Place(spots.Display(), rounded(self.display_field()))
        bonuses = reads.bonuses(shown.view, shown.dock)
        for n in range(len(bonuses)):
            yield Place(spots.Bonus(n), rounded(self.bonus(n, len(bonuses))))
