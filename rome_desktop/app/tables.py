"""Which view and which words belong to which game. A further game is one more line.

Views are imported when a table is first laid: the home page needs only the words.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from rome_desktop.app.contract import GameView, Words
from rome_desktop.app.words.alba_longa import AlbaWords
from rome_desktop.app.words.city_of_marble import MarbleWords
from rome_desktop.app.words.concordia import ConcordiaWords
from rome_desktop.app.words.nova_roma import NovaWords
from rome_desktop.app.words.trajan import TrajanWords
from rome_desktop.content.reader import Content

if TYPE_CHECKING:
    from rome_desktop.app.kit.table_view import TableView


@dataclass(frozen=True, slots=True)
class Table:
    """A game's words, and where its view is: the module in `app.views` and the class."""

    words: Callable[[], Words]
    view_module: str
    view_class: str

    def view(self, table: "TableView", content: Content, words: Words) -> GameView:
        """Lay the game's table."""
        module = import_module(f"rome_desktop.app.views.{self.view_module}")
        made = getattr(module, self.view_class)(table, content, words)
        assert isinstance(made, GameView)
        return made


TABLES: dict[str, Table] = {
    "alba_longa": Table(AlbaWords, "alba_longa", "AlbaView"),
    "city_of_marble": Table(MarbleWords, "city_of_marble", "MarbleView"),
    "concordia": Table(ConcordiaWords, "concordia", "ConcordiaView"),
    "nova_roma": Table(NovaWords, "nova_roma", "NovaView"),
    "trajan": Table(TrajanWords, "trajan", "TrajanView"),
}
