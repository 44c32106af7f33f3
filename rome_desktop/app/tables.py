"""The cover, the words and the view of a game, found by its name and imported when they are asked for.

Words and views are needed when a table is first laid: the pages before it need only the covers.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rome_desktop.app.contract import Cover, GameView, Words
from rome_desktop.content.reader import Content
from rome_desktop.engine.game import Game

if TYPE_CHECKING:
    from rome_desktop.app.table.table_view import TableView


def cover(game: Game) -> Cover:
    """What is said of a game before its box is opened."""
    made: Cover = _class("covers", game, "Cover")()
    return made


def words(game: Game) -> Words:
    """Everything that is said of a game."""
    made: Words = _class("words", game, "Words")()
    return made


def view(game: Game, table: "TableView", content: Content, said: Words) -> GameView:
    """Lay a game's table."""
    made: GameView = _class("views", game, "View")(table, content, said)
    return made


def _class(layer: str, game: Game, sort: str) -> Any:
    return getattr(import_module(f"rome_desktop.app.{layer}.{game.key}"), f"{game.stem}{sort}")
