"""The panels of one table, for whatever moves between them or is drawn over them."""

from dataclasses import dataclass
from typing import Self

from PySide6.QtCore import QPointF

from rome_desktop.app.table.spots import Describe
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.alba_longa.city import BigCity
from rome_desktop.app.views.alba_longa.labels import AlbaLabels
from rome_desktop.app.views.alba_longa.layout import MOST_OTHERS
from rome_desktop.app.views.alba_longa.panel import Panel
from rome_desktop.app.views.alba_longa.season import SeasonPanel
from rome_desktop.app.views.alba_longa.shown import AlbaShown
from rome_desktop.app.views.alba_longa.strips import Strip
from rome_desktop.app.views.alba_longa.upper import CourtPanel, MarketPanel


@dataclass(frozen=True, slots=True)
class Boards:
    """Every panel of the table by its name."""

    season: SeasonPanel
    court: CourtPanel
    market: MarketPanel
    city: BigCity
    strips: tuple[Strip, ...]

    @classmethod
    def on(cls, table: TableView, labels: AlbaLabels, describe: Describe) -> Self:
        """All of them, new."""
        of = (table, labels, describe)
        strips = tuple(Strip(*of, place) for place in range(MOST_OTHERS))
        return cls(SeasonPanel(*of), CourtPanel(*of), MarketPanel(*of), BigCity(*of), strips)

    def by_key(self) -> dict[str, Panel]:
        """The panels in the order of their numbers."""
        panels = (self.season, self.court, self.market, self.city, *self.strips)
        return {panel.key: panel for panel in panels}

    def strip_of(self, shown: AlbaShown, side: int) -> Strip | None:
        """The strip in which the city of a side is shown; None for the large one."""
        for strip in self.strips:
            city = strip.city(shown)
            if city is not None and city.side == side:
                return strip
        return None

    def home(self, shown: AlbaShown, side: int, room: str) -> QPointF:
        """The middle of a room of a side, in the scene's pixels, wherever that city is shown."""
        if side == shown.dock:
            return self.city.at(self.city.layout.rooms[room].center())
        strip = self.strip_of(shown, side)
        if strip is None or room not in strip.layout.rooms:
            return self.city.table.seat_card(side)
        return strip.room_centre(room)
