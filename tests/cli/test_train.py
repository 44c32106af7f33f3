"""`train`: self-play and least squares; the same run writes the same file."""

import json
from pathlib import Path

import pytest

from rome_desktop.ai import weights
from rome_desktop.ai.weights import factors_of
from rome_desktop.cli.train import STAGES, Row, error, fitted, solved


@pytest.fixture
def kept(monkeypatch, tmp_path) -> Path:
    """Where weights are kept."""
    monkeypatch.setattr(weights, "HERE", tmp_path)
    (tmp_path / "trajan").mkdir()
    return tmp_path / "trajan" / "weights.json"


def test_the_same_run_writes_the_same_file(run, kept):
    words = ("train", "trajan", "--seed", 4, "--games", 5)
    first = run(*words, "--json").json
    text = kept.read_text(encoding="utf-8")
    run(*words)
    assert kept.read_text(encoding="utf-8") == text
    assert json.loads(text) == first
    assert list(first) == ["game", "seed", "matches", "positions", "held_out_error", "commit", "factors"]
    assert (first["seed"], first["matches"]) == (4, 5)
    assert all(0.2 <= factor <= 3.0 for factor in first["factors"].values())


def test_it_says_what_it_found(run, kept):
    out = run("train", "trajan", "--games", 5).out
    assert "TERM       FACTOR" in out
    assert "error on matches held out: " in out


def test_a_folder_that_cannot_be_written(run, kept):
    kept.mkdir()
    ran = run("train", "trajan", "--games", 5)
    assert ran.code == 1
    assert "cannot be written" in ran.sentence


def test_factors_come_from_the_file_and_are_1_without_one(kept):
    factors_of.cache_clear()
    assert factors_of("trajan", ("tiles", "mat")) == (1.0, 1.0)
    factors_of.cache_clear()
    kept.write_text('{"factors": {"mat": 0.5}}')
    assert factors_of("trajan", ("tiles", "mat")) == (1.0, 0.5)
    factors_of.cache_clear()


def test_equations_are_solved():
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_a_term_that_counts_half_is_found_out():
    """The first term is worth half of what it says, the second one what it says, a stage 3 points more.

    A factor is held back, so that it goes only part of the way.
    """
    rows = [
        Row(n, n % STAGES, (float(n % 7), float(n % 3)), 0.5 * (n % 7) + n % 3 + 3.0 * (n % STAGES == 1))
        for n in range(200)
    ]
    change = fitted(rows, terms=True)
    assert -0.5 <= change[0] < -0.25
    assert abs(change[1]) < 0.15
    assert error(rows, change) < error(rows, fitted(rows, terms=False))
