"""The upper row beside the season: the dice of the court with their price, and the market stalls."""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.lettering import text_width
from rome_desktop.app.table.panel import Part, kept_part
from rome_desktop.app.table.pencil import MIDDLE, RIGHT, Pencil
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.alba_longa import ledger, pieces, spots
from rome_desktop.app.views.alba_longa.layout import table
from rome_desktop.app.views.alba_longa.panel import Panel
from rome_desktop.app.views.alba_longa.pieces import DIE_ICONS, NUMERALS
from rome_desktop.app.views.alba_longa.shown import AlbaShown, Die
from rome_desktop.games.alba_longa import ids


class CourtPanel(Panel):
    """Four dice, the dice-cost track, and who calls."""

    key = "court"
    number = 2

    # ---- where things are

    def _stretch(self) -> float:
        return self.rect.width() / table()["upper"]["court"]

    def _more(self) -> float:
        return self.rect.height() - table()["rows"]["upper"]

    def radius(self) -> float:
        """Of a die."""
        rules = table()["court"]
        most = rules["step"] * self._stretch() / 2 - 6
        return float(min(rules["radius"] + self._more() * 0.4, most))

    def die(self, number: int) -> QPointF:
        """The middle of a die, from 0."""
        rules = table()["court"]
        k = self._stretch()
        return QPointF((rules["first"] + number * rules["step"]) * k, rules["middle"] + self._more() * 0.5)

    def cost(self, number: int) -> QPointF:
        """A space of the dice-cost track."""
        rules = table()["court"]
        step, k = rules["cost_step"], self._stretch()
        x, y = rules["cost"]
        row = number // 3
        return QPointF(
            x * k + 12 + (number % 3) * step + (row * step / 2), y + 20 + row * 33 + self._more() * 0.4
        )

    # ---- showing

    def seen(self, shown: AlbaShown) -> Hashable:
        names = tuple(side.name for side in shown.context.sides)
        stands = (
            shown.view.phase,
            shown.view.revealed,
            ledger.title(shown),
            shown.cities,
            shown.assisi,
            shown.season,
        )
        reckoned = stands if ledger.title(shown) else ()
        return shown.court, names, reckoned

    def painted(self, shown: AlbaShown) -> Sequence[Part]:
        """The heading with who calls, each die with its job, and the price; or what is reckoned instead."""
        if ledger.title(shown):
            return self._ledger_parts(shown)
        court, size, wide = shown.court, self._job_size(shown), self.rect.width()
        caller = shown.context.name(court.caller) if court.caller >= 0 else ""
        dice = [self._die_part(shown, n, die, size) for n, die in enumerate(court.dice)]
        left, top = self.cost(0).x() - 16, 30.0
        track = QRectF(left, top, wide - left, self.rect.height() - top)
        costs = ("court costs", court.costs, court.cost, self.labels.part("cost"))
        return [
            Part(QRectF(0, 0, wide, top), (court.order, court.out, caller), partial(self._draw_head, shown)),
            *dice,
            kept_part(costs, track, lambda hand: self._draw_track(hand, shown)),
        ]

    def _ledger_parts(self, shown: AlbaShown) -> list[Part]:
        """The heading with its note, and each row."""
        labels, wide, high = self.labels, self.rect.width(), self.rect.height()
        title, note = labels.part(ledger.title(shown)), ledger.note(shown)
        said = title, labels.part(note) if note else ""
        found = [Part(QRectF(0, 0, wide, 30), said, lambda hand: self._draw_title(hand, *said))]
        rows = ledger.rows(labels, shown)
        for n, row in enumerate(rows):
            at = ledger.line_of(n, len(rows), wide, high)
            draw = partial(ledger.draw, shown=shown, row=row, at=at)
            found.append(Part(at.room, row, draw))
        return found

    def _draw_title(self, pencil: Pencil, title: str, note: str) -> None:
        wide = self.rect.width()
        taken = pencil.text(13, 21, title, 15, "ink", 700, room=wide - 40)
        if note:
            pencil.text(wide - 34, 21, note, 12.5, "muted", 400, RIGHT, room=wide - 56 - taken)
        self.badge(pencil, wide - 25, 8)

    def _draw_head(self, shown: AlbaShown, pencil: Pencil) -> None:
        self._draw_order(pencil, shown, self.heading(pencil))

    def _draw_track(self, pencil: Pencil, shown: AlbaShown) -> None:
        """What a die costs."""
        court, labels = shown.court, self.labels
        first = self.cost(0)
        room = self.rect.width() - first.x()
        pencil.text(first.x() - 13, first.y() - 20, labels.part("cost"), 12.5, "muted", 600, room=room)
        for n, value in enumerate(court.costs):
            self._draw_cost(pencil, n, value, n == court.cost)
        low = self.cost(3).y() + 31
        pencil.text(first.x() - 13, low, labels.part("others-pay"), 12.5, "muted", 400, room=room)

    def _die_part(self, shown: AlbaShown, number: int, die: Die, size: float) -> Part:
        """A die, from its ring to the words below."""
        at, words = self.die(number), text_width(self.labels.job(die.colour), size, 600) + 19
        half, top = max(self.radius() + 7, words / 2 + 2), at.y() - self.radius() - 8
        room = QRectF(at.x() - half, top, 2 * half, self.rect.height() - top)
        seat = shown.seat(die.taker).id if die.taker >= 0 else ""
        look = (die.colour, die.value, die.is_used, _is_faded(die), seat)
        key = ("court die", *look, size, self.labels.job(die.colour))
        return kept_part(key, room, lambda hand: self._draw_die(hand, shown, number, die))

    def _draw_cost(self, pencil: Pencil, number: int, value: int, is_now: bool) -> None:
        """A space of the track; the disc lies on the one that counts."""
        at = self.cost(number)
        fill, line, ink = "#1B1920" if pencil.dark else "board_low", "line_strong", "ink"
        if is_now and pencil.dark:
            fill, line, ink = "#F3EBDC", "#FFFFFF", "#1B1920"
        elif is_now:
            fill, line, ink = "#2B2627", "#000000", "#FFFFFF"
        pencil.disc(at, 13.5, fill, line, 1.2)
        pencil.text(at.x(), at.y() + 5, str(value), 14.5, ink, 700, MIDDLE)

    def _draw_die(self, pencil: Pencil, shown: AlbaShown, number: int, die: Die) -> None:
        at, radius = self.die(number), self.radius()
        pieces.die(pencil, at.x(), at.y(), radius, die.colour, die.value, faded=_is_faded(die))
        if die.is_used:
            ring = pieces.die_ring(at.x(), at.y(), radius + 4.5)
            pencil.path(ring, None, "focus", 3.2)
        if die.taker >= 0:
            pencil.emblem(
                shown.seat(die.taker), QPointF(at.x() + radius * 0.62, at.y() - radius * 0.62), radius * 0.8
            )
        words, size = self.labels.job(die.colour), self._job_size(shown)
        y = at.y() + radius + 17
        x = at.x() - (text_width(words, size, 600) + 19) / 2
        pencil.icon(DIE_ICONS[die.colour], QPointF(x + 7, y - 4.5), 15, "muted", "panel")
        pencil.text(x + 19, y, words, size, "ink", 600)

    def _job_size(self, shown: AlbaShown) -> float:
        """Of the words below the dice: one for all four, so that the longest fits below its die."""
        room = table()["court"]["step"] * self._stretch() - 25
        longest = max(text_width(self.labels.job(die.colour), 13, 600) for die in shown.court.dice)
        return 13 * min(1.0, room / longest)

    def emblem_places(self, shown: AlbaShown) -> dict[int, QPointF]:
        """Where the badges of the sides stand, in the order of calling."""
        order = shown.court.order
        right = self.rect.width() - 42
        return {side: QPointF(right - (len(order) - 1 - n) * 25, 16) for n, side in enumerate(order)}

    def _draw_order(self, pencil: Pencil, shown: AlbaShown, taken: float) -> None:
        """Who calls, who is still in, and who has given up."""
        court = shown.court
        places = self.emblem_places(shown)
        for side, at in places.items():
            out = court.out[side]
            before = pencil.painter.opacity()
            pencil.painter.setOpacity(pencil.look.faded(0.32) if out else 1.0)
            pencil.emblem(shown.seat(side), at, 19)
            pencil.painter.setOpacity(before)
            if out:
                pencil.line(at.x() - 9, at.y() + 9, at.x() + 9, at.y() - 9, "accent", 2.2)
            if side == court.caller:
                pencil.disc(at, 11.5, None, "lit_edge", 1.2)
                pencil.disc(at, 10.6, None, "lit", 2.2)
        left = min((at.x() for at in places.values()), default=self.rect.width()) - 16
        caller = shown.context.name(court.caller) if court.caller >= 0 else ""
        words = self.labels.calling(caller)
        pencil.text(left, 21, words, 12.5, "muted", 400, "right", room=max(10.0, left - taken - 24))

    # ---- places

    def places_seen(self, shown: AlbaShown) -> object:
        if ledger.title(shown):
            return ()
        return [die.colour for die in shown.court.dice], len(shown.court.costs), shown.court.order

    def places(self, shown: AlbaShown) -> Iterator[Place]:
        if ledger.title(shown):
            yield Place(spots.Ledger(), rounded(QRectF(4, 4, self.rect.width() - 8, self.rect.height() - 8)))
            return
        for n, die in enumerate(shown.court.dice):
            at = self.die(n)
            yield Place(
                spots.Die(ids.Die(die.colour)), pieces.die_ring(at.x(), at.y(), self.radius()), "outline"
            )
        track = QRectF()
        for n in range(len(shown.court.costs)):
            at = self.cost(n)
            track = track.united(QRectF(at.x() - 14, at.y() - 14, 28, 28))
        yield Place(spots.Cost(), rounded(track, 8))
        places = self.emblem_places(shown)
        if places:
            first, last = min(p.x() for p in places.values()), max(p.x() for p in places.values())
            yield Place(spots.Order(), rounded(QRectF(first - 12, 4, last - first + 24, 24), 8))


def _is_faded(die: Die) -> bool:
    """Whether it was taken, or lies there for nobody."""
    return not die.is_used and (die.taker >= 0 or (bool(die.value) and not die.is_free))


class MarketPanel(Panel):
    """The stalls with their coins."""

    key = "market"
    number = 3

    def _more(self) -> float:
        return self.rect.height() - table()["rows"]["upper"]

    def stall(self, number: int, count: int) -> QRectF:
        """A stall, awning and body, from 0."""
        rules = table()["market"]["stall"]
        step = (self.rect.width() - 20) / count
        wide = min(rules["widest"] * (1 + self._more() / 160), step - 13)
        x = 10 + step * (number + 0.5) - wide / 2
        return QRectF(x, rules["top"], wide, rules["awning"] + rules["body"] + self._more() * 0.9)

    def seen(self, shown: AlbaShown) -> Hashable:
        return shown.stalls

    def painted(self, shown: AlbaShown) -> Sequence[Part]:
        """The heading, and each stall with its coins."""
        best, count = max(shown.stalls, default=0), len(shown.stalls)
        first = shown.stalls.index(best) if best else -1
        found = [Part(self.rect, count, lambda hand: self.heading(hand, self.labels.part("richest")))]
        for n, coins in enumerate(shown.stalls):
            draw = partial(self._draw_stall, number=n, count=count, coins=coins, richest=first == n)
            room = self.stall(n, count).adjusted(-5, -2, 5, 23)
            found.append(Part(room, (coins, first == n), draw))
        return found

    def _draw_stall(self, pencil: Pencil, number: int, count: int, coins: int, richest: bool) -> None:
        rect = self.stall(number, count)
        awning = table()["market"]["stall"]["awning"]
        ground, line = ("#3A3440", "#5B5566") if pencil.dark else ("#EAD3A6", "#7A5A2A")
        body = rect.adjusted(2, awning * 0.6, -2, 0)
        pencil.plate(body, ground, line, 1.2, radius=4)
        self._draw_awning(pencil, QRectF(rect.x() - 3, rect.y(), rect.width() + 6, awning))
        x = rect.center().x()
        ink = "ink" if pencil.dark else "#5A3A10"
        pencil.text(x, rect.y() + awning + 18, NUMERALS[number + 1], 13.5, ink, 700, MIDDLE, display=True)
        area = QRectF(rect.x() + 7, rect.y() + awning + 24, rect.width() - 14, rect.height() - awning - 28)
        self._draw_coins(pencil, area, coins)
        y = rect.bottom() + 17
        words = f"{coins} → 0" if richest else str(coins)
        pencil.text(x, y, words, 15, "accent" if richest else "ink", 700, MIDDLE)

    @staticmethod
    def _draw_awning(pencil: Pencil, rect: QRectF) -> None:
        """Six stripes with round ends."""
        wide = rect.width() / 6
        for n in range(6):
            x = rect.x() + n * wide
            stripe = QPainterPath(QPointF(x, rect.y()))
            stripe.lineTo(x + wide, rect.y())
            stripe.lineTo(x + wide, rect.bottom() - 4)
            stripe.quadTo(x + wide / 2, rect.bottom() + 5, x, rect.bottom() - 4)
            stripe.closeSubpath()
            pencil.path(stripe, ("#B3311E", "#FBF1DC")[n % 2], "#5E1A10", 0.8)

    @staticmethod
    def _draw_coins(pencil: Pencil, area: QRectF, coins: int) -> None:
        """Coins in rows, closer together the more they are."""
        size = 18.0
        columns = max(1, int(area.width() / (size + 2)))
        rows = max(1, int(area.height() / (size + 1)))
        shown = min(coins, 24)
        while columns * rows < shown and size > 9:
            size -= 1
            columns, rows = max(1, int(area.width() / (size + 1))), max(1, int(area.height() / (size + 0.5)))
        for n in range(min(shown, columns * rows)):
            row, column = divmod(n, columns)
            here = min(columns, shown - row * columns)
            x = area.center().x() + (column - (here - 1) / 2) * (size + 1.5)
            pieces.coin(pencil, x, area.y() + size * 0.55 + row * (size + 1), size)

    def places_seen(self, shown: AlbaShown) -> object:
        return len(shown.stalls)

    def places(self, shown: AlbaShown) -> Iterator[Place]:
        count = len(shown.stalls)
        for n in range(count):
            rect = self.stall(n, count).adjusted(-3, 0, 3, 23)
            yield Place(spots.Stall(n), rounded(rect, 6))
