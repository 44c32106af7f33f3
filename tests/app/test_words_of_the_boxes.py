"""French says what is printed in the boxes: the glossaries decide, and sentences, names and rules obey."""

import json
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.content.reader import BUNDLED
from rome_desktop.places import RESOURCES
from tests.app.glossary_files import SEEDS, game_of, never_said, pairs
from tests.app.translation_files import read

KEYS = [game.key for game in GAMES]
BLANK = "\u00a0"

BY_GAME = "each box has its own word"
SEVERAL_IN_FRENCH = {
    "%n coins": BY_GAME,
    "%n goods of your choice": BY_GAME,
    "Build": BY_GAME,
    "Coins": BY_GAME,
    "Hire": BY_GAME,
    "Play {card}": "a personality card of Concordia is “la carte …”, a subject of Nova Roma a person",
    "Round {number}": BY_GAME,
    "Send": BY_GAME,
    "brown": BY_GAME,
    "by round": BY_GAME,
    "row {row}, place {place}": BY_GAME,
    "Back": "to the page before, and one move back in a replay",
    "Buy": "a part of the turn, and a button",
    "Call the court": "a part of the season, and a button",
    "Concordia card": "by itself, and in a list",
    "Trajan tiles": "by itself, and in a list",
    "Copy": "a part of the turn, and a button",
    "Again": "a puzzle is played again, a chapter done again",
    "Go on": "a turn, and a lesson that was left off",
    "Harvest": "what is brought in, and the season",
    "Home": "where peasants live, and the first page",
    "Play": "a game or a card, and a replay",
    "Recall": "the name of the action, and a button",
    "Return": "peasants at the end of a season, and to a moment before",
    "Take back": "a hero in Alba Longa, a magistrate from a site in City of Marble",
    "green": "said of a mosaic row and of a marker",
    "only its owner sees it": "said of a hero by its King, and of a card",
}

SHAPES = {"marche"}
"""Names of building shapes, which are seen and never named in the rules."""


@cache
def sentences(key: str) -> list[tuple[str, str]]:
    """Every French text of a game with where it stands: the translations, the names, the rules."""
    return list(_sentences(key))


def _sentences(key: str) -> Iterator[tuple[str, str]]:
    for m in read("fr"):
        if game_of(m.context) == key:
            for form in m.forms:
                yield f"{m.context}: {m.source}", form
    for _, french in (*names(key), *taught(key)):
        yield f"{key}.toml", french
    for line in (SEEDS / key / "rules.fr.md").read_text(encoding="utf-8").splitlines():
        yield "rules.fr.md", line


def names(key: str) -> Iterator[tuple[str, str]]:
    """English and French of every name of a content file; where it is from is said in sentences."""
    yield from _names(tomllib.loads((BUNDLED / f"{key}.toml").read_text(encoding="utf-8")))


def taught(key: str) -> Iterator[tuple[str, str]]:
    """English and French of every text of a course, of the reference sheet and of the challenges."""
    for folder in ("lessons", "reference"):
        file = RESOURCES / folder / f"{key}.toml"
        if file.exists():
            yield from _names(tomllib.loads(file.read_text(encoding="utf-8")))
    for file in sorted((RESOURCES / "challenges" / key).glob("*.json")):
        yield from _names(json.loads(file.read_text(encoding="utf-8")))


def _names(table: Any) -> Iterator[tuple[str, str]]:
    if isinstance(table, dict) and isinstance(table.get("en"), str):
        yield table["en"], table["fr"]
    elif isinstance(table, dict | list):
        parts = [p for k, p in table.items() if k != "source"] if isinstance(table, dict) else table
        for part in parts:
            yield from _names(part)


@pytest.mark.parametrize("key", KEYS)
def test_words_that_are_not_of_the_box_are_nowhere(key):
    words = "|".join(re.escape(word) for word in never_said(key))
    pattern = re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE)
    found = [
        f"“{said[0]}”: {where}: {text[:120]}"
        for where, text in sentences(key)
        if (said := pattern.search(text))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("key", ["", *KEYS])
def test_no_sentence_says_who_in_the_manner_of_a_proverb(key):
    """« Qui achète la carte met fin à la partie. » is a proverb; a box says which player."""
    said = sentences(key) if key else ((m.source, form) for m in read("fr") for form in m.forms)
    proverb = re.compile(r"(?:^|(?<=[.;:!?] )|(?<=\*\*))[Qq]ui (?!que )[^.?]*\.")
    found = [f"{where}: {text[:160]}" for where, text in said if proverb.search(text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("key", KEYS)
def test_every_glossary_names_such_words(key):
    assert never_said(key)


@pytest.mark.parametrize("key", KEYS)
def test_names_are_those_of_the_glossary(key):
    known = pairs(key)
    differing = [
        f"{english}: {french}, but the glossary has {sorted(known[english.lower()])}"
        for english, french in names(key)
        if english.lower() in known and french.lower() not in known[english.lower()]
    ]
    assert not differing, "\n".join(differing)


@pytest.mark.parametrize("key", KEYS)
def test_names_are_those_of_the_rules(key):
    english_rules = (SEEDS / key / "rules.en.md").read_text(encoding="utf-8")
    french_rules = (SEEDS / key / "rules.fr.md").read_text(encoding="utf-8").lower()
    differing = [
        f"{english}: “{french}” is not in rules.fr.md"
        for english, french in names(key)
        if re.search(rf"\b{re.escape(english)}\b", english_rules)
        and french.lower() not in french_rules
        and french not in SHAPES
    ]
    assert not differing, "\n".join(differing)


def test_one_english_text_is_one_french_text_unless_there_is_a_reason():
    forms = defaultdict(set)
    for m in read("fr"):
        forms[m.source, m.numerus].add(m.forms)
    several = {source for (source, _), said in forms.items() if len(said) > 1}
    assert several == set(SEVERAL_IN_FRENCH), sorted(several ^ set(SEVERAL_IN_FRENCH))


# ---- signs


FRENCH_PAGES = [
    *(f"seeds/{key}/rules.fr.md" for key in KEYS),
    "README.md",
    "packaging/linux/control",
    "packaging/linux/quinque-ludi.desktop",
    "packaging/linux/quinque-ludi.fr.6",
    "packaging/windows/licence.fr.txt",
]
BEGINS = {"README.md": "## En français", "packaging/linux/control": " En français"}
"""Where the French part of a page begins; the others are French throughout, or line by line."""


def french_of(page: str, text: str) -> str:
    """The French part of a page, without code."""
    if page.endswith(".desktop"):
        return "\n".join(line for line in text.splitlines() if "[fr]=" in line and "Key" not in line)
    part = text[text.index(BEGINS[page]) :] if page in BEGINS else text
    part = part.split("\n## Licence\n")[0]
    return re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)", "", part, flags=re.DOTALL)


@pytest.mark.parametrize("page", FRENCH_PAGES)
def test_french_pages_are_set_as_french_is(page, project_root):
    french = french_of(page, (project_root / page).read_text(encoding="utf-8"))
    wrong = re.compile(
        rf"'|(?<!{BLANK})[;?!»](?!\[)| :|«(?!{BLANK})|\d (?!dans|vers|mais|sous)[a-zà-ÿ]{{3,}}s\b"
    )
    misset = [
        f"{number}: {line[max(0, m.start() - 30) : m.end() + 30]}"
        for number, line in enumerate(french.splitlines(), 1)
        for m in wrong.finditer(line)
    ]
    assert not misset, "\n".join(misset[:20])


@pytest.mark.parametrize("key", KEYS)
def test_names_and_lessons_are_set_as_french_is(key):
    wrong = re.compile(rf"'|(?<!{BLANK})[:;?!»]|«(?!{BLANK})|\d (?!dans|vers|mais|sous)[a-zà-ÿ]{{3,}}s\b")
    misset = [
        french
        for english, french in (*names(key), *taught(key))
        if french != english and wrong.search(french)
    ]
    assert not misset, misset
