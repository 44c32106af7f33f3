"""Reference sheets: every game has one, filled from the box, in both languages, with icons that are there."""

import pytest

from rome_desktop.app.kit import icons, theme
from rome_desktop.catalogue import GAMES
from rome_desktop.content.reader import ContentError
from rome_desktop.session import clauses, reference

LANGUAGES = ("en", "fr")


def key(game):
    return game.key


@pytest.mark.parametrize("game", GAMES, ids=key)
def test_every_game_has_a_sheet_without_a_number_typed_by_hand(game):
    assert list(reference.faults(game)) == []
    english, french = (reference.told(game, language) for language in LANGUAGES)
    assert [len(part.lines) for part in english] == [len(part.lines) for part in french]
    assert 18 <= sum(len(part.lines) for part in english) <= 40


@pytest.mark.parametrize("game", GAMES, ids=key)
def test_every_block_sums_up_a_clause_or_chapter_there_is(game):
    for language in LANGUAGES:
        rules = clauses.read(game.key, language)
        for part in reference.told(game, language):
            assert rules.find(part.clause)


@pytest.mark.parametrize("game", GAMES, ids=key)
def test_every_icon_is_there(game):
    names = {line.icon for part in reference.told(game, "en") for line in part.lines} - {""}
    goods = {name.removeprefix("good:") for name in names if name.startswith("good:")}
    assert goods <= set(theme.make_look().goods)
    assert [name for name in names if ":" not in name and not icons.exists(name)] == []


@pytest.mark.parametrize("game", GAMES, ids=key)
def test_the_french_keeps_its_typography(game):
    for part in reference.told(game, "fr"):
        for text in (part.title, *(line.text for line in part.lines)):
            assert "'" not in text
            for mark in ";:!?":
                assert f" {mark}" not in text
                assert text.count(mark) == text.count(f"\N{NO-BREAK SPACE}{mark}")


def test_a_number_comes_from_the_box():
    concordia = next(game for game in GAMES if game.key == "concordia")
    lines = [line.text for part in reference.told(concordia, "en") for line in part.lines]
    assert any("wine 6, cloth 7" in line for line in lines)


def test_a_number_typed_by_hand_is_found(tmp_path):
    sheet = (
        '[[blocks]]\ntitle = { en = "Costs", fr = "Prix" }\nclause = "RM-1"\nrows = [\n'
        '  { text = { en = "It costs 3.", fr = "{box.turn.actions} actions" } },\n]\n'
    )
    (tmp_path / "concordia.toml").write_text(sheet, encoding="utf-8")
    concordia = next(game for game in GAMES if game.key == "concordia")
    assert list(reference.faults(concordia, tmp_path)) == ["a number typed by hand: It costs 3."]


def test_a_damaged_sheet_names_its_line(tmp_path):
    (tmp_path / "concordia.toml").write_text("[[blocks]]\ntitle = 4\n", encoding="utf-8")
    concordia = next(game for game in GAMES if game.key == "concordia")
    with pytest.raises(ContentError, match="blocks"):
        reference.told(concordia, "en", tmp_path)
