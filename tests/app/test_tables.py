"""Cover, words and view of a game are found by its name."""

import pytest

from rome_desktop.app import tables
from rome_desktop.app.contract import GameView, Words
from rome_desktop.app.cover import Cover
from rome_desktop.app.table.table_view import TableView
from rome_desktop.catalogue import GAMES
from rome_desktop.content.reader import load


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.key)
def test_every_game_has_its_cover_words_and_view(game):
    table = TableView()
    cover, words = tables.cover(game), tables.words(game)
    view = tables.view(game, table, load(game), words)

    for made, kind in ((cover, Cover), (words, Words), (view, GameView)):
        assert isinstance(made, kind)
        assert type(made).__name__.startswith(game.stem)
    table.deleteLater()
