"""Content files: the user's is taken if it is sound, and else refused with its line and the reason."""

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.content.reader import BUNDLED, TOLD, ContentError, line_of, load, read, tables
from rome_desktop.engine.edition import Source
from rome_desktop.engine.game import Game

SOUND = {game.key: (BUNDLED / f"{game.key}.toml").read_text(encoding="utf-8") for game in GAMES}


@dataclass(frozen=True, slots=True)
class Name:
    en: str


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    name: Name
    cost: int


@dataclass(frozen=True, slots=True)
class SmallBox:
    cards: tuple[Card, ...]
    players: int

    def faults(self) -> list[tuple[str, str]]:
        return [] if len(self.cards) == 2 else [("cards", "there are two cards")]


@dataclass(frozen=True, slots=True)
class Told:
    players: int
    source: Source

    def faults(self) -> list[tuple[str, str]]:
        return []


SMALL = """# A box of two cards.
players = 3

[[cards]]
id = "a"
name = { en = "A" }
cost = 1

[[cards]]
id = "b"
name = { en = "B" }
cost = 2
"""


def refusal(folder: Path, text: str) -> tuple[int, str]:
    """Line and reason for which a small box is refused."""
    path = folder / "small.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read(path, SmallBox)
    return caught.value.line, caught.value.reason


def tables_in(table: Any) -> Iterator[dict[str, Any]]:
    """Every table of a file, however deep it stands."""
    if isinstance(table, dict):
        yield table
        table = list(table.values())
    if isinstance(table, list):
        for part in table:
            yield from tables_in(part)


def test_a_sound_file_becomes_a_box(tmp_path):
    path = tmp_path / "small.toml"
    path.write_text(SMALL, encoding="utf-8")

    content = read(path, SmallBox)

    assert content.box == SmallBox((Card("a", Name("A"), 1), Card("b", Name("B"), 2)), 3)
    assert re.fullmatch("[0-9a-f]{16}", content.digest)
    assert content.refused is None


def test_a_missing_field_is_refused_at_its_table(tmp_path):
    assert refusal(tmp_path, SMALL.replace('id = "b"\n', "")) == (9, "cards.1.id: Field required")


def test_a_wrong_type_is_refused_at_its_line(tmp_path):
    line, reason = refusal(tmp_path, SMALL.replace("cost = 2", 'cost = "much"'))

    assert line == 12
    assert reason.startswith("cards.1.cost: Input should be a valid integer")


def test_a_wrong_type_in_an_inline_table_is_refused_at_its_line(tmp_path):
    assert refusal(tmp_path, SMALL.replace('{ en = "B" }', "{ en = 2 }"))[0] == 11


def test_an_unknown_key_is_refused_at_its_line(tmp_path):
    line, reason = refusal(tmp_path, SMALL.replace("cost = 1", "cost = 1\ncolour = 4"))

    assert line == 8
    assert "cards.0.colour" in reason


def test_broken_toml_is_refused_at_its_line(tmp_path):
    line, reason = refusal(tmp_path, SMALL.replace("cost = 1", "cost = = 1"))

    assert line == 7
    assert "Invalid value" in reason


def test_a_bad_count_is_refused(tmp_path):
    """A list as a whole has no line of its own."""
    one_card = SMALL[: SMALL.rindex("[[cards]]")]

    assert refusal(tmp_path, one_card) == (4, "it should be that there are two cards")


def test_a_file_that_is_no_text_is_refused(tmp_path):
    path = tmp_path / "small.toml"
    path.write_bytes(b"\xff\xfe\x00")

    with pytest.raises(ContentError, match=r"small\.toml: .*utf-8"):
        read(path, SmallBox)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(ContentError, match="No such file"):
        read(tmp_path / "small.toml", SmallBox)


def test_the_message_names_file_and_line(tmp_path):
    path = tmp_path / "small.toml"
    path.write_text(SMALL.replace("players = 3", 'players = "x"'), encoding="utf-8")

    with pytest.raises(ContentError, match=r"^small\.toml, line 2: players: Input should be a valid integer"):
        read(path, SmallBox)


@pytest.mark.parametrize(
    ("where", "line"),
    [
        (("players",), 2),
        (("cards", 0, "cost"), 7),
        (("cards", 1), 9),
        (("cards", 1, "hat"), 9),
        (("hat",), 0),
    ],
)
def test_a_place_is_found_or_the_nearest_above_it(where, line):
    assert line_of(SMALL, where) == line


def test_a_place_in_a_nested_table_is_found():
    assert line_of("[a.b]\nc = 1\n[a.d]\nc = 2\n", ("a", "d", "c")) == 4


def test_a_place_under_a_dotted_key_is_found():
    assert line_of('[a]\nb = 1\nsource.en = "x"\nsource.fr = ""\n', ("a", "source", "fr")) == 4


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ('source.en = "box"\nsource.fr = ""', "it is told in English and in French"),
        ('source.en = "box"', "Field required"),
        ('source.en = "box"\nsource.fr = "boîte"\nsource.de = "Kiste"', "Unexpected keyword argument"),
        ("source = 4", "Input should be a dictionary or an instance of Source"),
    ],
)
def test_a_source_that_is_not_told_in_both_languages_is_refused_at_its_line(tmp_path, told, reason):
    (tmp_path / "tale.toml").write_text(f"players = 3\n{told}\n", encoding="utf-8")

    with pytest.raises(ContentError, match=reason) as caught:
        read(tmp_path / "tale.toml", Told)

    assert caught.value.line >= 2


# Over every game.


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_source_is_told_in_two_languages(game: Game):
    """Names alone are the same in both: those of a repository, of a person, of a book."""
    said = [table["source"] for table in tables_in(tomllib.loads(SOUND[game.key])) if "source" in table]

    assert len(said) >= 15
    assert [pair for pair in said if pair["en"] == pair["fr"]] == []
    bare = re.compile("[^\\s\N{NO-BREAK SPACE}][;:!?](?: |$)|'")
    assert [pair["fr"] for pair in said if bare.search(pair["fr"])] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_file_of_the_user_may_say_a_source_once_for_both_languages(game: Game, tmp_path):
    """So did every file before they were told in two."""
    once = re.sub(r"^source\.en = ", "source = ", SOUND[game.key], flags=re.MULTILINE)
    once = re.sub(r"^source\.fr = .*\n", "", once, flags=re.MULTILINE)
    (tmp_path / f"{game.key}.toml").write_text(once, encoding="utf-8")

    content = load(game, tmp_path)

    assert content.refused is None
    edition = content.box.edition
    assert edition.source == Source(load(game).box.edition.source.en, load(game).box.edition.source.en)
    assert edition == replace(load(game).box.edition, source=edition.source)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_bundled_file_is_sound(game: Game):
    content = load(game)

    assert content.refused is None
    assert content.box.faults() == []
    assert content.path == BUNDLED / f"{game.key}.toml"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_file_of_the_user_is_taken(game: Game, tmp_path):
    (tmp_path / f"{game.key}.toml").write_text(SOUND[game.key] + "\n# mine\n", encoding="utf-8")

    content = load(game, tmp_path)

    assert content.path.parent == tmp_path
    assert content.box == load(game).box
    assert content.digest != load(game).digest


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text + "\n[surprise]\nx = 1\n",
        lambda text: text.replace("designer = ", "designers = ", 1),
        lambda text: text[: len(text) // 2],
        lambda text: text + "\nx = = 1\n",
        lambda text: "",
    ],
    ids=["unknown", "misspelt", "half", "broken", "empty"],
)
def test_a_spoilt_file_is_refused_and_the_bundled_one_used(game: Game, spoil: Callable[[str], str], tmp_path):
    (tmp_path / f"{game.key}.toml").write_text(spoil(SOUND[game.key]), encoding="utf-8")

    content = load(game, tmp_path)

    assert content.refused is not None
    assert content.refused.path.parent == tmp_path
    assert (content.box, content.path.parent) == (load(game).box, BUNDLED)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_an_empty_folder_means_the_bundled_file(game: Game, tmp_path):
    assert load(game, tmp_path) == load(game)


@pytest.mark.parametrize("key", SOUND)
def test_what_is_told_before_the_box_is_opened_stands_in_the_whole_file(key):
    whole = tomllib.loads(SOUND[key])
    assert tables(key) == {name: whole[name] for name in TOLD}
