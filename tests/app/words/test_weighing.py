"""What decides between two options has words in every game: the terms of `ai/GAME/accounts.py`."""

import pytest

from rome_desktop.ai.accounts import accounts_of, terms_of
from rome_desktop.app import language, tables
from rome_desktop.catalogue import GAMES


@pytest.fixture(params=[game.key for game in GAMES])
def words(request, qapp):
    language.set_language(qapp, "en")
    game = next(game for game in GAMES if game.key == request.param)
    return game, tables.words(game)


def test_every_term_that_can_decide_has_words_and_no_words_are_idle(words):
    game, spoken = words
    said = [spoken.weighing.term(term.name) for term in terms_of(game.key)]
    assert all(said)
    assert len(set(said)) == len(said)
    hopes = {term.name for term in accounts_of(game.key).TERMS if not term.category}
    assert set(spoken.weighing._terms) == hopes


def test_a_number_stands_for_what_the_game_counts(words):
    game, spoken = words
    unit = accounts_of(game.key).UNIT
    assert spoken.expected(1.0, 1.0, 1.0, unit).startswith("for you about 1")
    assert spoken.expected(12.0, 9.0, 15.0, unit).endswith(" to 15)" if unit == "points" else " to 15.0)")
    term = terms_of(game.key)[0].name
    assert spoken.verdict(0.01, "Pass.", term, unit).startswith("Hardly better than “Pass”. What speaks")
    assert "Worth about" in spoken.verdict(3.0, "Pass.", "", unit)
