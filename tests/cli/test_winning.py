"""`train` where a game has no terms: weights move the way victory lies, and luck moves none."""

import json
import random
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path

import pytest

from rome_desktop.ai import weights
from rome_desktop.ai.alba_longa.weights import WEIGHTS
from rome_desktop.ai.players import evaluator_of, level_of
from rome_desktop.ai.weights import fitted, weighed, weight_names
from rome_desktop.catalogue import game
from rome_desktop.cli import winning
from rome_desktop.cli.choices import content_of
from rome_desktop.cli.winning import (
    FARTHEST,
    REACH,
    WIDTH,
    Trial,
    climbed,
    held_back,
    learned,
    moved,
    narrowed,
)
from rome_desktop.engine.steps import play


@pytest.fixture
def kept(monkeypatch, tmp_path) -> Path:
    """Where weights are kept."""
    monkeypatch.setattr(weights, "HERE", tmp_path)
    (tmp_path / "alba_longa").mkdir()
    return tmp_path / "alba_longa" / "weights.json"


def trials(count: int, *shares: float, seed: int = 1) -> list[Trial]:
    """Matches whose margin is luck and, by these shares, what the weights bring."""
    dice = random.Random(seed)
    found = []
    for _ in range(count):
        signs = tuple(dice.choice((-1, 1)) for _ in shares)
        brought = sum(share * sign for share, sign in zip(shares, signs, strict=True))
        found.append(Trial(signs, 10.0 * (brought + dice.gauss(0.0, 1.0))))
    return found


def test_a_weight_that_wins_grows_and_one_that_loses_shrinks():
    step = learned(trials(400, 0.6, -0.4, 0.0))
    more, less, nothing = step.change
    assert more / REACH == pytest.approx(0.6 / 1.23, abs=0.1)
    assert less / REACH == pytest.approx(-0.4 / 1.23, abs=0.1)
    assert abs(nothing) < 0.1
    assert step.after < step.before


def test_what_the_matches_held_out_do_not_confirm_is_not_learned():
    """Of mere luck most steps learn nothing; where they do, it is little."""
    steps = [learned(trials(60, *([0.0] * 20), seed=seed)) for seed in range(20)]
    unmoved = [step for step in steps if not any(step.change)]
    assert len(unmoved) > 10
    assert all(step.after >= step.before for step in unmoved)


def test_luck_is_held_back():
    assert held_back(0.1, 100) == 0.0
    assert held_back(0.0, 100) == 0.0
    assert held_back(0.2, 100) == pytest.approx(0.15)
    assert held_back(-0.2, 10_000) == pytest.approx(-0.2, abs=0.001)


def test_a_weight_stays_within_bounds():
    assert moved((1.7, 0.0, -1.0), (0.5, 0.3, -3.0)) == (FARTHEST, 0.3, -FARTHEST)


@dataclass(frozen=True)
class Judge:
    """Somebody who wins by as much as its first weight is larger, whatever the second one is."""

    powers: tuple[float, ...]


def test_steps_build_on_one_another(monkeypatch):
    """Each begins where the one before ended, and the weight that wins grows with each."""

    def match(game, box, sides, dice):
        return [round(1000 * side.powers[0] + dice.gauss(0, 100)) for side in sides]

    monkeypatch.setattr(winning, "match", match)
    powers, steps = climbed(game("alba_longa"), None, Judge, 2, 3, 200)
    assert len(steps) == winning.STEPS
    assert powers[0] == pytest.approx(min(FARTHEST, sum(step.change[0] for step in steps)))
    assert powers[0] > 1.0
    assert abs(powers[1]) < 0.5
    assert climbed(game("alba_longa"), None, Judge, 2, 3, 200)[0] == powers


def test_a_weight_that_was_moved_too_far_comes_back_and_settles(monkeypatch):
    """The first weight is best at 0.25, whatever the second one is, and very much depends on it."""

    def match(game, box, sides, dice):
        return [round(-9000 * (side.powers[0] - 0.25) ** 2 + dice.gauss(0, 100)) for side in sides]

    monkeypatch.setattr(winning, "match", match)
    powers, steps = climbed(game("alba_longa"), None, Judge, 2, 3, 300)
    assert all(abs(step.change[0]) > WIDTH for step in steps[:3])
    assert powers[0] == pytest.approx(0.25, abs=0.1)


def test_only_what_turns_round_is_held_in():
    assert narrowed((0.4, 0.4, 0.4, 0.2), (0.3, 0.3, 0.0, 0.2), (0.2, -0.1, -0.4, -0.4)) == (
        0.4,
        0.2,
        0.4,
        0.1,
    )


def test_a_match_that_does_not_end_counts_as_it_stands(monkeypatch):
    """The state is asked for its scores after so many decisions, and nobody is asked for another one."""
    g, asked = game("concordia"), []
    monkeypatch.setattr(winning, "LONG", 12)
    monkeypatch.setattr(winning, "play", lambda state, action: asked.append(play(state, action)))
    sides = [evaluator_of(g.key, g.stem)] * 2
    scores = winning.match(g, content_of(g).box, sides, random.Random(1))
    assert len(asked) == winning.LONG
    assert len(scores) == 2
    assert max(scores) < 100


def test_the_same_run_writes_the_same_file(run, kept):
    words = ("train", "alba_longa", "--seed", 4, "--games", 5)
    first = run(*words, "--json").json
    text = kept.read_text(encoding="utf-8")
    ran = run(*words)
    assert kept.read_text(encoding="utf-8") == text
    assert json.loads(text) == first
    assert list(first) == ["game", "seed", "matches", "held_out_error", "won", "commit", "factors"]
    assert list(first["factors"]) == list(weight_names(WEIGHTS))
    assert "won of further matches" in ran.out


def test_what_does_not_win_afterwards_is_not_kept(run, kept, monkeypatch):
    monkeypatch.setattr(winning, "climbed", lambda *_: ((0.5,) * 18, [winning.Taught((0.5,) * 18, 1.0, 0.9)]))
    for won, factor in ((0.5, 1.0), (0.6, 1.649)):
        monkeypatch.setattr(winning, "share_won", lambda *_, won=won: won)
        found = run("train", "alba_longa", "--games", 5, "--json").json
        assert set(found["factors"].values()) == {factor}
        assert found["won"] == won


def test_the_fitted_table_is_that_of_the_file(kept):
    assert fitted("alba_longa", WEIGHTS) == WEIGHTS
    kept.write_text('{"factors": {"coins": 2.0, "hero": 0.5}}')
    table = fitted("alba_longa", WEIGHTS)
    assert table.coins == tuple(2 * coin for coin in WEIGHTS.coins)
    assert (table.hero, table.peasant) == (WEIGHTS.hero / 2, WEIGHTS.peasant)
    assert weighed(table, {"coins": 0.5, "hero": 2.0}) == WEIGHTS


@pytest.mark.parametrize("key", ["alba_longa", "trajan"])
def test_the_bundled_file_is_a_trainings_and_moves_the_hard_player(key):
    tables = import_module(f"rome_desktop.ai.{key}.weights")
    found = json.loads((weights.HERE / key / "weights.json").read_text(encoding="utf-8"))
    assert found["held_out_error"]["after"] < found["held_out_error"]["before"]
    assert found["won"] > 0.5
    assert set(found["factors"]) == set(weight_names(tables.WEIGHTS))
    taught = asdict(weighed(tables.WEIGHTS, found["factors"]))
    assert taught == asdict(tables.FITTED) != asdict(tables.WEIGHTS)
    assert level_of(key, "hard").weights is tables.FITTED
