"""The action circle of one side: bowls with markers, tiles at their slots, the sowing that is under way."""

from collections.abc import Hashable, Iterator, Sequence
from functools import cache, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QRadialGradient

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.table.items import disc, rounded
from rome_desktop.app.table.panel import Part, Picture
from rome_desktop.app.table.pencil import MIDDLE
from rome_desktop.app.table.spots import Describe, Place
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.trajan import pieces, reads, spots
from rome_desktop.app.views.trajan.labels import TrajanLabels
from rome_desktop.app.views.trajan.layout import TRAYS, Circle
from rome_desktop.app.views.trajan.panel import Panel
from rome_desktop.app.views.trajan.pencil import Pencil, square_at
from rome_desktop.app.views.trajan.pieces import ACTION_ICONS, ACTIONS, NUMERALS, action_ink
from rome_desktop.app.views.trajan.shown import TrajanShown
from rome_desktop.app.views.trajan.sowings import Filling, Sowing, filling, sowing
from rome_desktop.games.trajan.ids import CENTRE, NOTHING, Colour

SAND = ("#E9D7AE", "#D3BA84", "#B7985C")
GROUND_Z = -10.0
NIGHT = ("#4A4452", "#3C3745", "#2C2833")


class ActionCircle(Panel):
    """Six bowls clockwise from the upper left, six slots, and the markers in hand in the middle."""

    key = "circle"
    number = 7

    def __init__(self, table: TableView, labels: TrajanLabels, describe: Describe) -> None:
        super().__init__(table, labels, describe)
        self.ground = Picture(table, self.root, GROUND_Z)

    def pictures(self) -> tuple[Picture, ...]:
        return (self.ground, self.picture)

    def show(self, shown: TrajanShown) -> None:
        """What never moves (panel, veins, ring, empty bowls) lies below in a picture of its own."""
        self.show_picture(self.ground, shown, (shown.dock, shown.dock < shown.view.seats), self._draw_below)
        super().show(shown)

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        self.circle = Circle(self.rect, 1.0)
        self.clip_without_bowls = cache(self._clip_without_bowls)

    def seen(self, shown: TrajanShown) -> Hashable:
        player = shown.view.players[shown.dock]
        return (
            tuple(player.trays),
            tuple(player.slots),
            player.arch,
            shown.dock,
            shown.context.viewer,
            shown.context.name(shown.dock),
            sowing(shown.view, shown.dock),
            filling(shown.view, shown.dock),
            reads.deployable(shown.view, shown.dock),
        )

    def painted(self, shown: TrajanShown) -> Sequence[Part]:
        """The heading, the way of a sowing, each bowl and slot, the arch, and the middle."""
        view, side, c, k = shown.view, shown.dock, self.circle, self.circle.unit
        own = shown.context.viewer is None or shown.context.viewer == side
        line = QRectF(self.rect.x() + 16, self.rect.y() + 8, self.rect.width() - 32, 24)
        said = self.labels.circle(shown.context.name(side), own)
        found = [Part(line, said, lambda hand: hand.words(said, "body", line, bold=True))]
        if side >= view.seats:
            return found
        player, now, to_place = view.players[side], sowing(view, side), filling(view, side)
        way = (now.source, now.steps) if now is not None else None
        around = QRectF(c.centre.x() - c.ring, c.centre.y() - c.ring, 2 * c.ring, 2 * c.ring)
        room = _grown(self.arc(now.source, now.steps).boundingRect() if now is not None else around, 8 * k)
        found.append(Part(room, way, lambda hand: self._draw_way(hand, now)))
        for number in range(TRAYS):
            ends = now if now is not None and number in (now.source, now.target) else None
            end = (ends.source, ends.target, number) if ends is not None else None
            markers, tile = player.trays[number], player.slots[number]
            bowl = square_at(c.tray(number), 2 * c.bowl + 19 * k)
            if ends is not None and number == ends.target:  # the ring of the source comes with it
                bowl = bowl.united(square_at(c.tray(ends.source), bowl.width()))
            slot = _grown(square_at(c.slot(number), c.tile), 7.0)
            draw = partial(self._draw_markers, number=number, markers=markers, now=now)
            found.append(Part(bowl, (markers, end), draw))
            found.append(Part(slot, tile, partial(self._draw_slot, shown=shown, number=number, tile=tile)))
        at, size = self._arch_place(player.arch)
        seat = shown.seat(side)
        found.append(
            Part(square_at(at, 2 * size + 12), seat.id, lambda hand: self._draw_arch(hand, at, size, seat))
        )
        heart = (now, to_place, reads.deployable(view, side), seat.id)
        room = self.rect if to_place is not None else square_at(c.centre, 2 * c.wide_heart + 4)
        return [*found, Part(room, heart, lambda hand: self._draw_heart(hand, shown, now))]

    def _draw_way(self, pencil: Pencil, now: Sowing | None) -> None:
        if now is None:
            return
        pencil.painter.save()
        pencil.painter.setClipPath(self.clip_without_bowls(), Qt.ClipOperation.IntersectClip)
        self.draw_path(pencil, now)
        pencil.painter.restore()

    # ---- what never moves

    def _draw_below(self, pencil: Pencil, shown: TrajanShown) -> None:
        with pencil.in_pixels():
            self._draw_ground(pencil, pencil.pixels(self.rect), shown.seat(shown.dock))
        if shown.dock < shown.view.seats:
            self._draw_ring(pencil)
            for number in range(TRAYS):
                self._draw_bowl(pencil, number)

    @staticmethod
    def _draw_ground(pencil: Pencil, rect: QRectF, seat: theme.SeatColour) -> None:
        """The marble below the bowls, in pixels."""
        look, radius = pencil.look, 8 * pencil.unit
        paint.shadow_rect(pencil.painter, rect, radius, 1.3)
        glow = QRadialGradient(rect.center(), rect.width() * 0.7)
        inner, outer = ("#37333F", "#211F27") if look.dark else ("#FFFDF6", "#EADDC0")
        glow.setColorAt(0, QColor(inner))
        glow.setColorAt(1, QColor(outer))
        pencil.painter.setBrush(look.colour("board") if look.high_contrast else glow)
        pencil.painter.setPen(Qt.PenStyle.NoPen)
        pencil.painter.drawRoundedRect(rect, radius, radius)
        if not look.high_contrast:
            vein = QColor("#4A4553" if look.dark else "#C9B995")
            paint.veins(pencil.painter, rect.adjusted(4, 4, -4, -4), 18, 9, vein, 0.55)
        half = look.edge_width(1.1)
        pencil.painter.setBrush(Qt.BrushStyle.NoBrush)
        pencil.painter.setPen(QPen(look.seat_line(seat), 2 * half))
        pencil.painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)

    def _draw_ring(self, pencil: Pencil) -> None:
        dark, c, k = pencil.look.dark, self.circle, self.circle.unit
        band = QColor("#4E4858" if dark else "#C9B283")
        band.setAlphaF(0.35)
        pencil.disc(c.centre, c.ring, None, band, 62 * k)
        edge = QColor("#5F586B" if dark else "#A58B57")
        for shift in (-31, 31):
            pencil.disc(c.centre, c.ring + shift * k, None, edge, 1.2 * k)

    # ---- the sowing

    def arc(self, source: int, count: int) -> QPainterPath:
        """The way from a bowl over so many others."""
        c = self.circle
        around = QRectF(c.centre.x() - c.ring, c.centre.y() - c.ring, 2 * c.ring, 2 * c.ring)
        start, length = -c.angle(source) - 23, -(60.0 * min(count, 6) - 47)
        path = QPainterPath()
        path.arcMoveTo(around, start)
        path.arcTo(around, start, length)
        return path

    def draw_path(self, pencil: Pencil, now: Sowing) -> None:
        """The gold way from the source to the target."""
        look, k, path = pencil.look, self.circle.unit, self.arc(now.source, now.steps)
        for colour, width in ((look.colour("lit_edge"), 11), (look.colour("lit"), 7.5)):
            pen = QPen(colour, width * k)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pencil.painter.setPen(pen)
            pencil.painter.setBrush(Qt.BrushStyle.NoBrush)
            pencil.painter.drawPath(path)

    def draw_ends(self, pencil: Pencil, now: Sowing) -> None:
        """The blue ring round the source, the gold ones round target bowl and its tile."""
        look, c, k = pencil.look, self.circle, self.circle.unit
        if now.source != now.target:
            pencil.disc(c.tray(now.source), c.bowl + 4.5 * k, None, look.colour("focus"), 3.5 * k)
        at = c.tray(now.target)
        pencil.disc(at, c.bowl + 4.5 * k, None, look.colour("lit"), 5 * k)
        pencil.disc(at, c.bowl + 7.5 * k, None, look.colour("lit_edge"), 1.4 * k)

    def light_slot(self, pencil: Pencil, number: int) -> None:
        """A gold frame round a tile slot."""
        c, look = self.circle, pencil.look
        rect = square_at(c.slot(number), c.tile)
        grow = 3 * c.unit
        pencil.plate(rect.adjusted(-grow, -grow, grow, grow), None, look.colour("lit"), 3, 7)
        grow = 5 * c.unit
        pencil.plate(rect.adjusted(-grow, -grow, grow, grow), None, look.colour("lit_edge"), 1.2, 8)

    def _clip_without_bowls(self) -> QPainterPath:
        """The whole circle without its bowls: what lies under them."""
        path = QPainterPath()
        path.addRect(self.rect)
        for number in range(TRAYS):
            path = path.subtracted(disc(self.circle.tray(number), self.circle.bowl))
        return path

    # ---- bowls and slots

    def _draw_bowl(self, pencil: Pencil, number: int) -> None:
        """A bowl with its action, numeral and name."""
        c, k, dark = self.circle, self.circle.unit, pencil.look.dark
        at, action = c.tray(number), ACTIONS[number]
        pencil.disc(at + QPointF(2, 4) * k, c.bowl, QColor(26, 15, 6, 56), None, 0)
        bowl = QRadialGradient(at, c.bowl)
        for stop, colour in zip((0, 0.75, 1), NIGHT if dark else SAND, strict=True):
            bowl.setColorAt(stop, QColor(colour))
        pencil.painter.setBrush(bowl)
        pencil.painter.setPen(
            QPen(action_ink(action), max(3 * k, pencil.look.edge_width(2) / pencil.unit if dark else 0))
        )
        pencil.painter.drawEllipse(at, c.bowl, c.bowl)
        pencil.disc(at, c.bowl - 6 * k, None, QColor(255, 255, 255, 100 if not dark else 30), 1.2 * k)
        tone = QColor("#3C3745" if dark else "#EAD9B2")
        # The numeral stands inside, where no ring round the bowl covers it.
        pencil.badge(at + QPointF(-17, -26) * k, NUMERALS[number], 9.5 * k)
        ink = pencil.apart(action_ink(action), (NIGHT if dark else SAND)[1])
        pencil.icon(ACTION_ICONS[action], at + QPointF(9, -26) * k, 28 * k, ink, tone)
        name = QRectF(at.x() - c.bowl + 3 * k, at.y() - 12 * k, 2 * c.bowl - 6 * k, 16 * k)
        ink = pencil.look.colour("ink") if dark else QColor("#2A211B")
        pencil.words(self.labels.terms.action(action), "label", name, ink, MIDDLE, bold=True, halo=tone)

    def _draw_markers(self, pencil: Pencil, number: int, markers: str, now: Sowing | None) -> None:
        """What lies in a bowl, and the ring of one at which a sowing begins or ends."""
        if now is not None and number in (now.source, now.target):
            self.draw_ends(pencil, Sowing(now.source, now.source, 0, "", 0) if number != now.target else now)
        places, radius = self.circle.markers(number, len(markers))
        for place, colour in zip(places, markers, strict=True):
            pieces.marker(pencil, place, radius, colour)

    def _draw_slot(self, pencil: Pencil, shown: TrajanShown, number: int, tile: str) -> None:
        c = self.circle
        if tile != NOTHING:
            pieces.trajan_tile(pencil, c.slot(number), c.tile, *reads.tile_face(shown.view, tile))
        else:
            pieces.empty_place(pencil, square_at(c.slot(number), c.tile))

    def _arch_place(self, slot: int) -> tuple[QPointF, float]:
        """The middle of the arch, and how large it is."""
        c = self.circle
        at = c.slot(slot) if slot != CENTRE else c.centre + QPointF(0, c.heart * 0.5)
        return at, c.tile * (0.68 if slot != CENTRE else 0.5)

    def _draw_arch(self, pencil: Pencil, at: QPointF, size: float, seat: theme.SeatColour) -> None:
        c = self.circle
        edge = pencil.look.piece_edge(seat)
        pencil.figure("arch", at, size, seat.fill, seat.tint, edge)
        pencil.emblem(seat, at + QPointF(size * 0.42, size * 0.42), max(size * 0.36, 12 * c.unit))

    # ---- the middle

    def _draw_heart(self, pencil: Pencil, shown: TrajanShown, now: Sowing | None) -> None:
        c, look = self.circle, pencil.look
        to_place = filling(shown.view, shown.dock)
        if to_place is not None:
            self._draw_supply(pencil, shown, to_place)
            return
        wide = c.heart if now is None else c.wide_heart
        pencil.disc(c.centre, wide, look.colour("panel"), look.colour("line_strong"), 1.2 * c.unit)
        most = reads.deployable(shown.view, shown.dock)
        for count in range(1, most + 1):
            self._draw_deploy(pencil, count, most, shown.seat(shown.dock))
        if most:
            return
        if now is None:
            icon = QColor(look.colour("line_strong"))
            pencil.icon("ui-rotate", c.centre - QPointF(0, c.heart * 0.15), c.heart * 0.62, icon)
            return
        places, radius = c.in_hand(len(now.colours))
        self._line(pencil, self.labels.in_hand(len(now.left)), c.over_hand(len(places)), "ink", 13.5, True)
        for place, colour in zip(places, now.colours, strict=True):
            for at, size in c.of_a_colour(place, radius, now.left.count(colour)):
                pieces.marker(pencil, at, size, colour, 1.5 * c.unit)

    def _line(self, pencil: Pencil, words: str, y: float, colour: str, size: float, bold: bool) -> None:
        """A line in the heart, as wide as the bowls beside it leave room."""
        c, k = self.circle, self.circle.unit
        wide = c.width_between(y * k)
        rect = QRectF(c.centre.x() - wide / 2, c.centre.y() + (y - 10) * k, wide, 20 * k)
        pencil.words(words, "label", rect, colour, MIDDLE, bold=bold, size=size * k)

    def _draw_supply(self, pencil: Pencil, shown: TrajanShown, now: Filling) -> None:
        c, look = self.circle, pencil.look
        pencil.disc(c.centre, c.wide_heart, look.colour("panel"), look.colour("line_strong"), 1.2)
        self._line(pencil, self.labels.part("to_place"), -64, "muted", 12.5, True)
        for (letter, _), (at, radius) in zip(now.singles, self._supply_places(now), strict=True):
            pieces.marker(pencil, at, radius, letter, c.unit)
        pencil.disc(c.tray(now.tray), c.bowl + 4.5 * c.unit, None, look.colour("focus"), 3.5 * c.unit)
        for preset, rect in self._preset_places(shown, now):
            self._draw_preset(pencil, preset, rect, shown)

    def _deploy_place(self, count: int, most: int) -> QRectF:
        """Where a choice of so many pawns stands while a tile sends pawns out."""
        side = 50 * self.circle.unit
        x = (count - (most + 1) / 2) * (side + 8 * self.circle.unit)
        return square_at(self.circle.centre + QPointF(x, 0), side)

    def _draw_deploy(self, pencil: Pencil, count: int, most: int, seat: theme.SeatColour) -> None:
        rect, k = self._deploy_place(count, most), self.circle.unit
        pencil.cast(rect, 6)
        pencil.plate(rect, pencil.look.colour("raised"), "line_strong", 1.2, 6)
        for n in range(count):
            x = rect.center().x() + (n - (count - 1) / 2) * 21 * k
            pencil.piece("meeple", QPointF(x, rect.center().y()), 24 * k, seat)

    def _supply_places(self, now: Filling) -> list[tuple[QPointF, float]]:
        """Both markers of a colour side by side, colour after colour."""
        c, k = self.circle, self.circle.unit
        count = len(now.singles)
        found = []
        for n in range(count):
            row, column = divmod(n, 4)
            here = min(4, count - row * 4)
            at = QPointF((column - (here - 1) / 2) * 37 * k, (row - 1) * 37 * k + 7 * k)
            found.append((c.centre + at, 11.5 * k))
        return found

    def _preset_places(self, shown: TrajanShown, now: Filling) -> list[tuple[str, QRectF]]:
        if not now.presets:
            return []
        c, k = self.circle, self.circle.unit
        side = 62 * k
        low = c.centre.y() + c.ring + 34 * k
        start = c.centre.x() - (len(now.presets) - 1) / 2 * side * 1.12
        places = [QPointF(start + n * side * 1.12, low + 14 * k) for n in range(len(now.presets))]
        if len(now.presets) == 3:
            # The lower corners are free, and the room between the two lower bowls' tiles.
            x = min(self.rect.width() / 2 - side * 0.75, 208 * k)
            places = [
                QPointF(c.centre.x() - x, self.rect.bottom() - side * 0.72),
                QPointF(c.centre.x(), self.rect.bottom() - side * 0.72),
                QPointF(c.centre.x() + x, self.rect.bottom() - side * 0.72),
            ]
        return [(key, square_at(at, side)) for key, at in zip(now.presets, places, strict=True)]

    def _draw_preset(self, pencil: Pencil, preset: str, rect: QRectF, shown: TrajanShown) -> None:
        """A small circle with the six pairs of a ready-made arrangement."""
        found = next(p for p in shown.view.box.markers.presets if p.id == preset)
        pencil.cast(rect, 6)
        pencil.plate(rect, pencil.look.colour("raised"), "line_strong", 1.2, 6)
        k = rect.width() / 62
        for number, letters in enumerate(found.trays):
            way = (self.circle.tray(number) - self.circle.centre) / self.circle.ring
            at = rect.center() + way * 17 * k
            for n, letter in enumerate(letters):
                pieces.marker(pencil, at + QPointF((n - 0.5) * 9.6 * k, 0), 5 * k, letter)

    # ---- places

    def is_elsewhere(self, shown: TrajanShown) -> bool:
        return shown.asked not in {None, shown.dock}

    def places_seen(self, shown: TrajanShown) -> object:
        view, side = shown.view, shown.dock
        now = (sowing(view, side), filling(view, side), reads.deployable(view, side))
        return side, side < view.seats, now

    def places(self, shown: TrajanShown) -> Iterator[Place]:
        if shown.dock >= shown.view.seats:
            return
        c = self.circle
        now, to_place = sowing(shown.view, shown.dock), filling(shown.view, shown.dock)
        if to_place is not None:
            for (letter, n), (at, radius) in zip(
                to_place.singles, self._supply_places(to_place), strict=True
            ):
                yield Place(spots.Supply(Colour(letter), n), disc(at, radius), "disc")
            for key, rect in self._preset_places(shown, to_place):
                yield Place(spots.Preset(key), rounded(rect))
        elif now is not None:
            places, radius = c.in_hand(len(now.colours))
            for at, colour in zip(places, now.colours, strict=True):
                yield Place(spots.Hand(Colour(colour)), disc(at, radius), "disc")
        most = reads.deployable(shown.view, shown.dock)
        for count in range(1, most + 1):
            yield Place(spots.Reserve(count), rounded(self._deploy_place(count, most)))
        for number in range(TRAYS):
            yield Place(spots.Tray(number), disc(c.tray(number), c.bowl), "disc")
        for number in range(TRAYS):
            yield Place(spots.Slot(number), rounded(square_at(c.slot(number), c.tile)))
        yield Place(spots.Heart(), disc(c.centre, c.heart), "disc")


def _grown(rect: QRectF, by: float) -> QRectF:
    return rect.adjusted(-by, -by, by, by)
