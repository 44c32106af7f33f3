"""The six boards and the dock of one table, for whatever moves between them or is drawn over them."""

from dataclasses import dataclass
from typing import Self

from rome_desktop.app.table.spots import Describe
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.nova_roma.city import City
from rome_desktop.app.views.nova_roma.dock import Dock
from rome_desktop.app.views.nova_roma.forum import Forum
from rome_desktop.app.views.nova_roma.labels import NovaLabels
from rome_desktop.app.views.nova_roma.panel import Panel
from rome_desktop.app.views.nova_roma.sea import Sea
from rome_desktop.app.views.nova_roma.small import Estates, Hippodrome, Subjects


@dataclass(frozen=True, slots=True)
class Boards:
    """Every panel of the table by its name."""

    sea: Sea
    forum: Forum
    city: City
    hippodrome: Hippodrome
    subjects: Subjects
    estates: Estates
    dock: Dock

    @classmethod
    def on(cls, table: TableView, labels: NovaLabels, describe: Describe) -> Self:
        """All of them, new."""
        of = (table, labels, describe)
        return cls(Sea(*of), Forum(*of), City(*of), Hippodrome(*of), Subjects(*of), Estates(*of), Dock(*of))

    def numbered(self) -> dict[str, Panel]:
        """The boards that can be opened, in the order of their numbers."""
        panels = (self.sea, self.forum, self.city, self.hippodrome, self.subjects, self.estates)
        return {panel.key: panel for panel in panels}
