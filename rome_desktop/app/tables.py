"""Which cover, words and view belong to which game. A further game is one more line.

Words and views are imported when a table is first laid: the pages before it need only the covers.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rome_desktop.app.contract import Cover, GameView, Words
from rome_desktop.app.covers.alba_longa import AlbaCover
from rome_desktop.app.covers.city_of_marble import MarbleCover
from rome_desktop.app.covers.concordia import ConcordiaCover
from rome_desktop.app.covers.nova_roma import NovaCover
from rome_desktop.app.covers.trajan import TrajanCover
from rome_desktop.content.reader import Content

if TYPE_CHECKING:
    from rome_desktop.app.kit.table_view import TableView


@dataclass(frozen=True, slots=True)
class Table:
    """A game's cover, and where its words and its view are: a package in `app.words` and `app.views`."""

    cover: type[Cover]
    package: str
    words_class: str
    view_class: str

    def words(self) -> Words:
        """Everything that is said of the game."""
        made = self._class("words", self.words_class)()
        assert isinstance(made, Words)
        return made

    def view(self, table: "TableView", content: Content, words: Words) -> GameView:
        """Lay the game's table."""
        made = self._class("views", self.view_class)(table, content, words)
        assert isinstance(made, GameView)
        return made

    def _class(self, layer: str, name: str) -> Any:
        return getattr(import_module(f"rome_desktop.app.{layer}.{self.package}"), name)


TABLES: dict[str, Table] = {
    "alba_longa": Table(AlbaCover, "alba_longa", "AlbaWords", "AlbaView"),
    "city_of_marble": Table(MarbleCover, "city_of_marble", "MarbleWords", "MarbleView"),
    "concordia": Table(ConcordiaCover, "concordia", "ConcordiaWords", "ConcordiaView"),
    "nova_roma": Table(NovaCover, "nova_roma", "NovaWords", "NovaView"),
    "trajan": Table(TrajanCover, "trajan", "TrajanWords", "TrajanView"),
}
