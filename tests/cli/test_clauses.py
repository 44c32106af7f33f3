"""The reader of the numbered rules, used by Help, hover cards and `rules`."""

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.session import clauses
from rome_desktop.session.clauses import Clause, RulesError, Section

TEXT = """# A Game

Some words before.

Some more.

## AG-1 Setting up

- **AG-1.1** Shuffle. _Ruling R01:_ the book forgets to say so.
- **AG-1.2** Deal.

### AG-2.1 A part

- **AG-2.1.1** Play. _Our own addition._
- **AG-2.10** Sing _loudly_ now.
"""


@pytest.fixture
def rules():
    return clauses.parse("a_game", "en", TEXT)


def test_title_and_preface(rules):
    assert rules.title == "A Game"
    assert rules.preface == ("Some words before.", "Some more.")


def test_entries_in_reading_order(rules):
    assert [entry.id for entry in rules.entries] == [
        *("AG-1", "AG-1.1", "AG-1.2"),
        *("AG-2.1", "AG-2.1.1", "AG-2.10"),
    ]
    assert rules.find("AG-2.1") == Section("AG-2.1", "A part", 2)


def test_a_ruling_is_told_apart_from_the_rule(rules):
    assert rules.find("AG-1.1") == Clause(
        "AG-1.1", "Shuffle.", "R01", "the book forgets to say so.", own=False, section="AG-1"
    )


def test_our_own_additions_are_marked(rules):
    assert rules.find("AG-2.1.1") == Clause("AG-2.1.1", "Play.", "", "", own=True, section="AG-2.1")


def test_italics_inside_a_clause_are_its_text(rules):
    assert rules.find("AG-2.10").text == "Sing _loudly_ now."


def test_a_part_is_an_entry_and_what_lies_below(rules):
    assert [entry.id for entry in rules.part("AG-2.1")] == ["AG-2.1", "AG-2.1.1"]


def test_chapters_and_clauses_may_be_lettered():
    text = "## AG-S Alone\n\n- **AG-S.1** Deal.\n\n## AG-27 Aims\n\n- **AG-27.G01** Two cards, see AG-S.1.\n"
    lettered = clauses.parse("a_game", "en", text)
    ids = [entry.id for entry in lettered.entries]
    assert ids == ["AG-S", "AG-S.1", "AG-27", "AG-27.G01"]
    assert [entry.id for entry in lettered.part("AG-S")] == ["AG-S", "AG-S.1"]
    assert clauses.cited(["AG-S.1 and AG-27.G01"], ids) == {"AG-S.1", "AG-27.G01"}


def test_an_unknown_clause_names_its_neighbours(rules):
    with pytest.raises(RulesError, match=r"no clause “AG-1.7”. Near it are: AG-1.1, AG-1.2\."):
        rules.find("AG-1.7")


@pytest.mark.parametrize("line", ["- AG-1.3 Without stars.", "Words between clauses.", "#### AG Too deep"])
def test_a_malformed_line_is_named(line):
    with pytest.raises(RulesError, match=r"Line 16 of the rules of a_game in “en” is no clause"):
        clauses.parse("a_game", "en", f"{TEXT}{line}\n")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_both_languages_have_the_same_clauses(game):
    assert clauses.languages(game.key) == ["en", "fr"]
    english, french = (clauses.read(game.key, language) for language in ("en", "fr"))
    assert [entry.id for entry in english.entries] == [entry.id for entry in french.entries]
    for one, other in zip(english.clauses(), french.clauses(), strict=True):
        assert (one.id, one.ruling, one.own) == (other.id, other.ruling, other.own)
        assert one.text
        assert other.text
        assert bool(one.ruling) == bool(one.reason) == bool(other.reason)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_clause_and_no_ruling_stands_twice(game):
    found = clauses.read(game.key, "en")
    ids = [entry.id for entry in found.entries]
    assert len(set(ids)) == len(ids)
    rulings = [clause.ruling for clause in found.clauses() if clause.ruling]
    assert len(set(rulings)) == len(rulings)


def test_citations_and_ranges():
    known = ["AG-1.1", "AG-1.2", "AG-1.3", "AG-1.10", "AG-2.1"]
    assert clauses.cited(["[AG-1.1 to AG-1.3] and AG-9.9"], known) == {"AG-1.1", "AG-1.2", "AG-1.3"}
    assert clauses.cited(["AG-1.10, AG-2.1."], known) == {"AG-1.10", "AG-2.1"}
    assert clauses.cited(["AG-1"], known) == set()


def test_rules_that_cannot_be_read(tmp_path):
    (tmp_path / "a_game").mkdir()
    (tmp_path / "a_game" / "rules.en.md").write_bytes(b"\xff\xfe")
    with pytest.raises(RulesError, match="cannot be read"):
        clauses.read("a_game", "en", tmp_path)
    with pytest.raises(RulesError, match=r"not there in “fr”. There are: en\."):
        clauses.read("a_game", "fr", tmp_path)
