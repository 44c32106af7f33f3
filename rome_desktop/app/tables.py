"""The cover, the edition, the words and the view of a game, found by its name and imported when asked for.

Words and views are needed when a table is first laid: the pages before it need only the covers.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rome_desktop.app.contract import GameView, Words
    from rome_desktop.app.cover import Cover
    from rome_desktop.app.table.table_view import TableView
    from rome_desktop.content.reader import Content
    from rome_desktop.engine.game import Game


def cover(game: Game) -> Cover:
    """What is said of a game before its box is opened."""
    made: Cover = _class("covers", game, "cover")()
    return made


def edition(game: Game) -> Mapping[str, str]:
    """What the tables of a game's content file are called, to be translated, by their keys."""
    found: Mapping[str, str] = import_module(f"{__package__}.covers.{game.key}.edition").TABLES
    return found


def words(game: Game) -> Words:
    """Everything that is said of a game."""
    made: Words = _class("words", game, "words")()
    return made


def view(game: Game, table: TableView, content: Content, said: Words) -> GameView:
    """Lay a game's table."""
    made: GameView = _class("views", game, "view")(table, content, said)
    return made


def _class(room: str, game: Game, module: str) -> Any:
    found = import_module(f"{__package__}.{room}.{game.key}.{module}")
    return getattr(found, f"{game.stem}{module.capitalize()}")
