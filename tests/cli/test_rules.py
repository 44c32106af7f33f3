"""`rules`: the numbered clauses, one of them, and those that no test cites."""

import pytest

from rome_desktop.cli import rules
from rome_desktop.session import clauses


def test_all_rules_are_printed(run):
    ran = run("rules", "city_of_marble")
    assert ran.code == 0
    assert ran.out.startswith("Rome: City of Marble\n")
    for clause in clauses.read("city_of_marble", "en").clauses():
        assert f"\n{clause.id}  " in ran.out


def test_one_clause_with_its_ruling(run):
    ran = run("rules", "city_of_marble", "--clause", "RM-6.1.3")
    assert ran.out.startswith("RM-6.1.3  ")
    assert "Ruling R13: " in ran.out


def test_a_chapter_with_its_clauses(run):
    ran = run("rules", "city_of_marble", "--clause", "RM-6.1")
    ids = [line.split()[0] for line in ran.out.splitlines() if line.startswith("RM-")]
    assert ids == ["RM-6.1", "RM-6.1.1", "RM-6.1.2", "RM-6.1.3", "RM-6.1.4"]


def test_our_own_additions_are_marked(run):
    assert "(Our own addition.)" in run("rules", "city_of_marble", "--clause", "RM-13.2").out


def test_in_french(run):
    ran = run("rules", "city_of_marble", "--lang", "fr", "--clause", "RM-5.3")
    assert "Décision\u00a0R10\u00a0: " in ran.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("rules monopoly", "There is no game “monopoly”"),
        ("rules city_of_marble --lang la", "are not there in “la”. There are: en, fr."),
        ("rules city_of_marble --clause RM-6.1.9", "no clause “RM-6.1.9”. Near it are: RM-6.1.1, RM-6.1.2"),
        ("rules city_of_marble --clause 6", "There is no clause “6”. Near it are: RM-1, RM-2"),
        ("rules", "Missing: GAME"),
    ],
)
def test_wrong_usage(run, words, sentence):
    ran = run(*words.split())
    assert ran.code == 2
    assert sentence in ran.sentence


def test_uncited_clauses_fail_the_check(tmp_path, capsys):
    (tmp_path / "test_x.py").write_text('"""[RM-1.1 to RM-2.8]"""', encoding="utf-8")
    found = clauses.read("city_of_marble", "en")
    assert rules.print_uncited(found, tmp_path) == 1
    out = capsys.readouterr().out
    assert "RM-2.8 " not in out
    assert "RM-3.1  " in out
    assert out.endswith("clauses are cited by no test.\n")


def test_nothing_uncited(tmp_path, capsys):
    (tmp_path / "x.toml").write_text("# RM-1.1 to RM-14.4", encoding="utf-8")
    assert rules.print_uncited(clauses.read("city_of_marble", "en"), tmp_path) == 0
    assert capsys.readouterr().out == "0 of 125 clauses are cited by no test.\n"


def test_uncited_needs_a_checkout(run, monkeypatch, tmp_path):
    monkeypatch.setattr(rules, "TESTS", tmp_path / "none")
    ran = run("rules", "city_of_marble", "--uncited")
    assert ran.code == 1
    assert "--uncited is for a checkout" in ran.sentence
