"""[TR-25.6] What a choice under the hand would do, drawn over the table: way, price and tile of a sowing."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF

from rome_desktop.app.contract import TableContext
from rome_desktop.app.table import lettering
from rome_desktop.app.table.panel import Picture
from rome_desktop.app.table.pencil import MIDDLE
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.trajan import pieces
from rome_desktop.app.views.trajan.circle import ActionCircle
from rome_desktop.app.views.trajan.pencil import Pencil
from rome_desktop.app.views.trajan.sayings import TrajanSayings
from rome_desktop.app.views.trajan.sowings import Sowing, finishers
from rome_desktop.games.trajan.ids import TRAYS
from rome_desktop.games.trajan.state import TrajanState

PREVIEW_Z = 60.0


class Previews:
    """Over the action circle."""

    def __init__(self, table: TableView, circle: ActionCircle, sayings: TrajanSayings) -> None:
        self.picture = Picture(table, circle.root, PREVIEW_Z)
        self._circle, self._sayings = circle, sayings
        self.picture.hide()

    def clear(self) -> None:
        """Nothing is meant."""
        self.picture.hide()

    def show(
        self,
        view: TrajanState,
        context: TableContext,
        now: Sowing,
        falling: str,
        begun: bool,
        order: str = "",
    ) -> None:
        """The sowing `now`; `falling` is the marker that would drop next, `order` all of them, if meant."""
        lines = self._sayings.tag(view, context.dock, now, falling)
        seen = (now, falling, begun, order, tuple(lines), tuple(view.players[context.dock].slots))
        draw = partial(self._draw, view, context, now, order or falling, begun, lines)
        self.picture.show_as(self._circle.rect, self._circle.unit, seen, draw, Pencil)
        self.picture.show()

    def _draw(
        self,
        view: TrajanState,
        context: TableContext,
        now: Sowing,
        falling: str,
        begun: bool,
        lines: list[str],
        pencil: Pencil,
    ) -> None:
        circle, c = self._circle, self._circle.circle
        if not begun:
            self._draw_way(pencil, now)
            circle.draw_ends(pencil, now)
        if finishers(view, context.dock, now):
            circle.light_slot(pencil, now.target)
        for n, letter in enumerate(falling):
            around, tray = divmod(now.following + n, len(TRAYS))
            again = around - now.following // len(TRAYS)
            at = c.tray(tray) + QPointF(38 - 26 * min(again, 1), -36) * c.unit
            look = pencil.look
            pencil.disc(at, 15 * c.unit, look.colour("raised"), look.colour("focus"), 2.5 * c.unit)
            pieces.marker(pencil, at, 10.5 * c.unit, letter)
        self._draw_tag(pencil, now, lines)

    def _draw_way(self, pencil: Pencil, now: Sowing) -> None:
        """The way, but not over the bowls on it."""
        circle, c = self._circle, self._circle.circle
        painter = pencil.painter
        painter.save()
        clip = circle.clip_without_bowls()
        painter.setClipPath(clip)
        circle.draw_path(pencil, now)
        painter.restore()
        for step in range(1, min(now.steps, len(TRAYS)) + 1):
            bowl = c.tray((now.source + step) % len(TRAYS))
            at = bowl + (c.centre - bowl) / c.ring * (c.bowl + 14 * c.unit)
            look = pencil.look
            pencil.disc(at, 9 * c.unit, look.colour("lit"), look.colour("lit_edge"), 1.3 * c.unit)
            pencil.number(step, at, 12 * c.unit, pieces.YELLOW_EDGE)

    def _draw_tag(self, pencil: Pencil, now: Sowing, lines: list[str]) -> None:
        """Target, price and what it could bring, below the middle, or above it when the target lies low."""
        if not lines:
            return
        c, look = self._circle.circle, pencil.look
        wide = 148 * c.unit
        told = [
            (part, not n) for n, line in enumerate(lines) for part in wrapped(line, wide - 10, pencil.unit)
        ]
        high = (12 + 17 * len(told)) * c.unit
        low = self._circle.rect.bottom() - high - 8
        top = self._circle.rect.y() + 34
        room = QRectF(c.centre.x() - wide / 2, low if low > c.centre.y() + c.heart else top, wide, high)
        pencil.cast(room, 6)
        pencil.plate(room, look.colour("raised"), "focus", 1.8, 6)
        for n, (line, first) in enumerate(told):
            rect = QRectF(room.x() + 5, room.y() + (6 + 17 * n) * c.unit, wide - 10, 17 * c.unit)
            pencil.words(line, "small", rect, "ink" if first else "muted", MIDDLE, bold=first)


def wrapped(text: str, wide: float, unit: float) -> list[str]:
    """A line in as many as it needs to be read: none of them is wider, but for a single word."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        fits = lettering.fitting_size(longer, "small", wide, unit, True) is not None
        lines[-1:] = [longer] if fits or not lines[-1] else [lines[-1], word]
    return lines
