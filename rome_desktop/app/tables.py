"""Which view and which words belong to which game. A further game is one more line."""

from collections.abc import Callable
from dataclasses import dataclass

from rome_desktop.app.contract import GameView, Words
from rome_desktop.app.kit.table_view import TableView
from rome_desktop.app.views.city_of_marble import MarbleView
from rome_desktop.app.views.nova_roma import NovaView
from rome_desktop.app.words.city_of_marble import MarbleWords
from rome_desktop.app.words.nova_roma import NovaWords
from rome_desktop.content.reader import Content


@dataclass(frozen=True, slots=True)
class Table:
    """A game's classes in the window."""

    view: Callable[[TableView, Content, Words], GameView]
    words: Callable[[], Words]


TABLES: dict[str, Table] = {
    "city_of_marble": Table(MarbleView, MarbleWords),  # type: ignore[arg-type]  # it takes its own words
    "nova_roma": Table(NovaView, NovaWords),  # type: ignore[arg-type]  # likewise
}
