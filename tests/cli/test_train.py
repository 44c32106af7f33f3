"""`train`: self-play and least squares; the same run writes the same file."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from rome_desktop.ai import weights
from rome_desktop.ai.weights import factors_of
from rome_desktop.catalogue import game
from rome_desktop.cli import train
from rome_desktop.cli.choices import content_of
from rome_desktop.cli.train import STAGES, Row, error, fitted, rows_of_match, solved, untaught

GAME = game("nova_roma")


@pytest.fixture
def kept(monkeypatch, tmp_path) -> Path:
    """Where weights are kept."""
    monkeypatch.setattr(weights, "HERE", tmp_path)
    (tmp_path / "nova_roma").mkdir()
    return tmp_path / "nova_roma" / "weights.json"


def a_match() -> list[Row]:
    return rows_of_match(GAME, content_of(GAME), untaught(GAME), 4, 0)


@pytest.fixture(scope="module")
def played() -> list[Row]:
    """The rows of a match."""
    return a_match()


@pytest.fixture
def replayed(monkeypatch, played):
    """One match stands for all of a training, each with another score."""

    def rows(game, content, evaluator, seed, number):
        dice = random.Random(f"{seed}/{number}")
        return [replace(row, match=number, rest=row.rest + dice.gauss(0, 5)) for row in played]

    monkeypatch.setattr(train, "rows_of_match", rows)


def test_the_same_seed_and_number_play_the_same_match(played):
    assert played == a_match()
    assert {row.stage for row in played} == set(range(STAGES))
    assert {len(row.parts) for row in played} == {len(untaught(GAME).terms)}


def test_the_same_run_writes_the_same_file(run, kept, replayed):
    words = ("train", "nova_roma", "--seed", 4, "--games", 5)
    first = run(*words, "--json").json
    text = kept.read_text(encoding="utf-8")
    ran = run(*words)
    assert kept.read_text(encoding="utf-8") == text
    assert json.loads(text) == first
    assert list(first) == ["game", "seed", "matches", "positions", "held_out_error", "commit", "factors"]
    assert (first["seed"], first["matches"]) == (4, 5)
    assert all(0.2 <= factor <= 3.0 for factor in first["factors"].values())
    assert ran.out.split()[:2] == ["TERM", "FACTOR"]
    assert "error on matches held out: " in ran.out


def test_a_folder_that_cannot_be_written(run, kept, replayed):
    kept.mkdir()
    ran = run("train", "nova_roma", "--games", 5)
    assert ran.code == 1
    assert "cannot be written" in ran.sentence


def test_factors_come_from_the_file_and_are_1_without_one(kept):
    factors_of.cache_clear()
    assert factors_of("nova_roma", ("coins", "crops")) == (1.0, 1.0)
    factors_of.cache_clear()
    kept.write_text('{"factors": {"crops": 0.5}}')
    assert factors_of("nova_roma", ("coins", "crops")) == (1.0, 0.5)
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
