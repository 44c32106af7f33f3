"""The numbered rules, the code that applies them and the tests that prove them name the same clauses."""

import re
from functools import cache
from pathlib import Path

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.engine.game import Game
from tests.contract.reasons import reasons, rules_of

NUMBER = r"(?:\d+|[A-Z]\b)(?:\.[A-Z]?\d+)*"
CLAUSE = re.compile(rf"^- \*\*([A-Z]+-{NUMBER})\*\* \S", flags=re.MULTILINE)
HEADING = re.compile(rf"^##+ ([A-Z]+-{NUMBER}) \S", flags=re.MULTILINE)
RULING = re.compile(r"\bR\d\d\b")
LANGUAGES = ("en", "fr")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@cache
def read(path: Path) -> str:
    """A file, once for all tests."""
    return path.read_text(encoding="utf-8")


def rules(root: Path, game: Game, language: str) -> str:
    return read(root / "seeds" / game.key / f"rules.{language}.md")


@cache
def numbered(text: str) -> tuple[list[str], list[str]]:
    """The clauses and the headings of a rulebook."""
    return CLAUSE.findall(text), HEADING.findall(text)


def clauses(root: Path, game: Game) -> list[str]:
    return numbered(rules(root, game, "en"))[0]


def known_ids(root: Path, game: Game) -> set[str]:
    """Clauses and headings."""
    found, headings = numbered(rules(root, game, "en"))
    return {*found, *headings}


@cache
def ids_in(text: str) -> set[str]:
    """Whatever a text names that looks like a clause of some game."""
    return set(re.findall(rf"\b[A-Z]+-{NUMBER}", text))


def cited(text: str, root: Path, game: Game) -> set[str]:
    """The ids of this game's rules that a text names."""
    prefix = clauses(root, game)[0].partition("-")[0]
    return {clause for clause in ids_in(text) if clause.startswith(f"{prefix}-")}


def proofs_of(root: Path, game: Game) -> str:
    """The sources of the tests of a game's rules."""
    files = sorted((root / "tests" / "games" / game.key).glob("*.py"))
    return "\n".join(map(read, files))


@cache
def sources(folder: Path) -> list[Path]:
    """The code and the content files in it."""
    return [path for path in folder.rglob("*") if path.suffix in {".py", ".toml"}]


@cache
def program(root: Path) -> str:
    """The whole program and the content files."""
    files = [*(root / "rome_desktop").rglob("*.py"), *(root / "resources" / "content").glob("*.toml")]
    return "\n".join(map(read, sorted(files)))


def applied(root: Path, game: Game) -> set[str]:
    """The clauses that the program names; that of a single card, such as NR-27.G02, by the card's id."""
    text = program(root)
    cards = {clause for clause in clauses(root, game) if clause.rpartition(".")[2] in card_ids(text)}
    return cited(text, root, game) | between(text, root, game) | cards


@cache
def card_ids(text: str) -> set[str]:
    """The ids that content files in it give."""
    return set(re.findall(r'id = "([^"]*)"', text))


@cache
def ranges(text: str) -> list[tuple[str, str]]:
    """From where to where a text names clauses in a row."""
    return re.findall(rf"([A-Z]+-{NUMBER}) to ([A-Z]+-{NUMBER})", text)


def between(text: str, root: Path, game: Game) -> set[str]:
    """The clauses of the ranges that a text names, such as "XX-1.2 to XX-1.5"."""
    order = clauses(root, game)
    found: set[str] = set()
    for first, last in ranges(text):
        if first in order and last in order:
            found.update(order[order.index(first) : order.index(last) + 1])
    return found


@every_game
def test_the_rules_have_the_same_clauses_in_every_language(game: Game, project_root: Path):
    texts = [rules(project_root, game, language) for language in LANGUAGES]

    assert [CLAUSE.findall(text) for text in texts] == [clauses(project_root, game)] * len(LANGUAGES)
    assert [HEADING.findall(text) for text in texts] == [HEADING.findall(texts[0])] * len(LANGUAGES)


@every_game
def test_no_clause_is_numbered_twice_and_each_stands_under_its_heading(game: Game, project_root: Path):
    found = clauses(project_root, game)

    assert len(set(found)) == len(found)
    assert {clause.rpartition(".")[0] for clause in found} <= set(
        HEADING.findall(rules(project_root, game, "en"))
    )


@every_game
def test_the_same_rulings_are_named_in_every_language(game: Game, project_root: Path):
    by_clause = [
        {
            CLAUSE.match(line)[1]: RULING.findall(line)  # type: ignore[index]
            for line in rules(project_root, game, language).splitlines()
            if CLAUSE.match(line)
        }
        for language in LANGUAGES
    ]

    assert by_clause[0] == by_clause[1]


@every_game
def test_every_clause_is_proved_by_a_test(game: Game, project_root: Path):
    proved = cited(proofs_of(project_root, game), project_root, game)

    assert [clause for clause in clauses(project_root, game) if clause not in proved] == []


@every_game
def test_every_clause_is_named_by_the_code_that_applies_it(game: Game, project_root: Path):
    named = applied(project_root, game)

    assert [clause for clause in clauses(project_root, game) if clause not in named] == []


@every_game
@pytest.mark.parametrize(
    "folder", ["rome_desktop", "resources/content", "tests/games", "tests/scenarios", "tests/positions"]
)
def test_every_clause_that_is_cited_exists(game: Game, folder: str, project_root: Path):
    known = known_ids(project_root, game)
    unknown = {
        f"{path.relative_to(project_root)}: {clause}"
        for path in sources(project_root / folder)
        for clause in cited(read(path), project_root, game) - known
    }

    assert unknown == set()


@every_game
def test_the_rules_cite_only_clauses_that_exist(game: Game, project_root: Path):
    for language in LANGUAGES:
        text = rules(project_root, game, language)
        assert cited(text, project_root, game) <= known_ids(project_root, game)


@every_game
def test_every_refusal_names_a_clause_and_is_proved_by_a_test(game: Game, project_root: Path):
    tests = proofs_of(project_root, game)
    of_the_rules = {key for path in rules_of(game) for key in re.findall(r'"([a-z-]+)"', path.read_text())}

    for key, named in reasons(game).items():
        if key in of_the_rules:
            assert named, f"{key} names no clause"
            assert named <= set(clauses(project_root, game)), f"{key} names {named}"
            assert f'"{key}"' in tests, f"no test is refused with {key}"


@every_game
def test_reasons_are_found_with_their_clauses(game: Game):
    found = reasons(game)

    assert found["the-game-is-over"] == {""}
    assert found["not-the-one-to-move"] == {""}
    assert len(found) > 10


def test_a_clause_held_in_a_variable_is_found():
    found = reasons(game_of("city_of_marble"))

    assert found["actions-are-compulsory"] == {"RM-4.3", "RM-11.4"}
